"""The games: one folder each, found by `trickery.core.registry`.

Importing a game puts this package where the function `trickery.games` was, so it can be called as
well: `trickery.games()` lists the games either way.
"""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        from trickery.core import registry

        return registry.names()


sys.modules[__name__].__class__ = _Games
