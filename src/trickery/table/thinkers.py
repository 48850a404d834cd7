"""Bots and the coach in processes of their own: asked in turn, replaced when they fail.

Rests on `bots`, `coach` and `worker`. The server plays the rules interpreted; in here they are
compiled. No bot's turn waits for that: as long as nobody is ready to answer for a bot and a game,
whoever asks is told so at once. Whoever asks the coach waits.

There are three lanes, each with its own processes and queue. Bots that need no time (a rule of
thumb, a network) are quick and never wait behind those that search; the coach has one process of
the lowest priority, and no bot ever waits for it. If a process hangs or dies, the question that it
was at is lost, and no other: what waited behind it is asked again.
"""

from __future__ import annotations

import asyncio
import bisect
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from trickery import bots
from trickery.coach import Finding, Position
from trickery.core.threads import cores
from trickery.table.worker import Doing, Part, Question, Worker

log = logging.getLogger(__name__)

QUICK_LIMIT = 1.0  # seconds after which a bot that needs no time hangs
OVERTIME = 1.0  # seconds after its time is up when a bot that searches hangs
REHEARSAL_LIMIT = 300.0  # seconds to compile a bot for a game in, on any machine
REHEARSAL = 0.02  # seconds that a searching bot is given when it is tried out
MARGIN = 0.05  # seconds between an answer and the moment it is needed
SHORTEST = 0.02  # seconds below which the rung below plays as well
BATCH = 16  # quick questions that a process is sent at once: on a busy machine waking it takes long
FALSE_STARTS = 3  # in a row, and no more processes are started
MEMORY = 4 << 30  # bytes of address space for each process
COACH = "coach"  # in the place of a bot's rung
FINDING_LIMIT = 300.0  # seconds for a finding: on a busy machine the coach hardly gets a turn
TRIES = 2  # for a finding, if a process is lost over it


class NotReady(Exception):
    """Nobody can answer for this bot and game at the moment."""


class Lost(Exception):
    """The bot has lost this turn, or the coach this question; the text says what it did."""


class Unfit(Exception):
    """The bot, or the coach, could not be made ready for this game, which the log has told once."""


class Busy(Exception):
    """There was no time for this question."""


@dataclass(eq=False)
class MoveWanted(Question):
    """What is a bot's move?"""

    row: bytes
    seat: int
    seconds: float | None  # that the bot would like to think; none: it needs no time

    @property
    def alone(self) -> bool:
        """Bots that need no time are asked together."""
        return self.seconds is not None

    def given(self, waiting: int, workers: int) -> float | None:
        """What it may think, if all who wait are to have their share of the time left."""
        share = share_of_time(self, waiting, workers)
        return None if share < min(SHORTEST, self.seconds or 0.0) else share

    def message(self, given: float) -> dict[str, Any]:
        """With what the bot may think."""
        game, rung = self.part
        bot = rung if self.seconds is None else f"{rung}@{given:.4f}s"
        return {"game": game, "bot": bot, "seat": self.seat, "row": self.row.hex()}


@dataclass(eq=False)
class FindingWanted(Question):
    """What are the moves of this decision worth?"""

    where: Position
    playouts: int

    def given(self, waiting: int, workers: int) -> float:  # noqa: ARG002  # however many wait
        """As long as it takes."""
        return FINDING_LIMIT

    def message(self, given: float) -> dict[str, Any]:  # noqa: ARG002  # playouts are counted
        """The position, and how deeply to look."""
        asked = asdict(self.where)
        return {**asked, "row": self.where.row.hex(), "playouts": self.playouts}


@dataclass
class Progress:
    """What has been compiled, for all lanes: one thing at a time, and the quick bots first."""

    compiled: set[Part] = field(default_factory=set)
    compiling: Part | None = None
    broken: dict[Part, str] = field(default_factory=dict)
    wanted: list[Part] = field(default_factory=list)  # not compiled yet

    def may_compile(self, part: Part) -> bool:
        """Is it this one's turn?"""
        quick = [other for other in self.wanted if is_quick(other[1])]
        return self.compiling is None and (not quick or part in quick)


@dataclass(frozen=True)
class Manner:
    """How a lane works."""

    count: int  # of processes
    nice: int
    patient: bool  # whoever asks waits until somebody is ready
    meanwhile: str  # what is done until then
    without: str  # what the log says if no process can be started


BOTS = "bots have no process of their own (%s): they go by the rule of thumb"
QUICK = Manner(1, 5, False, "the rule of thumb moves until then", BOTS)
DEEP = replace(QUICK, nice=10)
COACHING = Manner(1, 19, True, "whoever asks waits", "the coach has no process of its own (%s)")


