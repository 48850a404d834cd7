"""A lane of the worker pool: some processes, and the questions that wait for them.

Rests on `worker` and `questions`. Warming up goes before answering. If a process hangs or dies, the
question that it was at is lost, and no other: what waited behind it is asked again. Processes on
other machines are asked first; if one goes away, somebody else is asked.
"""

from __future__ import annotations

import asyncio
import bisect
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from trickery.server.queueing import RoundRobin
from trickery.server.settings import Settings
from trickery.server.workers.capability import Capability
from trickery.server.workers.process import Message, StartProcess
from trickery.server.workers.questions import Busy, NotReady, Question, Unfit, WorkerFailed
from trickery.server.workers.worker import Work, Worker

log = logging.getLogger(__name__)


@dataclass
class CompileProgress:
    """What has been compiled, for lanes that share it: one thing at a time, quick bots first.

    The first process that warms up for something compiles it; later ones load it from the cache.
    """

    compiled: set[Capability] = field(default_factory=set)
    compiling: Capability | None = None
    failed: dict[Capability, str] = field(default_factory=dict)  # and why
    pending: list[Capability] = field(default_factory=list)  # asked for, and not compiled yet

    def may_compile(self, capability: Capability) -> bool:
        """Whether this may be compiled next."""
        quick = [other for other in self.pending if other.is_quick]
        return self.compiling is None and (not quick or capability in quick)


@dataclass(frozen=True)
class LaneSettings:
    """How a lane works."""

    processes: int
    nice: int
    queues_unready: bool  # questions wait until a process is warmed up, instead of being refused
    until_ready: str  # what happens until then, for the log
    no_process: str  # what the log says if no process can be started
    #: More processes, from when one address first waits for another; each has one at a time then.
    reserve: int = 0


