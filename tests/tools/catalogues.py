"""Faults of the catalogues: `make words` lists them, and `test_words.py` asserts that there are
none.

Messages that a language lacks, that are unused, or whose arguments or clauses differ from the
English ones; ids that two catalogues share although they're used together; and rules pages whose
clauses or figures differ from the English page's.
"""

from __future__ import annotations

import ast
import importlib
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from trickery.core import registry, words

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "trickery"
PAGE = ROOT / "web" / "src"
SHARED = ("core", "coach", "server")  # catalogues that the page and programs use at every table
REVIEWS = [SOURCES / "coach" / name for name in ("page.py", "telling.py")]  # for the command line
CLAUSE = re.compile(r"\b[A-Z]{2,}-\d+[a-z]?\b")
#: Forms that every language has if English does: a move's sentences, a fact as a cause, and what
#: stands in the corner of a card.
EVERYWHERE = {"told", "told-you", "more", "less", "sign"}


@dataclass(frozen=True)
class Home:
    """A folder with catalogues, and the sources that use their messages."""

    name: str
    folder: Path
    sources: tuple[Path, ...] = field(repr=False)
    package: str = ""  # of a game

    def file(self, language: str) -> Path:
        """Its catalogue in a language."""
        return self.folder / f"{language}.ftl"


@cache
def homes() -> tuple[Home, ...]:
    """All catalogues."""
    page = tuple(
        file
        for file in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
        if PAGE / "games" not in file.parents and not file.name.endswith(".test.ts")
    )
    everything = tuple(SOURCES.rglob("*.py"))
    commands = (*SOURCES.glob("*.py"), *SOURCES.glob("cli/*.py"), *REVIEWS)
    found = [
        Home("core", SOURCES / "core", (*everything, *page)),
        Home("coach", SOURCES / "coach", (*SOURCES.glob("coach/*.py"), *page)),
        Home("command line", SOURCES, commands),
        Home("server", SOURCES / "server", (*SOURCES.glob("server/**/*.py"), *page)),
        *(
            Home("page" if folder.name == "page" else f"page: {folder.name}", folder, page)
            for folder in [SOURCES / "server/page", *sorted((SOURCES / "server/page").glob("*/"))]
        ),
    ]
    for name in registry.ours():
        drawn = PAGE / "games" / name
        folder = SOURCES / "games" / name
        python, lessons = folder.glob("*.py"), folder.glob("lesson.toml")
        sources = (*python, *lessons, *drawn.glob("*.svelte"))
        package = registry.package_of(name)
        found.append(Home(name, folder, (*sources, *drawn.glob("*.ts")), package))
    return tuple(found)


def languages() -> list[str]:
    """All languages with a file anywhere."""
    return sorted({file.stem for home in homes() for file in home.folder.glob("*.ftl")})


# What a catalogue says ---------------------------------------------------------------------------