class Thinkers:
    """All processes. They start when the first question comes; `close` ends them."""

    def __init__(self, deep: int | None = None, module: str | None = None) -> None:
        """`deep` processes search; `module` is imported by each (tests bring their own bots)."""
        words = [str(MEMORY), *([module] if module else [])]
        progress = Progress()
        searching = max(1, cores() - 1) if deep is None else deep
        deeply = replace(DEEP, count=searching)
        self._quick = Lane(QUICK, words, progress, self._look_around)
        self._deep = Lane(deeply, words, progress, self._look_around)
        # It compiles on its own, or bots would wait for it.
        self._coach = Lane(COACHING, words, Progress(), self._look_around)
        self._lanes = (self._quick, self._deep, self._coach)

    def prepare(self, game: str, rung: str) -> None:
        """Get ready to answer for a bot, and the ones below it, in the background."""
        for each in ladder(rung)[::-1]:
            self._lane(each).want((game, each))

    def prepare_coach(self, game: str) -> None:
        """Get ready to look at decisions of a game, in the background."""
        self._coach.want((game, COACH))

    def ask(
        self, game: str, rung: str, row: bytes, seat: int, due: float, seconds: float | None
    ) -> MoveWanted:
        """Ask for a bot's move; cancel the answer when it is too late."""
        question = MoveWanted((game, rung), due, _answer(), row, seat, seconds)
        self._lane(rung).ask(question)
        return question

    async def find(self, where: Position, playouts: int, urgent: bool) -> Finding:
        """Ask the coach, once more if it is lost over it; whoever is urgent goes first."""
        part = where.game, COACH
        for left in reversed(range(TRIES)):
            due = 0.0 if urgent else float("inf")
            question = FindingWanted(part, due, _answer(), where, playouts)
            self._coach.ask(question)
            try:
                found: Finding = await question.answer
            except Lost as error:
                log.error("%s, decision %d: the coach %s", where.game, where.number, error)
                if not left:
                    raise
            else:
                return found
        raise AssertionError

    def coach_is_ready(self, game: str) -> bool:
        """Does the coach know this game, or does it learn it still?"""
        return self._coach.is_ready((game, COACH))

    def close(self) -> None:
        """End all processes."""
        for lane in self._lanes:
            lane.close()

    def _lane(self, rung: str) -> Lane:
        return self._quick if is_quick(rung) else self._deep

    def _look_around(self) -> None:
        """Something has been compiled: somebody else may go on."""
        for lane in self._lanes:
            lane.employ()


