"""The oldest supported versions, one per line: constraints for `make test-lowest`.

It reads pyproject.toml with the standard library only. Tools, which have no lower bound, get the
versions of constraints.txt.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
TRIED = ("cuda", "postgres", "test")  # extras to install besides the required packages
REQUIREMENT = re.compile(
    r"(?P<name>[\w.-]+)(\[.+\])?(>=(?P<least>[\w.]+))?(,<(?P<below>[\w.]+))?(;.*)?"
)


def project() -> dict[str, Any]:
    """The package's entry in pyproject.toml."""
    told: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return told


def plain(name: str) -> str:
    """A package's name as all spellings of it are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    """The versions of constraints.txt."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    pins = (line.split("==") for line in lines if not line.startswith("#"))
    return {plain(name): version for name, version in pins}


def lowest() -> Iterator[str]:
    """Each package that is installed directly, with its version."""
    told = project()
    extras = [each for extra in TRIED for each in told["optional-dependencies"][extra]]
    for requirement in (*told["dependencies"], *extras):
        found = REQUIREMENT.fullmatch(requirement)
        assert found, requirement
        yield f"{found['name']}=={found['least'] or pinned()[plain(found['name'])]}"


if __name__ == "__main__":
    print(*lowest(), sep="\n")
