"""How a search is tuned, game by game, and which moves can be heard apart.

Rests on `core`.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.core.contract import Game
from trickery.core.threads import once

EXPLORE, UNTRIED, TASTE, TRUST, AT_RANDOM, MEMORY, DOUBT, HORIZON = range(8)  # the order of Tuning


@dataclass(frozen=True)
class Tuning:
    """Search parameters, found by contests; a game overrides them in `thumb.py`."""

    explore: float = 0.5  # the bonus for exploring, in spreads of results
    untried: float = 0.3  # how much above its node a move is rated before its first try
    taste: float = 0.3  # how much points count beside winning
    trust: float = 1.0  # standard errors by which a move must beat the rule of thumb's
    at_random: float = 0  # random moves among 256 of a rollout
    memory: float = 0  # how many recent moves a world must explain
    doubt: float = 0.1  # probability that a player departs from the rule of thumb
    horizon: float = 10_000  # decisions after which a rollout stops and the lead decides
    temperature: float = 0.03  # with a policy: the win share that multiplies odds by e


@once
def tuning_for(game: Game) -> Tuning:
    """The parameters for a game: the defaults, as far as its `thumb.py` doesn't override them."""
    return Tuning(**game.search)


def alike(game: Game) -> npt.NDArray[np.int64]:
    """By move: -1 if everybody hears it in full, else the number of the first that's heard
    alike."""
    first: dict[str, int] = {}
    kinds = np.full(len(game.moves), -1, dtype=np.int64)
    for number, move in enumerate(game.moves):
        if move.heard_as is not None:
            kinds[number] = first.setdefault(move.heard, number)
    return kinds


def bluffs(game: Game) -> bool:
    """Whether opponents in this game must react to moves that they hear only in part.

    There a predictable bot can be exploited, so it mixes its moves. Moves that opponents don't hear
    at all need no reaction, and no mixing.
    """
    return any(move.heard_as for move in game.moves)
