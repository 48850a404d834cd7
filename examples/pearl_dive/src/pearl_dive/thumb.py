"""Pearl Dive: a good player's rule of thumb.

Rests on `rules`. Clauses PD-4 to PD-7.
"""

from __future__ import annotations

from typing import Any

from pearl_dive.cards import CHEST, DIVE, SHARK, SURFACE, WORTH
from pearl_dive.rules import KINDS, Phase, State
from trickery.core.compile import rule
from trickery.core.sets import highest, lowest
from trickery.core.state import U64Array

REASONS = ("reason-first", "reason-air", "reason-dive", "reason-surface")  # messages
FIRST, AIR, ON, UP = range(4)
EARLY = 6  # with this card or a lower one, a diver is likely to be the first


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # nothing to mix
    """Race for the chest with a low card, else take air; dive while it's worth the risk."""
    if s.phase == Phase.PICK:
        low = lowest(legal[0])
        if low < EARLY:
            why[0] = FIRST
            return low
        why[0] = AIR
        return highest(legal[0])
    pearls = 0
    for kind in range(KINDS):
        pearls += s.bag[kind] * WORTH[kind]
    stake = s.haul + (CHEST if s.chest != 0 else 0)
    if pearls > stake * s.bag[SHARK]:
        why[0] = ON
        return DIVE
    why[0] = UP
    return SURFACE
