"""Which process carries on which tables, where several share the database.

Tables with the same cards must be in one shard; ids from before don't see to that.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from trickery.server.storage.shards import shard_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "cluster",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "moved",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("shard", sa.Integer, nullable=False),
    )
    moved = [
        {"table": table, "shard": shard}
        for table, shard in _shards(op.get_bind()).items()
        if shard != shard_of(table)
    ]
    if moved:
        insert = sa.text("insert into moved (table_id, shard) values (:table, :shard)")
        op.get_bind().execute(insert, moved)


def _shards(connection: sa.Connection) -> dict[str, int]:
    """The shards of all tables whose cards were dealt at another one first."""
    dealt_at: dict[str, str] = {}
    query = sa.text("select table_id, data from events where kind = 'opened' and seq = 1")
    for table, data in connection.execute(query):
        if (other := _told_by(data)) is not None:
            dealt_at[table] = other
    return {table: shard_of(_first(table, dealt_at)) for table in dealt_at}


def _first(table: str, dealt_at: dict[str, str]) -> str:
    known = {table}
    while (other := dealt_at.get(table)) is not None and other not in known:
        table = other
        known.add(table)
    return table


def _told_by(data: Any) -> str | None:
    """The table of which an opening says that it has the same cards (`deal_told_by`)."""
    try:
        opened = json.loads(data)
        told = [opened.get("first"), (opened.get("origin") or {}).get("table"), opened.get("again")]
        if (copied := opened.get("copied")) is not None:
            told = [copied.get("table"), (copied.get("fair") or {}).get("table")]
    except (ValueError, TypeError, AttributeError):  # a log that nobody can read
        return None
    return next((table for table in told if isinstance(table, str)), None)
