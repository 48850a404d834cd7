"""What every legal move is worth to the seat to move, over what it can know, give or take.

Rests on `sampling`. All moves meet the same worlds. Effort goes to the moves that are close: after
each round of worlds the weaker half goes (sequential halving), until two are left or the best is
beyond doubt. Whoever comes out on top of many had luck, too, and whoever goes had none; so all are
then measured in fresh worlds, and only these count. The best two, those that are trusted, and any
that now look better still meet more of them. For the others it is known how kind
the few worlds that they met were to those that met all, and that is taken off.
An interval is what it says: 95 of 100 hold the value that endless worlds would give.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.coach.sampling import Sampler
from trickery.core.rows import Rows
from trickery.core.state import U64Array

Floats = npt.NDArray[np.float64]

SURE = 1.96  # standard errors to either side that hold 95 of 100 values, if there are many
FEW = 2.4  # what is added to that for few: divided by how many (near Student's distribution)
LIKELY, BEYOND_DOUBT = 1.5, 3.0  # standard errors by which a move must be better to be called so
LEAST_SHARE = 0.005  # of the win: what is less is no difference to a person
FIRST_WORLDS = 32  # that every move gets, unless the budget is tiny
LEAST_WORLDS = 8  # that it gets even then
ALL_OR_NOTHING = 2.25  # squares added where games ended: none lost of n still leaves 3/n in doubt


@dataclass(frozen=True)
class Range:
    """A mean, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Weighed:
    """What a move is worth."""

    move: int
    share: Range  # of the win, for the seat to move
    points: Range
    odds: tuple[float, ...]  # the shares of all seats
    worlds: int


@dataclass(frozen=True)
class Compared:
    """By how much one move is better than another, in the worlds that both were played in."""

    share: Range
    likely: bool  # is it likely that it is better?
    sure: bool  # is it beyond doubt that it is better at all?


