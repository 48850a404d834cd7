"""What the catalogues lack: `make words` lists it, and `test_words.py` sees that there is nothing.

Messages that a language does not have, that nobody says, or that have other arguments or clauses
than the English ones; ids that two catalogues share although somebody reads both at once; and rules
pages whose clauses or figures differ from the English page's.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
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
SHARED = ("core", "coach", "server")  # whose words the page and programs have at every table
REVIEWS = [SOURCES / "coach" / name for name in ("page.py", "telling.py")]  # for the command line
CLAUSE = re.compile(r"\b[A-Z]{2,}-\d+[a-z]?\b")


@dataclass(frozen=True)
class Home:
    """A folder with catalogues, and the sources that say what is in them."""

    name: str
    folder: Path
    sources: tuple[Path, ...] = field(repr=False)
    package: str = ""  # of a game

    def file(self, language: str) -> Path:
        """Its words in a language."""
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
    """All that there is a file of, anywhere."""
    return sorted({file.stem for home in homes() for file in home.folder.glob("*.ftl")})


# What a catalogue says ---------------------------------------------------------------------------


@dataclass
class Said:
    """A message: what it takes, and which clauses it names."""

    takes: set[str]
    clauses: set[str]
    empty: bool


class _Reader(Visitor):
    """Collects what a message takes and names."""

    def __init__(self) -> None:
        self.takes: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.takes.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)


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
            reader = _Reader()
            reader.visit(entry)
            clauses = set(CLAUSE.findall(" ".join(reader.text)))
            found[entry.id.name] = Said(reader.takes, clauses, entry.value is None)
    return found, tuple(faults)


def short(path: Path) -> str:
    """A path as people write it here."""
    return str(path.relative_to(ROOT))


# What the sources say ----------------------------------------------------------------------------


@cache
def literals(source: Path) -> frozenset[str]:
    """All texts that stand in a source."""
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
    """Each message that a source says with arguments that can be read: id, their names, line."""
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
    """What commas set apart, but for those inside brackets."""
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
    """The ids that a home's sources say, and those that are said by what they are."""
    told = set().union(*map(literals, home.sources))
    if home.package:
        name = home.name
        told |= {"blurb", "explain-score", *words.shapes_of(home.package).values()}
        moves = importlib.import_module(f"{home.package}.cards").MOVES
        told |= {str(part) for move in moves for part in vars(move).values()}
        for option in registry.card(name).options:
            told |= {message.id for message in registry.option_words(name, option)}
        told |= {words.named_by(text) for text in told if len(text) < 60}
        told |= {f"view-{key}" for key in told}
    return told


# Findings ----------------------------------------------------------------------------------------


def faults_in_english() -> list[str]:
    """What is wrong with the English words and with how they are said."""
    found: list[str] = []
    for home in homes():
        english, faults = catalogue(home.file(words.ENGLISH))
        found += faults
        told = said_by(home)
        found += [f"{home.name}: nobody says {id_}" for id_ in english if id_ not in told]
        found += [f"{home.name}: {id_} says nothing" for id_, said in english.items() if said.empty]
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
    """The words that are at hand everywhere on the page."""
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
    """Ids of two catalogues that somebody reads at once."""
    common = [home for home in homes() if home.name in SHARED or "page" in home.name]
    for home in homes():
        others = [homes()[0]] if home.name == "command line" else common
        ids = set(catalogue(home.file(words.ENGLISH))[0])
        for other in others:
            if other is not home:
                for id_ in sorted(ids & set(catalogue(other.file(words.ENGLISH))[0])):
                    yield f"{home.name} and {other.name} both have {id_}"


def faults_in(language: str) -> list[str]:
    """What a language lacks, has too much, or says with other arguments or clauses."""
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
    return found


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
    """Where a rules page differs from the English one in what is no matter of language."""
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


def main() -> None:
    """List everything, for `make words`."""
    found = faults_in_english()
    for language in languages():
        if language != words.ENGLISH:
            found += faults_in(language)
            for page in rules_pages():
                found += faults_in_rules(page, language)
    print("\n".join(found) or f"Nothing is missing: {', '.join(languages())}.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
