"""The hyperparameters of a training run: one set for all games and player counts.

Rests on `core.errors`. Each one is explained beside it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from trickery.core.errors import BadOption


@dataclass(frozen=True)
class Recipe:
    """How to train. The schedule follows the share of `minutes` that has been used."""

    minutes: float = 20.0  # of training, over all resumed parts
    tables: int = 65_536  # games at once
    steps: int = 24  # decisions at each table between two learning phases
    slices: int = 2  # an update learns from one decision at each of a part of the tables
    rounds: int = 1  # how often each decision is learned from
    lessons: float = 0.02  # of the time: at first mainly the critic learns
    doubt: float = 0.25  # in that time the policy imitates the rule of thumb, with exploration
    rate: float = 7e-4  # Adam's, falling to a twentieth
    clip: float = 0.15  # how far a step may move a move's odds
    trust: float = 0.97  # lambda: per decision of any seat, since the critic values every position
    entropy: float = 0.03  # reward for staying unpredictable, at first
    entropy_end: float = 0.001
    leash: float = 0.05  # weight of the divergence from the averaged policy
    average: float = 0.999  # of the averaged policy, an update
    past: int = 7  # at one table in this many an earlier policy plays all seats but one
    snapshots: int = 8  # earlier policies to keep
    first: int = 384  # width of the policy's first layer
    width: int = 256  # ... and of the others
    seat_width: int = 96  # width of the critic's encoding of one seat's knowledge
    judged: int = 8_192  # tables at which the averaged policy plays against the rule of thumb
    judged_steps: int = 48  # decisions at each of them for a line of the log
    seed: int = 1

    @classmethod
    def make(cls, minutes: float, changes: Sequence[str] = ()) -> Recipe:
        """The usual recipe, with some figures changed: `tables=4096`."""
        usual = dataclasses.asdict(cls())
        kinds = {name: type(figure) for name, figure in usual.items()}
        chosen: dict[str, Any] = {"minutes": minutes}
        for change in changes:
            name, _, text = change.partition("=")
            if name not in kinds:
                raise BadOption(
                    f"the recipe has no figure '{name}'; choose from {', '.join(kinds)}"
                )
            try:
                chosen[name] = kinds[name](text)
            except ValueError:
                raise BadOption(f"--set {name}=...: '{text}' isn't a number") from None
            if chosen[name] < 0:
                raise BadOption(f"--set {name}=...: can't be negative")
        recipe = cls(**chosen)
        if recipe.minutes <= 0:
            raise BadOption("--minutes must be more than 0")
        if recipe.tables < 1 or recipe.slices < 1 or recipe.tables % recipe.slices:
            raise BadOption("tables must be a multiple of slices, and both at least 1")
        return recipe
