"""Twisticon's cube: its cells, its pieces, and how every turn moves them.

Rests on `core.say`. A sticker is a place and the direction it faces, and a turn rotates both.
Everything here is computed once, at import. Clauses TW-2, TW-4, TW-6, TW-7.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trickery.core.say import Say, speaker

say = speaker(__package__)

Vector = tuple[int, int, int]

# TW-2: the order of the faces is that of the icons on a solved cube. Opposite faces are 3 apart.
FACES = ("top", "right", "front", "bottom", "left", "back")
TOP, RIGHT, FRONT, BOTTOM, LEFT, BACK = range(6)
#: The direction of each face: x to the right of seat 0, y up, z towards seat 0, at the front.
LOOKS: tuple[Vector, ...] = (
    (0, 1, 0),
    (1, 0, 0),
    (0, 0, 1),
    (0, -1, 0),
    (-1, 0, 0),
    (0, 0, -1),
)
ON_FACE = 9
CELLS = len(FACES) * ON_FACE
CENTRE = 4  # of a face's nine cells, counted row by row
CORNERS, EDGES = 8, 12
ALL_LAYERS = (-1, 0, 1)


def _place(face: int, row: int, column: int) -> Vector:
    """The position of a cell. Sides are read upright from outside; the top as seat 0 looks down on
    it, the bottom with its front edge uppermost."""
    return (
        (column - 1, 1, row - 1),
        (1, 1 - row, 1 - column),
        (column - 1, 1 - row, 1),
        (column - 1, -1, 1 - row),
        (-1, 1 - row, column - 1),
        (1 - column, 1 - row, -1),
    )[face]


#: Every cell as (place, face), face by face, row by row: cell number = 9 * face + place on it.
SPOTS: tuple[tuple[Vector, int], ...] = tuple(
    (_place(face, row, column), face)
    for face in range(len(FACES))
    for row in range(3)
    for column in range(3)
)
_NUMBER = {spot: cell for cell, spot in enumerate(SPOTS)}


def _dot(a: Vector, b: Vector) -> int:
    return sum(p * q for p, q in zip(a, b, strict=True))


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _quarter(axis: Vector, v: Vector) -> Vector:
    """A vector after a quarter turn about an axis, anticlockwise as seen from its tip."""
    along = _dot(axis, v)
    x, y, z = _cross(axis, v)
    return (along * axis[0] + x, along * axis[1] + y, along * axis[2] + z)


Turn = tuple[int, ...]  # for each cell, the cell that its sticker came from


def turn(face: int, layers: Iterable[int], clockwise: bool = True) -> Turn:
    """A quarter turn, as seen facing a face; layer 1 is the face's own, -1 the opposite one."""
    axis = LOOKS[face]
    turning = set(layers)
    goes = {}
    for cell, (place, looks) in enumerate(SPOTS):
        if _dot(axis, place) in turning:
            way = LOOKS.index(_quarter(axis, LOOKS[looks]))
            goes[cell] = _NUMBER[_quarter(axis, place), way]
        else:
            goes[cell] = cell
    if clockwise:
        return tuple(goes[cell] for cell in range(CELLS))
    return tuple(sorted(range(CELLS), key=goes.__getitem__))


def after(first: Turn, then: Turn) -> Turn:
    """The composition of two turns."""
    return tuple(first[cell] for cell in then)


NO_TURN: Turn = tuple(range(CELLS))


