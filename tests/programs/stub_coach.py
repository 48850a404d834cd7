"""A coach that answers at once, for tests of all that is around it: nothing is compiled or weighed.

In the processes of `server.workers` it takes the place of ours when it is imported there; what it
does besides is in the environment. `python -m programs.stub_coach PORT FOLDER` is a server that
has it.
"""

from __future__ import annotations

import os
import sys
import threading
from functools import partial
from pathlib import Path

import numpy as np

from trickery import coach
from trickery.coach import causes
from trickery.core import registry
from trickery.core.say import wire
from trickery.server import serve
from trickery.server.directory import directory as hall
from trickery.server.settings import Settings
from trickery.server.storage import store
from trickery.server.workers import pool as thinkers

HOLDS = "COACHED_HOLDS"  # the number of a decision that it never gets over
DIES = "COACHED_DIES"  # a file that is made by dying, which happens if it is not there
PLAYOUTS = 20


def sketch(where: coach.Position, playouts: int) -> coach.Finding:
    """A finding that says nothing wrong: all moves are worth the same."""
    game = registry.load(where.game)
    root = np.frombuffer(where.row, dtype=game.State.dtype)
    moves = [str(game.moves[move]) for move in game.legal_moves(root[0])]
    even = 1 / int(root[0]["players"])
    shares = [even] * int(root[0]["players"])
    span: coach.Span = {"mean": even, "low": 0.0, "high": 1.0}
    chosen = None if where.chosen is None else str(game.moves[where.chosen])
    return {
        "number": where.number,
        "step": where.step,
        "seat": where.seat,
        "chosen": chosen,
        "best": moves[0],
        "cost": {"mean": 0.0, "low": 0.0, "high": 0.0},
        "points_cost": 0.0,
        "sure": False,
        "hard": 0,
        "thumb": moves[0],
        "regular": moves[0],
        "groups": [
            {
                "moves": moves,
                "share": span,
                "points": span,
                "cost": {"mean": 0.0, "low": 0.0, "high": 0.0},
                "points_cost": 0.0,
                "sure": False,
                "after": shares,
            }
        ],
        "before": shares,
        "after": shares,
        "room": 0.0,
        "why": {"against": None, "says": wire(causes.ALL_ALIKE), "points": []},
        "hidden": [],
        "playouts": playouts,
    }


def find(
    where: coach.Position,
    playouts: int,
    known: coach.Finding | None = None,  # noqa: ARG001  # it thinks the same of every move
) -> coach.Finding:
    """The same from a process that has its weaknesses."""
    dead = os.environ.get(DIES)
    if dead and not Path(dead).exists():
        Path(dead).touch()
        os._exit(1)
    if where.number >= int(os.environ.get(HOLDS, 1000)):
        threading.Event().wait()
    return sketch(where, playouts)


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    hall.WorkerPool = partial(thinkers.WorkerPool, module="programs.stub_coach")  # type: ignore[assignment, attr-defined]
    settings = Settings(review_playouts=PLAYOUTS)
    serve.serve(serve.Addresses("127.0.0.1", port), store.sqlite_url(folder), settings)


if __name__ == "__main__":
    main()
elif (spec := sys.modules["__main__"].__spec__) and spec.name == "trickery.server.workers.child":
    coach.find = find
    coach.likely_costs = lambda positions: [0.0 for _ in positions]
    coach.assess = lambda *_: None  # type: ignore[assignment]
