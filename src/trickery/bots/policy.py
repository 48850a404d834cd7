"""The trained policy by itself: one look at what the seat knows, and a move.

Rests on `network`. It asks the rule of thumb for advice first, as it learned to. What it expects of
moves it asks its critic, in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.network import network, room_for, think
from trickery.bots.search import bluffs
from trickery.core.contract import Game
from trickery.core.record import Row, Words
from trickery.core.rng import below

UNLIKELY = 0.1  # of the likeliest move's odds: what is less likely is never played
_FINE = 1 << 24


class Mind:
    """A game's policy with its working memory."""

    def __init__(self, game: Game) -> None:
        self.game, self.net, self.room = game, network(game), room_for(game)

    def odds(self, row: Row, legal: Sequence[int], rng: Words) -> npt.NDArray[np.float64]:
        """How likely the policy is to make each legal move; reads only what the seat knows."""
        game = self.game
        state = game.handle(row)
        advice = game.advised(row, rng)[0]
        game.observe(state, int(row["actor"]), self.room.seen)
        think(self.net, self.room, advice)
        logits = self.room.logits[list(legal)].astype(np.float64)
        likely = np.exp(logits - logits.max())
        odds: npt.NDArray[np.float64] = likely / likely.sum()
        return odds


def settle_on(game: Game, odds: Any, rng: Words) -> int:
    """The likeliest; where bluffing pays one of the likely ones, or others would see through it."""
    if not bluffs(game):
        return int(np.argmax(odds))
    weights = np.where(odds >= UNLIKELY * odds.max(), odds, 0.0)
    marks = np.cumsum(weights / weights.sum())
    return min(int(np.searchsorted(marks, below(rng, _FINE) / _FINE, "right")), len(odds) - 1)


class PolicyBot:
    """What a network has learned by playing against itself."""

    def __init__(self, rng: Words, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget
        self._minds: dict[str, Mind] = {}

    def choose(self, info: Info) -> int:
        """One of the legal moves."""
        if len(info.legal) == 1:
            return info.legal[0]
        if info.game.name not in self._minds:
            self._minds[info.game.name] = Mind(info.game)
        mind = self._minds[info.game.name]
        odds = mind.odds(info.imagine(self._rng)[0], info.legal, self._rng)
        return info.legal[settle_on(info.game, odds, self._rng)]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What the critic says of every move, over some imagined worlds."""
        from trickery.bots.planner import PlannerBot

        budget = self._budget if self._budget != Budget() else Budget(simulations=64)
        return PlannerBot(self._rng, budget, depth=0).assess(info)
