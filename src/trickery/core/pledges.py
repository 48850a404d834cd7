"""Committing to a shuffle: the pledges of the server and the players, and the key derived from
them.

Rests on hashes only, so that a client needs no rules. `docs/fair.md` specifies every byte.
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
RECEIPT = "trickery-receipt/1"  # the format of a page's receipt for a shuffle
SETTINGS = ("edition", "game", "options", "players", "rules")  # fields of a record


def new_secret() -> str:
    """Make a secret, or a player's luck, from the system's entropy: 64 hexadecimal digits."""
    return secrets.token_hex(32)


def _hash(*lines: object) -> str:
    return hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()


def settings_in(told: Mapping[str, Any]) -> str:
    """The hash of a game's settings: the cards may depend on all of them."""
    settings = {key: told[key] for key in SETTINGS}
    return _hash(json.dumps(settings, sort_keys=True, separators=(",", ":"), ensure_ascii=True))


def commitment(table: str, settings: str, secret: str) -> str:
    """The public commitment to a server's secret: it fits no other secret, and reveals nothing."""
    return _hash("trickery fair 2 server", table, settings, secret)


def pledge(table: str, shuffle: int, seat: int, luck: str) -> str:
    """The public commitment to a player's luck, valid for one shuffle of one table only."""
    return _hash("trickery fair 2 luck", table, shuffle, seat, luck)


@dataclass(frozen=True)
class Pledge:
    """A player's commitment, and their luck once it's revealed."""

    seat: int
    commitment: str
    luck: str | None = None


@dataclass(frozen=True)
class Shuffled:
    """Everything that determines the cards of a table."""

    table: str
    settings: str  # the hash of its settings
    secret: str
    shuffles: tuple[tuple[Pledge, ...], ...]  # the last one was dealt, the others cancelled
    again: bool = False  # whether cards had been dealt before

    @property
    def commitment(self) -> str:
        """The server's commitment."""
        return commitment(self.table, self.settings, self.secret)

    def transcript(self, game: str, players: int) -> str:
        """Everything committed before the deal, as a text."""
        first = ("trickery fair 2 deal", self.table, game, players, len(self.shuffles))
        lines = [*map(str, first), self.commitment]
        lines += [f"{each.seat} {each.commitment} {each.luck}" for each in self.shuffles[-1]]
        return "\n".join(lines)

    def key(self, game: str, players: int) -> bytes:
        """The key of all random draws in a game."""
        text = self.transcript(game, players).encode()
        return hmac.digest(bytes.fromhex(self.secret), text, "sha256")

    def opened(self) -> dict[str, Any]:
        """A record's entry about its shuffle."""
        return {
            "version": VERSION,
            "table": self.table,
            "settings": self.settings,
            "commitment": self.commitment,
            "secret": self.secret,
            "shuffles": [[vars(each) for each in shuffle] for shuffle in self.shuffles],
            "again": self.again,
        }
