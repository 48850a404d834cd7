"""Tricksters: a beginner's mistakes.

Rests on `rules`. Refers to TS-5 to TS-9: a beginner likes one big number, takes their best suit
(which only they will lead), and plays high no matter who is winning.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import has
from trickery.core.state import U64Array
from trickery.games.tricksters.cards import CARDS, CRITTERS
from trickery.games.tricksters.rules import DRAFT, PAIR, PLAY, TAKE, Phase, State, across
from trickery.games.tricksters.thumb import total

OFTEN = 40  # of a hundred decisions


@rule
def slip(s: State, legal: U64Array, rng: U64Array) -> int:  # noqa: ARG001  # the contract's
    """Choose the biggest value; and the partner across the table, as in other games."""
    if s.phase == Phase.PAIRING:
        return PAIR + (s.actor ^ across(s.actor)) - 1
    choice, best = 0, -1
    if s.phase == Phase.SUITING:
        for suit in range(CRITTERS):
            value = total(s, s.hand[s.actor], suit)
            if has(s.suits_left, suit) and value > best:
                choice, best = suit, value
        return TAKE + choice
    drafting = s.phase == Phase.DRAFTING
    for card in range(CARDS):
        if has(s.centre if drafting else s.hand[s.actor], card):
            value = 0
            for suit in range(CRITTERS):
                if drafting or suit == s.suit[s.leader]:
                    value = max(value, s.values[card, suit])
            if value > best:
                choice, best = card, value
    return (DRAFT if drafting else PLAY) + choice
