"""One table: its state, what each viewer is sent of it, who is here; one thing at a time.

Rests on `state`, `projections` and `presence`. Whatever happens is a `Change`: computed on a copy,
stored, put in place, published. If it can't be stored, nothing has changed. What may be done at a
table is in `commands` and `seating`.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

from trickery.core import records
from trickery.server import metrics
from trickery.server.catalogue import say
from trickery.server.errors import (
    NoSuchTable,
    RequestRefused,
    Unavailable,
    UnreadableTable,
    WrongSecret,
)
from trickery.server.metering import in_thread, metered
from trickery.server.ratelimit import TableLimits
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.table.bus import EventBus
from trickery.server.table.deals import PLAYED, SharedDeal
from trickery.server.table.events import SEATING, Event, StoredEvent, TableOpened
from trickery.server.table.game import GameStep
from trickery.server.table.history import record_of
from trickery.server.table.numbering import Viewer
from trickery.server.table.presence import Presence
from trickery.server.table.projections import Projections, Transcripts, sheet_told
from trickery.server.table.requests import SeatRequests
from trickery.server.table.sharing import SentState
from trickery.server.table.state import LoggedEvent, TableState
from trickery.server.table.transcript import PHRASES, Transcript
from trickery.wire.messages import Replay, Sheet, State

T = TypeVar("T")


class EventStore(Protocol):
    """Where a table's events are stored; `storage` has one."""

    async def append(self, table: str, *lines: StoredEvent) -> None:
        """Store events, all or none; returns when they are safe, raises `Unavailable` if not."""

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events of a table after a number, in order."""

    def require_ownership(self, table: str) -> None:
        """Refuse everything, if this server stops, or another may have this table."""


@dataclass(frozen=True)
class Change:
    """What one event makes of a table: the table after it, and what its viewers are told."""

    state: TableState
    transcripts: Transcripts

    @property
    def logged(self) -> LoggedEvent:
        """The event, at its place in the log."""
        return self.state.events[-1]


class _Current:
    """The state of a table as it is now.

    The parts of a table have this and not the table: what's put away is freed at once only if
    nothing in it leads back to it.
    """

    def __init__(self, state: TableState) -> None:
        self.state = state

    def __call__(self) -> TableState:
        return self.state

    def viewer_of(self, key: str | None) -> Viewer:
        """The seat that a key holds."""
        return self.state.seats.held_by(key)

    def seatings(self) -> int:
        """How often somebody came, went or was seated."""
        return self.state.count(SEATING)


class Table:
    """A table in memory; its state is replaced with every event, and never changed."""

    def __init__(
        self,
        state: TableState,
        store: EventStore,
        settings: Settings,
        deal: SharedDeal,
        thread: SideThread,
    ) -> None:
        self.id = state.id
        self.settings = settings
        self._current = current = _Current(state)
        self.deal = deal
        self.bus = EventBus(current.viewer_of, settings)
        self.requests = SeatRequests(self.bus, settings.grace)
        self.presence = Presence(current, self.bus, self.requests, settings)
        self.projections = Projections(current, self.presence, self.requests, settings, self.deal)
        self.lock = asyncio.Lock()
        self.deleted = False  # the store holds nothing of it any more
        self.behind = False  # the store may hold events that this copy has not got
        self.limits = TableLimits(settings, current.seatings)
        self._store = store
        self._thread = thread  # reads logs
        self._note()

    @property
    def state(self) -> TableState:
        """What has happened, and how the table stands."""
        return self._current.state

    @state.setter
    def state(self, state: TableState) -> None:
        self._current.state = state

    # Events: computed, stored, put in place, published -----------------------------------------

    def change(self, event: Event, played: GameStep | None = None) -> Change:
        """What an event would make of this table; `played` is what it does to the game."""
        state = self.state.after(event, now(), played)
        return Change(state, self.projections.extended(state.events[-1], state))

    async def commit(self, change: Change) -> int:
        """Store a change, put it in place and let whom it concerns know. The lock is held.

        Gives the event's number. If it can't be stored, this copy stays as it was.
        """
        try:
            await self._store.append(self.id, change.logged.stored())
        except Unavailable:
            self.mark_behind()  # it may have been stored all the same
            raise
        self._put_in_place(change)
        self.bus.publish(change.logged.hidden)
        return change.logged.seq

    async def happen(self, event: Event, played: GameStep | None = None) -> int:
        """Commit what one event makes of this table; gives its number. The lock is held."""
        return await self.commit(self.change(event, played))

    def _put_in_place(self, change: Change) -> None:
        self.state = change.state
        self.projections.transcripts = change.transcripts
        self._note()

    def mark_behind(self) -> None:
        """The store may hold more than this copy: read on before anything else happens here."""
        self.behind = True
        self.bus.publish()

    async def _catch_up(self) -> None:
        """Take in what the store holds, and this copy has not got. The lock is held."""
        lines = await self._store.load(self.id, after=len(self.state))
        for line in lines:
            state = await self._thread.run(partial(self.state.reading, line))
            transcripts = self.projections.extended(state.events[-1], state)
            self._put_in_place(Change(state, transcripts))
        self.behind = False
        self.bus.publish()  # whoever stopped for want of a database goes on

    async def reread(self) -> None:
        """Read the whole log again: what it said of people has changed. The lock is held."""
        lines = await self._store.load(self.id)
        self.state = await self._thread.run(partial(read_state, self.id, lines))
        self.projections.transcripts = {}
        self.behind = False
        self.bus.publish()

    def share(self, deal: SharedDeal) -> None:
        """The cards of this table are dealt at others, too."""
        self.deal = self.projections.deal = deal
        self._note()

    def _note(self) -> None:
        """Tell other tables with these cards whether they are in play here."""
        self.deal.note(self.id, self.state.events[-1].at, self.state.in_play)

    async def exclusively(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do one thing at a time at this table, and to the end, even if the asker goes away."""

        async def alone() -> T:
            async with self.lock:
                await self.ready()
                return await work()

        working = asyncio.ensure_future(metered(alone()))
        working.add_done_callback(_heed)  # also if nobody waits for it any more
        return await asyncio.shield(working)

    async def ready(self) -> None:
        """Make sure that this copy is what is stored, or refuse. The lock is held."""
        self._store.require_ownership(self.id)
        if self.deleted:
            raise NoSuchTable(say("no-such-table"))
        if self.behind:
            await self._catch_up()

    # What may be seen --------------------------------------------------------------------------

    def newest(self, key: str | None) -> int:
        """The number of the newest event that exists for whoever holds this key."""
        return self.projections.newest(self.state.seats.held_by(key))

    def held_by(self, key: str | None) -> int:
        """The seat that a digest of a secret holds, where one is needed."""
        seat = self.state.seats.held_by(key)
        if seat is None:
            raise WrongSecret(say("secret-without-seat"))
        return seat

    def must_know(self, key: str | None) -> None:
        """Refuse a key that neither holds a seat nor asks for one; spectators have none."""
        if key in self.requests.declined.values():
            raise WrongSecret(say("seat-declined"))
        if key is not None and self.requests.by_key(key) is None:
            self.held_by(key)

    async def look(self, key: str | None, since: int) -> State:
        """The state for whoever holds this key (or for a spectator), with what is new to them."""
        return (await self.sent(key, since)).state

    async def sent(self, key: str | None, since: int) -> SentState:
        """The same as it's sent."""
        projections = self.projections
        with metrics.VIEW_SECONDS.time():
            viewer = self.state.seats.held_by(key)
            if not projections.knows(viewer, since):
                await self._tell_story(viewer)
            async with self.lock:
                await self.ready()
                viewer = self.state.seats.held_by(key)
                if not projections.knows(viewer, since):  # more has happened meanwhile
                    told = await in_thread(partial(projections.transcript_since, viewer, 0))
                    projections.remember(told)
                return projections.sent(viewer, since, self.requests.by_key(key))

    async def _tell_story(self, viewer: Viewer) -> None:
        """Tell a viewer all from the start, which takes long, so that it is told only once.

        Whoever plays must not wait for that, nor for others who are told something.
        """

        def tell() -> tuple[TableState, Transcript]:
            return self.state, self.projections.transcript_since(viewer, 0)

        before, told = await self._thread.run(tell)
        if before is self.state:
            self.projections.remember(told)

    async def sheet(self, key: str | None) -> Sheet:
        """The score sheet so far."""
        async with self.lock:
            await self.ready()
            match, viewer = self.state.game.match, self.state.seats.held_by(key)
            if self.projections.out_of_sight(viewer):
                raise RequestRefused(PLAYED)
            view = self.projections.transcript(viewer, self.newest(key)).view
            if match is None or view is None:
                raise RequestRefused(self.state.closed or say("nothing-to-score"))
            return sheet_told(match.game.sheet(view))

    async def record(self, key: str | None) -> str:
        """The game as a line of a records file, once its cards are no secret any more."""
        async with self.lock:
            await self.ready()
            self.must_be_shown(key)
            return records.line_of(record_of(self.state))

    def replay(self, viewer: Viewer, open_cards: bool, start: int, count: int) -> Replay:
        """Some steps of the finished game as a viewer saw them, or with all cards open."""
        if self.state.closed:
            raise RequestRefused(self.state.closed)  # only the rules could tell how the game stood
        return self.projections.replay(viewer, open_cards, start, count)

    def must_be_open(self) -> None:
        """Refuse, if the cards are still secret."""
        self._store.require_ownership(self.id)
        if not self.state.open:
            raise RequestRefused(say("cards-still-secret"))

    def must_be_shown(self, key: str | None) -> None:
        """Refuse, if the cards are still secret, or in play at another table.

        Whoever has a seat here has seen the game: nobody can keep its proof from them.
        """
        self.must_be_open()
        if self.projections.out_of_sight(self.state.seats.held_by(key)):
            raise RequestRefused(PLAYED)


