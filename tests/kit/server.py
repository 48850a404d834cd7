"""Servers for tests: one in a thread of this process, PostgreSQL if the machine has it, sockets.

All answers and messages are validated against the server's own schemas (`as_described`).
"""

from __future__ import annotations

import asyncio
import glob
import json
import multiprocessing
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Annotated, Any, TypeVar

import httpx
import pytest
from fastapi.routing import APIRoute
from pydantic import Field, TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from programs import crashing_server as crashing
from trickery.client import Client
from trickery.client.endpoints import parse_invitation, socket_url
from trickery.core import pledges, registry
from trickery.server.app import ROUTERS, make_app
from trickery.server.directory.directory import TableDirectory
from trickery.server.net.hosts import HostPolicy
from trickery.server.serve import Operations, listen, make_server
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.storage.store import Store, is_shared
from trickery.server.table.table import Table
from trickery.server.workers.pool import WorkerPool
from trickery.wire import messages as m

T = TypeVar("T")
#: For tests of any game: the one with the shortest rules.
SHORTEST = min(
    registry.ours(), key=lambda name: (registry.folder_of(name) / "rules.py").stat().st_size
)
QUICK = Settings(
    grace=60,
    pace=0,
    least=0.02,
    new_tables_a_minute=10_000,
    tables_a_day=10_000,
    tables_a_day_a_person=10_000,
    records_an_hour=10_000,
    requests_a_second=10_000,
    connections_a_second=10_000,  # all clients of a test have one address
    handshakes_a_second=10_000,
    replays_a_second=10_000,
    replay_share=1,
    lesson_share=1,
    log_share=1,
    picture_share=1,
    cpu_share=1000,
    coach_ahead=0,
)


def side_thread() -> SideThread:
    """A thread for tables that have no server."""
    return SideThread("logs", 1.0, QUICK)


FRAME: TypeAdapter[Any] = TypeAdapter(Annotated[m.FromTable, Field(discriminator="type")])


