"""Everything that clients send, as Pydantic models, which validate it.

Rests on Pydantic. `messages` has what a server sends. OpenAPI and AsyncAPI are generated from both.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

Name = Annotated[str, Field(max_length=80)]
Digits = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]  # a hash, or a player's luck
MoveText = Annotated[str, Field(max_length=160)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0, le=2**31)]
BotName = Annotated[str, Field(max_length=40)]
Person = Annotated[str, Field(min_length=16, max_length=100)]  # a random id made by the client
Spoken = Annotated[str, Field(max_length=200)]
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]


class ClientMessage(BaseModel):
    """The base of client messages; unknown keys are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Written(ClientMessage):
    """A client message with text that may be sent to others."""

    @model_validator(mode="after")
    def can_be_written(self) -> Self:
        """Refuse unpaired surrogates, which can't be sent to others."""
        try:
            orjson.dumps(self.model_dump())
        except TypeError as error:
            raise ValueError(f"this cannot be written down: {error}") from None
        return self


class NewTable(Written):
    """Open a table and take seat 0."""

    game: Annotated[str, Field(max_length=40)]
    name: Name = ""
    players: int | None = None
    options: dict[str, int | str | bool] = Field(default_factory=dict, max_length=20)
    edition: dict[str, Any] | None = None
    bots: BotName | None = None
    pace: float | int | None = None
    again: TableId | None = None
    hints: bool = False  # all players may ask for hints, and see that
    clock: Number = 0  # seconds for a person's move, after which a bot makes it; 0: no limit
    person: Person | None = None


class PlayOnHere(Written):
    """Play on from a position that its address tells: a new table, bots in the other seats."""

    name: Name = ""
    bots: BotName | None = None
    pace: float | int | None = None
    person: Person | None = None


class PlayOn(PlayOnHere):
    """Play on from a decision of a finished game."""

    seat: int
    step: Number  # the number of moves before it, as in reviews


class GivenRecord(Written):
    """A finished game, as `docs/records.md` describes it."""

    record: dict[str, Any]


class SitDown(ClientMessage):
    """Take an open seat."""

    name: Name = ""
    seat: int | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None  # the secret of the invite link
    person: Person | None = None


class TryMove(ClientMessage):
    """Another move than a step of a lesson asks for."""

    step: Annotated[int, Field(ge=0, le=100)]
    move: MoveText


class Solve(ClientMessage):
    """The solver's move in a puzzle."""

    move: MoveText


class MakePledge(ClientMessage):
    """Commit to your luck (docs/fair.md)."""

    commitment: Digits


class Reveal(ClientMessage):
    """Reveal your luck."""

    luck: Digits


class Start(ClientMessage):
    """Fix the pledges; the deal follows when all have revealed their luck."""


class AskForSeat(ClientMessage):
    """Ask the host for a bot's seat, without an invite link."""

    name: Name = ""
    person: Person


class AnswerAsker(ClientMessage):
    """Give an asker the seat of a bot, or an open one; without a seat, decline."""

    asker: Number
    seat: int | None = None
    when: Literal["now", "round"] = "now"  # at once, or when the round is over


class SetSeat(ClientMessage):
    """Give a seat to a bot of some level, make it `open`, or have its cards `offered`."""

    seat: int
    who: BotName


class Rename(Written):
    """Go by another name, before the deal."""

    name: Name


class SetClock(ClientMessage):
    """The seconds for a person's move, after which a bot makes it; 0: no limit."""

    seconds: Number


class StopWaiting(ClientMessage):
    """Let a bot play at once for somebody whose connection is lost."""

    seat: int


class MakeMove(ClientMessage):
    """A move in the state with the number `expect`."""

    type: Literal["move"] = "move"
    move: MoveText
    expect: Number
    key: Key


class TakeBack(ClientMessage):
    """Take back your last move that nobody noticed; among bots, your last choice."""

    type: Literal["take_back"] = "take_back"


class AskHint(ClientMessage):
    """Ask the coach for a hint in the state with the number `expect`."""

    expect: Number


class AskWhy(ClientMessage):
    """Ask why a move isn't allowed."""

    type: Literal["why"] = "why"
    move: MoveText


class Say(ClientMessage):
    """One of the phrases; or a text of your own, one line."""

    type: Literal["say"] = "say"
    phrase: Number | None = None
    text: Spoken | None = None

    @model_validator(mode="after")
    def one_thing(self) -> Say:
        """Require exactly one of them."""
        if (self.phrase is None) == (self.text is None):
            raise ValueError("say a phrase or a text")
        return self


class Hello(ClientMessage):
    """The first message on a socket."""

    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=100)] | None = None
    since: Number = 0


class AskSheet(ClientMessage):
    """Ask for the score sheet."""

    type: Literal["sheet"]


class Ping(ClientMessage):
    """Ask for a `Pong`."""

    type: Literal["ping"]


ToTable = Annotated[
    MakeMove | TakeBack | AskWhy | Say | AskSheet | Ping, Field(discriminator="type")
]
to_table: TypeAdapter[MakeMove | TakeBack | AskWhy | Say | AskSheet | Ping] = TypeAdapter(ToTable)
