"""What the tests assert, counted in their sources, to find changes that assert less.

    python tests/tools/assertions.py OTHER_CHECKOUT    what differs there, module by module

A test module is known by its name, in any folder. It counts tests, the cases that pytest makes of
them, and everything that can fail: `assert`, `pytest.raises`, `pytest.fail`, Playwright's `expect`
and `wait_for...`, and the checks of the kit. What a loop asserts counts once.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CHECKS = {
    "answered",
    "as_described",
    "check",
    "exactly",
    "expect",
    "fail",
    "fits",
    "look_around",
    "my_turn",
    "no_serious_violation",
    "raises",
    "reads_well",
}
Counts = dict[str, Counter[str]]


def called(node: ast.Call) -> str:
    """The last name of what is called."""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def count(file: Path) -> Counter[str]:
    """A module's tests and assertions."""
    found: Counter[str] = Counter()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found["tests"] += 1
        elif isinstance(node, ast.Assert):
            found["asserts"] += 1
        elif isinstance(node, ast.Call):
            name = called(node)
            found["checks"] += name in CHECKS or name.startswith("wait_for")
    return found


def cases(root: Path) -> Counter[str]:
    """How many cases pytest makes of each module's tests."""
    words = ["-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider", "-o", "addopts="]
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    told = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = [line.rpartition(": ") for line in told.splitlines() if ".py: " in line]
    return Counter({Path(name).stem: int(number) for name, _, number in rows})


def counted(root: Path) -> Counts:
    """Each test module of a checkout, by its name; other modules are summed up as `kit`."""
    found: Counts = {"kit": Counter()}
    for file in sorted((root / "tests").rglob("*.py")):
        if file.stem.startswith("test_"):
            found[file.stem] = count(file)
        else:
            found["kit"] += count(file)
    for name, number in cases(root).items():
        found[name]["cases"] = number
    return found


def main() -> None:
    ours, theirs = counted(ROOT), counted(Path(sys.argv[1]).resolve())
    kinds = ("tests", "cases", "asserts", "checks")
    print(f"{'':28}" + "".join(f"{kind:>16}" for kind in kinds))
    none: Counter[str] = Counter()
    rows = {name: (theirs.get(name, none), ours.get(name, none)) for name in {*ours, *theirs}}
    rows["all"] = (sum(theirs.values(), none), sum(ours.values(), none))
    for name, (then, now) in sorted(rows.items(), key=lambda row: (row[0] == "all", row[0])):
        if then != now or name == "all":
            told = (f"{then[kind]} -> {now[kind]}" for kind in kinds)
            print(f"{name:28}" + "".join(f"{each:>16}" for each in told))


if __name__ == "__main__":
    main()
