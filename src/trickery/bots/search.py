"""Search: imagine worlds, play them out many thousand times, and keep to what went well.

Rests on `rollout` and `playing`. Information-set Monte Carlo tree search, compiled once a game:
every simulation deals the unseen cards anew, walks down one tree that all these worlds share,
adds a move to it, lets the rule of thumb finish, and tells every move on the way how it ended for
each seat. The tree branches by what the searching seat would hear, so it never acts on what it
cannot know; a node counts only the moves that are legal in the world at hand.
"""

from __future__ import annotations

import functools
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.playing import POINTS, POINTS_SQUARED, SHARE, SHARE_SQUARED, prospects
from trickery.bots.rollout import ALWAYS, Desk, clear, differ, finisher, many
from trickery.core.compile import rule, specialise
from trickery.core.contract import Game, Rows, copy_row
from trickery.core.playout import pick
from trickery.core.record import OVER, Words
from trickery.core.rng import below
from trickery.core.sets import bit, has, holds, size

Floats = npt.NDArray[np.float64]

SEATS = 6
MOST_NODES = 1 << 17  # a full tree grows no more, but goes on counting
DEEPEST = 256  # moves that the tree looks ahead, far more than it ever does
PILOTS = 64  # games played to their end first, to learn what points are worth
USUAL_SECONDS = 0.3
CHUNK_SECONDS = 0.004  # between two looks at the clock
NEAR_BEST = 0.5  # of the visits of the most visited move: what a bluffer still considers

MOVE, NEXT, FIRST = range(3)  # a node: the move that led here, the next sibling, the first child
EXPLORE, UNTRIED, TASTE, AT_RANDOM = range(4)  # the order of Tuning
WORTH, SPREAD, MORE = range(3)  # what the pilot games tell; MORE is followed by a cell a seat


@dataclass(frozen=True)
class Tuning:
    """What was found by playing: see `docs/strength.md`."""

    explore: float = 0.7  # how much a seldom tried move is looked at, in spreads of results
    untried: float = 0.3  # how much better than its node a move is thought before its first try
    taste: float = 0.1  # how much points count beside winning
    at_random: float = 0  # of 256 moves of a rollout, how many are random


# The tree ------------------------------------------------------------------------------------


@rule
def child_by(links: Any, node: int, move: int) -> int:
    """The child of a node that a move leads to, or -1."""
    child = links[node, FIRST]
    while child >= 0 and links[child, MOVE] != move:
        child = links[child, NEXT]
    return child  # type: ignore[no-any-return]


@rule
def grow(
    links: Any, visits: Any, chances: Any, values: Any, nodes: Any, node: int, move: int
) -> int:
    """Add a child to a node; -1 if the tree is full."""
    if nodes[0] == len(visits):
        return -1
    child = int(nodes[0])
    nodes[0] += 1
    links[child, MOVE] = move
    links[child, NEXT] = links[node, FIRST] if node >= 0 else -1
    links[child, FIRST] = -1
    if node >= 0:
        links[node, FIRST] = child
    visits[child] = 0
    chances[child] = 1
    for seat in range(SEATS):
        values[child, seat] = 0.0
    return child


@rule
def promising(
    links: Any,
    visits: Any,
    chances: Any,
    values: Any,
    node: int,
    actor: int,
    mask: Words,
    words: int,
    moves: int,
    explore: float,
    untried: float,
) -> int:
    """The child to look at next (upper confidence bounds), or -1 for a move not tried yet.

    A move competes only where it is legal, so what counts is how often it could have been made.
    """
    found = 0
    best, best_bound = -1, 0.0
    child = links[node, FIRST]
    while child >= 0:
        move = links[child, MOVE]
        if move < moves and holds(mask, move):
            found += 1
            chances[child] += 1
            tries = visits[child]
            bound = values[child, actor] / tries + explore * math.sqrt(
                math.log(chances[child]) / tries
            )
            if best < 0 or bound > best_bound:
                best, best_bound = int(child), bound
        child = links[child, NEXT]
    if found == many(mask, words):
        return best
    if node == 0 or best < 0 or values[node, actor] / visits[node] + untried > best_bound:
        return -1
    return best


