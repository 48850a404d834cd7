"""The second witness of secrecy, and the comparison of the ways to run the rules."""

from __future__ import annotations

import itertools
import json

import pytest

from trickery.check import browser, secrecy, ways
from trickery.check.cases import Case, few_cases_of
from trickery.check.finding import Finding, Severity, worst_first
from trickery.check.stories import Stories
from trickery.core import registry
from trickery.core.match import full_view


def test_other_games_tell_a_seat_the_same_and_are_others(name: str) -> None:
    """Otherwise the witness would have nothing to say."""
    case, seat = few_cases_of(name)[0], 0
    stories, others = Stories(case, seed=1, seat=seat), 0
    for worlds in itertools.islice(stories.positions(), 30):
        real = stories.play.rows
        for world in worlds:
            assert full_view(case.game, world.rows[0], seat) == full_view(case.game, real[0], seat)
            assert world.rows.tobytes() != real.tobytes()
            others += 1
    assert others > 10


def test_what_a_game_declares_public_is_part_of_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which of several equal cards lies openly where is nobody's secret, if the game says so."""
    declaring = [name for name in registry.ours() if registry.load(name).public]
    assert declaring
    for name in declaring:
        case = few_cases_of(name)[0]
        monkeypatch.setattr(case.game, "public", ())
        kept = [each for seed in range(3) for each in _witnessed(case, seed)]
        assert any("keeps what the seat wasn’t told" in each.sentence for each in kept)
        monkeypatch.undo()
        assert [each for seed in range(3) for each in _witnessed(case, seed)] == []


def _witnessed(case: Case, seed: int) -> list[Finding]:
    return list(secrecy.a_seat_gets_what_it_was_told(case, seed, 0))


def test_ways_that_differ_are_told_with_the_first_step_and_the_file(name: str) -> None:
    case = few_cases_of(name)[0]
    one = ways.digests(case)
    assert list(ways.compared(case, one, json.loads(json.dumps(one)))) == []
    other = [dict(step) for step in one]
    other[7]["twins" if "twins" in other[7] else "scores"] = "another"
    (found,) = ways.compared(case, one, other)
    assert "at step 7" in found.sentence
    assert found.file in ("knows.py", "rules.py")


def test_the_worst_comes_first_and_each_fault_once() -> None:
    advice, error, secret = (
        Finding(severity, "Why.", "a.py", "Do.")
        for severity in (Severity.ADVICE, Severity.ERROR, Severity.CRITICAL)
    )
    assert worst_first([advice, error, secret, error]) == [secret, error, advice]


def test_a_browser_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "BROWSERS", ("no-such-browser",))
    assert browser.unavailable() == "Chromium isn’t installed"
