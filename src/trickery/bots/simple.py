"""The three lowest rungs: any legal move, a beginner's slips, a good player's rule of thumb.

Rests on `core`. They assess a move by continuing the game at random, or by the rule of thumb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from trickery.bots import Budget, Info, Prospect
from trickery.core.compile import rule
from trickery.core.contract import Game
from trickery.core.playout import pick
from trickery.core.rng import below
from trickery.core.state import U64Array

Slip = Callable[[Any, U64Array, U64Array], int]
OFTEN = 33  # of a hundred decisions, in a game without `slips.py`


class RandomBot:
    """Plays any legal move, all equally likely."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """Choose one of the legal moves."""
        count = len(info.legal)
        return info.legal[below(self._rng, count) if count > 1 else 0]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Assess each move by games that random players finish."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=False)


class ThumbBot:
    """Plays by the game's rule of thumb: what a good player does without long thinking."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """Choose one of the legal moves; the rule reads only what the seat knows, so any twin will
        do."""
        if len(info.legal) == 1:
            return info.legal[0]
        return info.game.advised(info.imagine(self._rng)[0], self._rng)[0]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Assess each move by games that the rule of thumb finishes in every seat."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=True)


class SlipsBot(ThumbBot):
    """Plays like a beginner: by the rule of thumb, with a beginner's oversights now and then."""

    def choose(self, info: Info) -> int:
        """Choose one of the legal moves, from what the seat knows."""
        often, slip = slips_of(info.game)
        if len(info.legal) == 1 or below(self._rng, 100) >= often:
            return super().choose(info)
        game, row, legal = info.game, info.imagine(self._rng)[0], info.game.new_mask()
        game.legal(game.handle(row), legal)
        return int(slip(game.handle(row), legal, self._rng))


def slips_of(game: Game) -> tuple[int, Slip]:
    """How many of a hundred decisions a beginner gets wrong in a game, and the move instead."""
    return game.slips or (OFTEN, anything)


@rule
def anything(s: Any, legal: U64Array, rng: U64Array) -> int:  # noqa: ARG001  # the contract's
    """The slip in games that define none: any legal move."""
    return pick(legal, len(legal), rng)