@rule
def worths(
    won: Any, out: Any, players: int, stopped: bool, facts: Any, taste: float, result: Any
) -> None:
    """What an end is worth to each seat: its share of the win, and a little its lead in points.

    Where the game was left before its end, the lead is all there is to go by.
    """
    mean = 0.0
    for seat in range(players):
        mean += out[seat] / players
    for seat in range(players):
        by_lead = 1.0 / players + facts[WORTH] * (out[seat] - mean)
        share = by_lead
        if not stopped:
            share = 1.0 / size(won) if has(won, seat) else 0.0
        result[0, seat] = share
        result[1, seat] = (1.0 - taste) * share + taste * by_lead


@functools.cache
def simulator(game: Game) -> Callable[..., None]:
    """The function that runs simulations and keeps the tree."""
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
    scores, winners, imagine, thumb = game.scores, game.winners, game.imagine, game.thumb
    state_at, finish = game.state_at, finisher(game)
    words, moves = game.moves.words, len(game.moves)

    @specialise(game.name, "search")
    def simulate(
        root: Any,
        table: Any,
        seat: int,
        rng: Words,
        mask: Words,
        lots: Any,
        why: Any,
        scratch: Words,
        before: Any,
        out: Any,
        links: Any,
        visits: Any,
        chances: Any,
        values: Any,
        nodes: Any,
        path: Any,
        heard: Any,
        facts: Any,
        tuning: Any,
        result: Any,
        tally: Any,
        simulations: int,
    ) -> None:
        explore = tuning[EXPLORE] * facts[SPREAD]
        untried = tuning[UNTRIED] * facts[SPREAD]
        at_random = int(tuning[AT_RANDOM])
        s = state_at(table, 0)
        for _ in range(simulations):
            copy_row(table, root)
            imagine(s, seat, rng, scratch)
            path[0] = 0
            length = 1
            node = 0
            stopped = False
            while node >= 0 and s.actor != OVER and length < DEEPEST:
                if s.actor < 0:
                    scores(s, out)
                    if differ(out, before, s.players):
                        stopped = True
                        break
                    draw(s, lots)
                    settle(s, lots)
                    continue
                clear(mask, words)
                legal(s, mask)
                actor = int(s.actor)
                child = promising(
                    links,
                    visits,
                    chances,
                    values,
                    node,
                    actor,
                    mask,
                    words,
                    moves,
                    explore,
                    untried,
                )
                growing = child < 0
                if growing:
                    # The rule of thumb knows best what to try first.
                    move = pick(mask, words, rng)
                    if at_random < ALWAYS and many(mask, words) > 1:
                        move = thumb(s, mask, rng, why)
                    if child_by(links, node, move) >= 0:
                        known = links[node, FIRST]
                        while known >= 0:
                            at = links[known, MOVE]
                            if at < moves:
                                mask[at >> 6] &= ~bit(at & 63)
                            known = links[known, NEXT]
                        move = pick(mask, words, rng)
                    child = grow(links, visits, chances, values, nodes, node, move)
                else:
                    move = int(links[child, MOVE])
                apply(s, move)
                if child >= 0:
                    path[length] = child
                    length += 1
                if growing:
                    node = -1
                elif actor != seat and heard[move] >= 0:
                    # The searcher cannot tell such moves apart: they all lead to the same node.
                    node_after = child_by(links, node, moves + heard[move])
                    if node_after < 0:
                        node_after = grow(
                            links, visits, chances, values, nodes, node, moves + heard[move]
                        )
                    node = node_after
                    if node >= 0:
                        path[length] = node
                        length += 1
                else:
                    node = child
            if not stopped:
                stopped = finish(s, rng, mask, lots, why, before, out, at_random, True)
            scores(s, out)
            won = winners(s)
            worths(won, out, s.players, stopped, facts, tuning[TASTE], result)
            for at in range(length):
                node = path[at]
                visits[node] += 1
                for other in range(s.players):
                    values[node, other] += result[1, other]
            first = links[path[1], MOVE]
            share, points = result[0, seat], float(out[seat])
            if stopped:
                points += facts[MORE + seat]
            tally[first, SHARE] += share
            tally[first, SHARE_SQUARED] += share * share
            tally[first, POINTS] += points
            tally[first, POINTS_SQUARED] += points * points

    return simulate


