"""The page in other languages, in a real browser: every screen, and whole games of all kinds.

In the pseudo-language (long, accented, in brackets) nothing may be left in plain English; there, in
German and in French nothing may be cut off or lie on something else, on a phone and on a desk.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browsing import Person, person, randomly
from reading import english_on, hard_to_read, left_in_english
from serving import Served
from trickery.core.pseudo import PSEUDO

WIDTHS = (360, 1280)
HEIGHT = 740
LANGUAGES = (PSEUDO, "de", "fr")
OFTEN = 6  # a look at every so many turns: a page that never changes much need not be read anew


class Reader(Person):
    """Somebody who reads every word."""

    language = PSEUDO

    def look_around(self, screen: str) -> None:
        """Is everything in the language, and can it be read, on phone and desk?"""
        names = {"Ann", "Bea", *self._names()}
        if self.language == PSEUDO:
            assert english_on(self.page, names) == [], screen
        else:
            assert left_in_english(self.page, self.language) == [], screen
        for width in WIDTHS:
            self.page.set_viewport_size({"width": width, "height": HEIGHT})
            assert hard_to_read(self.page) == [], f"{screen} at {width} pixels"

    def _names(self) -> list[str]:
        """The names of people and bots on the page."""
        found: list[str] = self.page.eval_on_selector_all(
            "[data-named]", "all => all.map(it => it.dataset.named)"
        )
        return found

    def go(self, place: str = "") -> None:
        """Somewhere, in the language."""
        self.page.goto(f"{self.address}/?language={self.language}{place}")
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Reader]:
    """Somebody who reads a language."""
    with person(browser, served.address, kind=Reader) as somebody:
        assert isinstance(somebody, Reader)
        somebody.language = request.param
        yield somebody


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
