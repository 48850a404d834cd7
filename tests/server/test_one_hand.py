"""One person, one hand: who can see what of a game that runs, whatever they try.

Whole games of every kind are played by persons who come, go, take over and are sent away; all that
each of them is ever sent is kept. A view tells through whose eyes it is: `seat`.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit import loop
from kit.server import QUICK, SHORTEST, Held, Served, Socket, play_to_the_end, serving
from trickery.client import read
from trickery.core import fair, registry
from trickery.server.storage.store import sqlite_url
from trickery.server.table import event_log, events
from trickery.server.table.deals import PLAYED, SharedDeal
from trickery.server.table.events import MoveMade, SeatHolder, StoredEvent, TableOpened
from trickery.server.table.state import LoggedEvent, TableState


def first(legal: list[str]) -> str:
    return legal[0]


# Who can see what hand ---------------------------------------------------------------------------


class Person:
    """Somebody with a browser: what they know of a table, and through whose eyes they have seen."""

    def __init__(self, served: Served, path: str, secret: str | None = None) -> None:
        self.served = served
        self.path = path
        self.secret = secret
        self.token = secrets.token_hex(16)
        self.seen: set[int] = set()

    def look_around(self, invite: str | None) -> None:
        """Ask for everything that there is to ask for, with the secret and without."""
        for secret in {self.secret, None}:
            for what in ("", "/sheet", "/replay?eyes=all", "/replay?eyes=1", "/record"):
                self.keep(self.served.get(self.path + what, secret).json())
        self.keep(self.served.post(f"{self.path}/why", self.secret, move="play 1").json())
        for seat in (None, 0, 1, 2):
            told = self.sit(invite, seat=seat)
            assert told.status_code in (403, 409), told.text  # nothing to be had by asking

    def sit(self, invite: str | None, **more: Any) -> Any:
        asked = {"name": "Who", "invite": invite, "person": self.token, **more}
        return self.served.post(f"{self.path}/sit", **asked)

    def keep(self, told: Any) -> None:
        """Whatever was sent while the game was running."""
        if isinstance(told, dict) and told.get("info", {}).get("phase") != "over":
            self.seen |= set(eyes_in(told))

    def heard(self, socket: Socket) -> None:
        """All frames up to the end of the game."""
        while (state := socket.hear("state"))["info"]["phase"] != "over":
            self.keep(state)


def eyes_in(told: Any) -> Iterator[int]:
    """The seats of all views in what somebody was sent."""
    if isinstance(told, dict):
        if {"to_move", "scores", "seat"} <= set(told) and told["seat"] is not None:
            yield told["seat"]
        for part in told.values():
            yield from eyes_in(part)
    elif isinstance(told, list):
        for part in told:
            yield from eyes_in(part)


class Evening:
    """A running game with three who play, one who took over, and those who look on."""

    def __init__(self, served: Served, game: str) -> None:
        card = registry.card(game)
        self.served = served
        token = secrets.token_hex(16)
        self.ann = served.open(game, start=False, players=max(card.fewest, 3), person=token)
        for seat in (1, 2):
            assert self.ann.post("seats", seat=seat, who="open").status_code == 200
        self.playing = {0: self.ann}
        self.persons = {who: Person(served, self.ann.path) for who in ("ann", "dan", "eve")}
        self.persons["ann"].secret, self.persons["ann"].token = self.ann.secret, token
        self.invite = self.ann.invite()
        self.bea = self.comes("bea")
        assert self.ann.post("start").status_code == 200
        self.dice = random.Random(game)
        self.plans = [self.bea_leaves, self.bea_is_back, self.a_seat_is_offered, self.bea_is_sent]

    def comes(self, who: str, **more: Any) -> Held:
        person = self.persons[who] = Person(self.served, self.ann.path)
        told = person.sit(self.invite, **more)
        assert told.status_code == 200, told.text
        held = Held(self.served, **told.json())
        person.secret = held.secret
        self.playing[held.seat] = held
        return held

    def bea_leaves(self) -> None:
        assert self.bea.post("leave").status_code == 200

    def bea_is_back(self) -> None:
        assert self.bea.post("return").status_code == 200

    def a_seat_is_offered(self) -> None:
        """Only somebody new, with the link, gets it."""
        assert self.ann.post("seats", seat=2, who="offered").status_code == 200
        for who, reason in (("ann", "seen a hand"), ("bea", "seen a hand")):
            assert reason in read(self.persons[who].sit(self.invite).json()["reason"])
        assert "link is for watching" in read(self.persons["dan"].sit(None).json()["reason"])
        assert "link is for watching" in read(self.persons["dan"].sit("x" * 22).json()["reason"])
        nobody = self.persons["eve"].sit(self.invite, person=None)
        assert "who you are" in read(nobody.json()["reason"])
        assert self.comes("cid").seat == 2
        assert self.ann.post("seats", seat=2, who="offered").status_code == 409

    def bea_is_sent(self) -> None:
        assert self.ann.post("seats", seat=1, who="random").status_code == 200
        assert self.bea.get().status_code == 401
        del self.playing[1]

    def play(self) -> None:
        """To the end; after some of Ann's moves something happens, and all try everything."""
        while (state := self.ann.state())["info"]["phase"] == "playing":
            mover = self.playing.get(state["view"]["to_move"])
            if mover is None:
                self.ann.get(since=state["seq"], wait=20)
                continue
            mine = mover.state()
            legal = (mine["view"] or {}).get("legal")
            if not legal or mover.move(self.dice.choice(legal), mine["seq"]).status_code != 200:
                continue  # a bot stood in meanwhile
            if mover is self.ann and self.plans:
                self.plans.pop(0)()
                for who, person in self.persons.items():
                    person.look_around(None if who == "dan" else self.invite)


