"""Policy and search together: the network's preferences, corrected by a search.

Rests on `policy` and `search`. A move's odds are prior x exp(share / temperature): where the search
finds little difference between moves, the network decides; where it finds a large one, the search
does.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

import numpy as np

from trickery.bots import Budget, Info, Prospect
from trickery.bots.policy import UNLIKELY, mind_of
from trickery.bots.search import SearchBot
from trickery.bots.tuning import bluffs, tuning_for
from trickery.core.rng import below
from trickery.core.state import U64Array

LEAST = 1e-6  # the least odds of any move, so that a search can find what the network overlooks
_FINE = 1 << 24


class PlannerBot:
    """The strongest of our bots."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._search = SearchBot(rng, budget)

    def choose(self, info: Info) -> int:
        """Choose the best-looking move; in games where bluffing pays, one of the good ones."""
        if len(info.legal) == 1:
            return info.legal[0]
        began = time.perf_counter()
        odds = mind_of(info.game).odds(info.imagine(self._rng)[0], info.legal, self._rng)
        seen = self._search.assess(info, began)
        # Moves with few visits looked bad early on: ignore a lucky mean.
        shares = np.array([p.share - 0.5 / math.sqrt(p.samples + 1) for p in seen])
        likely = np.log(odds + LEAST) + shares / tuning_for(info.game).temperature
        weights = np.exp(likely - likely.max())
        if not bluffs(info.game):
            return info.legal[int(np.argmax(weights))]
        weights[weights < UNLIKELY] = 0  # the likeliest move has 1
        marks = np.cumsum(weights) / weights.sum() * _FINE
        return info.legal[int(np.searchsorted(marks, below(self._rng, _FINE), "right"))]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Assess every move by search."""
        return self._search.assess(info)
