"""An evening with friends: asking for a seat, being given one, words of one's own, a rematch.

Whoever asks is a bystander until the host answers: they see what everybody sees. The seat that they
are given shows them what it may show, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser, expect

from kit import loop
from kit.accessibility import no_serious_violation
from kit.browser import on_a_phone, person, randomly
from kit.server import QUICK, Held, Served, Socket, play_to_the_end, serving
from trickery import client as c
from trickery.client import read
from trickery.core import registry
from trickery.core.match import Match
from trickery.server.storage.store import sqlite_url
from trickery.server.table.names import MARKS, plain_words


class Asker:
    """Somebody who opens the link to watch, and would like a seat."""

    def __init__(self, held: Held, name: str = "Bea") -> None:
        self.served, self.path, self.name = held.served, held.path, name
        self.person = secrets.token_hex(16)
        self.table, self.secret = held.table, ""

    def ask(self, **more: Any) -> Any:
        told = self.served.post(
            f"{self.path}/ask", **{"name": self.name, "person": self.person, **more}
        )
        self.secret = told.json().get("secret", self.secret)
        return told

    def seated(self, seat: int) -> Held:
        return Held(self.served, self.table, seat, self.secret)


def refused(told: Any) -> str:
    assert told.status_code in (401, 403, 409, 429), told.text
    return read(told.json()["reason"])


def until(socket: Socket, **wanted: Any) -> dict[str, Any]:
    """The first state whose info is so."""
    while True:
        state = socket.hear("state")
        if all(state["info"][key] == value for key, value in wanted.items()):
            return state


# A seat for whoever asks -------------------------------------------------------------------------


def test_whoever_asks_is_given_a_bots_seat_and_sees_that_hand_alone(
    served: Served, name: str
) -> None:
    ann = served.open(name, pace=5, person=secrets.token_hex(16))  # the bots take their time
    bea = Asker(ann)
    with ann.live() as host, ann.live(secret=None) as bystander:
        assert bea.ask().status_code == 200
        asked = until(host, asking=[{"number": 1, "name": "Bea", "seat": None}])
        assert asked["info"]["asked"] is False
        with ann.live(secret=bea.secret) as socket:
            waiting = socket.hear("state")
            # She is one more bystander, who waits.
            assert waiting["info"]["asked"] is True
            assert (waiting["info"]["you"], waiting["info"]["asking"]) == (None, [])
            public = served.get(ann.path).json()
            while public["seq"] != waiting["seq"]:  # a bot has moved between two looks
                waiting, public = (served.get(ann.path, key).json() for key in (bea.secret, None))
            assert waiting["view"] == public["view"]
            assert ann.post("answer", asker=1, seat=1).status_code == 200
            taken = until(socket, you=1)
            assert taken["view"]["seat"] == 1
            assert taken["info"]["asked"] is False
            assert {frame["view"]["seat"] for frame in map(json.loads, socket.frames)} == {None, 1}
        told = until(host, asking=[])
        assert told["view"]["seat"] == 0
        assert [seat["who"] for seat in told["info"]["seats"]][:2] == ["person", "person"]
        said = [read(e["text"]) for e in ann.state()["entries"] if e["kind"] == "seat"]
        assert said == ["Bea takes over from Cedar."]
        bystander.tell(type="ping")
        bystander.hear("pong")
        for frame in map(json.loads, bystander.frames[:-1]):
            assert (frame["info"]["asking"], frame["view"]["seat"]) == ([], None)
    hers = bea.seated(1)
    mine = hers.state()
    assert mine["view"]["seat"] == 1
    assert {e["seat"] for e in mine["entries"] if e["kind"] == "seat"} == {1}
    # One seat each, and no second hand.
    assert "seen a hand" in refused(bea.ask())
    assert "isn’t for a seat" in refused(served.get(ann.path, secrets.token_hex(8)))


def test_a_newcomer_makes_the_moves_of_the_seat(served: Served) -> None:
    """Also against the clock: a bot that was thinking for the seat does not move any more."""
    ann = served.open("trick_100", players=2)
    bea = Asker(ann)
    bea.ask()
    assert ann.post("answer", asker=1, seat=1).status_code == 200
    hers = bea.seated(1)
    for _ in range(4):
        mover = ann if ann.state()["view"]["to_move"] == 0 else hers
        state = mover.my_turn()
        assert mover.move(state["view"]["legal"][0], state["seq"]).status_code == 200


def test_a_seat_is_refused_with_the_reason(served: Served) -> None:
    ann = served.open("trick_party", person=(hers := secrets.token_hex(16)))
    bea, cid = Asker(ann), Asker(ann, "Cid")
    assert "seen a hand" in refused(bea.ask(person=hers))  # the host's other browser
    assert bea.ask(person="short").status_code == 422
    assert bea.ask(name="Cedar (bot)").status_code == 400
    assert bea.ask().status_code == 200
    cid.ask(name="Bea")
    assert [who["name"] for who in ann.state()["info"]["asking"]] == ["Bea", "Bea 2"]
    assert "somebody is sitting" in refused(ann.post("answer", asker=1, seat=0))
    assert "there’s no seat" in refused(ann.post("answer", asker=1, seat=9))
    assert "isn’t asking" in refused(ann.post("answer", asker=7, seat=1))
    assert refused(served.post(f"{ann.path}/answer", bea.secret, asker=1, seat=1))  # not by herself
    for_those_who_sit: dict[str, dict[str, Any]] = {
        "moves": {"move": "x", "expect": 1, "key": "k"},
        "say": {"phrase": 1},
        "seats": {"seat": 1, "who": "open"},
        "start": {},
        "rematch": {},
    }
    for what, more in for_those_who_sit.items():
        assert served.post(f"{ann.path}/{what}", bea.secret, **more).status_code == 401, what
    assert ann.post("answer", asker=1, seat=1).status_code == 200
    assert "only the host" in refused(bea.seated(1).post("answer", asker=2, seat=2))
    assert bea.seated(1).state()["info"]["asking"] == []
    # Declined: told once, and not asked again; the secret is worth nothing.
    with ann.live(secret=cid.secret) as socket:
        assert socket.hear("state")["info"]["asked"] is True
        assert ann.post("answer", asker=2).status_code == 200
        assert until(socket, asked=False)["info"]["you"] is None
    assert "no seat for you" in refused(cid.ask())
    assert "no seat for you" in refused(served.get(ann.path, cid.secret))


def test_whoever_asks_may_change_their_mind_and_asks_once(served: Served) -> None:
    ann = served.open("trick_party")
    bea = Asker(ann)
    for _ in range(2):
        bea.ask()
    assert [who["number"] for who in ann.state()["info"]["asking"]] == [2]
    assert served.post(f"{ann.path}/leave", bea.secret).status_code == 200
    assert ann.state()["info"]["asking"] == []
    assert "isn’t asking" in refused(ann.post("answer", asker=2, seat=1))
    people = [Asker(ann, f"Guest of Ann {number}") for number in range(QUICK.seat_requests)]
    statuses = [each.ask().status_code for each in people]
    assert statuses == [200] * (QUICK.seat_requests - 2) + [429] * 2  # from one address
    log = served.table(ann.table).state
    assert not any(event.event.kind in ("sat", "offered") for event in log.events)


def test_where_there_is_no_bots_seat_nobody_asks(served: Served) -> None:
    ann, _ = served.two("trick_100", players=2)
    assert "no bots are playing here" in refused(Asker(ann).ask())
    over = served.open("trick_party")
    play_to_the_end(over, lambda legal: legal[0])
    assert "over" in refused(Asker(over).ask())
    again = served.open("trick_party", again=over.table, secret=over.secret)
    assert "seen before" in refused(Asker(again).ask())


def test_a_promised_seat_is_given_when_the_round_is_over(served: Served) -> None:
    ann = served.open("trick_party", options={"campaign": 1}, bots="random")
    bea, cid, dan, eve = (Asker(ann, name) for name in ("Bea", "Cid", "Dan", "Eve"))
    for number, each in enumerate((bea, cid, dan, eve), 1):
        assert each.ask().status_code == 200
        seat = {bea: 1, cid: 2, dan: 1}.get(each)
        if seat is not None:
            promised = ann.post("answer", asker=number, seat=seat, when="round")
            assert promised.status_code == 200
    asking = [(who["name"], who["seat"]) for who in ann.state()["info"]["asking"]]
    assert asking == [("Bea", 1), ("Cid", 2), ("Dan", 1), ("Eve", None)]
    assert "somebody is sitting" in refused(ann.post("answer", asker=4, seat=0, when="round"))
    served.post(f"{ann.path}/leave", cid.secret)
    with ann.live(secret=bea.secret) as hers:
        waiting = hers.hear("state")  # a bystander as before
        assert (waiting["info"]["asked"], waiting["info"]["promised"]) == (True, 1)
        assert (waiting["info"]["you"], waiting["view"]["seat"]) == (None, None)
        state = ann.state()
        while state["info"]["seats"][1]["who"] == "bot":
            if state["view"]["to_move"] == 0:
                assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
            state = ann.state(since=state["seq"], wait=20)
        assert until(hers, you=1)["view"]["seat"] == 1
        frames = [json.loads(frame) for frame in hers.frames]
    # She saw no card of the round in which she asked, and all of her own in the next.
    for frame in frames:
        seen = (frame["view"]["seat"], frame["view"]["hand_number"] > 0)
        assert seen in ((None, False), (None, True), (1, True))
    entries = [entry for entry in ann.state()["entries"] if entry["kind"] in ("move", "seat")]
    at = next(at for at, entry in enumerate(entries) if "round" in entry)
    assert read(entries[at + 1]["text"]) == "Bea takes over from Cedar."
    assert [entry["kind"] for entry in entries].count("seat") == 1
    # Who came second to the seat is asked about anew.
    info = ann.state()["info"]
    assert [(who["name"], who["seat"]) for who in info["asking"]] == [("Dan", None), ("Eve", None)]
    his = served.get(ann.path, dan.secret).json()["info"]
    assert (his["asked"], his["promised"]) == (True, None)


def test_where_no_round_follows_a_seat_is_given_at_once_and_the_end_ends_all_asking(
    served: Served,
) -> None:
    ann = served.open("trick_party")
    bea = Asker(ann)
    bea.ask()
    assert ann.state()["round_follows"] is False
    assert "no next round" in refused(ann.post("answer", asker=1, seat=1, when="round"))
    with ann.live(secret=bea.secret) as hers:
        play_to_the_end(ann, lambda legal: legal[0])
        assert until(hers, phase="over")["info"]["asked"] is False


def test_in_the_lobby_a_guest_is_given_a_seat_too(served: Served) -> None:
    ann = served.open("trick_100", start=False, players=2)
    bea = Asker(ann)
    bea.ask()
    assert ann.post("answer", asker=1, seat=1).status_code == 200
    assert bea.seated(1).state()["info"]["phase"] == "lobby"
    said = [read(e["text"]) for e in ann.state()["entries"] if e["kind"] == "seat"]
    assert said == ["Bea sits down."]


def test_a_given_seat_is_kept_and_a_request_is_not(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open("trick_party")
        bea, cid = Asker(ann), Asker(ann, "Cid")
        bea.ask()
        cid.ask()
        assert ann.post("answer", asker=1, seat=2).status_code == 200
    with serving(url) as served:
        assert Held(served, ann.table, 2, bea.secret).state()["info"]["you"] == 2
        assert "isn’t for a seat" in refused(served.get(ann.path, cid.secret))
        cid.served = served
        assert cid.ask().status_code == 200


@pytest.mark.parametrize("wanted", [1, None])
def test_a_program_asks_and_waits(served: Served, wanted: int | None) -> None:
    with c.Client(served.address) as ann, c.Client(served.address) as bea:
        host = ann.open("trick_party", bots="random", name="Ann")
        host.start()
        asking = ThreadPoolExecutor(1).submit(bea.ask, host.table, name="Bea")
        state = next(state for state in host.states() if state["info"]["asking"])
        host.answer(state["info"]["asking"][0]["number"], wanted)
        if wanted is None:
            with pytest.raises(c.Refused, match="no seat for you"):
                asking.result(30)
        else:
            assert asking.result(30).number == wanted


def test_a_program_asks_without_standing_still(served: Served) -> None:
    async def evening() -> None:
        async with c.AsyncClient(served.address) as ann, c.AsyncClient(served.address) as bea:
            host = await ann.open("trick_party", bots="random", name="Ann")
            await host.start()
            asking = asyncio.create_task(bea.ask(host.table, name="Bea"))
            async for state in host.states():
                if state["info"]["asking"]:
                    break
            await host.answer(1, 3)
            seat = await asking
            assert seat.number == 3
            await seat.say("Hello, all!")

    loop.run(evening())


# Words of one's own ------------------------------------------------------------------------------


def test_people_write_to_each_other_and_bystanders_read(served: Served) -> None:
    ann, bea = served.two("trick_100", players=2)
    assert (
        ann.post("say", text="<b>Hi</b>\n\u05e9\u05dc\u05d5\u05dd\u202e \x07there").status_code
        == 200
    )
    assert "one phrase a second" in refused(ann.post("say", text="and again"))
    assert bea.post("say", text="👩\u200d👧 hello").status_code == 200
    for told in (served.get(ann.path).json(), bea.state()):
        chat = [each["text"] for each in told["entries"] if each["kind"] == "chat"]
        assert chat == [
            {"id": "in-own-words", "text": "<b>Hi</b> \u05e9\u05dc\u05d5\u05dd there"},
            {"id": "in-own-words", "text": "👩\u200d👧 hello"},
        ]
    assert read(chat[1]) == "\u2068👩\u200d👧 hello\u2069"  # by itself, whichever way it is written
    assert served.post(f"{ann.path}/say", text="a bystander").status_code == 401


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "x" * 201}, 422),
        ({"text": " \u200d\u3164\n"}, 409),
        ({"text": "both", "phrase": 1}, 422),
        ({}, 422),
    ],
)
def test_what_cannot_be_said_is_refused(served: Served, body: dict[str, Any], status: int) -> None:
    ann = served.open(start=False)
    assert ann.post("say", **body).status_code == status
    assert ann.post("say", text="x" * 200).status_code == 200


@given(st.text(max_size=200))
def test_a_text_is_one_line_that_controls_nothing(text: str) -> None:
    plain = plain_words(text)
    assert len(plain) <= 600
    assert plain == plain_words(plain) == plain.strip()
    assert not set(plain) & set("\n\r\t\x00\x1b\u2028\u202e\u2066\u2069\ufeff")
    assert plain_words("a" + 9 * "\u0301\u200d").count("\u0301") < MARKS + 1


# A rematch ---------------------------------------------------------------------------------------


def test_a_rematch_tells_who_wants_it_and_who_is_there(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), QUICK) as served:
        ann, bea = served.two("trick_party")
        cid = ann.take_over(2, "Cid")
        with ThreadPoolExecutor(3) as all_of_them:
            list(all_of_them.map(lambda who: play_to_the_end(who, lambda x: x[0]), (ann, bea, cid)))
        table = bea.post("rematch").json()["table"]
        hers = Held(served, table, bea.seat, bea.secret)

        def here() -> list[int]:
            seats = hers.state()["info"]["seats"]
            return [number for number, seat in enumerate(seats) if seat["here"]]

        assert here() == [1]
        for _ in range(2):
            assert ann.post("rematch").json()["table"] == table
        said = [read(e["text"], names=("Ann", "Bea", "Cid")) for e in cid.state()["entries"]]
        assert said[-2:] == ["Bea wants a rematch.", "Ann wants a rematch."]
        assert Held(served, table, ann.seat, ann.secret).state()["info"]["you"] == 0
        assert here() == [0, 1]


# In the browser ----------------------------------------------------------------------------------

#: Shares by itself, permits notifications, and can be made to look elsewhere.
HOSTS = """
  navigator.share = async (what) => void (window.passed = what);
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    constructor(_, { body }) { told.push(body); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.elsewhere ?? false });
  if (location.protocol !== "about:") {
    const kept = JSON.parse(localStorage.getItem("trickery.settings") ?? "{}");
    localStorage.setItem("trickery.settings", JSON.stringify({ ...kept, alerts: true }));
  }
