"""Playing with a game: taking choices back among bots, playing on from a decision, old records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from kit.server import Held, legal_moves, play_to_the_end, serving
from trickery.client import Client, Seat
from trickery.core import fair, records, registry
from trickery.core.lessons import lesson
from trickery.core.match import Match
from trickery.server.storage.store import sqlite_url


def seen(state: Any) -> Any:
    """What a state shows of the game."""
    return {key: state[key] for key in ("view", "aim", "standing", "prompt")}


def my_turn(seat: Seat) -> Any:
    """Wait until it is this seat's turn, or the game is over."""
    state = seat.look()
    while state["info"]["phase"] == "playing" and not seat.my_turn(state):
        seat.look(state["seq"], wait=20)
        state = seat.look()
    return state


def play_and_regret(client: Client, seat: Seat, rng: random.Random) -> int:
    """Take some choices back, a few two at a time, then play to the end; gives how many."""
    taken, state = 0, my_turn(seat)
    choices: list[tuple[Any, Any]] = []  # that stand: what we saw, and what bystanders saw
    while state["info"]["phase"] == "playing" and taken < 5:
        legal = state["view"]["legal"]
        if len(legal) > 1:
            choices.append((seen(state), seen(client.watch(seat.table).look())))
        seat.move(rng.choice(legal), state["seq"])
        state = my_turn(seat)
        for _ in range(rng.choice((0, 0, 0, 1, 2)) if taken else 1):
            if state["info"]["phase"] == "playing":
                assert state["may_take_back"] == bool(choices)
            if choices and state["info"]["phase"] == "playing":
                seat.take_back()
                taken, state = taken + 1, my_turn(seat)
                assert (seen(state), seen(client.watch(seat.table).look())) == choices.pop()
                assert state["entries"][-1]["text"]["id"] == "takes-back-move"
    seat.play(lambda state: rng.choice(legal_moves(state)))
    return taken


def assert_tells_what_was_taken_back(record: dict[str, Any], seat: Seat, times: int) -> None:
    """Whoever knows how it would have gone may choose better: the record says so, and where."""
    told = record["taken_back"]
    assert len(told) == times
    assert {each["seat"] for each in told} == {seat.number}
    places = [each["step"] for each in told]
    assert places == sorted(places)
    for place in places:  # there the seat chose anew
        assert record["steps"][place]["seat"] == seat.number
    assert len(fair.undone(record)) == times


def test_among_bots_choices_can_be_taken_back(tmp_path: Path) -> None:
    url, told = sqlite_url(tmp_path), {}
    with serving(url) as served, Client(served.address) as client:
        for game in registry.ours():
            seat = client.open(game, bots="random", pace=0, name="Ann")
            seat.start()
            taken = play_and_regret(client, seat, random.Random(f"taking back {game}"))
            assert taken, game
            state, record = seat.look(), records.parse(records.line_of(seat.record()))
            assert not state["may_take_back"]  # a game that is over stays over
            assert (
                served.post(f"/api/tables/{seat.table}/take-back", seat.secret).status_code == 409
            )
            fair.verify(record, seat.receipt)
            assert_tells_what_was_taken_back(record, seat, taken)
            told_again = served.post("/api/records", record=record).json()["table"]
            assert served.get(f"/api/tables/{told_again}/record").json() == record
            moves = [step["move"] for step in record["steps"] if "move" in step]
            replay = seat.replay(eyes=0, count=100)
            assert replay["total"] == len(moves) + 1
            told[game] = Held(served, seat.table, 0, seat.secret), state, replay
    with serving(url) as again:  # the log says the same
        for held, state, replay in told.values():
            held.served = again
            assert held.state() == {**state, "info": held.state()["info"]}
            assert held.get("replay", eyes=0, count=100).json() == replay


