"""What can happen at a table: one frozen type for each kind of event.

Rests on Pydantic and on core. `event_log` stores and reads them. A field that is added later
needs a default; `tests/compat` holds logs that every version must read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

from trickery.core.fair import FirstGame, Pledge

#: Of events. 1: luck was told openly, and a host who left was the host no longer. Those that tell
#: no version are older still.
VERSION = 2

ChanceOutcome = Mapping[str, Any]  # what chance brought, in the game's own words


@dataclass(frozen=True)
class StoredEvent:
    """One event as a database holds it: its place in the table's log, its kind, its fields."""

    seq: int
    at: float
    kind: str
    data: str  # JSON


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, populate_by_name=True)


class SeatHolder(_Frozen):
    """Who holds a place at the table."""

    who: Literal["open", "person", "bot"] = "open"
    name: str = ""  # an open seat has none
    bot: str | None = None  # the bot's level
    key: str | None = None  # a digest of the secret that holds the seat
    person: str | None = None  # a digest of what tells a person apart, if they said it


class ShuffleOrigin(_Frozen):
    """Where cards were shuffled that are played again."""

    table: str
    settings: str
    shuffles: tuple[tuple[Pledge, ...], ...]
    version: int = 2  # of the shuffle
    played: FirstGame | None = None  # what was played there, if it was told


class CopiedFrom(_Frozen):
    """Where the deal and the first moves of a table come from; they were not shuffled here."""

    table: str | None = None  # none: from a record or a puzzle
    fair: dict[str, Any] | None = None  # what the record says of its shuffle, if that holds
    taken_back: tuple[dict[str, int], ...] = ()  # ... and of moves that stood no longer


class Event(_Frozen):
    """One thing that happened."""

    kind: ClassVar[str]
    version: int = VERSION


class TableOpened(Event):
    """A table was opened: what is played there, by whom, and the secret of its shuffle."""

    kind = "opened"
    game: str
    players: int
    options: dict[str, int]
    edition: dict[str, Any] | None  # none: the printed figures
    pace: float
    seats: tuple[SeatHolder, ...]
    host: int
    stand_in: str  # the level of bots that play for whoever is away
    secret: str
    luck: tuple[str, ...]  # of a deal that is played again, if luck was told openly there
    again: str | None  # the table whose deal is played again
    rules: int = 0  # the version of the game's rules
    origin: ShuffleOrigin | None = None  # of the deal that is played again
    settings: str | None = None  # a hash of what is played (`fair`), if it was committed to
    shuffle: int = 2  # the version of the shuffle
    first: str | None = None  # the first table that was dealt these cards, if it was told
    copied: CopiedFrom | None = None  # from a game that was played before; the log goes on with it
    hints: bool = False  # the host allows them, whoever sits there
    invite: str | None = None  # what the link to sit down holds; none: the table's id is enough
    clock: int = 0  # seconds that a person's move may take; 0: as long as they like

    @property
    def deal_told_by(self) -> str | None:
        """The table of which this one says that it has the same cards; none if they are its own."""
        if self.copied is not None:
            return self.copied.table or (self.copied.fair or {}).get("table")
        return self.first or (self.origin.table if self.origin else self.again)


class SeatTaken(Event):
    """Somebody took an open seat."""

    kind = "sat"
    seat: int
    name: str
    key: str
    luck: str = ""  # told openly; nobody does that any more
    person: str | None = None  # a digest, as in `Seat`
    takes_over: bool = False  # cards that were dealt already
    bot: str = ""  # the name of the bot that gave its seat up for them, if one did


class SeatAssigned(Event):
    """A seat was given to a bot, or emptied."""

    kind = "seated"
    seat: int
    to: SeatHolder = Field(validation_alias="as", serialization_alias="as")
    invite: str | None = None  # a new one, if a person lost the seat: the old link is void
    stood_up: str = ""  # the name of the person who stood up from it themselves
    host: int | None = None  # who is the host now, if that was the host


class SeatOffered(Event):
    """The host lets somebody take over a seat that was open at the deal, or no longer."""

    kind = "offered"
    seat: int
    offered: bool


