"""A census of imagined worlds: checks them against what the seat knows, and against the rules.

Rests on the games' own functions. A world is impossible if the seat could tell it from the real
one (other observation, other legal moves, other player to move), if a card is there twice or not
at all, if a seat holds what it has shown it lacks, or if a move that was made would not have
been legal in it (where the game can take moves back). Used by the tests and by benchmarks/search.
"""

from __future__ import annotations

import random
from typing import Any

from trickery.check.secrecy import past_is_legal
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match
from trickery.core.rng import generator

A_POSITION = 40  # worlds sampled for each seat asked
A_GAME = 8  # positions looked at


def count_impossible(name: str, players: int, worlds: int, seed: int) -> tuple[int, int]:
    """Count impossible worlds, and all worlds, from positions of random games."""
    game, rng, words = registry.load(name), random.Random(seed), generator(seed)
    done = bad = 0
    while done < worlds:
        match = Match(game, players, seed=rng.randrange(1 << 30))
        states = []
        while match.actor is not None:
            states.append((match.snapshot(), match.actor))
            match.play(match.actor, rng.choice(match.legal()))
        for rows, actor in rng.sample(states, min(len(states), A_GAME)):
            seat = actor if rng.random() < 0.5 else rng.randrange(players)
            known = Known(game, rows, seat)
            for _ in range(A_POSITION):
                done += 1
                bad += not known.allows(game.twin(rows[0], seat, words))
    return bad, done


class Known:
    """What one seat knows of a position, computed once for many worlds."""

    def __init__(self, game: Game, rows: Any, seat: int) -> None:
        self.game, self.seat = game, seat
        self.actor = int(rows[0]["actor"])
        self.legal = game.legal_moves(rows[0]) if self.actor == seat else []
        self.seen = game.observation(rows[0], seat).tobytes()
        self.cards = game.census(game.State(rows[0]))

    def allows(self, world: Any) -> bool:
        """Whether this world could be the real one."""
        row = world[0]
        return (
            int(row["actor"]) == self.actor
            and self.game.observation(row, self.seat).tobytes() == self.seen
            and (self.actor != self.seat or self.game.legal_moves(row) == self.legal)
            and self.game.census(self.game.State(row)) == self.cards
            and past_is_legal(self.game, world)
        )
