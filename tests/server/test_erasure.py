"""Erasing a person: nothing of them is left in the database, and every proof still holds."""

from __future__ import annotations

import json
import random
import secrets
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from kit import loop
from kit.frozen import TABLES as FILES
from kit.frozen import lines, play_on, read_table, table_of
from kit.server import Held, Served, cluster, play_to_the_end, serving
from trickery.client import read
from trickery.core import fair, records
from trickery.core.errors import BadOption
from trickery.server.directory.erasing import erase_person
from trickery.server.storage.personal import join, split
from trickery.server.storage.schema import EVENTS, PERSONAL
from trickery.server.storage.schema import TABLES as KNOWN
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table.event_log import written
from trickery.server.table.events import (
    KINDS,
    ChatSent,
    PlayerRenamed,
    SeatAssigned,
    SeatHolder,
    SeatTaken,
    StoredEvent,
)
from trickery.server.table.table import digest

GAME = "trick_party"
NAME, RENAMED, CHAT = "Wilhelmina", "Wilhelmina II", "meet me in Walhalla"
OTHERS_CHAT = "no, in Camelot"


class Person:
    """Somebody whose every trace is to go."""

    def __init__(self) -> None:
        self.token = secrets.token_hex(16)
        self.digest = digest(self.token)

    @property
    def traces(self) -> list[bytes]:
        return [each.encode() for each in (NAME, CHAT, "Walhalla", self.token, self.digest)]

    def erased_at(self, served: Served) -> list[str]:
        """Erase them while a server runs; gives the tables."""
        done = served.within(lambda tables: erase_person(tables, self.digest))
        assert done.elsewhere == []
        return done.tables


def plays(served: Served, person: Person) -> tuple[Held, Held, Held, Held]:
    """A game that they won or lost, a friend's that goes on (both seats), and a rematch."""
    own = served.open(GAME, name=NAME, person=person.token)
    play_to_the_end(own, lambda moves: moves[0])
    friends = served.open(GAME, start=False, bots=None, name="Bea", players=4)
    guest = friends.sit(NAME, person=person.token)
    assert guest.post("rename", name=RENAMED).status_code == 200
    assert guest.post("say", text=CHAT).status_code == 200
    assert friends.post("say", text=OTHERS_CHAT).status_code == 200
    for seat in (2, 3):
        assert friends.post("seats", seat=seat, who="random").status_code == 200
    assert friends.post("start").status_code == 200
    told = own.post("rematch")
    assert told.status_code == 200, told.text
    return own, friends, guest, Held(served, told.json()["table"], 0, own.secret)


def shown(held: Held) -> str:
    """All that a page shows of a table, as text."""
    state = held.state()
    texts = [each["name"] for each in state["info"]["seats"]]
    texts += [read(each["text"], GAME, texts) for each in state["entries"] if each["text"]]
    return "\n".join(map(str, texts))


def check(own: Held, friends: Held, guest: Held, following: Held, whole: bool) -> None:
    """What is seen of their tables, before (whole) and after."""
    names = [NAME, RENAMED] if whole else ["#1", "#2"]
    assert own.state()["info"]["seats"][0]["name"] == names[0]
    seen = shown(friends)
    assert f"{names[1]} sits down" in seen or whole
    assert guest.state()["info"]["seats"][1]["name"] == names[1]
    assert (CHAT in seen) == whole
    assert OTHERS_CHAT in seen
    assert friends.state()["info"]["seats"][0]["name"] == "Bea"
    assert following.state()["info"]["seats"][0]["name"] == names[0]
    record = records.parse(own.get("record").text)
    assert fair.verify(record) == own.state()["info"]["fair"]["commitment"]


def goes_on(friends: Held, guest: Held) -> None:
    """Both seats of a running game still move."""
    for held in (friends, guest):
        while (state := held.state())["view"]["to_move"] != held.seat:
            mover = next((e for e in (friends, guest) if e.seat == state["view"]["to_move"]), None)
            if mover is None:
                held.get(since=state["seq"], wait=20)
            else:
                moves(mover)
        moves(held)


def moves(held: Held) -> None:
    state = held.state()
    assert held.move(state["view"]["legal"][0], state["seq"]).status_code == 200


