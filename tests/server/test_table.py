"""The table over the net: sitting down, moving, leaving, coming back; nothing gets lost."""

from __future__ import annotations

import json
import random
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.paths import ROOT
from kit.server import (
    QUICK,
    SHORTEST,
    Held,
    Served,
    Socket,
    play_to_the_end,
    postgresql,
    raw_socket,
    serving,
)
from trickery.cli.records import verify
from trickery.client import read
from trickery.core import fair, records, registry
from trickery.core.errors import BadOption
from trickery.core.match import Match
from trickery.core.pseudo import PSEUDO
from trickery.core.state import OVER
from trickery.server.settings import Settings
from trickery.server.storage.store import Store, sqlite_url
from trickery.server.table.transcript import PHRASES


def first(legal: list[str]) -> str:
    return legal[0]


# Sitting down ------------------------------------------------------------------------------------


def test_two_calls_lead_to_a_dealt_hand(served: Served, name: str) -> None:
    held = served.open(name)
    state = held.state()
    assert state["info"]["phase"] == "playing"
    assert state["info"]["you"] == 0
    assert state["view"]["seat"] == 0
    ann, *others = state["info"]["seats"]
    assert ann["who"] == "person"
    assert all(seat["who"] == "bot" for seat in others)


def test_friends_sit_down_by_the_link_and_the_host_deals(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    bea = ann.sit("Bea")
    assert bea.seat == 1
    assert ann.ask_to_sit("Cid", seat=1).status_code == 409
    assert served.post(f"{ann.path}/sit", name="Cid", seat=2).status_code == 403  # no link for that
    assert bea.post("start").status_code == 403  # only the host deals
    assert ann.post("start").status_code == 200
    seats = bea.state()["info"]["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Ann", "Bea"]
    assert [seat["who"] for seat in seats[2:]] == ["open", "open"]  # bots play these for now
    play_to_the_end_together(ann, bea)


def play_to_the_end_together(*held: Held) -> None:
    while True:
        state = held[0].state()
        if state["info"]["phase"] == "over":
            return
        mover = next((h for h in held if h.seat == state["view"]["to_move"]), None)
        if mover is None:
            held[0].state(since=state["seq"], wait=20)
        else:
            mine = mover.state()
            assert mover.move(mine["view"]["legal"][0], mine["seq"]).status_code == 200


def test_somebody_may_take_over_a_seat_that_the_host_offers(served: Served) -> None:
    ann = served.open(bots=None)
    refused = ann.ask_to_sit("Bea")
    assert (refused.status_code, "offer the seat" in read(refused.json()["reason"])) == (409, True)
    bea = ann.take_over(1)
    assert bea.state()["view"]["hand"] is not None
    told = [each for each in ann.state()["entries"] if each["kind"] == "seat"]
    assert [read(each["text"]) for each in told] == [
        "The host offers the open seat.",
        "Bea takes over the open seat.",
    ]
    assert ann.post("seats", seat=bea.seat, who="random").status_code == 200


def test_the_same_deal_can_be_played_again(served: Served) -> None:
    ann = served.open("trick_party")
    deal = ann.state()["view"]["hand"]
    refused = served.post("/api/tables", ann.secret, game="trick_party", again=ann.table)
    assert refused.status_code == 409
    play_to_the_end(ann, first)
    stranger = served.post("/api/tables", game="trick_party", again=ann.table)
    assert (stranger.status_code, "had a seat" in read(stranger.json()["reason"])) == (401, True)
    again = served.open("trick_party", again=ann.table, secret=ann.secret)
    assert again.state()["view"]["hand"] == deal
    assert again.state()["info"]["again"] == ann.table
    other = served.post("/api/tables", ann.secret, game="trick_100", again=ann.table)
    assert other.status_code == 409
    assert read(other.json()["reason"]) == "that deal was from a game of Trick Party"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "trick_pary"}, "did you mean “trick_party”"),
        ({"game": "trick_party", "players": 9}, "for 4 to 6 players, not 9"),
        ({"game": "trick_party", "options": {"campain": 1}}, "has no option “campain”"),
        ({"game": "trick_party", "bots": "genius"}, "no bot called “genius”"),
        ({"game": "trick_party", "pace": 99}, "pace must be from 0 to"),
        ({"game": "trick_party", "colour": "red"}, "colour isn’t known"),
        ({"game": "trick_party", "edition": {"revolution": {"boos": [99]}}}, "revolution"),
        ({}, "game is missing"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    served: Served, body: dict[str, Any], reason: str
) -> None:
    told = served.post("/api/tables", **body)
    assert 400 <= told.status_code < 500
    assert reason in read(told.json()["reason"])


