"""A game's view as it's sent: with the table in words where the page can't draw the game itself.

Rests on core's registry.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.say import Lines, Say, wire
from trickery.wire import messages as m


def sent_view(game: Game, view: Mapping[str, Any]) -> m.View:
    """A view; of another package's game with what `words.table` says about it."""
    if game.name in registry.ours():
        return cast(m.View, view)
    return cast(m.View, {**view, "in_words": _wired(game.table(view))})


def _wired(lines: Lines) -> list[Any]:
    return [wire(line) if isinstance(line, Say | str) else _wired(line) for line in lines]
