"""Most Tricks: the rules.

Rests on `trickery.core` and `cards`. Clauses MT-2 to MT-6.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from most_tricks.cards import CARDS, IN_SUIT, LOTS, MOST_CARDS, SEATS
from trickery.core.compile import rule
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, span
from trickery.core.state import OVER, Cells, Fields, U64Array, i8, u8, u64

DECK, START = LOTS["deck"], LOTS["start"]


class State(Fields):
    """One hand."""

    hand: U64Array = u64(SEATS)
    aside: np.uint64 = u64()  # dealt to nobody
    cards: int = i8()  # edition: how many each player is dealt
    last_counts_twice: int = i8()  # option
    trick: int = i8()  # tricks finished
    laid: int = i8()  # cards in this trick
    leader: int = i8()
    won: Cells = i8(SEATS)
    plays: Cells = i8(SEATS * MOST_CARDS)  # every card played, in order
    leaders: Cells = i8(MOST_CARDS + 1)  # the leader of each trick, who took the one before
    void: Cells = u8(SEATS)  # suits a seat has shown it lacks: common knowledge, for imagine


@rule
def draw(s: State, lots: Cells) -> None:
    """Shuffle the deck; draw a start player (MT-3)."""
    for card in range(CARDS):
        lots[DECK + card] = card
    shuffle(s.rng, lots, DECK, CARDS)
    lots[START] = below(s.rng, s.players)


@rule
def settle(s: State, lots: Cells) -> None:
    """MT-2: deal, and put the rest aside."""
    s.aside = span(0, CARDS)
    for seat in range(s.players):
        hand = NONE
        for at in range(seat * s.cards, (seat + 1) * s.cards):
            hand |= bit(lots[DECK + at])
        s.hand[seat] = hand
        s.aside &= ~hand
    s.leader = lots[START]
    s.leaders[0] = s.leader
    s.actor = s.leader


@rule
def led_suit(s: State) -> int:
    """The suit of the trick's first card."""
    return s.plays[s.trick * s.players] // IN_SUIT


@rule
def legal(s: State, mask: U64Array) -> None:
    """MT-3: the lead plays anything; the others follow suit if they can."""
    mask[0] = s.hand[s.actor]
    if s.laid > 0:
        following = mask[0] & span(led_suit(s) * IN_SUIT, IN_SUIT)
        if following != NONE:
            mask[0] = following


@rule
def apply(s: State, move: int) -> None:
    """Play a card; the last one of a trick decides it."""
    seat = s.actor
    s.hand[seat] &= ~bit(move)
    s.plays[s.trick * s.players + s.laid] = move
    s.laid += 1
    if move // IN_SUIT != led_suit(s):
        s.void[seat] |= 1 << led_suit(s)
    if s.laid < s.players:
        s.actor = seat + 1 if seat + 1 < s.players else 0
    else:
        finish_trick(s)


@rule
def best_place(s: State) -> int:
    """MT-4: the winning card of the trick so far, counted from the lead."""
    first = s.trick * s.players
    best = 0
    for place in range(1, s.laid):
        card = s.plays[first + place]
        if card // IN_SUIT == led_suit(s) and card > s.plays[first + best]:
            best = place
    return best


@rule
def finish_trick(s: State) -> None:
    """MT-4, MT-6: the winner leads to the next trick."""
    winner = (s.leader + best_place(s)) % s.players
    s.trick += 1
    s.laid = 0
    s.leader = winner
    s.leaders[s.trick] = winner
    last = s.trick == s.cards
    s.won[winner] += 2 if last and s.last_counts_twice != 0 else 1
    s.actor = OVER if last else winner


@rule
def scores(s: State, out: Any) -> None:
    """Tricks taken so far."""
    for seat in range(s.players):
        out[seat] = s.won[seat]


@rule
def winners(s: State) -> np.uint64:
    """MT-5: most tricks; ties share the win."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.won[seat])
    won = NONE
    for seat in range(s.players):
        if s.won[seat] == best:
            won |= bit(seat)
    return won
