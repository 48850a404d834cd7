"""A table as it stands: the sum of its events.

Rests on `events`, `seats`, `shuffle`, `game` and core. What chance brought stands in the log, and
is what happens when the log is read again; that it followed from the shuffle is for
`trickery verify` to check. `after` gives the table after one more event, and leaves this one alone.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from trickery.core import fair, registry
from trickery.core.edition import Edition
from trickery.core.errors import OtherRules
from trickery.core.match import Match
from trickery.core.say import Text
from trickery.server.catalogue import say
from trickery.server.table import event_log, events
from trickery.server.table.event_log import UnknownEvent
from trickery.server.table.events import (
    CardsDealt,
    Event,
    MoveMade,
    MovesTakenBack,
    StoredEvent,
    TableOpened,
)
from trickery.server.table.game import (
    NOBODY,
    GameStep,
    StandingMove,
    TableGame,
    play,
    taken_back,
    viewers_of,
)
from trickery.server.table.numbering import Numbering, Viewer
from trickery.server.table.seats import Seats
from trickery.server.table.shuffle import Shuffle
from trickery.server.table.timing import Timing

OF_TABLE = say("edition-of-table")
_E = TypeVar("_E", bound=Event)

Phase = Literal["lobby", "shuffling", "playing", "over", "closed"]
#: May a viewer ask the coach? `bots`: only bots play with them; `allowed`: the host allowed it.
HintPolicy = Literal["off", "bots", "allowed"]


@dataclass(frozen=True)
class LoggedEvent:
    """An event, and its place in the log."""

    seq: int
    at: float
    event: Event
    number: int = -1  # of a move, as the game numbers it
    hidden: frozenset[Viewer] = NOBODY  # it does not exist for these

    def stored(self) -> StoredEvent:
        """This event as a database holds it."""
        return StoredEvent(self.seq, self.at, self.event.kind, event_log.written(self.event))


class TableState:
    """What has happened at a table, and how it stands."""

    def __init__(self, table_id: str, opened: TableOpened, at: float) -> None:
        self.id = table_id
        self.opened = opened
        self.closed: Text = _why_closed(opened)  # why the table cannot be carried on
        self.events = [LoggedEvent(1, at, opened)]
        self.seats = Seats(list(opened.seats), opened.host, opened.invite)
        self.seats.apply(opened)
        self.shuffle, self.timing = Shuffle(), Timing(opened.clock)
        again = opened.again is not None or opened.copied is not None
        self.game = TableGame(seen_before=again)
        self.numbering = Numbering()
        self.rematch: str | None = None
        self.wanting: set[int] = set()  # seats that want the rematch

    # Events ------------------------------------------------------------------------------------

    @classmethod
    def read(cls, table_id: str, lines: Sequence[StoredEvent]) -> TableState:
        """The table that a log tells of; raises if the rules cannot play it again.

        A table whose rules have been revised since is closed: what happened can still be told.
        """
        opened = event_log.read(lines[0].kind, lines[0].data)
        if not isinstance(opened, TableOpened):
            raise UnknownEvent(say("log-unreadable-event", text=lines[0].kind, text_why="opened"))
        state = cls(table_id, opened, lines[0].at)
        for line in lines[1:]:
            state._read_on(line)
        return state

    def after(self, event: Event, at: float, played: GameStep | None = None) -> TableState:
        """The table after one more event; `played` is what it does to the game, if anything."""
        state = self._copy()
        state._apply(_logged(len(self.events) + 1, at, event, played), played)
        return state

    def reading(self, line: StoredEvent) -> TableState:
        """The table after the next event of its log."""
        state = self._copy()
        state._read_on(line)
        return state

    def _read_on(self, line: StoredEvent) -> None:
        event = event_log.read(line.kind, line.data)
        played = None if self.closed else self.replayed(event)
        self._apply(_logged(line.seq, line.at, event, played), played)

    def _copy(self) -> TableState:
        state = copy.copy(self)
        state.events, state.wanting = list(self.events), set(self.wanting)
        state.seats, state.shuffle = self.seats.copy(), self.shuffle.copy()
        state.game, state.numbering = self.game.copy(), self.numbering.copy()
        return state

    def _apply(self, logged: LoggedEvent, played: GameStep | None) -> None:
        event = logged.event
        self.events.append(logged)
        self.numbering.hide(logged.seq, logged.hidden)
        self.shuffle.apply(event)
        self.seats.apply(event)
        self.timing = self.timing.after(event, logged.at)
        match event:
            case events.TableClosed():
                self.closed, self.game.match = say("closed-by-operator"), None
            case events.RematchWanted():
                self.rematch = event.table
                self.wanting.add(event.seat)
            case CardsDealt():
                self.game.dealt = event
                self._turn(logged, played)
            case MoveMade():
                self.game.moves.append(self._standing(logged, event, played))
                self._turn(logged, played)
                if event.key:
                    self.game.answers[self.seats[event.seat].key, event.key] = logged.seq
            case MovesTakenBack():
                del self.game.moves[-event.moves :]
                unseen = logged.hidden >= self.viewers - {event.seat}
                self.game.seen_before |= not unseen
                self._turn(logged, played)

    def _standing(
        self, logged: LoggedEvent, event: MoveMade, played: GameStep | None
    ) -> StandingMove:
        """A move; where the game stood before is kept where somebody may want to go back to it."""
        match, choice = self.game.match, played is not None and played.choice
        kept = match is not None and (not event.bot or not self.game.moves)
        before = match.bookmark() if match is not None and kept else None
        return StandingMove(logged.seq, event, logged.number, logged.hidden, choice, before)

    def _turn(self, logged: LoggedEvent, played: GameStep | None) -> None:
        """The game has changed."""
        self.game.turn = logged.seq
        self.numbering.turned(logged.seq)
        if played is not None:
            self.game.match, self.game.over = played.match, played.match.over

    # The game ----------------------------------------------------------------------------------

    def replayed(self, event: Event) -> GameStep | None:
        """What an event of the log did to the game, played again."""
        match event:
            case CardsDealt():
                return GameStep(self.deal(event))
            case MovesTakenBack():
                return self.taken_back(event)
            case MoveMade():
                match = self.game.match
                if match is None:
                    raise UnknownEvent(say("log-move-before-deal"))
                number = match.check(event.seat, match.game.moves.parse(event.move))
                return play(match, number, event.chance)
            case _:
                return None

    def deal(self, dealt: CardsDealt | None = None) -> Match:
        """The game as it begins with this shuffle, or as it was begun."""
        opened = self.opened
        chance: dict[str, Any] = {"chance": None if dealt is None else dealt.chance}
        if self._is_open_luck(dealt):
            luck = self._luck_with("" if dealt is None else dealt.luck)
            chance["seed"] = fair.seed(opened.secret, luck)
        else:
            chance["words"] = fair.stream(self.shuffled.key(opened.game, opened.players))
        return Match(
            registry.load(opened.game),
            opened.players,
            options=opened.options,
            edition=Edition(opened.edition or {}, OF_TABLE),
            version=opened.rules,
            **chance,
        )

    def taken_back(self, event: MovesTakenBack) -> GameStep:
        """The game as it stood before a move; raises if there is no such move."""
        undone = self.game.moves[-event.moves :]
        if len(undone) < event.moves or undone[0].event.seat != event.seat:
            raise UnknownEvent(say("log-nothing-to-take-back"))
        hidden = frozenset.intersection(*(each.hidden for each in undone))
        assert self.game.match is not None  # it has moves
        match = taken_back(self.game.match, self.game.moves, event.moves)
        return GameStep(match, undone[0].number, hidden)

    def undoable(self, seat: int) -> list[StandingMove]:
        """The moves that this seat may take back now, from one of its own on."""
        if self.phase != "playing":
            return []
        return self.game.undoable(seat, self.viewers, self.only_bots_with(seat))

    # What follows from it ----------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self.events)

    def of_type(self, kind: type[_E]) -> Iterator[_E]:
        """The events of one type, in order."""
        return (each.event for each in self.events if isinstance(each.event, kind))

    def count(self, kinds: tuple[type[Event], ...]) -> int:
        """How many events there are of these types."""
        return sum(isinstance(each.event, kinds) for each in self.events)

    @property
    def viewers(self) -> set[Viewer]:
        """Everybody who can look at the table: a spectator, and every seat."""
        return set(viewers_of(len(self.seats)))

    @property
    def first(self) -> str:
        """The first table that was dealt these cards; this one, unless they are played again."""
        return self.opened.deal_told_by or self.id

    @property
    def phase(self) -> Phase:
        """People sit down (lobby), shuffle, play, are done (over); or it cannot go on (closed)."""
        if self.closed:
            return "closed"
        if self.game.turn == 0:
            return "lobby" if self.shuffle.fixed is None else "shuffling"
        return "over" if self.game.over else "playing"

    @property
    def open(self) -> bool:
        """Are the cards no secret any more?"""
        return self.phase in ("over", "closed")

    @property
    def in_play(self) -> bool:
        """Are cards in play that other tables with the same deal must not show?

        A copied game was seen by whoever plays it on, and anybody may copy one: it closes nothing.
        """
        return self.phase == "playing" and self.opened.copied is None

    def hints(self, viewer: Viewer) -> HintPolicy:
        """May this viewer ask the coach? Never a spectator, nor behind people's backs."""
        if viewer is None or self.open:
            return "off"
        if self.only_bots_with(viewer):
            return "bots"
        return "allowed" if self.opened.hints else "off"

    def only_bots_with(self, seat: int | None) -> bool:
        """Has nobody but this seat's person played since the deal? Then nobody can be cheated."""
        return seat is not None and self.seats.people == {seat}

    # The shuffle -------------------------------------------------------------------------------

    @property
    def shuffled(self) -> fair.Shuffled:
        """All that the cards follow from, as far as it is settled."""
        return self.shuffle.shuffled(self.id, self.settings_hash, self.opened)

    @functools.cached_property
    def settings_hash(self) -> str:
        """A hash of what is played; some older lobbies have not committed to it yet."""
        opened = self.opened
        if opened.settings is not None or self.closed:
            return opened.settings or ""
        edition = Edition(opened.edition or {}, OF_TABLE)
        game = registry.load(opened.game)
        setting = game.setting(opened.players, opened.options, edition, opened.rules)
        return fair.settings_of(game, setting)

    @property
    def first_game(self) -> fair.FirstGame | None:
        """What the game was played with for which these cards were shuffled, if that is known."""
        opened = self.opened
        if opened.origin is not None:
            return opened.origin.played
        if opened.settings is None:
            return None
        return fair.FirstGame(opened.edition or {}, opened.options, opened.rules)

    @property
    def open_luck(self) -> bool:
        """Was luck told openly here, and not pledged? Then `shuffled` means nothing."""
        return self._is_open_luck(self.game.dealt)

    def _is_open_luck(self, dealt: CardsDealt | None) -> bool:
        if self.opened.again is not None:
            return self.opened.origin is None
        if self.opened.copied is not None:
            return False
        return dealt is not None and dealt.open_luck

    @property
    def luck(self) -> list[str]:
        """What people told openly, in order."""
        return self._luck_with(self.game.dealt.luck) if self.game.dealt else []

    def _luck_with(self, last: str) -> list[str]:
        if self.opened.again is not None:
            return list(self.opened.luck)  # a deal that is played again keeps its own
        added = []
        for each in self.events:
            if isinstance(each.event, CardsDealt):
                break
            if isinstance(each.event, events.SeatTaken):
                added.append(each.event.luck)
        return [luck for luck in [*added, last] if luck]


def _logged(seq: int, at: float, event: Event, played: GameStep | None) -> LoggedEvent:
    if played is None:
        return LoggedEvent(seq, at, event)
    return LoggedEvent(seq, at, event, played.number, played.hidden)


def _why_closed(opened: TableOpened) -> Text:
    """A reason, if the rules have been revised; raises if they are not there, or not yet."""
    card = registry.card(opened.game)
    try:
        card.check_version(opened.rules)
    except OtherRules as error:
        if opened.rules > card.version:
            raise  # it will go on elsewhere: its cards must stay secret
        return error.reason
    return ""
