"""A game that was played before, at a table of its own: played on from a decision, or a record.

Rests on `events`, `seating` and on core. The new log begins with the old deal and the old moves, so
it is read, told, replayed and reviewed like any other. What was dealt stays as it was, seen or not;
what chance brings later is drawn from the new table's own secret. Nothing was shuffled there, so
its record proves nothing of a shuffle; nobody can sit down there but whoever plays on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core import fair, records
from trickery.core.errors import BadRecord
from trickery.core.match import Happened, Match
from trickery.core.say import speaker
from trickery.table.events import Copied, Event, Moved, Opened, Outcome, Seat, Started
from trickery.table.refusals import Refused
from trickery.table.seating import bot_seat

say = speaker(__package__)


def played_on(
    table: str, match: Match, at: tuple[int, int], person: Seat, level: str, pace: float
) -> list[Event]:
    """The events of a finished game up to a decision, `at` a seat and a step, which is `person`'s.

    A step counts the moves that were made before it.
    """
    seat, step = at
    made = _moves(match)
    if step >= len(made) or made[step].seat != seat:
        raise Refused(say("no-such-decision", text=str(seat), step=step))
    opened = _opened(match, {seat: person}, level, pace, Copied(table=table))
    return [opened, *_happened(match, step)]


def brought(told: Any, level: str, pace: float) -> list[Event]:
    """The events of a record; raises where it could not have happened."""
    record = records.check(told)
    match = records.replay(record)
    copied = Copied(fair=record["fair"] if _holds(record) else None)
    return [_opened(match, {}, level, pace, copied), *_happened(match, len(match.history))]


def _holds(record: Mapping[str, Any]) -> bool:
    """Does a record's shuffle prove what it says?"""
    try:
        fair.verify(record)
    except BadRecord:
        return False
    return True


def _opened(
    match: Match, people: Mapping[int, Seat], level: str, pace: float, copied: Copied
) -> Opened:
    setting = match.setting
    seats = [people.get(number, Seat()) for number in range(match.players)]
    for number in range(match.players):
        if number not in people:
            seats[number] = bot_seat(number, level, seats)
    return Opened(
        game=match.game.name,
        rules=setting.version,
        players=match.players,
        options=dict(setting.options),
        edition=setting.edition.figures,
        settings=fair.settings_of(match.game, setting),
        pace=pace,
        seats=tuple(seats),
        host=next(iter(people), 0),
        stand_in=level,
        secret=fair.new_secret(),
        luck=(),
        again=None,
        copied=copied,
    )


def _moves(match: Match) -> list[Happened]:
    return [step for step in match.history if step.seat is not None]


def _happened(match: Match, moves: int) -> list[Event]:
    """The deal and so many moves, each with what chance brought after it."""
    chances: list[list[Outcome]] = [[]]
    for step in match.history:
        if step.chance is None:
            chances.append([])
        else:
            chances[-1].append(step.chance)
    told: list[Event] = [Started(chance=tuple(chances[0]))]
    return told + [
        _moved(match, step, chance)
        for step, chance in zip(_moves(match)[:moves], chances[1:], strict=False)
    ]


def _moved(match: Match, step: Happened, chance: Sequence[Outcome]) -> Moved:
    assert step.seat is not None
    move = str(match.game.moves[step.move])
    return Moved(seat=step.seat, move=move, key=None, bot=True, chance=tuple(chance))
