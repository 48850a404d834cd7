"""All tables of a server: opened, found, and kept moving where it is a bot's turn.

Rests on `table` and `turns`. A table is in memory while somebody is there; any other is read from
the store when it is asked for. Each table's bots are played by a task of its own: one table never
waits for another's.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from trickery import bots as players
from trickery.core import fair, registry
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, TrickeryError
from trickery.table.store import Store, now
from trickery.table.table import (
    Eyes,
    NoSuchTable,
    Refused,
    Seat,
    Stale,
    Table,
    digest,
    plain_name,
)
from trickery.table.thinkers import Thinkers
from trickery.table.turns import LEAST, Turn, Turns, known

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class HouseRules:
    """What a server allows and expects; figures of our own choice."""

    grace: float = 45.0  # seconds away until a bot stands in
    pace: float = 0.7  # seconds a bot takes for a move that others hear, unless the table says
    slowest_pace: float = 5.0
    least: float = LEAST  # seconds of a bot's turn at least, unless it plays at random
    thinkers: int | None = None  # processes for bots that search; all cores but one if not said
    tables_in_memory: int = 2000
    new_tables_a_minute: int = 30  # by one address
    requests_a_second: float = 50.0  # by one address; more are answered more slowly
    messages_a_second: float = 20.0  # by one connection; more are read more slowly
    burst: int = 40


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


class Hall:
    """The tables of one server."""

    def __init__(
        self, store: Store, house: HouseRules | None = None, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.house = house or HouseRules()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        # A table that was put away may still be in somebody's hands: there is only ever one copy.
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._readers = asyncio.Semaphore(2)  # after a restart all come back at once
        self._players: dict[str, asyncio.Task[None]] = {}  # whoever plays a table's bots
        self._looks: dict[str, asyncio.TimerHandle] = {}  # when to see whether somebody is away
        self.turns = Turns(thinkers or Thinkers(self.house.thinkers), self.house.least)
        self._tellers = asyncio.Semaphore(2)  # of replays

    # Finding and opening -----------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """The table with this id, from memory or from the store."""
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
            events = await self.store.load(table_id)
            if not events:
                raise NoSuchTable("there is no such table: check the link, or open a new one")
            table = Table(table_id, self.store, self.house.grace)
            try:
                async with self._readers:
                    await asyncio.to_thread(table.read, events)
            except TrickeryError as error:
                log.error("table %s cannot be carried on: %s", table_id, error)
                raise Refused("this table was kept by another version of the rules") from error
            self._remember(table)
            return table
        finally:
            del self._loading[table_id]

    def _remember(self, table: Table) -> None:
        self._tables[table.id] = self._alive[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self.house.tables_in_memory:
            for name, old in list(self._tables.items()):
                if not old.awake and not old.watched and name not in self._players:
                    del self._tables[name]
                    break

    async def open(self, opening: Opening) -> Table:
        """Open a table; whoever does so has seat 0."""
        game = registry.plain(opening.game)
        card = registry.card(game)
        count = card.check_players(opening.players)
        secret, luck = fair.new_secret(), []
        options, figures = card.check_options(opening.options or {}), opening.edition
        if opening.again is not None:
            old = await self.table(opening.again)
            if old.phase != "over":
                raise Refused("a deal can be played again once its game is over")
            first = old.events[0].data
            if first["game"] != game:
                raise Refused(f"that deal was one of {registry.card(first['game']).title}")
            secret, luck, count = first["secret"], old.luck, first["players"]
            options, figures = first["options"], first["edition"]
        if figures is not None:
            await asyncio.to_thread(self._check_edition, game, count, options, figures)
        seats = [Seat("person", plain_name(opening.name), None, opening.key)]
        seats += [Seat() for _ in range(count - 1)]
        return await self._open(
            game=game,
            players=count,
            options=options,
            edition=figures,
            pace=self._pace(opening.pace),
            seats=seats,
            bots=opening.bots,
            host=0,
            secret=secret,
            luck=luck,
            again=opening.again,
        )

    async def rematch(self, table: Table, key: str) -> str:
        """The next table of the same people, who keep their secrets."""

        async def open_table(seat: int) -> str:
            opened = table.events[0].data
            same = {key: opened[key] for key in ("game", "players", "options", "edition", "pace")}
            fresh = await self._open(
                **same,
                seats=[Seat(s.who, s.name, s.bot, s.key) for s in table.seats],
                bots=None,
                host=seat,
                secret=fair.new_secret(),
                luck=[],
                again=None,
            )
            return fresh.id

        return await table.call_rematch(key, open_table)

    async def _open(self, seats: Sequence[Seat], bots: str | None, **settings: Any) -> Table:
        level = players.USUAL if bots is None else known(bots)
        table = Table(secrets.token_urlsafe(9), self.store, self.house.grace)
        if bots is not None:
            for number, seat in enumerate(seats):
                if seat.who == "open":
                    seat.who, seat.name, seat.bot = "bot", table.bot_name(number), level
        data = {**settings, "seats": [seat.plain() for seat in seats], "stand_in": level}
        event = now(1, "opened", data)
        await self.store.append(table.id, event)
        table.read([event])
        self._remember(table)
        if bots is not None:
            self.turns.prepare(settings["game"], level)
        return table

    def _check_edition(
        self, game: str, players: int, options: Mapping[str, Any], figures: Mapping[str, Any]
    ) -> None:
        edition = Edition(dict(figures), "the table's edition")
        registry.load(game).setting(players, options, edition)

    def _pace(self, pace: float | None) -> float:
        if pace is None:
            return self.house.pace
        if not 0 <= pace <= self.house.slowest_pace:
            raise BadOption(f"pace is 0 to {self.house.slowest_pace} seconds a move")
        return pace

    # Bots --------------------------------------------------------------------------------------

    def nudge(self, table: Table) -> None:
        """See whether a bot of this table is to move; call it whenever something has changed."""
        if table.id not in self._players:
            task = asyncio.create_task(self._play_bots(table))
            self._players[table.id] = task

    async def _play_bots(self, table: Table) -> None:
        try:
            while await self._bot_moves(table):
                pass
        except Exception:  # a table must not fall silent without a word in the log
            log.exception("table %s: its bots stopped", table.id)
        finally:
            del self._players[table.id]
            fresh = self._tables.get(table.id)
            if fresh is not None and fresh is not table:
                self.nudge(fresh)  # the copy was replaced while a bot was thinking

    async def _bot_moves(self, table: Table) -> bool:
        """Let a bot make one move; no if none is to move, or nobody is there to see it."""
        async with table.lock:
            match = table.match
            if match is None or match.actor is None or table.broken or not table.awake:
                return False
            seat, expect = match.actor, table.turn
            level = table.played_by(seat)
            if level is None:
                self._look_again_in(table, table.patience(seat))
                return False
            turn = Turn(table.id, seat, level, match.game, match.snapshot(), match.legal())
        # How long it takes must not tell what was chosen: all moves that are heard take as long,
        # and so do all that nobody hears.
        heard = any(turn.game.moves[number].heard for number in turn.legal)
        takes = self.turns.takes(level, table.events[0].data["pace"], heard)
        due = time.monotonic() + takes
        try:
            choice = await self.turns.choose(turn, due)
        except Exception:  # whatever went wrong in there, the table goes on
            log.exception("table %s, seat %d: random moved instead", table.id, seat)
            choice = secrets.choice(turn.legal)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        try:
            await table.bot_move(seat, str(turn.game.moves[choice]), expect)
        except Stale:
            pass  # its person came back and was faster
        except Refused:
            return False
        return True

    def _look_again_in(self, table: Table, seconds: float) -> None:
        """See again when somebody's patience ends; one look a table is enough."""
        if (due := self._looks.pop(table.id, None)) is not None:
            due.cancel()
        if seconds == float("inf"):
            return  # connected: we hear when he goes
        loop = asyncio.get_running_loop()
        self._looks[table.id] = loop.call_later(max(0.0, seconds) + 0.01, self._look_again, table)

    def _look_again(self, table: Table) -> None:
        del self._looks[table.id]
        table.changed()
        self.nudge(table)

    async def replay(
        self, table: Table, eyes: Eyes, open_cards: bool, start: int, count: int
    ) -> Any:
        """Some steps of a finished game; told in a thread, a few at a time."""
        async with table.lock:
            table.finished()
        async with self._tellers:
            return await asyncio.to_thread(table.replay, eyes, open_cards, start, count)

    async def close(self) -> None:
        """Stop the bots; everything that happened is kept already."""
        for due in self._looks.values():
            due.cancel()
        tasks = [*self._players.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.turns.close()


def new_secret() -> tuple[str, str]:
    """A secret for a seat, and what is kept of it."""
    secret = secrets.token_urlsafe(24)
    return secret, digest(secret)
