"""The games: one folder each, found by `trickery.core.registry`.

Importing a game replaces the function `trickery.games` by this package, so the package is callable
too: `trickery.games()` lists the games either way.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        from trickery.core import registry

        return registry.names()


sys.modules[__name__].__class__ = _Games
