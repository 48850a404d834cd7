"""The rungs that need no time to think, chosen inside compiled code: random, slips, thumb, policy.

Rests on `network` and `policy`. Seat by seat `choose` does what `simple.py` and `policy.py` do,
with the same generators, so a game played here is identical to one that those bots play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from trickery.bots.network import network, room_for
from trickery.bots.policy import decider
from trickery.bots.simple import slips_of
from trickery.core.compile import rule, specialise
from trickery.core.contract import Game
from trickery.core.playout import pick
from trickery.core.rng import below
from trickery.core.rows import Rows, cells, copy_row
from trickery.core.sets import clear_mask, count_moves, holds
from trickery.core.state import U64Array
from trickery.core.threads import once

KINDS = {"random": 0, "thumb": 1, "policy": 2, "slips": 3}
RANDOM, POLICY, SLIPS = KINDS["random"], KINDS["policy"], KINDS["slips"]


class Aids(NamedTuple):
    """Working memory of one thread."""

    twin: Rows  # the seat to move decides from this imagined state only
    legal: U64Array
    scratch: U64Array
    why: Any
    net: Any
    room: Any


def aids_for(game: Game, box: Rows, with_policy: bool) -> Aids:
    """Working memory for one game; the policy's only if it plays at this table."""
    return Aids(
        box.copy(),
        game.new_mask(),
        game.new_scratch(),
        cells(np.zeros(1, dtype=np.int8)),
        network(game) if with_policy else None,
        room_for(game) if with_policy else None,
    )


@once
def chooser(game: Game, with_policy: bool) -> Callable[..., int]:
    """The function that chooses a move for the seat to move; -1 if its bot chose an illegal one."""
    legal_moves, imagine, thumb, state_at = game.legal, game.imagine, game.thumb, game.state_at
    words = game.moves.words
    often, slip = slips_of(game)
    # Without a network, or at a table that doesn't use it, none of its code is compiled.
    decide = decider(game) if with_policy else _no_policy

    @specialise(game, f"instant {with_policy}")
    def choose(table: Any, kind: int, rng: U64Array, aids: Aids) -> int:
        s = state_at(table, 0)
        clear_mask(aids.legal, words)
        legal_moves(s, aids.legal)
        if kind == RANDOM or count_moves(aids.legal, words) == 1:
            return pick(aids.legal, words, rng)
        slips = kind == SLIPS and below(rng, 100) < often
        copy_row(aids.twin, table)
        imagined = state_at(aids.twin, 0)
        imagine(imagined, s.actor, rng, aids.scratch)
        if slips:
            move = slip(imagined, aids.legal, rng)
        elif kind == POLICY:
            move = decide(imagined, aids.legal, aids.net, aids.room, rng, aids.why)
        else:
            move = thumb(imagined, aids.legal, rng, aids.why)
        clear_mask(aids.legal, words)
        legal_moves(s, aids.legal)  # the rule of thumb may have changed the set
        return move if move >= 0 and holds(aids.legal, move) else -1

    return choose


@rule
def _no_policy(s: Any, legal: U64Array, net: Any, room: Any, rng: U64Array, why: Any) -> int:  # noqa: ARG001
    """A stand-in for the policy at tables where no seat uses it."""
    return -1
