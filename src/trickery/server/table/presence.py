"""Who is at a table: connected, seen a moment ago, or away, so that a bot stands in.

Rests on `state`, `bus` and `requests`. Nothing of it is stored: after a restart everybody counts as
just seen. A connection that falls silent is as good as none, until it is heard of again.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Iterator

from trickery.server.settings import Settings
from trickery.server.table.bus import EventBus, Wake
from trickery.server.table.numbering import Viewer
from trickery.server.table.requests import SeatRequests
from trickery.server.table.state import TableState

NEVER = float("-inf")
TIMER_SLACK = 0.01  # seconds after which something that was due is certainly due


class Presence:
    """The people around one table."""

    def __init__(
        self,
        state: Callable[[], TableState],
        bus: EventBus,
        requests: SeatRequests,
        settings: Settings,
    ) -> None:
        self._current = state
        self._bus = bus
        self._requests = requests
        self._settings = settings
        self._seen: dict[int, float] = {}
        self._silent: dict[Wake, str] = {}  # connections, with their keys
        self._dropped: set[int] = set()  # seats that lost their connection after they were seen
        self._timer: asyncio.TimerHandle | None = None

    # Connections -------------------------------------------------------------------------------

    def connect(self, key: str | None, wake: Wake) -> None:
        """Somebody is connected, and woken whenever something changes."""
        self._bus.subscribe(key, wake)
        self._heard_from(key)

    def disconnect(self, wake: Wake, expected: bool = False) -> None:
        """Somebody's connection is gone; `expected`: they asked something, and have the answer."""
        silent = self._silent.pop(wake, None) is not None
        key = self._bus.unsubscribe(wake)
        if expected:
            self._heard_from(key)
        elif not silent:
            self._lose(key, time.time())

    def silence(self, wake: Wake, silent: bool) -> None:
        """A connection answers no more, or does again."""
        if (key := self._bus.key_of(wake)) is None:
            return  # it has just ended
        if silent:
            self._silent[wake] = key
            self._lose(key, time.time() - self._settings.silent_seconds)
        else:
            self._silent.pop(wake, None)
            self._heard_from(key)

    def _heard_from(self, key: str | None) -> None:
        if (seat := self._state.seats.held_by(key)) is not None:
            self._seen[seat] = time.time()
            self._dropped.discard(seat)
        self._requests.heard_from(key)
        self._bus.publish_soon()

    def _lose(self, key: str | None, seen: float) -> None:
        seat = self._state.seats.held_by(key)
        if seat is not None and not self._connected(seat):
            self._seen[seat] = seen
            self._dropped.add(seat)
            self._look_again()
        self._requests.heard_from(key)
        self._bus.publish_soon()

    def saw(self, seat: int) -> None:
        """This seat's person has just done something."""
        self._seen[seat] = time.time()
        self._dropped.discard(seat)
        self._bus.wake_bot_runner()

    def looked(self, seat: int) -> None:
        """This seat's person has looked at the table; perhaps from afar, if they had been here."""
        if seat not in self._dropped:
            self.saw(seat)

    def saw_everybody(self) -> None:
        """A table that has just been read: nobody is away before they could have come."""
        self._seen = {seat: time.time() for seat in range(len(self._state.seats))}

    def give_up(self, seat: int) -> None:
        """Nobody waits for this seat's person any longer."""
        self._seen[seat] = NEVER
        self._bus.publish()

    def _look_again(self) -> None:
        """Let everybody look when somebody counts as lost, and when a bot takes over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if (due := min(self._moments(), default=math.inf)) < math.inf:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(due + TIMER_SLACK, self._publish_and_look_again)

    def _publish_and_look_again(self) -> None:
        self._bus.publish()
        self._look_again()

    def _moments(self) -> Iterator[float]:
        """Seconds until something changes about somebody who is away."""
        for seat in self._dropped:
            if not self._connected(seat):
                lost_in = self._settings.silent_seconds - self._since_seen(seat)
                yield from (left for left in (lost_in, self.seconds_left(seat)) if left > 0)

    @property
    def changes(self) -> int:
        """How often something may have changed about who is here; only time changes the rest."""
        return self._bus.changes

    # Here or away ------------------------------------------------------------------------------

    @property
    def _state(self) -> TableState:
        return self._current()

    def here(self, seat: int) -> bool:
        """Is this seat's person connected, or were they a moment ago, and has not left?"""
        return self.present(seat) and not self.lost(seat)

    def lost(self, seat: int) -> bool:
        """Has this seat's person lost their connection, long enough to say so?"""
        dropped = seat in self._dropped and not self._connected(seat)
        return dropped and self._since_seen(seat) >= self._settings.silent_seconds

    def seconds_left(self, seat: int) -> float:
        """Seconds until a bot stands in for a seat's person; infinite while they are connected.

        While the table is paused they do not run out.
        """
        if self._connected(seat):
            return math.inf
        seen = self._seen.get(seat, NEVER)
        return self._settings.grace - self._state.timing.elapsed(seen, time.time())

    def clock_left(self, viewer: Viewer) -> float | None:
        """Seconds that the clock leaves for the turn that a viewer sees; None without one."""
        state = self._state
        began = state.numbering.turn_logged(viewer)
        if state.phase != "playing":
            return None
        return state.timing.seconds_left(state.events[began - 1].at, time.time())

    def countdown(self, seat: int) -> int | None:
        """Whole seconds until a bot stands in for somebody who has lost their connection."""
        state = self._state
        counts = state.phase == "playing" and not state.timing.paused and self.present(seat)
        return math.ceil(self.seconds_left(seat)) if counts and self.lost(seat) else None

    def gone_for(self, seat: int) -> float:
        """Seconds since a seat's person left, or lost their connection; 0 if they did not."""
        gone = seat in self._dropped or seat in self._state.seats.left
        if not gone or self._connected(seat):
            return 0.0
        return self._since_seen(seat)

    def _since_seen(self, seat: int) -> float:
        return time.time() - self._seen.get(seat, NEVER)

    def _connected(self, seat: int) -> bool:
        key = self._state.seats[seat].key
        if key is None:
            return False
        return self._bus.keys.get(key, 0) > sum(each == key for each in self._silent.values())

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays this seat at the moment, if one does."""
        state = self._state
        held = state.seats[seat]
        if held.who == "bot":
            return held.bot
        away = held.who == "open" or not self.present(seat)
        return state.opened.stand_in if away and state.game.turn else None

    def present(self, seat: int) -> bool:
        """Is there somebody in this seat who has not left, nor been away for too long?"""
        seats = self._state.seats
        waited_for = seats[seat].who == "person" and self.seconds_left(seat) > 0
        return waited_for and seat not in seats.left

    def at_hand(self, seat: int) -> bool:
        """Would whoever sits here answer at once? They are connected, or were heard of just now."""
        just_now = self._since_seen(seat) < self._settings.recently_seen
        return self.present(seat) and (self._connected(seat) or just_now)

    @property
    def awake(self) -> bool:
        """Is anybody there who plays? A table that everybody has left waits for them."""
        return any(self.present(seat) for seat in range(len(self._state.seats)))

    @property
    def watched(self) -> bool:
        """Is anybody connected at all?"""
        return bool(self._bus.keys)

    @property
    def spectators(self) -> int:
        """How many are connected who hold no seat."""
        seats = self._state.seats
        return sum(many for key, many in self._bus.keys.items() if seats.held_by(key) is None)
