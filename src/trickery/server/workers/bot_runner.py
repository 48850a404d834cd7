"""The bot runner: watches tables, and moves where it is a bot's turn.

Rests on `commands` and `turns`. It is called after everything that happens at a table it watches,
so nobody has to remember to call it. Each table is played by a task of its own: one never waits for
another's bots. It runs the chores of a table, too: what is due without anybody asking for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import weakref
from collections.abc import Callable

from trickery.core.errors import TrickeryError
from trickery.server.errors import OutOfDate, RequestRefused
from trickery.server.metering import metered, payer
from trickery.server.table import attendance, commands
from trickery.server.table.table import Table
from trickery.server.workers.turns import BotTurn, BotTurns

log = logging.getLogger(__name__)

TIMER_SLACK = 0.01  # seconds after which something that was due is certainly due
CHORE_RETRY = 1.0  # seconds until a chore that failed is tried again


class BotRunner:
    """Plays the bots of all tables of a server."""

    def __init__(self, turns: BotTurns, coach_ahead: bool) -> None:
        self._turns = turns
        self._coach_ahead = coach_ahead
        self._watched: dict[str, Table] = {}  # the newest copy of each
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._chore_timers: dict[str, asyncio.TimerHandle] = {}
        self._chores: dict[str, asyncio.Task[None]] = {}
        self._rechecks: dict[str, asyncio.TimerHandle] = {}  # whether somebody is still away

    def watch(self, table: Table) -> None:
        """Play this table's bots from now on."""
        self._watched[table.id] = table
        there = weakref.ref(table)  # a table that's put away is freed at once

        def wake() -> None:
            if (changed := there()) is not None:
                self._on_change(changed)

        table.bus.subscribe_bot_runner(wake)

    def unwatch(self, table: Table) -> bool:
        """Stop watching a table; False if its bots are playing, and it has to be watched."""
        if table.id in self._playing:
            return False
        self._watched.pop(table.id, None)
        return True

    def drop(self, table: Table) -> None:
        """Have nothing more to do with a table: another process carries it on."""
        self._watched.pop(table.id, None)
        table.bus.subscribe_bot_runner(None)
        for timers in (self._rechecks, self._chore_timers):
            if (timer := timers.pop(table.id, None)) is not None:
                timer.cancel()
        for tasks in (self._playing, self._chores):
            if (task := tasks.get(table.id)) is not None:
                task.cancel()

    def _on_change(self, table: Table) -> None:
        """Start whatever is to be done at a table after something has happened there."""
        if table.id not in self._chores:
            self._schedule_chores(table, commands.due_in(table))
        if table.id not in self._playing and _seat_to_move(table) is not None:
            # On the account of whoever moved last: they play with these bots.
            self._playing[table.id] = asyncio.create_task(metered(self._play(table)))
        if self._coach_ahead and table.state.phase == "over":
            self._turns.pool.prepare_coach(table.state.opened.game)

    # Turns -------------------------------------------------------------------------------------

    async def _play(self, table: Table) -> None:
        try:
            while await self._move(table):
                pass
        except Exception:  # a table must not fall silent without a word in the log
            log.exception("table %s: its bots stopped", table.id)
        finally:
            del self._playing[table.id]
            newest = self._watched.get(table.id)
            if newest is not None and newest is not table:
                self._on_change(newest)  # the copy was replaced while a bot was thinking

    async def _move(self, table: Table) -> bool:
        """Let a bot make one move; False if none is to move, or nobody is there to see it."""
        async with table.lock:
            seat = _seat_to_move(table)
            if seat is None:
                return False
            level = commands.bot_for(table, seat)
            if level is None:
                self._recheck_in(table, _patience(table, seat))
                return False
            expect, pace, turn = (
                table.state.game.turn,
                table.state.opened.pace,
                _turn(table, seat, level),
            )
        # How long it takes must not tell what was chosen: all moves that are heard take as long,
        # and so do all that nobody hears.
        heard = any(turn.game.moves[number].heard for number in turn.legal)
        due = time.monotonic() + self._turns.duration(turn.game.name, level, pace, heard)
        choice = await self._choose(turn, due)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        await payer().turn()  # of all that one address has bots play, one thing goes on at a time
        try:
            await commands.bot_move(table, seat, choice, expect)
        except OutOfDate:
            pass  # its person came back and was faster
        except RequestRefused:
            return False
        return True

    async def _choose(self, turn: BotTurn, due: float) -> int:
        try:
            return await self._turns.choose(turn, due)
        except Exception:  # whatever went wrong in there, the table goes on
            log.exception("table %s, seat %d: random moved instead", turn.table, turn.seat)
            return secrets.choice(turn.legal)

    def _recheck_in(self, table: Table, seconds: float) -> None:
        """Check again when a person's time is up; one timer a table is enough."""
        if (timer := self._rechecks.pop(table.id, None)) is not None:
            timer.cancel()
        if seconds == float("inf"):
            return  # connected, and without a clock: we are called when they go
        self._rechecks[table.id] = _call_later(seconds, self._recheck, table)

    def _recheck(self, table: Table) -> None:
        del self._rechecks[table.id]
        self._on_change(table)  # and nobody else: whose time is up may be a secret

    # Chores: shuffles that are over, hosts who have gone -----------------------------------------

    def _schedule_chores(self, table: Table, seconds: float | None) -> None:
        """Run the chores of a table in so many seconds, and not when they were due before."""
        if (timer := self._chore_timers.pop(table.id, None)) is not None:
            timer.cancel()
        if seconds is not None:
            self._chore_timers[table.id] = _call_later(seconds, self._start_chores, table)

    def _start_chores(self, table: Table) -> None:
        del self._chore_timers[table.id]
        self._chores[table.id] = asyncio.create_task(self._run_due_chores(table))

    async def _run_due_chores(self, table: Table) -> None:
        pause = 0.0
        try:
            await commands.end_shuffling(table)
            await attendance.hand_on(table)
        except TrickeryError as error:
            log.warning("table %s: a chore of the table failed: %s", table.id, error)
            pause = CHORE_RETRY
        finally:
            del self._chores[table.id]
        due = commands.due_in(table)
        self._schedule_chores(table, None if due is None else max(due, pause))

    async def close(self) -> None:
        """Stop all tasks and timers; everything that happened is stored already."""
        for timer in (*self._rechecks.values(), *self._chore_timers.values()):
            timer.cancel()
        tasks = [*self._playing.values(), *self._chores.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _seat_to_move(table: Table) -> int | None:
    """The seat whose turn it is, if the game goes on and anybody is there to see it."""
    match = table.state.game.match
    still = table.behind or table.state.timing.paused or not table.presence.awake
    return None if match is None or still else match.actor


def _patience(table: Table, seat: int) -> float:
    """Seconds for which a person is waited for: until they count as away, or their clock is up."""
    clock = table.presence.clock_left(seat)
    away = table.presence.seconds_left(seat)
    return away if clock is None else min(away, clock)


def _turn(table: Table, seat: int, level: str) -> BotTurn:
    match = table.state.game.match
    assert match is not None
    return BotTurn(table.id, seat, level, match.game, match.snapshot(), match.legal())


def _call_later(seconds: float, call: Callable[[Table], None], table: Table) -> asyncio.TimerHandle:
    loop = asyncio.get_running_loop()
    return loop.call_later(max(0.0, seconds) + TIMER_SLACK, call, table)
