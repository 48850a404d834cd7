"""People who mean no good: `python attackers.py KIND PORT HOW_MANY SECONDS`, a process of its own.

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
from http.client import HTTPConnection

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

    async def connect(self, number: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from one of several addresses."""
        address = f"127.0.0.{2 + number % HOUSES}"
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address, 0)
        )
        self.opened += 1
        return reader, writer

    async def hold(self, reader: asyncio.StreamReader) -> None:
        """Keep a connection for as long as we are let; note what it is told."""
        told = "nothing"
        try:
            async with asyncio.timeout(max(0, self.until - time.monotonic())):
                told = (await reader.read(16))[9:12].decode() or told
                await reader.read(-1)
        except TimeoutError:
            self.left += 1
        except ConnectionError:
            pass  # closed by the server, whatever it told before
        self.told[told] += 1

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
        reader, writer = await self.connect(0)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        hello = b'{"type": "hello"}'
        writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        await self.hold(reader)

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


def open_table(port: int) -> str:
    """A table of the attackers' own."""
    http = HTTPConnection("127.0.0.1", port, source_address=("127.0.0.2", 0))
    http.request("GET", "/api/games")
    game = json.load(http.getresponse())["games"][0]["name"]
    new = json.dumps({"game": game, "bots": "novice"})
    http.request("POST", "/api/tables", new, {"content-type": "application/json"})
    told: str = json.load(http.getresponse())["table"]
    http.close()
    return told


def main() -> None:
    """Attack, then tell what came of it."""
    kind, port, count, seconds = sys.argv[1], *map(int, sys.argv[2:5])
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    attack = Attack(port, count, seconds)
    if kind == "sockets":
        attack.table = open_table(port)
    asyncio.run(attack.run(getattr(attack, kind)))
    told = {"opened": attack.opened, "left": attack.left, "told": attack.told, "sent": attack.sent}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
