"""`trickery serve --workers N`: a process that keeps N servers running on one socket.

Rests on asyncio. Each server is `trickery serve` with the same options; it inherits the socket that
listens, so none is missed while another starts. SIGHUP replaces them one after the other, after an
update; SIGTERM stops them. Whatever they share is in the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from trickery.core.errors import BadOption

log = logging.getLogger(__name__)

#: In the environment of a worker: its number, and the descriptors that it inherits.
VARIABLE = "TRICKERY_WORKER"
START = "from trickery.cli import main; main()"
SHORTEST_LIFE = 5.0  # seconds; a worker that ends sooner is started again after a pause
LONGEST_PAUSE = 30.0
STARTING_SECONDS = 60.0  # in which a new worker must be ready, or the update ends there


@dataclass(frozen=True)
class ServerWorker:
    """What a server that was started by a supervisor was given."""

    number: int
    listening: socket.socket
    report_to: int  # a descriptor; closed once the server answers
    lifeline: int  # another one, whose other end closes when the supervisor ends, however it does

    def ready(self) -> None:
        """Tell the supervisor that this server answers."""
        os.close(self.report_to)
        threading.Thread(target=self._end_with_supervisor, daemon=True).start()

    def _end_with_supervisor(self) -> None:
        os.read(self.lifeline, 1)
        os.kill(os.getpid(), signal.SIGTERM)


def inherited_worker() -> ServerWorker | None:
    """What this process was given, if a supervisor has started it."""
    given = os.environ.pop(VARIABLE, None)
    if given is None:
        return None
    number, listening, report_to, lifeline = map(int, given.split(","))
    return ServerWorker(number, socket.socket(fileno=listening), report_to, lifeline)


def supervise(workers: int, listening: socket.socket, options: Sequence[str]) -> None:
    """Run so many servers with these options of `trickery serve`, until stopped."""
    if not hasattr(signal, "SIGHUP"):
        raise BadOption("--workers needs a system with signals, such as Linux or macOS")
    asyncio.run(_Supervisor(workers, listening, options).run())


class _Supervisor:
    def __init__(self, workers: int, listening: socket.socket, options: Sequence[str]) -> None:
        self._listening = listening
        self._options = options
        self._stopping = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._workers = workers
        self._current: dict[int, asyncio.subprocess.Process] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._lifeline, self._end = os.pipe()  # nothing is ever written: it breaks with us

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(each, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._in_background, self._renew_all)
        for number in range(self._workers):
            self._in_background(self._keep, number)
        await self._stopping.wait()
        await asyncio.gather(*map(_stop, self._current.values()))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _in_background(self, work: object, *arguments: object) -> None:
        assert callable(work)
        task = asyncio.ensure_future(work(*arguments))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, number: int) -> None:
        """Have a worker run under a number, whatever happens to it."""
        pause = 0.0
        while not self._stopping.is_set():
            began, (worker, _) = time.monotonic(), await self._start(number)
            self._current[number] = worker
            status = await worker.wait()
            while (newest := self._current[number]) is not worker:  # it was replaced
                began, worker = time.monotonic(), newest
                status = await worker.wait()
            if self._stopping.is_set():
                return
            quick = time.monotonic() - began < SHORTEST_LIFE
            pause = min(LONGEST_PAUSE, 2 * pause + 1) if quick else 0.0
            log.error("worker %d ended with status %s; it's started again", number, status)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stopping.wait()

    async def _renew_all(self) -> None:
        """Replace the workers one by one, each once its successor answers."""
        async with self._renewing:
            for number, old in list(self._current.items()):
                worker, ready = await self._start(number)
                if not await ready:
                    log.error("the new worker %d doesn't answer: the old ones stay", number)
                    await _stop(worker)
                    return
                self._current[number] = worker
                await _stop(old)

    async def _start(self, number: int) -> tuple[asyncio.subprocess.Process, asyncio.Task[bool]]:
        """Start a worker; also gives whether it answers, as soon as that's known."""
        hears, tells = os.pipe()
        listening = self._listening.fileno()
        try:
            worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                START,
                *self._options,
                pass_fds=(listening, tells, self._lifeline),
                env={**os.environ, VARIABLE: f"{number},{listening},{tells},{self._lifeline}"},
                start_new_session=True,  # Ctrl+C reaches this process only, which stops them
            )
        finally:
            os.close(tells)
        return worker, asyncio.create_task(_is_ready(worker, hears))


async def _is_ready(worker: asyncio.subprocess.Process, hears: int) -> bool:
    """Whether a worker answers: it closes its end of a pipe then, or when it ends."""
    reader = asyncio.StreamReader()
    with os.fdopen(hears, "rb", buffering=0) as pipe:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(reader), pipe
        )
        try:
            async with asyncio.timeout(STARTING_SECONDS):
                await reader.read()
        except TimeoutError:
            return False
        finally:
            transport.close()
    await asyncio.sleep(0)
    return worker.returncode is None


async def _stop(worker: asyncio.subprocess.Process) -> None:
    """Let a worker hand its tables over, and end."""
    with suppress(ProcessLookupError):
        worker.terminate()
    await worker.wait()
