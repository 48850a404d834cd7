"""Who is at the table: leave, come back, go by another name, and who is the host meanwhile.

Rests on `seating` and `table`. Whoever leaves is gone until they come back of their own accord; a
page that is still open, or looks from afar, brings nobody back.
"""

from __future__ import annotations

from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused
from trickery.server.table.events import (
    HostChanged,
    PlayerLeft,
    PlayerRenamed,
    PlayerReturned,
    SeatAssigned,
    SeatHolder,
)
from trickery.server.table.names import persons_name
from trickery.server.table.seating import must_be_in_the_lobby, no_such_seat
from trickery.server.table.table import Table


async def leave(table: Table, key: str) -> None:
    """Give a seat up: before the game for good, later until its person comes back to it.

    The next person clockwise is the host. Whoever asks for a seat asks no longer.
    """

    async def work() -> None:
        if table.requests.by_key(key):
            table.requests.remove(key)
            return
        seat, seats, phase = table.held_by(key), table.state.seats, table.state.phase
        if phase == "shuffling":
            raise RequestRefused(say("being-shuffled"))
        if seat in seats.left or phase not in ("lobby", "playing"):
            return
        host = _next_host(table) if seat == seats.host else None
        if phase == "lobby":
            name = seats[seat].name
            await table.happen(SeatAssigned(seat=seat, to=SeatHolder(), stood_up=name, host=host))
            return
        left = sum(event.seat == seat for event in table.state.of_type(PlayerLeft))
        if left >= table.settings.leaves:
            return  # a bot stands in once they are gone for a while
        table.limits.seating.check(key)
        await table.happen(PlayerLeft(seat=seat, final=True, host=host))

    await table.exclusively(work)


async def come_back(table: Table, key: str) -> None:
    """Whoever holds a seat is at the table: if they had left, they have it back."""

    async def work() -> None:
        seat = table.held_by(key)
        if seat in table.state.seats.left:
            await table.happen(PlayerReturned(seat=seat))

    seat = table.held_by(key)
    table.presence.saw(seat)
    if seat in table.state.seats.left:
        await table.exclusively(work)


async def rename(table: Table, key: str, name: str) -> None:
    """Go by another name, before the deal: in a game the others know who is who."""

    async def work() -> None:
        seat, seats = table.held_by(key), table.state.seats
        must_be_in_the_lobby(table)
        was, called = seats[seat].name, persons_name(name, seats.names(but=seat))
        if called != was:
            table.limits.seating.check(key)
            await table.happen(PlayerRenamed(seat=seat, name=called, was=was))

    await table.exclusively(work)


async def stop_waiting(table: Table, key: str, seat: int) -> None:
    """Let a bot play at once for somebody who has lost their connection."""

    async def work() -> None:
        table.held_by(key)
        if not 0 <= seat < len(table.state.seats):
            raise RequestRefused(no_such_seat(table, seat))
        if table.presence.countdown(seat) is not None:
            table.presence.give_up(seat)

    await table.exclusively(work)


async def hand_on(table: Table) -> None:
    """A host who has been gone for too long is the host no more."""

    async def work() -> None:
        due, host = host_due_in(table), _next_host(table)
        if due is not None and due <= 0 and host is not None:
            await table.happen(HostChanged(seat=host))

    await table.exclusively(work)


def host_due_in(table: Table) -> float | None:
    """Seconds until somebody else is the host; None if the host is there, or nobody else is."""
    state, settings = table.state, table.settings
    host = state.seats.host
    if host is None or state.phase not in ("lobby", "playing") or _next_host(table) is None:
        return None
    gone = table.presence.gone_for(host)
    quota = sum(1 for _ in state.of_type(HostChanged)) < settings.host_changes
    return settings.host_keeps - gone if gone > 0 and quota else None


def _next_host(table: Table) -> int | None:
    """The next person clockwise after the host who is at hand."""
    seats = table.state.seats
    others = [seat for seat in seats.people_from(seats.host or 0) if seat != seats.host]
    return next((seat for seat in others if table.presence.at_hand(seat)), None)
