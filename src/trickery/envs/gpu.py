"""Many games side by side on a CUDA GPU: the rules in kernels, results in torch's memory.

Rests on `stepping`, numba-cuda and PyTorch (`pip install trickery[train]`). Nothing is copied: the
kernels write observations, masks and results straight into tensors. Without a GPU the same code
runs in numba-cuda's simulator, which is how it is tested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import torch

import trickery.core.gpu  # noqa: F401  # mends what numba-cuda and numpy disagree about
from numba import cuda

from trickery.core.contract import as_cells
from trickery.core.rng import generator
from trickery.core.sets import has
from trickery.envs.stepping import stepping

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trickery.core.contract import Game, Setting

SIMULATED: bool = bool(numba.config.ENABLE_CUDASIM)
DEVICE = "cpu" if SIMULATED else "cuda"
BLOCK = 2 if SIMULATED else 128
numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small runs are small on purpose


def _step_kernel(game: Game) -> Any:
    step = stepping(game)
    words, most, moves = game.moves.words, game.card.most, len(game.moves)
    lots_size = max(1, game.lots.total)

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda is untyped
    def kernel(
        boxes: Any,
        rows: Any,
        chosen: Any,
        shares: Any,
        points: Any,
        ended: Any,
        mask: Any,
        actor: Any,
    ) -> None:
        at = cuda.grid(1)
        if at < rows.shape[0]:
            legal = cuda.local.array(words, numba.uint64)
            lots = as_cells(cuda.local.array(lots_size, numba.int8))
            out = cuda.local.array(most, numba.int32)
            for seat in range(most):
                shares[at, seat] = 0.0
                points[at, seat] = 0.0
            box = at % boxes.shape[0]
            ended[at] = step(
                boxes[box : box + 1],
                rows[at : at + 1],
                chosen[at],
                legal,
                lots,
                out,
                shares[at],
                points[at],
            )
            for move in range(moves):
                mask[move, at] = 1 if has(legal[move >> 6], move & 63) else 0
            actor[at] = rows[at].actor

    return kernel


def _observe_kernel(game: Game) -> Any:
    observe, state_at, most = game.observe, game.state_at, game.card.most
    total = game.layout.total

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda is untyped
    def kernel(rows: Any, seen: Any) -> None:
        # Neighbouring threads have neighbouring tables, and write neighbouring bytes.
        thread = cuda.grid(1)
        tables = rows.shape[0]
        at, away = thread % tables, thread // tables
        if away < most:
            s = state_at(rows, at)
            if away < s.players:
                observe(s, (s.actor + away) % s.players, as_cells(seen[away, :, at]))
            else:
                for cell in range(total):
                    seen[away, cell, at] = 0

    return kernel


def _thumb_kernel(game: Game) -> Any:
    thumb, legal_moves, state_at = game.thumb, game.legal, game.state_at
    words = game.moves.words

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda is untyped
    def kernel(rows: Any, rngs: Any, chosen: Any) -> None:
        at = cuda.grid(1)
        if at < rows.shape[0]:
            legal = cuda.local.array(words, numba.uint64)
            why = cuda.local.array(1, numba.int8)
            rng = cuda.local.array(2, numba.uint64)
            rng[0], rng[1] = rngs[at, 0], rngs[at, 1]
            for word in range(words):
                legal[word] = np.uint64(0)
            s = state_at(rows, at)
            legal_moves(s, legal)
            chosen[at] = thumb(s, legal, rng, as_cells(why))
            rngs[at, 0], rngs[at, 1] = rng[0], rng[1]

    return kernel


class GpuTables:
    """Many tables of one game, all at a real decision; settings take turns among them.

    seen    (seats, cells, tables) what the seat to move knows, then its left neighbour, and so on;
                                   tables last, since that is how a GPU writes fast
    cells and moves are filled up with zeros to a multiple of 16, as fast matrices want it
    mask    (tables, moves)        1 where the seat to move may
    actor   (tables,)              the seat to move
    advice  (tables,)              what the rule of thumb would do
    shares  (tables, seats)        win shares of a game that ended with the last step, else 0
    points  (tables, seats)        its points
    ended   (tables,)              how many games ended with the last step
    """

    def __init__(self, game: Game, settings: Sequence[Setting], tables: int, seed: int) -> None:
        self.game, self.tables = game, tables
        most, cells, moves = game.card.most, _even(game.layout.total), _even(len(game.moves))

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device=DEVICE)

        self.seen = room(most, cells, tables, dtype=torch.int8)
        self.mask = room(tables, moves, dtype=torch.uint8)
        self._mask = room(moves, tables, dtype=torch.uint8)
        self.actor = room(tables, dtype=torch.int64)
        self.shares, self.points = room(tables, most), room(tables, most)
        self.ended = room(tables, dtype=torch.int32)
        self.advice = room(tables, dtype=torch.int64)
        boxes = np.concatenate([setting.row for setting in settings])
        rows = boxes[np.arange(tables) % len(boxes)]
        rows["rng"] = np.stack([generator(seed + at) for at in range(tables)])
        self.players = torch.from_numpy(rows["players"].astype(np.int64)).to(DEVICE)
        self._boxes, self._rows = cuda.to_device(boxes), cuda.to_device(rows)
        self._rngs = cuda.to_device(np.stack([generator(seed - 1 - at) for at in range(tables)]))
        self._step, self._observe = _step_kernel(game), _observe_kernel(game)
        self._thumb = _thumb_kernel(game)
        self.step(torch.full((tables,), -1, dtype=torch.int64, device=DEVICE))

    def step(self, moves: torch.Tensor) -> None:
        """Make one move at every table, and go on to the next real decision there."""
        results = (self.shares, self.points, self.ended, self._mask, self.actor)
        self._step[self._grid(self.tables)](
            self._boxes, self._rows, _shared(moves), *(_shared(tensor) for tensor in results)
        )
        self.mask.copy_(self._mask.T)
        threads = self.tables * self.seen.shape[0]
        self._observe[self._grid(threads)](self._rows, _shared(self.seen))
        self._thumb[self._grid(self.tables)](self._rows, self._rngs, _shared(self.advice))

    def _grid(self, threads: int) -> tuple[int, int]:
        return (threads + BLOCK - 1) // BLOCK, BLOCK


def _even(count: int) -> int:
    return (count + 15) // 16 * 16


def _shared(tensor: torch.Tensor) -> Any:
    """The tensor's own memory, as a kernel takes it."""
    return tensor.numpy() if SIMULATED else cuda.as_cuda_array(tensor)
