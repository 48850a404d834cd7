"""Learning at the page, in a real browser: lessons to their end, and what a newcomer is told."""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from kit.accessibility import no_serious_violation
from kit.browser import Person, somebody
from kit.legibility import hard_to_read
from kit.lessons import lesson_of
from kit.server import Held, Served
from trickery.core import pledges, registry
from trickery.core.words import Translator
from trickery.server.storage import shards

PHONE = ViewportSize(width=360, height=640)
DESK = ViewportSize(width=1280, height=720)
LANGUAGES = ("en", "de", "fr", "it")
#: People whose names are hard to place: long, from right to left, a family.
HARD = ("Wilhelmina Rosenfeldtner", "עמנואל בן־גוריון", "👨‍👩‍👧‍👦 Meier", "Bo")
SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (640, 400),
    (1280, 800),
    (1920, 1080),
)


class Pupil(Person):
    """Somebody who knows only what the page says."""

    language = "en"

    def go(self, place: str) -> None:
        """Somewhere, in the language."""
        self.page.goto(f"{self.address}/?language={self.language}{place}")
        expect(self.page.locator("html")).to_have_attribute("lang", self.language)

    def at(self, number: int, phase: str) -> None:
        """Wait for a step of a lesson."""
        self.page.wait_for_selector(f'[data-lesson][data-number="{number}"][data-phase="{phase}"]')

    def does(self, move: str) -> None:
        """Make a move at a lesson's table: as many clicks as its drawing wants."""
        button = self.page.locator(f'[data-move="{move}"]:not([aria-disabled=true])').first
        for _ in range(3):
            button.click(position={"x": 9, "y": 16})
            self.page.wait_for_selector('html[data-state="idle"]')
            sure = self.page.locator("dialog[open] [data-sure]")
            if sure.count():
                sure.click()
            if self.page.locator('[data-phase="asked"]').count() == 0:
                return
        raise AssertionError(f"'{move}' was clicked and nothing came of it")

    def name(self) -> str:
        """What the page calls them."""
        return str(self.page.evaluate("JSON.parse(localStorage['trickery.settings']).name"))

    def says(self) -> str:
        """What the page says at the moment."""
        return self.page.locator("[data-coach]").inner_text()


@pytest.fixture(params=LANGUAGES)
def pupil(request: pytest.FixtureRequest, browser: Browser, served: Served) -> Iterator[Pupil]:
    """Somebody who reads a language."""
    with somebody(Pupil, browser, served.address) as found:
        found.language = request.param
        yield found


# Lessons ------------------------------------------------------------------------------------------


def test_a_lesson_by_clicking(pupil: Pupil, name: str) -> None:
    """Every step to the end: lit, asked for, made, answered.

    Two languages on a desk and two on a phone, in turns from game to game; where it ends, both.
    """
    taught = lesson_of(name)
    package = registry.package_of(name)
    turn = LANGUAGES.index(pupil.language) + registry.names().index(name)
    pupil.page.set_viewport_size((DESK, PHONE)[turn % 2])
    pupil.go(f"#/learn/{name}")
    pupil.at(0, "asked")
    names = _names(taught.players, taught.seat, pupil.name())
    told = Translator(pupil.language, package, names.__getitem__)
    for number, shown in enumerate(taught.shown()):
        pupil.at(number, "asked")
        _pointed_at(pupil, shown.step.lit)
        if shown.step.move:
            pupil.does(shown.step.move)
        elif shown.answer:
            pupil.page.locator("[data-on]").click()
        if any(frame.ended for frame in shown.frames):
            pupil.page.locator("dialog[open] [data-go-on]").click()
        if shown.answer:
            pupil.at(number, "answered")
            assert _plain(pupil.says()) == _plain(told.text(shown.answer))
            _pointed_at(pupil, shown.step.lit_after)
        pupil.page.locator("[data-on]").click()
    pupil.at(len(taught.steps), "done")
    for size in (DESK, PHONE):
        pupil.page.set_viewport_size(size)
        assert hard_to_read(pupil.page, set(names)) == []
    if not taught.at_step(len(taught.steps)).match.over:
        pupil.page.locator("[data-play-on]").click()
        pupil.room.wait_for()
        pupil.page.locator("[data-hint]").wait_for()  # it comes by itself in the first game


#: Whether something comes into sight with nothing over it: cards may overlap, not their corners.
IN_SIGHT = """async (selector) => {
  const inSight = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [corner, middle, end] = [[9, 16], [width / 2, height / 2], [width / 2, height - 4]].map(
      ([x, y]) => one.contains(document.elementFromPoint(left + x, top + y)),
    );
    return (corner || middle) && end;
  };
  for (let frame = 0; frame < 100; frame++) {
    if ([...document.querySelectorAll(selector)].some(inSight)) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}"""


def _pointed_at(pupil: Pupil, wanted: Sequence[str]) -> None:
    """All that a step points at is there, and marked."""
    for lit in wanted:
        kind, _, what = lit.partition(" ")
        selector = f"[data-{kind}={json.dumps(what)}][data-lit]"
        pupil.page.locator(selector).first.wait_for()
        if kind == "move":
            assert pupil.page.evaluate(IN_SIGHT, selector), f"{lit} is covered"


