"""The connections to a database: how they are made, and how long a query on one may take.

Rests on SQLAlchemy. A database that hangs must not hold us: where its own timeouts do not help, we
close the socket, and whoever waited for it goes on.
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
from sqlalchemy.exc import SQLAlchemyError

OWN_TIMEOUT = 0.8  # of ours: the database's own refusal comes before we close the connection


def create_engine(url: sa.URL, timeout: float) -> sa.Engine:
    """An engine whose queries time out after so many seconds, as far as the driver allows it."""
    milliseconds = int(timeout * 1000 * OWN_TIMEOUT)
    arguments: dict[str, Any] = {}
    if url.get_backend_name() == "postgresql":
        arguments = _postgres_arguments(url, timeout, milliseconds)
    # What is written holds secrets: it must not show up in the log when writing fails.
    engine = sa.create_engine(url, hide_parameters=True, connect_args=arguments)
    if engine.dialect.name == "sqlite":

        def configure(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")  # readers do not wait for the writer
            cursor.execute("PRAGMA synchronous=FULL")  # safe on the disk, also if the power goes
            cursor.execute(f"PRAGMA busy_timeout={milliseconds}")
            cursor.close()

        sa.event.listen(engine, "connect", configure)
    return engine


def _postgres_arguments(url: sa.URL, timeout: float, milliseconds: int) -> dict[str, Any]:
    parameters = {
        "statement_timeout": milliseconds,
        "lock_timeout": milliseconds,
        "idle_in_transaction_session_timeout": 4 * milliseconds,
        # What a server that vanished from the network holds is free in half a minute.
        "tcp_keepalives_idle": 10,
        "tcp_keepalives_interval": 5,
        "tcp_keepalives_count": 4,
    }
    given = url.query.get("options", "")
    options = " ".join(f"-c {name}={value}" for name, value in parameters.items())
    return {
        "options": f"{options} {given if isinstance(given, str) else ' '.join(given)}",
        "connect_timeout": max(2, round(timeout / 2)),
        "prepare_threshold": None,  # a pooler gives the next transaction another session
    }


def without_password(url: str) -> str:
    """A database's URL as it may be shown."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return "URL"


class QueryWatchdog:
    """A thread that closes connections on which a query takes too long."""

    def __init__(self, timeout: float, interval: float) -> None:
        """`interval`: seconds between two looks at what is under way."""
        self._timeout = timeout
        self._interval = interval
        self._watched: dict[int, tuple[float, Any]] = {}  # deadline and driver's connection, by id
        self._changing = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="database watchdog", daemon=True)
        self._thread.start()

    @contextmanager
    def watching(self, connection: sa.Connection) -> Iterator[None]:
        """A block in which queries on this connection must end in time."""
        driver = connection.connection.driver_connection
        with self._changing:
            self._watched[id(connection)] = time.monotonic() + self._timeout, driver
        try:
            yield
        finally:
            with self._changing:
                del self._watched[id(connection)]

    def close(self) -> None:
        """Stop the thread."""
        self._closed.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closed.wait(self._interval):
            with self._changing:
                now = time.monotonic()
                for deadline, driver in self._watched.values():
                    if now > deadline:
                        _close_socket(driver)


def _close_socket(driver: Any) -> None:
    """End a connection under whoever waits on it; SQLite has no socket that could hang."""
    with suppress(Exception), socket.socket(fileno=os.dup(driver.fileno())) as connected:
        connected.shutdown(socket.SHUT_RDWR)  # fails if it has ended by itself
