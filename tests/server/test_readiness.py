"""The readiness probe without a server: one question at a time, and what comes of it."""

from __future__ import annotations

import asyncio

import pytest

from kit import loop
from trickery.server.readiness import ReadinessProbe


class Store:
    """A database that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def load(self, _table_id: str) -> object:
        self.asked += 1
        return await self.answer


def test_many_ask_the_database_once() -> None:
    async def scenario() -> None:
        store = Store()
        probe = ReadinessProbe(store, timeout=60)
        checks = [asyncio.ensure_future(probe.check()) for _ in range(5)]
        while not store.asked:
            await asyncio.sleep(0)
        store.answer.set_result(None)
        await asyncio.gather(*checks)
        assert store.asked == 1
        await probe.check()
        assert store.asked == 2

    loop.run(scenario())


def test_a_database_that_does_not_answer_or_fails_is_not_ready() -> None:
    async def scenario() -> None:
        store = Store()
        probe = ReadinessProbe(store, timeout=0.001)
        for _ in range(3):
            with pytest.raises(TimeoutError):
                await probe.check()
        assert store.asked == 1  # the first question is still out
        store.answer.set_exception(OSError("the disk is gone"))
        with pytest.raises(OSError, match="disk"):
            await ReadinessProbe(store, timeout=60).check()
        with pytest.raises(OSError, match="disk"):
            await probe.check()

    loop.run(scenario())
