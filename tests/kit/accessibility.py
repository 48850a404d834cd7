"""Axe in the page of a real browser: nothing serious may be wrong."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

#: Without what is in order: to tell that takes long.
RUN = "axe.run({resultTypes: ['violations']}).then((found) => found.violations)"


def no_serious_violation(page: Page) -> None:
    """Axe finds nothing serious on a page; it is loaded where it is not there yet."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    serious = [v for v in page.evaluate(RUN) if v["impact"] in ("serious", "critical")]
    told = [(v["id"], [node["target"] for node in v["nodes"]][:3], v["help"]) for v in serious]
    assert told == []
