"""Axe in the page of a real browser: it must find no serious violation."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

#: Violations only: listing passed checks takes long.
RUN = "axe.run({resultTypes: ['violations']}).then((found) => found.violations)"


def no_serious_violation(page: Page) -> None:
    """Assert that axe finds nothing serious on a page; loads axe if necessary."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    serious = [v for v in page.evaluate(RUN) if v["impact"] in ("serious", "critical")]
    told = [(v["id"], [node["target"] for node in v["nodes"]][:3], v["help"]) for v in serious]
    assert told == []
