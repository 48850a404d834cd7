"""The page with another package's game and bot: no network and no puzzles."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect

from kit.browser import on_a_phone, person
from kit.packages import TRICKERY, installed_in, path_with
from trickery.core import registry

GAME = "most_tricks"
#: The coach is compiled while somebody waits, and looks at little.
QUICKLY = (
    "--limit",
    "coach_nice=0",
    "--limit",
    "deep_bots_nice=0",
    "--limit",
    "review_playouts=60",
)


@contextmanager
def hosted(folder: Path, *words: str) -> Iterator[str]:
    """The address of `trickery serve`, which finds the example's package installed."""
    command = [
        sys.executable,
        "-c",
        TRICKERY,
        "serve",
        "--port",
        "0",
        "--data",
        str(folder / "data"),
    ]
    path = path_with(installed_in(folder))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [*command, *words], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, line
        yield line.split()[3] + "/"
    finally:
        process.terminate()
        process.communicate()


def test_a_table_against_a_package_s_bot_with_a_hint(browser: Browser, tmp_path: Path) -> None:
    with (
        hosted(tmp_path, "--allow-bot", "highest", *QUICKLY) as address,
        person(browser, address) as ann,
    ):
        page = ann.page
        ann.at_home()
        page.locator(f'[data-options="{GAME}"]').click()
        expect(page.locator("dialog [data-lacks]")).to_contain_text("no Regular level")
        menu = page.get_by_label("The other seats")
        expect(menu.get_by_role("option")).to_have_count(6)
        menu.select_option(label="Bots: Highest")
        expect(page.locator("[data-plays]")).to_contain_text("Each bot plays the last of its cards")
        page.locator("[data-open-table]").click()
        # The lobby's menu has the same bots, and says the same.
        expect(page.locator('[data-seat-row="1"]')).to_contain_text("Highest")
        menu = page.get_by_label("Bot level")
        values = [option.get_attribute("value") for option in menu.get_by_role("option").all()]
        assert values == ["beginner", "novice", "expert", "master", "highest"]
        expect(page.locator("[data-lacks]")).to_contain_text("no Regular level")
        page.locator("[data-start]").click()
        while ann.my_turn() and len(ann.legal()) == 1:
            ann.make(ann.legal()[0])
        page.locator("[data-ask-hint]").click()
        page.locator('[data-hint="told"]').wait_for(timeout=120_000)  # it's compiled meanwhile
        expect(page.locator("[data-hint] [data-worth]")).not_to_have_count(0)
        page.locator("[data-close-hint]").click()
        while ann.my_turn():
            ann.make(ann.legal()[0])
        page.locator("[data-result] [data-review-door]").wait_for()
        page.locator("[data-review-door]").click()
        page.locator('[data-review][data-done="true"]').wait_for(timeout=60_000)
        page.locator("[data-account]").wait_for()


def test_what_a_game_lacks_is_not_offered_and_said(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path) as address, person(browser, address, **on_a_phone()) as ann:
        page = ann.page
        ann.at_home()
        page.locator("select[data-level]").select_option("regular")
        box = page.locator("article").filter(has=page.locator(f'[data-play="{GAME}"]'))
        expect(box.locator("[data-instead]")).to_contain_text("You’ll play against Novice bots.")
        assert page.locator("[data-instead]").count() == 1
        ann.fits()
        # By the link, and by an address that somebody has typed.
        page.locator("[data-puzzles]").click()
        page.locator(f'[data-puzzles="{registry.ours()[0]}"]').wait_for()
        page.goto(f"{address}#/puzzles/{GAME}")
        expect(page.locator("[data-none]")).to_contain_text("Most Tricks doesn’t have puzzles.")
        expect(page.get_by_role("navigation").get_by_role("link")).to_have_count(
            len(registry.ours())
        )
        assert page.locator("[data-solved]").count() == 0
        ann.fits()
        ann.at_home()
        ann.play_now("Most Tricks")
        seat = page.locator("[data-my-turn]")
        expect(seat).to_have_count(1)
