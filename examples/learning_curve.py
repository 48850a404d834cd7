"""The learning curve of `ppo.py`: how often it beats the rule of thumb, minute by minute.

    python examples/learning_curve.py --minutes 4 --picture docs/pictures/ppo.png

Rests on `ppo.py` beside it and on matplotlib. The curve shows the training games, with sampled
moves; the final evaluation uses separate deals, with the likeliest moves.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import torch
from matplotlib.figure import Figure

import ppo
import trickery
from trickery import envs

TABLES, GAMES = 1024, 10  # of the evaluation: tables, and games at each
SURE = 1.96  # standard errors on either side: 95 %


@torch.no_grad()
def judge(player: ppo.Player, game: str, players: int, seed: int) -> tuple[float, float]:
    """Its share of the wins with its likeliest moves, and the standard error."""
    env = envs.solo(game, TABLES, players=players, opponents="thumb", seed=seed, skip_forced=True)
    observed, _ = env.reset()
    left, rewards = np.full(TABLES, GAMES), []
    while left.any():
        chances, _ = player(*(torch.from_numpy(part) for part in observed.values()))
        observed, reward, over, _, _ = env.step(chances.argmax(-1).numpy())
        # Equally many games of every table: the first to end would be the short ones.
        counted = over & (left > 0)
        rewards.append(reward[counted])
        left -= counted
    env.close()
    shares = (np.concatenate(rewards) * (players - 1) + 1) / players
    return float(shares.mean()), float(shares.std() / len(shares) ** 0.5)


def draw(curve: list[Any], end: tuple[float, float], title: str, players: int, file: Path) -> None:
    """Share of the wins over time, beside an equal share."""
    seconds, decisions, shares, errors = np.array(curve).T
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    axes.axhline(100 / players, color="gray", linestyle="--", label="an equal share")
    axes.plot(seconds, 100 * shares, marker=".", label="while learning, moves drawn by chance")
    low, high = 100 * (shares - SURE * errors), 100 * (shares + SURE * errors)
    axes.fill_between(seconds, low, high, alpha=0.3)
    axes.errorbar(
        seconds[-1],
        100 * end[0],
        100 * SURE * end[1],
        fmt="D",
        capsize=4,
        label="judged afterwards",
    )
    axes.set(ylim=(0, None), xlim=(0, None), xlabel="seconds", ylabel="% of games won")
    axes.set_title(
        f"{title} among {players}: PPO against the rule of thumb, {decisions[-1]:,.0f} decisions"
    )
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, dpi=100)


def main() -> None:
    """Train, evaluate and draw."""
    parser = argparse.ArgumentParser(description="the learning curve of ppo.py")
    parser.add_argument("--game", default="trick_100")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--picture", type=Path, help="a file to draw the curve in")
    given = parser.parse_args()
    player, curve = ppo.train(given.game, given.players, given.minutes, given.seed)
    share, error = judge(player, given.game, given.players, given.seed + 1_000_000)
    low, high = share - SURE * error, share + SURE * error
    print(
        f"judged by {TABLES * GAMES:,} games on other deals: {share:.1%} of them won"
        f" (95 %: {low:.1%} to {high:.1%}); an equal share is {1 / given.players:.1%}"
    )
    if given.picture:
        title = trickery.load(given.game).card.title
        draw(curve, (share, error), title, given.players, given.picture)


if __name__ == "__main__":
    main()
