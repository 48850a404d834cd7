"""Thousands of games of one kind, stepped together on the CPU's cores.

Rests on `stepping` and `core.playout`. Everything that a learner reads is in numpy arrays that
`step` overwrites in place; tables are divided among threads, and compiled code releases the GIL.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.core import registry
from trickery.core.compile import specialise
from trickery.core.contract import Game, Setting
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, IllegalMove, shown
from trickery.core.observing import write_words
from trickery.core.playout import pick
from trickery.core.rng import seed_words
from trickery.core.rows import Rows, as_cells
from trickery.core.sets import holds
from trickery.core.state import Row, U64Array
from trickery.core.threads import cores, once
from trickery.envs.stepping import make_zero_sum, stepping

FEWEST_A_THREAD = 256  # tables: with fewer, waking a thread costs more than it saves


def settings_for(
    game: Game,
    players: int | Sequence[int] | None,
    options: Mapping[str, Any] | None,
    edition: Edition | None,
) -> list[Setting]:
    """The settings of a batch: one, or one for each of several player counts."""
    counts = players if isinstance(players, Sequence) else [players]
    if not counts:
        raise BadOption("players: name at least one player count")
    return [game.setting(count, options, edition) for count in counts]


def checked_size(size: Any) -> int:
    """Check the number of tables."""
    if type(size) is not int or size < 1:
        raise BadOption(f"a batch has at least one table, not {shown(size)}")
    return size


def dealt_out(settings: Sequence[Setting], size: int, seed: int) -> tuple[Rows, Rows]:
    """The row of each setting that games start from ("box"), and `size` tables, alternating among
    settings.

    Each table is ready for its own first deal.
    """
    boxes = np.concatenate([setting.row for setting in settings])
    rows = boxes[np.arange(checked_size(size)) % len(boxes)]
    rows["rng"] = np.array([seed_words(seed + at) for at in range(size)], dtype=np.uint64)
    return boxes, rows


def generators(size: int, seed: int) -> U64Array:
    """Make generators for random moves."""
    entropy = np.random.SeedSequence([abs(seed), int(seed < 0)])
    words: U64Array = entropy.generate_state(2 * size, np.uint64).astype(np.uint64).reshape(size, 2)
    words[:, 1] |= np.uint64(1)  # a generator must not be all zeros
    return words


@once
def _compiled(game: Game, skip_forced: bool) -> Callable[..., None]:
    step, observe, state_at = stepping(game, skip_forced), game.observe, game.state_at
    words, moves = game.moves.words, len(game.moves)

    @specialise(game, f"batch {skip_forced}")
    def run(
        boxes: Any,
        rows: Any,
        legal: Any,
        chosen: Any,
        rngs: Any,
        seen: Any,
        mask: Any,
        actor: Any,
        rewards: Any,
        points: Any,
        done: Any,
        lots: Any,
        out: Any,
        first: int,
        last: int,
        steps: int,
    ) -> None:
        for again in range(steps):
            box = first % boxes.shape[0]
            for at in range(first, last):
                if again > 0:
                    chosen[at] = pick(legal[at], words, rngs[at])
                if done[at]:
                    for seat in range(rewards.shape[1]):
                        rewards[at, seat] = np.float32(0.0)
                        points[at, seat] = np.float32(0.0)
                ended = step(
                    boxes[box : box + 1],
                    rows[at : at + 1],
                    chosen[at],
                    legal[at],
                    lots,
                    out,
                    rewards[at],
                    points[at],
                )
                s = state_at(rows, at)
                if ended > 0:
                    make_zero_sum(rewards[at], s.players, ended)
                done[at] = ended > 0
                actor[at] = s.actor
                write_words(mask[at], legal[at], moves)
                observe(s, s.actor, as_cells(seen[at]))
                box = box + 1 if box + 1 < boxes.shape[0] else 0

    return run


@once
def _sampler(game: Game) -> Callable[..., None]:
    words = game.moves.words

    @specialise(game, "sample")
    def sample(legal: Any, rngs: Any, chosen: Any, first: int, last: int) -> None:
        for at in range(first, last):
            chosen[at] = pick(legal[at], words, rngs[at])

    return sample


@once
def _checker(game: Game) -> Callable[..., int]:
    moves = len(game.moves)

    @specialise(game, "check")
    def first_illegal(legal: Any, chosen: Any) -> int:
        for at in range(len(chosen)):
            if chosen[at] < 0 or chosen[at] >= moves or not holds(legal[at], chosen[at]):
                return at
        return -1

    return first_illegal


class Batch:
    """Many tables of one game, each waiting for a move; `step` makes one at every table.

    observations  (size, cells) int8     what the seat to move knows, in the layout `game.layout`
    mask          (size, moves) bool     the moves that it may make
    actor         (size,) int64          the seat to move
    rewards       (size, seats) float32  of a game that ended with the last step, else 0: they sum
                                         to 0 and a sole winner has 1; seats in the table's order
    points        (size, seats) float32  its points, else 0
    done          (size,) bool           a game ended with the last step, and the next is dealt

    The arrays remain the same objects; a step overwrites them.
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
        threads: int | None = None,
        skip_forced: bool = False,
    ) -> None:
        self.game = registry.load(game)
        settings = settings_for(self.game, players, options, edition)
        self.size, self.seats = size, max(setting.players for setting in settings)
        self._boxes, self._rows = dealt_out(settings, size, seed)
        #: (size,) how many play at each table
        self.players: npt.NDArray[np.int64] = self._rows["players"].astype(np.int64)
        self.observations = np.zeros((size, self.game.layout.total), dtype=np.int8)
        self._mask = np.zeros((size, len(self.game.moves)), dtype=np.uint8)
        self.mask = self._mask.view(np.bool_)
        self.actor = np.zeros(size, dtype=np.int64)
        self.rewards = np.zeros((size, self.seats), dtype=np.float32)
        self.points = np.zeros((size, self.seats), dtype=np.float32)
        self.done = np.zeros(size, dtype=np.bool_)
        self._legal = np.zeros((size, self.game.moves.words), dtype=np.uint64)
        self._chosen = np.full(size, -1, dtype=np.int64)
        self._rngs = generators(size, seed)
        self._run = _compiled(self.game, skip_forced)
        self._sample = _sampler(self.game)
        self._crew = Crew(size, threads)
        self._room = [
            (self.game.new_lots()[1], np.zeros(self.seats, dtype=np.int32))
            for _ in self._crew.parts
        ]
        self._go(1)

    def step(self, moves: Any) -> Batch:
        """Make a move at every table and advance to the next decisions; if any is illegal, make
        none."""
        chosen = checked_moves(self.game, self._legal, moves)
        if isinstance(chosen, int):
            at, move = chosen, int(np.asarray(moves)[chosen])
            raise IllegalMove(f"table {at}: {refusal(self.game, self._rows[at], move)}")
        self._chosen[:] = chosen
        self._go(1)
        return self

    def snapshot(self) -> Rows:
        """A copy of all states, one per table: for code that may know everything."""
        return self._rows.copy()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for every table, all equally likely."""
        self._crew.divide(
            lambda _, tables: self._sample(self._legal, self._rngs, self._chosen, *tables)
        )
        return self._chosen.copy()

    def random(self, steps: int) -> Batch:
        """Make `steps` random moves at every table, entirely in compiled code."""
        if steps < 1:
            raise BadOption(f"make at least one step, not {steps}")
        self.sample()
        self._go(steps)
        return self

    def close(self) -> None:
        """Stop the threads."""
        self._crew.close()

    def _go(self, steps: int) -> None:
        arrays = (self._boxes, self._rows, self._legal, self._chosen, self._rngs)
        results = (self.observations, self._mask, self.actor, self.rewards, self.points, self.done)
        self._crew.divide(
            lambda part, tables: self._run(*arrays, *results, *self._room[part], *tables, steps)
        )


def checked_moves(game: Game, legal: U64Array, moves: Any) -> npt.NDArray[np.int64] | int:
    """The moves as numbers; if one is illegal, raises with the first such table."""
    chosen = np.asarray(moves)
    if chosen.shape != (len(legal),) or not np.issubdtype(chosen.dtype, np.integer):
        raise IllegalMove(
            f"moves are {len(legal)} whole numbers, one a table,"
            f" not {chosen.dtype} of shape {chosen.shape}"
        )
    chosen = chosen.astype(np.int64, copy=False)
    wrong = int(_checker(game)(legal, chosen))
    return chosen if wrong < 0 else wrong


def refusal(game: Game, row: Row, move: int) -> str:
    """Why a move is not legal."""
    if not 0 <= move < len(game.moves):
        return f"moves are numbered 0 to {len(game.moves) - 1}; {move} is none"
    return f"{game.moves[move]}: {game.why_not(game.State(row), move)}"


class Crew:
    """Threads that divide the tables among them; with one thread the caller does all the work."""

    def __init__(self, size: int, threads: int | None) -> None:
        if threads is not None and (type(threads) is not int or threads < 1):
            raise BadOption(f"threads: at least one, not {shown(threads)}")
        wanted = cores() if threads is None else threads
        count = max(1, min(wanted, size // FEWEST_A_THREAD if threads is None else size))
        #: the tables of each thread: first and one past the last
        self.parts = [(size * part // count, size * (part + 1) // count) for part in range(count)]
        self._pool = ThreadPoolExecutor(count - 1) if count > 1 else None

    def divide(self, work: Callable[[int, tuple[int, int]], None]) -> None:
        """Run each thread's part; the caller's thread does the first."""
        others = [
            self._pool.submit(work, part, tables)
            for part, tables in enumerate(self.parts)
            if part > 0 and self._pool is not None
        ]
        work(0, self.parts[0])
        for other in others:
            other.result()

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()
