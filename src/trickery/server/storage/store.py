"""Where tables are stored: one append-only log of events in a database, and the coach's findings.

Rests on `reader` and `writer`, which share `engine`, `ownership` and `status`. SQLite by default,
for one process; PostgreSQL by URL, for any number of them. Whatever goes wrong in here is an answer
in time: `WriteFailed` or `Unavailable`. A database that cannot be used at all is refused in
English, for whoever starts the server.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from trickery.core.errors import BadOption
from trickery.server.errors import Moved, Unavailable
from trickery.server.settings import Settings
from trickery.server.storage import erasure, migrations
from trickery.server.storage.connection import OwnerConnection
from trickery.server.storage.engine import (
    OWN_TIMEOUT,
    QueryWatchdog,
    create_engine,
    without_password,
)
from trickery.server.storage.erasure import Erasure
from trickery.server.storage.lease_holder import LeaseHolder
from trickery.server.storage.lock import LockLost, lock_for
from trickery.server.storage.ownership import Ownership, SoleOwner
from trickery.server.storage.personal import split
from trickery.server.storage.reader import IdleTable, Reader, TableSummary
from trickery.server.storage.schema import (
    EVENTS,
    FINDINGS,
    IMPORTS,
    PERSONAL,
    TABLES,
    ReviewKey,
)
from trickery.server.storage.status import MOVED, StorageStatus, first_line
from trickery.server.storage.writer import Writer
from trickery.server.table.events import StoredEvent

log = logging.getLogger(__name__)
DATABASE_FILE = "tables.sqlite"  # in the folder of the tables


#: Erases a person, by their digest, in one table.
EraseIn = Callable[[str, str], Awaitable[None]]


class Store:
    """A database of tables, used from one event loop."""

    def __init__(self, url: str, settings: Settings | None = None, address: str = "") -> None:
        """`address`: where other processes that use this database reach this one."""
        self._address = address
        self.settings = settings or Settings()
        self.status = StorageStatus()
        try:
            with ExitStack() as resources:
                self._open(url, resources)
                self._resources = resources.pop_all()
        except LockLost:
            raise BadOption("another server is using this database: stop it first") from None
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise BadOption(unusable(url, error)) from None
        self._reader = Reader(self.engine, self.watchdog, self.status, self.settings)
        self._writer = Writer(self.connection, self.ownership, self.status, self.settings)

    def _open(self, url: str, resources: ExitStack) -> None:
        """Lock the database, connect to it and bring it to today's schema."""
        place, timeout = sa.make_url(url), self.settings.database_patience
        shared = is_shared(url)
        file_lock = None if shared else lock_for(place)
        if file_lock is not None:
            resources.callback(file_lock.release)
        interval = self.settings.timeout_check_seconds
        self.watchdog = QueryWatchdog(timeout * OWN_TIMEOUT, interval)  # before callers give up
        resources.callback(self.watchdog.close)
        self.engine = create_engine(place, timeout)
        resources.callback(self.engine.dispose)
        with self.engine.connect() as session:
            migrations.upgrade(session)
        #: The leases on the tables, where several processes share the database.
        self.leases = LeaseHolder(self.engine, self.watchdog, self.settings) if shared else None
        self.ownership: Ownership = self.leases or SoleOwner()
        if self.leases is not None:
            with self.engine.connect() as session:
                self.leases.prepare(session)
        lock = file_lock or self.leases
        assert lock is not None
        self.connection = OwnerConnection(self.engine, lock, self.watchdog)
        resources.callback(self.connection.disconnect)
        self.connection.connect()
        if self.leases is not None:
            self.leases.start(self._address)
            resources.callback(self.leases.release)

    def require_ownership(self, table: str) -> None:
        """Refuse everything, if this server stops, or if another may have this table."""
        self.status.require_ownership()
        if self.ownership.tenure(table) is None:
            if self.status.outage:
                raise Unavailable(self.status.outage)
            raise Moved(MOVED)

    async def settle(self, table: str) -> None:
        """Make a table ours if it's nobody's; raises `Moved` if another process has it."""
        if self.leases is not None and self.ownership.tenure(table) is None:
            self.status.require_ownership()
            await self.leases.settle(table)
        self.require_ownership(table)

    @property
    def waiting(self) -> list[float]:
        """Since when each write has waited, by the monotonic clock."""
        return list(self._writer.waiting.values())

    async def append(self, table: str, *lines: StoredEvent) -> None:
        """Store events, all or none; returns when they are safe, else raises `WriteFailed`."""
        rows, personal = [], []
        for line in lines:
            data, words = split(line.kind, line.data)
            rows.append({"table_id": table, **asdict(line), "data": data})
            if words:
                personal.append(erasure.row_of(table, line.seq, words))
        await self._writer.write(EVENTS, rows, personal=personal)

    async def save_finding(self, key: ReviewKey, number: int, data: str) -> None:
        """Store a finding in the place of an older one; raises `WriteFailed` as `append` does."""
        await self._writer.write(FINDINGS, [{**asdict(key), "number": number, "data": data}])

    async def note_import(self, table: str, at: float) -> None:
        """Note that a table was made of a record, at some moment."""
        await self._writer.write(IMPORTS, [{"table_id": table, "at": at}])

    async def imports(self, before: float) -> list[str]:
        """The oldest tables that were made of records before some moment."""
        return await self._reader.load("imports", self._reader.imports, before)

    async def idle(
        self, finished: bool | None, before: float, after: IdleTable | None = None
    ) -> list[IdleTable]:
        """Some tables that have been idle since before some moment, the longest first.

        They are finished or not, or nobody knows (None); those `after` a table follow.
        """
        return await self._reader.load("-", self._reader.idle, finished, before, after)

    async def last_event(self, table: str) -> float | None:
        """When a table's last event was; None if there's no such table."""
        return await self._reader.load(table, self._reader.last_event, table)

    async def note_finished(self, table: IdleTable, finished: bool) -> None:
        """Note whether the game of a table was over, if nothing has happened there since."""

        def work(session: sa.Connection) -> None:
            still = {"table_id": table.table_id, "active_at": table.active_at}
            session.execute(sa.update(TABLES).filter_by(**still).values(finished=finished))

        await self._writer.write(TABLES, [{"table_id": table.table_id}], work)

    async def prune(self, tables: Sequence[str]) -> None:
        """Remove tables, and all that is known of them."""

        def work(session: sa.Connection) -> None:
            for each in (EVENTS, PERSONAL, FINDINGS, IMPORTS, TABLES):
                session.execute(sa.delete(each).where(each.c.table_id.in_(tables)))

        await self._writer.write(TABLES, [{"table_id": table} for table in tables], work)

    async def erase_person(self, person: str, erase_in: EraseIn | None = None) -> Erasure:
        """Erase somebody in all tables that are ours or nobody's, by their digest.

        `erase_in` does so in one table, where tables may be in memory.
        """
        erasure.must_be_a_digest(person)
        done = Erasure()
        while True:  # as long as new tables are found: a rematch may just have been opened
            found = await self._tables_of(person)
            found = [each for each in found if each not in (*done.tables, *done.elsewhere)]
            for table in found:
                try:
                    await self.settle(table)
                    await (erase_in or self.erase_in)(table, person)
                except Moved:
                    done.elsewhere.append(table)
                else:
                    done.tables.append(table)
            if not found:
                break
        if done.tables:
            rows = [{"table_id": done.tables[0]}]
            await self._writer.write(PERSONAL, rows, erasure.forget_deleted)
        return done

    async def _tables_of(self, person: str) -> list[str]:
        found: list[str] = []
        after: str | None = ""
        while after is not None:
            some, after = await self._reader.load("-", self._reader.tables_of, person, after)
            found += some
        return found

    async def erase_in(self, table: str, person: str) -> None:
        """Erase somebody in one table, as it's stored."""

        def work(session: sa.Connection) -> None:
            erasure.erase(session, table, person)

        await self._writer.write(PERSONAL, [{"table_id": table}], work)

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after a number, in order; empty if there is no such table."""
        return await self._reader.load(table, self.read, table, after)

    async def summaries(self, most: int) -> list[TableSummary]:
        """The tables with the newest events, as far as can be told without reading their logs."""
        return await self._reader.load("list", self._reader.summaries, most)

    async def load_findings(self, key: ReviewKey) -> dict[int, str]:
        """What the coach has found before, by number."""
        return await self._reader.load(key.table_id, self._reader.findings, key)

    def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events that `load` gives, for callers that may wait."""
        return self._reader.events(table, after)

    def close(self) -> None:
        """Write what is waiting, then stop; SQLite's one file then holds everything."""
        if not self._writer.close():
            log.error("the database still does not answer: what was not answered may not be kept")
            return
        self._reader.close()
        self.connection.checkpoint()
        self._resources.close()


def is_shared(url: str) -> bool:
    """Can several processes share the database of this URL?"""
    try:
        return sa.make_url(url).get_backend_name() == "postgresql"
    except SQLAlchemyError:
        return False  # refused when it's opened


def unusable(url: str, error: Exception) -> str:
    """Why a database can't be used, in English, for whoever starts a program."""
    return (
        f"the database {without_password(url)} cannot be used: {first_line(error)}"
        " (sqlite:///FILE, or postgresql+psycopg://USER:PASSWORD@HOST/NAME with the"
        " extra 'postgres' installed)"
    )


def folder_of(url: str) -> Path | None:
    """The folder of an embedded database; none if it is elsewhere."""
    try:
        place = sa.make_url(url)
    except SQLAlchemyError as error:
        raise BadOption(unusable(url, error)) from None
    embedded = place.get_backend_name() == "sqlite" and place.database
    return Path(embedded).parent if embedded else None


def sqlite_url(folder: Path) -> str:
    """The URL of the database in a folder, which is created if need be, for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder}: cannot hold the tables: {error.strerror}") from None
    return f"sqlite:///{folder / DATABASE_FILE}"
