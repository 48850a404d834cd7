"""A game in the browser: played at a table by whoever taps the first thing that's lit.

Rests on `server`, run in a process of its own, and on Playwright with Chromium, if they're there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from typing import Any

from trickery.check.finding import Finding, Severity
from trickery.check.saying import MISSING
from trickery.core import registry

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu")
ROOM = "[data-table]"
LEGAL = "[data-move]:not([aria-disabled=true])"
SURE = "dialog[open] [data-sure]"  # a move that the page asks about once more
CORNER = {"x": 9, "y": 16}  # cards overlap: their upper left corner is visible
CLICKS = 4  # for one move: the first may only lift a card
#: A player who knows all games, and whom the page keeps waiting for nothing.
HURRY = """localStorage.setItem("trickery.settings", JSON.stringify(%s));"""
MOVES = 12  # that the visitor makes, or fewer if the game ends
PATIENCE = 30  # seconds for a server to start, and for a turn to come
SERVE = "from trickery.cli import main; main()"


def unavailable() -> str:
    """Why no browser can be used; empty if one can."""
    if find_spec("playwright") is None:
        return "Playwright isn’t installed (pip install trickery[check])"
    return "" if _executable() else "Chromium isn’t installed"


def _executable() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def check(name: str) -> Iterator[Finding]:
    """A few moves of a game at a table, between a visitor and bots."""
    from playwright.sync_api import Error, sync_playwright

    with _serving() as address, sync_playwright() as playwright:
        if address is None:
            fault = f"The server doesn’t answer within {PATIENCE} seconds"
            yield _wrong(fault, "rules.py", "Try `trickery serve`; on a busy machine, check again.")
            return
        browser = playwright.chromium.launch(executable_path=_executable(), args=list(FLAGS))
        page = browser.new_page(reduced_motion="reduce", locale="en", service_workers="block")
        settings = {"pace": 0, "waitRounds": False, "offered": registry.names()}
        page.add_init_script(HURRY % json.dumps(settings))
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(PATIENCE * 1000)
        try:
            yield from _played(page, address, name)
        except Error as error:
            fault = f"The game can’t be played at a table ({str(error).splitlines()[0]})"
            yield _wrong(fault, "words.py", "Open it with `trickery serve`, and look.")
        for complaint in dict.fromkeys(complaints):
            yield _wrong(f"The page fails: {complaint[:200]}", "words.py", "Report it to us.")
        browser.close()


def _played(page: Any, address: str, name: str) -> Iterator[Finding]:
    """Press "Play" on the front page; then make a few moves, each by its first button."""
    title = registry.card(name).title
    page.goto(address)
    box = page.get_by_role("listitem").filter(has=page.get_by_text(title, exact=True))
    box.get_by_role("button", name=re.compile("^Play")).first.click()
    for _ in range(MOVES):
        page.wait_for_selector(f'{ROOM}[data-my-turn="true"], {ROOM}[data-phase="over"]')
        room = page.locator(ROOM)
        if broken := MISSING.search(page.locator("main").inner_text()):
            yield _wrong(f"The page shows “{broken[0]}”", "en.ftl", "Add that message.")
            return
        if room.get_attribute("data-my-turn") != "true":
            return
        seq = room.get_attribute("data-seq")
        for _ in range(CLICKS):
            page.locator(LEGAL).first.click(position=CORNER)
            moved = f'{ROOM}:not([data-seq="{seq}"])'
            page.wait_for_selector(f"{moved}, {SURE}, [data-again]", state="attached")
            if page.locator(SURE).count():
                page.locator(SURE).click()
                page.wait_for_selector(moved)
            if room.get_attribute("data-seq") != seq:
                break


@contextmanager
def _serving() -> Iterator[str | None]:
    """A server on a free port of this machine; its address once it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=dict(os.environ)
        )
        try:
            yield _answering(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait()


def _answering(address: str) -> str | None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError), urllib.request.urlopen(f"{address}/api/games", timeout=1):
            return address
        time.sleep(0.1)
    return None


def _wrong(sentence: str, file: str, fix: str) -> Finding:
    return Finding(Severity.ERROR, f"{sentence}.", file, fix, "trickery serve")
