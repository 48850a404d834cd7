"""Whoever plays for the bots: attends to tables, and moves where it is a bot's turn.

Rests on `commands` and `turns`. It is told of everything that happens at a table it attends to, so
nobody has to remember to tell it. Each table is played by a task of its own: one never waits for
another's bots.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from trickery.core.errors import TrickeryError
from trickery.table import commands, seating
from trickery.table.refusals import Refused, Stale
from trickery.table.table import Table
from trickery.table.turns import Turn, Turns

log = logging.getLogger(__name__)


class Attendant:
    """Plays the bots of all tables of a server."""

    def __init__(self, turns: Turns, coach_ahead: bool) -> None:
        self._turns = turns
        self._coach_ahead = coach_ahead
        self._attended: dict[str, Table] = {}  # the newest copy of each
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._chores: dict[str, asyncio.TimerHandle] = {}  # when the house has something to do
        self._doing: dict[str, asyncio.Task[None]] = {}  # what it has to do
        self._looks: dict[str, asyncio.TimerHandle] = {}  # when to see whether somebody is away

    def attend_to(self, table: Table) -> None:
        """Play this table's bots from now on."""
        self._attended[table.id] = table
        table.presence.attend(lambda: self._look_at(table))

    def let_go(self, table: Table) -> bool:
        """Stop attending to a table at which nothing goes on; no, if something does."""
        if table.id in self._playing:
            return False
        self._attended.pop(table.id, None)
        return True

    def _look_at(self, table: Table) -> None:
        """Something has happened: is a bot to move, or will the house have something to do?"""
        if table.id not in self._doing:
            self._see_to(table, commands.due_in(table))
        if table.id not in self._playing and _somebody_is_to_move(table):
            self._playing[table.id] = asyncio.create_task(self._play(table))
        if self._coach_ahead and table.log.phase == "over":
            self._turns.thinkers.prepare_coach(table.log.opened.game)

    async def _play(self, table: Table) -> None:
        try:
            while await self._move(table):
                pass
        except Exception:  # a table must not fall silent without a word in the log
            log.exception("table %s: its bots stopped", table.id)
        finally:
            del self._playing[table.id]
            newest = self._attended.get(table.id)
            if newest is not None and newest is not table:
                self._look_at(newest)  # the copy was replaced while a bot was thinking

    async def _move(self, table: Table) -> bool:
        """Let a bot make one move; no if none is to move, or nobody is there to see it."""
        async with table.lock:
            if not _somebody_is_to_move(table):
                return False
            match = table.log.match
            assert match is not None
            assert match.actor is not None
            seat, expect = match.actor, table.log.turn
            level = table.presence.played_by(seat)
            if level is None:
                self._look_again_in(table, table.presence.patience(seat))
                return False
            turn = Turn(table.id, seat, level, match.game, match.snapshot(), match.legal())
        # How long it takes must not tell what was chosen: all moves that are heard take as long,
        # and so do all that nobody hears.
        heard = any(turn.game.moves[number].heard for number in turn.legal)
        due = time.monotonic() + self._turns.takes(level, table.log.opened.pace, heard)
        choice = await self._chosen(turn, due)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        try:
            await commands.bot_move(table, seat, choice, expect)
        except Stale:
            pass  # its person came back and was faster
        except Refused:
            return False
        return True

    async def _chosen(self, turn: Turn, due: float) -> int:
        try:
            return await self._turns.choose(turn, due)
        except Exception:  # whatever went wrong in there, the table goes on
            log.exception("table %s, seat %d: random moved instead", turn.table, turn.seat)
            return secrets.choice(turn.legal)

    def _look_again_in(self, table: Table, seconds: float) -> None:
        """See again when somebody's patience ends; one look a table is enough."""
        if (due := self._looks.pop(table.id, None)) is not None:
            due.cancel()
        if seconds == float("inf"):
            return  # connected: we hear when they go
        loop = asyncio.get_running_loop()
        self._looks[table.id] = loop.call_later(max(0.0, seconds) + 0.01, self._look_again, table)

    def _look_again(self, table: Table) -> None:
        del self._looks[table.id]
        table.presence.changed()

    # What the house does: shuffles that are over, hosts who have gone ----------------------------

    def _see_to(self, table: Table, seconds: float | None) -> None:
        if (due := self._chores.pop(table.id, None)) is not None:
            due.cancel()
        if seconds is not None:
            due = asyncio.get_running_loop().call_later(max(0.0, seconds) + 0.01, self._do, table)
            self._chores[table.id] = due

    def _do(self, table: Table) -> None:
        del self._chores[table.id]
        self._doing[table.id] = asyncio.create_task(self._tidy_up(table))

    async def _tidy_up(self, table: Table) -> None:
        again = 0.0
        try:
            await commands.end_shuffling(table)
            await seating.hand_on(table)
        except TrickeryError as error:
            log.warning("table %s: the house could not do its part: %s", table.id, error)
            again = 1.0
        finally:
            del self._doing[table.id]
        if not table.broken:  # else whoever reads the table anew sees to it
            due = commands.due_in(table)
            self._see_to(table, None if due is None else max(due, again))

    async def close(self) -> None:
        """Stop; everything that happened is kept already."""
        for due in (*self._looks.values(), *self._chores.values()):
            due.cancel()
        playing = [*self._playing.values(), *self._doing.values()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def _somebody_is_to_move(table: Table) -> bool:
    match = table.log.match
    if match is None or match.actor is None or table.broken:
        return False
    return table.presence.awake
