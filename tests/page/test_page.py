"""The page in a real browser: every game to its end, on desk and phone, by mouse and by keys."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kit import loop
from kit.accessibility import no_serious_violation
from kit.browser import LEGAL, PHONE, TOO_WIDE, Person, on_a_phone, person, randomly
from kit.frozen import TABLES, lines, revised
from kit.server import Served, play_to_the_end, serving
from trickery.core import fair, records, registry
from trickery.server.storage.store import Store, sqlite_url

ENOUGH = 50  # moves on offer, one decision after the other, for the keys to walk among
TITLES = {name: registry.card(name).title for name in registry.names()}


# What the page may not do -----------------------------------------------------------------------

#: Tried by the page itself, once we are out of it: what a debugger evaluates is let through.
TRY_TO_EVALUATE = """() => {
    const told = document.createElement("p"), tell = (text) => (told.dataset.tried += text + " ");
    told.dataset.tried = "";
    document.addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.ran = 'inline'";
    const ways = {
        eval: () => window.eval("1 + 1"),
        Function: () => new Function("return 2")(),
        timer: () => setTimeout("document.documentElement.dataset.ran = 'timer'", 0),
        inline: () => document.head.append(script),
    };
    setTimeout(() => {
        for (const [name, way] of Object.entries(ways)) {
            try { way(); tell(name + ":done"); } catch (error) { tell(name + ":" + error.name); }
        }
        setTimeout(() => { told.id = "tried"; document.body.append(told); }, 100);
    }, 0);
}"""


def test_the_page_cannot_run_text_as_code(browser: Browser, served: Served) -> None:
    """In a browser that keeps to our content security policy: nothing here bypasses it."""
    with person(browser, served.address) as ann:
        ann.at_home()
        ann.page.evaluate(TRY_TO_EVALUATE)
        tried = ann.page.locator("#tried")
        tried.wait_for(state="attached")
        told = (tried.get_attribute("data-tried") or "").split()
        assert {"eval:EvalError", "Function:EvalError"} <= set(told)
        assert {"script-src", "script-src-elem"} <= set(told), "the policy said so"
        assert ann.page.locator("html").get_attribute("data-ran") is None
        assert len(ann.complaints) >= 2, "the console says so, too"
        ann.complaints.clear()


# Sitting down and playing ------------------------------------------------------------------------


def test_one_click_leads_to_a_dealt_hand_and_the_first_page_is_small(ann: Person) -> None:
    sizes: list[int] = []
    ann.page.on("response", lambda response: sizes.append(len(response.body())))
    ann.at_home()
    ann.page.get_by_role("button", name=re.compile("^Play")).first.wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 112_000
    ann.play_now("Trick Party")
    assert ann.page.locator("[data-move]").count() == 15


def test_home_starts_where_you_left_off_and_shows_two_games(
    browser: Browser, served: Served
) -> None:
    """On a phone: friends who wait, then the games, of which two fit the first screen."""
    ann, bea = served.two("trick_100", players=2)  # no bot moves meanwhile
    waits = ann if ann.state()["view"]["to_move"] == ann.seat else bea
    friend = bea if waits is ann else ann
    phone = on_a_phone(viewport={"width": 360, "height": 740})
    # Whoever waits is connected elsewhere, too: or a bot would take over after a while.
    with (
        friend.live() as socket,
        waits.live() as elsewhere,
        person(browser, served.address, **phone) as user,
    ):
        socket.hear("state")
        elsewhere.hear("state")
        user.at_home()
        key = {"secret": waits.secret, "game": "trick_100", "when": 1}
        seats = json.dumps({waits.table: key})
        user.page.evaluate("told => (localStorage['trickery.seats'] = told)", seats)
        user.page.reload()
        link = user.page.locator("[data-held] [data-continue]")
        expect(link).to_have_text("Your turn: continue Trick 100")
        name = {0: "Ann", 1: "Bea"}[friend.seat]
        expect(user.page.locator("[data-held]")).to_contain_text(f"{name} is waiting for you")
        for play in user.page.locator("[data-play]").all()[:2]:
            expect(play).to_be_in_viewport(ratio=1)
        user.fits()
        link.click()
        user.my_turn()


def test_a_whole_game_by_clicking(browser: Browser, served: Served, name: str) -> None:
    """On the smallest phone; `test_page_words.py` plays whole games on larger screens, too."""
    with person(browser, served.address, **on_a_phone()) as ann:
        ann.at_home()
        ann.play_now(TITLES[name])
        ann.fits()
        ann.play_each_kind(served, randomly(3))
        ann.page.locator("[data-result]").wait_for()
        for door in ("[data-rematch]", "[data-review-door]"):  # nobody has to scroll for them
            expect(ann.page.locator(door)).to_be_in_viewport(ratio=1)
        why = ann.page.locator("[data-why]")
        expect(why).to_have_text(re.compile(r"^[^{}]+\.$"))  # why the game ended, and not twice
        assert ann.page.locator("[data-result]").inner_text().count(why.inner_text()) == 1
        ann.page.get_by_text("Record and fairness").click()
        expect(ann.page.locator("[data-fair]")).to_have_attribute("data-fair", "proven")
        expect(ann.page.locator("[data-finding=cards]")).to_have_attribute("data-mark", "proven")
        ann.fits()


def test_a_game_whose_drawing_is_out_of_reach_is_played_at_a_plain_table(
    browser: Browser, served: Served
) -> None:
    with person(browser, served.address, **on_a_phone(bypass_csp=True)) as ann:
        ann.page.route("**/games/*.js", lambda route: route.abort())
        ann.at_home()
        ann.play_now(TITLES["trick_party"])
        players = ann.page.get_by_role("list", name="Other players").get_by_role("listitem")
        expect(players).to_have_count(3)
        expect(ann.page.locator("[data-drawing-failed]")).to_contain_text("Reloading")
        no_serious_violation(ann.page)
        ann.fits()
        ann.play_to_the_end(randomly(3))
        ann.page.locator("[data-result]").wait_for()
        ann.fits()
        ann.complaints.clear()  # the browser notes that it could not fetch the drawing


def test_a_game_by_keyboard_alone(browser: Browser, served: Served, name: str) -> None:
    """Until the keys have had enough moves to walk among; the end is no other with a mouse."""
    walked = 0
    with person(browser, served.address) as ann:
        ann.at_home()
        button = ann.page.get_by_role("button", name=re.compile(f"^Play.*{TITLES[name]}"))
        tab_until(ann, lambda: button.evaluate("it => it === document.activeElement"))
        ann.page.keyboard.press("Enter")
        choose = randomly(4)
        while walked < ENOUGH and ann.my_turn():
            legal = ann.legal()
            walked += len(legal)
            seq, wanted = ann.seq, choose(legal)
            reach_by_keys(ann, wanted)
            for _ in range(3):
                ann.page.keyboard.press("Enter")
                if ann.answered(seq):
                    break
            assert ann.seq != seq, wanted


def tab_until(ann: Person, reached: object) -> None:
    assert callable(reached)
    for _ in range(120):
        if reached():
            return
        ann.page.keyboard.press("Tab")
    raise AssertionError("Tab never got there")


#: Where the focus is, and whether it is on a move.
FOCUS = """move => {
  const focused = document.activeElement;
  return [[...document.querySelectorAll("*")].indexOf(focused), focused?.dataset?.move === move];
}"""


SIDEWAYS = ("ArrowRight", "ArrowLeft")
WALK = (*SIDEWAYS, "ArrowDown", *SIDEWAYS, "ArrowUp", *SIDEWAYS)


def reach_by_keys(ann: Person, move: str) -> None:
    """`h` goes to the first move on offer; arrows walk within a group, Tab to the next one."""
    ann.page.keyboard.press("h")
    for _ in range(40):
        for key in WALK:
            seen: set[int] = set()
            while True:
                place, there = ann.page.evaluate(FOCUS, move)
                if there:
                    return
                if place in seen:
                    break
                seen.add(place)
                ann.page.keyboard.press(key)
        ann.page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to '{move}'")


def test_two_people_at_one_table(browser: Browser, served: Served) -> None:
    with person(browser, served.address) as ann, person(browser, served.address) as bea:
        ann.at_home()
        ann.page.get_by_label("Your name").fill("<b>Ann</b>")
        ann.page.locator("[data-options=trick_100]").click()
        ann.page.locator("dialog[open]").get_by_role("combobox", name="Players").select_option("2")
        ann.page.locator("[data-open-table]").click()
        ann.page.wait_for_selector('[data-phase="lobby"]')
        bea.at_home()
        bea.page.get_by_label("Your name").fill("Bea")
        bea.page.goto(ann.page.url)
        expect(bea.page.locator("[data-watching]")).to_contain_text("This link is for watching")
        assert bea.page.locator("[data-sit], [data-link=sit]").count() == 0
        bea.page.goto(ann.page.locator("[data-link=sit]").input_value())
        bea.page.locator("[data-sit]").click()
        ann.page.get_by_text("Bea").first.wait_for()
        for seat in (0, 1):
            ann.page.locator(f'[data-luck="{seat}"]').wait_for()  # later it would be refused
        ann.page.locator("[data-start]").click()
        choose = randomly(5)
        seq = 0
        while True:
            for one in (ann, bea):
                one.page.wait_for_selector(f'[data-table]:not([data-seq="{seq}"])')
            if ann.room.get_attribute("data-phase") == "over":
                break
            turn = '[data-my-turn="true"], [data-phase="over"]'
            mover = next((one for one in (ann, bea) if one.page.locator(turn).count()), None)
            if mover is not None and mover.my_turn():
                mover.make(choose(mover.legal()))
        assert bea.page.get_by_text("<b>Ann</b>").count() > 0  # a name is text, whatever is in it
        assert bea.page.locator("b", has_text=re.compile("^Ann$")).count() == 0


def test_dealt_cards_are_taken_over_only_if_the_host_says_so(
    browser: Browser, served: Served, ann: Person
) -> None:
    ann.at_home()
    ann.page.locator("[data-options=trick_party]").click()
    ann.page.locator("[data-open-table]").click()
    invitation = ann.page.locator("[data-link=sit]").input_value()
    ann.page.locator('[data-luck="0"]').wait_for()
    ann.page.locator("[data-start]").click()
    ann.room.wait_for()
    with person(browser, served.address) as bea:
        bea.at_home()
        bea.page.get_by_label("Your name").fill("Bea")
        bea.page.goto(invitation)
        bea.page.get_by_text("Watching").first.wait_for()
        assert bea.page.get_by_role("button", name="Sit down").count() == 0
        ann.page.locator("[data-menu]").click()
        ann.page.locator('[data-offer="2"]').click()
        bea.page.get_by_role("button", name="Sit down").click()
        assert bea.page.locator("[data-sit]").count() == 1
        bea.page.locator('[data-sit="2"]').click()
        expect(ann.page.locator('[data-seat-row="2"]')).to_contain_text("Bea")
        log = ann.page.get_by_role("list").filter(has_text="The cards are dealt")
        expect(log).to_contain_text("Bea takes over the open seat")


def test_links_are_addresses_that_others_can_reach(ann: Person) -> None:
    ann.at_home()
    ann.page.get_by_role("button", name=re.compile("friends", re.I)).first.click()
    ann.page.locator("[data-open-table]").click()
    ann.page.locator("[data-only-here]").wait_for()
    watch = "http://192.0.2.7:8118/#/t/here"  # what the server tells when it was started with --lan
    ann.page.route(
        "**/invitation",
        lambda route: route.fulfill(json={"watch": watch, "sit": f"{watch}/invite"}),
    )
    ann.page.reload()
    expect(ann.page.locator("[data-link=sit]")).to_have_value(f"{watch}/invite")
    expect(ann.page.locator("[data-link=watch]")).to_have_value(watch)
    assert not ann.page.locator("[data-only-here]").is_visible()


def test_the_levels_of_bots_are_told_in_words(ann: Person) -> None:
    ann.at_home()
    ann.page.locator("[data-options=trick_100]").click()
    dialog = ann.page.locator("dialog[open]")
    dialog.get_by_label("The other seats").select_option(label="Bots: Novice")
    expect(dialog.locator("[data-plays]")).to_contain_text("rule of thumb")
    dialog.get_by_label("The other seats").select_option(label="Open to friends with the link")
    ann.page.locator("[data-open-table]").click()
    ann.page.wait_for_selector('[data-phase="lobby"]')
    ann.page.get_by_label("Bot level").select_option(label="Master")
    expect(ann.page.locator("[data-plays]")).to_contain_text("takes its time")
    ann.page.get_by_role("button", name="Add a bot in seat 2").click()
    expect(ann.page.locator('[data-seat-row="1"]')).to_contain_text("Master")


# Coming back -------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_trick(ann: Person) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    ann.make(ann.legal()[0])
    assert ann.my_turn()
    seq, legal = ann.seq, ann.legal()
    ann.page.reload()
    assert ann.my_turn()
    assert (ann.seq, ann.legal()) == (seq, legal)
    ann.page.goto(ann.address)  # the table waits at home, too
    ann.page.get_by_role("link", name=re.compile("Trick Party")).first.wait_for()


def test_the_server_restarts_in_the_middle_of_a_trick(browser: Browser, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        address = served.address
        context = person(browser, address)
        ann = context.__enter__()
        ann.at_home()
        ann.play_now("Trick Party")
        ann.make(ann.legal()[0])
        assert ann.my_turn()
        seq, legal = ann.seq, ann.legal()
    ann.page.wait_for_selector('[data-link="down"]')
    assert ann.page.get_by_text("Reconnecting").is_visible()
    assert ann.room.get_attribute("data-my-turn") == "false"  # nothing is offered meanwhile
    with serving(url, port=int(address.rsplit(":", 1)[1])):
        ann.page.wait_for_selector('[data-link="open"]')
        assert ann.my_turn()
        assert (ann.seq, ann.legal()) == (seq, legal)
        ann.play_to_the_end(randomly(6))
        ann.complaints.clear()  # the browser notes that it could not connect
        context.__exit__(None, None, None)


# What one sees and hears -------------------------------------------------------------------------


def test_a_card_that_cannot_be_played_says_why_and_names_its_clause_if_asked(ann: Person) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    while not ann.page.locator("[data-move][aria-disabled=true]").count():
        ann.make(ann.legal()[-1])
        assert ann.my_turn()
    seq = ann.seq
    # Playwright would wait for it to be enabled: people do not.
    barred = ann.page.locator("[data-move][aria-disabled=true]").first
    barred.click(position={"x": 9, "y": 16}, force=True)
    toast = ann.page.locator("[data-toast]", has_text="must follow suit")
    toast.wait_for()
    assert "TP-8" not in toast.inner_text()
    ann.page.locator("[data-menu]").click()
    ann.page.locator("dialog[open]").get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Show rule numbers in explanations").check()
    ann.page.keyboard.press("Escape")
    barred.click(position={"x": 9, "y": 16}, force=True)
    ann.page.locator("[data-toast]", has_text="TP-8").wait_for()
    assert ann.seq == seq


def test_the_title_and_the_live_region_tell_whose_turn_it_is(ann: Person) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    expect(ann.page).to_have_title(re.compile("Your turn"))
    ann.make(ann.legal()[0])
    assert ann.my_turn()
    said = ann.page.locator("[data-said][aria-live=polite]")
    assert "Your turn" in (said.text_content() or "")


COUNT_MOTION = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved++;
    return animate.apply(this, how);
  };
}"""


