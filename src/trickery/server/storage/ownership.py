"""Which tables this process may write.

Rests on `leases` and `shards`. SQLite has exactly one process; on PostgreSQL `LeaseHolder` shares
the tables out among any number of them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

import sqlalchemy as sa

from trickery.server.storage.shards import SHARDS, new_id, shard_of


class Ownership(Protocol):
    """What storage asks of whoever knows which tables are ours."""

    def tenure(self, table_id: str) -> int | None:
        """Since when a table is ours, as a number that changes with its owner; None if it isn't."""

    def new_id(self, beside: str | None) -> str:
        """An id for a new table of ours, in the shard of another one if there is one."""

    def ours(self, session: sa.Connection, tables: Collection[str]) -> set[str]:
        """Which of these tables are ours, and stay so until the session's transaction ends."""


class SoleOwner:
    """The ownership of the only process that a database has."""

    def tenure(self, table_id: str) -> int | None:  # noqa: ARG002 (it owns all)
        """Every table is ours for good."""
        return 0

    def new_id(self, beside: str | None) -> str:
        """An id in the shard of another table: the database may move to PostgreSQL one day."""
        return new_id(range(SHARDS) if beside is None else (shard_of(beside),))

    def ours(self, session: sa.Connection, tables: Collection[str]) -> set[str]:  # noqa: ARG002
        """All of them."""
        return set(tables)
