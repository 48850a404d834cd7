"""Where tables are kept: one append-only log of events in a database, and the coach's findings.

Rests on `database` and `claim`. SQLite by default, PostgreSQL by URL. One thread writes: what has
come in from all tables while a commit was under way goes into the next one together, so that five
hundred tables cost hardly more commits than one, and nobody is answered before their move is safe.
Whatever goes wrong in here is an answer within `patience` seconds: `NotKept` or `Unavailable`.
Findings can be made again, so whatever goes wrong with them harms no table.
What cannot be used at all is refused in English, for whoever starts the server.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from trickery.core.errors import BadOption
from trickery.core.say import Words, speaker
from trickery.table.claim import Lost, claim_to
from trickery.table.database import Watch, connect_to
from trickery.table.house import HouseRules
from trickery.table.refusals import Unavailable

log = logging.getLogger(__name__)

BATCH = 512  # events in one commit, at most
PATIENCE = HouseRules.database_patience
READERS = 4  # tables that are read at the same time
RENEW = 1.0  # seconds between two looks at the claim, while nobody writes
TRY_AGAIN = 0.25  # the same while the database is away

T = TypeVar("T")
A = TypeVar("A")
say = speaker(__package__)

AWAY = say("database-away")
FAILED = say("database-failed")
UNREAD = say("database-unread")
RESTARTING = say("server-restarts")

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

_findings = sa.Table(
    "findings",
    _metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("playouts", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.Text, nullable=False),
)


class NotKept(Unavailable):
    """The database could not keep an event, or not in time; the table must be read again."""


@dataclass(frozen=True)
class Line:
    """One line of a table's log, as the database holds it."""

    seq: int
    at: float
    kind: str
    data: str  # JSON; `events` tells what it means


@dataclass(frozen=True)
class Reviewed:
    """Whose findings these are, and how deeply the coach looked."""

    table_id: str
    seat: int
    playouts: int


@dataclass(eq=False)
class _Write:
    rows: list[dict[str, Any]]  # events of one table, or a finding
    done: asyncio.Future[None]
    begun: bool = False  # from here on nobody can say whether it was kept, until it is done

    @property
    def is_finding(self) -> bool:
        return "seat" in self.rows[0]


