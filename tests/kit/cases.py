"""The test cases: every registered game at every player count, with every choice of options."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import pytest

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.say import Say

#: The games that `--game` named; if none, all are tested.
only: list[str] = []

#: For tests that train. If no test may be skipped they run, and fail without PyTorch.
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None and not os.environ.get("TRICKERY_CI"),
    reason="PyTorch is not installed (5 GB): make test-all installs it and runs them",
)


@dataclass(frozen=True)
class Case:
    """A game at one player count with one choice of options."""

    name: str
    players: int
    options: tuple[tuple[str, int], ...]

    @property
    def game(self) -> Game:
        return registry.load(self.name)

    def match(self, seed: int, **more: Any) -> Match:
        return Match(self.game, self.players, seed=seed, options=dict(self.options), **more)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.players}{chosen}"


def games_to_test() -> list[str]:
    """The games to test: all, unless some were named."""
    return only or registry.names()


def cases() -> Iterator[Case]:
    """Every game, player count and option value (numbers: both ends and the default)."""
    for name in games_to_test():
        card = registry.card(name)
        choices = [sorted({o.low, o.default, o.high}) for o in card.options]
        for players in range(card.fewest, card.most + 1):
            for chosen in itertools.product(*choices):
                yield Case(
                    name, players, tuple(zip((o.name for o in card.options), chosen, strict=True))
                )


def differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The keys under which two views differ: for readable failures."""
    return [key for key in {*before, *after} if before.get(key) != after.get(key)]


def strings_in(data: Any) -> Iterator[str]:
    """Every text anywhere in a view or in messages."""
    if isinstance(data, str):
        yield data
    if isinstance(data, Say):
        data = dict(data.args)
    if isinstance(data, list | tuple | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from strings_in(part)
