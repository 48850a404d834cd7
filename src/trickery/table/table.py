"""One table: its log, who is told what of it, who is here; one thing at a time.

Rests on `log`, `story`, `presence` and `store`. An event is kept first and told afterwards; what
may be done at a table is in `commands`.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from trickery.core import records
from trickery.core.say import speaker
from trickery.table.cards import PLAYED, Cards
from trickery.table.events import Event
from trickery.table.house import HouseRules
from trickery.table.limits import Pace
from trickery.table.log import Log, Logged
from trickery.table.messages import Replay, Sheet, State
from trickery.table.numbers import Eyes
from trickery.table.presence import Presence
from trickery.table.refusals import Refused, Unavailable, Unreadable, WrongSecret
from trickery.table.store import Line, Store
from trickery.table.story import PHRASES, Stories, sheet_told

T = TypeVar("T")
say = speaker(__package__)


class Table:
    """A table, read from its log and carried on by new events."""

    def __init__(self, table_id: str, store: Store, house: HouseRules) -> None:
        self.id = table_id
        self.house = house
        self.log = Log(table_id)
        self.presence = Presence(self.log, house.grace)
        self.cards = Cards(table_id, house.given_up)
        self.stories = Stories(self.log, self.presence, house, self.cards)
        self.lock = asyncio.Lock()
        self.broken = False  # the store and this copy may differ: read it again
        self.coming_and_going = Pace(0.5, 40)
        self.talking = Pace(1, 1)
        self.asking = Pace(0.1, 6)
        self._store = store

    # Events: kept, then told -------------------------------------------------------------------

    def read(self, lines: Sequence[Line]) -> None:
        """Take in what the store has kept."""
        if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
            raise Unreadable(say("log-has-gaps"))
        for line in lines:
            # SQLite keeps anything anywhere.
            if not (isinstance(line.kind, str) and isinstance(line.data, str)):
                raise Unreadable(say("log-no-text", event=line.seq))
        self.log.read(lines)
        self._must_make_sense()
        self._note()
        self.presence.everybody_seen()

    def _must_make_sense(self) -> None:
        """Refuse a log that reads well, but tells of what there cannot be."""
        opened = self.log.opened
        if len(opened.seats) != opened.players or opened.host not in range(opened.players):
            raise Unreadable(say("log-seats"))
        for each in self.log.happened:
            seat, phrase = getattr(each.event, "seat", 0), getattr(each.event, "phrase", 0)
            if seat not in range(opened.players) or phrase not in range(len(PHRASES)):
                raise Unreadable(say("log-absurd", event=each.seq))

    async def happen(
        self, event: Event, number: int = -1, hidden: frozenset[Eyes] = frozenset()
    ) -> int:
        """Keep an event, then let whom it concerns know; gives its number. The lock is held."""
        logged = Logged(len(self.log) + 1, round(time.time(), 3), event, number, hidden)
        self.broken = True  # until it is kept, whatever happens to us meanwhile
        try:
            await self._store.append(self.id, logged.line())
            self.take_in(logged)
            self.broken = False
        finally:
            self.presence.changed(frozenset() if self.broken else hidden)
        return logged.seq

    def take_in(self, logged: Logged) -> None:
        """Let an event that was kept have its effect."""
        self.log.take_in(logged)
        self._note()
        self.stories.go_on(logged)

    def share(self, cards: Cards) -> None:
        """The cards of this table are dealt at others, too."""
        self.cards = self.stories.cards = cards
        self._note()

    def _note(self) -> None:
        """Tell other tables with these cards whether they are in play here."""
        if self.log.happened:
            self.cards.note(self.id, self.log.happened[-1].at, self.log.open)

    async def exclusively(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do one thing at a time at this table, and to the end, even if the asker goes away."""

        async def alone() -> T:
            async with self.lock:
                self.must_be_sound()
                return await work()

        return await asyncio.shield(asyncio.ensure_future(alone()))

    def must_be_sound(self) -> None:
        """Refuse, if this copy may not be what is kept."""
        self._store.must_be_ours()
        if self.broken:
            raise Unavailable(say("table-set-up-again"))

    # What may be seen --------------------------------------------------------------------------

    def newest(self, key: str | None) -> int:
        """The number of the newest event that exists for whoever holds this key."""
        return self.stories.newest(self.log.seat_of(key))

    def held_by(self, key: str | None) -> int:
        """The seat that a digest of a secret holds, where one is needed."""
        seat = self.log.seat_of(key)
        if seat is None:
            raise WrongSecret(say("secret-without-seat"))
        return seat

    def must_know(self, key: str | None) -> None:
        """Refuse a key that neither holds a seat nor asks for one; bystanders have none."""
        if key in self.presence.declined.values():
            raise WrongSecret(say("seat-declined"))
        if key is not None and self.presence.asker(key) is None:
            self.held_by(key)

    async def look(self, key: str | None, since: int) -> State:
        """The state for whoever holds this key (or for a bystander), with what is new to them."""
        async with self.lock:
            self.must_be_sound()
            eyes = self.log.seat_of(key)
            if not self.stories.knows(eyes, since):
                # A long story: told in a thread, and from the start, so that it is told only once.
                told = await asyncio.to_thread(self.stories.told_since, eyes, 0)
                self.stories.remember(told)
            return self.stories.state(eyes, since, self.presence.asker(key))

    async def sheet(self, key: str | None) -> Sheet:
        """The score sheet so far."""
        async with self.lock:
            self.must_be_sound()
            match = self.log.match
            if self.stories.out_of_sight(self.log.seat_of(key)):
                raise Refused(PLAYED)
            view = self.stories.story(self.log.seat_of(key), self.newest(key)).view
            if match is None or view is None:
                raise Refused(self.log.closed or say("nothing-to-score"))
            return sheet_told(match.game.sheet(view))

    async def record(self) -> str:
        """The game as a line of a records file, once its cards are no secret any more."""
        async with self.lock:
            self.must_be_shown()
            return records.line_of(self.log.record())

    def replay(self, eyes: Eyes, open_cards: bool, start: int, count: int) -> Replay:
        """Some steps of the finished game through a pair of eyes, or with all cards open."""
        self.must_be_shown()
        if self.log.closed:
            raise Refused(self.log.closed)  # only the rules could tell how the game stood
        return self.stories.replay(eyes, open_cards, start, count)

    def must_be_open(self) -> None:
        """Refuse, if the cards are still secret."""
        self.must_be_sound()
        if not self.log.open:
            raise Refused(say("cards-still-secret"))

    def must_be_shown(self) -> None:
        """Refuse, if the cards are still secret, or in play at another table."""
        self.must_be_open()
        if self.cards.in_play_elsewhere(self.id):
            raise Refused(PLAYED)


def digest(secret: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def digested(secret: str | None) -> str | None:
    """The same of something that somebody may not have."""
    return None if secret is None else digest(secret)
