"""What a seat is sent would be the same, byte for byte, had the hidden cards been others.

Whole games of every kind are played over real sockets, one for a seat and one for a bystander, and
every frame is kept. Afterwards each frame is made once more from *twins*: states drawn by `imagine`
that the seat cannot tell from the real ones, and secret moves replaced by other secret moves.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kit import loop
from kit.server import Served, Socket, serving
from trickery.client import Client
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.say import wire
from trickery.server.settings import Settings
from trickery.server.storage.store import sqlite_url
from trickery.server.table.bus import EventBus
from trickery.server.table.events import CardsDealt, MoveMade
from trickery.server.table.history import every_event
from trickery.server.table.numbering import Viewer
from trickery.server.table.state import LoggedEvent
from trickery.server.table.table import Table
from trickery.server.table.transcript import Transcript
from trickery.wire.messages import Entry, State


class Told:
    """What a pair of eyes is told, by the number of each event that exists for them."""

    def __init__(self, eyes: Viewer) -> None:
        self.eyes = eyes
        self.story = Transcript(eyes)
        self.seq = 0
        self.views: dict[int, str] = {}
        self.entries: dict[int, list[Entry]] = {}
        self.turns: dict[int, int] = {0: 0}

    def take_in(self, logged: LoggedEvent, match: Match | None) -> None:
        """Tell an event, unless it changes nothing that these eyes could see or hear."""
        count, before = len(self.story.entries), json.dumps(self.story.view)
        self.story.tell(logged, match)
        told, after = self.story.entries[count:], json.dumps(self.story.view)
        quiet = isinstance(logged.event, MoveMade) and logged.event.seat != self.eyes
        if quiet and before == after and [each["text"] for each in told] == [""]:
            return
        self.seq += 1
        turned = isinstance(logged.event, CardsDealt | MoveMade)
        self.turns[self.seq] = self.seq if turned else self.turns[self.seq - 1]
        self.views[self.seq] = after
        self.entries[self.seq] = [{**each, "seq": self.seq} for each in told]


class Shadow:
    """The table as it would be, had everything been otherwise that these eyes cannot see."""

    def __init__(self, table: Table, eyes: int, seed: int) -> None:
        self.table = table
        self.eyes = eyes
        self.rng = generator(seed)
        self.dice = random.Random(seed)
        self.differed = 0

    def told(self) -> Told:
        """What these eyes would have been told."""
        told = Told(self.eyes)
        for logged, match in every_event(self.table.state):
            heard = logged
            if isinstance(logged.event, MoveMade):
                assert match is not None
                heard = self._otherwise(logged, logged.event, match)
            told.take_in(heard, match and self._twin(match))
        return told

    def _twin(self, match: Match) -> Match:
        """This game with another truth behind it."""
        real = match.snapshot()
        twin = match.game.twin(real[0], self.eyes, self.rng)
        self.differed += twin.tobytes() != real.tobytes()
        return match.standing_at(twin)

    def _otherwise(self, logged: LoggedEvent, event: MoveMade, match: Match) -> LoggedEvent:
        """Another seat's move, replaced by one that sounds the same to these eyes."""
        moves = match.game.moves
        made = moves[logged.number]
        if event.seat == self.eyes or made.heard == str(made):
            return logged
        alike = [move for move in moves if move.heard == made.heard and move != made]
        other = self.dice.choice(alike)
        event = event.model_copy(update={"move": str(other)})
        return replace(logged, event=event, number=moves.number(other))


def play_and_listen(served: Served, game: str, players: int) -> tuple[Table, Socket, Socket]:
    """A whole game of random moves over two sockets: seat 0's, and a bystander's."""
    ann = served.open(game, players=players)
    rng = random.Random(players)
    with ann.live() as mine, ann.live(secret=None) as watching:
        state = mine.hear("state")
        while state["info"]["phase"] != "over":
            if legal := state["view"].get("legal"):
                move = rng.choice(legal)
                mine.tell(type="move", move=move, expect=state["seq"], key=str(state["seq"]))
            state = mine.hear("state")
        while watching.hear("state")["info"]["phase"] != "over":
            pass
    return served.table(ann.table), mine, watching


def public(info: dict[str, Any]) -> dict[str, Any]:
    """What a state says about the table, without who is connected at the moment."""
    seats = [
        {k: v for k, v in seat.items() if k not in ("here", "stand_in")} for seat in info["seats"]
    ]
    return {**info, "seats": seats, "watchers": 0}


