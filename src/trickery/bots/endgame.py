"""Endgames small enough, played perfectly: in an imagined world all cards are known.

Rests on `core`. Everybody does what is best for themselves (max^n), to the very end; where
chance still has a part, or the tree is too large, nothing is solved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.playout import pick
from trickery.core.rows import Rows, copy_row
from trickery.core.sets import clear_mask, count_moves, lowest, rest, win_share
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

DEEPEST = 24  # choices one after another
SMALL = 2_000  # positions of an ending that is worth solving


class EndgameStack(NamedTuple):
    """Working memory: on every step a position, its moves not tried, and the best end found."""

    rows: Rows
    ends: Rows
    moves: U64Array  # (steps, words)
    best: Any  # (steps,) the share of the win of the seat to move, in the best end
    unused: U64Array  # a generator that `pick` asks for and, with one move, never uses


def stack_for(game: Game) -> EndgameStack:
    """Working memory for the endings of a game."""
    return EndgameStack(
        np.zeros(DEEPEST + 1, dtype=game.State.dtype),
        np.zeros(DEEPEST + 1, dtype=game.State.dtype),
        np.zeros((DEEPEST + 1, game.moves.words), dtype=np.uint64),
        np.zeros(DEEPEST + 1),
        np.ones(2, dtype=np.uint64),
    )


@once
def solver(game: Game) -> Callable[..., bool]:
    """The function that plays a table's game to its end perfectly.

    It looks at `limit` positions at most; if that is not enough it says False, and the table is as
    it was.
    """
    legal, apply, winners = game.legal, game.apply, game.winners
    state_at, words = game.state_at, game.moves.words

    @specialise(game, "solve")
    def solve(table: Any, stack: EndgameStack, limit: int) -> bool:
        rows, ends, moves = stack.rows, stack.ends, stack.moves
        copy_row(rows[0:1], table)
        step = 0
        entering = True
        for _ in range(limit):
            s = state_at(rows, step)
            if entering:
                # Go on to a real choice, or to the end.
                while s.actor >= 0:
                    clear_mask(moves[step], words)
                    legal(s, moves[step])
                    if count_moves(moves[step], words) > 1:
                        break
                    apply(s, pick(moves[step], words, stack.unused))
                if s.actor == OVER:
                    copy_row(ends[step : step + 1], rows[step : step + 1])
                elif s.actor < 0 or step == DEEPEST:
                    return False
                else:
                    stack.best[step] = -1.0
            move = -1
            if s.actor != OVER:
                for word in range(words):
                    if move < 0 and moves[step, word] != np.uint64(0):
                        move = 64 * word + lowest(moves[step, word])
                        moves[step, word] = rest(moves[step, word])
            entering = move >= 0
            if entering:
                copy_row(rows[step + 1 : step + 2], rows[step : step + 1])
                step += 1
                apply(state_at(rows, step), move)
                continue
            # Everything was tried here: the step below hears how it ends.
            if step == 0:
                copy_row(table, ends[0:1])
                return True
            won = winners(state_at(ends, step))
            chooser = state_at(rows, step - 1).actor
            share = win_share(won, chooser)
            if share > stack.best[step - 1]:
                stack.best[step - 1] = share
                copy_row(ends[step - 1 : step], ends[step : step + 1])
            step -= 1
        return False

    return solve
