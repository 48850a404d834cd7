"""Step batches through kernels and without, and compare everything that is told.

Run by test_envs.py in a process of its own, in the CUDA simulator.
"""

from __future__ import annotations

import numpy as np
import torch

from trickery import envs
from trickery.core import registry
from trickery.envs.batches import Batch
from trickery.envs.gpu import GpuBatch

STEPS, TABLES = 10, 4


def check(name: str) -> None:
    """One game, all its player counts in turn."""
    card = registry.card(name)
    setting = {"players": range(card.fewest, card.most + 1), "seed": 5}
    usual = Batch(name, TABLES, **setting)  # type: ignore[arg-type]
    there = envs.batch(name, TABLES, device="cuda", **setting)
    assert isinstance(there, GpuBatch)
    for _ in range(STEPS):
        for told in ("observations", "mask", "actor", "rewards", "points", "done"):
            mine, theirs = getattr(usual, told), getattr(there, told)
            assert np.array_equal(mine, theirs.numpy()), (name, told)
            assert str(mine.dtype) == str(theirs.dtype).removeprefix("torch.")
        moves = usual.sample()
        assert np.array_equal(moves, there.sample().numpy())
        usual.step(moves)
        there.step(moves)  # numpy's memory, through DLPack
    refuse(there)


def refuse(env: GpuBatch) -> None:
    """A table whose move is not legal stays as it was, and is counted; the others go on."""
    assert env.illegal.item() == 0
    moves, before = env.sample(), env.observations.clone()
    moves[1] = int((~env.mask[1]).nonzero()[0, 0])
    moves[2] = len(env.game.moves)
    env.step(moves)
    assert env.illegal.item() == 2
    assert torch.equal(env.observations[1:3], before[1:3])
    assert not torch.equal(env.observations[0], before[0])


for game_name in registry.names():
    check(game_name)
    print(game_name)
