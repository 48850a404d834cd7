"""Making puzzles: positions with one clearly best move that the rule of thumb misses.

Rests on `finding` and `puzzles`. Regular bots play games (rules of thumb, in a game without a
network); each position is analysed several times, each in other worlds: by a guess, twice at the
usual depth, and once at ten times that depth. Only positions that pass every time are kept, one per
game, if there's a reason to tell, and if no habit would solve too many of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

import numpy as np

from trickery.bots.network import has_network
from trickery.bots.policy import mind_of
from trickery.coach.finding import find, position
from trickery.coach.puzzle_variety import fits, has_reason, most_habitual, solvers
from trickery.coach.puzzles import OTHER, Puzzle, of_match
from trickery.coach.screening import guesses
from trickery.coach.told import DEPTHS, Finding
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator, generator_for
from trickery.core.rows import Rows
from trickery.core.state import U64Array

USUAL, DEEP = DEPTHS["usual"], 10 * DEPTHS["usual"]  # playouts
GUESSED = (8, 48)  # worlds for the network's guess: a few first
MARGIN = 0.04  # win share by which the best move must beat every other
TRIED = 2  # positions analysed per game
FEWEST_MOVES = 3  # with two, guessing is right half the time
MOST_MOVES = 40
LINE = 2  # moves that a seat makes in a row: a twist and a claim, say
PARTS = 3  # parts of a game: early, middle, late


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
    """The puzzles to make."""

    game: Game
    count: int
    chances: str  # the seed: it determines the puzzles
    depth: int = DEEP
    margin: float = MARGIN
    within: int | None = None  # steps to the end of the round: near ends are quick to analyse


def make(
    plan: PuzzlePlan, there: Sequence[Puzzle], tell: Callable[[str], None]
) -> Iterator[Puzzle]:
    """Make puzzles, each from another game, to go with those that are there."""
    game, numbers = plan.game, range(plan.game.card.fewest, plan.game.card.most + 1)
    made = [solvers(game, each) for each in there]
    total = len(there) + plan.count
    parts: Counter[int] = Counter()
    looked = deep = played = 0
    while len(made) < total:
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
            first = _puzzle(match, where, usual)
            if not _clear(usual, plan.margin) or not fits(made, solvers(game, first), total):
                continue
            if lost_at_once(first):
                continue
            again = look(game, where, None, 1, USUAL)  # a tenth of the cost that it can save
            if not _clear(again, plan.margin) or not _same(again, usual):
                continue
            deep += 1
            deeper = look(game, where, usual["thumb"], 2, plan.depth)
            puzzle = _puzzle(match, where, deeper)
            told = _same(deeper, usual) and clear(deeper, plan.margin) and has_reason(puzzle)
            if told and fits(made, by := solvers(game, puzzle), total):
                parts[by_part[where]] += 1
                made.append(by)
                done = f"{len(made) - len(there)} of {plan.count}"
                tell(f"{game.name}: {done}; {played} games, {looked} looks, {deep} of them deep")
                yield puzzle
                break


def lost_at_once(puzzle: Puzzle) -> bool:
    """Whether the next seat can win at once after the answer, in the real position."""
    match = puzzle.begin()
    seat, after = puzzle.seat, _after(match, match.game.moves.parse(puzzle.answers[0]))
    return after is not None and _is_lost(after, seat, LINE)


def _is_lost(match: Match, seat: int, moves: int) -> bool:
    """Whether the next seat can win at once, whatever this seat does first with some more moves."""
    if match.actor != seat:
        return match.actor is not None and _can_win(match, match.actor, LINE)
    afters = [_after(match, move) for move in match.legal()] if moves else [None]
    return all(each is not None and _is_lost(each, seat, moves - 1) for each in afters)


def _can_win(match: Match, seat: int, moves: int) -> bool:
    """Whether a seat to move can win with so many moves in a row."""
    for after in (_after(match, move) for move in match.legal()):
        if after is None:
            continue
        if after.over and after.winners == [seat]:
            return True
        if moves > 1 and after.actor == seat and _can_win(after, seat, moves - 1):
            return True
    return False


def _after(match: Match, move: int) -> Match | None:
    """The match after a move; none if chance comes next."""
    after = match.copy()
    after.make(move)
    return after if after.history[-1].chance is None else None


def look(game: Game, where: Standing, thumb: str | None, number: int, playouts: int) -> Finding:
    """Analyse a position; `number` selects the worlds."""
    chosen = None if thumb is None else game.moves.parse(thumb)
    at = position(game, where.rows, where.seat, chosen, number, where.moves)
    return find(at, playouts)


def clear(finding: Finding, margin: float = MARGIN) -> bool:
    """Whether there's one clearly best move that the rule of thumb misses."""
    best, *others = finding["groups"]
    apart = [others[0], *(each for each in others if finding["thumb"] in each["moves"])]
    return _clear(finding, margin) and all(
        best["share"]["low"] > each["share"]["high"] for each in apart
    )


