"""Several processes on one PostgreSQL: one owner a table, any process takes any call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import psycopg
import pytest

from kit.server import QUICK, Cluster, Held, Served, cluster, play_to_the_end, serving
from trickery.server.net.peers import NotAPeer, Peers
from trickery.server.storage import shards
from trickery.server.storage.shards import SHARDS, ShardMap, shard_of

SETTINGS = replace(QUICK, lease_seconds=1.0, lease_renewal_seconds=0.1, drain_seconds=5)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture
def pair(postgres: Cluster) -> Iterator[tuple[Served, Served]]:
    """Two processes that have shared out all tables."""
    with serving(postgres.url, SETTINGS) as one, serving(postgres.url, SETTINGS) as two:
        shared_out(one, two)
        yield one, two


def leases(served: Served) -> Any:
    assert served.store is not None
    assert served.store.leases is not None
    return served.store.leases


def shared_out(*processes: Served) -> None:
    """Let each have its share, and know who has the rest."""
    fair = SHARDS // len(processes)
    while any(
        leases(each).held != fair or leases(each).of_others != SHARDS - fair for each in processes
    ):
        for each in processes:
            leases(each).look_around()


def elsewhere(held: Held, other: Served) -> Held:
    """The same seat, reached through another process."""
    return Held(other, held.table, held.seat, held.secret)


def playing(served: Served) -> tuple[Held, dict[str, Any]]:
    """Somebody whose turn it is at a table of this process, and what they see."""
    ann = served.open()
    assert leases(served).owner_of(ann.table) == ""
    return ann, ann.my_turn()


def first_move(state: dict[str, Any], key: str = "k") -> dict[str, Any]:
    return {"move": state["view"]["legal"][0], "expect": state["seq"], "key": key}


def stored(postgres: Cluster, table: str) -> int:
    with psycopg.connect(postgres.plain) as session:
        found = session.execute("select count(*) from events where table_id = %s", [table])
        (count,) = found.fetchone() or (0,)
    return int(count)


def test_any_process_takes_any_call(pair: tuple[Served, Served]) -> None:
    for served, other in (pair, pair[::-1]):
        ann = served.open(start=False, bots=None)
        assert leases(served).owner_of(ann.table) == ""
        assert leases(other).owner_of(ann.table)
        there = elsewhere(ann, other)
        there.sit()
        assert there.post("start").status_code == 200
        assert there.get("invitation").json()["sit"].startswith(other.address)
        assert other.get("/api/tables/nosuchtable1").status_code == 404


def test_a_socket_through_another_process_hears_and_moves(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ann, state = playing(one)
    with elsewhere(ann, two).live() as far, ann.live() as near:
        far.hear("state")
        near.hear("state")
        far.tell(type="move", **first_move(state))
        accepted = far.hear("accepted")
        while near.hear("state")["seq"] < accepted["seq"]:
            pass


def test_whoever_is_lost_is_lost_for_all(pair: tuple[Served, Served]) -> None:
    """A socket through another process is as present as any, until it ends."""
    one, two = pair
    ann, bea = one.two()
    with elsewhere(bea, two).live() as far:
        far.hear("state")
        assert one.table(ann.table).presence.at_hand(bea.seat)
    with ann.live() as near:
        while near.hear("state")["info"]["seats"][bea.seat]["here"]:
            pass


def test_a_deal_is_played_again_where_it_was_dealt(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ann = one.open()
    play_to_the_end(ann, lambda legal: legal[0])
    again = two.open(again=ann.table, secret=ann.secret, start=False)
    assert shard_of(again.table) == shard_of(ann.table)
    record = ann.get("record").json()
    brought = two.post("/api/records", record=record)
    assert shard_of(brought.json()["table"]) == shard_of(ann.table)


def test_whoever_stops_hands_its_tables_over(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ann, state = playing(one)
    with ann.live() as near, elsewhere(ann, two).live() as far:
        near.hear("state")
        far.hear("state")
        leases(one).drain()
        assert near.ended()[0] == 1012
        far.ended()
    assert leases(one).held == 0
    assert one.get("/readyz").status_code == 503
    assert two.get("/readyz").status_code == 200
    for served, key in ((one, "k"), (two, "k")):  # the same move, asked for twice
        told = elsewhere(ann, served).post("moves", **first_move(state, key))
        assert told.json()["type"] == "accepted"
    assert leases(two).owner_of(ann.table) == ""


def test_nobody_writes_what_another_process_has_taken_over(
    pair: tuple[Served, Served], postgres: Cluster
) -> None:
    """As after a pause that was longer than the lease: the database refuses, and it's passed on."""
    one, two = pair
    ann, state = playing(one)
    before = stored(postgres, ann.table)
    taker = leases(two)
    with psycopg.connect(postgres.plain) as session:
        session.execute(
            "update leases set owner = %s, epoch = epoch + 1 where shard = %s",
            [taker.process, shard_of(ann.table)],
        )
    assert leases(one).owner_of(ann.table) == "", "it believes that the table is its own"
    told = ann.post("moves", **first_move(state))
    assert told.json()["type"] == "accepted"
    assert taker.owner_of(ann.table) == ""
    assert leases(one).owner_of(ann.table) != ""
    assert stored(postgres, ann.table) > before
    assert ann.post("moves", **first_move(state)).json() == told.json(), "once, whoever is asked"


def test_a_lease_that_expired_is_taken_by_whoever_is_asked(
    pair: tuple[Served, Served], postgres: Cluster
) -> None:
    one, two = pair
    ann, _ = playing(one)
    with psycopg.connect(postgres.plain) as session:
        session.execute(
            "update leases set owner = 'dead', epoch = epoch + 1, until = 'epoch' where shard = %s",
            [shard_of(ann.table)],
        )
    assert elsewhere(ann, two).get().status_code == 200
    owners = [leases(each).owner_of(ann.table) for each in pair]
    assert "" in owners


def test_only_a_peer_can_say_who_asks(pair: tuple[Served, Served]) -> None:
    ann, _ = playing(pair[0])
    for served in pair:
        for value in ("1.2.3.4", "1.2.3.4 " + "0" * 64, "\xff \xff"):
            told = httpx.get(
                f"{served.address}/api/tables/{ann.table}",
                headers=[(b"x-trickery-peer", value.encode("latin-1"))],
            )
            assert told.status_code == 403, value


def test_a_peers_signature_is_good_for_one_request_only() -> None:
    peers = Peers(b"secret", 1, lambda _: None)
    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "raw_path": b"/api/tables/a", "query_string": b"since=3",
        "client": ("203.0.113.7", 5), "headers": [(b"host", b"a")],
    }  # fmt: skip
    signed = {**scope, "client": ("10.0.0.1", 6), "headers": peers.outgoing(scope)}
    assert peers.incoming(signed)["client"] == ("203.0.113.7", 0)
    for change in (
        {"method": "POST"}, {"raw_path": b"/api/tables/b"}, {"query_string": b""},
    ):  # fmt: skip
        with pytest.raises(NotAPeer):
            peers.incoming({**signed, **change})
    with pytest.raises(NotAPeer):
        Peers(b"other", 1, lambda _: None).incoming(signed)


def test_ids_name_their_shard() -> None:
    for shard in range(SHARDS):
        fresh = shards.new_id((shard,))
        assert shard_of(fresh) == shard
        assert len(fresh) == 12
        assert shard_of(shards.new_id((shard_of(fresh),))) == shard
    assert ShardMap({"a-table": 5}).of("a-table") == 5
    assert 0 <= shard_of("-") < SHARDS
