"""Tricksters: its cards, moves and layouts.

Rests on `core.layout` and `core.edition`. Clauses TS-1 to TS-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves

# TS-1: every card shows all four critters, each with a value. TS-3: a suit card for each of them.
Suit = TypeAliasType("Suit", Literal["Ravens", "Foxes", "Rats", "Toads"])
SUITS: tuple[Suit, ...] = get_args(Suit.__value__)
CRITTERS = len(SUITS)
CARDS = 20
HIGHEST = 20  # TS-2: the highest value that an edition may print

SEATS = 4
HIDDEN = 3  # TS-4: cards dealt to each player
FACE_UP = CARDS - SEATS * HIDDEN
TRICKS = CARDS // SEATS
EVERYBODY_DEALT = SEATS  # TS-12: rounds until the target is set
ROUNDS = 13  # the longest possible game: a test checks all reachable scores


NAMES = ["ABCDE"[card // 4] + "1234"[card % 4] for card in range(CARDS)]


def name(card: int) -> str:
    """A card in words: A1 to E4, independent of the values in an edition (TS-2)."""
    return NAMES[card]


@dataclass(frozen=True)
class Draft(Move):
    """Take a face-up card to hand."""

    text = "draft {card}"
    card: str


@dataclass(frozen=True)
class TakeSuit(Move):
    """Take a suit card: the suit that counts whenever you lead in this round."""

    text = "take {suit}"
    suit: str


@dataclass(frozen=True)
class Pair(Move):
    """Hand out the partner cards; the two seats not named are the other pair."""

    text = "pair {seat_first} with {seat_second}"
    seat_second: int
    seat_first: str = "0"  # always written from seat 0


@dataclass(frozen=True)
class Play(Move):
    """Play a card to the trick."""

    text = "play {card}"
    card: str


MOVES = Moves(
    draft=[Draft(name(card)) for card in range(CARDS)],
    take=[TakeSuit(suit) for suit in SUITS],
    pair=[Pair(seat) for seat in range(1, SEATS)],
    play=[Play(name(card)) for card in range(CARDS)],
)

#: A round's deal: three cards per seat, seat by seat, then the face-up cards; and the dealer.
LOTS = Layout(cards=CARDS, dealer=1)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    hand=CARDS,
    drafted=SEATS * CARDS,  # the cards that each seat is known to hold
    hidden=SEATS,  # how many hidden cards each seat holds
    face_up=CARDS,  # cards still to be drafted
    trick=SEATS * CARDS,  # the card each seat has played to this trick
    counts=SEATS,  # ... and its value in this trick
    gone=CARDS,  # cards of this round's finished tricks
    values=CARDS * CRITTERS,  # what this edition prints on the cards
    phase=4,  # drafting, suits, pairs, tricks
    to_move=SEATS,
    dealer=SEATS,
    leader=SEATS,
    led=CRITTERS,  # the suit in which this trick counts
    suit=SEATS * CRITTERS,  # the suit card of each seat
    suits_left=CRITTERS,
    partner=SEATS,
    tricks_won=SEATS,  # by each seat's pair in this round
    tricks_left=1,
    score=SEATS,
    to_target=SEATS,  # points that each seat still needs, once there's a target
    target_set=1,
    round=1,  # rounds finished
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """The record's field that holds edition figures (TS-2): four values per card."""
    return {
        "values": [
            edition.numbers(f"cards.{name(card)}", 0, HIGHEST, (CRITTERS, CRITTERS))
            for card in range(CARDS)
        ]
    }