def _clear(finding: Finding, margin: float) -> bool:
    best, *others = finding["groups"]
    far = bool(others) and others[0]["cost"]["mean"] >= margin
    return far and len(best["moves"]) == 1 and finding["thumb"] not in best["moves"]


def looked_again(game: Game, puzzle: Puzzle, number: int, playouts: int) -> Finding:
    """Analyse a puzzle again, in other worlds."""
    match = puzzle.begin()
    return look(game, _standing(match), puzzle.finding["chosen"], number, playouts)


def refreshed(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with updated reasons and its original figures."""
    where = _standing(puzzle.begin())
    chosen = game.moves.parse(puzzle.finding["chosen"])
    at = position(game, where.rows, where.seat, chosen, 2, where.moves)
    finding = find(at, puzzle.finding["playouts"], cast(Finding, puzzle.finding))
    return replace(puzzle, finding=finding, theme=theme_of(game, finding))


def varied(game: Game, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """Those of some puzzles that have a reason and don't lose at once, and that no habit solves."""
    sound = [each for each in puzzles if has_reason(each) and not lost_at_once(each)]
    kept = [(each, solvers(game, each)) for each in sound]
    while kept and (at := most_habitual([by for _, by in kept])) is not None:
        del kept[at]
    return [each for each, _ in kept]


def theme_of(game: Game, finding: Mapping[str, Any]) -> str:
    """What a puzzle is about: the theme that its game gives to the fact that decides it."""
    says = finding["why"]["says"]
    fact = says.get("fact", {}).get("id", "")
    themes = {} if game.facts is None else game.facts.THEMES
    form = says["id"].rpartition("-")[2]  # coach-because-more, coach-because-less
    form = {"always": "more", "never": "less"}.get(form, form)
    answer = str(finding["best"]).partition(" ")[0]  # such as "cheat"
    keys = (f"{answer} {fact}.{form}", f"{fact}.{form}", fact)
    return next((themes[key] for key in keys if key in themes), OTHER)


def _played(
    game: Game, players: int, rng: U64Array, within: int | None
) -> tuple[Match, list[Standing]]:
    """A game of bots, and its decisions with a choice near the end of a round."""
    match = Match(game, players, seed=(int(rng[0]), int(rng[1]) | 1))
    near: list[Standing] = []
    waiting: list[Standing] = []
    while (seat := match.actor) is not None:
        legal = match.legal()
        move = legal[0]
        if len(legal) > 1:
            move = _usual_move(game, game.twin(match.snapshot()[0], seat, rng), rng)
            if FEWEST_MOVES <= len(legal) <= MOST_MOVES:
                waiting.append(_standing(match))
        match.make(move)
        if match.over or match.history[-1].chance is not None:
            ended = [each for each in waiting if match.over or each.scores != match.scores]
            steps = len(match.history)
            near += [each for each in ended if within is None or steps - each.steps <= within]
            waiting = [each for each in waiting if not match.over and each.scores == match.scores]
    return match, near


def _usual_move(game: Game, twin: Rows, rng: U64Array) -> int:
    """A Regular bot's move; without a network, the rule of thumb's."""
    if has_network(game):
        return mind_of(game).choice(twin[0], rng)
    return game.advised(twin[0], rng)[0]


def _standing(match: Match) -> Standing:
    assert match.actor is not None
    moves = sum(each.seat is not None for each in match.history)
    return Standing(match.snapshot(), match.actor, len(match.history), moves, match.scores)


def _guess(game: Game, where: Standing, worlds: int, rng: U64Array) -> float:
    """A guess of how much better a move other than the rule of thumb's may be."""
    root, legal = where.rows, game.legal_moves(where.rows[0])
    shares = guesses(game, root, where.seat, worlds, rng)
    second, best = np.argsort(shares)[-2:]
    if legal[best] == game.advised(root[0], rng)[0]:
        return 0.0
    return float(shares[best] - shares[second])


def _same(some: Finding, other: Finding) -> bool:
    return some["best"] == other["best"] and some["thumb"] == other["thumb"]


def _decided(game: Game, where: Standing) -> bool:
    """Whether the rule of thumb's choice is deterministic; if not, it can't miss a move."""
    row = where.rows[0]
    return len({game.advised(row, generator(each))[0] for each in range(8)}) == 1


def _puzzle(match: Match, where: Standing, deep: Finding) -> Puzzle:
    there = match.standing_at(where.rows)
    del there.history[where.steps :]
    return of_match(there, deep, theme_of(match.game, deep))
