"""The log of a table as one viewer is told it.

Rests on `state` and on the wire's messages. Whatever is told of a game is made here, from `view`
and from what a seat hears of a move; the state itself never goes further.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

from trickery.core.contract import RoundOver
from trickery.core.match import Match
from trickery.core.moments import moment_in
from trickery.core.say import Say, Text, wire
from trickery.server.catalogue import say
from trickery.server.table import events
from trickery.server.table.numbering import Numbering, Viewer
from trickery.server.table.state import LoggedEvent, TableState
from trickery.wire import messages as m
from trickery.wire.messages import Entry, EntryKind, View

PHRASES = (
    say("phrase-0"),
    say("phrase-1"),
    say("phrase-2"),
    say("phrase-3"),
    say("phrase-4"),
    say("phrase-5"),
    say("phrase-6"),
    say("phrase-7"),
)


@dataclass
class Transcript:
    """What one viewer has been told since some event, and what they see now."""

    viewer: Viewer
    since: int = 0
    entries: list[Entry] = field(default_factory=list)
    view: View | None = None
    numbering: Numbering = field(default_factory=Numbering)
    comings: tuple[int, ...] = ()  # seats of which the last entries tell that they left or are back
    unread: int = 0  # events since the viewer last looked

    def extended(self, logged: LoggedEvent, state: TableState) -> Transcript:
        """This transcript with one more event; `state` is the table after it."""
        entries, view = list(self.entries), self.view
        longer = Transcript(self.viewer, self.since, entries, view, state.numbering, self.comings)
        longer.unread = self.unread + 1
        longer.tell(logged, state.game.match)
        return longer

    def tell(self, logged: LoggedEvent, match: Match | None) -> None:
        """Add what an event means to the viewer; `match` is the game as it stands after it."""
        event = logged.event
        match event:
            case events.MoveMade():
                self._tell_move(logged, event, match)
            case events.CardsDealt():
                self.view = seen(match, self.viewer) if match is not None else None
                self._add(logged, "deal", None, say("cards-dealt"))
            case events.PledgesFixed():
                self._add(logged, "deal", None, _shuffled(event))
            case events.ShuffleCalledOff():
                self._add(logged, "deal", None, _called_off(event), _new_invite(event))
            case events.MovesTakenBack():
                self._tell_take_back(logged, event, match)
            case events.ChatSent():
                own = say("in-own-words", text=event.text) if event.text else None
                self._add(logged, "chat", event.seat, own or PHRASES[event.phrase])
            case events.PlayerNudged():
                self._add(logged, "chat", event.seat, say("nudged", seat=event.whom))
            case events.TablePaused():
                self._add(logged, "seat", event.seat, say("pauses", seat=event.seat))
            case events.TableResumed():
                self._add(logged, "seat", event.seat, say("resumes", seat=event.seat))
            case events.ClockSet():
                self._add(logged, "seat", None, say("clock-set", seconds=event.seconds))
            case events.PlayerRenamed():
                renamed = say("is-renamed", text=event.name, text_was=event.was)
                self._add(logged, "seat", event.seat, renamed)
            case events.SeatAssigned():
                news = [*_new_invite(event), *_new_host(event)]
                self._add(logged, "seat", event.seat, _changed_hands(event), news)
            case events.SeatTaken() | events.SeatOffered():
                self._add(logged, "seat", event.seat, _changed_hands(event))
            case events.PlayerLeft():
                text = _gone(event, match is not None)
                self._come_or_go(logged, event.seat, text, _new_host(event))
            case events.HostChanged():
                self._add(logged, "seat", event.seat, say("is-host", seat=event.seat))
            case events.PlayerReturned():
                self._come_or_go(logged, event.seat, say("is-back", seat=event.seat))
            case events.RematchWanted():
                self._add(logged, "seat", event.seat, say("wants-a-rematch", seat=event.seat))
            case events.DealReplayed():
                self._add(logged, "deal", None, say("played-again"))
            case _:
                pass  # everybody knows that the table was opened

    def _come_or_go(
        self, logged: LoggedEvent, seat: int, text: Say, news: list[m.Words] | None = None
    ) -> None:
        """Tell that somebody left, or is back; who leaves again left once."""
        first = len(self.entries) - len(self.comings)
        run = list(zip(self.comings, self.entries[first:], strict=True))
        if isinstance(logged.event, events.PlayerLeft):
            run = [(other, entry) for other, entry in run if other != seat]
        self.entries[first:] = [entry for _, entry in run]
        self._add(logged, "seat", seat, text, news)
        self.comings = (*(other for other, _ in run), seat)

    def _tell_move(self, logged: LoggedEvent, event: events.MoveMade, match: Match | None) -> None:
        before = self.view
        if match is None or before is None:  # closed: nothing is secret, and nothing more is known
            self._add(logged, "move", event.seat, event.move)
            return
        after = seen(match, self.viewer)
        text = self._heard(match, logged.number, event.seat)
        news = match.game.news(before, after)
        self._add(logged, "move", event.seat, text, [wire(line) for line in news])
        if moment := moment_in(news, match.game.moments):
            self.entries[-1]["moment"] = {"mood": moment.mood, "says": wire(moment.says)}
        if ended := match.game.round_over(before, after):
            self.entries[-1]["round"] = round_told(ended)
        self.view = after
        if after["over"]:
            self._add(logged, "over", None, say("game-won", seats=after["winners"]))

    def _tell_take_back(
        self, logged: LoggedEvent, event: events.MovesTakenBack, match: Match | None
    ) -> None:
        heard = ""
        if match is not None:
            self.view = seen(match, self.viewer)
            heard = self._heard(match, logged.number, event.seat)
        what = say("takes-back-move", seat=event.seat, move=heard) if heard else None
        self._add(logged, "seat", event.seat, what or say("takes-back", seat=event.seat))
        if self.viewer == event.seat:
            self.entries[-1]["undone"] = event.own

    def _heard(self, match: Match, number: int, seat: int) -> str:
        """A seat's move as the viewer hears it."""
        move = match.game.moves[number]
        return str(move) if self.viewer == seat else move.heard

    def _add(
        self,
        logged: LoggedEvent,
        kind: EntryKind,
        seat: int | None,
        text: Text,
        news: list[m.Words] | None = None,
    ) -> None:
        entry: Entry = {
            "seq": self.numbering.shown(logged.seq, self.viewer),
            "kind": kind,
            "seat": seat,
            "text": wire(text),
            "news": news or [],
        }
        self.entries.append(entry)
        self.comings = ()

    def after(self, since: int) -> list[Entry]:
        """The entries of all events after a number."""
        first = len(self.entries)
        while first and self.entries[first - 1]["seq"] > since:
            first -= 1
        return self.entries[first:]


