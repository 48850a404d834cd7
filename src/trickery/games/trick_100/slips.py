"""Trick 100: a beginner's mistakes.

Rests on `rules` and the legal moves. Refers to TH-6, TH-9, TH-11 and TH-13: a beginner
plays big numbers first, spends a 100 at once, and neither cheats nor challenges.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import NONE, has, highest
from trickery.core.state import U64Array
from trickery.games.trick_100.cards import HUNDRED
from trickery.games.trick_100.rules import PASS, State
from trickery.games.trick_100.thumb import OPEN_NUMBERS

OFTEN = 40  # of a hundred decisions


@rule
def slip(s: State, legal: U64Array, rng: U64Array) -> int:  # noqa: ARG001  # the contract's
    """Choose the biggest number that may be played face up; else a 100; else pass."""
    high = legal[1] & OPEN_NUMBERS
    if high != NONE:
        return 64 + highest(high)
    if legal[0] != NONE:
        return highest(legal[0])
    return HUNDRED if has(legal[1], HUNDRED - 64) else PASS
