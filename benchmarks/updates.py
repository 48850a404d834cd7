"""What a published move costs: `python benchmarks/updates.py [--against FOLDER]`.

    git worktree add /tmp/before main && python benchmarks/updates.py --against /tmp/before

Four people play the same deals at sockets of their own, alone and with a hundred spectators; only
the network is left out. A move's cost is the processor's time from its check until everybody has
been sent the new state, encoded. With `--against`, another checkout of Trickery takes turns with
this one, and the ratio is printed; `--same` also compares every message that they send, byte by
byte. `--profile GAME` shows where the time goes instead.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import hashlib
import json
import os
import pstats
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # as on the server; Numba reads it on import
HERE = Path(__file__).parent.parent
sys.path.insert(0, os.environ.get("TRICKERY_SOURCES", str(HERE / "src")))

from trickery import bots
from trickery.core import registry
from trickery.core.rng import generator
from trickery.server.api.socket import SocketSession
from trickery.server.directory.opening import Cards, PlayedBy, table_opened
from trickery.server.ratelimit import ServerLimits
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.table import commands
from trickery.server.table.deals import SharedDeal
from trickery.server.table.events import SeatHolder, StoredEvent
from trickery.server.table.table import Table, digest, opened_state
from trickery.wire.requests import Hello

SEATS = 4
SPECTATORS = (0, 1, 100)
SECRETS = [f"{seat}" * 32 for seat in range(SEATS)]
MANY = 10**6
SETTINGS = Settings(spectator_pause=0.0, presence_delay=0.0)


class Unstored:
    """A store that keeps nothing: what the database costs isn't measured here."""

    async def append(self, table: str, *lines: StoredEvent) -> None:
        """Forget them."""

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:  # noqa: ARG002
        """Nothing."""
        return []

    def require_ownership(self, table: str) -> None:
        """Nobody else has it."""


class Line:
    """The other side of a socket: counts what it's sent."""

    def __init__(self, heard: list[int]) -> None:
        """`heard`: how many messages came, at all lines."""
        self.state = SimpleNamespace(connection=SimpleNamespace(watch=lambda _notice: None))
        self.sent: list[str] = []
        self.heard = heard

    async def send_text(self, text: str) -> None:
        """A message arrives."""
        self.sent.append(text)
        self.heard[0] += 1

    async def receive(self) -> dict[str, Any]:
        """Nobody says anything."""
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]


def dealt(game: str, deal: int) -> Table:
    """A table with a person in every seat."""
    by = PlayedBy.choice(game, SEATS, {}, None)
    people = [
        SeatHolder(who="person", name=f"Player {n}", key=digest(secret))
        for n, secret in enumerate(SECRETS, 1)
    ]
    cards = Cards(secret=f"{deal:064x}")
    opened = table_opened(by, people, pace=0.0, cards=cards)
    opened = opened.model_copy(update={"invite": "an-invite"})
    state = opened_state(f"a-table-{deal:08}", opened)
    thread = SideThread("logs", 1.0, SETTINGS)
    shared = SharedDeal(state.id, SETTINGS.given_up)
    table = Table(state, Unstored(), SETTINGS, shared, thread)
    for seat in range(SEATS):
        table.presence.saw(seat)
    return table


async def quiet(heard: list[int]) -> None:
    """Wait until nothing more is sent."""
    before = -1
    while before != heard[0]:
        before = heard[0]
        await asyncio.sleep(0.05)


async def play(game: str, deal: int, spectators: int, profile: Any = None) -> dict[str, Any]:
    """Play a whole game; its moves, their processor time, and a hash of all messages by line."""
    table, limits = dealt(game, deal), ServerLimits(SETTINGS)
    heard, lines, tasks = [0], list[Line](), list[asyncio.Task[None]]()
    for secret in (*SECRETS, *(None for _ in range(spectators))):
        line = Line(heard)
        session = SocketSession(line, table, Hello(type="hello", secret=secret), limits)  # type: ignore[arg-type]
        lines.append(line)
        tasks.append(asyncio.create_task(session.run()))
    await quiet(heard)
    await commands.start(table, digest(SECRETS[0]))
    await quiet(heard)
    for line in lines:
        line.sent.clear()  # who came when differs from run to run
    thumb, moves, spent, sizes = bots.make("thumb", generator(deal)), 0, 0.0, 0
    while (match := table.state.game.match) is not None and match.actor is not None:
        seat, number = match.actor, bots.ask(thumb, match)
        text, turn = str(match.game.moves[number]), table.state.numbering.turn(seat)
        before = heard[0]
        began = time.thread_time()
        if profile is not None:
            profile.enable()
        await commands.move(table, digest(SECRETS[seat]), text, turn, f"intent {moves}")
        deaf = table.state.events[-1].hidden
        told = sum(each not in deaf for each in range(SEATS)) + spectators * (None not in deaf)
        while heard[0] < before + told:
            await asyncio.sleep(0)
        if profile is not None:
            profile.disable()
        spent += time.thread_time() - began
        moves += 1
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    sizes = sum(len(text) for text in lines[0].sent)
    hashes = [hashlib.sha256("\n".join(line.sent).encode()).hexdigest() for line in lines]
    return {"moves": moves, "spent": spent, "bytes": sizes, "hashes": hashes}