class Lane:
    """Some processes, and the questions that wait for them."""

    def __init__(
        self, manner: Manner, words: list[str], progress: Progress, compiled: Callable[[], None]
    ) -> None:
        self._manner = manner
        self._words = [str(manner.nice), *words]
        self._progress = progress
        self._compiled = compiled
        self._workers: list[Worker] = []
        self._wanted: dict[Part, None] = {}  # in the order of asking
        self._waiting: list[Question] = []  # the most urgent first
        self._false_starts = 0
        self._closed = False

    def want(self, part: Part) -> None:
        """Learn to answer for a bot, or the coach, and a game."""
        if part not in self._wanted and not self._closed:
            self._wanted[part] = None
            self._progress.wanted.append(part)
            log.info("%s: '%s' is being made ready; %s", *part, self._manner.meanwhile)
            self._fill()
            self.employ()

    def ask(self, question: Question) -> None:
        """Let somebody answer, as soon as possible."""
        self.want(question.part)
        bisect.insort(self._waiting, question, key=lambda other: other.due)
        self._turn_away([question])
        self.employ()

    def is_ready(self, part: Part) -> bool:
        """Can somebody answer who is not learning something?"""
        able = (w for w in self._workers if not w.hung and not isinstance(w.doing, tuple))
        return any(part in worker.ready for worker in able)

    def _turn_away(self, waiting: Sequence[Question]) -> None:
        """Let none of these wait in vain."""
        broken = self._progress.broken
        for question in waiting:
            part = question.part
            unfit, ready = part in broken, self.is_ready(part)
            if unfit or not (ready or (self._manner.patient and self._workers)):
                self._waiting.remove(question)
                if not question.answer.done():
                    error = Unfit(broken[part]) if unfit else NotReady()
                    question.answer.set_exception(error)

    def employ(self) -> None:
        """Give everybody who is idle something to do: learning goes before answering."""
        for worker in self._workers:
            if worker.idle and not self._closed and not self._let_learn(worker):
                self._let_answer(worker)

    def _let_learn(self, worker: Worker) -> bool:
        progress = self._progress
        for part in self._wanted:
            if part in worker.ready or part in progress.broken:
                continue
            if part not in progress.compiled:
                if not progress.may_compile(part):
                    continue
                progress.compiling = part
            worker.ask(part, [rehearsal(part)], REHEARSAL_LIMIT)
            return True
        return False

    def _let_answer(self, worker: Worker) -> None:
        batch: list[Question] = []
        messages: list[dict[str, Any]] = []
        limit = QUICK_LIMIT
        for question in list(self._waiting):
            if question.part not in worker.ready and not question.answer.done():
                continue  # somebody else's
            self._waiting.remove(question)
            if question.answer.done():
                continue  # too late: whoever asked has done without
            given = question.given(len(self._waiting), len(self._workers))
            if given is None:
                question.answer.set_exception(Busy())
                continue
            batch.append(question)
            messages.append(question.message(given))
            if question.alone:
                limit = given + OVERTIME
            if question.alone or len(batch) == BATCH:
                break
        if batch:
            batch[0].begun = True
            worker.ask(batch, messages, limit)

    # What the processes say --------------------------------------------------------------------

    def _fill(self) -> None:
        while len(self._workers) < self._manner.count and self._false_starts < FALSE_STARTS:
            try:
                self._workers.append(Worker(self._words, self._heard))
            except OSError as error:
                self._false_start(str(error))

    def _false_start(self, reason: str) -> None:
        self._false_starts += 1
        if self._false_starts == FALSE_STARTS:
            log.error(self._manner.without, reason)

    def _heard(self, worker: Worker, message: Mapping[str, Any] | None) -> None:
        """An answer, or nothing any more: the process has ended."""
        doing, worker.doing = worker.doing, None
        if message is None:
            self._gone(worker, doing)
        elif doing == "starting":
            self._false_starts = 0
        elif isinstance(doing, tuple):
            self._learned(worker, doing, message.get("failed"))
        elif isinstance(doing, list):
            _resolve(doing.pop(0), message)
            if doing:
                doing[0].begun = True
                worker.go_on(doing)
        self.employ()

    def _learned(self, worker: Worker, part: Part, trouble: str | None) -> None:
        progress = self._progress
        if trouble is None:
            worker.ready.add(part)
            progress.compiled.add(part)
            log.info("%s: '%s' is ready", *part)
        else:
            progress.broken[part] = trouble
            log.warning("%s: '%s' cannot be made ready: %s", *part, trouble)
            self._turn_away([each for each in self._waiting if each.part == part])
        if progress.compiling == part:
            progress.compiling = None
            progress.wanted.remove(part)
            asyncio.get_running_loop().call_soon(self._compiled)

    def _gone(self, worker: Worker, doing: Doing) -> None:
        self._workers.remove(worker)
        if self._closed:
            return
        if doing == "starting":
            self._false_start(worker.end)
        elif isinstance(doing, tuple):
            self._learned(worker, doing, worker.end)
        elif isinstance(doing, list):
            _resolve(doing.pop(0), {"lost": worker.end})
            self._waiting = sorted(doing + self._waiting, key=lambda question: question.due)
        self._fill()
        self._turn_away(list(self._waiting))  # where nobody waits for the new one

    def close(self) -> None:
        """End the processes of this lane."""
        self._closed = True
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.thread.join()


def _answer() -> asyncio.Future[Any]:
    """An answer to come, whose failure is nobody's if nobody waits for it any more."""
    answer = asyncio.get_running_loop().create_future()
    answer.add_done_callback(lambda done: done.cancelled() or done.exception())
    return answer


def rehearsal(part: Part) -> dict[str, Any]:
    """What makes a process ready for a bot, or for the coach."""
    game, rung = part
    if rung == COACH:
        return {"game": game}
    return {"game": game, "bot": rung if is_quick(rung) else f"{rung}@{REHEARSAL}s"}


def share_of_time(question: MoveWanted, waiting: int, workers: int) -> float:
    """What a bot may think, if all who wait are to have their share of the time left."""
    left = question.due - time.monotonic()
    if question.seconds is None:
        return left
    rounds = (waiting + 1) / max(1, workers)
    return min(question.seconds, (left - MARGIN) / max(1.0, rounds))


def _resolve(question: Question, message: Mapping[str, Any]) -> None:
    """Hand an answer over, if somebody still waits for it."""
    if question.answer.done():
        return
    if "answer" in message:
        question.answer.set_result(message["answer"])
    else:
        reason = message.get("lost") or f"failed: {message.get('failed')}"
        question.answer.set_exception(Lost(reason))


def ladder(rung: str) -> list[str]:
    """A bot and those who move for it when it fails, from above; the lowest needs no process."""
    rungs = []
    at: str | None = rung
    while at is not None and (below := bots.BOTS[at].below) is not None:
        rungs.append(at)
        at = below
    return rungs


def is_quick(rung: str) -> bool:
    """Does this bot answer at a glance?"""
    return rung != COACH and bots.BOTS[rung].budget == bots.Budget()
