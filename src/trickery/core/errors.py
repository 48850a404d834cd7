"""Errors in what users supply, each with a reason for people to read.

Rests on `say`. A call that raises one of these has changed nothing.
"""

from collections.abc import Callable

from trickery.core.say import Text


def shown(value: object, most: int = 40, write: Callable[[object], str] = str) -> str:
    """A user's value, shortened for a message."""
    try:
        text = write(value)
    except (ValueError, RecursionError):  # thousands of digits, or deeply nested lists
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= most else text[: most - 3] + "..."


class TrickeryError(ValueError):
    """Input that can't be used. The reason says what's wrong, where, and what to do.

    The reason is a message. Errors that only operators and programmers see are plain text, in
    English.
    """

    def __init__(self, reason: Text = "") -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownMove(TrickeryError):
    """A text that matches no move of the game, or more than one."""


class IllegalMove(TrickeryError):
    """A move that the rules don't allow now."""


class NotYourTurn(IllegalMove):
    """A move by a seat when it isn't its turn."""


class BadOption(TrickeryError):
    """A game, player count or option that doesn't exist."""


class BadEdition(TrickeryError):
    """An edition file that doesn't fit its game."""


class BadRecord(TrickeryError):
    """A record of a game that can't have been played."""


class OtherRules(TrickeryError):
    """A game under rules that this version of Trickery doesn't have: it can be read, not
    replayed."""


class BadPlugin(TrickeryError):
    """A game or bot from another package that can't be used; the error names the package."""
