"""The ways of running the rules: what happens in a game, as digests that two processes compare.

Rests on `cases`, `playing` and `finding`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from typing import Any

from trickery.check.cases import Case
from trickery.check.finding import Finding, Severity
from trickery.check.playing import Playthrough
from trickery.core.rng import generator
from trickery.core.state import OVER

STEPS = 150  # of a game
SEED = 21
FILES = {
    "the state": "rules.py",
    "legal moves": "rules.py",
    "scores": "rules.py",
    "winners": "rules.py",
    "observations": "knows.py",
    "twins": "knows.py",
    "the rule of thumb": "thumb.py",
}

#: Steps of a game: each with the digests of what happened, by its name.
Digests = list[dict[str, str]]


def digests(case: Case) -> Digests:
    """What happens in one game, step by step."""
    play = Playthrough(case, SEED)
    found = [dict(_at(play))]
    for _, _ in zip(play.steps(), range(STEPS), strict=False):
        found.append(dict(_at(play)))
    return found


def _at(play: Playthrough) -> Iterator[tuple[str, str]]:
    rules, rows = play.rules, play.rows
    yield "the state", _digest(rows.tobytes())
    yield "legal moves", _digest(json.dumps(play.legal).encode())
    yield "scores", _digest(json.dumps(rules.scores(rows)).encode())
    if play.actor == OVER:
        yield "winners", str(rules.winners(rows))
    if play.actor < 0:
        return
    if len(play.legal) > 1:
        advice = rules.thumb(rows, play.legal, generator(play.moves))
        yield "the rule of thumb", str(advice)
    if play.moves % 2 == 0:
        seats = range(play.case.players)
        seen = [rules.observe(rows, seat).tobytes() for seat in seats]
        yield "observations", _digest(b"".join(seen))
        twins = [rules.imagine(rows, seat, generator(play.moves)).tobytes() for seat in seats]
        yield "twins", _digest(b"".join(twins))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def compared(case: Case, one: Sequence[Any], other: Sequence[Any]) -> Iterator[Finding]:
    """The first step at which interpreted and compiled rules differ."""
    for step, (here, there) in enumerate(zip(one, other, strict=False)):
        differing = [what for what in FILES if here.get(what) != there.get(what)]
        if differing:
            yield Finding(
                Severity.CRITICAL,
                f"Compiled and interpreted, the rules differ: {differing[0]} at step {step} of a "
                "game.",
                FILES[differing[0]],
                "Look for numbers that don’t fit their field, words mixed with numbers, and `/` in "
                "place of `//`.",
                case.at(SEED),
            )
            return


def check(case: Case) -> Iterator[Finding]:
    """One game with guarded memory in the way that this process runs the rules."""
    play = Playthrough(case, SEED)
    for _, _ in zip(play.steps(), range(STEPS), strict=False):
        dict(_at(play))
    yield from play.rules.found
