"""A game at the prompt: one person against bots, in plain text.

Rests on `core` and `bots`. The person sees the view of their seat and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from trickery import bots
from trickery.core import registry
from trickery.core.errors import TrickeryError
from trickery.core.match import Match

HELP = """\
Type a move as it is listed, a part of it that fits only one ('7 moons'), or its number.
  ?  or moves   list the moves you may make       table   show the table again
  log           what has happened so far          rules   the rules of this game
  sheet         the score sheet, explained        help    this text
  quit          leave the table"""


class Left(Exception):  # a person left; nothing went wrong
    """The person left the table."""


class Prompt:
    """One person's seat at a match; the other seats are bots."""

    def __init__(
        self,
        match: Match,
        seat: int,
        opponents: Sequence[bots.Bot],
        ask: Callable[[str], str],
        say: Callable[[str], None],
    ) -> None:
        self.match = match
        self.seat = seat
        self.opponents = list(opponents)
        self.ask = ask
        self.say = say
        self.log: list[str] = []

    def play(self) -> None:
        """Play to the end; raises `Left` if the person leaves before."""
        card = self.match.game.card
        self.say(f"{card.title}, {self.match.players} players. You are seat {self.seat}.")
        self.say("Type 'help' for help.")
        while (actor := self.match.actor) is not None:
            before = self.match.view(self.seat)
            if actor == self.seat:
                text = f"You: {self.match.play(self.seat, self._persons_move())}"
            else:
                move = self.match.play(actor, bots.ask(self.opponents[actor], self.match))
                text = f"Seat {actor}: {move.heard}" if move.heard else ""
            self._tell([text, *self.match.game.news(before, self.match.view(self.seat))])
        self._result()

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            if line:
                self.say(line)
                self.log.append(line)

    def _persons_move(self) -> int:
        legal = self.match.legal()
        if len(legal) == 1:
            return legal[0]  # ALL-2: an interface may make the only move
        self.say("")
        self.say(self.match.game.table(self.match.view(self.seat)))
        if len(legal) <= 16:
            self._list(legal)
        while True:
            answer = self.ask(f"{self.match.prompt()} > ").strip()
            command = answer.lower()
            if command in ("?", "moves"):
                self._list(legal)
            elif command == "help":
                self.say(HELP)
            elif command == "table":
                self.say(self.match.game.table(self.match.view(self.seat)))
            elif command == "log":
                self.say("\n".join(self.log) or "Nothing has happened yet.")
            elif command == "sheet":
                self._sheet()
            elif command == "rules":
                self.say(registry.rules_page(self.match.game.name))
            elif command in ("quit", "exit", "q"):
                raise Left
            elif command:
                try:
                    return self._read(answer, legal)
                except TrickeryError as error:
                    self.say(f"{error}  ('?' lists your moves)")

    def _sheet(self) -> None:
        sheet = self.match.game.sheet(self.match.view(self.seat))
        for row in sheet["rows"]:
            points = "  ".join("-" if point is None else str(point) for point in row["points"])
            self.say(f"{row['label']:<28} {points}")
            for reason in row["why"]:
                self.say(f"    {reason}")
        self.say(sheet["note"])

    def _read(self, answer: str, legal: list[int]) -> int:
        """A listed number, else a move in words."""
        if answer.isdecimal() and 1 <= int(answer[:6]) <= len(legal):
            return legal[int(answer[:6]) - 1]
        return self.match.check(self.seat, answer)

    def _list(self, legal: list[int]) -> None:
        for number, move in enumerate(legal, 1):
            self.say(f"  {number:>3}  {self.match.game.moves[move]}")

    def _result(self) -> None:
        self.say("")
        self.say("The game is over. " + result(self.match.view(self.seat)))


def result(view: dict[str, Any]) -> str:
    """Scores and winners, from a seat's eyes."""

    def who(seat: int) -> str:
        return "you" if seat == view["seat"] else f"seat {seat}"

    scores = ", ".join(f"{who(s)} {score}" for s, score in enumerate(view["scores"]))
    winners = [who(seat) for seat in view["winners"]]
    verb = "win" if winners == ["you"] or len(winners) > 1 else "wins"
    return f"Scores: {scores}. {' and '.join(winners)} {verb}.".replace(". you", ". You")
