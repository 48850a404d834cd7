"""Trick Party: its cards, moves and layouts.

Rests on `core.layout` and `core.edition`. Clauses TP-1 to TP-5.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves

# TP-1: five suits of 1-12; Dracs is trump.
Suit = TypeAliasType("Suit", Literal["Pumpkinheads", "Boos", "Skellies", "Frankies", "Dracs"])
SUITS: tuple[Suit, ...] = get_args(Suit.__value__)
NUMBERS = 12
CARDS = len(SUITS) * NUMBERS
DRACS = 4

# TP-3: the score cards without DEATH.
SCORE_CARDS = (-5, -5, -4, -4, -3, -3, -2, -2, -1, -1, 1, 2, 3, 4, 5)
SCORES = len(SCORE_CARDS)
WORST, BEST = -5, 5

SEATS = 6
MOST_TRICKS = 15  # TP-5: with 4 players


def suit_of(card: int) -> int:
    """The suit of a card, as a place in SUITS."""
    return card // NUMBERS


def number_of(card: int) -> int:
    """The number on a card, 1-12."""
    return card % NUMBERS + 1


NAMES = [f"{number_of(card)} of {SUITS[suit_of(card)]}" for card in range(CARDS)]


def name(card: int) -> str:
    """A card in words."""
    return NAMES[card]


@dataclass(frozen=True)
class Play(Move):
    """Play a card to the trick."""

    text = "play {card}"
    card: str


#: The patterns of compound names, each with its message.
SHAPES = {"{number} of {suit}": "card"}

MOVES = Moves(play=[Play(name(card)) for card in range(CARDS)])

#: A hand's deal: the play cards seat by seat, the score cards from the top, the start player.
LOTS = Layout(cards=CARDS, scores=SCORES, start=1)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    hand=CARDS,
    trick=SEATS * CARDS,  # the card each seat has played to this trick
    gone=CARDS,  # cards of the finished tricks
    revolution=CARDS,  # which cards carry it in this edition
    void=SEATS * len(SUITS),  # suits that a seat has shown it lacks
    lead=SEATS,  # who leads this trick
    led=len(SUITS),  # the suit that was led
    upside_down=1,  # the trick has an odd number of revolutions
    offer=BEST - WORST + 1,  # the score card on offer, by value
    death=1,  # the trick is for DEATH
    unseen_scores=BEST - WORST + 1,  # how many of each value have not been turned up
    hand_size=1,
    points=SEATS,  # this hand so far
    total=SEATS,  # the campaign's finished hands
    players=SEATS,  # how many play
    hands_left=1,
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """The record's field that holds edition figures (TP-2a): as many as TP-2 allows."""
    revolution = 0
    for suit, title in enumerate(SUITS):
        wanted = 0 if suit == DRACS else 4
        path = f"revolution.{title.lower()}"
        for number in edition.numbers(path, 1, NUMBERS, (wanted, wanted), distinct=True):
            revolution |= 1 << (suit * NUMBERS + number - 1)
    return {"revolution": revolution}
