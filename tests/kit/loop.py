"""Running coroutines in a thread of their own: Playwright has a loop in the tests' thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(
    work: Coroutine[Any, Any, Result],
    loop_factory: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> Result:
    """The result of a coroutine, as from `asyncio.run`."""

    def alone() -> Result:
        with asyncio.Runner(loop_factory=loop_factory) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(alone).result()


@contextmanager
def running() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop that runs in a thread of its own, for several coroutines one after the other."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def inside(loop: asyncio.AbstractEventLoop, wanted: Awaitable[Result]) -> Result:
    """The result of an awaitable in such a loop."""

    async def wait() -> Result:
        return await wanted

    return asyncio.run_coroutine_threadsafe(wait(), loop).result()
