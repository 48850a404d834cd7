"""The page finds out what a dishonest server does, and says no more than was proven.

In a real browser, against our own server with one thing about it changed. What a record can be
spoilt by is tested without a browser, in `web/src/fair/proof.test.ts`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import Person, person, randomly
from kit.paths import ROOT
from kit.server import Held, Served, play_to_the_end
from trickery.core import fair, records, registry
from trickery.core.fair import Pledge
from trickery.server.table import events
from trickery.server.table.events import Event
from trickery.server.table.shuffle import Shuffle

GAMES = ROOT / "web" / "src" / "games"
ALL = {"commitment", "list", "pledges", "luck", "cards", "game", "called off"}


# At the table ------------------------------------------------------------------------------------


def table_of(ann: Person) -> str:
    return ann.page.url.partition("#/t/")[2].partition("/")[0]


def seat_of(ann: Person, served: Served) -> Held:
    """The seat that a page holds, for programs to play on."""
    kept = ann.page.evaluate("JSON.parse(localStorage['trickery.seats'])")
    secret = kept[table_of(ann)]["secret"]
    seat = served.get(f"/api/tables/{table_of(ann)}", secret).json()["info"]["you"]
    return Held(served, table_of(ann), seat, secret)


def finish(served: Served, *people: Person | Held) -> None:
    """Let programs play the game to its end; pages follow it."""
    seats = [one if isinstance(one, Held) else seat_of(one, served) for one in people]
    with ThreadPoolExecutor(len(seats)) as at_once:
        ends = [at_once.submit(play_to_the_end, seat, randomly(seat.seat)) for seat in seats]
        for end in ends:
            end.result()


def sit_down(ann: Person, host: Held, seat: int) -> None:
    """Sit down by the page, and wait until it has pledged its luck."""
    ann.page.goto(host.get("invitation").json()["sit"])
    ann.page.locator(f'[data-sit="{seat}"]').click()
    ann.page.locator(f'[data-luck="{seat}"]').wait_for()
    assert ann.page.url.endswith(f"#/t/{host.table}")  # the invite has left the address bar


def told(ann: Person) -> tuple[str, str]:
    """What the page says of the shuffle after the game: in one word, and in words."""
    ann.page.locator("[data-result]").wait_for()
    if not ann.page.locator("[data-fair]").count():
        ann.page.get_by_text("Record and fairness").click()
    verdict = ann.page.locator("[data-fair]")
    verdict.wait_for()
    ann.fits()
    return verdict.get_attribute("data-fair") or "", verdict.inner_text()


def findings(ann: Person) -> dict[str, tuple[str, str]]:
    """Every line: its mark, and its reason."""
    told(ann)
    lines: list[list[str]] = ann.page.eval_on_selector_all(
        "[data-finding]",
        "all => all.map(it => [it.dataset.finding, it.dataset.mark, it.innerText])",
    )
    return {name: (mark, text) for name, mark, text in lines}


def pledge(held: Held) -> str:
    """A program's pledge; gives the luck behind it."""
    luck = fair.new_secret()
    commitment = held.pledge_of(luck)
    assert held.post("pledge", commitment=commitment).status_code == 200
    return luck


def hosted(served: Served) -> Held:
    """A table whose host is a program; seat 1 is open, bots have the others."""
    host = served.open("trick_party", start=False, name="Olga")
    assert host.post("seats", seat=1, who="open").status_code == 200
    return host


# What an honest server proves --------------------------------------------------------------------


def test_one_person_with_bots_learns_that_the_server_was_bound(ann: Person, served: Served) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    finish(served, ann)
    mark, text = told(ann)
    assert mark == "proven"
    assert "tied to its secret number before it knew your lucky number" in text
    assert {name: mark for name, (mark, _) in findings(ann).items()} == dict.fromkeys(ALL, "proven")
    assert ann.page.get_by_text(
        "No check can rule out that the person running the server looks at the cards"
    ).is_visible()
    first = ann.page.url
    ann.page.locator("[data-again]").click()
    ann.page.wait_for_url(lambda url: url != first)
    ann.my_turn()
    assert ann.page.locator("[data-seen-before]").is_visible()
    finish(served, ann)
    mark, text = told(ann)
    assert mark == "partly"
    assert "were dealt before" in text
    assert "broken" not in {mark for mark, _ in findings(ann).values()}
    ann.page.goto(first)
    ann.page.locator("[data-rematch]").click()
    ann.page.wait_for_url(lambda url: url != first)
    ann.my_turn()
    finish(served, ann)
    assert told(ann)[0] == "proven"