# What points are worth -----------------------------------------------------------------------


@functools.cache
def piloter(game: Game) -> Callable[..., None]:
    """The function that plays some games to their end, noting how they stood at the stop."""
    imagine, scores, winners = game.imagine, game.scores, game.winners
    state_at, finish = game.state_at, finisher(game)

    @specialise(game.name, "pilot")
    def fly(
        root: Any,
        table: Any,
        seat: int,
        rng: Words,
        mask: Words,
        lots: Any,
        why: Any,
        scratch: Words,
        before: Any,
        out: Any,
        at_random: int,
        stood: Any,
        ended: Any,
        shares: Any,
        stops: Any,
    ) -> None:
        s = state_at(table, 0)
        for game_number in range(len(stops)):
            copy_row(table, root)
            imagine(s, seat, rng, scratch)
            stopped = finish(s, rng, mask, lots, why, before, out, at_random, True)
            scores(s, out)
            for other in range(s.players):
                stood[game_number, other] = out[other]
            if stopped:
                finish(s, rng, mask, lots, why, before, out, at_random, False)
                scores(s, out)
            won = winners(s)
            stops[game_number] = 1 if stopped else 0
            for other in range(s.players):
                ended[game_number, other] = out[other]
                shares[game_number, other] = 1.0 / size(won) if has(won, other) else 0.0

    return fly


def learn(stood: Floats, ended: Floats, shares: Floats, stops: Floats, taste: float) -> Floats:
    """From pilot games: the share of the win that a point is worth, how far results spread, and
    the points to come after the place where rollouts stop, seat by seat.

    Where fewest points win, a point is worth less than nothing: nobody has to say so.
    """
    players = stood.shape[1]
    leads = stood - stood.mean(axis=1, keepdims=True)
    squares = float((leads * leads).sum())
    worth = float((leads * (shares - 1 / players)).sum()) / squares if squares else 0.0
    by_lead = 1 / players + worth * leads
    known = np.where(stops[:, None] > 0, by_lead, shares)
    spread = float(np.std((1 - taste) * known + taste * by_lead))
    facts = np.zeros(MORE + SEATS)
    facts[WORTH], facts[SPREAD] = worth, max(spread, 0.01)
    stopped = stops > 0
    if stopped.any():
        facts[MORE : MORE + players] = (ended - stood)[stopped].mean(axis=0)
    return facts


# The bot -------------------------------------------------------------------------------------


class _Tree:
    """Room for a tree, used again for every search of a bot."""

    def __init__(self, nodes: int, moves: int) -> None:
        self.links = np.empty((nodes, 3), dtype=np.int32)
        self.visits = np.empty(nodes, dtype=np.int64)
        self.chances = np.empty(nodes, dtype=np.int64)
        self.values = np.empty((nodes, SEATS))
        self.nodes = np.zeros(1, dtype=np.int64)
        self.path = np.zeros(2 * DEEPEST, dtype=np.int64)
        self.tally = np.zeros((moves, 4))

    def clear(self) -> None:
        """Begin anew, with nothing but the root."""
        self.nodes[0] = 0
        self.tally[:] = 0
        grow(self.links, self.visits, self.chances, self.values, self.nodes, -1, -1)

    def visited(self, legal: Sequence[int]) -> list[int]:
        """How often each move was made at the root."""
        found = [int(child_by(self.links, 0, move)) for move in legal]
        return [int(self.visits[child]) if child >= 0 else 0 for child in found]


