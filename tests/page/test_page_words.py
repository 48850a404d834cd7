"""The page in other languages, in a real browser: every screen, and whole games of all kinds.

In the pseudo-language (long, accented, in brackets) nothing may be left in plain English; there, in
German and in French nothing may be cut off or lie on something else, on a phone and on a desk.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from kit.browser import ROOM, Person, randomly, somebody
from kit.legibility import english_on, hard_to_read, left_in_english
from kit.server import Held, Served, legal_moves
from trickery.client import Client, State
from trickery.core import registry, words
from trickery.core.pseudo import PSEUDO
from trickery.core.say import heard
from trickery.core.words import Translator

WIDTHS = (1280, 360)  # a phone is turned into a desk and back: it stays one in between
HEIGHT = 740
LANGUAGES = (PSEUDO, "de", "fr")
PHONE = {"width": 360, "height": HEIGHT}
OFTEN = 12  # a look at every so many turns: from one to the next not much changes


class Reader(Person):
    """Somebody who reads every word."""

    language = words.ENGLISH

    def go(self, place: str = "") -> None:
        """Somewhere, in the language."""
        self.page.goto(f"{self.address}/?language={self.language}{place}")
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)

    def sit_with(self, held: Held) -> None:
        """At somebody's table, in their seat."""
        key = {"secret": held.secret, "game": held.state()["info"]["game"], "when": 1}
        keys = json.dumps(json.dumps({held.table: key}))
        self.context.add_init_script(f"localStorage.setItem('trickery.seats', {keys})")
        self.go(f"#/t/{held.table}")

    def shows(self, seq: int) -> None:
        """Wait until the page shows what came of an event."""
        self.page.wait_for_selector(f'{ROOM}[data-seq="{seq}"]')

    def look_around(self, screen: str) -> None:
        """Is everything in the language, and can it be read, on phone and desk?"""
        names = self._names()
        if self.language == PSEUDO:
            assert english_on(self.page, names) == [], screen
        else:
            assert left_in_english(self.page, self.language) == [], screen
        for width in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": HEIGHT})
            assert hard_to_read(self.page, names) == [], f"{screen} at {width} pixels"

    def _names(self) -> set[str]:
        """The names of those at the table; an open seat is called by its number."""
        at = re.search(r"#/t/([\w-]+)", self.page.url)
        if at is None:
            return set()
        told = httpx.get(f"{self.address}/api/tables/{at[1]}", timeout=30).json()
        seats = told["info"]["seats"] if "info" in told else ()
        open_ = Translator(self.language).text
        return {
            seat["name"] or open_(words.say("seat-name", number=number))
            for number, seat in enumerate(seats, 1)
        }


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Reader]:
    """Somebody who reads a language."""
    with somebody(Reader, browser, served.address, viewport=PHONE) as found:
        found.language = request.param
        yield found


def test_every_screen_in_other_words(reader: Reader, browser: Browser, served: Served) -> None:
    """From the shelf to the lobby, a table with friends, and all that can be opened there."""
    page = reader.page
    reader.go()
    page.locator("[data-play]").first.wait_for()
    reader.look_around("home")
    page.locator("[data-settings]").click()
    page.locator("dialog[open]").wait_for()
    reader.look_around("settings")
    page.keyboard.press("Escape")
    for name in registry.ours():
        page.locator(f"[data-options={name}]").click()
        page.locator("dialog[open] [data-open-table]").wait_for()
        reader.look_around(f"a new table of {name}")
        page.keyboard.press("Escape")
    page.locator("[data-options=trick_party]").click()
    page.locator("[data-open-table]").click()
    page.wait_for_selector('[data-phase="lobby"]')
    reader.look_around("lobby")
    with somebody(Reader, browser, served.address, viewport=PHONE) as bea:
        bea.language = reader.language
        link = page.locator("[data-link=sit]").input_value()
        bea.go(link[link.index("#") :])
        bea.page.locator("[data-sit]").first.click()
        bea.page.wait_for_selector('[data-phase="lobby"]')
        page.locator('[data-luck="1"]').wait_for()
        reader.look_around("lobby with a friend")
        page.locator("[data-start]").click()
        bea.room.wait_for()
        reader.room.wait_for()
        bea.look_around("a table with friends")
        for tab in ("log", "sheet", "rules", "moves", "say"):
            bea.page.locator(f"[data-tab={tab}]").click()
            bea.look_around(tab)
        bea.page.locator("[data-say]").first.click()
        bea.page.locator("[data-menu]").click()
        bea.page.locator("dialog[open]").wait_for()
        bea.look_around("menu")
        bea.page.keyboard.press("Escape")
        bea.page.keyboard.press("?")
        bea.page.locator("dialog[open]").wait_for()
        bea.look_around("keys")
    reader.look_around("a friend has gone")
    with somebody(Reader, browser, served.address, viewport=PHONE) as watcher:
        watcher.language = reader.language
        watcher.go(re.sub(r".*(#/t/[\w-]+).*", r"\1", page.url))
        watcher.room.wait_for()
        watcher.look_around("bystander")
        watcher.page.locator(".asking input").fill("77")  # a name that is no word
        watcher.page.locator("[data-ask]").click()
        watcher.page.locator("[data-asked]").wait_for()
        watcher.look_around("asking for a seat")
        page.locator("[data-asker]").wait_for()
        reader.look_around("somebody asks for a seat")


