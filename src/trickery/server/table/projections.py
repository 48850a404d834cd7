"""What each viewer of a table is sent: its state as they may see it, and replays.

Rests on `transcript`, `history`, `presence` and `requests`. A viewer is a seat's player, or a
spectator. Transcripts go on with every event, as long as their viewer looks now and then.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Literal, cast

from trickery.core import fair, registry
from trickery.core.match import Match
from trickery.core.say import wire
from trickery.server.settings import Settings
from trickery.server.table import events
from trickery.server.table.deals import SharedDeal
from trickery.server.table.history import every_event, standing_moves
from trickery.server.table.numbering import Viewer
from trickery.server.table.presence import Presence
from trickery.server.table.requests import SeatRequest, SeatRequests
from trickery.server.table.sharing import MOMENT, SentState, SharedParts
from trickery.server.table.state import LoggedEvent, TableState
from trickery.server.table.transcript import Transcript, seen
from trickery.server.table.views import sent_view
from trickery.wire import messages as m
from trickery.wire.messages import Fairness, Info, PledgeInfo, Replay, State, Step, View

Transcripts = Mapping[Viewer, Transcript]

#: Events after which a viewer who hasn't looked meanwhile is told no more. To tell them all of it
#: again, should they come back, costs about as much.
UNREAD = 100


class Projections:
    """What the viewers of one table are sent."""

    def __init__(
        self,
        state: Callable[[], TableState],
        presence: Presence,
        requests: SeatRequests,
        settings: Settings,
        deal: SharedDeal,
    ) -> None:
        self._current = state
        self._presence = presence
        self._requests = requests
        self._settings = settings
        self.deal = deal
        self.transcripts: Transcripts = {}
        self._parts: SharedParts | None = None
        self._dealt: tuple[events.CardsDealt | None, Fairness] | None = None

    # Transcripts -------------------------------------------------------------------------------

    def extended(self, logged: LoggedEvent, state: TableState) -> Transcripts:
        """Everybody's transcripts with one more event; `state` is the table after it."""
        changed = logged.event
        other = changed.seat if isinstance(changed, events.SeatTaken | events.SeatAssigned) else ()
        return {
            viewer: each if viewer in logged.hidden else each.extended(logged, state)
            for viewer, each in self.transcripts.items()
            # Somebody else looks from this seat now; or nobody has looked for a long time.
            if viewer != other and each.unread < UNREAD
        }

    def knows(self, viewer: Viewer, since: int) -> bool:
        """Is it known what a viewer was told after an event, without looking far back?"""
        transcript = self.transcripts.get(viewer)
        known = transcript is not None and transcript.since <= since
        return known or since >= self.newest(viewer)

    def newest(self, viewer: Viewer) -> int:
        """The number of the newest event that exists for a viewer."""
        state = self._current()
        return state.numbering.shown(len(state), viewer)

    def remember(self, transcript: Transcript) -> None:
        """Go on with this transcript from now on."""
        self.transcripts = {**self.transcripts, transcript.viewer: transcript}

    def transcript(self, viewer: Viewer, since: int = 0) -> Transcript:
        """What a viewer was told after an event; made anew if nobody kept track."""
        transcript = self.transcripts.get(viewer)
        if transcript is None or transcript.since > since:
            transcript = self.transcript_since(viewer, min(since, self.newest(viewer)))
            self.remember(transcript)
        transcript.unread = 0
        return transcript

    def transcript_since(self, viewer: Viewer, since: int) -> Transcript:
        """The transcript anew, from the log."""
        state = self._current()
        transcript = Transcript(viewer, since, numbering=state.numbering)
        if since == self.newest(viewer):  # somebody who has missed nothing: no need to look back
            match = state.game.match
            transcript.view = seen(match, viewer) if match is not None else None
            return transcript
        for logged, match in every_event(state):
            if viewer in logged.hidden:
                continue
            number = state.numbering.shown(logged.seq, viewer)
            if number > since:
                transcript.tell(logged, match)
            elif number == since and match is not None:
                transcript.view = seen(match, viewer)
        return transcript

    # What is sent ------------------------------------------------------------------------------

    def sent(self, viewer: Viewer, since: int, request: SeatRequest | None) -> SentState:
        """All that may be sent to a viewer, as a message.

        Spectators who asked for no seat see the same, and share it. Nobody else shares anything.
        """
        if viewer is not None or request is not None:
            return SentState(self.state(viewer, since, request))
        messages = self._shared().messages
        if since not in messages:
            messages[since] = SentState(self.state(None, since))
        return messages[since]

    def _shared(self) -> SharedParts:
        """What was made of the table as it is now."""
        made, state, changes = self._parts, self._current(), self._presence.changes
        now = time.monotonic()
        if made and made.state is state and made.changes == changes and now < made.until:
            return made
        self._parts = SharedParts(state, changes, now + MOMENT, self._open_info(), {})
        return self._parts

    def state(self, viewer: Viewer, since: int = 0, request: SeatRequest | None = None) -> State:
        """All that may be sent to a viewer, who may have asked for a seat."""
        current = self._current()
        transcript, match = self.transcript(viewer, since), current.game.match
        view, entries = transcript.view, transcript.after(since)
        if self.out_of_sight(viewer):
            view, entries = None, [entry for entry in entries if entry["kind"] != "move"]
        paused = current.timing.paused
        if paused and view is not None:
            view = cast(View, {name: value for name, value in view.items() if name != "legal"})
        asked = bool(view and viewer is not None and view["to_move"] == viewer and not paused)
        aim = match.game.aim(view) if match and view else ""
        standing = match.game.standing(view) if match and view and viewer is not None else ""
        return {
            "type": "state",
            "seq": self.newest(viewer),
            "info": self.info(viewer, request),
            "view": sent_view(match.game, view) if match and view else None,
            "aim": wire(aim),
            "standing": wire(standing),
            "round_follows": bool(match and view and match.game.round_follows(view)),
            "may_take_back": viewer is not None and not paused and bool(current.undoable(viewer)),
            "hints": current.hints(viewer),
            "prompt": wire(match.game.prompt(view)) if match and view and asked else "",
            "entries": entries,
        }

    def out_of_sight(self, viewer: Viewer) -> bool:
        """Must a finished game be kept from a spectator? Its moves tell cards that are in play."""
        state = self._current()
        return viewer is None and state.open and self.deal.in_play_elsewhere(state.id)

    def info(self, viewer: Viewer, request: SeatRequest | None = None) -> Info:
        """What is known about the table itself."""
        told, state = self._shared().info, self._current()
        hosting = viewer is not None and viewer == state.seats.host and not state.open
        waiting = self._requests.waiting() if hosting else []
        own = None if state.open else request
        if viewer is None and own is None:
            return told
        fairness = told["fair"]
        if state.open and self.out_of_sight(None) and viewer is not None:
            fairness = self._fairness(viewer)
        return {
            **told,
            "turn": state.numbering.turn(viewer),
            "clock_left": _whole_seconds(self._presence.clock_left(viewer)),
            "you": viewer,
            "asking": [
                {"number": who.number, "name": who.name, "seat": who.seat} for who in waiting
            ],
            "asked": own is not None,
            "promised": own.seat if own else None,
            "fair": fairness,
        }

    def _open_info(self) -> Info:
        """What lies open to everybody: what a spectator is told who asked for no seat."""
        state, presence, seats = self._current(), self._presence, self._current().seats
        opened = state.opened
        return {
            "id": state.id,
            "game": opened.game,
            "title": registry.card(opened.game).title,
            "players": opened.players,
            "options": opened.options,
            "pace": opened.pace,
            "hints": opened.hints,
            "clock": state.timing.clock,
            "phase": state.phase,
            "closed": wire(state.closed),
            "turn": state.numbering.turn(None),
            "clock_left": _whole_seconds(presence.clock_left(None)),
            "paused": state.timing.paused_by,
            "seats": [
                {
                    "who": seat.who,
                    "name": "" if seat.who == "open" else seat.name,
                    "bot": seat.bot,
                    "here": seat.who == "bot" or presence.here(number),
                    "stand_in": seat.who == "person" and presence.played_by(number) is not None,
                    "bot_in": presence.countdown(number),
                    "left": number in seats.left,
                    "offered": number in seats.offered,
                }
                for number, seat in enumerate(seats.holders)
            ],
            "you": None,
            "host": seats.host,
            "watchers": presence.spectators,
            "asking": [],
            "asked": False,
            "promised": None,
            "fair": self._fairness_for_all(),
            "rematch": state.rematch,
            "again": opened.again,
            "copied": _copied(opened),
            "seen_before": state.game.seen_before,
        }

    def _fairness_for_all(self) -> Fairness:
        """The same while the game is played as after its deal."""
        state = self._current()
        if state.phase != "playing":
            return self._fairness(None)
        if self._dealt is None or self._dealt[0] is not state.game.dealt:
            self._dealt = state.game.dealt, self._fairness(None)
        return self._dealt[1]

    def _fairness(self, viewer: Viewer) -> Fairness:
        """What is shown of the shuffle: its luck and its secret only when nothing is secret."""
        state = self._current()
        shown = state.open and not self.out_of_sight(viewer)
        if state.open_luck:
            return {
                "version": 1,
                "table": state.opened.again or state.id,
                "commitment": fair.first_commitment(state.opened.secret),
                "shuffle": 1,
                "pledges": [],
                "called_off": [],
                "seconds": None,
                "secret": state.opened.secret if shown else None,
                "luck": state.luck if shown else None,
            }
        shuffled = state.shuffled
        *called_off, pledges = (
            [_pledge_shown(each, shown) for each in shuffle] for shuffle in shuffled.shuffles
        )
        left = state.shuffle.seconds_left(self._settings.reveal_within)
        return {
            "version": shuffled.version,
            "table": shuffled.table,
            "commitment": shuffled.commitment,
            "shuffle": len(shuffled.shuffles),
            "pledges": pledges,
            "called_off": called_off,
            "seconds": _whole_seconds(left) if state.phase == "shuffling" else None,
            "secret": shuffled.secret if shown else None,
            "luck": None,
        }

    def replay(self, viewer: Viewer, open_cards: bool, start: int, count: int) -> Replay:
        """Some steps of the finished game as a viewer saw them, or with all cards open."""
        total, steps, transcript = 0, list[Step](), Transcript(viewer)
        for logged, match in standing_moves(self._current()):
            if total == start - 1:
                transcript.view = seen(match, viewer)
            if start <= total < start + count:
                transcript.tell(logged, match)
                steps.append(_step(total, logged, match, transcript, open_cards))
            total += 1
        return {"total": total, "steps": steps}


