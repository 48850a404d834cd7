"""One worker of a lane: what its process is ready for, what it does, and until when.

Rests on `process` and `questions`. A worker that takes too long over an answer is killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Literal

from trickery.server.workers.capability import Capability
from trickery.server.workers.process import Message, StartProcess
from trickery.server.workers.questions import Question

# What a worker does: starting, warming up, answering (these, in this order), or nothing.
Work = Literal["starting"] | Capability | list[Question] | None


class Worker:
    """A process, and what the server knows about it."""

    def __init__(
        self,
        start_process: StartProcess,
        arguments: list[str],
        on_message: Callable[[Worker, Message | None], None],
        remote: bool = False,
    ) -> None:
        self.remote = remote  # on another machine, which makes it ready
        self.ready: set[Capability] = set()
        self.work: Work = "starting"
        self.hung = False  # killed for that, and about to end
        self.failure = ""  # how it ended
        self._on_message = on_message
        self._limit = 0.0  # seconds for each answer
        self._timer: asyncio.TimerHandle | None = None
        self.process = start_process(arguments, self._receive)

    @property
    def idle(self) -> bool:
        """Whether it can be asked something."""
        return self.work is None and not self.hung

    @property
    def answers(self) -> bool:
        """Whether it answers questions, or could, being neither starting nor warming up."""
        return not self.hung and (self.work is None or isinstance(self.work, list))

    @property
    def available(self) -> bool:
        """Whether it answers soon, being neither hung nor warming up."""
        return not self.hung and not isinstance(self.work, Capability)

    def assign(self, work: Work, messages: Iterable[Message], limit: float) -> None:
        """Send work to the process, which is killed if one answer takes longer than the limit."""
        self._limit = limit
        self.continue_with(work)
        self.process.send(messages)

    def continue_with(self, work: Work) -> None:
        """Note that the process begins with the first of this work now."""
        self.work = work
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._limit, self._kill_hung)

    def _kill_hung(self) -> None:
        self.hung = True
        self.failure = f"hung, and was ended after {self._limit:.1f} s"
        self.process.kill()

    def _receive(self, message: Message | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if message is None and not self.hung:
            self.failure = f"ended its process ({self.process.exit_status})"
        self._on_message(self, message)
