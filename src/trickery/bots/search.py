"""Search: imagine worlds, play them out many thousand times, and keep to what went well.

Rests on `rollout` and `playing`. Information-set Monte Carlo tree search, compiled once a game:
every simulation deals the unseen cards anew, walks down a tree that all these worlds share, adds a
move to it, lets the rule of thumb finish, and tells every move on the way how it ended for each
seat. The searcher's tree branches by what the searcher would hear, the others' by what everybody
would hear, so nobody acts on what they cannot know. A node counts only the moves legal in the world
at hand.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trickery.bots import Budget, Info, Prospect
from trickery.bots.endgame import SMALL, Ladder, ladder_for, solver
from trickery.bots.playing import POINTS, POINTS_SQUARED, SHARE, SHARE_SQUARED, prospects
from trickery.bots.rollout import (
    ALWAYS,
    TO_THE_END,
    Desk,
    by_thumb,
    clear,
    desk_for,
    differ,
    finisher,
    imaginer,
    many,
)
from trickery.core.compile import rule, specialise
from trickery.core.contract import Game, copy_row
from trickery.core.playout import pick
from trickery.core.rng import below
from trickery.core.sets import bit, has, holds, size
from trickery.core.state import OVER, Words
from trickery.core.threads import once

Floats = npt.NDArray[np.float64]

MOST_NODES = 1 << 17  # a full tree grows no more, but goes on counting
DEEPEST = 256  # moves that the tree looks ahead, far more than it ever does
PILOTS = 24  # games played to their end first, to learn what points are worth
USUAL_SECONDS = 0.3
CHUNK_SECONDS = 0.004  # between two looks at the clock
NEAR_BEST = 0.5  # of the visits of the most visited move: what a bluffer still considers

# A node: the move that led here, the next sibling, the first child, does the rule of thumb like it
MOVE, NEXT, FIRST, LIKED = range(4)
EXPLORE, UNTRIED, TASTE, TRUST, AT_RANDOM, MEMORY, DOUBT, HORIZON = range(8)  # the order of Tuning
STOOD, STOPPED, ENDED, SHARED = range(4)  # what is noted of a pilot game, by seat
WORTH, SPREAD, MORE = range(3)  # what the pilot games tell; MORE is followed by a cell a seat


@dataclass(frozen=True)
class Tuning:
    """Figures that were found by playing contests; games with others name them in `thumb.py`."""

    explore: float = 0.5  # how much a seldom tried move is looked at, in spreads of results
    untried: float = 0.3  # how much better than its node a move is thought before its first try
    taste: float = 0.3  # how much points count beside winning
    trust: float = 1.0  # by how many standard errors a move must beat the rule of thumb's
    at_random: float = 0  # of 256 moves of a rollout, how many are random
    memory: float = 0  # how many of the last moves a world is judged by
    doubt: float = 0.1  # how plausible it is that somebody did not follow their rule of thumb
    horizon: float = 10_000  # decisions after which a rollout is judged by the lead in points
    temperature: float = 0.03  # with a policy: by so much share a move's odds grow e-fold


@once
def tuning_for(game: Game) -> Tuning:
    """The figures for a game: where it wants others than most games, its `thumb.py` says so."""
    return Tuning(**game.search)


# The tree ------------------------------------------------------------------------------------


class Tree(NamedTuple):
    """Room for a tree of what the searcher knows, and one of what everybody heard.

    The searcher chooses in the first, the others in the public one, so that nobody acts on what
    they cannot know. Where all moves are heard in full, one tree is both.
    """

    links: Any  # by node: MOVE, NEXT, FIRST, LIKED
    visits: Any
    chances: Any  # how often the move to this node could have been made
    values: Any  # by node and seat, added up
    nodes: Any  # how many there are
    path: Any  # the nodes that this simulation has passed
    heard: Any  # by move: -1 if all hear it in full, else the first that sounds like it
    facts: Any  # what the pilot games told
    tuning: Any
    ending: Any  # by seat: the share of the win, and what it is worth
    tally: Any  # by first move: what was added up


@rule
def child_by(tree: Tree, node: int, move: int) -> int:
    """The child of a node that a move leads to, or -1."""
    child = tree.links[node, FIRST]
    while child >= 0 and tree.links[child, MOVE] != move:
        child = tree.links[child, NEXT]
    return child  # type: ignore[no-any-return]


@rule
def grow(tree: Tree, node: int, move: int) -> int:
    """Add a child to a node (or a root to none); -1 if the tree is full."""
    links, nodes = tree.links, tree.nodes
    if nodes[0] == len(tree.visits):
        return -1
    child = int(nodes[0])
    nodes[0] += 1
    links[child, MOVE] = move
    links[child, NEXT] = -1
    links[child, FIRST] = -1
    links[child, LIKED] = 0
    if node >= 0:
        links[child, NEXT] = links[node, FIRST]
        links[node, FIRST] = child
    tree.visits[child] = 0
    tree.chances[child] = 1
    for seat in range(tree.values.shape[1]):
        tree.values[child, seat] = 0.0
    return child


@rule
def follow(tree: Tree, node: int, move: int) -> int:
    """The child that a move leads to, grown if need be; -1 if the tree is full."""
    if node < 0:
        return -1
    child = child_by(tree, node, move)
    return child if child >= 0 else grow(tree, node, move)


@rule
def promising(tree: Tree, node: int, actor: int, mask: Words, words: int, moves: int) -> int:
    """The child to look at next (upper confidence bounds), or -1 for a move not tried yet.

    A move competes only where it is legal, so what counts is how often it could have been made.
    What the rule of thumb likes must be beaten by more than chance might do.
    """
    explore = tree.tuning[EXPLORE] * tree.facts[SPREAD]
    trust = tree.tuning[TRUST] * tree.facts[SPREAD]
    found = 0
    best, best_bound = -1, 0.0
    child = tree.links[node, FIRST]
    while child >= 0:
        move = tree.links[child, MOVE]
        if move < moves and holds(mask, move) and tree.visits[child] > 0:
            found += 1
            tree.chances[child] += 1
            tries = tree.visits[child]
            doubt = explore * math.sqrt(math.log(tree.chances[child]) / tries)
            if tree.links[child, LIKED] == 1:
                doubt += trust / math.sqrt(tries)
            bound = tree.values[child, actor] / tries + doubt
            if best < 0 or bound > best_bound:
                best, best_bound = int(child), bound
        child = tree.links[child, NEXT]
    if found == many(mask, words):
        return best
    untried = tree.tuning[UNTRIED] * tree.facts[SPREAD]
    if node == 0 or best < 0 or tree.values[node, actor] / tree.visits[node] + untried > best_bound:
        return -1
    return best


@rule
def leave_untried(tree: Tree, node: int, mask: Words, moves: int) -> None:
    """Take the moves that have been tried at a node out of a set."""
    child = tree.links[node, FIRST]
    while child >= 0:
        move = tree.links[child, MOVE]
        if move < moves:
            mask[move >> 6] &= ~bit(move & 63)
        child = tree.links[child, NEXT]


@rule
def judge(tree: Tree, won: Any, scores: Any, players: int, stopped: bool) -> None:
    """What an end is worth to each seat: its share of the win, and a little its lead in points.

    Where the game was left before its end, the lead is all there is to go by.
    """
    mean = 0.0
    for seat in range(players):
        mean += scores[seat] / players
    taste = tree.tuning[TASTE]
    for seat in range(players):
        by_lead = 1.0 / players + tree.facts[WORTH] * (scores[seat] - mean)
        share = by_lead
        if not stopped:
            share = 1.0 / size(won) if has(won, seat) else 0.0
        tree.ending[0, seat] = share
        tree.ending[1, seat] = (1.0 - taste) * share + taste * by_lead


@rule
def back_up(tree: Tree, length: int, seat: int, players: int, points: float) -> None:
    """Tell every node on the way how it ended, and the first move's tally."""
    for at in range(length):
        node = tree.path[at]
        tree.visits[node] += 1
        for other in range(players):
            tree.values[node, other] += tree.ending[1, other]
    share = tree.ending[0, seat]
    first = tree.links[tree.path[1], MOVE]
    tree.tally[first, SHARE] += share
    tree.tally[first, SHARE_SQUARED] += share * share
    tree.tally[first, POINTS] += points
    tree.tally[first, POINTS_SQUARED] += points * points


