"""`trickery new-game`: what it makes plays at once, and keeps the contract as the examples do."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from setuptools import Distribution
from setuptools.command.build_py import build_py

from kit.paths import EXAMPLES, ROOT, TESTS
from kit.process import Run
from trickery.cli.new_game import TEMPLATES, Like, create
from trickery.core import registry

KINDS = [like.value for like in Like]
NAMES = {kind: f"our_{kind}" for kind in KINDS}
Ran = subprocess.CompletedProcess[str]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Path]:
    """A game of each kind, installed as its author would, without the network; by kind."""
    folder = tmp_path_factory.mktemp("made")
    found = {kind: create(name, kind, folder) for kind, name in NAMES.items()}
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *alone, "--target", folder / "packages", *found.values()], check=True)
    return found


def python(made: Mapping[str, Path], *words: str, compiled: bool = False) -> Ran:
    """A Python that finds these games installed."""
    folder = next(iter(made.values())).parent
    own = {
        "PYTHONPATH": os.pathsep.join(map(str, (folder / "packages", TESTS))),
        "NUMBA_DISABLE_JIT": str(int(not compiled)),
        "TRICKERY_CACHE": str(folder / "cache"),
    }
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **own},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def trickery(made: Mapping[str, Path], *words: str, compiled: bool = False) -> Ran:
    return python(made, "-c", "from trickery.cli import main; main()", *words, compiled=compiled)


def test_games_are_found_with_rules_of_their_own(made: Mapping[str, Path]) -> None:
    listed = trickery(made, "games")
    assert listed.stderr == ""  # nothing is broken
    for kind, name in NAMES.items():
        title = name.replace("_", " ").title()
        assert f"{name:<14}{title}: 2\u20135 players." in listed.stdout
        page = trickery(made, "rules", name, "--language", "de").stdout
        assert page.startswith(f"# {title}\n")
        assert f"**O{kind[0].upper()}-1**" in page


def test_suites_of_ours_take_a_game(made: Mapping[str, Path]) -> None:
    """That all kinds keep the contract, `trickery check` shows below, with the same checks."""
    kind = KINDS[0]
    files = [str(TESTS / "games" / f"test_{each}.py") for each in ("notation", "lessons")]
    # Interpreted, so that nothing is compiled; the coach would be. The others aren't of one game.
    only = ("--game", NAMES[kind], "-k", "not coach and not advice and not frozen")
    done = python(made, "-m", "pytest", *files, *only)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "skipped" not in done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_passes_its_check(made: Mapping[str, Path], kind: str) -> None:
    """An author who checks before changing anything sees no faults, in any language."""
    done = trickery(made, "check", NAMES[kind], "--quick")
    assert done.stdout.endswith(f"{NAMES[kind]}: no faults, no suggestions.\n"), done.stdout


@pytest.mark.parametrize("kind", KINDS)
def test_bots_play_it_and_its_own_tests_pass_compiled(
    made: Mapping[str, Path], kind: str, tmp_path: Path
) -> None:
    """What the compiler doesn't take shows only here: rules that get no rows, or are recursive."""
    file = str(tmp_path / "games.jsonl")
    words = ("--games", "2", "--bots", "thumb,random", "--records", file)
    done = trickery(made, "simulate", NAMES[kind], *words, compiled=True)
    assert done.returncode == 0, done.stderr
    assert "2 records checked" in trickery(made, "replay", "-q", file).stdout
    own = str(made[kind] / "tests")
    done = python(made, "-m", "pytest", own, "-p", "no:cacheprovider", compiled=True)
    assert done.returncode == 0, done.stdout[-3000:]


def test_nothing_of_the_example_is_left(made: Mapping[str, Path]) -> None:
    for kind, folder in made.items():
        (old,) = (path.parent.name for path in TEMPLATES.glob(f"{kind}/src/*/rules.py"))
        files = [file for file in folder.rglob("*") if file.is_file() and "build" not in file.parts]
        text = "".join(f"{file}\n{file.read_text(encoding='utf-8')}" for file in files)
        assert len(files) > 15
        title = old.replace("_", " ").title()
        names = (old, old.replace("_", "-"), title, title.replace(" ", ""))
        for word in (*names, "trickery.bots", "\nbot-"):
            assert word not in text, (kind, word)


def test_templates_are_the_examples_and_a_wheel_has_them() -> None:
    assert sorted(path.name for path in TEMPLATES.iterdir()) == sorted(KINDS)
    for kind in KINDS:
        assert (TEMPLATES / kind).resolve().parent == EXAMPLES.resolve()
    wheel = Distribution()
    wheel.parse_config_files([str(ROOT / "pyproject.toml")])
    builder = wheel.get_command_obj("build_py")
    assert isinstance(builder, build_py)
    builder.finalize_options()
    builder.manifest_files = {}
    found = builder.find_data_files("trickery", str(ROOT / "src" / "trickery"))
    shipped = {Path(file).relative_to(TEMPLATES) for file in found if "templates" in file}
    links = [TEMPLATES / kind for kind in KINDS]
    files = [Path(at) / name for link in links for at, _, names in os.walk(link) for name in names]
    wanted = {
        file.relative_to(TEMPLATES)
        for file in files
        if not any(part.endswith(("__pycache__", ".egg-info", "build")) for part in file.parts)
    }
    assert wanted <= shipped
    assert not any("__pycache__" in file.parts for file in shipped)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("River-Run", "use 2 to 30 lowercase letters, digits and _, such as river_run"),
        ("riverRun", "such as river_run"),
        ("2048", "use 2 to 30 lowercase letters"),
        ("x", "use 2 to 30 lowercase letters"),
        ("class", "means something else in Python"),
        ("json", "means something else in Python"),
        ("numpy", "means something else in Python"),
        (registry.ours()[0], "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(run: Run, tmp_path: Path, asked: str, told: str) -> None:
    code, out, complaint = run("new-game", asked, "--into", str(tmp_path))
    assert (code, out) == (2, "")
    assert told in complaint
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "river_run").mkdir()
    code, _, complaint = run("new-game", "river_run", "--into", str(tmp_path))
    assert code == 2
    assert "is there already" in complaint
    assert not list((tmp_path / "river_run").iterdir())
    code, _, complaint = run("new-game", "river_run", "--into", str(tmp_path / "nowhere"))
    assert code == 2
    assert "there's no folder" in complaint


def test_it_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    code, told, _ = run("new-game", "river_run", "--like", "bids", "--into", str(tmp_path))
    assert code == 0
    for command in ("pip install -e .", "trickery check river_run", "trickery play river_run"):
        assert command in told
    assert (tmp_path / "river_run" / "src" / "river_run" / "rules.py").exists()


@pytest.mark.parametrize(
    ("asked", "prefix"),
    [("river_run", "RR"), ("duel", "DU"), ("trade_post", "TR"), ("a1", "AG"), ("a_l_l", "AL")],
)
def test_clauses_have_a_prefix_of_their_own(tmp_path: Path, asked: str, prefix: str) -> None:
    page = (create(asked, "tricks", tmp_path) / "src" / asked / "rules.md").read_text(
        encoding="utf-8"
    )
    assert f"**{prefix}-3**" in page
