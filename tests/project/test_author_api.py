"""The author API: games and bots of other packages depend on these names, so they stay."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trickery
from kit.paths import EXAMPLES, ROOT
from tools import author
from trickery.core.registry import PARTS

NAMES = """
    core.registry GameCard Option
    core.layout Layout Move Moves
    core.edition Edition
    core.state Fields u64 i32 i16 i8 u8 Cells U64Array CHANCE OVER
    core.compile rule wrapping table
    core.rows as_row
    core.sets NONE ONE bit has span size lowest highest rest nth members index put put_cards holds
        clear_mask count_moves spread
    core.rng below shuffle draw_word reseed generator
    core.playout pick
    core.hidden place fill placed PLACES SCRATCH
    core.observing clear write_set write_words write_eight write_counts seats_away
    core.views Shared Usual Laid
    core.say speaker Say Text Lines sentences
    core.contract RoundOver RoundRow Facts bits
    core.ranking ranked
    core.moments Mood
    core.errors BadRecord shown
    bots Bot Info Prospect Budget Rung
    bots.playing play_out
"""
GAMES = sorted(path.parent for path in EXAMPLES.glob("*/src/*/rules.py"))


def listed() -> dict[str, tuple[str, ...]]:
    """The names above, by module."""
    found: dict[str, list[str]] = {}
    here: list[str] = []
    for word in NAMES.split():
        if word == "bots" or "." in word:
            here = found[word] = []
        else:
            here.append(word)
    return {module: tuple(names) for module, names in found.items()}


def imports(file: Path) -> Iterator[tuple[str, str]]:
    """What a file imports from Trickery: module and name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "trickery":
            yield from ((str(node.module), name.name) for name in node.names)
        elif isinstance(node, ast.Import):
            yield from ((n.name, "") for n in node.names if n.name.split(".")[0] == "trickery")


def test_these_are_the_names() -> None:
    """Whoever changes this list changes what packages of others depend on."""
    assert {part: names for part, (_, names) in author.MODULES.items()} == listed()


def test_every_name_is_explained() -> None:
    page = (ROOT / "docs" / "author-api.md").read_text(encoding="utf-8")
    for module, names in listed().items():
        part = page.partition(f"### `from trickery.{module} import ...`\n")[2].partition("\n### ")[
            0
        ]
        for name in names:
            told = part.partition(f"- **`{name}")[2].partition("\n- ")[0]
            assert len(told.splitlines()) > 1, (module, name)
            assert told.splitlines()[1].strip(), (module, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_examples_import_nothing_else(game: Path) -> None:
    files = sorted(game.glob("*.py"))
    assert {f"{part}.py" for part in PARTS} < {file.name for file in files}
    found = {each for file in files for each in imports(file)}
    assert found - author.names() == set()
    tests = {each for file in game.parent.parent.glob("tests/*.py") for each in imports(file)}
    assert tests == {("trickery", "")}
    for file in game.parent.parent.glob("tests/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "trickery":
                assert node.attr in trickery.__all__


def test_names_of_earlier_versions_still_work() -> None:
    from trickery.core import state

    assert state.Words is state.U64Array
