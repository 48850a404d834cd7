"""Why a move is better: facts counted in imagined worlds, and the rule of thumb's reason.

Rests on `sampling` and on the games' `facts.py`, which list what's true in one world. This module
counts the worlds in which each fact is true; the reasons are the facts that differ most between two
moves, and those that matter most for which is better.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.coach.sampling import Sampler
from trickery.coach.told import Whereabouts
from trickery.core.contract import Game
from trickery.core.rows import Rows
from trickery.core.say import Say, speaker

say = speaker(__package__)

COUNTED = 100  # worlds
TELLING = 12  # of a hundred: smaller differences and rarer facts aren't mentioned
MOST_CAME, MOST_HELD = 3, 2  # reasons of each kind
MATTERS = 2.0  # standard errors by which a fact must change a move's value
KNOWN = 97  # of a hundred: facts true in more worlds are obvious


@dataclass(frozen=True)
class Pair:
    """Two moves to compare."""

    seat: int
    better: int
    worse: int
    gains: npt.NDArray[np.float64]  # what the better one brought more, in the first worlds
    sure: bool  # whether it's better beyond doubt


def given(sampler: Sampler, worlds: Rows, pair: Pair, thumb: int, why: Say) -> list[Say]:
    """Why one move is better than another."""
    told: list[Say] = []
    if thumb == pair.better:
        told.append(say("coach-thumb-agrees", why=why))
    elif thumb == pair.worse and pair.sure:
        told.append(say("coach-thumb-errs", why=why))
    if sampler.game.facts is None:
        return told
    return told + _came(sampler, worlds, pair) + _held(sampler.game, worlds, pair)


def _came(sampler: Sampler, worlds: Rows, pair: Pair) -> list[Say]:
    """Facts that follow from the better move more or less often than from the other."""
    game, facts = sampler.game, sampler.game.facts
    assert facts is not None
    before = [game.State.still(row) for row in worlds]

    def counted(move: int) -> Counter[Say]:
        turns, ends = (
            map(game.State.still, rows) for rows in sampler.follow(worlds, pair.seat, move)
        )
        found: Counter[Say] = Counter()
        for stood, turn, end in zip(before, turns, ends, strict=True):
            found.update(set(facts.came(stood, turn, end, pair.seat)))
        return found

    some, others = counted(pair.better), counted(pair.worse)
    apart = {
        fact: abs(_of_hundred(some[fact], len(worlds)) - _of_hundred(others[fact], len(worlds)))
        for fact in {**some, **others}
    }
    kinds: dict[str, Say] = {}  # one fact of each kind: more add little
    for fact in sorted(apart, key=lambda fact: (-apart[fact], repr(fact))):
        if apart[fact] >= TELLING:
            kinds.setdefault(fact.id, fact)
    return [
        _compared(game, fact, (pair.better, some[fact]), (pair.worse, others[fact]), len(worlds))
        for fact in list(kinds.values())[:MOST_CAME]
    ]


def _compared(game: Game, fact: Say, one: tuple[int, int], two: tuple[int, int], of: int) -> Say:
    """How often a fact follows from two moves, the more frequent one first."""
    (other, seldom), (move, often) = sorted((one, two), key=lambda each: each[1])
    return say(
        "coach-came",
        move=str(game.moves[move]),
        fact=_with_times(fact, _of_hundred(often, of)),
        other=str(game.moves[other]),
        times=_of_hundred(seldom, of),
    )


def _held(game: Game, worlds: Rows, pair: Pair) -> list[Say]:
    """The hidden facts that matter most for which of the two moves is better."""
    true = _worlds_by(
        (fact for fact in game.facts.held(game.State.still(row), pair.seat))  # type: ignore[union-attr]
        for row in worlds
    )
    gains = pair.gains[: len(worlds)]  # of the first worlds
    matters: dict[Say, float] = {}
    for fact, where in true.items():
        if TELLING <= _of_hundred(len(where), len(worlds)) <= KNOWN:
            with_it = np.isin(np.arange(len(gains)), where)
            some, others = gains[with_it], gains[~with_it]
            if len(some) > 1 and len(others) > 1:
                error = np.sqrt(some.var() / len(some) + others.var() / len(others))
                matters[fact] = abs(float(some.mean() - others.mean())) / float(error + 1e-9)
    matters = {fact: far for fact, far in matters.items() if far >= MATTERS}
    most = sorted(matters, key=lambda fact: (-matters[fact], repr(fact)))[:MOST_HELD]
    return [_with_times(fact, _of_hundred(len(true[fact]), len(worlds))) for fact in most]


def whereabouts(game: Game, worlds: Rows, seat: int) -> list[Whereabouts]:
    """The odds of everything hidden, per hundred worlds."""
    if game.facts is None:
        return []
    players = int(worlds[0]["players"])
    found: dict[str, Counter[int | str]] = {}
    for row in worlds:
        for card, where in game.facts.hidden(game.State.still(row), seat):
            found.setdefault(card, Counter())[where] += 1
    return [
        {
            "card": card,
            "seats": [_of_hundred(where[other], len(worlds)) for other in range(players)],
            "places": {
                place: _of_hundred(count, len(worlds))
                for place, count in sorted(where.items(), key=str)
                if isinstance(place, str)
            },
        }
        for card, where in sorted(found.items())
    ]


def _worlds_by(facts: Iterable[Iterable[Say]]) -> dict[Say, list[int]]:
    """The numbers of the worlds that each fact is true in."""
    found: dict[Say, list[int]] = {}
    for number, true in enumerate(facts):
        for fact in set(true):
            found.setdefault(fact, []).append(number)
    return found


def _of_hundred(count: int, of: int) -> int:
    return round(100 * count / of)


def _with_times(fact: Say, times: int) -> Say:
    return Say(fact.of, fact.id, (*fact.args, ("times", times)))
