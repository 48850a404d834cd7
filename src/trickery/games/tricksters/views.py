"""Tricksters: what its view tells, word by word.

Rests on `core.views` and `cards`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.core.views import Shared
from trickery.games.tricksters.cards import Suit


class Held(TypedDict):
    """What everybody knows of a hand."""

    drafted: list[str]
    hidden: int


class Drafted(TypedDict):
    """A face-up card that somebody has drafted."""

    seat: int
    card: str


class Way(TypedDict):
    """A way to make two pairs, and the move that makes them."""

    move: str
    pairs: list[list[int]]


class Laid(TypedDict):
    """A card that somebody has laid to a trick."""

    seat: int
    card: str
    counts: int


class Taken(TypedDict):
    """A finished trick: which pair took it with which sum, and who leads next (TS-9, TS-10)."""

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
    """All that a seat, or a bystander, may see of a game of Tricksters."""

    phase: Literal["draft", "suits", "pairs", "tricks", "deal", "over"]
    round: int
    dealer: int | None
    matchmaker: int | None  # who hands out the partner cards, until that is done
    cards: dict[str, list[int]]  # what each card is worth as Raven, Fox, Rat and Toad
    hand: list[str] | None
    hand_sizes: list[int]
    hands: list[Held]
    face_up: list[str]
    unseen: list[str] | None
    drafts: list[Drafted]
    suits: list[Suit | None]
    suits_left: list[Suit]
    ways: list[Way]  # to pair up, while that is being decided
    pairs: list[list[int]] | None
    leader: int | None
    led: Suit | None
    trick: list[Laid]
    sums: list[int]  # by seat: what its pair has in this trick so far
    tricks: list[Taken]
    tricks_won: list[int]
    worth: list[int]  # by seat: the points for the tricks won so far in this round
    last_trick: Taken | None
    rounds: list[Round]
    target: int | None
    target_after: int  # the round after which the target is set ...
    target_above: int  # ... so far above the best score


class Whole(Shared, View):
    """The view with what all games share."""
