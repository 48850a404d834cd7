"""`trickery serve`: the server on this machine, and how to reach it.

Rests on `app`. The server runs the rules interpreted: a move costs a tenth of a millisecond that
way, less than telling it does, and nobody ever waits for a compiler.
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
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.table.app import make_app
from trickery.table.door import BACKLOG, more_descriptors
from trickery.table.guests import Guest, Line
from trickery.table.hall import Hall
from trickery.table.house import HouseRules, house_rules
from trickery.table.limits import LARGEST_MESSAGE
from trickery.table.logs import write_log
from trickery.table.outside import Outside
from trickery.table.store import Store, sqlite_url

HERE = "127.0.0.1"  # this machine only
EVERYWHERE = ("0.0.0.0", "::", "")  # every address of this machine
UNREAD = 128 * 1024  # bytes that the system keeps for whoever does not read; it would take 4 MB
GOODBYE = 8  # seconds in which a server that is stopped answers what was begun


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "trickery"


def serve(
    host: str,
    port: int,
    database: str,
    house: HouseRules | None = None,
    ready: Callable[[str], None] | None = None,
    outside: Outside | None = None,
) -> None:
    """Serve until stopped; `ready` is called with the address once it answers."""
    store = Store(database, (house or HouseRules()).database_patience)
    _keep_answering()
    more_descriptors()
    try:
        with listen(host, port) as listening:
            at = listening.getsockname()[1]
            everywhere = host in EVERYWHERE
            reach = f"http://{network_address()}:{at}" if everywhere else None
            if ready is not None:
                ready(f"http://{HERE if everywhere else host}:{at}")
            server(make_app(lambda: Hall(store, house), reach, outside)).run(sockets=[listening])
    finally:
        store.close()


def _keep_answering() -> None:
    """Let nothing in this process keep people waiting for long."""
    # Looking through 500 tables for garbage stops everybody for a third of a second, and came every
    # four seconds. Nearly everything goes without it: now it comes every few minutes.
    gc.collect()
    gc.freeze()  # what is there for good need not be looked at again
    gc.set_threshold(2000, 10, 500)
    # After a restart all tables are read again, in threads: each may hold up answers this long.
    sys.setswitchinterval(0.001)


class Server(uvicorn.Server):
    """Uvicorn's server, which says goodbye before it stops."""

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
        """Take nobody new, tell everybody to come back, and answer what was begun."""
        for listening in self.servers:
            listening.close()
        await self._app.state.hall.say_goodbye()
        # Whoever has not taken their answer by then is cut off before uvicorn would do so, which
        # it does with a traceback for each.
        last = asyncio.get_running_loop().call_later(GOODBYE - 1, self._cut_off)
        await super().shutdown(sockets)
        last.cancel()

    def _cut_off(self) -> None:
        for connection in list(self.server_state.connections):
            connection.transport.abort()


def server(app: FastAPI) -> Server:
    """The web server for our application, with its limits."""
    config = uvicorn.Config(
        app,
        log_level="error",  # its warnings are of what strangers send: `door` notes those
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GOODBYE,
        server_header=False,
        http=Guest,
        ws=Line,
        proxy_headers=False,  # `outside` sees to what proxies say
        log_config=None,  # `logs` sees to the log
    )
    return Server(config, app)


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections at once; they wait until the server is ready."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption(
            f"cannot listen at {host}:{port}: {error.strerror}; try --port {port + 1}, or --port 0"
        ) from None
    listening.listen(BACKLOG)
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
    """Tell how to reach the server, and open the page where somebody is looking."""
    print(f"Trickery is at {address}   (Ctrl+C stops it; nothing is lost)")
    if address.startswith(f"http://{HERE}:") and not everywhere:
        print("Only this machine can reach it; --lan lets others on your network play, too.")
    if everywhere:
        import segno

        port = address.rsplit(":", 1)[1]
        reach = f"http://{network_address()}:{port}"
        print(f"Everybody on your network can reach it, phones too: {reach}")
        if sys.stdout.isatty():
            segno.make(reach).terminal(compact=True)
    sys.stdout.flush()
    if open_page and _somebody_looks():
        threading.Timer(0.5, webbrowser.open, [address]).start()


def _somebody_looks() -> bool:
    """Is there a screen on which a page could open?"""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and bool(screen or sys.platform in ("darwin", "win32"))


def run(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    open_page: bool,
    limits: Iterable[str] = (),
    outside: Outside | None = None,
    log_format: str = "text",
) -> None:
    """The command: say where we are, and serve."""
    house = house_rules(limits)
    write_log(log_format)
    for fault in (*registry.broken(), *bots.broken()):
        logging.getLogger(__name__).warning("%s", fault)
    url = database or sqlite_url(data or data_folder())
    everywhere = host in EVERYWHERE
    ready = partial(announce, everywhere=everywhere, open_page=open_page)
    serve(host, port, url, house, ready, outside)
