"""The lesson: the rules play it as it's told, and it has words in each language of the package.

Rests on `core`, `saying` and `finding`.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.check.finding import Finding, Severity
from trickery.check.saying import MISSING, languages_of
from trickery.core import registry
from trickery.core.lessons import FILE, BadLesson, Lesson, Shown, lesson
from trickery.core.words import Translator


def check(name: str) -> Iterator[Finding]:
    """Everything about a game's lesson, if it has one."""
    try:
        taught = lesson(registry.load(name))
        if taught is None:
            yield Finding(
                Severity.ADVICE,
                "The game has no lesson, so nobody can learn it at the table.",
                FILE,
                "Write one: docs/lessons.md.",
            )
            return
        steps = list(taught.shown())
    except BadLesson as error:
        yield Finding(
            Severity.ERROR,
            f"The lesson doesn’t go as it’s told: {error.reason}.",
            FILE,
            "Correct that step, or what the rules do there.",
        )
        return
    yield from _steps(taught, steps)
    for language in languages_of(name):
        words = Translator(language, registry.package_of(name), "P{}".format)
        for number, shown in enumerate(steps, 1):
            for said in (shown.says, shown.answer):
                if said and MISSING.search(words.text(said)):
                    yield Finding(
                        Severity.ERROR,
                        f"Step {number} of the lesson reads “{words.text(said)[:80]}”.",
                        f"{language}.ftl",
                        "Add the message, or its argument under `tells` or `answers`.",
                    )


def _steps(taught: Lesson, steps: list[Shown]) -> Iterator[Finding]:
    """Each step that asks for a move points at it and is answered; then the learner plays on."""
    for number, shown in enumerate(steps, 1):
        if shown.step.move and not (shown.answer and shown.step.lit):
            yield Finding(
                Severity.ADVICE,
                f"Step {number} asks for a move and doesn’t answer it, or points at nothing.",
                FILE,
                "Add `answer`, and `lit` with what to look at.",
            )
    last = taught.at_step(len(steps)).match
    if not (last.over or last.actor == taught.seat):
        yield Finding(
            Severity.ERROR,
            "The lesson ends where somebody else is to move.",
            FILE,
            "End it where the learner can play on, or with the game: add the others’ moves.",
        )
