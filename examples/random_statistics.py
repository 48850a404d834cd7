"""What random play tells about the games: a hundred million of them, by seat and player count.

    python examples/random_statistics.py --games 1_000_000                     a try: seconds
    python examples/random_statistics.py --out docs/random-play.md             all, on all cores
    python examples/random_statistics.py --gpu --out docs/random-play.md       all, on a CUDA GPU

Rests on `core.playout` (or `core.gpu`) and Rich. Every game counts by itself, so that standard
errors and ties are exact: games are played in chunks, one result a game, and only sums are kept.
The seeds are fixed: the same number of games on the same number of cores is the same run.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from trickery.core import registry
from trickery.core.playout import many
from trickery.core.rng import generator

CHUNK = 20_000  # games that a thread plays before it adds them up
GPU_THREADS = 1 << 18

Floats = npt.NDArray[np.float64]
#: Points and win share of each game by seat (games, 2, seats), and each game's decisions.
Played = tuple[Floats, npt.NDArray[np.int64]]


@dataclass
class Sums:
    """What some games add up to: everything that means and standard errors are made of."""

    games: int
    ties: int
    length: Floats  # decisions, and their squares
    points: Floats  # by seat: points, and their squares
    wins: Floats  # by seat: win shares, and their squares

    @classmethod
    def of(cls, played: Played) -> Sums:
        """Add up games, one result each."""
        results, decisions = played
        lengths = decisions.astype(np.float64)
        points, wins = results[:, 0], results[:, 1]
        return cls(
            games=len(lengths),
            ties=int((wins.max(axis=1) < 1).sum()),
            length=np.array([lengths.sum(), (lengths**2).sum()]),
            points=np.array([points.sum(axis=0), (points**2).sum(axis=0)]),
            wins=np.array([wins.sum(axis=0), (wins**2).sum(axis=0)]),
        )

    def __add__(self, more: Sums) -> Sums:
        return Sums(
            self.games + more.games,
            self.ties + more.ties,
            self.length + more.length,
            self.points + more.points,
            self.wins + more.wins,
        )

    def mean(self, sums: Any) -> tuple[float, float]:
        """A mean and its standard error, from a sum and a sum of squares."""
        mean = float(sums[0]) / self.games
        spread = max(0.0, float(sums[1]) / self.games - mean**2)
        return mean, math.sqrt(spread / max(1, self.games - 1))


# Playing --------------------------------------------------------------------------------------


def on_cores(name: str, players: int, games: int) -> Iterator[Sums]:
    """Random games on all cores, chunk by chunk."""
    game = registry.load(name)
    setting, play_many = game.setting(players), many(game)

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba is untyped
    def one_by_one(
        box: Any, table: Any, rng: Any, mask: Any, lots: Any, results: Any, decisions: Any, out: Any
    ) -> None:
        for number in range(len(decisions)):
            decisions[number] = play_many(box, table, rng, mask, lots, 1, results[number], out)

    def chunk(seed: int, count: int) -> Sums:
        played: Played = (np.zeros((count, 2, players)), np.zeros(count, dtype=np.int64))
        room = (generator(seed), game.new_mask(), game.new_lots()[1])
        out = np.zeros(players, dtype=np.int32)
        one_by_one(setting.row, setting.row.copy(), *room, *played, out)
        return Sums.of(played)

    chunk(0, 1)  # compiles before there are threads
    counts = [min(CHUNK, games - start) for start in range(0, games, CHUNK)]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(chunk, range(1, len(counts) + 1), counts)


def on_gpu(name: str, players: int, games: int) -> Iterator[Sums]:
    """Random games on a GPU: one game a thread and launch, so that each is told by itself."""
    from trickery.core.gpu import RandomPlayOnGpu

    game = registry.load(name)
    threads = min(GPU_THREADS, games)
    play = RandomPlayOnGpu(game, game.setting(players), 1, threads, 128)
    before: Played = (play.sums, play.decisions)
    for _ in range(math.ceil(games / threads)):
        play.play(1)
        now: Played = (play.sums, play.decisions)
        wins = now[0][:, 1] - before[0][:, 1]
        results = np.stack([now[0][:, 0] - before[0][:, 0], wins.round(6)], axis=1)
        yield Sums.of((results, now[1] - before[1]))
        before = now


def play_all(games: int, names: list[str], gpu: bool) -> dict[tuple[str, int], Sums]:
    """The games divided evenly among all games and player counts."""
    settings = [
        (name, players)
        for name in names
        for players in range(registry.card(name).fewest, registry.card(name).most + 1)
    ]
    each = math.ceil(games / len(settings))
    play: Callable[[str, int, int], Iterator[Sums]] = on_gpu if gpu else on_cores
    found: dict[tuple[str, int], Sums] = {}
    with Progress(
        TextColumn("{task.description:<26}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    ) as progress:
        whole = progress.add_task("all", total=each * len(settings))
        for name, players in settings:
            progress.update(whole, description=f"{registry.card(name).title}, {players} players")
            for sums in play(name, players, each):
                so_far = found.get((name, players))
                found[name, players] = sums if so_far is None else so_far + sums
                progress.advance(whole, sums.games)
    return found


# Telling --------------------------------------------------------------------------------------


def advantage(sums: Sums) -> tuple[float, float]:
    """How much more than an equal share the first seat wins, in points of a hundred."""
    share, error = sums.mean(sums.wins[:, 0])
    return 100 * (share - 1 / sums.wins.shape[1]), 100 * error


def page(found: dict[tuple[str, int], Sums], took: float, where: str) -> str:
    """The results as a page of two tables."""
    games = sum(sums.games for sums in found.values())
    lines = [
        "# Random play",
        "",
        f"{games:,} games, every move a uniformly random legal one, in {took:,.0f} s on {where}",
        "(`python examples/random_statistics.py`). ± is one standard error. A tie is a game with",
        "several winners, who share the win. The last column is how much more than an equal share",
        "the first seat, 0, wins.",
        "",
        "| game | players | games | decisions a game | ties | advantage of the first seat |",
        "|---|---|---|---|---|---|",
    ]
    for (name, players), sums in found.items():
        length, length_error = sums.mean(sums.length)
        more, more_error = advantage(sums)
        lines.append(
            f"| {registry.card(name).title} | {players} | {sums.games:,} "
            f"| {length:.2f} ± {length_error:.2f} | {100 * sums.ties / sums.games:.2f} % "
            f"| {more:+.3f} ± {more_error:.3f} % points |"
        )
    lines += ["", "| game | players | seat | points | wins |", "|---|---|---|---|---|"]
    for (name, players), sums in found.items():
        for seat in range(players):
            points, points_error = sums.mean(sums.points[:, seat])
            wins, wins_error = sums.mean(sums.wins[:, seat])
            lines.append(
                f"| {registry.card(name).title} | {players} | {seat} "
                f"| {points:.3f} ± {points_error:.3f} "
                f"| {100 * wins:.3f} ± {100 * wins_error:.3f} % |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, print, and write the page where it is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games; all if none")
    parser.add_argument("--games", type=int, default=100_000_000, help="how many in all")
    parser.add_argument("--gpu", action="store_true", help="on a CUDA GPU")
    parser.add_argument("--out", type=Path, help="write the page here")
    asked = parser.parse_args()
    began = time.perf_counter()
    found = play_all(asked.games, asked.names or registry.names(), asked.gpu)
    where = "one GPU" if asked.gpu else f"{len(os.sched_getaffinity(0))} cores"
    text = page(found, time.perf_counter() - began, where)
    if asked.out:
        asked.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
