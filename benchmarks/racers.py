"""The racers of `peers.py` and `growth.py`: our batches, and other libraries' card games.

Rests on `trickery.envs.batch`; each other library is imported only if requested. A racer plays
uniformly random legal moves for about a given time, with an observation and the legal moves made at
every step, and returns its steps per second. Every peer runs in the fastest way that we know of.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import importlib.metadata
import io
import os
import random
import sys
import tempfile
import time
import warnings
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(_HERE), str(_HERE / "src")]

import numpy as np

from benchmarks.nearest import peer_of
from trickery.core import registry
from trickery.core.playout import RandomPlay
from trickery.envs import batch

STEP = "step"
SAMPLE = "sample and step"
INSIDE = "random play in compiled code"
FROM_PYTHON = "states from Python"
IN_CPP = "random bots in C++, nothing observed"
OWN_RESET = "its auto_reset"
POOLED = "auto_reset from a pool of deals"

RLCARD = (
    "uno",
    "bridge",
    "gin-rummy",
    "mahjong",
    "doudizhu",
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
)
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
PGX = (
    "bridge_bidding",
    "sparrow_mahjong",
    "leduc_holdem",
    "kuhn_poker",
    "backgammon",
    "tic_tac_toe",
)
POOL = 1024  # deals that Pgx takes new games from in its pooled mode


class Racer(ABC):
    """One way of playing one game of one library."""

    library: str
    game: str
    way: str
    size: int = 1  # games side by side

    @abstractmethod
    def run(self, seconds: float) -> float:
        """Steps per second in a run of about `seconds` seconds."""

    def __str__(self) -> str:
        return f"{self.library} {self.game}, {self.way}"


Maker = Callable[[], Racer]


def counted(turn: Callable[[], int], seconds: float, least: int = 0) -> float:
    """Call `turn`, which returns its number of steps, until time and steps suffice: steps per
    second."""
    steps, spent = 0, 0.0
    began = time.perf_counter()
    while spent < seconds or steps < least:
        steps += turn()
        spent = time.perf_counter() - began
    return steps / spent


# Ours ---------------------------------------------------------------------------------------


class Ours(Racer):
    """One of our games, a batch on one thread or on a GPU.

    All tables start together and may stay synchronized for long, and the phases of a game differ in
    cost: so a run is at least a whole game long.
    """

    library = "Trickery"

    def __init__(self, env: Any, game: str, way: str) -> None:
        self.env, self.game, self.way, self.size = env, game, way, env.size
        self._on_gpu = bool(getattr(env.observations, "is_cuda", False))
        self._least = env.size * decisions_a_game(game)
        self._inside = 8  # steps in one call, where whole runs stay inside compiled code
        self.env.step(self.env.sample())  # compiles
        self.env.random(2)

    def run(self, seconds: float) -> float:
        """Steps per second; moves for the step-only mode are drawn outside the timed part."""
        if self.way == STEP:
            return self._stepping_alone(seconds)
        turn = self._sampled if self.way == SAMPLE else self._played
        rate = counted(turn, seconds, self._least)
        self._inside = max(2, int(rate * seconds / 4 / self.size))
        return rate

    def _stepping_alone(self, seconds: float) -> float:
        steps, spent = 0, 0.0
        while spent < seconds or steps < self._least:
            moves = self.env.sample()
            self._wait()
            began = time.perf_counter()
            self.env.step(moves)
            self._wait()
            spent += time.perf_counter() - began
            steps += self.size
        return steps / spent

    def _sampled(self) -> int:
        calls = 16 if self._on_gpu else 1  # a GPU's work is queued ahead
        for _ in range(calls):
            self.env.step(self.env.sample())
        self._wait()
        return calls * self.size

    def _played(self) -> int:
        self.env.random(self._inside)
        self._wait()
        return self._inside * self.size

    def _wait(self) -> None:
        if self._on_gpu:
            import torch

            torch.cuda.synchronize()


@functools.cache
def decisions_a_game(name: str) -> int:
    """About how many decisions a random game takes at the usual player count."""
    game = registry.load(name)
    return round(RandomPlay(game, game.setting(), 1).play(300).decisions / 300)


def ours(size: int, device: str, threads: int | None = 1) -> Iterator[Racer]:
    """All our games at their usual player counts, each in three ways over the same tables."""
    more = {"threads": threads} if device == "cpu" else {}
    for name in registry.names():
        env = batch(name, size, device=device, players=registry.card(name).usual, seed=1, **more)
        for way in (STEP, SAMPLE, INSIDE):
            yield Ours(env, name, way)


# RLCard and PettingZoo: Python ----------------------------------------------------------------


class RLCard(Racer):
    """One of RLCard's games through `env.step`; its states carry observation and legal moves."""

    library, way = "RLCard", "env.step"

    def __init__(self, game: str) -> None:
        import rlcard

        self.game = game
        self._env = rlcard.make(game, config={"seed": 1})
        self._choose = random.Random(1).choice
        self._state, _ = self._env.reset()

    def run(self, seconds: float) -> float:
        """Steps a second; a new game is dealt when one is over."""
        return counted(self._turn, seconds)

    def _turn(self) -> int:
        for _ in range(32):
            self._state, _ = self._env.step(self._choose(list(self._state["legal_actions"])))
            if self._env.is_over():
                self._state, _ = self._env.reset()
        return 32


