"""A lesson at the prompt: the same steps as on the page, with a text table.

Rests on `core.lessons` and on `prompt`, whose seat the learner then plays on from.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trickery import bots
from trickery.core.lessons import Lesson, Playing, Shown
from trickery.core.say import Arg, speaker
from trickery.core.words import ENGLISH
from trickery.prompt import Prompt, Quit

say = speaker(__package__)


class LessonPrompt(Prompt):
    """A guided lesson at the prompt."""

    def __init__(
        self,
        lesson: Lesson,
        opponents: Sequence[bots.Bot],
        ask: Callable[[str], str],
        show: Callable[[str], None],
        language: str = ENGLISH,
    ) -> None:
        self.lesson = lesson
        super().__init__(lesson.begin().match, lesson.seat, opponents, ask, show, language)
        self.commands = (
            (say("command-skip"), say("explain-skip"), self._skip),
            (say("command-back"), say("explain-back"), self._back),
            *self.commands,
        )
        self._next = 0

    def learn(self) -> None:
        """Run all steps; raises `Quit` if the learner leaves early."""
        title, steps = self.lesson.game.card.title, list(self.lesson.shown())
        self._say(say("lesson-welcome", text_title=title, steps=len(steps)))
        self._say(say("lesson-commands", words=[said for said, *_ in self.commands[:2]]))
        while 0 <= self._next < len(steps):
            number, self._next = self._next, self._next + 1
            self.show("")
            self._say(say("lesson-step", number=number + 1, steps=len(steps)))
            self._take(steps[number], self.lesson.at_step(number))
        self.show("")
        self._say(say("lesson-done", text_title=title))

    def _take(self, shown: Shown, playing: Playing) -> None:
        """Run one step: show it, and wait for its move if it asks for one."""
        self.match = playing.match
        if shown.step.move or shown.before:
            self._table()
        self._say(shown.says)
        if not (self._asked(shown, playing) if shown.step.move else self._wait()):
            return
        self._tell_moves(playing, shown.step.answered)
        if shown.answer:
            self._say(shown.answer)
        self._tell_moves(playing, shown.step.after)

    def _wait(self) -> bool:
        """Wait until the learner has read a step; False if they navigated instead."""
        going_on = self._next
        while act := self.command(self.ask(f"{self.words.text(say('lesson-go-on'))} > ").strip()):
            act()
            if self._next != going_on or act == self._skip:
                return act == self._skip
        return True

    def _asked(self, shown: Shown, playing: Playing) -> bool:
        """Let the learner find the move; False if they navigated instead."""
        step, legal = shown.step, self.match.legal()
        wanted = self.match.check(self.seat, step.move)
        going_on = self._next
        while True:
            answer = self.ask(f"{self.words.text(self.match.prompt())} > ").strip()
            if act := self.command(answer):
                act()
                if self._next != going_on or act == self._skip:
                    return act == self._skip
                continue
            move = self._understood(answer, legal) if answer else None
            if move == wanted:
                return True
            if move is not None:
                frame = playing.copy().make(move)
                self._tell([say("seat-move", seat=self.seat, move=frame.heard), *frame.news])
                told = step.wrong.get(frame.heard)
                self._say(self._message(told) if told else say("lesson-other", move=step.move))
                self._say(say("lesson-taken-back"))

    def _message(self, id_: str) -> Arg:
        return speaker(self.lesson.game.package)(id_)

    def _tell_moves(self, playing: Playing, moves: Sequence[str]) -> None:
        for move in moves:
            frame = playing.make(move)
            if frame.heard:
                self._tell([say("seat-move", seat=frame.seat, move=frame.heard)])
            self._tell(frame.news)
            if frame.ended:
                self._sheet()

    def _skip(self) -> None:
        """Skip the step: make its move for the learner."""

    def _back(self) -> None:
        self._next = max(0, self._next - 2)

    def wants_more(self) -> bool:
        """Ask whether the learner wants to play on after the lesson."""
        self.match = self.lesson.at_step(len(self.lesson.steps)).match
        if self.match.over:
            return False
        word = self.words.text(say("command-quit")).split(",")[0]
        question = self.words.text(say("lesson-play-on", text_word=word))
        answer = self.ask(f"{question} > ").strip()
        if self.command(answer) == self._quit:
            raise Quit
        return self.command(answer) is None
