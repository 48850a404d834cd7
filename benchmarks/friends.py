"""Who learns what after how many seconds, at a table of four people with a browser each.

    python benchmarks/friends.py [--evenings 5]

Starts a server with its usual settings and four Chromium processes, each behind a proxy of its own
that can fall silent. In the lobby and at the table, one person does something, and the pages of the
others note when they show it. Prints a table: the median of all evenings for each person, and the
longest time of anybody. Also checks that whoever left stays away, and that a bot keeps its name.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Playwright, sync_playwright

from trickery.core import registry

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.browser import FLAGS, Person, executable
from kit.proxy import Line, line_to
from kit.server import free_port

NAMES = ("Ann", "Ben", "Cleo", "Dora")
SEATS = (0, 1, 2, 4)  # theirs; the fourth one is a bot's
BOT = 3
AWAY = 35  # seconds for which whoever left is watched not to come back
SETTINGS = {"offered": registry.names(), "met": registry.names(), "sound": False}
ALONE = f"""if (location.protocol !== "about:" && !localStorage["trickery.settings"])
  localStorage["trickery.settings"] = JSON.stringify({json.dumps(SETTINGS)});
addEventListener("click", () => (window.acted = Date.now()), true);
addEventListener("change", () => (window.acted = Date.now()), true);
"""

#: Note when more (or fewer) visible elements than now match a selector and contain these words.
WATCH = """([name, selector, words, more]) => {
  const plain = (it) => it.innerText.replace(/[\u2066-\u2069]/g, "");
  const visible = (it) => it.checkVisibility() && it.getClientRects().length > 0;
  const count = () => [...document.querySelectorAll(selector)]
    .filter((it) => visible(it) && plain(it).includes(words)).length;
  const before = count();
  (window.shown ??= {})[name] = new Promise((resolve) => {
    const look = () => {
      if (more ? count() <= before : count() >= before) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document, everything);
  });
}"""
SHOWN = """([name, seconds]) => Promise.race([
  shown[name], new Promise((resolve) => setTimeout(resolve, seconds * 1000, null))])"""

Waits = dict[str, dict[str, list[float]]]  # what they learn, and each person's seconds


class Friend(Person):
    """Somebody with a Chromium process, behind a line that can fall silent."""

    def __init__(self, playwright: Playwright, name: str, line: Line) -> None:
        self.browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        context = self.browser.new_context(
            viewport={"width": 1280, "height": 720}, reduced_motion="reduce"
        )
        context.add_init_script(ALONE)
        super().__init__(context, line.address)
        self.name, self.line = name, line

    def follow(self, address: str) -> None:
        """Open a link by way of this person's own line."""
        self.page.goto(f"{self.line.address}/#{address.partition('#')[2]}")

    def click(self, selector: str) -> None:
        """Click, and wait for the element first."""
        self.page.locator(selector).first.click()


