"""The pairings of a contest, and one deal played in all seatings.

Rests on `bots` and `core`. A deal is one seed of chance. A seating puts one bot alone among copies
of another. Bots use random generators that depend only on the deal, the seating and their seat: not
on the contest's other bots, nor on the process.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery import bots
from trickery.arena.quick import KINDS, Quick
from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, TrickeryError
from trickery.core.playout import chance_step
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, OVER

Floats = npt.NDArray[np.float64]
TIMED = 250  # one deal in this many runs move by move, even for quick bots, to time it


class BotFailed(TrickeryError):
    """A bot that crashed, or returned an illegal move."""


def number_of(*parts: object) -> int:
    """Derive a seed from several values; different values give unrelated seeds."""
    text = "\n".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "little")


@dataclass
class ThinkingTime:
    """How long a bot thought about its timed moves."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: ThinkingTime) -> None:
        """Add another's moves."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class DealResult:
    """One deal in all its seatings. Rows are the contest's duels, columns the lone bot's seat."""

    deal: int
    shares: Floats  # win shares of the bot that sat there alone
    points: Floats
    others: Floats  # the mean points of the copies around it
    games: int
    decisions: Sequence[int]  # by bot
    thinking: Sequence[ThinkingTime]  # by bot


@dataclass(frozen=True)
class Contest:
    """The plan of a contest."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, int] = field(default_factory=dict)
    edition: Edition | None = None
    one_way: bool = False  # only the first bot among copies of each other one

    @classmethod
    def make(
        cls,
        game: str,
        players: int | None,
        names: Sequence[str],
        seed: int,
        options: Mapping[str, Any],
        edition: Edition | None = None,
        one_way: bool = False,
    ) -> Contest:
        """Make a contest; checks its settings before the first deal."""
        card = registry.card(game)
        if len(names) < 2:
            raise BadOption("an arena needs at least two bots: --bots thumb,random")
        known = tuple(bots.canonical_name(name, game) for name in names)
        for name in known:
            try:
                bots.make(name, generator(0), game)
            except ImportError as error:
                raise BadOption(f"can't load the bot '{name}': {error}") from error
        chosen = card.check_options(options)
        count, name = card.check_players(players), registry.plain(game)
        contest = cls(name, count, known, seed, chosen, edition, one_way)
        registry.load(game).setting(contest.players, chosen, edition)
        return contest

    @functools.cached_property
    def names(self) -> list[str]:
        """The bots' names here; a repeated name gets a number."""
        before = [self.bots[:at].count(name) for at, name in enumerate(self.bots)]
        return [
            f"{name} ({count + 1})" if count else name
            for name, count in zip(self.bots, before, strict=True)
        ]

    @property
    def duels(self) -> list[tuple[int, int]]:
        """Every bot alone among copies of every other: pairs of indices into `bots`."""
        if self.one_way:
            return [(0, other) for other in range(1, len(self.bots))]
        return list(itertools.permutations(range(len(self.bots)), 2))

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal's chances, as `Match` takes it."""
        return number_of("deal", self.seed, deal)

    def open(self) -> Dealer:
        """Make a dealer that plays the deals, with everything compiled."""
        return Dealer(self)


Result = tuple[list[float], list[int]]  # win shares and points, by seat


