"""Games between the two lowest rungs inside compiled code: thousands of deals a minute.

Rests on `core`. Seat by seat it does what `bots/simple.py` does, with the same generators, so it
plays the very same games.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from trickery.core.compile import INTERPRETED, specialise
from trickery.core.contract import Game, Rows, copy_row
from trickery.core.playout import pick
from trickery.core.record import OVER, Cells, Words
from trickery.core.sets import has, size

KINDS = {"random": 0, "thumb": 1}  # the rungs that this file can play


@functools.cache
def _compiled(game: Game) -> Callable[..., int]:
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
    imagine, thumb, state_at = game.imagine, game.thumb, game.state_at
    words = game.moves.words

    @specialise(game.name, "quick")
    def play(
        table: Any,
        twin: Any,
        kinds: Any,
        rngs: Any,
        mask: Words,
        lots: Any,
        scratch: Words,
        why: Any,
        decisions: Any,
    ) -> int:
        """Play to the end; the seat whose move was not legal, or -1 if all was well."""
        s = state_at(table, 0)
        imagined = state_at(twin, 0)
        while s.actor != OVER:
            draw(s, lots)
            settle(s, lots)
            while s.actor >= 0:
                seat = s.actor
                count = 0
                for word in range(words):
                    mask[word] = np.uint64(0)
                legal(s, mask)
                for word in range(words):
                    count += size(mask[word])
                decisions[seat] += 1
                if kinds[seat] == 0 or count == 1:
                    move = pick(mask, words, rngs[seat])
                else:
                    copy_row(twin, table)
                    imagine(imagined, seat, rngs[seat], scratch)
                    move = thumb(imagined, mask, rngs[seat], why)
                    for word in range(words):
                        mask[word] = np.uint64(0)
                    legal(s, mask)  # the rule of thumb may have used it up
                if move < 0 or not has(mask[move >> 6], move & 63):
                    return int(seat)
                apply(s, move)
        return -1

    return play


class Quick:
    """A table at which random players and rules of thumb sit."""

    def __init__(self, game: Game, box: Rows) -> None:
        self._play = _compiled(game)
        self._twin = box.copy()
        self._mask = game.new_mask()
        self._lots = game.new_lots()[1]
        self._scratch = game.new_scratch()
        why = np.zeros(1, dtype=np.int8)
        self._why = Cells(why) if INTERPRETED else why

    def play(self, rows: Rows, rungs: Sequence[str], rngs: Sequence[Words]) -> tuple[int, Any]:
        """Play a dealt-out game to its end, in place.

        Gives the seat that made an illegal move (-1: nobody), and the decisions by seat.
        """
        decisions = np.zeros(len(rungs), dtype=np.int64)
        kinds = np.array([KINDS[rung] for rung in rungs], dtype=np.int64)
        wrong = self._play(
            rows,
            self._twin,
            kinds,
            np.array(rngs, dtype=np.uint64),
            self._mask,
            self._lots,
            self._scratch,
            self._why,
            decisions,
        )
        return int(wrong), decisions
