"""Trick 100: the fields of its view.

Rests on `core.views`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from trickery.core.views import Shared


class FaceDown(TypedDict):
    """The face-down card that awaits an answer."""

    seat: int
    card: str | None  # known to its owner only
    last_card: bool  # it's its owner's last card


class Aside(TypedDict):
    """A face-down card that nobody challenged."""

    seat: int
    card: str | None  # known to its owner only


class ToOutbid(TypedDict):
    """What outbids the discard: any number, none, or a higher one with one of the digits."""

    by: Literal["anything", "nothing", "higher"]
    digits: list[str]


class Begun(TypedDict):
    """The fields of every turn."""

    turn: int
    seat: int
    on: str  # the discard that the turn was taken on


class Drawn(TypedDict):
    """The cards drawn in a turn."""

    drew: int
    reshuffle: bool  # the pile ran out and was reshuffled


class Played(Begun):
    """A player played a card face up."""

    did: Literal["play"]
    card: str


class Hid(Begun):
    """A player put a card face down."""

    did: Literal["cheat"]
    card: str | None  # None if this viewer may not know it
    shown: bool  # it was challenged


class Passed(Begun, Drawn):
    """A player passed, and drew."""

    did: Literal["pass"]


class Challenged(Begun, Drawn):
    """A player challenged the face-down card; the loser drew, and the challenger restarts."""

    did: Literal["challenge"]
    card: str
    outbids: bool
    drawer: int
    restart: str | None  # None until it's played


Turn = TypeAliasType("Turn", Played | Hid | Passed | Challenged)


class CardsLeft(TypedDict):
    """A seat's row of the score sheet (TH-20)."""

    seat: int
    in_hand: int
    face_down: int
    cards_left: int


class Box(TypedDict):
    """The cards of this edition."""

    numbers: list[int]
    hundreds: int


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Trick 100."""

    hand: list[str] | None
    hand_sizes: list[int]
    discard: str | None
    to_outbid: ToOutbid | None
    under: list[str]
    pile: int
    face_down: FaceDown | None
    aside: list[Aside]
    phase: Literal["turn", "answer", "restart", "chance", "over"]
    turn: int
    turn_limit: int
    passes: int
    start: int | None
    opening: str | None
    history: list[Turn]
    ended: Literal["limit", "shed"] | None
    last_card: Literal["laid openly", "not challenged", "true"] | None  # how the winner's went
    score_sheet: list[CardsLeft]
    box: Box


class Whole(Shared, View):
    """The game's view with the fields that all games share."""
