"""What may be done at a table, once people sit there: shuffle, deal, move, speak, play again.

Rests on `table` and `seating`. Every command is checked and carried out while nothing else happens
at the table; it becomes an event, or is refused with the reason and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from trickery.core.errors import IllegalMove, TrickeryError
from trickery.core.say import Text
from trickery.server.catalogue import say
from trickery.server.errors import OutOfDate, RequestRefused, WrongLuck
from trickery.server.table.attendance import host_due_in
from trickery.server.table.events import (
    CardsDealt,
    ChatSent,
    DealReplayed,
    LuckPledged,
    LuckRevealed,
    MoveMade,
    MovesTakenBack,
    PledgesFixed,
    RematchWanted,
    ShuffleCalledOff,
)
from trickery.server.table.game import GameStep, play
from trickery.server.table.names import plain_words
from trickery.server.table.seating import (
    held_by_the_host,
    keep_promises,
    must_be_in_the_lobby,
    must_go_on,
    must_not_be_closed,
)
from trickery.server.table.seats import new_invite
from trickery.server.table.table import Table
from trickery.server.table.transcript import PHRASES

# The shuffle (docs/fair.md) ----------------------------------------------------------------------


async def pledge(table: Table, key: str, commitment: str) -> None:
    """Commit to one's luck for the next shuffle, or to another one."""

    async def work() -> None:
        seat = table.held_by(key)
        must_be_in_the_lobby(table)
        if table.state.opened.again is not None:
            raise RequestRefused(say("nothing-to-shuffle"))
        if table.state.shuffle.pledged.get(seat) != commitment:
            table.limits.seating.check(key)
            await table.happen(LuckPledged(seat=seat, commitment=commitment))

    await table.exclusively(work)


async def start(table: Table, key: str) -> int:
    """The host lets the cards be shuffled; gives the event's number.

    Whoever is away adds no luck. They are left out before anybody has told theirs, when nobody can
    know what that changes.
    """

    async def work() -> int:
        held_by_the_host(table, key)
        must_be_in_the_lobby(table)
        if table.state.opened.again is not None:
            return await _deal(table)
        pledges = table.state.shuffle.pledges
        here = tuple(each for each in pledges if table.presence.at_hand(each.seat))
        seq = await table.happen(PledgesFixed(pledges=here))
        return seq if here else await _deal(table)

    return await table.exclusively(work)


async def reveal(table: Table, key: str, luck: str) -> None:
    """Tell the luck that was pledged; once all have, it is dealt."""

    async def work() -> None:
        seat, shuffle = table.held_by(key), table.state.shuffle
        pledged = (shuffle.fixed or {}).get(seat)
        if pledged is None:
            raise RequestRefused(say("no-luck-wanted"))
        if pledged.commitment != table.state.shuffled.pledge(shuffle.number, seat, luck):
            raise WrongLuck(say("other-luck"))
        if pledged.luck is None and table.state.phase == "shuffling":
            await table.happen(LuckRevealed(seat=seat, luck=luck))
            if not table.state.shuffle.awaited:
                await _deal(table)

    await table.exclusively(work)


async def end_shuffling(table: Table) -> None:
    """Deal if all luck is there; if its time is over, call the shuffle off."""

    async def work() -> None:
        shuffle = table.state.shuffle
        if table.state.phase != "shuffling":
            return
        awaited = shuffle.awaited
        if not awaited:
            await _deal(table)  # the server was stopped before it could
        elif shuffle.seconds_left(table.settings.reveal_within) <= 0:
            nobody = len(awaited) == len(shuffle.pledges)
            left_out = () if nobody else tuple(awaited)
            invite = new_invite() if left_out else None
            await table.happen(ShuffleCalledOff(left_out=left_out, invite=invite))

    await table.exclusively(work)


def due_in(table: Table) -> float | None:
    """Seconds until the server has to end a shuffle, or to change the host; None if neither."""
    state, settings = table.state, table.settings
    if state.phase == "shuffling":
        return state.shuffle.seconds_left(settings.reveal_within)
    return host_due_in(table)


async def _deal(table: Table) -> int:
    match = table.state.deal()
    chance = tuple(step.chance for step in match.history if step.chance is not None)
    return await table.happen(CardsDealt(chance=chance), GameStep(match))


# The game ----------------------------------------------------------------------------------------