class Served:
    """A running server, and ways to sit down at it."""

    def __init__(
        self,
        address: str,
        find: Callable[[str], Table],
        store: Store | None = None,
        directory: Callable[[], tuple[TableDirectory, asyncio.AbstractEventLoop]] | None = None,
    ) -> None:
        self.address = address
        self.store = store
        self.http = httpx.Client(base_url=address, timeout=30)
        self.table = find  # the server's own table object: for tests of internals
        self._directory = directory

    def within(self, work: Callable[[TableDirectory], Coroutine[Any, Any, T]]) -> T:
        """Do something with the server's own tables, in its event loop."""
        assert self._directory is not None
        tables, loop = self._directory()
        return asyncio.run_coroutine_threadsafe(work(tables), loop).result()

    def post(self, path: str, secret: str | None = None, **body: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return as_described(self.http.post(path, json=body, headers=headers))

    def get(self, path: str, secret: str | None = None, **query: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return as_described(self.http.get(path, params=query, headers=headers))

    def open(
        self, game: str = SHORTEST, start: bool = True, secret: str | None = None, **more: Any
    ) -> Held:
        """Open a table with a player in seat 0, and by default bots in the others."""
        new = {"game": game, "name": "Ann", "bots": "random", "pace": 0, **more}
        told = self.post("/api/tables", secret, **new)
        assert told.status_code == 201, told.text
        held = Held(self, **told.json())
        if start:
            assert held.post("start").status_code == 200
        return held

    def two(self, game: str = SHORTEST, **more: Any) -> tuple[Held, Held]:
        """Ann, who hosts, and Bea, dealt their cards; other seats are open."""
        ann = self.open(game, start=False, **{"bots": None, **more})
        bea = ann.sit()
        assert ann.post("start").status_code == 200
        return ann, bea


class Held:
    """A seat that a player holds."""

    def __init__(self, served: Served, table: str, seat: int, secret: str) -> None:
        self.served = served
        self.table = table
        self.seat = seat
        self.secret = secret
        self.path = f"/api/tables/{table}"

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.served.post(f"{self.path}/{what}", self.secret, **body)

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        return self.served.get(f"{self.path}/{what}".rstrip("/"), self.secret, **query)

    def state(self, **query: Any) -> dict[str, Any]:
        told: dict[str, Any] = self.get(**query).json()
        return told

    def sit(self, name: str = "Bea", **more: Any) -> Held:
        """Another player takes an open seat of this table."""
        told = self.ask_to_sit(name, **more)
        assert told.status_code == 200, told.text
        return Held(self.served, **told.json())

    def ask_to_sit(self, name: str = "Bea", **more: Any) -> httpx.Response:
        """Another player uses this seat's invite link to ask for an open seat."""
        asked = {"name": name, "invite": self.invite(), "person": secrets.token_hex(16), **more}
        return self.served.post(f"{self.path}/sit", **asked)

    def take_over(self, seat: int, name: str = "Bea", **more: Any) -> Held:
        """The host of a running game offers a seat, and another player takes it."""
        assert self.post("seats", seat=seat, who="offered").status_code == 200
        return self.sit(name, seat=seat, **more)

    def pledge_of(self, luck: str) -> str:
        """What this seat has to pledge for the next shuffle."""
        shown = self.state()["info"]["fair"]
        called_off = (
            [(each["seat"], each["commitment"], each["revealed"]) for each in shuffle]
            for shuffle in shown["called_off"]
        )
        bound = pledges.chain(shown["commitment"], called_off)
        return pledges.pledge(self.table, shown["shuffle"], self.seat, luck, bound)

    def invite(self) -> str | None:
        """The secret of the invite link, if this table has one."""
        _, invite = parse_invitation(self.get("invitation").json()["sit"])
        return invite

    def my_turn(self) -> dict[str, Any]:
        """Wait until it is this seat's turn, or the game is over."""
        state = self.state()
        while state["info"]["phase"] == "playing" and state["view"]["to_move"] != self.seat:
            self.get(since=state["seq"], wait=20)
            state = self.state()  # with all that happened, however long it took
        return state

    def move(self, move: str, expect: int, key: str | None = None) -> httpx.Response:
        return self.post("moves", move=move, expect=expect, key=key or secrets.token_hex(8))

    @contextmanager
    def live(self, since: int = 0, secret: str | None = "mine") -> Iterator[Socket]:
        """A socket of this seat's (or of a spectator: no secret), after its hello."""
        with raw_socket(self.served, self.table) as socket:
            told = self.secret if secret == "mine" else secret
            socket.tell(type="hello", secret=told, since=since)
            yield socket


class Socket:
    """A socket that speaks JSON, and stores every frame it received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.frames: list[str] = []

    def tell(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds (any, if none is named)."""
        while True:
            text = self.connection.recv(timeout=30)
            assert isinstance(text, str)
            self.frames.append(text)
            message: dict[str, Any] = exactly(FRAME, text)
            if not kinds or message["type"] in kinds:
                return message

    def ended(self) -> tuple[int, str]:
        """Receive until the server closes the socket; returns the code and the reason."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            end = closed.rcvd
        return (end.code, end.reason) if end else (1006, "")


def exactly(described: TypeAdapter[Any], text: str | bytes) -> Any:
    """Parse a JSON text, if it fits this type and has no unknown keys."""
    told = json.loads(text)
    assert described.validate_json(text, strict=True) == told  # validation drops unknown keys
    return told


def as_described(told: httpx.Response) -> httpx.Response:
    """An answer, if it is what OpenAPI promises for this call and this status."""
    described = promised(told.request.method, told.request.url.path, told.status_code)
    if described is not None:
        exactly(described, told.content)
    return told


def promised(verb: str, path: str, status: int) -> TypeAdapter[Any] | None:
    """The type of a call's answer; None for pages and pictures."""
    described = [
        route
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and route.include_in_schema
    ]
    for route in described:
        if verb in (route.methods or ()) and route.path_regex.match(path):
            if status == (route.status_code or 200):
                return adapter(route.response_model) if route.response_model else None
            return adapter(route.responses[status]["model"])
    return None


@cache
def adapter(kind: Any) -> TypeAdapter[Any]:
    """The cached validator of a type."""
    return TypeAdapter(kind)


def hung_up(served: Served, path: str) -> None:
    """Ask for something, and close the connection without waiting for it."""
    host, _, port = served.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())


@contextmanager
def raw_socket(served: Served, table: str, **more: Any) -> Iterator[Socket]:
    """A socket to a table, before its hello."""
    with connect(socket_url(served.address, table), max_size=None, **more) as connection:
        yield Socket(connection)


@contextmanager
def serving(
    url: str,
    settings: Settings = QUICK,
    port: int = 0,
    thinkers: WorkerPool | None = None,
    patience: float = Settings.database_patience,
    hosts: HostPolicy | None = None,
    operations: Operations | None = None,
) -> Iterator[Served]:
    """A server in a thread: the socket listens before it starts, so nobody has to wait for it.

    With `operations` it also has the listener for whoever runs it.
    """
    listening = listen("127.0.0.1", port, settings)
    settings = replace(settings, database_patience=patience)
    for_peers = listen("127.0.0.1", 0, settings) if is_shared(url) else None
    peer_port = for_peers.getsockname()[1] if for_peers else None
    store = Store(url, settings, f"127.0.0.1:{peer_port}" if for_peers else "")
    opened: list[tuple[TableDirectory, asyncio.AbstractEventLoop]] = []

    def open_tables() -> TableDirectory:
        opened.append((TableDirectory(store, settings, thinkers), asyncio.get_running_loop()))
        return opened[0][0]

    def find(table: str) -> Table:
        tables, loop = opened[0]
        return asyncio.run_coroutine_threadsafe(tables.table(table), loop).result()

    sockets = [listening, for_peers] if for_peers else [listening]
    running = make_server(make_app(open_tables, hosts, peer_port=peer_port), settings, operations)
    thread = threading.Thread(target=running.run, kwargs={"sockets": sockets})
    thread.start()
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    served = Served(address, find, store, lambda: opened[0])
    try:
        yield served
    finally:
        served.http.close()
        running.should_exit = True
        thread.join()
        store.close()
        for each in sockets:
            each.close()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL cluster of our own, for as long as it is needed; its URL."""
    with cluster() as running:
        yield running.url


class Cluster:
    """A PostgreSQL cluster that can be stopped, started, frozen and thawed."""

    def __init__(self, home: Path, tool: Callable[..., None]) -> None:
        self.url = f"postgresql+psycopg://trickery@/postgres?host={home}"
        self.plain = f"postgresql://trickery@/postgres?host={home}"  # for psycopg itself
        self._home = home
        self._tool = tool

    def start(self) -> None:
        options = f"-k {self._home} -c listen_addresses='' -c fsync=off"
        words = ("-D", str(self._home / "data"), "-o", options, "-l", str(self._home / "log"))
        self._tool("pg_ctl", *words, "-w", "start")

    def dump(self, form: str = "custom") -> Path:
        """Back the database up, while it is used."""
        file = self._home / "dump"
        self._tool("pg_dump", f"--format={form}", f"--file={file}", self.plain)
        return file

    def restore(self, dump: Path, name: str) -> str:
        """Make a new database of a backup; gives its URL."""
        where = ("--host", str(self._home), "--username", "trickery")
        self._tool("createdb", *where, name)
        self._tool("pg_restore", *where, "--no-owner", f"--dbname={name}", str(dump))
        return self.url.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        self._tool("pg_ctl", "-D", str(self._home / "data"), "-m", "immediate", "-w", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all its processes: connections stay open, without answers."""
        first = int((self._home / "data" / "postmaster.pid").read_text().splitlines()[0])
        all_of_them = [first, *children(first)]

        def send(what: signal.Signals) -> None:
            for process in all_of_them:
                with suppress(ProcessLookupError):  # it has just ended
                    os.kill(process, what)

        send(signal.SIGSTOP)
        try:
            yield
        finally:
            send(signal.SIGCONT)


def children(of: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            number, _, rest = status.read_text().partition(" (")
            if int(rest.rpartition(") ")[2].split()[1]) == of:
                found.append(int(number))
    return found


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL cluster of our own, running, for as long as it is needed."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin")) or [
        str(Path(path).parent) for path in [shutil.which("initdb")] if path
    ]
    if not found:
        missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    tools = Path(found[-1])
    home = Path(
        tempfile.mkdtemp(prefix="trickery-postgres-")
    )  # pytest's own folders are for their owner only
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        owner = pwd.getpwnam("postgres")
        os.chown(home, owner.pw_uid, owner.pw_gid)
        user = {"user": owner.pw_uid, "group": owner.pw_gid, "cwd": home}

    def tool(name: str, *words: str) -> None:
        subprocess.run([tools / name, *words], check=True, stdout=subprocess.DEVNULL, **user)

    tool("initdb", "-D", str(home / "data"), "-A", "trust", "-U", "trickery", "--no-sync")
    running = Cluster(home, tool)
    running.start()
    try:
        yield running
    finally:
        running.stop()
        shutil.rmtree(home)