@once
def simulator(game: Game) -> Callable[..., None]:
    """The function that runs simulations and keeps the tree."""
    draw, settle, legal, apply = game.draw, game.settle, game.legal, game.apply
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
        rng: Words,
        ladder: Ladder,
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
                    draw(s, desk.lots)
                    settle(s, desk.lots)
                    continue
                actor = int(s.actor)
                node = mine if actor == seat else public
                clear(mask, words)
                legal(s, mask)
                child = promising(tree, node, actor, mask, words, moves)
                growing = child < 0
                if growing:
                    # The rule of thumb knows best what to try first.
                    move = pick(mask, words, rng)
                    if at_random < ALWAYS and many(mask, words) > 1:
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
                # What each can tell of the move decides which node comes next.
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
            if not stopped and not (exact and solve(desk.table, ladder, SMALL)):
                stopped = finish(s, desk, rng, at_random, horizon)
            scores(s, desk.scores)
            judge(tree, winners(s), desk.scores, s.players, stopped)
            points = float(desk.scores[seat])
            if stopped:
                points += facts[MORE + seat]
            back_up(tree, length, seat, s.players, points)

    return simulate


# What points are worth -----------------------------------------------------------------------


@once
def piloter(game: Game) -> Callable[..., None]:
    """The function that plays some games to their end, noting how they stood at the stop."""
    imagine, scores, winners = game.imagine, game.scores, game.winners
    state_at, finish = game.state_at, finisher(game)

    @specialise(game, "pilot")
    def fly(
        root: Any, desk: Desk, seat: int, rng: Words, at_random: int, horizon: int, logs: Any
    ) -> None:
        s = state_at(desk.table, 0)
        for flight in range(len(logs)):
            copy_row(desk.table, root)
            imagine(s, seat, rng, desk.scratch)
            stopped = finish(s, desk, rng, at_random, horizon)
            scores(s, desk.scores)
            for other in range(s.players):
                logs[flight, STOOD, other] = desk.scores[other]
                logs[flight, STOPPED, other] = 1.0 if stopped else 0.0
            if stopped:
                finish(s, desk, rng, at_random, TO_THE_END)
                scores(s, desk.scores)
            won = winners(s)
            for other in range(s.players):
                logs[flight, ENDED, other] = desk.scores[other]
                logs[flight, SHARED, other] = 1.0 / size(won) if has(won, other) else 0.0

    return fly


