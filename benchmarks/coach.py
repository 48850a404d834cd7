"""The accuracy of the coach's figures: calibration, validity, and the value of its hints.

python benchmarks/coach.py GAME RECORDS_FOLDER [--cpu] [--out FILE]

RECORDS_FOLDER holds GAME.LEVEL*.jsonl: games of bots of that level
(`trickery simulate GAME --bots LEVEL --records FILE`). On a GPU it takes minutes, on a
CPU hours: deep figures need millions of playouts.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HERE), str(HERE / "src")]

import numpy as np

from trickery.bots.policy import mind_of
from trickery.coach.finding import _regular
from trickery.coach.reviewing import positions
from trickery.coach.sampling import Sampler
from trickery.coach.told import DEPTHS
from trickery.coach.weighing import FIRST_WORLDS, Weighing, weigh
from trickery.core import records, registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.rows import Rows

LEVELS = ("master", "search", "regular", "novice", "random")  # search: policy+search@2000
USUAL = DEPTHS["usual"]


def half_width(values: Any) -> float:
    """Of the 95 % interval of a mean."""
    return 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))


class Played(NamedTuple):
    """A seat's decisions with a choice in one game, each as a twin with the chosen move."""

    seat: int
    players: int
    decisions: list[tuple[Rows, int]]
    result: float


def played(game: Game, folder: Path, level: str, most: int) -> Iterator[Played]:
    """Games of a level, seat by seat, until there are so many decisions."""
    count = 0
    for file in sorted(folder.glob(f"{game.name}.{level}*.jsonl")):
        for _, record in records.read(file):
            for seat in range(record["players"]):
                match = records.start(record)
                found = [
                    (np.frombuffer(where.row, dtype=game.State.dtype).copy(), where.chosen or 0)
                    for where in positions(match, record, seat)
                ]
                if found:
                    yield Played(seat, match.players, found, match.returns[seat])
                count += len(found)
            if count >= most:
                return


def grouped(games: Iterator[Played]) -> Iterator[list[Played]]:
    """Enough games at a time to keep a GPU busy."""
    group: list[Played] = []
    for each in games:
        group.append(each)
        if sum(len(one.decisions) for one in group) >= 240:
            yield group
            group = []
    if group:
        yield group


def many_at_once(sampler: Any, asked: Any, rng: Any) -> list[Any]:
    """Play out many positions: root, seat, moves, worlds."""
    if hasattr(sampler, "all_at_once"):
        found: list[Any] = []
        for first in range(0, len(asked), 40):  # so that their worlds fit into memory
            found += sampler.all_at_once(asked[first : first + 40], rng)
        return found
    return [sampler.play_on(root, seat, moves, rng, count) for root, seat, moves, count in asked]


class Question(NamedTuple):
    """A decision to be weighed."""

    root: Rows
    seat: int
    legal: list[int]
    trusted: list[int]