def test_everybody_sees_that_the_host_allows_hints(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        usual, ann = served.open(start=False), served.open(start=False, bots=None, hints=True)
        assert not usual.state()["info"]["hints"]
        bea = ann.sit("Bea")
        for one in (ann, bea):
            assert one.state()["info"]["hints"]
        assert served.get(ann.path).json()["info"]["hints"]
        cid = served.open(hints=True)
        play_to_the_end(cid, random.Random(3).choice)
        rematch = cid.post("rematch").json()["table"]
        assert served.get(f"/api/tables/{rematch}").json()["info"]["hints"]


def decisions(record: dict[str, Any]) -> list[tuple[int, int, Match]]:
    """Every choice of a record: its seat, the moves before it, and the game as it stood."""
    found, step, at = [], 0, records.start(record)
    for each in record["steps"]:
        if "chance" in each:
            at.deal(each["chance"])
            continue
        if len(at.legal()) > 1:
            found.append((each["seat"], step, at.standing_at(at.snapshot())))
        at.play(each["seat"], each["move"])
        step += 1
    return found


def test_a_finished_game_can_be_played_on_from_any_decision(tmp_path: Path) -> None:
    url, rng, told = sqlite_url(tmp_path), random.Random("playing on"), []
    with serving(url) as served:
        for game in registry.ours():
            ann = served.open(game)
            early = ann.post("play-on", seat=0, step=0)
            assert (early.status_code, early.json()["reason"]["id"]) == (409, "cards-still-secret")
            play_to_the_end(ann, rng.choice)
            record = ann.get("record").json()
            seat, step, stood = rng.choice(decisions(record))
            for wrong in ({"seat": seat + 1, "step": step}, {"seat": seat, "step": 10**6}):
                assert ann.post("play-on", **wrong).json()["reason"]["id"] == "no-such-decision"
            taken = served.post(f"{ann.path}/play-on", seat=seat, step=step, bots="random", pace=0)
            assert taken.status_code == 201, taken.text
            on = Held(served, **taken.json())
            state = on.state()
            assert (on.seat, state["view"]) == (seat, stood.view(seat))
            assert (state["info"]["copied"], state["info"]["seen_before"]) == ("game", True)
            assert [one["who"] for one in state["info"]["seats"]].count("bot") == stood.players - 1
            asked = served.post(f"{on.path}/ask", name="Eve", person="e" * 20)
            assert asked.json()["reason"]["id"] == "cards-seen-before"
            assert on.get("record").status_code == 409
            assert ann.get("record").json() == record  # its cards are not in play again
            play_to_the_end(on, rng.choice)
            played = records.parse(on.get("record").text)
            assert "fair" not in played
            records.replay(played)
            made = [at for at, each in enumerate(record["steps"]) if "move" in each][step]
            assert played["steps"][:made] == record["steps"][:made]
            again = served.post("/api/tables", on.secret, game=game, again=on.table)
            assert again.json()["reason"]["id"] == "again-copied"
            told.append((on, on.state(), played))
    with serving(url) as served:
        for on, state, played in told:
            on.served = served
            assert seen(on.state()) == seen(state)
            assert on.state()["entries"] == state["entries"]
            assert on.get("record").json() == played


def test_what_is_in_play_is_not_played_on(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open()
        play_to_the_end(ann, random.Random(1).choice)
        seat, step, _ = decisions(ann.get("record").json())[0]
        served.open(secret=ann.secret, again=ann.table)
        told = served.post(f"{ann.path}/play-on", seat=seat, step=step)
        assert (told.status_code, told.json()["reason"]["id"]) == (409, "cards-in-play")


def test_a_record_becomes_a_finished_table(tmp_path: Path) -> None:
    url, rng = sqlite_url(tmp_path), random.Random("records")
    with serving(url) as served:
        ann = served.open()
        play_to_the_end(ann, rng.choice)
        record = ann.get("record").json()
        told = served.post("/api/records", record=record)
        assert told.status_code == 201, told.text
        path = f"/api/tables/{told.json()['table']}"
        info = served.get(path).json()["info"]
        assert (info["phase"], info["copied"], info["you"]) == ("over", "record", None)
        assert {one["who"] for one in info["seats"]} == {"open"}, "a record names nobody"
        assert served.get(f"{path}/record").json() == record
        fair.verify(record)
        moves = [each for each in record["steps"] if "move" in each]
        assert served.get(f"{path}/replay", eyes="all").json()["total"] == len(moves) + 1
        seat, step, stood = decisions(record)[-1]
        on = Held(served, **served.post(f"{path}/play-on", seat=seat, step=step).json())
        assert on.state()["view"] == stood.view(seat)
        # What could not have happened is told by its step; what was changed by hand, too.
        without = {key: value for key, value in record.items() if key not in ("fair", "digest")}
        wrong = [dict(each) for each in record["steps"]]
        at = next(n for n, each in enumerate(wrong) if "move" in each)
        wrong[at]["seat"] = (wrong[at]["seat"] + 1) % record["players"]
        for change, why in (
            ({"steps": wrong}, "at-step"),
            ({"steps": wrong[:at]}, "record-not-over"),
        ):
            changed = {**without, **change}
            changed["digest"] = records.digest_of(changed)
            refused = served.post("/api/records", record=changed)
            assert (refused.status_code, refused.json()["reason"]["id"]) == (400, why)
        for nonsense, why in (
            ({**record, "players": 9}, "record-digest"),
            ({}, "record-format"),
        ):
            assert served.post("/api/records", record=nonsense).json()["reason"]["id"] == why
        # A shuffle that does not hold is left out, and so is one that there never was.
        bare = {**without, "digest": records.digest_of(without)}
        lie = {**without, "fair": {"secret": "none"}}
        for each in (bare, {**lie, "digest": records.digest_of(lie)}):
            table = served.post("/api/records", record=each).json()["table"]
            assert served.get(f"/api/tables/{table}/record").json() == bare
    with serving(url) as served:
        assert served.get(f"{path}/record").json() == record


def test_a_lesson_goes_on_at_a_table(tmp_path: Path) -> None:
    """Where the lesson ends; if its game is over there, there's nothing to go on with."""
    with serving(sqlite_url(tmp_path)) as served:
        for game in registry.ours():
            taught = lesson(registry.load(game))
            assert taught is not None
            ended = taught.at_step(len(taught.steps)).match
            told = served.post(f"/api/games/{game}/lesson/play-on", name="Ann", pace=0)
            if ended.over:
                assert told.json()["reason"]["id"] == "no-such-decision"
                continue
            on = Held(served, **told.json())
            state = on.state()
            assert state["view"] == ended.view(taught.seat)
            assert (on.seat, state["info"]["copied"]) == (taught.seat, "record")
            assert [one["who"] for one in state["info"]["seats"]].count("person") == 1
            on.move(state["view"]["legal"][0], state["info"]["turn"])
