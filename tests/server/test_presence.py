"""A table that friends can rely on: who is there, who has left, and how fast it goes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit.proxy import Line, line_to
from kit.server import QUICK, Held, Served, Socket, raw_socket, serving
from trickery.client import read
from trickery.server.settings import Settings
from trickery.server.storage.store import sqlite_url
from trickery.server.table.events import TablePaused, TableResumed
from trickery.server.table.timing import Timing

SOON = 10.0  # seconds in which everybody hears that a connection is lost; 3, if the machine is free


def until(socket: Socket, wanted: Any) -> dict[str, Any]:
    """The next state of which something holds."""
    while not wanted(state := socket.hear("state")):
        pass
    return state


def seat_of(state: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state["info"]["seats"][seat]
    return found


def refused(answer: Any) -> str:
    assert answer.status_code == 409, answer.text
    return read(answer.json()["reason"])


def whose_turn(ann: Held, bea: Held) -> tuple[Held, Held]:
    """Whoever is to move, and the other one."""
    return (ann, bea) if ann.state()["view"]["to_move"] == ann.seat else (bea, ann)


# Leaving -----------------------------------------------------------------------------------------


def test_whoever_left_comes_back_neither_by_looking_nor_by_a_socket_that_is_still_open(
    served: Served,
) -> None:
    ann, bea = served.two("trick_100", players=2)
    with bea.live() as open_tab, ann.live() as socket:
        open_tab.hear("state")
        assert bea.post("leave").status_code == 200
        state = until(socket, lambda state: seat_of(state, 1)["left"])
        assert seat_of(state, 1)["stand_in"]
        assert not seat_of(state, 1)["here"]
        for _ in range(2):
            bea.state()  # as the front page does
            open_tab.tell(type="ping")
            open_tab.hear("pong")
            with bea.live(since=state["seq"]) as again:  # a connection that was made anew
                again.hear("state")
            assert bea.post("leave").status_code == 200
        told = [read(each["text"]) for each in ann.state()["entries"] if each["kind"] == "seat"]
        assert told.count("Seat 2 has left: a bot stands in.") == 1
        assert "Seat 2 is back." not in told
        open_tab.tell(type="say", phrase=1)  # whoever speaks is there
        until(socket, lambda state: not seat_of(state, 1)["left"])
        assert not seat_of(ann.state(), 1)["stand_in"]


def test_a_move_takes_the_seat_back_from_the_bot(served: Served) -> None:
    mover, other = whose_turn(*served.two("trick_100", players=2, pace=5))
    assert mover.post("leave").status_code == 200
    state = mover.state()
    assert mover.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    assert not seat_of(other.state(), mover.seat)["left"]


# A lost connection -------------------------------------------------------------------------------


@contextmanager
def through(line: Line, held: Held) -> Iterator[Socket]:
    """A seat's socket by way of a proxy."""
    with raw_socket(Served(line.address, held.served.table), held.table) as socket:
        socket.tell(type="hello", secret=held.secret, since=0)
        yield socket


def test_a_silence_is_told_within_three_seconds() -> None:
    """By the figures; how long it takes at a busy machine is another matter."""
    usual = Settings()
    assert usual.heartbeat_seconds < usual.silent_seconds
    assert usual.silent_seconds + usual.presence_delay < 3


@pytest.mark.parametrize("dropped", ["closed", "silent"])
def test_a_lost_connection_is_told_with_a_countdown_that_others_can_end(
    served: Served, dropped: str
) -> None:
    ann, bea = served.two("trick_100", players=2)
    with line_to(served.address) as line, ann.live() as socket, through(line, bea) as far:
        far.hear("state")
        until(socket, lambda state: seat_of(state, 1)["here"])
        assert ann.post("stop-waiting", seat=1).status_code == 200
        assert not seat_of(ann.state(), 1)["stand_in"], "nobody is replaced who is there"
        began = time.monotonic()
        (line.cut if dropped == "closed" else line.freeze)()
        lost = seat_of(until(socket, lambda state: not seat_of(state, 1)["here"]), 1)
        assert time.monotonic() - began < SOON
        assert 0 < lost["bot_in"] <= QUICK.grace - 1
        assert not lost["stand_in"]
        assert ann.post("stop-waiting", seat=1).status_code == 200
        until(socket, lambda state: seat_of(state, 1)["stand_in"])
        if dropped == "silent":
            line.thaw()
            back = seat_of(until(socket, lambda state: seat_of(state, 1)["here"]), 1)
            assert back["bot_in"] is None
            assert not back["stand_in"]
    assert "left" not in str(ann.state()["entries"]), "nothing of this is kept"


# A pause -----------------------------------------------------------------------------------------