def _names(players: int, seat: int, own: str) -> list[str]:
    from trickery.server.table.names import BOTS

    return [*BOTS[:seat], own, *BOTS[seat : players - 1]]


def _plain(text: str) -> str:
    """Without what browsers and catalogues space differently; a reason begins large."""
    return " ".join(text.split()).casefold()


def test_another_try_is_answered_kindly_and_taken_back(
    browser: Browser, served: Served, name: str
) -> None:
    """Back, and being shown how, work as well."""
    taught = lesson_of(name)
    number, step = next((n, s) for n, s in enumerate(taught.steps) if s.wrong)
    with somebody(Pupil, browser, served.address) as ann:
        ann.go(f"#/learn/{name}")
        for at in range(number):
            ann.at(at, "asked")
            if taught.steps[at].move:
                ann.page.locator("[data-skip]").click()
                ann.at(at, "answered")
            ann.page.locator("[data-on]").click()
        ann.at(number, "asked")
        before = ann.says()
        refused(ann)
        assert ann.says() == before
        ann.does(next(iter(step.wrong)))
        ann.at(number, "astray")
        assert ann.says() != before
        ann.page.locator("[data-on]").click()
        ann.at(number, "asked")
        assert ann.says() == before
        if number:
            ann.page.locator("[data-back]").click()
            ann.at(number - 1, "asked")


def refused(ann: Pupil) -> None:
    """Tap something that isn't allowed, if there is any: the reason comes, without its clause."""
    barred = ann.page.locator("[data-move][aria-disabled=true]:visible")
    if barred.count() == 0:
        return
    for _ in range(2):  # where a first tap only lifts a card
        # Playwright would wait for it to be enabled: people don't.
        barred.first.click(position={"x": 9, "y": 16}, force=True)
        ann.page.wait_for_selector('html[data-state="idle"]')
    reason = ann.page.locator("[data-remark]").inner_text()
    assert reason
    assert not re.search(r"[A-Z]{2}-\d", reason)
    ann.complaints.clear()  # of the refusal


def test_a_lesson_is_offered_once(browser: Browser, served: Served) -> None:
    with somebody(Pupil, browser, served.address, bypass_csp=True) as ann:
        ann.context.add_init_script(
            "if (!localStorage.getItem('new')) { localStorage.setItem('new', 'no');"
            " localStorage.setItem('trickery.settings', '{\"offered\": []}'); }"
        )
        ann.at_home()
        other = ann.context.new_page()  # another tab, which is open all the while
        other.goto(ann.address)
        other.locator("[data-play=trick_party]").wait_for()
        ann.page.locator("[data-play=trick_party]").click()
        ann.page.locator("[data-learn-first]").wait_for()
        no_serious_violation(ann.page)
        ann.page.locator("[data-play-first]").click()
        ann.room.wait_for()
        other.locator("[data-play=trick_party]").click()
        other.locator("[data-table]").wait_for()
        ann.at_home()
        ann.page.locator("[data-play=trick_party]").click()
        ann.room.wait_for()


# What the table says ------------------------------------------------------------------------------

#: Badges without an explanation, and explanations that say nothing.
UNEXPLAINED = """() => [...document.querySelectorAll("[data-badge]")]
  .filter((it) => it.getClientRects().length > 0)
  .filter((it) => !it.closest("[data-explained]") && !it.querySelector("[data-explained]"))
  .map((it) => it.outerHTML.slice(0, 120))"""


def sit_with(pupil: Person, held: Held) -> None:
    """At somebody's table, in their seat."""
    key = {"secret": held.secret, "game": held.state()["info"]["game"], "when": 1}
    keys = json.dumps(json.dumps({held.table: key}))
    pupil.context.add_init_script(f"localStorage.setItem('trickery.seats', {keys})")


def test_options_are_explained_without_rule_numbers(browser: Browser, served: Served) -> None:
    with somebody(Pupil, browser, served.address) as ann:
        ann.at_home()
        for game in registry.ours():
            ann.page.locator(f"[data-options={game}]").click()
            dialog = ann.page.locator("dialog[open]")
            assert not re.search(r"[A-Z]{2}-\d", dialog.inner_text())
            ann.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")


def test_a_newcomer_is_told_the_aim_the_standing_and_what_every_badge_is(
    browser: Browser, served: Served, name: str
) -> None:
    held = served.open(name)
    with somebody(Pupil, browser, served.address, bypass_csp=True) as ann:
        sit_with(ann, held)
        ann.page.goto(f"{served.address}/#/t/{held.table}")
        seen: set[str] = set()
        for turn in range(6):
            if not ann.my_turn():
                break
            assert len(ann.page.locator("[data-aim]").inner_text()) > 10
            assert len(ann.page.locator("[data-standing]").inner_text()) > 5
            assert ann.page.evaluate(UNEXPLAINED) == []
            for badge in ann.page.locator("button[data-explained]:visible").all():
                id_ = str(badge.get_attribute("data-explained"))
                if id_ not in seen:
                    seen.add(id_)
                    explains(ann.page, id_)
            if turn == 2:
                no_serious_violation(ann.page)
            ann.make(ann.legal()[-1])
        assert len(seen) >= 5


