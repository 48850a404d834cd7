"""Trick Party: a beginner's mistakes.

Rests on the legal moves. Refers to TP-7 to TP-9, TP-12 and TP-15: a beginner considers only
the score card, and neither revolutions nor the end.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import NONE, lowest, rest
from trickery.core.state import U64Array
from trickery.games.trick_party.cards import DRACS, NUMBERS
from trickery.games.trick_party.rules import State

OFTEN = 60  # of a hundred decisions


@rule
def slip(s: State, legal: U64Array, rng: U64Array) -> int:  # noqa: ARG001  # the contract's
    """Choose the strongest card for positive points, a Drac if possible; for negative, the
    weakest."""
    wanted = s.deck[s.trick] > 0
    chosen, best = -1, 0
    cards = legal[0]
    while cards != NONE:
        card = lowest(cards)
        cards = rest(cards)
        strength = card % NUMBERS + (NUMBERS if card // NUMBERS == DRACS else 0)
        if chosen < 0 or (strength > best if wanted else strength < best):
            chosen, best = card, strength
    return chosen
