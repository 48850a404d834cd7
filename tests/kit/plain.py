"""Messages in English, for tests of the text that people read."""

from __future__ import annotations

from typing import Any

from trickery.core.say import Say


def plain(said: Any) -> Any:
    """Format the messages in lists and dictionaries; everything else stays."""
    if isinstance(said, Say):
        return str(said)
    if isinstance(said, dict):
        return {name: plain(value) for name, value in said.items()}
    return [plain(one) for one in said] if isinstance(said, list | tuple) else said
