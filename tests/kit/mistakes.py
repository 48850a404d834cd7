"""Copies of the example that contain authors' mistakes, which `mistakes.toml` lists."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kit.paths import EXAMPLES, TESTS

EXAMPLE = EXAMPLES / "most_tricks" / "src" / "most_tricks"
#: Not in the copies: each change of the rules or words would have to be made there, too.
OPTIONAL = ("de.ftl", "rules.de.md", "lesson.toml")
TOLD: Mapping[str, Any] = tomllib.loads(
    (TESTS / "kit" / "mistakes.toml").read_text(encoding="utf-8")
)


@dataclass(frozen=True)
class Mistake:
    """A mistake by its name, which is also the name of the copy."""

    name: str
    file: str = ""  # that the finding names
    says: str = ""  # a part of its sentence
    secret: bool = False  # in the example with secret picks
    changes: Sequence[Mapping[str, str]] = ()


MISTAKES = [Mistake(**told) for told in TOLD["mistake"]]
RISKY = [Mistake(**told) for told in TOLD["risky"]]  # they end or hang their process
UNCOMPILED = [Mistake(**told) for told in TOLD["uncompiled"]]  # only the compiler finds them
SOUND = [Mistake(**told) for told in TOLD["sound"]]  # no mistakes


def install(folder: Path) -> None:
    """Copies with these mistakes, found by entry points like any installed package."""
    info = folder / "mistakes-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mistakes\nVersion: 1.0\n")
    every = [*MISTAKES, *RISKY, *UNCOMPILED, *SOUND]
    points = "".join(f"{each.name} = {each.name}\n" for each in every)
    (info / "entry_points.txt").write_text(f"[trickery.games]\n{points}")
    for each in every:
        _copy(folder / each.name, each)


def _copy(target: Path, mistake: Mistake) -> None:
    """A copy of the example as a package of its own; each change applies exactly once."""
    target.mkdir()
    for path in EXAMPLE.iterdir():
        if path.is_file() and path.name not in OPTIONAL:
            text = path.read_text(encoding="utf-8").replace("most_tricks.", f"{mistake.name}.")
            (target / path.name).write_text(text, encoding="utf-8")
    for change in (*(TOLD["secret"] if mistake.secret else ()), *mistake.changes):
        path, old, new = target / change["in"], change.get("old", ""), change.get("new", "")
        if not old and not new:
            path.unlink()
            continue
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        assert text.count(old) == 1, f"{mistake.name}: {path.name} has {text.count(old)} x {old}"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text.replace(old, new), encoding="utf-8")