class Weighing:
    """What was seen of the moves of one decision."""

    def __init__(self, seat: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.moves = tuple(moves)
        self.playouts = 0
        # By move, round by round: results in its worlds. A move that went met the first ones.
        self._shares: list[list[Floats]] = [[] for _ in moves]
        self._points: list[list[Floats]] = [[] for _ in moves]

    def add(self, at: Sequence[int], shares: Floats, points: Floats) -> None:
        """Note how some worlds ended for those moves."""
        for column, number in enumerate(at):
            self._shares[number].append(shares[:, column])
            self._points[number].append(points[:, column])
        self.playouts += shares.shape[0] * len(at)

    def shares(self, number: int) -> Floats:
        """The seat's share of the win in every world that a move was played in."""
        return np.concatenate(self._shares[number])[:, self.seat]

    def worth(self, number: int) -> tuple[float, float]:
        """What moves are ranked by: the mean share of the win, and the points where that ties."""
        points = np.concatenate(self._points[number])[:, self.seat]
        return float(self.shares(number).mean()), float(points.mean())

    def weighed(self, number: int) -> Weighed:
        """What one move is worth."""
        shares = np.concatenate(self._shares[number])
        points = np.concatenate(self._points[number])[:, self.seat]
        own = shares[:, self.seat]
        squares = _squares_unseen(own)
        return Weighed(
            self.moves[number],
            _steadied(own, self._kindness(self._shares, len(own)), squares, 0.0, 1.0),
            _steadied(points, self._kindness(self._points, len(own))),
            tuple(float(mean) for mean in shares.mean(axis=0)),
            len(own),
        )

    def _kindness(self, results: Sequence[Sequence[Floats]], met: int) -> Floats | None:
        """How all worlds went for the moves that met all; none for a move that did itself."""
        every = [np.concatenate(each)[:, self.seat] for each in results if each]
        longest = max(map(len, every))
        if met == longest:
            return None
        kind: Floats = np.mean([each for each in every if len(each) == longest], axis=0)
        return kind

    def compared(self, better: int, worse: int) -> Compared:
        """How far apart two moves are."""
        some, others = self.shares(better), self.shares(worse)
        both = min(len(some), len(others))
        apart = some[:both] - others[:both]
        if better == worse:
            return Compared(Range(0.0, 0.0, 0.0), likely=False, sure=False)
        error = _error(apart, _squares_unseen(apart))
        mean = float(apart.mean())
        sure = mean > BEYOND_DOUBT * error and mean > LEAST_SHARE
        return Compared(_range(mean, error, both, -1.0, 1.0), mean > LIKELY * error, sure)

    def best_of(self, numbers: Sequence[int], trusted: Sequence[int]) -> int:
        """The best of some moves: one of those that we trust, unless another is likely better."""
        best = max(numbers, key=self.worth)
        known = max(trusted, key=self.worth, default=best)
        return best if self.compared(best, known).likely else known

    def forget(self, number: int) -> None:
        """A move is measured anew; what it took to find it stays counted."""
        self._shares[number].clear()
        self._points[number].clear()


def _squares_unseen(shares: Floats) -> float:
    """Where games ended in all or nothing, seeing nothing does not mean that there is nothing."""
    return ALL_OR_NOTHING * float(np.isin(np.abs(shares), (0.0, 1.0)).mean())


def _error(values: Floats, unseen: float = 0.0) -> float:
    """The standard error of a mean."""
    count = len(values)
    if count < 2:
        return math.inf
    squares = float(((values - values.mean()) ** 2).sum()) + unseen
    return math.sqrt(squares / (count - 1) / count)


def _range(
    mean: float, error: float, count: int, least: float = -math.inf, most: float = math.inf
) -> Range:
    wide = (SURE + FEW / count) * error
    mean = min(most, max(least, mean))
    return Range(mean, max(least, mean - wide), min(most, mean + wide))


def _steadied(
    values: Floats,
    kindness: Floats | None,
    unseen: float = 0.0,
    least: float = -math.inf,
    most: float = math.inf,
) -> Range:
    """A mean over some worlds, less what their kindness had to do with it (a control variate)."""
    count = len(values)
    if kindness is None:
        return _range(float(values.mean()), _error(values, unseen), count, least, most)
    met = kindness[:count]
    spread = float(met.var())
    part = float(((values - values.mean()) * (met - met.mean())).mean()) / spread if spread else 0.0
    part = min(1.0, max(0.0, part))
    mean = float(values.mean()) + part * float(kindness.mean() - met.mean())
    error = math.hypot(_error(values - part * met, unseen), part * _error(kindness))
    return _range(mean, error, count, least, most)


@dataclass(frozen=True)
class Weighted:
    """All moves of a decision, weighed."""

    seen: Weighing
    best: int  # its number among the moves
    second: int
    worlds: Rows  # in which these two were measured


def weigh(
    sampler: Sampler,
    root: Rows,
    seat: int,
    legal: Sequence[int],
    rng: U64Array,
    playouts: int,
    trusted: Sequence[int] = (),
) -> Weighted:
    """Weigh every legal move with about so many playouts.

    A third goes to finding the best ones, a third to all, a third to those that matter. Some moves
    are trusted: what a good player would do, and what somebody did. Another one is called best only
    if it is likely better than they are, since of many moves some will look better by chance.
    """
    seen = Weighing(seat, legal)
    third = playouts // 3
    least = min(FIRST_WORLDS, max(LEAST_WORLDS, playouts // 12))
    left = list(range(len(legal)))
    rounds = max(1, math.ceil(math.log2(len(left))))
    for number in range(rounds):
        count = max(third // rounds // len(left), least if number == 0 else 1)
        _, shares, points = sampler.play_on(root, seat, [legal[at] for at in left], rng, count)
        seen.add(left, shares, points)
        left = sorted(left, key=seen.worth, reverse=True)
        if all(seen.compared(left[0], other).sure for other in left[1:]):
            break
        left = left[: max(2, math.ceil(len(left) / 2))]
    everything = list(range(len(legal)))
    for number in everything:
        seen.forget(number)
    # Fresh worlds: some for all, so that every move's figure is honest; more for those that matter.
    some = max(least, third // len(legal))
    first, shares, points = sampler.play_on(root, seat, legal, rng, some)
    seen.add(everything, shares, points)
    known = [legal.index(move) for move in trusted]
    measured = list(dict.fromkeys([*left[:2], *known]))
    more = max(least, third // len(measured))
    chances = rng.copy()
    rest, shares, points = sampler.play_on(root, seat, [legal[at] for at in measured], rng, more)
    seen.add(measured, shares, points)
    # What looks better than the best in few worlds is looked at in those that the best has met.
    most = max(seen.weighed(at).share.mean for at in measured)
    others = [at for at in everything if at not in measured]
    others = [at for at in others if seen.weighed(at).share.mean > most]
    if others:
        moves = [legal[at] for at in others]
        _, shares, points = sampler.play_on(root, seat, moves, chances, more)
        seen.add(others, shares, points)
    measured += others
    best = seen.best_of(measured, known)
    second = max((at for at in measured if at != best), key=seen.worth)
    return Weighted(seen, best, second, np.concatenate([first, rest]))
