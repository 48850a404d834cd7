"""Twisticon's cube in the state: a word for each face, four bits for each of its nine icons.

Rests on `core` (sets) and on the geometry of `cube`. Clauses TW-6 to TW-8 and TW-11: turning a face
and finding lines on it works on all nine places at once, without a loop or a table.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from trickery.core.compile import rule, table, wrapping
from trickery.core.sets import NONE, bit, index, lowest, rest, size
from trickery.core.state import U64Array
from trickery.games.twisticon import cube
from trickery.games.twisticon.cube import (
    BACK,
    BOTTOM,
    CELLS,
    FACES,
    FRONT,
    LEFT,
    ON_FACE,
    RIGHT,
    TOP,
    UPRIGHT,
)

ICON = np.uint64(15)
_1, _2, _4, _8 = (np.uint64(n) for n in (1, 2, 4, 8))
_12, _16, _24 = (np.uint64(n) for n in (12, 16, 24))


def _every(places: str) -> np.uint64:
    """All four bits of some places."""
    return np.uint64(sum(0b1111 << 4 * int(at) for at in places))


def _lowest(places: str) -> np.uint64:
    """The lowest bit of some places."""
    return np.uint64(sum(1 << 4 * int(at) for at in places))


ONES = _lowest("012345678")

# Single cells --------------------------------------------------------------------------------

FACE_OF = table([cell // ON_FACE for cell in range(CELLS)])
#: A face is stored as it would lie on top after rolling the cube once (the bottom: over the front),
#: so a turning row has the same places on each of its faces.
_ROLLED = {BACK: "876543210", RIGHT: "258147036", LEFT: "630741852"}
SHIFT_OF = table(
    [
        4 * _ROLLED.get(face, "012345678").index(str(at))
        for face in range(len(FACES))
        for at in range(ON_FACE)
    ],
    np.uint64,
)

#: The cells of the pieces, one after the other: three of each corner, two of each edge.
CORNER_CELLS = table([cell for piece in cube.CORNER_CELLS for cell in piece])
EDGE_CELLS = table([cell for piece in cube.EDGE_CELLS for cell in piece])


@rule
def icon_at(faces: U64Array, cell: int) -> int:
    """The icon of a cell."""
    return index((faces[FACE_OF[cell]] >> SHIFT_OF[cell]) & ICON)


@rule
def put_icon(faces: U64Array, cell: int, icon: int) -> None:
    """Put an icon on a cell."""
    face, shift = FACE_OF[cell], SHIFT_OF[cell]
    faces[face] = (faces[face] & ~(ICON << shift)) | (np.uint64(icon) << shift)


# Turning a face ------------------------------------------------------------------------------

# Clockwise, as it is read: 0 1 2    6 3 0
#                           3 4 5 -> 7 4 1
#                           6 7 8    8 5 2
_ON_2, _ON_4, _ON_6 = _every("05"), _every("1"), _every("2")
_BACK_2, _BACK_4, _BACK_6 = _every("38"), _every("7"), _every("6")
_STAYS = _every("4")
_LEFT_COLUMN, _TOP_ROW = _every("036"), _every("012")
ALL = np.uint64((1 << 64) - 1)


@rule
def clockwise(face: np.uint64) -> np.uint64:
    """A face after a quarter turn clockwise."""
    on = (face & _ON_2) << _8 | (face & _ON_4) << _16 | (face & _ON_6) << _24
    back = (face & _BACK_2) >> _8 | (face & _BACK_4) >> _16 | (face & _BACK_6) >> _24
    return on | back | (face & _STAYS)


@rule
def half(face: np.uint64, yes: np.uint64) -> np.uint64:
    """A face after half a turn if `yes` is all ones, and unchanged if `yes` is 0."""
    columns = (face ^ (face >> _8)) & _LEFT_COLUMN & yes  # exchange the outer columns
    face ^= columns ^ (columns << _8)
    rows = (face ^ (face >> _24)) & _TOP_ROW & yes  # and the outer rows
    return face ^ rows ^ (rows << _24)


# Twisting the cube (TW-6, TW-7) --------------------------------------------------------------

#: By twist: the places that turn, on each of the four faces of the ring.
TURNING = table(
    [
        _every(places)
        for of_a_kind in ("036 036147 258 258147", "678 678345 012 012345", "012 012345 678 678345")
        for places in of_a_kind.split()
        for _ in range(2)
    ],
    np.uint64,
)
#: By upright twist: the two sides of its ring, and all ones if the bottom, rolled over the front,
#: needs half a turn to fit the ring.
NEAR = table([FRONT] * 8 + [RIGHT] * 8)
FAR = table([BACK] * 8 + [LEFT] * 8)
OVER = table([NONE] * 8 + [ALL] * 8, np.uint64)
#: By twist: the face that turns as a whole, and all ones if it turns anticlockwise.
_ENDS = (LEFT, RIGHT, FRONT, BACK, TOP, BOTTOM)
END = table([end for end in _ENDS for _ in range(4)])
AGAINST = table(
    [ALL if (end in (LEFT, FRONT, BOTTOM)) ^ way else NONE for end in _ENDS for way in (0, 1) * 2],
    np.uint64,
)


@rule
@wrapping
def twist(faces: U64Array, move: int) -> None:
    """Turn one or two rows by a quarter (TW-6): they move round four faces, and one face
    rotates."""
    turning, back = TURNING[move], NONE - np.uint64(move & 1)
    if move < UPRIGHT:
        near, far, over = NEAR[move], FAR[move], OVER[move]
        a, b, c, d = ring(
            faces[TOP], faces[near], half(faces[BOTTOM], over), faces[far], turning, back
        )
        faces[TOP], faces[near], faces[BOTTOM], faces[far] = a, b, half(c, over), d
    else:  # the four sides
        a, b, c, d = ring(
            half(clockwise(faces[LEFT]), ALL),
            faces[FRONT],
            clockwise(faces[RIGHT]),
            half(faces[BACK], ALL),
            turning,
            back,
        )
        faces[LEFT], faces[FRONT] = clockwise(a), b
        faces[RIGHT], faces[BACK] = half(clockwise(c), ALL), half(d, ALL)
    end = END[move]
    faces[end] = half(clockwise(faces[end]), AGAINST[move])


@rule
def ring(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64, turning: np.uint64, back: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Copy some places of each of four faces from the next one, or with `back` from the previous
    one."""
    other = (b ^ d) & back
    across = (c ^ a) & back
    return (
        a ^ ((a ^ b ^ other) & turning),
        b ^ ((b ^ c ^ across) & turning),
        c ^ ((c ^ d ^ other) & turning),
        d ^ ((d ^ a ^ across) & turning),
    )


