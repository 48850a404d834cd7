"""Writing sets of cards into observations: eight cells at a time where they lie side by side.

Rests on `compile`. One meaning, two ways: a loop over the cells (interpreted, and on a GPU, where
the cells of one table lie far apart so that neighbouring threads write side by side), and whole
words of eight cells (compiled for the CPU). Which one is compiled follows from the array's type.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic, overload

from trickery.core.compile import rule

_ONES = np.uint64(0x0101_0101_0101_0101)  # eight cells that say 1
_OWN_BIT = np.uint64(0x8040_2010_0804_0201)  # in each cell another bit of a byte
_CARRY = np.uint64(0x7F7F_7F7F_7F7F_7F7F)  # any bit, plus this, reaches the cell's highest bit
_BYTE, _FOUR, _1, _7 = np.uint64(255), np.uint64(15), np.uint64(1), np.uint64(7)


def write_set(out: Any, at: int, cards: np.uint64, count: int) -> None:
    """Write `count` cells from `at` on: 1 for each card of the set, 0 for each other."""
    for card in range(count):
        out[at + card] = int((cards >> np.uint64(card)) & _1)


@overload(write_set, strict=False)
def _compiled_write_set(out: Any, at: Any, cards: Any, count: Any) -> Callable[..., None]:  # noqa: ARG001
    if out.layout != "C":
        return write_set

    def by_eights(out: Any, at: int, cards: np.uint64, count: int) -> None:
        if count < 8:
            for card in range(count):
                out[at + card] = (cards >> np.uint64(card)) & _1
            return
        for card in range(0, count - 7, 8):
            _put_eight(out, at + card, _eight(cards >> np.uint64(card)))
        _put_eight(out, at + count - 8, _eight(cards >> np.uint64(count - 8)))

    return by_eights


def write_eight(out: Any, at: int, cells: np.uint64) -> None:
    """Write eight cells from `at` on, a byte each."""
    for cell in range(8):
        out[at + cell] = int((cells >> np.uint64(8 * cell)) & _BYTE)


@overload(write_eight, strict=False)
def _compiled_write_eight(out: Any, at: Any, cells: Any) -> Callable[..., None]:  # noqa: ARG001
    if out.layout != "C":
        return write_eight

    def at_once(out: Any, at: int, cells: np.uint64) -> None:
        _put_eight(out, at, cells)

    return at_once


def write_counts(out: Any, at: int, counts: np.uint64, count: int) -> None:
    """Write `count` cells from `at` on, eight to sixteen: the small numbers of four bits each."""
    for cell in range(count):
        out[at + cell] = int((counts >> np.uint64(4 * cell)) & _FOUR)


@overload(write_counts, strict=False)
def _compiled_write_counts(out: Any, at: Any, counts: Any, count: Any) -> Callable[..., None]:  # noqa: ARG001
    if out.layout != "C":
        return write_counts

    def by_eights(out: Any, at: int, counts: np.uint64, count: int) -> None:
        _put_eight(out, at, _eight_counts(counts))
        _put_eight(out, at + count - 8, _eight_counts(counts >> np.uint64(4 * (count - 8))))

    return by_eights


@rule
def _eight_counts(counts: np.uint64) -> np.uint64:
    """A word of eight cells, for the lowest eight numbers."""
    word = counts & np.uint64(0xFFFF_FFFF)
    word = (word | word << np.uint64(16)) & np.uint64(0x0000_FFFF_0000_FFFF)
    word = (word | word << np.uint64(8)) & np.uint64(0x00FF_00FF_00FF_00FF)
    return (word | word << np.uint64(4)) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)


@rule
def seats_away(seat: int, other: int, players: int) -> int:
    """How many seats to the left of `seat` the other one is."""
    return other - seat if other >= seat else other - seat + players


@rule
def _eight(cards: np.uint64) -> np.uint64:
    """A word of eight cells, for the lowest eight cards."""
    return ((((cards & _BYTE) * _ONES & _OWN_BIT) + _CARRY) >> _7) & _ONES


def _eight_in_one_store(typing_context: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    """Eight cells in one store, wherever they begin; the first is the word's lowest byte."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, word = arguments
        data = cgutils.create_struct_proxy(signature.args[0])(context, builder, array).data
        cell = builder.gep(data, [at])
        builder.store(word, builder.bitcast(cell, ir.IntType(64).as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, types.intp, types.uint64), generate


_put_eight: Any = intrinsic(_eight_in_one_store)
