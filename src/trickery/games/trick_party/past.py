"""Trick Party: taking back the last card of this hand, for judging how plausible a world is.

Rests on `rules`. With all cards known, the hand that a player chose from is known too (TP-8).
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import bit
from trickery.games.trick_party.cards import NUMBERS
from trickery.games.trick_party.rules import State, led_suit


@rule
def rewind(s: State) -> int:
    """Take the last card back to hand and return the move; -1 if none of this hand is left."""
    if s.actor < 0 or (s.trick == 0 and s.laid == 0):
        return -1
    if s.laid == 0:
        winner = s.leader
        s.trick -= 1
        s.points[winner] -= s.deck[s.trick]
        s.leader = s.leaders[s.trick]
        s.laid = s.players
    seat = (s.leader + s.laid - 1) % s.players
    card = s.plays[s.trick * s.players + s.laid - 1]
    s.hand[seat] |= bit(card)
    if card // NUMBERS != led_suit(s) and not lacked_before(s, seat, led_suit(s)):
        s.void[seat] &= ~(1 << led_suit(s))
    s.laid -= 1
    s.actor = seat
    return card


@rule
def lacked_before(s: State, seat: int, suit: int) -> bool:
    """Whether the seat showed in an earlier trick that it lacks a suit."""
    for trick in range(s.trick):
        first = trick * s.players
        place = (seat + s.players - s.leaders[trick]) % s.players
        if s.plays[first] // NUMBERS == suit and s.plays[first + place] // NUMBERS != suit:
            return True
    return False
