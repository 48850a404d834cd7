"""Games and bots of other packages: used like ours, gone without a trace, harmless when broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kit.packages import EXAMPLE, run, trickery
from trickery.core import registry

# The example ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The example, installed as anybody would, without the network."""
    folder = tmp_path_factory.mktemp("plugins")
    shutil.copytree(EXAMPLE, folder / "source")  # building leaves files beside the sources
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-index", "--no-deps", "--no-build-isolation"]
    target = folder / "packages"
    subprocess.run([*pip, *alone, "--target", target, folder / "source"], check=True)
    os.environ["TRICKERY_CACHE"], kept = str(folder / "cache"), os.environ.get("TRICKERY_CACHE")
    yield target
    os.environ.pop("TRICKERY_CACHE")
    if kept is not None:
        os.environ["TRICKERY_CACHE"] = kept


INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # no time for compiling: the conformance suite is the same


def test_it_is_found_and_not_imported_before_it_is_asked_for(installed: Path) -> None:
    code = (
        "import sys, trickery; print(*trickery.games(), 'most_tricks' in sys.modules);"
        "from trickery import bots; print(*bots.names(), 'most_tricks' in sys.modules)"
    )
    games, bots = run(installed, "-c", code).stdout.splitlines()
    assert games.split() == [*sorted([*registry.ours(), "most_tricks"]), "False"]
    assert bots.split()[-2:] == ["highest", "False"]
    listed = trickery(installed, "games")
    assert "most_tricks   Most Tricks: 2\u20135 players." in listed.stdout
    assert listed.stderr == ""  # nothing is broken
    assert "MT-4" in trickery(installed, "rules", "Most Tricks").stdout


def test_it_passes_its_check_and_its_own_tests(installed: Path, tmp_path: Path) -> None:
    """Compiled, in the adapters and in a browser too, where there is one."""
    shutil.copytree(installed, tmp_path, dirs_exist_ok=True)  # golden games are written beside it
    written = trickery(tmp_path, "check", "most_tricks", "--golden", **INTERPRETED)
    assert "most_tricks-prompt.en.txt" in written.stdout, written.stderr
    done = trickery(tmp_path, "check", "most_tricks")
    assert done.returncode == 0, done.stdout
    assert "most_tricks: no faults, no suggestions." in done.stdout
    done = run(tmp_path, "-m", "pytest", str(EXAMPLE / "tests"), **INTERPRETED)
    assert done.returncode == 0, done.stdout[-3000:]


