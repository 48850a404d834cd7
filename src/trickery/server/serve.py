"""`trickery serve`: the process that listens, runs the application and stops it.

Rests on `app` and uvicorn. The server runs the rules interpreted: a move costs a tenth of a
millisecond that way, less than sending it does, and nobody ever waits for a compiler.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import FrameType

import platformdirs
import uvicorn
from fastapi import FastAPI
from platformdirs.unix import Unix

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.server.app import make_app
from trickery.server.context import context_of
from trickery.server.directory.directory import TableDirectory
from trickery.server.logs import configure_logging
from trickery.server.net.admission import raise_descriptor_limit
from trickery.server.net.connections import HttpConnection, SocketConnection
from trickery.server.net.hosts import HostPolicy
from trickery.server.settings import Settings, parse_settings
from trickery.server.storage.store import Store, sqlite_url
from trickery.wire.limits import MAX_MESSAGE_BYTES

LOOPBACK = "127.0.0.1"  # this machine only
ALL_ADDRESSES = ("0.0.0.0", "::", "")  # every address of this machine


def data_folder() -> Path:
    """The folder of the tables if nobody says otherwise."""
    before = Unix("trickery").user_data_path  # where version 0.2 kept them on every system
    return before if before.exists() else platformdirs.user_data_path("trickery", appauthor=False)


def serve(
    host: str,
    port: int,
    database: str,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
    hosts: HostPolicy | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address once it answers."""
    settings = settings or Settings()
    store = Store(database, settings)
    _shorten_pauses()
    raise_descriptor_limit(settings)
    try:
        with listen(host, port, settings) as listening:
            bound_port = listening.getsockname()[1]
            everywhere = host in ALL_ADDRESSES
            public_address = f"http://{network_address()}:{bound_port}" if everywhere else None
            if ready is not None:
                ready(f"http://{LOOPBACK if everywhere else host}:{bound_port}")
            app = make_app(lambda: TableDirectory(store, settings), hosts, public_address)
            make_server(app, settings).run(sockets=[listening])
    finally:
        store.close()


def _shorten_pauses() -> None:
    """Tune this process so that neither its garbage collector nor a thread holds up answers."""
    # Looking through 500 tables for garbage stops everybody for a third of a second, and came every
    # four seconds. Tables and nearly everything else go without it, only connections that have
    # ended don't: now it comes every ten minutes when 3,000 tables are played at.
    gc.collect()
    gc.freeze()  # what is there for good need not be looked at again
    gc.set_threshold(2000, 10, 2000)
    # After a restart all tables are read again, in threads: each may hold up answers this long.
    sys.setswitchinterval(0.001)


class Server(uvicorn.Server):
    """Uvicorn's server, which tells all clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (uvicorn's)
        """Stop on a signal, in haste if Ctrl+C is pressed again.

        Uvicorn would raise the signal once more at the end: there is still a database to close.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connection, tell all clients to come back, and answer what was begun."""
        for listening in self.servers:
            listening.close()
        context = context_of(self._app)
        await context.tables.say_goodbye()
        # Whoever has not taken their answer by then is cut off before uvicorn would do so, which
        # it does with a traceback for each.
        seconds = max(0, context.settings.shutdown_seconds - 1)
        last = asyncio.get_running_loop().call_later(seconds, self._abort_connections)
        await super().shutdown(sockets)
        last.cancel()

    def _abort_connections(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def make_server(app: FastAPI, settings: Settings) -> Server:
    """The web server for our application, with its limits."""
    config = uvicorn.Config(
        app,
        log_level="error",  # its warnings are of what strangers send: `admission` logs those
        access_log=False,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.pong_seconds,
        timeout_graceful_shutdown=settings.shutdown_seconds,
        server_header=False,
        http=HttpConnection,
        ws=SocketConnection,
        proxy_headers=False,  # `hosts` sees to what proxies say
        log_config=None,  # `logs` sees to the log
    )
    return Server(config, app)


def listen(host: str, port: int, settings: Settings) -> socket.socket:
    """A listening socket; connections wait until the server is ready."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.send_buffer_bytes)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption(
            f"can't listen at {host}:{port}: {error.strerror}; try --port {port + 1} or --port 0"
        ) from None
    listening.listen(settings.backlog)
    return listening


def network_address() -> str:
    """This machine's address on its network, as far as it can be told without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only chooses the way out
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address


def announce(address: str, everywhere: bool, open_page: bool) -> None:
    """Print how to reach the server, and open the page where there is a screen."""
    print(f"Trickery is at {address}   (Ctrl+C stops it; nothing is lost)")
    if address.startswith(f"http://{LOOPBACK}:") and not everywhere:
        print("Only this machine can reach it; with --lan, others on your network can play too.")
    if everywhere:
        import segno

        port = address.rsplit(":", 1)[1]
        public_address = f"http://{network_address()}:{port}"
        print(f"Everybody on your network can reach it, phones too: {public_address}")
        if sys.stdout.isatty():
            segno.make(public_address).terminal(compact=True)
    sys.stdout.flush()
    if open_page and _has_screen():
        threading.Timer(0.5, webbrowser.open, [address]).start()


def _has_screen() -> bool:
    """Does somebody look at a screen on which a page could open?"""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and bool(screen or sys.platform in ("darwin", "win32"))


def checked_bots(names: Iterable[str], longest: int) -> tuple[str, ...]:
    """The bots of other packages that the host allows; raises if one can't sit at a table."""
    allowed, offered = tuple(names), bots.offered()
    for name in allowed:
        offered.check(name)
        if name not in offered.sound:
            there = ", ".join(offered.sound) or "none"
            raise BadOption(f"--allow-bot {name}: no package has such a bot; there are: {there}")
        _, budget = bots.parse(name)  # loads it
        if budget.simulations is not None or (budget.seconds or 0) > longest:
            raise BadOption(
                f"--allow-bot {name}: at a table its budget must be in seconds, at most {longest}, "
                f"and it's {budget}"
            )
    return allowed


def run(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    open_page: bool,
    limits: Iterable[str] = (),
    hosts: HostPolicy | None = None,
    log_format: str = "text",
    allowed_bots: Iterable[str] = (),
) -> None:
    """The command `trickery serve`: read the settings, start the log, and serve."""
    settings = parse_settings(limits)
    allowed = checked_bots(allowed_bots, settings.longest_thought)
    settings = replace(settings, package_bots=allowed)
    configure_logging(log_format)
    for fault in (*registry.broken(), *bots.broken()):
        logging.getLogger(__name__).warning("%s", fault)
    url = database or sqlite_url(data or data_folder())
    everywhere = host in ALL_ADDRESSES
    ready = partial(announce, everywhere=everywhere, open_page=open_page)
    serve(host, port, url, settings, ready, hosts)
