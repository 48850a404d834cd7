"""Who sits where: sit down, take over, and what the host may do about seats.

Rests on `table`. One person has one hand: whoever sits down needs the link for that, or the host's
answer when they asked, holds one seat at most, and takes over dealt cards only where the host lets
them, if they have seen no others.
"""

from __future__ import annotations

import secrets

from trickery.core.match import Match
from trickery.core.say import Say
from trickery.server.catalogue import say
from trickery.server.errors import NotInvited, NotTheHost, RateLimited, RequestRefused
from trickery.server.table.events import (
    SeatAssigned,
    SeatHolder,
    SeatOffered,
    SeatTaken,
)
from trickery.server.table.names import persons_name
from trickery.server.table.requests import SeatRequest
from trickery.server.table.seats import bot_seat, new_invite
from trickery.server.table.table import Table

OPEN, OFFERED = "open", "offered"  # what a seat can be made, but for a bot's


# Whoever comes -----------------------------------------------------------------------------------


async def sit(
    table: Table, wanted: int | None, name: str, key: str, invite: str | None, person: str | None
) -> int:
    """Take an open seat, for a person of whom we keep a digest; gives its number."""

    async def work() -> int:
        must_go_on(table)
        _must_be_invited(table, invite)
        seats, late = table.state.seats, table.state.phase == "playing"
        free = seats.free
        if wanted is not None and wanted not in free:
            raise RequestRefused(
                say("seat-not-open", number=wanted + 1) if free else say("no-open-seat")
            )
        if not free:
            raise RequestRefused(say("no-open-seat"))
        if late:
            _may_take_over(table, person)
            free = [n for n in free if n in table.state.seats.offered]
            if not free or wanted not in (None, *free):
                raise RequestRefused(say("seat-not-offered"))
        else:
            _may_sit_down(table, person)
        seat = free[0] if wanted is None else wanted
        called = persons_name(name, seats.names())
        table.limits.seating.check("whoever comes")
        table.presence.saw(seat)
        await table.happen(
            SeatTaken(seat=seat, name=called, key=key, person=person, takes_over=late)
        )
        return seat

    return await table.exclusively(work)


def _must_be_invited(table: Table, invite: str | None) -> None:
    seats = table.state.seats
    if seats.invite is None or _same(invite, seats.invite):
        return
    renewed = _same(invite, table.state.opened.invite)
    raise NotInvited(say("invite-renewed") if renewed else say("link-for-watching"))


def _same(told: str | None, invite: str | None) -> bool:
    return secrets.compare_digest((told or "").encode(), (invite or "").encode())


def _may_sit_down(table: Table, person: str | None) -> None:
    if person is None:
        return
    if person in [seat.person for seat in table.state.seats.holders]:
        raise RequestRefused(say("seat-already"))
    if person in table.state.seats.left_out:
        raise RequestRefused(say("luck-too-late"))


def _may_take_over(table: Table, person: str | None) -> None:
    if table.state.game.seen_before:
        raise RequestRefused(say("cards-seen-before"))
    if person is None:
        raise RequestRefused(say("say-who-you-are"))
    if person in table.state.seats.dealt_to:
        raise RequestRefused(say("seen-a-hand"))
    if person in table.state.seats.left_out:
        raise RequestRefused(say("luck-too-late"))


async def ask(table: Table, name: str, key: str, person: str, whose: str) -> None:
    """Somebody who looks on asks the host for a seat; `whose` address it is, limits count."""

    async def work() -> None:
        must_go_on(table)
        _may_have_a_seat(table, person)
        if person in table.requests.declined:
            raise RequestRefused(say("seat-declined"))
        if all(seat.who == "person" for seat in table.state.seats.holders):
            raise RequestRefused(say("no-bots-seat"))
        others = [each for each in table.requests.waiting() if each.person != person]
        taken = [*table.state.seats.names(), *(each.name for each in others)]
        called = persons_name(name, taken)
        if len(others) >= table.settings.seat_requests:
            raise RateLimited(say("too-many-ask"))
        table.limits.seat_requests.check(whose)
        table.requests.add(called, key, person)

    await table.exclusively(work)


def _may_have_a_seat(table: Table, person: str) -> None:
    if table.state.phase == "playing":
        _may_take_over(table, person)
    else:
        _may_sit_down(table, person)


# The host ----------------------------------------------------------------------------------------


