"""Tricky Twist: how a beginner slips.

Rests on `rules` and on the moves that are legal. Leans on TT-5, TT-6, TT-8, TT-9 and TT-21:
somebody new keeps high cards, wants every trick and every card, and forgets what bonus cards do.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.playout import pick
from trickery.core.sets import NONE, holds, lowest, rest
from trickery.core.state import Words
from trickery.games.tricky_twist import rules
from trickery.games.tricky_twist.cards import VALUES
from trickery.games.tricky_twist.rules import DECLINE, State

OFTEN = 25  # of a hundred decisions


@rule
def slip(s: State, legal: Words, rng: Words) -> int:
    """Low cards aside, the reserve to hand, high cards first; any bonus card, and no use of it."""
    if s.phase == rules.TAKE:
        return rules.TOP
    if s.phase == rules.BONUS_CARD:
        return pick(legal, len(legal), rng)
    if s.phase != rules.PICK and s.phase != rules.PLAY:
        return DECLINE
    first = rules.PUT_ASIDE if s.phase == rules.PICK else rules.PLAY_CARD
    chosen, best = 0, -1
    cards = s.hand[s.actor]
    while cards != NONE:
        card = lowest(cards)
        cards = rest(cards)
        value = card % VALUES
        if s.phase == rules.PICK:
            value = VALUES - 1 - value
        if holds(legal, first + card) and value > best:
            chosen, best = first + card, value
    return chosen
