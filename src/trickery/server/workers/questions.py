"""Questions for worker processes, and the errors that come in the place of an answer.

Rests on `capability`, `coach` and `settings`. A question waits in a lane until a process is free;
its future gets the answer, or one of the errors here.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from trickery.coach import Finding, Position
from trickery.server.metering import Owner, payer
from trickery.server.settings import Settings
from trickery.server.workers.capability import Capability


class NotReady(Exception):
    """No process is warmed up for this bot and game at the moment."""


class WorkerFailed(Exception):
    """A process failed over this question; the text says what the bot, or the coach, did."""


class Unfit(Exception):
    """The bot, or the coach, failed to warm up for this game, which was logged once."""


class Busy(Exception):
    """No process had time for this question before its deadline."""


def new_answer() -> asyncio.Future[Any]:
    """The future of an answer; if nobody waits for it any more, asyncio logs no error."""
    answer = asyncio.get_running_loop().create_future()
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return answer


@dataclass(eq=False)
class Question:
    """Something that a process is asked; its kinds are below."""

    capability: Capability
    deadline: float  # by the monotonic clock; the earliest goes first, then the owner's turn
    answer: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic, init=False)
    owner: Owner = field(default_factory=lambda: payer().owner, init=False)  # who asks
    started: bool = field(default=False, init=False)  # a process is thinking about it

    @property
    def exclusive(self) -> bool:
        """Whether it takes time, so that nothing is sent together with it."""
        return True

    def seconds_allowed(self, waiting: int, workers: int, settings: Settings) -> float | None:
        """Time for the answer, if so many others wait for so many processes; None: too little."""
        raise NotImplementedError

    def message(self, seconds: float) -> dict[str, Any]:
        """What the process is sent."""
        raise NotImplementedError


@dataclass(eq=False)
class MoveQuestion(Question):
    """A bot's move in a state of the game."""

    row: bytes
    seat: int
    seconds: float | None  # that the bot would like to think; None: it needs no time

    @property
    def exclusive(self) -> bool:
        """Whether the bot takes time; those that need none are asked together."""
        return self.seconds is not None

    def seconds_allowed(self, waiting: int, workers: int, settings: Settings) -> float | None:
        """A share of the time left, so that all who wait are answered by their deadlines."""
        left = self.deadline - time.monotonic()
        if self.seconds is None:
            return None if left < 0.0 else left
        share = share_of_time(self.seconds, left - settings.answer_margin, waiting, workers)
        return None if share < min(settings.shortest_search, self.seconds) else share

    def message(self, seconds: float) -> dict[str, Any]:
        """The state, and how long the bot may think."""
        game, rung = self.capability
        bot = rung if self.seconds is None else f"{rung}@{seconds:.4f}s"
        return {"game": game, "bot": bot, "seat": self.seat, "row": self.row.hex()}


@dataclass(eq=False)
class CoachQuestion(Question):
    """Something that the coach is asked."""

    def seconds_allowed(self, waiting: int, workers: int, settings: Settings) -> float:  # noqa: ARG002  # however many wait
        """As long as it takes: after this it counts as hung."""
        return settings.finding_seconds


@dataclass(eq=False)
class FindingQuestion(CoachQuestion):
    """The coach's finding on a decision: what each of its moves is worth."""

    position: Position
    playouts: int
    known: Finding | None  # found before the move was made

    def message(self, seconds: float) -> dict[str, Any]:  # noqa: ARG002  # playouts are counted
        """The position, and how many playouts to make."""
        return {**_told(self.position), "playouts": self.playouts, "known": self.known}


@dataclass(eq=False)
class FirstLookQuestion(CoachQuestion):
    """A first look at a decision."""

    position: Position
    playouts: int

    def message(self, seconds: float) -> dict[str, Any]:  # noqa: ARG002  # playouts are counted
        """The position, and how many playouts to make."""
        return {
            "game": self.capability.game,
            "look": _told(self.position),
            "playouts": self.playouts,
        }


@dataclass(eq=False)
class ScreeningQuestion(CoachQuestion):
    """What some decisions of a game cost, as the coach guesses within moments."""

    positions: Sequence[Position]

    def message(self, seconds: float) -> dict[str, Any]:  # noqa: ARG002  # worlds are counted
        """The positions."""
        return {"game": self.capability.game, "screen": [_told(each) for each in self.positions]}


def _told(position: Position) -> dict[str, Any]:
    return {**asdict(position), "row": position.row.hex()}


def share_of_time(wanted: float, left: float, waiting: int, workers: int) -> float:
    """The seconds that a bot may think if so many others wait for the same time and processes."""
    rounds = (waiting + 1) / max(1, workers)
    return min(wanted, left / max(1.0, rounds))
