"""The order of tests for workers that share a cache of compiled code.

xdist (`--dist worksteal`) gives each worker an equal part of the list, and an idle worker steals
from the end of another's. So all tests of a game are in one part of the list: one worker compiles
what they need, and the others read it. In each part long tests come first and short ones last:
short ones are stolen, so workers finish at about the same time.
"""

from __future__ import annotations

from collections import Counter

import pytest

from trickery.core import registry

#: Folders of tests, the longest tests first; those of all others are short.
LONG = ("train", "page", "server", "arena", "client", "package", "fair", "envs", "bots", "coach")
WEIGHT = 10  # short tests that take as long as one of those


def game_of(item: pytest.Item) -> str | None:
    """The game that a test is about, if it is about one."""
    given = item.callspec.params if hasattr(item, "callspec") else {}
    case = getattr(given.get("case"), "name", None)
    about = given.get("name") or case or item.path.stem.removeprefix("test_")
    return about if about in registry.names() else None


def subject(item: pytest.Item) -> str:
    """The group of a test: its game's, or its file's if it's about no game."""
    return game_of(item) or str(item.path)


def rank(item: pytest.Item) -> int:
    """The place of a test's folder: the longer its tests, the earlier."""
    folder = item.path.parent.name
    return LONG.index(folder) if folder in LONG else len(LONG)


def in_parts(items: list[pytest.Item], count: int) -> list[pytest.Item]:
    """The tests in an order for that many workers."""
    weights: Counter[str] = Counter()
    for item in items:
        weights[subject(item)] += WEIGHT if rank(item) < len(LONG) else 1
    filled, part_of = [0] * count, {}
    for name, weight in weights.most_common():
        part_of[name] = filled.index(min(filled))
        filled[part_of[name]] += weight
    parts: list[list[pytest.Item]] = [[] for _ in range(count)]
    for item in sorted(items, key=rank):
        parts[part_of[subject(item)]].append(item)
    while len(max(parts, key=len)) - len(min(parts, key=len)) > 1:
        min(parts, key=len).append(max(parts, key=len).pop())
    return [item for part in sorted(parts, key=len) for item in part]