def test_nobody_sees_two_hands_of_a_game_that_runs(served: Served, name: str) -> None:
    evening = Evening(served, name)
    persons = evening.persons
    with ExitStack() as open_sockets:
        sockets = {
            who: open_sockets.enter_context(evening.ann.live(secret=persons[who].secret))
            for who in ("ann", "bea", "dan")
        }
        second = open_sockets.enter_context(evening.ann.live())  # Ann's other browser
        evening.play()
        for who, socket in sockets.items():
            persons[who].heard(socket)
        persons["ann"].heard(second)
    assert not evening.plans
    seen = {who: person.seen for who, person in persons.items()}
    assert seen == {"ann": {0}, "bea": {1}, "cid": {2}, "dan": set(), "eve": set()}
    check_rematch(evening)


def check_rematch(evening: Evening) -> None:
    """Old secrets hold the same seats, those that were lost hold none, and the link is another."""
    served, ann, bea = evening.served, evening.ann, evening.bea
    assert bea.post("rematch").status_code == 401
    after = Held(served, ann.post("rematch").json()["table"], 0, ann.secret)
    assert after.invite() not in (None, evening.invite)
    assert Held(served, after.table, 1, bea.secret).get().status_code == 401
    assert served.post(f"{after.path}/sit", name="Bea", invite=evening.invite).status_code == 403
    assert after.post("start").status_code == 200
    for seat, held in evening.playing.items():
        assert set(eyes_in(Held(served, after.table, seat, held.secret).state())) == {seat}
    assert set(eyes_in(served.get(after.path).json())) == set()


# Taking over, and one seat each ------------------------------------------------------------------


def test_one_person_holds_one_seat(served: Served) -> None:
    token = secrets.token_hex(16)
    ann = served.open(start=False, bots=None, person=token)
    refused = ann.ask_to_sit("Ann's other hand", person=token)
    assert (refused.status_code, "already" in read(refused.json()["reason"])) == (409, True)
    bea = ann.sit(person=(hers := secrets.token_hex(16)))
    assert ann.ask_to_sit(person=hers).status_code == 409
    assert bea.post("leave").status_code == 200
    assert ann.sit(person=hers).seat == bea.seat  # she has seen nothing yet


