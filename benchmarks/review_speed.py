"""How soon a review shows what matters: first looks, findings, and the three costliest of them.

python benchmarks/review_speed.py [GAME ...] [--games 4]

Novices play; one seat of each game is reviewed as a table does it, on one core: first looks at all
decisions, those first that are guessed to have cost most, then findings in the order of what the
first looks tell. Seconds of processor time, so that a busy machine
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

    first: float  # something is shown of a decision
    three_worst: float  # something is shown of those that turn out to have cost most
    found: float  # they're analysed
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
    began = time.process_time()
    costs = coach.likely_costs(where)
    looked: dict[int, float] = {}  # seconds until there was a first look
    for at in _falling(costs):
        costs[at] = coach.first_look(where[at], coach.DEPTHS["quick"])["cost"]["mean"]
        looked[at] = time.process_time() - began
    found: dict[int, float] = {}  # seconds until there was a finding
    for at in _falling(costs):
        costs[at] = coach.find(where[at], coach.DEPTHS["usual"])["cost"]["mean"]
        found[at] = time.process_time() - began
    worst = [at for at in _falling(costs) if costs[at] > 0][:WORST] or [0]
    return Speed(
        min(looked.values()),
        max(looked[at] for at in worst),
        max(found[at] for at in worst),
        max(found.values()),
    )


def _falling(costs: list[float]) -> list[int]:
    return sorted(range(len(costs)), key=lambda at: -costs[at])


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
            ("first shown", "three worst shown", "analysed", "all"),
            zip(*speeds, strict=True), strict=True))  # fmt: skip
        print(f"{name}: {'; '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
