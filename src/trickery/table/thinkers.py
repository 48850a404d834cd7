"""Bots in processes of their own: a few of them, asked in turn, replaced when they fail.

Rests on `bots` and `worker`. The server plays the rules interpreted; in
here they are compiled. Nothing waits for that: as long as nobody is ready to answer for a bot and a
game, whoever asks is told so at once.

There are two lanes, each with its own processes and queue. Bots that need no time (a rule of thumb,
a network) are quick and never wait behind those that search. If a process hangs or dies, the bot
whose turn it was has lost that turn, and no other: what waited behind it is asked again.
"""

from __future__ import annotations

import asyncio
import bisect
import logging
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trickery import bots
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
QUICK_NICE, DEEP_NICE = 5, 10


class NotReady(Exception):
    """Nobody can answer for this bot and game at the moment."""


class Lost(Exception):
    """The bot has lost this turn; the text says what it did."""


class Unfit(Exception):
    """The bot could not be made ready for this game, which the log has told once."""


class Busy(Exception):
    """There was no time for this question."""


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


class Thinkers:
    """All processes. They start when the first question comes; `close` ends them."""

    def __init__(self, deep: int | None = None, module: str | None = None) -> None:
        """`deep` processes search; `module` is imported by each (tests bring their own bots)."""
        self._progress = Progress()
        count = max(1, cores() - 1) if deep is None else deep
        words = [str(MEMORY), *([module] if module else [])]
        self._quick = Lane(1, [str(QUICK_NICE), *words], self._progress, self._look_around)
        self._deep = Lane(count, [str(DEEP_NICE), *words], self._progress, self._look_around)

    def prepare(self, game: str, rung: str) -> None:
        """Get ready to answer for a bot, and the ones below it, in the background."""
        for each in ladder(rung)[::-1]:
            self._lane(each).want((game, each))

    def ask(
        self, game: str, rung: str, row: bytes, seat: int, due: float, seconds: float | None
    ) -> Question:
        """Ask for a bot's move; cancel the answer when it is too late."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        question = Question((game, rung), row, seat, due, seconds, answer)
        self._lane(rung).ask(question)
        return question

    def close(self) -> None:
        """End all processes."""
        for lane in (self._quick, self._deep):
            lane.close()

    def _lane(self, rung: str) -> Lane:
        return self._quick if is_quick(rung) else self._deep

    def _look_around(self) -> None:
        """Something has been compiled: somebody else may go on."""
        for lane in (self._quick, self._deep):
            lane.employ()


class Lane:
    """Some processes, and the questions that wait for them."""

    def __init__(
        self, count: int, words: list[str], progress: Progress, compiled: Callable[[], None]
    ) -> None:
        self._count = count
        self._words = words
        self._progress = progress
        self._compiled = compiled
        self._workers: list[Worker] = []
        self._wanted: dict[Part, None] = {}  # in the order of asking
        self._waiting: list[Question] = []  # the most urgent first
        self._false_starts = 0
        self._closed = False

    def want(self, part: Part) -> None:
        """Learn to answer for a bot and a game."""
        if part not in self._wanted and not self._closed:
            self._wanted[part] = None
            self._progress.wanted.append(part)
            log.info("%s: '%s' is being made ready; the rule of thumb moves until then", *part)
            self._fill()
            self.employ()

    def ask(self, question: Question) -> None:
        """Let somebody answer, as soon as possible."""
        part = question.part
        self.want(part)
        if part in self._progress.broken:
            question.answer.set_exception(Unfit(self._progress.broken[part]))
        elif not self._somebody_ready(part):
            question.answer.set_exception(NotReady())
        else:
            bisect.insort(self._waiting, question, key=lambda other: other.due)
            self.employ()

    def _somebody_ready(self, part: Part) -> bool:
        able = (w for w in self._workers if not w.hung and not isinstance(w.doing, tuple))
        return any(part in worker.ready for worker in able)

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
            game, rung = part
            bot = rung if is_quick(rung) else f"{rung}@{REHEARSAL}s"
            worker.ask(part, [{"game": game, "bot": bot}], REHEARSAL_LIMIT)
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
            given = share_of_time(question, len(self._waiting), len(self._workers))
            if given < min(SHORTEST, question.seconds or 0.0):
                question.answer.set_exception(Busy())
                continue
            batch.append(question)
            messages.append(question.message(given))
            if question.seconds is not None:
                limit = given + OVERTIME
            if question.seconds is not None or len(batch) == BATCH:
                break
        if batch:
            batch[0].begun = True
            worker.ask(batch, messages, limit)

    # What the processes say --------------------------------------------------------------------

    def _fill(self) -> None:
        while len(self._workers) < self._count and self._false_starts < FALSE_STARTS:
            try:
                self._workers.append(Worker(self._words, self._heard))
            except OSError as error:
                self._false_start(str(error))

    def _false_start(self, reason: str) -> None:
        self._false_starts += 1
        if self._false_starts == FALSE_STARTS:
            log.error(
                "bots have no process of their own (%s): they go by the rule of thumb", reason
            )

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
        for question in list(self._waiting):
            if not self._somebody_ready(question.part):  # do not let it wait for the new one
                self._waiting.remove(question)
                if not question.answer.done():
                    question.answer.set_exception(NotReady())

    def close(self) -> None:
        """End the processes of this lane."""
        self._closed = True
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.thread.join()


def share_of_time(question: Question, waiting: int, workers: int) -> float:
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
    if "move" in message:
        question.answer.set_result(message["move"])
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
    return bots.BOTS[rung].budget == bots.Budget()
