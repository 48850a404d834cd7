"""One table: who sits where, the game, and what every pair of eyes has been told.

Rests on `store` and on core. A table is the sum of its events, and nothing but them: each is kept
first and told afterwards, and reading them again gives the same table. Whatever is sent to anybody
is made here, from `view` and what a seat hears of a move; the state itself never goes further.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
import unicodedata
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from trickery.core import fair, records, registry
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord, IllegalMove, TrickeryError
from trickery.core.match import Match
from trickery.table.store import Event, Store, now

T = TypeVar("T")
Eyes = int | None  # a seat's, or a bystander's

NAME = 24  # characters of a name
PRESENCE = 0.5  # seconds until the others are told who came or went
PHRASES = (
    "Hello!",
    "Good luck!",
    "Well played!",
    "Thank you!",
    "Oops!",
    "One moment, please.",
    "Your turn, I think.",
    "Good game!",
)
BOT_NAMES = ("Birch", "Cedar", "Hazel", "Maple", "Olive", "Rowan")


class Refused(TrickeryError):
    """Something that this person may not do, or that is not possible now."""

    status = 409


class NoSuchTable(Refused):
    """There is no table under this id."""

    status = 404


class WrongSecret(Refused):
    """The secret holds no seat at this table."""

    status = 401


class NotTheHost(Refused):
    """Only the host may do this."""

    status = 403


class Stale(Refused):
    """The game has moved on since this person last looked."""


@dataclass
class Seat:
    """A place at the table, and who is in it."""

    who: str = "open"  # or "person", "bot"
    name: str = "Open seat"
    bot: str | None = None
    key: str | None = None  # a digest of the secret that holds the seat
    left: bool = False

    def plain(self) -> dict[str, Any]:
        """The same as an event keeps it."""
        return {"who": self.who, "name": self.name, "bot": self.bot, "key": self.key}


@dataclass
class Story:
    """What one pair of eyes has been told since some event, and what it sees now."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] | None = None
    since: int = 0


