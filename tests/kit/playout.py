"""A move's playout in one world, step by step: for tests of the coach's facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.core.contract import Game
from trickery.core.match import Match, full_view
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.say import Say
from trickery.core.state import CHANCE, OVER


@dataclass(frozen=True)
class Story:
    """A move and what followed, until points were scored and chance is next, or to the end."""

    game: Game
    seat: int
    states: list[Rows]  # before the move, after it, and after every step
    turn: Rows  # when the seat's next turn came

    def facts(self) -> list[Say]:
        """The game's facts about the result."""
        assert self.game.facts is not None
        before, turn, end = (
            self.game.State.still(rows[0]) for rows in (self.states[0], self.turn, self.states[-1])
        )
        return list(self.game.facts.came(before, turn, end, self.seat))

    def views(self) -> list[dict[str, Any]]:
        """All views of the seat."""
        return [full_view(self.game, rows[0], self.seat) for rows in self.states]

    def news(self) -> list[Say]:
        """The news for the seat."""
        views = self.views()
        told = map(self.game.news, views, views[1:])
        return [said for each in told for said in each if isinstance(said, Say)]


def follow(game: Game, row: Any, seat: int, move: int, rng: random.Random) -> Story:
    """Make a move in a world, then random moves."""
    rows = np.array([row], dtype=game.State.dtype)
    state, lots, scores = game.handle(rows[0]), game.new_lots()[1], game.score_list(row)
    states, turn, others_moved = [rows.copy()], None, False
    game.apply(state, move)
    while True:
        states.append(rows.copy())
        actor = int(rows[0]["actor"])
        others_moved |= actor != seat
        if actor == OVER or (actor == CHANCE and game.score_list(rows[0]) != scores):
            return Story(game, seat, states, states[-1] if turn is None else turn)
        if actor == seat and others_moved and turn is None:
            turn = states[-1]
        if actor == CHANCE:
            game.draw(state, lots)
            game.settle(state, lots)
        else:
            game.apply(state, rng.choice(game.legal_moves(rows[0])))


def worlds(game: Game, row: Any, seat: int, count: int, seed: int) -> list[Rows]:
    """Imagine worlds that a seat can't tell from this one."""
    rng = generator(seed)
    return [game.twin(row, seat, rng) for _ in range(count)]


def decisions(game: Game, rng: random.Random, **settings: Any) -> Iterator[tuple[Any, int]]:
    """The positions of a random game in which the seat to move has a choice."""
    match = Match(game, seed=rng.randrange(1000), **settings)
    while match.actor is not None:
        if len(match.legal()) > 1:
            yield match.snapshot()[0], match.actor
        match.play(match.actor, rng.choice(match.legal()))
