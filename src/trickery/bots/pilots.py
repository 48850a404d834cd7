"""What points are worth: a search first learns it from pilot games played to their end.

Rests on `rollout`. A search stops its games at the end of a round; only games that continued show
how much a lead in points at that moment raises the chance of winning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.bots.rollout import TO_THE_END, Desk, finisher
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.rows import copy_row
from trickery.core.sets import win_share
from trickery.core.state import U64Array
from trickery.core.threads import once

Floats = npt.NDArray[np.float64]

PILOTS = 24  # games
STOOD, STOPPED, ENDED, SHARED = range(4)  # what is recorded of a pilot game, by seat
WORTH, SPREAD, MORE = range(3)  # results of the pilot games; from MORE on, one cell per seat


@once
def piloter(game: Game) -> Callable[..., None]:
    """The function that plays some games to their end, recording the score where rollouts stop."""
    imagine, scores, winners = game.imagine, game.scores, game.winners
    state_at, finish = game.state_at, finisher(game)

    @specialise(game, "pilot")
    def fly(
        root: Any, desk: Desk, seat: int, rng: U64Array, at_random: int, horizon: int, logs: Any
    ) -> None:
        s = state_at(desk.table, 0)
        for flight in range(len(logs)):
            copy_row(desk.table, root)
            imagine(s, seat, rng, desk.scratch)
            stopped = finish(s, desk, rng, at_random, horizon)
            scores(s, desk.scores)
            for other in range(s.players):
                logs[flight, STOOD, other] = desk.scores[other]
                logs[flight, STOPPED, other] = 1.0 if stopped else 0.0
            if stopped:
                finish(s, desk, rng, at_random, TO_THE_END)
                scores(s, desk.scores)
            won = winners(s)
            for other in range(s.players):
                logs[flight, ENDED, other] = desk.scores[other]
                logs[flight, SHARED, other] = win_share(won, other)

    return fly


def learn(logs: Floats, taste: float) -> Floats:
    """Learn from pilot games the win share that a point is worth, how far results spread, and the
    points that each seat gains after rollouts stop.

    In games where the fewest points win, a point's worth comes out negative by itself.
    """
    stood, ended, shares = logs[:, STOOD], logs[:, ENDED], logs[:, SHARED]
    stopped = logs[:, STOPPED] > 0
    players = stood.shape[1]
    leads = stood - stood.mean(axis=1, keepdims=True)
    squares = float((leads * leads).sum())
    worth = float((leads * (shares - 1 / players)).sum()) / squares if squares else 0.0
    by_lead = 1 / players + worth * leads
    known = np.where(stopped, by_lead, shares)
    spread = float(np.std((1 - taste) * known + taste * by_lead))
    facts = np.zeros(MORE + players)
    facts[WORTH], facts[SPREAD] = worth, max(spread, 0.01)
    if stopped.any():
        facts[MORE : MORE + players] = (ended - stood)[stopped[:, 0]].mean(axis=0)
    return facts
