"""Adapters: batches, PettingZoo and OpenSpiel play the same game as a match.

Rests on `envs`, `cases` and `finding`. What isn't installed is skipped, and said.
"""

from __future__ import annotations

import io
import random
import warnings
from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib.util import find_spec
from typing import Any

import numpy as np

from trickery import envs
from trickery.check.cases import MOST_MOVES, Case
from trickery.check.finding import Finding, Severity

TABLES, SEED = 3, 30
STEPS = 400  # of a batch
FIX = "Compare `legal`, `apply` and `observe` with docs/adding-a-game.md."


def check(case: Case) -> Iterator[Finding]:
    """One case in every adapter that's installed."""
    yield from a_batch_plays_what_matches_play(case)
    if find_spec("pettingzoo"):
        yield from pettingzoo_accepts_it(case)
    if find_spec("pyspiel"):
        yield from openspiel_accepts_it(case)


def missing() -> list[str]:
    """The adapters that aren't installed."""
    return [name for name in ("pettingzoo", "pyspiel") if not find_spec(name)]


def a_batch_plays_what_matches_play(case: Case) -> Iterator[Finding]:
    """The same moves lead to the same observations, masks and results."""
    game, options = case.game, dict(case.options)
    env = envs.batch(case.name, TABLES, players=case.players, options=options, seed=SEED, threads=1)
    matches = [case.match(SEED + at) for at in range(TABLES)]
    playing = set(range(TABLES))
    for _ in range(STEPS):
        moves = env.sample()
        for at in sorted(playing):
            match, actor = matches[at], int(env.actor[at])
            seen = game.observation(match.snapshot()[0], actor)
            same = actor == match.actor and np.flatnonzero(env.mask[at]).tolist() == match.legal()
            if not (same and np.array_equal(env.observations[at], seen)):
                yield _wrong("A batch plays another game than a match with the same seed", case)
                return
            match.play(actor, int(moves[at]))
        env.step(moves)
        for at in sorted(playing):
            if matches[at].over:
                playing.discard(at)
                wanted = envs.zero_sum(matches[at].returns)
                if not env.done[at] or not np.allclose(env.rewards[at], wanted, atol=1e-6):
                    yield _wrong("A batch ends a game with other rewards than a match", case)
                    return
        if not playing:
            return


def pettingzoo_accepts_it(case: Case) -> Iterator[Finding]:
    """PettingZoo's own test of an environment."""
    from trickery.envs import pettingzoo as zoo

    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # it doubts all observations but its own
        from pettingzoo.test import api_test

        try:
            api_test(zoo.env(case.name, players=case.players), num_cycles=30)
        except AssertionError as error:
            yield _wrong(f"PettingZoo’s own test fails ({' '.join(str(error).split())})", case)


def openspiel_accepts_it(case: Case) -> Iterator[Finding]:
    """A game in OpenSpiel, and its returns."""
    import pyspiel

    import trickery.envs.openspiel  # noqa: F401  # registers the games

    parameters: dict[str, Any] = {"players": case.players}
    state = pyspiel.load_game(f"trickery_{case.name}", parameters).new_initial_state()
    rng = random.Random(SEED)
    for _ in range(MOST_MOVES):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    if not state.is_terminal() or abs(sum(state.returns())) > 1e-9:
        yield _wrong("A game in OpenSpiel doesn’t end with returns that add up to 0", case)


def _wrong(sentence: str, case: Case) -> Finding:
    return Finding(Severity.ERROR, f"{sentence}.", "rules.py", FIX, case.at(SEED))
