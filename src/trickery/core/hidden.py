"""Dealing what a seat cannot see: cards into hidden places, each place with what it may hold.

Rests on `sets` and `rng`. Every game's `imagine` lists the hidden places (a card in somebody's
hand, in a reserve, in a pile) with the set of cards that the seat has not ruled out there, and
`fill` deals the unseen cards into them at random. It works from that list alone, so what it deals
is a function of what the seat knows and of the generator, never of where the cards really are.
"""

from __future__ import annotations

import numpy as np

from trickery.core.compile import rule
from trickery.core.record import Words
from trickery.core.rng import below
from trickery.core.sets import NONE, bit, has, index, lowest, nth, size

PLACES = 128  # the most hidden places a game may have
_LOW, _HIGH, _CARD, _FROM, _QUEUE = 0, PLACES, 2 * PLACES, 3 * PLACES, 4 * PLACES
#: Words of working memory that `imagine` is handed; it allocates nothing.
SCRATCH = 5 * PLACES
SWAPS = 6  # random exchanges per place that even out the odds between possible deals


@rule
def place(scratch: Words, at: int, low: np.uint64, high: np.uint64) -> None:
    """Hidden place number `at` may hold cards 0-63 in `low` and 64-127 in `high`."""
    scratch[_LOW + at] = low
    scratch[_HIGH + at] = high


@rule
def placed(scratch: Words, at: int) -> int:
    """The card that `fill` dealt to a place."""
    return index(scratch[_CARD + at])


@rule
def _may_hold(scratch: Words, at: int, card: int) -> bool:
    if card < 64:
        return has(scratch[_LOW + at], card)
    return has(scratch[_HIGH + at], card - 64)


@rule
def _pick(rng: Words, low: np.uint64, high: np.uint64) -> int:
    """A random card of a set of two words that is not empty."""
    n = below(rng, size(low) + size(high))
    if n < size(low):
        return nth(low, n)
    return 64 + nth(high, n - size(low))


@rule
def _make_room(scratch: Words, filled: int, at: int, low: np.uint64, high: np.uint64) -> int:
    """No card left fits place `at`: move earlier ones along until one does; the card used up.

    A breadth-first search for the shortest chain of moves; -1 if no deal at all is possible.
    """
    seen_low = NONE  # places already reached
    seen_high = NONE
    scratch[_QUEUE] = np.uint64(at)
    head = 0
    tail = 1
    while head < tail:
        needy = index(scratch[_QUEUE + head])
        head += 1
        for other in range(filled):
            seen = has(seen_low, other) if other < 64 else has(seen_high, other - 64)
            if seen or not _may_hold(scratch, needy, index(scratch[_CARD + other])):
                continue
            if other < 64:
                seen_low |= bit(other)
            else:
                seen_high |= bit(other - 64)
            scratch[_FROM + other] = np.uint64(needy)
            free_low = scratch[_LOW + other] & low
            free_high = scratch[_HIGH + other] & high
            if free_low != NONE or free_high != NONE:
                card = lowest(free_low) if free_low != NONE else 64 + lowest(free_high)
                spare = np.uint64(card)
                while other != at:
                    held = scratch[_CARD + other]
                    scratch[_CARD + other] = spare
                    spare = held
                    other = index(scratch[_FROM + other])
                scratch[_CARD + at] = spare
                return card
            scratch[_QUEUE + tail] = np.uint64(other)
            tail += 1
    return -1


@rule
def fill(rng: Words, scratch: Words, places: int, low: np.uint64, high: np.uint64) -> bool:
    """Deal the cards of (`low`, `high`) into as many places, at random; False if it can't be done.

    Narrow places should be listed first: it saves moving cards along, and it is exact on its own
    when each place's set contains the one's before it. Otherwise random exchanges even out the
    odds. Places without any limit need no exchange and come last.
    """
    limited = 0
    for at in range(places):
        free_low = scratch[_LOW + at] & low
        free_high = scratch[_HIGH + at] & high
        if free_low != low or free_high != high:
            limited = at + 1
        if free_low != NONE or free_high != NONE:
            card = _pick(rng, free_low, free_high)
            scratch[_CARD + at] = np.uint64(card)
        else:
            card = _make_room(scratch, at, at, low, high)
            if card < 0:
                return False
        if card < 64:
            low &= ~bit(card)
        else:
            high &= ~bit(card - 64)
    if limited > 0:
        for _ in range(SWAPS * limited):
            a = below(rng, limited)
            b = below(rng, places)
            card_a = index(scratch[_CARD + a])
            card_b = index(scratch[_CARD + b])
            if _may_hold(scratch, a, card_b) and _may_hold(scratch, b, card_a):
                scratch[_CARD + a] = np.uint64(card_b)
                scratch[_CARD + b] = np.uint64(card_a)
    return True