def learn(logs: Floats, taste: float) -> Floats:
    """From pilot games: the share of the win that a point is worth, how far results spread, and
    the points to come after the place where rollouts stop, seat by seat.

    Where fewest points win, a point is worth less than nothing: nobody has to say so.
    """
    stood, ended, shares = logs[:, STOOD], logs[:, ENDED], logs[:, SHARED]
    stopped = logs[:, STOPPED] > 0
    players = stood.shape[1]
    leads = stood - stood.mean(axis=1, keepdims=True)
    squares = float((leads * leads).sum())
    worth = float((leads * (shares - 1 / players)).sum()) / squares if squares else 0.0
    by_lead = 1 / players + worth * leads
    known = np.where(stopped, by_lead, shares)
    spread = float(np.std((1 - taste) * known + taste * by_lead))
    facts = np.zeros(MORE + players)
    facts[WORTH], facts[SPREAD] = worth, max(spread, 0.01)
    if stopped.any():
        facts[MORE : MORE + players] = (ended - stood)[stopped[:, 0]].mean(axis=0)
    return facts


# The bot -------------------------------------------------------------------------------------


def tree_for(game: Game, nodes: int, tuning: Tuning) -> Tree:
    """Room for so many nodes; used again for every search of a bot."""
    return Tree(
        links=np.empty((nodes, 4), dtype=np.int32),
        visits=np.empty(nodes, dtype=np.int64),
        chances=np.empty(nodes, dtype=np.int64),
        values=np.empty((nodes, game.card.most)),
        nodes=np.zeros(1, dtype=np.int64),
        path=np.zeros(DEEPEST + 4, dtype=np.int64),
        heard=alike(game),
        facts=np.zeros(MORE + game.card.most),
        tuning=np.array(astuple(tuning), dtype=np.float64),
        ending=np.zeros((2, game.card.most)),
        tally=np.zeros((len(game.moves), 4)),
    )


