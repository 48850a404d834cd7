"""Hints: what the coach would do, asked by whoever is to move.

Rests on `table` and `pool`. The coach gets a twin of the position, made of what the seat knows.
A hint is found once for a position, and stored: whoever asks again is told the same, and the
review of the game goes on from it. Where it takes long, whoever waits is told to ask again.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from trickery.coach import Finding, Position, position
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rows import Rows
from trickery.server.catalogue import say
from trickery.server.errors import OutOfDate, RequestRefused
from trickery.server.settings import Settings
from trickery.server.storage.schema import ReviewKey
from trickery.server.table.seating import must_go_on
from trickery.server.table.table import Table
from trickery.server.workers.findings import FindingArchive
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.questions import NotReady, Unfit, WorkerFailed
from trickery.wire.messages import Hint, Thinking

log = logging.getLogger(__name__)


@dataclass
class PendingHint:
    """The newest hint of a table."""

    turn: int  # the event that led to the position
    task: asyncio.Task[Finding]
    waiting: int = 0  # who wait for it
    expiry: asyncio.TimerHandle | None = None  # runs while nobody does

    def count(self, more: int, patience: float) -> None:
        """Count who wait; what nobody has waited for in a while is not looked for any longer."""
        self.waiting += more
        if self.expiry is not None:
            self.expiry.cancel()
            self.expiry = None
        if not self.waiting:
            self.expiry = asyncio.get_running_loop().call_later(patience, self.task.cancel)


class HintService:
    """The hints of all tables of one server."""

    def __init__(self, pool: WorkerPool, archive: FindingArchive, settings: Settings) -> None:
        self._pool = pool
        self._archive = archive
        self._playouts = settings.review_playouts
        self._patience = settings.hint_patience
        self._pending: WeakKeyDictionary[Table, PendingHint] = WeakKeyDictionary()

    async def hint(self, table: Table, key: str, expect: int, wait: float) -> Hint | Thinking:
        """The worth of every move for whoever holds this key, if they may ask now.

        Waits so many seconds for the coach; then the answer is that it is still thinking.
        """
        async with table.lock:
            await table.ready()
            seat, match = _require_hint_allowed(table, key, expect)
            turn = table.state.game.turn
            pending = self._pending.get(table)
            failed = pending is not None and _has_failed(pending.task)
            if pending is None or pending.turn != turn or failed:
                if pending is not None:
                    pending.task.cancel()  # nobody is interested any more
                made = sum(step.seat == seat for step in match.history)
                where = position_for(match.game, match.snapshot(), seat, made)
                task = asyncio.create_task(self._find(table.id, where))
                pending = self._pending[table] = PendingHint(turn, task)
        pending.count(1, self._patience)
        try:
            async with asyncio.timeout(wait):
                found = await asyncio.shield(pending.task)
        except TimeoutError:
            ready = self._pool.coach_is_ready(match.game.name)
            return {"type": "thinking", "preparing": not ready}
        except (WorkerFailed, NotReady, Unfit) as error:
            log.error("no hint: %s", error, extra={"table": table.id})
            raise RequestRefused(say("coach-fails")) from None
        except asyncio.CancelledError:
            if not pending.task.cancelled():
                raise  # whoever asked has gone
            await table.ready()  # the server stops
            raise OutOfDate(say("moved-on")) from None
        finally:
            pending.count(-1, self._patience)
        async with table.lock:
            await table.ready()
            _require_hint_allowed(table, key, expect)
            return {"type": "hint", "seq": table.projections.newest(seat), "finding": found}

    async def _find(self, table: str, where: Position) -> Finding:
        """Ask the coach, unless it was asked about this position before; keep what it says."""
        key = ReviewKey(table, where.seat, self._playouts)
        finding = (await self._archive.load(key)).hints.get(where.knows)
        if finding is None:
            finding = await self._pool.find(where, self._playouts, urgent=True)
            await self._archive.save_hint(key, where, finding)
        return finding

    def cancel_all(self) -> None:
        """Cancel all hints, because the server stops: whoever waits is told so."""
        for pending in self._pending.values():
            pending.task.cancel()


def _has_failed(task: asyncio.Task[Finding]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def _require_hint_allowed(table: Table, key: str, expect: int) -> tuple[int, Match]:
    """The seat of this key and its game, if it may have a hint now. The lock is held."""
    seat, match = table.held_by(key), table.state.game.match
    must_go_on(table)
    if match is None:
        raise RequestRefused(say("not-started"))
    if table.state.hints(seat) == "off":
        raise RequestRefused(say("hints-off"))
    if expect < table.state.numbering.turn(seat):
        raise OutOfDate(say("moved-on"))
    if match.actor != seat:
        raise RequestRefused(say("hint-not-your-turn"))
    if len(match.legal()) == 1:
        raise RequestRefused(say("hint-no-choice"))
    return seat, match


def position_for(game: Game, rows: Rows, seat: int, made: int) -> Position:
    """A position as its seat knows it; of the moves made before only its own may count."""
    return position(game, rows, seat, None, made, made)
