"""One table among many, from one decision to the next.

Rests on `core`. It does everything between decisions: draws chance, counts a finished game, deals
the next one, and optionally makes a seat's only legal move. The same functions run on the CPU and
in kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from trickery.core.compile import rule, specialise
from trickery.core.playout import chance_step
from trickery.core.rng import reseed
from trickery.core.rows import copy_row
from trickery.core.sets import clear_mask, lowest, size, win_share
from trickery.core.state import CHANCE, OVER, U64Array
from trickery.core.threads import once

if TYPE_CHECKING:
    from trickery.core.contract import Game


@rule
def only_move(legal: U64Array, words: int) -> int:
    """The one move of a set of moves; -1 if it has several."""
    count = 0
    only = -1
    for word in range(words):
        here = size(legal[word])
        count += here
        if here > 0:
            only = 64 * word + lowest(legal[word])
    return only if count == 1 else -1


@rule
def next_game(s: Any, table: Any, box: Any) -> None:
    """Start the next game from the row `box`; the generator continues from the last game."""
    a, b = s.rng[0], s.rng[1]
    copy_row(table, box)
    s.rng[0], s.rng[1] = a, b
    reseed(s.rng, s.rng)


@once
def stepping(game: Game, skip_forced: bool) -> Callable[..., int]:
    """The function that makes a move and advances to the table's next decision.

    It returns how many games ended on the way (usually none), and adds up each seat's win share and
    points in those. `legal` then has the moves of the seat to move. With `skip_forced` it advances
    to the next decision with a choice.
    """
    legal_moves, apply, chance = game.legal, game.apply, chance_step(game)
    scores, winners, state_at = game.scores, game.winners, game.state_at
    words = game.moves.words

    @specialise(game, f"step {skip_forced}", inline=True)
    def step(
        box: Any,
        table: Any,
        move: int,
        legal: U64Array,
        lots: Any,
        out: Any,
        shares: Any,
        points: Any,
    ) -> int:
        s = state_at(table, 0)
        ended = 0
        if move >= 0:
            apply(s, move)
        while True:
            if s.actor == CHANCE:
                chance(s, lots)
            elif s.actor == OVER:
                ended += 1
                scores(s, out)
                won = winners(s)
                for seat in range(s.players):
                    points[seat] += out[seat]
                    shares[seat] += np.float32(win_share(won, seat))
                next_game(s, table, box)
            else:
                clear_mask(legal, words)
                legal_moves(s, legal)
                only = only_move(legal, words) if skip_forced else -1
                if only < 0:
                    return ended
                apply(s, only)

    return step


@rule
def make_zero_sum(shares: Any, players: int, games: int) -> None:
    """Turn win shares of some games into rewards: they sum to 0, and a sole winner of one has 1."""
    for seat in range(players):
        shares[seat] = (players * shares[seat] - games) / np.float32(players - 1)
