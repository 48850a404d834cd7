"""Random words: from a small generator (xoroshiro128++), or from a tape made in advance.

Rests on `sets`. The generator is a state's own two words, and the whole future of a simulated game
is a function of these 128 bits. At a table the words come from a cryptographic stream (`fair`),
laid out on a tape. Numbers below n are exactly uniform, and shuffles use the Fisher-Yates
algorithm.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import numpy as np

from trickery.core.compile import rule, wrapping
from trickery.core.sets import index
from trickery.core.state import U64Array

_1 = np.uint64(1)
_LOW = np.uint64(0xFFFF_FFFF)
_32 = np.uint64(32)
_17, _47 = np.uint64(17), np.uint64(64 - 17)
_49, _15, _21 = np.uint64(49), np.uint64(64 - 49), np.uint64(21)
_28, _36 = np.uint64(28), np.uint64(64 - 28)


@rule
@wrapping
def draw_word(rng: U64Array) -> np.uint64:
    """Sixty-four random bits: the generator's next, or the next on a tape.

    A tape has two dimensions; its first word counts the words taken. The array's type selects the
    case at compile time, so the other one costs nothing.
    """
    if rng.ndim == 2:
        rng[0, 0] += _1
        taken = index(rng[0, 0]) % rng.shape[1]  # past the end: `Game.draw_from` detects it
        return rng[0, taken]  # type: ignore[no-any-return]
    a = rng[0]
    b = rng[1]
    total = a + b
    word = ((total << _17) | (total >> _47)) + a
    b ^= a
    rng[0] = ((a << _49) | (a >> _15)) ^ b ^ (b << _21)
    rng[1] = (b << _28) | (b >> _36)
    return word  # type: ignore[no-any-return]


@rule
def below(rng: U64Array, n: int) -> int:
    """Draw a number from 0 to n-1, all exactly equally likely (Lemire's method)."""
    bound = np.uint64(n)
    product = (draw_word(rng) >> _32) * bound
    if (product & _LOW) < bound:
        threshold = (np.uint64(1) << _32) % bound
        while (product & _LOW) < threshold:
            product = (draw_word(rng) >> _32) * bound
    return index(product >> _32)


@rule
def shuffle(rng: U64Array, cards: Any, start: int, count: int) -> None:
    """Shuffle `count` cells of an array from `start` on."""
    for i in range(count - 1, 0, -1):
        j = below(rng, i + 1)
        held = cards[start + i]
        cards[start + i] = cards[start + j]
        cards[start + j] = held


@rule
def reseed(rng: U64Array, source: U64Array) -> None:
    """Reseed a generator from another one."""
    rng[0] = draw_word(source)
    rng[1] = draw_word(source) | np.uint64(1)


def seed_words(seed: int) -> tuple[int, int]:
    """The 128 bits that a seed, any whole number, stands for."""
    text = str(seed) if seed.bit_length() < 4096 else hex(seed)  # str limits digits
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little") | 1


def fresh_seed() -> int:
    """A seed from the operating system's entropy."""
    return secrets.randbits(128)


def generator(seed: int) -> U64Array:
    """Make a generator independent of any state's, for choosing moves and for imagining."""
    return np.array(seed_words(seed), dtype=np.uint64)


def generator_for(*of: object) -> U64Array:
    """Make a generator that depends only on the `repr` of these values."""
    digest = hashlib.sha256(repr(of).encode()).digest()
    return generator(int.from_bytes(digest[:8], "little"))
