"""Puzzles: positions with one clearly best move, stored in a game's folder.

Rests on `core.records`. A puzzle is a line of `puzzles.jsonl`: a record's beginning, and the
coach's deep analysis of the position. It's replayed under the rules of its version, so it stays
loadable. Only its steps contain what the seat can't see, and nothing here shows them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from trickery.core import records
from trickery.core.contract import Game
from trickery.core.errors import BadRecord
from trickery.core.match import Match
from trickery.core.say import speaker
from trickery.core.threads import once

say = speaker(__package__)

FILE = "puzzles.jsonl"
CLOSE, FAR = 0.10, 0.20  # win share: a best move with a smaller lead is harder to find
LEVELS: Final = ("easy", "tricky", "hard")
OTHER = "other"  # the theme of puzzles from before there were themes


@dataclass(frozen=True)
class Puzzle:
    """One puzzle: the steps to its position, and the coach's finding."""

    game: str
    rules: int
    players: int
    options: Mapping[str, Any]
    edition: Mapping[str, Any]
    steps: Sequence[str | Mapping[str, Any]]  # a move in notation, or a random draw
    finding: Mapping[str, Any]  # from a deep analysis; `chosen` is the rule of thumb's move
    theme: str = OTHER  # what it's about: its name is the message `theme-...`

    @property
    def id(self) -> str:
        """A short id that depends on the position only."""
        told = [self.game, self.rules, self.players, self.options, self.edition, self.steps]
        text = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def level(self) -> Literal["easy", "tricky", "hard"]:
        """The difficulty: a step harder each if a network misses it and if it's close.

        A step easier if the best move is far ahead.
        """
        best, second = (each["share"]["mean"] for each in self.finding["groups"][:2])
        missed = self.finding["regular"] not in self.answers
        lead = best - second
        return LEVELS[max(0, int(missed) + int(lead < CLOSE) - int(lead >= FAR))]

    @property
    def answers(self) -> Sequence[str]:
        """The best moves: more than one if they can't be told apart."""
        return tuple(self.finding["groups"][0]["moves"])

    @property
    def seat(self) -> int:
        """The seat to move."""
        return int(self.finding["seat"])

    def begin(self) -> Match:
        """Replay to the position; raises if its steps are impossible."""
        record = {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "edition": self.edition,
            "steps": self.steps,
        }
        match = records.start(record)
        for step in self.steps:
            if isinstance(step, str):
                match.play(self._to_move(match), step)
            else:
                match.deal(step)
        if match.actor != self.seat:
            raise BadRecord(say("puzzle-wrong-seat", text=self.id))
        return match

    def _to_move(self, match: Match) -> int:
        if match.actor is None:
            raise BadRecord(say("puzzle-wrong-seat", text=self.id))
        return match.actor

    def line(self) -> str:
        """The puzzle as a line of a file."""
        told = {"id": self.id, **{key: getattr(self, key) for key in _KEYS}}
        return json.dumps(told, separators=(",", ":"), ensure_ascii=True)


_KEYS = ("rules", "players", "options", "edition", "steps", "finding", "theme")


def of_match(match: Match, finding: Mapping[str, Any], theme: str = OTHER) -> Puzzle:
    """The puzzle of a match's current position."""
    moves = match.game.moves
    steps: list[str | Mapping[str, Any]] = [
        str(moves[step.move]) if step.chance is None else step.chance for step in match.history
    ]
    setting = match.setting
    return Puzzle(
        match.game.name,
        setting.version,
        match.players,
        dict(setting.options),
        setting.edition.figures,
        steps,
        finding,
        theme,
    )


def read(game: str, file: Path) -> list[Puzzle]:
    """The puzzles of a file, in its order."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        return [_parsed(game, line) for line in lines if line.strip()]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadRecord(say("file-unreadable", text=str(file), text_why=str(error))) from None


def _parsed(game: str, line: str) -> Puzzle:
    told = json.loads(line)
    told["finding"] = _upgraded(told["finding"])
    return Puzzle(game, **{key: told[key] for key in _KEYS if key != "theme" or key in told})


def _upgraded(finding: Mapping[str, Any]) -> Mapping[str, Any]:
    """A finding in today's form: older ones have a figure for every move, and no causes."""
    if "groups" in finding:
        return finding
    best, *others = finding["moves"]
    others.sort(key=lambda each: -each["share"]["mean"])
    groups = []
    for each in (best, *others):
        cost = round(best["share"]["mean"] - each["share"]["mean"], 4)
        groups.append(
            {
                "moves": [each["move"]],
                "share": each["share"],
                "points": each["points"],
                "cost": {"mean": cost, "low": max(0.0, cost), "high": cost},
                "points_cost": round(best["points"]["mean"] - each["points"]["mean"], 4),
                "sure": best["share"]["low"] > each["share"]["high"],
                "after": finding["after"],
            }
        )
    says = {"id": "coach-no-single-reason"}
    why = {"against": others[0]["move"], "says": says, "points": []}
    kept = {key: value for key, value in finding.items() if key not in ("moves", "reasons")}
    return {**kept, "groups": groups, "why": why}


@once
def puzzles(game: Game) -> Mapping[str, Puzzle]:
    """A game's puzzles by id, in the order of its file; none if it has no such file."""
    file = game.folder / FILE
    return {each.id: each for each in read(game.name, file)} if file.exists() else {}
