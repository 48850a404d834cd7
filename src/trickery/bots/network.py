"""A game's trained networks on one core: the policy and the critic, compiled, with no framework.

Rests on `core` and numpy. The weights lie in the game's folder (`network.npz`, made by `trickery
train`). Most inputs and half of the activations are zero, and zeros are skipped: a decision takes
about ten microseconds.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from trickery.core.compile import INTERPRETED, rule, specialise, vectorised
from trickery.core.contract import Game
from trickery.core.errors import TrickeryError
from trickery.core.rows import cells
from trickery.core.threads import once

Floats = npt.NDArray[np.float32]


class NoNetwork(TrickeryError):
    """A game has no trained network, or only one for another version of its rules."""


class Network(NamedTuple):
    """Weights, with one row per input."""

    policy0_w: Floats
    policy0_b: Floats
    policy1_w: Floats
    policy1_b: Floats
    policy2_w: Floats
    policy2_b: Floats
    policy3_w: Floats
    policy3_b: Floats
    trust_w: Floats
    trust_b: Floats
    critic0_w: Floats
    critic0_b: Floats
    critic1_w: Floats
    critic1_b: Floats
    critic2_w: Floats
    critic2_b: Floats
    critic3_w: Floats
    critic3_b: Floats
    points_unit: Floats  # mean and spread of points


class Room(NamedTuple):
    """Working memory: what a seat knows, the layers, and the outputs."""

    seen: Any
    known: Floats
    first: Floats
    second: Floats
    third: Floats
    logits: Floats
    seat: Floats
    seats: Floats
    judged: Floats
    judged_again: Floats
    verdict: Floats
    shares: Floats  # by seat at the table
    points: Floats


def place_of(game: Game) -> Path:
    """The path of the weights: in the game's folder, or in that of a training run."""
    runs = os.environ.get("TRICKERY_NETWORKS")
    return (Path(runs) / game.name if runs else game.folder) / "network.npz"


@once
def network(game: Game) -> Network:
    """The game's networks, read from its folder."""
    path = place_of(game)
    if not path.exists():
        raise NoNetwork(f"{path}: {game.card.title} has no network; `trickery train {game.name}`")
    with np.load(path) as kept:
        arrays = {
            name: np.ascontiguousarray(kept[name], dtype=np.float32) for name in Network._fields
        }
    net = Network(**arrays)
    if net.policy0_w.shape[0] != game.layout.total or len(net.policy3_b) != len(game.moves):
        raise NoNetwork(
            f"{path} is of another version of {game.card.title}'s observation or moves: "
            f"train it anew with `trickery train {game.name}`"
        )
    return net


@once
def has_network(game: Game) -> bool:
    """Whether this game has trained networks for its present rules."""
    try:
        network(game)
    except NoNetwork:
        return False
    return True


def about(game: Game) -> dict[str, Any]:
    """How the networks were trained."""
    with np.load(place_of(game)) as kept:
        told: dict[str, Any] = json.loads(str(kept["about"]))
    return told


def room_for(game: Game) -> Room:
    """Working memory for one thread."""
    net = network(game)

    def like(*shape: int) -> Floats:
        return np.zeros(shape, dtype=np.float32)

    seats = game.card.most
    return Room(
        cells(np.zeros(game.layout.total, dtype=np.int8)),
        like(game.layout.total),
        like(len(net.policy0_b)),
        like(len(net.policy1_b)),
        like(len(net.policy2_b)),
        like(len(net.policy3_b)),
        like(len(net.critic0_b)),
        like(len(net.critic1_w)),
        like(len(net.critic1_b)),
        like(len(net.critic2_b)),
        like(len(net.critic3_b)),
        like(seats),
        like(seats),
    )


# Arithmetic ----------------------------------------------------------------------------------


