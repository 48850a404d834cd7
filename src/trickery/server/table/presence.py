"""Who is at a table: connected, seen a moment ago, or away, so that a bot stands in.

Rests on `state`, `bus` and `requests`. Nothing of it is stored: after a restart everybody counts as
just seen.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from trickery.server.settings import Settings
from trickery.server.table.bus import EventBus, Wake
from trickery.server.table.requests import SeatRequests
from trickery.server.table.state import TableState

NEVER = float("-inf")


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

    # Connections -------------------------------------------------------------------------------

    def connect(self, key: str | None, wake: Wake) -> None:
        """Somebody is connected, and woken whenever something changes."""
        self._bus.subscribe(key, wake)
        self._come_or_gone(key)

    def disconnect(self, wake: Wake) -> None:
        """Somebody's connection is gone."""
        self._come_or_gone(self._bus.unsubscribe(wake))

    def _come_or_gone(self, key: str | None) -> None:
        if (seat := self._state.seats.held_by(key)) is not None:
            self._seen[seat] = time.monotonic()
        self._requests.heard_from(key)
        self._bus.publish_soon()

    def saw(self, seat: int) -> None:
        """This seat's person has just been heard of."""
        self._seen[seat] = time.monotonic()
        self._bus.wake_bot_runner()

    def saw_everybody(self) -> None:
        """A table that has just been read: nobody is away before they could have come."""
        self._seen = {seat: time.monotonic() for seat in range(len(self._state.seats))}

    # Here or away ------------------------------------------------------------------------------

    @property
    def _state(self) -> TableState:
        return self._current()

    def here(self, seat: int) -> bool:
        """Is this seat's person connected, or were they a moment ago?"""
        return self._state.seats[seat].who == "person" and self.seconds_left(seat) > 0

    def seconds_left(self, seat: int) -> float:
        """Seconds until a bot stands in for a seat's person; infinite while they are connected."""
        if self._connected(seat):
            return float("inf")
        return self._settings.grace - (time.monotonic() - self._seen.get(seat, NEVER))

    def _connected(self, seat: int) -> bool:
        key = self._state.seats[seat].key
        return key is not None and key in self._bus.keys

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays this seat at the moment, if one does."""
        state = self._state
        held = state.seats[seat]
        if held.who == "bot":
            return held.bot
        away = held.who == "open" or not self.present(seat)
        return state.opened.stand_in if away and state.game.turn else None

    def present(self, seat: int) -> bool:
        """Is there somebody in this seat who has not left?"""
        return self.here(seat) and seat not in self._state.seats.left

    def at_hand(self, seat: int) -> bool:
        """Would whoever sits here answer at once? They are connected, or were heard of just now."""
        just_now = time.monotonic() - self._seen.get(seat, NEVER) < self._settings.recently_seen
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