def test_every_frame_would_be_the_same_had_the_hidden_cards_been_others(
    served: Served, name: str
) -> None:
    card = registry.card(name)
    for players in range(card.fewest, card.most + 1):
        table, mine, watching = play_and_listen(served, name, players)
        shadow = Shadow(table, eyes=0, seed=players)
        told = shadow.told()
        assert shadow.differed  # the twins were really others
        check_frames(table, mine.frames, told)
        check_bystander(table, watching.frames)


def check_frames(table: Table, frames: list[str], told: Told) -> None:
    """Each frame is what the shadow would have sent, and there is no other kind of frame."""
    last, eyes, sent = 0, told.eyes, ""
    for text in frames:
        frame = json.loads(text)
        if frame["type"] == "accepted":
            assert set(frame) == {"type", "key", "seq"}
            continue
        assert set(frame) == set(State.__annotations__)
        assert text != sent  # nobody could count what tells nothing
        sent = text
        assert json.dumps(frame["view"]) == told.views[frame["seq"]]
        new = range(last + 1, frame["seq"] + 1)
        expected = [entry for seq in new for entry in told.entries[seq]]
        assert frame["entries"] == expected
        view = frame["view"]
        asked = view["to_move"] == eyes and eyes is not None
        match = table.state.game.match
        assert match is not None
        assert frame["prompt"] == (wire(match.game.prompt(view)) if asked else "")
        assert frame["aim"] == wire(match.game.aim(view))
        assert frame["standing"] == ("" if eyes is None else wire(match.game.standing(view)))
        assert frame["round_follows"] is match.game.round_follows(view)
        assert eyes is not None or not frame["may_take_back"]
        over = frame["info"]["phase"] == "over"
        known = public({**table.projections.info(eyes), "phase": frame["info"]["phase"]})
        known["turn"] = told.turns[frame["seq"]]
        if not over:
            known["fair"] = {**known["fair"], "secret": None, "luck": None}
        assert public(frame["info"]) == known
        last = frame["seq"]


def check_bystander(table: Table, frames: list[str]) -> None:
    """A bystander is told what every seat's twin would tell him: a function of public things."""
    for eyes in range(len(table.state.seats)):  # had any one seat's hidden cards been others
        told, rng = Told(None), generator(eyes)
        for logged, match in every_event(table.state):
            twin = match
            if match is not None:
                twin = match.standing_at(match.game.twin(match.snapshot()[0], eyes, rng))
            told.take_in(logged, twin)
        check_frames(table, frames, told)


def test_the_secret_of_the_shuffle_stays_until_the_end(served: Served) -> None:
    """Neither the seed nor what it is made of is in any frame before the game is over."""
    table, mine, watching = play_and_listen(served, "trick_party", 4)
    secret = table.state.opened.secret
    for socket in (mine, watching):
        for text in socket.frames:
            frame = json.loads(text)
            assert (secret in text) == (frame.get("info", {}).get("phase") == "over")
    keys = [seat.key for seat in table.state.seats.holders if seat.key]
    assert not any(key in text for key in keys for text in mine.frames + watching.frames)


# Moves that nobody notices -----------------------------------------------------------------------


def secret_beginnings() -> list[str]:
    """The games in which the first move is made in secret."""
    dealt = {name: Match(registry.load(name), seed=1) for name in registry.ours()}
    return [
        name
        for name, match in dealt.items()
        if not any(match.game.moves[number].heard for number in match.legal())
    ]


def test_some_game_begins_in_secret() -> None:
    assert secret_beginnings()


class Others:
    """A table with a person in every seat, and all that those who are not to move can find out."""

    def __init__(self, served: Served, game: str) -> None:
        ann = served.open(game, start=False, bots=None)
        count = ann.state()["info"]["players"]
        held = [ann, *(ann.sit(f"Guest {number}") for number in range(1, count))]
        assert ann.post("start").status_code == 200
        mover = ann.state()["view"]["to_move"]
        self.mover = held[mover]
        self.others = [each for each in held if each.seat != mover]

    def choose(self) -> dict[str, Any]:
        """A secret move; the state that its mover is left with."""
        state = self.mover.state()
        told = self.mover.move(state["view"]["legal"][0], state["info"]["turn"])
        assert told.json()["seq"] == state["seq"] + 1  # it exists for its mover
        after: dict[str, Any] = self.mover.state()
        assert after["entries"][-1]["text"] == state["view"]["legal"][0]
        return after

    def found_out(self) -> list[Any]:
        """Whatever the others, and a bystander, can ask."""
        found: list[Any] = [self.mover.served.get(self.mover.path).json()]
        for each in self.others:
            state = each.state()
            turn = state["info"]["turn"]
            found += [state, each.get("sheet").json(), each.post("why", move="flip").json()]
            for expect in (0, turn - 1, turn, turn + 1, state["seq"] + 1):
                found.append(each.move("play 1 of suns", expect, key="k").json())
        return found


