"""Shares, intervals and ratings from the deals that were played.

Rests on `contest`. Intervals are 95% bootstrap intervals: whole deals, with all their seatings, are
resampled with replacement (paired bootstrap), with no assumption about distributions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from trickery.arena.contest import Contest, DealResult, Floats, ThinkingTime, number_of

RESAMPLES = 10_000
FEWEST = 30  # with fewer deals bootstrap intervals are too narrow: no verdict
ELO = 400 / math.log(10)  # rating points per unit of log odds
_SAME = 1e-9  # shares are sums of halves and thirds


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95% confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Duel:
    """One bot alone among copies of another, over all deals and seats."""

    bot: str
    among: str
    share: Estimate  # of the win
    verdict: str
    won: Estimate | None  # of the deals in which one bot did better
    decided: int
    above: int  # deals in which the lone bot's seats together got more than an equal share
    below: int
    points: float
    others: float  # the points of the copies around it


@dataclass(frozen=True)
class Entrant:
    """A bot's results in a contest."""

    name: str
    rating: Estimate  # the first bot is 0; 400 points more are odds of 10:1 in a decided deal
    decisions: int
    thinking: ThinkingTime


@dataclass(frozen=True)
class Results:
    """The results of a contest so far."""

    contest: Contest
    outcomes: Sequence[DealResult]  # in the order of the deals
    duels: Sequence[Duel]
    entrants: Sequence[Entrant]

    @property
    def equal(self) -> float:
        """The win share of each seat if all bots are equally strong."""
        return 1 / self.contest.players

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(outcome.games for outcome in self.outcomes)

    @property
    def decisions(self) -> int:
        """How many moves were chosen."""
        return sum(entrant.decisions for entrant in self.entrants)


def measure(
    contest: Contest, outcomes: Sequence[DealResult], resamples: int = RESAMPLES
) -> Results:
    """Compute the results of the deals; their order makes no difference."""
    played = sorted(outcomes, key=lambda outcome: outcome.deal)
    shares = np.array([outcome.shares.mean(axis=1) for outcome in played])
    # A deal goes to the bot that did better alone among copies of the other; if only one of them
    # played alone, its share is compared with an equal one.
    against: Floats = np.full_like(shares, 1 / contest.players)
    if not contest.one_way:
        against = shares[:, [contest.duels.index((b, a)) for a, b in contest.duels]]
    better = (shares > against + _SAME).astype(np.float64)
    worse = (shares < against - _SAME).astype(np.float64)
    means = np.hstack([shares, better, worse])
    drawn = resampled(means, resamples, number_of("bootstrap", contest.seed))
    count = len(contest.duels)
    draws = [drawn[:, part * count : (part + 1) * count] for part in range(3)]
    duels = [_duel(contest, played, row, shares, better, worse, draws) for row in range(count)]
    ratings = _ratings(contest, len(played), better, worse, draws)
    entrants = [
        Entrant(
            name,
            ratings[bot],
            sum(outcome.decisions[bot] for outcome in played),
            _thinking([outcome.thinking[bot] for outcome in played]),
        )
        for bot, name in enumerate(contest.names)
    ]
    return Results(contest, played, duels, entrants)


def resampled(deals: Floats, resamples: int, seed: int) -> Floats:
    """Bootstrap: the columns' means over as many deals, drawn with replacement."""
    count, columns = deals.shape
    rng = np.random.default_rng(seed)
    means: Floats = np.empty((resamples, columns))
    for at in range(resamples):
        times = np.bincount(rng.integers(count, size=count), minlength=count)
        means[at] = times @ deals / count
    return means


def interval(value: float, drawn: Floats) -> Estimate:
    """An estimate with the interval that contains 95% of the resampled values."""
    low, high = np.nanpercentile(drawn, [2.5, 97.5])
    return Estimate(float(value), float(low), float(high))


def verdict(share: Estimate, equal: float, deals: int) -> str:
    """The verdict on a share, in words."""
    if deals < FEWEST:
        return "too few deals"
    if share.low > equal:
        return "stronger"
    if share.high < equal:
        return "weaker"
    return "not decided"


def _duel(
    contest: Contest,
    played: Sequence[DealResult],
    row: int,
    shares: Floats,
    better: Floats,
    worse: Floats,
    draws: Sequence[Floats],
) -> Duel:
    lone, among = contest.duels[row]
    equal = 1 / contest.players
    share = interval(shares[:, row].mean(), draws[0][:, row])
    ours, theirs = int(better[:, row].sum()), int(worse[:, row].sum())
    won = None
    if ours + theirs:
        both = draws[1][:, row] + draws[2][:, row]
        some = both > 0  # a resample may have no decided deal
        won = interval(ours / (ours + theirs), draws[1][some, row] / both[some])
    return Duel(
        contest.names[lone],
        contest.names[among],
        share,
        verdict(share, equal, len(played)),
        won,
        ours + theirs,
        int((shares[:, row] > equal + _SAME).sum()),
        int((shares[:, row] < equal - _SAME).sum()),
        float(np.mean([outcome.points[row].mean() for outcome in played])),
        float(np.mean([outcome.others[row].mean() for outcome in played])),
    )


def _ratings(
    contest: Contest, deals: int, better: Floats, worse: Floats, draws: Sequence[Floats]
) -> list[Estimate]:
    bots = len(contest.bots)

    def wins(won: Floats, lost: Floats) -> Floats:
        """Decided deals won, [resample, bot, against]; plus half a deal each to avoid odds of
        1:0."""
        table = np.zeros((len(won), bots, bots))
        for row, (lone, among) in enumerate(contest.duels):
            table[:, lone, among] = deals * won[:, row] + 0.5
            table[:, among, lone] = deals * lost[:, row] + 0.5
        return table

    whole = (better.mean(axis=0, keepdims=True), worse.mean(axis=0, keepdims=True))
    values = likeliest(wins(*whole))[0]
    spread = likeliest(wins(*draws[1:]))
    return [interval(values[bot], spread[:, bot]) for bot in range(bots)]


def likeliest(wins: Floats) -> Floats:
    """The maximum-likelihood ratings for every table of wins; the first rating is 0.

    A bot rated r above another wins a decided deal with odds of 10 to the r/400 (the model of
    Zermelo, Bradley and Terry, fitted by Newton's method).
    """
    count = wins + np.swapaxes(wins, 1, 2)
    bots = wins.shape[1]
    strength = np.zeros(wins.shape[:2])
    for _ in range(100):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - count * chance).sum(axis=2)
        weight = count * chance * (1 - chance)
        bend = np.eye(bots) * weight.sum(axis=2)[:, :, None] - weight
        step = np.linalg.solve(bend[:, 1:, 1:], slope[:, 1:, None])[:, :, 0]
        strength[:, 1:] += np.clip(step, -1, 1)  # Newton's step may be too large
        if np.abs(step).max() < 1e-9:
            break
    return ELO * strength


def _thinking(parts: Sequence[ThinkingTime]) -> ThinkingTime:
    total = ThinkingTime()
    for part in parts:
        total.add(part)
    return total
