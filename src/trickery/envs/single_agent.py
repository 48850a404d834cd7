"""One learner among our bots at many tables: a Gymnasium vector environment.

Rests on `batches`, on `bots.instant` and on Gymnasium (`pip install trickery[envs]`). Random,
slips, thumb and policy move inside compiled code; any other bot of the ladder moves table by table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from trickery import bots
from trickery.bots.instant import KINDS, Aids, aids_for, chooser
from trickery.core import registry
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.edition import Edition
from trickery.core.errors import BadOption, IllegalMove, TrickeryError, shown
from trickery.core.observing import write_words
from trickery.core.playout import chance_step
from trickery.core.rows import as_cells
from trickery.core.sets import clear_mask, win_share
from trickery.core.state import CHANCE, OVER, U64Array
from trickery.core.threads import once
from trickery.envs.batches import Crew, checked_moves, checked_size, dealt_out, generators, refusal
from trickery.envs.stepping import next_game, only_move

ASKED = max(KINDS.values()) + 1  # a bot that runs outside compiled code
READY, WAITING, WRONG = 0, 1, 2  # the learner's turn; such a bot's; a bot made an illegal move

Observation = dict[str, npt.NDArray[Any]]


@once
def _compiled(game: Game, with_policy: bool, skip_forced: bool) -> Callable[..., None]:
    legal_moves, apply, chance = game.legal, game.apply, chance_step(game)
    scores, winners, observe, state_at = game.scores, game.winners, game.observe, game.state_at
    choose, words, moves = chooser(game, with_policy), game.moves.words, len(game.moves)

    @specialise(game, f"solo {with_policy} {skip_forced}")
    def run(
        box: Any,
        rows: Any,
        legal: Any,
        chosen: Any,
        rngs: Any,
        seats: Any,
        kinds: Any,
        status: Any,
        seen: Any,
        mask: Any,
        rewards: Any,
        points: Any,
        done: Any,
        last_seen: Any,
        lots: Any,
        out: Any,
        aids: Aids,
        first: int,
        last: int,
        again: bool,
    ) -> None:
        for at in range(first, last):
            if again and status[at] != WAITING:
                continue
            table, seat = rows[at : at + 1], seats[at]
            s = state_at(table, 0)
            if not again:
                done[at] = False
                rewards[at] = np.float32(0.0)
                points[at] = np.float32(0.0)
            status[at] = READY
            if chosen[at] >= 0:
                apply(s, chosen[at])
            while True:
                if s.actor == CHANCE:
                    chance(s, lots)
                elif s.actor == OVER:
                    scores(s, out)
                    won = winners(s)
                    share = np.float32(win_share(won, seat))
                    rewards[at] = (s.players * share - 1) / np.float32(s.players - 1)
                    points[at] = out[seat]
                    done[at] = True
                    observe(s, seat, as_cells(last_seen[at]))
                    next_game(s, table, box)
                elif s.actor == seat:
                    clear_mask(legal[at], words)
                    legal_moves(s, legal[at])
                    only = only_move(legal[at], words) if skip_forced else -1
                    if only < 0:
                        break
                    apply(s, only)
                elif kinds[at, s.actor] == ASKED:
                    status[at] = WAITING
                    break
                else:
                    move = choose(table, kinds[at, s.actor], rngs[at], aids)
                    if move < 0:
                        status[at] = WRONG
                        break
                    apply(s, move)
            if status[at] == READY:
                write_words(mask[at], legal[at], moves)
                observe(s, seat, as_cells(seen[at]))

    return run


class Solo(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[np.int64]]):
    """Many tables, at each a learner in one seat and bots in the others.

    observations   {"observation": int8, "action_mask": int8}, of the learner's seat, at its turn
    rewards        0 until a game ends, then +1 for a sole winner, -1 / (players - 1) for a loser
                   (k winners share)
    terminations   a game ended; the next is already dealt (autoreset in the same step), and
                   `infos["final_obs"]` and `infos["final_info"]["points"]` tell how it ended
    truncations    never
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # Gymnasium's

    def __init__(
        self,
        game: str,
        size: int = 256,
        *,
        opponents: str | Sequence[str] = bots.USUAL,
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        seed: int = 0,
        threads: int | None = None,
        skip_forced: bool = False,
    ) -> None:
        """Make the tables: `opponents` from the learner's left on, or one name for all.

        The learner sits at `seat`, or, if none is given, at every seat in turn.
        """
        self.game = registry.load(game)
        self._setting = self.game.setting(players, options, edition)
        count = self._setting.players
        self._names = _names_of(opponents, count, self.game.name)
        if seat is not None and (type(seat) is not int or not 0 <= seat < count):
            raise BadOption(f"seat is 0 to {count - 1}, or None for all in turn, not {shown(seat)}")
        self.num_envs = checked_size(size)
        cells, moves = self.game.layout.total, len(self.game.moves)
        bounds = np.iinfo(np.int8)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(bounds.min, bounds.max, (cells,), np.int8),
                "action_mask": spaces.Box(0, 1, (moves,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)
        self._seed = seed
        #: (size,) the learner's seat at each table
        self.seats: npt.NDArray[np.int64] = (
            np.arange(size) % count if seat is None else np.full(size, seat)
        )
        self._kinds = np.full((size, count), -1, dtype=np.int64)
        for away, name in enumerate(self._names, 1):
            kind = KINDS.get(bots.parse(name, self.game.name)[0], ASKED)
            self._kinds[np.arange(size), (self.seats + away) % count] = kind
        self._legal = np.zeros((size, self.game.moves.words), dtype=np.uint64)
        self._chosen = np.full(size, -1, dtype=np.int64)
        self._status = np.zeros(size, dtype=np.int64)
        self._seen, self._last_seen = np.zeros((2, size, cells), dtype=np.int8)
        self._mask = np.zeros((size, moves), dtype=np.uint8)
        self._rewards, self._points = np.zeros((2, size), dtype=np.float32)
        self._done = np.zeros(size, dtype=np.bool_)
        with_policy = KINDS["policy"] in self._kinds
        self._run = _compiled(self.game, with_policy, skip_forced)
        self._crew = Crew(size, threads)
        box = self._setting.row
        self._room = [
            (
                self.game.new_lots()[1],
                np.zeros(count, dtype=np.int32),
                aids_for(self.game, box, with_policy),
            )
            for _ in self._crew.parts
        ]
        self._start(seed)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games at all tables: the seed's, or the next ones of the last seed."""
        del options
        self._seed = self._seed + self.num_envs if seed is None else seed
        self._start(self._seed)
        return self._observed(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Make the learner's moves, then the bots'; if any is illegal, make none."""
        chosen = checked_moves(self.game, self._legal, actions)
        if isinstance(chosen, int):
            at, move = chosen, int(np.asarray(actions)[chosen])
            raise IllegalMove(f"table {at}: {refusal(self.game, self._rows[at], move)}")
        self._chosen[:] = chosen
        self._go()
        infos: dict[str, Any] = {}
        if self._done.any():
            infos = {
                "final_obs": self._final_observations(),
                "_final_obs": self._done.copy(),
                "final_info": {"points": self._points.copy(), "_points": self._done.copy()},
                "_final_info": self._done.copy(),
            }
        done = self._done.copy()
        return self._observed(), self._rewards.copy(), done, np.zeros_like(done), infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal move for the learner at every table."""
        rated = self.np_random.random(self._mask.shape) * self._mask
        best: npt.NDArray[np.int64] = rated.argmax(axis=1)
        return best

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        del kwargs
        self._crew.close()

    def _start(self, seed: int) -> None:
        self._rows = dealt_out([self._setting], self.num_envs, seed)[1]
        self._rngs = generators(self.num_envs, seed)
        self._asked: dict[tuple[int, int], bots.Bot] = {}
        self._chosen[:] = -1
        self._go()
        self._done[:] = False

    def _go(self) -> None:
        """Play to the learner's next turn at all tables, calling slower bots on the way."""
        self._play_on(again=False)
        while len(waiting := np.flatnonzero(self._status == WAITING)):
            for at in waiting.tolist():
                self._chosen[at] = self._answer(at)
            self._play_on(again=True)
        if (self._status == WRONG).any():
            at = int(np.flatnonzero(self._status == WRONG)[0])
            raise TrickeryError(f"table {at}: a bot chose an illegal move; please report this")

    def _play_on(self, again: bool) -> None:
        arrays = (self._setting.row, self._rows, self._legal, self._chosen, self._rngs)
        who = (self.seats, self._kinds, self._status)
        told = (self._seen, self._mask, self._rewards, self._points, self._done, self._last_seen)
        self._crew.divide(
            lambda part, tables: self._run(*arrays, *who, *told, *self._room[part], *tables, again)
        )

    def _answer(self, at: int) -> int:
        """The move of a bot that runs outside compiled code."""
        rows = self._rows[at : at + 1].copy()
        seat = int(rows[0]["actor"])
        away = (seat - int(self.seats[at])) % self._setting.players
        bot = self._asked.get((at, away))
        if bot is None:
            rng: U64Array = self._rngs[at]
            bot = bots.make(self._names[away - 1], rng, self.game.name)
            self._asked[at, away] = bot
        return bot.choose(bots.info_of(self.game, rows, seat))

    def _observed(self) -> Observation:
        return {"observation": self._seen.copy(), "action_mask": self._mask.astype(np.int8)}

    def _final_observations(self) -> npt.NDArray[np.object_]:
        """As Gymnasium has it: one observation a table where a game ended, else None."""
        last: npt.NDArray[np.object_] = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(self._mask.shape[1], dtype=np.int8)
        for at in np.flatnonzero(self._done).tolist():
            last[at] = {"observation": self._last_seen[at].copy(), "action_mask": nothing.copy()}
        return last


def _names_of(opponents: str | Sequence[str], players: int, game: str) -> list[str]:
    """The bots from the learner's left on."""
    names = [opponents] if isinstance(opponents, str) else list(opponents)
    if len(names) not in (1, players - 1):
        raise BadOption(f"name one opponent, or all {players - 1}, not {len(names)}")
    return [bots.canonical_name(name, game) for name in (names * (players - 1))[: players - 1]]
