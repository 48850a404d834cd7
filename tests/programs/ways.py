"""Play the same games in whatever way this process runs the rules, and print what came out.

Run by test_ways.py in processes of their own: compiled, interpreted, and in the CUDA simulator.
    python -m programs.ways states | tallies | kernels
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

import numpy as np

from kit.cases import cases, games_to_test
from trickery.core import registry
from trickery.core.match import Match, full_view
from trickery.core.playout import RandomPlay
from trickery.core.rng import generator
from trickery.core.say import wire

MOVES = 150  # decisions of each game that are played, seen and imagined
THREADS = 3


def states() -> dict[str, str]:
    """A digest of everything along one game a case: states, views, tensors, imagined twins."""
    digests = {}
    for case in cases():
        match = Match(case.game, case.players, seed=21, options=dict(case.options))
        rng = random.Random(21)
        digest = hashlib.sha256()
        for number in range(MOVES):
            row = match.snapshot()[0]
            digest.update(row.tobytes())
            if match.actor is None:
                break
            seat = match.actor
            digest.update(json.dumps([match.legal(), match.scores, wire(match.prompt())]).encode())
            if number % 5 == 0:
                digest.update(json.dumps(full_view(case.game, row, seat)).encode())
                digest.update(case.game.observation(row, seat).tobytes())
                for other in range(case.players):
                    digest.update(case.game.twin(row, other, generator(number)).tobytes())
            match.play(seat, rng.choice(match.legal()))
        digests[str(case)] = digest.hexdigest()
    return digests


def tallies() -> dict[str, list[object]]:
    """Random games from a few seeds, decisions and sums, as the playout loop makes them."""
    out: dict[str, list[object]] = {}
    for name in games_to_test():
        game = registry.load(name)
        setting = game.setting()
        out[name] = []
        for thread in range(THREADS):
            tally = RandomPlay(game, setting, 31 + thread).play(1)
            out[name].append([tally.decisions, tally.points, tally.wins])
    return out


def kernels() -> dict[str, list[object]]:
    """The games of `tallies`, one a thread of a CUDA kernel."""
    from trickery.core.gpu import RandomPlayOnGpu

    out: dict[str, list[object]] = {}
    for name in games_to_test():
        game = registry.load(name)
        play = RandomPlayOnGpu(game, game.setting(), 31, THREADS, 2)
        play.play(1)
        sums = np.asarray(play.sums).tolist()
        counts = [int(count) for count in play.decisions]
        out[name] = [[counts[t], sums[t][0], sums[t][1]] for t in range(THREADS)]
    return out


if __name__ == "__main__":
    ways = {"states": states, "tallies": tallies, "kernels": kernels}
    print(json.dumps(ways[sys.argv[1]]()))
