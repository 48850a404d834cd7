"""What a worker process can be asked for: a bot of the ladder, or the coach, and a game.

Rests on `bots`. A process has to be warmed up for each of these before it answers in time.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from trickery import bots

COACH = "coach"  # in the place of a bot's rung


class Capability(NamedTuple):
    """A game, and who plays it or looks at it: a rung, or `COACH`."""

    game: str
    player: str

    @property
    def is_quick(self) -> bool:
        """Whether it is a bot that needs no time."""
        return is_quick(self.player)

    def warm_up_message(self, seconds: float) -> dict[str, Any]:
        """The message that warms a process up; a bot that searches has so many seconds a move."""
        if self.player == COACH:
            return {"game": self.game}
        bot = self.player if self.is_quick else f"{self.player}@{seconds}s"
        return {"game": self.game, "bot": bot}


def is_from_package(rung: str) -> bool:
    """Whether this bot is another package's: other people's code."""
    return rung in bots.offered().sound


def is_quick(rung: str) -> bool:
    """Whether this bot needs no time: it goes by a rule of thumb, or by a network."""
    return rung != COACH and bots.BOTS[rung].budget == bots.Budget()


def ladder(game: str, rung: str) -> list[str]:
    """A bot and those who move for it when it fails, from above, as far as they play this game.

    The lowest needs no process.
    """
    rungs = []
    at: str | None = rung
    while at is not None and (below := bots.BOTS[at].below) is not None:
        if bots.plays(at, game):
            rungs.append(at)
        at = below
    return rungs
