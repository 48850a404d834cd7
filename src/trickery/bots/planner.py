"""Policy and search together: what the network prefers, moved by what a search has seen.

Rests on `policy` and `search`. What is played has the odds prior x exp(share / temperature): where
the search saw little difference the network decides, where it saw much the search does.
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

LEAST = 1e-6  # odds that any move has: a search may always find what the network never thought of
_FINE = 1 << 24


class PlannerBot:
    """The strongest of our players."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._search = SearchBot(rng, budget)

    def choose(self, info: Info) -> int:
        """The move that looks best; where bluffing pays, one of those that look good."""
        if len(info.legal) == 1:
            return info.legal[0]
        began = time.perf_counter()
        odds = mind_of(info.game).odds(info.imagine(self._rng)[0], info.legal, self._rng)
        seen = self._search.assess(info, began)
        # What was tried seldom was tried seldom for a reason: its luck does not count.
        shares = np.array([p.share - 0.5 / math.sqrt(p.samples + 1) for p in seen])
        likely = np.log(odds + LEAST) + shares / tuning_for(info.game).temperature
        weights = np.exp(likely - likely.max())
        if not bluffs(info.game):
            return info.legal[int(np.argmax(weights))]
        weights[weights < UNLIKELY] = 0  # the likeliest has 1: who never mixes is seen through
        marks = np.cumsum(weights) / weights.sum() * _FINE
        return info.legal[int(np.searchsorted(marks, below(self._rng, _FINE), "right"))]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What the search saw of every move."""
        return self._search.assess(info)
