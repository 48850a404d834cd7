"""A move is a value: what it makes of a table is computed beside it, stored, then put in place."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kit import loop
from kit.server import side_thread
from trickery.core import registry
from trickery.server.directory.opening import Cards, PlayedBy, filled, table_opened
from trickery.server.errors import Unavailable
from trickery.server.settings import Settings
from trickery.server.table import commands
from trickery.server.table.deals import SharedDeal
from trickery.server.table.events import SeatHolder, StoredEvent
from trickery.server.table.state import TableState
from trickery.server.table.table import Table, opened_state, read_state

GAMES = registry.ours()
KEY = "ann"


class Memory:
    """A store that does as it is told: keeps, refuses, or keeps and says that it does not know."""

    def __init__(self) -> None:
        self.lines: list[StoredEvent] = []
        self.refuses = False
        self.keeps_silently = False
        self.looking: Callable[[], None] = lambda: None

    async def append(self, table: str, *lines: StoredEvent) -> None:  # noqa: ARG002  # one table
        self.looking()
        if not self.refuses or self.keeps_silently:
            self.lines.extend(lines)
        if self.refuses:
            raise Unavailable("no answer")

    async def load(self, table: str, after: int = 0) -> list[StoredEvent]:  # noqa: ARG002
        return self.lines[after:]

    def require_ownership(self, table: str) -> None:
        pass


def at_table(game: str, work: Callable[[Table, Memory], Awaitable[None]]) -> None:
    """Do something at a table of one person among bots, which nobody plays."""

    async def run() -> None:
        by = PlayedBy.choice(game, registry.card(game).usual, {}, None)
        ann = SeatHolder(who="person", name="Ann", key=KEY)
        seats = filled({0: ann}, by.setting.players, "random")
        opened = table_opened(by, seats, pace=0.0, cards=Cards(secret="5" * 64))
        state, store = opened_state("a-table", opened), Memory()
        store.lines.append(state.events[0].stored())
        settings = Settings(take_backs=5)
        table = Table(
            state, store, settings, SharedDeal(state.id, settings.given_up), side_thread()
        )
        table.presence.saw(0)
        await work(table, store)

    loop.run(run())


async def move_on(table: Table, dice: random.Random, moves: int) -> None:
    """Make some moves at random for whoever is to move."""
    for _ in range(moves):
        match = table.state.game.match
        if match is None or match.actor is None:
            return
        seat, number = match.actor, dice.choice(match.legal())
        if seat == 0:
            text, turn = str(match.game.moves[number]), table.state.numbering.turn(0)
            await commands.move(table, KEY, text, turn, f"intent {len(table.state)}")
        else:
            await commands.bot_move(table, seat, number, table.state.game.turn)


def told(state: TableState) -> dict[str, Any]:
    """All that a state holds, as it can be compared."""
    match = state.game.match
    return {
        "events": list(state.events),
        "seats": vars(state.seats.copy()),
        "shuffle": vars(state.shuffle.copy()) | {"_since": None},
        "moves": list(state.game.moves),
        "answers": dict(state.game.answers),
        "game": None if match is None else (match.snapshot().tobytes(), list(match.history)),
        "phase": (state.phase, state.open, state.closed, state.rematch, set(state.wanting)),
        "numbers": {viewer: state.numbering.turn(viewer) for viewer in state.viewers},
    }


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_before_it_is_stored(game: str) -> None:
    """While an event is being written, the table is as it was; afterwards it is a new one."""

    async def work(table: Table, store: Memory) -> None:
        seen: list[tuple[TableState, dict[str, Any]]] = []
        store.looking = lambda: seen.append((table.state, told(table.state)))
        await commands.start(table, KEY)
        await move_on(table, random.Random(1), 25)
        assert len(seen) == len(table.state) - 1
        for state, before in seen:
            assert told(state) == before  # no later event has touched it either
        assert len({id(state) for state, _ in seen}) == len(seen)

    at_table(game, work)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_read_again_gives_the_same_table(game: str) -> None:
    async def work(table: Table, store: Memory) -> None:
        await commands.start(table, KEY)
        await move_on(table, random.Random(2), 30)
        if table.state.undoable(0):
            await commands.take_back(table, KEY)
        await move_on(table, random.Random(3), 10)
        again = read_state(table.id, store.lines)
        assert told(again) == told(table.state)
        for viewer in table.state.viewers:
            shown = table.projections.state(viewer)
            fresh = Table(again, store, table.settings, SharedDeal(again.id, 1.0), side_thread())
            fresh.presence.saw(0)
            assert fresh.projections.state(viewer) == shown

    at_table(game, work)


def test_what_is_not_stored_has_not_happened() -> None:
    async def work(table: Table, store: Memory) -> None:
        await commands.start(table, KEY)
        before = told(table.state)
        store.refuses = True
        for refused in (move_on(table, random.Random(1), 1), commands.speak(table, KEY, 0)):
            with pytest.raises(Unavailable):
                await refused
            assert told(table.state) == before
        store.refuses = False
        await move_on(table, random.Random(1), 1)
        assert len(table.state) == len(store.lines) == len(before["events"]) + 1

    at_table(GAMES[0], work)


def test_what_was_stored_without_an_answer_is_found_before_anything_else_happens() -> None:
    """Nobody could say whether it was kept: it was, and the table has it before the next move."""

    async def work(table: Table, store: Memory) -> None:
        await commands.start(table, KEY)
        store.refuses = store.keeps_silently = True
        with pytest.raises(Unavailable):
            await move_on(table, random.Random(1), 1)
        assert table.behind
        store.refuses = False
        lost = store.lines[-1].seq
        entries = (await table.look(KEY, 0))["entries"]
        assert not table.behind
        assert len(table.state) == lost
        assert max(entry["seq"] for entry in entries) == table.state.numbering.shown(lost, 0)
        await move_on(table, random.Random(2), 3)
        assert told(read_state(table.id, store.lines)) == told(table.state)

    at_table(GAMES[0], work)


def test_a_move_is_made_once_even_if_its_answer_was_lost() -> None:
    async def work(table: Table, store: Memory) -> None:
        await commands.start(table, KEY)
        match = table.state.game.match
        while match is not None and match.actor != 0:
            await move_on(table, random.Random(1), 1)
            match = table.state.game.match
        assert match is not None
        text, turn = match.legal_texts()[0], table.state.numbering.turn(0)
        store.refuses = store.keeps_silently = True
        with pytest.raises(Unavailable):
            await commands.move(table, KEY, text, turn, "once")
        store.refuses = False
        seq = await commands.move(table, KEY, text, turn, "once")
        made = [each for each in table.state.game.moves if each.event.key == "once"]
        assert [table.state.numbering.shown(each.seq, 0) for each in made] == [seq]

    at_table(GAMES[0], work)


def test_people_are_woken_when_an_event_is_in_place() -> None:
    """Nobody is woken before an event is stored, and everybody once it is in place."""

    async def work(table: Table, store: Memory) -> None:
        woken: list[int] = []
        table.bus.subscribe(KEY, lambda: woken.append(len(table.state)))
        woken.clear()
        store.looking = lambda: woken.append(0)
        await commands.speak(table, KEY, 0)
        assert woken == [0, 2]

    at_table(GAMES[0], work)