class PlayerRenamed(Event):
    """Somebody goes by another name."""

    kind = "renamed"
    seat: int
    name: str
    was: str


class HostChanged(Event):
    """The host was gone for too long: this seat's person is the host now."""

    kind = "handed"
    seat: int


class LuckPledged(Event):
    """Somebody committed to their luck."""

    kind = "pledged"
    seat: int
    commitment: str


class PledgesFixed(Event):
    """The host started the game: these pledges, and no others, go into the shuffle."""

    kind = "fixed"
    pledges: tuple[Pledge, ...]


class LuckRevealed(Event):
    """Somebody told their luck."""

    kind = "revealed"
    seat: int
    luck: str


class ShuffleCalledOff(Event):
    """Some luck was not told in time, so nothing was dealt; whoever kept it lost their seat."""

    kind = "called_off"
    left_out: tuple[int, ...]
    invite: str | None = None  # a new one, if anybody lost a seat: the old link is void


class CardsDealt(Event):
    """The cards were dealt."""

    kind = "started"
    luck: str = ""  # the host's, if it was told openly, and last
    chance: tuple[ChanceOutcome, ...]
    open_luck: bool = Field(default=False, exclude=True)  # luck was told openly, not pledged


class MoveMade(Event):
    """A seat made a move; `chance` is what followed from it."""

    kind = "moved"
    seat: int
    move: str
    key: str | None  # the intent's, so that it is not played twice
    bot: bool
    chance: tuple[ChanceOutcome, ...]


class MovesTakenBack(Event):
    """A seat took back its move, and with it all that followed.

    It is one that nobody else could have noticed, or nobody else is there but bots.
    """

    kind = "taken_back"
    seat: int
    moves: Annotated[int, Field(ge=1)] = 1  # that are undone
    own: int = 1  # of them, the seat's


class ChatSent(Event):
    """Somebody said something: one of the phrases, or words of their own."""

    kind = "said"
    seat: int
    phrase: int = 0
    text: str = ""  # in place of a phrase


class PlayerNudged(Event):
    """Somebody reminded the person whose turn it is."""

    kind = "nudged"
    seat: int
    whom: int


class TablePaused(Event):
    """Somebody paused the table: nobody moves until it is resumed."""

    kind = "paused"
    seat: int


class TableResumed(Event):
    """Somebody resumed the table."""

    kind = "resumed"
    seat: int


class ClockSet(Event):
    """The host set how many seconds a person's move may take; 0: as long as they like."""

    kind = "clock"
    seconds: int


class PlayerLeft(Event):
    """Somebody left; a bot stands in."""

    kind = "left"
    seat: int
    keeps_host: bool = Field(default=True, exclude=True)  # a host stays the host for a while
    final: bool = False  # ... or not: they are gone until they come back of their own accord
    host: int | None = None  # who is the host now, if that was the host


class PlayerReturned(Event):
    """Somebody who had left is back."""

    kind = "back"
    seat: int


class RematchWanted(Event):
    """Somebody asked for the next table, which was opened when the first of them did."""

    kind = "rematch"
    seat: int
    table: str


class DealReplayed(Event):
    """The cards that were shuffled here are played again, at another table."""

    kind = "again"
    table: str


class TableClosed(Event):
    """Whoever runs the server closed the table: nobody can play on."""

    kind = "closed"


#: What people may do as often as they like, were it not limited.
SEATING = (SeatTaken, SeatAssigned, SeatOffered, LuckPledged, PlayerLeft, PlayerRenamed, ClockSet)

KINDS: dict[str, type[Event]] = {
    event.kind: event
    for event in (
        TableOpened,
        SeatTaken,
        SeatAssigned,
        SeatOffered,
        PlayerRenamed,
        HostChanged,
        LuckPledged,
        PledgesFixed,
        LuckRevealed,
        ShuffleCalledOff,
        CardsDealt,
        MoveMade,
        MovesTakenBack,
        ChatSent,
        PlayerNudged,
        TablePaused,
        TableResumed,
        ClockSet,
        PlayerLeft,
        PlayerReturned,
        RematchWanted,
        DealReplayed,
        TableClosed,
    )
}
