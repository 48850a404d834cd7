"""The coach's analysis of one decision: what each move was worth, and why.

Rests on `weighing` and `reasons`. A finding depends only on what the seat knew: it starts from a
twin of the position, drawn with its own generator, so that a game and its twin give equal bytes.
It's plain data in the games' notation, as it's stored and sent.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.bots.network import has_network
from trickery.bots.policy import UNLIKELY, mind_of
from trickery.bots.tuning import bluffs
from trickery.coach import reasons
from trickery.coach.sampling import Sampler
from trickery.coach.told import Finding, FirstLook, Group, Span
from trickery.coach.weighing import Range, Weighted, weigh
from trickery.coach.whereabouts import whereabouts
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.rng import generator, generator_for
from trickery.core.rows import Rows
from trickery.core.threads import once_a_thread


@dataclass(frozen=True)
class Position:
    """A decision to analyse: what its seat knows, as one of the worlds that fit it."""

    game: str
    row: bytes  # a twin, never the real state
    seat: int
    chosen: int | None
    number: int
    step: int
    knows: str  # a digest of what the seat knows, to recognise the position by


def position(
    game: Game, rows: Rows, seat: int, chosen: int | None, number: int, step: int
) -> Position:
    """Make the position of a decision, from what its seat knows."""
    twin = game.twin(rows[0], seat, generator_for(number, step, "twin"))
    known = json.dumps(game.view(game.State.still(twin[0]), seat), sort_keys=True)
    knows = hashlib.sha256(known.encode()).hexdigest()
    return Position(game.name, twin.tobytes(), seat, chosen, number, step, knows)


def find(where: Position, playouts: int, known: Finding | None = None) -> Finding:
    """Analyse a position with about that many playouts.

    If what's `known` was found before the move was made, as a hint, only the choice is judged: so
    a review never contradicts a hint.
    """
    game = registry.load(where.game)
    if known is None:
        known = _analysed(game, where, playouts)
    return _judged(game, where, known)


def first_look(where: Position, playouts: int) -> FirstLook:
    """Guess what a decision cost, with too few playouts to rely on or to explain."""
    game = registry.load(where.game)
    seen = _analysed(game, where, playouts)
    chosen = None if where.chosen is None else str(game.moves[where.chosen])
    return {
        "number": where.number,
        "step": where.step,
        "chosen": chosen,
        "best": seen["best"],
        "cost": _group_of(seen, chosen)["cost"],
    }


def _analysed(game: Game, where: Position, playouts: int) -> Finding:
    """What the moves are worth, before one of them is judged."""
    sampler, root = sampler_of(game), _root(game, where)
    rng = generator_for(where.number, where.step, f"find {playouts}")
    legal = game.legal_moves(root[0])
    thumb, _ = game.advised(root[0], rng)
    odds = _regular(game, root, legal, thumb)
    usual = int(np.argmax(odds))
    regular = usual if has_network(game) else None
    trusted = [legal[usual], *([] if where.chosen is None else [where.chosen])]
    weighted = weigh(sampler, root, where.seat, legal, rng, playouts, trusted)
    groups = _groups(game, weighted, where.seat)
    best, after = weighted.groups[0], groups[0]["after"]
    before = sum(
        odds[at] * np.array(group["after"])
        for group, numbers in zip(groups, weighted.groups, strict=True)
        for at in numbers
    )
    return {
        "number": where.number,
        "step": where.step,
        "seat": where.seat,
        "chosen": None,
        "best": str(game.moves[legal[weighted.best]]),
        "cost": groups[0]["cost"],
        "points_cost": 0.0,
        "sure": False,
        "hard": sum(at not in best for at in (legal.index(thumb), regular) if at is not None),
        "thumb": str(game.moves[thumb]),
        "regular": None if regular is None else str(game.moves[legal[regular]]),
        "groups": groups,
        "before": [_short(share) for share in before],
        "after": after,
        "room": _short(after[where.seat] - float(before[where.seat])),
        "why": reasons.all_alike(),
        "hidden": [],
        "playouts": weighted.seen.playouts,
    }


def _judged(game: Game, where: Position, known: Finding) -> Finding:
    """The finding with what the chosen move cost, and why."""
    sampler, root, moves = sampler_of(game), _root(game, where), game.moves
    chosen = None if where.chosen is None else str(moves[where.chosen])
    best, *worse = known["groups"]
    group = _group_of(known, chosen)
    if chosen is not None and group is not best:
        other = chosen
    else:  # nothing better to explain: why it's better than the next
        other = worse[0]["moves"][0] if worse else best["moves"][-1]
    rng = generator_for(where.number, where.step, "why")
    numbers = moves.parse(known["best"]), moves.parse(other)
    pair = reasons.played_out(sampler, root, where.seat, *numbers, rng, known["playouts"])
    return {
        **known,
        "number": where.number,
        "step": where.step,
        "chosen": chosen,
        "cost": group["cost"],
        "points_cost": group["points_cost"],
        "sure": group["sure"],
        "after": group["after"],
        "why": reasons.why(pair) if worse else reasons.all_alike(),
        "hidden": whereabouts(pair),
    }


def _root(game: Game, where: Position) -> Rows:
    return np.frombuffer(where.row, dtype=game.State.dtype).copy()


def _group_of(finding: Finding, chosen: str | None) -> Group:
    """The group of the chosen move; before one is chosen, the best."""
    groups = finding["groups"]
    return next((each for each in groups if chosen in each["moves"]), groups[0])


def _groups(game: Game, weighted: Weighted, seat: int) -> list[Group]:
    """The groups as they're told: figures fall, and costs are the differences between them."""
    seen = weighted.seen
    found: list[Group] = []
    for group in weighted.groups:
        told = [seen.weighed(at) for at in group]
        share = _mean([each.share for each in told])
        points = _mean([each.points for each in told])
        compared = seen.groups_compared(weighted.groups[0], group)
        wide = (compared.share.high - compared.share.low) / 2
        cost = (found[0]["share"]["mean"] if found else share.mean) - share.mean
        best = weighted.best
        ordered = sorted(group, key=lambda at: at != best)
        found.append(
            {
                "moves": [str(game.moves[seen.moves[at]]) for at in ordered],
                "share": _span(share),
                "points": _span(points),
                "cost": _span(Range(cost, max(0.0, cost - wide), min(1.0, cost + wide))),
                "points_cost": _short(found[0]["points"]["mean"] - points.mean) if found else 0.0,
                "sure": compared.sure,
                "after": _after([each.odds for each in told], seat, share.mean),
            }
        )
    return found


