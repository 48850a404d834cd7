"""The page finds out what a dishonest server does, and says no more than was proven.

In a real browser, against our own server with one thing about it changed.
"""

from __future__ import annotations

from pathlib import Path

from trickery.core import fair, records, registry

GAMES = Path(__file__).parent.parent / "web" / "src" / "games"


def test_the_records_that_the_pages_own_tests_check_are_by_todays_rules(name: str) -> None:
    """`python web/fixtures.py --records` writes them; the page's deal must then follow, too."""
    file = GAMES / name / "record.json"
    record = records.parse(file.read_text(encoding="utf-8"))
    assert record["rules"] == registry.card(name).version
    assert fair.verify(record)
