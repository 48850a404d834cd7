"""All tables of a server: opened, found, kept in memory while somebody is there.

Rests on `opening`, `shared_deals`, the table and the store. Any other table is read from the store
when it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption, TrickeryError
from trickery.core.match import Match
from trickery.server.catalogue import say
from trickery.server.directory import copying
from trickery.server.directory.memory import TablesInMemory
from trickery.server.directory.opening import (
    Cards,
    PlayedBy,
    TableSpec,
    filled,
    must_be_repeatable,
    same_cards,
    table_opened,
)
from trickery.server.directory.pruning import Pruner
from trickery.server.directory.replays import ReplayCache
from trickery.server.directory.shared_deals import SharedDeals
from trickery.server.errors import (
    Moved,
    NoSuchTable,
    RateLimited,
    RequestRefused,
    Unavailable,
    UnreadableTable,
)
from trickery.server.metering import in_thread
from trickery.server.queueing import SharedWork
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThreads
from trickery.server.storage.status import MOVED
from trickery.server.storage.store import Store
from trickery.server.table import commands, tempo
from trickery.server.table.deals import SharedDeal
from trickery.server.table.events import Event, StoredEvent, TableOpened
from trickery.server.table.numbering import Viewer
from trickery.server.table.state import LoggedEvent, TableState
from trickery.server.table.table import Table, now, opened_state, read_state
from trickery.server.workers.bot_runner import BotRunner
from trickery.server.workers.findings import FindingArchive
from trickery.server.workers.hints import HintService
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.remote import WorkBoard
from trickery.server.workers.reviews import ReviewService
from trickery.server.workers.turns import BotTurns, check_bot_level
from trickery.wire.messages import Replay

log = logging.getLogger(__name__)


class TableDirectory:
    """The tables of one server."""

    def __init__(
        self, store: Store, settings: Settings | None = None, pool: WorkerPool | None = None
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.pool = pool = pool or WorkerPool(self.settings)
        #: What is asked of other machines, where they can see it.
        self.work = WorkBoard.of(store, pool, self.settings)
        self.threads = SideThreads(self.settings)
        self._turns = BotTurns(pool, self.settings)
        archive = FindingArchive(store)
        self.hints = HintService(pool, archive, self.settings)
        self.reviews = ReviewService(store, archive, pool, self.settings, self.threads.replays)
        self._bot_runner = BotRunner(self._turns, bool(self.settings.coach_ahead))
        self._memory = TablesInMemory(store, self.settings, self._bot_runner)
        self._deals = SharedDeals(store, self.settings, self.threads.logs)
        self._loading = SharedWork[str, Table]()
        self._pruner = Pruner(store, self.settings, self._put_away, self._finished)
        self._replays = ReplayCache(self.settings, self.threads.replays)
        self.draining = False  # no new tables: this server is about to stop

    @property
    def in_memory(self) -> list[Table]:
        """The tables that are kept in memory, in no particular order."""
        return self._memory.kept

    # Finding -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
        await self.store.settle(table_id)
        if table_id in self._pruner.removing:
            raise NoSuchTable(say("no-such-table"))
        table = self._memory.find(table_id)
        if table is not None:
            async with table.lock:  # what is being written will be stored, or read on
                await table.ready()
            self._memory.keep(table)
            return table
        return await self._loading.get(table_id, lambda: self._load(table_id))

    async def _load(self, table_id: str) -> Table:
        known = self._known(table_id)
        lines = await self.store.load(table_id)
        if not lines:
            raise NoSuchTable(say("no-such-table"))
        state = await self._read(table_id, lines)
        deal = await self._deals.of(state)
        if known != self._known(table_id):
            raise Unavailable(say("database-is-back"))
        return self._new_table(state, deal)

    def _known(self, table_id: str) -> tuple[int, int | None]:
        """What changes whenever others may have written to a table since it was read."""
        return self._memory.invalidations, self.store.ownership.tenure(table_id)

    def _new_table(self, state: TableState, deal: SharedDeal) -> Table:
        table = Table(state, self.store, self.settings, deal, self.threads.logs)
        table.presence.saw_everybody()
        self._memory.keep(table)
        return table

    async def _read(self, table_id: str, lines: Sequence[StoredEvent]) -> TableState:
        """The table that a log tells of; if it makes no sense, that is all that is said of it."""
        try:
            return await self.threads.logs.run(partial(read_state, table_id, lines))
        except RateLimited:
            raise
        except TrickeryError as error:
            raise UnreadableTable(say("table-unreadable", why=error.reason)) from error
        except Exception as error:
            log.exception("table %s cannot be read", table_id)
            raise UnreadableTable(say("table-unreadable", why=say("log-damaged"))) from error

    # Pruning -----------------------------------------------------------------------------------

    def _put_away(self, table_id: str) -> bool:
        """Is a table ours, and in nobody's hands? Else it is put away as soon as it can be."""
        self._memory.release(table_id)
        return not self.in_use(table_id) and self.store.ownership.tenure(table_id) is not None

    def in_use(self, table_id: str) -> bool:
        """Is a table in memory, or being read?"""
        return table_id in self._memory or table_id in self._loading

    async def _finished(self, table_id: str) -> bool:
        """Is the game of a table over, or can it never go on?"""
        try:
            return (await self._read(table_id, await self.store.load(table_id))).open
        except UnreadableTable:
            return True

    async def delete(self, table_id: str) -> None:
        """Remove a table for good, also one that can't be read; who is there is told so."""
        if table_id not in self._memory and not await self.store.load(table_id):
            raise NoSuchTable(say("no-such-table"))
        await self.store.prune([table_id])
        if (table := self._memory.remove(table_id)) is not None:
            table.deleted = True
            table.deal.note(table_id, 0.0, played=False)
            table.bus.publish()

    # Opening -----------------------------------------------------------------------------------

    async def open(self, spec: TableSpec) -> Table:
        """Open a table; whoever does so has seat 0."""
        game = registry.plain(spec.game)
        card = registry.card(game)
        players, cards = card.check_players(spec.players), Cards()
        options, edition = card.check_options(spec.options or {}), spec.edition
        if spec.again is not None:
            old = (await self.table(spec.again)).state
            must_be_repeatable(old, spec)
            cards = same_cards(old, await self._deals.first(old))
            players, edition = old.opened.players, old.opened.edition
            options = card.check_options(old.opened.options, old.opened.rules)
        level = None if spec.bots is None else check_bot_level(spec.bots, game, self.settings)
        pace, seats = self._pace(spec.pace), filled({0: spec.holder}, players, level)
        by = await in_thread(partial(PlayedBy.choice, game, players, options, edition))
        tempo.check_clock(spec.clock, self.settings)
        opened = table_opened(
            by,
            seats,
            pace=pace,
            stand_in=level or bots.USUAL,
            cards=cards,
            hints=spec.hints,
            clock=spec.clock,
        )
        table = await self._open(opened)
        self.prepare(table, level)
        return table

    async def rematch(self, table: Table, key: str) -> str:
        """The next table of the same people, who keep their secrets."""

        async def open_table(seat: int) -> str:
            state, opened = table.state, table.state.opened
            options = registry.card(opened.game).check_options(opened.options, opened.rules)
            chosen = opened.game, opened.players, options, opened.edition
            by = await in_thread(partial(PlayedBy.choice, *chosen))
            seats = state.seats.holders
            fresh = table_opened(
                by,
                seats,
                pace=opened.pace,
                host=seat,
                hints=opened.hints,
                clock=state.timing.clock,
            )
            return (await self._open(fresh)).id

        return await commands.rematch(table, key, open_table)

    async def play_on(self, table: Table, seat: int, step: int, spec: TableSpec) -> Table:
        """A new table with a finished game's deal and first moves, up to a seat's decision.

        `spec.by` is the key of whoever wants it.
        """
        async with table.lock:
            await table.ready()
            table.must_be_shown(spec.by)
            match = table.state.game.match
            if match is None:
                raise RequestRefused(table.state.closed)
        return await self._copy(table.id, match, (seat, step), spec)

    async def play_on_from(self, match: Match, seat: int, spec: TableSpec) -> Table:
        """A new table that goes on from a position which isn't a table's, at a seat's turn."""
        made = sum(each.seat is not None for each in match.history)
        return await self._copy(None, match, (seat, made), spec)

    async def _copy(
        self, table: str | None, match: Match, at: tuple[int, int], spec: TableSpec
    ) -> Table:
        level, pace = self._level(spec), self._pace(spec.pace)
        new = await self._open_with(*copying.played_on(table, match, at, spec.holder, level, pace))
        self.prepare(new, level)
        return new

    def _level(self, spec: TableSpec) -> str:
        """The level of the bots that are wished for, or the usual one."""
        if spec.bots is None:
            return bots.USUAL
        return check_bot_level(spec.bots, spec.game, self.settings)

    async def bring(self, record: Mapping[str, Any]) -> Table:
        """A finished table out of a record; raises where the record could not have happened."""
        pace = self.settings.pace
        reading = partial(copying.brought, record, bots.USUAL, pace)
        copied = await self.threads.logs.run(reading)
        new = await self._open_with(*copied)
        await self.store.note_import(new.id, now())
        return new

    async def _open_with(self, opened: TableOpened, happened: Sequence[Event]) -> Table:
        """A table at which all of this has happened already."""
        self.must_take_tables()
        table_id, at = self.store.ownership.new_id(beside=opened.deal_told_by), now()
        told = [LoggedEvent(seq, at, event) for seq, event in enumerate([opened, *happened], 1)]
        lines = [each.stored() for each in told]
        state = await self._read(table_id, lines)
        await self.store.append(table_id, *lines)
        return self._new_table(state, await self._deals.of(state))

    def must_take_tables(self) -> None:
        """Refuse a new table if this server is about to stop."""
        if self.draining:
            raise Moved(MOVED) if self.store.leases else Unavailable(say("server-drains"))

    async def _open(self, opened: TableOpened) -> Table:
        self.must_take_tables()
        table_id = self.store.ownership.new_id(beside=opened.deal_told_by)
        deal = None
        if opened.first is not None:  # told there first: a table that is not there harms nothing
            origin = await self.table(opened.first)
            await commands.play_again(origin, table_id)
            deal = origin.deal
        state = opened_state(table_id, opened)
        await self.store.append(table_id, state.events[0].stored())
        deal = deal or self._deals.new(table_id)
        table = Table(state, self.store, self.settings, deal, self.threads.logs)
        table.presence.saw(opened.host)  # the others of a rematch have still to come
        self._memory.keep(table)
        return table

    def prepare(self, table: Table, level: str | None) -> None:
        """A bot of some level will soon be needed at a table."""
        if level is not None:
            self._turns.prepare(table.state.opened.game, level)

    def _pace(self, pace: float | None) -> float:
        if pace is None:
            return self.settings.pace
        if not 0 <= pace <= self.settings.slowest_pace:
            raise BadOption(say("bad-pace", text=f"{self.settings.slowest_pace:g}"))
        return pace

    # The rest ----------------------------------------------------------------------------------

    async def replay(
        self,
        table: Table,
        key: str | None,
        viewer: Viewer,
        open_cards: bool,
        start: int,
        count: int,
    ) -> Replay:
        """Some steps of a finished game, told before or told now, to whoever holds this key."""
        async with table.lock:
            await table.ready()
            table.must_be_shown(key)
        return await self._replays.steps(table, viewer, open_cards, start, count)

    async def say_goodbye(self) -> None:
        """The server stops: whoever waits is told to come back; nothing new is begun."""
        self.store.status.stopping = True
        self._memory.invalidate()
        self.hints.cancel_all()
        self.reviews.wake_all()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.store.settings.database_patience):
                while any(table.presence.watched for table in self._memory.alive):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the bots, and let what is being kept be kept."""
        self.store.status.stopping = True
        await self._pruner.close()
        await self._loading.close()
        await self._bot_runner.close()
        self.hints.cancel_all()
        await self.reviews.close()
        self.threads.close()
        if self.work is not None:
            await self.work.close()
        self._turns.close()
        for table in self._memory.alive:
            async with table.lock:
                pass  # somebody else's move, or a bot's last one
