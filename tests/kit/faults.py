"""A cluster under load to which bad things happen, and the proof that it has lost nothing.

Players move as fast as they can, and ask another server whenever one doesn't answer, as a proxy
would. Every acknowledged move is noted, and looked for in the database at the end.
"""

from __future__ import annotations

import json
import random
import secrets
import signal
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg

from kit.fleet import QUICK_LIMITS, ServerProcess
from kit.server import Cluster
from trickery.core import fair, records, registry

GAMES = registry.ours()
AVOIDED_SECONDS = 10.0  # for which a server that didn't answer isn't asked if another is there
ANSWER_SECONDS = 4.0  # after which a player asks another server
THINKING_SECONDS = 0.1
RESUME_SECONDS = 30.0  # in which every table must go on


@dataclass
class Network:
    """A host of its own for one server: a network namespace, connected with ours by a cable."""

    number: int

    @property
    def name(self) -> str:
        return f"trickery{self.number}"

    @property
    def address(self) -> str:
        return f"10.77.{self.number}.2"

    @property
    def ours(self) -> str:
        return f"10.77.{self.number}.1"

    @property
    def prefix(self) -> tuple[str, ...]:
        return ("ip", "netns", "exec", self.name)

    def lay(self) -> None:
        """Make the host, and lay the cable."""
        for words in (
            f"ip netns add {self.name}",
            f"ip link add tri{self.number} type veth peer name eth0 netns {self.name}",
            f"ip addr add {self.ours}/24 dev tri{self.number}",
            f"ip link set tri{self.number} up",
            f"ip -n {self.name} addr add {self.address}/24 dev eth0",
            f"ip -n {self.name} link set eth0 up",
            f"ip -n {self.name} link set lo up",
            f"ip -n {self.name} route add default via {self.ours}",
        ):
            subprocess.run(words.split(), check=True)

    def cut(self, cut: bool) -> None:
        """Pull the cable out, or put it in again: nobody is told."""
        way = "down" if cut else "up"
        subprocess.run(["ip", "-n", self.name, "link", "set", "eth0", way], check=True)
        if not cut:  # the way out went with it
            words = f"ip -n {self.name} route replace default via {self.ours}"
            subprocess.run(words.split(), check=True)

    def remove(self) -> None:
        subprocess.run(["ip", "netns", "del", self.name], check=False)


@contextmanager
def forwarding_between_hosts() -> Iterator[None]:
    """Let hosts reach each other through this machine."""
    setting = Path("/proc/sys/net/ipv4/ip_forward")
    before = setting.read_text()
    setting.write_text("1")
    try:
        yield
    finally:
        setting.write_text(before)


@dataclass
class Fleet:
    """Some servers of one database."""

    database: str
    limits: Sequence[str] = QUICK_LIMITS
    networks: Sequence[Network] = ()
    servers: list[ServerProcess] = field(default_factory=list)

    def start(self, number: int) -> ServerProcess:
        """Start the server with this number, in the place of an earlier one."""
        options: tuple[str, ...] = ()
        prefix: tuple[str, ...] = ()
        if self.networks:
            network = self.networks[number]
            at = network.address
            options = ("--host", at, "--port", "8118", "--peer-address", f"{at}:8119")
            prefix = network.prefix
        started = ServerProcess(
            self.database_of(number), *options, limits=self.limits, prefix=prefix
        )
        if number < len(self.servers):
            self.servers[number] = started
        else:
            self.servers.append(started)
        return started

    def database_of(self, number: int) -> str:
        """The URL of the database, as the server with this number reaches it."""
        here = self.networks[number].ours if self.networks else "127.0.0.1"
        return self.database.replace("127.0.0.1", here)

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def close(self) -> None:
        for server in self.servers:
            server.send(signal.SIGCONT)
            server.kill()


@dataclass(frozen=True)
class Move:
    """A move that a server has acknowledged."""

    table: str
    key: str
    at: float


