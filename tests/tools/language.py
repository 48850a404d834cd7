"""Every message as a person reads it, and the faults that an editor would mark.

Renders each message of each catalogue with 0, 1 and 2 of what it counts, one name and two, and
every card, suit, icon and move that its game ever gives it. `faults_in` checks the results, for
`test_language.py` and `make words`.
"""

from __future__ import annotations

import importlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kit.said import arguments
from tools import catalogues
from tools.catalogues import Home
from trickery.check import catalogue
from trickery.core import registry, words
from trickery.core.grammar import FUNCTIONS
from trickery.core.layout import Move
from trickery.core.say import Arg, Say
from trickery.core.words import Translator

NAMES = ("Ann", "Bo", "Chris", "Émile")
LISTS = ("COUNT", "OR", "ROW", "SPACED")
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
MOST = 9  # values of one argument
#: The game whose cards stand in for those in shared messages.
ANY_GAME = registry.ours()[0]


# What an editor strikes out ----------------------------------------------------------------------

_FIGURES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
#: What to say instead of each pattern, by language and everywhere.
BANNED: dict[str, dict[str, list[str]]] = _FIGURES["banned"]
#: Labels that may be equal: they're never visible together, or have one meaning.
SAME = {frozenset(pair) for pair in _FIGURES["allowed"]["alike"]}
#: Messages for which a language correctly has one form for singular and plural.
INVARIANT: dict[str, list[str]] = _FIGURES["allowed"]["invariant"]
#: Texts whose spaces are part of a picture, or set columns apart, at the prompt.
PICTURES: list[str] = _FIGURES["allowed"]["spaces"]
#: A percent sign in the wrong place: English and Italian have no space there, others a narrow one.
PERCENT = {
    "en": r"\d\s%",
    "it": r"\d\s%",
    "de": r"\d(?:%| %)",
    "fr": r"\d(?:%| %)",
}
QUOTES = {"en": "“”", "de": "„“", "fr": "«»", "it": "«»"}


# Rendering ---------------------------------------------------------------------------------------


class _Placeables(Visitor):
    """A pattern's arguments, and their types."""

    def __init__(self) -> None:
        self.lists: set[str] = set()
        self.varies: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.signed: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        named = [
            arg.id.name
            for arg in node.arguments.positional
            if isinstance(arg, ftl.VariableReference)
        ]
        if node.id.name in LISTS:
            self.lists |= set(named) | set(_inner(node))
        if node.id.name == "SIGNED":
            self.signed |= set(named)
        if node.id.name == "FORM":
            self.varies |= set(named[1:])
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                key.key.name if isinstance(key.key, ftl.Identifier) else None
                for key in node.variants
            } - {None}
            name = node.selector.id.name
            if keys - set(CATEGORIES):
                self.words[name] = {str(key) for key in keys}
            else:
                self.varies.add(name)
        elif isinstance(node.selector, ftl.FunctionReference):
            for arg in node.selector.arguments.positional:
                if isinstance(arg, ftl.VariableReference):
                    self.varies.add(arg.id.name)
        self.generic_visit(node)


def _inner(node: ftl.FunctionReference) -> Iterator[str]:
    """What a list of forms is a list of: `OR(FORM($icons, "plural"))`."""
    for inner in node.arguments.positional:
        if isinstance(inner, ftl.FunctionReference) and inner.id.name in ("FORM", "OF"):
            first = inner.arguments.positional[0]
            if isinstance(first, ftl.VariableReference):
                yield first.id.name


def _placeables(entry: ftl.Message) -> _Placeables:
    found = _Placeables()
    found.visit(entry)
    return found


@cache
def entries(file: Path) -> dict[str, ftl.Message]:
    """The messages of a file as they are written."""
    parsed = FluentParser().parse(file.read_text(encoding="utf-8")) if file.exists() else None
    return (
        {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}
        if parsed
        else {}
    )


