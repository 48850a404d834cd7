"""Declared layouts: the offsets of an observation's, a random draw's or the moves' parts.

Rests on `errors`. Offsets are computed here, so that no rule hard-codes one.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from trickery.core.errors import UnknownMove
from trickery.core.say import speaker

say = speaker(__package__)

NEAR_LENGTH = 40  # characters of a text beyond which the nearest moves are not looked for

_WORD = re.compile("[^\\s,;'\"\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb\u27e6\u27e7]+")


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
    """A move as people write it. Games subclass it, one class per kind of move.

    @dataclass(frozen=True)
    class Play(Move):
        text = "play {card}"
        card: str
    """

    text: ClassVar[str]
    heard_as: ClassVar[str | None] = None  # what the others hear, if not the full text

    def __str__(self) -> str:
        return self.text.format(**vars(self))

    @classmethod
    def label_id(cls) -> str:
        """The id of the message for such a move: `move-take-reserve` for TakeReserve."""
        return "move" + re.sub("([A-Z])", r"-\1", cls.__name__).lower()

    @property
    def heard(self) -> str:
        """What the other seats hear of it; empty if they hear nothing."""
        return str(self) if self.heard_as is None else self.heard_as


class Moves(Sequence[Move]):
    """All moves of a game in their dense order: number to move, text to number."""

    def __init__(self, **kinds: Sequence[Move]) -> None:
        self.layout = Layout(**{name: len(moves) for name, moves in kinds.items()})
        self._all: list[Move] = [move for moves in kinds.values() for move in moves]
        self.texts = [str(move) for move in self._all]
        self._numbers = {folded(text): number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self._all):
            raise ValueError("two moves have the same text")

    @property
    def words(self) -> int:
        """The number of 64-bit words in a set of moves."""
        return (len(self._all) + 63) // 64

    def start(self, kind: str) -> int:
        """The number of the first move of a kind."""
        return self.layout[kind]

    def number(self, move: Move) -> int:
        """The number of a move."""
        return self._numbers[folded(str(move))]

    def parse(self, text: str, among: Sequence[int] | None = None) -> int:
        """Find the number of the move that a text means.

        The full text always works. With `among`, a part is enough if it matches only one of these
        moves: `7 moons` for `play 7 of moons`. If none matches, the error suggests the nearest.
        """
        plain = folded(text)
        if plain in self._numbers:
            return self._numbers[plain]
        candidates = range(len(self._all)) if among is None else among
        return find(text, {n: self.texts[n] for n in candidates}, parts=among is not None)

    def __getitem__(self, number: int) -> Move:  # type: ignore[override]  # no slices
        return self._all[number]

    def __len__(self) -> int:
        return len(self._all)


def find(text: str, moves: Mapping[int, str], parts: bool = True) -> int:
    """Find the move that a text means, among moves as people read them, in any language.

    With `parts`, a part is enough if it matches only one. If none matches, the error suggests the
    nearest.
    """
    plain = folded(text)
    plainly = {number: folded(words) for number, words in moves.items()}
    fitting = [number for number, words in plainly.items() if words == plain]
    wanted = plain.split()
    if parts and wanted and not fitting:
        fitting = [number for number, words in plainly.items() if _fits(wanted, words.split())]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        some = [moves[number] for number in fitting[:4]]
        raise UnknownMove(say("which-move", text=_short(text), text_some=some))
    as_read = {words: moves[number] for number, words in plainly.items()}
    if len(plain) > NEAR_LENGTH:
        raise UnknownMove(say("no-such-move", text=_short(text)))
    near = [as_read[words] for words in difflib.get_close_matches(plain, as_read, 3, 0.4)]
    if near:
        raise UnknownMove(say("no-such-move-near", text=_short(text), text_near=near))
    raise UnknownMove(say("no-such-move", text=_short(text)))


def folded(text: str) -> str:
    """Normalize a typed text: no capitals, accents, commas or quotation marks."""
    if not text.isascii():
        letters = unicodedata.normalize("NFKD", text.casefold().replace("\u0153", "oe"))
        text = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(_WORD.findall(text.lower()))


def _short(text: str) -> str:
    clean = "".join(c if c.isprintable() else "?" for c in text)
    return clean if len(clean) <= 60 else clean[:57] + "..."


def _fits(wanted: list[str], words: list[str]) -> bool:
    """Whether each wanted word is a prefix of a word of the move, in order."""
    rest = iter(words)
    return all(
        any(word == want or (not want.isdigit() and word.startswith(want)) for word in rest)
        for want in wanted
    )
