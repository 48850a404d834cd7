"""Twisticon's scramble: a hundred quarter turns in a third of a microsecond.

Rests on `cube` and on `core` (sets, chance). Clause TW-4. The turns are really made, but on all
twenty corners and edges at once. A piece has three coordinates, each on the positive side, on the
negative one or in the middle, and one sticker of it, the one that is followed, looks along one of
the axes. A word for each axis holds three rows of twenty bits: which pieces are on its negative
side, which are in the middle, whose sticker looks along it. A quarter turn of a layer then lets two
coordinates of its pieces change places, and one of them its sign.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.record import Cells, Words
from trickery.core.rng import below, draw_word
from trickery.core.sets import NONE, ONE, index
from trickery.games.twisticon import cube
from trickery.games.twisticon.cube import CENTRE, CORNERS, EDGES, ON_FACE


def _packed(numbers: Sequence[int]) -> int:
    return sum(number << 8 * at for at, number in enumerate(numbers))


HOME = table(cube.axis_words(), np.uint64)
#: By code the cells of a piece, clockwise from a sticker's own, and their icons when solved: a byte
#: each.
CELLS_AT = table((_packed(cells) for cells in cube.cells_by_code()), np.uint64)
ICONS_AT = table(
    (_packed([cell // ON_FACE for cell in cells]) for cells in cube.cells_by_code()), np.uint64
)
_8, _16, BYTE = np.uint64(8), np.uint64(16), np.uint64(255)

ROW = np.uint64(cube.PIECES)
EVERYBODY = np.uint64((1 << cube.PIECES) - 1)
THREE_ROWS = np.uint64(1 | 1 << cube.PIECES | 1 << 2 * cube.PIECES)
AXIS = np.uint64(3 * cube.PIECES)  # where a word says which axis it is for

STRETCHES, STEPS = 5, 10  # of either half of the way: fifty turns
TWO, THREE = np.uint64(2), np.uint64(3)
HALF, LOW_HALF, TOP_BIT = np.uint64(32), np.uint64(0xFFFF_FFFF), 63
POWER = np.uint64(3**STEPS)
UNFAIR = np.uint64(2**32 % 3**STEPS)  # as in `rng.below`: then it is drawn again
TURNS = 12  # quarter turns: three axes, two sides, two ways
ORDERS, SIGNS = 6, 4  # 24 orientations: any axis first, any second; any sign for two


@rule
def quarter_turn(
    a: np.uint64, b: np.uint64, c: np.uint64, which: np.uint64, side: np.uint64, way: np.uint64
) -> tuple[Any, Any, Any]:
    """Bring the axis in place 0, 1 or 2 to the front, and turn an outer layer of it.

    `side` and `way` are all ones or all zeros.
    """
    second = (a ^ b) & (NONE - (which & ONE))
    third = (a ^ c) & (NONE - (which >> ONE))
    a ^= second ^ third
    b ^= second
    c ^= third
    layer = (a ^ side) & ~(a >> ROW) & EVERYBODY
    change = (b ^ c) & (layer * THREE_ROWS) ^ (layer & way)
    return a, b ^ change, c ^ change ^ layer


@rule
def all_ones_if(bits: np.uint64) -> np.uint64:
    """All ones or all zeros, as the highest bit says."""
    return np.uint64(np.int64(bits) >> TOP_BIT)


@rule
def axis_word(a: np.uint64, b: np.uint64, c: np.uint64, axis: np.uint64) -> np.uint64:
    """The one of three words that is for an axis."""
    return a if a >> AXIS == axis else b if b >> AXIS == axis else c


@rule
def scramble(rng: Words, cells: Cells, at: int) -> None:
    """TW-4: write the icons of a cube after 100 or 101 random quarter turns, put down any way up.

    Two times fifty turns are made side by side, from the middle of the way: `a, b, c` tell where a
    piece goes from there, `x, y, z` where it came from. (A way back is as random as a way on.)
    """
    a, b, c = HOME[0], HOME[1], HOME[2]
    x, y, z = a, b, c
    for _ in range(STRETCHES):
        axes = draw_word(rng)
        while ((axes >> HALF) * POWER) & LOW_HALF < UNFAIR or (axes * POWER) & LOW_HALF < UNFAIR:
            axes = draw_word(rng)
        to, back = axes >> HALF, axes & LOW_HALF
        bits = draw_word(rng)
        for _ in range(STEPS):
            to *= THREE  # each time the next third-part of what is left tells the axis
            back *= THREE
            side, way = all_ones_if(bits), all_ones_if(bits << ONE)
            a, b, c = quarter_turn(a, b, c, to >> HALF, side, way)
            bits <<= TWO
            side, way = all_ones_if(bits), all_ones_if(bits << ONE)
            x, y, z = quarter_turn(x, y, z, back >> HALF, side, way)
            bits <<= TWO
            to &= LOW_HALF
            back &= LOW_HALF
    coin = below(rng, 2 * TURNS)
    if coin < TURNS:
        bits = np.uint64(coin) << np.uint64(TOP_BIT - 1)
        side, way = all_ones_if(bits), all_ones_if(bits << ONE)
        a, b, c = quarter_turn(a, b, c, np.uint64(coin >> 2), side, way)
    a, b, c = put_down(rng, a, b, c, cells, at)
    x, y, z = axis_word(x, y, z, NONE), axis_word(x, y, z, ONE), axis_word(x, y, z, TWO)
    for piece in range(CORNERS + EDGES):
        places = CELLS_AT[code(a, b, c, piece)]
        icons = ICONS_AT[code(x, y, z, piece)]
        cells[at + index(places & BYTE)] = index(icons & BYTE)
        cells[at + index((places >> _8) & BYTE)] = index((icons >> _8) & BYTE)
        if piece < CORNERS:
            cells[at + index(places >> _16)] = index(icons >> _16)


@rule
def put_down(
    rng: Words, a: np.uint64, b: np.uint64, c: np.uint64, cells: Cells, at: int
) -> tuple[Any, Any, Any]:
    """Turn the cube as a whole: the axes in any order, with signs that make it no mirror image."""
    way_up = below(rng, ORDERS * SIGNS)
    which = np.uint64(way_up % 3)
    second = (a ^ b) & (NONE - (which & ONE))
    third = (a ^ c) & (NONE - (which >> ONE))
    a ^= second ^ third
    b ^= second
    c ^= third
    swap = (b ^ c) & (NONE - np.uint64(way_up // 3 & 1))
    b ^= swap
    c ^= swap
    first, next_one, last = index(a >> AXIS), index(b >> AXIS), index(c >> AXIS)
    mirrored = 0 if (next_one - first) % 3 == 1 else 1
    flip_a = way_up // ORDERS & 1
    flip_b = way_up // ORDERS >> 1
    flip_c = mirrored ^ flip_a ^ flip_b
    # The centres go along: the faces are numbered by axis, the negative sides 3 higher.
    cells[at + CENTRE] = first + 3 * flip_a
    cells[at + CENTRE + ON_FACE] = next_one + 3 * flip_b
    cells[at + CENTRE + 2 * ON_FACE] = last + 3 * flip_c
    cells[at + CENTRE + 3 * ON_FACE] = first + 3 - 3 * flip_a
    cells[at + CENTRE + 4 * ON_FACE] = next_one + 3 - 3 * flip_b
    cells[at + CENTRE + 5 * ON_FACE] = last + 3 - 3 * flip_c
    return (
        a ^ (EVERYBODY & (NONE - np.uint64(flip_a))),
        b ^ (EVERYBODY & (NONE - np.uint64(flip_b))),
        c ^ (EVERYBODY & (NONE - np.uint64(flip_c))),
    )


GATHER = np.uint64(1 << 40 | 1 << 23 | 1 << 6)  # moves three rows of three bits next to each other


@rule
def code(a: np.uint64, b: np.uint64, c: np.uint64, piece: int) -> int:
    """All that the three words say of a piece, in nine bits: see `cube.cells_by_code`."""
    lane = np.uint64(piece)
    rows = (a >> lane) & THREE_ROWS
    rows |= ((b >> lane) & THREE_ROWS) << ONE
    rows |= ((c >> lane) & THREE_ROWS) << TWO
    return index(((rows * GATHER) >> np.uint64(40)) & np.uint64(511))
