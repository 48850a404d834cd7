"""All tables of a server: opened and found.

Rests on `table`, `commands` and `attendant`. A table is in memory while somebody is there; any
other is read from the store when it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from trickery import bots as players
from trickery.core import fair, registry
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, TrickeryError
from trickery.core.say import speaker
from trickery.table import commands, copying, events, seating
from trickery.table.attendant import Attendant
from trickery.table.cards import Cards
from trickery.table.events import VERSION, Event, Opened, Origin, Seat
from trickery.table.hints import Hints
from trickery.table.house import HouseRules
from trickery.table.log import OF_TABLE, Log, Logged
from trickery.table.messages import Replay
from trickery.table.names import persons_name
from trickery.table.numbers import Eyes
from trickery.table.refusals import NoSuchTable, Refused, Unavailable, Unreadable, WrongSecret
from trickery.table.retelling import Retelling
from trickery.table.reviews import Reviews
from trickery.table.store import Line, Store
from trickery.table.table import Table, digest
from trickery.table.thinkers import Thinkers
from trickery.table.turns import Turns, known

log = logging.getLogger(__name__)
say = speaker(__package__)


@dataclass(frozen=True)
class Opening:
    """What a table is opened with."""

    game: str
    name: str
    key: str
    players: int | None = None
    options: Mapping[str, Any] | None = None
    edition: Mapping[str, Any] | None = None
    bots: str | None = None  # a level that fills the other seats
    pace: float | None = None
    again: str | None = None  # a finished table whose deal is played again
    by: str | None = None  # the key of a seat there
    hints: bool = False  # are allowed to everybody who plays
    person: str | None = None  # a digest of what tells this person from others


class Hall:
    """The tables of one server."""

    def __init__(
        self, store: Store, house: HouseRules | None = None, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self._loop = asyncio.get_running_loop()
        store.doubted = lambda: self._loop.call_soon_threadsafe(self._doubt)
        self._doubts = 0  # how often all tables had to be read again
        self.house = house or HouseRules()
        thinkers = thinkers or Thinkers(self.house.thinkers)
        self._turns = Turns(thinkers, self.house.least)
        self.hints = Hints(thinkers, self.house.review_playouts)
        self.reviews = Reviews(store, thinkers, self.house)
        self._attendant = Attendant(self._turns, bool(self.house.coach_ahead))
        self._tables: OrderedDict[str, Table] = OrderedDict()
        # A table that was put away may still be in somebody's hands: there is only ever one copy.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._cards: WeakValueDictionary[str, Cards] = WeakValueDictionary()  # by first table
        self._sharing = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._readers = asyncio.Semaphore(2)  # after a restart all come back at once
        self._retelling = Retelling(self.house)

    # Finding -----------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
        self.store.must_be_ours()
        table = self._alive.get(table_id)
        if table is not None and table.lock.locked():
            async with table.lock:
                pass  # whatever is being written will be kept, or the copy is of no use
        if table is not None and not table.broken:
            self._remember(table)
            return table
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            doubts = self._doubts
            lines = await self.store.load(table_id)
            if not lines:
                raise NoSuchTable(say("no-such-table"))
            table = Table(table_id, self.store, self.house)
            async with self._readers:
                await asyncio.to_thread(_read, table, lines)
            table.share(await self._cards_of(table))
            if doubts != self._doubts:
                raise Unavailable(say("database-is-back"))
            self._remember(table)
            return table
        finally:
            del self._loading[table_id]

    async def _cards_of(self, table: Table) -> Cards:
        """Where the cards of a table are in play, shared by all tables that were dealt them."""
        first = await self._first(table.log)
        async with self._sharing:
            cards = self._cards.get(first)
            if cards is None:
                cards = Cards(first, self.house.given_up)
                for other in await self._dealt_alike(table, first):
                    await self._note(other, cards)
                self._cards[first] = cards
        return cards

    async def _first(self, log: Log) -> str:
        """The first table with the cards of this one; up to version 1 each told the one before."""
        known = {log.id}
        while log.first not in known and (lines := await self.store.load(log.first)):
            known.add(log.first)
            event = events.read(lines[0].kind, lines[0].data)
            if not isinstance(event, Opened):
                break
            log = Log(log.first)
            log.take_in(Logged(1, lines[0].at, event))
        return log.first

    async def _dealt_alike(self, table: Table, first: str) -> list[str]:
        """The other tables with the cards of this one, by what the first of them says."""
        if first == table.id:
            told = [each.event for each in table.log.happened]
        else:
            lines = await self.store.load(first)
            told = [events.read(each.kind, each.data) for each in lines if each.kind == "again"]
        again = [event.table for event in told if isinstance(event, events.Again)]
        return [other for other in again if other != table.id]

    async def _note(self, table_id: str, cards: Cards) -> None:
        """Tell whether cards are in play at a table that is not in memory."""
        lines = await self.store.load(table_id)
        if lines and lines[-1].at > time.time() - self.house.given_up:
            other = Table(table_id, self.store, self.house)
            with suppress(TrickeryError):  # who can read it may be playing
                await asyncio.to_thread(_read, other, lines)
            cards.note(table_id, lines[-1].at, bool(other.log.happened) and other.log.open)

    def _doubt(self) -> None:
        """What is in memory may be out of date: it is read again, and whoever waits is told."""
        self._doubts += 1
        for table in list(self._alive.values()):
            table.broken = True
            table.presence.changed()

    def _remember(self, table: Table) -> None:
        if self._tables.get(table.id) is not table:
            self._tables[table.id] = self._alive[table.id] = table
            self._attendant.attend_to(table)
        self._tables.move_to_end(table.id)
        if len(self._tables) > self.house.tables_in_memory:
            for old in list(self._tables.values()):
                idle = not old.presence.awake and not old.presence.watched
                if idle and self._attendant.let_go(old):
                    del self._tables[old.id]
                    break

    # Opening -----------------------------------------------------------------------------------

    async def open(self, opening: Opening) -> Table:
        """Open a table; whoever does so has seat 0."""
        game = registry.plain(opening.game)
        card = registry.card(game)
        count = card.check_players(opening.players)
        secret, luck, origin = fair.new_secret(), list[str](), None
        options, figures = card.check_options(opening.options or {}), opening.edition
        if opening.again is not None:
            old = (await self.table(opening.again)).log
            if old.seat_of(opening.by) is None:
                raise WrongSecret(say("again-not-yours"))
            if old.phase != "over":
                raise Refused(old.closed or say("again-too-soon"))
            if old.opened.copied is not None:
                raise Refused(say("again-copied"))
            if old.opened.game != game:
                title = registry.card(old.opened.game).title
                raise Refused(say("again-other-game", text_game=title))
            secret, count = old.opened.secret, old.opened.players
            if old.openly:
                luck = old.luck
            else:
                was = old.shuffled
                origin = Origin(table=was.table, settings=was.settings, shuffles=was.shuffles)
            options = card.check_options(old.opened.options, old.version)
            figures = old.opened.edition
        level = None if opening.bots is None else known(opening.bots)
        called = persons_name(opening.name, ())
        seats = [Seat(who="person", name=called, key=opening.key, person=opening.person)]
        for number in range(1, count):
            seats.append(Seat() if level is None else seating.bot_seat(number, level, seats))
        edition, settings = await asyncio.to_thread(_settled, game, count, options, figures)
        event = Opened(
            game=game,
            rules=card.version,
            players=count,
            options=options,
            edition=edition,
            settings=settings,
            pace=self._pace(opening.pace),
            seats=tuple(seats),
            host=0,
            stand_in=level or players.USUAL,
            secret=secret,
            luck=tuple(luck),
            again=opening.again,
            origin=origin,
            first=None if opening.again is None else await self._first(old),
            hints=opening.hints,
            invite=new_invite(),
        )
        table = await self._open(event)
        self.prepare(table, level)
        return table

    async def rematch(self, table: Table, key: str) -> str:
        """The next table of the same people, who keep their secrets."""

        async def open_table(seat: int) -> str:
            opened, card = table.log.opened, registry.card(table.log.opened.game)
            options = card.check_options(opened.options, table.log.version)
            edition, settings = await asyncio.to_thread(
                _settled, opened.game, opened.players, options, opened.edition
            )
            fresh = {
                "version": VERSION,
                "rules": card.version,
                "options": options,
                "edition": edition,
                "settings": settings,
                "seats": tuple(table.log.seats),
                "host": seat,
                "stand_in": players.USUAL,
                "secret": fair.new_secret(),
                "luck": (),
                "again": None,
                "origin": None,
                "first": None,
                "copied": None,
                "invite": new_invite(),
            }
            return (await self._open(opened.model_copy(update=fresh))).id

        return await commands.rematch(table, key, open_table)

    async def play_on(self, table: Table, seat: int, step: int, opening: Opening) -> Table:
        """A new table with a finished game's deal and first moves, up to a seat's decision."""
        level = players.USUAL if opening.bots is None else known(opening.bots)
        called, pace = persons_name(opening.name, ()), self._pace(opening.pace)
        person = Seat(who="person", name=called, key=opening.key, person=opening.person)
        async with table.lock:
            table.must_be_shown()
            match = table.log.match
            if match is None:
                raise Refused(table.log.closed)
            told = copying.played_on(table.id, match, (seat, step), person, level, pace)
        new = await self._open_with(told)
        self.prepare(new, level)
        return new

    async def bring(self, record: Mapping[str, Any]) -> Table:
        """A finished table out of a record; raises where the record could not have happened."""
        pace = self.house.pace
        async with self._readers:
            told = await asyncio.to_thread(copying.brought, record, players.USUAL, pace)
        return await self._open_with(told)

    async def _open_with(self, told: Sequence[Event]) -> Table:
        """A table at which all of this has happened already."""
        table = Table(secrets.token_urlsafe(9), self.store, self.house)
        now = round(time.time(), 3)
        lines = [Logged(seq, now, event).line() for seq, event in enumerate(told, 1)]
        async with self._readers:
            await asyncio.to_thread(_read, table, lines)
        await self.store.append(table.id, *lines)
        self._cards[table.cards.first] = table.cards
        self._remember(table)
        return table

    async def _open(self, event: Opened) -> Table:
        table_id = secrets.token_urlsafe(9)
        cards = None
        if event.first is not None:  # told there first: a table that is not there harms nothing
            origin = await self.table(event.first)
            await commands.play_again(origin, table_id)
            cards = origin.cards
        table = Table(table_id, self.store, self.house)
        if cards is not None:
            table.share(cards)
        self._cards[table.cards.first] = table.cards
        first = Logged(1, round(time.time(), 3), event)
        await self.store.append(table.id, first.line())
        table.take_in(first)
        table.presence.seen(event.host)  # the others of a rematch have still to come
        self._remember(table)
        return table

    def prepare(self, table: Table, level: str | None) -> None:
        """A bot of some level will soon be needed at a table."""
        if level is not None:
            self._turns.prepare(table.log.opened.game, level)

    def _pace(self, pace: float | None) -> float:
        if pace is None:
            return self.house.pace
        if not 0 <= pace <= self.house.slowest_pace:
            raise BadOption(say("bad-pace", text=f"{self.house.slowest_pace:g}"))
        return pace

    # The rest ----------------------------------------------------------------------------------

    async def replay(
        self, table: Table, eyes: Eyes, open_cards: bool, start: int, count: int
    ) -> Replay:
        """Some steps of a finished game, told before or told now."""
        async with table.lock:
            table.must_be_shown()
        return await self._retelling.steps(table, eyes, open_cards, start, count)

    async def say_goodbye(self) -> None:
        """The server stops: whoever waits is told to come back; nothing new is begun."""
        self.store.stopping = True
        self._doubt()
        self.hints.say_goodbye()
        self.reviews.say_goodbye()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.store.patience):
                while any(table.presence.watched for table in self._alive.values()):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the bots, and let what is being kept be kept."""
        self.store.stopping = True
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        await self._attendant.close()
        self.hints.say_goodbye()
        await self.reviews.close()
        self._turns.close()
        for table in list(self._alive.values()):
            async with table.lock:
                pass  # somebody else's move, or a bot's last one


def _read(table: Table, lines: Sequence[Line]) -> None:
    """Read a table; if it makes no sense, that is all that is said of it."""
    try:
        table.read(lines)
    except TrickeryError as error:
        raise Unreadable(say("table-unreadable", why=error.reason)) from error
    except Exception as error:
        log.exception("table %s cannot be read", table.id)
        raise Unreadable(say("table-unreadable", why=say("log-damaged"))) from error


def _settled(
    name: str, players: int, options: Mapping[str, Any], own: Mapping[str, Any] | None
) -> tuple[dict[str, Any], str]:
    """All figures of the edition that a table plays with, and a hash of all that it plays with.

    Raises if the figures do not fit the game.
    """
    game = registry.load(name)
    setting = game.setting(players, options, Edition(dict(own or {}), OF_TABLE))
    return setting.edition.figures, fair.settings_of(game, setting)


def new_invite() -> str:
    """What the link to sit down holds."""
    return secrets.token_urlsafe(16)


def new_secret() -> tuple[str, str]:
    """A secret for a seat, and what is kept of it."""
    secret = secrets.token_urlsafe(24)
    return secret, digest(secret)
