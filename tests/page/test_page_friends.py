"""What friends at a table learn of each other, in real browsers.

How soon they learn it is measured by `benchmarks/friends.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.browser import Person, person
from kit.server import Served


@pytest.fixture
def ann_and_bea(browser: Browser, served: Served) -> Iterator[tuple[Person, Person]]:
    """Two people in the lobby of a table for four, which Ann has opened."""
    with person(browser, served.address) as ann, person(browser, served.address) as bea:
        ann.at_home()
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.locator("[data-options=trick_party]").click()
        ann.page.locator("[data-open-table]").click()
        ann.page.locator('[data-luck="0"]').wait_for()
        link = ann.page.get_by_label("Invite link", exact=True)
        expect(link).not_to_have_value("")
        bea.page.goto(link.input_value())
        sit(bea, "Bea")
        yield ann, bea


def sit(one: Person, name: str) -> None:
    """Take the second seat."""
    one.page.get_by_label("Your name").fill(name)
    one.page.locator('[data-sit="1"]').click()
    one.page.locator('[data-luck="1"]').wait_for()


def deal(ann: Person, *people: Person) -> None:
    """Begin, once everybody has pledged their luck."""
    ann.page.locator('[data-luck="1"]').wait_for()
    ann.page.locator("[data-start]").click()
    for one in (ann, *people):
        one.room.wait_for()


def test_the_lobby_tells_names_chat_the_clock_and_who_stands_up(
    ann_and_bea: tuple[Person, Person],
) -> None:
    ann, bea = ann_and_bea
    row = ann.page.locator('[data-seat-row="1"]')
    bea.page.locator("[data-name]").fill("Beatrix")
    bea.page.locator("[data-rename]").click()
    expect(row).to_contain_text("Beatrix")
    bea.page.locator("[data-own]").fill("Shall we?")
    bea.page.locator("[data-send]").click()
    ann.page.locator("li.chat", has_text="Shall we?").wait_for()
    ann.page.locator("[data-set-clock]").select_option("300")
    bea.page.get_by_text("300 seconds a move").wait_for()
    bea.page.locator("[data-stand-up]").click()
    expect(row).not_to_contain_text("Beatrix")
    ann.page.get_by_role("button", name="Add a bot in seat 4").click()
    bot = ann.page.locator('[data-seat-row="3"] .name')
    expect(bot).to_contain_text("Novice")
    called = bot.inner_text().split()[1]
    sit(bea, "Bea")
    deal(ann, bea)
    for one in (ann, bea):
        one.page.locator("main").get_by_text(called).first.wait_for()
        assert "Seat 4" not in one.room.inner_text()


def test_a_table_tells_who_paused_who_lost_connection_and_who_left(
    ann_and_bea: tuple[Person, Person],
) -> None:
    ann, bea = ann_and_bea
    deal(ann, bea)
    bea.page.locator("[data-pause]").click()
    paused = ann.page.locator('[data-paused="1"]')
    expect(paused).to_contain_text("Bea")
    ann.page.locator("[data-resume]").click()
    bea.page.locator("[data-paused]").wait_for(state="detached")
    place = bea.page.url
    bea.page.close()
    lost = ann.page.locator('[data-lost="1"]')
    expect(lost.locator("[data-bot-in]")).to_be_visible()
    lost.locator("[data-stop-waiting]").click()
    ann.page.locator("span.away").wait_for()
    bea.page = bea.context.new_page()
    bea.page.goto(place)
    ann.page.locator("span.away").wait_for(state="detached")
    ann.page.locator("[data-menu]").click()
    ann.page.locator("[data-leave]").click()
    for told in ("Ann has left: a bot stands in.", "Bea is the host now."):
        bea.page.locator("li.seat", has_text=told).wait_for()
    ann.page.locator("[data-play]").first.wait_for()  # she's at home: only then she returns
    ann.page.goto(place)
    bea.page.locator("li.seat", has_text="Ann is back.").wait_for()
