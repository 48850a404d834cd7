"""Finishing a game, compiled: at random, by the game's rule of thumb, or by a mixture of both.

Rests on `core`. Playouts of the lowest rungs and the search's both end here. A game of several
rounds may be left at the end of a round: what comes after it has little to do with a move now.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from trickery.core.compile import INTERPRETED, rule, specialise
from trickery.core.contract import Game
from trickery.core.playout import pick
from trickery.core.record import OVER, Cells, Words
from trickery.core.rng import draw_word
from trickery.core.sets import size

ALWAYS = 256  # out of this many moves, so many are made at random
_LOW = np.uint64(ALWAYS - 1)
_PLAYERS = 6  # the most that any game seats


@rule
def clear(mask: Words, words: int) -> None:
    """Empty a set of moves."""
    for word in range(words):
        mask[word] = np.uint64(0)


@rule
def many(mask: Words, words: int) -> int:
    """How many moves are in a set."""
    count = 0
    for word in range(words):
        count += size(mask[word])
    return count


@rule
def differ(some: Any, others: Any, count: int) -> bool:
    """Are two lists of scores unlike?"""
    for at in range(count):  # noqa: SIM110  # compiled: no generators
        if some[at] != others[at]:
            return True
    return False


class Desk:
    """Working memory for playouts of one game: made once, nothing is allocated later."""

    def __init__(self, game: Game) -> None:
        self.table = np.zeros(1, dtype=game.State.dtype)  # the world being played in
        self.mask = game.new_mask()
        self.lots = game.new_lots()[1]
        why = np.zeros(1, dtype=np.int8)
        self.why: Any = Cells(why) if INTERPRETED else why
        self.scratch = game.new_scratch()
        self.before = np.zeros(_PLAYERS, dtype=np.int32)  # scores when the search was asked
        self.scores = np.zeros(_PLAYERS, dtype=np.int32)


@functools.cache
def finisher(game: Game) -> Callable[..., bool]:
    """The function that plays a state on to its end.

    With `stop`, also no further than a draw of chance before which the scores have changed: as a
    rule a new deal. It tells whether it stopped there. `at_random` moves of 256 are random ones.
    """
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
    scores, thumb, words = game.scores, game.thumb, game.moves.words

    @specialise(game.name, "finish")
    def finish(
        s: Any,
        rng: Words,
        mask: Words,
        lots: Any,
        why: Any,
        before: Any,
        out: Any,
        at_random: int,
        stop: bool,
    ) -> bool:
        while s.actor != OVER:
            if s.actor < 0:
                if stop:
                    scores(s, out)
                    if differ(out, before, s.players):
                        return True
                draw(s, lots)
                settle(s, lots)
                continue
            clear(mask, words)
            legal(s, mask)
            if at_random == ALWAYS:
                apply(s, pick(mask, words, rng))
            elif many(mask, words) == 1 or (
                at_random > 0 and np.int64(draw_word(rng) & _LOW) < at_random
            ):
                apply(s, pick(mask, words, rng))
            else:
                apply(s, thumb(s, mask, rng, why))
        return False

    return finish
