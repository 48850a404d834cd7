"""A game of another package in a real browser: without a drawing, and with the one that it ships.

Both must do the same for players: with taps on a phone, with keys on a desk, with a screen reader.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.accessibility import no_serious_violation
from kit.browser import LEGAL, ROOM, Person, person, randomly
from kit.layout import moved, off_screen, places
from kit.legibility import english_on
from kit.plugins import install_example, server_with
from kit.process import environment
from kit.server import Served
from trickery.core.pseudo import PSEUDO

GAME = "most_tricks"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SCREENS = ((320, 568), (844, 390), (360, 740))  # the smallest phone, one on its side, the usual
CARD = re.compile(r"^(\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)$")
TRICK = re.compile(r"^(Current|Previous) trick$")
LONG = "Play a card: whatever it is, this line is much longer than any other that stands here"
WRITE = "(line, text) => (line.firstChild.data = text)"
KINDS = ("plain", GAME)


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Served]]:
    """A server with the game as it is, and one without its drawing; by what is on the page."""
    bare, drawn = (tmp_path_factory.mktemp(kind) for kind in KINDS)
    with (
        server_with(install_example(bare, drawing=False), bare / "data") as plain,
        server_with(install_example(drawn, drawing=True), drawn / "data") as own,
    ):
        yield {"plain": plain, GAME: own}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """What is on the page: the plain table, or the drawing."""
    return str(request.param)


def sit_down(ann: Person, address: str, language: str = "en") -> Page:
    """At a table against bots."""
    ann.page.goto(f"{address}/?language={language}")
    ann.page.locator(f"[data-play={GAME}]").click()
    ann.my_turn()
    return ann.page


def test_taps_on_a_phone_play_a_whole_game(
    browser: Browser, servers: dict[str, Served], kind: str
) -> None:
    with person(browser, servers[kind].address, **PHONE) as ann:
        page = sit_down(ann, ann.address)
        assert page.locator("[data-drawing]").get_attribute("data-drawing") == kind
        expect(page.locator("[data-aim]")).to_have_text("Win the most tricks.")
        others = page.get_by_role("list", name="Other players").get_by_role("listitem")
        expect(others).to_have_count(2)
        hand = page.get_by_role("region", name="You").get_by_role("list", name="Your hand")
        names = [card.get_attribute("aria-label") for card in hand.get_by_role("button").all()]
        assert len(names) == 8
        assert all(CARD.match(name or "") for name in names)
        if page.locator("[data-move][aria-disabled=true]").count() == 0:
            ann.make(ann.legal()[0])  # whoever leads may play all of them: the next turn, then
            ann.my_turn()
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            ann.fits()
            assert off_screen(page) == [], f"{width}x{height}"
        no_serious_violation(page)
        still = places(page)
        page.locator("[data-prompt] > span").evaluate(WRITE, LONG)
        assert moved(still, places(page)) == []
        expect(
            page.get_by_role("list", name=re.compile("^(Current|Previous) trick$"))
        ).to_have_count(1)
        ann.play_to_the_end(randomly(3))
        page.locator("[data-result]").wait_for()
        ann.fits()
        no_serious_violation(page)
        table = ann.room.get_attribute("data-table")
        page.goto(f"{ann.address}/#/t/{table}/replay/0/all")
        page.wait_for_selector('[data-state="idle"]')
        assert page.locator(LEGAL).count() == 0  # nobody moves here
        shown = page.get_by_role("img", name=CARD).or_(page.get_by_role("listitem", name=CARD))
        expect(shown).to_have_count(24 if kind == GAME else 16)
        ann.fits()
        no_serious_violation(page)


def test_keys_on_a_desk_in_another_language(
    browser: Browser, servers: dict[str, Served], kind: str
) -> None:
    with person(browser, servers[kind].address) as ann:
        page = sit_down(ann, ann.address, PSEUDO)
        ann.fits()
        for _ in range(3):
            assert english_on(page, names_on(page)) == []
            held = page.locator("section[data-seat] [data-move]").count()
            page.keyboard.press("h")
            page.keyboard.press("Home")
            walked = [focused(page)]
            for _ in range(held - 1):
                page.keyboard.press("ArrowRight")
                walked.append(focused(page))
            assert len({*walked} - {None}) == held
            page.keyboard.press("h")
            seq = ann.seq
            page.keyboard.press("Enter")
            page.wait_for_selector(f'{ROOM}:not([data-seq="{seq}"])')
            ann.my_turn()
        assert focused(page) in ann.legal()  # whoever plays by keys goes on by keys
        barred = page.locator("[data-move][aria-disabled=true]")
        if barred.count():
            barred.first.dispatch_event("click")
            assert english_on(page, names_on(page)) == []
            expect(page.locator("[data-toast] .reason")).to_contain_text("⟦")


def focused(page: Page) -> str | None:
    """The move whose button has the focus."""
    move: str | None = page.evaluate("document.activeElement?.dataset?.move ?? null")
    return move


def names_on(page: Page) -> set[str]:
    """The people at the table, and the game's title, which is the same in all languages."""
    return {"Most Tricks", *page.locator("[data-seat] h3 bdi").all_inner_texts()}


def test_the_emblem_is_the_packages_or_else_its_initials(
    browser: Browser, servers: dict[str, Served]
) -> None:
    for kind in KINDS:
        with person(browser, servers[kind].address) as ann:
            ann.at_home()
            box = ann.page.locator("article", has=ann.page.locator(f"[data-play={GAME}]"))
            emblem = box.locator("img")
            if kind == GAME:
                expect(emblem).to_have_js_property("complete", True)
                assert emblem.evaluate("it => it.naturalWidth") > 0
            else:
                expect(box.locator("svg text")).to_have_text("MT")
                expect(emblem).to_have_count(0)


BROKEN = {
    "while it is drawn": "export function mount() { throw new Error('broken') }",
    "later": "export const mount = () => ({ update() { throw new Error('broken') } })",
    "as it is read": "this is no script",
    "by the policy": "export function mount() { new Function('return 1')() }",
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_drawing_that_fails_leaves_the_plain_table(
    browser: Browser, servers: dict[str, Served], how: str
) -> None:
    with person(browser, servers[GAME].address, **PHONE) as ann:
        headers = {"content-security-policy": "", "content-type": "text/javascript"}
        ann.page.route(
            "**/drawing/table.js",
            lambda route: route.fulfill(body=BROKEN[how], headers=headers),
        )
        page = sit_down(ann, ann.address)
        if how == "later":
            page.keyboard.press("m")
            page.locator("[data-list-move]").first.click()
        page.locator("[data-drawing=plain]").wait_for()
        expect(page.locator("[data-drawing-failed]")).to_contain_text("isn’t working")
        page.wait_for_selector(LEGAL)
        if how == "later":
            page.keyboard.press("Escape")
        ann.make(ann.legal()[0])
        assert ann.complaints  # for the author
        ann.complaints.clear()


def test_the_example_ships_current_types(tmp_path: Path) -> None:
    """As `trickery types` prints them."""
    packages = install_example(tmp_path, drawing=True)
    done = subprocess.run(
        [sys.executable, "-c", "from trickery.cli import main; main()", "types", "Most Tricks"],
        env=environment(PYTHONPATH=str(packages), NUMBA_DISABLE_JIT="1"),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    shipped = packages / "most_tricks" / "drawing" / "types.d.ts"
    assert done.stdout == shipped.read_text(encoding="utf-8")
