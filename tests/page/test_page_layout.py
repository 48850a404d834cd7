"""Every game on a phone, on its side, and on a desk: measured, not guessed.

The hand and the aim stay on the screen, notices lie on nobody's cards, and nothing moves because
a line is long or a panel opens.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from kit.browser import PHONE, ROOM, Person, person, randomly, with_scrollbars
from kit.layout import covered_by, moved, off_screen, places
from kit.legibility import hard_to_read
from kit.server import SHORTEST, Held, Served

PHONES = ((360, 740), (844, 390))
DESK = ((1280, 800),)
MIDDLE = 5  # moves of one seat: there is more on the table, and the hand is still large
LONG = "You must follow suit: play a card of the suit that was led, or win with another"

#: The text itself stays, so that the page goes on writing there.
WRITE = "(line, words) => (line.firstChild.data = words)"


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[Browser]:
    """A browser whose scrollbars take room."""
    with with_scrollbars(browser) as running:
        yield running


def sit_down(ann: Person, held: Held, game: str) -> None:
    """In somebody's seat, until it's their turn."""
    take_seat(ann, held, game)
    play_on(ann, held, 0)


def take_seat(ann: Person, held: Held, game: str) -> None:
    keys = json.dumps(json.dumps({held.table: {"secret": held.secret, "game": game, "when": 1}}))
    ann.context.add_init_script(f"localStorage.setItem('trickery.seats', {keys})")
    ann.page.goto(f"{held.served.address}/#/t/{held.table}")


def play_on(ann: Person, held: Held, moves: int) -> None:
    """Make some moves, and wait for the next turn on the page."""
    choose = randomly(5)
    state = held.my_turn()
    for _ in range(moves):
        held.move(choose(state["view"]["legal"]), state["info"]["turn"])
        state = held.my_turn()
    ann.page.wait_for_selector(f'{ROOM}[data-seq="{state["seq"]}"][data-my-turn="true"]')


def test_the_table_stands_still_and_shows_the_hand(
    browser: Browser, desk: Browser, served: Served, name: str
) -> None:
    held = served.open(name)
    with person(browser, served.address, viewport=PHONE, has_touch=True, is_mobile=True) as ann:
        sit_down(ann, held, name)
        faults = looked_at(ann, PHONES)
        play_on(ann, held, MIDDLE)
        faults += looked_at(ann, PHONES)
    with person(desk, served.address) as ann:
        sit_down(ann, held, name)
        faults += looked_at(ann, DESK)
    assert not faults, "\n".join(faults)


def test_a_long_name_fits_beside_the_prompt(browser: Browser, served: Served) -> None:
    """Where somebody who thinks can be nudged."""
    long = "Donaudampfschifffahrtska"
    host = served.open("trick_100", start=False, name=long, players=2, bots=None)
    guest = host.sit(long[::-1])
    assert host.post("start").status_code == 200
    thinks = (host, guest)[host.state()["view"]["to_move"]]
    waits = guest if thinks is host else host
    phone = {"viewport": {"width": 320, "height": 568}, "locale": "de"}
    with thinks.live() as socket, person(browser, served.address, **phone) as ann:
        socket.hear("state")
        take_seat(ann, waits, "trick_100")
        ann.page.locator("[data-nudge]").wait_for()
        assert hard_to_read(ann.page, {long, long[::-1]}) == []


def looked_at(ann: Person, screens: tuple[tuple[int, int], ...]) -> list[str]:
    """What is wrong with a table on some screens."""
    found: list[str] = []
    for width, height in screens:
        ann.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {fault}" for fault in faults_of(ann)]
    return found


def faults_of(ann: Person) -> list[str]:
    """What is wrong with a table on this screen."""
    page = ann.page
    faults = [f"off the screen: {one}" for one in off_screen(page)]
    still = places(page)
    line = page.locator("[data-prompt] > span")
    short = line.inner_text()
    line.evaluate(WRITE, LONG)
    faults += [f"pushed by a long line: {one}" for one in moved(still, places(page))]
    line.evaluate(WRITE, short)
    for tab in ("sheet", "log"):
        page.locator(f"[data-tab={tab}]").click()
        faults += [f"pushed by the panel: {one}" for one in moved(still, places(page))]
    page.keyboard.press("Escape")
    faults += [f"covered by a notice: {one}" for one in refused(ann)]
    return faults


def refused(ann: Person) -> list[str]:
    """Try a move that isn't allowed, if there is one, and see what the notice of it covers."""
    barred = ann.page.locator("[data-move][aria-disabled=true]")
    if barred.count() == 0:
        return []
    barred.first.dispatch_event("click")
    notice = ann.page.locator("[data-toast]")
    notice.locator(".reason").evaluate(WRITE, LONG)
    found = covered_by(ann.page, "[data-toast]")
    notice.get_by_role("button").click()
    return found


#: A long report of what the others did, in the place of the question.
REPORT = """(prompt) => {
  prompt.classList.remove("asked");
  const words = prompt.querySelector("span");
  words.className += " long";
  words.textContent = "And the round is over. ".repeat(20);
}"""


def test_a_long_report_does_not_push_the_table_down(browser: Browser, served: Served) -> None:
    held = served.open(SHORTEST)
    for size in ({"width": 820, "height": 700}, {"width": 390, "height": 844}):
        with person(browser, served.address, viewport=size) as ann:
            sit_down(ann, held, SHORTEST)
            prompt = ann.page.locator("[data-prompt]")
            before = prompt.bounding_box()
            prompt.evaluate(REPORT)
            ann.page.evaluate("new Promise((drawn) => requestAnimationFrame(drawn))")
            assert before == prompt.bounding_box()
