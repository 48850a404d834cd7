"""Backups of SQLite's file, also while a server uses it.

Rests on sqlite3. The copy is how everything stood at one moment, without what was deleted; moves go
on meanwhile. It appears under its name once it is complete and on the disk.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from trickery.core.errors import BadOption
from trickery.server.storage.engine import without_password


def sqlite_file(url: str) -> Path:
    """The file of a database, if it's SQLite's; refused otherwise, for whoever typed it."""
    try:
        place = sa.make_url(url)
    except SQLAlchemyError:
        raise BadOption(f"{url} isn't a database URL") from None
    if place.get_backend_name() == "postgresql":
        shown = without_password(url).replace("+psycopg", "")
        raise BadOption(f"back up PostgreSQL with its own: pg_dump --format=custom '{shown}'")
    if place.get_backend_name() != "sqlite" or not place.database:
        raise BadOption("only SQLite's databases can be backed up: --data, or sqlite:///FILE")
    return Path(place.database)


def back_up(source: Path, target: Path) -> int:
    """Copy a database to a new file, for its owner only; gives its size in bytes."""
    if target.exists():
        raise BadOption(f"{target} exists already: name a new file")
    if not source.is_file():
        raise BadOption(f"{source}: there's no database")
    try:
        number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")  # mode 0600
        os.close(number)
        try:
            _copy(source, name)
            size = Path(name).stat().st_size
            os.replace(name, target)
            _sync(target.parent)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, sqlite3.Error) as error:
        raise BadOption(f"{target} couldn't be written: {error}") from None
    return size


def _copy(source: Path, name: str) -> None:
    uri = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as database:
        database.execute("vacuum into ?", [name])
    _sync(Path(name))


def _sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    if os.name != "posix" and path.is_dir():
        return
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