@vectorised
def layer(known: Floats, least: np.float32, weights: Floats, bias: Floats, out: Floats) -> None:
    """out = bias + known @ weights, for inputs above `least` (0: after a ReLU) that aren't zero.

    It takes four rows at a time, so that `out` is read and written a quarter as often.
    """
    width = len(out)
    for cell in range(width):
        out[cell] = bias[cell]
    waiting = 0
    a = b = c = 0
    x = y = z = np.float32(0.0)
    for at in range(len(known)):
        value = known[at]
        if value == 0.0 or value <= least:
            continue
        if waiting == 0:
            a, x, waiting = at, value, 1
        elif waiting == 1:
            b, y, waiting = at, value, 2
        elif waiting == 2:
            c, z, waiting = at, value, 3
        else:
            for cell in range(width):
                out[cell] += (
                    x * weights[a, cell]
                    + y * weights[b, cell]
                    + z * weights[c, cell]
                    + value * weights[at, cell]
                )
            waiting = 0
    if waiting >= 1:
        for cell in range(width):
            out[cell] += x * weights[a, cell]
    if waiting >= 2:
        for cell in range(width):
            out[cell] += y * weights[b, cell]
    if waiting == 3:
        for cell in range(width):
            out[cell] += z * weights[c, cell]


ANYTHING = np.float32(-1e30)
POSITIVE = np.float32(0.0)

if INTERPRETED:

    def layer(known: Floats, least: np.float32, weights: Floats, bias: Floats, out: Floats) -> None:
        """The same result from numpy: the loop above would be too slow interpreted."""
        out[:] = bias + np.where(known > least, known, 0) @ weights


@rule
def think(net: Network, room: Room, advice: int) -> None:
    """Compute the policy's preference for every move from the observation in `room.seen`."""
    for cell in range(len(room.known)):
        room.known[cell] = room.seen[cell]
    layer(room.known, ANYTHING, net.policy0_w, net.policy0_b, room.first)
    layer(room.first, POSITIVE, net.policy1_w, net.policy1_b, room.second)
    layer(room.second, POSITIVE, net.policy2_w, net.policy2_b, room.third)
    layer(room.third, POSITIVE, net.policy3_w, net.policy3_b, room.logits)
    trust = net.trust_b[0]
    for cell in range(len(room.third)):
        if room.third[cell] > 0.0:
            trust += room.third[cell] * net.trust_w[cell]
    room.logits[advice] += trust


@once
def judge(game: Game) -> Callable[..., None]:
    """The function that asks the critic how a fully visible state will end for each seat."""
    observe, most, spread = game.observe, game.card.most, len(network(game).critic0_b)

    @specialise(game, "judge")
    def judge_state(s: Any, net: Network, room: Room) -> None:
        players = s.players
        for away in range(most):
            if away < players:
                observe(s, (s.actor + away) % players, room.seen)
                for cell in range(len(room.known)):
                    room.known[cell] = room.seen[cell]
                layer(room.known, ANYTHING, net.critic0_w, net.critic0_b, room.seat)
            else:
                for cell in range(spread):
                    room.seat[cell] = net.critic0_b[cell]
            for cell in range(spread):
                room.seats[away * spread + cell] = room.seat[cell]
        layer(room.seats, POSITIVE, net.critic1_w, net.critic1_b, room.judged)
        layer(room.judged, POSITIVE, net.critic2_w, net.critic2_b, room.judged_again)
        layer(room.judged_again, POSITIVE, net.critic3_w, net.critic3_b, room.verdict)
        highest = room.verdict[0]
        for away in range(1, players):
            highest = max(highest, room.verdict[away])
        total = np.float32(0.0)
        for away in range(players):
            seat = (s.actor + away) % players
            room.shares[seat] = np.exp(room.verdict[away] - highest)
            total += room.shares[seat]
            unit = net.points_unit
            room.points[seat] = unit[0] + unit[1] * room.verdict[most + away]
        for seat in range(players):
            room.shares[seat] /= total

    return judge_state
