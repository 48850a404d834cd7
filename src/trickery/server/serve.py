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
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.server.app import make_app
from trickery.server.context import context_of
from trickery.server.directory.directory import TableDirectory
from trickery.server.folders import data_folder, ensure_token
from trickery.server.logs import configure_logging
from trickery.server.net.admission import raise_descriptor_limit
from trickery.server.net.connections import HttpConnection
from trickery.server.net.hosts import HostPolicy
from trickery.server.net.sockets import SocketConnection
from trickery.server.operations.app import make_operations_app
from trickery.server.operations.listener import OperationsListener
from trickery.server.settings import Settings
from trickery.server.storage.store import Store, folder_of, is_shared, sqlite_url
from trickery.server.supervisor import inherited_worker, supervise
from trickery.wire.limits import MAX_MESSAGE_BYTES

LOOPBACK = "127.0.0.1"  # this machine only
ALL_ADDRESSES = ("0.0.0.0", "::", "")  # every address of this machine


@dataclass(frozen=True)
class Place:
    """Where a server is reached: by players, by whoever runs it, by servers that share a database.

    The last two are addresses that players must not reach.
    """

    host: str
    port: int
    operations: tuple[str, int] | None = None
    peers: tuple[str, int] | None = None  # if nobody says otherwise, on this machine only
    workers: int = 1  # processes that share the port

    @property
    def everywhere(self) -> bool:
        """Does it listen at every address of this machine?"""
        return self.host in ALL_ADDRESSES

    def of_worker(self, number: int) -> Place:
        """The place of one of several workers: each has a port of its own for metrics."""
        if self.operations is None:
            return self
        host, port = self.operations
        return replace(self, operations=(host, port + number if port else 0))


def serve(
    place: Place,
    database: str,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
    hosts: HostPolicy | None = None,
    inherited: socket.socket | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address once it answers.

    `inherited` is the socket that listens already, if there is one.
    """
    settings = settings or Settings()
    with ExitStack() as resources:
        peers = None
        if is_shared(database):
            at = place.peers or (LOOPBACK, 0)
            peers = resources.enter_context(listen(*at, settings, "--peer-address"))
        elif place.peers is not None:
            raise BadOption("--peer-address: only servers with a PostgreSQL database have peers")
        peer_port = peers.getsockname()[1] if peers else None
        peer_host = place.peers[0] if place.peers else LOOPBACK
        store = Store(database, settings, f"{peer_host}:{peer_port}" if peers else "")
        resources.callback(store.close)
        _shorten_pauses()
        raise_descriptor_limit(settings)
        listening = resources.enter_context(inherited or listen(place.host, place.port, settings))
        private = None
        if place.operations is not None:
            private = Operations(
                resources.enter_context(listen(*place.operations, settings, "--operations")),
                ensure_token(folder_of(database) or data_folder()),
            )
        port = listening.getsockname()[1]
        public_address = f"http://{network_address()}:{port}" if place.everywhere else None
        if ready is not None:
            ready(f"http://{LOOPBACK if place.everywhere else place.host}:{port}")
        app = make_app(partial(TableDirectory, store, settings), hosts, public_address, peer_port)
        sockets = [listening, peers] if peers else [listening]
        make_server(app, settings, private).run(sockets=sockets)


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


@dataclass(frozen=True)
class Operations:
    """The private listener of a server, and the token that it asks for."""

    listening: socket.socket
    token: str


class Server(uvicorn.Server):
    """Uvicorn's server, which tells all clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, operations: Operations | None) -> None:
        super().__init__(config)
        self._app = app
        self._operations: OperationsListener | None = None
        if operations is not None:
            private = make_operations_app(lambda: context_of(app), operations.token)
            self._operations = OperationsListener(private, operations.listening)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen to players, and then to whoever runs the server."""
        await super().startup(sockets)
        if self._operations is not None and self.started:
            self._operations.start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 (uvicorn's)
        """Stop on a signal, in haste if Ctrl+C is pressed again.

        Uvicorn would raise the signal once more at the end: there is still a database to close.
        """
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connection, tell all clients to come back, and answer what was begun.

        Processes that share the database get our tables first, and may be asked about them.
        """
        for listening in self.servers:
            listening.close()
        context = context_of(self._app)
        await context.drain()
        await context.tables.say_goodbye()
        # Whoever has not taken their answer by then is cut off before uvicorn would do so, which
        # it does with a traceback for each.
        seconds = max(0, context.settings.shutdown_seconds - 1)
        last = asyncio.get_running_loop().call_later(seconds, self._abort_connections)
        if self._operations is not None:
            await self._operations.stop()
        await super().shutdown(sockets)
        last.cancel()

    def _abort_connections(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def make_server(app: FastAPI, settings: Settings, operations: Operations | None = None) -> Server:
    """The web server for our application, with its limits; `operations` is its private listener."""
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
    return Server(config, app, operations)


def listen(host: str, port: int, settings: Settings, flag: str = "--port") -> socket.socket:
    """A listening socket; connections wait until the server is ready.

    `flag` is the one with which somebody can choose another port.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.send_buffer_bytes)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption(
            f"can't listen at {host}:{port}: {error.strerror}; try another {flag}, such as "
            f"{port + 1} or 0"
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


def announce(address: str, everywhere: bool, open_page: bool, told: Sequence[str]) -> None:
    """Print how to reach the server and how it is set up; open the page where there is a screen."""
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
    if told:
        print("Settings that differ from the defaults:", *told, sep="\n")
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
    place: Place,
    data: Path | None,
    database: str | None,
    open_page: bool,
    settings: Settings,
    hosts: HostPolicy | None = None,
    log_format: str = "text",
    allowed_bots: Iterable[str] = (),
    told: Sequence[str] = (),
) -> None:
    """The command `trickery serve`: start the log, and serve.

    `told` are the settings that differ from the defaults, as lines to print.
    """
    allowed = checked_bots(allowed_bots, settings.longest_thought)
    settings = replace(settings, package_bots=allowed)
    configure_logging(log_format)
    worker = inherited_worker()
    if worker is None:
        for fault in (*registry.broken(), *bots.broken()):
            logging.getLogger(__name__).warning("%s", fault)
    url = database or sqlite_url(data or data_folder())
    ready = partial(announce, everywhere=place.everywhere, open_page=open_page, told=told)
    if worker is not None:
        at = place.of_worker(worker.number)
        serve(at, url, settings, lambda _: worker.ready(), hosts, worker.listening)
    elif place.workers == 1:
        serve(place, url, settings, ready, hosts)
    elif is_shared(url):
        if place.peers is not None:
            raise BadOption("use --peer-address with one worker: each needs an address of its own")
        with listen(place.host, place.port, settings) as listening:
            port = listening.getsockname()[1]
            ready(f"http://{LOOPBACK if place.everywhere else place.host}:{port}")
            supervise(place.workers, listening, sys.argv[1:])
    else:
        raise BadOption("--workers: several processes need --database with a PostgreSQL database")
