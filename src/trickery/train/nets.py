"""The two networks: a policy that sees what its seat knows, and a critic that sees all hands.

Rests on PyTorch. The critic reads every seat's observation, the seat to move first, and predicts
each seat's win share and points. It's only used to train the policy, and later to value imagined
worlds, in which all hands are known.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as fn

NEVER = -1e9  # the logit of illegal moves
TRUST = 4.0  # initial weight of the rule of thumb: followed three times in four


class _Reader(nn.Module):
    """The first layer: whole numbers in, each cell divided by its unit."""

    unit: Tensor

    def __init__(self, cells: int, width: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.empty(width, cells))
        self.bias = nn.Parameter(torch.zeros(width))
        self.register_buffer("unit", torch.ones(cells))
        nn.init.orthogonal_(self.weight, 1.4)

    def forward(self, known: Tensor) -> Tensor:
        """(cells, tables) -> (tables, width)"""
        return fn.linear(known.T, _half(self.weight / self.unit), _half(self.bias))


class Policy(nn.Module):
    """What a seat knows, and what the rule of thumb advises -> a preference for every move.

    The network outputs its trust in the advice; it starts with much trust, and so as a fair player,
    and learns when to deviate.
    """

    def __init__(self, cells: int, moves: int, first: int, width: int) -> None:
        super().__init__()
        self.reader = _Reader(cells, first)
        self.layers = nn.ModuleList(
            [
                nn.Linear(first, width),
                nn.Linear(width, width),
                nn.Linear(width, moves),
            ]
        )
        _start(self.layers)
        self.trust = nn.Linear(width, 1)
        nn.init.zeros_(self.trust.weight)
        nn.init.constant_(self.trust.bias, TRUST)

    def forward(self, known: Tensor, advice: Tensor) -> Tensor:
        """`known` is (cells, tables); the result (tables, moves), with illegal moves too."""
        x = fn.relu(self.reader(known))
        for layer in self.layers[:-1]:
            x = fn.relu(_linear(layer, x))
        logits = _linear(self.layers[-1], x).float()
        return logits.scatter_add(1, advice[:, None], _linear(self.trust, x).float())


class Critic(nn.Module):
    """What every seat knows -> the logits of their win shares, and their points in units."""

    def __init__(self, cells: int, seats: int, seat_width: int, width: int) -> None:
        super().__init__()
        self.reader = _Reader(cells, seat_width)
        self.layers = nn.ModuleList(
            [
                nn.Linear(seats * seat_width, width),
                nn.Linear(width, width),
                nn.Linear(width, 2 * seats),
            ]
        )
        _start(self.layers)

    def forward(self, known: Tensor) -> tuple[Tensor, Tensor]:
        """`known` is (seats, cells, tables), counted from the seat to move; so are the results."""
        x = fn.relu(torch.cat([self.reader(seat) for seat in known], dim=1))
        for layer in self.layers[:-1]:
            x = fn.relu(_linear(layer, x))
        shares, points = _linear(self.layers[-1], x).float().chunk(2, dim=1)
        return shares, points


def _linear(layer: Any, x: Tensor) -> Tensor:
    return fn.linear(x, _half(layer.weight), _half(layer.bias))


def _half(weight: Tensor) -> Tensor:
    """Weights are kept in full precision and used in bfloat16."""
    return weight.to(torch.bfloat16)


def _start(layers: Any) -> None:
    for number, layer in enumerate(layers, 1):
        nn.init.orthogonal_(layer.weight, 1.4 if number < len(layers) else 0.01)
        nn.init.zeros_(layer.bias)


def legal_only(logits: Tensor, mask: Tensor) -> Tensor:
    """Log-odds of the legal moves, summing up to one."""
    return fn.log_softmax(logits.masked_fill(mask == 0, NEVER), dim=1)


def draw(logs: Tensor) -> Tensor:
    """Sample a move at each table from the policy."""
    noise = torch.empty_like(logs).exponential_().log_()
    return (logs - noise).argmax(1)
