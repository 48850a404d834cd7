"""The two lowest rungs: any legal move, and a good player's rule of thumb.

Rests on `core`. What they expect of a move they find out by playing games on, as they would.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickery.bots import Budget, Info, Prospect
from trickery.core.rng import below
from trickery.core.state import Words


class RandomBot:
    """Any legal move, all equally likely."""

    def __init__(self, rng: Words, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """One of the legal moves."""
        count = len(info.legal)
        return info.legal[below(self._rng, count) if count > 1 else 0]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Each move's mean over games that random players finish."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=False)


class ThumbBot:
    """The game's rule of thumb: what a good player does without long thinking."""

    def __init__(self, rng: Words, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """One of the legal moves; the rule reads what the seat knows, so any world does."""
        if len(info.legal) == 1:
            return info.legal[0]
        return info.game.advised(info.imagine(self._rng)[0], self._rng)[0]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Each move's mean over games that the rule of thumb finishes in every seat."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=True)
