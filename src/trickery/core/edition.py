"""Edition figures: what a box prints only as pictures, read from TOML and checked.

Rests on `errors`. A game ships its `edition.toml`; a player's own file replaces the figures it
names and leaves the rest. Every complaint names the file, the line and what is wrong.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trickery.core.errors import BadEdition, shown


class Edition:
    """The figures of one edition, with the file and lines they stand on."""

    def __init__(self, figures: Mapping[str, Any], source: str, text: str = "") -> None:
        self.figures: dict[str, Any] = dict(figures)
        self.source = source
        self._text = text

    @classmethod
    def read(cls, path: Path) -> Edition:
        """The figures in a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"{path}: cannot be read as text: {error}") from None
        try:
            return cls(tomllib.loads(text), str(path), text)
        except (ValueError, RecursionError) as error:  # TOML's own complaints, and absurd numbers
            raise BadEdition(f"{path}: not valid TOML: {error}") from None

    def over(self, printed: Edition) -> Edition:
        """This edition's figures on top of a complete one's; unknown names are refused."""
        self._known(self.figures, printed.figures, "")
        return Edition(_merged(printed.figures, self.figures), self.source, self._text)

    def _known(self, ours: Mapping[str, Any], theirs: Mapping[str, Any], path: str) -> None:
        for name, value in ours.items():
            at = f"{path}{name}"
            if name not in theirs:
                near = difflib.get_close_matches(name, list(theirs), n=1)
                hint = f"; did you mean '{near[0]}'?" if near else ""
                names = ", ".join(theirs)
                raise self.fail(at, f"no such figure{hint} (this game has: {names})")
            if isinstance(theirs[name], Mapping):
                if not isinstance(value, Mapping):
                    raise self.fail(at, f"must be a table of {', '.join(theirs[name])}")
                self._known(value, theirs[name], at + ".")

    def fail(self, path: str, reason: str) -> BadEdition:
        """The complaint about one figure, with its line if it stands in the file."""
        line = self._line(path.split("."))
        where = f"{self.source}, line {line}" if line else self.source
        return BadEdition(f"{where}: {path}: {reason}")

    def number(self, path: str, low: int, high: int) -> int:
        """One whole number."""
        value = self._at(path)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(
                path, f"must be a whole number from {low} to {high}, not {shown(value, write=repr)}"
            )
        return value

    def numbers(
        self, path: str, low: int, high: int, count: tuple[int, int], distinct: bool = False
    ) -> list[int]:
        """A list of whole numbers, from count[0] to count[1] of them."""
        value = self._at(path)
        if not isinstance(value, list):
            raise self.fail(
                path, f"must be a list of whole numbers, not {shown(value, write=repr)}"
            )
        for place, item in enumerate(value, 1):
            if type(item) is not int or not low <= item <= high:
                wanted = f"a whole number from {low} to {high}"
                reason = f"entry {place} must be {wanted}, not {shown(item, write=repr)}"
                raise self.fail(path, reason)
        if not count[0] <= len(value) <= count[1]:
            wanted = str(count[0]) if count[0] == count[1] else f"{count[0]} to {count[1]}"
            raise self.fail(path, f"has {len(value)} entries; it needs {wanted}")
        if distinct and len(set(value)) != len(value):
            twice = next(item for item in value if value.count(item) > 1)
            raise self.fail(path, f"has {twice} more than once")
        return list(value)

    def _at(self, path: str) -> Any:
        value: Any = self.figures
        for name in path.split("."):
            value = value[name]
        return value

    def _line(self, names: list[str]) -> int:
        """The line that sets a figure, or the nearest table around it; 0 if none does."""
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


def _merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for name, value in over.items():
        both = isinstance(value, Mapping) and isinstance(base.get(name), Mapping)
        merged[name] = _merged(base[name], value) if both else value
    return merged
