"""Trick 100: its cards, moves and layouts.

Rests on `core.layout` and `core.edition`. Clauses TH-1 to TH-3, TH-7 and TH-8.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves
from trickery.core.say import speaker

say = speaker(__package__)

# Cards 0-99 are the numbers; cards 100-127 are 100s, all equivalent.
CARDS = 110  # TH-1
HUNDRED = 100
IDENTITIES = 128

SEATS = 6  # TH-2
TURNS_EACH = 100  # TH-20
MOST_TURNS = TURNS_EACH * SEATS


def number_of(card: int) -> int:
    """The number on a card: 0-99, or 100."""
    return min(card, HUNDRED)


NAMES = [f"{number_of(card):02d}" for card in range(IDENTITIES)]


def name(card: int) -> str:
    """A card in words: two digits, or 100."""
    return NAMES[card]


def digits(card: int) -> list[str]:
    """TH-8: the digits of a card, each once; the leading zero counts."""
    return list(dict.fromkeys(name(card)))


def shares_digit(card: int, discard: int) -> bool:
    """TH-8: whether two cards have a digit in common, in any position."""
    return not set(digits(card)).isdisjoint(digits(discard))


def outbids(card: int, discard: int) -> bool:
    """TH-7: whether a card outbids: a higher number with a shared digit; any number on a 100."""
    if card >= HUNDRED:
        return False
    return discard >= HUNDRED or (card > discard and shares_digit(card, discard))


@dataclass(frozen=True)
class Play(Move):
    """Play a card face up on the discard."""

    text = "play {card}"
    card: str


@dataclass(frozen=True)
class Cheat(Move):
    """Put a card face down beside the discard."""

    text = "cheat {card}"
    heard_as = "lay a card face down"
    card: str


@dataclass(frozen=True)
class Pass(Move):
    """Draw a card instead of playing one."""

    text = "pass"


@dataclass(frozen=True)
class Challenge(Move):
    """Ask for the face-down card to be shown."""

    text = "challenge"


MOVES = Moves(
    play=[Play(name(card)) for card in range(HUNDRED + 1)],
    cheat=[Cheat(name(card)) for card in range(HUNDRED)],
    skip=[Pass()],
    challenge=[Challenge()],
)

#: The deal (seat by seat, the discard, the pile from its top; the start player), or a reshuffle.
LOTS = Layout(order=CARDS, start=1)

RECENT = 12  # turns in an observation
TOLD = 7  # cells per turn: played, passed, hidden, hidden and shown, challenged, two numbers

#: What a seat knows; seats are counted clockwise from the seat itself. A part of 101 cells has one
#: per number; the last one is the number of 100s.
LAYOUT = Layout(
    hand=HUNDRED + 1,
    discard=HUNDRED + 1,
    under=HUNDRED + 1,  # discards under the top one
    box=HUNDRED + 1,  # the cards of this edition
    own_unseen=HUNDRED,  # this seat's face-down cards that nobody has seen
    face_down=1,  # a face-down card awaits the next player's answer
    last_card=1,  # ... and is its owner's last card
    restart=1,  # the seat to move must play a card, any card
    to_move=SEATS,
    hand_size=SEATS,
    pile=1,
    aside=1,
    unseen_by=SEATS,  # unseen cards on the table, by owner
    passes=1,  # in a row
    rounds_left=1,  # until the limit
    players=SEATS,  # how many play
    recent=RECENT * TOLD,  # the last turns, the latest first
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """The record's field that holds the edition: which cards are in the box (TH-1, TH-3)."""
    most = IDENTITIES - HUNDRED
    numbers = edition.numbers("numbers", 0, 99, (CARDS - most, HUNDRED), distinct=True)
    hundreds = edition.number("hundreds", 0, most)
    if len(numbers) + hundreds != CARDS:
        told = say("edition-total", numbers=len(numbers), hundreds=hundreds, cards=CARDS)
        raise edition.fail("hundreds", told)
    box = sum(1 << card for card in numbers) | ((1 << hundreds) - 1) << HUNDRED
    return {"box": np.array([box & (1 << 64) - 1, box >> 64], dtype=np.uint64)}
