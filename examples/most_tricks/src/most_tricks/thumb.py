"""Most Tricks: a good player's rule of thumb.

Rests on `rules`. Clauses MT-3 and MT-4.
"""

from __future__ import annotations

from typing import Any

from most_tricks.cards import IN_SUIT
from most_tricks.rules import State, best_place, led_suit
from trickery.core.compile import rule
from trickery.core.sets import NONE, has, lowest, rest
from trickery.core.state import U64Array

REASONS = ("reason-lead", "reason-take", "reason-ahead", "reason-spare")  # messages
LEAD, TAKE, AHEAD, SPARE = range(4)


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # nothing to mix
    """Play high if it may win, low if it can't; `why[0]` receives the reason's number."""
    low, high = -1, -1  # by value, in any suit
    cards = legal[0]
    while cards != NONE:
        card = lowest(cards)
        cards = rest(cards)
        if low < 0 or card % IN_SUIT < low % IN_SUIT:
            low = card
        if high < 0 or card % IN_SUIT > high % IN_SUIT:
            high = card
    if s.laid == 0:
        why[0] = LEAD
        return high
    best = s.plays[s.trick * s.players + best_place(s)]
    if high // IN_SUIT != led_suit(s) or high < best:
        why[0] = SPARE
        return low
    if s.laid + 1 < s.players:
        why[0] = AHEAD
        return high
    why[0] = TAKE
    card = best + 1
    while not has(legal[0], card):
        card += 1
    return card
