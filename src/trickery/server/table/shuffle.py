"""The shuffle of a table as it comes about: pledged, fixed, revealed, dealt or called off.

Rests on `events` and on core's `fair`; `docs/fair.md` tells why it goes this way.
"""

from __future__ import annotations

import copy
import time

from trickery.core.fair import Pledge, Shuffled
from trickery.server.table import events
from trickery.server.table.events import Event, TableOpened


class Shuffle:
    """Who adds what to the shuffle, as far as it has come."""

    def __init__(self) -> None:
        self.pledged: dict[int, str] = {}  # by seat, for the next shuffle
        self.fixed: dict[int, Pledge] | None = None  # by seat, with the luck that was revealed
        self.called_off: list[tuple[Pledge, ...]] = []
        self._since = 0.0  # when it was fixed, or read

    def copy(self) -> Shuffle:
        """A shuffle that can go on without changing this one."""
        other = copy.copy(self)
        other.pledged, other.called_off = dict(self.pledged), list(self.called_off)
        other.fixed = None if self.fixed is None else dict(self.fixed)
        return other

    def apply(self, event: Event) -> None:
        """Let an event have its effect."""
        match event:
            case events.LuckPledged():
                self.pledged[event.seat] = event.commitment
            case events.SeatTaken() | events.SeatAssigned():
                self.pledged.pop(event.seat, None)
            case events.PledgesFixed():
                self.fixed = {each.seat: each for each in event.pledges}
                self._since = time.monotonic()
            case events.LuckRevealed():
                fixed = self.fixed or {}
                pledge = fixed[event.seat]
                fixed[event.seat] = Pledge(pledge.seat, pledge.commitment, event.luck)
            case events.ShuffleCalledOff():
                self.called_off.append(self.pledges)
                self.pledged, self.fixed = {}, None
            case _:
                pass

    @property
    def number(self) -> int:
        """Of the shuffle that is being prepared, or was dealt; the first is 1."""
        return len(self.called_off) + 1

    @property
    def pledges(self) -> tuple[Pledge, ...]:
        """Of this shuffle, by seat: so far, or fixed."""
        if self.fixed is not None:
            return tuple(self.fixed[seat] for seat in sorted(self.fixed))
        return tuple(Pledge(seat, self.pledged[seat]) for seat in sorted(self.pledged))

    @property
    def awaited(self) -> list[int]:
        """The seats that have not told their luck yet."""
        return [each.seat for each in self.pledges if each.luck is None]

    def seconds_left(self, seconds: float) -> float:
        """How much of so many seconds is left to reveal; a restart begins them anew."""
        return self._since + seconds - time.monotonic()

    def shuffled(self, table: str, settings: str, opened: TableOpened) -> Shuffled:
        """All that the cards follow from: this shuffle, or the one that is played again."""
        first, secret = opened.origin, opened.secret
        if first is None:
            shuffles = (*self.called_off, self.pledges)
            return Shuffled(table, settings, secret, shuffles, version=opened.shuffle)
        return Shuffled(
            first.table, first.settings, secret, first.shuffles, True, first.played, first.version
        )
