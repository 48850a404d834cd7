"""Our games in OpenSpiel: importing this registers each as `trickery_<game>`.

Rests on `state`. Parameters are `players`, the game's own options, and `open_cards`, which makes
all cards visible:

    import pyspiel
    import trickery.envs.openspiel
    game = pyspiel.load_game("trickery_GAME(players=5,open_cards=True)")

`docs/openspiel.md` explains chance, information states and resampling here.
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
    """The names of our games in OpenSpiel."""
    return [f"trickery_{name}" for name in registry.cards()]


def register(name: str) -> None:
    """Register a game with OpenSpiel.

    OpenSpiel keeps a reference to the factory until after the interpreter has shut down: so it's a
    class, which isn't torn down then, as a plain function would be.
    """

    class Named(TrickeryGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params or {})

    pyspiel.register_game(game_type(name), Named)


for _name in registry.cards():
    register(_name)
