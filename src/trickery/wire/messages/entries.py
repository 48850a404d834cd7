"""What one viewer sees of a game, and the lines of its log.

Rests on Pydantic and on core's views.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypeAliasType, TypedDict

from trickery.core.moments import Mood
from trickery.core.say import Message
from trickery.core.views import Shared

EntryKind = Literal["move", "deal", "seat", "chat", "over"]

#: A text for people: a message, or a name in notation (docs/protocol.md).
Words = str | Message
#: A text of several lines; nested lists are indented.
Lines = TypeAliasType("Lines", "list[Words | Lines]")


class View(Shared):
    """Everything that one viewer may see of a game: the shared fields, and the game's own."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # not a field of views

    in_words: NotRequired[Lines]  # the table as text, of games that this page doesn't draw


class RoundTold(TypedDict):
    """The results of a round with their reasons, the best total first."""

    title: Words
    rows: list[RoundRowTold]
    note: Words


class RoundRowTold(TypedDict):
    """A seat's result of a round."""

    seat: int
    place: int  # from 1; those who are tied share one
    points: int
    total: int
    why: list[Words]


class MomentTold(TypedDict):
    """A line of the news that people remember; a mood other than "note" is celebrated."""

    mood: Mood
    says: Words


class Entry(TypedDict):
    """A line of the log: an event as the viewer saw it, and its consequences."""

    seq: int
    kind: EntryKind
    seat: int | None
    text: Words
    news: list[Words]
    round: NotRequired[RoundTold]  # if a round, hand or game ended
    moment: NotRequired[MomentTold]  # if its news are worth remembering
    undone: NotRequired[int]  # if the viewer took moves back: how many of their own
