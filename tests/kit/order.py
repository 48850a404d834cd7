"""The order of tests for workers that share a cache of compiled code.

xdist (`--dist worksteal`) gives each worker as many tests from the list, and whoever is done takes
from the end of another's. So all tests of a game lie in one part of the list: what they need
compiled is compiled once, by one worker, and read by the others. In each part long tests come first
and short ones last: these may change parts, and nobody waits long for the others at the end.
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
    """What stays together: a game's tests, or those of a file that are about no game."""
    return game_of(item) or str(item.path)


def rank(item: pytest.Item) -> int:
    """The place of a test's folder: the longer its tests, the earlier."""
    folder = item.path.parent.name
    return LONG.index(folder) if folder in LONG else len(LONG)


def in_parts(items: list[pytest.Item], count: int) -> list[pytest.Item]:
    """The tests in an order for so many workers."""
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
