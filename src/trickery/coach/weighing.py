"""What every legal move is worth to the seat to move, over what it can know, give or take.

Rests on `sampling`. All moves meet the same worlds. Effort goes to the moves that are close: after
each round of worlds the weaker half goes (sequential halving), until two are left or the best is
beyond doubt. Whoever comes out on top of many had luck, too, and whoever goes had none; so all are
then measured in fresh worlds, the best two and those that somebody wants to know about in most of
them, and only these worlds count.
An interval is what it says: 95 of 100 hold the value that endless worlds would give.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trickery.coach.sampling import Sampler
from trickery.core.contract import Rows
from trickery.core.state import Words

Floats = npt.NDArray[np.float64]

SURE = 1.96  # standard errors to either side that hold 95 of 100 values, if there are many
FEW = 2.4  # what is added to that for few: divided by how many (near Student's distribution)
BEYOND_DOUBT = 3.0  # standard errors by which a move must be better to be called so
LEAST_SHARE = 0.005  # of the win: what is less is no difference to a person
FIRST_WORLDS = 32  # that every move gets, however small the budget
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

    def mean(self, number: int) -> float:
        """The seat's mean share of the win."""
        return float(self.shares(number).mean())

    def weighed(self, number: int) -> Weighed:
        """What one move is worth."""
        shares = np.concatenate(self._shares[number])
        points = np.concatenate(self._points[number])[:, self.seat]
        own = shares[:, self.seat]
        return Weighed(
            self.moves[number],
            _range(own, _error(own), 0.0, 1.0),
            _range(points, _plain_error(points)),
            tuple(float(mean) for mean in shares.mean(axis=0)),
            len(own),
        )

    def compared(self, better: int, worse: int) -> Compared:
        """How far apart two moves are."""
        some, others = self.shares(better), self.shares(worse)
        both = min(len(some), len(others))
        apart = some[:both] - others[:both]
        if better == worse:
            return Compared(Range(0.0, 0.0, 0.0), sure=False)
        error = _error(apart)
        mean = float(apart.mean())
        return Compared(
            _range(apart, error, -1.0, 1.0), mean > BEYOND_DOUBT * error and mean > LEAST_SHARE
        )

    def forget(self, number: int) -> None:
        """A move is measured anew; what it took to find it stays counted."""
        self._shares[number].clear()
        self._points[number].clear()


def _plain_error(values: Floats) -> float:
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def _error(shares: Floats) -> float:
    """The standard error of a mean of shares.

    Where games ended in all or nothing, seeing nothing does not mean that there is nothing.
    """
    count = len(shares)
    if count < 2:
        return math.inf
    ended = float(np.isin(np.abs(shares), (0.0, 1.0)).mean())
    squares = float(((shares - shares.mean()) ** 2).sum()) + ALL_OR_NOTHING * ended
    return math.sqrt(squares / (count - 1) / count)


def _range(values: Floats, error: float, least: float = -math.inf, most: float = math.inf) -> Range:
    mean = float(values.mean())
    wide = (SURE + FEW / len(values)) * error
    return Range(mean, max(least, mean - wide), min(most, mean + wide))


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
    rng: Words,
    playouts: int,
    wanted: Sequence[int] = (),
) -> Weighted:
    """Weigh every legal move with about so many playouts, half of them for those that matter."""
    seen = Weighing(seat, legal)
    left = list(range(len(legal)))
    rounds = max(1, math.ceil(math.log2(len(left))))
    for number in range(rounds):
        count = max(playouts // 2 // rounds // len(left), FIRST_WORLDS if number == 0 else 1)
        _, shares, points = sampler.play_on(root, seat, [legal[at] for at in left], rng, count)
        seen.add(left, shares, points)
        left = sorted(left, key=seen.mean, reverse=True)
        if all(seen.compared(left[0], other).sure for other in left[1:]):
            break
        left = left[: max(2, math.ceil(len(left) / 2))]
    for number in range(len(legal)):
        seen.forget(number)
    # Fresh worlds: some for all, so that every move's figure is honest; most for those that matter.
    everything = list(range(len(legal)))
    some = max(FIRST_WORLDS, playouts // 5 // len(legal))
    first, shares, points = sampler.play_on(root, seat, legal, rng, some)
    seen.add(everything, shares, points)
    measured = list(dict.fromkeys([*left[:2], *(legal.index(move) for move in wanted)]))
    more = max(FIRST_WORLDS, 3 * playouts // 10 // len(measured))
    moves = [legal[at] for at in measured]
    rest, shares, points = sampler.play_on(root, seat, moves, rng, more)
    seen.add(measured, shares, points)
    worlds = np.concatenate([first, rest])
    best, second = sorted(measured, key=seen.mean, reverse=True)[:2]
    return Weighted(seen, best, second, worlds)
