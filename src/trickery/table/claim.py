"""The claim to a database: one server carries its tables on, and no other.

Rests on SQLAlchemy. The system drops a claim when its server dies: SQLite's is a lock on the file
itself, whatever its name; PostgreSQL's is a lock of the very session that writes, so that nothing
can be written once it is lost, nor by an old session once a new one has it.
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
from trickery.core.say import Words, speaker

try:
    import fcntl
except ImportError:  # Windows: there one has to take care oneself
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
say = speaker(__package__)

OWNER_ONLY = 0o600
LOCK = 8118  # of PostgreSQL's advisory locks: a number of our own choice

Identity = tuple[int, int]  # of a file, whatever it is called

_held: set[Identity] = set()  # by this process
_holding = threading.Lock()


class Lost(Exception):
    """The claim is somebody else's, or its file is gone; the reason is for people."""

    def __init__(self, reason: Words) -> None:
        super().__init__(reason)
        self.reason = reason


class Claim(Protocol):
    """What lets one server write."""

    by_session: bool  # it is lost with the session that has taken it

    def take(self, session: sa.Connection) -> None:
        """Claim the database for a new session that will write; raises `Lost`."""

    def check(self) -> None:
        """Is the claim still ours, as far as can be told for nothing? Raises `Lost`."""

    def renew(self, session: sa.Connection) -> None:
        """Find out whether it is, also where that means asking; raises whatever is wrong."""

    def give_up(self) -> None:
        """Let others have it; every session has been closed."""


class FileClaim:
    """SQLite's: as long as this server lives, its file is locked."""

    by_session = False

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))
        with _holding:
            # Closing a file makes a process lose SQLite's own locks on it: if it is ours already,
            # it must not even be opened.
            with suppress(FileNotFoundError):
                if _identity(self._path) in _held:
                    raise _taken()
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            self._lock = self._file if sys.platform == "linux" else _beside(self._path)
            try:
                if fcntl is not None:
                    fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._close()
                raise _taken() from None
            self._identity = _identity(self._path)
            _held.add(self._identity)
        for suffix in ("", "-wal", "-shm"):
            _keep_to_owner(Path(f"{self._path}{suffix}"))

    def take(self, session: sa.Connection) -> None:  # noqa: ARG002 (the file is what counts)
        """Nothing more to claim: the file is locked."""
        self.check()

    def check(self) -> None:
        """Is the file that we have locked still the one under this name?"""
        with suppress(OSError):
            if _identity(self._path) == self._identity:
                return
        raise Lost(say("database-moved"))

    def renew(self, session: sa.Connection) -> None:  # noqa: ARG002 (as above)
        """A lock lasts as long as we do; only the file may have gone."""
        self.check()

    def give_up(self) -> None:
        """Let another server have the file."""
        beside = Path(f"{self._path}-wal")
        if beside.exists() and beside.stat().st_size:
            log.warning("%s holds moves that are not in the file itself: keep both", beside)
        with _holding:
            _held.discard(self._identity)
            self._close()

    def _close(self) -> None:
        for file in {self._lock, self._file}:
            os.close(file)


class SessionClaim:
    """PostgreSQL's: the session that writes holds a lock, and they are lost together."""

    by_session = True

    def take(self, session: sa.Connection) -> None:
        """Lock the database for this session."""
        if not session.scalar(sa.text(f"select pg_try_advisory_lock({LOCK})")):
            raise Lost(say("database-elsewhere"))
        session.commit()

    def check(self) -> None:
        """A write itself tells whether the session lives."""

    def renew(self, session: sa.Connection) -> None:
        """A session that answers has its lock."""
        session.scalar(sa.text("select 1"))
        session.commit()

    def give_up(self) -> None:
        """It went with the session."""


class NoClaim(SessionClaim):
    """Of a database of another kind: there one has to take care oneself."""

    def take(self, session: sa.Connection) -> None:
        """Nothing to claim."""


def claim_to(url: sa.URL) -> Claim:
    """The claim to a database; where it is a file, nobody else has it from now on."""
    if url.get_backend_name() == "postgresql":
        return SessionClaim()
    if url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:"):
        return FileClaim(Path(str(url.database).removeprefix("file:")))
    return NoClaim()


def _taken() -> BadOption:
    """For whoever starts the server, in English."""
    return BadOption("another server is using this database: stop it, or take another --data")


def _identity(path: Path) -> Identity:
    found = path.stat()
    return found.st_dev, found.st_ino


def _beside(path: Path) -> int:
    """A file to lock where a lock on the database's own file would lock SQLite out (macOS)."""
    return os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNER_ONLY)


def _keep_to_owner(path: Path) -> None:
    """It holds secrets: whoever else could read it could see all cards."""
    if os.name != "posix" or not path.exists() or not path.stat().st_mode & 0o077:
        return
    try:
        path.chmod(OWNER_ONLY)
    except OSError as error:
        log.warning("%s can be read by others, and stays so: %s", path, error.strerror)
    else:
        log.warning("%s could be read by others: from now on only by its owner", path)
