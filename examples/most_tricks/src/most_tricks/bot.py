"""A bot for any game: it makes the legal move with the highest number.

Rests on `trickery.bots`. What a package of your own needs to offer one: a class, and a `Rung`.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickery.bots import Budget, Info, Prospect, Rung
from trickery.core.state import U64Array


class HighestBot:
    """The last of the legal moves, whatever it is."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """The last of the legal moves."""
        return info.legal[-1]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What random players make of each move."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=False)


#: Where the class is, how long it thinks (not at all), and who moves for it if it fails.
HIGHEST = Rung("most_tricks.bot:HighestBot", below="random")
