"""Assessing moves by playouts: each is played in the same imagined worlds, to the game's end.

Rests on `rollout`. This is how the two lowest rungs assess moves: they play on as they would.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.rollout import ALWAYS, TO_THE_END, Desk, desk_for, finisher
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.rng import reseed
from trickery.core.rows import copy_row
from trickery.core.sets import win_share
from trickery.core.state import U64Array
from trickery.core.threads import once

USUAL = Budget(seconds=0.2, simulations=1000)
SHARE, SHARE_SQUARED, POINTS, POINTS_SQUARED = range(4)  # the sums for a move


@once
def _world_player(game: Game) -> Callable[..., None]:
    """The function that plays every move in one imagined world, and adds up the results."""
    apply, imagine, scores = game.apply, game.imagine, game.scores
    winners, state_at, finish = game.winners, game.state_at, finisher(game)

    @specialise(game, "one world")
    def play(
        twin: Any,
        desk: Desk,
        seat: int,
        moves: Any,
        rng: U64Array,
        luck: U64Array,
        at_random: int,
        sums: Any,
    ) -> None:
        world, table, out = desk.shadow, desk.table, desk.scores
        copy_row(world, twin)
        imagine(state_at(world, 0), seat, rng, desk.scratch)
        reseed(luck, rng)
        first, second = luck[0], luck[1]
        for number in range(len(moves)):
            # Every move gets the same random numbers, so only the moves differ.
            luck[0], luck[1] = first, second
            copy_row(table, world)
            s = state_at(table, 0)
            apply(s, moves[number])
            finish(s, desk, luck, at_random, TO_THE_END)
            scores(s, out)
            won = winners(s)
            share = win_share(won, seat)
            sums[number, SHARE] += share
            sums[number, SHARE_SQUARED] += share * share
            sums[number, POINTS] += out[seat]
            sums[number, POINTS_SQUARED] += float(out[seat]) * out[seat]

    return play


def play_out(info: Info, rng: U64Array, budget: Budget, by_thumb: bool) -> list[Prospect]:
    """Assess every legal move, with all seats continuing at random or by the rule of thumb."""
    game, legal = info.game, list(info.legal)
    if budget.simulations is None and budget.seconds is None:
        budget = USUAL
    play, desk = _world_player(game), desk_for(game)
    twin, luck = info.imagine(rng), np.zeros(2, dtype=np.uint64)
    moves = np.array(legal, dtype=np.int64)
    sums = np.zeros((len(legal), 4))
    at_random = 0 if by_thumb else ALWAYS
    worlds = 0
    began = time.perf_counter()
    while _may_go_on(budget, worlds, len(legal), began):
        play(twin, desk, info.seat, moves, rng, luck, at_random, sums)
        worlds += 1
    counts = [worlds] * len(legal)
    return prospects(legal, counts, sums, int(twin[0]["players"]))


def _may_go_on(budget: Budget, worlds: int, moves: int, began: float) -> bool:
    """Whether the budget allows one more world. The first is always allowed: moves need a
    sample."""
    if worlds == 0:
        return True
    if budget.simulations is not None and (worlds + 1) * moves > budget.simulations:
        return False
    return budget.seconds is None or time.perf_counter() - began < budget.seconds


def prospects(
    moves: Sequence[int],
    counts: Sequence[int],
    sums: npt.NDArray[np.float64],
    players: int,
) -> list[Prospect]:
    """Compute means and standard errors from each move's sums.

    A move with too few samples gets the largest possible error.
    """
    total = max(1, sum(counts))
    usual = sums.sum(axis=0) / total
    widest = math.sqrt(max(usual[POINTS_SQUARED] - usual[POINTS] ** 2, 0.0)) + abs(usual[POINTS])
    found = []
    for move, count, row in zip(moves, counts, sums, strict=True):
        if count == 0:
            untried = Prospect(move, 1 / players, 0.5, float(usual[POINTS]), float(widest) + 1, 0)
            found.append(untried)
            continue
        share, points = row[SHARE] / count, row[POINTS] / count
        share_error, points_error = 0.5, float(widest) + 1
        if count > 1:
            share_error = _error(row[SHARE], row[SHARE_SQUARED], count)
            points_error = _error(row[POINTS], row[POINTS_SQUARED], count)
        found.append(
            Prospect(
                move, min(1.0, max(0.0, float(share))), share_error, float(points), points_error,
                count,
            )
        )  # fmt: skip
    return found


def _error(total: float, squares: float, count: int) -> float:
    """The standard error of a mean."""
    return math.sqrt(max(squares - total * total / count, 0.0) / (count - 1) / count)
