"""Readiness: does the database answer?

Rests on a store that can load tables. `api.health` answers `/readyz` with it.
"""

from __future__ import annotations

import asyncio
from typing import Protocol


class TableLoader(Protocol):
    """Whatever loads a table's events; `storage` has one."""

    async def load(self, table_id: str) -> object:
        """The events of a table, if there is one with this id."""


class ReadinessProbe:
    """Asks the database whether it answers: once at a time, however many want to know."""

    def __init__(self, store: TableLoader, timeout: float) -> None:
        self._store = store
        self._running: asyncio.Task[object] | None = None
        self.timeout = timeout  # seconds

    async def check(self) -> None:
        """Return if the database answers; raise `TimeoutError`, or whatever is wrong with it."""
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._store.load("-"))  # no table has this id
        await asyncio.wait_for(asyncio.shield(self._running), self.timeout)