# Moving ------------------------------------------------------------------------------------------


def test_a_move_is_accepted_once_stale_or_illegal_with_the_reason(served: Served) -> None:
    ann = served.open("trick_party")
    state = ann.my_turn()
    move, seq = state["view"]["legal"][0], state["seq"]
    told = ann.move(move, seq, key="k1")
    assert told.status_code == 200
    assert told.json() == {"type": "accepted", "key": "k1", "seq": seq + 1}
    again = ann.move(move, seq, key="k1")  # a double click, a retry after a lost answer
    assert again.json() == told.json()
    late = ann.move(move, seq, key="k2")  # somebody who has not seen the newest state
    assert late.status_code == 409
    assert late.json()["type"] == "stale"
    assert late.json()["state"]["view"]["seat"] == 0
    state = ann.my_turn()
    wrong = ann.move("play 99 of Boos", state["seq"])
    assert (wrong.status_code, wrong.json()["type"]) == (422, "illegal")
    assert "isn’t a move in this game" in read(wrong.json()["reason"])
    assert ann.state()["seq"] == state["seq"]  # nothing has changed


def test_why_tells_the_clause_and_plays_nothing(served: Served) -> None:
    ann = served.open("trick_party")
    while True:
        state = ann.my_turn()
        legal = state["view"]["legal"]
        barred = [c for c in state["view"]["hand"] if f"play {c}" not in legal]
        if barred:
            break
        assert ann.move(legal[-1], state["seq"]).status_code == 200
    told = ann.post("why", move=f"play {barred[0]}").json()
    assert told["legal"] is False
    assert "TP-8" in read(told["reason"], "trick_party")
    assert ann.post("why", move=legal[0]).json()["legal"] is True
    assert ann.state()["seq"] == state["seq"]


