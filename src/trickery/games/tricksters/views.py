"""Tricksters: the fields of its view.

Rests on `core.views` and `cards`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.core.views import Shared
from trickery.games.tricksters.cards import Suit


class Held(TypedDict):
    """The public knowledge of a hand."""

    drafted: list[str]
    hidden: int


class Drafted(TypedDict):
    """A face-up card that a seat has drafted."""

    seat: int
    card: str


class Way(TypedDict):
    """A way to make two pairs, and the move that makes them."""

    move: str
    pairs: list[list[int]]


class Laid(TypedDict):
    """A card that somebody has played to a trick."""

    seat: int
    card: str
    counts: int


class Taken(TypedDict):
    """A finished trick: the winning pair and its sum, and the next leader (TS-9, TS-10)."""

    number: int  # from 1, in its round
    cards: list[Laid]
    led: Suit
    pair: list[int]
    sum: int
    against: int
    tie: bool
    next_lead: int | None


class Round(TypedDict):
    """A finished round on the score sheet; tricks and points by seat (TS-11)."""

    dealer: int
    pairs: list[list[int]]
    tricks: list[int]
    points: list[int]


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Tricksters."""

    phase: Literal["draft", "suits", "pairs", "tricks", "deal", "over"]
    round: int
    dealer: int | None
    matchmaker: int | None  # who hands out the partner cards, until they have
    cards: dict[str, list[int]]  # what each card is worth as Raven, Fox, Rat and Toad
    hand: list[str] | None
    hand_sizes: list[int]
    hands: list[Held]
    face_up: list[str]
    unseen: list[str] | None
    drafts: list[Drafted]
    suits: list[Suit | None]
    suits_left: list[Suit]
    ways: list[Way]  # the possible pairings, during that decision
    pairs: list[list[int]] | None
    leader: int | None
    led: Suit | None
    trick: list[Laid]
    sums: list[int]  # by seat: its pair's sum in this trick so far
    tricks: list[Taken]
    tricks_won: list[int]
    worth: list[int]  # by seat: the points for the tricks won so far in this round
    last_trick: Taken | None
    rounds: list[Round]
    target: int | None
    target_after: int  # the round after which the target is set ...
    target_above: int  # ... so far above the best score


class Whole(Shared, View):
    """The game's view with the fields that all games share."""
