"""Which tables were dealt the same cards, in memory or not.

Rests on the table's states and the store. All tables with the same cards that are in memory share
one `SharedDeal`.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.storage.store import Store
from trickery.server.table import event_log, events
from trickery.server.table.deals import SharedDeal
from trickery.server.table.state import TableState
from trickery.server.table.table import read_state


class SharedDeals:
    """The deals of the tables of one server."""

    def __init__(self, store: Store, settings: Settings, thread: SideThread) -> None:
        self._store = store
        self._settings = settings
        self._thread = thread  # reads logs
        self._by_first: WeakValueDictionary[str, SharedDeal] = WeakValueDictionary()
        self._looking = asyncio.Lock()

    def new(self, first: str) -> SharedDeal:
        """The deal of a table that was not dealt anything yet."""
        deal = SharedDeal(first, self._settings.given_up)
        self._by_first[first] = deal
        return deal

    async def of(self, state: TableState) -> SharedDeal:
        """The deal of a table, with all that is known of the others that share it."""
        first = await self.first(state)
        async with self._looking:
            deal = self._by_first.get(first)
            if deal is None:
                deal = SharedDeal(first, self._settings.given_up)
                for other in await self._others(state, first):
                    await self._note(other, deal)
                self._by_first[first] = deal
        return deal

    async def first(self, state: TableState) -> str:
        """The first table with the cards of this one; some tell only the one before them."""
        first, known = state.first, {state.id}
        while first not in known and (lines := await self._store.load(first)):
            known.add(first)
            event = event_log.read(lines[0].kind, lines[0].data)
            if not isinstance(event, events.TableOpened):
                break
            first = event.deal_told_by or first
        return first

    async def _others(self, state: TableState, first: str) -> list[str]:
        """The other tables with the cards of this one, by what the first of them says."""
        if first == state.id:
            again = [event.table for event in state.of_type(events.DealReplayed)]
        else:
            kind = events.DealReplayed.kind
            lines = [each for each in await self._store.load(first) if each.kind == kind]
            told = [event_log.read(each.kind, each.data) for each in lines]
            again = [event.table for event in told if isinstance(event, events.DealReplayed)]
        return [other for other in again if other != state.id]

    async def _note(self, table_id: str, deal: SharedDeal) -> None:
        """Tell whether cards are in play at a table that is not in memory."""
        lines = await self._store.load(table_id)
        if lines and lines[-1].at > time.time() - self._settings.given_up:
            played = True
            with suppress(Exception):  # whoever can read it may be playing
                played = (await self._thread.run(partial(read_state, table_id, lines))).in_play
            deal.note(table_id, lines[-1].at, played)