def measured(game: str, deals: range, spectators: int) -> dict[str, Any]:
    """Some games of a kind: moves, seconds, bytes to one seat, hashes."""
    runs = [asyncio.run(play(game, deal, spectators)) for deal in deals]
    return {
        "moves": sum(run["moves"] for run in runs),
        "spent": sum(run["spent"] for run in runs),
        "bytes": sum(run["bytes"] for run in runs),
        "hashes": [run["hashes"] for run in runs],
    }


def serve() -> None:
    """Measure what each line of the input asks for; for `Checkout`."""
    for asked in sys.stdin:
        game, first, last, spectators = json.loads(asked)
        print(json.dumps(measured(game, range(first, last), spectators)), flush=True)


class Checkout:
    """A checkout of Trickery, measured in a process of its own."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "TRICKERY_SOURCES": str(folder / "src")}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, game: str, deals: range, spectators: int) -> dict[str, Any]:
        """Have it measured there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([game, deals.start, deals.stop, spectators]), file=self.process.stdin)
        self.process.stdin.flush()
        result: dict[str, Any] = json.loads(self.process.stdout.readline())
        return result

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def compare(against: Path | None, games: list[str], deals: int, rounds: int, same: bool) -> bool:
    """Measure in turns, the best round of each counts; returns whether all messages were equal."""
    here = Checkout(HERE)
    before = Checkout(against) if against is not None else None
    equal = True
    print(
        f"{'game':<14} {'spectators':>10} {'moves':>6} {'µs a move':>10} {'before':>8} {'ratio':>6}"
    )
    for spectators in SPECTATORS:
        total = {here: 0.0, before: 0.0}
        for game in games:
            best: dict[Any, float] = {}
            for _ in range(rounds):
                found = {}
                for each in (here, before):
                    if each is not None:
                        found[each] = run = each.measure(game, range(1, deals + 1), spectators)
                        cost = 1e6 * run["spent"] / run["moves"]
                        best[each] = min(best.get(each, cost), cost)
                # Many spectators are told in slices: two moves may reach one of them together.
                if not same or before is None or spectators > 1:
                    continue
                if found[here]["hashes"] != found[before]["hashes"]:
                    equal = False
                    print(f"{game}: other messages than before")
            for each, cost in best.items():
                total[each] += cost / len(games)
            _print_row(game, spectators, found[here]["moves"], best[here], best.get(before))
        _print_row("all", spectators, 0, total[here], total[before] or None)
    for each in (here, before):
        if each is not None:
            each.close()
    return equal


def _print_row(game: str, spectators: int, moves: int, now: float, before: float | None) -> None:
    ratio = f"{before:8.0f} {before / now:6.2f}" if before else ""
    print(f"{game:<14} {spectators:>10} {moves or '':>6} {now:>10.0f} {ratio}", flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--game", action="append", help="all, if none is named")
    parser.add_argument("--deals", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--same", action="store_true", help="fail if any message differs")
    parser.add_argument("--profile", metavar="GAME")
    parser.add_argument("--spectators", type=int, default=0, help="in a profile")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
    elif args.profile:
        profile = cProfile.Profile()
        run = asyncio.run(play(args.profile, 1, args.spectators, profile))
        print(f"{run['moves']} moves, {1e6 * run['spent'] / run['moves']:.0f} µs each, profiled")
        pstats.Stats(profile).sort_stats(os.environ.get("SORT", "cumtime")).print_stats(60)
    else:
        games = args.game or registry.ours()
        equal = compare(args.against, list(games), args.deals, args.rounds, args.same)
        sys.exit(0 if equal else 1)


if __name__ == "__main__":
    main()
