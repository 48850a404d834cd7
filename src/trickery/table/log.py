"""A table's log: its events in order, and what follows from them.

Rests on `events`, `shuffling` and on core. Who sits where, the game, whose table it is: all of it
is the sum of the events. What chance brought stands in the log and is what happens when it is read
again; that it followed from the shuffle is for `trickery verify` to check.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from trickery.core import fair, records, registry
from trickery.core.edition import Edition
from trickery.core.errors import OtherRules
from trickery.core.match import Match
from trickery.core.say import Words, speaker
from trickery.table import events
from trickery.table.events import Event, Moved, Opened, Outcome, Sat, Seat, Started, TakenBack
from trickery.table.numbers import Eyes, Numbers, unnoticed
from trickery.table.shuffling import Shuffling
from trickery.table.store import Line

say = speaker(__package__)

OF_TABLE = say("edition-of-table")
HOST_KEEPS = 2  # the version of events since which a host who leaves stays the host for a while

Phase = Literal["lobby", "shuffling", "playing", "over", "closed"]
#: May a pair of eyes ask the coach? `bots`: only bots play with them; `allowed`: the host did so.
Hints = Literal["off", "bots", "allowed"]


@dataclass(frozen=True)
class Logged:
    """An event, and its place in the log."""

    seq: int
    at: float
    event: Event
    number: int = -1  # of a move, as the game numbers it
    hidden: frozenset[Eyes] = frozenset()  # from whom: it does not exist for them

    def line(self) -> Line:
        """This event as it is kept."""
        return Line(self.seq, self.at, self.event.kind, events.written(self.event))


class Log:
    """What has happened at a table, and how it stands."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.happened: list[Logged] = []
        self.seats: list[Seat] = []
        self.left: dict[int, float] = {}  # whose persons have left, and may come back; since when
        self.host: int | None = None  # who opened the table; if they leave, the next clockwise
        self.shuffling = Shuffling()
        self.match: Match | None = None
        self.offered: set[int] = set()  # open seats whose cards somebody may take over
        self.dealt_to: set[str] = set()  # persons who have seen a hand of this game
        self.people: set[int] = set()  # seats in which a person has sat since the deal
        self.left_out: set[str] = set()  # persons who did not tell their luck in time
        self.turn = 0  # the event that last changed the game
        self.moves: list[Logged] = []  # those that stand, and were not taken back
        self.seen_before = False  # whoever took over a seat now would be cheated
        self.numbers = Numbers()  # of events, as people are told them
        self.rematch: str | None = None
        self.wanting: set[int] = set()  # seats that want the rematch
        self.closed: Words = ""  # why the table cannot be carried on
        self.answers: dict[tuple[str | None, str], int] = {}  # by seat's key and intent's key
        self._choices: set[int] = set()  # moves that were one of several, by event
        self._keeps = False  # the host has left, and is the host for a while yet
        self._over = False  # by what is kept, not by what is being written

    # Reading -----------------------------------------------------------------------------------

    def read(self, lines: Sequence[Line]) -> None:
        """Take in what the store has kept; raises if the rules cannot play it again.

        A table whose rules have been revised since is closed: what happened can still be told.
        """
        for line in lines:
            event = events.read(line.kind, line.data)
            played = _is_played(event) and not self.closed
            number, hidden = self._play(event) if played else (-1, frozenset[Eyes]())
            self.take_in(Logged(line.seq, line.at, event, number, hidden))

    def _play(self, event: Event) -> tuple[int, frozenset[Eyes]]:
        """Play an event of the log again; the number of its move, and from whom it is hidden."""
        if isinstance(event, Started):
            self.match = self.deal(event)
            return -1, frozenset()
        if isinstance(event, TakenBack):
            return self.take_back(event)
        assert isinstance(event, Moved)
        if self.match is None:
            raise events.UnknownEvent(say("log-move-before-deal"))
        number = self.match.check(event.seat, self.match.game.moves.parse(event.move))
        return number, self.make(number, event.chance)

    def make(self, number: int, chance: Sequence[Outcome] | None = None) -> frozenset[Eyes]:
        """Make a move that was checked; gives those who cannot notice it."""
        match = self.match
        assert match is not None
        if len(match.legal()) > 1:
            self._choices.add(len(self.happened) + 1)
        return unnoticed(match, number, lambda: match.make(number, chance))

    def to_take_back(self, seat: int) -> list[Logged]:
        """The moves that this seat may undo, from one of its own on.

        Among bots that is its last one with a choice; else the last move, if nobody noticed it.
        """
        if self.phase != "playing":
            return []
        if self.only_bots_with(seat):
            first = len(self.moves) - 1
            while first >= 0 and not self._is_choice(self.moves[first], seat):
                first -= 1
            return self.moves[first:] if first >= 0 else []
        last = self.moves[-1] if self.moves else None
        if last is None or _seat(last) != seat or not last.hidden >= self._others(seat):
            return []
        return [] if _chance(last) else [last]

    def _is_choice(self, move: Logged, seat: int) -> bool:
        return move.seq in self._choices and _seat(move) == seat

    def _others(self, seat: int) -> set[Eyes]:
        return {None, *range(len(self.seats))} - {seat}

    def take_back(self, event: TakenBack) -> tuple[int, frozenset[Eyes]]:
        """Let the game stand as before a move; gives its number, and those who cannot notice it."""
        undone = self.moves[-event.moves :]
        if len(undone) < event.moves or _seat(undone[0]) != event.seat:
            raise events.UnknownEvent(say("log-nothing-to-take-back"))
        self.match = self._after(self.moves[: -event.moves])
        return undone[0].number, frozenset.intersection(*(each.hidden for each in undone))

    def _after(self, moves: Sequence[Logged]) -> Match:
        """The game as it stands after these moves: chance brings what it brought."""
        match = self.deal(self.started)
        for each in moves:
            assert isinstance(each.event, Moved)
            match.make(each.number, each.event.chance)
        return match

    def deal(self, started: Started | None = None) -> Match:
        """The game as it begins with this shuffle, or as it was begun."""
        opened = self.opened
        chance: dict[str, Any] = {"chance": None if started is None else started.chance}
        if self._openly(begun=started is not None):
            luck = self._luck_with("" if started is None else started.luck)
            chance["seed"] = fair.seed(opened.secret, luck)
        else:
            chance["words"] = fair.stream(self.shuffled.key(opened.game, opened.players))
        return Match(
            registry.load(opened.game),
            opened.players,
            options=opened.options,
            edition=Edition(opened.edition or {}, OF_TABLE),
            version=self.version,
            **chance,
        )

    # Taking in ---------------------------------------------------------------------------------

    def take_in(self, logged: Logged) -> None:
        """Let an event have its effect on everything but the game, which has moved already."""
        event = logged.event
        self.happened.append(logged)
        self.numbers.hide(logged.seq, logged.hidden)
        self.shuffling.take_in(event)
        match event:
            case events.Opened():
                self.seats, self.host = list(event.seats), event.host
                self.seen_before = event.again is not None or event.copied is not None
                self.closed = self._why_closed()
            case events.Sat():
                self._seat(
                    event.seat,
                    Seat(who="person", name=event.name, key=event.key, person=event.person),
                )
            case events.Seated():
                self._seat(event.seat, event.to)
            case events.CalledOff():
                for seat in event.left_out:
                    self.left_out |= self._persons(seat)
                    self._seat(seat, Seat())
            case events.Offered():
                (self.offered.add if event.offered else self.offered.discard)(event.seat)
            case events.Left():
                self.left[event.seat] = logged.at
                self._keeps |= event.seat == self.host and event.version >= HOST_KEEPS
            case events.Back():
                self._back(event.seat)
            case events.Handed():
                self.host, self._keeps = event.seat, False
            case events.Rematch():
                self.rematch = event.table
                self.wanting.add(event.seat)
            case events.Started() | events.Moved() | events.TakenBack():
                self.turn = logged.seq
                if isinstance(event, Started):
                    self.dealt_to |= self._persons(*range(len(self.seats)))
                    self.people = {n for n, seat in enumerate(self.seats) if seat.who == "person"}
                elif isinstance(event, Moved):
                    self.moves.append(logged)
                else:
                    del self.moves[-event.moves :]
                    self.seen_before |= not logged.hidden >= self._others(event.seat)
                self.numbers.turned(logged.seq)
                self._over = self.match is not None and self.match.over
                if isinstance(event, Moved) and event.key:
                    self.answers[self.seats[event.seat].key, event.key] = logged.seq
            case _:
                pass  # what people say changes nothing
        self._choose_host()

    def _why_closed(self) -> Words:
        """A reason, if the rules have been revised; raises if they are not there, or not yet."""
        card, version = registry.card(self.opened.game), self.version
        try:
            card.check_version(version)
        except OtherRules as error:
            if version > card.version:
                raise  # it will go on elsewhere: its cards must stay secret
            return error.reason
        return ""

    def _choose_host(self) -> None:
        """The host stays the host until they leave, or for a while after that."""
        if not self._keeps:
            self.host = self.next_host()

    def next_host(self) -> int | None:
        """The host if they are there, or else the next person clockwise who is."""
        first = self.host or 0
        around = [(first + step) % len(self.seats) for step in range(len(self.seats))]
        there = [n for n in around if self.seats[n].who == "person" and n not in self.left]
        return there[0] if there else None

    def host_left(self) -> float | None:
        """When the host left, if they are the host for a while yet."""
        return None if self.host is None else self.left.get(self.host)

    def _seat(self, number: int, seat: Seat) -> None:
        """Somebody else has a seat now, or nobody."""
        self.seats[number] = seat
        self.offered.discard(number)
        if self.turn:
            self.dealt_to |= self._persons(number)
            self.people |= {number} if seat.who == "person" else set()
        self._back(number)

    def _back(self, seat: int) -> None:
        self.left.pop(seat, None)
        if seat == self.host:
            self._keeps = False

    def _persons(self, *seats: int) -> set[str]:
        return {person for seat in seats if (person := self.seats[seat].person) is not None}

    # What follows from it ----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.happened)

    @property
    def opened(self) -> Opened:
        """How the table was opened."""
        first = self.happened[0].event
        assert isinstance(first, Opened)
        return first

    @property
    def first(self) -> str:
        """The first table that was dealt these cards; this one, unless they are played again."""
        opened = self.opened
        told = opened.first or (opened.origin.table if opened.origin else opened.again)
        return told or self.id

    @property
    def version(self) -> int:
        """The version of the game's rules that the table is played by."""
        opened = self.opened
        if opened.rules is not None:
            return opened.rules
        return registry.card(opened.game).version_by_options(opened.options)

    @property
    def phase(self) -> Phase:
        """People sit down (lobby), shuffle, play, are done (over); or it cannot go on (closed)."""
        if self.closed:
            return "closed"
        if self.turn == 0:
            return "lobby" if self.shuffling.fixed is None else "shuffling"
        return "over" if self._over else "playing"

    @property
    def open(self) -> bool:
        """Are the cards no secret any more?"""
        return self.phase in ("over", "closed")

    @property
    def shuffled(self) -> fair.Shuffled:
        """All that the cards follow from, as far as it is settled."""
        return self.shuffling.shuffled(self.id, self._settings, self.opened)

    @functools.cached_property
    def _settings(self) -> str:
        """A hash of what is played; a lobby of an older version has not committed to it yet."""
        opened = self.opened
        if opened.settings is not None or self.closed:
            return opened.settings or ""
        edition = Edition(opened.edition or {}, OF_TABLE)
        game = registry.load(opened.game)
        setting = game.setting(opened.players, opened.options, edition, self.version)
        return fair.settings_of(game, setting)

    @property
    def openly(self) -> bool:
        """Was luck told openly here, as up to version 1? Then `shuffled` means nothing."""
        return self._openly(begun=self.turn > 0)

    def _openly(self, begun: bool) -> bool:
        if self.opened.again is not None:
            return self.opened.origin is None
        if self.opened.copied is not None:
            return False
        return begun and self.shuffling.fixed is None

    @property
    def started(self) -> Started | None:
        """The deal, once there is one."""
        return next((e.event for e in self.happened if isinstance(e.event, Started)), None)

    @property
    def luck(self) -> list[str]:
        """What people told openly, in order."""
        return self._luck_with(self.started.luck) if self.started else []

    def _luck_with(self, last: str) -> list[str]:
        if self.opened.again is not None:
            return list(self.opened.luck)  # a deal that is played again keeps its own
        added = []
        for each in self.happened:
            if isinstance(each.event, Started):
                break
            if isinstance(each.event, Sat):
                added.append(each.event.luck)
        return [luck for luck in [*added, last] if luck]

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a digest of a secret holds."""
        if key is not None:
            for number, seat in enumerate(self.seats):
                if seat.key == key:
                    return number
        return None

    def hints(self, eyes: Eyes) -> Hints:
        """May these eyes ask the coach? Never from beside the table, nor behind people's backs."""
        if eyes is None or self.open:
            return "off"
        if self.only_bots_with(eyes):
            return "bots"
        return "allowed" if self.opened.hints else "off"

    def only_bots_with(self, seat: int | None) -> bool:
        """Has nobody but this seat's person played since the deal? Then nobody can be cheated."""
        return seat is not None and self.people == {seat}

    def retold(self) -> Iterator[tuple[Logged, Match | None]]:
        """The table's past, event by event, with the game as it stood after each."""
        match: Match | None = None
        moves: list[Logged] = []
        for logged in self.happened:
            event = logged.event
            if self.closed:
                pass  # nobody can say how the game stood
            elif isinstance(event, Started):
                match = self.deal(event)
            elif isinstance(event, Moved):
                assert match is not None
                match.make(logged.number, event.chance)
                moves.append(logged)
            elif isinstance(event, TakenBack):
                del moves[-event.moves :]
                match = self._after(moves)
            yield logged, match

    def standing(self) -> Iterator[tuple[Logged, Match]]:
        """The game as it was played in the end, from the deal on; what was undone never was."""
        dealt = next(each for each in self.happened if isinstance(each.event, Started))
        match = self._after(())
        yield dealt, match
        for each in self.moves:
            assert isinstance(each.event, Moved)
            match.make(each.number, each.event.chance)
            yield each, match

    def record(self) -> dict[str, Any]:
        """The record of the game: finished by its rules, or as far as it was written down."""
        opened = self.opened
        shuffle: dict[str, Any] | None
        if opened.copied is not None:
            shuffle = opened.copied.fair  # of its own shuffle it has nothing to show
        elif self.openly:
            shuffle = fair.first_opened(opened.secret, self.luck, opened.again is not None)
        else:
            shuffle = self.shuffled.opened()
        if self.match is not None:
            return records.record_of(self.match, shuffle)
        settings = {
            "players": opened.players,
            "options": opened.options,
            "edition": opened.edition or {},
        }
        return records.unplayable(opened.game, self.version, settings, self._steps(), shuffle)

    def _steps(self) -> list[dict[str, Any]]:
        dealt = self.started.chance if self.started else ()
        steps: list[dict[str, Any]] = [{"chance": outcome} for outcome in dealt]
        for each in self.moves:
            assert isinstance(each.event, Moved)
            steps.append({"seat": each.event.seat, "move": each.event.move})
            steps += [{"chance": outcome} for outcome in each.event.chance]
        return steps


def _chance(move: Logged) -> Sequence[Outcome]:
    assert isinstance(move.event, Moved)
    return move.event.chance


def _seat(move: Logged) -> int:
    assert isinstance(move.event, Moved)
    return move.event.seat


def _is_played(event: Event) -> bool:
    return isinstance(event, Started | Moved | TakenBack)
