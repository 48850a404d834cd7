"""The cases of a check: a game at every player count, with every choice of options; its positions.

Rests on `core`.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.check.watch import still_going
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.errors import TrickeryError
from trickery.core.match import Match

MOST_MOVES = 20_000  # of a random game that ends
LOOKS = 12  # positions of a game that are looked at closely, however long it is


class Endless(TrickeryError):
    """A random game that hasn't ended after `MOST_MOVES`."""


class Stuck(TrickeryError):
    """A seat is to move and can't."""


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

    def script(self) -> Match:
        """A new match without any draw: `deal` supplies the outcomes."""
        return self.match(0, script=True)

    def at(self, seed: int, moves: int | None = None, seat: int | None = None) -> str:
        """How to see a position again, as Python writes it."""
        told = [repr(self.name), str(self.players), f"seed={seed}"]
        told += [f"moves={moves}"] if moves is not None else []
        told += [f"options={dict(self.options)}"] if self.options else []
        return f"position({', '.join(told)})" + ("" if seat is None else f".view({seat})")

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


def few_cases_of(name: str) -> list[Case]:
    """The usual game, and the smallest and the largest with every option at its other end."""
    card = registry.card(name)
    usual = tuple((option.name, option.default) for option in card.options)
    other = tuple((o.name, o.low if o.default == o.high else o.high) for o in card.options)
    found = [(card.usual, usual), (card.fewest, other), (card.most, other)]
    return [Case(name, *each) for each in dict.fromkeys(found)]


def random_game(case: Case, seed: int) -> Iterator[Match]:
    """One and the same random game, before each decision and once at its end."""
    match, rng = case.match(seed), random.Random(seed)
    yield match
    for _ in range(MOST_MOVES):
        still_going()
        if match.actor is None:
            return
        if not (legal := match.legal()):
            raise Stuck
        match.play(match.actor, rng.choice(legal))
        yield match
    if match.actor is not None:
        raise Endless


def some_positions(case: Case, seed: int, looks: int = LOOKS) -> Iterator[Match]:
    """A random game, stopped from its first decision to its end at places that lie evenly."""
    length = sum(1 for _ in random_game(case, seed))
    wanted = set(np.linspace(0, length - 1, looks).astype(int).tolist())
    for at, match in enumerate(random_game(case, seed)):
        if at in wanted:
            yield match


def position(
    name: str, players: int, seed: int, moves: int = 0, options: dict[str, int] | None = None
) -> Match:
    """The position that a finding names: a random game after so many moves."""
    case = Case(name, players, tuple((options or {}).items()))
    return next(itertools.islice(random_game(case, seed), moves, None))


def moves_made(match: Match) -> int:
    """How many moves led to a position."""
    return sum(step.seat is not None for step in match.history)
