"""What training keeps of play: all that was seen and done for some decisions, and part of it.

Rests on PyTorch.
"""

from __future__ import annotations

from dataclasses import dataclass

from torch import Tensor


@dataclass
class Rollouts:
    """What was seen and done at all tables for some decisions; the first axis is time."""

    seen: Tensor
    mask: Tensor
    actor: Tensor
    moves: Tensor
    logs: Tensor  # log-odds of the move that was made
    ours: Tensor  # made by the policy that learns
    advice: Tensor  # what the rule of thumb would have done
    shares: Tensor  # what the critic expected, by seat at the table
    points: Tensor
    won: Tensor  # what a game that ended with the move brought
    scored: Tensor
    ended: Tensor


@dataclass
class Minibatch:
    """What one update learns from: always the same memory."""

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
