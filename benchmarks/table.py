"""How many tables one server can handle: `python benchmarks/table.py [--tables 500]`.

A server in a process of its own, with the embedded database; at every table one scripted person on
a socket, with a short delay before each move, and bots in the other seats. In the middle the server
is killed (kill -9) and started again; every move that had been acknowledged must still be there.
Prints how long people waited for the answer to a move, and what went wrong, if anything did. With
`--reviews 10` ten people read reviews of finished games meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))
from trickery.core import registry

BOTS = "novice"  # the bots in the other seats; --bots
SERVER_CORE: int | None = None  # the server and its bots' processes stay on it; --server-core
SILENCE = 30.0  # seconds without a message from an active table: a failure

SERVER = """
import sys
from trickery.server.settings import Settings
from trickery.server.serve import Addresses, serve
from trickery.server.storage.store import sqlite_url
from pathlib import Path
many = 10**6  # all tables are opened from one address here
settings = Settings(new_tables_a_minute=many, requests_a_second=many, requests_at_once=many,
                   connections_an_address=many, connections_a_second=many,
                   sockets_an_address=many, handshakes_a_second=many, reviews_a_minute=many,
                   tables_a_day=many, tables_a_day_a_person=many, cpu_share=many,
                    side_work_an_address=many, connections=many, kept_for_players=0,
                    tables_in_memory=many)