def round_told(ended: RoundOver) -> m.RoundTold:
    """The end of a round, its messages as they travel."""
    rows: list[m.RoundRowTold] = [
        {
            "seat": row["seat"],
            "place": row.get("place", number),
            "points": row["points"],
            "total": row["total"],
            "why": [wire(reason) for reason in row["why"]],
        }
        for number, row in enumerate(ended["rows"], 1)
    ]
    return {"title": wire(ended["title"]), "rows": rows, "note": wire(ended["note"])}


def seen(match: Match, viewer: Viewer) -> View:
    """The game as a pair of eyes sees it; nobody may change it."""
    return cast(View, match.seen(viewer))


# Of a shuffle by number, from 1: whoever added luck, or did not, may have left the seat since.


def _shuffled(event: events.PledgesFixed) -> Say:
    numbers = [each.seat + 1 for each in event.pledges]
    return say("shuffled-with-luck", numbers=numbers) if numbers else say("shuffled-by-server")


def _called_off(event: events.ShuffleCalledOff) -> Say:
    numbers = [seat + 1 for seat in event.left_out]
    return say("called-off", numbers=numbers) if numbers else say("called-off-by-all")


def _new_invite(event: events.ShuffleCalledOff | events.SeatAssigned) -> list[m.Words]:
    return [wire(say("new-invite"))] if event.invite else []


def _new_host(event: events.PlayerLeft | events.SeatAssigned) -> list[m.Words]:
    return [] if event.host is None else [wire(say("is-host", seat=event.host))]


def _changed_hands(event: events.SeatTaken | events.SeatOffered | events.SeatAssigned) -> Say:
    match event:
        case events.SeatTaken(takes_over=True) if event.bot:
            return say("takes-over-from-bot", text=event.name, text_bot=event.bot)
        case events.SeatTaken(takes_over=True):
            return say("takes-over-open-seat", text=event.name)
        case events.SeatTaken():
            return say("sits-down", text=event.name)
        case events.SeatOffered():
            return say("seat-offered") if event.offered else say("seat-no-longer-offered")
        case events.SeatAssigned() if event.to.who == "bot":
            return say("bot-takes-over", text=event.to.name)
        case events.SeatAssigned() if event.stood_up:
            return say("stands-up", text=event.stood_up)
    return say("seat-is-open")


def _gone(event: events.PlayerLeft, dealt: bool) -> Say:
    if dealt:
        return say("left-to-a-bot", seat=event.seat)
    return say("left-for-a-moment", seat=event.seat)
