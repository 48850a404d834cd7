"""Statistics of random play: a hundred million games, by seat and player count.

    python examples/random_statistics.py --games 1_000_000                     a try: seconds
    python examples/random_statistics.py --out docs/random-play.md             all, on all cores

Rests on `core.playout` and Rich. Each game has its own result, so that standard errors and ties are
exact: games are played in chunks, and only sums are kept. Seeds belong to chunks: the same number
of games gives the same figures on any number of cores.
"""

from __future__ import annotations

import argparse
import functools
import math
import os
import time
from collections.abc import Iterator
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
from trickery.core.contract import Game
from trickery.core.playout import chance_step, random_games
from trickery.core.rng import generator, reseed
from trickery.core.rows import copy_row

CHUNK = 20_000  # games that a thread plays before it adds them up

compiled = numba.njit(nogil=True, error_model="numpy")  # not cached on disk: a second per game

Floats = npt.NDArray[np.float64]
#: Of each game: points and win shares by seat (games, 2, seats), decisions, and who began.
Played = tuple[Floats, npt.NDArray[np.int64], npt.NDArray[np.int64]]


@dataclass
class Sums:
    """The sums over some games, for means and standard errors."""

    games: int
    ties: int
    length: Floats  # decisions, and their squares
    points: Floats  # by seat: points, and their squares
    wins: Floats  # by seat: win shares, and their squares
    began: Floats  # win shares of the first player, and their squares

    @classmethod
    def of(cls, played: Played) -> Sums:
        """Add up games, one result each."""
        results, decisions, first = played
        lengths = decisions.astype(np.float64)
        points, wins = results[:, 0], results[:, 1]
        began = wins[np.arange(len(first)), first]
        return cls(
            games=len(lengths),
            ties=int((wins.max(axis=1) < 1).sum()),
            length=np.array([lengths.sum(), (lengths**2).sum()]),
            points=np.array([points.sum(axis=0), (points**2).sum(axis=0)]),
            wins=np.array([wins.sum(axis=0), (wins**2).sum(axis=0)]),
            began=np.array([began.sum(), (began**2).sum()]),
        )

    def __add__(self, more: Sums) -> Sums:
        return Sums(
            self.games + more.games,
            self.ties + more.ties,
            self.length + more.length,
            self.points + more.points,
            self.wins + more.wins,
            self.began + more.began,
        )

    def mean(self, sums: Any) -> tuple[float, float]:
        """A mean and its standard error, from a sum and a sum of squares."""
        mean = float(sums[0]) / self.games
        spread = max(0.0, float(sums[1]) / self.games - mean**2)
        return mean, math.sqrt(spread / max(1, self.games - 1))


# Playing --------------------------------------------------------------------------------------


def one_game(game: Game) -> Any:
    """A function that plays one game at random: how many decisions, and who made the first."""
    play_many, chance, state_at = random_games(game), chance_step(game), game.state_at

    @compiled  # type: ignore[untyped-decorator]  # Numba is untyped
    def play(
        box: Any, table: Any, rng: Any, mask: Any, lots: Any, result: Any, out: Any
    ) -> tuple[int, int]:
        # deal once to see who begins, then let the playout deal the same again
        a, b = rng[0], rng[1]
        copy_row(table, box)
        s = state_at(table, 0)
        reseed(s.rng, rng)
        while s.actor < 0:
            chance(s, lots)
        first = s.actor
        rng[0], rng[1] = a, b
        return play_many(box, table, rng, mask, lots, 1, result, out), first

    return play


@functools.cache
def chunk_player(game: Game) -> Any:
    """A function that fills an array with games' results."""
    play = one_game(game)

    @compiled  # type: ignore[untyped-decorator]  # Numba is untyped
    def play_chunk(
        box: Any, table: Any, rng: Any, mask: Any, lots: Any, out: Any, results: Any, told: Any
    ) -> None:
        for at in range(len(results)):
            told[0, at], told[1, at] = play(box, table, rng, mask, lots, results[at], out)

    return play_chunk


