"""What the viewers of a table share: what lies open; and spectators also whole messages.

Rests on `state` and on the wire's messages. No seat shares a message, nor does a spectator who
asked for a seat.
"""

from __future__ import annotations

from dataclasses import dataclass

import orjson

from trickery.server.table.state import TableState
from trickery.wire.messages import Info, State

#: Seconds for which what was made for one viewer serves others who see the same; shorter than
#: `presence.TIMER_SLACK`, so that nobody who is woken by a timer reads what held before it.
MOMENT = 0.005


class SentState:
    """A state as it's sent; it's encoded once, however many it's sent to."""

    def __init__(self, state: State) -> None:
        self.state = state
        #: If this stays the same, and nothing is new, there's nothing to send.
        self.still: State = {**state, "entries": []}
        self._text: str | None = None

    @property
    def text(self) -> str:
        """The message."""
        if self._text is None:
            self._text = orjson.dumps(self.state).decode()
        return self._text


@dataclass(frozen=True, eq=False)
class SharedParts:
    """What was made of a table at one moment."""

    state: TableState
    changes: int  # of who is here
    until: float
    info: Info  # as a spectator is told
    messages: dict[int, SentState]  # to spectators, by the last event that they know
