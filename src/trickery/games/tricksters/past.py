"""Tricksters: taking back the last move of this round, for judging how plausible a world is.

Rests on `rules`. With all cards known, the hand that a player chose from is known too (TS-5 to
TS-8).
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import bit
from trickery.games.tricksters.cards import SEATS
from trickery.games.tricksters.rules import (
    DRAFT,
    PAIR,
    PLAY,
    TAKE,
    Phase,
    State,
    next_seat,
    partner,
)


@rule
def rewind(s: State) -> int:
    """Take back the last move and return it; -1 if none of this round is left."""
    if s.actor < 0 or s.drafted == 0:
        return -1
    if s.phase == Phase.TRICKING:
        if s.trick == 0 and s.laid == 0:
            return unpair(s)
        return take_back(s)
    if s.phase == Phase.PAIRING or (s.phase == Phase.SUITING and s.actor != next_seat(s.dealer)):
        return give_suit_back(s)
    return give_draft_back(s)


@rule
def take_back(s: State) -> int:
    """Return the last card played to its hand."""
    if s.laid == 0:
        winner = s.leader
        s.tricks_won[winner] -= 1
        s.tricks_won[partner(s, winner)] -= 1
        s.trick -= 1
        s.leader = s.leaders[s.trick]
        s.laid = SEATS
    s.laid -= 1
    s.actor = (s.leader + s.laid) % SEATS
    card = s.plays[s.trick * SEATS + s.laid]
    s.hand[s.actor] |= bit(card)
    return PLAY + card


@rule
def unpair(s: State) -> int:
    """Return the partner cards to the player across from the dealer."""
    move = PAIR + s.pairing - 1
    s.pairing = 0
    s.phase = Phase.PAIRING
    s.actor = (s.dealer + 2) % SEATS
    return move


@rule
def give_suit_back(s: State) -> int:
    """Return the suit card taken last."""
    seat = s.dealer if s.phase == Phase.PAIRING else (s.actor + SEATS - 1) % SEATS
    suit = s.suit[seat]
    s.suit[seat] = -1
    s.suits_left |= bit(suit)
    s.phase = Phase.SUITING
    s.actor = seat
    return TAKE + suit


@rule
def give_draft_back(s: State) -> int:
    """Return the card drafted last to the centre."""
    s.drafted -= 1
    card = s.drafts[s.drafted]
    s.actor = (s.dealer + SEATS - 1 + s.drafted) % SEATS
    s.hand[s.actor] &= ~bit(card)
    s.centre |= bit(card)
    s.phase = Phase.DRAFTING
    return DRAFT + card
