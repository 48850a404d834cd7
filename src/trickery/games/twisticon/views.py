"""Twisticon: the fields of its view.

Rests on `core.views` and `cards`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from trickery.core.views import Shared
from trickery.games.twisticon.cards import Icon

Face = TypeAliasType("Face", list[Icon | None])  # nine places, row by row; None is unseen
Ending = TypeAliasType("Ending", Literal["nine of an icon", "no cards left", "no claims"])
#: Three in line on top: claimed in this turn; no longer claimable in it; claimed in the turn
#: before; there before the move; without a card in the mover's hand; claimable.
Standing = TypeAliasType(
    "Standing", Literal["claimed", "too late", "barred", "before", "no card", "free"]
)


class Cube(TypedDict):
    """The six faces."""

    top: Face
    right: Face
    front: Face
    bottom: Face
    left: Face
    back: Face


class Line(TypedDict):
    """Three in line on top, even if the seat to move can't use them."""

    icon: Icon
    places: list[int]


class OnTop(TypedDict):
    """An icon with three in line on top, and whether the seat to move can claim it."""

    icon: Icon
    standing: Standing


class Closed(TypedDict):
    """Closed cards of an icon, or with sets apart one set."""

    icon: Icon
    cards: int
    points: int


class Brings(TypedDict):
    """What a claim or a closing would bring the seat to move."""

    cards: int
    extra: int  # from the deck
    in_all: int  # with those closed before
    points: int  # when they're closed
    points_now: int
    wins: bool


class Opening(TypedDict):
    """A set that a twist or the flip would make (TW-8), or that it would leave (TW-14)."""

    icon: Icon
    places: list[int]  # on top, of all its lines
    standing: Standing  # "free", "no card", or "before" if the move doesn't make it
    #: The next seat, if it could claim it by staying; of those that the mover can claim, nobody.
    left_for: int | None
    cards: int  # that a claim would take from the table (TW-10)


class Decision(TypedDict):
    """A recent decision."""

    seat: int
    move: str


class Figures(TypedDict):
    """How many cards make a full hand, a set, and all of an icon."""

    hand: int
    set: int
    all: int


class Options(TypedDict):
    """The options of this game."""

    horizontal_twists: bool
    reshuffle_after: int
    sets_apart: bool


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Twisticon: equal for all."""

    phase: Literal["move", "claim", "close"]
    turn: int
    dealer: int
    cube: Cube
    lines: list[Line]
    on_top: list[OnTop]
    usable: list[Icon]
    barred: Icon | None
    claimed: Icon | None
    stayed: bool
    hands: list[list[Icon]]
    open: list[list[Icon]]
    closed: list[list[Closed]]
    won: list[dict[Icon, int]]  # by seat: cards towards all nine of an icon
    no_nine: list[dict[Icon, int]]  # by seat: icons it can't get all of, and who prevents it
    brings: dict[str, Brings]  # by the move's text
    #: For the seat to move: the sets that each move would make or leave, as far as known; else
    #: empty.
    foreseen: dict[str, list[Opening]]
    loose_cards: list[int]
    deck_size: int
    deck_holds: dict[Icon, int]
    quiet_turns: int
    ends_in: int
    reshuffle_in: int | None
    decisions: int
    recent: list[Decision]
    ended_by: Ending | None
    nine: int | None
    nine_of: Icon | None
    tied: list[int]  # at the end: seats tied on points, between which open cards decide
    figures: Figures
    options: Options


class Whole(Shared, View):
    """The game's view with the fields that all games share."""
