"""Search on one core: simulations per second, compared with OpenSpiel's, and a census of imagined
worlds.

    python benchmarks/search.py [GAME...] [--out FILE]      how fast
    python benchmarks/search.py --worlds 1000000            how many worlds are impossible

A simulation of ours is: imagine a world, walk down the tree, add a node, play the game out (in
games of several rounds: to the end of the round), update every node on the way. It is measured with
rollouts at random and by the games' rules of thumb, from positions spread over random games.
OpenSpiel's C++ ISMCTS does the same with random rollouts. All are measured in turns, several rounds
in one run, and the best round counts. OpenSpiel crashes on some positions of hearts: it runs in
separate processes, and the positions finished before a crash count.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.worlds import count_impossible
from trickery.bots import Budget, Info, info_of
from trickery.bots.rollout import ALWAYS
from trickery.bots.search import SearchBot
from trickery.bots.tuning import Tuning
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.rng import generator

ROUNDS = 3
POSITIONS = 24
SIMULATIONS = 1000  # from each position
PEERS = ("euchre", "hearts", "oh_hell")

PEER = """
import pyspiel, random, sys, time
game = pyspiel.load_game(sys.argv[1])
rng = random.Random(int(sys.argv[2]))
length = game.max_game_length()
for position in range(int(sys.argv[3])):
    state, moves = game.new_initial_state(), rng.randrange(length // 2)
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node():
            if moves <= 0 and len(legal) > 1:
                break
            moves -= 1
        state.apply_action(rng.choice(legal))
    if state.is_terminal():
        continue
    bot = pyspiel.ISMCTSBot(
        position, pyspiel.RandomRolloutEvaluator(1, position), 1.4, int(sys.argv[4]), -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, True)
    began = time.perf_counter()
    bot.step(state)
    print(time.perf_counter() - began, flush=True)
"""


def positions(name: str, players: int, count: int) -> list[Info]:
    """Decisions with a choice, spread over random games."""
    game, rng = registry.load(name), random.Random(1)
    found: list[Info] = []
    seed = 0
    while len(found) < count:
        seed += 1
        match, states = Match(game, players, seed=seed), []
        while match.actor is not None:
            if len(match.legal()) > 1:
                states.append((match.snapshot(), match.actor))
            match.play(match.actor, rng.choice(match.legal()))
        for rows, seat in rng.sample(states, 4):
            found.append(info_of(game, rows, seat))
    return found


class Ours:
    """Our search in one game."""

    def __init__(self, name: str, at_random: int) -> None:
        self.name = f"{name}, {'random' if at_random else 'thumb'} rollouts"
        players = registry.card(name).usual
        self._infos = positions(name, players, POSITIONS)
        tuning = Tuning(at_random=at_random, memory=0 if at_random else Tuning.memory)
        self._bot = SearchBot(generator(1), Budget(simulations=SIMULATIONS), tuning)
        self._bot.assess(self._infos[0])  # compiles

    def round(self) -> float:
        """Simulations a second over all positions, including everything that the bot does."""
        began = time.perf_counter()
        for info in self._infos:
            self._bot.assess(info)
        return len(self._infos) * SIMULATIONS / (time.perf_counter() - began)


class OpenSpiel:
    """OpenSpiel's search in one of its games."""

    def __init__(self, name: str) -> None:
        self.name = f"OpenSpiel {name}"
        self._game = name
        self._seed = 0

    def round(self) -> float:
        """Simulations a second over some positions; 0 if it crashed on all of them."""
        self._seed += 1
        arguments = [self._game, str(self._seed), str(POSITIONS // 2), str(SIMULATIONS)]
        command = [sys.executable, "-c", PEER, *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        times = [float(line) for line in ran.stdout.split()]
        return len(times) * SIMULATIONS / sum(times) if times else 0.0


def speed(names: list[str]) -> dict[str, float]:
    """The best round of each."""
    everybody: list[Ours | OpenSpiel] = [OpenSpiel(peer) for peer in PEERS]
    everybody += [Ours(name, at_random) for name in names for at_random in (ALWAYS, 0)]
    best = dict.fromkeys((player.name for player in everybody), 0.0)
    for _ in range(ROUNDS):
        for player in everybody:
            best[player.name] = max(best[player.name], player.round())
    return best


def tell_speed(best: dict[str, float]) -> None:
    """The table, with ratios to each of OpenSpiel's games."""
    peers = {name: rate for name, rate in best.items() if name.startswith("OpenSpiel")}
    for name, rate in best.items():
        times = [f"{rate / peer:5.1f} x {at.split()[1]}" for at, peer in peers.items() if peer]
        print(f"{name:34} {rate:10,.0f} a second   {'' if name in peers else '  '.join(times)}")


def worlds(names: list[str], total: int) -> dict[str, list[int]]:
    """Impossible worlds and all worlds, by game, over all player counts."""
    found = {}
    for name in names:
        card = registry.card(name)
        counts = range(card.fewest, card.most + 1)
        each = -(-total // (len(names) * len(counts)))
        tallies = [count_impossible(name, players, each, seed=1) for players in counts]
        found[name] = np.sum(tallies, axis=0).tolist()
        print(f"{name:14} {found[name][0]} impossible of {found[name][1]:,} worlds", flush=True)
    return found


def main() -> None:
    """Measure as requested."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--out", type=Path, help="write the figures as JSON")
    parser.add_argument("--worlds", type=int, nargs="?", const=1_000_000)
    arguments = parser.parse_args()
    names = arguments.games or registry.names()
    figures: dict[str, Any] = {}
    if arguments.worlds:
        figures = worlds(names, arguments.worlds)
    else:
        figures = speed(names)
        tell_speed(figures)
    if arguments.out:
        arguments.out.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
