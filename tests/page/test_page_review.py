"""The review of a finished game at the page, in a real browser: every game, on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from kit.accessibility import no_serious_violation
from kit.browser import LEGAL, Person, on_a_phone, person, randomly
from kit.legibility import hard_to_read
from kit.server import QUICK, SHORTEST, Held, Served, play_to_the_end, serving
from trickery.core import registry
from trickery.server.storage.store import sqlite_url

LANGUAGES = ("en", "de", "fr", "it")
DESK = {"viewport": ViewportSize(width=1280, height=800), "color_scheme": "light"}
PHONE = on_a_phone(viewport=ViewportSize(width=360, height=640), color_scheme="dark")
LIT = "all => all.map(each => each.dataset.move)"
WORTH = "all => all.map(each => each.dataset.worth)"
#: What a hint covers of the hand and of the moves that it recommends.
COVERED = """() => {
  const hint = document.querySelector("[data-hint]").getBoundingClientRect();
  const under = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const beside = left >= hint.right || right <= hint.left;
    return !beside && top < hint.bottom && bottom > hint.top;
  };
  const seen = [...document.querySelectorAll("section[data-seat], [data-lit]")];
  return seen.filter(under).map((each) => each.outerHTML.slice(0, 90));
}"""


@pytest.fixture(scope="module")
def reviewing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose coach does not look deeply."""
    settings = replace(QUICK, review_playouts=60, reviews_a_minute=1000)
    with serving(sqlite_url(tmp_path_factory.mktemp("tables")), settings) as running:
        yield running


def finished(served: Served, name: str) -> Held:
    """A game that somebody has played at random, among those who do so, too."""
    held = served.open(name, players=registry.card(name).fewest)
    play_to_the_end(held, randomly(5))
    return held


def mistake(held: Held) -> dict[str, Any]:
    """A decision with something better, as soon as the coach has found one."""
    for seat in range(held.state()["info"]["players"]):
        found, done = 0, False
        while not done:
            told = held.get("review", seat=seat, since=found).json()
            done = told["done"]
            found += len(told["review"]["findings"])
            for each in told["review"]["findings"]:
                best = each["groups"][0]["moves"]
                if each["chosen"] not in best and each["cost"]["mean"] > 0.002:
                    return dict(each)
    raise AssertionError("nobody made a mistake")


def sit_down(ann: Person, held: Held) -> None:
    """Open the page as whoever played."""
    ann.at_home()
    kept = f"{{{held.table!r}: {{secret: {held.secret!r}, game: 'any', when: 1}}}}"
    ann.page.evaluate(f"localStorage.setItem('trickery.seats', JSON.stringify({kept}))")
    ann.page.goto(f"{ann.address}/?language=en#/t/{held.table}")


def reads_well(ann: Person, held: Held) -> None:
    """Nothing is cut off, nothing serious is in the way of those who cannot see it."""
    names = {seat["name"] for seat in held.state()["info"]["seats"]}
    assert hard_to_read(ann.page, names) == []
    no_serious_violation(ann.page)


def test_learning_from_a_mistake(browser: Browser, reviewing: Served, name: str) -> None:
    """From the result to the review, another try, the answer, and on from there."""
    size = DESK if registry.names().index(name) % 2 else PHONE
    held = finished(reviewing, name)
    with person(browser, reviewing.address, bypass_csp=True, **size) as ann:
        sit_down(ann, held)
        ann.page.locator("[data-review-door]").click()
        wanted = mistake(held)
        ann.page.locator("select").first.select_option(str(wanted["seat"]))
        entry = ann.page.locator(f'[data-decision="{wanted["number"]}"]')
        entry.wait_for()
        curve = ann.page.get_by_role("slider")
        curve.press("Home")
        expect(curve).to_have_attribute("aria-valuetext", re.compile("^Decision [0-9]+: "))
        ann.page.locator('[data-order="game"]').click()
        first = ann.page.locator("[data-decision], [data-awaited]").first
        expect(first).to_contain_text("1")
        expect(entry).to_contain_text("etter: ")
        reads_well(ann, held)
        entry.press("Enter")  # a click does nothing while rows are moving
        tries(ann, wanted)
        ann.page.locator("[data-show]").click()
        said = ann.page.locator("[data-said]")
        expect(said).to_have_text(re.compile("etter: "))
        expect(ann.page.locator("[data-worth]")).not_to_have_count(0)
        expect(ann.page.locator("[data-says]")).to_have_count(1)
        why = wanted["why"]
        points = [point for point in why["points"] if point["text"] != why["says"]]
        expect(ann.page.locator("[data-reasons] li")).to_have_count(len(points))
        reads_well(ann, held)
        playing_on(ann, wanted, held)
        hinted(ann, wanted)


