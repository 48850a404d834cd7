"""What people remember of a game: the marked lines of its news.

Rests on `say`. A game marks messages of its news in `MOMENTS` in its `words.py`, by their ids.
Replays lead from one to the next. A mood other than "note" is celebrated at the table, as far as
the reader's settings for motion and sound allow.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from trickery.core.say import Say, Text

Mood = Literal["note", "joy", "doom", "mischief"]


class Moment(NamedTuple):
    """A line of the news that people remember."""

    mood: Mood
    says: Say


def moment_in(news: Iterable[Text], marked: Mapping[str, Mood]) -> Moment | None:
    """The marked line among the news of one move; one with a mood comes before a mere note."""
    found = [
        Moment(marked[line.id], line)
        for line in news
        if isinstance(line, Say) and line.id in marked
    ]
    return min(found, key=lambda moment: moment.mood == "note", default=None)
