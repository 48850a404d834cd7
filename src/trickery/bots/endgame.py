"""Small endgames, solved exactly: in an imagined world all cards are known.

Rests on `core`. Every seat plays for its own best result (max^n), to the end. If chance can still
intervene, or the tree is too large, nothing is solved.
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

DEEPEST = 24  # decisions in a row
SMALL = 2_000  # positions in the largest ending that's worth solving


class EndgameStack(NamedTuple):
    """Working memory: for each step a position, its untried moves, and the best end found."""

    rows: Rows
    ends: Rows
    moves: U64Array  # (steps, words)
    best: Any  # (steps,) the win share of the seat to move, in the best end
    unused: U64Array  # `pick` requires a generator, but never uses it for a single move


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

    It examines at most `limit` positions; if that isn't enough, it returns False and leaves the
    table unchanged.
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
                # Skip forced moves, up to a real choice or the end.
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
            # Every move was tried here: pass the result to the step before.
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
