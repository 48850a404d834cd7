"""Flea Market: the fields of its view.

Rests on `trickery.core.views`. `knows.view` makes it; `trickery serve` describes it to programs.
"""

from __future__ import annotations

from typing_extensions import TypedDict

from trickery.core.views import Shared


class Sale(TypedDict):
    """A finished auction."""

    treasure: str
    buyer: int | None  # None if nobody wanted it
    price: int


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Flea Market."""

    colour: str | None  # your own
    colours: list[str] | None  # everybody's, when the game is over
    coins: list[int]
    treasures: list[list[str]]  # what each seat has bought
    treasure: str | None  # what's up for auction
    left: int  # auctions to come after this one
    high: int  # the highest bid
    bidder: int | None
    passed: list[int]
    sales: list[Sale]


class Whole(View, Shared):
    """The view as everybody gets it: with the fields of all games."""
