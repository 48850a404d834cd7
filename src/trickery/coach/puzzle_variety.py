"""Puzzles that nobody solves by habit: how far a fixed rule gets, and what a Regular bot solves.

Rests on `puzzles`. A habit is a rule without thought, such as "challenge if you can, else pass,
else the first lit card": it prefers some kinds of moves to others, and of those of one kind it
always takes the first, the middle or the last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import TypeAlias

from trickery.coach.causes import NO_SINGLE_REASON
from trickery.coach.puzzles import Puzzle
from trickery.core.contract import Game

HABIT = 1.3  # times as many puzzles as by chance: the most that a habit may solve
PREFERENCES = 4  # kinds of moves that a habit puts in order
FEW = 8  # puzzles: so few show no habit

Habit: TypeAlias = tuple[tuple[str, ...], int]  # kinds of moves in order; which one of a kind


@dataclass(frozen=True)
class Solvers:
    """Who solves a puzzle without thinking about it."""

    chance: float  # that a random move is right
    habits: frozenset[Habit]
    regular: bool  # whether a Regular bot finds it


def solvers(game: Game, puzzle: Puzzle) -> Solvers:
    """Who solves a puzzle."""
    match = puzzle.begin()
    kinds = sorted({type(move).__name__ for move in game.moves})
    by_kind: dict[str, list[str]] = {}
    for number in match.legal():
        by_kind.setdefault(type(game.moves[number]).__name__, []).append(str(game.moves[number]))
    habits = set()
    for order in permutations(kinds, min(PREFERENCES, len(kinds))):
        moves = next((by_kind[kind] for kind in order if kind in by_kind), [])
        for place, at in enumerate((0, len(moves) // 2, len(moves) - 1)):
            if moves and moves[at] in puzzle.answers:
                habits.add((order, place))
    chance = len(puzzle.answers) / len(match.legal())
    regular = puzzle.finding["regular"] in puzzle.answers
    return Solvers(chance, frozenset(habits), regular)


def best_habit(every: Iterable[Solvers]) -> int:
    """How many puzzles the best habit solves."""
    return max(_habits(every).values(), default=0)


def by_chance(every: Iterable[Solvers]) -> float:
    """How many puzzles random moves solve on average."""
    return sum(each.chance for each in every)


def fits(there: Sequence[Solvers], new: Solvers, total: int) -> bool:
    """Whether a puzzle may join others, if there are to be so many in the end."""
    every = [*there, new]
    if len(every) <= FEW:
        return True
    if new.regular and 2 * sum(each.regular for each in every) >= total:
        return False
    habits = _habits(every)
    most = HABIT * by_chance(every) * max(1.0, total / len(every))
    return all(habits[habit] <= most for habit in new.habits)


def most_habitual(every: Sequence[Solvers]) -> int | None:
    """Which puzzle to leave out first; none if no habit, nor a Regular bot, solves too many."""
    if len(every) <= FEW:
        return None
    most = HABIT * by_chance(every)
    too_good = {habit for habit, solved in _habits(every).items() if solved > most}
    regular = 2 * sum(each.regular for each in every) >= len(every)
    if not too_good and not regular:
        return None

    def faults(at: int) -> tuple[float, float]:
        each = every[at]
        share = len(each.habits & too_good) / max(1, len(too_good))
        return share + (regular and each.regular), -each.chance

    return max(range(len(every)), key=faults)


def _habits(every: Iterable[Solvers]) -> Counter[Habit]:
    return Counter(habit for each in every for habit in each.habits)


def has_reason(puzzle: Puzzle) -> bool:
    """Whether its answer can be explained in a sentence."""
    return bool(puzzle.finding["why"]["says"]["id"] != NO_SINGLE_REASON.id)
