"""Shards: the parts into which all tables are divided, so that several processes can share them.

Rests on nothing. The first characters of a table's id say in which shard it is, so a proxy can
route by them, too. Tables with the same cards are in one shard: whoever carries on one of them
knows whether the cards are in play at another.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Collection, Mapping

SHARDS = 128
ID_BYTES = 9
_BITS = 8 - (SHARDS - 1).bit_length()  # of an id's first byte that say nothing about its shard


def shard_of(table_id: str) -> int:
    """The shard that the first characters of an id name."""
    try:
        first = base64.urlsafe_b64decode(table_id[:4].ljust(4, "A"))[0]
    except (binascii.Error, ValueError, IndexError):  # not an id of ours; no such table exists
        return 0
    return first >> _BITS


def new_id(shards: Collection[int]) -> str:
    """A random id of a table in one of these shards."""
    shard = secrets.choice(tuple(shards))
    first = shard << _BITS | secrets.randbelow(1 << _BITS)
    return base64.urlsafe_b64encode(bytes([first]) + secrets.token_bytes(ID_BYTES - 1)).decode()


class ShardMap:
    """In which shard each table is.

    Tables from before there were shards may have the cards of a table whose id begins otherwise:
    the database lists them.
    """

    def __init__(self, moved: Mapping[str, int] | None = None) -> None:
        self._moved = dict(moved or {})

    def of(self, table_id: str) -> int:
        """The shard of a table."""
        moved = self._moved.get(table_id)
        return shard_of(table_id) if moved is None else moved
