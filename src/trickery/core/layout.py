"""Declared layouts: where each part of an observation, of a draw of chance or of the moves lies.

Rests on nothing. Offsets are added up here, so that no rule ever counts one by hand.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from trickery.core.errors import UnknownMove


class Layout(Mapping[str, int]):
    """Named parts, one after another: `Layout(hand=60, trick=4)["trick"] == 60`."""

    def __init__(self, **sizes: int) -> None:
        self.sizes = dict(sizes)
        self._starts: dict[str, int] = {}
        self.total = 0
        for name, size in sizes.items():
            self._starts[name] = self.total
            self.total += size

    def __getitem__(self, name: str) -> int:
        return self._starts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._starts)

    def __len__(self) -> int:
        return len(self._starts)


@dataclass(frozen=True)
class Move:
    """A move as people write it. Games subclass it, one class a kind of move.

    @dataclass(frozen=True)
    class Play(Move):
        text = "play {card}"
        card: str
    """

    text: ClassVar[str]
    heard_as: ClassVar[str | None] = None  # what the others hear instead, if not all of it

    def __str__(self) -> str:
        return self.text.format(**vars(self))

    @classmethod
    def label_id(cls) -> str:
        """The message that tells people of such a move: `move-take-reserve` of TakeReserve."""
        return "move" + re.sub("([A-Z])", r"-\1", cls.__name__).lower()

    @property
    def heard(self) -> str:
        """What the others at the table hear of it; empty if nothing at all."""
        return str(self) if self.heard_as is None else self.heard_as


class Moves(Sequence[Move]):
    """All moves of a game in their dense order: number to move, text to number."""

    def __init__(self, **kinds: Sequence[Move]) -> None:
        self.layout = Layout(**{name: len(moves) for name, moves in kinds.items()})
        self._all: list[Move] = [move for moves in kinds.values() for move in moves]
        self._numbers = {_plain(str(move)): number for number, move in enumerate(self._all)}
        if len(self._numbers) != len(self._all):
            raise ValueError("two moves have the same text")

    @property
    def words(self) -> int:
        """How many 64-bit words a set of moves takes."""
        return (len(self._all) + 63) // 64

    def start(self, kind: str) -> int:
        """The number of the first move of a kind."""
        return self.layout[kind]

    def number(self, move: Move) -> int:
        """The number of a move."""
        return self._numbers[_plain(str(move))]

    def parse(self, text: str, among: Sequence[int] | None = None) -> int:
        """The number of the move that a text means.

        The full text always works. Among given moves a part is enough if it fits only one:
        `7 moons` for `play 7 of moons`. A text that fits none raises with the nearest ones.
        """
        plain = _plain(text)
        if plain in self._numbers:
            return self._numbers[plain]
        candidates = range(len(self._all)) if among is None else among
        wanted = plain.split()
        if wanted and among is not None:
            fitting = [n for n in candidates if _fits(wanted, _plain(str(self._all[n])).split())]
            if len(fitting) == 1:
                return fitting[0]
            if fitting:
                some = ", ".join(f"'{self._all[n]}'" for n in fitting[:4])
                raise UnknownMove(f"'{_short(text)}' could be {some}: say which")
        texts = [_plain(str(self._all[n])) for n in candidates]
        near = difflib.get_close_matches(plain[:80], texts, n=3, cutoff=0.4)
        hint = f"; did you mean {' or '.join(repr(t) for t in near)}?" if near else ""
        raise UnknownMove(f"'{_short(text)}' is no move of this game{hint}")

    def __getitem__(self, number: int) -> Move:  # type: ignore[override]  # no slices needed
        return self._all[number]

    def __len__(self) -> int:
        return len(self._all)


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[^\s,;]+", text.lower()))


def _short(text: str) -> str:
    clean = "".join(c if c.isprintable() else "?" for c in text)
    return clean if len(clean) <= 60 else clean[:57] + "..."


def _fits(wanted: list[str], words: list[str]) -> bool:
    """Each wanted word starts a word of the move, in order."""
    rest = iter(words)
    return all(
        any(word == want or (not want.isdigit() and word.startswith(want)) for word in rest)
        for want in wanted
    )
