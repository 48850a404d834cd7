"""The errors that the clients raise, each with a reason that people understand.

Rests on core's errors and on `localization`. What the client itself has to say is in
English: it's for programmers.
"""

from __future__ import annotations

from trickery.client.localization import read
from trickery.core.errors import TrickeryError
from trickery.wire.messages import State, Words


class Refused(TrickeryError):
    """The server refused; nothing has changed. `status` is HTTP's, `told` the server's message.

    Its `reason` is the message in English; `read(error.told, ...)` gives it in other languages.
    """

    def __init__(self, status: int, told: Words, game: str | None = None) -> None:
        super().__init__(read(told, game))
        self.args = (status, told, game)
        self.status = status
        self.told = told

    def __str__(self) -> str:
        return str(self.reason)


class Stale(Refused):
    """The game has moved on: check `state`, then decide again."""

    def __init__(self, told: Words, state: State) -> None:
        super().__init__(409, told, state["info"]["game"])
        self.args = (told, state)
        self.state = state


class Illegal(Refused):
    """The rules don't allow the move; `state` is the one it was chosen for."""

    def __init__(self, told: Words, state: State) -> None:
        super().__init__(422, told, state["info"]["game"])
        self.args = (told, state)
        self.state = state


class Unanswered(TrickeryError):
    """Nobody answered in time, or a lost answer can't be requested again."""


class Closed(TrickeryError):
    """The client, or this seat of it, has been closed."""


class Unfair(TrickeryError):
    """The server contradicts what it has shown of the shuffle."""