class Dealer:
    """Plays deals of a contest, one at a time, in one process."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = registry.load(contest.game)
        self.setting = self.game.setting(contest.players, contest.options, contest.edition)
        self.rungs = [bots.parse(name, contest.game)[0] for name in contest.bots]
        self._lots = self.game.new_lots()[1]
        self._warm_up()

    def _warm_up(self) -> None:
        """Compile what the bots need, so that no deal includes compile time.

        They play one game, each with its smallest budget.
        """
        bots_at_least = [bots.make(f"{rung}@1", generator(0)) for rung in self.rungs]
        seats = [seat % len(self.rungs) for seat in range(self.contest.players)]
        sitting = [bots_at_least[bot] for bot in seats]
        self._step_by_step(self._dealt(-1), -1, seats, sitting, _blank(self.contest))
        self._quick: Quick | None = None
        if set(self.rungs) & set(KINDS):
            self._quick = Quick(self.game, self.setting.row, "policy" in self.rungs)
            kind = next(rung for rung in self.rungs if rung in KINDS)
            rngs = [generator(seat) for seat in range(self.contest.players)]
            self._quick.play(self._dealt(-1), [kind] * self.contest.players, rngs)

    def __call__(self, deal: int) -> DealResult:
        """Play one deal in all seatings."""
        contest, players = self.contest, self.contest.players
        tally = _blank(contest)
        played: dict[tuple[int, ...], Result] = {}
        shares, points, others = np.zeros((3, len(contest.duels), players))
        for row, (lone, among) in enumerate(contest.duels):
            for place in range(players):
                seats = tuple(lone if seat == place else among for seat in range(players))
                if seats not in played:  # with two players, a duel and its mirror are one game
                    played[seats] = self._game(deal, seats, tally)
                won, scored = played[seats]
                shares[row, place] = won[place]
                points[row, place] = scored[place]
                others[row, place] = (sum(scored) - scored[place]) / (players - 1)
        return DealResult(
            deal, shares, points, others, len(played), tally.decisions, tally.thinking
        )

    def _game(self, deal: int, seats: Sequence[int], tally: _Tally) -> Result:
        rows = self._dealt(deal)
        who = [self.contest.names[bot] for bot in seats]
        rngs = [
            generator(number_of("bot", self.contest.seed, deal, *who, seat))
            for seat in range(len(seats))
        ]
        rungs = [self.rungs[bot] for bot in seats]
        if self._quick and set(rungs) <= set(KINDS) and deal % TIMED:
            wrong, decisions = self._quick.play(rows, rungs, rngs)
            if wrong >= 0:
                raise self._failed(seats, deal, wrong, "answered with a move that isn't legal")
            for bot, count in zip(seats, decisions, strict=True):
                tally.decisions[bot] += int(count)
        else:
            names = [self.contest.bots[bot] for bot in seats]
            game = self.contest.game
            sitting = [bots.make(name, rng, game) for name, rng in zip(names, rngs, strict=True)]
            self._step_by_step(rows, deal, seats, sitting, tally)
        return self.game.returns(rows[0]), self.game.score_list(rows[0])

    def _dealt(self, deal: int) -> Rows:
        return self.game.seeded(self.setting, self.contest.deal_seed(deal))

    def _step_by_step(
        self,
        rows: Rows,
        deal: int,
        seats: Sequence[int],
        sitting: Sequence[bots.Bot],
        tally: _Tally,
    ) -> None:
        game, state, chance = self.game, self.game.handle(rows[0]), chance_step(self.game)
        while (seat := int(rows[0]["actor"])) != OVER:
            if seat == CHANCE:
                chance(state, self._lots)
                continue
            info = bots.info_of(game, rows.copy(), seat)  # a copy: bots may keep it
            began = time.perf_counter()
            try:
                move = sitting[seat].choose(info)
            except Exception as error:
                raise self._failed(seats, deal, seat, _crash(error)) from error
            took = time.perf_counter() - began
            if move not in info.legal:
                reason = f"answered with {move!r}, which isn't a legal move"
                raise self._failed(seats, deal, seat, reason)
            tally.decisions[seats[seat]] += 1
            tally.thinking[seats[seat]].add(ThinkingTime(1, took, took))
            game.apply(state, int(move))

    def _failed(self, seats: Sequence[int], deal: int, seat: int, reason: str) -> BotFailed:
        who = [self.contest.names[bot] for bot in seats]
        number = seat + 1  # people count seats from 1
        where = (
            f"deal {deal} (seed {self.contest.deal_seed(deal)}), seat {number} of {', '.join(who)}"
        )
        return BotFailed(f"bot '{who[seat]}' {reason}; in {self.contest.game}, {where}")


@dataclass
class _Tally:
    decisions: list[int]
    thinking: list[ThinkingTime]


def _blank(contest: Contest) -> _Tally:
    return _Tally([0] * len(contest.bots), [ThinkingTime() for _ in contest.bots])


def _crash(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"failed: {type(error).__name__}: {error} ({frame.filename}, line {frame.lineno})"
