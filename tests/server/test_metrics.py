"""Metrics: what Prometheus reads off a server, where, and what must never be in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from kit.paths import EXAMPLES, ROOT
from kit.server import QUICK, Served, serving
from trickery.server import metrics
from trickery.server.serve import Operations, listen
from trickery.server.storage.store import sqlite_url
from trickery.server.workers.pool import WorkerPool

DASHBOARD = EXAMPLES / "hosting" / "grafana-dashboard.json"


@contextmanager
def watched(folder: Path) -> Iterator[tuple[Served, httpx.Client]]:
    """A server, and a client of its operations listener."""
    private = listen("127.0.0.1", 0, QUICK)
    address = f"http://127.0.0.1:{private.getsockname()[1]}"
    with (
        serving(sqlite_url(folder), operations=Operations(private, "token")) as served,
        httpx.Client(base_url=address, timeout=30) as http,
    ):
        yield served, http


def values(http: httpx.Client) -> dict[str, float]:
    """All samples, by name and labels, as Prometheus's own parser reads them."""
    told = http.get("/metrics")
    assert told.headers["content-type"] == metrics.CONTENT_TYPE
    return {
        sample.name
        + "".join(f",{key}={value}" for key, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
    }


def test_what_happens_is_counted_and_what_stands_is_told(tmp_path: Path) -> None:
    with watched(tmp_path) as (served, http):
        before = values(http)
        # With two players no seat is left for a bot, which would move meanwhile.
        ann = served.open("twisticon", players=2, bots=None, start=False)
        bea = ann.sit()
        lobby = values(http)
        assert lobby["trickery_tables,phase=lobby"] == 1
        assert ann.post("start").status_code == 200
        with ann.live() as socket:
            socket.hear("state")
            mover = ann if ann.state()["view"]["to_move"] == ann.seat else bea
            state = mover.state()
            assert mover.move(state["view"]["legal"][0], state["seq"]).status_code == 200
            stale = mover.move(state["view"]["legal"][0], 1)
            assert stale.status_code in (409, 422)
            socket.tell(type="say", phrase=10_000)
            socket.hear("error")
            after = values(http)
        grown = {name: after[name] - before.get(name, 0.0) for name in after}
        assert after["trickery_tables,phase=playing"] == after["trickery_tables_active"] == 1
        assert after["trickery_sockets"] == 1
        assert after["trickery_connections"] >= 1
        assert after["trickery_database_up"] == 1
        assert grown["trickery_events_stored_total"] == len(served.table(ann.table).state)
        assert grown["trickery_commit_seconds_count"] >= 1
        assert grown["trickery_move_seconds_count,answer=accepted"] == 1
        assert grown["trickery_view_seconds_count"] >= 3
        assert sum(v for k, v in grown.items() if k.startswith("trickery_refusals_total")) >= 1
        queues = {name.split("=")[1] for name in after if name.startswith("trickery_queue_length")}
        assert {"coach", "quick_bots", "reviews", "logs", "database"} <= queues
        secrets = (ann.table, ann.secret, bea.secret, "Ann", "Bea", "127.0.0.1")
        assert not [each for each in secrets if each in http.get("/metrics").text]


def test_turns_of_bots_are_measured(tmp_path: Path) -> None:
    with watched(tmp_path) as (served, http):
        before, chosen = values(http), 0
        ann = served.open(bots="novice")
        while not chosen:
            state = ann.my_turn()
            moves = served.table(ann.table).state.game.moves
            chosen = sum(move.choice and move.event.bot for move in moves)
            ann.move(state["view"]["legal"][0], state["seq"])
        name = "trickery_bot_seconds_count"
        measured = [v - before.get(k, 0.0) for k, v in values(http).items() if k.startswith(name)]
        assert sum(measured) >= chosen


def test_players_cannot_reach_it(tmp_path: Path) -> None:
    with watched(tmp_path) as (served, http):
        assert served.http.get("/metrics").status_code == 404
        assert http.get("/api/games").status_code == 404


def test_the_age_of_what_waits_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with watched(tmp_path) as (_, http):
        monkeypatch.setattr(WorkerPool, "waiting", {"coach": [0.0, 1e12]})
        told = values(http)
        assert told["trickery_queue_length,queue=coach"] == 2
        assert told["trickery_queue_oldest_seconds,queue=coach"] > 0


def names() -> set[str]:
    """The names of all samples that there can be."""
    found = set()
    for family in metrics.REGISTRY.collect():
        found.add(family.name)
        if family.type == "counter":
            found.add(f"{family.name}_total")
        if family.type == "histogram":
            found |= {f"{family.name}_{part}" for part in ("bucket", "sum", "count")}
    return found


def test_every_expression_of_the_dashboard_names_a_metric() -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(expressions) > 10
    for expression in expressions:
        used = re.findall(r"\b(?:trickery|process|python)_[a-z_]+", expression)
        assert used, expression
        assert set(used) <= names() | {"process_resident_memory_bytes"}, expression
    shown = {each for e in expressions for each in re.findall(r"trickery_[a-z_]+", e)}
    ours = {f.name for f in metrics.REGISTRY.collect() if f.name.startswith("trickery_")}
    for name in ours - {"trickery_info"}:
        assert any(each.startswith(name) for each in shown), f"{name} is on no panel"


def test_the_hosting_page_lists_every_metric() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for family in metrics.REGISTRY.collect():
        if family.name.startswith("trickery_"):
            name = family.name + ("_total" if family.type == "counter" else "")
            assert page.count(f"| `{name}` |") == 1, name
