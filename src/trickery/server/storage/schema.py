"""The tables of the database: events, what is known of each, findings, imports, leases, work.

Rests on SQLAlchemy. What is in them is read for ever: a column may be added, never changed. Every
change is also a revision in `migrations`, and a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

METADATA = sa.MetaData()

EVENTS = sa.Table(
    "events",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

#: How long each table has been idle, which says when it is removed.
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("active_at", sa.Float, nullable=False),  # its last event, or up to an hour before
    sa.Column("finished", sa.Boolean),  # null: nobody has looked since then
    sa.Index("ix_tables_idle", "finished", "active_at", "table_id"),
)

#: What events say of people: it is taken out of them, so that people can be erased (`personal`).
PERSONAL = sa.Table(
    "personal",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("words", sa.Text, nullable=False),
)

FINDINGS = sa.Table(
    "findings",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("playouts", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.Text, nullable=False),
)


#: Tables that were made of records which somebody brought: they are pruned after a while.
IMPORTS = sa.Table(
    "imports",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)

#: Which process carries on the tables of each shard (PostgreSQL only).
LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("owner", sa.String(32), nullable=False, index=True),
    sa.Column("epoch", sa.BigInteger, nullable=False),  # grows with every change of owner
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

#: The processes that share the database, and where the others reach them.
PROCESSES = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(255), nullable=False),
    sa.Column("draining", sa.Boolean, nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)

#: What all of these processes must agree on.
CLUSTER = sa.Table(
    "cluster",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

#: Tables from before there were shards that are in another one than their id says.
MOVED = sa.Table(
    "moved",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("shard", sa.Integer, nullable=False),
)

#: What bots and the coach are to think about on other machines (PostgreSQL only).
WORK = sa.Table(
    "work",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("lane", sa.String(16), nullable=False),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("question", sa.Text, nullable=False),
    sa.Column("asked_by", sa.String(32), nullable=False),  # one of `processes`
    sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("claimed_by", sa.String(32)),  # one of `workers`
    sa.Column("attempt", sa.Integer, nullable=False),
    sa.Column("deadline", sa.DateTime(timezone=True)),  # then it may be claimed again
    sa.Column("answer", sa.Text),
)

#: The machines that do it, and for what they are ready in each lane.
WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("lane", sa.String(16), primary_key=True),
    sa.Column("version", sa.String(32), nullable=False),
    sa.Column("processes", sa.Integer, nullable=False),
    sa.Column("ready", sa.Text, nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)


@dataclass(frozen=True)
class ReviewKey:
    """The review that findings belong to: of which seat, and with how many playouts."""

    table_id: str
    seat: int
    playouts: int
