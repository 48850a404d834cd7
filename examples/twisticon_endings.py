"""How games of Twisticon between quick bots end: by nine, by the count, by quiet.

    python examples/twisticon_endings.py --games 1000                  a try
    python examples/twisticon_endings.py                               10,000 games a bot and count

Rests on `bots.instant`. It also prints turns, claims and reshuffles (TW-19) per game, with two
standard errors.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from rich.console import Console
from rich.progress import track

from trickery.bots.instant import KINDS, aids_for, chooser
from trickery.core import registry
from trickery.core.rng import generator
from trickery.core.state import CHANCE, OVER

ENDINGS = {1: "nine", 2: "count", 3: "quiet"}  # as the state's `ended` has them
GAME = registry.load("twisticon")
CLAIM, NO_CLAIM = GAME.moves.start("claim"), GAME.moves.start("no_claim")


@dataclass
class Seen:
    """The statistics of some games."""

    endings: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    reshuffles: list[int] = field(default_factory=list)


def play(bot: str, players: int, games: int) -> Seen:
    """Play games with one bot in all seats."""
    seen = Seen()
    setting = GAME.setting(players)
    choose, aids = chooser(GAME, bot == "policy"), aids_for(GAME, setting.row, bot == "policy")
    lots = GAME.new_lots()[1]
    what, console = f"{bot}, {players} players", Console(stderr=True)
    for number in track(range(games), what, console=console, transient=True):
        rows, rng = GAME.seeded(setting, number), generator(number)
        row, state = rows[0], GAME.handle(rows[0])
        claims, draws = 0, 0
        while (actor := int(row["actor"])) != OVER:
            if actor == CHANCE:
                GAME.draw(state, lots)
                GAME.settle(state, lots)
                draws += 1
            else:
                move = choose(rows, KINDS[bot], rng, aids)
                claims += CLAIM <= move < NO_CLAIM
                GAME.apply(state, move)
        seen.endings[ENDINGS[int(row["ended"])]] += 1
        seen.turns.append(int(row["turn"]) + (int(row["nine"]) >= 0))  # nine stops a turn
        seen.claims.append(claims)
        seen.reshuffles.append(draws - 1)
    return seen


def main() -> None:
    """Play and print, one line per bot and player count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--bots", nargs="*", default=["thumb", "policy"])
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    asked = parser.parse_args()
    print("| bot | players | by nine | by the count | by quiet | turns | claims | reshuffles |")
    print("|---|---|---|---|---|---|---|---|")
    for bot in asked.bots:
        for players in asked.players:
            seen = play(bot, players, asked.games)
            shares = [f"{100 * seen.endings[how] / asked.games:.1f}%" for how in ENDINGS.values()]
            means = [
                f"{np.mean(some):.1f} ± {2 * np.std(some) / len(some) ** 0.5:.1f}"
                for some in (seen.turns, seen.claims, seen.reshuffles)
            ]
            print(f"| {bot} | {players} | {' | '.join(shares + means)} |", flush=True)


if __name__ == "__main__":
    main()