@cache
def _given(name: str) -> dict[tuple[str, str], tuple[Arg, ...]]:
    """The values of a game's messages' arguments, by message and argument; "": of any message."""
    found = arguments(name)
    for (_, argument), values in [*found.items()]:
        names = {value for value in values if isinstance(value, str)}
        found.setdefault(("", argument), set()).update(names)
    kinds: dict[type[Move], list[str]] = {}
    for move in importlib.import_module(f"{registry.package_of(name)}.cards").MOVES:
        kinds.setdefault(type(move), []).append(str(move))
        for slot, value in vars(move).items():
            for id_ in ("", move.label_id()):
                found.setdefault((id_, slot), set()).add(value)
    found["", "move"] = {text for texts in kinds.values() for text in (texts[0], texts[-1])}
    found["", "move"] |= {kind.heard_as for kind in kinds if kind.heard_as}
    return {
        which: tuple(sorted(values, key=lambda value: (str(type(value)), str(value))))
        for which, values in found.items()
    }


def _some(values: tuple[Arg, ...]) -> list[Arg]:
    """All values, or an even sample if there are many."""
    step = max(1, len(values) // MOST)
    return list(values[::step])


#: Arguments that hold a move, wherever they stand.
MOVES = ("move", "other", "better", "best", "played", "what")
#: Whole sentences and reasons.
REASONS = ("why", "prompt", "reason", "fact", "aim")


def values_of(home: Home, entry: ftl.Message, name: str) -> list[Arg]:
    """The plausible values of an argument."""
    found = _placeables(entry)
    given = _given(home.package.rpartition(".")[2] or ANY_GAME)
    several = name in found.lists
    if name.startswith("seats") or (name.startswith("seat") and several):
        return [(0,), (0, 1), (3, 2)]
    if name.startswith("seat"):
        return [0, 2, 3]
    if name.startswith("text"):
        return [("Example",), ("One", "Two")] if several else ["Example"]
    if name in found.words:
        return [*sorted(found.words[name])]
    values = given.get((entry.id.name, name), ())
    if not values and (name == "move" or (name in MOVES and not home.package)):
        values = given["", "move"]
    elif not values and home.package and name not in REASONS:
        values = given.get(("", name), ())
    given_here = _some(values)
    if several:
        one = given_here[0] if given_here else 1
        two = given_here[-1] if given_here else 2
        return [(one,), (one, two)]
    if name in REASONS and not given_here:
        return [Say("trickery.core", "only-move")]
    if name in AT_LEAST_TWO or (not given_here and entry.id.name.startswith(FIXED)):
        return [2, 3]
    if name in ("number", "numbers"):  # of a seat, a puzzle, a step: people count from 1
        return [1, 2]
    if name in found.varies and not any(isinstance(value, str | Say) for value in given_here):
        return [0, 1, 2]
    return given_here or [0, 1, 2]


#: Messages whose figures are those of one deal, of the box or of the rules.
FIXED = ("lesson-", "record-", "sheet-page-")
#: Arguments that are never 0 or 1.
AT_LEAST_TWO = (
    "players",
    "fewest",
    "most",
    "rounds",
    "seats",
    "limit",
    "turns",
    "target",
    "simulations",
    "playouts",
    "times",
)


@dataclass(frozen=True)
class Rendered:
    """A rendered message, with its arguments."""

    home: str
    id: str
    form: str
    args: tuple[tuple[str, Arg], ...]
    text: str
    moves: tuple[str, ...] = field(default=(), compare=False)  # labels of moves that stand in it


def variants(home: Home, entry: ftl.Message, form: ftl.Pattern) -> Iterator[dict[str, Arg]]:
    """Arguments for a pattern: each value of each one, with defaults for the others."""
    names = sorted(catalogue.read(form).takes)
    choices = {name: values_of(home, entry, name) for name in names}
    usual = {name: values[min(1, len(values) - 1)] for name, values in choices.items()}
    yield dict(usual)
    for name, values in choices.items():
        for value in values:
            if value != usual[name]:
                yield {**usual, name: value}


def _label_of(reader: Translator, value: Arg) -> str | None:
    """The label of a move, if that is what a value is."""
    if not isinstance(value, str) or reader.game is None:
        return None
    shapes = [shape for shape, id_ in words.shapes(reader.game) if id_.startswith("move-")]
    return reader.label(value) if any(shape.fullmatch(value) for shape in shapes) else None


def rendered(home: Home, language: str) -> Iterator[Rendered]:
    """Every message of a catalogue as it is read."""
    package = home.package or registry.package_of(ANY_GAME)
    own = home.package or home.name
    reader = _Reader(language, package, home)
    for id_, entry in entries(home.file(language)).items():
        patterns = [("", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
        for form, pattern in patterns:
            if pattern is None:
                continue
            for args in variants(home, entry, pattern):
                given = {name: reader._shown(name, value, package) for name, value in args.items()}  # noqa: SLF001
                text = reader._formatted(own, id_, form or None, given)  # noqa: SLF001
                flat = [
                    one
                    for value in args.values()
                    for one in (value if isinstance(value, tuple) else (value,))
                ]
                labels = tuple(label for one in flat if (label := _label_of(reader, one)))
                yield Rendered(home.name, id_, form, tuple(args.items()), text or "", labels)


class _Reader(Translator):
    """Reads a catalogue by its folder: the page's are in no package."""

    def __init__(self, language: str, game: str, home: Home) -> None:
        super().__init__(language, game, lambda seat: NAMES[seat % len(NAMES)])
        self._home_name = home.name
        self._labels: dict[tuple[str, str | None], Any] = {}
        self._bundle = FluentBundle(
            [words.LISTS.get(language, language)], FUNCTIONS, use_isolating=False
        )
        for folder in dict.fromkeys((home.folder, words.folder_of(words.HERE))):
            self._bundle.add_resource(FluentResource(words.merged(language, folder)))

    def _label(self, notation: str, game: str | None) -> Any:
        if (notation, game) not in self._labels:
            self._labels[notation, game] = super()._label(notation, game)
        return self._labels[notation, game]

    def _formatted(self, package: str, id_: str, form: str | None, given: Any) -> str | None:
        if package != self._home_name:
            return super()._formatted(package, id_, form, given)
        if not self._bundle.has_message(id_):  # `catalogues` says so
            return ""
        message = self._bundle.get_message(id_)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text) + "".join(f" {{{error}}}" for error in errors)


# Findings ----------------------------------------------------------------------------------------


def faults_in_text(language: str, text: str, moves: tuple[str, ...] = ()) -> Iterator[str]:
    """The faults of a text."""
    for better, patterns in (*BANNED.get(language, {}).items(), *BANNED["everywhere"].items()):
        for pattern in patterns:
            if found := re.search(pattern, text, re.IGNORECASE):
                yield f"“{found[0].strip()}”: {better}"
    if language in PERCENT and re.search(PERCENT[language], text):
        yield "a percent sign as the language writes it"
    for move in moves:
        if bare(text, move):
            yield f"the label “{move}” stands bare in a sentence"


def bare(text: str, label: str) -> bool:
    """Whether a label stands in a sentence without quotation marks."""
    for found in re.finditer(re.escape(label), text):
        before, after = text[: found.start()], text[found.end() :]
        quoted = re.search(r"[“„«\"]\s*$", before) or re.search(r"^\s*[”“»\"]", after)
        alone = not re.search(r"[^\W\d]", before + after)
        listed = re.search(r"(?:^|[:·,(]\s*)$", before) and re.search(r"^(?:$|\s*[·,)(])", after)
        if not (quoted or alone or listed):
            return True
    return False


def does_not_vary(home: Home, language: str) -> Iterator[str]:
    """Messages that English varies by a number, and a language does not."""
    english = entries(home.file("en"))
    for id_, entry in entries(home.file(language)).items():
        if id_ not in english:
            continue
        wanted = _placeables(english[id_]).varies - _placeables(english[id_]).lists
        for name in sorted(wanted - _placeables(entry).varies):
            if name.startswith("seat") or id_ in INVARIANT.get(language, ()):
                continue
            texts = {
                re.sub(r"\d+", "#", each.text)
                for each in rendered_of(home, language, id_)
                if dict(each.args).get(name) in (1, 2)
            }
            if len(texts) == 1 and not re.search(r"#\s*(?:%|/|\u00d7|x\b)", next(iter(texts))):
                yield f"{home.name} {id_}: reads the same for 1 and 2 of ${name}"


@cache
def _all(name: str, language: str) -> tuple[Rendered, ...]:
    home = next(each for each in catalogues.homes() if each.name == name)
    return tuple(rendered(home, language))


def forget() -> None:
    """Read all catalogues again: a test changes some."""
    for kept in (_all, entries, _sections, words._entries):  # noqa: SLF001
        kept.cache_clear()


def rendered_of(home: Home, language: str, id_: str) -> list[Rendered]:
    """One message in all its variants."""
    return [each for each in _all(home.name, language) if each.id == id_]


ROOM = re.compile(r"[Aa]t most (\d+) letters")


def too_long(home: Home, language: str) -> Iterator[str]:
    """Labels too long for their button at 360 pixels: the English comment has the figure."""
    for id_, entry in entries(home.file("en")).items():
        said = entry.comment.content if entry.comment else ""
        if room := ROOM.search(said or ""):
            for each in rendered_of(home, language, id_):
                if not each.form and len(each.text) > int(room[1]):
                    size = len(each.text)
                    yield f"{home.name} {id_}: “{each.text}” has {size} letters, of {room[1]}"


def alike(home: Home, language: str) -> Iterator[str]:
    """Equal labels on one screen: of one group, with a common first word in their ids."""
    groups: dict[tuple[int, str], dict[str, str]] = {}
    for id_, entry in entries(home.file(language)).items():
        if entry.value is None or catalogue.read(entry.value).takes:
            continue
        texts = {each.text for each in rendered_of(home, language, id_) if not each.form}
        for text in texts:
            if len(text) > 30 or re.search(r"[.!?:]$", text):
                continue
            group = groups.setdefault((_section(home, id_), id_.split("-")[0]), {})
            other = group.setdefault(text.casefold(), id_)
            if other != id_ and frozenset((other, id_)) not in SAME:
                yield f"{home.name}: {other} and {id_} both read “{text}”"


@cache
def _sections(file: Path) -> dict[str, int]:
    found, section = {}, 0
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.GroupComment):
            section += 1
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = section
    return found


def _section(home: Home, id_: str) -> int:
    return _sections(home.file("en")).get(id_, -1)


def faults_in(language: str) -> list[str]:
    """All faults of a language, message by message, each once."""
    found: dict[str, None] = {}
    for home in catalogues.homes():
        for each in _all(home.name, language):
            for fault in faults_in_text(language, each.text, each.moves):
                if fault.endswith("one space") and each.id in PICTURES:
                    continue
                name = f"{each.id}.{each.form}" if each.form else each.id
                found.setdefault(f"{home.name} {name}: {fault}  [{each.text[:90]}]")
        for line in (
            *does_not_vary(home, language),
            *too_long(home, language),
            *alike(home, language),
        ):
            found.setdefault(line)
    return list(found)


def sheet(language: str) -> Iterator[tuple[str, str, str, str]]:
    """For a proofreader: a message's id, English, its translation, and how it reads."""
    for home in catalogues.homes():
        english, theirs = entries(home.file("en")), entries(home.file(language))
        for id_, entry in theirs.items():
            source = english[id_].value if id_ in english else None
            reads: dict[str, Any] = dict.fromkeys(
                each.text for each in rendered_of(home, language, id_)
            )
            yield (
                f"{home.name} {id_}",
                _written(source),
                _written(entry.value),
                " | ".join(list(reads)[:4]),
            )


def _written(pattern: ftl.Pattern | None) -> str:
    if pattern is None:
        return ""
    from fluent.syntax import FluentSerializer

    text = FluentSerializer().serialize_entry(ftl.Message(ftl.Identifier("m"), pattern.clone()))
    return re.sub(r"\s+", " ", text.partition("=")[2]).strip()
