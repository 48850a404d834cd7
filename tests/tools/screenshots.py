"""The pictures of the documentation: `make screenshots` plays every game and takes them.

Rests on a real Chromium and a server of its own. Every game is played some moves into its middle,
on a desktop in the light theme and on a phone in the dark one; then it asks the coach about one
game, and opens a puzzle. Written to docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kit.browser import DESKTOP, Person, chromium, person, randomly
from kit.paths import ROOT
from kit.server import SHORTEST, Served, play_to_the_end, serving
from trickery.core import registry
from trickery.server.storage.store import sqlite_url

COACHED = SHORTEST  # the game that pictures of the coach show
MIDDLE = Path(__file__).with_name("screenshots.toml")
PICTURES = ROOT / "docs" / "pictures"
DEVICES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESKTOP, "color_scheme": "light"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 1,
        "color_scheme": "dark",
    },
}


def moves_until_the_middle(name: str) -> int:
    """How many moves a person makes in a game before the picture."""
    told = tomllib.loads(MIDDLE.read_text(encoding="utf-8"))
    moves: int = told["moves"].get(name, told["usual"])
    return moves


def into_the_middle(ann: Person, name: str) -> None:
    """Take a seat and play until there's something to show."""
    ann.at_home()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.play_now(registry.card(name).title)
    choose = randomly(1)
    for _ in range(moves_until_the_middle(name)):
        ann.make(choose(ann.legal()))
        if not ann.my_turn():
            return
    ann.page.locator("[data-met]").click()


def coached(ann: Person, served: Served, device: str) -> None:
    """A hint, a review with its costliest decision, and a solved puzzle."""
    into_the_middle(ann, COACHED)
    while len(legal := ann.legal()) < 2:  # a hint needs a choice
        ann.make(legal[0])
        ann.my_turn()
    ann.page.locator("[data-ask-hint]").click()
    ann.page.locator('[data-hint="told"]').wait_for(timeout=180_000)
    _keep(ann, f"hint-{device}")
    held = served.open(COACHED)
    play_to_the_end(held, randomly(5))
    ann.page.goto(f"{ann.address}/#/review/{held.table}/0")
    ann.page.locator('[data-review][data-done="true"]').wait_for(timeout=180_000)
    _keep(ann, f"review-{device}")
    ann.page.locator("[data-decision]").first.click()
    ann.page.locator("[data-show]").click()
    ann.page.locator("[data-worth]").first.wait_for()
    _keep(ann, f"decision-{device}", whole=device == "desk")
    ann.page.goto(f"{ann.address}/#/puzzles/{COACHED}")
    ann.page.locator("[data-puzzles]").wait_for()
    _keep(ann, f"puzzles-{device}")


def _keep(ann: Person, name: str, whole: bool = False) -> None:
    ann.page.evaluate("scrollTo(0, 0)")
    ann.page.screenshot(path=PICTURES / f"{name}.png", full_page=whole)
    print(f"{name}.png")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder))) as served,
        chromium() as browser,
    ):
        for device, settings in DEVICES.items():
            with person(browser, served.address, **settings) as ann:
                ann.at_home()
                ann.page.locator("[data-play]").first.wait_for()
                ann.page.screenshot(path=PICTURES / f"home-{device}.png")
            for name in registry.names():
                with person(browser, served.address, **settings) as ann:
                    into_the_middle(ann, name)
                    ann.page.evaluate("scrollTo(0, 0)")
                    ann.page.screenshot(path=PICTURES / f"{name}-{device}.png")
                    print(f"{name}-{device}.png")
            with person(browser, served.address, **settings) as ann:
                coached(ann, served, device)


if __name__ == "__main__":
    main()
