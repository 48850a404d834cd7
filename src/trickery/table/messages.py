"""Everything that crosses the wire: what people send, checked, and what they are told, described.

Rests on Pydantic. `describe` makes OpenAPI and AsyncAPI of these, and the page's types and the
Python client are made from the same source. What comes in are models, which check; what goes out
are plain dictionaries with these types, since they are made in quantity and by us.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator
from typing_extensions import TypedDict

from trickery.core.views import Shared
from trickery.table.limits import LUCK

Name = Annotated[str, Field(max_length=80)]
Luck = Annotated[str, Field(max_length=LUCK)]
MoveText = Annotated[str, Field(max_length=160)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0, le=2**31)]
BotName = Annotated[str, Field(max_length=40)]
TableId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")]


# What people send --------------------------------------------------------------------------------


class Sent(BaseModel):
    """What somebody sends; words that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Sent):
    """Open a table and take seat 0."""

    game: Annotated[str, Field(max_length=40)]
    name: Name = ""
    players: int | None = None
    options: dict[str, int | str | bool] = Field(default_factory=dict, max_length=20)
    edition: dict[str, Any] | None = None
    bots: BotName | None = None
    pace: float | int | None = None
    again: TableId | None = None

    @model_validator(mode="after")
    def can_be_written(self) -> NewTable:
        """Half a character cannot be sent on to others."""
        try:
            orjson.dumps(self.model_dump())
        except TypeError as error:
            raise ValueError(f"this cannot be written down: {error}") from None
        return self


class SitDown(Sent):
    """Take an open seat."""

    name: Name = ""
    seat: int | None = None
    luck: Luck = ""


class Start(Sent):
    """Deal."""

    luck: Luck = ""


class SetSeat(Sent):
    """Give a seat to a bot of some level, or make it `open`."""

    seat: int
    who: BotName


class MakeMove(Sent):
    """A move, for the state that was seen at `expect`."""

    type: Literal["move"] = "move"
    move: MoveText
    expect: Number
    key: Key


class AskWhy(Sent):
    """Why is this move not allowed?"""

    type: Literal["why"] = "why"
    move: MoveText


class Say(Sent):
    """One of the phrases."""

    type: Literal["say"] = "say"
    phrase: Number


class Hello(Sent):
    """The first message on a socket."""

    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=100)] | None = None
    since: Number = 0


class AskSheet(Sent):
    """The score sheet, please."""

    type: Literal["sheet"]


class Ping(Sent):
    """Are you there?"""

    type: Literal["ping"]


ToTable = Annotated[MakeMove | AskWhy | Say | AskSheet | Ping, Field(discriminator="type")]
to_table: TypeAdapter[MakeMove | AskWhy | Say | AskSheet | Ping] = TypeAdapter(ToTable)


# What they are told: a table ---------------------------------------------------------------------

EntryKind = Literal["move", "deal", "seat", "chat", "over"]


class View(Shared):
    """All that one pair of eyes may see of a game: what all games tell, and its own words."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # no key of a view


class Entry(TypedDict):
    """A line of the log: what happened as these eyes saw it, and what came of it."""

    seq: int
    kind: EntryKind
    seat: int | None
    text: str
    news: list[str]


class SeatInfo(TypedDict):
    """Who sits, or could sit, in a seat."""

    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    stand_in: bool


class Fairness(TypedDict):
    """The commitment to the shuffle, and once the game is over its opening."""

    commitment: str
    secret: str | None
    luck: list[str] | None


class Info(TypedDict):
    """A table without its cards."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, int]
    pace: float
    phase: Literal["lobby", "playing", "over", "closed"]
    closed: str  # why the table cannot be carried on; empty if it can
    turn: int
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    watchers: int
    fair: Fairness
    rematch: str | None
    again: str | None


class State(TypedDict):
    """Everything about a table that one pair of eyes is told."""

    type: Literal["state"]
    seq: int
    info: Info
    view: View | None
    prompt: str
    entries: list[Entry]


# What they are told: answers ---------------------------------------------------------------------


class Accepted(TypedDict):
    """The move was made; `seq` is its event."""

    type: Literal["accepted"]
    key: str
    seq: int


class Stale(TypedDict):
    """The game had moved on: look again, then decide."""

    type: Literal["stale"]
    key: str
    reason: str
    state: State


class Illegal(TypedDict):
    """The rules do not allow the move; nothing has changed."""

    type: Literal["illegal"]
    key: str
    reason: str


class Why(TypedDict):
    """Whether a move would be allowed, and why not."""

    type: Literal["why"]
    move: str
    legal: bool
    reason: str


class SheetRow(TypedDict):
    """A row of points, seat by seat, with the reason for each."""

    label: str
    points: list[int | str | None]
    why: list[str]


class Sheet(TypedDict):
    """The score sheet, made by the game's own words."""

    rows: list[SheetRow]
    note: str


class ScoreSheet(TypedDict):
    """The score sheet so far."""

    type: Literal["sheet"]
    sheet: Sheet


class Said(TypedDict):
    """The phrase was said."""

    type: Literal["said"]


class Pong(TypedDict):
    """Here."""

    type: Literal["pong"]


class Refusal(TypedDict):
    """It cannot be done, and nothing has changed; `key` is a move's."""

    type: Literal["error"]
    reason: str
    key: NotRequired[str]


FromTable = State | Accepted | Stale | Illegal | Why | ScoreSheet | Said | Pong | Refusal


class Taken(TypedDict):
    """A seat of your own: keep the secret."""

    table: str
    seat: int
    secret: str


class Started(TypedDict):
    """The cards are dealt."""

    type: Literal["started"]
    seq: int


class Seated(TypedDict):
    """The seat has changed hands."""

    type: Literal["seated"]


class Left(TypedDict):
    """A bot stands in for you."""

    type: Literal["left"]


class NextTable(TypedDict):
    """The table that follows."""

    table: str


class Step(TypedDict):
    """A step of a finished game."""

    step: int
    entry: Entry
    view: View
    open: list[View] | None  # every seat's, with all cards open
    prompt: str


class Replay(TypedDict):
    """Some steps of a finished game, and how many there are."""

    total: int
    steps: list[Step]


class GameRecord(TypedDict):
    """A game as `docs/records.md` describes it; no result if its rules are no longer ours."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, int]
    edition: dict[str, Any]
    steps: list[dict[str, Any]]
    scores: list[int] | None
    winners: list[int] | None
    fair: dict[str, Any]
    digest: str


class Invitation(TypedDict):
    """The page's address of a table."""

    url: str


# What they are told: the shelf -------------------------------------------------------------------


class BoxOption(TypedDict):
    """A choice made before the game starts: on or off (a switch), or a whole number."""

    name: str
    help: str
    default: int
    low: int
    high: int
    switch: bool


class Box(TypedDict):
    """The outside of a game's box."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    options: list[BoxOption]


class Level(TypedDict):
    """A level of bots: its word at the server, its name for people, and how it plays."""

    level: str
    name: str
    plays: str


class Shelf(TypedDict):
    """What there is to play, and against whom."""

    games: list[Box]
    bots: list[Level]
    usual_bot: str


class RulesPage(TypedDict):
    """A game's rules in our own words, as HTML."""

    title: str
    html: str
