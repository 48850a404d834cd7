"""The test cases: every registered game at every player count, with every choice of options."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from typing import Any

import pytest

from trickery.check.cases import Case, cases_of
from trickery.core import registry
from trickery.core.say import Say

#: The games that `--game` named; if none, all are tested.
only: list[str] = []

#: For tests that train. If no test may be skipped they run, and fail without PyTorch.
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None and not os.environ.get("TRICKERY_CI"),
    reason="PyTorch is not installed (5 GB): make test-all installs it and runs them",
)


def games_to_test() -> list[str]:
    """The games to test: all, unless some were named."""
    return only or registry.names()


def cases() -> Iterator[Case]:
    """Every game, player count and option value."""
    for name in games_to_test():
        yield from cases_of(name)


def differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The keys under which two views differ: for readable failures."""
    return [key for key in {*before, *after} if before.get(key) != after.get(key)]


def strings_in(data: Any) -> Iterator[str]:
    """Every text anywhere in a view or in messages."""
    if isinstance(data, str):
        yield data
    if isinstance(data, Say):
        data = dict(data.args)
    if isinstance(data, list | tuple | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings_in(part)
