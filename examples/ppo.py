"""PPO in a hundred lines: from knowing nothing to beating the rule of thumb within minutes.

    python examples/ppo.py --minutes 4

Rests on `trickery[envs]` and PyTorch. One learner sits at many tables among bots that play by the
rule of thumb. It receives what its seat knows, the legal moves and, at the end, the winners.
"""

import argparse
import time
from typing import Any

import torch
from torch import Tensor, nn

from trickery import envs

TABLES, STEPS, EPOCHS, BATCH = 512, 32, 2, 512  # 512 * 32 decisions, each learned from twice
RATE, CLIP, TRACE, CURIOSITY = 2e-3, 0.2, 0.95, 0.003


class Player(nn.Module):
    """Gives the logarithms of the moves' probabilities, and the reward that it expects."""

    def __init__(self, scale: Tensor, moves: int, width: int = 128) -> None:
        super().__init__()
        layers = nn.Linear(len(scale), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        self.scale, self.body = scale, nn.Sequential(*layers)
        self.policy, self.value = nn.Linear(width, moves), nn.Linear(width, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Evaluate many tables at once."""
        thought = self.body(seen * self.scale)
        logits = self.policy(thought).masked_fill(legal == 0, -1e9)
        return logits.log_softmax(-1), self.value(thought).squeeze(-1)


@torch.no_grad()
def play(env: Any, player: Player, now: list[Tensor]) -> tuple[list[Tensor], list[Tensor], Tensor]:
    """Play some steps at every table: returns the next observations, a batch, and results."""
    kept = []
    for _ in range(STEPS):
        logs, value = player(*now)
        noise = -torch.rand_like(logs).log().neg().log()  # Gumbel's: the largest is a fair draw
        move = (logs + noise).argmax(-1, keepdim=True)
        after, reward, over, *_ = env.step(move[:, 0].numpy())
        results = torch.from_numpy(reward), torch.from_numpy(over)
        kept.append((*now, move, logs.gather(1, move), value, *results))
        now = [torch.from_numpy(part) for part in after.values()]
    # Advantages, from the last step back; a game that goes on is worth what the player expects.
    ahead, gain, gains = player(*now)[1], torch.zeros(TABLES), list[Tensor]()
    for *_, value, result, ended in reversed(kept):
        gain = result - value + torch.where(ended, 0.0, ahead + TRACE * gain)
        gains, ahead = [gain, *gains], value
    *known, values, rewards, overs = (torch.cat(part) for part in zip(*kept, strict=True))
    return now, [*known, torch.cat(gains), torch.cat(gains) + values], rewards[overs]


def learn(player: Player, adam: torch.optim.Optimizer, played: list[Tensor]) -> None:
    """Make moves that went better than expected likelier, in small steps."""
    for some in (torch.randperm(EPOCHS * TABLES * STEPS) % (TABLES * STEPS)).view(-1, BATCH):
        seen, legal, move, log, gain, outcome = (part[some] for part in played)
        logs, value = player(seen, legal)
        ratio = (logs.gather(1, move) - log).exp().squeeze(1)
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
        entropy = -(logs.exp() * logs).sum(-1)
        adam.zero_grad()
        ((value - outcome) ** 2 / 2 - better - CURIOSITY * entropy).mean().backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        adam.step()


def train(game: str, players: int, minutes: float, seed: int) -> tuple[Player, list[Any]]:
    """Gives the player, and its curve: seconds, decisions, share of the games won, its error."""
    torch.manual_seed(seed)
    env = envs.solo(game, TABLES, players=players, opponents="thumb", seed=seed, skip_forced=True)
    seen = torch.from_numpy(envs.batch(game, 4096, players=players).random(100).observations)
    player = Player(1 / seen.abs().amax(0).clamp(min=1), len(env.game.moves))  # cells up to 1
    now = [torch.from_numpy(part) for part in env.reset(seed=seed)[0].values()]
    adam, shares = torch.optim.Adam(player.parameters()), torch.empty(0)
    curve, rounds, began = list[Any](), 0, time.monotonic()
    while (spent := (time.monotonic() - began) / 60 / minutes) < 1:
        adam.param_groups[0]["lr"] = RATE * (1 - spent)
        now, played, rewards = play(env, player, now)
        learn(player, adam, played)
        rounds, shares = rounds + 1, torch.cat([shares, (rewards * (players - 1) + 1) / players])
        if len(shares) > 1 and spent >= len(curve) / 20:
            mean, error = shares.mean().item(), shares.std().item() / len(shares) ** 0.5
            curve.append((time.monotonic() - began, rounds * TABLES * STEPS, mean, error))
            print("{:4.0f} s {:11,} decisions: won {:.1%}, error {:.1%}".format(*curve[-1]))
            shares = torch.empty(0)
    return player, curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO against the rule of thumb")
    for name, usual in {"game": "trick_100", "players": 2, "minutes": 4.0, "seed": 0}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    train(**vars(parser.parse_args()))