def read_state(table_id: str, lines: Sequence[StoredEvent]) -> TableState:
    """The table that a log tells of; raises `UnreadableTable` if it makes no sense."""
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        raise UnreadableTable(say("log-has-gaps"))
    for line in lines:
        # SQLite keeps anything anywhere.
        if not (isinstance(line.kind, str) and isinstance(line.data, str)):
            raise UnreadableTable(say("log-no-text", event=line.seq))
    state = TableState.read(table_id, lines)
    opened = state.opened
    if len(opened.seats) != opened.players or opened.host not in range(opened.players):
        raise UnreadableTable(say("log-seats"))
    for each in state.events:
        seats = {getattr(each.event, name, 0) for name in ("seat", "whom")}
        phrase = getattr(each.event, "phrase", 0)
        if not seats <= set(range(opened.players)) or phrase not in range(len(PHRASES)):
            raise UnreadableTable(say("log-absurd", event=each.seq))
    return state


def opened_state(table_id: str, opened: TableOpened) -> TableState:
    """A table at which nothing has happened but its opening."""
    return TableState(table_id, opened, now())


def _heed(done: asyncio.Future[Any]) -> None:
    if not done.cancelled():
        done.exception()


def now() -> float:
    """The time, as precisely as events are stored."""
    return round(time.time(), 3)


def digest(secret: str) -> str:
    """What is stored of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def digested(secret: str | None) -> str | None:
    """The digest of a secret that somebody may not have."""
    return None if secret is None else digest(secret)
