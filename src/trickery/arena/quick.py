"""Games between the quick bots, in compiled code: thousands of deals per minute.

Rests on `core` and `bots.instant`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from trickery.bots.instant import KINDS, Aids, aids_for, chooser
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.playout import chance_step
from trickery.core.rows import Rows
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

__all__ = ["KINDS", "Quick"]


@once
def _compiled(game: Game, with_policy: bool) -> Callable[..., int]:
    apply, state_at, chance = game.apply, game.state_at, chance_step(game)
    choose = chooser(game, with_policy)

    @specialise(game, f"quick {with_policy}")
    def play(table: Any, kinds: Any, rngs: Any, lots: Any, aids: Aids, decisions: Any) -> int:
        """Play to the end; returns the seat that made an illegal move, or -1."""
        s = state_at(table, 0)
        while s.actor != OVER:
            chance(s, lots)
            while s.actor >= 0:
                seat = s.actor
                decisions[seat] += 1
                move = choose(table, kinds[seat], rngs[seat], aids)
                if move < 0:
                    return int(seat)
                apply(s, move)
        return -1

    return play


class Quick:
    """A table of quick bots."""

    def __init__(self, game: Game, box: Rows, with_policy: bool) -> None:
        self._play = _compiled(game, with_policy)
        self._aids = aids_for(game, box, with_policy)
        self._lots = game.new_lots()[1]

    def play(self, rows: Rows, rungs: Sequence[str], rngs: Sequence[U64Array]) -> tuple[int, Any]:
        """Play a dealt-out game to its end, in place.

        Returns the seat that made an illegal move (-1: none), and the decisions by seat.
        """
        decisions = np.zeros(len(rungs), dtype=np.int64)
        kinds = np.array([KINDS[rung] for rung in rungs], dtype=np.int64)
        wrong = self._play(
            rows, kinds, np.array(rngs, dtype=np.uint64), self._lots, self._aids, decisions
        )
        return int(wrong), decisions
