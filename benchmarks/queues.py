"""How long others wait in line: `python benchmarks/queues.py`, called by `attack.py`, too.

A server with its usual limits, but for the coach's priority: what it takes must not depend on what
else this machine does. One address asks for as many reviews, hints and replays as it may (12
reviews, 28 hints that it doesn't wait for, 60 replays); somebody elsewhere asks for one. Prints how
long that takes to begin, alone and then, in seconds. Each hint is at a new table, so that none was
kept from before; the crowd asks at the game whose hints take longest, the other at the quickest.
What is told of hints and reviews is the median of several, alone and in a crowd by turns, each with
another crowd. The first crowd of all is told apart: the coach's second process starts only then.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]
from benchmarks.table import answering, finished_table, start_server
from trickery.core import registry

LEARNING = 300.0  # seconds that the coach may take to learn a game
TIMES = 5  # that somebody asks, alone and in a crowd; the median is told
SERVER = """
import sys
from pathlib import Path
from trickery.server.settings import Settings
from trickery.server.serve import Addresses, serve
from trickery.server.storage.store import sqlite_url
settings = Settings(replay_megabytes=1, review_playouts=400, coach_nice=0)
serve(Addresses("127.0.0.1", int(sys.argv[1])), sqlite_url(Path(sys.argv[2])), settings)
"""


class Somebody:
    """A client at an address of their own."""

    def __init__(self, base: str, address: str) -> None:
        limits = httpx.Limits(max_connections=200)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=base, timeout=120, transport=transport)

    async def review(self, table: str, seat: int) -> float:
        """Seconds until the first finding of a review."""
        began = time.monotonic()
        while time.monotonic() - began < LEARNING:
            told = await self.http.get(f"/api/tables/{table}/review", params={"seat": seat})
            if told.status_code == 200 and told.json()["review"]["findings"]:
                break
        return time.monotonic() - began

    async def asks(self, game: str) -> Callable[[float], Awaitable[float]]:
        """Open a table against bots; then one may ask there how long a hint takes, if one waits."""
        new = {"game": game, "bots": "novice", "pace": 0}
        told = (await self.http.post("/api/tables", json=new)).raise_for_status().json()
        path, auth = f"/api/tables/{told['table']}", {"authorization": f"Bearer {told['secret']}"}
        await self.http.post(f"{path}/start", json={}, headers=auth)
        state: dict[str, Any] = {"view": {}}
        while not state["view"].get("legal"):
            state = (await self.http.get(path, headers=auth)).json()
        if len(state["view"]["legal"]) == 1:
            return await self.asks(game)  # nobody needs a hint here

        async def hint(wait: float) -> float:
            began, going = time.monotonic(), True
            while going and time.monotonic() - began < LEARNING:
                ask = {"expect": state["seq"]}
                hinted = await self.http.post(f"{path}/hint?wait={wait}", json=ask, headers=auth)
                told = hinted.raise_for_status().json()["type"]  # a refusal is no answer
                going = wait > 0 and told == "thinking"
            return time.monotonic() - began

        return hint

    async def replay(self, table: str, eyes: str = "all") -> float:
        """Seconds until the first steps of a replay."""
        began = time.monotonic()
        path = f"/api/tables/{table}/replay"
        (await self.http.get(path, params={"eyes": eyes, "count": 1})).raise_for_status()
        return time.monotonic() - began


async def hints(ann: Somebody, base: str) -> bool:
    """Compare hints; whoever makes a crowd has done all that they may for this minute."""
    took = dict[str, float]()
    for game in registry.names():
        await (await ann.asks(game))(20)  # the coach learns it
        took[game] = await (await ann.asks(game))(20)
    quick, slow = min(took, key=took.__getitem__), max(took, key=took.__getitem__)
    print(
        f"hints    take {took[slow]:.2f} s at the slowest game, {took[quick]:.2f} s at the quickest"
    )
    alone, then = list[float](), list[float]()
    for number in range(1 + TIMES):
        alone.append(await (await ann.asks(quick))(20))
        eve = Somebody(base, f"127.0.0.{3 + number}")
        crowd, mine = [await eve.asks(slow) for _ in range(28)], await ann.asks(quick)
        await asyncio.gather(*(ask(0) for ask in crowd))
        then.append(await mine(20))
        await eve.http.aclose()
    compared("first", alone[:1], then[:1])
    return compared("hints", alone[1:], then[1:])


async def replays(ann: Somebody, eve: Somebody, tables: Sequence[str]) -> bool:
    """Compare replays."""
    alone = await ann.replay(tables[0])
    crowd = [eve.replay(tables[n % 4 + 1], str(n % 3)) for n in range(60)]
    return compared("replays", [alone], [await crowded(crowd, ann.replay(tables[5]))])


async def reviews(ann: Somebody, base: str, tables: Sequence[str]) -> bool:
    """Compare reviews: of the first tables alone, of the last in a crowd."""
    alone, then = list[float](), list[float]()
    for number in range(TIMES):
        alone.append(await ann.review(tables[number % 2], number // 2))
        eve = Somebody(base, f"127.0.0.{20 + number}")
        crowd = [eve.review(tables[n % 4 + 2], n // 4) for n in range(12)]
        then.append(await crowded(crowd, ann.review(tables[number % 2 + 6], number // 2)))
        await eve.http.aclose()
    return compared("reviews", alone, then)


async def crowded(
    crowd: Sequence[Coroutine[Any, Any, float]], asked: Coroutine[Any, Any, float]
) -> float:
    """What comes of something that is asked while a crowd waits, which goes away then."""
    crowding = [asyncio.ensure_future(each) for each in crowd]
    await asyncio.sleep(2)
    async with asyncio.timeout(LEARNING):
        then = await asked
    for task in crowding:
        task.cancel()
    await asyncio.gather(*crowding, return_exceptions=True)
    return then


def compared(kind: str, times: Sequence[float], crowded: Sequence[float]) -> bool:
    """Print both, and say whether a crowd makes one wait at most twice as long."""
    alone, then = statistics.median(times), statistics.median(crowded)
    print(f"{kind:<8} alone {alone:6.2f} s, in a crowd {then:6.2f} s: {then / alone:.1f} times")
    return then < max(2 * alone, alone + 0.1)


async def measure(port: int) -> bool:
    """Each queue, alone and with somebody who fills it; did others wait at most twice as long?"""
    base = f"http://127.0.0.1:{port}"
    ann, eve = Somebody(base, "127.0.0.1"), Somebody(base, "127.0.0.2")
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder, SERVER)
        try:
            await answering(ann.http)
            tables = [await finished_table(ann.http, base) for _ in range(8)]
            well = await replays(ann, eve, tables)
            well &= await hints(ann, base)
            well &= await reviews(ann, base, tables)
        finally:
            await ann.http.aclose()
            await eve.http.aclose()
            server.terminate()
            server.wait()
    return well


def main() -> None:
    """Measure, print, and fail if others had to wait in line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8391)
    sys.exit(0 if asyncio.run(measure(parser.parse_args().port)) else 1)


if __name__ == "__main__":
    main()
