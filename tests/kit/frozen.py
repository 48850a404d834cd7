"""Tables and records of `tests/compat`, as earlier versions stored them."""

from __future__ import annotations

import json
import random
from pathlib import Path

from kit.paths import FROZEN
from kit.server import side_thread
from trickery.core import registry
from trickery.server.settings import Settings
from trickery.server.storage.store import Store
from trickery.server.table import commands
from trickery.server.table.deals import SharedDeal
from trickery.server.table.events import StoredEvent
from trickery.server.table.table import Table, read_state

TABLES = sorted(FROZEN.glob("*/tables/*.jsonl"))
RECORDS = sorted(FROZEN.glob("*/records/*.jsonl"))


def revised(file: Path) -> bool:
    """Whether its rules have been revised since."""
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    opened = first.get("data", first)
    card = registry.card(opened["game"])
    return card.version_by_options(opened["options"]) < card.plays_from


def lines(file: Path) -> list[StoredEvent]:
    """A frozen log, as a store would give it."""
    found = [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()]
    return [StoredEvent(e["seq"], e["at"], e["kind"], json.dumps(e["data"])) for e in found]


def table_of(file: Path) -> str:
    """The id of the table whose log it is; any will do where it was not kept."""
    first = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return str(first.get("table", "frozen"))


async def read_table(store: Store, table_id: str) -> Table:
    """The frozen table, as a server reads it."""
    state = read_state(table_id, await store.load(table_id))
    table = Table(
        state, store, Settings(grace=1e9), SharedDeal(state.first, 86400.0), side_thread()
    )
    table.presence.saw_everybody()
    return table


def shuffling(table: Table) -> bool:
    """Whether the luck is still to be revealed."""
    return table.state.phase == "shuffling"


async def play_on(table: Table, dice: random.Random) -> None:
    """Make every move that is left, for persons and bots."""
    if table.state.phase == "lobby":
        host = table.state.seats.host
        assert host is not None
        host_key = str(table.state.seats[host].key)
        await commands.start(table, host_key)
        if shuffling(table):  # nobody knows the luck that was pledged
            table.state.shuffle._since = -1e9  # noqa: SLF001  # instead of waiting
            await commands.end_shuffling(table)
            await commands.start(table, host_key)
    while table.state.phase == "playing":
        match = table.state.game.match
        assert match is not None
        assert match.actor is not None
        seat, number = match.actor, dice.choice(match.legal())
        key = table.state.seats[seat].key
        if key is None or seat in table.state.seats.left:
            await commands.bot_move(table, seat, number, table.state.game.turn)
        else:
            text, intent = str(match.game.moves[number]), f"intent {len(table.state)}"
            await commands.move(table, key, text, len(table.state), intent)