def test_a_whole_game_over_http_has_a_sheet_a_replay_and_a_record(
    served: Served, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = served.open(name)
    for path in ("record", "replay"):
        assert ann.get(path).status_code == 409  # the cards are still secret
    state = play_to_the_end(ann, random.Random(4).choice)
    assert state["entries"][-1]["kind"] == "over"
    sheet = ann.get("sheet").json()["sheet"]
    assert sheet["rows"][-1]["points"] == state["view"]["scores"]
    line = ann.get("record").text
    record = records.parse(line)
    assert records.replay(record).scores == state["view"]["scores"]
    file = tmp_path / "game.jsonl"
    file.write_text(line, encoding="utf-8")
    verify(file)
    assert state["info"]["fair"]["commitment"] in capsys.readouterr().out
    replay = ann.get("replay", eyes="all", **{"from": 0, "count": 3}).json()
    assert replay["total"] == sum("move" in step for step in record["steps"]) + 1
    assert [step["step"] for step in replay["steps"]] == [0, 1, 2]
    assert len(replay["steps"][0]["open"]) == record["players"]
    last = ann.get("replay", eyes="0", **{"from": replay["total"] - 1}).json()["steps"][-1]
    assert last["view"] == state["view"]
    assert ann.get("replay", eyes="9").status_code == 400


def test_a_rematch_is_opened_once_and_keeps_the_secrets(served: Served) -> None:
    ann, bea = served.two("trick_100", players=2)
    assert ann.post("rematch").status_code == 409
    play_to_the_end_together(ann, bea)
    told = bea.post("rematch").json()["table"]
    assert ann.post("rematch").json()["table"] == told == ann.state()["info"]["rematch"]
    next_for_ann = Held(served, told, 0, ann.secret)
    assert next_for_ann.state()["info"]["you"] == 0
    assert next_for_ann.state()["info"]["host"] == 1  # whoever asked for it deals


# Seats and those who sit in them -----------------------------------------------------------------


def test_a_removed_seat_and_a_bystander_can_do_nothing(served: Served) -> None:
    ann, bea = served.two()
    with bea.live() as socket:
        assert socket.hear("state")["info"]["you"] == bea.seat
        assert ann.post("seats", seat=bea.seat, who="random").status_code == 200
        while (told := socket.hear("state"))["info"]["you"] is not None:
            pass  # states from before the removal
        assert told["view"]["seat"] is None
        socket.tell(type="move", move="play 1 of Boos", expect=told["seq"], key="k")
        assert "you can watch" in read(socket.hear("error")["reason"])
    assert bea.move("play 1 of Boos", 99).status_code == 401
    assert served.post(f"{ann.path}/moves", move="x", expect=1, key="k").status_code == 401
    assert served.post(f"{ann.path}/start").status_code == 401
    watching = served.get(ann.path).json()
    assert watching["info"]["you"] is None
    assert watching["view"]["hand"] is None


def test_a_leaver_is_stood_in_for_until_they_are_back(served: Served) -> None:
    ann, bea = served.two("trick_100", players=2)
    state = ann.state()
    assert bea.post("leave").status_code == 200
    assert ann.state()["info"]["seats"][1]["stand_in"] is True
    with ann.live() as socket:
        moved_by_stand_in = False
        while not moved_by_stand_in and state["info"]["phase"] == "playing":
            if state["view"]["to_move"] == 0:
                move = state["view"]["legal"][0]
                socket.tell(type="move", move=move, expect=state["seq"], key=str(state["seq"]))
            state = socket.hear("state")
            moves = [e for e in state["entries"] if e["kind"] == "move"]
            moved_by_stand_in = any(entry["seat"] == 1 for entry in moves)
        assert moved_by_stand_in
    assert bea.state()["info"]["seats"][1]["stand_in"] is True  # looking brings nobody back
    assert bea.post("return").status_code == 200
    assert bea.state()["info"]["seats"][1]["stand_in"] is False
    texts = [read(entry["text"]) for entry in ann.state()["entries"] if entry["kind"] == "seat"]
    assert texts[-2:] == ["Seat 2 has left: a bot stands in.", "Seat 2 is back."]


def test_somebody_who_is_away_too_long_is_stood_in_for(tmp_path: Path) -> None:
    with serving(
        sqlite_url(tmp_path), Settings(grace=0.05, pace=0, requests_a_second=10_000)
    ) as served:
        ann, bea = served.two("trick_100", players=2)
        with ann.live() as socket:
            state = socket.hear("state")
            seen: set[int] = set()
            while bea.seat not in seen and state["info"]["phase"] == "playing":
                if state["view"]["to_move"] == 0:
                    move = state["view"]["legal"][0]
                    socket.tell(type="move", move=move, expect=state["seq"], key=str(state["seq"]))
                state = socket.hear("state")
                seen |= {e["seat"] for e in state["entries"] if e["kind"] == "move"}
            assert bea.seat in seen


def test_the_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        hand_on(served)


def hand_on(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    bea = ann.sit()
    assert bea.post("seats", seat=2, who="random").status_code == 403
    assert ann.post("seats", seat=0, who="random").status_code == 409  # his own
    assert ann.post("seats", seat=7, who="random").status_code == 409
    assert ann.post("leave").status_code == 200
    state = bea.state()
    assert state["info"]["host"] == 1
    assert [read(line) for line in state["entries"][-1]["news"]] == ["Seat 2 is the host now."]
    assert bea.state()["info"]["seats"][0]["who"] == "open"
    assert ann.get().status_code == 401  # before the game a seat is left for good
    assert bea.post("start").status_code == 200


def test_phrases_are_said_to_all_and_not_too_often(served: Served) -> None:
    ann = served.open()
    assert ann.post("say", phrase=1).status_code == 200
    assert "one phrase a second" in read(ann.post("say", phrase=1).json()["reason"])
    assert ann.post("say", phrase=99).status_code == 409
    heard = served.get(ann.path).json()["entries"]
    assert [read(e["text"]) for e in heard if e["kind"] == "chat"] == [str(PHRASES[1])]


def test_phrases_are_limited_in_number_too(tmp_path: Path) -> None:
    """By seat and table, also after a restart."""
    url = sqlite_url(tmp_path)
    with serving(url, replace(QUICK, phrases=1)) as served:
        ann = served.open(start=False, bots=None)
        bea = ann.sit()
        assert ann.post("say", phrase=1).status_code == 200
    with serving(url, replace(QUICK, phrases=1)) as served:
        told = Held(served, ann.table, ann.seat, ann.secret).post("say", phrase=1)
        assert (told.status_code, told.json()["type"]) == (409, "error")
        assert "that’s enough" in read(told.json()["reason"])
        assert Held(served, bea.table, bea.seat, bea.secret).post("say", phrase=1).is_success


def test_a_phrase_does_not_make_a_move_stale(served: Served) -> None:
    ann = served.open()
    state = ann.my_turn()
    assert ann.post("say", phrase=2).status_code == 200
    assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200


# Sockets -----------------------------------------------------------------------------------------


def test_a_socket_tells_everything_as_it_happens_and_resumes(served: Served) -> None:
    ann = served.open("trick_party")
    with ann.live() as socket:
        state = socket.hear("state")
        told = list(state["entries"])
        for _ in range(3):
            while state["view"]["to_move"] != 0:
                state = socket.hear("state")
                told += state["entries"]
            move = state["view"]["legal"][0]
            socket.tell(type="move", move=move, expect=state["seq"], key=str(state["seq"]))
            state = socket.hear("state")
            told += state["entries"]
        socket.tell(type="ping")
        assert socket.hear("pong", "state")
    seqs = [entry["seq"] for entry in told]
    assert seqs == sorted(set(seqs))  # each once, in order
    with ann.live(since=told[-2]["seq"]) as socket:
        entries = socket.hear("state")["entries"]
        assert entries[0] == told[-1]


def test_two_tabs_see_the_same_and_a_double_click_plays_once(served: Served) -> None:
    ann = served.open("trick_party")
    state = ann.my_turn()
    with ann.live() as one, ann.live() as two:
        one.hear("state")
        two.hear("state")
        move = {"type": "move", "move": state["view"]["legal"][0], "expect": state["seq"]}
        one.tell(**move, key="a")
        one.tell(**move, key="a")
        answers = [one.hear("accepted"), one.hear("accepted")]
        assert answers[0] == answers[1]
        two.tell(**move, key="b")  # what its page showed before
        assert two.hear("stale", "illegal")["key"] == "b"
    mine = [e for e in ann.state()["entries"] if e["kind"] == "move" and e["seat"] == 0]
    assert len(mine) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "hello"}',
        '{"type": "move"}',
        '{"type": "move", "move": 7, "expect": 1, "key": "k"}',
        '{"type": "move", "move": "pass", "expect": -1, "key": "k"}',
        '{"type": "move", "move": "pass", "expect": 1e99, "key": "k"}',
        '{"type": "move", "move": "pass", "expect": 1, "key": ""}',
        '{"type": "say", "phrase": 4000000000}',
        '{"type": "say", "phrase": true}',
        '{"type": "drop tables"}',
        '{"type": "ping", "more": 1}',
        "[" * 3000,
        '{"type": "why", "move": "' + "x" * 1000 + '"}',
        "\u202e\u0000",
    ],
)
def test_nonsense_is_answered_and_changes_nothing(served: Served, text: str) -> None:
    ann = served.open("trick_party")
    seq = ann.my_turn()["seq"]
    with ann.live() as socket:
        socket.hear("state")
        socket.connection.send(text)
        assert read(socket.hear("error")["reason"])
        socket.tell(type="ping")
        assert socket.hear("pong")
    assert ann.state()["seq"] == seq


