"""Does the coach contradict itself? Hints and reviews of many decisions, and their reasons again.

    python tests/tools/coach_consistency.py GAME [--decisions 500] [--playouts 2000]

Novices play games. Of each decision the coach gives a hint; then the move is made, and it's
reviewed as a table does it, going on from the hint; every third decision is reviewed without a
hint. Every reason that's printed is tested again in other worlds.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE.parent / "src")]

import numpy as np

from kit.coaching import contradictions, contradictions_in_page, differences
from trickery import bots, coach
from trickery.coach import Finding, Position, reasons
from trickery.coach.finding import sampler_of
from trickery.core import records, registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator, generator_for

Looked = tuple[Finding | None, Finding, Position]  # the hint, the review, what they're about


@dataclass
class Tally:
    """What was looked at, and what was wrong."""

    decisions: int = 0
    faults: list[str] = field(default_factory=list)
    reasons: int = 0
    held: int = 0  # of these, in other worlds, too


def played(game: Game, seed: int) -> Match:
    """A game of novices."""
    match = Match(game, seed=seed)
    novice = bots.make("novice", generator(seed))
    while match.actor is not None:
        legal = match.legal()
        match.play(match.actor, legal[0] if len(legal) == 1 else bots.ask(novice, match))
    return match


def hinted_and_reviewed(game: Game, decisions: int, playouts: int, seed: int) -> Iterator[Looked]:
    """Hints and reviews of some decisions, of all seats in turn."""
    count = 0
    for number in itertools.count(seed):
        record = records.record_of(played(game, number))
        seat = number % record["players"]
        for where in coach.positions(records.start(record), record, seat):
            hint = None
            if count % 3:
                hint = coach.find(replace(where, chosen=None), playouts)
            yield hint, coach.find(where, playouts, hint), where
            count += 1
            if count == decisions:
                return


def tally(game: Game, decisions: int, playouts: int, seed: int) -> Tally:
    """Look at some decisions."""
    found = Tally()
    for hint, reviewed, where in hinted_and_reviewed(game, decisions, playouts, seed):
        found.decisions += 1
        found.faults += contradictions(reviewed)
        review = coach.summed_up(
            game.name, len(reviewed["after"]), where.seat, playouts, 2, [reviewed], None
        )
        found.faults += contradictions_in_page(review)
        if hint is not None:
            found.faults += [*contradictions(hint), *differences(hint, reviewed)]
        if reviewed["why"]["against"] is not None:
            _test_reasons(game, where, reviewed, found)
    return found


def _test_reasons(game: Game, where: Position, reviewed: Finding, found: Tally) -> None:
    """Look for the same causes in the worlds that they're from, and in others."""
    root = np.frombuffer(where.row, dtype=game.State.dtype).copy()
    moves = game.moves.parse(reviewed["best"]), game.moves.parse(str(reviewed["why"]["against"]))
    here, elsewhere = (
        reasons.played_out(
            sampler_of(game),
            root,
            where.seat,
            *moves,
            generator_for(where.number, where.step, which),
            reviewed["playouts"],
        )
        for which in ("why", "elsewhere")
    )
    told = reasons.causes(here)
    if len(told) - len(reviewed["why"]["points"]) not in (
        0,
        1,
    ):  # one is told in the first sentence
        found.faults.append("other reasons than were told")
    found.reasons += len(told)
    found.held += sum(reasons.holds(cause, elsewhere) for cause in told)


def main() -> None:
    """Look at one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=coach.DEPTHS["usual"])
    given = parser.parse_args()
    found = tally(registry.load(given.game), given.decisions, given.playouts, seed=100)
    share = found.held / max(1, found.reasons)
    print(
        f"{given.game}: {found.decisions} decisions, {len(found.faults)} contradictions; "
        f"{found.reasons} reasons, of which {share:.1%} hold in other worlds"
    )
    print(*sorted(set(found.faults)), sep="\n")


if __name__ == "__main__":
    main()
