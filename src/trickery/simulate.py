"""Whole games between bots, by the thousand: results, and records if wanted.

Rests on `core` and `bots`. Random bots without records play inside compiled code; with records the
same seed gives identical games, played step by step.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import IO, Any

from trickery import bots
from trickery.core.contract import Game
from trickery.core.edition import Edition
from trickery.core.errors import BadOption
from trickery.core.match import Match
from trickery.core.playout import RandomPlay, Tally
from trickery.core.records import line_of, record_of
from trickery.core.rng import draw_word, generator

CHUNK = 0.1  # seconds of play between two progress updates


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: Game
    players: int
    games: int
    seed: int
    bots: Sequence[str]
    options: Mapping[str, Any]
    edition: Edition | None = None

    @classmethod
    def make(
        cls,
        game: Game,
        players: int | None,
        games: int,
        seed: int,
        names: Sequence[str],
        options: Mapping[str, Any],
        edition: Edition | None,
    ) -> Plan:
        """Make a plan: one bot takes all seats, several alternate round the table."""
        count = game.card.check_players(players)
        if games < 1:
            raise BadOption(f"the number of games must be at least 1, not {games}")
        if not names or len(names) > count:
            raise BadOption(f"name from 1 to {count} bots, not {len(names)}")
        known = [bots.canonical_name(name, game.name) for name in names]
        seats = [known[seat % len(known)] for seat in range(count)]
        return cls(game, count, games, seed, seats, options, edition)


def prepare(plan: Plan, step_by_step: bool) -> None:
    """Check the setting and compile in advance, so that progress is even."""
    setting = plan.game.setting(plan.players, plan.options, plan.edition)
    if not step_by_step and set(plan.bots) == {"random"}:
        RandomPlay(plan.game, setting, plan.seed)
    else:
        Match(plan.game, plan.players, seed=0, options=plan.options, edition=plan.edition)


def run(
    plan: Plan,
    progress: Callable[[int], None],
    records: IO[str] | None = None,
    keep_legal: bool = False,
) -> Tally:
    """Play all games of a plan; `progress` receives the number of games done since its last
    call."""
    if records is None and set(plan.bots) == {"random"}:
        return _run_compiled(plan, progress)
    return _run_step_by_step(plan, progress, records, keep_legal)


def _run_compiled(plan: Plan, progress: Callable[[int], None]) -> Tally:
    setting = plan.game.setting(plan.players, plan.options, plan.edition)
    play = RandomPlay(plan.game, setting, plan.seed)
    total = Tally(0, 0, [0.0] * plan.players, [0.0] * plan.players)
    chunk = 1
    while total.games < plan.games:
        chunk = min(chunk, plan.games - total.games)
        began = time.perf_counter()
        some = play.play(chunk)
        took = time.perf_counter() - began
        _add(total, some)
        progress(chunk)
        chunk = max(1, min(4 * chunk, int(chunk * CHUNK / max(took, 1e-6))))
    return total


def _run_step_by_step(
    plan: Plan, progress: Callable[[int], None], records: IO[str] | None, keep_legal: bool
) -> Tally:
    rng = generator(plan.seed)
    seats = [bots.make(name, rng, plan.game.name) for name in plan.bots]
    total = Tally(0, 0, [0.0] * plan.players, [0.0] * plan.players)
    for _ in range(plan.games):
        seed = (int(draw_word(rng)), int(draw_word(rng)) | 1)
        match = Match(
            plan.game,
            plan.players,
            seed=seed,
            options=plan.options,
            edition=plan.edition,
            keep_legal=keep_legal,
        )
        decisions = 0
        while (seat := match.actor) is not None:
            match.play(seat, bots.ask(seats[seat], match))
            decisions += 1
        if records is not None:
            records.write(line_of(record_of(match)) + "\n")
        points = [float(score) for score in match.scores]
        _add(total, Tally(1, decisions, points, match.returns))
        progress(1)
    return total


def _add(total: Tally, some: Tally) -> None:
    total.games += some.games
    total.decisions += some.decisions
    total.points = [a + b for a, b in zip(total.points, some.points, strict=True)]
    total.wins = [a + b for a, b in zip(total.wins, some.wins, strict=True)]