async def set_seat(table: Table, key: str, seat: int, who: str) -> None:
    """The host gives a seat to a bot of some level, opens it, or offers dealt cards; see below."""

    async def work() -> None:
        by = held_by_the_host(table, key)
        must_go_on(table)
        if not 0 <= seat < len(table.state.seats):
            raise RequestRefused(no_such_seat(table, seat))
        if seat == by:
            raise RequestRefused(say("own-seat"))
        if who == OFFERED or (who == OPEN and seat in table.state.seats.offered):
            await _offer(table, key, seat, who == OFFERED)
            return
        if who == OPEN and table.state.phase == "playing":
            # Whoever sat down next would see its cards: the host, perhaps.
            raise RequestRefused(say("seat-is-dealt"))
        table.limits.seating.check(key)
        seats = table.state.seats
        to = SeatHolder() if who == OPEN else bot_seat(seat, who, seats.holders)
        removed = seats[seat].who == "person"
        invite = new_invite() if removed else None
        await table.happen(SeatAssigned(seat=seat, to=to, invite=invite))

    await table.exclusively(work)


async def _offer(table: Table, key: str, seat: int, offered: bool) -> None:
    """Let somebody take over a seat that was open at the deal, or no longer."""
    state = table.state
    if state.game.seen_before:
        raise RequestRefused(say("cards-seen-before"))
    if state.phase == "lobby":
        raise RequestRefused(say("offer-not-needed"))
    if state.seats[seat].who != "open":
        raise RequestRefused(say("seat-not-open", number=seat + 1))
    if (seat in state.seats.offered) != offered:
        table.limits.seating.check(key)
        await table.happen(SeatOffered(seat=seat, offered=offered))


async def answer(table: Table, key: str, number: int, seat: int | None, later: bool) -> None:
    """The host gives whoever asks the seat of a bot, or an open one; or no seat.

    `later`: when the round is over. Until then they look on, and anything may come between.
    """

    async def work() -> None:
        held_by_the_host(table, key)
        must_go_on(table)
        request = table.requests.by_number(number)
        if request is None:
            raise RequestRefused(say("asks-no-longer"))
        if seat is None:
            table.requests.decline(request)
            return
        _may_be_given(table, request, seat)
        match = table.state.game.match
        if later and not (match and match.game.round_follows(match.view(None))):
            raise RequestRefused(say("no-round-follows"))
        table.limits.seating.check(key)
        if later:
            table.requests.promise(request.key, seat)
        else:
            await _give(table, request, seat)

    await table.exclusively(work)


async def keep_promises(table: Table, before: Match, after: Match) -> None:
    """Seat those who were promised a seat, if a move has ended a round.

    Whoever has gone, or whose seat somebody else has, is promised nothing any more.
    """
    view = after.view(None)
    if view["over"] or not after.game.round_over(before.view(None), view):
        return
    for request, seat in table.requests.promised:
        try:
            _may_be_given(table, request, seat)
        except RequestRefused:
            table.requests.promise(request.key, None)
        else:
            await _give(table, request, seat)


def _may_be_given(table: Table, request: SeatRequest, seat: int) -> None:
    seats = table.state.seats
    if request not in table.requests.waiting():
        raise RequestRefused(say("asks-no-longer"))
    if not 0 <= seat < len(seats):
        raise RequestRefused(no_such_seat(table, seat))
    if seats[seat].who == "person":
        raise RequestRefused(say("seat-is-a-persons", number=seat + 1))
    _may_have_a_seat(table, request.person)


async def _give(table: Table, request: SeatRequest, seat: int) -> None:
    """Seat somebody who asked: they see what this seat may see, from its first card on."""
    seats = table.state.seats
    held = seats[seat]
    called = persons_name(request.name, seats.names(but=seat))
    table.presence.saw(seat)
    await table.happen(
        SeatTaken(
            seat=seat,
            name=called,
            key=request.key,
            person=request.person,
            takes_over=table.state.phase == "playing",
            bot=held.name if held.who == "bot" else "",
        )
    )
    table.requests.remove(request.key)


def no_such_seat(table: Table, seat: int) -> Say:
    """That a number is no seat's."""
    return say("no-such-seat", text=str(seat + 1), last=len(table.state.seats))


# What is checked first ---------------------------------------------------------------------------


def must_not_be_closed(table: Table) -> None:
    """Refuse where nothing can be carried on."""
    if table.state.closed:
        raise RequestRefused(table.state.closed)


def must_go_on(table: Table) -> None:
    """Refuse where nothing more can be changed, or not at the moment."""
    must_not_be_closed(table)
    if table.state.phase == "over":
        raise RequestRefused(say("game-is-over"))
    if table.state.phase == "shuffling":
        raise RequestRefused(say("being-shuffled"))


def must_be_in_the_lobby(table: Table) -> None:
    """Refuse what can only be done before the deal."""
    must_go_on(table)
    if table.state.phase != "lobby":
        raise RequestRefused(say("started-already"))


def held_by_the_host(table: Table, key: str) -> int:
    """The host's seat, if this is its key."""
    seat = table.held_by(key)
    if seat != table.state.seats.host:
        raise NotTheHost(say("only-the-host"))
    return seat
