"""Dealing what a seat can't see: unseen cards into hidden places, each with its possible cards.

Rests on `sets` and `rng`. Every game's `imagine` lists the hidden places (a card in somebody's
hand, in a reserve, in a pile) with the set of cards that the seat hasn't ruled out there, and
`fill` deals the unseen cards into them at random. It works from that list alone, so what it deals
is a function of what the seat knows and of the generator, never of where the cards really are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule
from trickery.core.rng import below
from trickery.core.sets import NONE, bit, has, index, lowest, nth, size
from trickery.core.state import U64Array

PLACES = 128  # the most hidden places a game may have
_LOW, _HIGH, _CARD, _FROM, _QUEUE = 0, PLACES, 2 * PLACES, 3 * PLACES, 4 * PLACES
#: Words of working memory for `imagine`, which allocates nothing itself.
SCRATCH = 5 * PLACES
PATIENCE = 256  # cards dealt in attempts at an exactly uniform deal, before falling back
EXCHANGES = 8  # per limited place, to mix a fallback deal


@rule
def place(scratch: U64Array, at: int, low: np.uint64, high: np.uint64) -> None:
    """Hidden place number `at` may hold cards 0-63 in `low` and 64-127 in `high`."""
    scratch[_LOW + at] = low
    scratch[_HIGH + at] = high


@rule
def placed(scratch: U64Array, at: int) -> int:
    """The card that `fill` dealt to a place."""
    return index(scratch[_CARD + at])


@rule
def _may_hold(scratch: U64Array, at: int, card: int) -> bool:
    if card < 64:
        return has(scratch[_LOW + at], card)
    return has(scratch[_HIGH + at], card - 64)


@rule
def _pick(rng: U64Array, low: np.uint64, high: np.uint64) -> int:
    """Pick a random card from a nonempty set of two words."""
    n = below(rng, size(low) + size(high))
    if n < size(low):
        return nth(low, n)
    return 64 + nth(high, n - size(low))


@rule
def _without(low: np.uint64, high: np.uint64, card: int) -> tuple[Any, Any]:
    """Remove a card from a set of two words."""
    if card < 64:
        return low & ~bit(card), high
    return low, high & ~bit(card - 64)


@rule
def _make_room(scratch: U64Array, filled: int, at: int, low: np.uint64, high: np.uint64) -> int:
    """Free a card for place `at`, which no remaining card fits, by moving earlier cards.

    A breadth-first search for the shortest chain of moves. Returns the card taken from the
    remaining ones, or -1 if no deal is possible.
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
def _bounds(scratch: U64Array, places: int, low: np.uint64, high: np.uint64) -> int:
    """Limit each place's set to unseen cards; bound how many it can have left at its turn.

    Each earlier place whose set is a subset certainly takes one of its cards. Returns how many
    places, from the first on, are limited.
    """
    limited = 0
    inside = 0
    for at in range(places):
        a_low = scratch[_LOW + at] & low
        a_high = scratch[_HIGH + at] & high
        scratch[_LOW + at] = a_low
        scratch[_HIGH + at] = a_high
        if a_low != low or a_high != high:
            limited = at + 1
        if at > 0 and a_low == scratch[_LOW + at - 1] and a_high == scratch[_HIGH + at - 1]:
            inside += 1
        else:
            inside = 0
            for other in range(at):
                outside = (scratch[_LOW + other] & ~a_low) | (scratch[_HIGH + other] & ~a_high)
                inside += 1 if outside == NONE else 0
        scratch[_FROM + at] = np.uint64(max(0, size(a_low) + size(a_high) - inside))
    return limited


@rule
def _try(rng: U64Array, scratch: U64Array, limited: int, low: np.uint64, high: np.uint64) -> bool:
    """Deal the limited places one by one, rejecting so that all deals are equally likely.

    A place with n cards left, of at most m, continues with probability n/m and takes each card with
    1/n: every complete deal has the same probability, the product of 1/m.
    """
    for at in range(limited):
        free_low = scratch[_LOW + at] & low
        free_high = scratch[_HIGH + at] & high
        free = size(free_low) + size(free_high)
        most = index(scratch[_FROM + at])
        if free == 0 or (free < most and below(rng, most) >= free):
            return False
        card = _pick(rng, free_low, free_high)
        scratch[_CARD + at] = np.uint64(card)
        low, high = _without(low, high, card)
    return True


@rule
def _deal_somehow(
    rng: U64Array, scratch: U64Array, limited: int, low: np.uint64, high: np.uint64
) -> bool:
    """Deal the limited places, moving earlier cards if none fits; False if that's impossible."""
    for at in range(limited):
        free_low = scratch[_LOW + at] & low
        free_high = scratch[_HIGH + at] & high
        if free_low != NONE or free_high != NONE:
            card = _pick(rng, free_low, free_high)
            scratch[_CARD + at] = np.uint64(card)
        else:
            card = _make_room(scratch, at, at, low, high)
            if card < 0:
                return False
        low, high = _without(low, high, card)
    return True


@rule
def _deal_the_rest(
    rng: U64Array, scratch: U64Array, first: int, places: int, low: np.uint64, high: np.uint64
) -> None:
    """Deal the remaining cards in random order to the unlimited places."""
    for at in range(first):
        card = index(scratch[_CARD + at])
        low, high = _without(low, high, card)
    for at in range(first, places):
        card = lowest(low) if low != NONE else 64 + lowest(high)
        scratch[_CARD + at] = np.uint64(card)
        low, high = _without(low, high, card)
    for at in range(places - 1, first, -1):
        other = first + below(rng, at - first + 1)
        held = scratch[_CARD + at]
        scratch[_CARD + at] = scratch[_CARD + other]
        scratch[_CARD + other] = held


@rule
def _exchange(rng: U64Array, scratch: U64Array, limited: int, places: int) -> None:
    """Mix a deal: random exchanges between two places, or among three, if allowed."""
    for step in range(EXCHANGES * limited):
        a = below(rng, limited)
        b = below(rng, places)
        c = below(rng, places) if step & 1 == 1 else a
        if a != b and b != c:
            card_a = index(scratch[_CARD + a])
            card_b = index(scratch[_CARD + b])
            card_c = index(scratch[_CARD + c])
            if (
                _may_hold(scratch, b, card_a)
                and _may_hold(scratch, c, card_b)
                and _may_hold(scratch, a, card_c)
            ):
                scratch[_CARD + b] = np.uint64(card_a)
                scratch[_CARD + c] = np.uint64(card_b)
                if c != a:
                    scratch[_CARD + a] = np.uint64(card_c)


@rule
def fill(rng: U64Array, scratch: U64Array, places: int, low: np.uint64, high: np.uint64) -> bool:
    """Deal the cards of (`low`, `high`) into as many places, at random; False if impossible.

    List the narrow places first. All possible deals are exactly equally likely, unless the limits
    are so entangled that no attempt succeeds: then any possible deal is found and mixed.
    """
    limited = _bounds(scratch, places, low, high)
    for _ in range(1 + PATIENCE // (1 + limited)):
        if _try(rng, scratch, limited, low, high):
            _deal_the_rest(rng, scratch, limited, places, low, high)
            return True
    if not _deal_somehow(rng, scratch, limited, low, high):
        return False
    _deal_the_rest(rng, scratch, limited, places, low, high)
    _exchange(rng, scratch, limited, places)
    return True
