"""The connection to a database: how it is made, and how long anything on it may take.

Rests on SQLAlchemy. A database that hangs must not hold us: where its own limits do not help, we
hang up, and whoever waited for it goes on.
"""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import sqlalchemy as sa

GLANCE = 0.1  # seconds between two looks at who has waited too long


def connect_to(url: sa.URL, patience: float) -> sa.Engine:
    """An engine whose connections wait no longer than this, as far as they can see to it."""
    wait = int(patience * 800)  # milliseconds: a refusal of its own comes before we hang up
    given: dict[str, Any] = {}
    if url.get_backend_name() == "postgresql":
        settings = {
            "statement_timeout": wait,
            "lock_timeout": wait,
            "idle_in_transaction_session_timeout": 4 * wait,
            # A server that vanished from the net without a word loses its claim in half a minute.
            "tcp_keepalives_idle": 10,
            "tcp_keepalives_interval": 5,
            "tcp_keepalives_count": 4,
        }
        own = url.query.get("options", "")
        words = " ".join(f"-c {name}={value}" for name, value in settings.items())
        given = {
            "options": f"{words} {own if isinstance(own, str) else ' '.join(own)}",
            "connect_timeout": max(2, round(patience / 2)),
        }
    # What is written holds secrets: it must not show up in the log when writing fails.
    engine = sa.create_engine(url, hide_parameters=True, connect_args=given)
    if engine.dialect.name == "sqlite":

        def set_up(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
            cursor.execute("PRAGMA synchronous=FULL")  # safe on the disk, also if the power goes
            cursor.execute(f"PRAGMA busy_timeout={wait}")
            cursor.close()

        sa.event.listen(engine, "connect", set_up)
    return engine


class Watch:
    """Hangs up on a database server that takes too long over an answer."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._calls: dict[int, tuple[float, Any]] = {}  # when it is too late, and the connection
        self._changing = threading.Lock()
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, name="database watch", daemon=True)
        self._thread.start()

    @contextmanager
    def over(self, connection: sa.Connection) -> Iterator[None]:
        """What is done meanwhile on this connection must be done in time."""
        driver = connection.connection.driver_connection
        with self._changing:
            self._calls[id(connection)] = time.monotonic() + self._seconds, driver
        try:
            yield
        finally:
            with self._changing:
                del self._calls[id(connection)]

    def close(self) -> None:
        """Watch no longer."""
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(GLANCE):
            with self._changing:
                now = time.monotonic()
                for due, driver in self._calls.values():
                    if now > due:
                        _hang_up(driver)


def _hang_up(driver: Any) -> None:
    """End a connection under whoever waits on it; SQLite has none that could hang."""
    with suppress(Exception), socket.socket(fileno=os.dup(driver.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)  # if it has not ended by itself
