"""A table: who sits there, the shuffle, and everything that one pair of eyes sees of it.

Rests on `entries`.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.wire.messages.entries import Entry, View, Words


class SeatInfo(TypedDict):
    """Who sits, or could sit, in a seat."""

    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    stand_in: bool
    offered: bool  # its cards are dealt, and somebody may take them over


class Asking(TypedDict):
    """Somebody who looks on and asks for a seat; the host answers by the number."""

    number: int
    name: str
    seat: int | None  # promised: theirs when the round is over


class PledgeInfo(TypedDict):
    """What a seat has committed to, and once the game is over its luck."""

    seat: int
    commitment: str
    revealed: bool
    luck: str | None


class Fairness(TypedDict):
    """All that is shown of the shuffle (docs/fair.md); once the game is over, its opening."""

    version: int  # 1: a table from before pledges
    table: str  # where the cards were shuffled: elsewhere, if a deal is played again
    commitment: str  # the server's
    shuffle: int  # the number of this shuffle
    pledges: list[PledgeInfo]
    called_off: list[list[PledgeInfo]]  # earlier shuffles
    seconds: int | None  # left to tell one's luck, while it is shuffled
    secret: str | None  # the server's
    luck: list[str] | None  # of version 1: what people added


class Info(TypedDict):
    """A table without its cards."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, int]
    pace: float
    hints: bool  # the host allowed them to everybody, before the deal
    phase: Literal["lobby", "shuffling", "playing", "over", "closed"]
    closed: Words  # why the table cannot be carried on; empty if it can
    turn: int
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    watchers: int
    asking: list[Asking]  # told to the host
    asked: bool  # you have asked for a seat, and have none yet
    promised: int | None  # the seat that will be yours when the round is over
    fair: Fairness
    rematch: str | None
    again: str | None
    copied: Literal["game", "record"] | None  # where the deal comes from, if not from here
    seen_before: bool  # somebody knows the cards: nobody can take over a seat


class State(TypedDict):
    """Everything about a table that one pair of eyes is told."""

    type: Literal["state"]
    seq: int
    info: Info
    view: View | None
    aim: Words  # what everybody tries to do
    standing: Words  # what the round is worth to these eyes so far; empty for a bystander
    round_follows: bool  # there can be another round
    may_take_back: bool  # a move of these eyes' own: nobody noticed it, or all others are bots
    hints: Literal["off", "bots", "allowed"]  # may they ask the coach? See `Log.hints`
    prompt: Words
    entries: list[Entry]