def test_nothing_of_a_person_is_left_in_sqlite_and_play_goes_on(tmp_path: Path) -> None:
    person = Person()
    with serving(sqlite_url(tmp_path)) as served:
        held = plays(served, person)
        check(*held, whole=True)
        _, friends, guest, _ = held
        with friends.live() as live:
            live.hear("state")
            assert sorted(person.erased_at(served)) == sorted({each.table for each in held})
            while any(NAME in each["name"] for each in live.hear("state")["info"]["seats"]):
                pass
        check(*held, whole=False)
        assert person.erased_at(served) == []
        files = [file.read_bytes() for file in tmp_path.iterdir()]
        assert not [trace for trace in person.traces for data in files if trace in data]
        assert [data for data in files if b"Bea" in data], "it's searched for as it is stored"
        goes_on(friends, guest)
    with serving(sqlite_url(tmp_path)) as served:
        own, friends, guest, following = (
            Held(served, each.table, each.seat, each.secret) for each in held
        )
        check(own, friends, guest, following, whole=False)
        goes_on(friends, guest)
        assert following.post("start").status_code == 200
        following.my_turn()
        moves(following)


def test_nothing_of_a_person_is_left_in_a_dump_of_postgresql() -> None:
    person = Person()
    with cluster() as postgres:
        with serving(postgres.url) as served:
            held = plays(served, person)
            before = postgres.dump("plain").read_bytes()
            assert [trace for trace in person.traces if trace in before] != []
            assert len(person.erased_at(served)) == 3
            check(*held, whole=False)
        after = postgres.dump("plain").read_bytes()
    assert [trace for trace in person.traces if trace in after] == []
    assert b"Bea" in after


def test_tables_of_earlier_versions_are_read_as_they_are_and_erased(tmp_path: Path) -> None:
    """Their events hold the words: they move when somebody is erased, and others keep theirs."""
    person, other = "a" * 64, "b" * 64

    async def work(store: Store) -> None:
        assert await store.load(table) == log
        assert (await store.erase_person(person)).tables == [table]
        state = (await read_table(store, table)).state
        names = [(holder.name, holder.person) for holder in state.opened.seats]
        assert names[0] == ("#1", None)
        assert state.seats[0].name == "#1"
        later = await store.load(table)
        assert [(line.seq, line.at, line.kind) for line in later] == [
            (line.seq, line.at, line.kind) for line in log
        ]
        assert "Ann" not in str(later)
        assert (await store.erase_person(other)).tables == []
        await play_on(await read_table(store, table), random.Random(1))

    file = next(each for each in FILES if each.stem == "trick_100-lively-unfinished")
    table, log = table_of(file), lines(file)
    opened = json.loads(log[0].data)
    opened["seats"][0] |= {"name": "Ann", "person": person}
    log[0] = replace(log[0], data=json.dumps(opened))
    with closing(Store(sqlite_url(tmp_path))) as store:
        with store.engine.begin() as connection:
            rows = [{"table_id": table, **asdict(line)} for line in log]
            connection.execute(sa.insert(EVENTS), rows)
            connection.execute(sa.insert(KNOWN), [{"table_id": table, "active_at": 1.0}])
        loop.run(work(store))
    assert b"Ann" not in (tmp_path / "tables.sqlite").read_bytes()


def test_what_somebody_said_in_a_seat_is_theirs_and_not_of_who_sat_there_later(
    tmp_path: Path,
) -> None:
    """Seats change hands: standing up, being replaced, losing the seat."""
    ann, bea = "a" * 64, "b" * 64
    opened = json.loads(lines(next(f for f in FILES if f.stem == "trick_party-lobby"))[0].data)
    nobody: dict[str, object] = {"who": "open", "name": "", "bot": None, "key": None}
    opened["seats"] = [nobody] * len(opened["seats"])
    log: list[tuple[str, dict[str, object]]] = [
        ("opened", opened),
        ("sat", {"seat": 1, "name": "Ann", "key": "k", "person": ann}),
        ("said", {"seat": 1, "text": "I am Ann"}),
        ("said", {"seat": 1, "phrase": 3}),
        ("renamed", {"seat": 1, "name": "Anna", "was": "Ann"}),
        ("seated", {"seat": 1, "as": nobody, "stood_up": "Anna"}),
        ("sat", {"seat": 1, "name": "Bea", "key": "l", "person": bea}),
        ("said", {"seat": 1, "text": "I am Bea"}),
        ("seated", {"seat": 1, "as": {**nobody, "who": "bot", "name": "Cedar", "bot": "easy"}}),
        ("sat", {"seat": 2, "name": "Ann", "key": "m", "person": ann}),
        ("called_off", {"left_out": [2]}),
        ("sat", {"seat": 2, "name": "Bea", "key": "n", "person": bea}),
        ("said", {"seat": 2, "text": "Bea again"}),
    ]
    events = [StoredEvent(n, 1.0, kind, json.dumps(e)) for n, (kind, e) in enumerate(log, 1)]

    async def work(store: Store) -> None:
        await store.append("table", *events)
        assert (await store.erase_person(ann)).tables == ["table"]
        told = [json.loads(line.data) for line in await store.load("table")]
        assert told[1] | {"name": "#2", "person": None} == told[1]
        assert told[2]["text"] == "…"
        assert told[3] == log[3][1]
        assert (told[4]["name"], told[4]["was"], told[5]["stood_up"]) == ("#2", "#2", "#2")
        assert told[6:9] == [event for _, event in log[6:9]]
        assert (told[9]["name"], told[9]["person"]) == ("#3", None)
        assert told[11:] == [event for _, event in log[11:]]

    with closing(Store(sqlite_url(tmp_path))) as store:
        loop.run(work(store))
        with store.engine.connect() as connection:
            words = connection.scalars(sa.select(PERSONAL.c.words)).all()
    assert len(words) == 4


