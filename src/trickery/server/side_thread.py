"""Threads for what would hold up everybody else: each has a queue, and a share of a core.

Rests on `queueing` and `ratelimit`. Python runs one thread at a time, so a thread that is always
busy costs everybody's answers: after a piece of work it rests until it has had its share. Only
addresses that it has served since it last had rested wait for that; what it does for others is made
up for later. What nobody waits for any more is not begun.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from trickery.server.catalogue import say
from trickery.server.errors import RateLimited
from trickery.server.metering import Payer, payer
from trickery.server.queueing import RoundRobin
from trickery.server.settings import Settings

T = TypeVar("T")


@dataclass(eq=False)
class _Work:
    do: Callable[[], Any]
    paying: Payer
    done: asyncio.Future[Any]
    asked: float = field(default_factory=time.monotonic)


class SideThread:
    """A thread that works off what people ask for, everybody in turn."""

    def __init__(self, name: str, share: float, settings: Settings) -> None:
        """`share`: how much of a core it may take."""
        self._share = min(1.0, share)
        self._most = settings.side_work_an_address
        self._turns = RoundRobin(settings.remembered_addresses)
        self._waiting: list[_Work] = []
        self._thread = ThreadPoolExecutor(1, name)
        self._working: asyncio.Task[None] | None = None
        self._came = asyncio.Event()  # set when somebody asks for something
        self._rested = 0.0  # when it will have rested, by the loop's clock
        self._served: set[str] = set()  # addresses that wait for that

    async def run(self, do: Callable[[], T]) -> T:
        """What a function gives; refused if too much of the same address waits already."""
        work = _Work(do, payer(), asyncio.get_running_loop().create_future())
        address = work.paying.owner.address
        mine = sum(other.paying.owner.address == address for other in self._waiting)
        if address and mine >= self._most:
            raise RateLimited(say("requests-at-once"))
        self._waiting.append(work)
        self._came.set()
        if self._working is None:
            # On nobody's account: it works for all.
            nobody = contextvars.Context()
            self._working = asyncio.get_running_loop().create_task(self._work(), context=nobody)
        try:
            return cast(T, await work.done)
        finally:
            if work in self._waiting:
                self._waiting.remove(work)  # whoever asked has gone

    @property
    def waiting(self) -> list[float]:
        """Since when each piece of work has waited, by the monotonic clock."""
        return [work.asked for work in self._waiting]

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                work = self._turns.in_turn(self._waiting, lambda each: each.paying.owner)[0]
                owner, left = work.paying.owner, self._rested - loop.time()
                if left <= 0:
                    self._served.clear()
                elif owner.address in self._served:
                    await self._rest(left)
                    continue
                self._waiting.remove(work)
                self._turns.serve(owner)
                self._served.add(owner.address)
                took = await self._do(work)
                self._rested = max(self._rested, loop.time()) + took / self._share - took
        finally:
            self._working = None

    async def _rest(self, seconds: float) -> None:
        """Rest for so long, or until somebody comes, who may be new."""
        self._came.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._came.wait()

    async def _do(self, work: _Work) -> float:
        """Do one thing; gives the seconds of the processor that it took."""
        loop = asyncio.get_running_loop()
        result, error, took = await loop.run_in_executor(self._thread, _timed, work.do)
        work.paying.charge(took)
        if not work.done.done():
            if error is None:
                work.done.set_result(result)
            else:
                work.done.set_exception(error)
        return took

    def close(self) -> None:
        """Begin nothing more."""
        if self._working is not None:
            self._working.cancel()
        for work in self._waiting:
            work.done.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(do: Callable[[], T]) -> tuple[T | None, Exception | None, float]:
    began = time.thread_time()
    try:
        result = do()
    except Exception as error:  # whatever it was, whoever asked is to hear of it
        return None, error, time.thread_time() - began
    return result, None, time.thread_time() - began


class SideThreads:
    """The threads of a server: each kind of work has its own, so that none waits for another."""

    def __init__(self, settings: Settings) -> None:
        self.lessons = SideThread("lessons", settings.lesson_share, settings)  # and puzzles
        self.replays = SideThread("replays", settings.replay_share, settings)  # and reviews
        self.logs = SideThread("logs", settings.log_share, settings)
        self.pictures = SideThread("pictures", settings.picture_share, settings)

    @property
    def waiting(self) -> dict[str, list[float]]:
        """Since when each piece of work has waited, thread by thread."""
        names = ("lessons", "replays", "logs", "pictures")
        return {name: getattr(self, name).waiting for name in names}

    def close(self) -> None:
        """Begin nothing more in any of them."""
        for thread in (self.lessons, self.replays, self.logs, self.pictures):
            thread.close()
