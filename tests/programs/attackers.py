"""People who mean no good: `python attackers.py KIND PORT HOW_MANY SECONDS [TABLE]`, by itself.

They come from other addresses of this machine than players do. Prints as JSON how many were open
at the end, and how often each status was told. For `benchmarks/attack.py` and the tests.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any

GIANT = 200 * 2**20  # bytes of a header
HOUSES = 20  # addresses from which the silent and the slow come


class Attack:
    """One kind of attack on one port."""

    def __init__(self, port: int, count: int, seconds: float) -> None:
        self.port = port
        self.count = count
        self.until = time.monotonic() + seconds
        self.told: Counter[str] = Counter()
        self.opened = self.left = self.sent = 0
        self.table = ""
        self.game = ""
        self.secret = ""
        self.legal: list[str] = []

    async def connect(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from one of several addresses."""
        address = f"127.0.0.{2 + number % HOUSES}"
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address, 0)
        )
        self.opened += 1
        return reader, writer

    async def hold(self, reader: asyncio.StreamReader, told: str = "") -> None:
        """Keep a connection for as long as we are let; note what it is told, or was."""
        try:
            async with asyncio.timeout(max(0, self.until - time.monotonic())):
                told = told or (await reader.read(16))[9:12].decode()
                while await reader.read(2**16):
                    pass
        except TimeoutError:
            self.left += 1
        except ConnectionError:
            pass  # closed by the server, whatever it told before
        self.told[told or "nothing"] += 1

    async def silent(self, number: int) -> None:
        """Connect, and say nothing."""
        reader, _ = await self.connect(number)
        await self.hold(reader)

    async def slow(self, number: int) -> None:
        """Say it at one byte a second."""
        reader, writer = await self.connect(number)
        holding = asyncio.create_task(self.hold(reader))
        for byte in b"GET /api/games HTTP/1.1\r\nX-Slow: " + b"x" * 10_000:
            if holding.done() or time.monotonic() > self.until:
                break
            writer.write(bytes([byte]))
            await asyncio.wait([holding], timeout=1)
        await holding

    async def giant(self, number: int) -> None:
        """Send a header without end."""
        reader, writer = await self.connect(number)
        holding = asyncio.create_task(self.hold(reader))
        writer.write(b"GET /api/games HTTP/1.1\r\nX-Giant: ")
        try:
            while self.sent < GIANT * self.count and not holding.done():
                writer.write(b"x" * 2**20)
                async with asyncio.timeout(2):
                    await writer.drain()
                self.sent += 2**20
        except (ConnectionError, TimeoutError):
            pass
        writer.transport.abort()
        await holding

    async def sockets(self, _number: int) -> None:
        """Shake hands for a socket at a table of our own, say hello, and stay to watch."""
        reader, _, told = await self.upgraded(0, None)
        await self.hold(reader, told)

    async def why(self, _number: int) -> None:
        """Ask again and again, at the longest, why a move like all others is not allowed."""
        reader, writer, told = await self.upgraded(0, self.secret)
        holding = asyncio.create_task(self.hold(reader, told))
        words = " ".join(self.legal * 9)[:159] + "x"
        message = json.dumps({"type": "why", "move": words}).encode()
        while not holding.done() and time.monotonic() < self.until:
            writer.write(framed(message))
            await asyncio.wait([holding], timeout=0.02)
        await holding

    async def watching(self, number: int) -> None:
        """Watch one table that is played at, many from each of several addresses."""
        reader, _, told = await self.upgraded(number // 100, None)
        await self.hold(reader, told)

    async def bots(self, _number: int) -> None:
        """Play with bots that take no time, table after table, as fast as we are let."""
        while time.monotonic() < self.until:
            new: dict[str, Any] = {"game": self.game, "bots": "random", "pace": 0}
            told = await asyncio.to_thread(ask, self.port, "POST", "/api/tables", **new)
            if "secret" not in told:
                self.told[told["type"]] += 1
                await asyncio.sleep(1)
                continue
            path = f"/api/tables/{told['table']}/start"
            await asyncio.to_thread(ask, self.port, "POST", path, told["secret"])
            reader, writer, _ = await self.upgraded(0, told["secret"], told["table"])
            with suppress(asyncio.IncompleteReadError, ConnectionError, TimeoutError):
                async with asyncio.timeout(max(0, self.until - time.monotonic())):
                    await self.play(reader, writer)
            writer.transport.abort()

    async def play(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Make the first move on offer until the game is over."""
        made = -1
        while True:
            message = json.loads(await received(reader))
            if message["type"] != "state":
                continue
            if message["info"]["phase"] == "over":
                self.told["games"] += 1
                return
            legal, seq = (message["view"] or {}).get("legal"), message["seq"]
            if legal and seq > made:
                made = seq
                move = {"type": "move", "move": legal[0], "expect": seq, "key": f"{seq}"}
                writer.write(framed(json.dumps(move).encode()))
                self.told["moves"] += 1

    async def upgraded(
        self, number: int, secret: str | None, table: str = ""
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, str]:
        """A socket at our table, or at another one, past its hello; and what it was told."""
        reader, writer = await self.connect(number)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table or self.table}/live HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        told = ""
        with suppress(asyncio.IncompleteReadError, ConnectionError, TimeoutError):
            async with asyncio.timeout(max(0, self.until - time.monotonic())):
                told = (await reader.readuntil(b"\r\n\r\n"))[9:12].decode()
        # Only now: what comes with the request is nobody's message.
        writer.write(framed(json.dumps({"type": "hello", "secret": secret}).encode()))
        return reader, writer, told

    async def records(self, _number: int) -> None:
        """Bring the same record again and again."""
        record = await asyncio.to_thread(ask, self.port, "GET", f"/api/tables/{self.table}/record")
        await self.ask_on("POST", "/api/records", json.dumps({"record": record}))

    async def leaving(self, number: int) -> None:
        """Leave and return without end, then look how long the story is for whoever comes."""
        while time.monotonic() < self.until:
            for what in ("leave", "return"):
                path = f"/api/tables/{self.table}/{what}"
                told = await asyncio.to_thread(ask, self.port, "POST", path, self.secret)
                self.told[told["type"]] += 1
        if number == 0:
            told = await asyncio.to_thread(ask, self.port, "GET", f"/api/tables/{self.table}")
            self.told["kB for a newcomer"] = len(json.dumps(told)) // 1000

    async def reading(self, number: int) -> None:
        """Look at tables that the server has still to read."""
        began = time.monotonic()
        path = f"/api/tables/{self.table.split()[number]}"
        told = await asyncio.to_thread(ask, self.port, "GET", path)
        self.told[f"{told['type']} after {time.monotonic() - began:.1f} s"] += 1
        await asyncio.sleep(self.until - time.monotonic())

    async def lessons(self, number: int) -> None:
        """Go astray in the last step of a lesson, again and again."""
        body = json.dumps({"step": 100, "move": f"nothing {number}"})
        await self.ask_on("POST", f"/api/games/{self.game}/lesson", body)

    async def pictures(self, number: int) -> None:
        """Ask for QR codes of addresses as long as they may be, each another one."""
        for at in range(10_000):
            host = ".".join(["x" * 60, "x" * 60, f"x{number}x{at}", "localhost"])
            if not await self.ask_once(
                "GET", f"/api/tables/{self.table}/invitation.svg", host=host
            ):
                break

    async def replays(self, _number: int) -> None:
        """Ask for a finished game, each time from another place on."""
        for at in range(10_000):
            path = f"/api/tables/{self.table}/replay?eyes={at % 4}&from={at % 3}&count=100"
            if not await self.ask_once("GET", path):
                break

    async def ask_on(self, verb: str, path: str, body: str = "") -> None:
        """Ask the same again and again."""
        while await self.ask_once(verb, path, body):
            pass

    async def ask_once(self, verb: str, path: str, body: str = "", host: str = "localhost") -> bool:
        """Ask for something on a connection of its own; False once the time is up."""
        reader, writer = await self.connect(0)
        writer.write(
            f"{verb} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode()
        )
        try:
            async with asyncio.timeout(max(0, self.until - time.monotonic())):
                self.told[(await reader.read(16))[9:12].decode() or "nothing"] += 1
                await reader.read(-1)
        except TimeoutError:
            return False
        finally:
            writer.transport.abort()
        return True

    async def run(self, one: Callable[[int], Awaitable[None]]) -> None:
        """All of them, a hundred at a time; whoever cannot even connect is counted."""
        doors = asyncio.Semaphore(100)

        async def come(number: int) -> None:
            async with doors:
                coming = asyncio.ensure_future(one(number))
                await asyncio.wait([coming], timeout=0.05)
            try:
                await coming
            except OSError:
                self.told["no connection"] += 1

        await asyncio.gather(*(come(number) for number in range(self.count)))


def framed(text: bytes) -> bytes:
    """A message as clients send it, masked with nothing."""
    length = (
        bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    )
    return b"\x81" + length + bytes(4) + text


async def received(reader: asyncio.StreamReader) -> bytes:
    """The next message on a socket; pings are not answered."""
    while True:
        kind, length = await reader.readexactly(2)
        if length > 125:
            length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
        message = await reader.readexactly(length)
        if kind == 0x81:
            return message


def ask(port: int, verb: str, path: str, secret: str = "", **body: object) -> Any:
    """One request from the attackers' first address."""
    http = HTTPConnection("127.0.0.1", port, source_address=("127.0.0.2", 0))
    headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
    headers = headers if secret else {"content-type": "application/json"}
    http.request(verb, path, json.dumps(body) if verb == "POST" else None, headers)
    told = json.load(http.getresponse())
    http.close()
    return told


def open_table(attack: Attack, port: int) -> None:
    """A table of the attackers' own, dealt, of the game with the longest moves."""
    games = [each["name"] for each in ask(port, "GET", "/api/games")["games"]]
    attack.game = games[-1]
    told = ask(port, "POST", "/api/tables", game=attack.game, bots="novice", pace=0.7)
    attack.table, attack.secret = told["table"], told["secret"]
    ask(port, "POST", f"/api/tables/{attack.table}/start", attack.secret)
    while not attack.legal:
        state = ask(port, "GET", f"/api/tables/{attack.table}", attack.secret)
        attack.legal = state["view"].get("legal") or []


def main() -> None:
    """Attack, then tell what came of it."""
    kind, port, count, seconds = sys.argv[1], *map(int, sys.argv[2:5])
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    attack = Attack(port, count, seconds)
    if len(sys.argv) > 5:
        attack.table = sys.argv[5]  # somebody else's, or several
    elif kind not in ("silent", "slow", "giant"):
        open_table(attack, port)
        attack.until = time.monotonic() + seconds  # that took a while on a busy machine
    asyncio.run(attack.run(getattr(attack, kind)))
    told = {"opened": attack.opened, "left": attack.left, "told": attack.told, "sent": attack.sent}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
