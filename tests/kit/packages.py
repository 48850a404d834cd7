"""Packages as other people's: found by a Python of their own, through their entry points."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from kit.paths import EXAMPLES, ROOT, TESTS

Ran = subprocess.CompletedProcess[str]
EXAMPLE = EXAMPLES / "most_tricks"
TRICKERY = "from trickery.cli import main; main()"


def installed_in(folder: Path, source: Path = EXAMPLE) -> Path:
    """A package as an installer leaves it, in a folder for `PYTHONPATH`; nothing is built."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    packages = folder / "packages"
    about = packages / f"{name.replace('-', '_')}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    points = []
    for group, offered in project["entry-points"].items():
        points += [f"[{group}]", *(f"{each} = {place}" for each, place in offered.items())]
    (about / "entry_points.txt").write_text("\n".join(points) + "\n")
    shutil.copytree(source / "src", packages, dirs_exist_ok=True)
    return packages


def path_with(packages: Path) -> str:
    """`PYTHONPATH` with these packages, and with what tests share."""
    return os.pathsep.join(
        [str(packages), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    )


def run(packages: Path, *words: str, **environment: str) -> Ran:
    """A Python that finds these packages installed."""
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": path_with(packages), **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def trickery(packages: Path, *words: str, **environment: str) -> Ran:
    """The command line, with these packages installed."""
    return run(packages, "-c", TRICKERY, *words, **environment)