def test_golden_games_that_no_longer_come_out_are_told(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(installed, tmp_path, dirs_exist_ok=True)
    trickery(tmp_path, "check", "most_tricks", "--golden", **INTERPRETED)
    kept = tmp_path / "most_tricks" / "golden" / "most_tricks-3.game.txt"
    kept.write_text(kept.read_text(encoding="utf-8").replace("leads", "led") + "more\n")
    done = run(
        tmp_path, "-m", "trickery.check.child", "interpreted", "most_tricks", "60", **INTERPRETED
    )
    assert "most_tricks-3.game.txt differs from what happens now." in done.stdout


def test_it_is_played_at_a_table_in_batches_and_by_the_peers_interfaces(installed: Path) -> None:
    done = run(installed, "-m", "programs.plugged_in", "most_tricks", "highest", **INTERPRETED)
    assert done.returncode == 0, done.stderr[-3000:]
    told = done.stdout.splitlines()
    assert told[0] == "Most Tricks"
    assert told[1] == "asked: Lead a card." or "were led" in told[1]
    assert told[2:4] == ["over: over True", "record: True"]
    assert "batch: 8 True" in told
    assert told[-2:] == ["pettingzoo: True", "openspiel: True"]


def test_it_is_simulated_replayed_and_measured(installed: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    words = (
        "simulate",
        "most_tricks",
        "--games",
        "3",
        "--bots",
        "highest,thumb",
        "--records",
        file,
    )
    assert "highest" in trickery(installed, *words, **INTERPRETED).stdout
    assert "3 records checked" in trickery(installed, "replay", "-q", file, **INTERPRETED).stdout
    words = ("arena", "most_tricks", "--bots", "thumb,highest", "--deals", "2", "--jobs", "1")
    done = trickery(installed, *words, **INTERPRETED)
    assert done.returncode == 0, done.stderr
    assert "highest" in done.stdout
    gone = trickery(tmp_path, "replay", file, **INTERPRETED)
    assert gone.returncode == 2
    assert "no game called “most_tricks”" in gone.stderr


def test_removed_it_leaves_nothing(installed: Path, tmp_path: Path) -> None:
    """No file beside its own but Python's, and no word of it once they are gone."""
    own = {path.name for path in EXAMPLE.glob("src/most_tricks/**/*")}
    left = [path for path in installed.glob("most_tricks/**/*") if path.is_file()]
    assert {path.name for path in left if path.suffix != ".pyc"} <= own
    assert "most_tricks" not in trickery(tmp_path, "games").stdout
    refused = trickery(tmp_path, "simulate", "most_tricks", "--bots", "highest")
    assert (refused.returncode, refused.stdout) == (2, "")
    refused = trickery(tmp_path, "simulate", registry.ours()[0], "--bots", "highest")
    assert "no bot called “highest”" in refused.stderr


def test_its_compiled_code_goes_with_it(installed: Path, tmp_path: Path) -> None:
    """The next time that anything is compiled or loaded, once the package is uninstalled."""
    cache = {"TRICKERY_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    packages = tmp_path / "packages"
    shutil.copytree(installed, packages)
    played = trickery(packages, "simulate", "most_tricks", "--games", "1", **cache)
    assert played.returncode == 0, played.stderr
    assert compiled_from(tmp_path / "cache", packages)
    shutil.rmtree(packages)
    ours = "import numpy; from trickery.core.sets import size; size(numpy.uint64(7))"
    assert run(tmp_path, "-c", ours, **cache).returncode == 0
    assert not compiled_from(tmp_path / "cache", packages)


def compiled_from(cache: Path, packages: Path) -> list[Path]:
    """The folders of compiled code that came from some packages."""
    noted = (cache / "trickery" / "compiled").glob("*/sources.txt")
    return [file.parent for file in noted if str(packages) in file.read_text(encoding="utf-8")]


# Broken ones ------------------------------------------------------------------------------------

BOX = """
from trickery.core.registry import GameCard
CARD = GameCard("Some Game", "SG", {fewest}, 4, 3)
"""
SOUND = BOX.format(fewest=2)
Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path) -> Package:
    """Something installed by somebody, by its metadata: entry points and files."""

    def install(owner: str, points: str, **files: str) -> None:
        about = tmp_path / f"{owner.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {owner}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(points)
        for name, text in files.items():
            folder = tmp_path / name
            folder.mkdir()
            (folder / "__init__.py").write_text(text)

    return install


def a_game(name: str, place: str) -> str:
    return f"[trickery.games]\n{name} = {place}\n"


def a_bot(name: str, place: str) -> str:
    return f"[trickery.bots]\n{name} = {place}\n"


def test_broken_games_are_named_and_the_others_listed(package: Package, tmp_path: Path) -> None:
    ours = registry.ours()[0]
    package("crash", a_game("crash", "crash"), crash="import nothing_like_this")
    package("empty", a_game("empty", "empty"), empty="")
    package("few", a_game("few", "few"), few=BOX.format(fewest=0))
    package("half", a_game("half", "half"), half=SOUND)
    package("quit", a_game("quit", "quitting"), quitting="raise SystemExit(3)")
    package("thief", a_game(ours, "thief"), thief=SOUND)
    package("twin-a", a_game("twin", "twin_a"), twin_a=SOUND)
    package("twin-b", a_game("twin", "twin_b"), twin_b=SOUND)
    package("loud", a_game("LOUD", "loud"), loud=SOUND)
    listed = trickery(tmp_path, "games")
    assert listed.returncode == 0
    assert [line.split()[0] for line in listed.stdout.splitlines() if line[0] != " "] == [
        *registry.ours()
    ]
    told = dict.fromkeys(listed.stderr.splitlines())
    for name, owner, reason in (
        ("crash", "crash", "ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("empty", "empty", "empty has no CARD (a GameCard)"),
        ("few", "few", "its player counts must be 2 <= fewest <= usual <= most, not (0, 3, 4)"),
        ("half", "half", "half has no cards.py, rules.py, knows.py, words.py, thumb.py, edition"),
        ("quit", "quit", "SystemExit: 3"),
        (ours, "thief", "Trickery already has one with that name"),
        ("twin", "twin-a", "the package “twin-b” has one with that name too"),
        ("LOUD", "loud", "its name can only have lowercase letters, digits and _"),
    ):
        start = f"trickery: the game “{name}” from the package “{owner}” can’t be used: {reason}"
        assert [line for line in told if line.startswith(start)], (start, listed.stderr)
    assert len(told) == 8
    for name in ("crash", "half", "twin"):
        asked = trickery(tmp_path, "simulate", name)
        assert asked.returncode == 2
        assert f"the game “{name}” from the package" in asked.stderr
    code = "import trickery.envs.openspiel as peer; print(len(peer.names()))"
    assert run(tmp_path, "-c", code).stdout.split() == [str(len(registry.ours()))]


def test_a_game_that_lacks_a_part_of_the_contract_says_so_when_it_is_loaded(
    installed: Path, tmp_path: Path
) -> None:
    shutil.copytree(installed, tmp_path, dirs_exist_ok=True)
    rules = tmp_path / "most_tricks" / "rules.py"
    rules.write_text(rules.read_text().replace("def winners(", "def losers("))
    asked = trickery(tmp_path, "simulate", "most_tricks", **INTERPRETED)
    assert asked.returncode == 2
    assert "“trickery-most-tricks” can’t be used: AttributeError" in asked.stderr
    assert "has no attribute 'winners'" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_broken_bots_are_named_when_somebody_asks_for_them(
    package: Package, tmp_path: Path
) -> None:
    lost = (
        "from trickery.bots import Rung\nRUNG = Rung('lost:Nobody')\n"
        "LOW = Rung('lost:Rung', below='x')\nNUMBER = 5\n"
    )
    package("crash", a_bot("crash", "crashing:Bot"), crashing="1 / 0")
    package("lost", a_bot("lost", "lost:RUNG") + "low = lost:LOW\nnumber = lost:NUMBER", lost=lost)
    package("thief", a_bot("novice", "thief:Bot"))
    code = (
        "from trickery import bots, BadPlugin, games, load, Match\n"
        "for name in ('crash', 'lost', 'low', 'number'):\n"
        "    try: bots.parse(name)\n"
        "    except BadPlugin as error: print(error)\n"
        "print(bots.parse('novice')[0], *bots.broken())"
    )
    done = run(tmp_path, "-c", code, **INTERPRETED)
    told = done.stdout.splitlines()
    below = (
        "its “below”, the bot that steps in when it fails, must be one of Trickery’s own, not “x”"
    )
    for line, (name, owner, reason) in zip(
        told[:4],
        (
            ("crash", "crash", "ZeroDivisionError: division by zero"),
            ("lost", "lost", "AttributeError: module 'lost' has no attribute 'Nobody'"),
            ("low", "lost", below),
            ("number", "lost", "lost:NUMBER doesn’t make bots"),
        ),
        strict=True,
    ):
        start = f"the bot “{name}” from the package “{owner}” can’t be used: {reason}"
        assert line == start, done.stderr
    assert told[4].startswith("thumb the bot “novice” from the package “thief” can’t be used")
