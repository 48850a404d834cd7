"""What may be done at a table, once people sit there: shuffle, deal, move, speak, play again.

Rests on `table` and `seating`. Every command is checked and carried out while nothing else happens
at the table; it becomes an event, or is refused with the reason and has changed nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from trickery.core import fair
from trickery.core.errors import IllegalMove, TrickeryError
from trickery.core.say import Words, speaker
from trickery.table.events import (
    Again,
    CalledOff,
    Fixed,
    Moved,
    Pledged,
    Rematch,
    Revealed,
    Said,
    Started,
    TakenBack,
)
from trickery.table.names import plain_words
from trickery.table.refusals import Refused, Stale, WrongLuck
from trickery.table.seating import (
    held_by_the_host,
    keep_promises,
    must_go_on,
    must_not_be_closed,
    not_too_often,
)
from trickery.table.story import PHRASES
from trickery.table.table import Table

say = speaker(__package__)

# The shuffle (docs/fair.md) ----------------------------------------------------------------------


async def pledge(table: Table, key: str, commitment: str) -> None:
    """Commit to one's luck for the next shuffle, or to another one."""

    async def work() -> None:
        seat = table.held_by(key)
        _must_be_in_the_lobby(table)
        if table.log.opened.again is not None:
            raise Refused(say("nothing-to-shuffle"))
        if table.log.shuffling.pledged.get(seat) != commitment:
            not_too_often(table, key)
            await table.happen(Pledged(seat=seat, commitment=commitment))

    await table.exclusively(work)


async def start(table: Table, key: str) -> int:
    """The host lets the cards be shuffled; gives the event's number.

    Whoever is away adds no luck. They are left out before anybody has told theirs, when nobody can
    know what that changes.
    """

    async def work() -> int:
        held_by_the_host(table, key)
        _must_be_in_the_lobby(table)
        if table.log.opened.again is not None:
            return await _deal(table)
        here = tuple(
            each for each in table.log.shuffling.pledges if table.presence.at_hand(each.seat)
        )
        seq = await table.happen(Fixed(pledges=here))
        return seq if here else await _deal(table)

    return await table.exclusively(work)


async def reveal(table: Table, key: str, luck: str) -> None:
    """Tell the luck that was pledged; once all have, it is dealt."""

    async def work() -> None:
        seat, shuffling = table.held_by(key), table.log.shuffling
        pledged = (shuffling.fixed or {}).get(seat)
        if pledged is None:
            raise Refused(say("no-luck-wanted"))
        if pledged.commitment != fair.pledge(table.id, shuffling.number, seat, luck):
            raise WrongLuck(say("other-luck"))
        if pledged.luck is None and table.log.phase == "shuffling":
            await table.happen(Revealed(seat=seat, luck=luck))
            if not shuffling.awaited:
                await _deal(table)

    await table.exclusively(work)


async def end_shuffling(table: Table) -> None:
    """Deal if all luck is there; if its time is over, call the shuffle off."""

    async def work() -> None:
        shuffling = table.log.shuffling
        if table.log.phase != "shuffling":
            return
        awaited = shuffling.awaited
        if not awaited:
            await _deal(table)  # the server was stopped before it could
        elif shuffling.left(table.house.reveal_within) <= 0:
            nobody = len(awaited) == len(shuffling.pledges)
            await table.happen(CalledOff(left_out=() if nobody else tuple(awaited)))

    await table.exclusively(work)


def due_in(table: Table) -> float | None:
    """Seconds until the house has to end a shuffle, or to hand the table on; never, if none."""
    log, house = table.log, table.house
    if log.phase == "shuffling":
        return log.shuffling.left(house.reveal_within)
    left, somebody = log.host_left(), log.phase == "lobby" or log.next_host() is not None
    if left is None or not somebody or log.phase not in ("lobby", "playing"):
        return None
    return left + house.host_keeps - time.time()


async def _deal(table: Table) -> int:
    match = table.log.deal()
    table.log.match = match
    chance = tuple(step.chance for step in match.history if step.chance is not None)
    return await table.happen(Started(chance=chance))


# The game ----------------------------------------------------------------------------------------


async def move(table: Table, key: str, text: str, expect: int, intent: str) -> int:
    """Make a move; gives the event's number, and the very number again for the same intent."""

    async def work() -> int:
        seat, log = table.held_by(key), table.log
        if (key, intent) not in log.answers:
            await _make_move(table, seat, text, expect < log.numbers.turn(seat), intent)
        return log.numbers.told(log.answers[key, intent], seat)

    return await table.exclusively(work)


