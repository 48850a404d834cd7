"""Pruning: tables that were made of records go after a while; records can be brought again.

Rests on the store. What was played here is kept for ever.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from trickery.server.errors import Unavailable
from trickery.server.settings import Settings
from trickery.server.storage.store import Store

log = logging.getLogger(__name__)
DAY = 86400.0


class ImportPruner:
    """A task that removes old imports now and then."""

    def __init__(self, store: Store, settings: Settings, in_use: Callable[[str], bool]) -> None:
        """`in_use`: is a table in memory? Then it stays for now."""
        self._store = store
        self._settings = settings
        self._in_use = in_use
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._settings.prune_seconds)
            try:
                await self._prune()
            except Unavailable as error:
                log.warning("old imports were not removed: %s", error)

    async def _prune(self) -> None:
        before = time.time() - self._settings.imports_kept_days * DAY
        old = [table for table in await self._store.imports(before) if not self._in_use(table)]
        if old:
            await self._store.prune(old)
            log.info("%d old imports were removed", len(old))

    async def close(self) -> None:
        """Remove nothing more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
