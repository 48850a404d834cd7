"""One catalogue and the sources that use it: what it says, and what differs from the English one.

Rests on `core.words` and on Fluent's parser. Also for `make words`, which goes over all catalogues.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from trickery.core import words

CLAUSE = re.compile(r"\b[A-Z]{2,}-\d+[a-z]?\b")
#: Forms that every language has if English does: a move's sentences, a fact as a cause, and what
#: stands in the corner of a card.
EVERYWHERE = {"told", "told-you", "more", "less", "always", "never", "sign"}


# What a catalogue says ---------------------------------------------------------------------------


@dataclass
class CatalogueMessage:
    """A message: its arguments, and the clauses that it names."""

    takes: set[str]
    clauses: set[str]
    empty: bool
    forms: dict[str, set[str]] = field(default_factory=dict)  # each with its arguments
    asked: set[str] = field(default_factory=set)  # forms of others that it asks for


class _Reader(Visitor):
    """Collects a message's arguments and clauses."""

    def __init__(self) -> None:
        self.takes: set[str] = set()
        self.asked: set[str] = set()
        self.text: list[str] = []

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM" and len(node.arguments.positional) > 1:
            name = node.arguments.positional[1]
            self.asked.add(name.value if isinstance(name, ftl.StringLiteral) else "?")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.takes.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


def read(pattern: ftl.Pattern | None) -> _Reader:
    """A pattern's arguments and clauses."""
    reader = _Reader()
    if pattern is not None:
        reader.visit(pattern)
    return reader


@cache
def catalogue(file: Path) -> tuple[dict[str, CatalogueMessage], tuple[str, ...]]:
    """The messages of a file by id, and what is wrong with the file itself."""
    if not file.exists():
        return {}, ("it’s missing",)
    found: dict[str, CatalogueMessage] = {}
    faults = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            faults.append(f"cannot be read from here on: {first}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(f"{entry.id.name} is there twice")
            reader = read(entry.value)
            forms = {form.id.name: read(form.value) for form in entry.attributes}
            every = [reader, *forms.values()]
            found[entry.id.name] = CatalogueMessage(
                reader.takes,
                set(CLAUSE.findall(" ".join(text for each in every for text in each.text))),
                entry.value is None,
                {name: form.takes for name, form in forms.items()},
                set().union(*(each.asked for each in every)),
            )
    return found, tuple(faults)


# What the sources say ----------------------------------------------------------------------------


@cache
def literals(source: Path) -> frozenset[str]:
    """All string literals in a source."""
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".py":
        nodes = ast.walk(ast.parse(text))
        return frozenset(
            node.value
            for node in nodes
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        )
    if source.suffix == ".toml":
        return frozenset(id_ for id_, *_ in calls(source))
    return frozenset(re.findall(r"(?<=[\"'`])[^\"'`\n]+(?=[\"'`])", text))


@cache
def calls(source: Path) -> tuple[tuple[str, frozenset[str], int], ...]:
    """Each message that a source uses with literal arguments: id, their names, line."""
    text = source.read_text(encoding="utf-8")
    found = []
    if source.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "say"
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and all(keyword.arg for keyword in node.keywords)
            ):
                names = frozenset(str(keyword.arg) for keyword in node.keywords)
                if source.name == "facts.py":
                    names |= {"times"}  # the coach counts them
                found.append((str(node.args[0].value), names, node.lineno))
        return tuple(found)
    if source.suffix == ".toml":  # a lesson
        for number, step in enumerate(tomllib.loads(text)["step"], 1):
            found.append((step["says"], frozenset(step.get("tells", ())), number))
            found += [(id_, frozenset(), number) for id_ in step.get("wrong", {}).values()]
            if "answer" in step:
                found.append((step["answer"], frozenset(step.get("answers", ())), number))
        return tuple(found)
    for call in re.finditer(r"\b(?:t|say)\(\s*\"([\w-]+)\"\s*(?:\)|,\s*\{([^{}]*)\})", text):
        parts = [part.strip() for part in _apart(call[2] or "") if part.strip()]
        if any(part.startswith("...") for part in parts):
            continue
        names = frozenset(re.split(r"\W", part)[0] for part in parts)
        found.append((call[1], names, text[: call.start()].count("\n") + 1))
    return tuple(found)


def _apart(text: str) -> Iterator[str]:
    """Split at commas outside brackets."""
    depth, part = 0, ""
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            yield part
            part = ""
        else:
            part += letter
    yield part


# Faults ------------------------------------------------------------------------------------------


def misused(known: Mapping[str, CatalogueMessage], source: Path) -> Iterator[tuple[str, int]]:
    """Calls of messages that aren't there, or that take other arguments; and their lines."""
    for id_, takes, line in calls(source):
        if id_ not in known:
            yield f"there is no message {id_}", line
        elif known[id_].takes != takes:
            yield f"{id_} takes {_names(known[id_].takes)}, not {_names(takes)}", line


def compared(
    english: Mapping[str, CatalogueMessage], theirs: Mapping[str, CatalogueMessage]
) -> Iterator[str]:
    """Messages that a language lacks, or has in excess, or whose arguments or clauses differ."""
    yield from (f"{id_} is missing" for id_ in english if id_ not in theirs)
    for id_, said in theirs.items():
        if id_ not in english:
            yield f"{id_} is not in English"
        elif said.takes != english[id_].takes:
            yield f"{id_} takes {_names(said.takes)}, in English {_names(english[id_].takes)}"
        elif said.clauses != english[id_].clauses:
            yield f"{id_} names {_names(said.clauses)}, in English {_names(english[id_].clauses)}"
        elif lacks := EVERYWHERE & set(english[id_].forms) - set(said.forms):
            yield f"{id_} lacks .{_names(lacks)}"


def misformed(
    said: Mapping[str, CatalogueMessage],
    english: Mapping[str, CatalogueMessage],
    package: str = "",
    shared: Mapping[str, CatalogueMessage] | None = None,
) -> Iterator[str]:
    """Faults of forms: missing attributes, undefined ones, and unused ones."""
    there = {form for each in (*said.values(), *(shared or {}).values()) for form in each.forms}
    for id_, each in said.items():
        for form, takes in each.forms.items():
            given = each.takes | ({"seat"} if form == "told" else set())
            optional = {"number"} if not form.startswith("told") else set()
            if form.startswith("told") and takes != given:
                yield f"{id_}.{form} takes {_names(takes)}, not {_names(given)}"
            elif takes - given - optional:
                yield f"{id_}.{form} takes {_names(takes - given - optional)}"
        if package and each.asked - there:
            yield f"{id_} asks for .{_names(each.asked - there)}, which nothing has"
    if not package:
        return
    asked = set().union(*(each.asked for each in said.values()))
    for id_, each in said.items():
        if unasked := set(each.forms) - asked - EVERYWHERE:
            yield f"nobody asks for {id_}.{_names(unasked)}"
    moves = set(words.shapes_of(package).values())
    for id_ in sorted(moves & set(english)):
        if id_.startswith("move-") and id_ in said and "told" not in said[id_].forms:
            yield f"{id_} lacks .told"


def _names(several: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(several)) or "nothing"