class Lane:
    """The processes and the queue of one kind of questions."""

    def __init__(
        self,
        lane: LaneSettings,
        settings: Settings,
        progress: CompileProgress,
        start_process: StartProcess,
        on_compiled: Callable[[], None],
        module: str | None = None,
    ) -> None:
        self._lane = lane
        self._settings = settings
        margin = settings.answer_margin + settings.work_margin
        self._remote_settings = replace(settings, answer_margin=margin)
        self._progress = progress
        self._start_process = start_process
        self._on_compiled = on_compiled
        memory = str(settings.worker_megabytes << 20)
        self._arguments = [str(lane.nice), memory, *([module] if module else [])]
        self._workers: list[Worker] = []
        self._capabilities: dict[Capability, None] = {}  # in the order of asking
        self._queue: list[Question] = []  # the earliest deadline first
        self._turns = RoundRobin(settings.remembered_addresses)
        self._failed_starts = 0  # in a row
        self._most = lane.processes
        self._closed = False

    def warm_up(self, capability: Capability) -> None:
        """Get processes ready for a bot, or the coach, and a game, in the background."""
        if capability not in self._capabilities and not self._closed:
            self._capabilities[capability] = None
            self._progress.pending.append(capability)
            log.info("%s: '%s' is being made ready; %s", *capability, self._lane.until_ready)
            self._start_workers()
            self.dispatch()

    def submit(self, question: Question) -> None:
        """Queue a question; it fails at once if nobody will be able to answer it."""
        self.warm_up(question.capability)
        bisect.insort(self._queue, question, key=lambda other: other.deadline)
        self._refuse_hopeless([question])
        self.dispatch()

    def is_ready(self, capability: Capability) -> bool:
        """Whether a process is warmed up for this, and not busy warming up for something else."""
        return any(worker.available and capability in worker.ready for worker in self._workers)

    def use_remote(self, ready: Sequence[Collection[Capability]], start: StartProcess) -> None:
        """Have so many processes on other machines, each ready for some things, and no more."""
        remote = [each for each in self._workers if each.remote and not each.hung]
        remote.sort(key=lambda each: each.idle)  # what isn't needed any more is idle, if possible
        able = {capability for each in ready for capability in each}
        for worker, capabilities in zip(remote, ready, strict=False):
            worker.ready = set(capabilities)
            if isinstance(worker.work, list) and worker.work[0].capability not in able:
                worker.process.kill()
        for worker in remote[len(ready) :]:
            worker.process.kill()
        if not self._closed:
            for capabilities in ready[len(remote) :]:
                worker = Worker(start, self._arguments, self._on_message, remote=True)
                worker.ready = set(capabilities)
                self._workers.insert(0, worker)
            self.dispatch()

    @property
    def compiled(self) -> set[Capability]:
        """What has been made ready so far."""
        return self._progress.compiled

    @property
    def free(self) -> int:
        """How many processes are ready for all of it, and have nothing to do."""
        return sum(each.idle for each in self._answering)

    @property
    def serving(self) -> int:
        """How many processes have something to answer, or could."""
        return len(self._answering)

    @property
    def _answering(self) -> list[Worker]:
        return [
            each
            for each in self._workers
            if each.answers and (not each.idle or self.compiled <= each.ready)
        ]

    @property
    def waiting(self) -> list[float]:
        """Since when each question has waited, by the monotonic clock."""
        return [question.asked for question in self._queue]

    def dispatch(self) -> None:
        """Give every idle process something to do."""
        for worker in self._workers:
            if worker.idle and not self._closed and not self._assign_warm_up(worker):
                self._assign_questions(worker)
        most = self._lane.processes + self._lane.reserve
        if self._most < most and any(self._waits_for_others(each) for each in self._queue):
            self._most = most
            self._start_workers()

    def close(self) -> None:
        """End the processes of this lane."""
        self._closed = True
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()

    def _refuse_hopeless(self, questions: Iterable[Question]) -> None:
        """Fail those of these waiting questions that nobody will be able to answer."""
        for question in questions:
            failed = self._progress.failed.get(question.capability)
            hopeful = self.is_ready(question.capability) or (
                self._lane.queues_unready and self._workers
            )
            if failed is None and hopeful:
                continue
            self._queue.remove(question)
            if not question.answer.done():
                question.answer.set_exception(NotReady() if failed is None else Unfit(failed))

    def _waits_for_others(self, question: Question) -> bool:
        """Is a process busy for somebody else, which could answer this question?"""
        if question.answer.done() or question.capability not in self._progress.compiled:
            return False
        return any(
            work[0].owner.address != question.owner.address
            if isinstance(work, list)
            else isinstance(work, Capability) and work != question.capability
            for work in (worker.work for worker in self._workers)
        )

    def _assign_warm_up(self, worker: Worker) -> bool:
        """Let a process warm up for something; False if there is nothing that it may do now."""
        if worker.remote:
            return False
        progress = self._progress
        if self._lane.reserve and any(isinstance(each.work, Capability) for each in self._workers):
            return False  # meanwhile this one answers
        for capability in self._capabilities:
            if capability in worker.ready or capability in progress.failed:
                continue
            if capability not in progress.compiled:
                if not progress.may_compile(capability):
                    continue
                progress.compiling = capability
            message = capability.warm_up_message(self._settings.rehearsal_seconds)
            worker.assign(capability, [message], self._settings.compile_seconds)
            return True
        return False

    def _assign_questions(self, worker: Worker) -> None:
        """Send a process the most urgent question that it can answer, or a batch of quick ones."""
        batch: list[Question] = []
        messages: list[dict[str, Any]] = []
        limit = self._settings.quick_bot_seconds
        settings = self._remote_settings if worker.remote else self._settings
        working = [each.work for each in self._workers if isinstance(each.work, list)]
        served = [each[0].owner.address for each in working if self._lane.reserve]
        for question in self._in_turn():
            other = question.capability not in worker.ready or question.owner.address in served
            if other and not question.answer.done():
                continue  # for another process
            if question.answer.done():
                self._queue.remove(question)
                continue  # cancelled: whoever asked has done without
            others = len(self._queue) - 1
            seconds = question.seconds_allowed(others, len(self._workers), settings)
            if seconds is None and worker.remote:
                continue  # too late for one that is far away
            self._queue.remove(question)
            if seconds is None:
                question.answer.set_exception(Busy())
                continue
            self._turns.serve(question.owner)
            batch.append(question)
            messages.append(question.message(seconds))
            if question.exclusive:
                limit = seconds + self._settings.bot_overtime
            if question.exclusive or len(batch) == self._settings.worker_batch:
                break
        if batch:
            batch[0].started = True
            worker.assign(batch, messages, limit)

    def _in_turn(self) -> list[Question]:
        """All that wait: the most urgent first, and where none is, everybody in turn."""
        by_owner = self._turns.in_turn(self._queue, lambda question: question.owner)
        return sorted(by_owner, key=lambda question: question.deadline)

    # What the processes report -----------------------------------------------------------------

    def _start_workers(self) -> None:
        most, failures = self._most, self._settings.failed_starts
        local = [each for each in self._workers if not each.remote]
        while len(local) < most and self._failed_starts < failures:
            try:
                worker = Worker(self._start_process, self._arguments, self._on_message)
            except OSError as error:
                self._count_failed_start(str(error))
            else:
                local.append(worker)
                self._workers.append(worker)

    def _count_failed_start(self, reason: str) -> None:
        self._failed_starts += 1
        if self._failed_starts == self._settings.failed_starts:
            log.error(self._lane.no_process, reason)

    def _on_message(self, worker: Worker, message: Message | None) -> None:
        """Take an answer, or the end of the process if there is no message."""
        work, worker.work = worker.work, None
        if message is None:
            self._on_exit(worker, work)
        elif work == "starting":
            self._failed_starts = self._failed_starts if worker.remote else 0
        elif isinstance(work, Capability):
            self._on_warmed_up(worker, work, message.get("failed"))
        elif isinstance(work, list):
            _resolve(work.pop(0), message)
            if work:
                work[0].started = True
                worker.continue_with(work)
        self.dispatch()

    def _on_warmed_up(self, worker: Worker, capability: Capability, failure: str | None) -> None:
        progress = self._progress
        if failure is None:
            worker.ready.add(capability)
            progress.compiled.add(capability)
            log.info("%s: '%s' is ready", *capability)
        else:
            progress.failed[capability] = failure
            log.warning("%s: '%s' cannot be made ready: %s", *capability, failure)
            self._refuse_hopeless([each for each in self._queue if each.capability == capability])
        if progress.compiling == capability:
            progress.compiling = None
            progress.pending.remove(capability)
            asyncio.get_running_loop().call_soon(self._on_compiled)

    def _on_exit(self, worker: Worker, work: Work) -> None:
        """Replace a process that has ended; what waited behind its question is queued again."""
        self._workers.remove(worker)
        if self._closed:
            return
        if work == "starting" and not worker.remote:
            self._count_failed_start(worker.failure)
        elif isinstance(work, Capability):
            self._on_warmed_up(worker, work, worker.failure)
        elif isinstance(work, list):
            if worker.hung or not worker.remote:
                _resolve(work.pop(0), {"lost": worker.failure})
            self._queue = sorted(work + self._queue, key=lambda question: question.deadline)
        self._start_workers()
        self._refuse_hopeless(list(self._queue))  # where nobody waits for the new one


def _resolve(question: Question, message: Message) -> None:
    """Hand an answer or a failure over, if somebody still waits for it."""
    if question.answer.done():
        return
    if "answer" in message:
        question.answer.set_result(message["answer"])
    else:
        reason = message.get("lost") or f"failed: {message.get('failed')}"
        question.answer.set_exception(WorkerFailed(reason))
