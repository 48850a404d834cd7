"""How well the coach's figures hold: calibration, validity, and what its hints are worth.

python benchmarks/coach.py GAME RECORDS_FOLDER [--cpu] [--out FILE]

RECORDS_FOLDER holds GAME.LEVEL*.jsonl: games with a bot of that level in seat 0 among regulars
(`trickery simulate GAME --bots LEVEL,regular,... --records FILE`). On a GPU it takes minutes, on a
CPU hours: deep figures need millions of playouts.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

import numpy as np

from trickery.bots.policy import mind_of
from trickery.coach.finding import DEPTHS, _regular
from trickery.coach.reviewing import positions
from trickery.coach.sampling import Sampler
from trickery.coach.weighing import weigh
from trickery.core import records, registry
from trickery.core.contract import Game, Rows
from trickery.core.match import Match
from trickery.core.rng import generator

LEVELS = ("master", "regular", "novice", "random")
USUAL = DEPTHS["usual"]


def half_width(values: Any) -> float:
    """Of the 95 % interval of a mean."""
    return 1.96 * float(np.std(values, ddof=1)) / math.sqrt(len(values))


def decisions(game: Game, folder: Path, level: str, most: int) -> list[list[tuple[Rows, int]]]:
    """Seat 0's decisions, game by game: a twin, and the move that was chosen."""
    games: list[list[tuple[Rows, int]]] = []
    count = 0
    for file in sorted(folder.glob(f"{game.name}.{level}*.jsonl")):
        for _, record in records.read(file):
            match = records.start(record)
            found = []
            for where in positions(match, record, 0):
                row = np.frombuffer(where.row, dtype=game.State.dtype).copy()
                found.append((row, where.chosen))
            games.append((found, match.returns[0]))  # type: ignore[arg-type]
            count += len(found)
            if count >= most:
                return games
    return games


def many_at_once(sampler: Any, asked: Any, rng: Any) -> list[Any]:
    """Play on from many positions: root, seat, moves, worlds."""
    if hasattr(sampler, "all_at_once"):
        found: list[Any] = []
        for first in range(0, len(asked), 40):  # so that their worlds fit into memory
            found += sampler.all_at_once(asked[first : first + 40], rng)
        return found
    return [sampler.play_on(root, seat, moves, rng, count) for root, seat, moves, count in asked]


def validity(
    game: Game, sampler: Any, folder: Path, most: int, worlds: int, levels: Sequence[str]
) -> dict[str, Any]:
    """Mean cost a decision of each level, and mean luck a game; whole games, many worlds.

    The best move is found in one half of the worlds and measured in the other.
    """
    told: dict[str, Any] = {}
    rng = generator(5)
    for level in levels:
        began = time.time()
        costs, lucks, count = [], [], 0
        for found, result in decisions(game, folder, level, most):
            if not found:
                continue
            mine, luck, stands = [], 0.0, 1 / int(found[0][0][0]["players"])
            asked = [(row, 0, game.legal_moves(row[0]), worlds) for row, _ in found]
            seen = many_at_once(sampler, asked, rng)
            for (row, chosen), (_, _, legal, _), (_, shares, _) in zip(
                found, asked, seen, strict=True
            ):
                x = shares[:, :, 0]
                at, half = legal.index(chosen), worlds // 2
                some, others = x[:half].mean(0), x[half:].mean(0)
                cost = (others[some.argmax()] - others[at] + some[others.argmax()] - some[at]) / 2
                mine.append(cost)
                thumb, _ = game.advised(row[0], rng)
                before = float(_regular(game, row, legal, thumb) @ x.mean(0))
                luck += before - stands
                stands = float(x.mean(0)[at])
            luck += result - stands
            costs.append((sum(mine), len(mine)))
            lucks.append(luck)
            count += len(mine)
        sums = np.array(costs)
        mean = sums[:, 0].sum() / sums[:, 1].sum()
        # A ratio of sums, game by game: games are independent, decisions of one game are not.
        spread = (sums[:, 0] - mean * sums[:, 1]) / sums[:, 1].mean()
        told[level] = {
            "games": len(costs),
            "decisions": count,
            "cost": mean,
            "cost_pm": half_width(spread),
            "luck": float(np.mean(lucks)),
            "luck_pm": half_width(lucks),
            "seconds": time.time() - began,
        }
        print(game.name, level, told[level], flush=True)
    return told


def calibration(game: Game, sampler: Any, folder: Path, most: int) -> dict[str, Any]:
    """What usual depth says, against twenty times as much with other chances."""
    began = time.time()
    rng, deep_rng = generator(21), generator(22)
    sure = right = covered = values = pairs = pairs_covered = 0
    pool = [
        each
        for level in ("novice", "regular", "random")
        for found, _ in decisions(game, folder, level, most)
        for each in found
    ]
    order = np.random.default_rng(3).permutation(len(pool))[:most]
    for at in order:
        row, chosen = pool[at]
        legal = game.legal_moves(row[0])
        weighted = weigh(sampler, row, 0, legal, rng, USUAL, [chosen])
        seen, number = weighted.seen, legal.index(chosen)
        deep = max(40, 20 * USUAL // len(legal))
        _, shares, _ = sampler.play_on(row, 0, legal, deep_rng, deep)
        truth = shares[:, :, 0].mean(0)
        for move in range(len(legal)):
            told = seen.weighed(move).share
            values += 1
            covered += told.low <= truth[move] <= told.high
        for worse in {number, weighted.second} - {weighted.best}:
            compared = seen.compared(weighted.best, worse)
            apart = truth[weighted.best] - truth[worse]
            pairs += 1
            pairs_covered += compared.share.low <= apart <= compared.share.high
            if compared.sure:
                sure += 1
                right += apart > 0
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
    """Somebody who follows every hint, alone among regulars: their share of the win."""
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
            questions.append((root, seat, legal, max(24, USUAL // len(legal))))
        for number, (_, shares, _) in zip(
            asked, many_at_once(sampler, questions, rng), strict=True
        ):
            best = int(shares[:, :, seats[number]].mean(0).argmax())
            tables[number].make(tables[number].legal()[best])
    done = [m.returns[seats[n]] for n, m in enumerate(tables) if m.over]
    told = {
        "games": len(done),
        "of": games,
        "share": float(np.mean(done)) if done else 0.0,
        "pm": half_width(done) if len(done) > 1 else 1.0,
        "equal": 1 / tables[0].players,
        "seconds": time.time() - began,
    }
    print(game.name, "hints", told, flush=True)
    return told


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
        from playing_on import GpuSampler

        sampler = GpuSampler(game)
    told: dict[str, Any] = {"game": game.name}
    for name, measure in (
        ("calibration", lambda: calibration(game, sampler, given.folder, given.calibrate)),
        (
            "validity",
            lambda: validity(
                game, sampler, given.folder, given.decisions, given.worlds, given.levels
            ),
        ),
        ("hints", lambda: hints(game, sampler, given.games, given.seconds)),
    ):
        if given.only in (None, name):
            told[name] = measure()
        if given.out:
            given.out.write_text(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