def test_motion_is_shown_unless_people_ask_for_none(browser: Browser, served: Served) -> None:
    with person(browser, served.address, reduced_motion="no-preference") as ann:
        ann.at_home()
        ann.play_now("Trick Party")
        ann.page.evaluate(COUNT_MOTION)
        ann.make(ann.legal()[0])
        assert ann.my_turn()
        assert ann.page.evaluate("window.moved") > 0


def test_a_bystander_sees_backs_and_can_do_nothing(browser: Browser, served: Served) -> None:
    held = served.open("trick_party")
    with person(browser, served.address) as watcher:
        watcher.page.goto(f"{served.address}/#/t/{held.table}")
        watcher.room.wait_for()
        watcher.page.get_by_text("Watching").first.wait_for()
        assert watcher.page.locator(LEGAL).count() == 0


def test_rules_log_sheet_and_all_moves_are_one_key_away(ann: Person) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    for key, text in (("r", "Five suits"), ("l", "dealt"), ("s", "Total"), ("m", "play ")):
        ann.page.keyboard.press(key)
        ann.page.get_by_text(text).first.wait_for()
    ann.page.locator("[data-list-move]").first.click()
    ann.my_turn()


# After the game ----------------------------------------------------------------------------------


def test_result_replay_record_same_deal_and_rematch(ann: Person, tmp_path: Path) -> None:
    ann.at_home()
    ann.play_now("Trick Party")
    hand = ann.page.eval_on_selector_all("[data-move]", "all => all.map(it => it.dataset.move)")
    ann.play_to_the_end(randomly(7))
    over = ann.page.url
    ann.page.get_by_text("Record and fairness").click()
    with ann.page.expect_download() as waiting:
        ann.page.locator("[data-record]").click()
    file = tmp_path / "game.jsonl"
    waiting.value.save_as(file)
    assert fair.verify(records.parse(file.read_text(encoding="utf-8")))
    ann.page.locator("[data-replay]").click()
    ann.page.locator('[data-step="0"]').wait_for()
    ann.page.wait_for_selector('html[data-state="idle"]')
    ann.page.keyboard.press("ArrowRight")
    ann.page.locator('[data-step="1"]').wait_for()
    moves = ann.page.locator("[data-moves]")  # a list that leads anywhere, and follows
    expect(moves.locator("[aria-current=step]")).to_have_attribute("data-to", "1")
    moves.locator("[data-to]").last.click()
    expect(ann.page.get_by_role("button", name="Last step")).to_be_disabled()
    expect(ann.page.get_by_role("button", name="Next key moment")).to_be_disabled()
    expect(moves.locator("[aria-current=step]")).to_contain_text("takes DEATH")
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("PageDown")  # the only landmark of a single round is its end
    expect(moves.locator("[aria-current=step]")).to_contain_text("takes DEATH")
    ann.page.locator("[data-speed]").select_option("4")
    ann.page.reload()
    expect(ann.page.locator("[data-speed]")).to_have_value("4")
    ann.page.locator("[data-moves] [data-to='1']").click()
    ann.page.locator('[data-step="1"]').wait_for()
    ann.page.locator("header select").select_option("all")
    ann.page.wait_for_url(re.compile("replay/1/all$"))
    ann.page.goto(over)
    ann.page.locator("[data-again]").click()
    ann.page.wait_for_url(lambda url: url != over)
    ann.my_turn()
    again = ann.page.eval_on_selector_all("[data-move]", "all => all.map(it => it.dataset.move)")
    assert again == hand
    ann.page.goto(over)
    ann.page.locator("[data-rematch]").click()
    ann.page.wait_for_url(lambda url: url != over)
    ann.my_turn()


