"""An event loop with a fake clock, which only tests advance: nothing sleeps or is late."""

from __future__ import annotations

import asyncio


class Clock(asyncio.SelectorEventLoop):
    """The loop; `asyncio.Runner(loop_factory=Clock)` runs something in it."""

    now = 1000.0

    def time(self) -> float:
        return self.now


async def passes(seconds: float) -> None:
    """Advance the time, and run everything that's due."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clock)
    loop.now += seconds
    for _ in range(2):  # timers go behind a task that is ready
        await asyncio.sleep(0)