def weigh_many(
    sampler: Any, asked: Sequence[Question], rng: Any, worlds: int
) -> Iterator[tuple[Any, Weighing, list[int]]]:
    """Weigh many decisions at once, nearly as `weigh` does: first all moves in equally many worlds.

    Returns by decision: win shares by world and move; those measured in new worlds; the numbers of
    the moves measured there.
    """
    first = [
        (root, seat, legal, max(FIRST_WORLDS, 2 * USUAL // 3 // len(legal)))
        for root, seat, legal, _ in asked
    ]
    found = [
        shares[:, :, each.seat]
        for each, (_, shares, _) in zip(asked, many_at_once(sampler, first, rng), strict=True)
    ]
    measured = []
    for shares, (_, _, legal, trusted) in zip(found, asked, strict=True):
        best = [int(at) for at in np.argsort(-shares.mean(0))[:2]]
        measured.append(list(dict.fromkeys([*best, *(legal.index(move) for move in trusted)])))
    second = [
        (each.root, each.seat, [each.legal[at] for at in numbers], worlds)
        for each, numbers in zip(asked, measured, strict=True)
    ]
    for each, shares, numbers, (_, fresh, points) in zip(
        asked, found, measured, many_at_once(sampler, second, rng), strict=True
    ):
        seen = Weighing(each.seat, each.legal)
        seen.add(numbers, fresh, points)
        yield shares, seen, numbers


def validity(
    game: Game, sampler: Any, folder: Path, most: int, worlds: int, levels: Sequence[str]
) -> dict[str, Any]:
    """Mean cost per decision of each level, and mean luck per game.

    The best move is found in some worlds and measured in others, or costs would never be zero.
    """
    told: dict[str, Any] = {}
    rng = generator(5)
    for level in levels:
        began = time.time()
        rows = []  # by game and seat: the sum of costs, how many decisions, luck
        for group in grouped(played(game, folder, level, most)):
            asked, regulars = [], []
            for each in group:
                for row, chosen in each.decisions:
                    legal = game.legal_moves(row[0])
                    regulars.append(_regular(game, row, legal, game.advised(row[0], rng)[0]))
                    trusted = [legal[int(np.argmax(regulars[-1]))], chosen]
                    asked.append(Question(row, each.seat, legal, trusted))
            told_of = zip(asked, regulars, weigh_many(sampler, asked, rng, worlds), strict=True)
            for each in group:
                cost, luck, stands = 0.0, 0.0, 1 / each.players
                for question, odds, (shares, seen, numbers) in itertools.islice(
                    told_of, len(each.decisions)
                ):
                    at = [question.legal.index(move) for move in question.trusted]
                    cost += _cost(seen, numbers, at)
                    luck += float(odds @ shares.mean(0)) - stands
                    stands = float(shares.mean(0)[at[1]])
                rows.append([cost, len(each.decisions), luck + each.result - stands])
        if len(rows) < 2:
            continue
        sums = np.array(rows)
        told[level] = {
            "games": len(rows),
            "decisions": int(sums[:, 1].sum()),
            "cost": _ratio(sums[:, 0], sums[:, 1]),
            "luck": [float(sums[:, 2].mean()), half_width(sums[:, 2])],
            "seconds": time.time() - began,
        }
        print(game.name, level, told[level], flush=True)
    return told


def _cost(seen: Weighing, numbers: Sequence[int], trusted: Sequence[int]) -> float:
    """By how much the best move beats the chosen one: found in one half, measured in the other."""
    chosen = trusted[1]
    by_half = []
    for half in (0, 1):
        part = Weighing(seen.seat, seen.moves)
        for at in numbers:
            own = seen.shares(at)[half::2]
            part.add([at], _as_seats(own, seen.seat), _as_seats(own, seen.seat))
        by_half.append(part)
    costs = []
    for here, there in (by_half, by_half[::-1]):
        best = here.best_of(numbers, trusted)
        costs.append(float((there.shares(best) - there.shares(chosen)).mean()))
    return sum(costs) / 2


def _as_seats(own: Any, seat: int) -> Any:
    """One seat's results, in the form of one move's results of all seats."""
    told = np.zeros((len(own), 1, seat + 1))
    told[:, 0, seat] = own
    return told


def _ratio(sums: Any, counts: Any) -> list[float]:
    """A mean over all decisions, and half its interval: games are independent, decisions not."""
    mean = float(sums.sum() / counts.sum())
    return [mean, half_width((sums - mean * counts) / counts.mean())]


def calibration(game: Game, sampler: Any, folder: Path, most: int) -> dict[str, Any]:
    """Compare the usual depth with twenty times that depth and other seeds."""
    began = time.time()
    rng, deep_rng = generator(21), generator(22)
    sure = right = covered = values = pairs = pairs_covered = 0
    pool = [
        (row, chosen, each.seat)
        for level in ("novice", "regular", "random")
        for each in played(game, folder, level, 3 * most)
        for row, chosen in each.decisions
    ]
    order = np.random.default_rng(3).permutation(len(pool))[:most]
    for place in order:
        row, chosen, seat = pool[place]
        legal = game.legal_moves(row[0])
        weighted = weigh(sampler, row, seat, legal, rng, USUAL, [chosen])
        seen, number = weighted.seen, legal.index(chosen)
        deep = max(40, 20 * USUAL // len(legal))
        _, shares, _ = sampler.play_on(row, seat, legal, deep_rng, deep)
        truth = shares[:, :, seat].mean(0)
        for move in range(len(legal)):
            worth = seen.weighed(move).share
            values += 1
            covered += bool(worth.low <= truth[move] <= worth.high)
        worse_ones = [number, *(group[0] for group in weighted.groups[1:2])]
        for worse in set(worse_ones) - {weighted.best}:
            compared = seen.compared(weighted.best, worse)
            apart = truth[weighted.best] - truth[worse]
            pairs += 1
            pairs_covered += bool(compared.share.low <= apart <= compared.share.high)
            if compared.sure:
                sure += 1
                right += bool(apart > 0)
    told = {
        "decisions": len(order),
        "sure": sure,
        "still_better": right / max(1, sure),
        "values": values,
        "covered": covered / max(1, values),
        "differences": pairs,
        "differences_covered": pairs_covered / max(1, pairs),
        "seconds": time.time() - began,
    }
    print(game.name, "calibration", told, flush=True)
    return told


def hints(game: Game, sampler: Any, games: int, seconds: float) -> dict[str, Any]:
    """The win share of a player who follows every hint, alone among Regular bots."""
    began = time.time()
    rng, mind = generator(31), mind_of(game)
    tables = [Match(game, seed=9000 + number) for number in range(games)]
    seats = [number % tables[0].players for number in range(games)]
    while True:
        asked = []
        for number, match in enumerate(tables):
            while not match.over:
                legal = match.legal()
                if len(legal) == 1:
                    match.make(legal[0])
                elif match.actor == seats[number]:
                    asked.append(number)
                    break
                else:
                    match.make(mind.choice(match.snapshot()[0], rng))
        if not asked or time.time() - began > seconds:
            break
        questions = []
        for number in asked:
            match, seat = tables[number], seats[number]
            legal = match.legal()
            root = game.twin(match.snapshot()[0], seat, rng)
            odds = _regular(game, root, legal, game.advised(root[0], rng)[0])
            questions.append(Question(root, seat, legal, [legal[int(np.argmax(odds))]]))
        told = weigh_many(sampler, questions, rng, USUAL // 9)
        for number, each, (_, seen, numbers) in zip(asked, questions, told, strict=True):
            best = seen.best_of(numbers, [each.legal.index(each.trusted[0])])
            tables[number].make(each.legal[best])
    done = [m.returns[seats[n]] for n, m in enumerate(tables) if m.over]
    measured = {
        "games": len(done),
        "of": games,
        "share": float(np.mean(done)) if done else 0.0,
        "pm": half_width(done) if len(done) > 1 else 1.0,
        "equal": 1 / tables[0].players,
        "seconds": time.time() - began,
    }
    print(game.name, "hints", measured, flush=True)
    return measured


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--only", choices=("calibration", "validity", "hints"))
    parser.add_argument("--decisions", type=int, default=1000, help="of each level")
    parser.add_argument("--worlds", type=int, default=256)
    parser.add_argument("--calibrate", type=int, default=300, help="decisions")
    parser.add_argument("--games", type=int, default=300, help="of somebody who follows hints")
    parser.add_argument("--seconds", type=float, default=200.0, help="for those games")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    game = registry.load(given.game)
    if given.cpu:
        sampler: Any = Sampler(game)
    else:
        from benchmarks.playing_on import GpuSampler

        sampler = GpuSampler(game)
    told: dict[str, Any] = {"game": game.name}
    measures: dict[str, Callable[[], Any]] = {
        "calibration": lambda: calibration(game, sampler, given.folder, given.calibrate),
        "validity": lambda: validity(
            game, sampler, given.folder, given.decisions, given.worlds, given.levels
        ),
        "hints": lambda: hints(game, sampler, given.games, given.seconds),
    }
    for name, measure in measures.items():
        if given.only in (None, name):
            told[name] = measure()
        if given.out:
            given.out.write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
