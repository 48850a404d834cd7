"""Most Tricks: its cards, moves and layouts.

Rests on `trickery.core.layout` and `trickery.core.edition`. Clauses MT-1 and MT-2.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves

SUITS = ("clubs", "diamonds", "hearts", "spades")
VALUES = (*(str(number) for number in range(2, 11)), "jack", "queen", "king", "ace")
IN_SUIT = len(VALUES)
CARDS = len(SUITS) * IN_SUIT
SEATS = 5
MOST_CARDS = 10  # in a hand


def name(card: int) -> str:
    """A card in words."""
    return f"{VALUES[card % IN_SUIT]} of {SUITS[card // IN_SUIT]}"


@dataclass(frozen=True)
class Play(Move):
    """Play a card to the trick."""

    text = "play {card}"
    card: str


#: The patterns of compound names, each with its message.
SHAPES = {"{value} of {suit}": "card"}

MOVES = Moves(play=[Play(name(card)) for card in range(CARDS)])

#: The deck from the top, and who leads.
LOTS = Layout(deck=CARDS, start=1)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    hand=CARDS,
    trick=SEATS * CARDS,  # the card each seat has played to this trick
    gone=CARDS,  # cards of the finished tricks
    void=SEATS * len(SUITS),  # suits that a seat has shown it lacks
    led=len(SUITS),  # the suit that was led
    won=SEATS,  # points so far
    players=SEATS,  # how many play
    twice=1,  # the last trick counts as two
    left=1,  # tricks to come
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """MT-2: how many cards each player is dealt."""
    return {"cards": edition.number("cards", 2, MOST_CARDS)}
