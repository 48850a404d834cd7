"""The client at real servers, by both faces: it resumes, tries again, and says what is wrong."""

from __future__ import annotations

import asyncio
import inspect
import json
import pickle
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from kit import loop
from kit.proxy import line_to
from kit.server import Held, Served, legal_moves, serving
from trickery import client as c
from trickery.client import (
    AsyncClient,
    Client,
    Closed,
    Illegal,
    Refused,
    Stale,
    State,
    Unanswered,
    read,
)
from trickery.client.endpoints import new_person
from trickery.client.retry import Backoff
from trickery.core import fair, records, registry
from trickery.core.errors import TrickeryError
from trickery.server.storage.store import sqlite_url
from trickery.server.table.transcript import PHRASES


class Awaited:
    """Something for asyncio, used as if it were blocking: so one test serves both faces."""

    def __init__(self, home: asyncio.AbstractEventLoop, it: Any) -> None:
        self.loop = home
        self.it = it

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.it, name)
        return self._call(found) if callable(found) else found

    def _call(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            told = method(*args, **more)
            if inspect.isasyncgen(told):
                return self._each(told)
            if inspect.isawaitable(told):
                told = loop.inside(self.loop, told)
            return Awaited(self.loop, told) if isinstance(told, c.AsyncWatcher) else told

        return call

    def _each(self, told: Any) -> Iterator[Any]:
        while (one := loop.inside(self.loop, anext(told, None))) is not None:
            yield one


Connect = Callable[..., Any]


@pytest.fixture(params=["blocking", "asyncio"])
def connect(request: pytest.FixtureRequest) -> Iterator[Connect]:
    """Makes a client of either face, and closes it in the end."""
    made: list[Any] = []

    def connect(address: str, **more: Any) -> Any:
        if request.param == "blocking":
            made.append(Client(address, **more))
        else:
            made.append(Awaited(home, AsyncClient(address, **more)))
        return made[-1]

    with loop.running() as home:
        yield connect
        for one in made:
            one.close()


def first(state: State) -> str:
    return legal_moves(state)[0]


def mine(entries: list[Any], seat: int = 0) -> list[str]:
    return [entry["text"] for entry in entries if (entry["kind"], entry["seat"]) == ("move", seat)]


# At the table ------------------------------------------------------------------------------------


def test_a_whole_game_with_sheet_record_replay_and_rematch(
    served: Served, connect: Connect
) -> None:
    client = connect(served.address)
    shelf = client.games()
    box = next(box for box in shelf["games"] if box["name"] == "trick_party")
    assert "<h1>" in client.rules("trick_party")["html"]
    seat = client.open("trick_party", name="Ann", players=box["most"], bots="random", pace=0)
    assert (seat.number, seat.state["info"]["phase"]) == (0, "lobby")
    assert seat.start()["info"]["phase"] == "playing"
    assert seat.state["view"] is not None
    end = seat.play(first)
    assert end["info"]["phase"] == "over"
    assert [each["seat"] for each in end["info"]["fair"]["pledges"]] == [0]
    assert seat.sheet()["rows"][-1]["points"] == end["view"]["scores"]
    record = records.parse(json.dumps(seat.record()))
    assert fair.verify(record, seat.receipt) == end["info"]["fair"]["commitment"]
    steps = seat.replay(eyes=0, start=1, count=2)["steps"]
    assert [step["step"] for step in steps] == [1, 2]
    assert seat.replay(eyes="all")["steps"][0]["open"]
    after = seat.rematch()
    assert (after.secret, after.number) == (seat.secret, 0)
    assert after.table == seat.look()["info"]["rematch"]


def test_a_seat_asks_speaks_leaves_and_is_taken_up_again(served: Served, connect: Connect) -> None:
    client = connect(served.address)
    host = client.open("trick_100", players=3, name="Ann")
    with pytest.raises(Refused, match="already have a seat at this table"):
        client.sit(host.invitation()["sit"])
    with pytest.raises(Refused, match="link is for watching"):
        client.sit(host.invitation()["watch"])
    friend = connect(served.address)
    assert friend.watch(host.table).invitation()["sit"] is None
    bea = friend.sit(host.invitation()["sit"], name="Bea", seat=2)
    assert bea.number == 2
    host.set_seat(1, "random")
    host.start()
    bea.look()  # tells its luck
    names = [seat["name"] for seat in bea.look()["info"]["seats"]]
    assert (names[0], names[2]) == ("Ann", "Bea")
    turn = next(state for state in host.states() if state["view"]["to_move"] != 1)
    mover = host if turn["view"]["to_move"] == 0 else bea
    assert mover.why(first(mover.look()))["legal"] is True
    assert mover.why("play 9999")["legal"] is False
    mover.say(1)
    assert client.phrases()[1] == str(PHRASES[1])
    said = [e for e in host.look(since=turn["seq"])["entries"] if e["kind"] == "chat"]
    assert [host.text(entry["text"]) for entry in said] == [str(PHRASES[1])]
    assert host.invitation()["watch"].endswith(host.table)
    bea.leave()
    assert host.look()["info"]["seats"][2]["stand_in"] is True
    back = connect(served.address).seat(bea.table, bea.secret)
    assert back.number == 2
    assert host.look()["info"]["seats"][2]["stand_in"] is False


def test_a_bystander_hears_the_whole_game(served: Served, connect: Connect) -> None:
    ann = served.open("trick_party")
    watcher = connect(served.address).watch(ann.table)
    assert watcher.number is None
    states = watcher.states()
    told = list(next(states)["entries"])
    connect(served.address).seat(ann.table, ann.secret).play(first)
    for state in states:
        assert "legal" not in state["view"]
        told += state["entries"]
    assert told == watcher.look()["entries"]
    ann.post("rematch")
    assert any(s["info"]["rematch"] for s in watcher.states(stay=True))  # it goes on if one stays


def test_a_turn_is_offered_again_until_a_move_is_made(served: Served, connect: Connect) -> None:
    ann = served.open("trick_party")
    seat = connect(served.address).seat(ann.table, ann.secret)
    turns = seat.turns()
    state = next(turns)
    with pytest.raises(Illegal, match="isn’t a move in this game") as illegal:
        seat.move("play 99 of Boos")
    assert (illegal.value.status, illegal.value.state) == (422, state)
    assert next(turns) == state
    seq = seat.move(first(state))
    assert next(turns)["info"]["turn"] >= seq
    with pytest.raises(Stale, match="moved on") as stale:
        seat.move(first(state), expect=state["seq"])
    assert stale.value.status == 409
    assert stale.value.state["seq"] > state["seq"]
    assert stale.value.state["info"]["you"] == 0


def test_a_program_that_thought_too_long_plays_on(served: Served, connect: Connect) -> None:
    """Somebody else with this secret, or a bot that stood in, made the move meanwhile."""
    ann = served.open("trick_party")
    chosen = 0

    def slowly(state: State) -> str:
        nonlocal chosen
        chosen += 1
        if chosen == 2:
            assert ann.move(first(state), state["seq"]).status_code == 200
        return first(state)

    seat = connect(served.address).seat(ann.table, ann.secret)
    assert seat.play(slowly)["info"]["phase"] == "over"
    assert len(mine(seat.look()["entries"])) == chosen


@pytest.mark.parametrize(
    ("attempt", "status"),
    [
        (lambda client, _: client.watch("none-such"), 404),
        (lambda client, _: client.sit("no table?"), 404),
        (lambda client, _: client.rules("none-such"), 404),
        (lambda client, ann: client.seat(ann.table, "wrong"), 401),
        (lambda client, ann: client.sit(ann.table), 403),
        (lambda client, ann: client.sit(ann.table, invite=ann.invite()), 409),
        (lambda client, ann: client.seat(ann.table, ann.secret).start(), 409),
        (lambda client, ann: client.seat(ann.table, ann.secret).record(), 409),
        (lambda client, _: client.open("trick_party", bots="genius"), 400),
    ],
)
def test_what_is_refused_is_told_with_its_status_and_reason(
    served: Served, connect: Connect, attempt: Callable[[Any, Held], Any], status: int
) -> None:
    ann = served.open("trick_party")
    with pytest.raises(Refused) as refused:
        attempt(connect(served.address), ann)
    assert refused.value.status == status
    assert str(refused.value) == refused.value.reason != ""
    assert isinstance(refused.value, TrickeryError)


def test_what_is_told_can_be_read(served: Served, connect: Connect) -> None:
    client = connect(served.address)
    seat = client.open("trick_party", bots="random", name="Ann", pace=0)
    seat.start()
    state = next(seat.turns())
    assert seat.text(state["prompt"]) == read(state["prompt"], "trick_party") != ""
    told: Any = {"id": "game-won", "seats": [0, 1]}
    assert seat.text(told) == "The game is over. Ann and Cedar share the win."
    assert read(told) == "The game is over. Seat 1 and Seat 2 share the win."
    assert seat.text(told, "en-XA").startswith("\u27e6")
    moves = map(str, registry.load("trick_party").moves)
    other = next(move for move in moves if move not in state["view"]["legal"])
    with pytest.raises(Illegal) as refused:
        seat.move(other)
    again = pickle.loads(pickle.dumps(refused.value))
    assert str(again) == str(refused.value) == seat.text(refused.value.told)
    assert str(again).startswith(f"“{other[0].upper()}{other[1:]}” isn’t allowed: ")
    assert again.state == refused.value.state


def test_a_seat_that_was_taken_away_is_told(served: Served, connect: Connect) -> None:
    ann = served.open("trick_party", bots=None, start=False)
    with line_to(served.address) as line:
        seat = connect(line.address).sit(ann.table, name="Bea", invite=ann.invite())
        assert seat.hear()["info"]["you"] == 1
        assert ann.post("seats", seat=1, who="random").status_code == 200
        while seat.hear()["info"]["you"] is not None:
            pass  # states from before
        assert seat.number is None
        line.cut()
        with pytest.raises(Refused, match="isn’t for a seat") as refused:
            list(seat.states())  # what had come before the cut, and then that
        assert refused.value.status == 401


# Lost and found ----------------------------------------------------------------------------------


def test_a_line_that_is_cut_again_and_again_loses_and_doubles_nothing(
    served: Served, connect: Connect
) -> None:
    """Before a move, after a move, with the answer on its way: all is told once and played once."""
    ann = served.open("trick_party")
    rng = random.Random(5)
    told: list[Any] = []
    chosen: list[str] = []
    with line_to(served.address) as line:
        seat = connect(line.address).seat(ann.table, ann.secret)
        for state in seat.states():
            told += state["entries"]
            if not seat.my_turn(state):
                continue
            chosen.append(rng.choice(legal_moves(state)))
            trouble = len(chosen) % 4
            if trouble == 0:
                line.cut()
            elif trouble == 1:
                line.losing = b'"accepted"'
            elif trouble == 2:
                line.dropping = 2
            seat.move(chosen[-1], state["seq"])
            if trouble == 3:
                line.cut()
        assert len(chosen) > 8
        assert line.lost == (len(chosen) + 3) // 4
        whole = seat.look()["entries"]
    assert told == whole
    assert mine(whole) == chosen


def test_a_restart_of_the_server_is_sat_out(tmp_path: Path, connect: Connect) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as before:
        client = connect(before.address)
        seat = client.open("trick_party", bots="random", pace=0)
        seat.start()
        turns = seat.turns()
        for _ in range(3):
            seat.move(first(next(turns)))
        told = seat.state["seq"]
    with serving(url, port=int(before.address.rsplit(":", 1)[1])):
        for state in turns:
            assert state["seq"] > told
            seat.move(first(state))
        assert seat.state["info"]["phase"] == "over"
        assert fair.verify(records.parse(json.dumps(seat.record())))


def test_a_server_that_is_not_there_yet_is_waited_for(
    tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as before:
        port = int(before.address.rsplit(":", 1)[1])
    with ExitStack() as later:
        pause = Backoff.pause

        def pause_and_serve(self: Backoff, error: Exception) -> float:
            later.enter_context(serving(url, port=port))
            monkeypatch.setattr(Backoff, "pause", pause)
            return pause(self, error)

        monkeypatch.setattr(Backoff, "pause", pause_and_serve)
        client = connect(before.address)
        assert client.open("trick_party").number == 0  # even what must not be done twice
        client.close()


def test_nobody_is_waited_for_without_end(tmp_path: Path, connect: Connect) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open("trick_party")
        client = connect(served.address, patience=0.3)
        seat = client.seat(ann.table, ann.secret)
        seat.hear()
    for attempt in (client.games, seat.hear, lambda: seat.move("pass")):
        with pytest.raises(Unanswered, match=r"for 0\.3 seconds"):
            attempt()


def test_a_move_that_could_not_be_kept_is_sent_again(
    tmp_path: Path, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open("trick_party")
        seat = connect(served.address).seat(ann.table, ann.secret)
        state = next(seat.turns())
        assert served.store is not None
        failures = []

        def fail_once(*_: Any) -> Any:
            monkeypatch.undo()
            failures.append(1)
            raise OSError("the disk is full")

        monkeypatch.setattr(served.store.connection, "transaction", fail_once)
        assert seat.move(first(state)) == state["seq"] + 1
        assert failures
        assert len(mine(seat.look()["entries"])) == 1


def test_what_is_refused_for_now_is_refused_in_the_end(tmp_path: Path, connect: Connect) -> None:
    from trickery.server.settings import Settings

    with serving(sqlite_url(tmp_path), Settings(new_tables_a_minute=1)) as served:
        client = connect(served.address, patience=0.3)
        client.open("trick_party")
        with line_to(served.address) as line:
            with pytest.raises(Refused, match="try again in") as refused:
                connect(line.address, patience=0.3).open("trick_party")
            assert refused.value.status == 429


def test_a_seat_is_not_taken_twice_when_the_answer_is_lost(
    served: Served, connect: Connect
) -> None:
    ann = served.open("trick_party", bots=None, start=False)
    with line_to(served.address) as line:
        line.losing, invite = b'"secret"', ann.invite()
        with pytest.raises(Unanswered, match="look whether it was done"):
            connect(line.address).sit(ann.table, name="Bea", invite=invite)
        assert line.lost == 1
    assert [seat["name"] for seat in ann.state()["info"]["seats"]].count("Bea") == 1


# Closing -----------------------------------------------------------------------------------------


def test_a_closed_client_hangs_up_and_says_so(served: Served, connect: Connect) -> None:
    ann = served.open("trick_party")
    other = connect(served.address).watch(ann.table)
    client = connect(served.address)
    watcher = client.watch(ann.table)
    watcher.hear()
    while other.hear()["info"]["watchers"] != 2:
        pass
    client.close()
    assert watcher.closed
    while other.hear()["info"]["watchers"] != 1:
        pass
    assert list(watcher.states()) == []
    for attempt in (watcher.hear, watcher.look, client.games):
        with pytest.raises(Closed):
            attempt()


def test_whoever_is_hearing_stops_when_the_seat_is_closed(served: Served) -> None:
    ann = served.open("trick_party", bots=None)
    with Client(served.address) as client:
        watcher = client.watch(ann.table)
        heard = threading.Event()
        ended = threading.Event()

        def hear() -> None:
            for _ in watcher.states():
                heard.set()
            ended.set()

        thread = threading.Thread(target=hear)
        thread.start()
        heard.wait()
        watcher.close()
        thread.join()
        assert ended.is_set()


def test_tasks_share_a_client_and_one_may_close_what_another_hears(served: Served) -> None:
    async def whole_evening() -> None:
        async with AsyncClient(served.address) as client:
            ann = await client.open("trick_party", players=4, bots="random", pace=0)
            await ann.set_seat(1, "open")
            client.person = new_person()
            bea = await client.sit(str((await ann.invitation())["sit"]), name="Bea")
            await ann.start()
            watcher = await client.watch(ann.table)

            async def watch() -> list[State]:
                return [state async for state in watcher.states(stay=True)]

            watching = asyncio.create_task(watch())
            ends = await asyncio.gather(ann.play(first), bea.play(first))
            assert ends[0]["entries"][-1] == ends[1]["entries"][-1]
            await watcher.close()
            assert await watching

    loop.run(whole_evening())


def test_a_seat_that_is_closed_while_it_connects_says_so(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = ClientConnection.send

    async def hear() -> None:
        async with AsyncClient(served.address) as client:
            seat = await client.open("trick_party")

            async def send_and_close(self: ClientConnection, hello: str) -> None:
                await send(self, hello)
                await seat.close()

            monkeypatch.setattr(ClientConnection, "send", send_and_close)
            with pytest.raises(Closed):
                await seat.hear()

    loop.run(hear())


# What it is --------------------------------------------------------------------------------------


def test_an_address_that_is_none_is_refused(connect: Connect) -> None:
    with pytest.raises(TrickeryError, match="begins with http"):
        connect("127.0.0.1:8118")


def test_something_else_at_the_address_is_told(served: Served, connect: Connect) -> None:
    with pytest.raises(Refused, match="nothing at this address"):
        connect(served.address + "/elsewhere").games()
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:  # it knows no GET
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        with pytest.raises(Refused, match="no answer of a table"):
            connect(f"http://127.0.0.1:{other.server_port}").games()
        thread.join()


@pytest.mark.parametrize(
    ("blocking", "awaiting"),
    [(c.Client, c.AsyncClient), (c.Watcher, c.AsyncWatcher), (c.Seat, c.AsyncSeat)],
)
def test_both_faces_have_the_same_methods(blocking: type, awaiting: type) -> None:
    def face(kind: type) -> dict[str, Any]:
        methods = inspect.getmembers(kind, inspect.isfunction)
        return {
            name: (list(inspect.signature(method).parameters), inspect.getdoc(method))
            for name, method in methods
            if not name.startswith("_")
        }

    assert face(blocking) == face(awaiting)


def test_the_client_needs_no_server_and_no_compiler() -> None:
    unwanted = "{'fastapi', 'uvicorn', 'sqlalchemy', 'numba', 'numpy'}"
    code = f"import sys, trickery.client; print({unwanted} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"
