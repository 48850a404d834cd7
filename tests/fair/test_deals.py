"""Live deals: a crooked one would show, and no word of the stream is used twice.

The deals themselves are counted in each game's own tests, by `dealing`.
"""

from __future__ import annotations

import functools

import numpy as np
import pytest

from kit import deals
from kit.process import came_out
from trickery.core import registry


@pytest.mark.parametrize("ours", registry.ours())
def test_what_is_counted_is_what_a_table_deals(ours: str) -> None:
    game = registry.load(ours)
    row = game.seeded(game.setting(), 0)[0]
    lots, given = game.new_lots()
    for number, counted in enumerate(deals.deals(game, 20)):
        game.draw_from(functools.partial(deals.key_of(number), 1), row, given)
        assert lots.tolist() == counted.tolist()


def test_a_crooked_shuffle_would_be_found() -> None:
    """One deal in fifty has the highest card brought to the first place.

    One in a hundred is about as little as these counts can tell: it comes to 5.2 deviates.
    """
    rng = np.random.default_rng(1)
    dealt = rng.permuted(np.tile(np.arange(60, dtype=np.int8), (100_000, 1)), axis=1)
    assert abs(deals.of_shuffles(dealt)) < deals.FAR
    for deal in dealt[:2000]:
        at = int(np.argmax(deal))
        deal[0], deal[at] = deal[at], deal[0]
    assert deals.of_shuffles(dealt) > deals.FAR


def test_a_number_that_never_comes_would_be_found() -> None:
    drawn = np.random.default_rng(1).integers(0, 4, 100_000)
    assert abs(deals.of_numbers(drawn, 4)) < deals.FAR
    assert deals.of_numbers(drawn[drawn < 3], 4) > deals.FAR


def test_no_word_of_a_stream_is_used_twice() -> None:
    """Whole games of all five, reshuffles too: each block hashed once, each word taken in order."""
    taken = came_out("words_taken", "fair", NUMBA_DISABLE_JIT="1")
    assert set(taken) == set(registry.ours())
    for name, told in taken.items():
        assert told["flaws"] == [], name
        assert told["draws"] >= 10, name
        assert told["words"] >= 2 * told["draws"], name


@pytest.mark.parametrize("server", ["one_key", "one_table", "twice", "backwards"])
def test_a_word_used_twice_would_be_found(server: str) -> None:
    for name, told in came_out("words_taken", server, NUMBA_DISABLE_JIT="1").items():
        assert told["flaws"], name