def test_every_rules_page_in_other_words(reader: Reader) -> None:
    for name in registry.ours():
        reader.go(f"#/rules/{name}")
        reader.page.locator("[data-sheet]").wait_for()
        reader.look_around(f"the sheet of {name}")
        reader.page.locator("summary").click()
        reader.page.get_by_text(f"{registry.card(name).clauses}-2").first.wait_for()
        reader.look_around(f"rules of {name}")


def test_pages_that_are_not_there_in_other_words(reader: Reader) -> None:
    for place in ("#/nowhere/at/all", "#/t/nosuchtable", "#/rules/no_such_game"):
        reader.go(place)
        reader.page.locator("h1").first.wait_for()
        reader.look_around(place)
        reader.complaints.clear()  # the browser notes that something was not found


@pytest.mark.parametrize("reader", words.languages(), indirect=True)
def test_the_first_page_is_small_in_every_language(reader: Reader) -> None:
    sizes: list[int] = []
    reader.page.on("response", lambda response: sizes.append(len(response.body())))
    reader.go()
    reader.page.locator("[data-play]").first.wait_for()
    reader.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 112_000


@pytest.mark.parametrize("reader", words.languages(), indirect=True)
def test_a_name_has_room_on_the_smallest_phone(reader: Reader) -> None:
    reader.page.set_viewport_size({"width": 320, "height": 568})
    reader.go()
    reader.page.locator("[data-level]").wait_for()
    for field in ("header input", "[data-level]"):
        box = reader.page.locator(field).bounding_box()
        assert box
        assert box["width"] > 80, field
    assert hard_to_read(reader.page, set()) == []


def test_the_switch_is_seen_at_once_and_remembered(browser: Browser, served: Served) -> None:
    with somebody(Reader, browser, served.address, locale="fr-CH") as cy:
        page = cy.page
        page.goto(served.address)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.locator("[data-language] select, select[data-language]").first.select_option("it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.goto(f"{served.address}/?language=de")
        expect(page.locator("html")).to_have_attribute("lang", "de")


def test_two_people_at_one_table_each_read_their_own_language(
    browser: Browser, served: Served
) -> None:
    held = served.open("trick_100")
    state = held.my_turn()
    with (
        somebody(Reader, browser, served.address) as german,
        somebody(Reader, browser, served.address) as italian,
    ):
        german.language, italian.language = "de", "it"
        told = []
        for watcher in (german, italian):
            watcher.sit_with(held)
            watcher.shows(state["seq"])
            told.append(watcher.page.locator("[data-prompt] > span").inner_text())
        here = registry.package_of("trick_100")
        names = [seat["name"] for seat in state["info"]["seats"]]
        for language, text in zip(("de", "it"), told, strict=True):
            assert text == Translator(language, here, names.__getitem__).text(
                heard(state["prompt"])
            )


@pytest.mark.parametrize("reader", [PSEUDO], indirect=True)
def test_a_whole_game_in_other_words(reader: Reader, served: Served, name: str) -> None:
    """Played by a program in the same seat: the page is there to be read.

    In the longest language; `test_page_learning.py` looks at tables in the others.
    """
    held = served.open(name, pace=0)
    reader.sit_with(held)
    turns, choose = itertools.count(), randomly(5)

    def move(state: State) -> str:
        turn = next(turns)
        if turn % OFTEN == 0:
            reader.shows(state["seq"])
            reader.look_around(f"turn {turn}")
        return choose(legal_moves(state))

    with Client(served.address) as client:
        client.seat(held.table, held.secret).play(move)
    reader.page.locator("[data-result]").wait_for()
    reader.look_around("result")
    for key, screen in (("s", "sheet"), ("l", "log"), ("r", "rules"), ("m", "moves")):
        reader.page.keyboard.press(key)
        reader.look_around(screen)
    total = held.get("replay", count=1).json()["total"]
    for step, eyes in ((total * 2 // 3, "all"), (total // 3, "1"), (1, "table")):
        reader.go(f"#/t/{held.table}/replay/{step}/{eyes}")
        reader.page.locator(f'[data-step="{step}"]').wait_for()
        reader.page.wait_for_selector('html[data-state="idle"]')
        reader.look_around(f"step {step} of the replay")
