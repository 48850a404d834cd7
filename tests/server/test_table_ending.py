"""Stopping a server: everybody is told to come back, and one file holds everything."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kit.server import Held, Served, children, serving
from trickery.client import read
from trickery.core.errors import BadOption
from trickery.server.storage.status import RESTARTING
from trickery.server.storage.store import Store, sqlite_url

GAME = "trick_party"
COMMAND = [sys.executable, "-c", "from trickery.cli import main; main()", "serve", "--port", "0"]


@contextmanager
def command(folder: Path) -> Iterator[tuple[Served, subprocess.Popen[str]]]:
    """`trickery serve` as people start it."""
    process = subprocess.Popen(
        [*COMMAND, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        said = re.match(r"Trickery is at (\S+)", process.stdout.readline())
        assert said, process.communicate()
        served = Served(said[1], lambda _: pytest.fail("in another process"))
        with served.http:
            yield served, process
    finally:
        process.kill()
        process.communicate()


class Player(threading.Thread):
    """Plays a table of their own until the server stops, and keeps what was acknowledged."""

    def __init__(self, served: Served, enough: threading.Barrier) -> None:
        super().__init__()
        self.served = served
        self.held = served.open(GAME, bots="novice")
        self.kept: dict[str, int] = {}
        self.enough = enough
        self.end = 0  # the status of the refusal that they were told last

    def run(self) -> None:
        try:
            while True:
                state = self.held.my_turn()
                told = self.held.move(state["view"]["legal"][0], state["seq"])
                if told.status_code != 200:
                    self.end = told.status_code
                    return
                self.kept[told.json()["key"]] = told.json()["seq"]
                if len(self.kept) == 2:
                    self.enough.wait()
        except (httpx.TransportError, KeyError):  # hung up, or told to come back instead of a state
            pass


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_says_so_and_leaves_one_file(
    tmp_path: Path, how: signal.Signals
) -> None:
    polled: list[httpx.Response] = []
    with command(tmp_path / "here") as (served, process):
        enough = threading.Barrier(4)
        players = [Player(served, enough) for _ in range(3)]
        ann = players[0].held
        quiet = served.open(GAME, start=False, bots=None)
        newest = quiet.state()["seq"]
        waiting = threading.Thread(
            target=lambda: polled.append(quiet.get(since=newest, wait=25)), daemon=True
        )
        with ann.live() as live, quiet.live() as idle:
            for socket in (live, idle):
                socket.hear("state")
            waiting.start()
            for player in players:
                player.start()
            enough.wait()
            bots = children(process.pid)
            assert bots
            process.send_signal(how)
            for socket in (live, idle):
                assert socket.ended() == (1012, str(RESTARTING))
        waiting.join()
        for player in players:
            player.join()
            assert player.end in (0, 503)
        _, complaints = process.communicate()
        assert process.returncode == 0
        assert [line.split()[1] for line in complaints.splitlines()].count("INFO") == len(
            complaints.splitlines()
        ), complaints  # no warning, no error, no traceback
        assert polled[0].status_code == 503
        assert "come back" in read(polled[0].json()["reason"])
        assert not [bot for bot in bots if Path(f"/proc/{bot}").exists()]
    assert [file.name for file in (tmp_path / "here").iterdir()] == ["tables.sqlite"]
    elsewhere = tmp_path / "there"
    url = sqlite_url(elsewhere)
    shutil.copy(tmp_path / "here" / "tables.sqlite", elsewhere)
    with serving(url) as again:
        for player in players:
            assert len(player.kept) >= 2
            back = Held(again, player.held.table, 0, player.held.secret)
            for key, seq in player.kept.items():
                told = back.move("any", 0, key=key).json()
                assert told == {"type": "accepted", "key": key, "seq": seq}


# The file, and who has it ------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def test_only_the_owner_can_read_the_tables(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old = os.umask(0)
    try:
        folder = tmp_path / "tables"
        url = sqlite_url(folder)
        assert folder.stat().st_mode & 0o777 == 0o700
        with serving(url) as served:
            served.open(GAME)
            found = modes(folder)
            assert {"tables.sqlite", "tables.sqlite-wal"} <= set(found)
            assert set(found.values()) == {0o600}
        assert not caplog.records
        (folder / "tables.sqlite").chmod(0o644)
        with serving(url):
            assert set(modes(folder).values()) == {0o600}
        assert "could be read by others" in caplog.text
    finally:
        os.umask(old)


CLAIM = """
import sys
from trickery.core.errors import BadOption
from trickery.server.storage.store import Store
for path in sys.argv[1:]:
    try:
        Store("sqlite:///" + path).close()
        print("open")
    except BadOption as error:
        print(str(error)[:40])
"""


def claimed(*paths: Path) -> list[str]:
    """What another process is told that wants these databases."""
    words = [sys.executable, "-c", CLAIM, *map(str, paths)]
    ran = subprocess.run(words, capture_output=True, text=True, check=True)
    return ran.stdout.splitlines()


def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    file = tmp_path / "tables.sqlite"
    store = Store(url)
    link, twin = tmp_path / "link.sqlite", tmp_path / "twin.sqlite"
    link.symlink_to(file)
    twin.hardlink_to(file)
    for lock in tmp_path.glob("*.lock"):
        lock.unlink()
    names = (file, link, twin)
    assert claimed(*names) == ["another server is using this database: s"] * 3
    for name in names:
        with pytest.raises(BadOption, match="another server is using"):
            Store(f"sqlite:///{name}")
    assert claimed(file) == ["another server is using this database: s"]  # still, after all that
    store.close()
    twin.unlink()
    assert claimed(file, link) == ["open", "open"]


def test_a_file_that_was_moved_away_is_not_written_to(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open(GAME)
        state = ann.my_turn()
        file = tmp_path / "tables.sqlite"
        file.rename(tmp_path / "away")
        told = ann.move(state["view"]["legal"][0], state["seq"])
        assert told.status_code == 503
        assert "was moved or replaced" in read(told.json()["reason"])
        (tmp_path / "away").rename(file)
        while (told := ann.move(state["view"]["legal"][0], state["seq"])).status_code == 503:
            pass
        assert told.status_code == 200
