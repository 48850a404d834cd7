"""Who sits where: sit down, take over, leave, come back, and what the host may do about seats.

Rests on `table`. One person has one hand: whoever sits down needs the link for that, or the host's
answer when they asked, holds one seat at most, and takes over dealt cards only where the host lets
them, if they have seen no others.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from trickery.core.say import Say, speaker
from trickery.table.events import Back, Handed, Left, Offered, Sat, Seat, Seated
from trickery.table.names import BOT, bots_name, persons_name
from trickery.table.presence import Asker
from trickery.table.refusals import NotInvited, NotTheHost, Refused, TooFast
from trickery.table.table import Table

say = speaker(__package__)

OPEN, OFFERED = "open", "offered"  # what a seat can be made, but for a bot's
ASKERS = 6  # who may ask for a seat at a time: more would be no help to the host


def bot_seat(seat: int, level: str, seats: Sequence[Seat]) -> Seat:
    """A seat with a bot in it, under a name that nobody in the other seats has."""
    return Seat(who="bot", name=bots_name(seat, names_of(seats, seat)), bot=level)


def names_of(seats: Sequence[Seat], but: int | None = None) -> list[str]:
    """The names of people and bots, but for one seat's."""
    return [seat.name for n, seat in enumerate(seats) if n != but and seat.who != "open"]


# Whoever comes and goes --------------------------------------------------------------------------


async def sit(
    table: Table, wanted: int | None, name: str, key: str, invite: str | None, person: str | None
) -> int:
    """Take an open seat, for a person of whom we keep a digest; gives its number."""

    async def work() -> int:
        must_go_on(table)
        _must_be_invited(table, invite)
        seats, late = table.log.seats, table.log.phase == "playing"
        free = [n for n, seat in enumerate(seats) if seat.who == "open"]
        if wanted is not None and wanted not in free:
            raise Refused(say("seat-not-open", number=wanted + 1) if free else say("no-open-seat"))
        if not free:
            raise Refused(say("no-open-seat"))
        if late:
            _may_take_over(table, person)
            free = [n for n in free if n in table.log.offered]
            if not free or wanted not in (None, *free):
                raise Refused(say("seat-not-offered"))
        else:
            _may_sit_down(table, person)
        seat = free[0] if wanted is None else wanted
        called = persons_name(name, names_of(seats))
        not_too_often(table, "whoever comes")
        table.presence.seen(seat)
        await table.happen(Sat(seat=seat, name=called, key=key, person=person, takes_over=late))
        return seat

    return await table.exclusively(work)


def _must_be_invited(table: Table, invite: str | None) -> None:
    needed = table.log.opened.invite
    if needed is not None and not secrets.compare_digest(needed.encode(), (invite or "").encode()):
        raise NotInvited(say("link-for-watching"))


def _may_sit_down(table: Table, person: str | None) -> None:
    if person is None:
        return
    if person in [seat.person for seat in table.log.seats]:
        raise Refused(say("seat-already"))
    if person in table.log.left_out:
        raise Refused(say("luck-too-late"))


def _may_take_over(table: Table, person: str | None) -> None:
    if table.log.seen_before:
        raise Refused(say("cards-seen-before"))
    if person is None:
        raise Refused(say("say-who-you-are"))
    if person in table.log.dealt_to:
        raise Refused(say("seen-a-hand"))
    if person in table.log.left_out:
        raise Refused(say("luck-too-late"))


async def ask(table: Table, name: str, key: str, person: str, whose: str) -> None:
    """Somebody who looks on asks the host for a seat; `whose` address it is, limits count."""

    async def work() -> None:
        must_go_on(table)
        _may_have_a_seat(table, person)
        if person in table.presence.declined:
            raise Refused(say("seat-declined"))
        if all(seat.who == "person" for seat in table.log.seats):
            raise Refused(say("no-bots-seat"))
        others = [who for who in table.presence.askers if who.person != person]
        called = persons_name(name, [*names_of(table.log.seats), *(who.name for who in others)])
        if len(others) >= ASKERS or table.asking.delay(whose) > 0:
            raise TooFast(say("too-many-ask"))
        table.presence.ask(called, key, person)

    await table.exclusively(work)


def _may_have_a_seat(table: Table, person: str) -> None:
    if table.log.phase == "playing":
        _may_take_over(table, person)
    else:
        _may_sit_down(table, person)


async def leave(table: Table, key: str) -> None:
    """Give a seat up: before the game for good, later until its person is back.

    The host has a while to come back before the game, too. Whoever asks for a seat asks no longer.
    """

    async def work() -> None:
        if table.presence.asker(key):
            table.presence.answered(key)
            return
        seat, phase = table.held_by(key), table.log.phase
        if phase == "shuffling":
            raise Refused(say("being-shuffled"))
        if seat in table.log.left or phase not in ("lobby", "playing"):
            return
        if phase == "playing" or seat == table.log.host:
            not_too_often(table, key)
            await table.happen(Left(seat=seat))
        else:
            await table.happen(Seated(seat=seat, to=Seat()))

    await table.exclusively(work)


async def come_back(table: Table, key: str) -> None:
    """Whoever holds a seat is heard of: if they had left, they have it back."""

    async def work() -> None:
        seat = table.held_by(key)
        if seat in table.log.left:
            await table.happen(Back(seat=seat))

    seat = table.held_by(key)
    table.presence.seen(seat)
    if seat in table.log.left:
        await table.exclusively(work)


