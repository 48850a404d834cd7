"""The time of a table: whether it is paused, and how long a move may take.

Rests on `events`, and is a sum of them. The time of a pause counts for nobody.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from trickery.server.table import events
from trickery.server.table.events import Event


@dataclass(frozen=True)
class Timing:
    """The pauses and the clock of one table."""

    clock: int = 0  # seconds that a person's move may take; 0: as long as they like
    paused_by: int | None = None  # whoever paused the table, while it is paused
    pauses: tuple[tuple[float, float], ...] = ()  # those that are over: from when to when
    since: float = 0.0  # when the last pause began

    def after(self, event: Event, at: float) -> Timing:
        """The time of the table after one more event."""
        match event:
            case events.ClockSet(seconds=seconds):
                return replace(self, clock=seconds)
            case events.TablePaused(seat=seat):
                return replace(self, paused_by=seat, since=at)
            case events.TableResumed():
                return replace(self, paused_by=None, pauses=(*self.pauses, (self.since, at)))
        return self

    @property
    def paused(self) -> bool:
        """Does everything wait until somebody resumes the table?"""
        return self.paused_by is not None

    def seconds_left(self, turn_began: float, now: float) -> float | None:
        """What the clock leaves for a turn that began then; None without a clock."""
        return self.clock - self.elapsed(turn_began, now) if self.clock else None

    def elapsed(self, began: float, now: float) -> float:
        """The seconds since some moment, but for those in which the table was paused."""
        pauses = [*self.pauses, (self.since, now)] if self.paused else self.pauses
        paused = sum(max(0.0, end - max(start, began)) for start, end in pauses)
        return now - began - paused
