"""What every legal move is worth to the seat to move, given what it can know, with error bars.

Rests on `sampling`. All moves are tried in the same worlds. Effort goes to the close moves: after
each round of worlds the weaker half is dropped (sequential halving), until two are left or the best
is beyond doubt. This selection is biased in favour of lucky moves; so all are then measured in new
worlds, and only these count. The best two, the trusted ones, and any that now look better are tried
in more of them. The results of the others are corrected by how favourable their few worlds were to
the moves that were tried in all (a control variate). Intervals are calibrated: 95 of 100 contain
the value that infinitely many worlds would give.
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
FEW = 2.4  # added to that, divided by the number of values (approximates Student's t)
LIKELY, BEYOND_DOUBT = 1.5, 3.0  # standard errors by which a move must be better to be called so
LEAST_SHARE = 0.005  # win share: smaller differences are negligible
FIRST_WORLDS = 32  # that every move gets, unless the budget is tiny
LEAST_WORLDS = 8  # for every move even then
ALL_OR_NOTHING = 2.25  # squares added where games ended: none lost of n still leaves 3/n in doubt


@dataclass(frozen=True)
class Range:
    """A mean and its 95% confidence interval."""

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
    likely: bool  # whether it's likely to be better
    sure: bool  # whether it's better beyond doubt


class Weighing:
    """The samples of one decision's moves."""

    def __init__(self, seat: int, moves: Sequence[int]) -> None:
        self.seat = seat
        self.moves = tuple(moves)
        self.playouts = 0
        # By move, round by round: results in its worlds. Dropped moves have only the first rounds.
        self._shares: list[list[Floats]] = [[] for _ in moves]
        self._points: list[list[Floats]] = [[] for _ in moves]

    def add(self, at: Sequence[int], shares: Floats, points: Floats) -> None:
        """Record the results of some worlds for those moves."""
        for column, number in enumerate(at):
            self._shares[number].append(shares[:, column])
            self._points[number].append(points[:, column])
        self.playouts += shares.shape[0] * len(at)

    def shares(self, number: int) -> Floats:
        """The seat's win share in every world in which a move was played."""
        return np.concatenate(self._shares[number])[:, self.seat]

    def worth(self, number: int) -> tuple[float, float]:
        """The ranking of moves: by mean win share, then by points."""
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
        """Results of the moves tried in all worlds; None for a move that is one of them."""
        every = [np.concatenate(each)[:, self.seat] for each in results if each]
        longest = max(map(len, every))
        if met == longest:
            return None
        kind: Floats = np.mean([each for each in every if len(each) == longest], axis=0)
        return kind

    def compared(self, better: int, worse: int) -> Compared:
        """Compare two moves."""
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
        """The best of some moves: a trusted one, unless another is likely better."""
        best = max(numbers, key=self.worth)
        known = max(trusted, key=self.worth, default=best)
        return best if self.compared(best, known).likely else known

    def forget(self, number: int) -> None:
        """Discard a move's samples; their playouts still count towards the budget."""
        self._shares[number].clear()
        self._points[number].clear()


def _squares_unseen(shares: Floats) -> float:
    """Extra variance for all-or-nothing results: no observed variation doesn't mean there's
    none."""
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
    """A mean over some worlds, corrected for how favourable they were (a control variate)."""
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
    """Weigh every legal move with about that many playouts.

    A third goes to finding the best ones, a third to all, a third to those that matter. Some moves
    are trusted: a good player's, and the one played. Another is called best only if it's likely
    better than they are, since among many moves some look better by chance.
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
    # New worlds: some for all, so that every move's figure is unbiased; more for those that matter.
    some = max(least, third // len(legal))
    first, shares, points = sampler.play_on(root, seat, legal, rng, some)
    seen.add(everything, shares, points)
    known = [legal.index(move) for move in trusted]
    measured = list(dict.fromkeys([*left[:2], *known]))
    more = max(least, third // len(measured))
    chances = rng.copy()
    rest, shares, points = sampler.play_on(root, seat, [legal[at] for at in measured], rng, more)
    seen.add(measured, shares, points)
    # Moves that look better than the best in few worlds are tried in all of the best one's worlds.
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