class Table:
    """A table, rebuilt from its events and carried on by new ones."""

    def __init__(self, table_id: str, store: Store, grace: float) -> None:
        self.id = table_id
        self.store = store
        self.grace = grace  # seconds after which a bot stands in for somebody who is away
        self.lock = asyncio.Lock()
        self.events: list[Event] = []
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.turn = 0  # the event that last changed the game
        self.rematch: str | None = None
        self.broken = False  # the log and this copy may differ: read it again
        self.host: int | None = None  # who opened the table; if he leaves, the next clockwise
        self._over = False  # by what is kept, not by what is being written
        self._answers: dict[tuple[str | None, str], int] = {}  # by seat's key and intent's key
        self._stories: dict[Eyes, Story] = {}
        self._listeners: dict[Callable[[], None], str | None] = {}
        self._seen: dict[int, float] = {}
        self._said: dict[int, float] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._coming_and_going = Pace(0.5, 40)

    # Events: kept, then told -------------------------------------------------------------------

    def read(self, events: list[Event]) -> None:
        """Take in what the store has kept."""
        for event in events:
            if event.kind in ("started", "moved"):
                self._advance(event)
            self._take_in(event)
        self._seen = {seat: time.monotonic() for seat in range(len(self.seats))}

    async def _happen(self, kind: str, data: Mapping[str, Any]) -> int:
        """Keep an event, then let everybody know; the lock is held."""
        event = now(len(self.events) + 1, kind, data)
        self.broken = True  # until it is kept, whatever happens to us meanwhile
        try:
            await self.store.append(self.id, event)
            self._take_in(event)
            self.broken = False
        finally:
            self.changed()
        return event.seq

    async def _exclusively(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do one thing at a time at this table, and to the end, even if the asker goes away."""

        async def alone() -> T:
            async with self.lock:
                self._must_be_sound()
                return await work()

        return await asyncio.shield(asyncio.ensure_future(alone()))

    def _must_be_sound(self) -> None:
        if self.broken:
            raise Refused("the table is being set up again: try once more")

    def _take_in(self, event: Event) -> None:
        """Let an event have its effect on everything but the game itself."""
        data = event.data
        self.events.append(event)
        if event.kind == "opened":
            self.seats = [Seat(**seat) for seat in data["seats"]]
            self.host = data["host"]
        elif event.kind == "sat":
            self.seats[data["seat"]] = Seat("person", data["name"], None, data["key"])
            self._stories.pop(data["seat"], None)
        elif event.kind == "seated":
            self.seats[data["seat"]] = Seat(**data["as"])
            self._stories.pop(data["seat"], None)
        elif event.kind in ("left", "back"):
            self.seats[data["seat"]].left = event.kind == "left"
        elif event.kind == "rematch":
            self.rematch = data["table"]
        elif event.kind in ("started", "moved"):
            self.turn = event.seq
            self._over = self.match is not None and self.match.over
            if data.get("key"):
                self._answers[self.seats[data["seat"]].key, data["key"]] = event.seq
        self._choose_host()
        for eyes, story in self._stories.items():
            self._tell(story, event, eyes, self.match)

    def _choose_host(self) -> None:
        """The host stays the host until he leaves; then it is the next person clockwise."""
        first = self.host or 0
        around = [(first + step) % len(self.seats) for step in range(len(self.seats))]
        there = [n for n in around if self.seats[n].who == "person" and not self.seats[n].left]
        self.host = there[0] if there else None

    def _advance(self, event: Event) -> None:
        """Play an event of the log again; what is dealt must be what was dealt then."""
        self.match = self._continued(self.match, event)

    def _continued(self, match: Match | None, event: Event) -> Match:
        before = len(match.history) if match else 0
        if match is None:
            match = self._deal(event)
        else:
            number = match.game.moves.parse(event.data["move"])
            match.play(event.data["seat"], number)
            before += 1
        dealt = [step.chance for step in match.history[before:]]
        if dealt != event.data["chance"]:
            raise BadRecord(f"table {self.id}, event {event.seq}: other cards were dealt then")
        return match

    def _deal(self, started: Event) -> Match:
        opened = self.events[0].data
        edition = opened["edition"]
        return Match(
            registry.load(opened["game"]),
            opened["players"],
            seed=fair.seed(opened["secret"], self._luck_until(started)),
            options=opened["options"],
            edition=Edition(edition, "the table's edition") if edition is not None else None,
        )

    # What is told ------------------------------------------------------------------------------

    def _tell(self, story: Story, event: Event, eyes: Eyes, match: Match | None) -> None:
        """Add to a story what an event means to a pair of eyes."""
        seat = event.data.get("seat")
        kind, text, news = "seat", "", []
        if event.kind in ("started", "moved"):
            assert match is not None
            before, story.view = story.view, match.view(eyes)
            if event.kind == "started":
                kind, text = "deal", "The cards are dealt."
            else:
                assert before is not None
                kind = "move"
                move = match.game.moves[match.game.moves.parse(event.data["move"])]
                text = str(move) if eyes == seat else move.heard
                news = list(match.game.news(before, story.view))
        elif event.kind == "said":
            kind, text = "chat", PHRASES[event.data["phrase"]]
        elif event.kind == "sat":
            text = f"{event.data['name']} sits down."
        elif event.kind == "seated":
            who = event.data["as"]
            text = f"{who['name']} takes over." if who["who"] == "bot" else "The seat is open."
        elif event.kind == "left":
            text = f"Seat {seat} has left: a bot stands in."
        elif event.kind == "back":
            text = f"Seat {seat} is back."
        elif event.kind == "rematch":
            text = f"Seat {seat} wants a rematch."
        else:
            return
        entry = {"seq": event.seq, "kind": kind, "seat": seat, "text": text, "news": news}
        story.entries.append(entry)
        if kind == "move" and story.view is not None and story.view["over"]:
            result = f"The game is over. {_winners(story.view['winners'])}"
            over = {"seq": event.seq, "kind": "over", "seat": None, "text": result, "news": []}
            story.entries.append(over)

    async def look(self, key: str | None, since: int) -> dict[str, Any]:
        """The state for whoever holds this key (or for a bystander), with what is new to him."""
        async with self.lock:
            self._must_be_sound()
            eyes = self.seat_of(key)
            story = self._stories.get(eyes)
            if since < len(self.events) and (story is None or story.since > since):
                # A long story: told in a thread, and from the start, so that it is told only once.
                self._stories[eyes] = await asyncio.to_thread(self._told_since, eyes, 0)
            return self.state(eyes, since)

    def story(self, eyes: Eyes, since: int = 0) -> Story:
        """What a pair of eyes was told after an event; told again if nobody kept track."""
        story = self._stories.get(eyes)
        if story is None or story.since > since:
            story = self._stories[eyes] = self._told_since(eyes, min(since, len(self.events)))
        return story

    def _told_since(self, eyes: Eyes, since: int) -> Story:
        story = Story(since=since)
        if since == len(self.events):  # somebody who has missed nothing: no need to look back
            story.view = self.match.view(eyes) if self.match else None
            return story
        for event, match in self._retold():
            if event.seq > since:
                self._tell(story, event, eyes, match)
            elif event.seq == since and match is not None:
                story.view = match.view(eyes)
        return story

    def _retold(self) -> Iterator[tuple[Event, Match | None]]:
        """The table's past, event by event, with the game as it stood after each."""
        match: Match | None = None
        for event in self.events:
            if event.kind in ("started", "moved"):
                match = self._continued(match, event)
            yield event, match

    def state(self, eyes: Eyes, since: int = 0) -> dict[str, Any]:
        """All that may be sent to a pair of eyes; the lock is held, or nothing is under way."""
        story = self.story(eyes, since)
        view = story.view
        asked = view is not None and eyes is not None and view["to_move"] == eyes
        entries = story.entries
        first = len(entries)
        while first and entries[first - 1]["seq"] > since:
            first -= 1
        return {
            "type": "state",
            "seq": len(self.events),
            "info": self.info(eyes),
            "view": view,
            "prompt": self.match.game.prompt(view) if self.match and view and asked else "",
            "entries": entries[first:],
        }

    def info(self, eyes: Eyes) -> dict[str, Any]:
        """What is known about the table itself."""
        opened = self.events[0].data
        over = self.phase == "over"
        return {
            "id": self.id,
            "game": opened["game"],
            "title": registry.card(opened["game"]).title,
            "players": opened["players"],
            "options": opened["options"],
            "pace": opened["pace"],
            "phase": self.phase,
            "turn": self.turn,
            "seats": [
                {
                    "who": seat.who,
                    "name": seat.name,
                    "bot": seat.bot,
                    "here": seat.who == "bot" or self.here(number),
                    "stand_in": seat.who == "person" and self.played_by(number) is not None,
                }
                for number, seat in enumerate(self.seats)
            ],
            "you": eyes,
            "host": self.host,
            "watchers": sum(self.seat_of(key) is None for key in self._listeners.values()),
            "fair": {
                "commitment": fair.commitment(opened["secret"]),
                "secret": opened["secret"] if over else None,
                "luck": self.luck if over else None,
            },
            "rematch": self.rematch,
            "again": opened["again"],
        }

    @property
    def phase(self) -> str:
        """People sit down (lobby), play, or are done (over)."""
        if self.turn == 0:
            return "lobby"
        return "over" if self._over else "playing"

    @property
    def luck(self) -> list[str]:
        """What people added to the shuffle, in order."""
        started = next((event for event in self.events if event.kind == "started"), None)
        return self._luck_until(started) if started else []

    def _luck_until(self, started: Event) -> list[str]:
        opened = self.events[0].data
        if opened["again"] is not None:
            return list(opened["luck"])  # a deal that is played again keeps its own
        sat = [event for event in self.events if event.kind == "sat" and event.seq < started.seq]
        return [event.data["luck"] for event in [*sat, started] if event.data["luck"]]

    async def sheet(self, key: str | None) -> dict[str, Any]:
        """The score sheet so far."""
        async with self.lock:
            self._must_be_sound()
            view = self.story(self.seat_of(key), len(self.events)).view
            if self.match is None or view is None:
                raise Refused("nothing has been dealt yet, so there is nothing to score")
            return self.match.game.sheet(view)

    async def record(self) -> str:
        """The finished game as a line of a records file."""
        async with self.lock:
            match = self.finished()
            opened = self.events[0].data
            again = opened["again"] is not None
            told = fair.opened(opened["secret"], self.luck, again)
            return records.line_of(records.record_of(match, told))

    def replay(self, eyes: Eyes, open_cards: bool, start: int, count: int) -> dict[str, Any]:
        """Some steps of the finished game through a pair of eyes, or with all cards open."""
        self.finished()
        total, steps, story = 0, [], Story()
        for event, match in self._retold():
            if match is None or event.kind not in ("started", "moved"):
                continue
            if total == start - 1:
                story.view = match.view(eyes)
            if start <= total < start + count:
                self._tell(story, event, eyes, match)
                view = story.view
                assert view is not None
                everybody = range(match.players) if open_cards else ()
                steps.append(
                    {
                        "step": total,
                        "entry": next(e for e in story.entries if e["seq"] == event.seq),
                        "view": view,
                        "open": [match.view(seat) for seat in everybody] or None,
                        "prompt": match.prompt(),
                    }
                )
            total += 1
        return {"total": total, "steps": steps}

    def finished(self) -> Match:
        """The game, if it is over and kept: its cards are no secret any more."""
        self._must_be_sound()
        if self.match is None or not self._over:
            raise Refused("the game is not over yet: its cards are still secret")
        return self.match

    # Who is who --------------------------------------------------------------------------------

    def seat_of(self, key: str | None) -> Eyes:
        """The seat that a digest of a secret holds."""
        if key is not None:
            for number, seat in enumerate(self.seats):
                if seat.key == key:
                    return number
        return None

    def held_by(self, key: str | None) -> int:
        """The same, where a seat is needed."""
        seat = self.seat_of(key)
        if seat is None:
            raise WrongSecret("this secret holds no seat at this table: you may watch")
        return seat

    def here(self, seat: int) -> bool:
        """Is this seat's person connected, or was a moment ago?"""
        return self.seats[seat].who == "person" and self.patience(seat) > 0

    def patience(self, seat: int) -> float:
        """Seconds until a bot stands in for a seat's person; no end to them while connected."""
        key = self.seats[seat].key
        if key is not None and key in self._listeners.values():
            return float("inf")
        return self.grace - (time.monotonic() - self._seen.get(seat, -1e9))

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays this seat at the moment, if one does."""
        held = self.seats[seat]
        if held.who == "bot":
            return held.bot
        away = held.who == "open" or held.left or not self.here(seat)
        return self.events[0].data["stand_in"] if away and self.turn else None

    @property
    def awake(self) -> bool:
        """Is anybody there who plays? A table that everybody has left waits for them."""
        persons = (n for n, seat in enumerate(self.seats) if not seat.left)
        return any(self.here(seat) for seat in persons)

    @property
    def watched(self) -> bool:
        """Is anybody connected at all?"""
        return bool(self._listeners)

    def seen(self, seat: int) -> None:
        """This seat's person has just been heard of."""
        self._seen[seat] = time.monotonic()

    # Those who listen --------------------------------------------------------------------------

    def listen(self, key: str | None, wake: Callable[[], None]) -> None:
        """Wake somebody whenever something changes; he himself has a first look at once."""
        self._listeners[wake] = key
        wake()
        self._come_or_gone(key)

    def stop_listening(self, wake: Callable[[], None]) -> None:
        """Somebody's connection is gone."""
        self._come_or_gone(self._listeners.pop(wake))

    def _come_or_gone(self, key: str | None) -> None:
        """Who is here interests the others, but not more than once in a while."""
        if (seat := self.seat_of(key)) is not None:
            self.seen(seat)
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE, self.changed)

    def changed(self) -> None:
        """Wake everybody who listens."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        for wake in list(self._listeners):
            wake()

    # What may be done --------------------------------------------------------------------------

    async def sit(self, wanted: int | None, name: str, key: str, luck: str) -> int:
        """Take an open seat; gives its number."""

        async def work() -> int:
            free = [number for number, seat in enumerate(self.seats) if seat.who == "open"]
            if self.phase == "over":
                raise Refused("the game is over")
            if wanted is not None and wanted not in free:
                raise Refused(f"seat {wanted} is not open" if free else "no seat is open")
            if not free:
                raise Refused("no seat is open: you may watch")
            seat = free[0] if wanted is None else wanted
            self._not_too_often()
            self.seen(seat)
            data = {"seat": seat, "name": plain_name(name), "key": key, "luck": luck}
            await self._happen("sat", data)
            return seat

        return await self._exclusively(work)

    async def set_seat(self, key: str, seat: int, level: str | None) -> None:
        """The host gives a seat to a bot, or empties it (no level); its secret is void."""

        async def work() -> None:
            by = self._held_by_the_host(key)
            if not 0 <= seat < len(self.seats):
                raise Refused(f"there is no seat {seat}: they are 0 to {len(self.seats) - 1}")
            if self.phase == "over":
                raise Refused("the game is over")
            if seat == by:
                raise Refused("that is your own seat: leave it instead")
            if level is None and self.phase == "playing":
                # Whoever sat down next would see its cards: the host himself, perhaps.
                raise Refused("its cards are dealt: give the seat to a bot instead")
            self._not_too_often()
            new = Seat() if level is None else Seat("bot", self.bot_name(seat), level)
            await self._happen("seated", {"seat": seat, "as": new.plain()})

        await self._exclusively(work)

    def bot_name(self, seat: int) -> str:
        """A name for a bot that no other bot at the table has."""
        return f"{BOT_NAMES[seat % len(BOT_NAMES)]} (bot)"

    async def start(self, key: str, luck: str) -> None:
        """The host lets the cards be dealt."""

        async def work() -> None:
            self._held_by_the_host(key)
            if self.phase != "lobby":
                raise Refused("the game has started already")
            self.match = self._deal(now(len(self.events) + 1, "started", {"luck": luck}))
            chance = [step.chance for step in self.match.history]
            await self._happen("started", {"luck": luck, "chance": chance})

        await self._exclusively(work)

    async def move(self, key: str, text: str, expect: int, intent: str) -> int:
        """Make a move; gives the event's number, the same one for the same intent."""

        async def work() -> int:
            seat = self.held_by(key)
            if (key, intent) in self._answers:
                return self._answers[key, intent]
            return await self._make_move(seat, text, expect, intent)

        return await self._exclusively(work)

    async def bot_move(self, seat: int, text: str, expect: int) -> None:
        """A bot makes a move, if it is still its to make."""

        async def work() -> None:
            if self.played_by(seat) is None:
                raise Stale("its person is back")
            await self._make_move(seat, text, expect, None)

        await self._exclusively(work)

    async def _make_move(self, seat: int, text: str, expect: int, intent: str | None) -> int:
        if self.match is None:
            raise IllegalMove("the game has not started yet")
        if expect < self.turn:
            raise Stale("the game has moved on since you looked: look again")
        number = self.match.check(seat, text)
        self.broken = True  # from here on this copy is ahead of the log
        steps = len(self.match.history)
        move = self.match.play(seat, number)
        chance = [step.chance for step in self.match.history[steps + 1 :]]
        by_bot = intent is None
        data = {"seat": seat, "move": str(move), "key": intent, "bot": by_bot, "chance": chance}
        return await self._happen("moved", data)

    async def why_not(self, key: str, text: str) -> str:
        """Why a move is not allowed; empty if it is."""
        async with self.lock:
            self._must_be_sound()
            seat = self.held_by(key)
            if self.match is None:
                return "the game has not started yet"
            try:
                self.match.check(seat, text)
            except TrickeryError as error:
                return str(error)
            return ""

    async def say(self, key: str, phrase: int) -> None:
        """Say one of the phrases to everybody."""

        async def work() -> None:
            seat = self.held_by(key)
            if not 0 <= phrase < len(PHRASES):
                raise Refused(f"there is no phrase {phrase}: they are 0 to {len(PHRASES) - 1}")
            if time.monotonic() - self._said.get(seat, -1e9) < 1:
                raise Refused("one phrase a second is enough")
            self._said[seat] = time.monotonic()
            await self._happen("said", {"seat": seat, "phrase": phrase})

        await self._exclusively(work)

    async def leave(self, key: str) -> None:
        """Give a seat up: before the game for good, later until its person is back."""

        async def work() -> None:
            seat = self.held_by(key)
            if self.phase == "lobby":
                await self._happen("seated", {"seat": seat, "as": Seat().plain()})
            elif self.phase == "playing" and not self.seats[seat].left:
                self._not_too_often()
                await self._happen("left", {"seat": seat})

        await self._exclusively(work)

    async def come_back(self, key: str) -> None:
        """Whoever left and is heard of again has the seat back."""

        async def work() -> None:
            seat = self.held_by(key)
            if self.seats[seat].left:
                await self._happen("back", {"seat": seat})

        seat = self.held_by(key)
        self.seen(seat)
        if self.seats[seat].left:
            await self._exclusively(work)

    async def call_rematch(
        self, key: str, open_table: Callable[[int], Coroutine[Any, Any, str]]
    ) -> str:
        """The table that follows this one; opened once, whoever asks first."""

        async def work() -> str:
            seat = self.held_by(key)
            self.finished()
            if self.rematch is None:
                await self._happen("rematch", {"seat": seat, "table": await open_table(seat)})
            assert self.rematch is not None
            return self.rematch

        return await self._exclusively(work)

    def _held_by_the_host(self, key: str) -> int:
        seat = self.held_by(key)
        if seat != self.host:
            raise NotTheHost("only the host of the table may do this")
        return seat

    def _not_too_often(self) -> None:
        if self._coming_and_going.delay() > 0:
            raise Refused("there is too much coming and going at this table: wait a little")


class Pace:
    """How much somebody may do: so many at once, then so many a second."""

    def __init__(self, a_second: float, burst: int) -> None:
        self._rate = a_second
        self._burst = burst
        self._spent: dict[str, tuple[float, float]] = {}  # by whom: what is left, and when

    def delay(self, who: str = "") -> float:
        """Count one more; the seconds until it would have been within the limits (0: it is)."""
        now = time.monotonic()
        left, then = self._spent.get(who, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < 1:
            return (1 - left) / self._rate
        if len(self._spent) > 10_000:
            self._spent.clear()
        self._spent[who] = (left - 1, now)
        return 0.0


def digest(secret: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def plain_name(name: str) -> str:
    """A name as it may stand in a list: one line, short, no invisible tricks."""
    shown = "".join(c for c in name if c == " " or unicodedata.category(c)[0] not in "CZ")
    return " ".join(shown.split())[:NAME].strip() or "Guest"


def _winners(winners: list[int]) -> str:
    seats = [f"seat {seat}" for seat in winners]
    if len(seats) == 1:
        return f"Seat {winners[0]} wins."
    return "Won together by " + ", ".join(seats[:-1]) + f" and {seats[-1]}."