def test_random_bytes_disturb_nobody(served: Served) -> None:
    rng = random.Random(5)
    ann = served.open("trick_party")
    for _ in range(50):
        with raw_socket(served, ann.table) as socket:
            junk = rng.randbytes(rng.randrange(200))
            if rng.random() < 0.5:
                socket.connection.send(junk)
                assert "binary" in read(socket.hear("error")["reason"])
            else:
                socket.connection.send(junk.decode("latin-1"))
            with pytest.raises(ConnectionClosed):
                socket.hear()
    assert play_to_the_end(ann, first)["info"]["phase"] == "over"


@pytest.mark.parametrize(
    ("table", "hello", "code"),
    [
        ("none-such", {"type": "hello"}, 4404),
        (None, {"type": "hello", "secret": "wrong"}, 4401),
        (None, {"type": "ping"}, 4408),
        (None, {"type": "hello", "since": -3}, 4408),
        (None, {"type": "hello", "secret": "x" * 9000}, 1009),
    ],
)
def test_a_bad_hello_closes_with_a_code(
    served: Served, table: str | None, hello: dict[str, Any], code: int
) -> None:
    ann = served.open()
    with raw_socket(served, table or ann.table) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            said_and_heard(socket, hello)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def said_and_heard(socket: Socket, message: dict[str, Any]) -> dict[str, Any]:
    """What is answered to a message; either may find the socket closed."""
    socket.tell(**message)
    return socket.hear()


