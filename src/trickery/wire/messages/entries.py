"""What one pair of eyes sees of a game, and the lines of its log.

Rests on Pydantic and on core's views.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypedDict

from trickery.core.say import Message
from trickery.core.views import Shared

EntryKind = Literal["move", "deal", "seat", "chat", "over"]

#: What a person reads: a message, or a name in notation (docs/protocol.md).
Words = str | Message


class View(Shared):
    """All that one pair of eyes may see of a game: what all games tell, and its own words."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # no key of a view


class RoundTold(TypedDict):
    """The end of a round: who got what, and why, the best first."""

    title: Words
    rows: list[RoundRowTold]
    note: Words


class RoundRowTold(TypedDict):
    """What a seat got in a round."""

    seat: int
    points: int
    total: int
    why: list[Words]


class Entry(TypedDict):
    """A line of the log: what happened as these eyes saw it, and what came of it."""

    seq: int
    kind: EntryKind
    seat: int | None
    text: Words
    news: list[Words]
    round: NotRequired[RoundTold]  # where a round, hand or game ended
    undone: NotRequired[int]  # where these eyes took moves back: how many of their own
