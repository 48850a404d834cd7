"""Many games side by side on a CUDA GPU: the rules in kernels, results in torch's memory.

Rests on `stepping`, numba-cuda and PyTorch (`pip install trickery[train]`). Nothing is copied: the
kernels write observations, masks and results straight into tensors, and JAX, CuPy and others take
the same memory through DLPack. Without a GPU the same code runs in numba-cuda's simulator, which is
how it is tested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import torch
from numba import cuda

from trickery.core import registry
from trickery.core.errors import BadOption, IllegalMove
from trickery.core.gpu import SIMULATED, kernel, on_threads
from trickery.core.observing import clear, write_words
from trickery.core.playout import pick
from trickery.core.rows import as_cells
from trickery.core.sets import has
from trickery.core.threads import once
from trickery.envs.batches import dealt_out, generators, settings_for
from trickery.envs.stepping import make_zero_sum, stepping

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from trickery.core.contract import Game
    from trickery.core.edition import Edition

DEVICE = "cpu" if SIMULATED else "cuda"
BLOCK = 2 if SIMULATED else 128


@once
def _step_kernel(game: Game, skip_forced: bool) -> Any:
    """A kernel that makes a move at every table in place, one thread per table."""
    step, state_at = stepping(game, skip_forced), game.state_at
    words, moves, most = game.moves.words, len(game.moves), game.card.most
    lots_size = max(1, game.lots.total)

    @kernel
    def run(
        boxes: Any,
        rows: Any,
        legals: Any,
        chosen: Any,
        actor: Any,
        rewards: Any,
        points: Any,
        done: Any,
        illegal: Any,
        first: bool,
    ) -> None:
        at = cuda.grid(1)
        if at >= rows.shape[0]:
            return
        for seat in range(rewards.shape[0]):
            rewards[seat, at] = 0.0
            points[seat, at] = 0.0
        done[at] = 0
        move = chosen[at]
        if not first and not (0 <= move < moves and has(legals[move >> 6, at], move & 63)):
            cuda.atomic.add(illegal, 0, 1)  # this table doesn't change
            return
        legal = cuda.local.array(words, numba.uint64)
        lots = as_cells(cuda.local.array(lots_size, numba.int8))
        out = cuda.local.array(most, numba.int32)
        box = at % boxes.shape[0]
        ended = step(
            boxes[box : box + 1],
            rows[at : at + 1],
            move,
            legal,
            lots,
            out,
            rewards[:, at],
            points[:, at],
        )
        s = state_at(rows, at)
        if ended > 0:
            make_zero_sum(rewards[:, at], s.players, ended)
            done[at] = 1
        for word in range(words):
            legals[word, at] = legal[word]
        actor[at] = s.actor

    return run


@once
def _look_kernel(game: Game) -> Any:
    """A kernel that writes the seat to move's observation and moves, or its left neighbours' too.

    Neighbouring threads have neighbouring tables, and write neighbouring bytes.
    """
    observe, state_at, total = game.observe, game.state_at, game.layout.total
    words, moves = game.moves.words, len(game.moves)

    @kernel
    def run(rows: Any, legals: Any, seen: Any, mask: Any) -> None:
        thread = cuda.grid(1)
        tables = rows.shape[0]
        at, away = thread % tables, thread // tables
        if away >= seen.shape[0]:
            return
        s = state_at(rows, at)
        if away >= s.players:
            clear(seen[away, :, at], 0, total)
        elif away > 0:
            observe(s, (s.actor + away) % s.players, as_cells(seen[away, :, at]))
        else:
            observe(s, s.actor, as_cells(seen[0, :, at]))
            legal = cuda.local.array(words, numba.uint64)
            for word in range(words):
                legal[word] = legals[word, at]
            write_words(mask[:, at], legal, moves)

    return run


@once
def _sample_kernel(game: Game) -> Any:
    words = game.moves.words

    @kernel
    def run(legals: Any, rngs: Any, chosen: Any) -> None:
        at = cuda.grid(1)
        if at < chosen.shape[0]:
            legal = cuda.local.array(words, numba.uint64)
            rng = cuda.local.array(2, numba.uint64)
            for word in range(words):
                legal[word] = legals[word, at]
            rng[0], rng[1] = rngs[0, at], rngs[1, at]
            chosen[at] = pick(legal, words, rng)
            rngs[0, at], rngs[1, at] = rng[0], rng[1]

    return run


@once
def _thumb_kernel(game: Game) -> Any:
    thumb, state_at, words = game.thumb, game.state_at, game.moves.words

    @kernel
    def run(rows: Any, legals: Any, rngs: Any, chosen: Any) -> None:
        at = cuda.grid(1)
        if at < rows.shape[0]:
            legal = cuda.local.array(words, numba.uint64)
            why = cuda.local.array(1, numba.int8)
            rng = cuda.local.array(2, numba.uint64)
            rng[0], rng[1] = rngs[0, at], rngs[1, at]
            for word in range(words):
                legal[word] = legals[word, at]
            chosen[at] = thumb(state_at(rows, at), legal, rng, as_cells(why))
            rngs[0, at], rngs[1, at] = rng[0], rng[1]

    return run


class GpuBatch:
    """`batches.Batch` on a GPU: the same arrays under the same names, as torch tensors.

    Two-dimensional ones have the table as the fastest axis (`.T` is contiguous), so that
    neighbouring threads' writes coalesce. It also has

    illegal  (1,) int64  illegal moves so far: such a table doesn't change. Reading it synchronizes
    with the GPU, so `step` doesn't
    """

    def __init__(
        self,
        game: str,
        size: int,
        *,
        players: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        seed: int = 0,
        skip_forced: bool = False,
        everybody: bool = False,
    ) -> None:
        """Make the tables; with `everybody`, `seen` also has what the other seats know."""
        if not SIMULATED and not torch.cuda.is_available():
            raise BadOption("there is no CUDA GPU here that PyTorch can use; device='cpu' works")
        self.game = registry.load(game)
        settings = settings_for(self.game, players, options, edition)
        self.size, self.seats = size, max(setting.players for setting in settings)
        boxes, rows = dealt_out(settings, size, seed)
        cells, moves = self.game.layout.total, len(self.game.moves)
        #: (size,) how many play at each table
        self.players = torch.from_numpy(rows["players"].astype(np.int64)).to(DEVICE)
        #: (seats or 1, cells, size) what the seat to move knows, then its left neighbour, and so
        #: on; cells are filled up with zeros to a multiple of 16, as fast matrices want it
        self.seen = _room(self.seats if everybody else 1, _even(cells), size, dtype=torch.int8)
        self.observations = self.seen[0, :cells].T
        self._mask = _room(_even(moves), size, dtype=torch.uint8)
        self.mask = self._mask[:moves].T.view(torch.bool)
        self.actor = _room(size, dtype=torch.int64)
        self._rewards, self._points = _room(self.seats, size), _room(self.seats, size)
        self.rewards, self.points = self._rewards.T, self._points.T
        self._done = _room(size, dtype=torch.uint8)
        self.done = self._done.view(torch.bool)
        self.illegal = _room(1, dtype=torch.int64)
        self._chosen = torch.full((size,), -1, dtype=torch.int64, device=DEVICE)
        self._boxes, self._rows = cuda.to_device(boxes), cuda.to_device(rows)
        self._legal = cuda.to_device(np.zeros((self.game.moves.words, size), dtype=np.uint64))
        self._rngs = cuda.to_device(np.ascontiguousarray(generators(size, seed).T))
        self._step = on_threads(_step_kernel(self.game, skip_forced), size, BLOCK)
        self._look = on_threads(_look_kernel(self.game), size * len(self.seen), BLOCK)
        self._sample = on_threads(_sample_kernel(self.game), size, BLOCK)
        # The same memory as kernels take it, made once: it takes longer than a kernel.
        results = (self.actor, self._rewards, self._points, self._done, self.illegal)
        self._results = [_shared(tensor) for tensor in results]
        self._looks = [_shared(tensor) for tensor in (self.seen, self._mask)]
        self._sampled = _shared(self._chosen)
        self._go(self._sampled, first=True)

    def step(self, moves: Any) -> GpuBatch:
        """Make a move at every table and advance to the next decisions; returns asynchronously.

        Moves may be in any library's GPU memory. Later GPU work is ordered after this step.
        """
        chosen = moves if isinstance(moves, torch.Tensor) else torch.utils.dlpack.from_dlpack(moves)
        if chosen.shape != (self.size,) or chosen.is_floating_point():
            raise IllegalMove(
                f"moves are {self.size} whole numbers, one a table,"
                f" not {chosen.dtype} of shape {tuple(chosen.shape)}"
            )
        self._go(_shared(chosen.to(device=DEVICE, dtype=torch.int64)))
        return self

    def sample(self) -> torch.Tensor:
        """A random legal move for every table, all equally likely."""
        self._sample(self._legal, self._rngs, self._sampled)
        return self._chosen.clone()

    def random(self, steps: int) -> GpuBatch:
        """Make `steps` random moves at every table; each is observed."""
        if steps < 1:
            raise BadOption(f"make at least one step, not {steps}")
        for _ in range(steps):
            self._sample(self._legal, self._rngs, self._sampled)
            self._go(self._sampled)
        return self

    def close(self) -> None:
        """Do nothing: the last tensor frees the memory."""

    def _go(self, chosen: Any, first: bool = False) -> None:
        self._step(self._boxes, self._rows, self._legal, chosen, *self._results, first)
        self._look(self._rows, self._legal, *self._looks)


class GpuTables(GpuBatch):
    """Tables for training: alternating player counts, no forced moves, and more arrays.

    marks   (size, moves)  the mask, filled up to a multiple of 16 moves, each table's in a row
    advice  (size,)        what the rule of thumb would do
    """

    def __init__(self, game: str, size: int, *, players: Sequence[int], seed: int) -> None:
        rules = registry.load(game)
        self.marks = _room(size, _even(len(rules.moves)), dtype=torch.uint8)
        self.advice = _room(size, dtype=torch.int64)
        self._advised = _shared(self.advice)
        self._thumb = on_threads(_thumb_kernel(rules), size, BLOCK)
        super().__init__(game, size, players=players, seed=seed, skip_forced=True, everybody=True)

    @property
    def shares(self) -> torch.Tensor:
        """(size, seats) win shares of a game that ended with the last step, else 0."""
        players = self.players[:, None]
        there = self.done[:, None] & (torch.arange(self.seats, device=DEVICE) < players)
        return torch.where(there, (self.rewards * (players - 1) + 1) / players, 0.0)

    def _go(self, chosen: Any, first: bool = False) -> None:
        super()._go(chosen, first)
        self.marks.copy_(self._mask.T)
        self._thumb(self._rows, self._legal, self._rngs, self._advised)


def _room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.zeros(shape, dtype=dtype, device=DEVICE)


def _even(count: int) -> int:
    return (count + 15) // 16 * 16


def _shared(tensor: torch.Tensor) -> Any:
    """The tensor's memory as a kernel argument."""
    return tensor.numpy() if SIMULATED else cuda.as_cuda_array(tensor)
