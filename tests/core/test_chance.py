"""Chance from words that were made before: the same draws, and words enough for any deck."""

from __future__ import annotations

import numpy as np

from trickery.core import fair, registry
from trickery.core.match import Match
from trickery.core.rng import below, draw_word, generator, shuffle
from trickery.core.state import U64Array


def taped(words: list[int]) -> U64Array:
    return np.array([[0, *words]], dtype=np.uint64)


def test_a_tape_gives_its_words_in_order_and_counts_them() -> None:
    tape = taped([7, 2**63, 9])
    assert [int(draw_word(tape)) for _ in range(3)] == [7, 2**63, 9]
    assert int(tape[0, 0]) == 3


def test_numbers_and_shuffles_are_made_of_a_tape_as_of_the_generator() -> None:
    words = [int(draw_word(rng)) for rng in [generator(5)] for _ in range(60)]
    tape, rng = taped(words), generator(5)
    assert [below(tape, n) for n in range(1, 20)] == [below(rng, n) for n in range(1, 20)]
    ours, theirs = np.arange(30, dtype=np.int8), np.arange(30, dtype=np.int8)
    shuffle(tape, ours, 0, 30)
    shuffle(rng, theirs, 0, 30)
    assert ours.tolist() == theirs.tolist()


def test_a_deal_is_the_same_from_words_as_from_a_generator(name: str) -> None:
    game = registry.load(name)
    seeded = Match(game, seed=11)
    rng = generator(11)
    words = np.array([draw_word(rng) for _ in range(256)], dtype=np.uint64)
    taped = Match(game, words=lambda _, count: words[:count])
    assert [step.chance for step in taped.history] == [step.chance for step in seeded.history]


def test_a_draw_that_needs_more_words_begins_again_with_more() -> None:
    game = registry.load(registry.names()[0])
    asked: list[int] = []

    def words(draw: int, count: int) -> U64Array:
        asked.append(count)
        unfit = np.zeros(count, dtype=np.uint64)  # words so low that all but a few draws are odd
        unfit[300:] = fair.stream(bytes(32))(draw, count)[300:] if count > 300 else 0
        return unfit

    Match(game, words=words)
    assert asked == [256, 512]
