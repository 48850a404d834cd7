"""Taking back and old records in a real browser: every game, on the smallest phone and by keys."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from kit.browser import Person, on_a_phone, person
from kit.server import Served, play_to_the_end
from trickery.core import registry


def test_a_choice_among_bots_is_taken_back_by_a_tap(browser: Browser, served: Served) -> None:
    for name in registry.ours():
        with person(browser, served.address, **on_a_phone()) as ann:
            ann.at_home()
            ann.page.locator("[data-level]").select_option("beginner")
            ann.play_now(registry.card(name).title)
            undo = ann.page.locator("[data-take-back]")
            while len(legal := ann.legal()) == 1:
                ann.make(legal[0])
                assert ann.my_turn()
            assert undo.count() == 0
            ann.make(legal[-1])
            assert ann.my_turn()
            ann.fits()
            seq = ann.seq
            undo.tap()
            ann.answered(seq)
            assert ann.my_turn()
            assert ann.legal() == legal, name
            ann.make(legal[0])
            assert ann.my_turn()
            undo.focus()  # by keys, too
            seq = ann.seq
            ann.page.keyboard.press("Enter")
            ann.answered(seq)
            assert ann.my_turn()
            assert ann.legal() == legal, name


def test_a_record_is_dropped_onto_the_page_or_chosen(
    ann: Person, served: Served, tmp_path: Path
) -> None:
    held = served.open()
    play_to_the_end(held, random.Random(5).choice)
    record = held.get("record").text
    drop = """async ([text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], "game.jsonl"));
      const told = { dataTransfer: carried, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new DragEvent("drop", told));
    }"""
    with ann.page.expect_response("**/after-load.js"):  # after the first look
        ann.at_home()
    while not ann.page.evaluate(drop, ["no record"]):  # until somebody listens
        pass
    expect(ann.page.locator("[data-no-record]")).to_have_text("there’s no record of a game in it")
    ann.page.keyboard.press("Escape")
    changed = {**json.loads(record), "scores": []}
    ann.page.evaluate(drop, [json.dumps(changed)])
    expect(ann.page.locator("[data-no-record]")).to_contain_text("digest")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-no-record]")).to_have_count(0)
    ann.page.evaluate(drop, [record])
    ann.page.wait_for_url("**/#/review/*")
    ann.at_home()
    file = tmp_path / "game.jsonl"
    file.write_text(record)
    ann.page.locator("[data-record-file]").set_input_files(file)
    ann.page.wait_for_url("**/#/review/*")
    table = ann.page.url.rpartition("/")[2]
    assert served.get(f"/api/tables/{table}/record").text == record
    ann.page.goto(f"{ann.address}/#/t/{table}")
    ann.page.locator("[data-result]").wait_for()
    assert [one for one in ann.complaints if "400" not in one] == []  # the browser tells refusals
    ann.complaints.clear()