def test_two_people_learn_that_nobody_chose_and_so_does_a_rematch(
    browser: Browser, served: Served, ann: Person, tmp_path: Path
) -> None:
    with person(browser, served.address) as bea, person(browser, served.address) as cy:
        ann.at_home()
        ann.page.locator("[data-options=trick_party]").click()
        ann.page.locator("[data-open-table]").click()
        ann.page.locator('[data-luck="0"]').wait_for()
        host = seat_of(ann, served)
        sit_down(bea, host, 1)
        cy.page.goto(ann.page.url)
        cy.page.locator('[data-luck="1"]').wait_for()
        ann.page.locator("[data-start]").click()
        for one in (ann, bea, cy):
            one.room.wait_for()
        finish(served, ann, bea)
        for one in (ann, bea):
            mark, text = told(one)
            assert mark == "proven"
            assert text.startswith("Nobody chose these cards")
            assert verified(one, tmp_path)
        assert told(cy)[0] == "partly"
        assert "took no part in the shuffle" in told(cy)[1]
        ann.page.locator("[data-rematch]").click()
        bea.page.get_by_role("button", name="Join the rematch").click()
        ann.page.locator('[data-luck="1"]').wait_for()
        ann.page.locator('[data-luck="0"]').wait_for()
        ann.page.locator("[data-start]").click()
        for one in (ann, bea):
            one.room.and_(one.page.locator('[data-phase="playing"]')).wait_for()
        finish(served, ann, bea)
        assert [told(one)[0] for one in (ann, bea)] == ["proven", "proven"]


def verified(ann: Person, folder: Path) -> str:
    """What `trickery verify` says to the record and the receipt that a page saves."""
    files = []
    for button in ("[data-record]", "[data-receipt]"):
        with ann.page.expect_download() as waiting:
            ann.page.locator(button).click()
        waiting.value.save_as(folder / "file")
        files.append((folder / "file").read_text(encoding="utf-8"))
    return fair.verify(records.parse(files[0]), json.loads(files[1]))


def test_a_page_that_came_unencrypted_checks_as_well(ann: Person, served: Served) -> None:
    """As in a home network, where browsers have no WebCrypto."""
    ann.page.add_init_script(
        "Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})"
    )
    ann.at_home()
    assert ann.page.evaluate("crypto.subtle === undefined")
    ann.play_now("Trick Party")
    finish(served, ann)
    assert told(ann)[0] == "proven"
    assert set(findings(ann)) == ALL


def test_the_records_that_the_pages_own_tests_check_are_by_todays_rules(name: str) -> None:
    """`python web/fixtures.py --records` writes them; the page's deal must then follow, too."""
    file = GAMES / name / "record.json"
    record = records.parse(file.read_text(encoding="utf-8"))
    assert record["rules"] == registry.card(name).version
    assert fair.verify(record)


# A dishonest server ------------------------------------------------------------------------------


Cheat = Callable[[Shuffle, events.LuckRevealed], None]


@pytest.fixture
def after_revealing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Cheat], None]:
    """Let the server do something once it has heard some luck."""

    def change(cheat: Cheat) -> None:
        honestly = Shuffle.apply

        def apply(self: Shuffle, event: Event) -> None:
            honestly(self, event)
            if isinstance(event, events.LuckRevealed):
                cheat(self, event)

        monkeypatch.setattr(Shuffle, "apply", apply)

    return change


def other_pledge(host: Held, seat: int, commitment: str) -> Pledge:
    """One that nobody had made, for the first shuffle: it is bound to the server's commitment."""
    luck = fair.new_secret()
    return Pledge(seat, fair.pledge(host.table, 1, seat, luck, commitment), luck)


def test_the_operator_who_chooses_their_luck_after_hearing_yours(
    ann: Person, served: Served, after_revealing: Any
) -> None:
    host = hosted(served)
    shown = host.state()["info"]["fair"]["commitment"]

    def choose(shuffling: Shuffle, event: events.LuckRevealed) -> None:
        if event.seat == 1:
            assert shuffling.fixed is not None
            shuffling.fixed[0] = other_pledge(host, 0, shown)  # of many, the best

    after_revealing(choose)
    sit_down(ann, host, 1)
    pledge(host)
    assert host.post("start").status_code == 200
    ann.room.wait_for()
    finish(served, host, ann)
    assert told(ann) == ("broken", "This shuffle can’t be trusted.")
    mark, reason = findings(ann)["list"]
    assert mark == "broken"
    assert "isn’t the one shown before your lucky number was revealed" in reason


