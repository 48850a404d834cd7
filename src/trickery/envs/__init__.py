"""The games for researchers: batches, one learner among bots, PettingZoo and OpenSpiel.

    from trickery import envs
    env = envs.batch(GAME, 4096)               # thousands of games, stepped together
    env = envs.batch(GAME, 65536, device="cuda")
    env = envs.solo(GAME, opponents="thumb")   # a Gymnasium vector environment
    import trickery.envs.pettingzoo, trickery.envs.openspiel

Rests on `core` and `bots`. `stepping` is the loop from decision to decision; the other modules only
adapt it. `pip install trickery[envs]` brings the libraries; batches on the CPU need none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from trickery.core.errors import BadOption

if TYPE_CHECKING:
    from trickery.envs.batches import Batch
    from trickery.envs.gpu import GpuBatch
    from trickery.envs.single_agent import Solo

__all__ = ["batch", "solo", "zero_sum"]


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Raise an error that says what to install if a library is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        hint = f"{missing.name} is not installed: pip install 'trickery[{extra}]'"
        raise ModuleNotFoundError(hint, name=missing.name) from missing


def batch(game: str, size: int, device: str = "cpu", **more: Any) -> Batch | GpuBatch:
    """Many tables of one game, stepped together: see `Batch` and `GpuBatch`.

    `players`, `options`, `edition` and `seed` are as usual; several player counts alternate among
    the tables. `skip_forced` makes a seat's only legal move for it. `threads`: on the CPU only.
    """
    if device == "cpu":
        from trickery.envs.batches import Batch

        return Batch(game, size, **more)
    if device == "cuda":
        with needs("train"):
            from trickery.envs.gpu import GpuBatch
        return GpuBatch(game, size, **more)
    raise BadOption(f"device is 'cpu' or 'cuda', not '{device}'")


def solo(game: str, size: int = 256, **more: Any) -> Solo:
    """One learner among bots at many tables, as a Gymnasium vector environment: see `Solo`."""
    with needs("envs"):
        from trickery.envs.single_agent import Solo
    return Solo(game, size, **more)


def zero_sum(shares: list[float]) -> list[float]:
    """Win shares, shifted and scaled: they sum to 0, and a sole winner has 1."""
    players = len(shares)
    return [(share * players - 1) / (players - 1) for share in shares]
