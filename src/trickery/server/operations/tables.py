"""Administration of tables: list, look at, close, export, import and delete them.

Rests on `context`, the directory and the store. Hands are shown only where somebody asks for them
in so many words.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from typing import Any

from trickery import __version__
from trickery.core.errors import BadRecord
from trickery.server.context import ServerContext
from trickery.server.directory.directory import TableDirectory
from trickery.server.errors import NoSuchTable, RequestRefused, UnreadableTable
from trickery.server.metering import in_thread
from trickery.server.table.events import StoredEvent, TableClosed
from trickery.server.table.table import Table, read_state
from trickery.server.table.views import sent_view

FORMAT = "trickery-table/1"
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class TableAdmin:
    """What whoever runs a server can do with its tables."""

    def __init__(self, context: ServerContext) -> None:
        self._tables: TableDirectory = context.tables
        self._store = context.tables.store

    async def listed(
        self, game: str | None, phase: str | None, idle: float, stored: bool, most: int
    ) -> list[dict[str, Any]]:
        """The tables in memory, or all that are stored, with the newest event last."""
        found = {table.id: _summary(table) for table in self._tables.in_memory}
        if stored:
            for each in await self._store.summaries(most):
                opened = json.loads(each.opened)
                found.setdefault(
                    each.table_id,
                    {
                        "table": each.table_id,
                        "game": opened["game"],
                        "phase": "stored",
                        "people": sum(seat["who"] == "person" for seat in opened["seats"]),
                        "players": opened["players"],
                        "connected": 0,
                        "events": each.events,
                        "last": each.last,
                    },
                )
        now = time.time()
        wanted = [
            {**each, "idle": max(0.0, now - each["last"])}
            for each in found.values()
            if game in (None, each["game"])
            and phase in (None, each["phase"])
            and now - each["last"] >= idle
        ]
        return sorted(wanted, key=lambda each: -float(each["idle"]))[-most:]

    async def shown(self, table_id: str, secret: bool) -> dict[str, Any]:
        """A table as a spectator knows it; with `secret` also what every seat sees."""
        table = await self._table(table_id)
        async with table.lock:
            await table.ready()
            state, match = table.state, table.state.game.match
            told: dict[str, Any] = {
                **_summary(table),
                "opened": state.events[0].at,
                "moves": len(state.game.moves),
                "info": table.projections.info(None),
            }
            if secret and match is not None:
                told["views"] = [sent_view(match.game, match.view(s)) for s in range(match.players)]
            return told

    async def exported(self, table_id: str) -> str:
        """A table's whole log as lines of JSON, with all that is secret."""
        _check_id(table_id)
        lines = await self._store.load(table_id)
        if not lines:
            raise NoSuchTable(f"there's no table {table_id}")
        head = {"format": FORMAT, "table": table_id, "by": __version__, "events": len(lines)}
        return "".join(f"{json.dumps(each)}\n" for each in (head, *map(asdict, lines)))

    async def imported(self, text: str) -> str:
        """Store a table that was exported, under the id that it had; gives that id."""
        head, lines = _parsed(text)
        table_id = str(head["table"])
        if await self._is_here(table_id):
            raise RequestRefused(f"there's a table {table_id} already: delete it first")
        self._tables.must_take_tables()
        await in_thread(partial(read_state, table_id, lines))
        await self._store.append(table_id, *lines)
        return table_id

    async def close(self, table_id: str) -> None:
        """End a table: nobody can play on, and its cards are no secret any more."""
        table = await self._table(table_id)

        async def work() -> None:
            if table.state.open:
                raise RequestRefused(f"table {table_id} is {table.state.phase} already")
            await table.happen(TableClosed())

        await table.exclusively(work)

    async def delete(self, table_id: str) -> None:
        """Remove a table for good, with all that is known of it."""
        _check_id(table_id)
        await self._is_here(table_id)
        await self._tables.delete(table_id)

    async def _is_here(self, table_id: str) -> bool:
        """Is there such a table, readable or not? Refused if another process would have it."""
        try:
            await self._tables.table(table_id)
        except NoSuchTable:
            return False
        except UnreadableTable:
            return True
        return True

    async def _table(self, table_id: str) -> Table:
        _check_id(table_id)
        return await self._tables.table(table_id)


def _summary(table: Table) -> dict[str, Any]:
    state = table.state
    return {
        "table": table.id,
        "game": state.opened.game,
        "phase": state.phase,
        "people": sum(seat.who == "person" for seat in state.seats.holders),
        "players": state.opened.players,
        "connected": sum(table.bus.keys.values()),
        "events": len(state),
        "last": state.events[-1].at,
    }


def _check_id(table_id: str) -> None:
    if not TABLE_ID.fullmatch(table_id):
        raise NoSuchTable(f"{table_id[:40]!r} is no table's id")


def _parsed(text: str) -> tuple[dict[str, Any], list[StoredEvent]]:
    """The head and the events of an export; raises if it's something else."""
    try:
        head, *rest = _objects(text)
        if head["format"] != FORMAT or not TABLE_ID.fullmatch(head["table"]):
            raise BadRecord("this isn't a table that `trickery admin export` wrote")
        lines = [StoredEvent(**each) for each in rest]
    except (ValueError, KeyError, TypeError):
        raise BadRecord("this isn't a table that `trickery admin export` wrote") from None
    if len(lines) != head["events"]:
        raise BadRecord(f"the export is cut off: it has {len(lines)} of {head['events']} events")
    return head, lines


def _objects(text: str) -> Iterator[dict[str, Any]]:
    for line in text.splitlines():
        yield json.loads(line)