@rule
def flip(faces: U64Array) -> None:
    """TW-7: half a turn about the axis from left to right, so what was below comes up."""
    faces[TOP], faces[BOTTOM] = faces[BOTTOM], faces[TOP]
    faces[FRONT], faces[BACK] = faces[BACK], faces[FRONT]
    faces[LEFT], faces[RIGHT] = half(faces[LEFT], ALL), half(faces[RIGHT], ALL)


# Reading a face -------------------------------------------------------------------------

ROW_STARTS, COLUMN_STARTS, FALLING, RISING = (_lowest(at) for at in ("036", "012", "0", "2"))


@rule
def lines(face: np.uint64, old: np.uint64) -> np.uint64:
    """TW-8: the starts of three in a row, column or diagonal, except lines entirely on `old`
    places.

    The lowest of its four bits marks a place.
    """
    return (
        three(face, old, _4, ROW_STARTS)
        | three(face, old, _12, COLUMN_STARTS)
        | three(face, old, _16, FALLING)
        | three(face, old, _8, RISING)
    )


@rule
def three(face: np.uint64, old: np.uint64, on: np.uint64, starts: np.uint64) -> np.uint64:
    """The starts from which three equal icons lie in a line, each `on` bits from the one before."""
    differ = face ^ (face >> on)
    same = ~(differ | differ >> _1 | differ >> _2)
    return starts & same & (same >> on) & ~(old & (old >> on) & (old >> on >> on))


@rule
def icons_at(face: np.uint64, places: np.uint64) -> np.uint64:
    """The set of icons in some places."""
    icons = NONE
    while places != NONE:
        icons |= bit(index((face >> np.uint64(lowest(places))) & ICON))
        places = rest(places)
    return icons


@rule
def how_many(face: np.uint64, icon: int) -> int:
    """How often a face shows an icon (TW-11)."""
    differ = face ^ (np.uint64(icon) * ONES)
    return size(ONES & ~(differ | differ >> _1 | differ >> _2))


def read(faces: U64Array) -> list[int]:
    """The icons of all cells, for views and words."""
    words = [int(face) for face in faces]
    return [words[FACE_OF[cell]] >> int(SHIFT_OF[cell]) & 15 for cell in range(CELLS)]


def written(icons: Sequence[int]) -> list[int]:
    """The faces of a cube whose cells show these icons: the inverse of `read`."""
    faces = [0] * len(FACES)
    for cell, icon in enumerate(icons):
        faces[FACE_OF[cell]] |= icon << int(SHIFT_OF[cell])
    return faces
