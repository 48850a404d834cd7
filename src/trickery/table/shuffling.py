"""The shuffle of a table as it comes about: pledged, fixed, revealed, dealt or called off.

Rests on `events` and on core's `fair`; `docs/fair.md` tells why it goes this way.
"""

from __future__ import annotations

import time

from trickery.core.fair import Pledge, Shuffled
from trickery.table import events
from trickery.table.events import Event, Opened


class Shuffling:
    """Who adds what to the shuffle, as far as it has come."""

    def __init__(self) -> None:
        self.pledged: dict[int, str] = {}  # by seat, for the next shuffle
        self.fixed: dict[int, Pledge] | None = None  # by seat, with the luck that was revealed
        self.called_off: list[tuple[Pledge, ...]] = []
        self._since = 0.0  # when it was fixed, or read

    def take_in(self, event: Event) -> None:
        """Let an event have its effect."""
        match event:
            case events.Pledged():
                self.pledged[event.seat] = event.commitment
            case events.Sat() | events.Seated():
                self.pledged.pop(event.seat, None)
            case events.Fixed():
                self.fixed = {each.seat: each for each in event.pledges}
                self._since = time.monotonic()
            case events.Revealed():
                assert self.fixed is not None
                pledge = self.fixed[event.seat]
                self.fixed[event.seat] = Pledge(pledge.seat, pledge.commitment, event.luck)
            case events.CalledOff():
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

    def left(self, seconds: float) -> float:
        """How much of so many seconds is left to reveal; a restart begins them anew."""
        return self._since + seconds - time.monotonic()

    def shuffled(self, table: str, settings: str, opened: Opened) -> Shuffled:
        """All that the cards follow from: this shuffle, or the one that is played again."""
        first = opened.origin
        if first is not None:
            return Shuffled(first.table, first.settings, opened.secret, first.shuffles, again=True)
        return Shuffled(table, settings, opened.secret, (*self.called_off, self.pledges))
