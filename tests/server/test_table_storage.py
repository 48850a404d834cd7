"""A database in trouble: a plain answer in time, nothing written after it was refused, recovery."""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kit.server import Cluster, Held, Served, cluster, raw_socket, serving
from trickery.client import read
from trickery.core.errors import BadOption
from trickery.server.storage.lease_holder import OLDER_LOCK
from trickery.server.storage.store import Store, sqlite_url

GAME = "trick_party"
SHORT = 1.0  # seconds of patience with a database here


def refused(told: httpx.Response, status: int = 503) -> str:
    """The reason of a refusal, which has its one form."""
    assert told.status_code == status, told.text
    assert told.json().keys() == {"type", "reason"}
    assert told.json()["type"] == "error"
    reason: str = read(told.json()["reason"])
    return reason


def until(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """The first answer that is not "try again": it comes by itself."""
    last = time.monotonic() + 20
    while (told := ask()).status_code == 503:
        refused(told)
        assert time.monotonic() < last, told.text
    return told


def new_table(served: Served) -> httpx.Response:
    return served.post("/api/tables", game=GAME, name="Ann", bots="random", pace=0)


class Seat:
    """Somebody whose turn it is, and the move that they are going to make."""

    def __init__(self, served: Served) -> None:
        self.store = served.store
        self.held = served.open(GAME)
        state = self.held.my_turn()
        self.seq: int = state["seq"]
        self.text: str = state["view"]["legal"][0]
        self.made = self.mine()

    def move(self) -> httpx.Response:
        return self.held.move(self.text, self.seq, key="the one")

    def mine(self) -> int:
        """How many moves of theirs are in the log."""
        entries = until(self.held.get).json()["entries"]
        return sum(e["kind"] == "move" and e["seat"] == 0 for e in entries)

    def goes_on(self) -> None:
        """The move is made, however often it had to be sent, and once."""
        assert until(self.move).json()["type"] == "accepted"
        assert self.mine() == self.made + 1
        assert until(self.move).json()["seq"] > self.seq
        assert self.mine() == self.made + 1

    def since(self) -> list[bool]:
        """What was kept since it was their turn, line by line: was it their move?

        Bots answer a move as soon as it is kept, so nobody can say how many lines follow it.
        """
        assert self.store is not None
        new = self.store.read(self.held.table)[self.seq :]
        return [line.kind == "moved" and json.loads(line.data)["seat"] == 0 for line in new]


def all_at_once(calls: list[Callable[[], httpx.Response]]) -> tuple[list[httpx.Response], float]:
    """Answers to calls that are sent at the same time, and how long the slowest took."""
    began = time.monotonic()
    with ThreadPoolExecutor(len(calls)) as pool:
        told = list(pool.map(lambda call: call(), calls))
    return told, time.monotonic() - began


# PostgreSQL --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def kept(postgres: Cluster, table: str) -> int:
    import psycopg

    with psycopg.connect(postgres.plain) as connection:
        found = connection.execute("select count(*) from events where table_id = %s", [table])
        row = found.fetchone()
        assert row is not None
        return int(row[0])


def test_a_database_server_that_hangs_holds_nobody_up(postgres: Cluster) -> None:
    with serving(postgres.url, patience=SHORT) as served:
        seats = [Seat(served) for _ in range(3)]
        unread = served.open(GAME, start=False)
        served.table(unread.table).behind = True  # it has to be read on first
        with seats[0].held.live() as live:
            live.hear("state")
            with postgres.frozen():
                first = threading.Thread(target=seats[0].move)
                first.start()
                told, slowest = all_at_once(
                    [seats[1].move, seats[2].move, unread.get, lambda: new_table(served)] * 2
                )
                first.join()
                assert slowest < 10 * SHORT  # not as long as it hangs
                for each in told:
                    assert refused(each) in (
                        "this server’s database isn’t answering: try again in a moment",
                        "the table is being set up again: try once more",
                    )
                assert live.ended()[0] == 1012
                with raw_socket(served, seats[0].held.table) as again:
                    assert again.ended()[0] == 1013
                assert served.get("/api/phrases").status_code == 200
            assert until(unread.get).status_code == 200
            # At most one commit was on its way; what waited behind it was never written, not even
            # by a new session while somebody else is answered.
            written = [since for seat in seats if (since := seat.since())]
            assert len(written) <= 1
            assert all(since[0] and sum(since) == 1 for since in written)
        for seat in seats:
            seat.goes_on()


def test_a_commit_that_nobody_heard_of_is_found_before_anything_else_happens(
    postgres: Cluster,
) -> None:
    """It hangs just as a commit is sent: refused, kept once it goes on, and never made twice."""
    with serving(postgres.url, patience=SHORT) as served, ExitStack() as thaw:
        seat = Seat(served)
        assert served.store is not None
        before = kept(postgres, seat.held.table)

        def note(session: sa.Connection, _cursor: Any, statement: str, *_: Any) -> None:
            if statement.startswith("INSERT INTO events"):
                session.info["a move"] = True

        def freeze(session: sa.Connection) -> None:
            if session.info.pop("a move", False) and not frozen:
                frozen.append(thaw.enter_context(postgres.frozen()))

        frozen: list[None] = []
        sa.event.listen(served.store.engine, "after_cursor_execute", note)
        sa.event.listen(served.store.engine, "commit", freeze)
        refused(seat.move())
        refused(seat.held.get())
        thaw.close()
        entries = until(seat.held.get).json()["entries"]
        mine = [entry["seq"] for entry in entries if entry["kind"] == "move" and entry["seat"] == 0]
        assert mine == [before + 1]
        assert until(seat.move).json() == {"type": "accepted", "key": "the one", "seq": before + 1}
        assert kept(postgres, seat.held.table) >= before + 1


def test_a_database_server_may_be_restarted(postgres: Cluster) -> None:
    with serving(postgres.url, patience=SHORT) as served:
        seat = Seat(served)
        postgres.stop()
        try:
            assert seat.held.get().status_code == 200  # it is in memory
            refused(seat.move())
            refused(new_table(served))
            refused(seat.held.get())  # it has to be read again
        finally:
            postgres.start()
        seat.goes_on()
        assert until(lambda: new_table(served)).status_code == 201


def test_whoever_lost_its_tables_writes_nothing_until_they_are_back(postgres: Cluster) -> None:
    """Another server takes the tables over without a word, plays on, and ends."""
    import psycopg

    with serving(postgres.url, patience=SHORT) as served:
        seat = Seat(served)
        with (
            seat.held.live() as live,
            psycopg.connect(postgres.plain, autocommit=True) as other,
        ):
            live.hear("state")
            later = "now() + interval '1 hour'"
            other.execute(f"insert into processes values ('other', '127.0.0.1:9', false, {later})")
            other.execute(f"update leases set owner = 'other', epoch = epoch + 1, until = {later}")
            before = kept(postgres, seat.held.table)
            assert live.ended()[0] == 1012  # by itself: nobody has asked for anything
            for call in (seat.held.get, seat.move):
                assert "another server process is taking over" in refused(call())
            assert kept(postgres, seat.held.table) == before
            said = json.dumps({"version": 1, "seat": 0, "phrase": 1})
            other.execute(
                "insert into events values (%s, %s, 0, 'said', %s)",
                [seat.held.table, before + 1, said],
            )
            other.execute("delete from processes where id = 'other'")
            other.execute("update leases set until = 'epoch'")
        kinds = [entry["kind"] for entry in until(seat.held.get).json()["entries"]]
        assert kinds[-1] == "chat"  # what the other server kept
        seat.goes_on()


def test_a_server_that_knows_no_leases_keeps_others_away(postgres: Cluster) -> None:
    import psycopg

    with psycopg.connect(postgres.plain, autocommit=True) as older:
        older.execute(f"select pg_advisory_lock({OLDER_LOCK})")
        with pytest.raises(BadOption, match="a server of an older version"):
            Store(postgres.url)
    Store(postgres.url).close()


# SQLite ------------------------------------------------------------------------------------------


def test_what_waits_behind_a_write_that_hangs_is_refused_and_never_written(tmp_path: Path) -> None:
    goes_on, hangs = threading.Event(), threading.Event()

    def hang(_c: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT") and not goes_on.is_set():
            hangs.set()
            goes_on.wait(20)

    with serving(sqlite_url(tmp_path), patience=SHORT) as served:
        seats = [Seat(served) for _ in range(3)]
        assert served.store is not None
        sa.event.listen(served.store.engine, "before_cursor_execute", hang)
        first = threading.Thread(target=lambda: refused(seats[0].move()))
        first.start()
        hangs.wait()
        told, slowest = all_at_once([seats[1].move, seats[2].move, lambda: new_table(served)])
        assert [refused(each) for each in told]
        assert slowest < 10 * SHORT  # it hangs for twice as long
        first.join()
        refused(seats[0].held.get())  # nobody can say what became of it
        goes_on.set()
        assert until(seats[0].held.get).status_code == 200
        written = seats[0].since()
        assert not written or (written[0] and sum(written) == 1)
        assert [seat.since() for seat in seats[1:]] == [[], []]
        for seat in seats:
            seat.goes_on()


@pytest.mark.parametrize("pragma", ["max_page_count=1", "query_only=1"])
def test_a_disk_that_is_full_or_read_only_is_told(tmp_path: Path, pragma: str) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        seat = Seat(served)
        assert served.store is not None
        engine = served.store.engine

        def limit(connection: Any, *_: Any) -> None:
            connection.execute(f"PRAGMA {pragma}")

        sa.event.listen(engine, "connect", limit)
        served.store.connection.disconnect()  # so that the next connection is like that
        while (told := new_table(served)).status_code == 201:
            pass  # until a page is full
        assert "couldn’t save that" in refused(told)
        assert seat.held.get().status_code == 200
        sa.event.remove(engine, "connect", limit)
        engine.dispose()
        seat.goes_on()


def test_pages_of_garbage_are_told(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        held = served.open(GAME)
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as connection:
        query = "select rootpage from sqlite_master where name = 'alembic_version'"
        (page,) = connection.execute(query).fetchone()
    connection.close()
    whole = file.read_bytes()
    rest = b"\xa5" * len(whole)
    file.write_bytes(whole[:4096] + rest[4096:])
    with pytest.raises(BadOption, match="malformed"):  # not even its revision can be read
        Store(url)
    end = page * 4096
    file.write_bytes(whole[:4096] + rest[4096 : end - 4096] + whole[end - 4096 : end] + rest[end:])
    with serving(url) as served:
        back = Held(served, held.table, 0, held.secret)
        assert "can’t be read at the moment" in refused(back.get())
        assert "can’t be read at the moment" in refused(back.move("any", 1))
        with raw_socket(served, held.table) as live:
            assert live.ended()[0] == 1013
        refused(new_table(served))


# Logs that make no sense -------------------------------------------------------------------------


def test_broken_logs_are_told_and_harm_nobody_else(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        tables = [served.open(GAME, bots="random") for _ in range(len(DAMAGES) + 1)]
        for held in tables:
            held.my_turn()
            assert held.post("say", phrase=1).status_code == 200
            assert held.post("leave").status_code == 200
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        for held, damage in zip(tables, DAMAGES, strict=False):
            connection.execute(f"{damage} and table_id = ?", [held.table])
    connection.close()
    with serving(url) as served:
        for held, damage in zip(tables, DAMAGES, strict=False):
            back = Held(served, held.table, 0, held.secret)
            asked = [
                served.get(back.path),
                back.get(),
                back.get("sheet"),
                back.get("record"),
                back.get("replay"),
                back.move("any", 0),
                back.post("start", luck=""),
            ]
            for told in asked:
                assert "this table can’t be read" in refused(told, 409), damage
            with raw_socket(served, held.table) as live:
                code, reason = live.ended()
                assert (code, reason[:24]) == (4404, "this table can’t be read"), damage
        sound = Held(served, tables[-1].table, 0, tables[-1].secret)
        assert sound.get().status_code == 200


def _set(where: str, path: str, value: str) -> str:
    return f"update events set data = json_set(data, '$.{path}', json('{value}')) where {where}"


DAMAGES = (
    "update events set kind = 'sang' where kind = 'said'",
    "update events set kind = 'moved' where kind = 'said'",
    "update events set kind = x'ff00' where kind = 'said'",
    "update events set kind = 'said' where seq = 1",
    "update events set data = '{' where kind = 'said'",
    "update events set data = x'00' where kind = 'said'",
    "update events set data = '[]' where kind = 'said'",
    "update events set seq = seq + 7 where kind = 'said'",
    "delete from events where seq = 1",
    "delete from events where seq = 2",
    _set("kind = 'said'", "phrase", "999"),
    _set("kind = 'said'", "phrase", "-1"),
    _set("kind = 'said'", "seat", "77"),
    _set("kind = 'said'", "seat", "-1"),
    _set("kind = 'said'", "version", "99"),
    _set("kind = 'left'", "seat", "77"),
    _set("seq = 1", "seats", "[]"),
    _set("seq = 1", "players", "3"),
    _set("seq = 1", "players", "1000000000"),
    _set("seq = 1", "host", "77"),
    _set("seq = 1", "game", '"none"'),
    _set("seq = 1", "options", '{"unheard": 1}'),
    _set("kind = 'started'", "chance", "[]"),
    _set("kind = 'started'", "chance", '[{"x": []}]'),
    _set("kind = 'started'", "chance", "[{}]"),
)
