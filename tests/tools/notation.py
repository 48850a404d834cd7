"""Parsing the notation of moves from the tables of a game's `notation.md` alone.

python tests/tools/notation.py   freezes the moves of a new game of ours, in tests/compat/notation;
                                 existing files are never overwritten
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trickery.core import registry

FROZEN = Path(__file__).resolve().parent.parent / "compat" / "notation"
WORD = r"\b[A-Z]{2,}\b"  # a placeholder
WORDS = "| word | stands for |"
MOVES = "| move | who and when | what it means | the others hear |"


@dataclass(frozen=True)
class Pattern:
    """A row of the table of moves."""

    text: str
    when: str
    meaning: str
    heard: str


@dataclass(frozen=True)
class Notation:
    """The notation page of a game."""

    page: str
    words: dict[str, str]  # the meaning of each placeholder
    patterns: list[Pattern]

    def texts(self, pattern: str) -> Iterator[str]:
        """All expansions of a pattern: every placeholder replaced by each of its values."""
        literal = re.split(WORD, pattern)
        for chosen in itertools.product(*map(self.values, re.findall(WORD, pattern))):
            parts = itertools.zip_longest(literal, chosen, fillvalue="")
            yield "".join(itertools.chain(*parts))

    def values(self, word: str) -> list[str]:
        """All values of a placeholder."""
        return [
            text
            for entry in self.words[word].split(", ")
            for pattern in self._counted(entry)
            for text in self.texts(pattern)
        ]

    def heard(self, pattern: Pattern, text: str) -> str:
        """What the others hear of a move."""
        if pattern.heard == "all of it":
            return text
        return "" if pattern.heard == "nothing" else _bare(pattern.heard)

    def _counted(self, entry: str) -> list[str]:
        """`side 1` to `side 4`: the number at the end counts, and keeps its zeros in front."""
        first, *last = entry.split(" to ")
        if not last:
            return [_bare(entry)]
        (start, low), (end, high) = (_numbered(_bare(each)) for each in (first, *last))
        assert start == end, entry
        return [f"{start}{n:0{len(low)}}" for n in range(int(low), int(high) + 1)]


def _bare(code: str) -> str:
    found = re.fullmatch(r"`([^`]+)`", code)
    assert found, f"{code} should be one text in backquotes"
    return found[1]


def _numbered(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"(.*?)(\d+)", text)
    assert found, f"{text} has no number at its end"
    return found[1], found[2]


def _rows(page: str, header: str) -> list[list[str]]:
    """The rows of the one table with this header."""
    assert page.count(f"{header}\n") == 1, header
    _header, line, *rows = page[page.index(header) :].split("\n\n")[0].splitlines()
    assert re.fullmatch(r"\|[-|]+\|", line), line
    return [row.removeprefix("| ").removesuffix(" |").split(" | ") for row in rows]


def of(name: str) -> Notation:
    """The notation of a game."""
    page = (registry.folder_of(name) / "notation.md").read_text(encoding="utf-8")
    words = {_bare(word): told for word, told in _rows(page, WORDS)}
    rows = _rows(page, MOVES)
    return Notation(page, words, [Pattern(_bare(text), *rest) for text, *rest in rows])


if __name__ == "__main__":
    for game in registry.ours():
        file = FROZEN / f"{game}.txt"
        if not file.exists():
            moves = registry.load(game).moves
            file.write_text("".join(f"{move}\n" for move in moves), encoding="utf-8")
            print(file)
