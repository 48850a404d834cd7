"""Playing with a game: taking choices back among bots, playing on from a decision, old records."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from serving import Held, legal_moves, play_to_the_end, serving
from trickery.client import Client
from trickery.client.blocking import Seat
from trickery.core import fair, records, registry
from trickery.table.store import sqlite_url


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
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            if state["info"]["phase"] == "playing":
                assert state["may_take_back"] == bool(choices)
            if choices and state["info"]["phase"] == "playing":
                seat.take_back()
                taken, state = taken + 1, my_turn(seat)
                assert (seen(state), seen(client.watch(seat.table).look())) == choices.pop()
                assert state["entries"][-1]["text"]["id"] == "takes-back-move"
    seat.play(lambda state: rng.choice(legal_moves(state)))
    return taken


def test_among_bots_choices_can_be_taken_back(tmp_path: Path) -> None:
    url, told = sqlite_url(tmp_path), {}
    with serving(url) as served, Client(served.address) as client:
        for game in registry.ours():
            seat = client.open(game, bots="random", pace=0, name="Ann")
            seat.start()
            taken = play_and_regret(client, seat, random.Random(f"taking back {game}"))
            assert taken > 3, game
            state, record = seat.look(), records.parse(records.line_of(seat.record()))
            assert not state["may_take_back"]  # a game that is over stays over
            assert (
                served.post(f"/api/tables/{seat.table}/take-back", seat.secret).status_code == 409
            )
            fair.verify(record, seat.receipt)
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
        assert ann.post("start").status_code == 200
        assert ann.post("leave").status_code == 200
        last = play_to_the_end(bea, random.Random(3).choice)
        assert last["info"]["phase"] == "over"
        rematch = bea.post("rematch").json()["table"]
        assert served.get(f"/api/tables/{rematch}").json()["info"]["hints"]
