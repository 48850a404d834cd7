"""What can happen at a table: one frozen type for each kind of event, checked when it is read.

Rests on Pydantic and on core. An event is kept as its kind and its fields in JSON, with the version
of this module that wrote it. A field that is added later needs a default for what was kept before;
`tests/compat` holds logs that every version must read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from trickery.core.errors import TrickeryError
from trickery.core.fair import Pledge
from trickery.core.say import speaker

say = speaker(__package__)

VERSION = 2  # of events (1: luck was told openly); those that tell none are older, and are of 0

Outcome = Mapping[str, Any]  # what chance brought, in the game's own words


class UnknownEvent(TrickeryError):
    """A line of a log that no version of ours could have written."""


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, populate_by_name=True)


class Seat(_Frozen):
    """Who holds a place at the table."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""  # of an open seat none; until version 2 it was called so here
    bot: str | None = None  # the bot's level
    key: str | None = None  # a digest of the secret that holds the seat
    person: str | None = None  # a digest of what tells a person apart, if they said it


class Origin(_Frozen):
    """Where cards were shuffled that are played again."""

    table: str
    settings: str
    shuffles: tuple[tuple[Pledge, ...], ...]


class Copied(_Frozen):
    """Where the deal and the first moves of a table come from; they were not shuffled here."""

    table: str | None = None  # none: from a record
    fair: dict[str, Any] | None = None  # what the record says of its shuffle, if that holds


class Event(_Frozen):
    """One thing that happened."""

    kind: ClassVar[str]
    version: int = VERSION


class Opened(Event):
    """A table was opened: what is played there, by whom, and the secret of its shuffle."""

    kind = "opened"
    game: str
    players: int
    options: dict[str, int]
    edition: dict[str, Any] | None  # none: the printed figures (version 0 kept only others)
    pace: float
    seats: tuple[Seat, ...]
    host: int
    stand_in: str  # the level of bots that play for whoever is away
    secret: str
    luck: tuple[str, ...]  # of a deal that is played again, if it is one of version 1
    again: str | None  # the table whose deal is played again
    rules: int | None = None  # the version of the game's rules; version 0 did not tell it
    origin: Origin | None = None  # of the deal that is played again
    settings: str | None = None  # a hash of what is played (`fair`); until version 1 there was none
    first: str | None = (
        None  # the first table that was dealt these cards; version 1 did not tell it
    )
    copied: Copied | None = None  # from a game that was played before; the log goes on with it
    hints: bool = False  # the host allows them, whoever sits there
    invite: str | None = None  # what the link to sit down holds; up to version 1 the id was enough


class Sat(Event):
    """Somebody took an open seat."""

    kind = "sat"
    seat: int
    name: str
    key: str
    luck: str = ""  # told openly, until version 1
    person: str | None = None  # a digest, as in `Seat`
    takes_over: bool = False  # cards that were dealt already
    bot: str = ""  # the name of the bot that gave its seat up for them, if one did


class Seated(Event):
    """A seat was given to a bot, or emptied."""

    kind = "seated"
    seat: int
    to: Seat = Field(validation_alias="as", serialization_alias="as")


class Offered(Event):
    """The host lets somebody take over a seat that was open at the deal, or no longer."""

    kind = "offered"
    seat: int
    offered: bool


class Handed(Event):
    """The host was gone for too long: this seat's person is the host now."""

    kind = "handed"
    seat: int


class Pledged(Event):
    """Somebody committed to their luck."""

    kind = "pledged"
    seat: int
    commitment: str


class Fixed(Event):
    """The host started the game: these pledges, and no others, go into the shuffle."""

    kind = "fixed"
    pledges: tuple[Pledge, ...]


class Revealed(Event):
    """Somebody told their luck."""

    kind = "revealed"
    seat: int
    luck: str


class CalledOff(Event):
    """Some luck was not told in time, so nothing was dealt; whoever kept it lost their seat."""

    kind = "called_off"
    left_out: tuple[int, ...]


class Started(Event):
    """The cards were dealt."""

    kind = "started"
    luck: str = ""  # the host's, told openly and last, until version 1
    chance: tuple[Outcome, ...]


class Moved(Event):
    """A seat made a move; `chance` is what followed from it."""

    kind = "moved"
    seat: int
    move: str
    key: str | None  # the intent's, so that it is not played twice
    bot: bool
    chance: tuple[Outcome, ...]


class TakenBack(Event):
    """A seat took back its move, and with it all that followed; until version 2 only a last move.

    It is one that nobody else could have noticed, or nobody else is there but bots.
    """

    kind = "taken_back"
    seat: int
    moves: Annotated[int, Field(ge=1)] = 1  # that are undone
    own: int = 1  # of them, the seat's


class Said(Event):
    """Somebody said something: one of the phrases, or words of their own."""

    kind = "said"
    seat: int
    phrase: int = 0
    text: str = ""  # in place of a phrase; until there was free text there was none


class Left(Event):
    """Somebody left; a bot stands in. Up to version 1 they were no longer the host at once."""

    kind = "left"
    seat: int


class Back(Event):
    """Somebody who had left is back."""

    kind = "back"
    seat: int


class Rematch(Event):
    """Somebody asked for the next table, which was opened when the first of them did."""

    kind = "rematch"
    seat: int
    table: str


class Again(Event):
    """The cards that were shuffled here are played again, at another table."""

    kind = "again"
    table: str


KINDS: dict[str, type[Event]] = {
    event.kind: event
    for event in (
        Opened,
        Sat,
        Seated,
        Offered,
        Handed,
        Pledged,
        Fixed,
        Revealed,
        CalledOff,
        Started,
        Moved,
        TakenBack,
        Said,
        Left,
        Back,
        Rematch,
        Again,
    )
}


def written(event: Event) -> str:
    """An event's fields as they are kept."""
    fields = event.model_dump(by_alias=True)
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=True)


def read(kind: str, text: str) -> Event:
    """The event that was kept; raises with the reason if it cannot be one."""
    if kind not in KINDS:
        raise UnknownEvent(say("log-unknown-event", text=kind[:40]))
    try:
        event = KINDS[kind].model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        why = f"{where}: {first['msg']}"
        raise UnknownEvent(say("log-unreadable-event", text=kind, text_why=why)) from None
    if event.version > VERSION:
        raise UnknownEvent(say("log-newer-event", text=kind))
    if "version" not in event.model_fields_set:
        return event.model_copy(update={"version": 0})
    return event
