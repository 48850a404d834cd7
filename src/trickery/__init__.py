"""Trickery: modern card games, each with one set of rules, for people, programs and researchers.

The names here are public and stable: `docs/api.md` explains it. Everything is loaded when it is
first used, so that importing Trickery takes almost no time.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trickery import bots as bots
    from trickery import client as client
    from trickery import coach as coach
    from trickery import envs as envs
    from trickery import records as records
    from trickery.core.contract import Game as Game
    from trickery.core.edition import Edition as Edition
    from trickery.core.errors import BadEdition as BadEdition
    from trickery.core.errors import BadOption as BadOption
    from trickery.core.errors import BadPlugin as BadPlugin
    from trickery.core.errors import BadRecord as BadRecord
    from trickery.core.errors import IllegalMove as IllegalMove
    from trickery.core.errors import NotYourTurn as NotYourTurn
    from trickery.core.errors import OtherRules as OtherRules
    from trickery.core.errors import TrickeryError as TrickeryError
    from trickery.core.errors import UnknownMove as UnknownMove
    from trickery.core.match import Match as Match
    from trickery.core.outcome import Outcome as Outcome

__version__ = "0.2.0"

_PLACES = {
    "Game": "core.contract",
    "Match": "core.match",
    "Outcome": "core.outcome",
    "Edition": "core.edition",
    "TrickeryError": "core.errors",
    "BadEdition": "core.errors",
    "BadOption": "core.errors",
    "BadPlugin": "core.errors",
    "BadRecord": "core.errors",
    "IllegalMove": "core.errors",
    "NotYourTurn": "core.errors",
    "OtherRules": "core.errors",
    "UnknownMove": "core.errors",
}
_MODULES = ("bots", "client", "coach", "envs", "records")
__all__ = [  # from the most to the least common
    "__version__",
    "games",
    "load",
    *_PLACES,
    *_MODULES,
]


def games() -> list[str]:
    """The names of all games, ours and those of other packages."""
    from trickery.core import registry

    return registry.names()


def load(name: str) -> Game:
    """Load a game by its name, with its rules, which are compiled on first use."""
    from trickery.core import registry

    return registry.load(name)


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