def sheet_told(sheet: Mapping[str, Any]) -> m.Sheet:
    """A score sheet, its messages as they travel."""
    rows: list[m.SheetRow] = [
        {
            "label": wire(row["label"]),
            "points": row["points"],
            "why": [wire(reason) for reason in row["why"]],
        }
        for row in sheet["rows"]
    ]
    return {"rows": rows, "note": wire(sheet["note"])}


def _whole_seconds(left: float | None) -> int | None:
    return None if left is None else max(0, math.ceil(left))


def _copied(opened: events.TableOpened) -> Literal["game", "record"] | None:
    if opened.copied is None:
        return None
    return "record" if opened.copied.table is None else "game"


def _pledge_shown(pledge: fair.Pledge, shown: bool) -> PledgeInfo:
    return {
        "seat": pledge.seat,
        "commitment": pledge.commitment,
        "revealed": pledge.luck is not None,
        "luck": pledge.luck if shown else None,
    }


def _step(
    total: int, logged: LoggedEvent, match: Match, transcript: Transcript, open_cards: bool
) -> Step:
    everybody = range(match.players) if open_cards else ()
    view = transcript.view or seen(match, transcript.viewer)
    return {
        "step": total,
        "entry": next(entry for entry in transcript.entries if entry["seq"] == logged.seq),
        "view": sent_view(match.game, view),
        "open": [sent_view(match.game, seen(match, seat)) for seat in everybody] or None,
        "prompt": wire(match.prompt()),
    }