serve(Addresses("127.0.0.1", int(sys.argv[1])), sqlite_url(Path(sys.argv[2])), settings)
"""


@dataclass
class Figures:
    """The measurements."""

    waits: list[float] = field(default_factory=list)  # seconds from move to answer
    after: list[float] = field(default_factory=list)  # waits after the server's death
    errors: list[str] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0
    events: int = 0
    games: int = 0
    killed: bool = False
    findings: int = 0  # of the coach, in reviews
    server: float = 0.0  # seconds of a core that the server itself used in the first half


class Person:
    """A scripted person at one table: looks, thinks, moves; after a game opens another table."""

    def __init__(
        self,
        base: str,
        game: str,
        pace: float,
        think: float,
        figures: Figures,
        comes_from: str = "127.0.0.1",
    ) -> None:
        self.base = base
        self.comes_from = comes_from  # the address of its sockets
        self.game = game
        self.pace = pace
        self.think = think
        self.figures = figures
        self.rng = random.Random(f"{game} {id(self)}")
        self.table = ""
        self.secret = ""
        self.seq = 0
        self.kept: dict[str, int] = {}  # acknowledged moves: key to event
        self.held: list[dict[str, Any]] = []  # received, not yet handled

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        """Open a table with bots, and deal."""
        new = {"game": self.game, "name": "Script", "bots": BOTS, "pace": self.pace}
        told = (await http.post("/api/tables", json=new)).raise_for_status().json()
        self.table, self.secret, self.seq, self.kept = told["table"], told["secret"], 0, {}
        headers = {"authorization": f"Bearer {self.secret}"}
        started = await http.post(f"/api/tables/{self.table}/start", json={}, headers=headers)
        started.raise_for_status()

    async def play(self, http: httpx.AsyncClient, until: float) -> None:
        """Play until the time is up, reconnecting if the server fails."""
        while time.monotonic() < until:
            try:
                if not self.table:
                    await self.sit_down(http)
                await self.connected(until)
            except TimeoutError:  # before OSError, its base class: silence is a failure
                self.figures.errors.append(f"{self.game} {self.table}: silent at {self.seq}")
                return
            except (OSError, WebSocketException, httpx.TransportError):
                await asyncio.sleep(0.2 + self.rng.random())  # the server is down: try again
            except Exception as error:  # anything else is a failure
                self.figures.errors.append(f"{self.game} {self.table} at {self.seq}: {error!r}")
                return

    async def connected(self, until: float) -> None:
        """Play until the game is over, the time is up, or the server is gone."""
        address = self.base.replace("http", "ws") + f"/api/tables/{self.table}/live"
        here = (self.comes_from, 0)
        async with connect(address, compression=None, max_size=None, local_addr=here) as socket:
            self.held.clear()
            hello = {"type": "hello", "secret": self.secret, "since": self.seq}
            await socket.send(json.dumps(hello))
            state = await self._next(socket, "state")
            if state["seq"] < max(self.kept.values(), default=0):
                self.figures.lost += 1
            if self.kept:  # an acknowledged move, sent again, is answered as the first time
                key, seq = next(reversed(self.kept.items()))
                again = await self._move(socket, "pass", 0, key)
                self.figures.lost += again.get("seq") != seq
            while time.monotonic() < until:
                if state["info"]["phase"] == "over":
                    self.figures.games += 1
                    self.table = ""
                    return
                legal = state["view"].get("legal")
                if not legal:
                    state = await self._next(socket, "state")
                    continue
                await asyncio.sleep(self.think * (0.5 + self.rng.random()))
                key, move = secrets.token_hex(8), self.rng.choice(legal)
                began = time.monotonic()
                answer = await self._move(socket, move, state["seq"], key)
                waits = self.figures.after if self.figures.killed else self.figures.waits
                waits.append(time.monotonic() - began)
                if answer["type"] == "accepted":
                    self.kept[key] = answer["seq"]
                    self.figures.acknowledged += 1
                else:
                    self.figures.errors.append(f"{self.game}: {answer}")
                while state["seq"] < answer.get("seq", 0):
                    state = await self._next(socket, "state")

    async def _move(self, socket, move: str, expect: int, key: str):  # type: ignore[no-untyped-def]
        message = {"type": "move", "move": move, "expect": expect, "key": key}
        await socket.send(json.dumps(message))
        return await self._next(socket, "accepted", "illegal", "stale", "error")

    async def _next(self, socket, *wanted: str):  # type: ignore[no-untyped-def]
        """The next message of a kind; states that come before an answer are kept for later."""
        held = self.held
        for at, message in enumerate(held):
            if message["type"] in wanted:
                return held.pop(at)
        while True:
            async with asyncio.timeout(SILENCE):
                message = orjson.loads(await socket.recv())
            if message["type"] == "state":
                self.figures.events += message["seq"] - self.seq
                self.seq = message["seq"]
            if message["type"] in wanted:
                if message["type"] == "state":
                    held.clear()
                return message
            held[:] = [message]


async def finished_table(http: httpx.AsyncClient, base: str) -> str:
    """A table with a quickly finished game."""
    person = Person(base, registry.names()[1], 0, 0, Figures())  # any game will do
    await person.sit_down(http)
    table = person.table
    await person.connected(time.monotonic() + 600)
    return table


async def look_at_reviews(
    http: httpx.AsyncClient, table: str, figures: Figures, until: float
) -> None:
    """Look at a finished game seat after seat, as the page does it, until the time is up."""
    seat = since = 0
    while time.monotonic() < until:
        try:
            asked = {"seat": seat, "since": since, "wait": 2}
            told = await http.get(f"/api/tables/{table}/review", params=asked)
        except httpx.TransportError:
            told = None
        if told is None or told.status_code == 503:  # the server is down: try again
            await asyncio.sleep(0.5)
            continue
        if told.status_code != 200:  # after the last seat
            return
        found = told.json()
        figures.findings += len(found["review"]["findings"])
        since += len(found["review"]["findings"])
        if found["done"]:
            seat, since = seat + 1, 0


def start_server(port: int, folder: str, script: str = SERVER) -> subprocess.Popen[bytes]:
    """The server in a process of its own, rules interpreted as `trickery serve` runs them."""
    source = str(Path(__file__).parent.parent / "src")
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": source}
    command = [sys.executable, "-c", script, str(port), folder]
    if SERVER_CORE is not None:
        command = ["taskset", "-c", str(SERVER_CORE), *command]
    return subprocess.Popen(command, env=env)


async def answering(http: httpx.AsyncClient) -> None:
    """Wait until the server answers."""
    while True:
        try:
            await http.get("/api/phrases")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)


def core_seconds(pid: int) -> float:
    """CPU seconds of a process so far (Linux; without its bots' processes)."""
    words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def part(values: list[float], share: float) -> float:
    """A quantile, in milliseconds."""
    return 1000 * sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


async def measure(
    tables: int, seconds: float, pace: float, think: float, port: int, reviews: int, kill: bool
) -> Figures:
    """Run everything, killing the server in the middle, if it's to be killed."""
    figures = Figures()
    base = f"http://127.0.0.1:{port}"
    names = registry.names()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder)
        limits = httpx.Limits(max_connections=20 + reviews)
        async with httpx.AsyncClient(base_url=base, limits=limits, timeout=60) as http:
            await answering(http)
            # Each from an address of their own: those of one address wait for each other.
            persons = [
                Person(
                    base,
                    names[n % len(names)],
                    pace,
                    think,
                    figures,
                    f"127.1.{n // 250}.{n % 250 + 1}",
                )
                for n in range(tables)
            ]
            ended = await asyncio.gather(*(finished_table(http, base) for _ in range(reviews)))
            began = time.monotonic()
            for some in range(0, tables, 20):  # people come one after the other, not all at once
                await asyncio.gather(*(p.sit_down(http) for p in persons[some : some + 20]))
            print(f"{tables} tables dealt in {time.monotonic() - began:.1f} s", flush=True)
            until = time.monotonic() + seconds
            playing = [asyncio.create_task(person.play(http, until)) for person in persons]
            playing += [
                asyncio.create_task(look_at_reviews(http, table, figures, until)) for table in ended
            ]
            busy = core_seconds(server.pid)
            await asyncio.sleep(seconds / 2)
            figures.server = core_seconds(server.pid) - busy
            if kill:
                print(f"half time: {figures.acknowledged} moves answered; kill -9", flush=True)
                server.send_signal(signal.SIGKILL)
                server.wait()
                figures.killed = True
                server = start_server(port, folder)
                down = time.monotonic()
                await answering(http)
                print(f"back after {time.monotonic() - down:.1f} s", flush=True)
            else:  # those in whose beginning all came at once don't count
                figures.waits.clear()
            await asyncio.gather(*playing)
        server.terminate()
        server.wait()
    return figures


