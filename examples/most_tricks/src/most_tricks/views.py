"""Most Tricks: the fields of its view.

Rests on nothing. `knows.view` makes it; `trickery serve` describes it to programs.
"""

from __future__ import annotations

from typing_extensions import TypedDict


class Laid(TypedDict):
    """A card that somebody has played to a trick."""

    seat: int
    card: str


class Taken(TypedDict):
    """A finished trick, and who took it."""

    cards: list[Laid]
    winner: int


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Most Tricks."""

    hand: list[str] | None
    hand_sizes: list[int]
    leader: int
    trick: list[Laid]
    tricks: list[Taken]
    last_trick: Taken | None
    cards: int  # in a hand, when all are dealt
    last_counts_twice: bool
