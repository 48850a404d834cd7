"""Where tables are kept: one append-only log of events in a database.

Rests on SQLAlchemy. SQLite by default, PostgreSQL by URL. One thread writes: what has come in from
all tables while a commit was under way goes into the next one together, so that five hundred
tables cost hardly more commits than one, and nobody is answered before their move is safe.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import threading
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from trickery.core.errors import BadOption, TrickeryError

try:
    import fcntl
except ImportError:  # Windows: there one has to take care oneself
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

BATCH = 512  # events in one commit, at most

_metadata = sa.MetaData()
_events = sa.Table(
    "events",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)


class NotKept(TrickeryError):
    """The database could not keep an event; whoever caused it is told so, and nothing happened."""


@dataclass(frozen=True)
class Line:
    """One line of a table's log, as the database holds it."""

    seq: int
    at: float
    kind: str
    data: str  # JSON; `events` tells what it means


@dataclass(frozen=True)
class _Write:
    table: str
    line: Line
    done: asyncio.Future[None]

    def row(self) -> dict[str, Any]:
        return {"table_id": self.table, **asdict(self.line)}


class Store:
    """A database of tables, used from one event loop."""

    def __init__(self, url: str) -> None:
        try:
            # What is written holds secrets: it must not show up in the log when writing fails.
            self.engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=True)
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", _set_up_sqlite)
            _metadata.create_all(self.engine)
            self._claim = _claim(self.engine)
        except (SQLAlchemyError, ImportError) as error:
            reason = str(error).splitlines()[0]
            raise BadOption(
                f"the database {_shown(url)} cannot be used: {reason}"
                " (sqlite:///FILE, or postgresql+psycopg://USER:PASSWORD@HOST/NAME with the"
                " extra 'postgres' installed)"
            ) from None
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    async def append(self, table: str, line: Line) -> None:
        """Keep a line; returns when it is safe, raises `NotKept` if it cannot be kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writes.put(_Write(table, line, done))
        await done

    async def load(self, table: str) -> list[Line]:
        """Everything that happened at a table, in order; empty if there is no such table."""
        return await asyncio.to_thread(self.read, table)

    def read(self, table: str) -> list[Line]:
        """What `load` gives, for those who may wait."""
        wanted = sa.select(_events).where(_events.c.table_id == table).order_by(_events.c.seq)
        with self.engine.connect() as connection:
            found = connection.execute(wanted)
            return [Line(row.seq, row.at, row.kind, row.data) for row in found]

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._writes.put(None)
        self._thread.join()
        self._claim.close()
        self.engine.dispose()

    # The writing thread ------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            batch, last = self._next_batch()
            if batch:
                self._keep(batch)
            if last:
                return

    def _next_batch(self) -> tuple[list[_Write], bool]:
        """Whatever is waiting, and whether it is the last; waits if nothing is."""
        batch: list[_Write] = []
        write = self._writes.get()
        while write is not None:
            batch.append(write)
            if len(batch) == BATCH:
                return batch, False
            try:
                write = self._writes.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _keep(self, batch: Sequence[_Write]) -> None:
        try:
            with self.engine.begin() as connection:
                connection.execute(sa.insert(_events), [write.row() for write in batch])
        except IntegrityError:
            if len(batch) > 1:  # one of them is at fault; the others must not suffer for it
                for write in batch:
                    self._keep([write])
                return
            log.error("table %s: event %d exists already", batch[0].table, batch[0].line.seq)
            answer(batch, NotKept("somebody else wrote to this table: look again"))
        except Exception:  # whatever it was, people must be told, and writing must go on
            log.exception("events were not kept")
            answer(batch, NotKept("the database could not keep it: try again in a moment"))
        else:
            answer(batch, None)


def answer(batch: Sequence[_Write], error: NotKept | None) -> None:
    """Tell those who wait, in their own thread, that their lines are safe, or why not."""

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


def _claim(engine: sa.Engine) -> IO[str] | sa.Connection:
    """Make sure that no other server carries on the same tables, as long as this one lives."""
    taken = BadOption("another server is using this database: stop it, or take another --data")
    if engine.dialect.name == "postgresql":
        connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not connection.scalar(sa.text("select pg_try_advisory_lock(8118)")):
            connection.close()
            engine.dispose()
            raise taken
        return connection
    name = engine.url.database
    path = Path(f"{name}.lock" if name else os.devnull)
    file = path.open("w")  # held as long as the server lives
    try:
        if fcntl is not None and name:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        engine.dispose()
        raise taken from None
    return file


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, also if the power goes
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _shown(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "URL"


def sqlite_url(folder: Path) -> str:
    """The database in a folder of our own, which is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder}: cannot hold the tables: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"
