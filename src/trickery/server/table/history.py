"""The past of a table: event by event, or the game as it was played in the end; and its record.

Rests on `state` and core's records.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from trickery.core import fair, records
from trickery.core.match import Match
from trickery.server.table.events import CardsDealt, MoveMade, MovesTakenBack, TableOpened
from trickery.server.table.game import StandingMove, taken_back
from trickery.server.table.state import LoggedEvent, TableState


def every_event(state: TableState) -> Iterator[tuple[LoggedEvent, Match | None]]:
    """All events, each with the game as it stood after it; a closed table can't tell how."""
    match: Match | None = None
    standing: list[StandingMove] = []
    for logged in state.events:
        event = logged.event
        if state.closed:
            pass
        elif isinstance(event, CardsDealt):
            match = state.deal(event)
        elif isinstance(event, MoveMade) and match is not None:
            kept = match.bookmark() if not event.bot or not standing else None
            move = StandingMove(logged.seq, event, logged.number, logged.hidden, False, kept)
            standing.append(move)
            match.make(logged.number, event.chance)
        elif isinstance(event, MovesTakenBack) and match is not None:
            match = taken_back(match, standing, event.moves)
            del standing[-event.moves :]
        yield logged, match


def standing_moves(state: TableState) -> Iterator[tuple[LoggedEvent, Match]]:
    """The game as it was played in the end, from the deal on; what was undone never was."""
    match = state.deal(state.game.dealt)
    yield next(each for each in state.events if isinstance(each.event, CardsDealt)), match
    for move in state.game.moves:
        match.make(move.number, move.event.chance)
        yield state.events[move.seq - 1], match


def record_of(state: TableState) -> dict[str, Any]:
    """The record of the game: finished by its rules, or as far as it was written down."""
    opened = state.opened
    if state.game.match is not None:
        also = {**_committed(opened), **_taken_back(state)}
        return records.record_of(state.game.match, _shuffle_of(state), also)
    settings = {
        "players": opened.players,
        "options": opened.options,
        "edition": opened.edition or {},
        **_taken_back(state),
    }
    steps = list(_steps(state))
    return records.unplayable(opened.game, opened.rules, settings, steps, _shuffle_of(state))


def _committed(opened: TableOpened) -> dict[str, Any]:
    """The options and figures that the server committed to, if it did."""
    if opened.settings is None:
        return {}
    return {"options": opened.options, "edition": opened.edition}


def _taken_back(state: TableState) -> dict[str, Any]:
    """Where moves were taken back, by how many of the record's steps stood then."""
    told: list[dict[str, int]] = []
    dealt, standing = 0, list[int]()  # steps of the deal, and of each move that stands
    for logged in state.events:
        match logged.event:
            case CardsDealt(chance=chance):
                dealt = len(chance)
            case MoveMade(chance=chance):
                standing.append(1 + len(chance))
            case MovesTakenBack(seat=seat, moves=moves):
                del standing[-moves:]
                step = dealt + sum(standing)
                told = [{**each, "step": min(each["step"], step)} for each in told]
                told.append({"step": step, "seat": seat, "moves": moves})
    if state.opened.copied is not None:
        told = [*state.opened.copied.taken_back, *told]
    return {"taken_back": told} if told else {}


def _shuffle_of(state: TableState) -> dict[str, Any] | None:
    """What proves the shuffle; a game that was copied shows the proof that it came with."""
    opened = state.opened
    if opened.copied is not None:
        return opened.copied.fair
    if state.open_luck:
        return fair.first_opened(opened.secret, state.luck, opened.again is not None)
    return state.shuffled.opened()


def _steps(state: TableState) -> Iterator[dict[str, Any]]:
    for outcome in state.game.dealt.chance if state.game.dealt else ():
        yield {"chance": outcome}
    for move in state.game.moves:
        yield {"seat": move.event.seat, "move": move.event.move}
        for outcome in move.event.chance:
            yield {"chance": outcome}
