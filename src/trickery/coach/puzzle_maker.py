"""Making puzzles: positions with one clearly best move that the rule of thumb misses.

Rests on `finding` and `puzzles`. Regulars play games; a position is looked at again and
again, each time in other worlds: the network's guess after each move, the usual look, twice, and
one of ten times that depth. Only what holds every time is kept, and one of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from trickery.bots.policy import mind_of
from trickery.coach.finding import find, position
from trickery.coach.puzzles import Puzzle, of_match
from trickery.coach.told import DEPTHS, Finding
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator, generator_for
from trickery.core.rows import Rows
from trickery.core.state import U64Array

USUAL, DEEP = DEPTHS["usual"], 10 * DEPTHS["usual"]  # playouts
GUESSED = (8, 48)  # worlds in which the network is asked: a few first
MARGIN = 0.04  # of the win: by so much the best move is better than every other one
TRIED = 2  # positions of a game that are looked at
FEWEST_MOVES = 3  # to choose among: of two everybody finds the right one half the time
MOST_MOVES = 40
PARTS = 3  # of a game: early, in the middle, late
SAME = 3  # no move is the answer to more than one puzzle of so many


@dataclass(frozen=True, eq=False)
class Standing:
    """A decision in a game, to come back to."""

    rows: Rows
    seat: int
    steps: int  # of the match's history before it
    moves: int  # among them
    scores: list[int]


@dataclass(frozen=True)
class PuzzlePlan:
    """What is to be made."""

    game: Game
    count: int
    chances: str  # the same chances, the same puzzles
    depth: int = DEEP
    margin: float = MARGIN
    within: int | None = None  # steps to the end of the round: what is near is looked at quickly


def make(plan: PuzzlePlan, tell: Callable[[str], None]) -> Iterator[Puzzle]:
    """So many puzzles, each from another game."""
    game, numbers = plan.game, range(plan.game.card.fewest, plan.game.card.most + 1)
    parts: Counter[int] = Counter()
    answers: Counter[str] = Counter()
    looked = deep = played = 0
    while parts.total() < plan.count:
        rng = generator_for(plan.chances, played)
        match, found = _played(game, numbers[played % len(numbers)], rng, plan.within)
        played += 1
        full = {each for each in parts if 2 * parts[each] >= plan.count and plan.within is None}
        by_part = {where: PARTS * where.steps // len(match.history) for where in found}
        worth = [
            where
            for where in found
            if by_part[where] not in full
            and _decided(game, where)
            and all(_guess(game, where, worlds, rng) >= plan.margin for worlds in GUESSED)
        ]
        for where in sorted(worth, key=lambda each: parts[by_part[each]])[:TRIED]:
            looked += 1
            usual = look(game, where, None, 0, USUAL)
            if not _clear(usual, plan.margin) or SAME * answers[usual["best"]] >= plan.count:
                continue
            again = look(game, where, None, 1, USUAL)  # a tenth of what it may save
            if not _clear(again, plan.margin) or not _same(again, usual):
                continue
            deep += 1
            deeper = look(game, where, usual["thumb"], 2, plan.depth)
            if _same(deeper, usual) and clear(deeper, plan.margin):
                parts[by_part[where]] += 1
                answers[deeper["best"]] += 1
                done = f"{parts.total()} of {plan.count}"
                tell(f"{game.name}: {done}; {played} games, {looked} looks, {deep} of them deep")
                yield _puzzle(match, where, deeper)
                break


def look(game: Game, where: Standing, thumb: str | None, number: int, playouts: int) -> Finding:
    """Look at a position; another number, other worlds."""
    chosen = None if thumb is None else game.moves.parse(thumb)
    at = position(game, where.rows, where.seat, chosen, number, where.moves)
    return find(at, playouts)


def clear(finding: Finding, margin: float = MARGIN) -> bool:
    """Is there one clearly best move, which the rule of thumb misses?"""
    best, *others = finding["moves"]
    apart = [others[0], *(each for each in others if each["move"] == finding["thumb"])]
    return _clear(finding, margin) and all(
        best["share"]["low"] > each["share"]["high"] for each in apart
    )


def _clear(finding: Finding, margin: float) -> bool:
    best, *others = finding["moves"]
    far = all(best["share"]["mean"] - each["share"]["mean"] >= margin for each in others)
    return far and finding["thumb"] != best["move"]


def looked_again(game: Game, puzzle: Puzzle, number: int, playouts: int) -> Finding:
    """Look at a puzzle again, in other worlds."""
    match = puzzle.begin()
    return look(game, _standing(match), puzzle.finding["chosen"], number, playouts)


def refreshed(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with reasons as they are given today, and its figures as they were."""
    for number in range(2, 6):
        found = looked_again(game, puzzle, number, USUAL)
        if found["best"] == puzzle.finding["best"]:
            new = {key: found[key] for key in ("reasons", "hidden")}
            return replace(puzzle, finding={**puzzle.finding, **new})
    return puzzle


def _played(
    game: Game, players: int, rng: U64Array, within: int | None
) -> tuple[Match, list[Standing]]:
    """A game of regulars, and its decisions with a choice that are near the end of a round."""
    match = Match(game, players, seed=(int(rng[0]), int(rng[1]) | 1))
    near: list[Standing] = []
    waiting: list[Standing] = []
    while (seat := match.actor) is not None:
        legal = match.legal()
        move = legal[0]
        if len(legal) > 1:
            move = mind_of(game).choice(game.twin(match.snapshot()[0], seat, rng)[0], rng)
            if FEWEST_MOVES <= len(legal) <= MOST_MOVES:
                waiting.append(_standing(match))
        match.make(move)
        if match.over or match.history[-1].chance is not None:
            ended = [each for each in waiting if match.over or each.scores != match.scores]
            steps = len(match.history)
            near += [each for each in ended if within is None or steps - each.steps <= within]
            waiting = [each for each in waiting if not match.over and each.scores == match.scores]
    return match, near


def _standing(match: Match) -> Standing:
    assert match.actor is not None
    moves = sum(each.seat is not None for each in match.history)
    return Standing(match.snapshot(), match.actor, len(match.history), moves, match.scores)


def _guess(game: Game, where: Standing, worlds: int, rng: U64Array) -> float:
    """By how much another move than the rule of thumb's may be the best: the network's guess."""
    mind, legal = mind_of(game), game.legal_moves(where.rows[0])
    shares = np.zeros(len(legal))
    for _ in range(worlds):
        world = game.twin(where.rows[0], where.seat, rng)
        shares += [mind.outcome(world.copy(), move, where.seat)[0] for move in legal]
    second, best = np.argsort(shares)[-2:]
    if legal[best] == game.advised(world[0], rng)[0]:
        return 0.0
    return float(shares[best] - shares[second]) / worlds


def _same(some: Finding, other: Finding) -> bool:
    return some["best"] == other["best"] and some["thumb"] == other["thumb"]


def _decided(game: Game, where: Standing) -> bool:
    """Has the rule of thumb an opinion? Where it draws lots there is nothing that it misses."""
    row = where.rows[0]
    return len({game.advised(row, generator(each))[0] for each in range(8)}) == 1


def _puzzle(match: Match, where: Standing, deep: Finding) -> Puzzle:
    there = match.standing_at(where.rows)
    del there.history[where.steps :]
    return of_match(there, deep)
