"""What bots and the coach are to think about on other machines, and which machines do it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "work",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("lane", sa.String(16), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("asked_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_by", sa.String(32)),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True)),
        sa.Column("answer", sa.Text),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("lane", sa.String(16), primary_key=True),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("processes", sa.Integer, nullable=False),
        sa.Column("ready", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