def test_a_pause_holds_everything_until_anybody_resumes(served: Served) -> None:
    ann, bea = served.two("trick_100", players=3)
    mover, other = whose_turn(ann, bea)
    while mover.state()["view"]["to_move"] != mover.seat:
        mover, other = whose_turn(ann, bea)  # a bot has the third seat
    state = mover.state()
    assert other.post("pause").status_code == 200
    paused = mover.state()
    assert paused["info"]["paused"] == other.seat
    assert "legal" not in paused["view"]
    assert paused["prompt"] == ""
    told = mover.move(state["view"]["legal"][0], paused["seq"])
    assert told.json()["type"] == "stale"
    assert "paused" in read(told.json()["reason"])
    assert mover.post("leave").status_code == 200
    table = served.table(ann.table)
    assert table.presence.played_by(mover.seat) is not None
    assert other.state()["info"]["paused"] == other.seat
    with ann.live() as socket:
        assert mover.post("resume").status_code == 200  # and is back
        after = until(socket, lambda state: state["info"]["paused"] is None)
        assert after["seq"] > paused["seq"]
    assert mover.move(state["view"]["legal"][0], mover.state()["seq"]).status_code == 200


def test_pauses_are_limited(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, pauses=2)) as served:
        ann = served.open("trick_party")
        for _ in range(2):
            assert ann.post("pause").status_code == ann.post("resume").status_code == 200
        assert "paused this game a lot" in refused(ann.post("pause"))
        assert ann.post("resume").status_code == 200, "what is done already is no fault"


def test_time_stands_still_while_a_table_is_paused() -> None:
    timing = Timing(clock=30)
    assert timing.seconds_left(100.0, 110.0) == 20
    timing = timing.after(TablePaused(seat=1), 112.0)
    assert timing.seconds_left(100.0, 500.0) == 18
    assert timing.elapsed(200.0, 500.0) == 0, "somebody who went meanwhile"
    timing = timing.after(TableResumed(seat=0), 1000.0)
    assert timing.seconds_left(100.0, 1001.0) == 17
    assert timing.seconds_left(1000.0, 1001.0) == 29
    assert timing.elapsed(500.0, 1001.0) == 1


# Nudges, and the clock ---------------------------------------------------------------------------


def test_a_nudge_is_for_the_person_whose_turn_it_is_and_is_not_repeated_at_once(
    served: Served,
) -> None:
    mover, other = whose_turn(*served.two("trick_100", players=2))
    assert "nobody to nudge" in refused(mover.post("nudge"))
    assert other.post("nudge").status_code == 200
    said = mover.state()["entries"][-1]
    assert (said["kind"], said["seat"]) == ("chat", other.seat)
    assert said["text"] == {"id": "nudged", "seat": mover.seat}
    assert "just had a nudge" in refused(other.post("nudge"))
    assert mover.post("leave").status_code == 200
    assert "nobody to nudge" in refused(other.post("nudge"))


def test_when_the_clock_is_up_a_bot_makes_that_one_move(tmp_path: Path) -> None:
    settings = replace(QUICK, shortest_clock=1, grace=1000)
    with serving(sqlite_url(tmp_path), settings) as served:
        ann = served.open("trick_100", start=False, players=2, bots=None)
        assert "from 1 to 600" in refused(ann.post("clock", seconds=1000))
        assert ann.post("clock", seconds=1).status_code == 200
        bea = ann.sit()
        assert bea.post("clock", seconds=0).status_code == 403
        assert read(ann.state()["entries"][-2]["text"]).startswith("The clock is on: 1 second")
        assert ann.post("start").status_code == 200
        with ann.live() as socket:
            state = socket.hear("state")
            assert (state["info"]["clock"], state["info"]["clock_left"]) == (1, 1)
            moved = [e["seat"] for e in socket.hear("state")["entries"] if e["kind"] == "move"]
            assert moved == [state["view"]["to_move"]]
        assert not any(seat["stand_in"] for seat in ann.state()["info"]["seats"])
        assert "already started" in refused(ann.post("clock", seconds=0))


# In the lobby ------------------------------------------------------------------------------------


def test_in_the_lobby_people_stand_up_and_go_by_another_name(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    bea = ann.sit()
    assert bea.post("rename", name="ann").status_code == 200
    assert seat_of(ann.state(), 1)["name"] == "ann 2", "no two could be taken for each other"
    assert bea.post("rename", name="Cleo").status_code == 200
    assert bea.post("say", phrase=0).status_code == 200
    assert bea.post("leave").status_code == 200
    told = [read(each["text"]) for each in ann.state()["entries"] if each["kind"] == "seat"]
    assert told[-2:] == ["ann 2 is now called Cleo.", "Cleo stands up."]
    assert seat_of(ann.state(), 1)["who"] == "open"
    assert ann.post("start").status_code == 200
    assert "already started" in refused(ann.post("rename", name="Bob"))
