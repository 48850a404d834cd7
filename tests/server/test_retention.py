"""Retention: old tables go after the time that the settings say, and nothing else does."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kit import loop
from kit.frozen import TABLES as FILES
from kit.frozen import lines
from kit.server import QUICK, serving
from trickery.server.directory.pruning import DAY, Pruner
from trickery.server.settings import Settings, parse_settings
from trickery.server.storage.schema import EVENTS, IMPORTS, TABLES, ReviewKey
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table.events import StoredEvent
from trickery.server.table.table import read_state

OVER = next(file for file in FILES if file.stem == "trick_100-2-over")
PLAYING = next(file for file in FILES if file.stem == "trick_100-lively-unfinished")
NEVER = Settings(prune_seconds=1e9)


def aged(file: Path, days: float) -> list[StoredEvent]:
    """A frozen log whose last event was so many days ago."""
    return [replace(line, at=time.time() - days * DAY) for line in lines(file)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(sqlite_url(tmp_path), NEVER)) as opened:
        yield opened


def pruned(
    store: Store,
    tables: dict[str, list[StoredEvent]],
    settings: Settings = NEVER,
    before: Callable[[Pruner], Awaitable[None]] | None = None,
) -> set[str]:
    """Store tables, prune, and give those that are left."""

    async def finished(table: str) -> bool:
        return read_state(table, await store.load(table)).open

    async def work() -> set[str]:
        for table, log in tables.items():
            await store.append(table, *log)
            with store.engine.begin() as connection:
                since = sa.update(TABLES).filter_by(table_id=table)
                connection.execute(since.values(active_at=log[-1].at))
        pruner = Pruner(store, settings, lambda table: table != "held", finished)
        try:
            if before is not None:
                await before(pruner)
            await pruner.prune()
        finally:
            await pruner.close()
        return {table for table in tables if await store.load(table)}

    return loop.run(work())


def test_finished_and_abandoned_tables_have_their_own_times(store: Store) -> None:
    tables = {
        "finished long ago": aged(OVER, 91),
        "finished lately": aged(OVER, 89),
        "abandoned": aged(PLAYING, 8),
        "played lately": aged(PLAYING, 6),
        "held": aged(PLAYING, 8),
    }
    assert pruned(store, tables) == {"finished lately", "played lately", "held"}


@pytest.mark.parametrize(
    ("limits", "left"),
    [
        (["keep_finished_days=0", "keep_abandoned_days=0"], {"finished", "abandoned"}),
        (["keep_finished_days=0"], {"finished"}),
        (["keep_abandoned_days=0"], {"abandoned"}),
    ],
)
def test_nothing_is_removed_where_the_host_keeps_it_for_ever(
    store: Store, limits: list[str], left: set[str]
) -> None:
    tables = {"finished": aged(OVER, 1000), "abandoned": aged(PLAYING, 1000)}
    assert pruned(store, tables, parse_settings(["prune_seconds=1e9", *limits])) == left


def test_all_that_is_known_of_a_table_goes_with_it(store: Store) -> None:
    async def more(_pruner: Pruner) -> None:
        await store.save_finding(ReviewKey("old", 0, 20), 1, "found")
        await store.note_import("old", time.time())

    assert pruned(store, {"old": aged(PLAYING, 8)}, before=more) == set()
    with store.engine.connect() as connection:
        for table in (EVENTS, TABLES, IMPORTS):
            assert connection.scalar(sa.select(sa.func.count()).select_from(table)) == 0


def test_a_table_stays_as_long_as_its_cards_are_dealt_at_another(store: Store) -> None:
    first = aged(OVER, 91)
    again = json.dumps({"version": 2, "table": "second"})
    first.append(StoredEvent(len(first) + 1, first[-1].at, "again", again))
    tables = {"first": first, "second": aged(PLAYING, 6)}
    assert pruned(store, tables) == {"first", "second"}
    alone = {f"{table} of others": log for table, log in tables.items()}
    assert pruned(store, alone) == {"first of others", "second of others"}
    second = {"second": aged(OVER, 91)}
    loop.run(store.prune(["second"]))
    assert pruned(store, {}) == set()
    assert store.read("first") == []
    assert pruned(store, second) == set()


def test_what_happens_later_counts_again(store: Store) -> None:
    """It was looked at once: it was not over, and then somebody came back."""

    async def comes_back(pruner: Pruner) -> None:
        everything = replace(NEVER, keep_abandoned_days=0, keep_finished_days=7)
        settings, pruner._settings = pruner._settings, everything  # noqa: SLF001
        await pruner.prune()
        pruner._settings = settings  # noqa: SLF001
        with store.engine.connect() as connection:
            assert connection.scalar(sa.select(TABLES.c.finished)) is False
        said = StoredEvent(len(log) + 1, time.time(), "said", '{"version": 2, "seat": 0}')
        await store.append("table", said)
        with store.engine.connect() as connection:
            row = connection.execute(sa.select(TABLES)).one()
        assert row.finished is None
        assert row.active_at >= said.at

    log = aged(PLAYING, 8)
    assert pruned(store, {"table": log}, before=comes_back) == {"table"}


def test_a_table_whose_row_is_older_than_its_events_stays(store: Store) -> None:
    """An earlier version has written to it, which knew nothing of the rows."""

    async def back_in_time(_pruner: Pruner) -> None:
        with store.engine.begin() as connection:
            connection.execute(sa.update(TABLES).values(active_at=0.0))

    tables = {"table": aged(PLAYING, 6)}
    assert pruned(store, tables, before=back_in_time) == {"table"}


def test_finding_old_tables_reads_the_index_only(store: Store) -> None:
    for finished in ("null", "0", "1"):
        query = (
            "explain query plan select active_at, table_id from tables"
            f" where finished is {finished} and active_at < 9 and (active_at, table_id) > (1, 'a')"
            " order by active_at, table_id limit 100"
        )
        with store.engine.connect() as connection:
            (step,) = connection.exec_driver_sql(query)
        assert "USING COVERING INDEX ix_tables_idle (finished=? AND " in step.detail


def test_a_server_removes_what_nobody_holds_and_what_it_removes_is_gone(tmp_path: Path) -> None:
    removed = threading.Event()

    def note(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("DELETE FROM tables"):
            removed.set()

    settings = replace(QUICK, grace=0, prune_seconds=0.1, keep_abandoned_days=1e-9)
    with serving(sqlite_url(tmp_path), settings) as served:
        assert served.store is not None
        sa.event.listen(served.store.engine, "after_cursor_execute", note)
        gone, held = (served.open(start=False) for _ in range(2))
        with held.live() as socket:
            socket.hear("state")
            assert removed.wait(30)
            assert served.get(gone.path).status_code == 404
            assert held.state()["info"]["phase"] == "lobby"
