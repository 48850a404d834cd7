"""The command that backs up a server's tables: backup.

Rests on `server`, loaded only when it is run. It speaks English, for people who run servers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from trickery.core.errors import BadOption


def backup(
    file: Annotated[Path, typer.Argument(help="The new file; only you will be able to read it.")],
    data: Annotated[
        Path | None,
        typer.Option(help="The folder of the tables; by default, the one in your home folder."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="The URL of a database instead: sqlite:///FILE.")
    ] = None,
) -> None:
    """Back up the tables of a server, also while it runs (SQLite; use pg_dump for PostgreSQL)."""
    if data is not None and database is not None:
        raise BadOption("use --data or --database, not both")
    from trickery.server.folders import data_folder
    from trickery.server.storage.backup import back_up, sqlite_file
    from trickery.server.storage.store import DATABASE_FILE

    source = sqlite_file(database) if database else (data or data_folder()) / DATABASE_FILE
    size = back_up(source, file)
    print(f"{file}: {size / 1e6:.1f} MB")
