"""Pruning: tables go once nothing has happened there for as long as the settings say.

Rests on the store. Finished and abandoned tables have times of their own, and so have tables that
were made of records, which can be brought again. A table stays as long as its cards are dealt at
another one: there, they must not be shown while they are in play anywhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence

from trickery.server.errors import RateLimited, Unavailable
from trickery.server.settings import Settings
from trickery.server.storage.reader import IdleTable
from trickery.server.storage.store import Store
from trickery.server.table.events import DealReplayed

log = logging.getLogger(__name__)
DAY = 86400.0
BATCH = 10  # tables that are removed in one transaction: moves wait behind it
SHARE = 0.2  # of the time, so that neither the database nor the processor is taken up


class Pruner:
    """A task that removes old tables now and then."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        free: Callable[[str], bool],
        finished: Callable[[str], Awaitable[bool]],
    ) -> None:
        """`free`: is a table ours and not in memory? `finished`: is its game over?"""
        self._store = store
        self._settings = settings
        self._free = free
        self._finished = finished
        self.removing: Collection[str] = ()  # tables that nobody may load any more
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._settings.prune_seconds)
            try:
                await self.prune()
            except Unavailable as error:
                log.warning("not all old tables were removed: %s", error)
            except Exception:
                log.exception("not all old tables were removed")

    async def prune(self) -> None:
        """Remove all that is old enough."""
        settings, now = self._settings, time.time()
        kept = {True: settings.keep_finished_days, False: settings.keep_abandoned_days}
        before = {finished: now - days * DAY for finished, days in kept.items() if days}
        if before:
            async for batch in self._idle(None, max(before.values())):
                for table in batch:
                    await self._look_at(table)
        removed = 0
        for finished, moment in before.items():
            async for batch in self._idle(finished, moment):
                removed += await self._remove([each.table_id for each in batch], moment)
        imports = await self._store.imports(now - settings.imports_kept_days * DAY)
        removed += await self._remove(imports, now)
        if removed:
            log.info("removed %d old tables", removed)

    async def _idle(
        self, finished: bool | None, before: float
    ) -> AsyncIterator[Sequence[IdleTable]]:
        """The tables that have been idle since before some moment, in batches."""
        last = None
        while batch := await self._store.idle(finished, before, last):
            yield batch
            last = batch[-1]

    async def _look_at(self, table: IdleTable) -> None:
        """Note whether a table is finished, if nobody knows yet."""
        if not self._free(table.table_id):
            return
        began = time.monotonic()
        try:
            await self._store.note_finished(table, await self._finished(table.table_id))
        except RateLimited:
            return  # many tables are being read: next time
        await _rest(time.monotonic() - began)

    async def _remove(self, tables: Sequence[str], before: float) -> int:
        """Remove those of these tables at which nothing has happened since; gives their number."""
        removed = 0
        for start in range(0, len(tables), BATCH):
            began = time.monotonic()
            batch = tables[start : start + BATCH]
            old = [table for table in batch if await self._may_go(table, before)]
            self.removing = [table for table in old if self._free(table)]
            try:
                if self.removing:
                    await self._store.prune(self.removing)
                    removed += len(self.removing)
            finally:
                self.removing = ()
            await _rest(time.monotonic() - began)
        return removed

    async def _may_go(self, table: str, before: float) -> bool:
        """Is a table as old as that, and are its cards dealt nowhere else?"""
        if not self._free(table):
            return False
        lines = await self._store.load(table)
        if lines and lines[-1].at >= before:
            return False
        for line in lines:
            if line.kind == DealReplayed.kind:
                other = json.loads(line.data)["table"]
                if other != table and await self._store.last_event(other) is not None:
                    return False
        return True

    async def close(self) -> None:
        """Remove nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def _rest(took: float) -> None:
    """Let others have the database and the processor, after so many seconds of work."""
    await asyncio.sleep(took / SHARE - took)