def test_the_luck_of_somebody_else_that_is_added_after_hearing_yours(
    ann: Person, served: Served, after_revealing: Any
) -> None:
    host = hosted(served)
    shown = host.state()["info"]["fair"]["commitment"]

    def add(shuffling: Shuffle, _: events.LuckRevealed) -> None:
        assert shuffling.fixed is not None
        shuffling.fixed[2] = other_pledge(host, 2, shown)

    after_revealing(add)
    sit_down(ann, host, 1)
    assert host.post("start").status_code == 200
    ann.room.wait_for()
    finish(served, host, ann)
    assert told(ann)[0] == "broken"
    assert findings(ann)["list"][0] == "broken"


def nothing_once_one_has_revealed(shuffling: Shuffle, seconds: float) -> float:
    """What is left of the time to reveal, for tests that would not wait."""
    return 0.0 if len(shuffling.awaited) < len(shuffling.pledges) else seconds


def test_a_reveal_that_is_withheld_is_told_and_nobody_is_said_to_have_chosen_nothing(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosted(served)
    sit_down(ann, host, 1)
    pledge(host)

    monkeypatch.setattr(Shuffle, "seconds_left", nothing_once_one_has_revealed)
    assert host.post("start").status_code == 200
    called_off = ann.page.locator("[data-called-off]")
    expect(called_off).to_contain_text("the lucky number from seat 1 didn’t arrive")
    monkeypatch.undo()
    ann.page.locator('[data-luck="1"]').wait_for()  # new luck, for the next shuffle
    ann.page.locator("[data-start]").click()  # the host has lost the seat
    ann.room.wait_for()
    log = ann.page.get_by_role("list").filter(has_text="The cards are dealt")
    expect(log).to_contain_text("called off: seat 1 didn’t reveal a lucky number")
    finish(served, ann)
    mark, text = told(ann)
    assert mark == "partly"
    assert "Nobody chose" not in text
    mark, reason = findings(ann)["called off"]
    assert mark == "partly"
    assert "seat 1 at the time didn’t reveal" in reason
    others = {name: mark for name, (mark, _) in findings(ann).items() if name != "called off"}
    assert others == dict.fromkeys(ALL - {"called off"}, "proven")


def test_a_server_that_forgets_a_shuffle_after_hearing_your_luck(
    ann: Person, served: Served, after_revealing: Any
) -> None:
    host = hosted(served)

    def forget(shuffling: Shuffle, _: events.LuckRevealed) -> None:
        shuffling.fixed = None

    after_revealing(forget)
    sit_down(ann, host, 1)
    pledge(host)
    assert host.post("start").status_code == 200
    doubt = ann.page.locator("[data-doubt]")
    expect(doubt).to_contain_text("the server wants to redo shuffle 1")
    pledge(host)  # another luck, perhaps for better cards
    assert host.post("start").status_code == 200
    expect(doubt).to_contain_text("the server has changed the list for shuffle 1")
    ann.page.reload()
    expect(doubt).to_contain_text("the server has changed the list for shuffle 1")
    assert sum(url.endswith("/reveal") for url in ann.requests) == 1


def test_a_server_that_says_your_luck_did_not_come(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch, after_revealing: Any
) -> None:
    host = hosted(served)

    def drop(shuffling: Shuffle, event: events.LuckRevealed) -> None:
        if event.seat == 1:
            assert shuffling.fixed is not None
            shuffling.fixed[1] = Pledge(1, shuffling.fixed[1].commitment)

    after_revealing(drop)
    monkeypatch.setattr(Shuffle, "seconds_left", nothing_once_one_has_revealed)
    sit_down(ann, host, 1)
    luck = pledge(host)
    with ann.page.expect_response("**/reveal"):
        assert host.post("start").status_code == 200
    assert host.post("reveal", luck=luck).status_code == 200
    accused = ann.page.locator("[data-accused]")
    expect(accused).to_contain_text("This page did send your lucky number")
    expect(ann.page.locator("[data-toast]")).to_contain_text("You’re watching now")