def tries(ann: Person, wanted: dict[str, Any]) -> None:
    """Make a move at the table that was the wrong one, as often as its drawing wants a tap."""
    ann.page.wait_for_selector(f'[data-at="{wanted["number"]}"][data-shown="false"]')
    said = ann.page.locator("[data-said]")
    asked = said.inner_text()
    ann.page.locator(LEGAL).first.wait_for()
    assert set(ann.legal()) <= all_moves(wanted)
    ann.page.locator("[data-list] summary").click()
    ann.page.locator(f'[data-list-move="{wanted["chosen"]}"]').click()
    expect(said).not_to_have_text(asked)


def all_moves(finding: dict[str, Any]) -> set[str]:
    """The moves that it weighs."""
    return {move for group in finding["groups"] for move in group["moves"]}


def playing_on(ann: Person, wanted: dict[str, Any], held: Held) -> None:
    """At a new table, from this decision on, in the same seat."""
    ann.page.locator("[data-play-on]").click()
    ann.my_turn()
    assert set(ann.legal()) == all_moves(wanted)
    assert ann.room.get_attribute("data-table") != held.table


def hinted(ann: Person, wanted: dict[str, Any]) -> None:
    """There the coach gives a hint, which covers neither the hand nor what it recommends."""
    ann.page.locator("[data-ask-hint]").click()
    ann.page.locator('[data-hint="told"]').wait_for()
    expect(ann.page.locator("[data-hint] [data-worth]")).not_to_have_count(0)
    assert ann.page.locator("[data-hint] .first").inner_text()
    if (more := ann.page.locator("[data-hint] [data-all-worths]")).count():
        more.click()  # a long list begins short
    best = ann.page.eval_on_selector_all("[data-hint] [data-group='0'] [data-worth]", WORTH)
    assert set(ann.page.eval_on_selector_all("[data-lit]", LIT)) <= set(best)
    assert ann.page.evaluate(COVERED) == []
    no_serious_violation(ann.page)
    ann.page.locator("[data-close-hint]").click()
    assert set(ann.legal()) == all_moves(wanted)


def test_a_whole_review_by_its_link(browser: Browser, reviewing: Served) -> None:
    """In every language: all decisions, the account that adds up; then another seat."""
    held = finished(reviewing, SHORTEST)
    with person(browser, reviewing.address, **DESK) as ann:
        for language in LANGUAGES:
            ann.page.goto("about:blank")
            ann.page.goto(f"{ann.address}/?language={language}#/review/{held.table}")
            whole = ann.page.locator('[data-review][data-seat="0"][data-done="true"]')
            whole.wait_for(timeout=90_000)  # the coach may have to be compiled first
            assert ann.page.locator("[data-account] li").count() == 5
            assert hard_to_read(ann.page, set()) == []
        told = held.get("review", seat=0, since=0).json()["review"]
        account = told["account"]
        told_in_all = account["start"] + sum(account["luck"]) + account["room"] - account["cost"]
        assert told_in_all == pytest.approx(account["result"], abs=0.01)
        assert ann.page.locator("[data-decision]").count() == told["decisions"]
        ann.page.locator("select").first.select_option("1")
        ann.page.locator(
            '[data-review][data-seat="1"][data-found]:not([data-found="0"])'
        ).wait_for()


def test_there_is_no_review_of_a_running_game(browser: Browser, reviewing: Served) -> None:
    held = reviewing.open()
    with person(browser, reviewing.address) as ann:
        ann.page.goto(f"{ann.address}/#/review/{held.table}/0")
        expect(ann.page.get_by_role("heading", name="Review not available")).to_be_visible()
        ann.complaints.clear()  # of the refusal
