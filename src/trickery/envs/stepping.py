"""One game among many, from one real decision to the next.

Rests on `core.contract`. What needs no deciding is done here: chance is drawn, a seat's only move
is made, a finished game is counted and the next one dealt. The same function runs on the CPU and,
called from `gpu`, in kernels.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from trickery.core.compile import specialise
from trickery.core.contract import copy_row
from trickery.core.record import CHANCE, OVER, Words
from trickery.core.rng import reseed
from trickery.core.sets import has, lowest, size

if TYPE_CHECKING:
    from trickery.core.contract import Game


@functools.cache
def stepping(game: Game) -> Callable[..., int]:
    """The function that makes a move and goes on to the next real decision of that table.

    It returns how many games ended on the way (as a rule none), and adds up each seat's win share
    and points of those. `legal` then holds the moves of the seat to move.
    """
    draw, settle, legal_moves, apply = game.draw, game.settle, game.legal, game.apply
    scores, winners, state_at = game.scores, game.winners, game.state_at
    words = game.moves.words

    @specialise(game.name, "step")
    def step(
        box: Any, table: Any, move: int, legal: Words, lots: Any, out: Any, shares: Any, points: Any
    ) -> int:
        s = state_at(table, 0)
        ended = 0
        if move >= 0:
            apply(s, move)
        while True:
            if s.actor == CHANCE:
                draw(s, lots)
                settle(s, lots)
            elif s.actor == OVER:
                ended += 1
                scores(s, out)
                won = winners(s)
                for seat in range(s.players):
                    points[seat] += out[seat]
                    if has(won, seat):
                        shares[seat] += np.float32(1.0) / np.float32(size(won))
                a, b = s.rng[0], s.rng[1]
                copy_row(table, box)
                s.rng[0], s.rng[1] = a, b
                reseed(s.rng, s.rng)
            else:
                count = 0
                for word in range(words):
                    legal[word] = np.uint64(0)
                legal_moves(s, legal)
                only = -1
                for word in range(words):
                    here = size(legal[word])
                    count += here
                    if here > 0:
                        only = 64 * word + lowest(legal[word])
                if count > 1:
                    return ended
                apply(s, only)

    return step
