"""Migrations: how a database of any version gets today's tables.

Rests on Alembic. `versions` has a revision for each step since the first release. A database
without a revision is from before there were any, or empty: its tables tell which one it is at. All
steps are one transaction, and on PostgreSQL only one process at a time takes them.
"""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from trickery.core.errors import BadOption

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger(__name__)

#: The newest revision: of a database that has all of `schema`.
HEAD = "0007"
#: The newest table of each revision from before databases said which one they were at.
UNNUMBERED = {"imports": "0003", "findings": "0002", "events": "0001"}
LOCK = 8119  # of PostgreSQL's advisory locks: a number of our own choice

VERSION = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32)))


def upgrade(connection: sa.Connection) -> None:
    """Bring a database to the newest revision, and commit; raises `BadOption` if it's newer."""
    if revision(connection) != HEAD:
        _begin(connection)
        before = revision(connection)  # another process may have been faster
        if before != HEAD:
            _migrate(connection, before or _unnumbered(connection))
    connection.commit()


def revision(connection: sa.Connection) -> str | None:
    """The revision that a database says it's at; None if it says nothing."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    found: str | None = connection.scalar(sa.select(VERSION.c.version_num))
    return found


def _unnumbered(connection: sa.Connection) -> str | None:
    """The revision that a database is at, by its tables; None if it's empty."""
    tables = sa.inspect(connection).get_table_names()
    return next((each for table, each in UNNUMBERED.items() if table in tables), None)


def _begin(connection: sa.Connection) -> None:
    """Begin a transaction in which nobody else migrates, and which may take its time."""
    connection.rollback()
    if connection.dialect.name == "postgresql":
        for timeout in ("statement", "lock", "idle_in_transaction_session"):
            connection.exec_driver_sql(f"set local {timeout}_timeout = 0")
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("begin immediate")  # the driver begins none for new tables


def _migrate(connection: sa.Connection, before: str | None) -> None:
    from alembic import command  # takes a while, and most databases are at the newest revision
    from alembic.script import ScriptDirectory

    config = alembic_config(connection)
    known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    if before is not None and before not in known:
        raise BadOption(
            f"a newer Trickery has used this database (its revision is {before}): update Trickery,"
            " or use a backup from before"
        )
    if before is None:
        command.upgrade(config, HEAD)
        return
    began = time.monotonic()
    command.stamp(config, before)
    command.upgrade(config, HEAD)
    seconds = time.monotonic() - began
    log.warning("upgraded the database from revision %s to %s (%.1f s)", before, HEAD, seconds)


def alembic_config(connection: sa.Connection) -> Config:
    """What Alembic's commands need to know to work on a connection of ours."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
