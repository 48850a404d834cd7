"""Step tables through the kernels and by hand, and compare everything that a learner reads.

Run by test_train.py in a process of its own, in the CUDA simulator.
"""

from __future__ import annotations

import numpy as np
import torch

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.rng import reseed
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, OVER
from trickery.envs.gpu import GpuTables

STEPS = 12
TABLES = 4


def go_on(game: Game, box: Rows, rows: Rows) -> None:
    """By hand: to the next real decision."""
    while True:
        state, lots = game.handle(rows[0]), game.new_lots()[1]
        actor = int(rows[0]["actor"])
        if actor == CHANCE:
            game.draw(state, lots)
            game.settle(state, lots)
        elif actor == OVER:
            words = rows[0]["rng"].copy()
            rows[0] = box[0]
            reseed(words, words)
            rows[0]["rng"] = words
        elif len(moves := game.legal_moves(rows[0])) == 1:
            game.apply(state, moves[0])
        else:
            return


def check(name: str) -> None:
    """One game, all its player counts in turn."""
    game = registry.load(name)
    counts = range(game.card.fewest, game.card.most + 1)
    settings = [game.setting(players) for players in counts]
    tables = GpuTables(name, TABLES, players=counts, seed=5)
    mine = [game.seeded(settings[at % len(settings)], 5 + at) for at in range(TABLES)]
    for step in range(STEPS):
        chosen = torch.zeros(TABLES, dtype=torch.int64)
        for at, rows in enumerate(mine):
            box = settings[at % len(settings)].row
            go_on(game, box, rows)
            players, actor = int(rows[0]["players"]), int(rows[0]["actor"])
            assert int(tables.actor[at]) == actor
            legal = game.legal_moves(rows[0])
            assert tables.marks[at].nonzero()[:, 0].tolist() == legal
            assert int(tables.advice[at]) in legal
            for away in range(game.card.most):
                seen = tables.seen[away, : game.layout.total, at].numpy()
                if away < players:
                    wanted = game.observation(rows[0], (actor + away) % players)
                    assert np.array_equal(seen, wanted), (name, step, at, away)
                else:
                    assert not seen.any()
            chosen[at] = legal[(step * 7 + at) % len(legal)]
            game.apply(game.handle(rows[0]), int(chosen[at]))
        tables.step(chosen)


for game_name in registry.names():
    check(game_name)
    print(game_name)
