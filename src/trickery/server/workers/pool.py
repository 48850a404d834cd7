"""The pool of worker processes in which bots and the coach think.

Rests on `lane`. The server plays the rules interpreted; in the processes they are compiled. No
bot's turn waits for that: as long as no process is ready for a bot and a game, whoever asks is told
so at once. Whoever asks the coach waits.

There are four lanes, each with its own processes and queue. Bots that need no time (a rule of
thumb, a network) are quick and never wait behind those that search; bots of other packages have one
process, so that none of ours waits for what they do; the coach has one process of the lowest
priority, and no bot ever waits for it. Once somebody waits for what the coach does for others, it
has another one, and each address has one of them at a time.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence
from typing import Any

from trickery.coach import Finding, FirstLook, Position
from trickery.core.threads import cores
from trickery.server.settings import Settings
from trickery.server.workers.capability import (
    COACH,
    Capability,
    is_from_package,
    is_quick,
    ladder,
)
from trickery.server.workers.lane import CompileProgress, Lane, LaneSettings
from trickery.server.workers.process import StartProcess, WorkerProcess
from trickery.server.workers.questions import (
    FindingQuestion,
    FirstLookQuestion,
    MoveQuestion,
    Question,
    ScreeningQuestion,
    WorkerFailed,
    new_answer,
)

log = logging.getLogger(__name__)

BOTS_UNTIL_READY = "the rule of thumb moves until then"
BOTS_WITHOUT = "bots have no process of their own (%s): they go by the rule of thumb"
COACH_UNTIL_READY = "whoever asks waits"
COACH_WITHOUT = "the coach has no process of its own (%s)"


class WorkerPool:
    """All worker processes. They start when the first question comes; `close` ends them."""

    def __init__(
        self,
        settings: Settings | None = None,
        module: str | None = None,
        start_process: StartProcess = WorkerProcess,
    ) -> None:
        """`module` is imported by each process: tests bring their own bots."""
        settings = settings or Settings()
        searching = max(1, cores() - 1) if settings.thinkers is None else settings.thinkers
        progress = CompileProgress()
        quick = LaneSettings(1, settings.quick_bots_nice, False, BOTS_UNTIL_READY, BOTS_WITHOUT)
        deep = LaneSettings(
            searching, settings.deep_bots_nice, False, BOTS_UNTIL_READY, BOTS_WITHOUT
        )
        guests = LaneSettings(1, settings.deep_bots_nice, False, BOTS_UNTIL_READY, BOTS_WITHOUT)
        coach = LaneSettings(
            1, settings.coach_nice, True, COACH_UNTIL_READY, COACH_WITHOUT, settings.coach_reserve
        )

        def lane(how: LaneSettings, compiles: CompileProgress) -> Lane:
            return Lane(how, settings, compiles, start_process, self._dispatch_all, module)

        self._settings = settings
        self._quick = lane(quick, progress)
        self._deep = lane(deep, progress)
        # Progress of their own, or our bots would wait until these are compiled.
        self._guests = lane(guests, CompileProgress())
        self._coach = lane(coach, CompileProgress())

    def prepare(self, game: str, rung: str) -> None:
        """Warm up for a bot, and the ones below it, in the background."""
        for each in ladder(game, rung)[::-1]:
            self._lane(each).warm_up(Capability(game, each))

    def prepare_coach(self, game: str) -> None:
        """Warm up for reviews and hints of a game, in the background."""
        self._coach.warm_up(Capability(game, COACH))

    def ask(
        self, game: str, rung: str, row: bytes, seat: int, deadline: float, seconds: float | None
    ) -> MoveQuestion:
        """Ask for a bot's move; cancel the answer when it is too late."""
        capability = Capability(game, rung)
        question = MoveQuestion(capability, deadline, new_answer(), row, seat, seconds)
        self._lane(rung).submit(question)
        return question

    async def find(
        self, where: Position, playouts: int, urgent: bool, known: Finding | None = None
    ) -> Finding:
        """The coach's finding on a decision; urgent questions go first.

        `known` is what was found before the move was made.
        """
        capability = Capability(where.game, COACH)
        deadline = 0.0 if urgent else float("inf")
        finding: Finding = await self._ask_coach(
            lambda: FindingQuestion(capability, deadline, new_answer(), where, playouts, known),
            f"{where.game}, decision {where.number}",
        )
        return finding

    async def first_look(self, where: Position, playouts: int) -> FirstLook:
        """What the coach sees at first in a decision."""
        capability = Capability(where.game, COACH)
        look: FirstLook = await self._ask_coach(
            lambda: FirstLookQuestion(capability, float("inf"), new_answer(), where, playouts),
            f"{where.game}, decision {where.number}",
        )
        return look

    async def likely_costs(self, positions: Sequence[Position]) -> list[float]:
        """What some decisions of one game cost, as the coach guesses within moments."""
        game = positions[0].game
        capability = Capability(game, COACH)
        costs: list[float] = await self._ask_coach(
            lambda: ScreeningQuestion(capability, float("inf"), new_answer(), positions),
            f"{game}, {len(positions)} decisions",
        )
        return costs

    async def _ask_coach(self, make: Callable[[], Question], about: str) -> Any:
        """Ask the coach, once more if its process fails over the question."""
        for left in reversed(range(self._settings.finding_tries)):
            question = make()
            self._coach.submit(question)
            try:
                return await question.answer
            except WorkerFailed as error:
                log.error("%s: the coach %s", about, error)
                if not left:
                    raise
        raise AssertionError

    def use_remote(
        self, lane: str, ready: Sequence[Collection[Capability]], start: StartProcess
    ) -> None:
        """Have so many processes on other machines in a lane, each ready for some things."""
        {"search": self._deep, "coach": self._coach}[lane].use_remote(ready, start)

    def coach_is_ready(self, game: str) -> bool:
        """Whether the coach is warmed up for this game."""
        return self._coach.is_ready(Capability(game, COACH))

    def close(self) -> None:
        """End all processes."""
        for lane in self._lanes:
            lane.close()

    def _lane(self, rung: str) -> Lane:
        if is_from_package(rung):
            return self._guests
        return self._quick if is_quick(rung) else self._deep

    @property
    def waiting(self) -> dict[str, list[float]]:
        """Since when each question has waited, lane by lane."""
        names = ("quick_bots", "deep_bots", "package_bots", "coach")
        return {name: lane.waiting for name, lane in zip(names, self._lanes, strict=True)}

    @property
    def _lanes(self) -> tuple[Lane, ...]:
        return self._quick, self._deep, self._guests, self._coach

    def _dispatch_all(self) -> None:
        """Let other lanes go on after something was compiled."""
        for lane in self._lanes:
            lane.dispatch()
