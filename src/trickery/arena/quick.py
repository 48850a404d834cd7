"""Games between rungs that need no time inside compiled code: thousands of deals a minute.

Rests on `core` and `bots`. Seat by seat it does what `bots/simple.py` and `bots/policy.py` do, with
the same generators, so it plays the very same games.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from trickery.bots.network import network, room_for
from trickery.bots.policy import decider
from trickery.core.compile import INTERPRETED, rule, specialise
from trickery.core.contract import Game, Rows, copy_row
from trickery.core.playout import pick
from trickery.core.record import OVER, Cells, Words
from trickery.core.sets import has, size

KINDS = {"random": 0, "thumb": 1, "policy": 2}  # the rungs that this file can play


@functools.cache
def _compiled(game: Game, with_policy: bool) -> Callable[..., int]:
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
    imagine, thumb, state_at = game.imagine, game.thumb, game.state_at
    words = game.moves.words
    # Without a network, or where nobody needs it, nothing of it is compiled.
    decide = decider(game) if with_policy else _no_policy

    @specialise(game.name, f"quick {with_policy}")
    def play(
        table: Any,
        twin: Any,
        kinds: Any,
        rngs: Any,
        mask: Words,
        lots: Any,
        scratch: Words,
        why: Any,
        net: Any,
        room: Any,
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
                    if kinds[seat] == 1:
                        move = thumb(imagined, mask, rngs[seat], why)
                    else:
                        move = decide(imagined, mask, net, room, rngs[seat], why)
                    for word in range(words):
                        mask[word] = np.uint64(0)
                    legal(s, mask)  # the rule of thumb may have used it up
                if move < 0 or not has(mask[move >> 6], move & 63):
                    return int(seat)
                apply(s, move)
        return -1

    return play


@rule
def _no_policy(s: Any, legal: Words, net: Any, room: Any, rng: Words, why: Any) -> int:  # noqa: ARG001
    """Nobody sits here."""
    return -1


class Quick:
    """A table at which nobody thinks for long."""

    def __init__(self, game: Game, box: Rows, with_policy: bool) -> None:
        self._play = _compiled(game, with_policy)
        self._net = network(game) if with_policy else None
        self._room = room_for(game) if with_policy else None
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
            self._net,
            self._room,
            decisions,
        )
        return int(wrong), decisions
