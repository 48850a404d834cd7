"""What the coach has found about tables, as it's stored: of reviews, and of hints before them.

Rests on `storage`. A hint is kept with a digest of what its seat knew then. Where the finished game
has that decision, the review goes on from the hint's finding, and so never contradicts it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

import orjson

from trickery.coach import FORMAT, Finding, Position
from trickery.server.storage.schema import ReviewKey
from trickery.server.storage.status import WriteFailed
from trickery.server.storage.store import Store

log = logging.getLogger(__name__)


@dataclass
class KeptFindings:
    """What is stored for one seat of one table, by this version of the coach."""

    reviewed: dict[int, Finding] = field(default_factory=dict)  # by the number of the decision
    hints: dict[str, Finding] = field(default_factory=dict)  # by what the seat knew


class FindingArchive:
    """The findings of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, key: ReviewKey) -> KeptFindings:
        """What is stored for a seat."""
        kept = KeptFindings()
        for number, data in (await self._store.load_findings(key)).items():
            stored = json.loads(data)
            if stored["format"] != FORMAT:
                continue
            if number < 0:
                kept.hints[stored["knows"]] = stored["finding"]
            else:
                kept.reviewed[number] = stored["finding"]
        return kept

    async def save(self, key: ReviewKey, finding: Finding) -> None:
        """Store a finding of a review."""
        await self._write(key, finding["number"], {"finding": finding})

    async def save_hint(self, key: ReviewKey, where: Position, finding: Finding) -> None:
        """Store a hint's finding."""
        await self._write(key, _hint_number(where), {"knows": where.knows, "finding": finding})

    async def _write(self, key: ReviewKey, number: int, told: Mapping[str, object]) -> None:
        data = orjson.dumps({"format": FORMAT, **told}).decode()
        try:
            await self._store.save_finding(key, number, data)
        except WriteFailed as error:  # it can be made again
            log.warning("a finding was not kept: %s", error, extra={"table": key.table_id})


def _hint_number(where: Position) -> int:
    """Its number among the rows of its seat: below 0, and the same for the same position."""
    return -1 - int(where.knows[:7], 16)