@pytest.mark.parametrize("game", secret_beginnings())
def test_a_secret_choice_shows_no_progress(served: Served, game: str) -> None:
    """TT-5: neither an entry nor a number, frame or answer tells how much has been chosen."""
    table = Others(served, game)
    other = table.others[0]
    with other.live() as one, other.live(secret=None) as two:
        while one.hear("state")["info"]["watchers"] == 0:
            pass
        two.hear("state")
        before, seq, chosen = table.found_out(), other.state()["seq"], 0
        said = iter(table.others * 3)
        while True:
            log = len(served.table(other.table).state)
            after = table.choose()
            assert len(served.table(other.table).state) == log + 1
            if after["view"]["to_move"] != table.mover.seat:
                break  # the last of them is noticed: this seat is done
            chosen += 1
            assert table.found_out() == before
            for socket in (one, two):
                socket.tell(type="sheet")
                assert socket.hear()["type"] == "sheet"  # and no state before it
            if chosen in (1, 3):  # what others say is counted as if nothing lay in between
                seq += 1
                assert next(said).post("say", phrase=1).status_code == 200
                for socket in (one, two):
                    state = socket.hear()
                    assert (state["seq"], state["entries"][-1]["seq"]) == (seq, seq)
                    assert state["info"]["turn"] == before[0]["info"]["turn"]
                before = table.found_out()
        assert chosen > 1
        for socket in (one, two):
            state = socket.hear()
            assert [each["seq"] for each in state["entries"]] == [seq + 1]
            assert state["info"]["turn"] == state["seq"] == seq + 1


@pytest.mark.parametrize("game", secret_beginnings())
def test_whoever_waits_for_news_is_not_woken_by_a_secret_choice(served: Served, game: str) -> None:
    table = Others(served, game)
    other = table.others[0]
    seq = other.state()["seq"]
    heard: list[dict[str, Any]] = []
    waiting = threading.Thread(target=lambda: heard.append(other.state(since=seq, wait=20)))
    waiting.start()
    table.choose()
    table.choose()
    assert table.others[1].post("say", phrase=1).status_code == 200
    waiting.join()
    assert [(each["seq"], each["kind"]) for each in heard[0]["entries"]] == [(seq + 1, "chat")]


@pytest.mark.parametrize("game", secret_beginnings())
def test_the_numbers_are_the_same_after_a_restart(tmp_path: Path, game: str) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        table = Others(served, game)
        table.choose()
        table.choose()
        before = table.found_out()
        mine = table.mover.state()
    with serving(sqlite_url(tmp_path)) as served:
        for each in (table.mover, *table.others):
            each.served = served
        assert table.found_out() == before
        assert table.mover.state() == mine


@pytest.mark.parametrize("game", secret_beginnings())
def test_whoever_loses_a_seat_counts_as_the_others_do(served: Served, game: str) -> None:
    """No entry is lost or comes twice on a socket whose eyes have changed."""
    table = Others(served, game)
    while table.mover.seat == 0:  # nobody may take the host's seat
        table = Others(served, game)
    host = table.others[0]
    with table.mover.live() as socket, Client(served.address) as client:
        seat = client.seat(table.mover.table, table.mover.secret)
        seat.hear()
        socket.hear("state")
        table.choose()
        table.choose()
        assert host.post("seats", seat=table.mover.seat, who="random").status_code == 200
        while (state := socket.hear("state"))["info"]["you"] is not None:
            pass
        watching = served.get(table.mover.path).json()
        told = state["entries"]
        assert (told[0]["kind"], told[0] in watching["entries"]) == ("seat", True)
        assert told[-1]["seq"] == state["seq"]
        while seat.hear()["info"]["you"] is not None:
            pass
        assert seat.number is None  # fewer events by now, and the newest state all the same


def test_a_hidden_event_wakes_only_those_who_know_of_it() -> None:
    """Who came or went is told after a while, and no sooner because of what nobody may notice."""

    async def listening() -> None:
        settings = Settings(presence_delay=0)
        bus, woken = EventBus({"a": 0, "b": 1, None: None}.__getitem__, settings), list[str]()
        for key in ("a", "b", None):
            bus.subscribe(key, partial(woken.append, str(key)))
        bus.publish_soon()
        woken.clear()
        bus.publish(frozenset({None, 1}))
        assert woken == ["a"]
        while len(woken) == 1:
            await asyncio.sleep(0)
        assert woken == ["a", "a", "b", "None"]

    loop.run(listening())