async def bot_move(table: Table, seat: int, number: int, expect: int) -> None:
    """A bot makes a move, if it is still its to make."""

    async def work() -> None:
        if table.presence.played_by(seat) is None:
            raise Stale(say("person-is-back"))
        await _make_move(table, seat, number, expect < table.log.turn, None)

    await table.exclusively(work)


async def _make_move(
    table: Table, seat: int, move: str | int, stale: bool, intent: str | None
) -> None:
    match = table.log.match
    if table.log.closed:
        raise Refused(table.log.closed)
    if match is None:
        raise IllegalMove(say("not-started"))
    if stale:
        raise Stale(say("moved-on"))
    number = match.check(seat, move)
    seen = match.view(None) if table.presence.promised else None
    table.broken = True  # from here on this copy is ahead of the log
    before = len(match.history)
    hidden = table.log.make(number)
    event = Moved(
        seat=seat,
        move=str(match.game.moves[number]),
        key=intent,
        bot=intent is None,
        chance=tuple(step.chance or {} for step in match.history[before + 1 :]),
    )
    await table.happen(event, number, hidden)
    if seen is not None:
        await keep_promises(table, seen)


async def take_back(table: Table, key: str) -> None:
    """Take back one's last move that nobody noticed; among bots, one's last choice."""

    async def work() -> None:
        seat, log = table.held_by(key), table.log
        must_go_on(table)
        undone = [each.event for each in log.to_take_back(seat)]
        if not undone:
            raise Refused(say("nothing-to-take-back"))
        before = [each.event for each in log.happened if isinstance(each.event, TakenBack)]
        if sum(event.seat == seat for event in before) >= table.house.take_backs:
            raise Refused(say("taken-back-too-often", most=table.house.take_backs))
        own = sum(isinstance(event, Moved) and event.seat == seat for event in undone)
        event = TakenBack(seat=seat, moves=len(undone), own=own)
        table.broken = True  # from here on this copy is ahead of the log
        number, hidden = await asyncio.to_thread(log.take_back, event)
        await table.happen(event, number, hidden)

    await table.exclusively(work)


async def why_not(table: Table, key: str, text: str) -> Words:
    """Why a move is not allowed; empty if it is."""
    async with table.lock:
        table.must_be_sound()
        seat, match = table.held_by(key), table.log.match
        if match is None:
            return table.log.closed or say("not-started")
        try:
            match.check(seat, text)
        except TrickeryError as error:
            return error.reason
        return ""


async def speak(table: Table, key: str, phrase: int | None, text: str | None = None) -> None:
    """Say one of the phrases to everybody, or words of one's own."""

    async def work() -> None:
        seat, last = table.held_by(key), len(PHRASES) - 1
        if phrase is not None and not 0 <= phrase <= last:
            raise Refused(say("no-such-phrase", phrase=phrase, last=last))
        words = "" if text is None else plain_words(text)
        if phrase is None and not words:
            raise Refused(say("nothing-said"))
        if table.talking.delay(str(seat)) > 0:
            raise Refused(say("phrases-too-fast"))
        said = [each.event for each in table.log.happened if isinstance(each.event, Said)]
        if sum(event.seat == seat for event in said) >= table.house.phrases:
            raise Refused(say("phrases-too-many", phrases=table.house.phrases))
        await table.happen(Said(seat=seat, phrase=phrase or 0, text=words))

    await table.exclusively(work)


async def rematch(
    table: Table, key: str, open_table: Callable[[int], Coroutine[Any, Any, str]]
) -> str:
    """The table that follows this one; opened once, whoever asks first. All hear who wants it."""

    async def work() -> str:
        seat = table.held_by(key)
        table.must_be_open()
        must_not_be_closed(table)
        if table.log.rematch is None:
            await table.happen(Rematch(seat=seat, table=await open_table(seat)))
        elif seat not in table.log.wanting:
            await table.happen(Rematch(seat=seat, table=table.log.rematch))
        assert table.log.rematch is not None
        return table.log.rematch

    return await table.exclusively(work)


async def play_again(table: Table, at: str) -> None:
    """Note that the cards which were shuffled here are to be played again at another table."""

    async def work() -> None:
        if sum(isinstance(each.event, Again) for each in table.log.happened) >= table.house.agains:
            raise Refused(say("again-too-often"))
        await table.happen(Again(table=at))

    await table.exclusively(work)


def _must_be_in_the_lobby(table: Table) -> None:
    must_go_on(table)
    if table.log.phase != "lobby":
        raise Refused(say("started-already"))
