"""Sets of cards as 64-bit words: the arithmetic that hands, piles and legal moves are made of.

Rests on `compile`. Words are `uint64` throughout: Numba turns a mix of signed and unsigned into
floats, so a card number becomes a word only through `bit`, and a word a number only through
`index`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import INTERPRETED, rule
from trickery.core.state import U64Array

NONE = np.uint64(0)
ONE = np.uint64(1)

_FIVES = np.uint64(0x5555_5555_5555_5555)
_THREES = np.uint64(0x3333_3333_3333_3333)
_NIBBLES = np.uint64(0x0F0F_0F0F_0F0F_0F0F)
_ONES = np.uint64(0x0101_0101_0101_0101)
_1, _2, _4, _56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)

if INTERPRETED:

    def index(word: np.uint64) -> int:
        """A word's value as an ordinary integer."""
        return int(word)

    def size(cards: np.uint64) -> int:
        """How many cards are in the set."""
        return int(cards).bit_count()

else:

    @rule
    def index(word: np.uint64) -> int:
        """A word's value as an ordinary integer."""
        return np.int64(word)  # type: ignore[return-value]  # compiled: an int64

    @rule
    def size(cards: np.uint64) -> int:
        """How many cards are in the set. (Compilers know this idiom as one instruction.)"""
        x = cards - ((cards >> _1) & _FIVES)
        x = (x & _THREES) + ((x >> _2) & _THREES)
        x = (x + (x >> _4)) & _NIBBLES
        return index((x * _ONES) >> _56)


@rule
def bit(card: int) -> np.uint64:
    """The set of one card, 0 to 63."""
    return ONE << np.uint64(card)


@rule
def has(cards: np.uint64, card: int) -> bool:
    """Whether the card is in the set."""
    return (cards >> np.uint64(card)) & ONE != NONE  # type: ignore[no-any-return]


@rule
def span(first: int, count: int) -> np.uint64:
    """The set of `count` cards (under 64) from `first` on."""
    return ((ONE << np.uint64(count)) - ONE) << np.uint64(first)


@rule
def lowest(cards: np.uint64) -> int:
    """The lowest card of a set that is not empty."""
    return size(~cards & (cards - ONE))


@rule
def rest(cards: np.uint64) -> np.uint64:
    """The set without its lowest card."""
    return cards & (cards - ONE)


@rule
def highest(cards: np.uint64) -> int:
    """The highest card of a set that is not empty."""
    x = cards
    x |= x >> _1
    x |= x >> _2
    x |= x >> _4
    x |= x >> np.uint64(8)
    x |= x >> np.uint64(16)
    x |= x >> np.uint64(32)
    return size(x) - 1


@rule
def nth(cards: np.uint64, n: int) -> int:
    """The n-th lowest card (from 0) of a set that has more than n.

    By bisection: in the lower half, or in the upper one after subtracting the lower half's cards.
    The end of a loop over the cards would be an unpredictable branch.
    """
    at = 0
    for width in (32, 16, 8, 4, 2, 1):
        lower = cards & ((ONE << np.uint64(width)) - ONE)
        below = size(lower)
        upper = n >= below
        cards = cards >> np.uint64(width) if upper else lower
        n = n - below if upper else n
        at = at + width if upper else at
    return at


@rule
def win_share(winners: np.uint64, seat: int) -> float:
    """A seat's win share: an equal part if it's among the winners, else 0."""
    return 1.0 / size(winners) if has(winners, seat) else 0.0


@rule
def clear_mask(mask: U64Array, words: int) -> None:
    """Empty a set of several words."""
    for word in range(words):
        mask[word] = NONE


@rule
def count_moves(mask: U64Array, words: int) -> int:
    """How many moves are in a set of several words."""
    count = 0
    for word in range(words):
        count += size(mask[word])
    return count


@rule
def put(mask: U64Array, at: int) -> None:
    """Add move `at` to a set of several words."""
    mask[at >> 6] |= bit(at & 63)


@rule
def holds(mask: U64Array, at: int) -> bool:
    """Whether move `at` is in a set of several words."""
    return has(mask[at >> 6], at & 63)


@rule
def put_cards(mask: U64Array, at: int, cards: np.uint64) -> None:
    """Add a whole set of cards to a set of several words, card c as move `at + c`."""
    word = at >> 6
    shift = at & 63
    mask[word] |= cards << np.uint64(shift)
    if shift != 0:
        spill = cards >> np.uint64(64 - shift)
        if spill != NONE:
            mask[word + 1] |= spill


@rule
def spread(out: Any, at: int, cards: np.uint64) -> None:
    """Write a 1 into the cell of each card of a set, card c into cell `at + c`."""
    while cards != NONE:
        out[at + lowest(cards)] = 1
        cards = rest(cards)


def members(cards: np.uint64) -> list[int]:
    """The members of a set in order, for views and words; compiled rules use `lowest`."""
    found = []
    left = int(cards)
    while left:
        low = left & -left
        found.append(low.bit_length() - 1)
        left ^= low
    return found