def on_cores(name: str, players: int, games: int) -> Iterator[Sums]:
    """Random games on all cores, chunk by chunk."""
    game = registry.load(name)
    setting, play_chunk = game.setting(players), chunk_player(game)

    def chunk(seed: int, count: int) -> Sums:
        results, told = np.zeros((count, 2, players)), np.zeros((2, count), dtype=np.int64)
        room = (generator(seed), game.new_mask(), game.new_lots()[1])
        out = np.zeros(players, dtype=np.int32)
        play_chunk(setting.row, setting.row.copy(), *room, out, results, told)
        return Sums.of((results, told[0], told[1]))

    chunk(0, 1)  # compiles before there are threads
    counts = [min(CHUNK, games - start) for start in range(0, games, CHUNK)]
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        yield from pool.map(chunk, range(1, len(counts) + 1), counts)


def play_all(games: int, names: list[str]) -> dict[tuple[str, int], Sums]:
    """The games divided evenly among all games and player counts."""
    settings = [
        (name, players)
        for name in names
        for players in range(registry.card(name).fewest, registry.card(name).most + 1)
    ]
    each = math.ceil(games / len(settings))
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
            for sums in on_cores(name, players, each):
                so_far = found.get((name, players))
                found[name, players] = sums if so_far is None else so_far + sums
                progress.advance(whole, sums.games)
    return found


# Reporting ------------------------------------------------------------------------------------


def advantage(sums: Sums) -> tuple[float, float]:
    """The first player's advantage over an equal share, in percentage points."""
    share, error = sums.mean(sums.began)
    return 100 * (share - 1 / sums.wins.shape[1]), 100 * error


def page(found: dict[tuple[str, int], Sums], took: float) -> str:
    """The results as a page of two tables."""
    games, cores = sum(sums.games for sums in found.values()), len(os.sched_getaffinity(0))
    lines = [
        "# Random play",
        "",
        f"{games:,} games in which every move is a uniformly random legal one, played in",
        f"{took:,.0f} s on {cores} cores (`python examples/random_statistics.py`). ± is one",
        "standard error. A tie is a game with several winners, who share the win. The last column",
        "says how much more than an equal share the player with the first decision wins. Chance",
        "chooses that player, so no seat should do better than another; the second table confirms",
        "it.",
        "",
        "| game | players | games | decisions a game | ties | advantage of going first |",
        "|---|---|---|---|---|---|",
    ]
    for (name, players), sums in found.items():
        length, length_error = sums.mean(sums.length)
        more, more_error = advantage(sums)
        lines.append(
            f"| {registry.card(name).title} | {players} | {sums.games:,} "
            f"| {length:.2f} ± {length_error:.2f} | {100 * sums.ties / sums.games:.2f}% "
            f"| {more:+.3f} ± {more_error:.3f} percentage points |"
        )
    lines += ["", "| game | players | seat | points | wins |", "|---|---|---|---|---|"]
    for (name, players), sums in found.items():
        for seat in range(players):
            points, points_error = sums.mean(sums.points[:, seat])
            wins, wins_error = sums.mean(sums.wins[:, seat])
            lines.append(
                f"| {registry.card(name).title} | {players} | {seat + 1} "
                f"| {points:.3f} ± {points_error:.3f} "
                f"| {100 * wins:.3f} ± {100 * wins_error:.3f}% |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, print, and write the page if requested."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games; all if none")
    parser.add_argument("--games", type=int, default=100_000_000, help="how many in all")
    parser.add_argument("--out", type=Path, help="write the page here")
    asked = parser.parse_args()
    began = time.perf_counter()
    found = play_all(asked.games, asked.names or registry.names())
    text = page(found, time.perf_counter() - began)
    if asked.out:
        asked.out.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
