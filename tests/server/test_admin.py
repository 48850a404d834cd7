"""`trickery admin` with real servers: what it shows, what it changes, and who may use it."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.process import Run
from kit.server import QUICK, SHORTEST, Served, postgresql, serving
from trickery.client import read
from trickery.server.folders import TOKEN_FILE, ensure_token
from trickery.server.serve import Operations, listen
from trickery.server.storage.store import sqlite_url

Admin = Callable[..., str]


@contextmanager
def administered(url: str, folder: Path) -> Iterator[tuple[Served, str]]:
    """A server whose token is in a folder, and the address of its operations listener."""
    private = Operations(listen("127.0.0.1", 0, QUICK), ensure_token(folder))
    with serving(url, operations=private) as served:
        yield served, f"127.0.0.1:{private.listening.getsockname()[1]}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite_url(tmp_path)
    else:
        with postgresql() as url:
            yield url


@pytest.fixture
def admin(run: Run, tmp_path: Path) -> Callable[..., Admin]:
    """`trickery admin` for one server; it must succeed, unless `fails` has a part of the reason."""

    def to(address: str) -> Admin:
        def command(*words: str, answers: str = "", fails: str = "") -> str:
            where = ["--operations", address, "--data", str(tmp_path)]
            code, out, err = run("admin", *where, *words, answers=answers)
            assert (code, fails in err) == (2 if fails else 0, True), err
            return out

        return command

    return to


def test_tables_are_listed_shown_closed_and_deleted(
    database: str, tmp_path: Path, admin: Callable[..., Admin], run: Run
) -> None:
    with administered(database, tmp_path) as (served, address):
        does = admin(address)
        ann, bea = served.two("twisticon", players=2)  # no seat is left for a bot
        lobby = served.open(start=False)
        table = ann.table

        listed = does("list")
        assert re.search(rf"^{table} +twisticon +playing +2/2", listed, re.MULTILINE)
        assert lobby.table not in does("list", "--phase", "playing")
        assert table not in does("list", "--game", "trick_100")
        assert table not in does("list", "--idle", "5")
        assert {each["table"] for each in json.loads(does("list", "--json"))} == {
            table,
            lobby.table,
        }

        # Hands and secrets stay hidden until somebody asks for them in so many words.
        shown = json.loads(does("show", table))
        assert shown["info"]["seats"][0]["name"] == "Ann"
        assert shown["info"]["fair"]["secret"] is None
        assert "views" not in shown
        open_cards = json.loads(does("show", table, "--secret"))["views"]
        assert open_cards[bea.seat] == bea.state()["view"]

        does("close", table, fails="nothing was changed")
        does("close", table, answers="n", fails="nothing was changed")
        assert ann.state()["info"]["phase"] == "playing"
        with ann.live() as socket:
            socket.hear("state")
            does("close", table, answers="y")
            while (told := socket.hear("state"))["info"]["phase"] != "closed":
                pass
            assert told["info"]["closed"]["id"] == "closed-by-operator"
        state = ann.state()
        assert (state["view"], state["info"]["phase"]) == (None, "closed")
        assert ann.move("pass", state["seq"]).status_code == 409
        record = tmp_path / "record.jsonl"
        record.write_bytes(ann.get("record").content)
        assert "isn’t over after the last step" in run("verify", str(record))[2]
        does("close", table, "--yes", fails="closed already")

        with ann.live() as socket:
            socket.hear("state")
            does("delete", table, "--yes")
            assert socket.ended()[0] == 1012
        assert ann.get().status_code == 404
        does("delete", table, "--yes", fails="no such table")
        does("show", table, fails="no such table")
        assert lobby.state()["info"]["phase"] == "lobby"


def test_what_was_closed_stays_so_after_a_restart(
    tmp_path: Path, admin: Callable[..., Admin]
) -> None:
    with administered(sqlite_url(tmp_path), tmp_path) as (served, address):
        ann, _ = served.two()
        before = [e.event.kind for e in served.table(ann.table).state.events]
        admin(address)("close", ann.table, "--yes")
    with administered(sqlite_url(tmp_path), tmp_path) as (served, address):
        told = served.get(f"/api/tables/{ann.table}", ann.secret).json()
        assert told["info"]["phase"] == "closed"
        kinds = [e.event.kind for e in served.table(ann.table).state.events]
        assert kinds[-1] == "closed"
        assert kinds[: len(before)] == before


def test_a_running_game_moves_to_another_server_and_goes_on(
    tmp_path: Path, admin: Callable[..., Admin], database: str
) -> None:
    file = tmp_path / "table.jsonl"
    with administered(sqlite_url(tmp_path / "first"), tmp_path) as (served, address):
        does = admin(address)
        ann, bea = served.two("twisticon", players=2)  # no seat is left for a bot
        before = {held.seat: held.state() for held in (ann, bea)}
        out = does("export", ann.table, "--file", str(file))
        assert "all hands" in out
        assert file.stat().st_mode & 0o777 == 0o600
        does("export", ann.table, "--file", str(file), fails="File exists")
        does("export", "nothing", fails="no table nothing")
        does("import", str(file), fails="already")
        stored = does("list", "--stored")
        assert ann.table in stored
    other = sqlite_url(tmp_path / "second") if database.startswith("sqlite") else database
    with administered(other, tmp_path) as (served, address):
        does = admin(address)
        cut = tmp_path / "cut.jsonl"
        cut.write_text("".join(file.read_text().splitlines(keepends=True)[:-1]))
        does("import", str(cut), fails="cut off")
        cut.write_text("{}\n")
        does("import", str(cut), fails="isn't a table")
        does("import", str(file))
        assert re.search(rf"^{ann.table} .* stored ", does("list", "--stored"), re.MULTILINE)
        assert ann.table not in does("list")
        for held in (ann, bea):
            held.served = served
            assert held.state()["view"] == before[held.seat]["view"]
        mover = ann if ann.state()["view"]["to_move"] == ann.seat else bea
        state = mover.state()
        assert mover.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        cut.write_text(
            file.read_text().replace(f'"table": "{ann.table}"', '"table": "-2-yes--"', 1)
        )
        does("import", str(cut))
        assert json.loads(does("show", "-2-yes--"))["phase"] == "playing"
        does("delete", "-2-yes--", "--yes")


def test_a_table_that_cannot_be_read_can_be_deleted(
    tmp_path: Path, admin: Callable[..., Admin]
) -> None:
    with administered(sqlite_url(tmp_path), tmp_path) as (served, _):
        table = served.open().table
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE events SET data = '{}' WHERE seq = 2")
    database.close()
    with administered(sqlite_url(tmp_path), tmp_path) as (_, address):
        does = admin(address)
        does("show", table, fails="can’t be read")
        does("delete", table, "--yes")
        does("show", table, fails="no such table")


def test_a_person_is_erased(tmp_path: Path, admin: Callable[..., Admin]) -> None:
    with administered(sqlite_url(tmp_path), tmp_path) as (served, address):
        does = admin(address)
        ann = served.open(start=False, bots=None)
        bea = ann.sit("Beatrice", person="a-phone-of-beatrice")
        file = tmp_path / "exported.jsonl"
        does("export", ann.table, "--file", str(file))
        found = re.search(r'"name": ?"Beatrice".*?"person": ?"([0-9a-f]{64})"', unquoted(file))
        assert found is not None
        does("erase", found[1], answers="n\n", fails="nothing was changed")
        assert "Erased from 1 table." in does("erase", found[1], "--yes")
        assert bea.state()["info"]["seats"][1]["name"] == "#2"
        assert "Erased from 0 tables" in does("erase", found[1], "--yes")
        does("erase", "Beatrice", "--yes", fails="digest")


def unquoted(file: Path) -> str:
    """A file of exported events, whose fields are JSON within JSON."""
    return file.read_text(encoding="utf-8").replace("\\", "")


def test_a_drained_server_takes_no_new_tables_and_games_go_on(
    tmp_path: Path, admin: Callable[..., Admin]
) -> None:
    with administered(sqlite_url(tmp_path), tmp_path) as (served, address):
        does = admin(address)
        ann = served.open()
        does("drain", fails="nothing was changed")
        assert "Games that are played: 1" in does("drain", "--yes")
        new = {"game": SHORTEST, "name": "Ann", "bots": "random"}
        refused = served.post("/api/tables", **new)
        assert refused.status_code == 503
        assert read(refused.json()["reason"]).startswith("this server is about to stop")
        state = ann.my_turn()
        assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        does("close", ann.table, "--yes")
        assert "Games that are played: 0" in does("drain", "--wait", "--yes")


def test_several_processes_are_asked_for_a_table(tmp_path: Path, run: Run) -> None:
    with (
        administered(sqlite_url(tmp_path / "one"), tmp_path) as (one, first),
        administered(sqlite_url(tmp_path / "two"), tmp_path) as (two, second),
    ):
        here, there = one.open(), two.open()
        both = ["admin", "--operations", first, "--operations", second, "--data", str(tmp_path)]
        _, out, _ = run(*both, "list")
        assert here.table in out
        assert there.table in out
        code, _, err = run(*both, "drain", "--yes")
        assert (code, "name one server" in err) == (2, True)
        away = [*both[:2], "127.0.0.1:1", *both[3:]]
        assert run(*away, "show", there.table)[0] == 0
        assert one.store is not None
        one.store.status.lock_lost = True  # as if another process had its tables
        assert run(*both, "show", there.table)[0] == 0
        one.store.status.lock_lost = False


def test_nobody_without_the_token_gets_in(
    tmp_path: Path, admin: Callable[..., Admin], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    with administered(sqlite_url(tmp_path), tmp_path) as (served, address):
        token = tmp_path / TOKEN_FILE
        assert token.stat().st_mode & 0o777 == 0o600
        for sent in ("", "Bearer x", "Bearer ü"):
            headers = {b"authorization": sent.encode()}
            told = httpx.get(f"http://{address}/admin/tables", headers=headers)
            assert told.status_code == 401
        assert served.http.get("/admin/tables").status_code == 404  # not where players are
        admin(address)("list")
        public = served.address.removeprefix("http://")
        admin(public)("list", fails=f"{public} answers 404: is it where players are?")
        code, _, err = run("admin", "--operations", address, "--data", str(tmp_path / "x"), "list")
        assert (code, "has no token" in err) == (2, True)
        monkeypatch.setenv("TRICKERY_ADMIN_TOKEN", "wrong")
        admin(address)("list", fails="isn't the token")
    monkeypatch.delenv("TRICKERY_ADMIN_TOKEN")
    admin(address)("list", fails=f"no server answers at {address}")


def test_the_token_is_kept_or_taken_from_the_environment(tmp_path: Path) -> None:
    first = ensure_token(tmp_path, {})
    assert len(first) > 30
    assert ensure_token(tmp_path, {}) == first
    environment: dict[str, Any] = {"TRICKERY_ADMIN_TOKEN": " given "}
    assert ensure_token(tmp_path / "none", environment) == "given"
    assert not (tmp_path / "none").exists()
