"""The lessons of the games that are tested."""

from __future__ import annotations

import pytest

from trickery.core import registry
from trickery.core.lessons import Lesson, lesson


def lesson_of(name: str) -> Lesson:
    """A game's lesson."""
    found = lesson(registry.load(name))
    if found is None:
        assert name not in registry.ours()
        pytest.skip("a game of another package need not have one")
    return found