class PettingZoo(Racer):
    """One of PettingZoo's classic card games, without its checking wrappers (they cost half)."""

    library, way = "PettingZoo", "raw_env"

    def __init__(self, game: str) -> None:
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        with warnings.catch_warnings():
            # two warnings of PettingZoo's own: of an API to come, and of its spaces' precision
            warnings.filterwarnings("ignore", "The old environment creation API")
            warnings.filterwarnings("ignore", ".*precision lowered by casting to float32")
            module = importlib.import_module(f"pettingzoo.classic.{game}")
            self._env: Any = module.raw_env()
        self.game = game.rpartition("_v")[0]
        self._choose = random.Random(1).choice
        self._env.reset(seed=1)

    def run(self, seconds: float) -> float:
        """Steps a second; a new game is dealt when one is over."""
        return counted(self._turn, seconds)

    def _turn(self) -> int:
        env, steps = self._env, 0
        while steps < 32:
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                continue
            mask = observation.get("action_mask", info.get("action_mask"))
            env.step(int(self._choose(np.flatnonzero(mask))))
            steps += 1
        return steps


# OpenSpiel: C++ -------------------------------------------------------------------------------


class OpenSpielStates(Racer):
    """One of OpenSpiel's games: its C++ states, asked from Python for tensors and moves."""

    library, way = "OpenSpiel", FROM_PYTHON

    def __init__(self, game: str) -> None:
        import pyspiel

        self.game = game
        self._game = pyspiel.load_game(game)
        kind = self._game.get_type()
        self._ask = (
            "observation_tensor" if kind.provides_observation_tensor else "information_state_tensor"
        )
        self._choose = random.Random(1).choice
        self._state = self._game.new_initial_state()

    def run(self, seconds: float) -> float:
        """Decisions a second; chance is drawn on the way and not counted."""
        return counted(self._turn, seconds)

    def _turn(self) -> int:
        state, decisions = self._state, 0
        while decisions < 32:
            if state.is_terminal():
                state = self._game.new_initial_state()
                continue
            if not state.is_chance_node():
                getattr(state, self._ask)()
                decisions += 1
            state.apply_action(self._choose(state.legal_actions()))
        self._state = state
        return decisions


class OpenSpielBots(Racer):
    """One of OpenSpiel's games played by its random bots in C++: no tensors, one call a game."""

    library, way = "OpenSpiel", IN_CPP

    def __init__(self, game: str) -> None:
        import pyspiel

        self.game, self._spiel, self._game = game, pyspiel, pyspiel.load_game(game)
        self._seed = 1
        self._bots = [
            pyspiel.make_uniform_random_bot(seat, seat) for seat in range(self._game.num_players())
        ]
        self._length = self._decisions_a_game(200)

    def _decisions_a_game(self, games: int) -> float:
        """Mean decisions per game, counted with its states: `evaluate_bots` doesn't return them."""
        choose = random.Random(1).choice
        decisions = 0
        for _ in range(games):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(choose(state.legal_actions()))
        return decisions / games

    def run(self, seconds: float) -> float:
        """Decisions a second, the deal included."""
        return counted(self._ten_games, seconds) * self._length

    def _ten_games(self) -> int:
        for _ in range(10):
            self._seed += 1
            self._spiel.evaluate_bots(self._game.new_initial_state(), self._bots, self._seed)
        return 10


# Pgx: JAX -------------------------------------------------------------------------------------


