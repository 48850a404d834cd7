"""The two networks: a policy that sees what its seat knows, and a critic that sees all hands.

Rests on PyTorch. The critic reads every seat's observation, the seat to move first, and says how
the win will be shared and how many points each will have. It only helps the policy to learn, and
later judges imagined worlds, in which all hands are known.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as fn

NEVER = -1e9  # the logit of what cannot be


class Policy(nn.Module):
    """What a seat knows -> a preference for every move."""

    def __init__(self, cells: int, moves: int, first: int, width: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            [
                nn.Linear(cells, first),
                nn.Linear(first, width),
                nn.Linear(width, width),
                nn.Linear(width, moves),
            ]
        )
        _start(self.layers)

    def forward(self, known: Tensor) -> Tensor:
        """Logits, of illegal moves too."""
        return _through(self.layers, known).float()


class Critic(nn.Module):
    """What every seat knows -> the logits of their win shares, and their points in units."""

    def __init__(self, cells: int, seats: int, seat_width: int, width: int) -> None:
        super().__init__()
        self.seat = nn.Linear(cells, seat_width)
        self.layers = nn.ModuleList(
            [
                nn.Linear(seats * seat_width, width),
                nn.Linear(width, width),
                nn.Linear(width, 2 * seats),
            ]
        )
        nn.init.orthogonal_(self.seat.weight, 1.4)
        nn.init.zeros_(self.seat.bias)
        _start(self.layers)

    def forward(self, known: Tensor) -> tuple[Tensor, Tensor]:
        """`known` is (batch, seats, cells), counted from the seat to move; so are the answers."""
        out = _through(self.layers, fn.relu(self.seat(known)).flatten(1)).float()
        shares, points = out.chunk(2, dim=1)
        return shares, points


def _through(layers: nn.ModuleList, x: Tensor) -> Tensor:
    for layer in layers[:-1]:
        x = fn.relu(layer(x))
    out: Tensor = layers[-1](x)
    return out


def _start(layers: nn.ModuleList) -> None:
    for number, layer in enumerate(layers, 1):
        nn.init.orthogonal_(layer.weight, 1.4 if number < len(layers) else 0.01)
        nn.init.zeros_(layer.bias)


def legal_only(logits: Tensor, mask: Tensor) -> Tensor:
    """Log-odds of the legal moves, summing up to one."""
    return fn.log_softmax(logits.masked_fill(mask == 0, NEVER), dim=1)


def draw(logs: Tensor) -> Tensor:
    """A move at each table, as likely as the policy says."""
    noise = torch.empty_like(logs).exponential_().log_()
    return (logs - noise).argmax(1)
