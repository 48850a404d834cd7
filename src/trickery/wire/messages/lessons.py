"""Lessons and puzzles: positions for one person to learn from.

Rests on `entries`, and on `coach` for the values of a puzzle's moves.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.coach.told import Finding
from trickery.wire.messages.entries import Entry, View, Words

PuzzleLevel = Literal["easy", "tricky", "hard"]


class LessonFrame(TypedDict):
    """The table in a lesson, as the learner sees it, and the move that led there."""

    view: View
    aim: Words
    standing: Words
    prompt: Words
    entry: Entry | None  # nothing before the first move


class LessonStep(TypedDict):
    """A step: its text and highlights, the move that it asks for, and the result."""

    says: Words
    lit: list[str]  # "move MOVE", "seat N", "part NAME"
    move: str  # the move to make; empty if the step has only text
    wrong: dict[str, Words]  # other moves, each with a reply
    before: LessonFrame | None  # the table it begins with, if the lesson has jumped ahead
    frames: list[LessonFrame]
    answer: Words
    lit_after: list[str]  # what the answer is about
    after: list[LessonFrame]  # the others' moves once it was read


class LessonTold(TypedDict):
    """A guided first hand (docs/lessons.md)."""

    game: str
    title: str
    players: int
    seat: int  # the learner's
    names: list[str]  # of the others; the learner has their own
    first: LessonFrame
    steps: list[LessonStep]


class LessonTried(TypedDict):
    """The table after a move that a lesson didn't ask for."""

    frame: LessonFrame


class PuzzleListed(TypedDict):
    """A puzzle in a game's list."""

    id: str
    players: int
    level: PuzzleLevel
    theme: str  # "duck", "count" …; the message `theme-...` has its name


class PuzzleTold(TypedDict):
    """A position with one clearly best move, as the seat to move sees it."""

    id: str
    game: str
    title: str
    players: int
    seat: int
    level: PuzzleLevel
    theme: str
    names: list[str]  # of the others; the solver has their own
    frame: LessonFrame
    entries: list[Entry]  # the last moves that led there


class Answer(TypedDict):
    """Whether it was a best move, and what all are worth; `chosen` is the rule of thumb's."""

    type: Literal["answer"]
    right: bool
    finding: Finding
