"""How long others wait in line: `python benchmarks/queues.py`, called by `attack.py`, too.

A server with its usual limits. One address asks for as many reviews, hints and replays as it may
(12 reviews, 28 hints that it doesn't wait for, 60 replays); somebody elsewhere asks for one.
Prints how long that takes to begin, alone and then, in seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]
from benchmarks.table import answering, finished_table, start_server

LEARNING = 300.0  # seconds that the coach may take to learn a game
SERVER = """
import sys
from pathlib import Path
from trickery.server.settings import Settings
from trickery.server.serve import serve
from trickery.server.storage.store import sqlite_url
settings = Settings(replay_megabytes=1, review_playouts=400)
serve("127.0.0.1", int(sys.argv[1]), sqlite_url(Path(sys.argv[2])), settings)
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

    async def hint_at(self, game: str, wait: float) -> float:
        """Seconds until a hint at a new table against bots, or until it is asked for."""
        new = {"game": game, "bots": "novice", "pace": 0}
        told = (await self.http.post("/api/tables", json=new)).raise_for_status().json()
        path, auth = f"/api/tables/{told['table']}", {"authorization": f"Bearer {told['secret']}"}
        await self.http.post(f"{path}/start", json={}, headers=auth)
        state: dict[str, Any] = {"view": {}}
        while not state["view"].get("legal"):
            state = (await self.http.get(path, headers=auth)).json()
        began = time.monotonic()
        ask = {"expect": state["seq"]}
        hinted = await self.http.post(f"{path}/hint?wait={wait}", json=ask, headers=auth)
        while wait and hinted.status_code == 202:
            hinted = await self.http.post(f"{path}/hint?wait={wait}", json=ask, headers=auth)
        return time.monotonic() - began

    async def replay(self, table: str, eyes: str = "all") -> float:
        """Seconds until the first steps of a replay."""
        began = time.monotonic()
        path = f"/api/tables/{table}/replay"
        (await self.http.get(path, params={"eyes": eyes, "count": 1})).raise_for_status()
        return time.monotonic() - began


async def measure(port: int) -> bool:
    """Each queue, alone and with somebody who fills it; did others wait at most twice as long?"""
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder, SERVER)
        ann, eve = Somebody(base, "127.0.0.1"), Somebody(base, "127.0.0.2")
        await answering(ann.http)
        tables = [await finished_table(ann.http, base) for _ in range(6)]
        game = (await ann.http.get(f"/api/tables/{tables[0]}")).json()["info"]["game"]
        await ann.review(tables[0], 0)  # the coach learns the game
        well = True
        for kind in ("replays", "hints", "reviews"):
            if kind == "replays":
                alone = await ann.replay(tables[0])
                crowd = [eve.replay(tables[n % 4 + 1], str(n % 3)) for n in range(60)]
                asked = ann.replay(tables[5])
            elif kind == "hints":
                alone = await ann.hint_at(game, 20)
                crowd = [eve.hint_at(game, 0) for _ in range(28)]
                asked = ann.hint_at(game, 20)
            else:
                alone = await ann.review(tables[0], 1)
                crowd = [eve.review(tables[n % 4 + 1], n // 4) for n in range(12)]
                asked = ann.review(tables[5], 0)
            crowding = [asyncio.ensure_future(each) for each in crowd]
            await asyncio.sleep(2)
            async with asyncio.timeout(LEARNING):
                then = await asked
            print(f"{kind:<8} alone {alone:6.2f} s, in a crowd {then:6.2f} s", flush=True)
            well &= then < max(2 * alone, alone + 0.1)
            for task in crowding:
                task.cancel()
            await asyncio.gather(*crowding, return_exceptions=True)
        await ann.http.aclose()
        await eve.http.aclose()
        server.terminate()
        with suppress(KeyboardInterrupt):
            server.wait()
    return well


def main() -> None:
    """Measure, print, and fail if others had to wait in line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8391)
    sys.exit(0 if asyncio.run(measure(parser.parse_args().port)) else 1)


if __name__ == "__main__":
    main()
