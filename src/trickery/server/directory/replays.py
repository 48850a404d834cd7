"""Replays that were told before: kept in memory, so that telling one again costs nothing.

Rests on `table`. A game is told in pieces of a fixed length, whatever piece of it was asked for, so
that asking for other pieces makes no more work; and telling takes no more than its share of a core.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, cast

import orjson
from cachetools import LRUCache

from trickery.server.settings import Settings
from trickery.server.table.numbering import Viewer
from trickery.server.table.table import Table
from trickery.wire.limits import MAX_REPLAY_STEPS as STEPS
from trickery.wire.messages import Replay

Wanted = tuple[str, Viewer, bool, int]  # table, eyes, open cards, number of the piece
Piece = tuple[int, list[bytes]]  # steps in all, and these as JSON


class ReplayCache:
    """The pieces of finished games that people looked at last."""

    def __init__(self, settings: Settings) -> None:
        self._share = min(1.0, settings.replay_share)
        self._kept: LRUCache[Wanted, Piece] = LRUCache(settings.replay_megabytes * 2**20, _size)
        self._telling: dict[Wanted, asyncio.Task[Piece]] = {}
        self._teller = asyncio.Lock()
        self._rested = 0.0  # when the teller may go on

    async def steps(
        self, table: Table, viewer: Viewer, open_cards: bool, start: int, count: int
    ) -> Replay:
        """Some steps of a game; the caller has seen to it that its cards are open."""
        total, _ = await self._piece(table, (table.id, viewer, open_cards, 0))
        steps = list[orjson.Fragment]()
        for first in range(start // STEPS * STEPS, min(start + count, total), STEPS):
            _, piece = await self._piece(table, (table.id, viewer, open_cards, first // STEPS))
            wanted = piece[max(0, start - first) : start + count - first]
            steps.extend(orjson.Fragment(step) for step in wanted)
        # They go from here to `orjson.dumps`, which puts each of them in as it is.
        return cast(Replay, {"total": total, "steps": steps})

    async def _piece(self, table: Table, wanted: Wanted) -> Piece:
        if (kept := self._kept.get(wanted)) is not None:
            return kept
        if wanted not in self._telling:
            self._telling[wanted] = asyncio.create_task(self._tell(table, wanted))
        return await asyncio.shield(self._telling[wanted])

    async def _tell(self, table: Table, wanted: Wanted) -> Piece:
        _, viewer, open_cards, number = wanted

        def tell() -> Piece:
            told: Any = table.replay(viewer, open_cards, number * STEPS, STEPS)
            return told["total"], [orjson.dumps(step) for step in told["steps"]]

        try:
            async with self._teller:
                await asyncio.sleep(max(0.0, self._rested - time.monotonic()))
                began = time.monotonic()
                piece = await asyncio.to_thread(tell)
                took = time.monotonic() - began
                self._rested = began + took / self._share
            with suppress(ValueError):  # larger than all that may be kept
                self._kept[wanted] = piece
            return piece
        finally:
            del self._telling[wanted]


def _size(piece: Piece) -> int:
    return 200 + sum(map(len, piece[1]))  # an empty one takes room, too
