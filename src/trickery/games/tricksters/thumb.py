"""Tricksters: a good player's rule of thumb.

Rests on `rules`; uses only what the seat to move knows: its hand and everything open. Refers to
TS-5 to TS-9: open drafts, suits that only their owner leads, ties against the lead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule
from trickery.core.sets import NONE, bit, has, lowest, rest, size, span
from trickery.core.state import U64Array
from trickery.games.tricksters.cards import CARDS, CRITTERS, SEATS
from trickery.games.tricksters.rules import (
    DRAFT,
    PAIR,
    PLAY,
    TAKE,
    Phase,
    State,
    counts,
    next_seat,
    partner,
)

REASONS = (
    "reason-strong",
    "reason-beats-mine",
    "reason-weakest",
    "reason-drafted-well",
    "reason-play-last",
    "reason-start",
    "reason-takes",
    "reason-lost",
    "reason-best-chance",
)
STRONG, BEATS_MINE, WEAKEST, DRAFTED_WELL, PLAY_LAST, START, TAKES, LOST, BEST_CHANCE = range(9)

BETTER = 3  # extra weight of the points by which a card beats my others
PLACE = 2  # points of drafted cards that outweigh a partner's position
SLOPE = 25  # per cent of hope per point ahead, with two or more to play after me
MOST = 1 << 20

#: Search parameters (`bots/search.py`): here it's less reliable than the network.
SEARCH = {"temperature": 0.1}


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # the contract's
    """A good player's rule of thumb for the seat to move; `why[0]` receives its reason's number."""
    if s.phase == Phase.DRAFTING:
        return DRAFT + draft_card(s, why)
    elif s.phase == Phase.SUITING:
        return TAKE + own_suit(s, why)
    elif s.phase == Phase.PAIRING:
        return PAIR + pairing(s, why) - 1
    return PLAY + trick_card(s, why)


@rule
def best(s: State, cards: np.uint64, suit: int) -> int:
    """The highest value of some cards in a suit; 0 if there are none."""
    value = 0
    while cards != NONE:
        value = max(value, s.values[lowest(cards), suit])
        cards = rest(cards)
    return value


@rule
def total(s: State, cards: np.uint64, suit: int) -> int:
    """The values of some cards in a suit, added up."""
    value = 0
    while cards != NONE:
        value += s.values[lowest(cards), suit]
        cards = rest(cards)
    return value


@rule
def points(s: State, cards: np.uint64) -> int:
    """The values on all sides of some cards, added up: any suit may come."""
    value = 0
    for suit in range(CRITTERS):
        value += total(s, cards, suit)
    return value


@rule
def worth(s: State, card: int, others: np.uint64) -> int:
    """The value of a card beside others: its points, and more in suits in which it beats them
    all."""
    value = points(s, bit(card))
    for suit in range(CRITTERS):
        value += BETTER * max(0, s.values[card, suit] - best(s, others, suit))
    return value


@rule
def draft_card(s: State, why: Any) -> int:
    """Draft a card with many points, especially in suits in which the hand has nothing high."""
    choice, top, most = 0, -1, 0
    for card in range(CARDS):
        if has(s.centre, card):
            most = max(most, points(s, bit(card)))
            value = worth(s, card, s.hand[s.actor])
            if value > top:
                choice, top = card, value
    why[0] = STRONG if points(s, bit(choice)) == most else BEATS_MINE
    return choice


@rule
def own_suit(s: State, why: Any) -> int:
    """Take my weakest suit: only its owner leads it, and the other three count when others lead."""
    choice, least = 0, MOST
    for suit in range(CRITTERS):
        value = total(s, s.hand[s.actor], suit)
        if has(s.suits_left, suit) and value < least:
            choice, least = suit, value
    why[0] = WEAKEST
    return choice


@rule
def pairing(s: State, why: Any) -> int:
    """Choose the strongest drafted cards; with my left neighbour I play last (TS-8)."""
    choice, top = 0, -MOST
    for flip in range(1, SEATS):
        mate = s.actor ^ flip
        value = points(s, s.hand[mate] & s.face_up)
        value += PLACE * ((mate == next_seat(s.actor)) - (mate == s.dealer))
        if value > top:
            choice, top = flip, value
    why[0] = PLAY_LAST if s.actor ^ choice == next_seat(s.actor) else DRAFTED_WELL
    return choice


@rule
def reach(s: State, seat: int, suit: int, unseen: np.uint64) -> int:
    """Twice the value to expect of a seat: its best known card, or a fair unseen one."""
    known = 2 * best(s, s.hand[seat] & s.face_up, suit)
    hides = s.hand[seat] & ~s.face_up != NONE
    return max(known, 2 * total(s, unseen, suit) // size(unseen) + 1) if hides else known


@rule
def odds(s: State, seat: int, suit: int, twice: int, unseen: np.uint64) -> int:
    """The probability, in per cent, that the seat holds a card with a doubled value over
    `twice`."""
    if 2 * best(s, s.hand[seat] & s.face_up, suit) > twice:
        return 100
    too_low = 0
    for card in range(CARDS):
        if has(unseen, card) and 2 * s.values[card, suit] <= twice:
            too_low += 1
    lacks = 100
    for at in range(size(s.hand[seat] & ~s.face_up)):
        lacks = lacks * max(0, too_low - at) // (size(unseen) - at)
    return 100 - lacks


@rule
def trick_card(s: State, why: Any) -> int:
    """Play the card with the best chance of the trick, in per cent, less its value in hand."""
    suit, mate, last = s.suit[s.leader], partner(s, s.actor), (s.leader + SEATS - 1) % SEATS
    hand = s.hand[s.actor]
    unseen = span(0, CARDS) & ~s.face_up & ~hand  # dealt to the others and still in their hands
    for at in range(s.trick * SEATS + s.laid):
        unseen &= ~bit(s.plays[at])
    # Twice our lead without my card. A tie goes to the pair that did not lead (TS-9).
    ahead = -1 if s.leader == s.actor or s.leader == mate else 1
    for at in range(SEATS):
        seat = (s.leader + at) % SEATS
        value = 0
        if at < s.laid:
            value = 2 * counts(s, at)
        elif at > s.laid and s.laid < SEATS - 2:
            value = reach(s, seat, suit, unseen)
        ahead += value if seat == mate else -value
    choice, top, chosen = 0, -MOST, 0
    for card in range(CARDS):
        if has(hand, card):
            margin = ahead + 2 * s.values[card, suit]
            if s.laid < SEATS - 2:
                hope = min(100, max(0, 50 + SLOPE * margin // 2))
            elif s.laid == SEATS - 1:
                hope = 100 if margin > 0 else 0
            elif last == mate:  # one player is left: count the cards that are good enough
                hope = odds(s, last, suit, -margin, unseen)
            else:
                hope = 100 - odds(s, last, suit, margin, unseen)
            value = hope - worth(s, card, hand & ~bit(card))
            if value > top:
                choice, top, chosen = card, value, hope
    why[0] = START if s.laid == 0 else TAKES if chosen == 100 else BEST_CHANCE
    if s.laid > 0 and chosen == 0:
        why[0] = LOST
    return choice
