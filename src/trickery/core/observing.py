"""Writing sets of cards into observations: eight cells at a time if they're contiguous.

Rests on `compile`. There are two implementations: a loop over the cells (interpreted, and on a GPU,
where the cells of one table are strided so that the writes of neighbouring threads coalesce), and
words of eight cells (compiled for the CPU). The array's type selects one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic, overload

from trickery.core.compile import RuleCompiler, rule, table
from trickery.core.state import U64Array

#: Eight cells for each set of eight cards: a byte each.
EIGHTS = table(
    [sum((set_ >> at & 1) << 8 * at for at in range(8)) for set_ in range(256)], np.uint64
)
_BYTE, _FOUR = np.uint64(255), np.uint64(15)
_HALF, _32 = np.uint64(0xFFFF_FFFF), np.uint64(32)
_1, _4, _8 = np.uint64(1), np.uint64(4), np.uint64(8)


def clear(out: Any, first: int, last: int) -> None:
    """Write 0 into the cells from `first` to before `last`."""
    for cell in range(first, last):
        out[cell] = 0


def write_set(out: Any, at: int, cards: np.uint64, count: int) -> None:
    """Write `count` cells from `at` on: 1 for each card of the set, 0 for each other."""
    for card in range(count):
        out[at + card] = int((cards >> np.uint64(card)) & _1)


def write_words(out: Any, words: U64Array, count: int) -> None:
    """Write a set of several words into the first `count` cells."""
    for cell in range(count):
        out[cell] = int((words[cell >> 6] >> np.uint64(cell & 63)) & _1)


def write_eight(out: Any, at: int, cells: np.uint64) -> None:
    """Write eight cells from `at` on, a byte each."""
    for cell in range(8):
        out[at + cell] = int((cells >> np.uint64(8 * cell)) & _BYTE)


def write_counts(out: Any, at: int, counts: np.uint64, count: int) -> None:
    """Write `count` cells from `at` on, eight to sixteen of them: numbers of four bits each."""
    for cell in range(count):
        out[at + cell] = int((counts >> np.uint64(4 * cell)) & _FOUR)


# Compiled ------------------------------------------------------------------------------------

# Inlined into callers, where the number of cells is a constant.
_INLINE: dict[str, Any] = {
    "strict": False,
    "jit_options": {"forceinline": True, "pipeline_class": RuleCompiler},
}


@overload(clear, **_INLINE)
def _compiled_clear(out: Any, first: Any, last: Any) -> Callable[..., None]:  # noqa: ARG001
    def apart(out: Any, first: int, last: int) -> None:
        _put_apart(out, first, last - first, np.uint64(0), _1, _1)

    return clear if out.layout == "C" else apart


@overload(write_set, **_INLINE)
def _compiled_write_set(out: Any, at: Any, cards: Any, count: Any) -> Callable[..., None]:  # noqa: ARG001
    def by_eights(out: Any, at: int, cards: np.uint64, count: int) -> None:
        if count < 8:
            for card in range(count):
                out[at + card] = (cards >> np.uint64(card)) & _1
            return
        for card in range(0, count - 7, 8):
            _put_eight(out, at + card, _eight(cards >> np.uint64(card)))
        _put_eight(out, at + count - 8, _eight(cards >> np.uint64(count - 8)))

    def apart(out: Any, at: int, cards: np.uint64, count: int) -> None:
        _put_apart(out, at, min(32, count), cards & _HALF, _1, _1)
        if count > 32:
            _put_apart(out, at + 32, count - 32, cards >> _32, _1, _1)

    return by_eights if out.layout == "C" else apart


@overload(write_words, **_INLINE)
def _compiled_write_words(out: Any, words: Any, count: Any) -> Callable[..., None]:  # noqa: ARG001
    def by_eights(out: Any, words: U64Array, count: int) -> None:
        for word in range(count >> 6):
            cards = words[word]
            for eight in range(8):
                _put_eight(out, 64 * word + 8 * eight, _eight(cards >> np.uint64(8 * eight)))
        cards = words[(count - 1) >> 6]
        for first in range(count & ~63, count - 7, 8):
            _put_eight(out, first, _eight(cards >> np.uint64(first & 63)))
        for cell in range(count & ~7, count):
            out[cell] = (cards >> np.uint64(cell & 63)) & _1

    def apart(out: Any, words: U64Array, count: int) -> None:
        for first in range(0, count, 32):
            half = (words[first >> 6] >> np.uint64(first & 32)) & _HALF
            _put_apart(out, first, min(32, count - first), half, _1, _1)

    return by_eights if out.layout == "C" else apart


@overload(write_eight, **_INLINE)
def _compiled_write_eight(out: Any, at: Any, cells: Any) -> Callable[..., None]:  # noqa: ARG001
    def at_once(out: Any, at: int, cells: np.uint64) -> None:
        _put_eight(out, at, cells)

    def apart(out: Any, at: int, cells: np.uint64) -> None:
        _put_apart(out, at, 4, cells & _HALF, _8, _BYTE)
        _put_apart(out, at + 4, 4, cells >> _32, _8, _BYTE)

    return at_once if out.layout == "C" else apart


@overload(write_counts, **_INLINE)
def _compiled_write_counts(out: Any, at: Any, counts: Any, count: Any) -> Callable[..., None]:  # noqa: ARG001
    def by_eights(out: Any, at: int, counts: np.uint64, count: int) -> None:
        _put_eight(out, at, _eight_counts(counts))
        _put_eight(out, at + count - 8, _eight_counts(counts >> np.uint64(4 * (count - 8))))

    def apart(out: Any, at: int, counts: np.uint64, count: int) -> None:
        _put_apart(out, at, 8, counts & _HALF, _4, _FOUR)
        _put_apart(out, at + 8, count - 8, counts >> _32, _4, _FOUR)

    return by_eights if out.layout == "C" else apart


@rule
def _eight_counts(counts: np.uint64) -> np.uint64:
    """A word of eight cells, for the lowest eight numbers."""
    word = counts & _HALF
    word = (word | word << np.uint64(16)) & np.uint64(0x0000_FFFF_0000_FFFF)
    word = (word | word << np.uint64(8)) & np.uint64(0x00FF_00FF_00FF_00FF)
    return (word | word << np.uint64(4)) & np.uint64(0x0F0F_0F0F_0F0F_0F0F)


@rule
def seats_away(seat: int, other: int, players: int) -> int:
    """How many seats the other one sits to the left of `seat`."""
    return other - seat if other >= seat else other - seat + players


@rule
def _eight(cards: np.uint64) -> np.uint64:
    """A word of eight cells, for the lowest eight cards."""
    return EIGHTS[cards & _BYTE]  # type: ignore[no-any-return]


def _eight_in_one_store(typing_context: Any, out: Any, at: Any, word: Any) -> Any:  # noqa: ARG001
    """Store eight cells at once, at any alignment; the first is the word's lowest byte."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, word = arguments
        data = cgutils.create_struct_proxy(signature.args[0])(context, builder, array).data
        cell = builder.gep(data, [at])
        builder.store(word, builder.bitcast(cell, ir.IntType(64).as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(out, types.intp, types.uint64), generate


_put_eight: Any = intrinsic(_eight_in_one_store)


def _cells_apart(
    typing_context: Any,  # noqa: ARG001
    out: Any,
    at: Any,  # noqa: ARG001
    count: Any,  # noqa: ARG001
    bits: Any,  # noqa: ARG001
    width: Any,  # noqa: ARG001
    low: Any,  # noqa: ARG001
) -> Any:
    """Store strided cells, each from the next `width` bits of a half word, masked with `low`.

    Numba would check every index for being negative, and multiply; that took most of a GPU's time.
    Here a cell takes three instructions.
    """

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        at, count, bits, width, low = arguments[1:]
        stride = cgutils.unpack_tuple(builder, array.strides, 1)[0]
        half, cell = ir.IntType(32), ir.IntType(8)
        width, low = builder.trunc(width, half), builder.trunc(low, half)
        where = builder.gep(array.data, [builder.mul(at, stride)])
        place = cgutils.alloca_once_value(builder, where)
        left = cgutils.alloca_once_value(builder, builder.trunc(bits, half))
        with cgutils.for_range(builder, count):
            here, now = builder.load(place), builder.load(left)
            builder.store(builder.trunc(builder.and_(now, low), cell), here)
            builder.store(builder.lshr(now, width), left)
            builder.store(builder.gep(here, [stride]), place)
        return context.get_dummy_value()

    half_word = (types.uint64, types.uint64, types.uint64)
    return types.void(out, types.intp, types.intp, *half_word), generate


_put_apart: Any = intrinsic(_cells_apart)
