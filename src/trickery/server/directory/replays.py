"""Replays that were told before: kept in memory, so that telling one again costs nothing.

Rests on `table`. A game is told in pieces of a fixed length, whatever piece of it was asked for, so
that asking for other pieces makes no more work; it is told in a side thread.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, cast

import orjson
from cachetools import LRUCache

from trickery.server.queueing import SharedWork
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.table.numbering import Viewer
from trickery.server.table.table import Table
from trickery.wire.limits import MAX_REPLAY_STEPS as STEPS
from trickery.wire.messages import Replay

Wanted = tuple[str, Viewer, bool, int]  # table, eyes, open cards, number of the piece
Piece = tuple[int, list[bytes]]  # steps in all, and these as JSON


class ReplayCache:
    """The pieces of finished games that people looked at last."""

    def __init__(self, settings: Settings, thread: SideThread) -> None:
        self._kept: LRUCache[Wanted, Piece] = LRUCache(settings.replay_megabytes * 2**20, _size)
        self._thread = thread
        self._telling = SharedWork[Wanted, Piece]()

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
        return await self._telling.get(wanted, lambda: self._tell(table, wanted))

    async def _tell(self, table: Table, wanted: Wanted) -> Piece:
        _, viewer, open_cards, number = wanted

        def tell() -> Piece:
            told: Any = table.replay(viewer, open_cards, number * STEPS, STEPS)
            return told["total"], [orjson.dumps(step) for step in told["steps"]]

        piece = await self._thread.run(tell)
        with suppress(ValueError):  # larger than all that may be kept
            self._kept[wanted] = piece
        return piece


def _size(piece: Piece) -> int:
    return 200 + sum(map(len, piece[1]))  # an empty one takes room, too
