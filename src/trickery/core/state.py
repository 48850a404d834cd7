"""A game's state as one flat record: declared once as a class, stored as a numpy row.

    class State(Fields):
        rng: U64Array = u64(2)
        hand: U64Array = u64(6)   # one set of cards a seat
        lead: int = i8()

`State.dtype` is the layout that compiled code works on. An instance of the class is a wrapper
around one row: it offers its fields to interpreted rules and to `view` as plain `int`s, so that
small integers behave alike in every way of running.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

U64Array: TypeAlias = npt.NDArray[np.uint64]
Words: TypeAlias = U64Array  # its name in 0.2: other packages' games may still use it
Row: TypeAlias = Any  # a numpy structured scalar (np.void): what compiled rules are given


class Cells:
    """A view of a small-integer array whose elements read as `int`."""

    __slots__ = ("_array",)

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self._array = array

    def __getitem__(self, at: int | tuple[int, ...]) -> int:
        return int(self._array[at])

    def __setitem__(self, at: int | tuple[int, ...], value: int) -> None:
        self._array[at] = value

    def __len__(self) -> int:
        return len(self._array)

    def tolist(self) -> list[Any]:
        """The cells as (nested) lists of `int`."""
        values: list[Any] = self._array.tolist()
        return values


class _Field:
    def __init__(self, kind: type[np.generic], shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, state: Fields | None, owner: type) -> Any:
        if state is None:
            return self
        value = state.row[self.name]
        if self.kind is np.uint64:
            return value
        return Cells(value) if self.shape else int(value)

    def __set__(self, state: Fields, value: Any) -> None:
        state.row[self.name] = value


class _Row(list[int]):
    """A row of cells that doesn't change: lists are faster to read than arrays."""

    def tolist(self) -> list[int]:
        """The cells as a list."""
        return list(self)


class _Once:
    """A field that's read from the row once, then cached in the instance."""

    def __init__(self, field: _Field) -> None:
        self.field = field

    def __get__(self, state: Fields, owner: type) -> Any:
        value = self.field.__get__(state, owner)
        if isinstance(value, Cells) and len(self.field.shape) == 1:
            value = _Row(value.tolist())
        state.__dict__[self.field.name] = value
        return value


def u64(*shape: int) -> Any:
    """A set of cards, or several."""
    return _Field(np.uint64, shape)


def i32(*shape: int) -> Any:
    """Larger counts."""
    return _Field(np.int32, shape)


def i16(*shape: int) -> Any:
    """Scores and turn counts."""
    return _Field(np.int16, shape)


def i8(*shape: int) -> Any:
    """Seats, cards, small counts."""
    return _Field(np.int8, shape)


def u8(*shape: int) -> Any:
    """Counts up to 255."""
    return _Field(np.uint8, shape)


CHANCE = -1  # the `actor` when chance decides next: a deal, a shuffle
OVER = -2  # the `actor` when the game has ended


class Fields:
    """Base of a game's state. Subclasses declare fields; every state has these three."""

    dtype: ClassVar[np.dtype[Any]]
    is_still: ClassVar[bool] = False

    rng: U64Array = u64(2)  # the source of all future random draws; never shown
    players: int = i8()
    actor: int = i8()  # the seat that decides next, or CHANCE, or OVER

    def __init__(self, row: Row) -> None:
        self.row = row

    def __init_subclass__(cls, still: bool = False) -> None:
        if still:
            return  # made by `_still`: it inherits its base's fields
        fields: dict[str, _Field] = {}
        for base in reversed(cls.__mro__):
            fields.update({k: v for k, v in vars(base).items() if isinstance(v, _Field)})
        # Widest first, filled up to whole words: no padding, so equal states are equal bytes.
        ordered = sorted(fields.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
        spec: list[Any] = [(name, field.kind, field.shape) for name, field in ordered]
        if spare := -np.dtype(spec).itemsize % 8:
            spec.append(("spare", np.uint8, (spare,)))
        cls.dtype = np.dtype(spec, align=True)

    @classmethod
    def still(cls, row: Row) -> Self:
        """A faster wrapper, which reads each field once, around a row that doesn't change."""
        glass: Self = _still(cast(Any, cls))(row)  # mypy considers a class unhashable
        return glass

    @classmethod
    def fields(cls) -> list[str]:
        """The declared names, in the order of the layout."""
        return [name for name in cls.dtype.names or () if name != "spare"]


@functools.cache
def _still(kind: type[Fields]) -> type[Any]:
    once = {name: _Once(getattr(kind, name)) for name in kind.fields()} | {"is_still": True}
    return types.new_class(
        f"Still{kind.__name__}", (kind,), {"still": True}, lambda n: n.update(once)
    )


_S = TypeVar("_S", bound=Fields)
_T = TypeVar("_T")


def once(part: Callable[[_S], _T]) -> Callable[[_S], _T]:
    """Compute what everybody sees alike only once for a `still` state, not for every seat.

    Views then share it, so nobody may change it.
    """
    known = f"once {part.__module__}.{part.__qualname__}"

    @functools.wraps(part)
    def computed(s: _S) -> _T:
        if not s.is_still:
            return part(s)
        if known not in s.__dict__:
            s.__dict__[known] = part(s)
        found: _T = s.__dict__[known]
        return found

    return computed
