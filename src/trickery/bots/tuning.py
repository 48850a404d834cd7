"""How a search is tuned, game by game, and what it must know of a game's moves for that.

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
    """Figures that were found by playing contests; games with others name them in `thumb.py`."""

    explore: float = 0.5  # how much a seldom tried move is looked at, in spreads of results
    untried: float = 0.3  # how much better than its node a move is thought before its first try
    taste: float = 0.3  # how much points count beside winning
    trust: float = 1.0  # by how many standard errors a move must beat the rule of thumb's
    at_random: float = 0  # of 256 moves of a rollout, how many are random
    memory: float = 0  # how many of the last moves a world is judged by
    doubt: float = 0.1  # how plausible it is that somebody did not follow their rule of thumb
    horizon: float = 10_000  # decisions after which a rollout is judged by the lead in points
    temperature: float = 0.03  # with a policy: by so much share a move's odds grow e-fold


@once
def tuning_for(game: Game) -> Tuning:
    """The figures for a game: where it wants others than most games, its `thumb.py` says so."""
    return Tuning(**game.search)


def alike(game: Game) -> npt.NDArray[np.int64]:
    """By move: -1 if it is heard in full, else the number of the first that sounds like it."""
    first: dict[str, int] = {}
    kinds = np.full(len(game.moves), -1, dtype=np.int64)
    for number, move in enumerate(game.moves):
        if move.heard_as is not None:
            kinds[number] = first.setdefault(move.heard, number)
    return kinds


def bluffs(game: Game) -> bool:
    """Is this a game in which others must answer a move that they hear of but cannot see?

    Whoever always makes the same move is seen through there, so the bot mixes. Moves that nobody
    hears of at all ask for no answer, and need no mixing.
    """
    return any(move.heard_as for move in game.moves)