def test_pages_of_other_origins_are_refused(served: Served) -> None:
    ann = served.open()
    with raw_socket(served, ann.table, origin="https://elsewhere.example") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    for origin, status in (
        ("https://elsewhere.example", 403),
        ("null", 403),
        (served.address, 201),
    ):
        body = {"game": "trick_party"}
        told = served.http.post("/api/tables", json=body, headers={"origin": origin})
        assert told.status_code == status


def test_oversized_bodies_are_refused(served: Served) -> None:
    large = "x" * 70_000
    assert served.post("/api/tables", game="trick_party", name=large).status_code == 413
    told = served.http.post("/api/tables", content=iter([b"{" * 40_000, b"{" * 40_000]))
    assert told.status_code in (400, 413)
    assert served.get("/api/phrases").status_code == 200


def test_a_flood_is_slowed_down_and_disturbs_nobody(tmp_path: Path) -> None:
    settings = replace(QUICK, messages_a_second=200, burst=10)
    with serving(sqlite_url(tmp_path), settings) as served:
        flooder, other = served.open(), served.open("trick_100")
        with flooder.live() as socket:
            socket.hear("state")
            for _ in range(100):
                socket.tell(type="ping")
            assert play_to_the_end(other, first)["info"]["phase"] == "over"
            for _ in range(100):  # every one is answered in the end
                socket.hear("pong")


def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), Settings(new_tables_a_minute=3)) as served:
        told = [served.post("/api/tables", game="trick_party") for _ in range(5)]
        assert [answer.status_code for answer in told] == [201, 201, 201, 429, 429]
        assert "try again in" in read(told[-1].json()["reason"])


# Nobody waits for anybody else -------------------------------------------------------------------


def test_a_reader_who_never_reads_holds_up_nobody(served: Served) -> None:
    ann = served.open("trick_party", options={"campaign": 1})
    with raw_socket(served, ann.table, close_timeout=0.1) as deaf:
        deaf.tell(type="hello")  # and never reads what comes
        assert play_to_the_end(ann, first)["info"]["phase"] == "over"


# A seat that was taken away, and other meddling ---------------------------------------------------


def test_a_seat_taken_away_during_a_long_look_sees_nothing_more(served: Served) -> None:
    ann, bea = served.two()
    answers: list[Any] = []
    ask = threading.Thread(target=lambda: answers.append(bea.get(since=10**6, wait=1)))
    ask.start()
    assert ann.post("seats", seat=bea.seat, who="random").status_code == 200
    ask.join()
    assert answers[0].status_code == 401
    assert "hand" not in answers[0].text


def test_dealt_cards_cannot_be_looked_at_by_opening_their_seat(served: Served) -> None:
    ann, bea = served.two()
    told = ann.post("seats", seat=bea.seat, who="open")
    assert told.status_code == 409
    assert "give the seat to a bot" in read(told.json()["reason"])
    assert bea.state()["view"]["hand"] is not None


def test_a_stranger_in_the_first_seat_is_not_the_host(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, host_keeps=0)) as served:
        ann = served.open(start=False, bots=None)
        bea = ann.sit()
        ann.post("leave")
        state = bea.state()
        while state["info"]["seats"][0]["who"] == "person":
            state = bea.state(since=state["seq"], wait=20)
        stranger = bea.sit("Cid", seat=0)
        assert stranger.state()["info"]["host"] == bea.seat
        assert stranger.post("seats", seat=bea.seat, who="random").status_code == 403


def test_keys_of_intents_belong_to_a_person_not_to_a_seat(served: Served) -> None:
    ann = served.open("trick_100", players=2, bots=None)
    state = ann.my_turn()
    assert ann.move(state["view"]["legal"][0], state["seq"], key="1").status_code == 200
    bea = ann.take_over(1)
    assert bea.move("pass", 0, key="1").status_code == 409  # stale, and not Ann's answer


