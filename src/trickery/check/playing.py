"""One random game step by step, the steps of chance included, in guarded memory.

Rests on `cases` and `guards`. It's the same game that `cases.random_game` plays.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.check.cases import MOST_MOVES, Case, Endless
from trickery.check.guards import Rules
from trickery.check.watch import still_going
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, OVER


@dataclass(frozen=True)
class PlayedStep:
    """What happened: a draw of chance, or a seat's move."""

    lots: npt.NDArray[np.int8] | None = None
    seat: int = -1
    move: int = -1


class Playthrough:
    """A random game: its state, the legal moves of whoever is to move, and how it goes on."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.seed, self.game = case, seed, case.game
        self.rules = Rules(case.game)
        setting = case.game.setting(case.players, dict(case.options))
        self.rows: Rows = case.game.seeded(setting, seed)
        self.moves = 0
        self.draws = 0
        self.legal: list[int] = []
        self._rng = random.Random(seed)
        self._look()

    @property
    def actor(self) -> int:
        """The seat to move, or `CHANCE`, or `OVER`."""
        return int(self.rows[0]["actor"])

    @property
    def where(self) -> str:
        """How to see this position again."""
        return self.case.at(self.seed, self.moves)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        from trickery.core.match import full_view

        return full_view(self.game, self.rows[0], seat)

    def next_step(self) -> PlayedStep:
        """The next step, made."""
        if self.actor == CHANCE:
            lots = self.rules.draw(self.rows)
            self.rules.settle(self.rows, lots)
            self.draws += 1
            step = PlayedStep(lots)
        else:
            step = PlayedStep(None, self.actor, self._rng.choice(self.legal))
            self.rules.apply(self.rows, step.move)
            self.moves += 1
        self._look()
        return step

    def steps(self) -> Iterator[PlayedStep]:
        """The game to its end; each step, once it's made."""
        while self.actor != OVER:
            if self.moves > MOST_MOVES or self.draws > MOST_MOVES:
                raise Endless
            if self.actor != CHANCE and not self.legal:
                return  # `rules` reports it
            yield self.next_step()

    def _look(self) -> None:
        still_going()
        self.rules.where = self.where
        self.legal = self.rules.legal(self.rows) if self.actor >= 0 else []
