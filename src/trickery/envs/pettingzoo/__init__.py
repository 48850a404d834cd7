"""Every game as a PettingZoo environment, by PettingZoo's conventions.

    from trickery.envs import pettingzoo
    env = pettingzoo.env(GAME, players=5, render_mode="ansi")

    from trickery.envs.pettingzoo import GAME_v0
    env = GAME_v0.env(players=5)

    import pettingzoo, trickery.envs.pettingzoo
    env = pettingzoo.make("aec", "trickery/GAME-v0", players=5)

Rests on `raw` and PettingZoo's wrappers (`pip install trickery[envs]`). `docs/pettingzoo.md`
describes spaces, rewards and versions. GAME stands for the name of any registered game.
"""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trickery.core import registry
from trickery.envs import needs

with needs("envs"):
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from trickery.envs.pettingzoo.raw import VERSION, RawEnv

__all__ = ["VERSION", "Versioned", "env", "parallel_env", "raw_env"]

ILLEGAL = -1.0  # the reward for an illegal move in env(), as in PettingZoo's classic games


def raw_env(game: str, **settings: Any) -> RawEnv:
    """The bare environment; an illegal move raises `IllegalMove` and changes nothing."""
    return RawEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers; an illegal move loses and ends the game."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(game: str, **settings: Any) -> ParallelEnv:
    """A game for libraries that only take parallel environments: only one agent acts at a time."""
    return turn_based_aec_to_parallel(env(game, **settings))


@dataclass(frozen=True)
class Versioned:
    """One game's environment under its version, as PettingZoo's modules are: `GAME_v0`."""

    name: str
    env: Callable[..., AECEnv]
    raw_env: Callable[..., RawEnv]
    parallel_env: Callable[..., ParallelEnv]


def _versioned() -> dict[str, str]:
    """Environment names, each with its game."""
    return {f"{game}_v{VERSION}": game for game in registry.names()}


def __getattr__(name: str) -> Versioned:
    found = _versioned()
    if name in found:
        return Versioned(
            name, *(functools.partial(made, found[name]) for made in (env, raw_env, parallel_env))
        )
    if not re.fullmatch(r"[a-z0-9_]+_v\d+", name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # `from ... import NAME` keeps the message of an ImportError only.
    near = difflib.get_close_matches(name, found, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ImportError(f"no environment is called {name!r}{hint} (there are: {', '.join(found)})")


def __dir__() -> list[str]:
    return sorted([*__all__, *_versioned()])


for _name, _game in _versioned().items():
    register("aec", f"trickery/{_name}", f"{__name__}:env", kwargs={"game": _game})
    register("parallel", f"trickery/{_name}", f"{__name__}:parallel_env", kwargs={"game": _game})
