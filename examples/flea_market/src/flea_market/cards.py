"""Flea Market: its treasures, colours, moves and layouts.

Rests on `trickery.core.layout` and `trickery.core.edition`. Clauses FM-1 to FM-3.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves

COLOURS = ("red", "yellow", "green", "blue", "white")
KINDS = len(COLOURS)
LOWEST, EACH = 2, 3  # FM-1: in each colour the treasures 2, 3 and 4
TREASURES = KINDS * EACH
SEATS = 5
MOST_COINS = 20


def name(treasure: int) -> str:
    """A treasure in words."""
    return f"{COLOURS[treasure // EACH]} {LOWEST + treasure % EACH}"


NAMES = tuple(name(treasure) for treasure in range(TREASURES))


@dataclass(frozen=True)
class Bid(Move):
    """Offer more coins than anybody so far."""

    text = "bid {coins}"
    coins: int


@dataclass(frozen=True)
class Pass(Move):
    """Drop out of this auction."""

    text = "pass"


#: The patterns of compound names, each with its message.
SHAPES = {"{colour} {worth}": "treasure"}

MOVES = Moves(bid=[Bid(coins) for coins in range(1, MOST_COINS + 1)], leave=[Pass()])
PASS = MOVES.start("leave")  # `bid n` has the number n - 1

#: The colours in the order of the seats, the stack from the top, and who opens the first auction.
LOTS = Layout(colours=KINDS, stack=TREASURES, start=1)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    colour=KINDS,  # the seat's own
    now=TREASURES,  # what's up for auction
    gone=TREASURES,  # what was, before
    owned=SEATS * TREASURES,  # who has bought what
    high=1,  # the highest bid
    bidder=SEATS,  # whose it is
    passed=SEATS,  # who has dropped out of this auction
    coins=SEATS,
    players=SEATS,  # how many play
    left=1,  # auctions to come after this one
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """FM-3: how many treasures are auctioned, and everybody's coins."""
    return {
        "auctions": edition.number("auctions", 1, TREASURES),
        "purse": edition.number("coins", 1, MOST_COINS),
    }