class Player(threading.Thread):
    """Somebody who plays one game after the other against bots."""

    def __init__(self, fleet: Fleet, number: int) -> None:
        super().__init__(daemon=True)
        self._fleet = fleet
        self._random = random.Random(number)
        self._game = GAMES[number % len(GAMES)]
        self._clients: dict[str, httpx.Client] = {}
        self._address = ""
        self._table: dict[str, Any] | None = None
        self._failed: dict[str, float] = {}  # when a server didn't answer
        self.acknowledged: list[Move] = []
        self.refused: Counter[str] = Counter()
        self.ending = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.ending.is_set():
                if self._table is None:
                    self._open()
                else:
                    self._play(self._table)
        except BaseException as error:
            self.failure = error
            raise
        finally:
            for client in self._clients.values():
                client.close()

    def _ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """An answer, or None: then another server is asked next time."""
        if self._address not in self._fleet.addresses:
            self._address = self._choose()
        client = self._clients.setdefault(
            self._address, httpx.Client(base_url=self._address, timeout=ANSWER_SECONDS)
        )
        try:
            told = client.request(method, path, **more)
        except httpx.HTTPError as error:
            self.refused[type(error).__name__] += 1
            self._failed[self._address] = time.monotonic()
        else:
            if told.status_code != 503:
                return told
            self.refused[json.dumps(told.json()["reason"])] += 1
        self._address = self._choose()
        self.ending.wait(0.1)
        return None

    def _choose(self) -> str:
        """A server that hasn't failed of late, if there is one: as proxies choose."""
        now, known = time.monotonic(), self._fleet.addresses
        good = [each for each in known if self._failed.get(each, 0.0) < now - AVOIDED_SECONDS]
        return self._random.choice(good or known)

    def _open(self) -> None:
        wish = {"game": self._game, "name": "Ann", "bots": "random", "pace": 0}
        opened = self._ask("POST", "/api/tables", json=wish)
        if opened is None:
            return
        assert opened.status_code == 201, opened.text
        self._table = opened.json()
        while not self.ending.is_set():
            told = self._ask("POST", f"{self._path}/start", json={}, headers=self._headers)
            if told is not None:
                assert told.status_code in (200, 409), told.text  # 409: the first try was heard
                return

    @property
    def _path(self) -> str:
        assert self._table is not None
        return f"/api/tables/{self._table['table']}"

    @property
    def _headers(self) -> dict[str, str]:
        assert self._table is not None
        return {"authorization": f"Bearer {self._table['secret']}"}

    def _play(self, table: dict[str, Any]) -> None:
        state = self._state(0)
        while state is not None and not self.ending.is_set():
            if state["info"]["phase"] == "over":
                self._table = None
                return
            view = state["view"]
            if view is None or view["to_move"] != table["seat"]:
                state = self._state(state["seq"])
                continue
            self._move(self._random.choice(view["legal"]), state["seq"])
            state = self._state(0)

    def _state(self, since: int) -> dict[str, Any] | None:
        query = {"since": since, "wait": 1}
        told = self._ask("GET", self._path, params=query, headers=self._headers)
        if told is None:
            return None
        assert told.status_code == 200, told.text
        state: dict[str, Any] = told.json()
        return state

    def _move(self, move: str, expect: int) -> None:
        """Send a move until it's answered: however often it arrives, it's made once."""
        assert self._table is not None
        key = secrets.token_hex(8)
        body = {"move": move, "expect": expect, "key": key}
        while not self.ending.is_set():
            told = self._ask("POST", f"{self._path}/moves", json=body, headers=self._headers)
            if told is None:
                continue
            answer = told.json()
            if answer["type"] == "accepted":
                self.acknowledged.append(Move(self._table["table"], key, time.monotonic()))
            self.ending.wait(THINKING_SECONDS)
            return


@contextmanager
def playing(fleet: Fleet, players: int) -> Iterator[list[Player]]:
    """So many players, from their first move on."""
    started = [Player(fleet, number) for number in range(players)]
    for player in started:
        player.start()
    try:
        seconds_to_resume(started, time.monotonic())
        yield started
    finally:
        for player in started:
            player.ending.set()
        for player in started:
            player.join()


def seconds_to_resume(players: Sequence[Player], since: float) -> float:
    """Wait until everybody has made a move since some moment; how long the slowest had to wait."""
    pause, first = threading.Event(), dict.fromkeys(players, 0.0)
    while waiting := [player for player in players if not first[player]]:
        for player in waiting:
            if player.failure is not None:
                raise player.failure
            later = (move.at for move in reversed(player.acknowledged[-50:]) if move.at > since)
            first[player] = min(later, default=0.0)
        late = time.monotonic() - since
        assert late < RESUME_SECONDS, [dict(player.refused) for player in waiting]
        pause.wait(0.02)
    return max(first.values()) - since


