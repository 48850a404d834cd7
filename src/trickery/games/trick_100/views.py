"""Trick 100: what its view tells, word by word.

Rests on `core.views`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from trickery.core.views import Shared


class FaceDown(TypedDict):
    """The card that waits for an answer."""

    seat: int
    card: str | None  # its owner knows it
    last_card: bool  # its owner holds no other


class Aside(TypedDict):
    """A card that was put aside unseen."""

    seat: int
    card: str | None  # whoever laid it knows it


class ToOutbid(TypedDict):
    """What outbids the discard: whatever comes, no number at all, or a higher one with a digit."""

    by: Literal["anything", "nothing", "higher"]
    digits: list[str]


class Begun(TypedDict):
    """What every turn has."""

    turn: int
    seat: int
    on: str  # the discard that the turn was taken on


class Drawn(TypedDict):
    """What was drawn in a turn."""

    drew: int
    reshuffle: bool  # the pile ran out, and was made anew


class Played(Begun):
    """Somebody laid a card openly."""

    did: Literal["play"]
    card: str


class Hid(Begun):
    """Somebody laid a card face down."""

    did: Literal["cheat"]
    card: str | None  # None where these eyes may not know
    shown: bool  # it was challenged


class Passed(Begun, Drawn):
    """Somebody passed, and drew."""

    did: Literal["pass"]


class Challenged(Begun, Drawn):
    """Somebody had the face-down card shown; somebody drew, and the challenger restarts."""

    did: Literal["challenge"]
    card: str
    outbids: bool
    drawer: int
    restart: str | None  # None until it is laid


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
    """All that a seat, or a bystander, may see of a game of Trick 100."""

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
    """The view with what all games share."""