def explains(page: Page, id_: str) -> None:
    """A badge comes up with an explanation when it is focused, and goes with the focus."""
    badge = page.locator(f"button[data-explained={id_}]:visible").first
    badge.focus()
    note = page.locator(f"[id={badge.get_attribute('aria-describedby')}]")
    expect(note).to_be_visible()
    assert len(note.inner_text()) > 8
    badge.blur()
    expect(note).to_be_hidden()


def test_axe_finds_nothing_serious_where_one_learns(
    browser: Browser, served: Served, name: str
) -> None:
    """A lesson in the dark, and the rules on one page by day."""
    for scheme, place, there in (
        ("dark", "learn", '[data-phase="asked"]'),
        ("light", "rules", "[data-sheet]"),
    ):
        more = {"bypass_csp": True, "color_scheme": scheme}
        with somebody(Pupil, browser, served.address, **more) as ann:
            ann.page.goto(f"{served.address}/#/{place}/{name}")
            ann.page.locator(there).wait_for()
            no_serious_violation(ann.page)


# Whether it fits ----------------------------------------------------------------------------------


def hard_table(served: Served, name: str) -> list[Held]:
    """A table with people whose names are hard to place, by their seats."""
    players = max(registry.card(name).fewest, min(len(HARD), registry.card(name).most))
    host = served.open(name, start=False, name=HARD[0], players=players, bots=None)
    people = [host, *(host.sit(called) for called in HARD[1:players])]
    assert host.post("start").status_code == 200
    return people


@pytest.fixture
def same_cards(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The same shuffle each time: what fits today fits tomorrow."""
    rng = random.Random(name)

    class Settled:
        """Secrets that are none."""

        token_bytes = staticmethod(rng.randbytes)
        choice = staticmethod(rng.choice)
        randbelow = staticmethod(rng.randrange)
        token_hex = staticmethod(lambda count: rng.randbytes(count).hex())
        compare_digest = staticmethod(secrets.compare_digest)

    for module in (shards, pledges):
        monkeypatch.setattr(module, "secrets", Settled)


@pytest.mark.usefixtures("same_cards")
def test_everything_fits_on_every_screen(browser: Browser, served: Served, name: str) -> None:
    """Nothing is cut off or lies on something else, whoever sits there and in any language."""
    people = hard_table(served, name)
    faults = []
    with somebody(Pupil, browser, served.address) as pupil:
        sit_with(pupil, people[0])
        for turns in (0, 30):
            play_on(people, turns)
            there = f'[data-seq="{people[0].state()["seq"]}"]'
            for pupil.language in LANGUAGES:
                pupil.go(f"#/t/{people[0].table}")
                pupil.page.wait_for_selector(there)
                for width, height in SIZES:
                    pupil.page.set_viewport_size({"width": width, "height": height})
                    where = f"{pupil.language}, {width}x{height}, {turns} moves on"
                    found = hard_to_read(pupil.page, set(HARD))
                    faults += [f"{where}: {fault}" for fault in found]
    assert faults == []


def test_bots_have_their_whole_names_at_a_full_table(
    browser: Browser, served: Served, name: str
) -> None:
    host = served.open(name, players=registry.card(name).most)
    with somebody(Pupil, browser, served.address) as ann:
        sit_with(ann, host)
        ann.go(f"#/t/{host.table}")
        ann.my_turn()
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            assert (width, height, hard_to_read(ann.page, set())) == (width, height, [])


def test_the_longest_names_stay_in_the_result(browser: Browser, served: Served) -> None:
    """Names of one word, as long as they may be."""
    host = served.open(start=False, name="Bartholomewfeatherstones", bots=None)
    names = ("Donaudampfschifffahrtska", "Maximilianevonwaldburgau", "Wolfgangamadeusmozartino")
    people = [host, *(host.sit(called) for called in names)]
    assert host.post("start").status_code == 200
    play_on(people, 1000)
    with somebody(Pupil, browser, served.address) as reader:
        reader.go(f"#/t/{host.table}")
        reader.page.locator("[data-result]").wait_for()
        for width, height in SIZES:
            reader.page.set_viewport_size({"width": width, "height": height})
            result = reader.page.locator("[data-result]")
            assert result.evaluate("it => it.scrollWidth <= it.clientWidth"), (width, height)


def play_on(people: list[Held], turns: int) -> None:
    """Let everybody make some moves."""
    for _ in range(turns):
        actor = people[0].state()["view"]["to_move"]
        if actor is None:
            return
        state = people[actor].state()
        moved = people[actor].move(state["view"]["legal"][-1], state["info"]["turn"])
        assert moved.status_code == 200