def test_a_move_that_is_not_kept_reveals_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last move of a game would open everything: not before it is kept."""
    with serving(sqlite_url(tmp_path)) as served:
        ann, bea = served.two("trick_100", players=2)
        while True:
            state = ann.state()
            mover = ann if state["view"]["to_move"] == 0 else bea
            state = mover.state()
            match = served.table(ann.table).state.game.match
            assert match is not None
            last = next((m for m in state["view"]["legal"] if ends(match, m)), None)
            if last is not None:
                break
            assert mover.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        with monkeypatch.context() as broken:
            assert served.store is not None
            broken.setattr(served.store.connection, "transaction", lambda: 1 / 0)
            assert mover.move(last, state["seq"]).status_code == 503
            after = served.get(ann.path).json()
            assert after["info"]["phase"] == "playing"
            assert after["info"]["fair"]["secret"] is None
            assert ann.get("replay", eyes="all").status_code == 409
        assert mover.move(last, state["seq"]).status_code == 200
        assert ann.state()["info"]["phase"] == "over"


def ends(match: Match, move: str) -> bool:
    """Would this move end the game?"""
    rows = match.snapshot()
    match.game.apply(match.game.handle(rows[0]), match.game.moves.parse(move))
    return int(rows[0]["actor"]) == OVER


def test_an_evicted_table_that_somebody_holds_is_not_doubled(tmp_path: Path) -> None:
    settings = replace(QUICK, tables_in_memory=1, grace=0.01)
    with serving(sqlite_url(tmp_path), settings) as served:
        ann = served.open("trick_100", players=2)
        with raw_socket(served, ann.table) as socket:
            for _ in range(3):
                served.open("trick_party")
            socket.tell(type="hello", secret=ann.secret)
            assert socket.hear("state")["info"]["you"] == 0
            assert play_to_the_end(ann, first)["info"]["phase"] == "over"
            while socket.hear("state")["info"]["phase"] != "over":
                pass


def test_an_idle_table_is_quiet(served: Served) -> None:
    """Pings wake nobody: hardly a frame comes while nothing happens."""
    ann = served.open("trick_party")
    ann.my_turn()
    with ann.live() as socket:
        socket.hear("state")
        for _ in range(30):
            socket.tell(type="ping")
        heard = [socket.hear()["type"] for _ in range(30)]
        assert heard.count("state") <= 2  # her own coming, told to all


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/phrases", {"origin": "http://[x"}, 403),
        ("/api/tables/%00", {}, 404),
        ("/api/tables/" + "x" * 500, {}, 404),
        ("/api/games/none/rules", {}, 404),
    ],
)
def test_odd_requests_get_a_plain_answer(
    served: Served, path: str, headers: dict[str, str], status: int
) -> None:
    assert served.http.get(path, headers=headers).status_code == status


def test_half_a_character_is_refused(served: Served) -> None:
    body = b'{"game": "trick_party", "edition": {"\\ud800": 1}}'
    told = served.http.post(
        "/api/tables", content=body, headers={"content-type": "application/json"}
    )
    assert told.status_code in (400, 422)


# What is kept ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("postgres")  # for all: a table has its own id
    return url


def test_a_restart_in_the_middle_of_a_trick_loses_nothing(tmp_path: Path, name: str) -> None:
    restarted(sqlite_url(tmp_path), name)


def test_a_restart_loses_nothing_in_postgresql_either(postgres: str) -> None:
    restarted(postgres, SHORTEST)


def restarted(database: str, name: str) -> None:
    """A game whose server is stopped in the middle of a trick, and started again."""
    with serving(database) as served:
        ann = served.open(name)
        for _ in range(4):
            state = ann.my_turn()
            assert ann.move(state["view"]["legal"][0], state["seq"], key="k").status_code == 200
        before = ann.my_turn()
        bystander = served.get(ann.path).json()
    with serving(database) as served:
        back = Held(served, ann.table, 0, ann.secret)
        after = back.state()
        assert json.dumps(after["view"]) == json.dumps(before["view"])
        assert after["entries"] == before["entries"]
        assert served.get(ann.path).json()["view"] == bystander["view"]
        assert back.move("anything", 0, key="k").json()["type"] == "accepted"  # as the first time
        state = play_to_the_end(back, first)
        assert fair.verify(records.parse(back.get("record").text))
        assert state["info"]["phase"] == "over"


def test_a_database_has_one_server(database: str) -> None:
    with serving(database), pytest.raises(BadOption, match="another server is using"):
        Store(database)


def test_a_database_that_fails_is_told_and_nothing_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open("trick_party")
        state = ann.my_turn()
        move = state["view"]["legal"][0]
        assert served.store is not None
        with monkeypatch.context() as broken:

            def refuse(*_: Any) -> None:
                raise OSError("the disk is full")

            broken.setattr(served.store.connection, "transaction", refuse)
            told = ann.move(move, state["seq"], key="k")
            assert told.status_code == 503
            assert "couldn’t save that" in read(told.json()["reason"])
            assert "disk" not in told.text  # that is for our log
        after = ann.state()
        assert after["view"] == state["view"]
        assert ann.move(move, after["seq"], key="k").status_code == 200


def test_a_log_that_was_tampered_with_is_not_carried_on(tmp_path: Path) -> None:
    import sqlalchemy as sa

    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open("trick_party")
    with sa.create_engine(url).begin() as connection:
        connection.execute(
            sa.text("update events set data = replace(data, ' of Boos', ' of Dracs')")
        )
    with serving(url) as served:
        told = Held(served, ann.table, 0, ann.secret).get()
        assert (told.status_code, told.json()["type"]) == (409, "error")


# The rest of the border --------------------------------------------------------------------------


def test_every_answer_carries_the_security_headers(served: Served) -> None:
    for path in ("/", "/api/phrases", "/api/docs", "/api/tables/none-such"):
        headers = served.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_openapi_names_every_call_of_the_protocol_page(served: Served) -> None:
    described = served.get("/api/openapi.json").json()["paths"]
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    for path in described:
        tail = path.replace("/api/tables/{table_id}", "...").replace("{game}", "GAME")
        tail = tail.replace("{puzzle}", "ID").replace("{file}", "FILE")
        shown = tail if tail != "..." else "/api/tables/ID"
        assert shown in page, path
    assert "/api/tables" in served.get("/api/docs").text


def test_the_shelf_speaks_the_language_that_is_asked_for(served: Served) -> None:
    """Names of games and clauses are the same in all; what nobody speaks is told in English."""
    paths = ("/api/games", "/api/phrases", "/api/games/trick_party/rules", "/api/words")
    for path in (*paths, "/api/games/trick_party/words"):
        english = served.get(path)
        assert served.get(path, language="tlh,xx-YY").content == english.content
        assert served.get(path, language="en-GB,de").content == english.content
        other = served.get(path, language=PSEUDO)
        assert other.headers["etag"] != english.headers["etag"]
        assert "\u00e9" in other.text
        assert "\u00e9" not in english.text
    box = served.get("/api/games", language=PSEUDO).json()["games"][0]
    for option in box["options"]:
        assert option["label"].startswith("\u27e6")
    rules = served.get("/api/games/trick_party/rules").json()["html"]
    disguised = served.get("/api/games/trick_party/rules", language=PSEUDO).json()["html"]
    for part in ("[A-Z]{2,3}-[0-9]+", "<[^>]*>", "[0-9]+"):
        assert re.findall(part, rules) == re.findall(part, disguised)


def test_every_call_and_message_is_described(served: Served) -> None:
    calls = served.get("/api/openapi.json").json()
    for path, verbs in calls["paths"].items():
        for verb, call in verbs.items():
            told = next(answer for code, answer in call["responses"].items() if code[0] == "2")
            (content,) = told["content"].values()
            picture = path.endswith((".svg", "/drawing/{file}"))
            assert content.get("schema") or picture, (verb, path)
            refused = call["responses"]["404"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Refusal"}
    socket = served.get("/api/asyncapi.json").json()
    messages = socket["channels"]["table"]["messages"]
    assert {"Hello", "MakeMove", "State", "Accepted", "Stale", "Illegal"} <= set(messages)
    for described in (calls, socket):
        schemas = described["components"]["schemas"]
        named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(described)))
        assert named <= set(schemas)
        views = {kind["$ref"].rpartition("/")[2] for kind in schemas["View"]["anyOf"]}
        assert len(views) == len(registry.names())
        assert all("to_move" in schemas[view]["properties"] for view in views)


def test_an_invitation_is_a_link_and_a_picture(served: Served) -> None:
    ann = served.open()
    watch = f"{served.address}/#/t/{ann.table}"
    told = ann.get("invitation").json()
    assert told["watch"] == watch
    assert re.fullmatch(re.escape(watch) + "/[A-Za-z0-9_-]{22}", told["sit"])
    assert served.get(f"{ann.path}/invitation").json() == {"watch": watch, "sit": None}
    assert ann.get("invitation.svg").text.startswith("<?xml")
    assert ann.get("invitation.svg", to="sit").text.startswith("<?xml")
    assert served.get(f"{ann.path}/invitation.svg", to="sit").status_code == 403