# The twists of a turn (TW-6, TW-7) ---------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """One way to twist the cube: what turns in which direction, and where its stickers come
    from."""

    name: str
    turn: Turn


def _ways() -> list[Way]:
    """All ways: 16 of upright rows, then 8 of level ones; a pair is an outer and the middle row.

    "Back", "left" and so on: where stickers on top go. Level twists are as seen from above.
    """
    ways = []
    for near, far, row, tos, face in (
        ("left", "right", "column", ("to the back", "to the front"), RIGHT),
        ("front", "back", "row", ("to the left", "to the right"), BACK),
        ("top", "bottom", "layer", ("clockwise", "anticlockwise"), TOP),
    ):
        # Clockwise at the right face takes the top to the back; at the back face, to the left.
        sides = ((near, -1), (far, 1)) if face != TOP else ((near, 1), (far, -1))
        for side, outer in sides:
            for rows, layers in ((row, (outer,)), ("pair", (outer, 0))):
                for to, clockwise in zip(tos, (True, False), strict=True):
                    ways.append(Way(f"{side} {rows} {to}", turn(face, layers, clockwise)))
    return ways


WAYS = _ways()
UPRIGHT = 16  # of them; the rest are level


#: TW-7: the flip is half a turn about the left-right axis, which brings the bottom up.
FLIP: Turn = after(turn(RIGHT, ALL_LAYERS), turn(RIGHT, ALL_LAYERS))


def kept(moved: Turn, face: int) -> list[int]:
    """For each place on a face, the place on it that its sticker came from; -1 if none on it."""
    sources = [moved[ON_FACE * face + at] - ON_FACE * face for at in range(ON_FACE)]
    return [source if 0 <= source < ON_FACE else -1 for source in sources]


# The pieces --------------------------------------------------------------------------------------


def _clockwise(faces: Sequence[int]) -> tuple[int, ...]:
    """Three faces round a corner, clockwise as seen from outside."""
    a, b, c = faces
    seen = _dot(_cross(LOOKS[a], LOOKS[b]), LOOKS[c])
    return (a, b, c) if seen < 0 else (a, c, b)


def _cell_of(faces: Sequence[int], face: int) -> int:
    """The cell on one face of the piece between some faces."""
    x, y, z = (sum(LOOKS[f][axis] for f in faces) for axis in range(3))
    return _NUMBER[(x, y, z), face]


#: Corner 1*b + 2*l + 4*k lies at the bottom if b, left if l, back if k: its three cells, clockwise
#: from the one on top or bottom.
CORNER_CELLS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_cell_of(faces, face) for face in faces)
    for faces in (
        _clockwise((TOP + 3 * (n & 1), RIGHT + 3 * (n >> 1 & 1), FRONT + 3 * (n >> 2)))
        for n in range(CORNERS)
    )
)
#: The faces that each edge lies between: four edges on top, four upright, four at the bottom.
EDGE_FACES = [
    *itertools.product((TOP,), (RIGHT, FRONT, LEFT, BACK)),
    *itertools.product((FRONT, BACK), (RIGHT, LEFT)),
    *itertools.product((BOTTOM,), (RIGHT, FRONT, LEFT, BACK)),
]
EDGE_CELLS: tuple[tuple[int, ...], ...] = tuple(
    tuple(_cell_of(faces, face) for face in faces) for faces in EDGE_FACES
)
BOTTOM_EDGES = 8  # the first of them
#: The edge between two faces, as 6 * face + face; -1 if there is none.
EDGE_BETWEEN = [-1] * 36
for _edge, (_a, _b) in enumerate(EDGE_FACES):
    EDGE_BETWEEN[6 * _a + _b] = EDGE_BETWEEN[6 * _b + _a] = _edge
#: The face that follows two others clockwise round a corner, as 6 * face + face; -1 if none.
THIRD_FACE = [-1] * 36
for _cells in CORNER_CELLS:
    _x, _y, _z = (cell // ON_FACE for cell in _cells)
    THIRD_FACE[6 * _x + _y] = _z
    THIRD_FACE[6 * _y + _z] = _x
    THIRD_FACE[6 * _z + _x] = _y


def _orientations() -> list[Turn]:
    """The 24 ways to put the cube down."""
    whole = [turn(face, ALL_LAYERS) for face in (TOP, RIGHT, FRONT)]
    found = [NO_TURN]
    for one in found:  # the list grows during the loop
        for more in whole:
            if (new := after(one, more)) not in found:
                found.append(new)
    return found


ORIENTATIONS = _orientations()


# Which cubes can be reached ----------------------------------------------------------------------


def odd(order: Sequence[int]) -> bool:
    """Whether a permutation of 0..n-1 is odd."""
    pairs = itertools.combinations(order, 2)
    return sum(a > b for a, b in pairs) % 2 == 1


def flaw(cube: Sequence[int], names: Sequence[str]) -> Say | None:
    """Why a cube, 54 icons in the order of SPOTS, is unreachable by twisting; None if reachable."""
    home = {cube[ON_FACE * face + CENTRE]: face for face in range(6)}  # by icon
    if sorted(home) != list(range(6)):
        return say("record-centre-twice")
    if tuple(home[icon] for icon in range(6)) not in {_faces_of(way) for way in ORIENTATIONS}:
        return say("record-centres")
    corners, twists = [], 0
    for cells in CORNER_CELLS:
        faces = [home[cube[cell]] for cell in cells]
        if THIRD_FACE[6 * faces[0] + faces[1]] != faces[2]:
            return say("record-no-corner", text_icons=_named(cube, cells, names))
        corners.append(sum((face // 3) << (face % 3) for face in faces))
        twists += next(at for at, face in enumerate(faces) if face % 3 == 0)
    if sorted(corners) != list(range(CORNERS)):
        return say("record-corner-twice")
    edges, flips = [], 0
    for cells in EDGE_CELLS:
        a, b = (home[cube[cell]] for cell in cells)
        edge = EDGE_BETWEEN[6 * a + b]
        if edge < 0:
            return say("record-no-edge", text_icons=_named(cube, cells, names))
        edges.append(edge)
        flips += EDGE_FACES[edge][0] != a
    if sorted(edges) != list(range(EDGES)):
        return say("record-edge-twice")
    if twists % 3:
        return say("record-corner-twisted")
    if flips % 2:
        return say("record-edge-flipped")
    if odd(corners) != odd(edges):
        return say("record-exchanged")
    return None


def _named(cube: Sequence[int], cells: Sequence[int], names: Sequence[str]) -> list[str]:
    return [names[cube[cell]] for cell in cells]


def _faces_of(way: Turn) -> tuple[int, ...]:
    """Where each icon's centre is after an orientation of the solved cube."""
    icons = [way[ON_FACE * face + CENTRE] // ON_FACE for face in range(6)]
    return tuple(icons.index(icon) for icon in range(6))
