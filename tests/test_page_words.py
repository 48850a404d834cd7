"""The page in other languages, in a real browser: every screen, and whole games of all kinds.

In the pseudo-language (long, accented, in brackets) nothing may be left in plain English; there, in
German and in French nothing may be cut off or lie on something else, on a phone and on a desk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from browsing import Person, randomly, somebody
from reading import english_on, hard_to_read, left_in_english
from serving import Served
from trickery.core import words
from trickery.core.pseudo import PSEUDO

WIDTHS = (360, 1280)
HEIGHT = 740
LANGUAGES = (PSEUDO, "de", "fr")
OFTEN = 5  # a look at every so many turns: from one to the next not much changes


class Reader(Person):
    """Somebody who reads every word."""

    language = words.ENGLISH

    def go(self, place: str = "") -> None:
        """Somewhere, in the language."""
        self.page.goto(f"{self.address}/?language={self.language}{place}")
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)

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
        """The names of those at the table."""
        at = re.search(r"#/t/(\w+)", self.page.url)
        if at is None:
            return set()
        info = httpx.get(f"{self.address}/api/tables/{at[1]}").json()["info"]
        return {seat["name"] for seat in info["seats"]}


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Reader]:
    """Somebody who reads a language."""
    with somebody(Reader, browser, served.address) as found:
        found.language = request.param
        yield found


def test_a_whole_game_in_other_words(reader: Reader, name: str) -> None:
    reader.go()
    reader.page.locator(f"[data-play={name}]").click()
    turns, choose = 0, randomly(5)
    while reader.my_turn():
        if turns % OFTEN == 0:
            reader.look_around(f"turn {turns}")
        turns += 1
        reader.make(choose(reader.legal()))
    reader.page.locator("[data-result]").wait_for()
    reader.look_around("result")
    for key, screen in (("s", "sheet"), ("l", "log"), ("r", "rules"), ("m", "moves")):
        reader.page.keyboard.press(key)
        reader.look_around(screen)
