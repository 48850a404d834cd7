"""The trained policy by itself: one evaluation of what the seat knows, then a move.

Rests on `network`. The rule of thumb's move is one of its inputs, as in training. It assesses moves
with its critic, in imagined worlds.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.network import Network, Room, judge, network, room_for, think
from trickery.bots.playing import prospects
from trickery.bots.tuning import bluffs
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.playout import chance_step
from trickery.core.rng import below
from trickery.core.rows import Rows, cells
from trickery.core.sets import holds
from trickery.core.state import CHANCE, OVER, Row, U64Array
from trickery.core.threads import once, once_a_thread

UNLIKELY = 0.1  # of the likeliest move's odds: less likely moves are never played
USUAL_ASKED = 256  # default number of critic evaluations per decision
_FINE = 1 << 24


@once
def decider(game: Game) -> Callable[..., int]:
    """The function that makes the policy's choice for the seat to move, from what it knows.

    It's the likeliest move; in games where bluffing pays, one of the likely ones, so that opponents
    can't predict it.
    """
    thumb, observe, count, mixes = game.thumb, game.observe, len(game.moves), bluffs(game)

    @specialise(game, "decide")
    def decide(s: Any, legal: U64Array, net: Network, room: Room, rng: U64Array, why: Any) -> int:
        advice = thumb(s, legal, rng, why)
        observe(s, s.actor, room.seen)
        think(net, room, advice)
        best = -1
        for move in range(count):
            if holds(legal, move) and (best < 0 or room.logits[move] > room.logits[best]):
                best = move
        if not mixes:
            return best
        total = 0.0
        for move in range(count):
            if holds(legal, move):
                weight = np.exp(room.logits[move] - room.logits[best])
                total += weight if weight >= UNLIKELY else 0.0
        drawn = total * below(rng, _FINE) / _FINE
        for move in range(count):
            if holds(legal, move):
                weight = np.exp(room.logits[move] - room.logits[best])
                drawn -= weight if weight >= UNLIKELY else 0.0
                if drawn < 0.0:
                    return move
        return best

    return decide


class Mind:
    """A game's policy with its working memory."""

    def __init__(self, game: Game) -> None:
        self.game, self.net, self.room = game, network(game), room_for(game)
        self._decide, self._judge, self._lots = decider(game), judge(game), game.new_lots()[1]
        self._why = cells(np.zeros(1, dtype=np.int8))
        self._chance = chance_step(game)

    def choice(self, row: Row, rng: U64Array) -> int:
        """Choose among several legal moves, from what the seat knows only."""
        state, mask = self.game.handle(row), self.game.new_mask()
        self.game.legal(state, mask)
        return int(self._decide(state, mask, self.net, self.room, rng, self._why))

    def odds(self, row: Row, legal: Sequence[int], rng: U64Array) -> npt.NDArray[np.float64]:
        """The policy's probability for each legal move."""
        advice = self.game.advised(row, rng)[0]
        self.game.observe(self.game.handle(row), int(row["actor"]), self.room.seen)
        think(self.net, self.room, advice)
        logits = self.room.logits[list(legal)].astype(np.float64)
        likely = np.exp(logits - logits.max())
        odds: npt.NDArray[np.float64] = likely / likely.sum()
        return odds

    def outcome(self, rows: Rows, move: int, seat: int) -> tuple[float, float]:
        """The win share and the points that a seat can expect after a move in this world."""
        game, row = self.game, rows[0]
        state = game.handle(row)
        game.apply(state, move)
        while int(row["actor"]) == CHANCE:
            self._chance(state, self._lots)
        if int(row["actor"]) == OVER:
            return game.returns(row)[seat], float(game.score_list(row)[seat])
        self._judge(state, self.net, self.room)
        return float(self.room.shares[seat]), float(self.room.points[seat])


class PolicyBot:
    """Plays by a network trained in self-play."""

    def __init__(self, rng: U64Array, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, info: Info) -> int:
        """Choose one of the legal moves."""
        if len(info.legal) == 1:
            return info.legal[0]
        return mind_of(info.game).choice(info.imagine(self._rng)[0], self._rng)

    def assess(self, info: Info) -> Sequence[Prospect]:
        """Assess every move with the critic, over some imagined worlds."""
        mind = mind_of(info.game)
        most = max(2, (self._budget.simulations or USUAL_ASKED) // len(info.legal))
        until = time.perf_counter() + (self._budget.seconds or math.inf)
        sums, worlds, players = np.zeros((len(info.legal), 4)), 0, 0
        while worlds < most and (worlds < 2 or time.perf_counter() < until):
            worlds += 1
            world = info.imagine(self._rng)
            players = int(world[0]["players"])
            for number, move in enumerate(info.legal):
                share, points = mind.outcome(world.copy(), move, info.seat)
                sums[number] += (share, share * share, points, points * points)
        return prospects(info.legal, [worlds] * len(info.legal), sums, players)


@once_a_thread
def mind_of(game: Game) -> Mind:
    """The thread's policy for a game: its bots share it, since they never run at once."""
    return Mind(game)
