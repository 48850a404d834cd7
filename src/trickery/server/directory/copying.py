"""A game that was played before, at a table of its own: played on from a decision, or a record.

Rests on `opening`, the table's events and core. The new log begins with the old deal and moves, so
it is read, told, replayed and reviewed like any other. What was dealt stays as it was, seen or not;
what chance brings later is drawn from the new table's own secret. Nothing was shuffled there, so
its record proves nothing of a shuffle; nobody can sit down there but whoever plays on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core import records
from trickery.core.errors import BadRecord
from trickery.core.fair import verify
from trickery.core.match import Match
from trickery.server.catalogue import say
from trickery.server.directory.opening import Cards, PlayedBy, filled, table_opened
from trickery.server.errors import RequestRefused
from trickery.server.table.events import (
    CardsDealt,
    ChanceOutcome,
    CopiedFrom,
    Event,
    MoveMade,
    SeatHolder,
    TableOpened,
)


def played_on(
    table: str | None,
    match: Match,
    at: tuple[int, int],
    person: SeatHolder,
    level: str,
    pace: float,
) -> tuple[TableOpened, list[Event]]:
    """The events of a game up to a decision, `at` a seat and a step, which is `person`'s.

    A step counts the moves that were made before it. The game was played at `table`, if at any.
    """
    seat, step = at
    movers = [*(each.seat for each in match.history if each.seat is not None), match.actor]
    if step >= len(movers) or movers[step] != seat:
        raise RequestRefused(say("no-such-decision", text=str(seat + 1), step=step))
    seats = filled({seat: person}, match.players, level)
    opened = _opened(match, seats, level, pace, CopiedFrom(table=table), host=seat)
    return opened, _happened(match, step)


def brought(told: Any, level: str, pace: float) -> tuple[TableOpened, list[Event]]:
    """The events of a record; raises where it could not have happened.

    It names nobody, so its seats stay open, and are called by their numbers.
    """
    record = records.check(told)
    match = records.replay(record)
    fair = record["fair"] if _holds(record) else None
    copied = CopiedFrom(fair=fair, taken_back=tuple(record.get("taken_back", ())))
    nobody = filled({}, match.players, None)
    opened = _opened(match, nobody, level, pace, copied)
    return opened, _happened(match, len(match.history))


def _holds(record: Mapping[str, Any]) -> bool:
    """Does a record's shuffle prove what it says?"""
    try:
        verify(record)
    except BadRecord:
        return False
    return True


def _opened(
    match: Match,
    seats: Sequence[SeatHolder],
    level: str,
    pace: float,
    copied: CopiedFrom,
    host: int = 0,
) -> TableOpened:
    return table_opened(
        PlayedBy(match.game, match.setting),
        seats,
        pace=pace,
        host=host,
        stand_in=level,
        cards=Cards(copied=copied),
        open_to_guests=False,
    )


def _happened(match: Match, moves: int) -> list[Event]:
    """The deal and so many moves, each with what chance brought after it."""
    chances: list[list[ChanceOutcome]] = [[]]
    made: list[tuple[int, str]] = []
    for step in match.history:
        if step.seat is not None:
            made.append((step.seat, str(match.game.moves[step.move])))
            chances.append([])
        elif step.chance is not None:
            chances[-1].append(step.chance)
    told: list[Event] = [CardsDealt(chance=tuple(chances[0]))]
    for (seat, move), chance in zip(made[:moves], chances[1:], strict=False):
        told.append(MoveMade(seat=seat, move=move, key=None, bot=True, chance=tuple(chance)))
    return told
