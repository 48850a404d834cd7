"""Search: imagine worlds, play them out thousands of times, and choose what went well.

Rests on `rollout`, `tree` and `pilots`. Information-set Monte Carlo tree search, compiled once per
game. Every simulation deals the unseen cards again, descends a tree that all these worlds share,
adds a node, lets the rule of thumb finish the game, and backs up each seat's result. The searcher's
tree branches by what the searcher would hear, the others' by what everybody would hear, so no seat
acts on what it can't know. A node considers only the moves that are legal in the current world.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from trickery.bots import Budget, Info, Prospect
from trickery.bots.endgame import SMALL, EndgameStack, solver, stack_for
from trickery.bots.pilots import MORE, PILOTS, learn, piloter
from trickery.bots.playing import prospects
from trickery.bots.rollout import ALWAYS, Desk, by_thumb, desk_for, differ, finisher, imaginer
from trickery.bots.tree import (
    DEEPEST,
    LIKED,
    MOVE,
    Tree,
    back_up,
    child_by,
    follow,
    judge,
    leave_untried,
    plant,
    promising,
    tree_for,
    visited,
)
from trickery.bots.tuning import AT_RANDOM, DOUBT, HORIZON, MEMORY, Tuning, bluffs, tuning_for
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.playout import chance_step, pick
from trickery.core.rng import below
from trickery.core.sets import clear_mask, count_moves
from trickery.core.state import OVER, U64Array
from trickery.core.threads import once

MOST_NODES = 1 << 17  # a full tree stops growing, but its counts go on
USUAL_SECONDS = 0.3
CHUNK_SECONDS = 0.004  # between two readings of the clock
NEAR_BEST = 0.5  # of the most visited move's visits: the least that a bluffing bot considers


@once
def simulator(game: Game) -> Callable[..., None]:
    """The function that runs simulations and keeps the tree."""
    legal, apply, chance = game.legal, game.apply, chance_step(game)
    scores, winners, thumb = game.scores, game.winners, game.thumb
    state_at, finish = game.state_at, finisher(game)
    imagine = imaginer(game, by_thumb(game), "imagine")
    words, moves, solve = game.moves.words, len(game.moves), solver(game)
    secret = any(move.heard_as is not None for move in game.moves)

    @specialise(game, "search")
    def simulate(
        root: Any,
        desk: Desk,
        tree: Tree,
        seat: int,
        rng: U64Array,
        stack: EndgameStack,
        exact: bool,
        simulations: int,
    ) -> None:
        tuning, facts, path, mask = tree.tuning, tree.facts, tree.path, desk.mask
        at_random, memory = int(tuning[AT_RANDOM]), int(tuning[MEMORY])
        horizon = int(tuning[HORIZON])
        s = state_at(desk.table, 0)
        for _ in range(simulations):
            imagine(root, desk, 0, 0, seat, rng, tree.heard, memory, tuning[DOUBT])
            mine, public = 0, 1 if secret else 0
            path[0] = 0
            length = 1
            stopped = False
            growing = False
            while not growing and s.actor != OVER and length < DEEPEST:
                if s.actor < 0:
                    scores(s, desk.scores)
                    stopped = differ(desk.scores, desk.before, s.players)
                    if stopped:
                        break
                    chance(s, desk.lots)
                    continue
                actor = int(s.actor)
                node = mine if actor == seat else public
                clear_mask(mask, words)
                legal(s, mask)
                child = promising(tree, node, actor, mask, words, moves)
                growing = child < 0
                if growing:
                    # Try the rule of thumb's move first.
                    move = pick(mask, words, rng)
                    if at_random < ALWAYS and count_moves(mask, words) > 1:
                        move = thumb(s, mask, rng, desk.why)
                    tried = child_by(tree, node, move)
                    liked = tried < 0 and at_random < ALWAYS
                    if tried >= 0 and tree.visits[tried] > 0:
                        leave_untried(tree, node, mask, moves)
                        move = pick(mask, words, rng)
                    child = follow(tree, node, move)
                    if liked and child >= 0:
                        tree.links[child, LIKED] = 1
                else:
                    move = int(tree.links[child, MOVE])
                apply(s, move)
                if child < 0:
                    break
                path[length] = child
                length += 1
                if not secret:
                    mine = child
                    public = child
                    continue
                # What each seat hears of the move decides which node comes next.
                told = move if tree.heard[move] < 0 else moves + int(tree.heard[move])
                public = child if actor != seat and told == move else follow(tree, public, told)
                mine = child if actor == seat else follow(tree, mine, told)
                if mine < 0 or public < 0:
                    break
                other = public if actor == seat else mine
                path[length] = other
                length += 1
                if actor != seat and told != move:
                    path[length] = public
                    length += 1
            if not stopped and not (exact and solve(desk.table, stack, SMALL)):
                stopped = finish(s, desk, rng, at_random, horizon)
            scores(s, desk.scores)
            judge(tree, winners(s), desk.scores, s.players, stopped)
            points = float(desk.scores[seat])
            if stopped:
                points += facts[MORE + seat]
            back_up(tree, length, seat, s.players, points)

    return simulate


class SearchBot:
    """Looks ahead in imagined worlds."""

    def __init__(self, rng: U64Array, budget: Budget, tuning: Tuning | None = None) -> None:
        self._rng = rng
        self._budget = budget
        self._tuning = tuning
        self._rooms: dict[str, tuple[Desk, Tree, EndgameStack]] = {}

    def choose(self, info: Info) -> int:
        """Choose the most visited move; in games where bluffing pays, one that comes near it."""
        if len(info.legal) == 1:
            return info.legal[0]
        tries = visited(self.search(info), info.legal)
        most = max(tries)
        if not bluffs(info.game):
            return info.legal[tries.index(most)]
        weights = [count if count >= NEAR_BEST * most else 0 for count in tries]
        drawn = below(self._rng, sum(weights))
        at = 0
        while drawn >= weights[at]:
            drawn -= weights[at]
            at += 1
        return info.legal[at]

    def assess(self, info: Info, began: float | None = None) -> Sequence[Prospect]:
        """Assess every move by search; `began` is when the time budget started, if not now."""
        tree = self.search(info, began)
        players = int(self._rooms[info.game.name][0].table[0]["players"])
        tally = tree.tally[list(info.legal)]
        return prospects(info.legal, visited(tree, info.legal), tally, players)

    def search(self, info: Info, began: float | None = None) -> Tree:
        """Run as many simulations as the budget allows."""
        game = info.game
        began = time.perf_counter() if began is None else began
        desk, tree, stack = self._room(game)
        root = info.imagine(self._rng)
        players = int(root[0]["players"])
        desk.before[:players] = game.score_list(root[0])
        logs = np.zeros((PILOTS, 4, players))
        tuning = self._tuning_for(game)
        at_random = int(tuning.at_random)
        piloter(game)(root, desk, info.seat, self._rng, at_random, int(tuning.horizon), logs)
        told = learn(logs, tuning.taste)
        tree.facts[: len(told)] = told
        plant(tree)
        run, seat = simulator(game), info.seat
        exact = bool(solver(game)(root.copy(), stack, SMALL))

        def simulate(count: int) -> None:
            run(root, desk, tree, seat, self._rng, stack, exact, count)

        spend(self._budget, simulate, began)
        return tree

    def _tuning_for(self, game: Game) -> Tuning:
        return self._tuning or tuning_for(game)

    def _room(self, game: Game) -> tuple[Desk, Tree, EndgameStack]:
        """Working memory, made when the bot first plays a game."""
        if game.name not in self._rooms:
            nodes = MOST_NODES
            if self._budget.simulations is not None:
                nodes = min(nodes, 3 * self._budget.simulations + 4)
            tree = tree_for(game, nodes, self._tuning_for(game))
            self._rooms[game.name] = desk_for(game), tree, stack_for(game)
        return self._rooms[game.name]


def spend(budget: Budget, simulate: Callable[[int], None], began: float) -> int:
    """Simulate in chunks until the budget is spent; returns the number of simulations."""
    seconds = budget.seconds
    if seconds is None and budget.simulations is None:
        seconds = USUAL_SECONDS
    if seconds is None:
        simulate(budget.simulations or 1)
        return budget.simulations or 1
    done, chunk = 0, 16
    while True:
        if budget.simulations is not None:
            chunk = min(chunk, budget.simulations - done)
        before = time.perf_counter()
        simulate(chunk)
        now = time.perf_counter()
        done += chunk
        left = seconds - (now - began)
        if left <= 0 or done == budget.simulations:
            return done
        rate = chunk / max(now - before, 1e-6)
        chunk = max(1, int(rate * min(CHUNK_SECONDS, left)))
