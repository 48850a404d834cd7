"""How attacks affect players: `python benchmarks/attack.py [--count 2000]`.

A server in a process of its own with its usual limits, twenty scripted people who play on sockets
against bots, and attackers in a third process, from other addresses of this machine: first nobody,
then silent connections, headers at one byte a second, headers of 200 MB, sockets from one address;
then what costs the processor's time, each from one address: sockets that ask `why`, lessons, QR
codes, replays, games with bots that take no time; and spectators at one table, from twenty; tables
with many moves that were taken back, just after a restart; and what is stored: records that are
imported, and somebody who leaves and returns without end. Prints how long people waited for the
answer to a move, to another request and to a new table, and what the server's memory and files grew
by.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]
from benchmarks import queues
from benchmarks.table import BOTS, Figures, Person, answering, finished_table, part, start_server
from trickery.core import registry

PLAYERS = 20
#: And what share of the count.
KINDS = {
    "silent": 1.0, "slow": 1.0, "giant": 0.005, "sockets": 1.0, "why": 0.05, "lessons": 0.01,
    "pictures": 0.01, "replays": 0.03, "bots": 0.05, "watching": 1.0, "reading": 0.0015,
    "records": 0.01, "leaving": 0.005,
}  # fmt: skip
TAKEN_BACK = 185  # moves, at each table of "reading"
SERVER = """
import sys
from pathlib import Path
from trickery.server.settings import Settings
from trickery.server.serve import Addresses, serve
from trickery.server.storage.store import sqlite_url
settings = Settings(new_tables_a_minute=10**6)
serve(Addresses("127.0.0.1", int(sys.argv[1])), sqlite_url(Path(sys.argv[2])), settings)
"""


def memory(pid: int, which: str) -> float:
    """A process's memory (VmRSS) or its peak (VmHWM), in MB (Linux)."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith(which):
            return int(line.split()[1]) / 1024
    raise ValueError(which)


def descriptors(pid: int) -> int:
    """How many files and connections a process has open."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


async def attack(kind: str, port: int, count: int, seconds: int, table: str) -> dict[str, Any]:
    """Attackers in a process of their own; what they report."""
    script = str(HERE / "tests" / "programs" / "attackers.py")
    words = [script, kind, str(port), str(count), str(seconds), *([table] if table else [])]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    result: dict[str, Any] = json.loads(told)
    return result


async def look_in(base: str, until: float, looks: list[float], opened: list[float]) -> None:
    """Somebody who looks at the page and opens a table now and then, from their own address."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.1.1")
    new = {"game": registry.names()[0], "bots": BOTS}
    async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
        while time.monotonic() < until:
            for _ in range(10):
                began = time.monotonic()
                (await http.get("/api/phrases")).raise_for_status()
                looks.append(time.monotonic() - began)
                await asyncio.sleep(0.05)
            began = time.monotonic()
            (await http.post("/api/tables", json=new)).raise_for_status()
            opened.append(time.monotonic() - began)


async def tables_to_read(port: int, folder: str, count: int) -> str:
    """Tables at which many moves were taken back, made by a server that has no limits."""
    server, base = start_server(port, folder), f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        await answering(http)
        tables = [await much_taken_back(http) for _ in range(count)]
    server.terminate()
    server.wait()
    return " ".join(tables)


async def much_taken_back(http: httpx.AsyncClient) -> str:
    """A table at which somebody takes a choice back again and again."""
    new = {"game": registry.names()[1], "bots": "random", "pace": 0}
    told = (await http.post("/api/tables", json=new)).raise_for_status().json()
    path, auth = f"/api/tables/{told['table']}", {"authorization": f"Bearer {told['secret']}"}
    await http.post(f"{path}/start", json={}, headers=auth)
    undone = made = seq = 0
    while undone < TAKEN_BACK:
        asked = {"since": seq, "wait": 20}
        state = (await http.get(path, params=asked, headers=auth)).json()
        legal, seq = (state["view"] or {}).get("legal"), state["seq"]
        if not legal:
            continue
        if state["may_take_back"] and made >= 5:  # somewhere in the middle
            undone += (await http.post(f"{path}/take-back", json={}, headers=auth)).is_success
        else:
            move = {"move": legal[-1], "expect": seq, "key": f"{undone} {seq}"}
            made += (await http.post(f"{path}/moves", json=move, headers=auth)).is_success
    return str(told["table"])


