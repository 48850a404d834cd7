"""The tree of a search: moves, how often each was tried, and every seat's results.

Rests on `pilots` and `tuning`. Everything is compiled, and its memory is allocated once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import astuple
from typing import Any, NamedTuple

import numpy as np

from trickery.bots.pilots import MORE, SPREAD, WORTH
from trickery.bots.playing import POINTS, POINTS_SQUARED, SHARE, SHARE_SQUARED
from trickery.bots.tuning import EXPLORE, TASTE, TRUST, UNTRIED, Tuning, alike
from trickery.core.compile import rule
from trickery.core.contract import Game
from trickery.core.sets import bit, count_moves, holds, win_share
from trickery.core.state import U64Array

DEEPEST = 256  # the most moves that the tree looks ahead, far beyond what it reaches
# A node: the move that led here, the next sibling, the first child, does the rule of thumb choose
# it
MOVE, NEXT, FIRST, LIKED = range(4)


class Tree(NamedTuple):
    """Memory for two trees: one of what the searcher knows, one of what everybody heard.

    The searcher chooses in the first, the others in the public one, so that no seat acts on what it
    can't know. In games where all moves are heard in full, one tree serves as both.
    """

    links: Any  # by node: MOVE, NEXT, FIRST, LIKED
    visits: Any
    chances: Any  # how often the move to this node could have been made
    values: Any  # by node and seat: sums
    nodes: Any  # how many there are
    path: Any  # the nodes of this simulation
    heard: Any  # by move: -1 if all hear it in full, else the first that sounds like it
    facts: Any  # what the pilot games showed
    tuning: Any
    ending: Any  # by seat: the win share, and its value
    tally: Any  # by first move: sums


@rule
def child_by(tree: Tree, node: int, move: int) -> int:
    """Find the child of a node that a move leads to, or -1."""
    child = tree.links[node, FIRST]
    while child >= 0 and tree.links[child, MOVE] != move:
        child = tree.links[child, NEXT]
    return child  # type: ignore[no-any-return]


@rule
def grow(tree: Tree, node: int, move: int) -> int:
    """Add a child to a node (or a root); -1 if the tree is full."""
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
    """Find or add the child that a move leads to; -1 if the tree is full."""
    if node < 0:
        return -1
    child = child_by(tree, node, move)
    return child if child >= 0 else grow(tree, node, move)


@rule
def promising(tree: Tree, node: int, actor: int, mask: U64Array, words: int, moves: int) -> int:
    """Select the next child (by upper confidence bounds), or -1 for an untried move.

    A move competes only where it is legal, so what counts is how often it could have been made.
    Other moves must beat the rule of thumb's by more than chance would explain.
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
    if found == count_moves(mask, words):
        return best
    untried = tree.tuning[UNTRIED] * tree.facts[SPREAD]
    if node == 0 or best < 0 or tree.values[node, actor] / tree.visits[node] + untried > best_bound:
        return -1
    return best


@rule
def leave_untried(tree: Tree, node: int, mask: U64Array, moves: int) -> None:
    """Remove the moves tried at a node from a set."""
    child = tree.links[node, FIRST]
    while child >= 0:
        move = tree.links[child, MOVE]
        if move < moves:
            mask[move >> 6] &= ~bit(move & 63)
        child = tree.links[child, NEXT]


@rule
def judge(tree: Tree, won: Any, scores: Any, players: int, stopped: bool) -> None:
    """Value an end for each seat: its win share, plus a little for its lead in points.

    If the game stopped before its end, only the lead counts.
    """
    mean = 0.0
    for seat in range(players):
        mean += scores[seat] / players
    taste = tree.tuning[TASTE]
    for seat in range(players):
        by_lead = 1.0 / players + tree.facts[WORTH] * (scores[seat] - mean)
        share = by_lead
        if not stopped:
            share = win_share(won, seat)
        tree.ending[0, seat] = share
        tree.ending[1, seat] = (1.0 - taste) * share + taste * by_lead


@rule
def back_up(tree: Tree, length: int, seat: int, players: int, points: float) -> None:
    """Back up the result to every node on the path, and to the first move's sums."""
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


def tree_for(game: Game, nodes: int, tuning: Tuning) -> Tree:
    """Allocate a tree of that many nodes; a bot reuses it for every search."""
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
    """Reset the tree to its two roots."""
    tree.nodes[0] = 0
    tree.tally[:] = 0
    grow(tree, -1, -1)
    grow(tree, -1, -1)


def visited(tree: Tree, legal: Sequence[int]) -> list[int]:
    """How often each move was tried at the root."""
    children = [int(child_by(tree, 0, move)) for move in legal]
    return [int(tree.visits[child]) if child >= 0 else 0 for child in children]
