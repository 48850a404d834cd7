"""Lessons and puzzles: positions to learn from, which nobody else plays at.

Rests on `entries`, and on `coach` for what the moves of a puzzle are worth.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.coach.told import Finding
from trickery.wire.messages.entries import Entry, View, Words


class LessonFrame(TypedDict):
    """The table in a lesson, as the learner sees it, and the move that led there."""

    view: View
    aim: Words
    standing: Words
    prompt: Words
    entry: Entry | None  # nothing before the first move


class LessonStep(TypedDict):
    """A step: what it says and points at, what it asks for, and what comes of that."""

    says: Words
    lit: list[str]  # "move MOVE", "seat N", "part NAME"
    move: str  # what is asked for; empty: it is only to be read
    wrong: dict[str, Words]  # other moves that have words of their own
    frames: list[LessonFrame]
    answer: Words


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
    """What came of a move that a lesson did not ask for, or of playing on."""

    frames: list[LessonFrame]


class PuzzleListed(TypedDict):
    """A puzzle in the list of its game's."""

    id: str
    players: int
    level: int  # 1 easy to 3 hard


class PuzzleTold(TypedDict):
    """A position with one clearly best move, as the seat to move sees it."""

    id: str
    game: str
    title: str
    players: int
    seat: int
    level: int
    names: list[str]  # of the others; whoever solves it has their own
    frame: LessonFrame
    entries: list[Entry]  # the last moves that led there


class Answer(TypedDict):
    """Was it the best move? And what each one is worth; what was chosen is the rule of thumb's."""

    type: Literal["answer"]
    right: bool
    finding: Finding
