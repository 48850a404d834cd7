"""The thread that writes to the database, in batches.

Rests on `connection`, `schema` and `status`. What has come in from all tables while a commit was
under way goes into the next one together, so that five hundred tables cost hardly more commits than
one, and nobody is answered before their move is safe. Whatever goes wrong is an answer in time:
`WriteFailed`. Findings and notes of imports can be made again: whatever goes wrong with them
harms no table.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trickery.server import metrics
from trickery.server.catalogue import say
from trickery.server.errors import Moved, Unavailable
from trickery.server.settings import Settings
from trickery.server.storage.connection import OwnerConnection, breaks_connection
from trickery.server.storage.lock import LockLost
from trickery.server.storage.ownership import Ownership
from trickery.server.storage.schema import EVENTS, PERSONAL, TABLES
from trickery.server.storage.status import (
    MOVED,
    NO_ANSWER,
    WRITE_FAILED,
    StorageStatus,
    WriteFailed,
    first_line,
)

log = logging.getLogger(__name__)

Row = dict[str, Any]
Work = Callable[[sa.Connection], None]
ACTIVE_SECONDS = 3600.0  # between two notes that a table is active: they cost more than its events


@dataclass(eq=False)
class PendingWrite:
    """Rows that are written together: events of one table, or one finding."""

    into: sa.Table
    rows: list[Row]
    done: asyncio.Future[None]
    work: Work | None = None  # what is done with their tables in place of writing the rows
    personal: Sequence[Row] = ()  # what the events say of people
    started: bool = False  # from here on nobody can say whether it was stored, until it is done

    @property
    def table_id(self) -> str:
        """The table that its rows are about."""
        table_id: str = self.rows[0]["table_id"]
        return table_id


class Writer:
    """The queue of writes, and the thread that works it off."""

    def __init__(
        self,
        connection: OwnerConnection,
        ownership: Ownership,
        status: StorageStatus,
        settings: Settings,
    ) -> None:
        self._connection = connection
        self._ownership = ownership
        self._status = status
        self._settings = settings
        self._timeout = settings.database_patience
        self._starting = threading.Lock()  # held to start a write, or to cancel it before that
        self._queue: queue.SimpleQueue[PendingWrite | None] = queue.SimpleQueue()
        self.waiting: dict[PendingWrite, float] = {}  # since when, by the monotonic clock
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(
        self,
        into: sa.Table,
        rows: list[Row],
        work: Work | None = None,
        personal: Sequence[Row] = (),
    ) -> None:
        """Write rows, all or none; returns when they are safe, raises `WriteFailed` otherwise.

        With `work`, that is done instead, if the tables that they name are ours; else `Moved`. It
        may take its time: nobody plays who waits for it.
        """
        if self._status.outage:
            raise WriteFailed(self._status.outage)
        write = PendingWrite(into, rows, asyncio.get_running_loop().create_future(), work, personal)
        self.waiting[write] = time.monotonic()
        self._queue.put(write)
        try:
            async with asyncio.timeout(None if work else self._timeout):
                await write.done
        except TimeoutError:  # `done` is cancelled: if this has not been started, it never will be
            with self._starting:
                if write.started and into is EVENTS:
                    # Nobody may load the table before it is known what became of this: the
                    # writer's thread ends the outage.
                    self._status.outage = NO_ANSWER
            raise WriteFailed(NO_ANSWER) from None
        finally:
            del self.waiting[write]

    def close(self) -> bool:
        """Write what is waiting, then stop; False if the database does not let us, in time."""
        self._queue.put(None)
        self._thread.join(2 * self._timeout)
        return not self._thread.is_alive()

    # The thread --------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            waiting, last = self._next_batch()
            if not waiting or self._status.outage:
                self._renew_lock()  # which may take a while
            with self._starting:
                batch = [write for write in waiting if not write.done.cancelled()]
                for write in batch:
                    write.started = True
            if batch and self._status.outage:
                resolve(batch, WriteFailed(self._status.outage))
            elif batch:
                self._write_events([write for write in batch if write.into is EVENTS])
                self._write_others([write for write in batch if write.into is not EVENTS])
            if last:
                return

    @property
    def _lock_interval(self) -> float:
        """Seconds until the lock is renewed if nobody writes; fewer during an outage."""
        settings = self._settings
        return settings.reconnect_seconds if self._status.outage else settings.lock_check_seconds

    def _next_batch(self) -> tuple[list[PendingWrite], bool]:
        """Whatever is waiting, and whether it is the last; waits a moment if nothing is."""
        batch: list[PendingWrite] = []
        try:
            write = self._queue.get(timeout=self._lock_interval)
            while write is not None:
                batch.append(write)
                if len(batch) == self._settings.events_a_commit:
                    return batch, False
                write = self._queue.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _write_events(self, batch: Sequence[PendingWrite]) -> None:
        """Write events of any tables in one transaction."""
        if not batch:
            return
        try:
            with metrics.COMMIT_SECONDS.time(), self._connection.transaction() as session:
                ours = self._ownership.ours(session, {write.table_id for write in batch})
                rows = [row for write in batch if write.table_id in ours for row in write.rows]
                words = [row for w in batch if w.table_id in ours for row in w.personal]
                if words:
                    session.execute(sa.insert(PERSONAL), words)
                if rows:
                    _note_active(session, rows)
                    session.execute(sa.insert(EVENTS), rows)
        except IntegrityError:
            if len(batch) > 1:  # one of them is at fault; the others must not suffer for it
                for write in batch:
                    self._write_events([write])
                return
            row = batch[0].rows[0]
            log.error("table %s: event %d exists already", row["table_id"], row["seq"])
            resolve(batch, WriteFailed(say("written-by-others")))
        except Exception as error:  # whatever it was, people must be told, and writing must go on
            log.error("%d events were not kept: %s", len(batch), first_line(error))
            resolve(batch, self._failure(error, reconnect=True))
        else:
            metrics.EVENTS_STORED.inc(len(rows))
            resolve([write for write in batch if write.table_id in ours], None)
            resolve([write for write in batch if write.table_id not in ours], Moved(MOVED))

    def _write_others(self, batch: Sequence[PendingWrite]) -> None:
        """Write each in a transaction of its own: no event is lost if one of them fails."""
        for write in batch:
            try:
                if write.work is not None:
                    self._change({row["table_id"] for row in write.rows}, write.work)
                else:
                    self._replace(write.into, write.rows[0])
            except Moved as error:
                resolve([write], error)
            except Exception as error:  # whatever it was: it can be made again
                log.error("%s were not written: %s", write.into.name, first_line(error))
                resolve([write], self._failure(error, reconnect=breaks_connection(error)))
            else:
                resolve([write], None)

    def _replace(self, into: sa.Table, row: Row) -> None:
        key = {column.name: row[column.name] for column in into.primary_key}
        with self._connection.transaction() as session:
            session.execute(sa.delete(into).filter_by(**key))
            session.execute(sa.insert(into), [row])

    def _change(self, tables: set[str], work: Work) -> None:
        with self._connection.transaction() as session:
            if self._ownership.ours(session, tables) != tables:
                raise Moved(MOVED)
            work(session)

    def _failure(self, error: Exception, reconnect: bool) -> WriteFailed:
        """Note what went wrong; gives the answer for those who wait."""
        if isinstance(error, LockLost):
            self._status.update(error.reason, lock_lost=True)
        elif reconnect:
            self._connection.disconnect()
            if self._connection.holds_lock:
                # Before anybody can load: what failed for us may still be stored.
                self._status.update(NO_ANSWER, self._status.lock_lost)
        return WriteFailed(self._status.outage or WRITE_FAILED)

    def _renew_lock(self) -> None:
        """Make sure that we may write: the database answers, and nobody else has locked it."""
        try:
            reconnected = self._connection.renew()
        except LockLost as error:
            self._status.update(error.reason, lock_lost=True)
        except Exception as error:  # whatever it was: it is tried again
            self._connection.disconnect()
            if not self._status.outage:
                log.error("the database does not answer: %s", first_line(error))
            self._status.update(NO_ANSWER, self._status.lock_lost)
        else:
            if self._status.outage:
                log.warning("the database is back")
            self._status.update("", lock_lost=False)
            if reconnected and self._connection.holds_lock:
                self._status.on_invalidated()  # another server may have had it, and written


def _note_active(session: sa.Connection, rows: Sequence[Row]) -> None:
    """Note that events have come to these tables, unless that was noted within the hour."""
    now = time.time()  # of ours: what is imported has not been idle here
    opened = [row["table_id"] for row in rows if row["seq"] == 1]
    if opened:
        new = [{"table_id": table_id, "active_at": now} for table_id in opened]
        session.execute(sa.insert(TABLES), new)
    others = {row["table_id"] for row in rows} - set(opened)
    if others:
        noted = TABLES.c.active_at >= now - ACTIVE_SECONDS, TABLES.c.finished.is_(None)
        update = sa.update(TABLES).where(TABLES.c.table_id.in_(others), ~sa.and_(*noted))
        session.execute(update.values(active_at=now, finished=None))


def resolve(batch: Sequence[PendingWrite], error: Unavailable | None) -> None:
    """Tell those who wait, in their own thread, that their rows are safe, or why not."""
    if not batch:
        return

    def wake() -> None:
        for write in batch:
            if write.done.done():
                continue  # whoever waited has gone
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)

    loop = batch[0].done.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(wake)
