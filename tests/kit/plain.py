"""What is said, in English: for tests that look at the words that people read."""

from __future__ import annotations

from typing import Any

from trickery.core.say import Say


def plain(said: Any) -> Any:
    """Messages within lists and dictionaries put into words; all else as it is."""
    if isinstance(said, Say):
        return str(said)
    if isinstance(said, dict):
        return {name: plain(value) for name, value in said.items()}
    return [plain(one) for one in said] if isinstance(said, list | tuple) else said