def verify(cluster: Cluster, players: Sequence[Player]) -> dict[str, int]:
    """Look for every acknowledged move in the database, and check every log and every record."""
    found: Counter[tuple[str, str]] = Counter()
    with psycopg.connect(cluster.plain) as session:
        rows = session.execute("select table_id, seq, kind, data from events order by 1, 2")
        numbers: dict[str, list[int]] = {}
        for table, seq, kind, data in rows:
            numbers.setdefault(table, []).append(seq)
            if kind == "moved" and (key := json.loads(data)["key"]) is not None:
                found[table, key] += 1
    for table, seqs in numbers.items():
        assert seqs == list(range(1, len(seqs) + 1)), f"the log of {table} has gaps"
    acknowledged = [move for player in players for move in player.acknowledged]
    lost = [move for move in acknowledged if not found[move.table, move.key]]
    doubled = [each for each, times in found.items() if times > 1]
    assert not lost, f"acknowledged, and lost: {lost}"
    assert not doubled, f"stored more than once: {doubled}"
    return {"tables": len(numbers), "moves": len(acknowledged)}


def verify_records(address: str, tables: Sequence[str]) -> int:
    """Check the record of every finished game among these; returns how many there were."""
    checked = 0
    with httpx.Client(base_url=address, timeout=30) as client:
        for table in tables:
            told = client.get(f"/api/tables/{table}/record")
            if told.status_code == 200:
                assert fair.verify(records.parse(told.text))
                checked += 1
            else:
                state = client.get(f"/api/tables/{table}")
                assert state.status_code == 200, f"{table}: {state.text}"  # its log is readable
    return checked


# Faults ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fault:
    """Something bad that happens; `begin` gives what ends it."""

    name: str
    begin: Callable[[Fleet, random.Random], Callable[[], object]]
    seconds: float  # that it lasts
    everywhere: bool = False  # nobody can play until it has ended

    def happen(self, fleet: Fleet, chosen: random.Random, players: Sequence[Player]) -> float:
        """Have it happen; the seconds until everybody could play again."""
        began = time.monotonic()
        end = self.begin(fleet, chosen)
        threading.Event().wait(max(0.0, began + self.seconds - time.monotonic()))
        if self.everywhere:
            end()
            return seconds_to_resume(players, time.monotonic())
        try:
            return seconds_to_resume(players, began)
        finally:
            end()


def _kill(fleet: Fleet, chosen: random.Random) -> Callable[[], object]:
    number = chosen.randrange(len(fleet.servers))
    fleet.servers[number].kill()
    return lambda: fleet.start(number)


def _pause(fleet: Fleet, chosen: random.Random) -> Callable[[], object]:
    server = chosen.choice(fleet.servers)
    server.send(signal.SIGSTOP)
    return lambda: server.send(signal.SIGCONT)


def _update(fleet: Fleet, chosen: random.Random) -> Callable[[], object]:
    number = chosen.randrange(len(fleet.servers))
    fleet.servers[number].stop()
    fleet.servers[number].kill()
    return lambda: fleet.start(number)


def _cut(fleet: Fleet, chosen: random.Random) -> Callable[[], object]:
    network = chosen.choice(list(fleet.networks))
    network.cut(True)
    return lambda: network.cut(False)


def database_falls(cluster: Cluster, seconds: float) -> Fault:
    """The database ends without warning, and comes back."""

    def begin(_fleet: Fleet, _chosen: random.Random) -> Callable[[], object]:
        cluster.stop()
        return cluster.start

    return Fault("the database falls over", begin, seconds, everywhere=True)


def faults_of_servers(lease: float) -> list[Fault]:
    """What can happen to one server; the others go on once its leases have expired."""
    return [
        Fault("a server is killed (-9)", _kill, 0),
        Fault("a server is paused for longer than its lease", _pause, 1.5 * lease),
        Fault("a server stops in order", _update, 0),
    ]


def cut_off(lease: float) -> Fault:
    """A server's host loses the network, and with it the database, the others and its players."""
    return Fault("a server's network is cut", _cut, 1.5 * lease)
