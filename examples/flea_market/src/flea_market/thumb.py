"""Flea Market: a good player's rule of thumb.

Rests on `rules`. Clauses FM-5 to FM-7.
"""

from __future__ import annotations

from typing import Any

from flea_market.cards import EACH, PASS
from flea_market.rules import State, worth
from trickery.core.compile import rule
from trickery.core.state import U64Array

REASONS = ("reason-own", "reason-cheap", "reason-dear")  # messages
OWN, CHEAP, DEAR = range(3)


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # nothing to mix
    """Bid one more as long as that's less than the treasure is worth."""
    treasure, colour = s.stack[s.auction], s.colour[s.actor]
    if s.high + 1 < worth(treasure, colour):
        why[0] = OWN if treasure // EACH == colour else CHEAP
        return s.high  # the number of the move `bid high + 1`
    why[0] = DEAR
    return PASS
