"""Policy and search together: the trained policy looks ahead in imagined worlds before it decides.

Rests on `network`, `policy` and `rollout`. In every imagined world each move that the policy thinks
of is made, the policy plays all seats on for some decisions, and the critic, who may see an
imagined world whole, says how it will end. What is played is the policy's own preference, moved by
what was seen: odds x exp(expected share / temperature).
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.network import Network, Room, judge
from trickery.bots.playing import POINTS, POINTS_SQUARED, SHARE, SHARE_SQUARED, prospects
from trickery.bots.policy import Mind, decider
from trickery.bots.rollout import Desk, clear, desk_for, imaginer, many
from trickery.bots.search import alike, bluffs
from trickery.core.compile import specialise
from trickery.core.contract import Game, copy_row
from trickery.core.playout import pick
from trickery.core.record import OVER, Words
from trickery.core.rng import below, reseed
from trickery.core.sets import has, size

USUAL_SECONDS = 0.5
CHUNK_SECONDS = 0.01  # between two looks at the clock
_FINE = 1 << 24


@dataclass(frozen=True)
class Outlook:
    """What was found by playing: see docs/strength.md."""

    depth: int = 4  # decisions that the policy plays on in a world
    temperature: float = 0.03  # by so much share a move's odds grow e-fold
    thinkable: float = 0.01  # odds, of the likeliest move's, under which a move is not looked at
    memory: int = 8  # of the last moves, by which worlds are judged, as in search
    doubt: float = 0.5


@functools.cache
def looker(game: Game) -> Callable[..., None]:
    """The function that tries moves in one more imagined world, all with the same chances."""
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
    scores, winners, state_at, words = game.scores, game.winners, game.state_at, game.moves.words
    imagine, decide, judge_state = imaginer(game), decider(game), judge(game)

    @specialise(game.name, "look")
    def look(
        root: Any,
        world: Any,
        desk: Desk,
        net: Network,
        room: Room,
        seat: int,
        moves: Any,
        heard: Any,
        rng: Words,
        luck: Words,
        depth: int,
        memory: int,
        doubt: float,
        worlds: int,
        sums: Any,
    ) -> None:
        mask = desk.mask
        for _ in range(worlds):
            imagine(root, desk, seat, rng, heard, memory, doubt)
            copy_row(world, desk.table)
            reseed(luck, rng)
            first, second = luck[0], luck[1]
            for number in range(len(moves)):
                luck[0], luck[1] = first, second
                copy_row(desk.table, world)
                s = state_at(desk.table, 0)
                s.rng[0], s.rng[1] = first, second
                apply(s, moves[number])
                left = depth
                while s.actor != OVER:
                    if s.actor < 0:
                        draw(s, desk.lots)
                        settle(s, desk.lots)
                        continue
                    clear(mask, words)
                    legal(s, mask)
                    if many(mask, words) == 1:
                        apply(s, pick(mask, words, luck))
                        continue
                    if left == 0:
                        break
                    left -= 1
                    apply(s, decide(s, mask, net, room, luck, desk.why))
                if s.actor == OVER:
                    scores(s, desk.scores)
                    won = winners(s)
                    share = 1.0 / size(won) if has(won, seat) else 0.0
                    points = float(desk.scores[seat])
                else:
                    judge_state(s, net, room)
                    share = float(room.shares[seat])
                    points = float(room.points[seat])
                sums[number, SHARE] += share
                sums[number, SHARE_SQUARED] += share * share
                sums[number, POINTS] += points
                sums[number, POINTS_SQUARED] += points * points

    return look


class PlannerBot:
    """The strongest of our players."""

    def __init__(
        self, rng: Words, budget: Budget, depth: int | None = None, outlook: Outlook | None = None
    ) -> None:
        self._rng = rng
        self._budget = budget if budget != Budget() else Budget(seconds=USUAL_SECONDS)
        self._outlook = outlook or Outlook()
        self._depth = self._outlook.depth if depth is None else depth
        self._rooms: dict[str, tuple[Mind, Desk, Any]] = {}

    def choose(self, info: Info) -> int:
        """The move that looks best; where bluffing pays, one of those that look good."""
        if len(info.legal) == 1:
            return info.legal[0]
        began = time.perf_counter()
        mind, root, odds = self._first_thoughts(info)
        thought_of = np.flatnonzero(odds >= self._outlook.thinkable * odds.max())
        if len(thought_of) == 1:
            return info.legal[int(thought_of[0])]
        moves = np.array(info.legal, dtype=np.int64)[thought_of]
        sums, worlds = self._look(info, mind, root, moves, began)
        shares = sums[:, SHARE] / worlds
        likely = np.log(odds[thought_of]) + shares / self._outlook.temperature
        weights = np.exp(likely - likely.max())
        if bluffs(info.game):  # who always does what is best is seen through
            marks = np.cumsum(weights) / weights.sum() * _FINE
            return int(moves[np.searchsorted(marks, below(self._rng, _FINE), "right")])
        return int(moves[np.argmax(weights)])

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What the critic says of every move, after the policy has played on for a while."""
        began = time.perf_counter()
        mind, root, _ = self._first_thoughts(info)
        moves = np.array(info.legal, dtype=np.int64)
        sums, worlds = self._look(info, mind, root, moves, began)
        return prospects(info.legal, [worlds] * len(moves), sums, int(root[0]["players"]))

    def _first_thoughts(self, info: Info) -> tuple[Mind, Any, npt.NDArray[np.float64]]:
        """What the policy would do without looking ahead."""
        if info.game.name not in self._rooms:
            mind = Mind(info.game)
            world = np.zeros(1, dtype=info.game.State.dtype)
            self._rooms[info.game.name] = mind, desk_for(info.game), world
        mind = self._rooms[info.game.name][0]
        root = info.imagine(self._rng)
        return mind, root, mind.odds(root[0], info.legal, self._rng)

    def _look(
        self, info: Info, mind: Mind, root: Any, moves: npt.NDArray[np.int64], began: float
    ) -> tuple[npt.NDArray[np.float64], int]:
        """Try the moves in as many worlds as the budget allows; what came out, added up."""
        game, outlook, budget = info.game, self._outlook, self._budget
        _, desk, world = self._rooms[game.name]
        look, heard, luck = looker(game), alike(game), np.zeros(2, dtype=np.uint64)
        sums = np.zeros((len(moves), 4))
        worlds, chunk = 0, 1
        most = None if budget.simulations is None else max(1, budget.simulations // len(moves))
        while True:
            if most is not None:
                chunk = min(chunk, most - worlds)
            before = time.perf_counter()
            look(
                root,
                world,
                desk,
                mind.net,
                mind.room,
                info.seat,
                moves,
                heard,
                self._rng,
                luck,
                self._depth,
                outlook.memory,
                outlook.doubt,
                chunk,
                sums,
            )
            worlds += chunk
            now = time.perf_counter()
            if worlds == most:
                return sums, worlds
            if budget.seconds is not None:
                left = budget.seconds - (now - began)
                one = (now - before) / chunk
                if left < one:
                    return sums, worlds
                chunk = max(1, int(min(CHUNK_SECONDS, left) / one))
            else:
                chunk = 64
