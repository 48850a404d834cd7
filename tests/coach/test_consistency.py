"""The coach never contradicts itself: nothing is called best below a higher figure, a review says
what the hint said, and its reasons hold in other worlds, too.

`tests/tools/coach_consistency.py` looks at hundreds of decisions of each game in the same way.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from kit.coaching import contradictions, differences
from tools.coach_consistency import hinted_and_reviewed, tally
from trickery.coach import Finding
from trickery.core import registry

FEW = 150  # playouts a decision


@pytest.fixture(scope="module")
def finding() -> Finding:
    """A decision in which a choice cost something."""
    for _, reviewed, _ in hinted_and_reviewed(registry.load("trick_party"), 40, FEW, seed=2):
        if reviewed["cost"]["mean"] > 0:
            return reviewed
    raise AssertionError


def test_hints_and_reviews_never_contradict_themselves(name: str) -> None:
    found = tally(registry.load(name), 6, FEW, seed=7)
    assert found.decisions == 6
    assert found.faults == []


def test_reasons_hold_in_other_worlds() -> None:
    found = tally(registry.load("tricksters"), 40, FEW, seed=8)
    assert found.reasons > 15
    assert found.held >= 0.95 * found.reasons


def _raise_second(told: Any) -> None:
    told["groups"][1]["share"]["mean"] = told["groups"][0]["share"]["mean"] + 0.02


def _swap_best(told: Any) -> None:
    told["best"] = told["groups"][1]["moves"][0]


def _blame_best(told: Any) -> None:
    told["chosen"] = told["best"]


def _forget_reason(told: Any) -> None:
    told["why"]["against"] = None


def _reason_within_group(told: Any) -> None:
    told["why"]["against"] = told["best"]


def _list_twice(told: Any) -> None:
    told["groups"][1]["moves"].append(told["best"])


def _doubtless(told: Any) -> None:
    told["groups"][0]["sure"] = True


PLANTED: list[Callable[[Any], None]] = [
    _raise_second,
    _swap_best,
    _blame_best,
    _forget_reason,
    _reason_within_group,
    _list_twice,
    _doubtless,
]


@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_contradiction_is_found(finding: Finding, plant: Callable[[Any], None]) -> None:
    assert list(contradictions(finding)) == []
    broken = copy.deepcopy(finding)
    plant(broken)
    assert list(contradictions(broken))


def test_a_review_that_says_something_else_is_found(finding: Finding) -> None:
    other = copy.deepcopy(finding)
    other["groups"][0]["moves"], other["best"] = other["groups"][1]["moves"], "pass"
    assert list(differences(finding, finding)) == []
    assert len(list(differences(finding, other))) == 2
