"""A `trickery worker` whose processes are none: they answer with its own number, at once.

If it is `held`, it answers when it's told to. It tells what it is asked, and what was in vain. With
`real`, the stub of the coach is in a real process. `kit.fleet.StubWorker` starts it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Iterable
from multiprocessing.connection import Connection
from typing import Any, Literal

from kit.process import environment
from trickery.core import registry
from trickery.server.settings import Settings
from trickery.server.workers import claiming, process
from trickery.server.workers.process import Message, OnMessage
from trickery.server.workers.remote import LANES

GAME = registry.ours()[0]
SETTINGS = Settings(claim_seconds=2.0, work_poll_seconds=0.02)

Mode = Literal["prompt", "held", "real"]


class StubProcess:
    """Something that answers as a process would."""

    mode: Mode
    line: Connection
    waiting: list[StubProcess] = []  # noqa: RUF012  # of all of them

    def __init__(self, _arguments: list[str], on_message: OnMessage) -> None:
        self.exit_status = ""
        self._on_message = on_message
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(on_message, {"started": 0})

    def send(self, messages: Iterable[Message]) -> None:
        for message in messages:
            if "row" not in message:
                self._loop.call_soon(self._on_message, {"answer": "ready"})
                continue
            self.line.send(f"asked {message.get('number')}")
            self.waiting.append(self)
            if self.mode == "prompt":
                self.answer()

    def answer(self) -> None:
        self.waiting.remove(self)
        self._loop.call_soon_threadsafe(self._on_message, {"answer": os.getpid()})

    def kill(self) -> None:
        pass

    def join(self) -> None:
        pass


class Telling(logging.Handler):
    """Tells every line of the log."""

    def emit(self, record: logging.LogRecord) -> None:
        StubProcess.line.send(record.getMessage())


def listen() -> None:
    """Let go on what is held, whenever the test says so."""
    while StubProcess.line.recv():
        for each in list(StubProcess.waiting):
            each.answer()


def run(url: str, processes: int, mode: Mode, line: Connection) -> None:
    StubProcess.mode, StubProcess.line = mode, line
    logging.basicConfig(level=logging.INFO, handlers=[Telling()], force=True)
    module: str | None = None
    lanes: Any = LANES
    if mode == "real":
        # Nobody waits until the coach is compiled.
        process.environment = lambda: environment(NUMBA_DISABLE_JIT="1")
        module, lanes = "programs.stub_coach", ("coach",)
    else:
        process.WorkerProcess = StubProcess  # type: ignore[assignment, misc]
        threading.Thread(target=listen, daemon=True).start()
    claiming.run(url, processes, lanes, SETTINGS, module, [GAME])
