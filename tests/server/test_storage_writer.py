"""The store's writer thread: what goes into one commit, and what is answered when it fails."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from kit import loop
from kit.clock import Clock, passes
from trickery.server.errors import Unavailable
from trickery.server.settings import Settings
from trickery.server.storage.connection import OwnerConnection
from trickery.server.storage.lock import LockLost
from trickery.server.storage.ownership import SoleOwner
from trickery.server.storage.schema import EVENTS, FINDINGS, TABLES, ReviewKey
from trickery.server.storage.status import NO_ANSWER, WRITE_FAILED, StorageStatus, WriteFailed
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.storage.writer import Row, Writer
from trickery.server.table.events import StoredEvent

SETTINGS = Settings(lock_check_seconds=60, reconnect_seconds=60, database_patience=60)


class FakeConnection:
    """A connection to nothing: commits wait for the test, and fail as it says."""

    def __init__(self, holds_lock: bool = False) -> None:
        self.holds_lock = holds_lock
        self.commits: list[list[Row]] = []
        self.fails: Callable[[list[Row]], Exception | None] = lambda _rows: None
        self.disconnects = 0
        self.connected = True
        self.busy, self.free = threading.Event(), threading.Event()
        self.free.set()

    @contextmanager
    def transaction(self) -> Iterator[FakeConnection]:
        self.written: list[Row] = []
        yield self
        self.busy.set()
        self.free.wait()
        if (error := self.fails(self.written)) is not None:
            raise error
        self.commits.append(self.written)

    def execute(self, statement: Any, rows: list[Row] | None = None) -> None:
        if statement.table is not TABLES:
            self.written += rows or []

    def disconnect(self) -> None:
        self.disconnects += 1
        self.connected = False

    def renew(self) -> bool:
        if (error := self.fails([])) is not None:
            raise error
        reconnected, self.connected = not self.connected, True
        return reconnected


class Rig:
    """A writer with its status, and a connection that the test holds in its hands."""

    def __init__(self, holds_lock: bool = False, settings: Settings = SETTINGS) -> None:
        self.connection = FakeConnection(holds_lock)
        self.status = StorageStatus()
        self.invalidated = 0
        self.status.on_invalidated = self._count
        connection = cast(OwnerConnection, self.connection)
        self.writer = Writer(connection, SoleOwner(), self.status, settings)

    def _count(self) -> None:
        self.invalidated += 1

    def event(self, seq: int, table: str = "t") -> asyncio.Task[None]:
        rows = [{"table_id": table, "seq": seq}]
        return asyncio.create_task(self.writer.write(EVENTS, rows))

    def finding(self, number: int) -> asyncio.Task[None]:
        row = {"table_id": "t", "seat": 0, "playouts": 20, "number": number}
        return asyncio.create_task(self.writer.write(FINDINGS, [row]))

    async def held_up(self) -> asyncio.Task[None]:
        """A first event whose commit has begun and waits until `free` is set."""
        self.connection.free.clear()
        first = self.event(0)
        await asyncio.to_thread(self.connection.busy.wait)
        return first

    def sizes(self) -> list[int]:
        return [len(rows) for rows in self.connection.commits]


def run(
    work: Callable[[Rig], Awaitable[None]],
    holds_lock: bool = False,
    settings: Settings = SETTINGS,
) -> Rig:
    async def main() -> Rig:
        rig = Rig(holds_lock, settings)
        try:
            await work(rig)
        finally:
            rig.connection.free.set()
            assert await asyncio.to_thread(rig.writer.close)
        return rig

    return loop.run(main(), Clock)


async def reason(write: asyncio.Task[None]) -> Any:
    """Why a write has failed."""
    with pytest.raises(WriteFailed) as failed:
        await write
    return failed.value.reason


# Batches -----------------------------------------------------------------------------------------


def test_what_comes_in_during_a_commit_goes_into_the_next_one_together() -> None:
    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        others = [rig.event(seq) for seq in range(1, 6)]
        await asyncio.sleep(0)
        assert not first.done(), "nobody is answered before it is safe"
        rig.connection.free.set()
        await asyncio.gather(first, *others)
        assert rig.sizes() == [1, 5]
        assert [row["seq"] for row in rig.connection.commits[1]] == [1, 2, 3, 4, 5]

    run(work)


def test_a_commit_holds_so_many_writes_at_most() -> None:
    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        others = [rig.event(seq) for seq in range(1, 8)]
        await asyncio.sleep(0)
        rig.connection.free.set()
        await asyncio.gather(first, *others)
        assert rig.sizes() == [1, 3, 3, 1]

    run(work, settings=replace(SETTINGS, events_a_commit=3))


def test_whatever_waits_is_written_before_it_closes() -> None:
    async def work(rig: Rig) -> None:
        waiting.append(await rig.held_up())
        waiting.extend(rig.event(seq) for seq in range(1, 4))
        await asyncio.sleep(0)
        closing = asyncio.create_task(asyncio.to_thread(rig.writer.close))
        rig.connection.free.set()
        assert await closing
        await asyncio.gather(*waiting)

    waiting: list[asyncio.Task[None]] = []
    assert sum(run(work).sizes()) == 4


# Failures ----------------------------------------------------------------------------------------


def test_an_event_that_exists_already_fails_alone() -> None:
    def twice(rows: list[Row]) -> Exception | None:
        numbers = [row["seq"] for row in rows]
        return IntegrityError("insert", {}, Exception("unique")) if 2 in numbers else None

    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        rig.connection.fails = twice
        others = [rig.event(seq) for seq in (1, 2, 3)]
        await asyncio.sleep(0)
        rig.connection.free.set()
        await asyncio.gather(first, others[0], others[2])
        assert (await reason(others[1])).id == "written-by-others"
        assert rig.sizes() == [1, 1, 1]
        assert rig.connection.disconnects == 0

    run(work)


def test_a_commit_that_fails_is_told_to_all_who_wait_for_it_and_the_next_is_tried() -> None:
    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        rig.connection.fails = lambda _rows: OSError("the disk is full")
        others = [rig.event(seq) for seq in (1, 2)]
        rig.connection.free.set()
        assert [await reason(write) for write in (first, *others)] == [WRITE_FAILED] * 3
        rig.connection.fails = lambda _rows: None
        await rig.event(1)
        assert rig.sizes() == [1]
        assert rig.connection.disconnects >= 1
        assert rig.invalidated == 0, "the file is still ours"

    run(work)


def test_a_lost_connection_that_held_the_lock_is_an_outage_until_it_is_back() -> None:
    async def work(rig: Rig) -> None:
        rig.connection.fails = lambda _rows: OSError("gone")
        assert await reason(rig.event(1)) == NO_ANSWER
        assert rig.status.outage == NO_ANSWER
        assert await reason(rig.event(1)) == NO_ANSWER, "nothing is even tried"
        rig.connection.fails = lambda _rows: None
        while rig.status.outage:
            await asyncio.sleep(0)
        await rig.event(1)
        assert rig.sizes() == [1]

    rig = run(work, holds_lock=True, settings=replace(SETTINGS, reconnect_seconds=0.001))
    assert rig.invalidated == 1, "another server may have written meanwhile"
    assert not rig.status.lock_lost


def test_whoever_has_lost_the_lock_refuses_everything_until_it_is_back() -> None:
    async def work(rig: Rig) -> None:
        rig.connection.fails = lambda _rows: LockLost("elsewhere")
        assert await reason(rig.event(1)) == "elsewhere"
        assert (rig.invalidated, rig.status.lock_lost) == (1, True)
        with pytest.raises(Unavailable, match="elsewhere"):
            rig.status.require_ownership()
        rig.connection.fails = lambda _rows: None
        while rig.status.lock_lost:
            await asyncio.sleep(0)
        rig.status.require_ownership()
        await rig.event(1)

    rig = run(work, settings=replace(SETTINGS, reconnect_seconds=0.001))
    assert rig.invalidated == 2, "what is in memory may be older than what is stored"


def test_a_finding_that_fails_harms_no_event_and_no_connection_that_is_sound() -> None:
    def fails(rows: list[Row]) -> Exception | None:
        wrong = any(row.get("number") == 1 for row in rows)
        return OperationalError("insert", {}, Exception("too long")) if wrong else None

    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        rig.connection.fails = fails
        event, bad, good = rig.event(1), rig.finding(1), rig.finding(2)
        await asyncio.sleep(0)
        rig.connection.free.set()
        await asyncio.gather(first, event, good)
        assert await reason(bad) == WRITE_FAILED
        assert rig.sizes() == [1, 1, 1]
        assert rig.connection.disconnects == 0

    run(work)


# Time --------------------------------------------------------------------------------------------


def test_a_write_that_was_not_started_in_time_never_is() -> None:
    async def work(rig: Rig) -> None:
        first = await rig.held_up()
        late = rig.event(1)
        await asyncio.sleep(0)
        await passes(SETTINGS.database_patience)
        assert await reason(late) == NO_ANSWER
        assert await reason(first) == NO_ANSWER, "nobody can say what becomes of this one"
        assert rig.status.outage == NO_ANSWER, "so nobody may load its table"
        rig.connection.free.set()
        while rig.status.outage:
            await asyncio.sleep(0)
        await rig.event(2)
        assert [row["seq"] for rows in rig.connection.commits for row in rows] == [0, 2]

    run(work, settings=replace(SETTINGS, reconnect_seconds=0.001))


# SQLite ------------------------------------------------------------------------------------------


def test_a_store_gives_back_what_it_was_given(tmp_path: Path) -> None:
    async def work() -> None:
        lines = [StoredEvent(seq, float(seq), "said", f'{{"phrase": {seq}}}') for seq in (1, 2)]
        key = ReviewKey("t", 0, 20)
        await store.append("t", *lines)
        await store.append("other", lines[0])
        await store.save_finding(key, 3, "old")
        await store.save_finding(key, 3, "new")
        await store.save_finding(ReviewKey("t", 1, 20), 3, "of another seat")
        assert await store.load("t") == store.read("t") == lines
        assert await store.load("nobody") == []
        assert await store.load_findings(key) == {3: "new"}
        with pytest.raises(WriteFailed):
            await store.append("t", lines[1])
        assert await store.load("t") == lines

    store = Store(sqlite_url(tmp_path))
    try:
        loop.run(work())
    finally:
        store.close()
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite"]
