"""Reading from the database, in threads, so that nobody waits for it longer than allowed.

Rests on `engine`, `schema` and `status`. Whatever goes wrong is an answer: `Unavailable`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from trickery.server.errors import Unavailable
from trickery.server.settings import Settings
from trickery.server.storage.engine import QueryWatchdog
from trickery.server.storage.erasure import events_with_words, tables_with, whole
from trickery.server.storage.schema import EVENTS, FINDINGS, IMPORTS, TABLES, ReviewKey
from trickery.server.storage.status import NO_ANSWER, READ_FAILED, StorageStatus, first_line
from trickery.server.table.events import StoredEvent

log = logging.getLogger(__name__)

T = TypeVar("T")
SEARCHED = 500  # tables in one query for a person's
AT_ONCE = 100  # tables to be removed that are looked at


class IdleTable(NamedTuple):
    """A table at which nothing has happened for some time."""

    active_at: float  # or up to an hour later
    table_id: str


@dataclass(frozen=True)
class TableSummary:
    """What can be told of a table without reading its log."""

    table_id: str
    events: int
    last: float  # when the newest of them happened
    opened: str  # the fields of the first, in JSON


class Reader:
    """The threads that read, each with a connection of the engine's pool."""

    def __init__(
        self, engine: sa.Engine, watchdog: QueryWatchdog, status: StorageStatus, settings: Settings
    ) -> None:
        self._engine = engine
        self._watchdog = watchdog
        self._status = status
        self._timeout = settings.database_patience
        self._threads = ThreadPoolExecutor(settings.database_readers, "store")

    def events(self, table_id: str, after: int = 0) -> list[StoredEvent]:
        """All events of a table, in order; waits for the database."""
        query = events_with_words().where(EVENTS.c.table_id == table_id, EVENTS.c.seq > after)
        return [
            StoredEvent(row.seq, row.at, row.kind, whole(row.kind, row.data, row.words))
            for row in self._query(query.order_by(EVENTS.c.seq))
        ]

    def tables_of(self, person: str, after: str) -> tuple[list[str], str | None]:
        """Somebody's tables, by their digest, among the next ones by id; waits for the database.

        With the last of these, after which to look on.
        """
        ids = sa.select(TABLES.c.table_id).where(TABLES.c.table_id > after)
        some = self._query(ids.order_by(TABLES.c.table_id).limit(SEARCHED))
        last = some[-1].table_id if len(some) == SEARCHED else None
        return [row.table_id for row in self._query(tables_with(person, after, last))], last

    def findings(self, key: ReviewKey) -> dict[int, str]:
        """The findings of a review, by number; waits for the database."""
        rows = self._query(sa.select(FINDINGS).filter_by(**asdict(key)))
        return {row.number: row.data for row in rows}

    def imports(self, before: float) -> list[str]:
        """The oldest tables that were imported before some moment; waits for the database."""
        old = sa.select(IMPORTS.c.table_id).where(IMPORTS.c.at < before).order_by(IMPORTS.c.at)
        return [row.table_id for row in self._query(old.limit(AT_ONCE))]

    def idle(
        self, finished: bool | None, before: float, after: IdleTable | None
    ) -> list[IdleTable]:
        """The next tables that have been idle since before some moment; waits for the database.

        `finished` is None for those of which nobody knows.
        """
        order = TABLES.c.active_at, TABLES.c.table_id
        query = sa.select(*order).where(TABLES.c.finished.is_(finished), order[0] < before)
        if after is not None:
            query = query.where(sa.tuple_(*order) > sa.tuple_(*after))
        rows = self._query(query.order_by(*order).limit(AT_ONCE))
        return [IdleTable(row.active_at, row.table_id) for row in rows]

    def last_event(self, table_id: str) -> float | None:
        """When a table's last event was, if there is one; waits for the database."""
        query = sa.select(EVENTS.c.at).where(EVENTS.c.table_id == table_id)
        rows = self._query(query.order_by(EVENTS.c.seq.desc()).limit(1))
        return rows[0].at if rows else None

    def summaries(self, most: int) -> list[TableSummary]:
        """The tables with the newest events; waits for the database."""
        last = sa.func.max(EVENTS.c.at).label("last")
        events = sa.func.max(EVENTS.c.seq).label("events")
        newest = sa.select(EVENTS.c.table_id, last, events).group_by(EVENTS.c.table_id)
        tables = newest.order_by(last.desc()).limit(most).subquery()
        first = sa.and_(EVENTS.c.table_id == tables.c.table_id, EVENTS.c.seq == 1)
        query = sa.select(tables, EVENTS.c.data.label("opened")).join(EVENTS, first)
        rows = self._query(query)
        return [TableSummary(row.table_id, row.events, row.last, row.opened) for row in rows]

    async def load(self, table_id: str, read: Callable[..., T], *args: Any) -> T:
        """Read something of a table in a thread; raises `Unavailable` if that fails."""
        if self._status.outage:
            raise Unavailable(self._status.outage)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._timeout):
                return await loop.run_in_executor(self._threads, read, *args)
        except TimeoutError:
            raise Unavailable(NO_ANSWER) from None
        except Exception as error:  # whatever it was, people must be told
            log.error("table %s could not be read: %s", table_id, first_line(error))
            raise Unavailable(READ_FAILED) from None

    def close(self) -> None:
        """Let what is being read be read, and nothing more."""
        self._threads.shutdown(cancel_futures=True)

    def _query(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        """The rows of a query, which is repeated if its connection is of before a restart."""
        try:
            return self._rows(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._rows(query)

    def _rows(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        with self._engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            with self._watchdog.watching(connection):
                return connection.execute(query).all()
