"""A table: its seats, the shuffle, and everything that one viewer sees of it.

Rests on `entries`.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.wire.messages.entries import Entry, View, Words


class SeatInfo(TypedDict):
    """A seat, and its holder if any."""

    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool  # a person is connected, or was heard of just now; bots always are
    stand_in: bool
    bot_in: int | None  # seconds until a bot takes over, if the connection is lost
    left: bool  # this person has left, and may come back
    offered: bool  # its cards are dealt, and a new player may take it over


class Asking(TypedDict):
    """A spectator who asks for a seat; the host answers by the number."""

    number: int
    name: str
    seat: int | None  # promised: theirs when the round is over


class PledgeInfo(TypedDict):
    """A seat's commitment, and once the game is over its luck."""

    seat: int
    commitment: str
    revealed: bool
    luck: str | None


class Fairness(TypedDict):
    """The public data of the shuffle (docs/fair.md), with its secrets once the game is over."""

    version: int  # of the shuffle; 1: a table from before pledges
    table: str  # where the cards were shuffled: another table if the deal is replayed
    commitment: str  # the server's
    shuffle: int  # the number of this shuffle
    pledges: list[PledgeInfo]
    called_off: list[list[PledgeInfo]]  # earlier shuffles
    seconds: int | None  # left to reveal luck, during the shuffle
    secret: str | None  # the server's
    luck: list[str] | None  # of version 1: the players' luck


class Info(TypedDict):
    """A table without its cards."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, int]
    pace: float
    hints: bool  # the host allowed them for all, before the deal
    clock: int  # seconds for a person's move, after which a bot makes it; 0: no limit
    phase: Literal["lobby", "shuffling", "playing", "over", "closed"]
    closed: Words  # why the game can't continue; empty if it can
    turn: int
    clock_left: int | None  # seconds of this turn, if there is a clock
    paused: int | None  # the seat that paused the table, while it is paused: no `legal` then
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    watchers: int
    asking: list[Asking]  # sent to the host only
    asked: bool  # you have asked for a seat, and have none yet
    promised: int | None  # the seat that will be yours when the round is over
    fair: Fairness
    rematch: str | None
    again: str | None
    copied: Literal["game", "record"] | None  # the source of the deal, if not this table
    seen_before: bool  # a person knows the cards: nobody can take over a seat


class State(TypedDict):
    """Everything about a table that one viewer is sent."""

    type: Literal["state"]
    seq: int
    info: Info
    view: View | None
    aim: Words  # the aim of the game
    standing: Words  # the viewer's result of the round so far; empty for a spectator
    round_follows: bool  # whether another round can follow
    may_take_back: bool  # the viewer's own move: nobody noticed it, or all others are bots
    hints: Literal["off", "bots", "allowed"]  # who may ask the coach: see `Log.hints`
    prompt: Words
    entries: list[Entry]
