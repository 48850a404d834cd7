"""A `trickery worker` whose processes are none: they answer with its own number, at once.

`python -m programs.stub_worker URL PROCESSES prompt|held|real`. It tells what it is asked, and what
was in vain. If it is `held`, it answers when a line comes in; `real` is the stub of the coach in a
real process.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Iterable

from trickery.server.settings import Settings
from trickery.server.workers import claiming
from trickery.server.workers.process import Message, OnMessage
from trickery.server.workers.remote import LANES

GAME = "trick_party"
SETTINGS = Settings(claim_seconds=2.0, work_poll_seconds=0.02)


class StubProcess:
    """Something that answers as a process would."""

    held = False
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
            print("asked", message.get("number"), flush=True)
            self.waiting.append(self)
            if not self.held:
                self.answer()

    def answer(self) -> None:
        self.waiting.remove(self)
        self._loop.call_soon_threadsafe(self._on_message, {"answer": os.getpid()})

    def kill(self) -> None:
        pass

    def join(self) -> None:
        pass


def listen() -> None:
    """Let go on what is held, whenever a line comes in."""
    for _ in sys.stdin:
        for process in list(StubProcess.waiting):
            process.answer()


def main() -> None:
    url, processes, mode = sys.argv[1:]
    logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(message)s")
    if mode == "real":
        claiming.run(url, int(processes), ["coach"], SETTINGS, "programs.stub_coach", [GAME])
        return
    StubProcess.held = mode == "held"
    threading.Thread(target=listen, daemon=True).start()
    claiming.WorkerProcess = StubProcess  # type: ignore[assignment, misc]
    claiming.run(url, int(processes), LANES, SETTINGS, games=[GAME])


if __name__ == "__main__":
    main()