def main() -> None:
    """Measure, print, and fail if anything was lost or went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds a bot takes for a move")
    parser.add_argument(
        "--think", type=float, default=2.0, help="seconds a person thinks, on average"
    )
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--bots", default=BOTS, help="the level of the bots")
    parser.add_argument("--reviews", type=int, default=0, help="that people look at all the while")
    parser.add_argument(
        "--server-core", type=int, help="for the server and its bots; the load stays off it (Linux)"
    )
    parser.add_argument("--no-kill", action="store_true", help="let the server live all the while")
    args = parser.parse_args()
    globals().update(BOTS=args.bots, SERVER_CORE=args.server_core)
    if args.server_core is not None:
        os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {args.server_core})
    print(f"load average before: {os.getloadavg()[0]:.1f} (others on the machine slow it down)")
    figures = asyncio.run(
        measure(
            args.tables,
            args.seconds,
            args.pace,
            args.think,
            args.port,
            args.reviews,
            not args.no_kill,
        )
    )
    told = f"{args.bots} bots at {args.pace} s, people at {args.think} s a move"
    print(f"{args.tables} tables, {told}, 2 cores")
    print(
        f"{figures.events} events told, {figures.acknowledged} moves of people acknowledged, "
        f"{figures.events / args.seconds:.0f} events a second, {figures.games} games finished"
    )
    print(f"in the first half, the server itself used {figures.server:.1f} s of a core")
    halves = [("before kill -9", figures.waits), ("after it", figures.after)]
    if args.no_kill:
        halves = [("second half", figures.waits)]
    for label, waits in halves:
        print(
            f"answer to a move, {label:<15} median {part(waits, 0.5):6.1f} ms   "
            f"95 % {part(waits, 0.95):6.1f} ms   99 % {part(waits, 0.99):6.1f} ms   "
            f"longest {part(waits, 1):6.1f} ms"
        )
    if args.reviews:
        print(f"beside {args.reviews} reviews, in which the coach found {figures.findings} times")
    print(f"lost: {figures.lost}   errors: {len(figures.errors)}")
    for error in figures.errors[:10]:
        print("  ", error)
    sys.exit(1 if figures.errors or figures.lost else 0)


if __name__ == "__main__":
    main()