async def hand_on(table: Table) -> None:
    """A host who has been gone for too long is host no more, and before the deal has no seat."""

    async def work() -> None:
        log = table.log
        left = log.host_left()
        if log.host is None or left is None or time.time() < left + table.house.host_keeps:
            return
        if log.phase == "lobby":
            await table.happen(Seated(seat=log.host, to=Seat()))
        elif log.phase == "playing" and (after := log.next_host()) is not None:
            await table.happen(Handed(seat=after))

    await table.exclusively(work)


# The host ----------------------------------------------------------------------------------------


async def set_seat(table: Table, key: str, seat: int, who: str) -> None:
    """The host gives a seat to a bot of some level, opens it, or offers dealt cards; see below."""

    async def work() -> None:
        by = held_by_the_host(table, key)
        must_go_on(table)
        if not 0 <= seat < len(table.log.seats):
            raise Refused(no_such_seat(table, seat))
        if seat == by:
            raise Refused(say("own-seat"))
        if who == OFFERED or (who == OPEN and seat in table.log.offered):
            await _offer(table, key, seat, who == OFFERED)
            return
        if who == OPEN and table.log.phase == "playing":
            # Whoever sat down next would see its cards: the host, perhaps.
            raise Refused(say("seat-is-dealt"))
        not_too_often(table, key)
        to = Seat() if who == OPEN else bot_seat(seat, who, table.log.seats)
        await table.happen(Seated(seat=seat, to=to))

    await table.exclusively(work)


async def _offer(table: Table, key: str, seat: int, offered: bool) -> None:
    """Let somebody take over a seat that was open at the deal, or no longer."""
    log = table.log
    if log.seen_before:
        raise Refused(say("cards-seen-before"))
    if log.phase == "lobby":
        raise Refused(say("offer-not-needed"))
    if log.seats[seat].who != "open":
        raise Refused(say("seat-not-open", number=seat + 1))
    if (seat in log.offered) != offered:
        not_too_often(table, key)
        await table.happen(Offered(seat=seat, offered=offered))


async def answer(table: Table, key: str, number: int, seat: int | None, later: bool) -> None:
    """The host gives whoever asks the seat of a bot, or an open one; or no seat.

    `later`: when the round is over. Until then they look on, and anything may come between.
    """

    async def work() -> None:
        held_by_the_host(table, key)
        must_go_on(table)
        asker = next((who for who in table.presence.askers if who.number == number), None)
        if asker is None:
            raise Refused(say("asks-no-longer"))
        if seat is None:
            table.presence.declined[asker.person] = asker.key
            table.presence.answered(asker.key)
            return
        _may_be_given(table, asker, seat)
        match = table.log.match
        if later and not (match and match.game.round_follows(match.view(None))):
            raise Refused(say("no-round-follows"))
        not_too_often(table, key)
        if later:
            table.presence.promise(asker.key, seat)
        else:
            await _give(table, asker, seat)

    await table.exclusively(work)


async def keep_promises(table: Table, before: Mapping[str, Any]) -> None:
    """Seat those who were promised a seat, if a round has ended since a bystander saw this view.

    Whoever has gone, or whose seat somebody else has, is promised nothing any more.
    """
    match = table.log.match
    assert match is not None
    after = match.view(None)
    if after["over"] or not match.game.round_over(before, after):
        return
    for asker in table.presence.promised:
        assert asker.seat is not None
        try:
            _may_be_given(table, asker, asker.seat)
        except Refused:
            table.presence.promise(asker.key, None)
        else:
            await _give(table, asker, asker.seat)


def _may_be_given(table: Table, asker: Asker, seat: int) -> None:
    seats = table.log.seats
    if asker not in table.presence.askers:
        raise Refused(say("asks-no-longer"))
    if not 0 <= seat < len(seats):
        raise Refused(no_such_seat(table, seat))
    if seats[seat].who == "person":
        raise Refused(say("seat-is-a-persons", number=seat + 1))
    _may_have_a_seat(table, asker.person)


async def _give(table: Table, asker: Asker, seat: int) -> None:
    """Seat somebody who asked: they see what this seat may see, from its first card on."""
    seats = table.log.seats
    held = seats[seat]
    called = persons_name(asker.name, names_of(seats, seat))
    table.presence.seen(seat)
    await table.happen(
        Sat(
            seat=seat,
            name=called,
            key=asker.key,
            person=asker.person,
            takes_over=table.log.phase == "playing",
            bot=held.name.removesuffix(BOT) if held.who == "bot" else "",
        )
    )
    table.presence.answered(asker.key)


def no_such_seat(table: Table, seat: int) -> Say:
    """That a number is no seat's."""
    return say("no-such-seat", text=str(seat), last=len(table.log.seats) - 1)


# What is checked first ---------------------------------------------------------------------------


def must_not_be_closed(table: Table) -> None:
    """Refuse where nothing can be carried on."""
    if table.log.closed:
        raise Refused(table.log.closed)


def must_go_on(table: Table) -> None:
    """Refuse where nothing more can be changed, or not at the moment."""
    must_not_be_closed(table)
    if table.log.phase == "over":
        raise Refused(say("game-is-over"))
    if table.log.phase == "shuffling":
        raise Refused(say("being-shuffled"))


def held_by_the_host(table: Table, key: str) -> int:
    """The host's seat, if this is its key."""
    seat = table.held_by(key)
    if seat != table.log.host:
        raise NotTheHost(say("only-the-host"))
    return seat


def not_too_often(table: Table, who: str) -> None:
    """Refuse too much coming and going, of each by themselves: nobody can keep the others still."""
    if table.coming_and_going.delay(who) > 0:
        raise Refused(say("too-much-coming"))