def plant(tree: Tree) -> None:
    """Begin anew, with nothing but the two roots."""
    tree.nodes[0] = 0
    tree.tally[:] = 0
    grow(tree, -1, -1)
    grow(tree, -1, -1)


def visited(tree: Tree, legal: Sequence[int]) -> list[int]:
    """How often each move was made at the root."""
    children = [int(child_by(tree, 0, move)) for move in legal]
    return [int(tree.visits[child]) if child >= 0 else 0 for child in children]


def alike(game: Game) -> npt.NDArray[np.int64]:
    """By move: -1 if it is heard in full, else the number of the first that sounds like it."""
    first: dict[str, int] = {}
    kinds = np.full(len(game.moves), -1, dtype=np.int64)
    for number, move in enumerate(game.moves):
        if move.heard_as is not None:
            kinds[number] = first.setdefault(move.heard, number)
    return kinds


def bluffs(game: Game) -> bool:
    """Is this a game in which others must answer a move that they hear of but cannot see?

    Whoever always makes the same move is seen through there, so the bot mixes. Moves that nobody
    hears of at all ask for no answer, and need no mixing.
    """
    return any(move.heard_as for move in game.moves)


class SearchBot:
    """Looks ahead in imagined worlds."""

    def __init__(self, rng: Words, budget: Budget, tuning: Tuning | None = None) -> None:
        self._rng = rng
        self._budget = budget
        self._tuning = tuning
        self._rooms: dict[str, tuple[Desk, Tree, Ladder]] = {}

    def choose(self, info: Info) -> int:
        """The most visited move; where bluffing pays, one of those that come near it."""
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
        """What the search saw of every move; the time may have begun earlier."""
        tree = self.search(info, began)
        players = int(self._rooms[info.game.name][0].table[0]["players"])
        tally = tree.tally[list(info.legal)]
        return prospects(info.legal, visited(tree, info.legal), tally, players)

    def search(self, info: Info, began: float | None = None) -> Tree:
        """Run as many simulations as the budget allows."""
        game = info.game
        began = time.perf_counter() if began is None else began
        desk, tree, ladder = self._room(game)
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
        exact = bool(solver(game)(root.copy(), ladder, SMALL))

        def simulate(count: int) -> None:
            run(root, desk, tree, seat, self._rng, ladder, exact, count)

        spend(self._budget, simulate, began)
        return tree

    def _tuning_for(self, game: Game) -> Tuning:
        return self._tuning or tuning_for(game)

    def _room(self, game: Game) -> tuple[Desk, Tree, Ladder]:
        """Working memory, made when the bot first meets a game."""
        if game.name not in self._rooms:
            nodes = MOST_NODES
            if self._budget.simulations is not None:
                nodes = min(nodes, 3 * self._budget.simulations + 4)
            tree = tree_for(game, nodes, self._tuning_for(game))
            self._rooms[game.name] = desk_for(game), tree, ladder_for(game)
        return self._rooms[game.name]


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