class Evening:
    """One table of four friends, from the lobby on."""

    def __init__(self, friends: list[Friend], server: str, waits: Waits) -> None:
        self.friends = friends
        self.http = httpx.Client(base_url=server, timeout=60)
        self.waits = waits
        self.table = ""

    def learn(
        self,
        actor: Friend,
        act: Callable[[], object],
        shows: dict[str, tuple[str, str, bool]],
        at: float | None = None,
        watchers: list[Friend] | None = None,
    ) -> None:
        """Let one person do something; note when the others' pages show each of these things.

        The time runs from the person's click, or from the call where they click nothing.
        """
        others = watchers or [friend for friend in self.friends if friend is not actor]
        for friend in others:
            for name, (selector, words, more) in shows.items():
                friend.page.evaluate(WATCH, [name, selector, words, more])
        began = time.time()
        act()
        if at is None:
            began = actor.page.evaluate("window.acted") / 1000
        for friend in others:
            for name in shows:
                seen = friend.page.evaluate(SHOWN, [name, 60])
                assert seen is not None, f"{friend.name} never learned: {name}"
                self.waits[name][friend.name].append(seen / 1000 - began)

    # In the lobby ---------------------------------------------------------------------------------

    def gather(self, game: str) -> None:
        """Ann opens a table for five; a bot has the fourth seat."""
        ann, ben, cleo, dora = self.friends
        ann.at_home()
        ann.page.get_by_label("Your name").fill("Ann")
        ann.click(f"[data-options={game}]")
        ann.page.locator("dialog[open] select").first.select_option("5")
        ann.click("[data-open-table]")
        ann.page.locator("[data-start]").wait_for()
        self.table = ann.page.url.partition("#/t/")[2].partition("/")[0]
        links = ann.page.locator("[data-seat-row]")
        links.nth(BOT).get_by_role("button", name="Add a bot").click()
        seats = ann.page.evaluate("JSON.parse(localStorage['trickery.seats'])")
        key = {"authorization": f"Bearer {seats[self.table]['secret']}"}
        invitation = self.http.get(f"/api/tables/{self.table}/invitation", headers=key).json()
        for friend in (ben, cleo, dora):
            friend.follow(invitation["sit"])
        for friend, seat in zip((ben, cleo), SEATS[1:3], strict=True):
            self.sit(friend, seat)
        rows = {"sits down in the lobby": (row(4), "Dora", True)}
        self.learn(dora, lambda: self.sit(dora, 4), rows)

    def sit(self, friend: Friend, seat: int) -> None:
        """Take a seat under one's name."""
        friend.page.get_by_label("Your name").fill(friend.name)
        friend.click(f'[data-sit="{seat}"]')
        friend.page.locator(f'[data-luck="{seat}"]').wait_for()

    def lobby(self) -> None:
        """Rename, write, set the clock, stand up, deal."""
        ann, ben, cleo, dora = self.friends
        ben.page.locator("[data-name]").fill("Benno")
        rename = {"takes another name in the lobby": (row(1), "Benno", True)}
        self.learn(ben, lambda: ben.click("[data-rename]"), rename)
        cleo.page.locator("[data-own]").fill("Shall we?")
        chat = {"writes in the lobby": ("li.chat", "Shall we?", True)}
        self.learn(cleo, lambda: cleo.click("[data-send]"), chat)
        clock = {"sets the clock": ("main", "300 seconds a move", True)}
        self.learn(ann, lambda: ann.page.locator("[data-set-clock]").select_option("300"), clock)
        up = {"stands up in the lobby": (row(4), "Dora", False)}
        self.learn(dora, lambda: dora.click("[data-stand-up]"), up)
        self.sit(dora, 4)
        bot = self.http.get(f"/api/tables/{self.table}").json()["info"]["seats"][BOT]["name"]
        for friend in self.friends:
            friend.page.locator(row(BOT), has_text=bot).wait_for()
        for seat in SEATS:
            ann.page.locator(f'[data-luck="{seat}"]').wait_for()
        deal = {"deals the cards": ('[data-phase="playing"]', "", True)}
        self.learn(ann, lambda: ann.click("[data-start]"), deal)
        for friend in self.friends:
            friend.page.locator("main").get_by_text(bot).first.wait_for()
            assert "Seat " not in friend.room.inner_text(), "a bot keeps the name that it had"

    # At the table ---------------------------------------------------------------------------------

    def thinker(self) -> Friend:
        """Whoever is to move, once it's a person."""
        while True:
            state = self.http.get(f"/api/tables/{self.table}").json()
            if (seat := state["view"]["to_move"]) in SEATS:
                friend = self.friends[SEATS.index(seat)]
                friend.my_turn()
                return friend
            asked = {"since": state["seq"], "wait": 20}
            self.http.get(f"/api/tables/{self.table}", params=asked)

    def attention(self) -> None:
        """A nudge, a pause, and its end."""
        _, ben, cleo, _ = self.friends
        slow = self.thinker()
        nudger = next(friend for friend in self.friends if friend is not slow)
        nudger.page.locator("[data-nudge]").wait_for()
        nudge = {"nudges whoever thinks": ("li.chat", "it’s your turn!", True)}
        self.learn(nudger, lambda: nudger.click("[data-nudge]"), nudge)
        pause = {"pauses: *Benno paused the game*": ("[data-paused]", "Benno paused", True)}
        self.learn(ben, lambda: ben.click("[data-pause]"), pause)
        resume = {"resumes": ("[data-paused]", "", False)}
        self.learn(cleo, lambda: cleo.click("[data-resume]"), resume)

    def losses(self) -> None:
        """One page is closed; another one's network falls silent."""
        ann, ben, cleo, dora = self.friends
        others = [ann, cleo, dora]
        address = ben.page.url
        closed = {
            "closes the page: *lost connection*, with a countdown": (lost(1), "lost conn", True),
            "… and a bot has taken over": ("span.away", "", True),
        }
        self.learn(ben, ben.page.close, closed, at=0, watchers=others)
        ben.page = ben.context.new_page()
        back = {"… and comes back": ("span.away", "", False)}
        self.learn(ben, lambda: ben.page.goto(address), back, at=0)
        ben.room.wait_for()
        silent = {"network falls silent: *lost connection*": (lost(2), "lost conn", True)}
        self.learn(cleo, cleo.line.freeze, silent, at=0)
        now = {"*Now*: a bot plays for Cleo": ("span.away", "", True)}
        press = '[data-stop-waiting="2"]'
        self.learn(dora, lambda: dora.click(press), now, watchers=[ann, ben, dora])
        self.learn(cleo, cleo.line.thaw, {"… and hears again": ("span.away", "", False)}, at=0)

    def leaving(self) -> None:
        """The host leaves at her turn; she is back only once she comes by her link."""
        ann, *others = self.friends
        while (friend := self.thinker()) is not ann:
            friend.make(friend.legal()[0])
        address = ann.page.url
        left = {
            "leaves: *Ann has left*": ("li.seat", "Ann has left", True),
            "… *Benno is the host now*": ("li.seat", "Benno is the host", True),
            "… and a bot makes her move": ("li.move", "", True),
        }
        ann.click("[data-menu]")
        self.learn(ann, lambda: ann.click("[data-leave]"), left)
        ann.page.get_by_role("heading", name="Trickery", exact=True).wait_for()
        for friend in others:
            friend.page.evaluate(WATCH, ["back", "li.seat", "Ann is back", True])
        came = [friend.page.evaluate(SHOWN, ["back", AWAY / len(others)]) for friend in others]
        assert came == [None] * len(others), "whoever left is away until they return"
        back = {"… and returns by her link": ("li.seat", "Ann is back", True)}
        self.learn(ann, lambda: ann.page.goto(address), back, at=0)


