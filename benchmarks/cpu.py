"""Random play on one core, in one run: our games, OpenSpiel's nearest, and the interpreter.

    make bench        (or: python benchmarks/cpu.py [GAME...] [--json FILE])

Whole games from the deal on, on both sides. OpenSpiel plays in its own C++: its uniform random bots
through `evaluate_bots`, one call a game. (The last column is its rollout evaluator, which can only
start from a dealt state: their games without the deal.) Timings are noisy, so our games and their
peers alternate for several rounds, and the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.nearest import peer_of
from trickery.core import registry
from trickery.core.playout import RandomPlay

ROUNDS = 5
SECONDS = 0.4  # of play per round and game


class Ours:
    """One of our games, compiled."""

    def __init__(self, name: str, players: int) -> None:
        self.name, self.players = name, players
        game = registry.load(name)
        self._play = RandomPlay(game, game.setting(players), 1)
        self._play.play(1)
        self._games = 50

    def round(self) -> tuple[float, float]:
        """Decisions and games a second in a short run."""
        began = time.perf_counter()
        tally = self._play.play(self._games)
        took = time.perf_counter() - began
        self._games = max(1, int(self._games * SECONDS / took))
        return tally.decisions / took, tally.games / took


class OpenSpiel:
    """One of OpenSpiel's games, its random bots in C++."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.name = name
        self._spiel = pyspiel
        self._game = pyspiel.load_game(name)
        self._games = 20
        self._seed = 1
        self._length = self._decisions_a_game(300)
        self.rollouts = self._rollouts_without_deal()

    def _rollouts_without_deal(self, rollouts: int = 3000) -> float:
        """Decisions a second of its rollout evaluator from one dealt state: the deal left out."""
        rng = random.Random(1)
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        evaluator = self._spiel.RandomRolloutEvaluator(rollouts, 1)
        bot = self._spiel.MCTSBot(self._game, evaluator, 1.0, 1, 10, False, 1, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        return rollouts * self._length / (time.perf_counter() - began)

    def _decisions_a_game(self, games: int) -> float:
        """Mean decisions per game, counted with its states: `evaluate_bots` doesn't return them."""
        rng = random.Random(1)
        decisions = 0
        for _ in range(games):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                decisions += not state.is_chance_node()
                state.apply_action(rng.choice(state.legal_actions()))
        return decisions / games

    def round(self) -> tuple[float, float]:
        """Decisions and games a second in a short run, the deal included."""
        spiel, players = self._spiel, self._game.num_players()
        bots = [spiel.make_uniform_random_bot(seat, self._seed + seat) for seat in range(players)]
        began = time.perf_counter()
        for number in range(self._games):
            spiel.evaluate_bots(self._game.new_initial_state(), bots, self._seed + number)
        took = time.perf_counter() - began
        rate = self._games / took
        self._seed += self._games
        self._games = max(1, int(rate * SECONDS))
        return rate * self._length, rate


def interpreted(name: str, players: int) -> float:
    """Decisions a second of the same rules under the Python interpreter (its own process)."""
    code = (
        "import sys, time\n"
        "from trickery.core import registry\n"
        "from trickery.core.playout import RandomPlay\n"
        "game = registry.load(sys.argv[1])\n"
        "play = RandomPlay(game, game.setting(int(sys.argv[2])), 1)\n"
        "play.play(1)\n"
        "began, decisions = time.perf_counter(), 0\n"
        "while time.perf_counter() - began < 1.5:\n"
        "    decisions += play.play(1).decisions\n"
        "print(decisions / (time.perf_counter() - began))\n"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", code, name, str(players)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(ran.stdout)


def measure(name: str) -> list[dict[str, Any]]:
    """One game at every player count, in turns with its peer."""
    card = registry.card(name)
    ours = [Ours(name, players) for players in range(card.fewest, card.most + 1)]
    peer = OpenSpiel(peer_of(name))
    everybody: list[Ours | OpenSpiel] = [*ours, peer]
    best: dict[Ours | OpenSpiel, tuple[float, float]] = {}
    for _ in range(ROUNDS):
        for player in everybody:
            best[player] = max(best.get(player, (0.0, 0.0)), player.round())
    rows = []
    for table in ours:
        decisions, games = best[table]
        slow = interpreted(name, table.players)
        rows.append(
            {
                "game": name,
                "players": table.players,
                "decisions_per_s": decisions,
                "games_per_s": games,
                "peer": peer.name,
                "peer_decisions_per_s": best[peer][0],
                "peer_games_per_s": best[peer][1],
                "peer_decisions_per_s_without_deal": peer.rollouts,
                "times_peer": decisions / best[peer][0],
                "interpreted_decisions_per_s": slow,
                "times_interpreted": decisions / slow,
            }
        )
    return rows


def main() -> None:
    """Measure the games named, or all, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all
    print(
        f"{'game':<13}{'players':>8}{'decisions/s':>14}{'games/s':>11}   "
        f"{'OpenSpiel (C++)':<16}{'decisions/s':>13}{'ratio':>8}   {'interpreted':>11}{'ratio':>9}"
        f"{'OpenSpiel, no deal':>21}"
    )
    rows = []
    for name in asked.games or registry.names():
        for row in measure(name):
            rows.append(row)
            print(
                f"{row['game']:<13}{row['players']:>8}{row['decisions_per_s'] / 1e6:>12.2f} M"
                f"{row['games_per_s']:>11,.0f}   {row['peer']:<16}"
                f"{row['peer_decisions_per_s'] / 1e6:>11.2f} M{row['times_peer']:>7.1f}x   "
                f"{row['interpreted_decisions_per_s']:>11,.0f}{row['times_interpreted']:>8,.0f}x"
                f"{row['peer_decisions_per_s_without_deal'] / 1e6:>19.2f} M",
                flush=True,
            )
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
