"""Twisticon: a beginner's mistakes.

Rests on `rules` and the legal moves. Refers to TW-6, TW-8 and TW-15: a beginner sees the set on
top, but not the one that a twist would make, and forgets to close.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.playout import pick
from trickery.core.sets import has, lowest
from trickery.core.state import U64Array
from trickery.games.twisticon.cards import DONE, STAY
from trickery.games.twisticon.rules import Phase, State

OFTEN = 50  # of a hundred decisions


@rule
def slip(s: State, legal: U64Array, rng: U64Array) -> int:
    """Stay if there's a set on top, else twist at random; claim the first set; leave cards open."""
    if s.phase == Phase.MOVING:
        return STAY if has(legal[0], STAY) else pick(legal, len(legal), rng)
    return DONE if s.phase == Phase.CLOSING else lowest(legal[0])
