"""How attacks affect players: `python benchmarks/attack.py [--count 2000]`.

A server in a process of its own with its usual limits, twenty scripted people who play on sockets
against bots, and attackers in a third process, from other addresses of this machine: first none,
then silent connections, headers at one byte per second, headers of 200 MB, sockets from one
address. Prints how long people waited for the answer to a move, and how much the server's memory
grew.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]
from benchmarks.table import Figures, Person, answering, part, start_server
from trickery.core import registry

PLAYERS = 20
KINDS = {"silent": 1.0, "slow": 1.0, "giant": 0.005, "sockets": 1.0}  # as shares of the count
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


async def attack(kind: str, port: int, count: int, seconds: int) -> dict[str, Any]:
    """Run attackers in a separate process; returns their report."""
    script = str(HERE / "tests" / "programs" / "attackers.py")
    words = [script, kind, str(port), str(count), str(seconds)]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    result: dict[str, Any] = json.loads(told)
    return result


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
            before, told, most = memory(server.pid, "VmRSS"), dict[str, Any](), 0
            if kind is not None:
                attacking = asyncio.create_task(attack(kind, port, count, seconds))
                while not attacking.done():
                    await asyncio.wait([attacking], timeout=0.2)
                    most = max(most, descriptors(server.pid))
                told = attacking.result()
            await asyncio.gather(*playing)
            grown = memory(server.pid, "VmHWM") - before
        server.terminate()
        server.wait()
    p95 = part(figures.waits, 0.95)
    print(
        f"{f'{count} {kind}' if kind else 'nobody':<14} {part(figures.waits, 0.5):7.1f} {p95:7.1f} "
        f"{part(figures.waits, 1):8.1f} {len(figures.waits):6} {grown:8.1f} {most:6}   "
        f"{told.get('left', 0)} left; {told.get('told', {})} {figures.errors[:2] or ''}",
        flush=True,
    )
    return p95 < 100 and not figures.errors


async def measure(count: int, seconds: int, port: int) -> bool:
    """Every kind of attack, one after the other."""
    print(f"{PLAYERS} players; answers to their moves in ms, growth of the server in MB")
    print(
        f"{'attackers':<14}  median    95 %  longest  moves   growth  files   how it went for them"
    )
    well = await one(None, port, 0, seconds)
    for at, (kind, share) in enumerate(KINDS.items()):
        well &= await one(kind, port + 1 + at, max(1, int(count * share)), seconds)
    return well


def main() -> None:
    """Measure, print, and fail if players had to wait."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--port", type=int, default=8291)
    args = parser.parse_args()
    sys.exit(0 if asyncio.run(measure(args.count, args.seconds, args.port)) else 1)


if __name__ == "__main__":
    main()