class Pgx(Racer):
    """One of Pgx's games: vmapped, auto-reset, random moves, many steps in one compiled scan.

    Under `vmap` its auto_reset deals a new game for every table at every step and throws most of
    them away. `POOLED` spares it that: new games come from deals made in advance.
    """

    library = "Pgx"

    def __init__(self, game: str, way: str, size: int, length: int) -> None:
        import jax

        self.game, self.way, self.size, self._length = game, way, size, length
        self._jax = jax
        env = pgx_game(game)
        keys = jax.random.split(jax.random.PRNGKey(1), size)
        self._carry = (jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(2))
        self._scan = jax.jit(self._scanning(env), donate_argnums=0)
        self._turn()  # compiles

    def _scanning(self, env: Any) -> Callable[[Any], Any]:
        jax, size = self._jax, self.size
        from pgx.experimental import auto_reset

        init = env.init if self.way == OWN_RESET else self._from_pool(env)
        step = jax.vmap(auto_reset(env.step, init))

        def one(carry: Any, _: None) -> tuple[Any, None]:
            state, key = carry
            key, choosing, stepping = jax.random.split(key, 3)
            moves = one_of(state.legal_action_mask, jax.random.bits(choosing, (size,)))
            return (step(state, moves, jax.random.split(stepping, size)), key), None

        def one_of(mask: Any, draws: Any) -> Any:
            # one draw a table is quicker than the usual draw a move
            members = mask.cumsum(1)
            chosen = draws % members[:, -1].astype(draws.dtype)
            return (members > chosen[:, None]).argmax(1)

        def scan(carry: Any) -> Any:
            return jax.lax.scan(one, carry, None, length=self._length)[0]

        return scan

    def _from_pool(self, env: Any) -> Callable[[Any], Any]:
        jax = self._jax
        pool = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(3), POOL))

        def init(key: Any) -> Any:
            at = jax.random.bits(key) % POOL
            return jax.tree.map(lambda values: values[at], pool)

        return init

    def run(self, seconds: float) -> float:
        """Steps a second, at least one whole scan."""
        return counted(self._turn, seconds)

    def _turn(self) -> int:
        self._carry = self._scan(self._carry)
        self._jax.block_until_ready(self._carry)
        return self._length * self.size


def pgx_game(name: str) -> Any:
    """A game of Pgx. Bridge normally downloads a file of solved deals: here it gets a made-up
    one."""
    import pgx

    if name != "bridge_bidding":
        return pgx.make(name)
    from pgx.bridge_bidding import BridgeBidding

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.npy"
        np.save(path, made_up_deals(10_000))
        with contextlib.redirect_stderr(io.StringIO()):  # it prints what it loads
            return BridgeBidding(str(path))


def made_up_deals(count: int) -> Any:
    """Random deals with random results in the form of Pgx's files; as fast to bid as real ones."""
    rng = np.random.default_rng(1)
    owners = rng.permuted(np.tile(np.repeat(np.arange(4), 13), (count, 1)), axis=1)
    keys = (owners.reshape(count, 4, 13) << np.arange(24, -1, -2)).sum(2)
    tricks = (rng.integers(0, 14, (count, 4, 5)) << np.arange(16, -1, -4)).sum(2)
    return np.stack([keys, tricks]).astype(np.int32)


# All racers -----------------------------------------------------------------------------------


def version_of(library: str) -> str:
    """The version of a library that is installed, or lies in a folder of its own."""
    package = {"OpenSpiel": "open_spiel", "Pgx": "pgx"}.get(library, library.lower())
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return str(getattr(importlib.import_module(package), "__version__", "?"))


def peers_on_cpu(size: int) -> dict[str, list[Maker]]:
    """How to make every peer's racers, library by library."""
    spiel = sorted({peer_of(name) for name in registry.names()})
    kinds: list[Callable[[str], Racer]] = [OpenSpielStates, OpenSpielBots]
    return {
        "RLCard": [functools.partial(RLCard, game) for game in RLCARD],
        "PettingZoo": [functools.partial(PettingZoo, game) for game in PETTINGZOO],
        "OpenSpiel": [functools.partial(kind, game) for game in spiel for kind in kinds],
        "Pgx": [
            functools.partial(Pgx, game, way, size, 16)
            for game in PGX
            for way in (POOLED, OWN_RESET)
        ],
    }


def pgx_on_gpu(sizes: list[int]) -> list[Maker]:
    """Pgx's games at every size, and its own way of resetting at the largest."""
    return [
        functools.partial(Pgx, game, way, size, 100)
        for game in PGX
        for way, size in [*((POOLED, size) for size in sizes), (OWN_RESET, sizes[-1])]
    ]
