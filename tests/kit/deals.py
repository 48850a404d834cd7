"""Statistics of live deals: every card must be equally likely in every place.

Rests on `core.fair` and on the games' own `draw`. Keys are fixed, so tests are deterministic. A
game's own tests say which parts of its draw are shuffled, and which are single numbers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.core import fair
from trickery.core.compile import INTERPRETED
from trickery.core.contract import Game
from trickery.core.match import Source
from trickery.core.rows import with_tape

DEALS = 500 if INTERPRETED else 100_000
ROOM = 128  # words that are enough for any deal
#: Of 33 statistics with two tails each, one is beyond this many deviates in 0.7 of 10**6 runs.
FAR = 5.6

Dealt = npt.NDArray[np.int8]


def key_of(number: int) -> Source:
    """The words of a game, from a key of its own."""
    return fair.stream(number.to_bytes(32, "big"))


def deals(game: Game, many: int = DEALS) -> Dealt:
    """First draws of a game, each from another key.

    Like `Game.draw_from`, but the row is built only once.
    """
    row = game.seeded(game.setting(), 0)[0]
    tape = np.zeros(1, dtype=with_tape(game.State.dtype, ROOM))
    for name in game.State.fields():
        if name != "rng":
            tape[0][name] = row[name]
    words, (lots, given) = tape["rng"][0], game.new_lots()
    handle = game.handle(tape[0])
    dealt = np.zeros((many, len(lots)), dtype=np.int8)
    for number in range(many):
        words[0, 0] = 0
        words[0, 1:] = key_of(number)(1, ROOM)
        game.draw(handle, given)
        assert int(words[0, 0]) <= ROOM
        dealt[number] = lots
    return dealt


def deviate(chi_square: float, freedom: int) -> float:
    """How many standard deviations a chi-square is off (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def of_shuffles(dealt: Dealt) -> float:
    """Card by place. Two places cannot hold the same card, which a chi-square must allow for."""
    many, places = dealt.shape
    kinds, alike = np.unique(dealt[0], return_counts=True)
    total = 0.0
    for kind, of_kind in zip(kinds, alike, strict=True):
        expected = many * of_kind / places
        found = (dealt == kind).sum(axis=0)
        total += float(((found - expected) ** 2).sum() / expected)
    return deviate(total * (places - 1) / places, (len(kinds) - 1) * (places - 1))


def of_numbers(drawn: npt.NDArray[Any], count: int) -> float:
    """Check that all numbers of a range are equally frequent."""
    _, found = np.unique(drawn, return_counts=True)
    assert len(found) <= count
    expected = len(drawn) / count
    missing = (count - len(found)) * expected
    return deviate(float(((found - expected) ** 2).sum() / expected) + missing, count - 1)


def check(game: Game, shuffles: Sequence[str], numbers: Mapping[str, int]) -> Dealt:
    """Count the parts of a game's first draw; gives the draws, for whatever else is in them."""
    dealt = deals(game)
    off = {}
    for part in shuffles:
        start = game.lots[part]
        off[part] = of_shuffles(dealt[:, start : start + game.lots.sizes[part]])
    for part, count in numbers.items():
        off[part] = of_numbers(dealt[:, game.lots[part]], count)
    assert all(abs(far) < FAR for far in off.values()), off
    return dealt
