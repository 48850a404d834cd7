"""Backup and restore: made in the middle of a game, and played on from an empty machine."""

from __future__ import annotations

import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kit.process import Run
from kit.server import Held, Served, cluster, play_to_the_end, serving
from trickery.core import fair, records
from trickery.core.errors import BadOption
from trickery.server.storage.backup import back_up
from trickery.server.storage.store import Store, sqlite_url

GAME = "trick_100"


@contextmanager
def busy(served: Served) -> Iterator[Held]:
    """Other people who move all the time, as fast as they can."""
    done = threading.Event()

    def play() -> None:
        while not done.is_set():
            state = held.my_turn()
            if state["info"]["phase"] == "over":
                return
            held.move(state["view"]["legal"][0], state["seq"])

    held = served.open(GAME)
    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield held
    finally:
        done.set()
        thread.join()


def in_the_middle(served: Served) -> tuple[Held, int]:
    """A game that has begun, and the number of its last event."""
    held = served.open(GAME, players=2)
    state = held.my_turn()
    assert held.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    return held, int(held.my_turn()["seq"])


def later(held: Held) -> None:
    """A move that isn't in the backup."""
    state = held.my_turn()
    if state["info"]["phase"] == "playing":
        assert held.move(state["view"]["legal"][-1], state["seq"]).status_code == 200


def plays_on(url: str, held: Held, seq: int) -> None:
    """Start a server with a restored database, and play its game to the end."""
    with serving(url) as served:
        back = Held(served, held.table, held.seat, held.secret)
        last = time.monotonic() + 20
        while back.get().status_code == 503:  # the leases in the backup have to expire
            assert time.monotonic() < last
        state = back.my_turn()
        assert state["seq"] == seq
        assert state["info"]["seats"][0]["name"] == "Ann"
        play_to_the_end(back, lambda moves: moves[0])
        record = records.parse(back.get("record").text)
        assert fair.verify(record) == state["info"]["fair"]["commitment"]


def test_sqlite_is_backed_up_while_people_play_and_restored(tmp_path: Path) -> None:
    home, restored, file = tmp_path / "home", tmp_path / "restored", tmp_path / "copy.sqlite"
    with serving(sqlite_url(home)) as served, busy(served):
        held, seq = in_the_middle(served)
        asked = ["from trickery.cli import main; main()", "backup", str(file), "--data", str(home)]
        told = subprocess.run(
            [sys.executable, "-c", *asked], capture_output=True, text=True, check=False
        )
        assert (told.returncode, told.stderr) == (0, "")
        assert str(file) in told.stdout
        later(held)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.sqlite", "home"]
    restored.mkdir()
    shutil.copy(file, restored / "tables.sqlite")
    plays_on(sqlite_url(restored), held, seq)


def test_postgresql_is_backed_up_while_people_play_and_restored() -> None:
    with cluster() as postgres:
        with serving(postgres.url) as served, busy(served):
            held, seq = in_the_middle(served)
            dump = postgres.dump()
            later(held)
        plays_on(postgres.restore(dump, "restored"), held, seq)


def test_the_server_keeps_its_lock_and_its_file_while_it_is_backed_up(tmp_path: Path) -> None:
    with closing(Store(sqlite_url(tmp_path / "home"))) as store:
        back_up(tmp_path / "home" / "tables.sqlite", tmp_path / "copy")
        with pytest.raises(BadOption, match="another server"):
            Store(sqlite_url(tmp_path / "home"))
        store.connection.renew()
    with closing(sqlite3.connect(tmp_path / "copy")) as copy:
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)


def test_a_backup_that_cannot_be_made_says_why_and_leaves_nothing(tmp_path: Path, run: Run) -> None:
    home = tmp_path / "home"
    Store(sqlite_url(home)).close()
    there = tmp_path / "there"
    there.write_text("precious")
    (tmp_path / "broken").write_bytes(b"\xa5" * 8192)
    for words, why in (
        ([str(there), "--data", str(home)], "exists already"),
        ([str(home / "tables.sqlite"), "--data", str(home)], "exists already"),
        ([str(tmp_path / "no" / "folder"), "--data", str(home)], "couldn't be written"),
        ([str(tmp_path / "new"), "--data", str(tmp_path)], "there's no database"),
        ([str(tmp_path / "new"), "--database", f"sqlite:///{tmp_path}/broken"], "not a database"),
        ([str(tmp_path / "new"), "--database", "postgresql+psycopg://a:b@c/d"], "pg_dump .*//a:"),
        ([str(tmp_path / "new"), "--database", "nonsense"], "isn't a database URL"),
    ):
        code, _, told = run("backup", *words)
        assert code == 2
        assert re.search(why, told), told
        assert sorted(each.name for each in tmp_path.iterdir()) == ["broken", "home", "there"]
        assert "b@c" not in told
    assert there.read_text() == "precious"
