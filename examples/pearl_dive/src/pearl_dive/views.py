"""Pearl Dive: the fields of its view.

Rests on `trickery.core.views`. `knows.view` makes it; `trickery serve` describes it to programs.
"""

from __future__ import annotations

from typing_extensions import TypedDict

from trickery.core.views import Shared


class Turn(TypedDict):
    """One diver's turn, finished or not."""

    round: int  # from 1
    dive: int  # of the round, from 1
    seat: int
    card: str
    drawn: list[str]  # tokens, in order
    points: int | None  # with the chest; None while the diver is under water
    chest: bool  # whether the diver brought it up


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Pearl Dive."""

    hand: list[str] | None
    hand_sizes: list[int]
    pick: str | None  # your own card, until all are shown
    picked: list[int]  # the seats that have picked, until all cards are shown
    round: int  # from 1
    rounds: int
    dive: int  # of this round, from 1
    turns: list[Turn]  # of the whole game, this dive's included once the cards are shown
    diver: int | None  # who is under water
    haul: int  # what the diver has so far
    air: int  # tokens that the diver may still draw
    bag: dict[str, int]  # tokens of each kind left
    chest: bool  # whether it's still there


class Whole(View, Shared):
    """The view as everybody gets it: with the fields of all games."""
