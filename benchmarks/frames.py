"""How large the frames of a table are: what every seat and a spectator are sent in whole games.

    python benchmarks/frames.py --games 4

Novices play the same deals in the same way each time, so two versions of Trickery can be compared:
run it with PYTHONPATH at the sources of either. After every event each viewer is sent a state with
everything new, as over a socket; the size is that of its JSON before compression.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections import Counter

os.environ.setdefault("NUMBA_DISABLE_JIT", "1")  # as on the server; Numba reads it on import

import orjson

from trickery import bots
from trickery.core import registry
from trickery.core.rng import generator
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.table.deals import SharedDeal
from trickery.server.table.events import CardsDealt, Event, MoveMade, SeatHolder, TableOpened
from trickery.server.table.game import GameStep
from trickery.server.table.game import play as try_move
from trickery.server.table.numbering import Viewer
from trickery.server.table.state import TableState
from trickery.server.table.table import Table

PARTS = ("info", "view", "prompt", "entries")


class Tally:
    """Frames that were sent, and their bytes, part by part."""

    def __init__(self) -> None:
        self.frames = 0
        self.bytes: Counter[str] = Counter()

    def add(self, state: dict[str, object]) -> None:
        """Count a frame."""
        self.frames += 1
        self.bytes["all"] += len(orjson.dumps(state))
        for part in PARTS:
            self.bytes[part] += len(orjson.dumps(state[part]))

    def __str__(self) -> str:
        shares = [f"{self.bytes[part] / self.frames:8.1f}" for part in ("all", *PARTS)]
        return f"{self.frames:8d} {' '.join(shares)}"


def opened(game: str, deal: int) -> TableOpened:
    """A table with bots in all seats but the first."""
    card = registry.card(game)
    first = SeatHolder(who="person", name="Ann", key="ann")
    others = (
        SeatHolder(who="bot", name=f"Bot {n} (bot)", bot="novice") for n in range(1, card.usual)
    )
    return TableOpened(
        game=game,
        rules=card.version,
        players=card.usual,
        options=card.check_options({}),
        edition=None,
        pace=0.0,
        seats=(first, *others),
        host=0,
        stand_in="novice",
        secret=f"{deal:064x}",
        luck=(),
        again=None,
    )


def play(game: str, deal: int, tallies: list[Tally]) -> None:
    """Play a whole game, with a frame for every viewer."""
    settings = Settings()
    state = TableState("a-table-id", opened(game, deal), 0.0)
    shared = SharedDeal(state.id, settings.given_up)
    thread = SideThread("logs", 1.0, settings)
    table = Table(state, None, settings, shared, thread)  # type: ignore[arg-type]  # nothing is stored
    told: dict[Viewer, int] = dict.fromkeys((*range(registry.card(game).usual), None), 0)

    def tell(hidden: frozenset[Viewer]) -> None:
        for eyes, since in told.items():
            if eyes not in hidden:
                state = table.projections.state(eyes, since)
                told[eyes] = state["seq"]
                for tally in tallies:
                    tally.add(dict(state))

    def happen(event: Event, played: GameStep) -> None:
        change = table.change(event, played)
        table.state, table.projections.transcripts = change.state, change.transcripts
        tell(played.hidden)

    tell(frozenset())
    match = table.state.deal()
    chance = tuple(step.chance for step in match.history if step.chance is not None)
    happen(CardsDealt(chance=chance), GameStep(match))
    thumb = bots.make("thumb", generator(deal))
    while match.actor is not None:
        seat, number = match.actor, bots.ask(thumb, match)
        played = try_move(match, number)
        move = str(match.game.moves[number])
        happen(MoveMade(seat=seat, move=move, key=None, bot=True, chance=()), played)
        match = played.match


async def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description="How large the frames of a table are.")
    parser.add_argument("--games", type=int, default=4, help="deals of each game")
    asked = parser.parse_args()
    every = Tally()
    print(f"{'game':16}{'frames':>8} {'bytes':>8} " + " ".join(f"{part:>8}" for part in PARTS))
    for game in registry.ours():
        own = Tally()
        for deal in range(asked.games):
            play(game, deal, [own, every])
        print(f"{game:16}{own}")
    print(f"{'all':16}{every}")


if __name__ == "__main__":
    asyncio.run(main())
