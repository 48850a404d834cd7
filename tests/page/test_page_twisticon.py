"""Twisticon by eye: what a twist would make is shown beforehand, by mouse, finger and keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from kit.browser import Person, on_a_phone, person
from kit.server import Held, Served
from trickery.core import registry
from trickery.core.match import full_view

GAME = registry.load("twisticon")
UNEXPLAINED = """badges => badges
  .filter(it => !it.closest("[data-explained]") && !it.querySelector("[data-explained]"))
  .map(it => it.outerHTML)"""


@contextmanager
def sitting(browser: Browser, served: Served, **more: Any) -> Iterator[tuple[Person, Held]]:
    """Whoever is to make the first move at a table of two, with a page of their own."""
    both = served.two("twisticon")
    held = both[both[0].state()["view"]["to_move"]]
    keys = {held.table: {"secret": held.secret, "game": "twisticon", "when": 1}}
    with person(browser, served.address, **more) as ann:
        ann.page.add_init_script(f"localStorage['trickery.seats'] = {json.dumps(json.dumps(keys))}")
        ann.page.goto(f"{ann.address}/#/t/{held.table}")
        ann.my_turn()
        yield ann, held


def twist(ann: Person, move: str) -> Locator:
    return ann.page.locator(f'[data-move="{move}"]').first


def test_what_is_shown_beforehand_is_what_a_twist_makes(browser: Browser, served: Served) -> None:
    """The page turns stickers by itself, to draw them: here it is held to the rules."""
    with sitting(browser, served) as (ann, held):
        match = served.table(held.table).state.game.match
        assert match is not None
        foreseen = held.state()["view"]["foreseen"]
        for move in match.legal_texts():
            if move == "stay":
                continue
            rows = match.snapshot()
            GAME.apply(GAME.handle(rows[0]), GAME.moves.parse(move))
            made = full_view(GAME, rows[0], None)["cube"]["top"]
            twist(ann, move).hover()
            expect(ann.page.locator("[data-foreseen]")).to_have_attribute("data-foreseen", move)
            shown = ann.page.eval_on_selector_all(
                "[data-foreseen] .top > span", "all => all.map(it => it.dataset.icon ?? null)"
            )
            assert len(shown) == 9
            assert all(a is None or a == b for a, b in zip(shown, made, strict=True))
            lit = ann.page.locator("[data-foreseen] :is(.free, .idle)").count()
            assert lit == len({at for one in foreseen.get(move, []) for at in one["places"]})
        assert ann.page.eval_on_selector_all("[data-badge]", UNEXPLAINED) == []


def test_a_finger_that_holds_a_twist_looks_and_does_not_make_it(
    browser: Browser, served: Served
) -> None:
    with sitting(browser, served, **on_a_phone()) as (ann, held):
        button = twist(ann, "twist left pair to the back")
        touch = {"pointerType": "touch", "bubbles": True}
        button.dispatch_event("pointerdown", touch)
        ann.page.locator("[data-foreseen]").wait_for()
        button.dispatch_event("pointerup", touch)
        button.dispatch_event("click")
        expect(ann.page.locator("[data-foreseen]")).to_have_count(0)
        expect(ann.page.locator("[data-again]")).to_have_count(0)
        ann.make("twist left pair to the back")
        assert held.state()["view"]["recent"][-1]["move"] == "twist left pair to the back"


def test_the_cube_has_keys_of_its_own_and_they_are_told(browser: Browser, served: Served) -> None:
    with sitting(browser, served) as (ann, held):
        ann.page.get_by_role("application").focus()
        ann.page.keyboard.press("l")  # at the table a key for the log, here one for the left column
        expect(ann.page.get_by_role("status").filter(has_text="left column")).to_be_visible()
        seq = ann.seq
        ann.page.keyboard.press("ArrowUp")
        assert ann.answered(seq)
        assert held.state()["view"]["recent"][-1]["move"] == "twist left column to the back"
        ann.page.keyboard.press("?")
        expect(ann.page.get_by_role("dialog").get_by_text("L R F B")).to_be_visible()