def row(seat: int) -> str:
    """A seat in the lobby."""
    return f'[data-seat-row="{seat}"]'


def lost(seat: int) -> str:
    """The line that tells of a lost connection, with its countdown."""
    return f'[data-lost="{seat}"]:has([data-bot-in])'


@contextmanager
def server() -> Iterator[str]:
    """`trickery serve` in a process of its own, with the usual settings."""
    address = f"http://127.0.0.1:{(port := free_port())}"
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder]
        main = "from trickery.cli import main; main()"
        process = subprocess.Popen([sys.executable, "-c", main, *words], stdout=subprocess.DEVNULL)
        try:
            transport = httpx.HTTPTransport(retries=10)  # with a growing pause between them
            httpx.Client(transport=transport).get(f"{address}/readyz").raise_for_status()
            yield address
        finally:
            process.terminate()
            process.wait()


def evening(game: str, waits: Waits) -> None:
    """Measure everything once."""
    with ExitStack() as stack:
        address = stack.enter_context(server())
        playwright = stack.enter_context(sync_playwright())
        friends = []
        for name in NAMES:
            line = stack.enter_context(line_to(address))
            friends.append(Friend(playwright, name, line))
            stack.callback(friends[-1].browser.close)
        table = Evening(friends, address, waits)
        table.gather(game)
        table.lobby()
        table.attention()
        table.losses()
        table.leaving()


def cell(seconds: list[float] | None) -> Any:
    """A median, or nothing for whoever acts."""
    return f"{median(seconds):.2f}" if seconds else ""


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="Who learns what after how many seconds.")
    parser.add_argument("--evenings", type=int, default=5)
    enough = [name for name in registry.ours() if registry.card(name).most > len(NAMES)]
    usual = max(enough, key=lambda name: registry.card(name).fewest)
    parser.add_argument("--game", default=usual, choices=enough, help="one for five players")
    asked = parser.parse_args()
    waits: Waits = defaultdict(lambda: defaultdict(list))
    for number in range(asked.evenings):
        evening(asked.game, waits)
        print(f"evening {number + 1} of {asked.evenings}", file=sys.stderr)
    print(f"| somebody … | {' | '.join(NAMES)} | longest |\n|---|{'---|' * (len(NAMES) + 1)}")
    for what, people in waits.items():
        cells = " | ".join(cell(people.get(name)) for name in NAMES)
        print(f"| {what} | {cells} | {max(map(max, people.values())):.2f} |")


if __name__ == "__main__":
    main()
