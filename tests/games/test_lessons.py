"""Lessons: every game's guided first hand, played by the rules from the first step to the last."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from kit.lessons import lesson_of
from trickery import bots, coach
from trickery.check.lesson import check
from trickery.core import registry
from trickery.core.lessons import BadLesson, Lesson
from trickery.core.rng import generator
from trickery.core.say import Say
from trickery.lesson_prompt import LessonPrompt


def test_the_rules_play_a_lesson_as_it_is_told(name: str) -> None:
    """Every move is allowed, every fact holds, and each step says something in each language."""
    taught = lesson_of(name)
    assert list(check(name)) == []
    steps = list(taught.shown())
    asked = [shown for shown in steps if shown.step.move]
    if name in registry.ours():  # a lesson of another package may be shorter
        assert 8 <= len(steps) <= 15
        assert len(asked) >= 4
    assert asked
    told = [frame for shown in steps for frame in (*shown.frames, *shown.after)]
    assert any(frame.ended or frame.view["scores"] != [0] * taught.players for frame in told)
    for shown in asked:
        assert shown.frames[0].seat == taught.seat
    assert sum(len(shown.step.facts) for shown in steps) >= len(asked)


def test_a_changed_rule_breaks_the_test_and_not_the_lesson() -> None:
    """What does not come true is told by step; so is a move that is not allowed."""
    game, taught = registry.load("trick_party"), lesson_of("trick_party")
    told = {
        "players": taught.players,
        "chance": list(taught.chance),
        "before": list(taught.before),
        "options": dict(taught.options),
        "seat": taught.seat,
    }
    for fault, words in (
        ({"facts": {"players": 9}}, "players should be 9"),
        ({"move": "no such move"}, "no such move"),
        ({"tells": {"seat": "nowhere.at_all"}}, "nowhere.at_all"),
    ):
        broken = Lesson(game, {**told, "step": [{"says": "blurb", **fault}]})
        with pytest.raises(BadLesson, match="step 1") as error:
            list(broken.shown())
        assert words in str(error.value)


# What it teaches ----------------------------------------------------------------------------------

#: Enough playouts to tell the lessons' good moves from bad ones, in a few seconds a lesson.
PLAYOUTS = 300


def as_good_as_any(finding: Mapping[str, Any]) -> set[str]:
    """The moves that the coach calls best, or can't tell from the best."""
    if "groups" in finding:
        return set(finding["groups"][0]["moves"])
    best, *others = finding["moves"]
    close = [each for each in others if each["share"]["high"] >= best["share"]["low"]]
    return {each["move"] for each in (best, *close)}


def advised_against(taught: Lesson) -> dict[str, str]:
    """The moves that a lesson asks for and the coach advises against, with its own."""
    found = {}
    for number, step in enumerate(taught.steps):
        match = taught.at_step(number).match
        if step.move and len(match.legal()) > 1:
            asked = match.check(taught.seat, step.move)
            place = coach.position(match.game, match.snapshot(), taught.seat, asked, 0, number)
            finding = coach.find(place, PLAYOUTS)
            if step.move not in as_good_as_any(finding):
                found[step.move] = finding["best"]
    return found


def test_a_lesson_teaches_what_the_coach_would_do(name: str) -> None:
    assert advised_against(lesson_of(name)) == {}


def test_advice_that_costs_the_game_is_noticed() -> None:
    """Keeping the trump until the last trick, which is for DEATH."""
    taught = lesson_of("trick_party")
    steps = list(taught.steps)
    at = next(n for n, step in enumerate(steps) if step.move == "play 10 of Dracs")
    steps[at] = replace(steps[at], move="play 1 of Pumpkinheads", others=())
    misled = copy.copy(taught)
    misled.steps = steps[: at + 1]
    assert advised_against(misled) == {"play 1 of Pumpkinheads": "play 10 of Dracs"}


# At the prompt ------------------------------------------------------------------------------------


class Pupil:
    """Somebody at the prompt who does what a lesson asks for, in its own words."""

    def __init__(self, name: str, language: str) -> None:
        taught = lesson_of(name)
        opponents = [bots.make("thumb", generator(seat)) for seat in range(taught.players)]
        self.learner = LessonPrompt(taught, opponents, self.answer, self.show, language)
        self.asked = [step.move for step in taught.steps if step.move]
        self.lines: list[str] = []
        self.typed: list[str] = []

    def show(self, line: str) -> None:
        self.lines.append(line)

    def answer(self, question: str) -> str:
        typed = self.typed.pop(0) if self.typed else self._next(question)
        self.lines.append(question + typed)
        return typed

    def _next(self, question: str) -> str:
        going_on = self.learner.words.text(Say("trickery", "lesson-go-on"))
        return "" if question.startswith(going_on) else self._label(self.asked.pop(0))

    def _label(self, move: str) -> str:
        return self.learner.words.label(move)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_lesson_at_the_prompt(name: str, language: str) -> None:
    """Played to its end by what the prompt says, in every language, with all its answers."""
    pupil = Pupil(name, language)
    pupil.learner.learn()
    assert not pupil.asked
    for shown in pupil.learner.lesson.shown():
        assert pupil.learner.words.text(shown.says) in pupil.lines
        assert not shown.answer or pupil.learner.words.text(shown.answer) in pupil.lines


def test_another_move_is_answered_and_taken_back(name: str) -> None:
    """So is going back, and having a step done."""
    taught = lesson_of(name)
    number, step = next((n, s) for n, s in enumerate(taught.steps) if s.wrong)
    wrong, told = next(iter(step.wrong.items()))
    pupil = Pupil(name, "en")
    reads = [step for step in taught.steps[:number] if not step.move]
    pupil.typed = ["skip"] * number + ["back", "skip"] * bool(number)
    pupil.typed += [pupil.learner.words.label(wrong)]
    pupil.asked = [one.move for one in taught.steps[number:] if one.move]
    pupil.learner.learn()
    assert len(reads) <= number
    assert pupil.learner.words.text(Say(taught.game.package, told)) in pupil.lines
    assert pupil.learner.words.text(Say("trickery", "lesson-taken-back")) in pupil.lines
