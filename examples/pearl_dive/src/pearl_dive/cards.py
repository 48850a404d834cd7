"""Pearl Dive: its cards, tokens, moves and layouts.

Rests on `trickery.core.layout` and `trickery.core.edition`. Clauses PD-1 to PD-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickery.core.compile import table
from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves

SEATS = 5
CARDS = 24  # PD-1: air cards, numbered from 1
HAND = 3  # PD-3: dealt to everybody; a round has as many dives
MOST_ROUNDS = 3
MOST_AIR = 4  # tokens that a diver can draw in a dive
MOST_TURNS = MOST_ROUNDS * HAND * SEATS

# PD-2: the bag. Rules index these tables, so they're arrays.
TOKENS = ("white pearl", "pink pearl", "black pearl", "shark")
SHARK = 3
WORTH = table([1, 2, 4, 0])
IN_BAG = table([9, 7, 4, 4])
CHEST = 2  # PD-7: for the first diver who brings up pearls


def name(card: int) -> str:
    """A card in words."""
    return f"air {card + 1}"


def air(card: int) -> int:
    """PD-1: how many tokens the card lets its diver draw."""
    return 2 + card // 8


@dataclass(frozen=True)
class Pick(Move):
    """Pick a card in secret: the others hear that you've picked, but not what."""

    text = "pick {card}"
    heard_as = "pick a card"
    card: str


@dataclass(frozen=True)
class Dive(Move):
    """Draw another token."""

    text = "dive"


@dataclass(frozen=True)
class Surface(Move):
    """Come up with what you have."""

    text = "surface"


#: The patterns of compound names, each with its message.
SHAPES = {"air {number}": "card"}

MOVES = Moves(pick=[Pick(name(card)) for card in range(CARDS)], dive=[Dive()], surface=[Surface()])
DIVE, SURFACE = MOVES.start("dive"), MOVES.start("surface")

#: One layout for both draws of chance: the shuffled cards of a deal, or a token from the bag.
LOTS = Layout(deck=CARDS, token=1)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    hand=CARDS,
    pick=CARDS,  # the seat's own card, while it's secret
    seen=CARDS,  # shown in this round
    picked=SEATS,  # who has picked, while the cards are secret
    card=SEATS * CARDS,  # each seat's card in this dive, once they're shown
    diver=SEATS,  # who is under water
    bag=len(TOKENS),  # tokens of each kind left
    haul=1,  # what the diver would bring up
    air=1,  # tokens that the diver may still draw
    chest=1,  # whether nobody has taken the chest yet
    points=SEATS,
    players=SEATS,  # how many play
    left=1,  # dives to come after this one
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """PD-3: how many rounds there are."""
    return {"rounds": edition.number("rounds", 1, MOST_ROUNDS)}
