"""The buffers of training: rollouts of some decisions, and minibatches of them.

Rests on PyTorch.
"""

from __future__ import annotations

from dataclasses import dataclass

from torch import Tensor


@dataclass
class Rollouts:
    """Observations, moves and results at all tables for some decisions; the first axis is time."""

    seen: Tensor
    mask: Tensor
    actor: Tensor
    moves: Tensor
    logs: Tensor  # log-odds of the move that was made
    ours: Tensor  # made by the policy that learns
    advice: Tensor  # the rule of thumb's move
    shares: Tensor  # what the critic expected, by seat at the table
    points: Tensor
    won: Tensor  # results of a game that ended with the move
    scored: Tensor
    ended: Tensor


@dataclass
class Minibatch:
    """The batch of one update, in fixed memory."""

    seen: Tensor
    mask: Tensor
    actor: Tensor
    moves: Tensor
    logs: Tensor
    ours: Tensor
    advice: Tensor
    gain: Tensor
    shares: Tensor
    points: Tensor
    players: Tensor
