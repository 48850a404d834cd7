"""How attacks affect players: `python benchmarks/attack.py [--count 2000]`.

A server in a process of its own with its usual limits, twenty scripted people who play on sockets
against bots, and attackers in a third process, from other addresses of this machine: first nobody,
then silent connections, headers at one byte a second, headers of 200 MB, sockets from one address;
then what costs the processor's time, each from one address: sockets that ask `why`, lessons, QR
codes, replays; and spectators at one table, from twenty. Prints how long people waited for the
answer to a move and to another request, and what the server's memory grew by.
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
from benchmarks.table import Figures, Person, answering, finished_table, part, start_server
from trickery.core import registry

PLAYERS = 20
#: And what share of the count.
KINDS = {
    "silent": 1.0, "slow": 1.0, "giant": 0.005, "sockets": 1.0, "why": 0.02, "lessons": 0.01,
    "pictures": 0.01, "replays": 0.03, "watching": 1.0,
}  # fmt: skip
SERVER = """
import sys
from pathlib import Path
from trickery.server.settings import Settings
from trickery.server.serve import serve
from trickery.server.storage.store import sqlite_url
settings = Settings(new_tables_a_minute=10**6)
serve("127.0.0.1", int(sys.argv[1]), sqlite_url(Path(sys.argv[2])), settings)
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


async def look_in(base: str, until: float, waits: list[float]) -> None:
    """Somebody who looks at the page now and then, from an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.1.1")
    async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
        while time.monotonic() < until:
            began = time.monotonic()
            (await http.get("/api/phrases")).raise_for_status()
            waits.append(time.monotonic() - began)
            await asyncio.sleep(0.05)


async def one(kind: str | None, port: int, count: int, seconds: int) -> bool:
    """Run one attack on a new server and print its row; returns whether players were unaffected."""
    figures, base, names = Figures(), f"http://127.0.0.1:{port}", registry.names()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(port, folder, SERVER)
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:
            await answering(http)
            persons = [
                Person(base, names[n % len(names)], 0.2, 0.3, figures) for n in range(PLAYERS)
            ]
            for person in persons:
                await person.sit_down(http)
            until = time.monotonic() + seconds + 4
            playing = [asyncio.create_task(person.play(http, until)) for person in persons]
            await asyncio.sleep(3)  # until everybody sits and has played a little
            figures.waits.clear()
            looks: list[float] = []
            playing.append(asyncio.create_task(look_in(base, until - 1, looks)))
            table = await scene_of(http, base, kind, persons)
            before, told, most = memory(server.pid, "VmRSS"), dict[str, Any](), 0
            if kind is not None:
                attacking = asyncio.create_task(attack(kind, port, count, seconds, table))
                while not attacking.done():
                    await asyncio.wait([attacking], timeout=0.2)
                    most = max(most, descriptors(server.pid))
                told = attacking.result()
            await asyncio.gather(*playing)
            grown = memory(server.pid, "VmHWM") - before
        server.terminate()
        server.wait()
    p95, looked = part(figures.waits, 0.95), part(looks, 0.95)
    print(
        f"{f'{count} {kind}' if kind else 'nobody':<14} {part(figures.waits, 0.5):7.1f} {p95:7.1f} "
        f"{part(figures.waits, 1):8.1f} {len(figures.waits):6} {looked:7.1f} "
        f"{grown:8.1f} {most:6}   "
        f"{told.get('left', 0)} left; {told.get('told', {})} {figures.errors[:2] or ''}",
        flush=True,
    )
    return p95 < 100 and looked < 100 and not figures.errors


async def scene_of(
    http: httpx.AsyncClient, base: str, kind: str | None, persons: Sequence[Person]
) -> str:
    """The table that an attack is at: one that is played at, a finished one, or their own."""
    if kind == "watching":
        return persons[0].table
    return await finished_table(http, base) if kind == "replays" else ""


async def measure(kinds: Sequence[str], count: int, seconds: int, port: int) -> bool:
    """Every kind of attack, one after the other."""
    print(f"{PLAYERS} players; answers to their moves and to a look in ms, growth in MB")
    print(
        f"{'attackers':<14}  median    95 %  longest  moves  look95   growth  files   how it went"
    )
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
