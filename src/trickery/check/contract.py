"""The contract: the files of a game and the names in them, before any rule runs.

Rests on `faults` and `finding`.
"""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trickery.check.finding import Finding, Severity
from trickery.core import registry
from trickery.core.errors import TrickeryError
from trickery.core.state import Fields

#: What each module of a game must offer (`core.contract`).
NAMES = {
    "cards": ("MOVES", "LAYOUT", "LOTS", "read_edition"),
    "rules": ("State", "draw", "settle", "legal", "apply", "scores", "winners"),
    "knows": ("view", "observe", "imagine", "census"),
    "words": (
        *("prompt", "why_not", "news", "table", "sheet"),
        *("CHANCES", "chance_words", "chance_lots"),
    ),
    "thumb": ("thumb", "REASONS"),
}
#: Modules that a game may have.
OPTIONAL = {"slips": ("slip", "OFTEN"), "past": ("rewind",), "facts": ("hidden", "held", "came")}


def check(name: str) -> Iterator[Finding]:
    """Everything that can be said without playing; nothing else makes sense before it's right."""
    try:
        package = registry.package_of(name)
        first = f"{package}.rules" not in sys.modules
        importlib.import_module(package)
        if first and f"{package}.rules" in sys.modules:
            yield Finding(
                Severity.ADVICE,
                "Importing the package imports its rules, so listing all games takes long.",
                "__init__.py",
                "Import nothing there but `GameCard` and `Option`.",
            )
        card = registry.card(name)
    except (Exception, SystemExit) as error:  # an author's code raises anything
        yield broken(name, error, "__init__.py")
        return
    faults = list(_modules(name, package))
    yield from faults
    if not faults:
        yield from _fields(name, card)
        yield from _pages(name, card)


def _modules(name: str, package: str) -> Iterator[Finding]:
    for part, names in {**NAMES, **OPTIONAL}.items():
        file = f"{part}.py"
        if part in OPTIONAL and not (registry.folder_of(name) / file).exists():
            continue
        try:
            module = importlib.import_module(f"{package}.{part}")
        except (Exception, SystemExit) as error:  # as above
            yield broken(name, error, file)
            continue
        for missing in [each for each in names if not hasattr(module, each)]:
            yield Finding(
                Severity.ERROR,
                f"{file} has no `{missing}`.",
                file,
                f"Write `{missing}`: docs/adding-a-game.md says what it does.",
            )


def broken(name: str, error: BaseException, file: str) -> Finding:
    """What importing a file raised."""
    line = 0
    if isinstance(error, SyntaxError) and error.filename:
        file, line = Path(error.filename).name, error.lineno or 0
    else:
        for frame in traceback.extract_tb(error.__traceback__):
            if (
                f"/{registry.package_of(name).replace('.', '/')}/"
                in Path(frame.filename).as_posix()
            ):
                file, line = Path(frame.filename).name, frame.lineno or 0
    reason = str(error.reason) if isinstance(error, TrickeryError) else f"{error}"
    kind = "" if isinstance(error, TrickeryError) else f"{type(error).__name__}: "
    at = f" at line {line}" if line else ""
    return Finding(
        Severity.ERROR,
        f"{file} can’t be imported{at}: {kind}{' '.join(reason.split())[:200]}.",
        file,
        f"Correct {file}{f', line {line}' if line else ''}.",
    )


def _fields(name: str, card: registry.GameCard) -> Iterator[Finding]:
    """A field for each option and for each figure of the edition; arrays for what may come."""
    game = registry.load(name)
    if not (isinstance(game.State, type) and issubclass(game.State, Fields)):
        yield _error("`State` is no subclass of `Fields`.", "rules.py", "Derive it from `Fields`.")
        return
    fields = game.State.fields()
    for option in card.options:
        if option.name not in fields:
            yield _error(
                f"`State` has no field for the option `{option.name}`.",
                "rules.py",
                f"Add `{option.name}: int = i8()`.",
            )
    try:
        figures: Any = game._read_edition(game.printed_edition)
    except TrickeryError as error:
        what = str(error.reason).rpartition("/")[2]
        yield _error(f"The edition can’t be read: {what}.", "edition.toml", "Correct the figure.")
        return
    for figure in figures:
        if figure not in fields:
            yield _error(
                f"`State` has no field for the figure `{figure}` of the edition.",
                "rules.py",
                f"Add `{figure}`, or leave it out of `read_edition` in cards.py.",
            )
    for public in game.public:
        if public not in fields:
            yield _error(
                f"`PUBLIC` names `{public}`, which is no field of `State`.",
                "knows.py",
                "Name fields of `State` only.",
            )
    for text in {move.heard_as for move in game.moves if move.heard_as}:
        if "{" in text:
            yield _error(
                f"`heard_as` is the same for all moves of a kind, and “{text}” has a slot.",
                "cards.py",
                "Write it without slots, or make classes of their own.",
            )


def _pages(name: str, card: registry.GameCard) -> Iterator[Finding]:
    """The clauses that the sources and catalogues name are in the rules."""
    folder = registry.folder_of(name)
    if not (folder / "notation.md").exists():
        yield _error(
            "notation.md is missing.",
            "notation.md",
            "Write how moves are written: two tables, of words and of moves.",
        )
    clause = re.compile(rf"\b{card.clauses}-\d+[a-z]?\b")
    rules = set(re.findall(rf"\*\*({card.clauses}-\d+[a-z]?)\b", registry.rules_page(name)))
    if not rules:
        yield _error(
            f"rules.md has no clause **{card.clauses}-1**.",
            "rules.md",
            "Begin each clause with its id in bold, so that reasons and tests can name it.",
        )
        return
    for file in sorted([*folder.glob("*.ftl"), *folder.glob("*.py"), *folder.glob("*.toml")]):
        for unknown in sorted(set(clause.findall(file.read_text(encoding="utf-8"))) - rules):
            yield Finding(
                Severity.ERROR if file.suffix == ".ftl" else Severity.ADVICE,
                f"{file.name} names {unknown}, which isn’t in rules.md.",
                file.name,
                "Name a clause that there is, or write it.",
            )


def _error(sentence: str, file: str, fix: str) -> Finding:
    return Finding(Severity.ERROR, sentence, file, fix)