def _mean(ranges: Sequence[Range]) -> Range:
    mean, low, high = np.mean([(each.mean, each.low, each.high) for each in ranges], axis=0)
    return Range(float(mean), float(low), float(high))


def _after(odds: Sequence[Sequence[float]], seat: int, own: float) -> list[float]:
    """All seats' shares after one of these moves, given the corrected one of the seat itself."""
    shares = np.mean(odds, axis=0)
    others = 1.0 - shares[seat]
    shares *= (1.0 - own) / others if others else 0.0
    shares[seat] = own
    return [_short(share) for share in shares]


def _regular(game: Game, root: Rows, legal: Sequence[int], thumb: int) -> Any:
    """The probability that a Regular bot makes each move; without a network, the rule of
    thumb's."""
    odds = np.array([float(move == thumb) for move in legal])
    if has_network(game):
        odds = mind_of(game).odds(root[0], legal, generator(1))
        if bluffs(game):
            odds[odds < UNLIKELY * odds.max()] = 0
            return odds / odds.sum()
        odds = (np.arange(len(legal)) == int(np.argmax(odds))).astype(float)
    return odds


def _span(given: Range) -> Span:
    return {"mean": _short(given.mean), "low": _short(given.low), "high": _short(given.high)}


def _short(number: float) -> float:
    return round(float(number), 4)


@once_a_thread
def sampler_of(game: Game) -> Sampler:
    """The sampler of a game and thread: compiled code with its working memory."""
    return Sampler(game)
