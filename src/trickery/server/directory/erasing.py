"""Erasing a person while the server runs: in the database, and in the tables in memory.

Rests on the directory and the store.
"""

from __future__ import annotations

from trickery.server.directory.directory import TableDirectory
from trickery.server.errors import NoSuchTable, UnreadableTable
from trickery.server.storage.erasure import Erasure


async def erase_person(tables: TableDirectory, person: str) -> Erasure:
    """Erase somebody in all tables of this process, by their digest."""

    async def erase_in(table_id: str, person: str) -> None:
        if not tables.in_use(table_id):
            await tables.store.erase_in(table_id, person)
        if tables.in_use(table_id):  # perhaps since a moment ago, with what was stored before
            try:
                table = await tables.table(table_id)
            except (NoSuchTable, UnreadableTable):
                await tables.store.erase_in(table_id, person)
                return
            async with table.lock:
                await tables.store.erase_in(table_id, person)
                await table.reread()

    return await tables.store.erase_person(person, erase_in)