@dataclass
class Said:
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
def catalogue(file: Path) -> tuple[dict[str, Said], tuple[str, ...]]:
    """The messages of a file by id, and what is wrong with the file itself."""
    if not file.exists():
        return {}, (f"{short(file)} is missing",)
    found: dict[str, Said] = {}
    faults = []
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            faults.append(f"{short(file)}: cannot be read from here on: {first}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(f"{short(file)}: {entry.id.name} is there twice")
            reader = read(entry.value)
            forms = {form.id.name: read(form.value) for form in entry.attributes}
            every = [reader, *forms.values()]
            found[entry.id.name] = Said(
                reader.takes,
                set(CLAUSE.findall(" ".join(text for each in every for text in each.text))),
                entry.value is None,
                {name: form.takes for name, form in forms.items()},
                set().union(*(each.asked for each in every)),
            )
    return found, tuple(faults)


def short(path: Path) -> str:
    """A path relative to the project."""
    return str(path.relative_to(ROOT))


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


def said_by(home: Home) -> set[str]:
    """The ids that a home's sources use, literally or by a naming scheme."""
    told = set().union(*map(literals, home.sources))
    if home.package:
        name = home.name
        told |= {"blurb", "explain-score", *words.shapes_of(home.package).values()}
        moves = importlib.import_module(f"{home.package}.cards").MOVES
        told |= {str(part) for move in moves for part in vars(move).values()}
        for option in registry.card(name).options:
            told |= {message.id for message in registry.option_words(name, option)}
        told |= {words.named_by(text) for text in told if len(text) < 60}
    return told


# Findings ----------------------------------------------------------------------------------------


def faults_in_english() -> list[str]:
    """Faults of the English messages and of their use."""
    found: list[str] = []
    for home in homes():
        english, faults = catalogue(home.file(words.ENGLISH))
        found += faults
        told = said_by(home)
        found += [f"{home.name}: nobody says {id_}" for id_ in english if id_ not in told]
        found += [f"{home.name}: {id_} says nothing" for id_, said in english.items() if said.empty]
        found += _misformed(home, words.ENGLISH)
        own = home.sources if home.package or home.name == "command line" else ()
        if home.name == "core":
            own = tuple(SOURCES.glob("core/*.py"))
        if home.name == "coach":
            own = tuple(set(SOURCES.glob("coach/*.py")) - set(REVIEWS))
        if home.name == "server":
            own = tuple(SOURCES.glob("server/**/*.py"))
        known = {**_shared(), **english}
        for source in own:
            for id_, takes, line in calls(source):
                found += _misused(known, id_, takes, f"{short(source)}, line {line}")
    page = dict(_shared())
    for source in (source for home in homes() if home.name == "page" for source in home.sources):
        for id_, takes, line in calls(source):
            found += _misused(page, id_, takes, f"{short(source)}, line {line}")
    return found + list(_shared_ids())


def _shared() -> dict[str, Said]:
    """The messages that are available everywhere on the page."""
    found: dict[str, Said] = {}
    for home in homes():
        if home.name in SHARED or home.name.startswith("page"):
            found |= catalogue(home.file(words.ENGLISH))[0]
    return found


def _misused(known: dict[str, Said], id_: str, takes: frozenset[str], where: str) -> list[str]:
    if id_ not in known:
        return [f"{where}: there is no message {id_}"]
    if known[id_].takes != takes:
        return [f"{where}: {id_} takes {_names(known[id_].takes)}, not {_names(takes)}"]
    return []


def _shared_ids() -> Iterator[str]:
    """Ids that two catalogues share although they're used together."""
    common = [home for home in homes() if home.name in SHARED or "page" in home.name]
    for home in homes():
        others = [homes()[0]] if home.name == "command line" else common
        ids = set(catalogue(home.file(words.ENGLISH))[0])
        for other in others:
            if other is not home:
                for id_ in sorted(ids & set(catalogue(other.file(words.ENGLISH))[0])):
                    yield f"{home.name} and {other.name} both have {id_}"


def faults_in(language: str) -> list[str]:
    """Messages that a language lacks, or has in excess, or whose arguments or clauses differ."""
    found: list[str] = []
    for home in homes():
        file = home.file(language)
        english, _ = catalogue(home.file(words.ENGLISH))
        theirs, faults = catalogue(file)
        found += faults
        if not file.exists():
            continue
        found += [f"{short(file)}: {id_} is missing" for id_ in english if id_ not in theirs]
        for id_, said in theirs.items():
            where = f"{short(file)}: {id_}"
            if id_ not in english:
                found.append(f"{where} is not in English")
            elif said.takes != english[id_].takes:
                wanted = _names(english[id_].takes)
                found.append(f"{where} takes {_names(said.takes)}, in English {wanted}")
            elif said.clauses != english[id_].clauses:
                wanted = _names(english[id_].clauses)
                found.append(f"{where} names {_names(said.clauses)}, in English {wanted}")
            elif lacks := EVERYWHERE & set(english[id_].forms) - set(said.forms):
                found.append(f"{where} lacks .{_names(lacks)}")
        found += _misformed(home, language)
    return found


def _misformed(home: Home, language: str) -> Iterator[str]:
    """Faults of forms: missing attributes, undefined ones, and unused ones."""
    said, _ = catalogue(home.file(language))
    english, _ = catalogue(home.file(words.ENGLISH))
    shared, _ = catalogue(homes()[0].file(language))
    there = {form for each in (*said.values(), *shared.values()) for form in each.forms}
    file = short(home.file(language))
    for id_, each in said.items():
        for form, takes in each.forms.items():
            given = each.takes | ({"seat"} if form == "told" else set())
            optional = {"number"} if not form.startswith("told") else set()
            if form.startswith("told") and takes != given:
                yield f"{file}: {id_}.{form} takes {_names(takes)}, not {_names(given)}"
            elif takes - given - optional:
                yield f"{file}: {id_}.{form} takes {_names(takes - given - optional)}"
        if home.package and each.asked - there:
            yield f"{file}: {id_} asks for .{_names(each.asked - there)}, which nothing has"
    if home.package:
        asked = set().union(*(each.asked for each in said.values()))
        for id_, each in said.items():
            if unasked := set(each.forms) - asked - EVERYWHERE:
                yield f"{file}: nobody asks for {id_}.{_names(unasked)}"
        moves = set(words.shapes_of(home.package).values())
        for id_ in sorted(moves & set(english)):
            if id_.startswith("move-") and id_ in said and "told" not in said[id_].forms:
                yield f"{file}: {id_} lacks .told"


def _names(several: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(several)) or "nothing"


# Rules pages -------------------------------------------------------------------------------------


def rules_pages() -> list[Path]:
    """The English rules pages."""
    return [SOURCES / "games" / "rules.md", *sorted(SOURCES.glob("games/*/rules.md"))]


def clauses_of(page: Path) -> list[tuple[str, list[str], list[str]]]:
    """A page clause by clause: its id, the figures in it, the clauses and notation it names."""
    parts = re.split(r"(?m)^- \*\*([A-Z]+-\d+[a-z]?)\b", page.read_text(encoding="utf-8"))
    texts = zip(["", *parts[1::2]], parts[0::2], strict=True)
    found = []
    for id_, text in texts:
        named = CLAUSE.findall(text) + re.findall(r"`[^`]+`", text)
        figures = re.findall(r"\d+", CLAUSE.sub("", re.sub(r"`[^`]+`", "", text)))
        found.append((id_, figures, sorted(named)))
    return found


def faults_in_rules(page: Path, language: str) -> list[str]:
    """Differences of a rules page from the English one that aren't due to the language."""
    theirs = page.with_name(f"rules.{language}.md")
    if not theirs.exists():
        return [f"{short(theirs)} is missing"]
    ours, other = clauses_of(page), clauses_of(theirs)
    if [id_ for id_, *_ in ours] != [id_ for id_, *_ in other]:
        return [f"{short(theirs)} has other clauses than the English page, or in another order"]
    found = []
    for (id_, figures, named), (_, their_figures, their_named) in zip(ours, other, strict=True):
        where = f"{short(theirs)}: {id_ or 'before the first clause'}"
        if figures != their_figures:
            found.append(f"{where} has the figures {their_figures}, in English {figures}")
        if named != their_named:
            found.append(f"{where} names {their_named}, in English {named}")
    return found
