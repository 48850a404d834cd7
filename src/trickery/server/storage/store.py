"""Where tables are stored: one append-only log of events in a database, and the coach's findings.

Rests on `reader` and `writer`, which share `engine`, `lock` and `status`. SQLite by default,
PostgreSQL by URL. Whatever goes wrong in here is an answer in time: `WriteFailed` or `Unavailable`.
A database that cannot be used at all is refused in English, for whoever starts the server.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from trickery.core.errors import BadOption
from trickery.server.settings import Settings
from trickery.server.storage.connection import OwnerConnection
from trickery.server.storage.engine import (
    OWN_TIMEOUT,
    QueryWatchdog,
    create_engine,
    without_password,
)
from trickery.server.storage.lock import LockLost, lock_for
from trickery.server.storage.reader import Reader, TableSummary
from trickery.server.storage.schema import EVENTS, FINDINGS, IMPORTS, METADATA, ReviewKey
from trickery.server.storage.status import StorageStatus, first_line
from trickery.server.storage.writer import Writer
from trickery.server.table.events import StoredEvent

log = logging.getLogger(__name__)


class Store:
    """A database of tables, used from one event loop."""

    def __init__(self, url: str, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.status = StorageStatus()
        try:
            with ExitStack() as resources:
                self._open(url, resources)
                self._resources = resources.pop_all()
        except LockLost:
            raise BadOption("another server is using this database: stop it first") from None
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise BadOption(_unusable(url, error)) from None
        self._reader = Reader(self.engine, self._watchdog, self.status, self.settings)
        self._writer = Writer(self.connection, self.status, self.settings)

    def _open(self, url: str, resources: ExitStack) -> None:
        """Lock the database, connect to it and create its tables if it has none."""
        place, timeout = sa.make_url(url), self.settings.database_patience
        lock = lock_for(place)
        resources.callback(lock.release)
        interval = self.settings.timeout_check_seconds
        self._watchdog = QueryWatchdog(timeout * OWN_TIMEOUT, interval)  # before callers give up
        resources.callback(self._watchdog.close)
        self.engine = create_engine(place, timeout)
        resources.callback(self.engine.dispose)
        self.connection = OwnerConnection(self.engine, lock, self._watchdog)
        resources.callback(self.connection.disconnect)
        session = self.connection.connect()
        METADATA.create_all(session)
        session.commit()

    def require_ownership(self) -> None:
        """Refuse everything, if this server stops, or another may have the database."""
        self.status.require_ownership()

    @property
    def waiting(self) -> list[float]:
        """Since when each write has waited, by the monotonic clock."""
        return list(self._writer.waiting.values())

    async def append(self, table: str, *lines: StoredEvent) -> None:
        """Store events, all or none; returns when they are safe, else raises `WriteFailed`."""
        await self._writer.write(EVENTS, [{"table_id": table, **asdict(line)} for line in lines])

    async def save_finding(self, key: ReviewKey, number: int, data: str) -> None:
        """Store a finding in the place of an older one; raises `WriteFailed` as `append` does."""
        await self._writer.write(FINDINGS, [{**asdict(key), "number": number, "data": data}])

    async def note_import(self, table: str, at: float) -> None:
        """Note that a table was made of a record, at some moment."""
        await self._writer.write(IMPORTS, [{"table_id": table, "at": at}])

    async def imports(self, before: float) -> list[str]:
        """The oldest tables that were made of records before some moment."""
        return await self._reader.load("imports", self._reader.imports, before)

    async def prune(self, tables: Sequence[str]) -> None:
        """Remove tables, and all that is known of them."""
        await self._writer.write(IMPORTS, [{"table_id": table} for table in tables], prunes=True)

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


def _unusable(url: str, error: Exception) -> str:
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
        raise BadOption(_unusable(url, error)) from None
    embedded = place.get_backend_name() == "sqlite" and place.database
    return Path(embedded).parent if embedded else None


def sqlite_url(folder: Path) -> str:
    """The URL of the database in a folder, which is created if need be, for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder}: cannot hold the tables: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"
