"""How long each table has been idle; what is there already counts from today."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table, with a row for each table that has events."""
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("active_at", sa.Float, nullable=False),
        sa.Column("finished", sa.Boolean),
    )
    fill = "insert into tables (table_id, active_at) select distinct table_id, :now from events"
    op.execute(sa.text(fill).bindparams(sa.bindparam("now", time.time(), sa.Float)))
    op.create_index("ix_tables_idle", "tables", ["finished", "active_at", "table_id"])