def stored(folder: str) -> float:
    """MB in a server's files."""
    return sum(file.stat().st_size for file in Path(folder).iterdir()) / 2**20


async def one(kind: str | None, port: int, count: int, seconds: int) -> bool:
    """Run one attack on a new server and print its row; returns whether players were unaffected."""
    figures, base, names = Figures(), f"http://127.0.0.1:{port}", registry.names()
    with tempfile.TemporaryDirectory() as folder:
        unread = await tables_to_read(port, folder, count) if kind == "reading" else ""
        server = start_server(port, folder, SERVER)
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            await answering(http)
            persons = [
                Person(base, names[n % len(names)], 0.2, 0.3, figures, f"127.0.2.{n + 1}")
                for n in range(PLAYERS)
            ]
            for person in persons:
                await person.sit_down(http)
            until = time.monotonic() + seconds + 4
            playing = [asyncio.create_task(person.play(http, until)) for person in persons]
            await asyncio.sleep(3)  # until everybody sits and has played a little
            figures.waits.clear()
            looks, opened = list[float](), list[float]()
            playing.append(asyncio.create_task(look_in(base, until - 1, looks, opened)))
            table = unread or await scene_of(http, base, kind, persons)
            before, told, most = memory(server.pid, "VmRSS"), dict[str, Any](), 0
            files = stored(folder)
            if kind is not None:
                attacking = asyncio.create_task(attack(kind, port, count, seconds, table))
                while not attacking.done():
                    await asyncio.wait([attacking], timeout=0.2)
                    most = max(most, descriptors(server.pid))
                told = attacking.result()
            await asyncio.gather(*playing)
            grown, more = memory(server.pid, "VmHWM") - before, stored(folder) - files
        server.terminate()
        server.wait()
    moved, looked, new = (part(waits, 0.95) for waits in (figures.waits, looks, opened))
    print(
        f"{f'{count} {kind}' if kind else 'nobody':<14} {part(figures.waits, 0.5):7.1f} "
        f"{moved:7.1f} {part(figures.waits, 1):8.1f} {len(figures.waits):6} {looked:7.1f} "
        f"{part(looks, 1):8.1f} {new:7.1f} {grown:7.1f} {more:6.1f} {most:6}   "
        f"{told.get('left', 0)} left; {told.get('told', {})} {figures.errors[:2] or ''}",
        flush=True,
    )
    return max(moved, looked, new) < 100 and not figures.errors


async def scene_of(
    http: httpx.AsyncClient, base: str, kind: str | None, persons: Sequence[Person]
) -> str:
    """The table that an attack is at: one that is played at, a finished one, or their own."""
    if kind == "watching":
        return persons[0].table
    return await finished_table(http, base) if kind in ("replays", "records") else ""


async def measure(kinds: Sequence[str], count: int, seconds: int, port: int) -> bool:
    """Every kind of attack, one after the other."""
    print(f"{PLAYERS} players; answers to moves, to looks and to new tables in ms; growth in MB")
    columns = "median    95 %  longest  moves  look95  longest  open95  memory  files   open"
    print(f"{'attackers':<14}  {columns}   how it went")
    well = await one(None, port, 0, seconds)
    for at, kind in enumerate(kinds):
        share = KINDS[kind]
        well &= await one(kind, port + 1 + at, max(1, int(count * share)), seconds)
    return well


def main() -> None:
    """Measure, print, and fail if players had to wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=KINDS, action="append", help="all, if none is named")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--port", type=int, default=8291)
    args = parser.parse_args()
    well = asyncio.run(measure(args.kind or list(KINDS), args.count, args.seconds, args.port))
    if not args.kind:
        well &= asyncio.run(queues.measure(args.port + 50))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
