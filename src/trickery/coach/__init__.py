"""The coach: what every move was worth, over what its seat could know, and why.

Rests on `bots`. The entry points:

    assess(match)              every legal move of the seat to move, as a `Finding`
    review(record, seat)       a finished game, decision by decision, as a `Review`
    findings(record, seat)     its findings one by one, as they're ready

A depth is `quick`, `usual`, `deep` or a number of playouts per decision. `docs/coach.md` explains
the figures and their accuracy. The engine is loaded on first use, so that tables and clients can
import the types alone.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from trickery.coach.told import (
    DEPTHS,
    FORMAT,
    USUAL,
    Account,
    Finding,
    FirstLook,
    Group,
    Review,
    Span,
)
from trickery.core.errors import BadOption
from trickery.core.say import speaker

if TYPE_CHECKING:
    from trickery.coach.finding import Position, find, first_look, position
    from trickery.coach.reviewing import positions, summed_up
    from trickery.coach.screening import likely_costs
    from trickery.core.match import Match

__all__ = [
    "DEPTHS", "FORMAT", "USUAL", "Account", "Finding", "FirstLook", "Group", "Position", "Review",
    "Span", "assess", "find", "findings", "first_look", "likely_costs", "playouts",
    "position", "positions", "review", "summed_up",
]  # fmt: skip

say = speaker(__package__)

MOST = 10_000_000  # playouts per decision
_PLACES = {
    "Position": "finding",
    "find": "finding",
    "first_look": "finding",
    "likely_costs": "screening",
    "position": "finding",
    "positions": "reviewing",
    "summed_up": "reviewing",
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_PLACES[name]}"), name)


def playouts(depth: str | int) -> int:
    """How many playouts per decision a depth means."""
    if isinstance(depth, str) and depth in DEPTHS:
        return DEPTHS[depth]
    try:
        count = int(depth)
    except ValueError:
        count = 0
    if not 1 <= count <= MOST:
        raise BadOption(say("coach-no-such-depth", text=str(depth)[:40], text_known=list(DEPTHS)))
    return count


def assess(match: Match, depth: str | int = USUAL) -> Finding:
    """Assess every legal move of the seat to act."""
    from trickery.coach.finding import find, position

    if match.actor is None:
        raise BadOption(say("coach-nobody-to-move"))
    if len(match.legal()) == 1:
        raise BadOption(say("coach-no-choice"))
    step = sum(each.seat is not None for each in match.history)
    where = position(match.game, match.snapshot(), match.actor, None, 0, step)
    return find(where, playouts(depth))


def findings(record: Mapping[str, Any], seat: int, depth: str | int = USUAL) -> Iterator[Finding]:
    """Find what a seat's decisions in a finished game cost, one by one."""
    from trickery.coach.finding import find
    from trickery.coach.reviewing import positions

    count = playouts(depth)
    for where in positions(started(record, seat), record, seat):
        yield find(where, count)


def review(record: Mapping[str, Any], seat: int, depth: str | int = USUAL) -> Review:
    """Review a seat's decisions in a finished game: their costs, and its luck."""
    from trickery.coach.finding import find
    from trickery.coach.reviewing import positions, summed_up

    match = started(record, seat)
    count = playouts(depth)
    done = [find(where, count) for where in positions(match, record, seat)]
    result = match.returns[seat]
    return summed_up(record["game"], match.players, seat, count, len(done), done, result)


def started(record: Mapping[str, Any], seat: int) -> Match:
    """The table that a record starts from, if it has such a seat."""
    from trickery.core import records

    match = records.start(record)
    match.view(seat)  # raises if there's no such seat
    return match
