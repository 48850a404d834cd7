"""Random play, as fast as the rules allow: for statistics, benchmarks and rollouts.

Rests on `contract`. One loop serves all games and all three ways of running: it's compiled per game
as a closure over that game's functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from trickery.core.compile import rule, specialise
from trickery.core.rng import below, generator, reseed
from trickery.core.rows import copy_row
from trickery.core.sets import clear_mask, count_moves, nth, size, win_share
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

if TYPE_CHECKING:
    from trickery.core.contract import Game, Setting


@rule
def pick(mask: U64Array, words: int, rng: U64Array) -> int:
    """Pick one of the moves in a set, all equally likely; -1 if there's none."""
    count = count_moves(mask, words)
    if count == 0:
        return -1
    n = below(rng, count) if count > 1 else 0
    for word in range(words):
        here = size(mask[word])
        if n < here:
            return 64 * word + nth(mask[word], n)
        n -= here
    return -1


@once
def chance_step(game: Game) -> Callable[[Any, Any], None]:
    """The function for a chance step: it draws an outcome and applies it."""
    draw, settle = game.draw, game.settle

    @specialise(game, "chance", inline=True)
    def step(s: Any, lots: Any) -> None:
        draw(s, lots)
        settle(s, lots)

    return step


@once
def random_games(game: Game) -> Callable[..., int]:
    """The function that plays whole games at random, from the deal on, and adds up the results.

    Each game starts from the row `box`. An inner loop makes decisions up to the next random draw:
    on a GPU, where threads run in lockstep, they then shuffle together.
    """
    legal, apply, chance = game.legal, game.apply, chance_step(game)
    scores, winners, state_at = game.scores, game.winners, game.state_at
    words = game.moves.words

    @specialise(game, "random games")
    def play_many(
        box: Any,
        table: Any,
        rng: U64Array,
        mask: U64Array,
        lots: Any,
        games: int,
        sums: Any,
        out: Any,
    ) -> int:
        decisions = 0
        s = state_at(table, 0)
        for _ in range(games):
            copy_row(table, box)
            reseed(s.rng, rng)
            while s.actor != OVER:
                chance(s, lots)
                while s.actor >= 0:
                    clear_mask(mask, words)
                    legal(s, mask)
                    apply(s, pick(mask, words, rng))
                    decisions += 1
            scores(s, out)
            won = winners(s)
            for seat in range(s.players):
                sums[0, seat] += out[seat]
                sums[1, seat] += win_share(won, seat)
        return decisions

    return play_many


@dataclass
class Tally:
    """The totals of a run of random games."""

    games: int
    decisions: int
    points: list[float]  # summed over the games, by seat
    wins: list[float]


class RandomPlay:
    """Random games of one setting, in runs of any length, from one seed."""

    def __init__(self, game: Game, setting: Setting, seed: int) -> None:
        self._run = random_games(game)
        self._players = setting.players
        self._box = setting.row
        self._table = setting.row.copy()
        self._rng = generator(seed)
        self._mask = game.new_mask()
        self._lots = game.new_lots()[1]
        self._out = np.zeros(setting.players, dtype=np.int32)
        self.play(0)  # compiles

    def play(self, games: int) -> Tally:
        """Play more games."""
        sums = np.zeros((2, self._players))
        decisions = self._run(
            self._box, self._table, self._rng, self._mask, self._lots, games, sums, self._out
        )
        return Tally(games, int(decisions), sums[0].tolist(), sums[1].tolist())
