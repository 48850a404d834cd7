"""A game at the prompt: one person against bots, in plain text and in the person's language.

Rests on `core`, `bots` and `records`. The person sees the view of their seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from trickery import bots
from trickery.core import registry
from trickery.core.errors import TrickeryError, UnknownMove
from trickery.core.layout import find, folded
from trickery.core.match import Match
from trickery.core.say import Arg, Say, speaker
from trickery.core.words import ENGLISH, Translator
from trickery.records import result

say = speaker(__package__)

FEW = 16  # up to this many moves are listed unasked


class Quit(Exception):  # a person left; nothing went wrong
    """The person left the table."""


class Prompt:
    """One person's seat at a match; the other seats are bots."""

    def __init__(
        self,
        match: Match,
        seat: int,
        opponents: Sequence[bots.Bot],
        ask: Callable[[str], str],
        show: Callable[[str], None],
        language: str = ENGLISH,
    ) -> None:
        self.match = match
        self.seat = seat
        self.opponents = list(opponents)
        self.ask = ask
        self.show = show
        self.words = Translator(language, match.game.package, reader=seat)
        self.log: list[str] = []
        #: The commands: their words, their functions and descriptions.
        self.commands: tuple[tuple[Say, Say, Callable[[], None]], ...] = (
            (say("command-moves"), say("explain-moves"), self._moves),
            (say("command-table"), say("explain-table"), self._table),
            (say("command-log"), say("explain-log"), self._log),
            (say("command-sheet"), say("explain-sheet"), self._sheet),
            (say("command-rules"), say("explain-rules"), self._rules),
            (say("command-help"), say("explain-help"), self._help),
            (say("command-quit"), say("explain-quit"), self._quit),
        )

    def play(self) -> None:
        """Play to the end; raises `Quit` if the person leaves early."""
        title, players = self.match.game.card.title, self.match.players
        self._say(say("welcome", text_title=title, players=players, seat=self.seat))
        if aim := self.match.game.aim(self.match.view(self.seat)):
            self._say(say("aim", aim=aim))
        self._say(say("welcome-help", text_word=self.words.text(say("command-help")).split(",")[0]))
        self.play_on()

    def play_on(self) -> None:
        """Play from here to the end."""
        news: Sequence[Arg] = ()
        while (actor := self.match.actor) is not None:
            before = self.match.view(self.seat)
            mine = actor == self.seat
            move = self._persons_move() if mine else bots.ask(self.opponents[actor], self.match)
            made = self.match.play(actor, move)
            if told := str(made) if mine else made.heard:
                self._tell([say("seat-move", seat=actor, move=told)])
            news = self.match.game.news(before, self.match.view(self.seat))
            self._tell(news)
        self.show("")
        self._say(say("game-over"))
        if self.match.outcome is not None and self.match.outcome.reason not in news:
            self._say(self.match.outcome.reason)
        self._say(result(self.match.scores, self.match.winners, self.seat))

    def _say(self, said: Arg) -> None:
        self.show(self.words.text(said))

    def _tell(self, happened: Iterable[Arg]) -> None:
        for line in map(self.words.text, happened):
            self.show(line)
            self.log.append(line)

    # The person's turn -------------------------------------------------------------------------

    def _persons_move(self) -> int:
        legal = self.match.legal()
        if len(legal) == 1:
            return legal[0]  # ALL-2: an interface may make the only move
        self.show("")
        self._table()
        if len(legal) <= FEW:
            self._moves()
        while True:
            answer = self.ask(f"{self.words.text(self.match.prompt())} > ").strip()
            if act := self.command(answer):
                act()
            elif answer and (move := self._understood(answer, legal)) is not None:
                return move

    def _understood(self, answer: str, legal: list[int]) -> int | None:
        """Parse a typed move; if it's not a move, show why and return None."""
        try:
            return self._read(answer, legal)
        except TrickeryError as error:
            self._say(say("refused", why=error.reason))
            return None

    def command(self, typed: str) -> Callable[[], None] | None:
        """The function of a typed command, in English or in the language."""
        for words in (self.words, Translator(ENGLISH)):
            for said, _, act in self.commands:
                if folded(typed) in map(folded, words.text(said).split(",")):
                    return act
        return None

    def _read(self, answer: str, legal: list[int]) -> int:
        """A listed number; else a move's label or its notation, whole or an unambiguous part."""
        if answer.isdecimal() and 1 <= int(answer[:6]) <= len(legal):
            return legal[int(answer[:6]) - 1]
        every = range(len(self.match.game.moves))
        for numbers, parts in ((every, False), (legal, True), (every, True)):
            for moves in (self._labels(numbers), self._notation(numbers)):
                with suppress(UnknownMove):
                    return self.match.check(self.seat, find(answer, moves, parts))
        return find(answer, self._labels(legal))  # raises with the nearest ones

    def _labels(self, numbers: Iterable[int]) -> dict[int, str]:
        return {n: self.words.label(text) for n, text in self._notation(numbers).items()}

    def _notation(self, numbers: Iterable[int]) -> dict[int, str]:
        return {number: str(self.match.game.moves[number]) for number in numbers}

    # Commands ----------------------------------------------------------------------------------

    def _moves(self) -> None:
        for number, label in enumerate(self._labels(self.match.legal()).values(), 1):
            self.show(f"  {number:>3}  {label}")

    def _table(self) -> None:
        view = self.match.view(self.seat)
        self.show(self.words.lines(self.match.game.table(view)))
        if standing := self.match.game.standing(view):
            self._say(standing)

    def _log(self) -> None:
        self.show("\n".join(self.log) or self.words.text(say("log-empty")))

    def _sheet(self) -> None:
        """The score sheet: a row's label, then its points in a column for each seat."""
        sheet = self.match.game.sheet(self.match.view(self.seat))
        seats = range(self.match.players)
        heads = [say("your-column") if s == self.seat else say("column", seat=s) for s in seats]
        rows = [["", *map(self.words.text, heads)]]
        for row in sheet["rows"]:
            told = ("-" if point is None else self.words.text(point) for point in row["points"])
            rows.append([self.words.text(row["label"]), *told])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        reasons = [[], *(row["why"] for row in sheet["rows"])]
        for (label, *points), why in zip(rows, reasons, strict=True):
            cells = (f"{point:>{width}}" for point, width in zip(points, widths[1:], strict=True))
            self.show("  ".join((f"{label:<{widths[0]}}", *cells)))
            for reason in why:
                self.show(f"    {self.words.text(reason)}")
        self._say(sheet["note"])

    def _rules(self) -> None:
        self.show(registry.rules_page(self.match.game.name, self.words.language))

    def _help(self) -> None:
        self._say(say("explain-typing"))
        listed = [
            (self.words.text(said), self.words.text(explained))
            for said, explained, _ in self.commands
        ]
        width = max(len(words) for words, _ in listed)
        for words, explained in listed:
            self.show(f"  {words:<{width}}   {explained}")

    def _quit(self) -> None:
        raise Quit
