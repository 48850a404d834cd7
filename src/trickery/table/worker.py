"""One process in which bots or the coach think, and the thread that listens to it.

Rests on `thinker`, which is what runs in there. A process is asked line by line and answers line by
line; one that takes too long over an answer is ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

Part = tuple[str, str]  # a game, and a rung or the coach: what a process has to be ready for


@dataclass(eq=False)
class Question:
    """Something that a process is asked; what exactly, its kinds tell."""

    part: Part
    due: float  # when the answer is needed, by the monotonic clock; the most urgent goes first
    answer: asyncio.Future[Any]  # or one of the reasons that `thinkers` has
    begun: bool = field(default=False, init=False)

    @property
    def alone(self) -> bool:
        """Does it take time, so that nothing is sent together with it?"""
        return True

    def given(self, waiting: int, workers: int) -> float | None:
        """Seconds for the answer, if so many more wait for so many processes; none: no time."""
        raise NotImplementedError

    def message(self, given: float) -> dict[str, Any]:
        """The same for a process, with the time that it has."""
        raise NotImplementedError


# What a process does: starting, learning, answering (these, in this order), or nothing.
Doing = str | Part | list[Question] | None


class Worker:
    """One process, and the thread that listens to it."""

    def __init__(
        self, words: list[str], heard: Callable[[Worker, Mapping[str, Any] | None], None]
    ) -> None:
        self.ready: set[Part] = set()
        self.doing: Doing = "starting"
        self.end = ""  # how it ended
        self.hung = False
        self._limit: asyncio.TimerHandle | None = None
        self._seconds = 0.0  # until it hangs
        self._loop = asyncio.get_running_loop()
        self._heard = heard
        command = [sys.executable, "-P", "-m", "trickery.table.thinker", *words]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            # Ctrl+C is for the server, which ends us by hanging up. A group, not a session: Linux
            # shares cores out among sessions first, and then being nice would mean nothing.
            process_group=0,
        )
        self.thread = threading.Thread(target=self._listen, name="thinker", daemon=True)
        self.thread.start()

    @property
    def idle(self) -> bool:
        """Can it be asked something?"""
        return self.doing is None and not self.hung

    def ask(self, doing: Doing, messages: list[dict[str, Any]], limit: float) -> None:
        """Send questions; whoever takes longer than this for one of them is ended."""
        assert self.process.stdin is not None
        self._seconds = limit
        self.go_on(doing)
        with suppress(OSError):  # dead: its thread says so in a moment
            lines = "".join(json.dumps(message) + "\n" for message in messages)
            self.process.stdin.write(lines.encode())
            self.process.stdin.flush()

    def go_on(self, doing: Doing) -> None:
        """The first of these is being thought about from now on."""
        self.doing = doing
        self._limit = self._loop.call_later(self._seconds, self._give_up, self._seconds)

    def _give_up(self, limit: float) -> None:
        self.hung = True
        self.end = f"hung, and was ended after {limit:.1f} s"
        self.process.kill()

    def _listen(self) -> None:
        process = self.process
        assert process.stdout is not None
        assert process.stdin is not None
        with process.stdout, suppress(ValueError):  # a bot that found our pipe ends its process
            for line in process.stdout:
                self._say(json.loads(line))
        process.kill()  # it may have closed its side and live on
        code = process.wait()
        with suppress(OSError):
            process.stdin.close()
        if not self.hung:
            self.end = f"ended its process ({_cause(code)})"
        self._say(None)

    def _say(self, message: Mapping[str, Any] | None) -> None:
        with suppress(RuntimeError):  # the server has gone meanwhile
            self._loop.call_soon_threadsafe(self._answered, message)

    def _answered(self, message: Mapping[str, Any] | None) -> None:
        if self._limit is not None:
            self._limit.cancel()
        self._heard(self, message)


def environment() -> dict[str, str]:
    """Ours, but compiled, and each process with one core only."""
    one = dict.fromkeys(("NUMBA_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    return {**os.environ, **one, "NUMBA_DISABLE_JIT": "0"}


def _cause(code: int) -> str:
    return f"signal {-code}" if code < 0 else f"exit status {code}"
