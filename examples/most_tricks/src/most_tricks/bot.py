"""A bot for any game: it makes the legal move with the highest number.

Rests on `trickery.bots`. To offer a bot, a package of your own needs a class and a `Rung`.
"""

from __future__ import annotations

from collections.abc import Sequence

from trickery.bots import Budget, Info, Prospect, Rung
from trickery.core.state import U64Array


class HighestBot:
    """Plays the last of the legal moves."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """The last of the legal moves."""
        return info.legal[-1]

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Assess each move by random playouts."""
        from trickery.bots.playing import play_out

        return play_out(info, self._rng, self._budget, by_thumb=False)


#: Where the class is, how long it thinks (not at all), and the bot that moves in its place if it
#: fails.
HIGHEST = Rung("most_tricks.bot:HighestBot", below="random")
