"""A real Chromium with a real server: users who see the page and click, tap or press keys."""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from kit.paths import EXAMPLES
from kit.server import Held, Served, missing
from trickery.core import registry

#: The features that Playwright disables, as far as we need them (the last list wins), and address
#: suggestions in every new window, which cost as much as opening our page.
UNUSED = (
    "AimEnabled",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
]
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 320, "height": 568}

LEGAL = "[data-move]:not([aria-disabled=true])"
ROOM = "[data-table]"

#: The elements that make the page wider than the screen.
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = (it) => !it.closest("svg svg") && it.getBoundingClientRect().right > clientWidth;
  const all = [...document.querySelectorAll("main *")];
  return all.filter(wide).map((it) => it.outerHTML.slice(0, 90));
}"""


#: Settings of a player who knows all games, without pauses; the user's own settings stay.
GAMES = [*registry.names(), *(path.parent.name for path in EXAMPLES.glob("*/src/*/__init__.py"))]
HURRY = {"pace": 0, "waitRounds": False, "offered": GAMES}
IN_A_HURRY = f"""if (location.protocol !== "about:") {{
  const kept = JSON.parse(localStorage.getItem("trickery.settings") ?? "{{}}");
  const all = JSON.stringify({{ ...{json.dumps(HURRY)}, ...kept }});
  localStorage.setItem("trickery.settings", all);
}}"""


def executable() -> str | None:
    """The headless shell if it's installed (a third less work), as Playwright would choose."""
    names = ("chromium-headless-shell", "chromium", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser, headless."""
    found = executable()
    if found is None:
        missing("Chromium is not installed (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def with_scrollbars(browser: Browser) -> Iterator[Browser]:
    """Another such browser, whose scrollbars take room as on most desks: the first has none."""
    more = browser.browser_type.launch(
        executable_path=executable(), args=FLAGS, ignore_default_args=["--hide-scrollbars"]
    )
    yield more
    more.close()


class Person:
    """A user with a browser of their own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(30_000)
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.sockets: list[str] = []
        self.page.on("websocket", lambda socket: self.sockets.append(socket.url))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _console(self, message: Any) -> None:
        expected = re.search("WebSocket connection|blocked by Playwright", message.text)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.text} {message.location}")

    @property
    def room(self) -> Locator:
        """The table element, with attributes that tests wait for."""
        return self.page.locator(ROOM)

    def at_home(self) -> None:
        """Open the front page."""
        self.page.goto(self.address)
        self.page.get_by_role("heading", name="Trickery", exact=True).wait_for()

    def play_now(self, title: str) -> None:
        """Open a table against bots with one click; its cards are dealt."""
        box = self.page.get_by_role("listitem").filter(has=self.page.get_by_text(title, exact=True))
        box.get_by_role("button", name=re.compile("^Play")).first.click()
        self.my_turn()

    def my_turn(self) -> bool:
        """Wait until it's this person's turn; False if the game is over instead."""
        self.page.wait_for_selector(f'{ROOM}[data-my-turn="true"], {ROOM}[data-phase="over"]')
        return self.room.get_attribute("data-my-turn") == "true"

    @property
    def seq(self) -> int:
        """The newest event on the page."""
        return int(self.room.get_attribute("data-seq") or 0)

    def legal(self) -> list[str]:
        """The moves that the page offers, as buttons."""
        moves: list[str] = self.page.eval_on_selector_all(
            LEGAL, "buttons => buttons.map(button => button.dataset.move)"
        )
        return moves

    def make(self, move: str) -> None:
        """Click a move's button, as often as necessary, and confirm if the page asks."""
        seq = self.seq
        button = self.page.locator(f'[data-move="{move}"]:not([aria-disabled=true])').first
        for _ in range(4):
            # Cards overlap: their upper left corner is visible.
            button.click(position={"x": 9, "y": 16})
            if self.answered(seq):
                return
        raise AssertionError(f"'{move}' was clicked and nothing came of it")

    def answered(self, seq: int) -> bool:
        """Whether a click did more than lift a card."""
        moved = f'{ROOM}:not([data-seq="{seq}"])'
        self.page.wait_for_selector(
            f"{moved}, dialog[open] [data-sure], [data-again]", state="attached"
        )
        sure = self.page.locator("dialog[open] [data-sure]")
        if sure.count():
            sure.click()
            self.page.wait_for_selector(moved)
        return self.seq != seq

    def play_to_the_end(self, choose: Callable[[list[str]], str]) -> None:
        """Play until the game is over."""
        while self.my_turn():
            legal = self.legal()
            assert legal, "my turn, and nothing to click"
            self.make(choose(legal))

    def play_each_kind(self, served: Served, choose: Callable[[list[str]], str]) -> None:
        """Play until the game is over: a click for each kind of move and number of choices.

        A program in the same seat makes the other moves, and the page shows the results.
        """
        clicked: set[tuple[str, int]] = set()
        held = self.held(served)
        while self.my_turn():
            legal = self.legal()
            kinds = {move: (move.split()[0], len(legal)) for move in legal}
            new = [move for move in legal if kinds[move] not in clicked]
            move = choose(new or legal)
            if new:
                clicked.add(kinds[move])
                self.make(move)
            else:
                seq = self.seq
                assert held.move(move, held.state()["info"]["turn"]).status_code == 200
                self.page.wait_for_selector(f'{ROOM}:not([data-seq="{seq}"])')

    def held(self, served: Served) -> Held:
        """This person's seat, for a program that plays in their place."""
        table = str(self.room.get_attribute("data-table"))
        seats = self.page.evaluate("JSON.parse(localStorage['trickery.seats'])")
        return Held(served, table, 0, seats[table]["secret"])

    def fits(self) -> None:
        """Assert that nothing overflows: the page can't scroll sideways."""
        assert self.page.evaluate(TOO_WIDE) == []

    def check(self) -> None:
        """Assert that the console has no errors, and that nothing was requested from another
        origin."""
        assert not self.complaints, "; ".join(self.complaints)
        assert all(url.startswith(self.address) for url in self.requests), self.requests


Somebody = TypeVar("Somebody", bound=Person)


@contextmanager
def person(browser: Browser, address: str, **more: Any) -> Iterator[Person]:
    """Open a browser for a new user: by default on a desktop with reduced motion."""
    with somebody(Person, browser, address, **more) as found:
        yield found


@contextmanager
def somebody(
    kind: type[Somebody], browser: Browser, address: str, **more: Any
) -> Iterator[Somebody]:
    """A context for a kind of user. Only `test_page_installed.py` needs the service worker."""
    usual = {"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block"}
    settings: dict[str, Any] = {**usual, **more}
    context = browser.new_context(**settings)
    context.add_init_script(IN_A_HURRY)
    found = kind(context, address)
    try:
        yield found
        found.check()
    finally:
        context.close()


def on_a_phone(**more: Any) -> dict[str, Any]:
    """The smallest phone we support: 320 pixels, touch, no hover."""
    return {"viewport": PHONE, "has_touch": True, "is_mobile": True, **more}


def randomly(seed: int) -> Callable[[list[str]], str]:
    """Any of the moves on offer."""
    return random.Random(seed).choice
