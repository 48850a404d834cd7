"""The page once it is installed, in a real browser: without a network, and at a newer server.

And what calls somebody back who looks elsewhere.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from kit.browser import Person, person
from kit.server import Served, free_port, serving
from trickery.core import registry
from trickery.server import app
from trickery.server.net.hosts import host_policy
from trickery.server.storage.store import sqlite_url

#: Resolves once a build is kept, no other is, and with it what the page had asked for.
INSTALLED = """async (build) => {
  const name = `trickery /cards/ ${build}`;
  for (let tries = 0; tries < 600; tries++) {
    await new Promise((done) => setTimeout(done, 50));
    if (String(await caches.keys()) !== name) continue;
    const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
    const told = ["/cards/index.html", "/api/words?", "/api/games?"];
    if (told.every((part) => kept.some((url) => url.includes(part)))) return true;
  }
}"""

#: Somebody whose browser permits notifications, and who looks elsewhere as soon as a test says so.
ELSEWHERE = """
  window.told = [];
  window.Notification = class {
    static permission = PERMISSION;
    static requestPermission = async () => (Notification.permission = ANSWER);
    constructor(title, { body }) { told.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.elsewhere ?? false });
  window.lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(url) { super(url); lines.push(this); }
  };
"""
#: Hangs up, and resolves once the page has called again.
HANG_UP = """async () => {
  const before = lines.length;
  lines.at(-1).close();
  while (lines.length === before) await new Promise((done) => setTimeout(done, 20));
}"""


class House:
    """A server below a path, which can be stopped and started with another build of the page."""

    def __init__(self, folder: Path) -> None:
        self.static = folder / "static"
        shutil.copytree(app.STATIC, self.static)
        self._url = sqlite_url(folder)
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}/cards/"

    def open(self) -> AbstractContextManager[Served]:
        return serving(self._url, port=self._port, hosts=host_policy([], [], "/cards"))

    def rebuild(self) -> None:
        """Another build: the same page under another name, with a word in it that shows."""
        page, worker = self.static / "index.html", self.static / "worker.js"
        found = re.search('data-build="(\\w+)"', page.read_text(encoding="utf-8"))
        assert found
        for file in (page, worker):
            text = file.read_text(encoding="utf-8").replace(found[1], "f00d")
            text = re.sub('"sha256-[^"]*"', '""', text)
            file.write_text(text, encoding="utf-8")


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A server that has never been started."""
    found = House(tmp_path)
    monkeypatch.setattr(app, "STATIC", found.static)
    return found


@pytest.fixture
def guest(browser: Browser, settings: House) -> Iterator[Person]:
    """Somebody whose browser may keep the page."""
    how = {"service_workers": "allow", "locale": "de-CH"}
    with person(browser, settings.address, **how) as found:
        yield found


def install(guest: Person) -> None:
    guest.page.goto(guest.address)
    guest.page.locator("[data-play]").first.wait_for()
    build = guest.page.locator("html").get_attribute("data-build")
    assert guest.page.evaluate(INSTALLED, build)


def test_an_installed_page_opens_without_the_network_and_says_what_it_waits_for(
    settings: House, guest: Person
) -> None:
    page = guest.page
    with settings.open():
        install(guest)
        page.locator("[data-play]").first.click()
        guest.my_turn()
        table = page.url
        guest.context.set_offline(True)
        page.goto(guest.address)
        expect(page.locator("[data-waits]")).to_contain_text("Sobald er wieder antwortet")
        expect(page.locator("[data-play]")).to_have_count(len(registry.names()))
        expect(page.get_by_role("link", name="Du bist dran: weiter mit")).to_be_visible()
        page.goto(table)
        page.reload()
        page.get_by_text("Der Server ist nicht erreichbar.").wait_for()
        guest.context.set_offline(False)
        guest.my_turn()  # both go on by themselves
        guest.context.set_offline(True)
        page.goto(guest.address)
        page.locator("[data-waits]").wait_for()
        guest.context.set_offline(False)
        page.locator("[data-waits]").wait_for(state="detached")
    guest.complaints.clear()  # the browser notes what it could not fetch


def test_a_newer_build_is_never_kept_from_anybody(settings: House, guest: Person) -> None:
    page = guest.page
    with settings.open():
        install(guest)
        page.locator("[data-play]").first.click()
        guest.my_turn()
    settings.rebuild()
    with settings.open():
        page.locator("[data-newer]").wait_for()  # at a table it is offered
        assert guest.my_turn()
        page.locator("[data-newer]").click()
        built(page, "f00d")
        assert guest.my_turn()
        expect(page.locator("[data-newer]")).to_have_count(0)
        install(guest)
        built(page, "f00d")
    guest.complaints.clear()


def test_the_front_page_loads_a_newer_build_by_itself(settings: House, guest: Person) -> None:
    with settings.open():
        install(guest)
    settings.rebuild()
    guest.page.reload()
    guest.page.locator("[data-waits]").wait_for()
    with settings.open():
        built(guest.page, "f00d")
        guest.complaints.clear()


def built(page: Page, build: str) -> None:
    page.locator(f"html[data-build='{build}']").wait_for()


def test_what_an_installed_page_is_made_of(served: Served) -> None:
    told = served.http.get("/manifest.webmanifest")
    assert told.headers["content-type"].startswith("application/manifest+json")
    manifest = told.json()
    for address in [manifest["start_url"], *(icon["src"] for icon in manifest["icons"])]:
        assert address.startswith("./")  # below any path
        assert served.http.get(httpx.URL(address)).status_code == 200
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page = served.http.get("/")
    assert f'data-build="{page.headers["trickery-build"]}"' in page.text
    assert served.http.get("/api/games").headers["trickery-build"] in page.text


def elsewhere(permission: str, answer: str) -> str:
    given = {"PERMISSION": permission, "ANSWER": answer}
    return re.sub("[A-Z]{6,}", lambda found: json.dumps(given[found[0]]), ELSEWHERE)


def test_whoever_looks_elsewhere_is_told_of_their_turn_once(ann: Person) -> None:
    page = ann.page
    ann.context.add_init_script(elsewhere("default", "granted"))
    ann.at_home()
    page.locator("[data-settings]").click()
    page.locator("[data-alerts]").check()
    page.keyboard.press("Escape")
    ann.play_now("Trick Party")
    ann.make(ann.legal()[0])
    ann.my_turn()
    assert page.evaluate("told") == []  # they look at the page
    page.evaluate("elsewhere = true")
    ann.make(ann.legal()[0])
    assert ann.my_turn()
    [told] = page.evaluate("told")
    assert told.startswith("● Your turn · Trick Party: ")
    page.evaluate(HANG_UP)
    ann.my_turn()
    assert page.evaluate("told") == [told]


def test_a_browser_that_forbids_notifications_is_named(ann: Person) -> None:
    ann.context.add_init_script(elsewhere("default", "denied"))
    ann.at_home()
    ann.page.locator("[data-settings]").click()
    ann.page.locator("[data-alerts]").click()
    expect(ann.page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(ann.page.locator("[data-alerts]")).not_to_be_checked()
