"""An event loop whose time stands still until a test lets it pass: nothing sleeps or is late."""

from __future__ import annotations

import asyncio


class Clock(asyncio.SelectorEventLoop):
    """The loop; `asyncio.Runner(loop_factory=Clock)` runs something in it."""

    now = 1000.0

    def time(self) -> float:
        return self.now


async def passes(seconds: float) -> None:
    """Let time pass, and whatever is due then be done."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clock)
    loop.now += seconds
    for _ in range(2):  # timers go behind a task that is ready
        await asyncio.sleep(0)
