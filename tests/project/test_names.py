"""No game is named outside its own folders: a sixth one needs no line anywhere else.

General tests may use a game as their example, but no list of games. Examples, documents, golden
games, kept tables and the page as built are apart.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kit.paths import ROOT
from trickery.core import registry

#: The last one makes the examples of docs/fair.md, which are of single games.
KEPT = (
    "src/trickery/server/static",
    "tests/compat",
    "tests/golden",
    "tests/tools/vectors.py",
)
#: What one tool wants to know of single games: each has a usual value for all that it lacks.
DATA = ("peers.toml", "screenshots.toml", "spoken.toml")
GENERAL = ("src", "web/src", "benchmarks", "tests", "Makefile", ".ci", "pyproject.toml")


def files() -> list[Path]:
    """The files of the project that may not know a game."""
    roots = [ROOT / root for root in GENERAL]
    found = [file for root in roots for file in (root.rglob("*") if root.is_dir() else [root])]
    return [
        file.relative_to(ROOT)
        for file in sorted(found)
        if file.is_file()
        and not any(part == "__pycache__" or part.endswith(".egg-info") for part in file.parts)
        and not file.relative_to(ROOT).as_posix().startswith(KEPT)
        and file.name not in DATA
    ]


def owned(file: Path) -> list[str]:
    """The games that a file belongs to: by a folder's name, or by its own."""
    return [
        game
        for game in registry.ours()
        if game in file.parts or file.name.removeprefix("test_").startswith(game)
    ]


def named(file: Path) -> list[str]:
    """The games that a file names, by folder or by title, but for its own."""
    text = (ROOT / file).read_bytes().decode(errors="replace")
    return [
        game
        for game in registry.ours()
        if game not in owned(file) and (game in text or registry.card(game).title in text)
    ]


def test_a_game_is_named_in_its_own_folders_only() -> None:
    general = [file for file in files() if not file.match("tests/*/test_*.py")]
    assert len(general) > 100
    found = {str(file): games for file in general if (games := named(file))}
    assert not found


@pytest.mark.parametrize("data", DATA)
def test_data_on_single_games_has_a_usual_value_for_all_others(data: str) -> None:
    found = [file for root in ("benchmarks", "tests") for file in (ROOT / root).rglob(data)]
    assert len(found) == 1
    told = tomllib.loads(found[0].read_text(encoding="utf-8"))
    usual, own = told.pop("usual"), *told.values()
    assert own.keys() <= set(registry.ours())
    assert all(type(value) is type(usual) for value in own.values())


def test_a_general_test_names_no_list_of_games() -> None:
    tests = [file for file in files() if file.match("tests/*/test_*.py")]
    assert len(tests) > 20
    found = {str(file): games for file in tests if len(games := named(file)) > 2}
    assert not found


@pytest.mark.parametrize("game", registry.ours())
def test_a_games_own_files_are_told_by_their_names(game: str) -> None:
    for file in (f"src/trickery/games/{game}/rules.py", f"tests/games/test_{game}.py"):
        assert (ROOT / file).exists()
        assert owned(Path(file)) == [game]
    assert owned(Path("tests/cli/test_cli.py")) == []
