"""What a change affects, nearest first, in under two minutes: `make quick`.

"Changed" means different from the merge base with `main`, committed or not. A test's distance is
the length of the import chain from its module to a changed file (Grimp, a dependency of
import-linter, finds the chains in the package). Tests run in that order until time is up; the end
of the report lists the tests that were not reached, and those that the change can't affect. `make
test` runs all.

    python tests/tools/quick.py [BASE]
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
TESTS = ROOT / "tests"
SECONDS = 80.0  # until no more tests start; running ones finish
FAR = 99  # unaffected, according to imports
PER_GAME = (
    r"def test_\w+\([^)]*\b(?:name|case): "  # run for each game: it is found by its name only
)
#: Files that no import refers to, and the tests that read them.
READ_BY = {
    "docs": ("project/test_docs.py", "project/test_site.py"),
    "README.md": ("project/test_docs.py", "project/test_site.py"),
    "CONTRIBUTING.md": ("project/test_docs.py", "project/test_site.py"),
    "zensical.toml": ("project/test_site.py",),
    "examples": ("project/test_examples.py", "package/test_plugins.py", "fair/test_checkers.py"),
    "examples/hosting": ("server/test_hosting.py",),
    "tests/golden": ("games/test_golden.py",),
    "tests/compat": ("server/test_compat.py", "games/test_notation.py"),
    "web": ("page",),
    "Makefile": ("project/test_docs.py",),
}


def git(*words: str) -> list[str]:
    """The lines that git prints."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed(base: str | None) -> list[str]:
    """Files that differ from the base, from the root of the project."""
    bases = [base] if base else ["origin/main", "main"]
    left = next((line for each in bases for line in git("merge-base", "HEAD", each)), "HEAD")
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", left), *new})


# Who imports what --------------------------------------------------------------------------------


def module_of(file: Path) -> str:
    """The module that a file is or belongs to, by the name that others import it by."""
    for root in (ROOT / "src", TESTS):
        if file.is_relative_to(root):
            named = file.relative_to(root)
            parts = list(named.parent.parts)
            if file.suffix == ".py" and file.stem != "__init__":
                parts.append(file.stem)
            return ".".join(parts)
    return ""


def imports(file: Path) -> Iterator[str]:
    """The modules that a file imports, at any level."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def importers() -> dict[str, set[str]]:
    """Each module with those that import it: ours by Grimp, those of the tests by reading them."""
    graph = grimp.build_graph("trickery", cache_dir=None)
    found = {name: set(graph.find_modules_that_directly_import(name)) for name in graph.modules}
    own = {module_of(file): file for file in TESTS.rglob("*.py")}
    for name in own:
        found.setdefault(name, set())
    for name, file in own.items():
        for wanted in imports(file):
            if wanted in found:
                found[wanted].add(name)
    return found


def distances(files: Iterable[str], known: dict[str, set[str]]) -> dict[str, int]:
    """How far each module is from the nearest changed one."""
    start = {module_of(ROOT / file) for file in files} & known.keys()
    far = dict.fromkeys(start, 0)
    waiting = deque(start)
    while waiting:
        name = waiting.popleft()
        for other in known[name] - far.keys():
            far[other] = far[name] + 1
            waiting.append(other)
    return far


def near(files: list[str]) -> dict[Path, int]:
    """Every test module with its distance from what has changed."""
    far = distances(files, importers())
    found = {file: far.get(module_of(file), FAR) for file in sorted(TESTS.glob("*/test_*.py"))}
    for file in files:
        for place, readers in READ_BY.items():
            if file == place or file.startswith(f"{place}/"):
                for reader in readers:
                    found |= {each: 0 for each in found if each.is_relative_to(TESTS / reader)}
    games = games_of(files)
    for test in found:  # a folder is named after the package that it tests
        if test.parent.name == "games" and games:
            own = test.stem.removeprefix("test_") in games
            found[test] = 0 if own else FAR
        elif any(one.startswith(f"src/trickery/{test.parent.name}/") for one in files):
            found[test] = min(found[test], 0)
        if games and re.search(PER_GAME, test.read_text(encoding="utf-8")):
            found[test] = min(found[test], 1)
    return found


def games_of(files: Iterable[str]) -> set[str]:
    """The games in whose folders something has changed."""
    return {Path(file).parts[3] for file in files if re.match("src/trickery/games/[^/]+/", file)}


# Running them ------------------------------------------------------------------------------------


class UntilTimeIsUp:
    """Runs tests until a moment; those after it are skipped."""

    def __init__(self, until: float) -> None:
        self.until = until

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.time() > self.until:
            pytest.skip(f"no time: {item.nodeid.partition('::')[0]}")


def pytest_configure(config: pytest.Config) -> None:
    """A plugin, also in the workers: an environment variable has the deadline."""
    config.pluginmanager.register(UntilTimeIsUp(float(os.environ["TRICKERY_QUICK_UNTIL"])))


def main() -> None:
    files = changed(sys.argv[1] if len(sys.argv) > 1 else None)
    if not files:
        print("Nothing has changed.")
        return
    found = near(files)
    affected = sorted((file for file in found if found[file] < FAR), key=lambda file: found[file])
    others = Counter(file.parent.name for file in found if found[file] == FAR)
    print(f"{len(files)} files have changed; they affect {len(affected)} modules of tests.")
    if others:
        told = ", ".join(f"{folder} ({count})" for folder, count in sorted(others.items()))
        print(f"Skipped, for no import leads there: {told}")
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]).rstrip(":"),
        "TRICKERY_QUICK_UNTIL": str(time.time() + SECONDS),
    }
    words = ["-n", "2", "--maxschedchunk", "1", "-p", "tools.quick"]
    if all(games_of([file]) for file in files if file.startswith("src/")):
        words += [word for game in sorted(games_of(files)) for word in ("--game", game)]
    paths = [str(file.relative_to(ROOT)) for file in affected]
    code = 0
    if paths:
        command = [sys.executable, "-m", "pytest", *words, *paths]
        code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    sys.exit(code)


if __name__ == "__main__":
    main()
