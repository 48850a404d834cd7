"""What can go wrong at somebody else's table, each with a reason that people understand.

Rests on core's errors.
"""

from __future__ import annotations

from trickery.core.errors import TrickeryError
from trickery.table.messages import State


class Refused(TrickeryError):
    """The server refused; nothing has changed. `status` is HTTP's, `reason` the server's words."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(status, reason)
        self.status = status
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class Stale(Refused):
    """The game had moved on: look at `state`, then decide again."""

    def __init__(self, reason: str, state: State) -> None:
        super().__init__(409, reason)
        self.state = state


class Illegal(Refused):
    """The rules do not allow the move; `state` is the one that it was chosen for."""

    def __init__(self, reason: str, state: State) -> None:
        super().__init__(422, reason)
        self.state = state


class Unanswered(TrickeryError):
    """Nobody answered in time, or an answer was lost that cannot be asked for again."""


class Closed(TrickeryError):
    """The client, or this seat of it, has been closed."""


class Unfair(TrickeryError):
    """The server does not keep to what it has shown of the shuffle."""
