"""Everything that can be wrong with what people hand us, each with a reason they understand.

Rests on `say`. Whatever raises one of these has changed nothing.
"""

from collections.abc import Callable

from trickery.core.say import Text


def shown(value: object, most: int = 40, write: Callable[[object], str] = str) -> str:
    """Whatever people handed us, short enough for a message."""
    try:
        text = write(value)
    except (ValueError, RecursionError):  # thousands of digits, or lists in lists in lists
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= most else text[: most - 3] + "..."


class TrickeryError(ValueError):
    """Input that cannot be used. Its reason says what is wrong, where, and what to do.

    The reason is a message. Only what nobody reads but those who run a server or write a program
    is plain text, in English.
    """

    def __init__(self, reason: Text = "") -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownMove(TrickeryError):
    """A text that is no move of the game, or more than one."""


class IllegalMove(TrickeryError):
    """A move that the rules do not allow now."""


class NotYourTurn(IllegalMove):
    """A move by a seat that is not to move."""


class BadOption(TrickeryError):
    """A game, player count or option that does not exist."""


class BadEdition(TrickeryError):
    """An edition file that does not fit its game."""


class BadRecord(TrickeryError):
    """A record that does not tell a game that could have been played."""


class OtherRules(TrickeryError):
    """A game played by rules that are no longer ours, or not yet: told, never played on."""


class BadPlugin(TrickeryError):
    """A game or bot of another package that cannot be used; the package is named."""
