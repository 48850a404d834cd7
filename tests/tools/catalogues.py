"""Faults of the catalogues: `make words` lists them, and `test_words.py` asserts that there are
none.

Messages that a language lacks, that are unused, or whose arguments or clauses differ from the
English ones; ids that two catalogues share although they're used together; and rules pages whose
clauses or figures differ from the English page's.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from trickery.check.catalogue import (
    CLAUSE,
    CatalogueMessage,
    catalogue,
    compared,
    literals,
    misformed,
    misused,
)
from trickery.core import registry, words

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "src" / "trickery"
PAGE = ROOT / "web" / "src"
SHARED = ("core", "coach", "server")  # catalogues that the page and programs use at every table
REVIEWS = [SOURCES / "coach" / name for name in ("page.py", "telling.py")]  # for the command line


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


def short(path: Path) -> str:
    """A path relative to the project."""
    return str(path.relative_to(ROOT))


def read_file(file: Path) -> tuple[dict[str, CatalogueMessage], list[str]]:
    """The messages of a file by id, and what is wrong with the file itself."""
    said, faults = catalogue(file)
    return said, [f"{short(file)}: {fault}" for fault in faults]


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
        english, faults = read_file(home.file(words.ENGLISH))
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
            found += _misused(known, source)
    page = dict(_shared())
    for source in (source for home in homes() if home.name == "page" for source in home.sources):
        found += _misused(page, source)
    return found + list(_shared_ids())


def _shared() -> dict[str, CatalogueMessage]:
    """The messages that are available everywhere on the page."""
    found: dict[str, CatalogueMessage] = {}
    for home in homes():
        if home.name in SHARED or home.name.startswith("page"):
            found |= read_file(home.file(words.ENGLISH))[0]
    return found


def _misused(known: dict[str, CatalogueMessage], source: Path) -> list[str]:
    return [f"{short(source)}, line {line}: {fault}" for fault, line in misused(known, source)]


def _shared_ids() -> Iterator[str]:
    """Ids that two catalogues share although they're used together."""
    common = [home for home in homes() if home.name in SHARED or "page" in home.name]
    for home in homes():
        others = [homes()[0]] if home.name == "command line" else common
        ids = set(read_file(home.file(words.ENGLISH))[0])
        for other in others:
            if other is not home:
                for id_ in sorted(ids & set(read_file(other.file(words.ENGLISH))[0])):
                    yield f"{home.name} and {other.name} both have {id_}"


def faults_in(language: str) -> list[str]:
    """Messages that a language lacks, or has in excess, or whose arguments or clauses differ."""
    found: list[str] = []
    for home in homes():
        file = home.file(language)
        english, _ = read_file(home.file(words.ENGLISH))
        theirs, faults = read_file(file)
        found += faults
        if file.exists():
            found += [f"{short(file)}: {fault}" for fault in compared(english, theirs)]
            found += _misformed(home, language)
    return found


def _misformed(home: Home, language: str) -> Iterator[str]:
    said, _ = read_file(home.file(language))
    english, _ = read_file(home.file(words.ENGLISH))
    shared, _ = read_file(homes()[0].file(language))
    for fault in misformed(said, english, home.package, shared):
        yield f"{short(home.file(language))}: {fault}"


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
