"""A guided first hand: a fixed deal, and steps that each say something and may ask for a move.

Rests on `match`. A lesson is data in its game's folder (`lesson.toml`), played by the real rules:
what it says about a move's result comes from the view afterwards, and its expectations (`facts`)
are compared with that view. `docs/lessons.md` explains how to write one.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from trickery.core.contract import Game, RoundOver
from trickery.core.errors import BadRecord, TrickeryError
from trickery.core.match import Match
from trickery.core.say import Say, Text
from trickery.core.threads import once

FILE = "lesson.toml"


class BadLesson(TrickeryError):
    """A lesson that breaks the rules, or that doesn't match what happens.

    Only authors of lessons see it: it's plain text, in English.
    """


@dataclass(frozen=True)
class ScriptedStep:
    """One step: its text and highlights, the move that it asks for, and the result."""

    says: str  # a message of the game
    tells: Mapping[str, str] = field(default_factory=dict)  # its arguments, as paths into the view
    lit: Sequence[str] = ()  # "move play 7 of Boos", "seat 2", "part offer"
    move: str = ""  # the move to make; empty if the step has only text
    meanwhile: Sequence[str] = ()  # moves of all seats before it that aren't shown, in order
    wrong: Mapping[str, str] = field(default_factory=dict)  # other moves, each with a reply
    others: Sequence[str] = ()  # the other seats' moves after that, in order
    answer: str = ""  # a message: the result, and why
    answers: Mapping[str, str] = field(default_factory=dict)  # its arguments
    lit_after: Sequence[str] = ()  # what to look at then
    after: Sequence[str] = ()  # the others' moves once the answer was read, in order
    facts: Mapping[str, Any] = field(default_factory=dict)  # expected values, by path

    @property
    def answered(self) -> list[str]:
        """The moves before the answer: the learner's, and the others' after it."""
        return [move for move in (self.move, *self.others) if move]

    @property
    def moves(self) -> list[str]:
        """All moves from the step's position to the next step."""
        return [*self.answered, *self.after]


@dataclass(frozen=True)
class Frame:
    """The table after a move, as the learner sees it."""

    view: Mapping[str, Any]
    seat: int | None = None  # the seat that moved; None before the first move
    heard: str = ""  # the move, as the learner heard it
    news: Sequence[Text] = ()
    ended: RoundOver | None = None


@dataclass(frozen=True)
class Shown:
    """A step as it's played: its text, and the frames after its moves."""

    step: ScriptedStep
    says: Say
    before: Frame | None  # the table that a step with moves `meanwhile` begins with
    frames: Sequence[Frame]
    answer: Text
    after: Sequence[Frame]


class Lesson:
    """A game's lesson."""

    def __init__(self, game: Game, told: Mapping[str, Any]) -> None:
        self.game = game
        try:
            self.players: int = told["players"]
            self.seat: int = told.get("seat", 0)
            self.options: Mapping[str, Any] = told.get("options", {})
            self.chance: Sequence[Mapping[str, Any]] = told["chance"]
            self.before: Sequence[str] = told.get("before", [])
            self.steps = [ScriptedStep(**step) for step in told["step"]]
        except (KeyError, TypeError) as error:
            raise BadLesson(f"the lesson of {game.name} cannot be read: {error}") from None

    def begin(self) -> Playing:
        """The table at the lesson's first step."""
        playing = Playing(self)
        for move in self.before:
            playing.make(move)
        return playing

    def shown(self) -> Iterator[Shown]:
        """Play every step by the rules; raises if the rules don't allow one."""
        playing = self.begin()
        for number, step in enumerate(self.steps, 1):
            try:
                yield self._shown(playing, step)
            except TrickeryError as error:
                where = f"the lesson of {self.game.name}, step {number} ({step.says})"
                raise BadLesson(f"{where}: {error.reason}") from None

    def _shown(self, playing: Playing, step: ScriptedStep) -> Shown:
        match = playing.match
        for move in step.meanwhile:
            playing.make(move)
        before = playing.first() if step.meanwhile else None
        says = self._message(step.says, step.tells, match.view(self.seat))
        for wrong in step.wrong:
            match.check(self.seat, wrong)
        frames = [playing.make(move) for move in step.answered]
        view = match.view(self.seat)
        for path, wanted in step.facts.items():
            if (found := at(view, path)) != wanted:
                raise BadLesson(f"{path} should be {wanted!r}, and is {found!r}")
        answer = self._message(step.answer, step.answers, view) if step.answer else ""
        after = [playing.make(move) for move in step.after]
        return Shown(step, says, before, frames, answer, after)

    def _message(self, id: str, paths: Mapping[str, str], view: Mapping[str, Any]) -> Say:  # noqa: A002
        args = tuple((name, _arg(at(view, path))) for name, path in paths.items())
        return Say(self.game.package, id, args)

    def at_step(self, number: int) -> Playing:
        """The table before a step, numbered from 0; after the last step, for playing on."""
        playing = self.begin()
        for step in self.steps[:number]:
            for move in (*step.meanwhile, *step.moves):
                playing.make(move)
        for step in self.steps[number : number + 1]:
            for move in step.meanwhile:
                playing.make(move)
        return playing


class Playing:
    """A lesson's game in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = Match(lesson.game, lesson.players, options=lesson.options, script=True, seed=0)
        self._dealt = 0
        self._astray = False  # the game has left the lesson's script
        self._settle()

    def copy(self) -> Playing:
        """A copy of the game, for a move that isn't in the script."""
        other = copy.copy(self)
        other._astray = True
        other.match = self.match.standing_at(self.match.snapshot())
        return other

    def make(self, move: str | int) -> Frame:
        """Make a move for the seat to act; returns what the learner then sees."""
        match, eyes = self.match, self.lesson.seat
        if match.actor is None:
            raise BadLesson("the game is over")
        seat, before = match.actor, match.view(eyes)
        number = match.check(seat, move)
        match.make(number)
        self._settle()
        made, after = match.game.moves[number], match.view(eyes)
        heard = str(made) if seat == eyes else made.heard
        news = match.game.news(before, after)
        return Frame(after, seat, heard, news, match.game.round_over(before, after))

    def first(self) -> Frame:
        """The table as it is."""
        return Frame(self.match.view(self.lesson.seat))

    def _settle(self) -> None:
        """Use the lesson's random draws; after its last one, draw at random."""
        match = self.match
        while not match.over and match.actor is None:
            if self._dealt == len(self.lesson.chance):
                match.leave_script()
                return
            try:
                match.deal(self.lesson.chance[self._dealt])
            except BadRecord:
                if not self._astray:
                    raise
                match.leave_script()  # the lesson's draw doesn't fit the moves played
                return
            self._dealt += 1


def at(view: Any, path: str) -> Any:
    """Look up a path in a view: `last_trick.winner`, `tricks.-1.for`, `scores.0`."""
    for part in path.split("."):
        try:
            view = view[int(part)] if isinstance(view, list | tuple) else view[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson(f"the view has no {path}") from None
    return view


def _arg(value: Any) -> Any:
    """A view's value as an argument of a message."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, list | tuple):
        return tuple(map(_arg, value))
    return "" if value is None else value


@once
def lesson(game: Game) -> Lesson | None:
    """A game's lesson, if it has one."""
    file = game.folder / FILE
    if not file.exists():
        return None
    try:
        return Lesson(game, tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError) as error:
        raise BadLesson(f"{file} cannot be read: {error}") from None