def test_whatever_a_person_is_called_is_taken_out_and_put_back() -> None:
    someone = SeatHolder(who="person", name="Ann “A”\n", key="k", person="p")
    for event in (
        SeatTaken(seat=1, name="Ann", key="k", person="p"),
        SeatAssigned(seat=1, to=someone, stood_up="Bea"),
        SeatAssigned(seat=1, to=SeatHolder(), stood_up="Bea"),
        PlayerRenamed(seat=1, name="Ann", was="Bea"),
        ChatSent(seat=1, text="Ann: “…”"),
    ):
        whole = written(event)
        data, words = split(event.kind, whole)
        assert words
        assert "Ann" not in data
        assert "Bea" not in data
        assert join(event.kind, data, words) == whole
        assert split(event.kind, data) == (data, {})
    for nonsense in ("", "{", "7", "null", "[]", '{"seat": "x"}'):
        for kind in KINDS:
            assert split(kind, nonsense) == (nonsense, {})
            join(kind, nonsense, {"name": "Ann"})  # and raises nothing


def test_every_text_in_an_event_is_personal_or_known_not_to_be() -> None:
    """Whoever adds a field with words in it decides here whether they go with a person."""
    fields = {
        f"{kind}.{name}"
        for kind, event in KINDS.items()
        for name, field in event.model_fields.items()
        if "str" in str(field.annotation) or "Holder" in str(field.annotation)
    }
    personal = {
        "opened.seats", "sat.name", "sat.person", "seated.to", "seated.stood_up",
        "renamed.name", "renamed.was", "said.text",
    }  # fmt: skip
    of_the_game = {
        "opened.game", "opened.options", "opened.edition", "opened.stand_in", "opened.secret",
        "opened.luck", "opened.again", "opened.settings", "opened.first", "opened.invite",
        "sat.key", "sat.luck", "sat.bot", "seated.invite", "pledged.commitment", "revealed.luck",
        "called_off.invite", "started.luck", "started.chance", "moved.move", "moved.key",
        "moved.chance", "rematch.table", "again.table",
    }  # fmt: skip
    assert fields == personal | of_the_game


def test_tables_of_another_process_are_named_and_erased_there() -> None:
    import psycopg

    person = Person()
    with cluster() as postgres, serving(postgres.url) as served:
        own = served.open(GAME, name=NAME, person=person.token)
        later = "now() + interval '1 hour'"
        with psycopg.connect(postgres.plain, autocommit=True) as other:
            other.execute(f"insert into processes values ('other', '127.0.0.1:9', false, {later})")
            other.execute(f"update leases set owner = 'other', epoch = epoch + 1, until = {later}")
            done = served.within(lambda tables: erase_person(tables, person.digest))
            assert (done.tables, done.elsewhere) == ([], [own.table])
            other.execute("delete from processes where id = 'other'")
            other.execute("update leases set until = 'epoch'")
        assert person.erased_at(served) == [own.table]


@pytest.mark.parametrize("person", ["", "%", "a" * 63, "A" * 64, "_" * 64])
def test_what_is_no_digest_is_refused(tmp_path: Path, person: str) -> None:
    with (
        closing(Store(sqlite_url(tmp_path))) as store,
        pytest.raises(BadOption, match="64 hexadecimal digits"),
    ):
        loop.run(store.erase_person(person))
