"""The tables of the database: events of tables, findings of the coach, imports.

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


@dataclass(frozen=True)
class ReviewKey:
    """The review that findings belong to: of which seat, and with how many playouts."""

    table_id: str
    seat: int
    playouts: int
