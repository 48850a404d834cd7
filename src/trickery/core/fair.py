"""A shuffle that anyone can check: committed to before the luck of the players is known.

Rests on `records`. The server shows the commitment to a secret, then people add their luck; all
chance of a game follows from secret and luck together. `docs/protocol.md` tells it to players.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core import records, registry
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord
from trickery.core.match import Match


def new_secret() -> str:
    """A secret from the operating system's entropy, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What may be shown of a secret before the game: it fits no other, and tells nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed(secret: str, luck: Sequence[str]) -> int:
    """The seed that follows from a secret and everybody's luck, in the order it was added."""
    text = json.dumps([secret, *luck], separators=(",", ":"), ensure_ascii=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def opened(secret: str, luck: Sequence[str], again: bool) -> dict[str, Any]:
    """What a record says of its shuffle; `again`: the deal had been played before."""
    shown = commitment(secret)
    return {"commitment": shown, "secret": secret, "luck": list(luck), "again": again}


def verify(record: Mapping[str, Any]) -> str:
    """Check a record's shuffle and every step; gives the commitment, or raises with what is wrong.

    The record has been read by `records.parse`, so its shape is sound.
    """
    fair = record.get("fair")
    if fair is None:
        raise BadRecord("the record has no 'fair' part: its shuffle was not committed to")
    secret, luck = _read(fair)
    if commitment(secret) != fair["commitment"]:
        raise BadRecord("the secret does not fit the commitment: the shuffle was not the one shown")
    records.replay(record)  # every step is by the rules, whatever was dealt
    match = Match(
        registry.load(record["game"]),
        record["players"],
        seed=seed(secret, luck),
        options=record["options"],
        edition=Edition(record["edition"], "the record's edition"),
        version=records.version_of(record),
    )
    for at, step in enumerate(record["steps"]):
        drawn = match.history[at].chance if at < len(match.history) else None
        if step.get("chance") != drawn:
            raise BadRecord(f"step {at + 1}: this does not follow from the secret and the luck")
        if drawn is None:
            match.play(step["seat"], step["move"])
    return str(fair["commitment"])


def _read(fair: Any) -> tuple[str, list[str]]:
    if not isinstance(fair, dict) or set(fair) != {"commitment", "secret", "luck", "again"}:
        raise BadRecord("'fair' must hold 'commitment', 'secret', 'luck' and 'again', no more")
    secret, luck = fair["secret"], fair["luck"]
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise BadRecord("'fair.secret' must be 64 hexadecimal digits")
    if not isinstance(luck, list) or not all(isinstance(text, str) for text in luck):
        raise BadRecord("'fair.luck' must be a list of texts")
    if not isinstance(fair["again"], bool):
        raise BadRecord("'fair.again' must be true or false")
    return secret, luck
