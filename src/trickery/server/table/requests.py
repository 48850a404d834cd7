"""Spectators who have asked the host for a seat, and what they were promised.

Rests on `bus`. Nothing of it is stored: after a restart whoever asked may ask again.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from trickery.server.table.bus import EventBus


@dataclass(frozen=True)
class SeatRequest:
    """A spectator's request for a seat."""

    number: int  # by which the host answers
    name: str
    key: str  # a digest of the secret that will hold the seat
    person: str
    seat: int | None = None  # promised: theirs when the round is over


class SeatRequests:
    """The open requests at one table."""

    def __init__(self, bus: EventBus, grace: float) -> None:
        self._bus = bus
        self._grace = grace  # seconds after which a request of somebody who has gone is void
        self._requests: dict[str, tuple[SeatRequest, float]] = {}  # by key; when last heard of
        self._count = 0
        self.declined: dict[str, str] = {}  # persons to whom the host gave no seat, and their keys

    def waiting(self) -> list[SeatRequest]:
        """Requests of those who have not gone meanwhile; the first comes first."""
        lately, here = time.monotonic() - self._grace, self._bus.keys
        return [each for each, at in self._requests.values() if at >= lately or each.key in here]

    def by_number(self, number: int) -> SeatRequest | None:
        """A request that still waits, by its number."""
        return next((each for each in self.waiting() if each.number == number), None)

    def by_key(self, key: str | None) -> SeatRequest | None:
        """The request of whoever holds this key, if they have no seat yet."""
        return self._requests[key][0] if key is not None and key in self._requests else None

    @property
    def promised(self) -> list[tuple[SeatRequest, int]]:
        """Who was promised which seat, those who have gone since among them."""
        return [(each, each.seat) for each, _ in self._requests.values() if each.seat is not None]

    def add(self, name: str, key: str, person: str) -> None:
        """Somebody asks for a seat; what they asked before is forgotten."""
        self._requests = {
            each.key: self._requests[each.key] for each in self.waiting() if each.person != person
        }
        self._count += 1
        self._requests[key] = SeatRequest(self._count, name, key, person), time.monotonic()
        self._bus.publish()

    def promise(self, key: str, seat: int | None) -> None:
        """Somebody will have a seat when the round is over; or the host is to decide anew."""
        request, at = self._requests[key]
        self._requests[key] = replace(request, seat=seat), at
        self._bus.publish()

    def remove(self, key: str) -> None:
        """Somebody asks no longer, or has their answer."""
        del self._requests[key]
        self._bus.publish()

    def decline(self, request: SeatRequest) -> None:
        """The host gives this person no seat."""
        self.declined[request.person] = request.key
        self.remove(request.key)

    def heard_from(self, key: str | None) -> None:
        """Whoever holds this key has just come or gone."""
        if key is not None and key in self._requests:
            self._requests[key] = self._requests[key][0], time.monotonic()
