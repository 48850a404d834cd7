"""How fast it goes at a table: pause and resume, a clock for moves, and a nudge for whoever thinks.

Rests on `table` and `seating`. Everybody who sits at the table may pause it and resume it.
"""

from __future__ import annotations

from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused
from trickery.server.settings import Settings
from trickery.server.table.events import ClockSet, Event, PlayerNudged, TablePaused, TableResumed
from trickery.server.table.numbering import Viewer
from trickery.server.table.seating import held_by_the_host, must_be_in_the_lobby, must_go_on
from trickery.server.table.table import Table


async def pause(table: Table, key: str) -> None:
    """Pause the table for everybody: no moves, no bots, no clock, nobody is taken over."""

    async def work() -> None:
        seat = table.held_by(key)
        _must_be_played(table)
        if table.state.timing.paused:
            return
        _within(table, TablePaused, seat, table.settings.pauses, "paused-too-often")
        table.limits.pauses.check(str(seat))
        await table.happen(TablePaused(seat=seat))

    await table.exclusively(work)


async def resume(table: Table, key: str) -> None:
    """Go on after a pause, whoever began it."""

    async def work() -> None:
        seat = table.held_by(key)
        if table.state.timing.paused:
            await table.happen(TableResumed(seat=seat))

    await table.exclusively(work)


async def nudge(table: Table, key: str) -> None:
    """Remind the person whose turn it is; as far as this seat can know whose it is."""

    async def work() -> None:
        seat = table.held_by(key)
        _must_be_played(table)
        whom = to_move(table, seat)
        if table.state.timing.paused or whom is None or whom == seat:
            raise RequestRefused(say("nobody-to-nudge"))
        if not table.presence.here(whom):
            raise RequestRefused(say("nobody-to-nudge"))
        _within(table, PlayerNudged, seat, table.settings.nudges, "nudged-too-often")
        table.limits.nudges.check(str(whom))
        await table.happen(PlayerNudged(seat=seat, whom=whom))

    await table.exclusively(work)


async def set_clock(table: Table, key: str, seconds: int) -> None:
    """The host says how long a person's move may take; 0: as long as they like."""

    async def work() -> None:
        held_by_the_host(table, key)
        must_be_in_the_lobby(table)
        check_clock(seconds, table.settings)
        if seconds != table.state.timing.clock:
            table.limits.seating.check(key)
            await table.happen(ClockSet(seconds=seconds))

    await table.exclusively(work)


def check_clock(seconds: int, settings: Settings) -> None:
    """Refuse a clock that nobody could play by."""
    shortest, longest = settings.shortest_clock, settings.longest_clock
    if seconds and not shortest <= seconds <= longest:
        raise RequestRefused(say("bad-clock", shortest=shortest, longest=longest))


def to_move(table: Table, viewer: Viewer) -> int | None:
    """Whose turn it is, as far as a viewer can see."""
    match = table.state.game.match
    return None if match is None else match.seen(viewer)["to_move"]


def _must_be_played(table: Table) -> None:
    must_go_on(table)
    if table.state.phase != "playing":
        raise RequestRefused(say("not-started"))


def _within(table: Table, kind: type[Event], seat: int, most: int, refusal: str) -> None:
    """Refuse what one seat has done often enough: the log is kept for ever."""
    if sum(getattr(event, "seat", None) == seat for event in table.state.of_type(kind)) >= most:
        raise RequestRefused(say(refusal))
