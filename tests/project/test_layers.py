"""Core names nothing above it, also where no import says so: in texts and in attributes.

import-linter proves that imports go one way (`make check`). A name in a text, from which a module
is loaded or a folder is found, is as much of a tie, and it does not see that.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trickery

PACKAGE = Path(trickery.__file__).parent
CORE = PACKAGE / "core"
#: Core finds games by their folder, and what other packages offer by the group of an entry point.
ALLOWED = {
    ("compile.py", "games"): "a game's code comes from core and its own folder",
    ("registry.py", "games"): "the folder in which games are found",
    ("registry.py", "trickery.games."): "the packages in that folder",
}


def above() -> set[str]:
    """The packages and modules of Trickery that rest on core."""
    found = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    found |= {path.stem for path in PACKAGE.glob("*.py")}
    return found - {"__init__", "core"}


def references(source: str, names: set[str]) -> Iterator[tuple[int, str]]:
    """Where a source names one of these, but for what it explains: line, and text or attribute."""
    tree, dotted = ast.parse(source), {f"trickery.{name}" for name in names}
    explained = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            named = text in names or any(name in text for name in dotted)
            if named and id(node) not in explained:
                yield node.lineno, text
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in dotted:
            yield node.lineno, ast.unparse(node)


def test_core_names_no_package_above_it() -> None:
    names = above()
    assert {"bots", "coach", "games"} <= names
    found = [
        (file.name, line, text)
        for file in sorted(CORE.rglob("*.py"))
        for line, text in references(file.read_text(encoding="utf-8"), names)
        if (file.name, text) not in ALLOWED
    ]
    assert found == []


@pytest.mark.parametrize(("file", "text"), [*ALLOWED])
def test_an_exception_that_nobody_needs_is_gone(file: str, text: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in CORE.glob(file)]
    assert text in {text for source in sources for _, text in references(source, above())}


def test_a_hidden_reference_is_found() -> None:
    """Otherwise the test above would prove nothing."""
    source = '''"""Explains `trickery.bots`."""
HERE = "trickery.core"
TABLE = "trickery.bots"
LAYERS = ("bots", "other")
place = f"trickery.bots.{HERE}"
def late(trickery):
    """Of the bots."""
    return trickery.bots.make
'''
    found = list(references(source, {"bots"}))
    assert found == [
        (3, "trickery.bots"),
        (4, "bots"),
        (5, "trickery.bots."),
        (8, "trickery.bots"),
    ]
