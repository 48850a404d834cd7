"""Records of finished games: writing, reading, replaying and verifying them.

Rests on `core.records` and `core.fair`. `docs/records.md` tells the format.
"""

from __future__ import annotations

from trickery.core.fair import verify
from trickery.core.records import (
    line_of,
    narrate,
    narrate_unchecked,
    parse,
    read,
    record_of,
    replay,
)

__all__ = [
    "line_of",
    "narrate",
    "narrate_unchecked",
    "parse",
    "read",
    "record_of",
    "replay",
    "verify",
]
