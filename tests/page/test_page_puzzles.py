"""Puzzles at the page, in a real browser: of each game one is solved and played on, one missed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from kit.accessibility import no_serious_violation
from kit.browser import Person, on_a_phone, somebody
from kit.server import Served
from trickery.coach.puzzles import Puzzle, puzzles
from trickery.core import registry

PHONE = on_a_phone(viewport={"width": 360, "height": 640})
OPEN = {"bypass_csp": True}  # axe is let in


class Solver(Person):
    """Somebody who solves puzzles."""

    def asked(self, puzzle: Puzzle) -> None:
        """Wait for a puzzle."""
        there = f'[data-puzzle="{puzzle.id}"][data-phase="asked"] [data-move]'
        self.page.wait_for_selector(there, state="attached")

    def chooses(self, move: str, outcome: str) -> None:
        """Choose a move: as many clicks as the drawing wants."""
        button = self.page.locator(f'[data-move="{move}"]:not([aria-disabled=true])').first
        told = self.page.locator(f'[data-phase="{outcome}"]')
        for _ in range(3):
            button.click(position={"x": 9, "y": 16})
            self.page.wait_for_selector('html[data-state="idle"]')
            sure = self.page.locator("dialog[open] [data-sure]")
            if sure.count():
                sure.click()
                told.wait_for()
            if told.count():
                return
        raise AssertionError(f"'{move}' was clicked and nothing came of it")

    def marks(self) -> dict[str, str]:
        """What the browser remembers."""
        kept: dict[str, str] = json.loads(
            self.page.evaluate("localStorage.getItem('trickery.puzzles') ?? '{}'")
        )
        return kept


def test_a_puzzle_of_each_game_is_solved_and_one_is_missed(
    browser: Browser, served: Served, name: str
) -> None:
    """On a phone in the dark, or at a desk by day."""
    known = puzzles(registry.load(name))
    listed = served.get(f"/api/games/{name}/puzzles").json()
    if not (all_of := [known[each["id"]] for each in listed]):
        pytest.skip("a game of another package need not have any")
    small = registry.names().index(name) % 2 == 0
    screen = {**PHONE, "color_scheme": "dark"} if small else {"color_scheme": "light"}
    with somebody(Solver, browser, served.address, **screen, **OPEN) as ann:
        page = ann.page
        ann.at_home()
        page.get_by_role("link", name="Puzzles").click()
        page.get_by_role("link", name=registry.card(name).title, exact=True).click()
        expect(page.locator("[data-solved]")).to_have_text(f"0 of {len(all_of)} solved")
        no_serious_violation(page)
        page.locator("[data-next]").click()
        for puzzle, right in ((all_of[0], True), (all_of[1], False)):
            ann.asked(puzzle)
            wrong = puzzle.finding["thumb"]
            ann.chooses(wrong, "again")
            assert page.locator("[data-worth]").count() == 0  # there's a second try
            if right:
                ann.chooses(puzzle.answers[0], "right")
            else:
                page.locator("[data-show]").click()
            best = page.locator("[data-group]").first
            expect(best).to_contain_text("best")
            expect(best.locator(f'[data-worth="{puzzle.answers[0]}"]')).to_have_count(1)
            expect(page.locator(f'[data-worth="{wrong}"]')).to_contain_text("played")
            ann.fits()
            no_serious_violation(page)
            if right:
                page.locator("[data-play-on]").click()
                ann.my_turn()
                assert set(ann.legal()) == set(puzzle.begin().legal_texts())
                page.go_back()
                page.go_back()
                page.locator("[data-next]").click()
            else:
                page.locator("[data-onward]").click()
        ann.asked(all_of[2])
        assert ann.marks() == {all_of[0].id: "solved", all_of[1].id: "missed"}
        page.reload()
        ann.asked(all_of[2])
        page.get_by_role("link", name="All puzzles").click()
        expect(page.locator("[data-solved]")).to_have_text(f"1 of {len(all_of)} solved")
        expect(page.get_by_role("link", name="Puzzle 2,")).to_have_accessible_name(
            f"Puzzle 2, {all_of[1].players} players, missed"
        )


def test_a_puzzle_by_keys_alone_and_one_that_is_not_there(browser: Browser, served: Served) -> None:
    puzzle = next(iter(puzzles(registry.load("trick_party")).values()))
    with somebody(Solver, browser, served.address) as ann:
        page = ann.page
        page.goto(f"{served.address}/#/puzzles/trick_party/{puzzle.id}")
        ann.asked(puzzle)
        page.locator(f'[data-move="{puzzle.finding["best"]}"]').first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector('[data-phase="right"]')
        expect(page.locator("[data-outcome]")).to_be_focused()
        page.goto(f"{served.address}/#/puzzles/trick_party/nosuch")
        expect(page.get_by_role("heading", name="There’s no puzzle here")).to_be_visible()
        ann.complaints.clear()  # the browser notes that something was not found
