"""Lessons: every game's guided first hand, played by the rules from the first step to the last."""

from __future__ import annotations

import pytest

from trickery.core import registry
from trickery.core.lessons import BadLesson, Lesson, lesson
from trickery.core.words import Words

GAMES = [name for name in registry.ours() if (registry.load(name).folder / "lesson.toml").exists()]


def lesson_of(name: str) -> Lesson:
    """A game's lesson."""
    found = lesson(registry.load(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_play_a_lesson_as_it_is_told(name: str) -> None:
    """Every move is allowed, every fact holds, and each step says something."""
    taught = lesson_of(name)
    steps = list(taught.shown())
    assert 8 <= len(steps) <= 15
    asked = [shown for shown in steps if shown.step.move]
    assert len(asked) >= 4
    for shown in asked:
        assert shown.frames[0].seat == taught.seat
        assert shown.answer, f"{shown.step.says} is not answered"
        assert shown.step.lit, f"{shown.step.says} points at nothing"
    assert sum(len(shown.step.facts) for shown in steps) >= 4
    last = taught.at_step(len(steps)).match
    assert last.over or last.actor == taught.seat, "a lesson ends where the learner can play on"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_lesson_has_words_for_all_that_it_says(name: str, language: str) -> None:
    """No message is missing, and none lacks an argument."""
    taught = lesson_of(name)
    words = Words(language, registry.package_of(name), [f"P{n}" for n in range(taught.players)])
    for shown in taught.shown():
        for said in (shown.says, shown.answer):
            text = words.text(said)
            assert "{" not in text
            assert text or not said


def test_a_changed_rule_breaks_the_test_and_not_the_lesson() -> None:
    """What does not come true is told by step; so is a move that is not allowed."""
    game = registry.load(GAMES[0])
    taught = lesson_of(GAMES[0])
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
