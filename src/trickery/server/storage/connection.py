"""The one connection that writes: it holds the database's lock, and is opened again when it fails.

Rests on `engine` and `lock`. Only one thread at a time may use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from trickery.server.storage.engine import QueryWatchdog
from trickery.server.storage.lock import DatabaseLock


class OwnerConnection:
    """The connection of the server that owns the database, open or to be opened."""

    def __init__(self, engine: sa.Engine, lock: DatabaseLock, watchdog: QueryWatchdog) -> None:
        self._engine = engine
        self._lock = lock
        self._watchdog = watchdog
        self._session: sa.Connection | None = None

    @property
    def holds_lock(self) -> bool:
        """Whether the lock is lost with the connection, so that others may write without it."""
        return self._lock.held_by_session

    def connect(self) -> sa.Connection:
        """Open a session and acquire the lock for it; raises `LockLost` if another has it."""
        session = self._engine.connect()
        try:
            with self._watchdog.watching(session):
                self._lock.acquire(session)
        except BaseException:
            session.invalidate()
            session.close()
            raise
        self._session = session
        return session

    def disconnect(self) -> None:
        """Drop the session, in whatever state it is."""
        session, self._session = self._session, None
        if session is not None:
            with suppress(Exception):  # it may have ended in any way
                session.invalidate()
                session.close()

    def renew(self) -> bool:
        """Make sure that the database answers and the lock is ours; True after reconnecting."""
        if self._session is None:
            self.connect()
            return True
        with self._watchdog.watching(self._session):
            self._lock.renew(self._session)
        return False

    @contextmanager
    def transaction(self) -> Iterator[sa.Connection]:
        """A transaction of the server that owns the database; raises `LockLost` if another does."""
        self._lock.check()
        session = self._session or self.connect()
        with self._watchdog.watching(session), session.begin():
            yield session

    def checkpoint(self) -> None:
        """Move what SQLite has written to its log into the one file, as far as that works."""
        if self._engine.dialect.name == "sqlite" and self._session is not None:
            with suppress(SQLAlchemyError):  # releasing the lock warns if anything was left
                self._session.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def breaks_connection(error: Exception) -> bool:
    """Whether an error concerns the connection, and not only what was asked of it."""
    return not isinstance(error, DBAPIError) or error.connection_invalidated