"""
SMALL = on_a_phone(viewport={"width": 360, "height": 640}, bypass_csp=True)  # axe is let in


def of_several_rounds() -> str:
    """The title of a game that is played in rounds, for as many as sit at the table below."""
    for game in map(registry.load, registry.ours()):
        if game.card.most == 4 and game.round_follows(Match(game, seed=1).view(None)):
            return game.card.title
    raise AssertionError("there is none")


def test_a_friend_watches_asks_plays_writes_and_is_muted(browser: Browser, served: Served) -> None:
    with (
        person(browser, served.address, **SMALL) as ann,
        person(browser, served.address, **SMALL) as bea,
    ):
        ann.context.add_init_script(HOSTS)
        ann.at_home()
        ann.page.get_by_label("Your name").fill("Ann")
        ann.play_now(of_several_rounds())
        ann.page.locator("[data-menu]").click()
        ann.page.locator("[data-share=watch]").click()
        link = ann.page.evaluate("window.passed.url")
        ann.page.keyboard.press("Escape")

        bea.page.goto(link)
        bea.page.get_by_label("Your name").fill("Bea")
        no_serious_violation(bea.page)
        ann.page.evaluate("window.elsewhere = true")
        bea.page.locator("[data-ask]").click()
        bea.page.locator("[data-asked]").wait_for()
        assert bea.page.locator("[data-move]").count() == 0
        asking = ann.page.locator("[data-asker]")
        expect(asking).to_contain_text("\u2068Bea\u2069 would like a seat.")
        below, prompt = asking.bounding_box(), ann.page.locator("[data-prompt]").bounding_box()
        assert below is not None
        assert prompt is not None
        assert below["y"] + below["height"] <= prompt["y"] + 1  # it covers nothing
        for one in (ann, bea):
            one.fits()
            no_serious_violation(one.page)
        # She looked elsewhere: she was told, once.
        asks = "told.filter((body) => body.includes('would like a seat'))"
        assert ann.page.evaluate(asks) == ["\u2068Bea\u2069 would like a seat."]
        ann.page.evaluate("window.elsewhere = false")
        # A reload loses nothing: the secret of the request is kept.
        bea.page.reload()
        bea.page.locator("[data-asked]").wait_for()
        # After this round; or rather at once.
        for answer in ("later", "give-this"):
            ann.page.locator("[data-more]").click()
            ann.page.locator("[data-which]").select_option("2")
            ann.page.locator(f"[data-{answer}]").click()
            if answer == "later":
                for one in (ann, bea):
                    taking_over = one.page.locator("[data-promised]")
                    expect(taking_over).to_contain_text("after this round")
        expect(ann.page.locator("[data-toast]")).to_contain_text("Bea takes over from")
        expect(asking).to_have_count(0)
        expect(bea.page.locator("[data-toast]")).to_contain_text("given you a seat")
        path, choose, mover = f"/api/tables/{link.rpartition('/')[2]}", randomly(3), None
        while mover is not bea:
            state = served.get(path).json()
            mover = {0: ann, 2: bea}.get(state["view"]["to_move"])
            if mover is None:
                served.get(path, since=state["seq"], wait=20)
            elif mover.my_turn():
                mover.make(choose(mover.legal()))

        for one, text in ((ann, "<b>Hello</b>, Bea"), (bea, "\u05e9\u05dc\u05d5\u05dd!")):
            one.page.locator("[data-tab=say]").click()
            one.page.locator("[data-own]").fill(text)
            one.page.locator("[data-send]").click()
            for reader in (ann, bea):
                expect(
                    reader.page.locator("#panel, [data-toast]").filter(has_text=text)
                ).not_to_have_count(0)
        said = bea.page.locator("#panel li.chat")
        expect(said).to_have_count(2)
        no_serious_violation(bea.page)
        bea.page.locator('[data-mute="0"]').click()
        expect(said).to_have_count(1)
        bea.page.reload()
        bea.page.locator("[data-tab=say]").click()
        expect(said).to_have_count(1)  # remembered
        bea.page.locator('[data-mute="0"]').click()
        expect(said).to_have_count(2)
        bea.fits()
