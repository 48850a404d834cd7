"""Twisticon's scramble: a cube that turning can reach, all exactly equally likely.

Rests on `cube`, `faces` and `core` (chance, sets). Clause TW-4. Turning can bring the corners into
any order and twist all but one of them any way, and the edges likewise. The last one's orientation
follows from the others, and the edges' order is odd exactly when the corners' order is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import draw_word
from trickery.core.sets import NONE, ONE, index, size
from trickery.core.state import Cells, U64Array
from trickery.games.twisticon import cube
from trickery.games.twisticon.cube import CENTRE, CORNERS, EDGES, ON_FACE
from trickery.games.twisticon.faces import CORNER_CELLS, EDGE_CELLS, ICON

#: The cube's 24 orientations: for each, the icon of each face.
_UPS = [[way[ON_FACE * face + CENTRE] // ON_FACE for face in range(6)] for way in cube.ORIENTATIONS]


def _round(faces: Sequence[int], icons: Sequence[int]) -> int:
    """A piece's icons twice round, four bits each: read from a later one, the piece is rotated."""
    return sum(icons[face] << 4 * at for at, face in enumerate((*faces, *faces)))


#: By orientation: the icons of the faces; those of each corner and of each edge, twice round.
CENTRES = table([_round(range(6), up) for up in _UPS], np.uint64)
CORNER_ICONS = table(
    [_round([c // ON_FACE for c in cells], up) for up in _UPS for cells in cube.CORNER_CELLS],
    np.uint64,
)
EDGE_ICONS = table(
    [_round([c // ON_FACE for c in cells], up) for up in _UPS for cells in cube.EDGE_CELLS],
    np.uint64,
)
ALL_CORNERS, ALL_EDGES = (
    np.uint64(sum(n << 4 * n for n in range(pieces))) for pieces in (CORNERS, EDGES)
)

HALF, LOW_HALF = np.uint64(32), np.uint64(0xFFFF_FFFF)
THREE, FOUR = np.uint64(3), np.uint64(4)
UPS = np.uint64(len(_UPS))
FLIPS = np.uint64((1 << EDGES - 1) - 1)
#: The numbers of orientations, of orders and twists of the corners, and of orders of the edges.
CORNER_WAYS = np.uint64(len(_UPS) * math.factorial(CORNERS) * 3 ** (CORNERS - 1))
EDGE_WAYS = np.uint64(math.factorial(EDGES) // 2)
CORNER_UNFAIR, EDGE_UNFAIR = (np.uint64(2**32 % int(n)) for n in (CORNER_WAYS, EDGE_WAYS))


@rule
def scramble(rng: U64Array, cells: Cells, at: int) -> None:
    """TW-4: write the icons of a random cube, in any orientation.

    Half a word times the number of choices gives a choice in the upper 32 bits, and the half for
    the next one in the lower. A half that would bias the choice is drawn again.
    """
    word = draw_word(rng)
    while ((word >> HALF) * CORNER_WAYS) & LOW_HALF < CORNER_UNFAIR:
        word = draw_word(rng)
    part = (word >> HALF) * UPS
    up = index(part >> HALF)
    put_centres(up, cells, at)
    left, exchanges, untwist = ALL_CORNERS, NONE, THREE * np.uint64(CORNERS)
    for place in range(CORNERS):
        part = (part & LOW_HALF) * np.uint64(CORNERS - place)
        chosen = part >> HALF
        exchanges += chosen
        icons = CORNER_ICONS[CORNERS * up + piece(left, chosen)]
        left = without(left, chosen)
        twist = untwist % THREE
        if place < CORNERS - 1:
            part = (part & LOW_HALF) * THREE
            twist = part >> HALF
            untwist -= twist
        icons >>= FOUR * twist
        for more in range(3):
            cells[at + CORNER_CELLS[3 * place + more]] = index(icons & ICON)
            icons >>= FOUR
    flips = word & FLIPS
    flips |= np.uint64(size(flips) & 1) << np.uint64(EDGES - 1)
    word = draw_word(rng)
    while ((word >> HALF) * EDGE_WAYS) & LOW_HALF < EDGE_UNFAIR:
        word = draw_word(rng)
    part, left = word >> HALF, ALL_EDGES
    for place in range(EDGES):
        chosen = exchanges & ONE  # choice among the last two
        if place < EDGES - 2:
            part = (part & LOW_HALF) * np.uint64(EDGES - place)
            chosen = part >> HALF
        exchanges += chosen
        icons = EDGE_ICONS[EDGES * up + piece(left, chosen)]
        left = without(left, chosen)
        icons >>= FOUR * (flips & ONE)
        flips >>= ONE
        cells[at + EDGE_CELLS[2 * place]] = index(icons & ICON)
        cells[at + EDGE_CELLS[2 * place + 1]] = index((icons >> FOUR) & ICON)


@rule
def put_centres(up: int, cells: Cells, at: int) -> None:
    """Write the six centres of a cube in an orientation."""
    icons = CENTRES[up]
    for face in range(6):
        cells[at + ON_FACE * face + CENTRE] = index(icons & ICON)
        icons >>= FOUR


@rule
def piece(left: np.uint64, chosen: np.uint64) -> int:
    """Choose one of the remaining pieces, in order. Its index is the number of exchanges that bring
    it there, so the sum of all choices has the parity of the permutation."""
    return index((left >> (FOUR * chosen)) & ICON)


@rule
def without(left: np.uint64, chosen: np.uint64) -> np.uint64:
    """The remaining pieces after one is taken."""
    before = (ONE << (FOUR * chosen)) - ONE
    return (left & before) | ((left >> FOUR) & ~before)
