"""Our games in OpenSpiel: importing this registers each as `trickery_<game>`.

Rests on `state`. Parameters are `players`, the game's own options, and `open_cards`, with which
everybody sees everything:

    import pyspiel
    import trickery.envs.openspiel
    game = pyspiel.load_game("trickery_GAME(players=5,open_cards=True)")

`docs/openspiel.md` tells what chance, information states and resampling are here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trickery.core import registry
from trickery.envs import needs

with needs("envs"):
    import pyspiel

    from trickery.envs.openspiel.state import TrickeryGame, TrickeryState, game_type

__all__ = ["TrickeryGame", "TrickeryState", "names"]


def names() -> list[str]:
    """What our games are called in OpenSpiel."""
    return [f"trickery_{name}" for name in registry.cards()]


def register(name: str) -> None:
    """Tell OpenSpiel of a game.

    It wants something of its own to call, and keeps it until after Python has ended: a class, which
    is never taken apart then, as a plain function would be.
    """

    class Named(TrickeryGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    pyspiel.register_game(game_type(name), Named)


for _name in registry.cards():
    register(_name)
