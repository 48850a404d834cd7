"""Committing to a shuffle: what the server and people pledge, and the key that follows from it all.

Rests on nothing but hashes, so that a client needs no rules. `docs/fair.md` tells every byte of it.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

VERSION = 2
RECEIPT = "trickery-receipt/1"  # the format of what a page keeps of a shuffle
SETTINGS = ("edition", "game", "options", "players", "rules")  # of a record: what is played


def new_secret() -> str:
    """A secret, or somebody's luck, from the system's entropy: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def _hash(*lines: object) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def settings_in(told: Mapping[str, Any]) -> str:
    """What a game is played with, as a hash: cards may depend on all of it."""
    settings = {key: told[key] for key in SETTINGS}
    return _hash(json.dumps(settings, sort_keys=True, separators=(",", ":"), ensure_ascii=True))


def commitment(table: str, settings: str, secret: str) -> str:
    """What may be shown of a server's secret: it fits no other, and tells nothing."""
    return _hash("trickery fair 2 server", table, settings, secret)


def pledge(table: str, shuffle: int, seat: int, luck: str) -> str:
    """What may be shown of a person's luck, good for one shuffle of one table only."""
    return _hash("trickery fair 2 luck", table, shuffle, seat, luck)


@dataclass(frozen=True)
class Pledge:
    """What a person committed to, and their luck once it was revealed."""

    seat: int
    commitment: str
    luck: str | None = None


@dataclass(frozen=True)
class Shuffled:
    """All that the cards of a table follow from."""

    table: str
    settings: str  # a hash of what is played there
    secret: str
    shuffles: tuple[tuple[Pledge, ...], ...]  # the last one is dealt; the others were called off
    again: bool = False  # had they been dealt before?

    @property
    def commitment(self) -> str:
        """The server's."""
        return commitment(self.table, self.settings, self.secret)

    def transcript(self, game: str, players: int) -> str:
        """All that was settled before the deal, as a text."""
        first = ("trickery fair 2 deal", self.table, game, players, len(self.shuffles))
        lines = [*map(str, first), self.commitment]
        lines += [f"{each.seat} {each.commitment} {each.luck}" for each in self.shuffles[-1]]
        return "\n".join(lines)

    def key(self, game: str, players: int) -> bytes:
        """The key of all chance in a game."""
        text = self.transcript(game, players).encode()
        return hmac.digest(bytes.fromhex(self.secret), text, "sha256")

    def opened(self) -> dict[str, Any]:
        """What a record says of its shuffle."""
        return {
            "version": VERSION,
            "table": self.table,
            "settings": self.settings,
            "commitment": self.commitment,
            "secret": self.secret,
            "shuffles": [[vars(each) for each in shuffle] for shuffle in self.shuffles],
            "again": self.again,
        }
