"""The lock on a database: one server carries its tables on, and no other.

Rests on SQLAlchemy. The system releases a lock when its server dies: SQLite's is a lock on the file
itself, whatever its name. PostgreSQL can be shared: there each process has leases (`lease_holder`).
"""

from __future__ import annotations

import logging
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from trickery.core.errors import BadOption
from trickery.core.say import Text
from trickery.server.catalogue import say

try:
    import fcntl
except ImportError:  # Windows: there one has to take care oneself
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
OWNER_ONLY = 0o600

FileId = tuple[int, int]  # device and inode of a file, whatever it is called

_locked: set[FileId] = set()  # by this process
_locking = threading.Lock()


class LockLost(Exception):
    """Another server has the lock, or its file is gone; the reason is for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class DatabaseLock(Protocol):
    """The right of one server to write to a database."""

    held_by_session: bool  # the lock is released with the session that has acquired it

    def acquire(self, session: sa.Connection) -> None:
        """Lock the database for a new session that will write; raises `LockLost`."""

    def check(self) -> None:
        """Raise `LockLost` if the lock is known to be lost; asks the database nothing."""

    def renew(self, session: sa.Connection) -> None:
        """Make sure that the lock is held, asking the database; raises whatever is wrong."""

    def release(self) -> None:
        """Let other servers have the database, once every session is closed."""


class FileLock:
    """SQLite's lock: its file is locked for as long as this server lives."""

    held_by_session = False

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        with _locking:
            # Closing a file makes a process lose SQLite's own locks on it: if it is ours already,
            # it must not even be opened.
            with suppress(FileNotFoundError):
                if _file_id(self._path) in _locked:
                    raise _in_use()
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            self._lock = self._file if sys.platform == "linux" else _lock_file(self._path)
            try:
                if fcntl is not None:
                    fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._close()
                raise _in_use() from None
            self._id = _file_id(self._path)
            _locked.add(self._id)
        for suffix in ("", "-wal", "-shm"):
            _restrict_to_owner(Path(f"{self._path}{suffix}"))

    def acquire(self, session: sa.Connection) -> None:  # noqa: ARG002 (the file is what counts)
        """Check the file, which has been locked since this object was made."""
        self.check()

    def check(self) -> None:
        """Raise `LockLost` if the file that we have locked is not the one under its name."""
        with suppress(OSError):
            if _file_id(self._path) == self._id:
                return
        raise LockLost(say("database-moved"))

    def renew(self, session: sa.Connection) -> None:  # noqa: ARG002 (as above)
        """Check the file: the lock on it lasts as long as this process."""
        self.check()

    def release(self) -> None:
        """Let another server have the file."""
        log_file = Path(f"{self._path}-wal")
        if log_file.exists() and log_file.stat().st_size:
            log.warning("%s holds moves that are not in the file itself: keep both", log_file)
        with _locking:
            _locked.discard(self._id)
            self._close()

    def _close(self) -> None:
        for file in {self._lock, self._file}:
            os.close(file)


class NoLock:
    """The lock of a database that has none: whoever runs it has to take care."""

    held_by_session = True

    def acquire(self, session: sa.Connection) -> None:
        """Nothing to lock."""

    def check(self) -> None:
        """Nothing to check."""

    def renew(self, session: sa.Connection) -> None:
        """Query the session: does the database answer?"""
        session.scalar(sa.text("select 1"))
        session.commit()

    def release(self) -> None:
        """Nothing to release."""


def lock_for(url: sa.URL) -> DatabaseLock:
    """The lock of a database of one process; a file is locked from now on."""
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return FileLock(Path(str(url.database).removeprefix("file:")))
    return NoLock()


def _in_use() -> BadOption:
    """The refusal for whoever starts the server, in English."""
    return BadOption("another server is using this database: stop it, or take another --data")


def _file_id(path: Path) -> FileId:
    found = path.stat()
    return found.st_dev, found.st_ino


def _lock_file(path: Path) -> int:
    """A file to lock where a lock on the database's own file would lock SQLite out (macOS)."""
    return os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)


def _restrict_to_owner(path: Path) -> None:
    """Let only its owner read a file: it holds secrets, and all cards."""
    if os.name != "posix" or not path.exists() or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(OWNER_ONLY)
    except OSError as error:
        log.warning("%s can be read by others, and stays so: %s", path, error.strerror)
    else:
        log.warning("%s could be read by others: from now on only by its owner", path)
