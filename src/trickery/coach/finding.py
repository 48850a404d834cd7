"""The coach's analysis of one decision: what each move was worth, and why.

Rests on `weighing` and `reasons`. A finding depends only on what the seat knew: it starts from a
twin of the position, drawn with its own generator, so that a game and its twin give equal bytes.
It's plain data in the games' notation, as it's stored and sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.bots.policy import UNLIKELY, mind_of
from trickery.bots.tuning import bluffs
from trickery.coach import reasons
from trickery.coach.sampling import Sampler, has_network
from trickery.coach.told import Finding, MoveWorth, Span
from trickery.coach.weighing import Range, Weighed, weigh
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.rng import generator, generator_for
from trickery.core.rows import Rows
from trickery.core.say import wire
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


def position(
    game: Game, rows: Rows, seat: int, chosen: int | None, number: int, step: int
) -> Position:
    """Make the position of a decision, from what its seat knows."""
    twin = game.twin(rows[0], seat, generator_for(number, step, "twin"))
    return Position(game.name, twin.tobytes(), seat, chosen, number, step)


def find(where: Position, playouts: int) -> Finding:
    """Analyse a position with about that many playouts."""
    game = registry.load(where.game)
    sampler = sampler_of(game)
    root = np.frombuffer(where.row, dtype=game.State.dtype).copy()
    legal = game.legal_moves(root[0])
    rng = generator_for(where.number, where.step, f"find {playouts}")
    thumb, why = game.advised(root[0], rng)
    odds = _regular(game, root, legal, thumb)
    regular = int(np.argmax(odds))
    trusted = [legal[regular], *([] if where.chosen is None else [where.chosen])]
    weighted = weigh(sampler, root, where.seat, legal, rng, playouts, trusted)
    seen, best, worlds = weighted.seen, weighted.best, weighted.worlds
    chosen = best if where.chosen is None else legal.index(where.chosen)
    told = [seen.weighed(number) for number in range(len(legal))]
    compared = seen.compared(best, chosen)
    before = sum(odds[at] * np.array(each.odds) for at, each in enumerate(told))
    texts = [str(game.moves[move]) for move in legal]
    agree = len({thumb, legal[regular], legal[best]})
    against = chosen if chosen != best else weighted.second
    pair = reasons.Pair(
        where.seat,
        legal[best],
        legal[against],
        seen.shares(best)[: len(worlds)] - seen.shares(against)[: len(worlds)],
        compared.sure,
    )
    more = sampler.imagined(root, where.seat, rng, max(0, reasons.COUNTED - len(worlds)))
    worlds = np.concatenate([worlds, more])[: reasons.COUNTED]
    return {
        "number": where.number,
        "step": where.step,
        "seat": where.seat,
        "chosen": None if where.chosen is None else texts[chosen],
        "best": texts[best],
        "cost": _span(compared.share),
        "points_cost": _short(told[best].points.mean - told[chosen].points.mean),
        "sure": compared.sure,
        "hard": agree - 1,
        "thumb": str(game.moves[thumb]),
        "regular": texts[regular],
        "moves": _worths(texts, told, best),
        "before": [_short(share) for share in before],
        "after": [_short(share) for share in told[chosen].odds],
        "room": _short(told[best].share.mean - float(before[where.seat])),
        "reasons": [wire(said) for said in reasons.given(sampler, worlds, pair, thumb, why)],
        "hidden": reasons.whereabouts(game, worlds, where.seat),
        "playouts": seen.playouts,
    }


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


def _worths(texts: Sequence[str], told: Sequence[Weighed], best: int) -> list[MoveWorth]:
    ranked = sorted(range(len(told)), key=lambda at: (at != best, -told[at].share.mean))
    return [
        {
            "move": texts[at],
            "share": _span(told[at].share),
            "points": _span(told[at].points),
            "worlds": told[at].worlds,
        }
        for at in ranked
    ]


def _span(given: Range) -> Span:
    return {"mean": _short(given.mean), "low": _short(given.low), "high": _short(given.high)}


def _short(number: float) -> float:
    return round(float(number), 4)


@once_a_thread
def sampler_of(game: Game) -> Sampler:
    """The sampler of a game and thread: compiled code with its working memory."""
    return Sampler(game)
