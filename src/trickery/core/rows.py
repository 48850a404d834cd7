"""States as rows, and small arrays, in the form that rules take: compiled or interpreted.

Rests on `compile` and `state`. Compiled rules are given numpy's rows and arrays as they are,
interpreted ones a wrapper around each, so that one source gives equal numbers.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.core.compile import INTERPRETED, rule
from trickery.core.state import Cells, Fields

Rows = npt.NDArray[Any]  # states, one per row


@rule
def row_at(rows: Rows, at: int) -> Any:
    """One state of several."""
    return rows[at]


@rule
def copy_row(to: Rows, source: Rows) -> None:
    """Copy the first of some states over the first of others; allocates nothing."""
    to[0] = source[0]


@rule
def as_cells(array: Any) -> Any:
    """A small-integer array as rules take it, within compiled code."""
    return array


def cells(array: npt.NDArray[Any]) -> Any:
    """A small-integer array as rules take it, for callers outside compiled code."""
    return Cells(array) if INTERPRETED else array


def as_row(s: Fields) -> Any:
    """A wrapped state, in the form that compiled rules take."""
    return s if INTERPRETED else s.row


if INTERPRETED:
    as_cells = Cells

    def copy_row(to: Rows, source: Rows) -> None:
        """Copy a state field by field, which the CUDA simulator's arrays require."""
        for name in to.dtype.names or ():
            to[0][name] = source[0][name]


@functools.cache
def with_tape(dtype: np.dtype[Any], room: int) -> np.dtype[Any]:
    """A state's layout with room for so many words, and their count, in place of its generator."""
    spec: list[Any] = [("rng", np.uint64, (1, 1 + room))]
    spec += [(name, dtype[name]) for name in dtype.names or () if name != "rng"]
    return np.dtype(spec, align=True)