class Store:
    """A database of tables, used from one event loop."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.trouble: Words = ""  # why nothing can be kept or read at the moment
        self.lost = False  # somebody else may be writing: what we know may be out of date
        self.stopping = False
        self.doubted: Callable[[], object] = lambda: None  # called when tables must be read again
        try:
            place = sa.make_url(url)
            self._claim = claim_to(place)
            self._watch = Watch(patience * 0.8)  # before whoever waits gives up
            self.engine = connect_to(place, patience)
            self._session: sa.Connection | None = None
            session = self._open_up()
            _metadata.create_all(session)
            session.commit()
        except (SQLAlchemyError, ImportError, OSError, Lost) as error:
            self._let_go()
            if isinstance(error, Lost):
                raise BadOption("another server is using this database: stop it first") from None
            raise BadOption(_unusable(url, error)) from None
        self._picking = threading.Lock()
        self._writes: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "store")
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    # Reading and writing -----------------------------------------------------------------------

    def must_be_ours(self) -> None:
        """Refuse everything, if this server stops, or another may have the database."""
        if self.stopping:
            raise Unavailable(RESTARTING)
        if self.lost:
            raise Unavailable(self.trouble or AWAY)

    async def append(self, table: str, *lines: Line) -> None:
        """Keep lines, all or none; returns when they are safe, raises `NotKept` if not in time."""
        await self._write([{"table_id": table, **asdict(line)} for line in lines])

    async def keep_finding(self, of: Reviewed, number: int, data: str) -> None:
        """Keep a finding in the place of an older one; raises `NotKept` as `append` does."""
        await self._write([{**asdict(of), "number": number, "data": data}])

    async def _write(self, rows: list[dict[str, Any]]) -> None:
        if self.trouble:
            raise NotKept(self.trouble)
        write = _Write(rows, asyncio.get_running_loop().create_future())
        self._writes.put(write)
        try:
            async with asyncio.timeout(self.patience):
                await write.done
        except TimeoutError:
            with self._picking:
                write.done.cancel()  # if it has not been begun, it never will be
                if write.begun and not write.is_finding:
                    # Nobody may read the table before it is known what became of this: whoever
                    # writes says when that is.
                    self.trouble = AWAY
            raise NotKept(AWAY) from None

    async def load(self, table: str) -> list[Line]:
        """Everything that happened at a table, in order; empty if there is no such table."""
        return await self._load(table, self.read, table)

    async def findings(self, of: Reviewed) -> dict[int, str]:
        """What the coach has found before, by number."""
        return await self._load(of.table_id, self._twice, self._read_findings, of)

    async def _load(self, table: str, read: Callable[..., T], *args: Any) -> T:
        if self.trouble:
            raise Unavailable(self.trouble)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self.patience):
                return await loop.run_in_executor(self._readers, read, *args)
        except TimeoutError:
            raise Unavailable(AWAY) from None
        except Exception as error:  # whatever it was, people must be told
            log.error("table %s could not be read: %s", table, _first_line(error))
            raise Unavailable(UNREAD) from None

    def read(self, table: str) -> list[Line]:
        """What `load` gives, for those who may wait."""
        return self._twice(self._read, table)

    def _twice(self, read: Callable[[A], T], what: A) -> T:
        try:
            return read(what)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return read(what)  # a connection from before the database was restarted

    def _read(self, table: str) -> list[Line]:
        wanted = sa.select(_events).where(_events.c.table_id == table).order_by(_events.c.seq)
        return [Line(row.seq, row.at, row.kind, row.data) for row in self._rows(wanted)]

    def _read_findings(self, of: Reviewed) -> dict[int, str]:
        wanted = sa.select(_findings).filter_by(**asdict(of))
        return {row.number: row.data for row in self._rows(wanted)}

    def _rows(self, wanted: sa.Select[Any]) -> Sequence[sa.Row[Any]]:
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            with self._watch.over(connection):
                return connection.execute(wanted).all()

    def close(self) -> None:
        """Write what is waiting, then stop; SQLite's one file then holds everything."""
        self._writes.put(None)
        self._thread.join(2 * self.patience)
        if self._thread.is_alive():
            log.error("the database still does not answer: what was not answered may not be kept")
            return
        self._readers.shutdown(cancel_futures=True)
        if self.engine.dialect.name == "sqlite" and self._session is not None:
            with suppress(SQLAlchemyError):  # the claim says so if anything was left outside
                self._session.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        self._let_go()

    def _let_go(self) -> None:
        """Give everything back, as far as it was had."""
        if hasattr(self, "engine"):
            self._hang_up()
            self.engine.dispose()
        if hasattr(self, "_watch"):
            self._watch.close()
        if hasattr(self, "_claim"):
            self._claim.give_up()

    # The writing thread ------------------------------------------------------------------------

    def _write_all(self) -> None:
        while True:
            waiting, last = self._next_batch()
            if not waiting or self.trouble:
                self._renew()  # which may take a while
            with self._picking:
                batch = [write for write in waiting if not write.done.cancelled()]
                for write in batch:
                    write.begun = True
            if batch and self.trouble:
                answer(batch, NotKept(self.trouble))
            elif batch:
                self._keep([write for write in batch if not write.is_finding])
                self._keep_findings([write for write in batch if write.is_finding])
            if last:
                return

    def _next_batch(self) -> tuple[list[_Write], bool]:
        """Whatever is waiting, and whether it is the last; waits a moment if nothing is."""
        batch: list[_Write] = []
        try:
            write = self._writes.get(timeout=TRY_AGAIN if self.trouble else RENEW)
            while write is not None:
                batch.append(write)
                if len(batch) == BATCH:
                    return batch, False
                write = self._writes.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _keep(self, batch: Sequence[_Write]) -> None:
        if not batch:
            return
        try:
            self._insert([row for write in batch for row in write.rows])
        except IntegrityError:
            if len(batch) > 1:  # one of them is at fault; the others must not suffer for it
                for write in batch:
                    self._keep([write])
                return
            row = batch[0].rows[0]
            log.error("table %s: event %d exists already", row["table_id"], row["seq"])
            answer(batch, NotKept(say("written-by-others")))
        except Exception as error:  # whatever it was, people must be told, and writing must go on
            log.error("%d events were not kept: %s", len(batch), _first_line(error))
            answer(batch, self._gone_wrong(error))
        else:
            answer(batch, None)

    def _keep_findings(self, batch: Sequence[_Write]) -> None:
        """Each in a transaction of its own: no event is lost if one of them cannot be kept."""
        for write in batch:
            try:
                self._replace_finding(write.rows[0])
            except Exception as error:  # whatever it was: it can be made again
                log.error("a finding was not kept: %s", _first_line(error))
                answer([write], self._gone_wrong(error, _is_over(error)))
            else:
                answer([write], None)

    def _gone_wrong(self, error: Exception, over: bool = True) -> NotKept:
        """What to tell those who wait; our session is over, unless it was sound."""
        if isinstance(error, Lost):
            self._say(error.reason, lost=True)
        elif over:
            self._hang_up()
            if self._claim.by_session:
                self._say(AWAY, self.lost)  # before anybody can read: it may still be kept
        return NotKept(self.trouble or FAILED)

    def _insert(self, rows: list[dict[str, Any]]) -> None:
        with self._transaction() as session:
            session.execute(sa.insert(_events), rows)

    def _replace_finding(self, row: dict[str, Any]) -> None:
        older = {column.name: row[column.name] for column in _findings.primary_key}
        with self._transaction() as session:
            session.execute(sa.delete(_findings).filter_by(**older))
            session.execute(sa.insert(_findings), [row])

    @contextmanager
    def _transaction(self) -> Iterator[sa.Connection]:
        self._claim.check()
        session = self._session or self._open_up()
        with self._watch.over(session), session.begin():
            yield session

    # The claim ---------------------------------------------------------------------------------

    def _open_up(self) -> sa.Connection:
        """A new session, which has the claim."""
        session = self.engine.connect()
        try:
            with self._watch.over(session):
                self._claim.take(session)
        except BaseException:
            session.invalidate()
            session.close()
            raise
        self._session = session
        return session

    def _hang_up(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(Exception):  # it may have ended in any way
                session.invalidate()
                session.close()

    def _renew(self) -> None:
        """Make sure that we may write: the database answers, and nobody else has claimed it."""
        session = self._session
        try:
            if session is None:
                self._open_up()
            else:
                with self._watch.over(session):
                    self._claim.renew(session)
        except Lost as error:
            self._say(error.reason, lost=True)
        except Exception as error:  # whatever it was: it is tried again
            self._hang_up()
            if not self.trouble:
                log.error("the database does not answer: %s", _first_line(error))
            self._say(AWAY, self.lost)
        else:
            again = session is None and self._claim.by_session
            if self.trouble:
                log.warning("the database is back")
            self._say("", lost=False)
            if again:
                self.doubted()  # somebody else may have had it, and written

    def _say(self, trouble: Words, lost: bool) -> None:
        """Let everybody know how the database stands."""
        changed, self.trouble, self.lost = lost != self.lost, trouble, lost
        if changed:
            if lost:
                log.error("%s", trouble)
            self.doubted()


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


def _is_over(error: Exception) -> bool:
    """Has something gone wrong with the session, and not only with what was asked of it?"""
    return not isinstance(error, DBAPIError) or error.connection_invalidated


def _first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


def _unusable(url: str, error: Exception) -> str:
    return (
        f"the database {_shown(url)} cannot be used: {_first_line(error)}"
        " (sqlite:///FILE, or postgresql+psycopg://USER:PASSWORD@HOST/NAME with the"
        " extra 'postgres' installed)"
    )


def _shown(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "URL"


def sqlite_url(folder: Path) -> str:
    """The database in a folder of our own, which is made if need be, for its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder}: cannot hold the tables: {error.strerror}") from None
    return f"sqlite:///{folder / 'tables.sqlite'}"