def alike(game: Game) -> npt.NDArray[np.int64]:
    """By move: -1 if it is heard in full, else the number of the first that sounds the same."""
    first: dict[str, int] = {}
    kinds = np.full(len(game.moves), -1, dtype=np.int64)
    for number, move in enumerate(game.moves):
        if move.heard_as is not None:
            kinds[number] = first.setdefault(move.heard, number)
    return kinds


def bluffs(game: Game) -> bool:
    """Is this a game in which others must answer a move that they hear of but cannot see?

    Then who always does the same is seen through, so the bot mixes. Moves that nobody hears of
    at all ask for no answer, and need no mixing.
    """
    return any(move.heard_as for move in game.moves)


class SearchBot:
    """Looks ahead in imagined worlds."""

    def __init__(self, rng: Words, budget: Budget, tuning: Tuning | None = None) -> None:
        self._rng = rng
        self._budget = budget
        self._tuning = tuning or Tuning()
        self._rooms: dict[str, tuple[Desk, _Tree]] = {}

    def choose(self, info: Info) -> int:
        """The most visited move; where bluffing pays, one of those that come near it."""
        if len(info.legal) == 1:
            return info.legal[0]
        visited = self._search(info).visited(info.legal)
        most = max(visited)
        if not bluffs(info.game):
            return info.legal[visited.index(most)]
        weights = [count if count >= NEAR_BEST * most else 0 for count in visited]
        drawn = below(self._rng, sum(weights))
        for move, weight in zip(info.legal, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return move
        raise AssertionError("some move was visited")

    def assess(self, info: Info) -> Sequence[Prospect]:
        """What the search saw of every move."""
        tree = self._search(info)
        players = int(info.imagine(self._rng)[0]["players"])
        tally = tree.tally[list(info.legal)]
        return prospects(info.legal, tree.visited(info.legal), tally, players)

    def _search(self, info: Info) -> _Tree:
        """Run as many simulations as the budget allows."""
        game = info.game
        began = time.perf_counter()
        desk, tree = self._room(game)
        tree.clear()
        root = info.imagine(self._rng)
        players = int(root[0]["players"])
        desk.before[:players] = game.score_list(root[0])
        facts = self._fly(game, root, info.seat, desk)
        tuning = np.array(astuple(self._tuning), dtype=np.float64)
        heard = alike(game)
        run = simulator(game)
        result = np.zeros((2, SEATS))

        def simulate(count: int) -> None:
            run(
                root,
                desk.table,
                info.seat,
                self._rng,
                desk.mask,
                desk.lots,
                desk.why,
                desk.scratch,
                desk.before,
                desk.scores,
                tree.links,
                tree.visits,
                tree.chances,
                tree.values,
                tree.nodes,
                tree.path,
                heard,
                facts,
                tuning,
                result,
                tree.tally,
                count,
            )

        spend(self._budget, simulate, began)
        return tree

    def _room(self, game: Game) -> tuple[Desk, _Tree]:
        if game.name not in self._rooms:
            nodes = MOST_NODES
            if self._budget.simulations is not None:
                nodes = min(nodes, 2 * self._budget.simulations + 2)
            self._rooms[game.name] = Desk(game), _Tree(nodes, len(game.moves))
        return self._rooms[game.name]

    def _fly(self, game: Game, root: Rows, seat: int, desk: Desk) -> Floats:
        """Play the pilot games, and learn from them."""
        players = int(root[0]["players"])
        stood, ended, shares = (np.zeros((PILOTS, players)) for _ in range(3))
        stops = np.zeros(PILOTS)
        piloter(game)(
            root,
            desk.table,
            seat,
            self._rng,
            desk.mask,
            desk.lots,
            desk.why,
            desk.scratch,
            desk.before,
            desk.scores,
            int(self._tuning.at_random),
            stood,
            ended,
            shares,
            stops,
        )
        return learn(stood, ended, shares, stops, self._tuning.taste)


def spend(budget: Budget, simulate: Callable[[int], None], began: float) -> int:
    """Simulate in chunks until the budget is spent; how many there were."""
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
