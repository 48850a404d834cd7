"""The cases of a check: a game at every player count, with every choice of options.

Rests on `core`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match


@dataclass(frozen=True)
class Case:
    """A game at one player count with one choice of options."""

    name: str
    players: int
    options: tuple[tuple[str, int], ...]

    @property
    def game(self) -> Game:
        """The game, with its rules."""
        return registry.load(self.name)

    def match(self, seed: int, **more: Any) -> Match:
        """A new match."""
        return Match(self.game, self.players, seed=seed, options=dict(self.options), **more)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.players}{chosen}"


def cases_of(name: str) -> Iterator[Case]:
    """Every player count and option value of a game (numbers: both ends and the default)."""
    card = registry.card(name)
    choices = [sorted({o.low, o.default, o.high}) for o in card.options]
    names = [option.name for option in card.options]
    for players in range(card.fewest, card.most + 1):
        for chosen in itertools.product(*choices):
            yield Case(name, players, tuple(zip(names, chosen, strict=True)))
