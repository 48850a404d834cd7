"""Where the parts of a table stand on a screen; `layout.js` measures them in the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def _measured(page: Page, what: str) -> Any:
    return page.evaluate(f"(() => {{ {SCRIPT} return {what}; }})()")


def off_screen(page: Page) -> list[str]:
    """Cards in hand and lines of the aim that aren't whole on the screen, scrolled up or down."""
    found: list[str] = []
    for to in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo({{ top: {to}, behavior: 'instant' }})")
        found += _measured(page, "offScreen()")
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return sorted(set(found))


def covered_by(page: Page, notice: str) -> list[str]:
    """The other players and the cards in hand that a notice lies on."""
    found: list[str] = _measured(page, f"coveredBy({notice!r})")
    return found


def places(page: Page) -> list[list[Any]]:
    """Where everything on the table stands."""
    found: list[list[Any]] = _measured(page, "places()")
    return found


def moved(before: list[list[Any]], after: list[list[Any]]) -> list[str]:
    """What stands elsewhere than it did."""
    old = {str(place[0]): place[1:] for place in before}
    return [
        f"{name}: {old[str(name)]} -> {now}"
        for name, *now in after
        if str(name) in old and old[str(name)] != now
    ]
