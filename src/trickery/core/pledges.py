"""Committing to a shuffle: the pledges of the server and the players, and the key derived from
them.

Rests on hashes only, so that a client needs no rules. `docs/fair.md` specifies every byte.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

VERSION = 3  # 2: what was called off was bound to nothing
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


def commitment(table: str, settings: str, secret: str, version: int = VERSION) -> str:
    """The public commitment to a server's secret: it fits no other secret, and reveals nothing."""
    return _hash(f"trickery fair {version} server", table, settings, secret)


def chain(commitment: str, called_off: Iterable[Iterable[tuple[int, str, bool]]]) -> str:
    """The server's commitment and all that was called off since, as one hash.

    Of every pledge: the seat, the commitment, and whether its luck was revealed.
    """
    link = commitment
    for shuffle in called_off:
        told = (
            f"{seat} {pledged} {('silent', 'revealed')[known]}" for seat, pledged, known in shuffle
        )
        link = _hash("trickery fair 3 called off", link, *told)
    return link


def pledge(table: str, shuffle: int, seat: int, luck: str, chain: str | None) -> str:
    """The public commitment to a player's luck, valid for one shuffle of one table only.

    It's bound to what was called off before; in version 2 it wasn't, and there's no chain.
    """
    if chain is None:
        return _hash("trickery fair 2 luck", table, shuffle, seat, luck)
    return _hash("trickery fair 3 luck", table, shuffle, seat, chain, luck)


@dataclass(frozen=True)
class Pledge:
    """A player's commitment, and their luck once it's revealed."""

    seat: int
    commitment: str
    luck: str | None = None


@dataclass(frozen=True)
class FirstGame:
    """What was played when cards that are played again were dealt for the first time."""

    edition: Mapping[str, Any]
    options: Mapping[str, int]
    rules: int


@dataclass(frozen=True)
class Shuffled:
    """Everything that determines the cards of a table."""

    table: str
    settings: str  # the hash of its settings
    secret: str
    shuffles: tuple[tuple[Pledge, ...], ...]  # the last one was dealt, the others cancelled
    again: bool = False  # whether cards had been dealt before
    first: FirstGame | None = None  # ... in this game; version 2 did not tell
    version: int = VERSION  # of all that is hashed

    @property
    def commitment(self) -> str:
        """The server's commitment."""
        return commitment(self.table, self.settings, self.secret, self.version)

    def chain(self, shuffle: int) -> str | None:
        """What the pledges of a shuffle are bound to; nothing in version 2."""
        if self.version == 2:
            return None
        before = self.shuffles[: shuffle - 1]
        told = ([(p.seat, p.commitment, p.luck is not None) for p in each] for each in before)
        return chain(self.commitment, told)

    def pledge(self, shuffle: int, seat: int, luck: str) -> str:
        """What somebody with this luck has to pledge."""
        return pledge(self.table, shuffle, seat, luck, self.chain(shuffle))

    def transcript(self, game: str, players: int) -> str:
        """Everything committed before the deal, as a text."""
        number = len(self.shuffles)
        first = (f"trickery fair {self.version} deal", self.table, game, players, number)
        lines = [*map(str, first), self.chain(number) or self.commitment]
        lines += [f"{each.seat} {each.commitment} {each.luck}" for each in self.shuffles[-1]]
        return "\n".join(lines)

    def key(self, game: str, players: int) -> bytes:
        """The key of all random draws in a game."""
        text = self.transcript(game, players).encode()
        return hmac.digest(bytes.fromhex(self.secret), text, "sha256")

    def opened(self) -> dict[str, Any]:
        """A record's entry about its shuffle."""
        told = {
            "version": self.version,
            "table": self.table,
            "settings": self.settings,
            "commitment": self.commitment,
            "secret": self.secret,
            "shuffles": [[vars(each) for each in shuffle] for shuffle in self.shuffles],
        }
        if self.version == 2 and self.first is None:
            return {**told, "again": self.again}
        again = None if self.first is None else {"version": self.version, **vars(self.first)}
        return {**told, "version": VERSION, "again": again}