# For everybody -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(
    browser: Browser, served: Served, scheme: str
) -> None:
    with person(browser, served.address, color_scheme=scheme, bypass_csp=True) as ann:
        ann.at_home()
        ann.page.get_by_role("button", name=re.compile("^Play")).first.wait_for()
        no_serious_violation(ann.page)
        ann.page.get_by_role("button", name="Settings").click()
        ann.page.locator("dialog[open]").wait_for()  # its code is loaded when it is asked for
        no_serious_violation(ann.page)
        ann.page.keyboard.press("Escape")
        ann.page.locator("dialog[open]").wait_for(state="detached")
        ann.page.get_by_role("button", name=re.compile("friends", re.I)).first.click()
        ann.page.locator("dialog[open]").wait_for()
        no_serious_violation(ann.page)
        ann.page.locator("dialog[open]").get_by_role("button", name=re.compile("Open")).click()
        ann.page.wait_for_selector('[data-phase="lobby"]')
        no_serious_violation(ann.page)
        ann.page.goto(f"{served.address}/#/rules/trick_party")
        ann.page.get_by_text("All rules in detail").click()
        ann.page.get_by_text("TP-8").first.wait_for()
        no_serious_violation(ann.page)


def test_axe_finds_nothing_serious_at_any_table(
    browser: Browser, served: Served, name: str
) -> None:
    """At one's own table in the dark, and all through a finished game by day: a replay shows it."""
    held = served.open(name)
    play_to_the_end(held, randomly(8))
    total = held.get("replay", count=1).json()["total"]
    more = {"color_scheme": "dark", "bypass_csp": True}
    with person(browser, served.address, **on_a_phone(**more)) as ann:
        ann.at_home()
        ann.play_now(TITLES[name])
        choose = randomly(9)
        no_serious_violation(ann.page)
        for _ in range(3):
            ann.make(choose(ann.legal()))
            if not ann.my_turn():
                break
        no_serious_violation(ann.page)
    with person(browser, served.address, color_scheme="light", bypass_csp=True) as ann:
        ann.page.goto(f"{served.address}/#/t/{held.table}")
        ann.page.locator("[data-result]").wait_for()
        no_serious_violation(ann.page)
        for part, eyes in ((0.4, "1"), (1.0, "all")):
            step = int(part * (total - 1))
            ann.page.goto(f"{served.address}/#/t/{held.table}/replay/{step}/{eyes}")
            ann.page.locator(f'[data-step="{step}"]').wait_for()
            ann.page.wait_for_selector('html[data-state="idle"]')
            no_serious_violation(ann.page)
            ann.fits()


def test_a_closed_table_says_so_and_keeps_what_happened(tmp_path: Path, browser: Browser) -> None:
    """A table by rules that were revised since, as an earlier version kept it."""
    file = next(f for f in TABLES if revised(f) and f.stem.endswith("-over"))
    url = sqlite_url(tmp_path)

    async def keep() -> None:
        store = Store(url)
        for line in lines(file):
            await store.append("frozen", line)
        store.close()

    loop.run(keep())
    moves = sum(line.kind == "moved" for line in lines(file))
    with serving(url) as served, person(browser, served.address, viewport=PHONE) as ann:
        ann.page.goto(f"{served.address}/#/t/frozen")
        told = ann.page.locator("[data-closed]")
        told.wait_for()
        assert "can’t be continued" in told.inner_text()
        assert ann.page.locator("li.move").count() == min(moves, 150)
        assert ann.page.evaluate(TOO_WIDE) == []
        with ann.page.expect_download() as record:
            ann.page.locator("[data-record]").click()
        text = Path(record.value.path()).read_text(encoding="utf-8")
        assert sum("move" in step for step in records.parse(text)["steps"]) == moves
        assert not ann.complaints
