"""Fair queues: whoever was served longest ago is next, by address, and of an address by person.

Rests on `metering`, which knows whom work is done for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

from trickery.server.metering import Owner, metered

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class RoundRobin:
    """Whose turn it is of those who wait."""

    def __init__(self, remembered: int) -> None:
        """`remembered`: owners of whom it is known when they were served."""
        self._served: LRUCache[str | Owner, int] = LRUCache(2 * remembered)
        self._turns = 0

    def rank(self, owner: Owner) -> tuple[int, int]:
        """Who is lower goes first: when their address had its last turn, and when they had."""
        return self._served.get(owner.address, 0), self._served.get(owner, 0)

    def serve(self, owner: Owner) -> None:
        """It is their turn now."""
        self._turns += 1
        self._served[owner.address] = self._served[owner] = self._turns

    def in_turn(self, waiting: Iterable[T], owner_of: Callable[[T], Owner]) -> list[T]:
        """Those who wait, whoever is next first; those of one owner in the order of coming."""
        return sorted(waiting, key=lambda each: self.rank(owner_of(each)))


@dataclass
class _Job(Generic[T]):
    task: asyncio.Task[T]
    waiting: int = 0


class SharedWork(Generic[K, T]):
    """Work that several may ask for at once: done once, and dropped when nobody waits for it."""

    def __init__(self) -> None:
        self._jobs: dict[K, _Job[T]] = {}

    def __contains__(self, key: K) -> bool:
        """Is the work under this key being done?"""
        return key in self._jobs

    async def get(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What comes of the work under this key, which is begun if nobody else waits for it."""
        if key not in self._jobs:
            self._jobs[key] = _Job(asyncio.ensure_future(metered(work())))
            self._jobs[key].task.add_done_callback(lambda task: self._forget(key, task))
        job = self._jobs[key]
        job.waiting += 1
        try:
            return await asyncio.shield(job.task)
        finally:
            job.waiting -= 1
            if not job.waiting and not job.task.done():
                self._forget(key, job.task)  # whoever comes next begins anew
                job.task.cancel()

    def _forget(self, key: K, task: asyncio.Task[T]) -> None:
        if key in self._jobs and self._jobs[key].task is task:
            del self._jobs[key]
        if task.done() and not task.cancelled():
            task.exception()  # if nobody waits any more, asyncio logs no error

    async def close(self) -> None:
        """Drop all of it."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
