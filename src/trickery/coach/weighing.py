"""What every legal move is worth to the seat to move, given what it can know, with error bars.

Rests on `sampling`. All moves are tried in the same worlds. Effort goes to the close moves: after
each round of worlds the weaker half is dropped (sequential halving), until two are left or the best
is beyond doubt. This selection is biased in favour of lucky moves; so all are then measured in new
worlds, and only these count. The moves that could be the best, the trusted ones, and any that now
look better are tried in more of them. The results of the others are corrected by how favourable
their few worlds were to the moves that were tried in all (a control variate). Intervals are
calibrated: 95 of 100 contain the value that infinitely many worlds would give.

Moves that can't be told apart form a group with one figure, so that nothing is called better than
what it can't be told from, and no move is recommended below a higher figure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
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
SHOWN = 1e-4  # of win share and points: smaller differences are told nowhere
FIRST_WORLDS = 32  # that every move gets, unless the budget is tiny
LEAST_WORLDS = 8  # for every move even then
MOST_MEASURED = 5  # moves measured more closely because they could be the best
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
    """By how much one move, or group, is better than another, in the worlds that both met."""

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
        return self.groups_compared([better], [worse])

    def groups_compared(self, better: Sequence[int], worse: Sequence[int]) -> Compared:
        """Compare what two groups of moves bring on average."""
        if list(better) == list(worse):
            return Compared(Range(0.0, 0.0, 0.0), likely=False, sure=False)
        both = min(len(self.shares(at)) for at in (*better, *worse))
        some, others = (
            np.mean([self.shares(at)[:both] for at in group], axis=0) for group in (better, worse)
        )
        apart = some - others
        error, mean = _error(apart, _squares_unseen(apart)), float(apart.mean())
        likely = mean > LIKELY * error and mean > LEAST_SHARE
        if not apart.any():  # nothing can be won or lost any more: points decide
            points = self._points_apart(better, worse, both)
            likely = float(points.mean()) > LIKELY * _error(points)
        return Compared(_range(mean, error, both, -1.0, 1.0), likely, self._sure(better, worse))

    def _sure(self, better: Sequence[int], worse: Sequence[int]) -> bool:
        """Whether one group is better beyond doubt: its first move than every other one.

        On average isn't enough, since groups are made of moves that happened to do worse.
        """
        some = self.shares(better[0])
        for at in worse:
            others = self.shares(at)
            both = min(len(some), len(others))
            apart = some[:both] - others[:both]
            mean, error = float(apart.mean()), _error(apart, _squares_unseen(apart))
            if not (mean > BEYOND_DOUBT * error and mean > LEAST_SHARE):
                return False
        return True

    def _points_apart(self, better: Sequence[int], worse: Sequence[int], both: int) -> Floats:
        some, others = (
            np.mean([np.concatenate(self._points[at])[:both, self.seat] for at in group], axis=0)
            for group in (better, worse)
        )
        apart: Floats = some - others
        return apart

    def groups(self, measured: Sequence[int]) -> list[list[int]]:
        """The moves in groups that can't be told apart, best first.

        The first group is formed from those measured in all worlds. Within a group, the one that
        did best comes first. Groups that would be told with the same figures are one.
        """
        first = self._groups_of(measured)[0]
        others = [at for at in range(len(self.moves)) if at not in first]
        groups = [first]
        for group in self._groups_of(others):
            if self._told_apart(groups[-1], group):
                groups.append(group)
            else:
                groups[-1] += group
        return groups

    def _told_apart(self, better: Sequence[int], worse: Sequence[int]) -> bool:
        """Whether the figures of two groups, as they're told, show which is better."""
        (share, points), (less, fewer) = (
            np.mean([self.figures(at) for at in group], axis=0) for group in (better, worse)
        )
        return bool(abs(share - less) >= SHOWN or points - fewer >= SHOWN)

    def _groups_of(self, numbers: Sequence[int]) -> list[list[int]]:
        """Begin a group with every move that is likely worse than the first of the group before.

        So every member of a group did better than every member of the next one.
        """
        groups: list[list[int]] = []
        for at in sorted(numbers, key=self.figures, reverse=True):
            if groups and not self.compared(groups[-1][0], at).likely:
                groups[-1].append(at)
            else:
                groups.append([at])
        return groups

    def figures(self, number: int) -> tuple[float, float]:
        """A move's chance of winning and its points, corrected for its worlds."""
        told = self.weighed(number)
        return told.share.mean, told.points.mean

    def figure_of(self, group: Sequence[int]) -> float:
        """The chance of winning of a group's moves."""
        return float(np.mean([self.weighed(at).share.mean for at in group]))

    def best_of(self, numbers: Sequence[int], trusted: Sequence[int]) -> int:
        """The best of some moves: a trusted one, unless another is likely better."""
        return suggested(self._groups_of(numbers)[0], trusted)

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
    groups: list[list[int]]  # numbers of moves that can't be told apart, best first
    best: int  # of the first group: the one to suggest


def suggested(group: Sequence[int], trusted: Sequence[int]) -> int:
    """Which of several equally good moves to suggest: one that's trusted, if there is one."""
    return next((at for at in trusted if at in group), group[0])


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

    A third goes to finding those that could be the best, a third to all, a third to those that
    matter. Some moves are trusted: a good player's, and the one played. Another is called better
    only if it's likely better than they are, since among many moves some look better by chance.
    """
    seen = Weighing(seat, legal)
    third = playouts // 3
    least = min(FIRST_WORLDS, max(LEAST_WORLDS, playouts // 12))
    everything = list(range(len(legal)))

    def play(numbers: Sequence[int], chances: U64Array, count: int) -> None:
        moves = [legal[at] for at in numbers]
        _, shares, points = sampler.play_on(root, seat, moves, chances, count)
        seen.add(numbers, shares, points)

    promising = _promising(seen, play, rng, third, least)
    for number in everything:
        seen.forget(number)
    # New worlds: some for all, so that every move's figure is unbiased; more for those that matter.
    play(everything, rng, max(least, third // len(legal)))
    known = [legal.index(move) for move in trusted]
    measured = list(dict.fromkeys([*promising, *known]))
    more, chances = max(least, third // len(measured)), rng.copy()
    play(measured, rng, more)
    # Moves that look better than the best in few worlds are tried in all of the best ones' worlds.
    while True:
        groups = seen.groups(measured)
        most = seen.figure_of(groups[0])
        others = [at for at in everything if at not in measured and seen.figures(at)[0] > most]
        if not others:
            return Weighted(seen, groups, suggested(groups[0], known))
        play(others, chances.copy(), more)
        measured += others


def _promising(
    seen: Weighing, play: Callable[..., None], rng: U64Array, playouts: int, least: int
) -> list[int]:
    """Find the moves that could be the best, by sequential halving."""
    left = list(range(len(seen.moves)))
    rounds = max(1, math.ceil(math.log2(len(left))))
    ranked: list[int] = []  # those dropped, the better before the worse
    for number in range(rounds):
        play(left, rng, max(playouts // rounds // len(left), least if number == 0 else 1))
        left = sorted(left, key=seen.worth, reverse=True)
        if all(seen.compared(left[0], other).sure for other in left[1:]):
            break
        kept = max(2, math.ceil(len(left) / 2))
        left, ranked = left[:kept], left[kept:] + ranked
    near = [at for at in (*left, *ranked) if not seen.compared(left[0], at).likely]
    return list(dict.fromkeys([*left[:2], *near]))[:MOST_MEASURED]
