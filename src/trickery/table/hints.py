"""Hints: what the coach would do, asked by whoever is to move.

Rests on `table` and `thinkers`. The coach gets a twin of the position, made of what the seat knows.
A hint is found once for a position: whoever asks again is told the same. Where it takes long,
whoever asked is told to ask again.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from trickery.coach import Finding, Position, position
from trickery.core.contract import Game, Rows
from trickery.core.match import Match
from trickery.core.say import speaker
from trickery.table.messages import Hint, Thinking
from trickery.table.refusals import Refused, Stale
from trickery.table.seating import must_go_on
from trickery.table.table import Table
from trickery.table.thinkers import Lost, NotReady, Thinkers, Unfit

log = logging.getLogger(__name__)
say = speaker(__package__)


@dataclass(frozen=True)
class Asked:
    """The newest hint of a table."""

    turn: int  # the event that led to the position
    task: asyncio.Task[Finding]


class Hints:
    """What the coach says at the tables of one server."""

    def __init__(self, thinkers: Thinkers, playouts: int) -> None:
        self._thinkers = thinkers
        self._playouts = playouts
        self._asked: WeakKeyDictionary[Table, Asked] = WeakKeyDictionary()

    async def hint(self, table: Table, key: str, expect: int, wait: float) -> Hint | Thinking:
        """What every move is worth to whoever holds this key, if they may ask that now.

        Waits so many seconds for the coach.
        """
        async with table.lock:
            seat, match = _allowed(table, key, expect)
            turn = table.log.turn
            asked = self._asked.get(table)
            failed = asked is not None and asked.task.done() and asked.task.exception()
            if asked is None or asked.turn != turn or failed:
                if asked is not None:
                    asked.task.cancel()  # nobody is interested any more
                made = sum(step.seat == seat for step in match.history)
                where = await asyncio.to_thread(known, match.game, match.snapshot(), seat, made)
                finding = self._thinkers.find(where, self._playouts, urgent=True)
                asked = self._asked[table] = Asked(turn, asyncio.create_task(finding))
        try:
            async with asyncio.timeout(wait):
                found = await asyncio.shield(asked.task)
        except TimeoutError:
            ready = self._thinkers.coach_is_ready(match.game.name)
            return {"type": "thinking", "preparing": not ready}
        except (Lost, NotReady, Unfit) as error:
            log.error("no hint: %s", error, extra={"table": table.id})
            raise Refused(say("coach-fails")) from None
        except asyncio.CancelledError:
            if not asked.task.cancelled():
                raise  # whoever asked has gone
            table.must_be_sound()  # the server stops
            raise Stale(say("moved-on")) from None
        async with table.lock:
            _allowed(table, key, expect)
            return {"type": "hint", "seq": table.stories.newest(seat), "finding": found}

    def say_goodbye(self) -> None:
        """The server stops: whoever waits is told so."""
        for asked in self._asked.values():
            asked.task.cancel()


def _allowed(table: Table, key: str, expect: int) -> tuple[int, Match]:
    """Whose hint it would be, and the game, if it is theirs to choose. The lock is held."""
    table.must_be_sound()
    seat, match = table.held_by(key), table.log.match
    must_go_on(table)
    if match is None:
        raise Refused(say("not-started"))
    if table.log.hints(seat) == "off":
        raise Refused(say("hints-off"))
    if expect < table.log.numbers.turn(seat):
        raise Stale(say("moved-on"))
    if match.actor != seat:
        raise Refused(say("hint-not-your-turn"))
    if len(match.legal()) == 1:
        raise Refused(say("hint-no-choice"))
    return seat, match


def known(game: Game, rows: Rows, seat: int, made: int) -> Position:
    """A position as its seat knows it; of the moves made before only its own may count."""
    return position(game, rows, seat, None, made, made)
