"""The tables in memory: kept while somebody is there, given up when they are another process's.

Rests on `table`, on the bot runner and the store.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection
from itertools import islice
from weakref import WeakValueDictionary

from trickery.server.settings import Settings
from trickery.server.storage.store import Store
from trickery.server.table.table import Table
from trickery.server.workers.bot_runner import BotRunner

OLDEST = 8  # tables that are looked at whenever there are too many: whether to put them away


class TablesInMemory:
    """The tables of one process that were asked for last; their bots play on."""

    def __init__(self, store: Store, settings: Settings, bot_runner: BotRunner) -> None:
        self._settings = settings
        self._bot_runner = bot_runner
        self._kept: OrderedDict[str, Table] = OrderedDict()
        # A table that was put away may still be in somebody's hands: there is only ever one copy.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._shards = store.leases.shards if store.leases is not None else None
        self.invalidations = 0  # how often all tables had to be read on
        soon = asyncio.get_running_loop().call_soon_threadsafe
        store.status.on_invalidated = lambda: soon(self.invalidate)
        if store.leases is not None:
            store.leases.on_lost = lambda lost: soon(self._lose, lost)

    @property
    def kept(self) -> list[Table]:
        """The tables that are kept, those that were asked for last at the end."""
        return list(self._kept.values())

    @property
    def alive(self) -> list[Table]:
        """These, and those that were put away and are still in somebody's hands."""
        return list(self._alive.values())

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._alive

    def find(self, table_id: str) -> Table | None:
        """The one copy of a table, if there is one."""
        return self._alive.get(table_id)

    def keep(self, table: Table) -> None:
        """Keep a table that was asked for, and perhaps another one no longer."""
        if self._kept.get(table.id) is not table:
            self._kept[table.id] = self._alive[table.id] = table
            self._bot_runner.watch(table)
        self._kept.move_to_end(table.id)
        if len(self._kept) > self._settings.tables_in_memory:
            for old in list(islice(self._kept.values(), OLDEST)):
                if old is table or not self.release(old.id):
                    self._kept.move_to_end(old.id)

    def release(self, table_id: str) -> bool:
        """Keep a table no longer, unless somebody is there."""
        table = self._kept.get(table_id)
        if table is None or table.presence.awake or table.presence.watched:
            return False
        if not self._bot_runner.unwatch(table):
            return False
        del self._kept[table_id]
        return True

    def remove(self, table_id: str) -> Table | None:
        """Forget a table that is no longer stored; gives what was left of it."""
        self._kept.pop(table_id, None)
        if (table := self._alive.pop(table_id, None)) is not None:
            self._bot_runner.unwatch(table)
        return table

    def invalidate(self) -> None:
        """What is here may be out of date: it is read on, and whoever waits is told."""
        self.invalidations += 1
        for table in self.alive:
            table.mark_behind()

    def _lose(self, lost: Collection[int]) -> None:
        """Other processes carry the tables of these shards on: nothing more happens at them here.

        Whoever is connected is told to come back.
        """
        for table in self.alive:
            if self._shards is not None and self._shards.of(table.id) in lost:
                table.mark_behind()
                self._bot_runner.drop(table)
                self._kept.pop(table.id, None)
