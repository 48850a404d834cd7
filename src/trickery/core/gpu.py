"""The same rules inside CUDA kernels: random play, one thread per table.

Rests on `playout` and numba-cuda (`pip install trickery[cuda]`). No rule is written twice: the
kernel calls the functions that the CPU runs, on states in local memory.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import numpy.typing as npt
from numba import cuda

from trickery.core.playout import random_games
from trickery.core.rng import generator
from trickery.core.rows import as_cells

if TYPE_CHECKING:
    from trickery.core.contract import Game, Setting

SIMULATED: bool = bool(numba.config.ENABLE_CUDASIM)
#: With more registers per thread, too few threads run at once to hide memory latency.
OPTIONS: dict[str, int] = {} if SIMULATED else {"max_registers": 64}


def _import_arrays() -> None:
    """Import the part of numba-cuda 0.30 that needs a function numpy 2.5 removed, and patch it."""
    lent = not hasattr(np, "row_stack")
    if lent:
        np.row_stack = np.vstack
    try:
        import numba.cuda.np.arrayobj  # noqa: F401  # else the compiler imports it later
    finally:
        if lent:
            del np.row_stack


if not SIMULATED:
    _import_arrays()


@contextmanager
def _settings_of_ours() -> Generator[None, None, None]:
    """Our settings of numba-cuda, under its lock, so that they affect only our kernels."""
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.cudadrv import nvvm

    with global_compiler_lock:
        constant, warn = nvvm.ADDRSPACE_CONSTANT, numba.config.CUDA_LOW_OCCUPANCY_WARNINGS
        # Each thread reads the rules' tables at its own addresses. Constant memory, where
        # numba-cuda puts them, serves such reads one by one; cached global memory is many times
        # faster.
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
        numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small runs are intentional
        try:
            yield
        finally:
            nvvm.ADDRSPACE_CONSTANT = constant
            numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = warn


def kernel(function: Callable[..., None], **options: int) -> Any:
    """Make a kernel, compiled for the GPU when it first runs."""
    made = cuda.jit(**options)(function)
    if not SIMULATED:
        made.compile = _settings_of_ours()(made.compile)
    return made


def on_threads(kernel: Any, threads: int, block: int) -> Callable[..., None]:
    """Configure a kernel to run on that many threads."""
    shape = ((threads + block - 1) // block, block)
    if SIMULATED:  # the simulator allows one launch shape at a time
        return lambda *arguments: kernel[shape](*arguments)
    with _settings_of_ours():
        ready: Callable[..., None] = kernel[shape]
    return ready


def random_kernel(game: Game) -> Any:
    """A kernel in which each thread plays whole games at random from its own generator."""
    play_many = random_games(game)
    record = numba.from_dtype(game.State.dtype)
    words = game.moves.words
    lots_size = max(1, game.lots.total)
    most = game.card.most

    def play(box: Any, rngs: Any, games: int, sums: Any, decisions: Any) -> None:
        thread = cuda.grid(1)
        if thread < rngs.shape[0]:
            table = cuda.local.array(1, record)
            mask = cuda.local.array(words, numba.uint64)
            lots = as_cells(cuda.local.array(lots_size, numba.int8))
            out = cuda.local.array(most, numba.int32)
            rng = cuda.local.array(2, numba.uint64)
            rng[0] = rngs[thread, 0]
            rng[1] = rngs[thread, 1]
            decisions[thread] += play_many(box, table, rng, mask, lots, games, sums[thread], out)
            rngs[thread, 0] = rng[0]
            rngs[thread, 1] = rng[1]

    return kernel(play, **OPTIONS)


class RandomPlayOnGpu:
    """Random games of one setting on many threads; each thread's seed determines its games."""

    def __init__(self, game: Game, setting: Setting, seed: int, threads: int, block: int) -> None:
        self._run = on_threads(random_kernel(game), threads, block)
        self._box = cuda.to_device(setting.row)
        self._rngs = cuda.to_device(np.stack([generator(seed + t) for t in range(threads)]))
        self._sums = cuda.to_device(np.zeros((threads, 2, setting.players)))
        self._decisions = cuda.to_device(np.zeros(threads, dtype=np.int64))

    def play(self, games: int) -> None:
        """Play more games on every thread; returns when they're done."""
        self._run(self._box, self._rngs, games, self._sums, self._decisions)
        cuda.synchronize()

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        """Decisions made so far, by thread."""
        counts: npt.NDArray[np.int64] = self._decisions.copy_to_host()
        return counts

    @property
    def sums(self) -> npt.NDArray[np.float64]:
        """Points and wins so far, by thread and seat."""
        sums: npt.NDArray[np.float64] = self._sums.copy_to_host()
        return sums
