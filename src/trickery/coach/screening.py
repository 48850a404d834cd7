"""Guessing what decisions cost, within milliseconds each, so that the worst are analysed first.

Rests on `sampling`. In some imagined worlds each move is played on to the seat's next turn only,
and the network's critic says what it's worth there.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from trickery.coach.finding import Position, sampler_of
from trickery.coach.sampling import Floats
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.rng import generator_for
from trickery.core.rows import Rows
from trickery.core.state import U64Array

WORLDS = 24


def likely_costs(positions: Sequence[Position]) -> list[float]:
    """Guess the win share that each of these choices cost."""
    return [_likely_cost(where) for where in positions]


def guesses(game: Game, root: Rows, seat: int, worlds: int, rng: U64Array) -> Floats:
    """Guess what every legal move is worth to the seat to move."""
    legal = game.legal_moves(root[0])
    shares = sampler_of(game).look_ahead(root, seat, legal, rng, worlds)
    means: Floats = shares[:, :, seat].mean(axis=0)
    return means


def _likely_cost(where: Position) -> float:
    game = registry.load(where.game)
    root = np.frombuffer(where.row, dtype=game.State.dtype).copy()
    rng = generator_for(where.number, where.step, "guess")
    shares = guesses(game, root, where.seat, WORLDS, rng)
    if where.chosen is None:
        return 0.0
    return float(shares.max() - shares[game.legal_moves(root[0]).index(where.chosen)])
