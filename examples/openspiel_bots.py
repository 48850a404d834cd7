"""OpenSpiel's search at one of our tables, against our own bots.

    python examples/openspiel_bots.py --simulations 200 --deals 4

Rests on `trickery[envs]`. OpenSpiel's ISMCTS plays each deal once in every seat; the others are
ours, by default the rule of thumb. Its share of the wins is printed, with one standard error: an
equal share is 1 / players. `docs/openspiel.md` has our results.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import trickery.envs.openspiel  # noqa: F401  # registers the games
from trickery.bots import info_of, make
from trickery.core.rng import generator


class OurBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel is untyped
    """One of our bots as an OpenSpiel bot: it receives only what its seat may know."""

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__()
        self._bot = make(spec, generator(seed))

    def step(self, state: Any) -> int:
        """One of the legal moves."""
        game = state.position.table.game
        return self._bot.choose(info_of(game, state.snapshot(), state.current_player()))


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's ISMCTS with random rollouts and default settings."""
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    return ismcts.ISMCTSBot(game, rollouts, math.sqrt(2), simulations, random_state=rng)


def play(game: Any, bots: Sequence[Any], deal: int) -> list[float]:
    """One game on one deal; win shares."""
    luck, state = random.Random(deal), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.randrange(256))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return [share + 1 / len(bots) for share in state.returns()]


def main() -> None:
    """Play, and print the results."""
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against our bots")
    parser.add_argument("--game", default="trickery_trick_party", help="as OpenSpiel writes it")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--against", default="thumb", help="a bot of ours: thumb, search@1000 ...")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    given = parser.parse_args()
    game = pyspiel.load_game(given.game)
    shares: list[float] = []
    started = time.perf_counter()
    for deal in range(given.first, given.first + given.deals):
        for seat in range(game.num_players()):
            bots = [OurBot(given.against, 1000 * deal + s) for s in range(game.num_players())]
            bots[seat] = searcher(game, given.simulations, deal)
            shares.append(play(game, bots, deal)[seat])
    error = float(np.std(shares)) / math.sqrt(len(shares))
    print(
        f"ISMCTS with {given.simulations} simulations against {given.against} in {game}: "
        f"{np.mean(shares):.3f} of the wins, give or take {error:.3f}, in {len(shares)} games; "
        f"an equal share is {1 / game.num_players():.3f} "
        f"({time.perf_counter() - started:.0f} s)"
    )


if __name__ == "__main__":
    main()