async def move(table: Table, key: str, text: str, expect: int, intent: str) -> int:
    """Make a move; gives the event's number, and the very number again for the same intent."""

    async def work() -> int:
        seat = table.held_by(key)
        if (key, intent) not in table.state.game.answers:
            stale = expect < table.state.numbering.turn(seat)
            await _make_move(table, seat, text, stale, intent)
        state = table.state
        return state.numbering.shown(state.game.answers[key, intent], seat)

    return await table.exclusively(work)


async def bot_move(table: Table, seat: int, number: int, expect: int) -> None:
    """A bot makes a move, if it is still its to make."""

    async def work() -> None:
        if bot_for(table, seat) is None:
            raise OutOfDate(say("person-is-back"))
        await _make_move(table, seat, number, expect < table.state.game.turn, None)

    await table.exclusively(work)


def bot_for(table: Table, seat: int) -> str | None:
    """The level of the bot that moves for a seat now: its own, a stand-in, or when time is up."""
    if table.state.timing.paused:
        return None
    left = table.presence.clock_left(seat)
    late = table.state.opened.stand_in if left is not None and left <= 0 else None
    return table.presence.played_by(seat) or late


async def _make_move(
    table: Table, seat: int, move: str | int, stale: bool, intent: str | None
) -> None:
    state = table.state
    match = state.game.match
    if state.closed:
        raise RequestRefused(state.closed)
    if match is None:
        raise IllegalMove(say("not-started"))
    if stale:
        raise OutOfDate(say("moved-on"))
    if state.timing.paused:
        raise OutOfDate(say("table-paused"))
    number = match.check(seat, move)
    played = play(match, number)
    event = MoveMade(
        seat=seat,
        move=str(match.game.moves[number]),
        key=intent,
        bot=intent is None,
        chance=tuple(step.chance or {} for step in played.match.history[len(match.history) + 1 :]),
    )
    await table.happen(event, played)
    if table.requests.promised:
        await keep_promises(table, match, played.match)


async def take_back(table: Table, key: str) -> None:
    """Take back your last move if nobody noticed it; among bots, your last choice."""

    async def work() -> None:
        seat, state = table.held_by(key), table.state
        must_go_on(table)
        if state.timing.paused:
            raise RequestRefused(say("table-paused"))
        undone = state.undoable(seat)
        if not undone:
            raise RequestRefused(say("nothing-to-take-back"))
        before = sum(event.seat == seat for event in state.of_type(MovesTakenBack))
        if before >= table.settings.take_backs:
            raise RequestRefused(say("taken-back-too-often", most=table.settings.take_backs))
        own = sum(each.event.seat == seat for each in undone)
        event = MovesTakenBack(seat=seat, moves=len(undone), own=own)
        await table.happen(event, state.taken_back(event))

    await table.exclusively(work)


async def why_not(table: Table, key: str, text: str) -> Text:
    """Why a move is not allowed; empty if it is."""
    async with table.lock:
        await table.ready()
        seat, match = table.held_by(key), table.state.game.match
        if match is None:
            return table.state.closed or say("not-started")
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
            raise RequestRefused(say("no-such-phrase", phrase=phrase, last=last))
        words = "" if text is None else plain_words(text)
        if phrase is None and not words:
            raise RequestRefused(say("nothing-said"))
        table.limits.chat.check(str(seat))
        said = sum(event.seat == seat for event in table.state.of_type(ChatSent))
        if said >= table.settings.phrases:
            raise RequestRefused(say("phrases-too-many", phrases=table.settings.phrases))
        await table.happen(ChatSent(seat=seat, phrase=phrase or 0, text=words))

    await table.exclusively(work)


async def rematch(
    table: Table, key: str, open_table: Callable[[int], Coroutine[Any, Any, str]]
) -> str:
    """The table that follows this one; opened once, whoever asks first. All hear who wants it."""

    async def work() -> str:
        seat = table.held_by(key)
        table.must_be_open()
        must_not_be_closed(table)
        next_table = table.state.rematch or await open_table(seat)
        if seat not in table.state.wanting:
            await table.happen(RematchWanted(seat=seat, table=next_table))
        return next_table

    return await table.exclusively(work)


async def play_again(table: Table, at: str) -> None:
    """Note that the cards which were shuffled here are to be played again at another table."""

    async def work() -> None:
        if sum(1 for _ in table.state.of_type(DealReplayed)) >= table.settings.agains:
            raise RequestRefused(say("again-too-often"))
        await table.happen(DealReplayed(table=at))

    await table.exclusively(work)
