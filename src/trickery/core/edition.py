"""Edition figures: numbers that a game's box shows only in pictures, read from TOML and checked.

Rests on `errors` and `say`. A game ships its `edition.toml`; a player's own file replaces the
figures that it names and keeps the rest. Every error names the file, the line and what's wrong.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from trickery.core.errors import BadEdition, shown
from trickery.core.say import Text, speaker

say = speaker(__package__)


class Edition:
    """The figures of one edition, with the file and lines that they come from."""

    def __init__(self, figures: Mapping[str, Any], source: Text, text: str = "") -> None:
        self.figures: dict[str, Any] = dict(figures)
        self.source = source
        self._text = text

    @classmethod
    def read(cls, path: Path) -> Edition:
        """Read the figures in a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(say("file-unreadable", text=str(path), text_why=str(error))) from None
        try:
            return cls(tomllib.loads(text), str(path), text)
        except (ValueError, RecursionError) as error:  # invalid TOML, or numbers out of range
            raise BadEdition(say("not-toml", text=str(path), text_why=str(error))) from None

    def over(self, printed: Edition) -> Edition:
        """Merge this edition's figures into a complete one; unknown names raise."""
        self._known(self.figures, printed.figures, "")
        return Edition(_merged(printed.figures, self.figures), self.source, self._text)

    def _known(self, ours: Mapping[str, Any], theirs: Mapping[str, Any], path: str) -> None:
        for name, value in ours.items():
            at = f"{path}{name}"
            if name not in theirs:
                raise self.fail(at, _no_such_figure(name, list(theirs)))
            if isinstance(theirs[name], Mapping):
                if not isinstance(value, Mapping):
                    raise self.fail(at, say("needs-a-table", text_known=list(theirs[name])))
                self._known(value, theirs[name], at + ".")

    def fail(self, path: str, why: Text) -> BadEdition:
        """The error about one figure, with its line if the file has it."""
        line = self._line(path.split("."))
        if line:
            told = say("edition-at-line", text=self.source, line=line, text_figure=path, why=why)
        else:
            told = say("edition-at", text=self.source, text_figure=path, why=why)
        return BadEdition(told)

    def number(self, path: str, low: int, high: int) -> int:
        """Read one whole number."""
        value = self._at(path)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(path, say("needs-a-number", low=low, high=high, text=_as_is(value)))
        return value

    def numbers(
        self, path: str, low: int, high: int, count: tuple[int, int], distinct: bool = False
    ) -> list[int]:
        """Read a list of count[0] to count[1] whole numbers."""
        value = self._at(path)
        if not isinstance(value, list):
            raise self.fail(path, say("needs-a-list", text=_as_is(value)))
        for place, item in enumerate(value, 1):
            if type(item) is not int or not low <= item <= high:
                told = say(
                    "entry-needs-a-number", place=place, low=low, high=high, text=_as_is(item)
                )
                raise self.fail(path, told)
        self._count(path, value, count, distinct)
        return list(value)

    def names(self, path: str, known: Sequence[str], count: tuple[int, int]) -> list[int]:
        """Read a list of distinct known names, as their indices in `known`."""
        value = self._at(path)
        if not isinstance(value, list):
            raise self.fail(path, say("needs-a-list-of-names", text=_as_is(value)))
        for place, item in enumerate(value, 1):
            if item not in known:
                told = say("entry-needs-a-name", place=place, text_known=known, text=_as_is(item))
                raise self.fail(path, told)
        self._count(path, value, count, distinct=True)
        return [known.index(item) for item in value]

    def _count(self, path: str, value: list[Any], count: tuple[int, int], distinct: bool) -> None:
        """Check the number of entries, and that none occurs twice."""
        fewest, most = count
        if not fewest <= len(value) <= most:
            told = say("entries-too-many-or-few", entries=len(value), fewest=fewest, most=most)
            if fewest == most:
                told = say("entries-not-as-many", entries=len(value), wanted=most)
            raise self.fail(path, told)
        if distinct and len(set(value)) != len(value):
            twice = next(item for item in value if value.count(item) > 1)
            raise self.fail(path, say("entry-twice", text=str(twice)))

    def _at(self, path: str) -> Any:
        value: Any = self.figures
        for name in path.split("."):
            value = value[name]
        return value

    def _line(self, names: list[str]) -> int:
        """The line that sets a figure, or the nearest table around it; 0 if there's none."""
        table: list[str] = []
        best = 0
        for number, line in enumerate(self._text.splitlines(), 1):
            if header := re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line):
                table = [part.strip().strip("\"'") for part in header[1].split(".")]
                if table == names[: len(table)]:
                    best = number
            elif key := re.match(r"\s*([\w\"'.-]+)\s*=", line):
                here = table + [part.strip("\"'") for part in key[1].split(".")]
                if here == names:
                    return number
                if here == names[: len(here)]:
                    best = number
        return best


def _no_such_figure(name: str, known: list[str]) -> Text:
    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return say("no-such-figure-near", text_near=near[0], text_known=known)
    return say("no-such-figure", text_known=known)


def _as_is(value: Any) -> str:
    return shown(value, write=repr)


def _merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for name, value in over.items():
        both = isinstance(value, Mapping) and isinstance(base.get(name), Mapping)
        merged[name] = _merged(base[name], value) if both else value
    return merged
