"""Answers of a table: to messages on its socket, and to requests about seats.

Rests on `table`.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from trickery.wire.messages.entries import Words
from trickery.wire.messages.table import State


class Accepted(TypedDict):
    """The move was made; `seq` is its event."""

    type: Literal["accepted"]
    key: str
    seq: int


class Stale(TypedDict):
    """The game has moved on: get the new state, then decide again."""

    type: Literal["stale"]
    key: str
    reason: Words
    state: State


class Illegal(TypedDict):
    """The rules do not allow the move; nothing has changed."""

    type: Literal["illegal"]
    key: str
    reason: Words


class Why(TypedDict):
    """Whether a move would be allowed, and why not."""

    type: Literal["why"]
    move: str
    legal: bool
    reason: Words


class SheetRow(TypedDict):
    """A row of points, seat by seat, with the reason for each."""

    label: Words
    points: list[int | str | None]
    why: list[Words]


class Sheet(TypedDict):
    """The score sheet, from the game's `words.py`."""

    rows: list[SheetRow]
    note: Words


class ScoreSheet(TypedDict):
    """The score sheet so far."""

    type: Literal["sheet"]
    sheet: Sheet


class TakenBack(TypedDict):
    """The last move was taken back."""

    type: Literal["taken_back"]


class Said(TypedDict):
    """The chat message was sent."""

    type: Literal["said"]


class Pong(TypedDict):
    """The reply to a ping."""

    type: Literal["pong"]


class Refusal(TypedDict):
    """The request was refused, and nothing has changed; `key` is a move's."""

    type: Literal["error"]
    reason: Words
    key: NotRequired[str]


FromTable = (
    State | Accepted | Stale | Illegal | Why | ScoreSheet | TakenBack | Said | Pong | Refusal
)


class Taken(TypedDict):
    """A seat of your own: keep the secret."""

    table: str
    seat: int
    secret: str


class Pledged(TypedDict):
    """The pledge was accepted."""

    type: Literal["pledged"]


class Revealed(TypedDict):
    """The luck matches its pledge."""

    type: Literal["revealed"]


class Started(TypedDict):
    """The pledges are fixed, or the cards dealt if there are none."""

    type: Literal["started"]
    seq: int


class Seated(TypedDict):
    """The seat has a new holder."""

    type: Literal["seated"]


class Asked(TypedDict):
    """The host has your request. If you get a seat, this secret holds it: keep it."""

    table: str
    secret: str


class Answered(TypedDict):
    """The asker has a seat, will have one, or was declined."""

    type: Literal["answered"]


class Left(TypedDict):
    """A bot plays until you come back; or your request for a seat is withdrawn."""

    type: Literal["left"]


class Acknowledged(TypedDict):
    """It was done, or was so already."""

    type: Literal["done"]


class NextTable(TypedDict):
    """The next table."""

    table: str


class Invitation(TypedDict):
    """A table's links: one to watch, and for players an invite link."""

    watch: str
    sit: str | None
