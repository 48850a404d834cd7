"""Secrecy: what a seat isn't told reaches neither it nor a bot in its place.

Rests on `core` and `finding`.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.check.cases import Case
from trickery.check.finding import Finding, Severity
from trickery.core.rng import generator


def check(case: Case) -> Iterator[Finding]:
    """Everything about one case's secrecy."""
    yield from twins_have_their_own_future(case)


def twins_have_their_own_future(case: Case) -> Iterator[Finding]:
    """`imagine` gives each twin a generator of its own: else a search sees future draws."""
    game, match = case.game, case.match(seed=1)
    row = match.snapshot()[0]
    for seat in range(case.players):
        futures = {game.twin(row, seat, generator(seed))["rng"].tobytes() for seed in range(4)}
        if len(futures) < 4 or row["rng"].tobytes() in futures:
            yield Finding(
                Severity.CRITICAL,
                "`imagine` doesn’t give each twin a generator of its own, so search sees future "
                "draws.",
                "knows.py",
                "End `imagine` with `reseed(s.rng, rng)`.",
                f"{case}, seed 1, seat {seat}",
            )
