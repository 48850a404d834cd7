"""Whether the database can be used at the moment, as reader, writer and tables need to know it.

Rests on the server's catalogue and errors. The writer's thread updates it; everybody may read it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from trickery.core.say import Text
from trickery.server.catalogue import say
from trickery.server.errors import Unavailable

log = logging.getLogger(__name__)

NO_ANSWER = say("database-away")
WRITE_FAILED = say("database-failed")
READ_FAILED = say("database-unread")
RESTARTING = say("server-restarts")
MOVED = say("table-moves")


class WriteFailed(Unavailable):
    """The database could not store something, or not in time; the table must be loaded again."""


class StorageStatus:
    """The outage that the database has, if it has one, and whether the lock was lost."""

    def __init__(self) -> None:
        self.outage: Text = ""  # why nothing can be written or read at the moment
        self.lock_lost = False  # another server may be writing: what we know may be out of date
        self.stopping = False  # this server shuts down
        # Called, in any thread, when tables in memory may differ from what is stored.
        self.on_invalidated: Callable[[], object] = lambda: None

    def require_ownership(self) -> None:
        """Refuse everything, if this server stops, or another may have the database."""
        if self.stopping:
            raise Unavailable(RESTARTING)
        if self.lock_lost:
            raise Unavailable(self.outage or NO_ANSWER)

    def update(self, outage: Text, lock_lost: bool) -> None:
        """Note how the database stands; losing the lock or getting it back invalidates tables."""
        changed, self.outage, self.lock_lost = lock_lost != self.lock_lost, outage, lock_lost
        if changed:
            if lock_lost:
                log.error("%s", outage)
            self.on_invalidated()


def first_line(error: Exception) -> str:
    """An error in one line, for the log."""
    return (str(error) or type(error).__name__).splitlines()[0]
