"""Who is here: connections, how long somebody has been away, who asks for a seat, who is told.

Rests on `log`. Nothing of it is kept: after a restart everybody counts as just seen, and whoever
asked for a seat may ask again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from trickery.table.log import Log
from trickery.table.numbers import Eyes

JUST_NOW = 5.0  # seconds: whoever opens a table and starts at once has no socket yet
TOLD_AFTER = 0.5  # seconds until the others are told who came or went


@dataclass(frozen=True)
class Asker:
    """Somebody who looks on, and has asked the host for a seat."""

    number: int  # by which the host answers
    name: str
    key: str  # a digest of the secret that will hold the seat
    person: str
    seat: int | None = None  # promised: theirs when the round is over


class Presence:
    """The people around one table, and programs that attend to it."""

    def __init__(self, log: Log, grace: float) -> None:
        self._log = log
        self._grace = grace  # seconds after which a bot stands in for somebody who is away
        self._listeners: dict[Callable[[], None], str | None] = {}  # with the key of their seat
        self._attending: Callable[[], None] | None = None
        self._seen: dict[int, float] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._askers: dict[str, tuple[Asker, float]] = {}  # by key; when they were last heard of
        self._asked = 0
        self.declined: dict[str, str] = {}  # persons to whom the host gave no seat, and their keys

    # Here or away ------------------------------------------------------------------------------

    def here(self, seat: int) -> bool:
        """Is this seat's person connected, or were they a moment ago?"""
        return self._log.seats[seat].who == "person" and self.patience(seat) > 0

    def patience(self, seat: int) -> float:
        """Seconds until a bot stands in for a seat's person; no end to them while connected."""
        key = self._log.seats[seat].key
        if key is not None and key in self._listeners.values():
            return float("inf")
        return self._grace - (time.monotonic() - self._seen.get(seat, -1e9))

    def played_by(self, seat: int) -> str | None:
        """The level of the bot that plays this seat at the moment, if one does."""
        held = self._log.seats[seat]
        if held.who == "bot":
            return held.bot
        away = held.who == "open" or seat in self._log.left or not self.here(seat)
        return self._log.opened.stand_in if away and self._log.turn else None

    def is_there(self, seat: int) -> bool:
        """Is there somebody in this seat who has not gone?"""
        return self.here(seat) and seat not in self._log.left

    def at_hand(self, seat: int) -> bool:
        """Would whoever sits here answer at once? They are connected, or were heard of just now."""
        key = self._log.seats[seat].key
        connected = key is not None and key in self._listeners.values()
        just_now = time.monotonic() - self._seen.get(seat, -1e9) < JUST_NOW
        return self.is_there(seat) and (connected or just_now)

    @property
    def awake(self) -> bool:
        """Is anybody there who plays? A table that everybody has left waits for them."""
        seats = range(len(self._log.seats))
        return any(self.is_there(seat) for seat in seats)

    @property
    def watched(self) -> bool:
        """Is anybody connected at all?"""
        return bool(self._listeners)

    @property
    def watchers(self) -> int:
        """How many are connected who hold no seat."""
        return sum(self._log.seat_of(key) is None for key in self._listeners.values())

    def seen(self, seat: int) -> None:
        """This seat's person has just been heard of."""
        self._seen[seat] = time.monotonic()
        self._tell_attendant()

    def everybody_seen(self) -> None:
        """A table that has just been read: nobody is away before they could have come."""
        self._seen = {seat: time.monotonic() for seat in range(len(self._log.seats))}

    # Those who ask for a seat ------------------------------------------------------------------

    @property
    def askers(self) -> list[Asker]:
        """Who asks for a seat, and has not gone meanwhile; the first comes first."""
        lately, here = time.monotonic() - self._grace, self._listeners.values()
        return [who for who, at in self._askers.values() if at >= lately or who.key in here]

    def ask(self, name: str, key: str, person: str) -> None:
        """Somebody asks for a seat; what they asked before is forgotten."""
        self._askers = {
            who.key: (who, self._askers[who.key][1]) for who in self.askers if who.person != person
        }
        self._asked += 1
        self._askers[key] = Asker(self._asked, name, key, person), time.monotonic()
        self.changed()

    def asker(self, key: str | None) -> Asker | None:
        """Whoever holds this key, if they have asked for a seat and have none yet."""
        return self._askers[key][0] if key is not None and key in self._askers else None

    @property
    def promised(self) -> list[Asker]:
        """To whom the host has promised a seat, those who have gone since among them."""
        return [who for who, _ in self._askers.values() if who.seat is not None]

    def promise(self, key: str, seat: int | None) -> None:
        """Somebody will have a seat when the round is over; or the host is to decide anew."""
        who, at = self._askers[key]
        self._askers[key] = replace(who, seat=seat), at
        self.changed()

    def answered(self, key: str) -> None:
        """Somebody asks no longer."""
        del self._askers[key]
        self.changed()

    # Those who are told ------------------------------------------------------------------------

    def listen(self, key: str | None, wake: Callable[[], None]) -> None:
        """Wake somebody whenever something changes; they themselves have a first look at once."""
        self._listeners[wake] = key
        wake()
        self._come_or_gone(key)

    def stop_listening(self, wake: Callable[[], None]) -> None:
        """Somebody's connection is gone."""
        self._come_or_gone(self._listeners.pop(wake))

    def attend(self, wake: Callable[[], None]) -> None:
        """Wake a program, at once, whenever anything happens: whoever plays for the bots."""
        self._attending = wake
        wake()

    def changed(self, hidden: frozenset[Eyes] = frozenset()) -> None:
        """Something has happened: wake everybody but those from whom it is hidden."""
        if self._telling is not None and not hidden:  # when others are told must not depend on it
            self._telling.cancel()
            self._telling = None
        for wake, key in list(self._listeners.items()):
            if self._log.seat_of(key) not in hidden:
                wake()
        self._tell_attendant()

    def _come_or_gone(self, key: str | None) -> None:
        """Who is here interests the others, but not more than once in a while."""
        if (seat := self._log.seat_of(key)) is not None:
            self._seen[seat] = time.monotonic()
        if key is not None and key in self._askers:
            self._askers[key] = self._askers[key][0], time.monotonic()
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOLD_AFTER, self.changed)
        self._tell_attendant()

    def _tell_attendant(self) -> None:
        if self._attending is not None:
            self._attending()
