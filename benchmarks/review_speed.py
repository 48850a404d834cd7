"""How soon a review shows what matters: its first finding, and the three costliest decisions.

python benchmarks/review_speed.py [GAME ...] [--games 4]

Novices play; one seat of each game is reviewed as a table does it, on one core, in the order in
which its decisions are guessed to have cost most. Seconds of processor time, so that a busy machine
counts like an idle one; loading compiled code isn't counted.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]

from trickery import bots, coach
from trickery.coach import Position
from trickery.core import records, registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator

WORST = 3


class Speed(NamedTuple):
    """Seconds into a review."""

    first: float
    worst: float
    all: float


def decisions(game: Game, seed: int) -> list[Position]:
    """A novice's decisions in a game among novices."""
    match, novice = Match(game, seed=seed), bots.make("novice", generator(seed))
    while match.actor is not None:
        legal = match.legal()
        match.play(match.actor, legal[0] if len(legal) == 1 else bots.ask(novice, match))
    record = records.record_of(match)
    return list(coach.positions(records.start(record), record, seed % match.players))


def reviewed(where: list[Position]) -> Speed:
    """Review these decisions, likely mistakes first."""
    playouts, began = coach.DEPTHS["usual"], time.process_time()
    costs = coach.likely_costs(where)
    when, found = [], []
    for at in sorted(range(len(where)), key=lambda at: -costs[at]):
        found.append(coach.find(where[at], playouts)["cost"]["mean"])
        when.append(time.process_time() - began)
    worst = sorted((cost for cost in found if cost > 0), reverse=True)[:WORST]
    last = max((found.index(cost) for cost in worst), default=0)
    return Speed(when[0], when[last], when[-1])


def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=registry.ours())
    parser.add_argument("--games", type=int, default=4, help="reviews of each")
    given = parser.parse_args()
    for name in given.names:
        game = registry.load(name)
        reviewed(decisions(game, 0)[:1])  # compiles
        speeds = [reviewed(decisions(game, seed)) for seed in range(1, given.games + 1)]
        told = (f"{kind} {', '.join(f'{each:.1f}' for each in times)} s" for kind, times in zip(
            ("first", "three worst", "all"), zip(*speeds, strict=True), strict=True))  # fmt: skip
        print(f"{name}: {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
