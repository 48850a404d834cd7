"""Tricky Twist: a beginner's mistakes.

Rests on `rules` and the legal moves. Refers to TT-5, TT-6, TT-8, TT-9 and TT-21:
a beginner keeps high cards, wants every trick and every card, and forgets what bonus cards do.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.playout import pick
from trickery.core.sets import NONE, holds, lowest, rest
from trickery.core.state import U64Array
from trickery.games.tricky_twist import rules
from trickery.games.tricky_twist.cards import VALUES
from trickery.games.tricky_twist.rules import DECLINE, Phase, State

OFTEN = 25  # of a hundred decisions


@rule
def slip(s: State, legal: U64Array, rng: U64Array) -> int:
    """Put low cards aside, take the reserve, play high cards first; take bonus cards, use none."""
    if s.phase == Phase.TAKE:
        return rules.TOP
    if s.phase == Phase.BONUS_CARD:
        return pick(legal, len(legal), rng)
    if s.phase != Phase.PICK and s.phase != Phase.PLAY:
        return DECLINE
    first = rules.PUT_ASIDE if s.phase == Phase.PICK else rules.PLAY_CARD
    chosen, best = 0, -1
    cards = s.hand[s.actor]
    while cards != NONE:
        card = lowest(cards)
        cards = rest(cards)
        value = card % VALUES
        if s.phase == Phase.PICK:
            value = VALUES - 1 - value
        if holds(legal, first + card) and value > best:
            chosen, best = first + card, value
    return chosen