def test_a_link_that_was_mistyped_is_refused_like_any_other(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    for invite in ("é", "🂡", ""):
        assert ann.ask_to_sit(invite=invite).status_code == 403


def test_nobody_can_keep_the_others_at_a_table_still(served: Served) -> None:
    """Whoever does something without end is refused in the end; the host can send them away."""
    ann = served.open(start=False, bots=None)
    bea = ann.sit()
    luck = (f"{number:064x}" for number in range(1000))
    while bea.post("pledge", commitment=next(luck)).status_code == 200:
        pass
    assert ann.post("pledge", commitment=next(luck)).status_code == 200
    assert ann.sit("Cid").seat == 2
    assert ann.post("seats", seat=bea.seat, who="open").status_code == 200


def test_an_offer_is_made_once_and_can_be_withdrawn(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    assert "doesn’t need to be offered" in read(
        ann.post("seats", seat=1, who="offered").json()["reason"]
    )
    bea = ann.sit(seat=2)
    assert ann.post("start").status_code == 200
    assert bea.post("seats", seat=1, who="offered").status_code == 403
    assert ann.post("seats", seat=2, who="offered").status_code == 409  # Bea sits there
    for _ in range(2):
        assert ann.post("seats", seat=1, who="offered").status_code == 200
    assert [seat["offered"] for seat in ann.state()["info"]["seats"]][:3] == [False, True, False]
    assert ann.post("seats", seat=1, who="open").status_code == 200
    assert "offer the seat first" in read(ann.ask_to_sit().json()["reason"])
    told = [read(each["text"]) for each in ann.state()["entries"] if each["kind"] == "seat"]
    assert told[-2:] == ["The host offers the open seat.", "The host stops offering the open seat."]


def test_whoever_did_not_tell_their_luck_is_not_in_the_next_shuffle(served: Served) -> None:
    """Else they could give up a hand that they dislike, and have another one."""
    ann = served.open(start=False, bots=None)
    bea = ann.sit(person=(hers := secrets.token_hex(16)))
    table = served.table(ann.table)
    table.state = table.state.after(events.ShuffleCalledOff(left_out=(bea.seat,)), time.time())
    refused = ann.ask_to_sit(person=hers)
    assert (refused.status_code, "lucky number in time" in read(refused.json()["reason"])) == (
        409,
        True,
    )
    assert ann.ask_to_sit().status_code == 200


def sits_by(served: Served, held: Held, invite: str | None) -> Any:
    """What comes of sitting down with an invite, as somebody whom nobody knows."""
    asked = {"name": "Eve", "invite": invite, "person": secrets.token_hex(16)}
    return served.post(f"{held.path}/sit", **asked)


def test_a_reveal_that_is_withheld_costs_the_seat_whoever_one_says_one_is(tmp_path: Path) -> None:
    """With another token, the same link is worth nothing: the host has a new one, and only they."""
    url = sqlite_url(tmp_path)
    with serving(url, replace(QUICK, reveal_within=0)) as served:
        ann = served.open(start=False, bots=None)
        bea, cid = ann.sit(), ann.sit("Cid")
        old, luck = ann.invite(), fair.new_secret()
        for held in (ann, bea):
            pledge = held.pledge_of(luck)
            assert held.post("pledge", commitment=pledge).status_code == 200
        served.table(ann.table).settings = replace(QUICK, reveal_within=60)
        assert ann.post("start").status_code == 200
        assert ann.post("reveal", luck=luck).status_code == 200
        table = served.table(ann.table)
        table.settings = replace(QUICK, reveal_within=0)
        assert ann.post("say", phrase=0).status_code == 200  # anything that happens makes it look
        while ann.state()["info"]["phase"] == "shuffling":
            ann.get(since=ann.state()["seq"], wait=20)
        last = ann.state()["entries"][-1]
        assert "no longer works" in read(last["news"][0])
    with serving(url) as served:
        ann.served = cid.served = served
        refused = sits_by(served, ann, old)
        assert (refused.status_code, refused.json()["reason"]["id"]) == (403, "invite-renewed")
        assert cid.get("invitation").json()["sit"] is None
        assert cid.get("invitation.svg", to="sit").status_code == 403
        assert ann.invite() != old
        assert sits_by(served, ann, ann.invite()).status_code == 200
        assert ann.post("seats", seat=1, who="random").status_code == 200  # or a bot has the seat


def test_whoever_was_removed_cannot_come_back_by_the_same_link(served: Served) -> None:
    ann = served.open(start=False, bots=None)
    bea, old = ann.sit(), ann.invite()
    assert ann.post("seats", seat=2, who="random").status_code == 200
    assert ann.post("seats", seat=2, who="open").status_code == 200
    assert ann.invite() == old  # nobody was removed
    assert ann.post("seats", seat=bea.seat, who="open").status_code == 200
    refused = sits_by(served, ann, old)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (403, "invite-renewed")
    assert sits_by(served, ann, None).json()["reason"]["id"] == "link-for-watching"
    assert ann.sit("Cid").post("leave").status_code == 200
    assert ann.invite() != old


def test_a_table_from_before_there_were_links_is_entered_by_its_id(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open(start=False, bots=None)
        opened = served.table(ann.table).state.opened
        old = {**json.loads(event_log.written(opened)), "version": 1}
        for later in ("invite", "first", "origin"):
            del old[later]
        assert served.store is not None
        write(served, "oldtable", StoredEvent(1, time.time(), "opened", json.dumps(old)))
        path = "/api/tables/oldtable"
        address = f"{served.address}/#/t/oldtable"
        assert served.get(f"{path}/invitation").json() == {"watch": address, "sit": address}
        assert served.post(f"{path}/sit", name="Bea").status_code == 200


def write(served: Served, table: str, line: StoredEvent) -> None:
    assert served.store is not None
    loop.run(served.store.append(table, line))


# The same cards at several tables ----------------------------------------------------------------


def test_cards_that_are_played_again_are_shown_to_no_bystander_meanwhile(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann, luck = served.open("trick_party", start=False), fair.new_secret()
        pledge = ann.pledge_of(luck)
        assert ann.post("pledge", commitment=pledge).status_code == 200
        assert ann.post("start").status_code == 200
        assert ann.post("reveal", luck=luck).status_code == 200
        play_to_the_end(ann, first)
        told = ann.state()["info"]["fair"]
        assert told["secret"] is not None
        assert [each["luck"] for each in told["pledges"]] == [luck]
        again = served.open("trick_party", start=False, again=ann.table, secret=ann.secret)
        assert again.state()["info"]["again"] == ann.table  # told from the lobby on
        shown(ann)  # nobody closes anything by sitting in a lobby
        assert "played again" in read(ann.state()["entries"][-1]["text"])
        assert ann.post("rematch").status_code == 200  # other cards
        assert again.post("start").status_code == 200
        closed(ann)
        open_seat = read(again.post("seats", seat=1, who="offered").json()["reason"])
        assert "seen before" in open_seat
    with serving(url) as served:  # what is not in memory counts, too
        ann.served = again.served = served
        closed(ann)
        play_to_the_end(again, first)
        shown(ann)
        shown(again)
        third = served.open("trick_party", again=again.table, secret=again.secret)
        closed(ann)  # again of an again: all that were dealt these cards
        closed(again)
        noted = [each.event for each in served.table(ann.table).state.events]
        assert [e.table for e in noted if isinstance(e, events.DealReplayed)] == [
            again.table,
            third.table,
        ]
        assert served.table(third.table).state.first == ann.table


def closed(held: Held) -> None:
    """To bystanders; whoever had a seat in that game has seen it, and keeps its proof."""
    path, served = held.path, held.served
    closed_to_bystanders(served, path)
    told = served.get(path).json()["info"]["fair"]
    assert told["secret"] is None
    assert not any(each["luck"] for each in told["pledges"])
    for what in ("record", "replay"):
        assert held.get(what).status_code == 200
    assert held.state()["info"]["fair"]["secret"] is not None


def closed_to_bystanders(served: Served, path: str) -> None:
    closed: dict[str, dict[str, Any]] = {"record": {}, "replay": {}, "review": {"seat": 0}}
    for what, query in closed.items():
        told = served.get(f"{path}/{what}", None, **query)
        assert (told.status_code, read(told.json()["reason"])) == (409, str(PLAYED)), what
    told = served.post(f"{path}/play-on", seat=0, step=0)
    assert (told.status_code, read(told.json()["reason"])) == (409, str(PLAYED))


def shown(held: Held) -> None:
    for secret in (held.secret, None):
        for what in ("record", "replay"):
            assert held.served.get(f"{held.path}/{what}", secret).status_code == 200
        told = held.served.get(held.path, secret).json()
        assert told["info"]["fair"]["secret"] is not None
        told = held.served.get(held.path, secret).json()
        assert told["view"] is not None
        assert "move" in {entry["kind"] for entry in told["entries"]}


def test_whoever_was_not_there_cannot_read_the_moves_of_cards_that_are_played_again(
    served: Served,
) -> None:
    """The moves of the first game tell most of its hands; its id stands at the new table."""
    ann = served.open("trick_party")
    play_to_the_end(ann, first)
    again = served.open("trick_party", start=False, bots=None, again=ann.table, secret=ann.secret)
    bea = again.sit()
    assert again.post("start").status_code == 200
    with ann.live(secret=None) as watcher:
        assert watcher.hear("state")["view"] is None
        watcher.tell(type="sheet")
        assert read(watcher.hear("error")["reason"]) == str(PLAYED)
    told = served.get(f"/api/tables/{bea.state()['info']['again']}").json()
    assert (told["view"], told["prompt"]) == (None, "")
    assert {entry["kind"] for entry in told["entries"]} <= {"deal", "seat", "chat", "over"}
    assert read(served.get(f"{ann.path}/sheet").json()["reason"]) == str(PLAYED)
    mine = ann.state()  # what she has seen, she has seen
    assert mine["view"] is not None
    assert "move" in {entry["kind"] for entry in mine["entries"]}


def test_cards_that_were_played_again_and_again_before_it_was_noted_where(tmp_path: Path) -> None:
    """Up to version 1 a table told only the one before it."""
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open("trick_party")
        play_to_the_end(ann, first)
        log = served.table(ann.table).state
        for table, before in (("second", ann.table), ("third", "second")):
            for each in log.events:
                line = each.stored()
                if each.seq == 1:
                    old = {**json.loads(line.data), "version": 1, "again": before}
                    for later in ("invite", "first", "origin"):
                        del old[later]
                    line = replace(line, data=json.dumps(old))
                write(served, table, line)
        old_tables = [ann, *(Held(served, name, 0, ann.secret) for name in ("second", "third"))]
        for held in old_tables:
            shown(held)
        again = served.open("trick_party", again="third", secret=ann.secret)
        assert served.table(again.table).state.first == ann.table
        for held in old_tables:
            closed(held)
    with serving(url) as served:
        for held in reversed(old_tables):
            held.served = served
            closed(held)


def test_copies_of_a_game_are_closed_while_its_cards_are_in_play(tmp_path: Path) -> None:
    """Played on or imported, they tell the same hands; but to play one on closes nothing."""
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open()
        play_to_the_end(ann, first)
        record = ann.get("record").json()
        imported = served.post("/api/records", record=record).json()["table"]
        happened = [logged.event for logged in served.table(ann.table).state.events]
        decided = next(event for event in happened if isinstance(event, MoveMade))
        on = Held(served, **ann.post("play-on", seat=decided.seat, step=0).json())
        shown(ann)  # though the copy is being played
        play_to_the_end(on, first)
        shown(on)
        again = served.open(again=ann.table, secret=ann.secret)
        closed_to_bystanders(served, on.path)
        assert on.get("replay", eyes="all").status_code == 200  # whose game it was
        later = served.post("/api/records", record=record).json()["table"]
        for table in (imported, later):
            closed_to_bystanders(served, f"/api/tables/{table}")
    with serving(url) as served:
        on.served = again.served = served
        for table in (imported, later, on.table):
            closed_to_bystanders(served, f"/api/tables/{table}")
        play_to_the_end(again, first)
        for table in (imported, later, on.table):
            assert served.get(f"/api/tables/{table}/record").status_code == 200


def test_a_deal_is_not_played_again_without_end(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, agains=1)) as served:
        ann = served.open("trick_party")
        play_to_the_end(ann, first)
        served.open("trick_party", again=ann.table, secret=ann.secret)
        told = served.post("/api/tables", ann.secret, game="trick_party", again=ann.table)
        assert (told.status_code, "too many times" in read(told.json()["reason"])) == (409, True)


def test_a_game_that_nobody_plays_any_more_closes_nothing() -> None:
    cards, now = SharedDeal("one", rest=100.0), time.time()
    cards.note("one", now, played=False)
    cards.note("two", now - 99, played=True)
    assert cards.in_play_elsewhere("one")
    assert not cards.in_play_elsewhere("two")
    cards.note("two", now - 101, played=True)
    assert not cards.in_play_elsewhere("one")
    cards.note("two", now, played=True)
    cards.note("two", now, played=False)
    assert not cards.in_play_elsewhere("one")


# A host who leaves -------------------------------------------------------------------------------


@pytest.mark.parametrize("dealt", [False, True])
def test_a_host_who_leaves_is_the_host_no_more(tmp_path: Path, dealt: bool) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open(start=False, bots=None)
        bea = ann.sit()
        if dealt:
            assert ann.post("start").status_code == 200
        assert ann.post("leave").status_code == 200
        state = bea.state()
        assert state["info"]["host"] == 1
        assert state["info"]["seats"][0]["who"] == ("person" if dealt else "open")
        assert ann.get().status_code == (200 if dealt else 401)
        entry = [each for each in state["entries"] if each["kind"] == "seat"][-1]  # a bot may move
        told = [read(line) for line in (entry["text"], *entry["news"])]
        gone = "Seat 1 has left: a bot stands in." if dealt else "Ann stands up."
        assert told == [gone, "Seat 2 is the host now."]
        if dealt:
            assert ann.post("return").status_code == 200
            assert ann.state()["info"]["host"] == 1  # she stays it
    with serving(url) as served:
        assert Held(served, bea.table, 1, bea.secret).state()["info"]["host"] == 1


@pytest.mark.parametrize("dealt", [False, True])
def test_a_host_whose_connection_is_lost_for_long_is_the_host_no_more(
    tmp_path: Path, dealt: bool
) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, host_keeps=0)) as served:
        ann = served.open(start=False, bots=None)
        bea = ann.sit()
        if dealt:
            assert ann.post("start").status_code == 200
        with bea.live() as socket:
            with ann.live() as here:
                assert here.hear("state")["info"]["host"] == 0
            while (info := socket.hear("state")["info"])["host"] == 0:
                pass
        assert (info["host"], info["seats"][0]["who"]) == (1, "person")  # and keeps the seat
        assert "Seat 2 is the host now." in [read(e["text"]) for e in bea.state()["entries"]]


def test_where_nobody_else_is_there_the_host_is_it_again(served: Served) -> None:
    ann = served.open()
    assert ann.post("leave").status_code == 200
    assert ann.state()["info"]["host"] is None
    assert ann.post("return").status_code == 200
    assert ann.state()["info"]["host"] == 0


@pytest.mark.parametrize(("version", "host"), [(1, 1), (2, 0)])
def test_in_old_logs_a_host_who_left_was_the_host_no_more(version: int, host: int) -> None:
    seats = tuple(SeatHolder(who="person", name=name, key=name) for name in ("Ann", "Bea"))
    opened = TableOpened(
        game=SHORTEST,
        players=2,
        options={},
        edition=None,
        pace=0.0,
        again=None,
        seats=seats,
        host=0,
        stand_in="random",
        secret="",
        luck=(),
    )
    left = events.PlayerLeft(seat=0, version=version)
    log = [LoggedEvent(seq, time.time(), event) for seq, event in enumerate((opened, left), 1)]
    state = TableState.read("a table", [each.stored() for each in log])
    assert state.seats.host == host