@contextmanager
def crashing_server(step: str, folder: Path) -> Iterator[tuple[Served, ForkServerProcess]]:
    """A server in its own process, which reports its address once it listens.

    It's forked from a process that has loaded the server, which takes seconds.
    """
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload([crashing.__name__])
    hears, tells = forking.Pipe(duplex=False)
    process = forking.Process(target=crashing.run, args=(step, folder, tells))
    process.start()
    tells.close()
    served = Served(hears.recv(), lambda _: pytest.fail("in another process"))
    served.http.timeout = 60
    try:
        yield served, process
    finally:
        served.http.close()
        hears.close()
        process.kill()
        process.join()


def free_port() -> int:
    """A port that is free at the moment; the proxy takes it at once."""
    with listen("127.0.0.1", 0, QUICK) as found:
        port: int = found.getsockname()[1]
    return port


def missing(what: str) -> None:
    """Skip if a tool isn't installed; on CI everything must be."""
    if os.environ.get("TRICKERY_CI"):
        pytest.fail(what)
    pytest.skip(what)


def play_to_the_end(held: Held, choose: Callable[[list[str]], str]) -> dict[str, Any]:
    """Play a seat until the game is over, as a program would; returns the last state."""
    with Client(held.served.address) as client:
        client.seat(held.table, held.secret).play(lambda state: choose(legal_moves(state)))
    return held.state()


def legal_moves(state: m.State) -> list[str]:
    """The legal moves in a state."""
    assert state["view"] is not None
    return state["view"]["legal"]
