"""A worker process and the pipes to it: messages go there line by line and come back line by line.

Rests on `child`, which is what runs in there. A thread listens to the process and hands each
message to the event loop.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, Protocol

Message = Mapping[str, Any]
OnMessage = Callable[[Message | None], None]  # None: the process has ended


class Process(Protocol):
    """What a lane needs of a process; tests have one that is none."""

    exit_status: str  # once it has ended

    def send(self, messages: Iterable[Message]) -> None:
        """Send messages to the process; one that has ended gets none."""

    def kill(self) -> None:
        """End the process at once."""

    def join(self) -> None:
        """Wait for the end of a process that was killed."""


StartProcess = Callable[[list[str], OnMessage], Process]


class WorkerProcess:
    """A process that runs `child`, and the thread that listens to it."""

    def __init__(self, arguments: list[str], on_message: OnMessage) -> None:
        self.exit_status = ""
        self._loop = asyncio.get_running_loop()
        self._on_message = on_message
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "trickery.server.workers.child", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            # Ctrl+C is for the server, which ends us by closing the pipe. A group, not a session:
            # Linux shares cores out among sessions first, and then being nice would mean nothing.
            process_group=0,
        )
        self._listener = threading.Thread(target=self._listen, name="worker", daemon=True)
        self._listener.start()

    def send(self, messages: Iterable[Message]) -> None:
        """Send messages to the process; one that has ended gets none."""
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended: the listener says so in a moment
            lines = "".join(json.dumps(message) + "\n" for message in messages)
            self._process.stdin.write(lines.encode())
            self._process.stdin.flush()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def join(self) -> None:
        """Wait for the end of a process that was killed."""
        self._listener.join()

    def _listen(self) -> None:
        process = self._process
        assert process.stdout is not None
        assert process.stdin is not None
        with process.stdout, suppress(ValueError):  # a bot that found our pipe ends its process
            for line in process.stdout:
                self._hand_over(json.loads(line))
        process.kill()  # it may have closed its side and live on
        code = process.wait()
        with suppress(OSError):
            process.stdin.close()
        self.exit_status = f"signal {-code}" if code < 0 else f"exit status {code}"
        self._hand_over(None)

    def _hand_over(self, message: Message | None) -> None:
        with suppress(RuntimeError):  # the event loop is closed: the server has ended
            self._loop.call_soon_threadsafe(self._on_message, message)


def environment() -> dict[str, str]:
    """The environment of a worker: ours, but compiled, and with one core only."""
    one = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    return {**os.environ, **one, "NUMBA_DISABLE_JIT": "0"}
