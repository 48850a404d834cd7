"""The notation of moves: `notation.md` says it so that a stranger can write a reader.

Rests on `core` and `finding`. Its two tables, of words and of moves, generate every move's text.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass

from trickery.check.finding import Finding, Severity
from trickery.core import registry
from trickery.core.errors import TrickeryError

FILE = "notation.md"
WORD = r"\b[A-Z]{2,}\b"  # a placeholder
WORDS = "| word | stands for |"
MOVES = "| move | who and when | what it means | the others hear |"


class BadNotation(TrickeryError):
    """A page that can't be read; only authors of games see this."""


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
        if word not in self.words:
            raise BadNotation(f"`{word}` isn’t in the table of words")
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
        if start != end:
            raise BadNotation(f"`{start}` and `{end}` in “{entry}” differ in more than a number")
        return [f"{start}{n:0{len(low)}}" for n in range(int(low), int(high) + 1)]


def _bare(code: str) -> str:
    found = re.fullmatch(r"`([^`]+)`", code)
    if found is None:
        raise BadNotation(f"“{code}” should be one text in backquotes")
    return found[1]


def _numbered(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"(.*?)(\d+)", text)
    if found is None:
        raise BadNotation(f"“{text}” has no number at its end")
    return found[1], found[2]


def _rows(page: str, header: str) -> list[list[str]]:
    """The rows of the one table with this header."""
    if page.count(f"{header}\n") != 1:
        raise BadNotation(f"there should be one table with the header “{header}”")
    _header, line, *rows = page[page.index(header) :].split("\n\n")[0].splitlines()
    if not re.fullmatch(r"\|[-|]+\|", line):
        raise BadNotation(f"“{line}” should separate the header from the rows")
    cells = [row.removeprefix("| ").removesuffix(" |").split(" | ") for row in rows]
    columns = header.count("|") - 1
    for row in cells:
        if len(row) != columns:
            raise BadNotation(f"the row of {row[0]} should have {columns} columns")
    return cells


def of(name: str) -> Notation:
    """The notation of a game."""
    page = (registry.folder_of(name) / "notation.md").read_text(encoding="utf-8")
    words = {_bare(word): told for word, told in _rows(page, WORDS)}
    rows = _rows(page, MOVES)
    return Notation(page, words, [Pattern(_bare(text), *rest) for text, *rest in rows])


# The check ---------------------------------------------------------------------------------------


def check(name: str) -> Iterator[Finding]:
    """Everything about a game's notation."""
    yield from moves_read_back(name)
    try:
        told = of(name)
        yield from patterns_write_every_move_once(name, told)
        yield from words_are_used(told)
        yield from what_is_heard_is_told(name, told)
        yield from moves_are_explained(name, told)
        yield from examples_are_moves(name, told)
    except BadNotation as error:
        yield _wrong(f"The page can’t be read: {error.reason}")


def _wrong(sentence: str, fix: str = "Correct the table (docs/adding-a-game.md).") -> Finding:
    return Finding(Severity.ERROR, f"{sentence}.", FILE, fix)


def moves_read_back(name: str) -> Iterator[Finding]:
    """Every move's text means that move."""
    moves = registry.load(name).moves
    for number, move in enumerate(moves):
        if moves.parse(str(move)) != number:
            yield Finding(
                Severity.ERROR,
                f"“{move}” reads back as another move.",
                "cards.py",
                "Let the texts of moves differ in more than capitals, accents and commas.",
            )
            return


def patterns_write_every_move_once(name: str, told: Notation) -> Iterator[Finding]:
    """So each move fits one pattern in one way, and no pattern and no value is idle."""
    written = [text for pattern in told.patterns for text in told.texts(pattern.text)]
    moves = [str(move) for move in registry.load(name).moves]
    if missing := sorted(set(moves) - set(written)):
        yield _wrong(f"No row writes the move “{missing[0]}” ({len(missing)} are missing)")
    if idle := sorted(set(written) - set(moves)):
        yield _wrong(f"The rows write “{idle[0]}”, which is no move ({len(idle)} of them)")
    if twice := sorted({text for text in written if written.count(text) > 1}):
        yield _wrong(f"Two rows write the move “{twice[0]}”")


def words_are_used(told: Notation) -> Iterator[Finding]:
    """Every word is in a move, and names no value twice."""
    everywhere = " ".join([*(p.text for p in told.patterns), *told.words.values()])
    for word in told.words:
        values = told.values(word)
        if not re.fullmatch(WORD, word) or not re.search(rf"\b{word}\b", everywhere):
            yield _wrong(f"`{word}` is in no move, or isn’t in capitals")
        if not values or len(values) != len(set(values)):
            yield _wrong(f"`{word}` has no value, or one of them twice")


def what_is_heard_is_told(name: str, told: Notation) -> Iterator[Finding]:
    """The last column says what the others hear of each move."""
    texts = {text: row for row in told.patterns for text in told.texts(row.text)}
    for move in registry.load(name).moves:
        row = texts.get(str(move))
        if row is not None and told.heard(row, str(move)) != move.heard:
            yield _wrong(
                f"Of “{move}” the others hear “{move.heard or 'nothing'}”, and the page says "
                f"“{row.heard}”",
                f"Correct the last column, or `heard_as` of `{type(move).__name__}` in cards.py.",
            )
            return


def moves_are_explained(name: str, told: Notation) -> Iterator[Finding]:
    """By clauses that there are."""
    card = registry.card(name)
    if not told.page.startswith(f"# {card.title}\n"):
        yield _wrong("The page doesn’t begin with the game’s title", f"Begin with # {card.title}.")
    clause = rf"\b{card.clauses}-\d+[a-z]?\b"
    rules = set(re.findall(clause, registry.rules_page(name)))
    for unknown in sorted(set(re.findall(clause, told.page)) - rules):
        yield _wrong(f"{unknown} isn’t in the rules", "Name a clause of rules.md.")
    for pattern in told.patterns:
        if not pattern.meaning or not re.search(clause, pattern.when):
            yield _wrong(
                f"`{pattern.text}` isn’t explained by a clause",
                f"Say who may make it and when, with a clause ({card.clauses}-1).",
            )


def examples_are_moves(name: str, told: Notation) -> Iterator[Finding]:
    """What stands in backquotes is a move, a value, an option, a word, or a pattern with some."""
    game = registry.load(name)
    known = {*map(str, game.moves), *told.words, *(option.name for option in game.card.options)}
    for word, entries in told.words.items():
        known.update(told.values(word))
        for entry in re.findall(r"`([^`]+)`", f"`{word}` {entries}"):
            known.update(pattern.text.replace(word, entry) for pattern in told.patterns)
    for pattern in told.patterns:
        for example in re.findall(r"`([^`]+)`", pattern.when + pattern.meaning):
            if example not in known:
                yield _wrong(f"The example `{example}` is neither a move nor a part of one")
