"""Tables and records of `tests/compat`, as earlier versions stored them."""

from __future__ import annotations

import json
from pathlib import Path

from kit.paths import FROZEN
from trickery.core import registry
from trickery.server.table.events import StoredEvent

TABLES = sorted(FROZEN.glob("*/tables/*.jsonl"))
RECORDS = sorted(FROZEN.glob("*/records/*.jsonl"))


def revised(file: Path) -> bool:
    """Whether its rules have been revised since."""
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    opened = first.get("data", first)
    card = registry.card(opened["game"])
    return card.version_by_options(opened["options"]) < card.plays_from


def lines(file: Path) -> list[StoredEvent]:
    """A frozen log, as a store would give it."""
    found = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    return [StoredEvent(e["seq"], e["at"], e["kind"], json.dumps(e["data"])) for e in found]


def table_of(file: Path) -> str:
    """The id of the table whose log it is; any will do where it was not kept."""
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return str(first.get("table", "frozen"))
