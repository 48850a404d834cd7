"""Calling a game's rules with guarded memory: what they write past its end, and change unasked.

Rests on `finding` and `core`. Interpreted, the arrays notice every index that isn't theirs;
compiled, cells behind their end show what was written there, and nothing else is hit.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.check.finding import Finding, Severity
from trickery.core.compile import INTERPRETED
from trickery.core.contract import Game
from trickery.core.hidden import SCRATCH
from trickery.core.rows import Rows
from trickery.core.state import Cells, U64Array

BEHIND = 512  # cells behind an array that belong to nobody
MARK = 0x5A  # what they hold


class Watched(Cells):
    """Cells that note what is written or read beyond them, and let it be."""

    __slots__ = ("beyond",)

    def __init__(self, array: npt.NDArray[Any]) -> None:
        super().__init__(array)
        self.beyond: set[int] = set()

    def __getitem__(self, at: Any) -> int:
        if 0 <= at < len(self):
            return super().__getitem__(at)
        self.beyond.add(int(at))
        return 0

    def __setitem__(self, at: Any, value: int) -> None:
        if 0 <= at < len(self):
            super().__setitem__(at, value)
        else:
            self.beyond.add(int(at))


class Guarded:
    """An array for a rule to write to, and what was written past its end."""

    def __init__(self, size: int, kind: type[np.generic] = np.int8, fill: int = 0) -> None:
        self._memory = np.full(size + BEHIND, MARK, dtype=kind)
        self.array: npt.NDArray[Any] = self._memory[:size]
        self.array[:] = fill
        self._watched = Watched(self.array) if INTERPRETED and kind is not np.uint64 else None
        self.taken: Any = self.array if self._watched is None else self._watched

    @property
    def past(self) -> int:
        """How many cells past its end were used."""
        if self._watched is not None:
            return len(self._watched.beyond)
        return int((self._memory[len(self.array) :] != MARK).sum())


#: Where each array's length is decided, and by what.
LENGTHS = {
    "draw": ("its layout `LOTS`", "cards.py", "`LOTS`"),
    "legal": ("the moves in `MOVES`", "cards.py", "`MOVES`"),
    "observe": ("its layout `LAYOUT`", "cards.py", "`LAYOUT`"),
    "imagine": ("the working memory", "knows.py", "the number of hidden places"),
    "scores": ("the seats at the table", "rules.py", "the loop over `s.players`"),
    "thumb": ("the one cell of `why`", "thumb.py", "the index of `why`"),
}


class Rules:
    """A game's rules, each call in guarded memory; the faults gather in `found`."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: list[Finding] = []
        self.where = ""

    def draw(self, rows: Rows, fill: int = 0) -> npt.NDArray[np.int8]:
        """A draw of chance, which changes only its lots and the generator."""
        lots = Guarded(max(1, self.game.lots.total), fill=fill)
        before = rows.tobytes()
        self.game.draw(self.game.handle(rows[0]), lots.taken)
        self._past("draw", lots)
        self._unchanged("draw", before, rows, ("rng",), "Apply the outcome in `settle`.")
        return lots.array.copy()

    def settle(self, rows: Rows, lots: npt.NDArray[np.int8]) -> None:
        """Apply an outcome; the generator stays as it is."""
        guarded, before = Guarded(len(lots)), rows["rng"].copy()
        guarded.array[:] = lots
        self.game.settle(self.game.handle(rows[0]), guarded.taken)
        self._past("draw", guarded)
        self._draws_nothing("settle", before, rows)

    def apply(self, rows: Rows, move: int) -> None:
        """Make a move; the generator stays as it is."""
        before = rows["rng"].copy()
        self.game.apply(self.game.handle(rows[0]), move)
        self._draws_nothing("apply", before, rows)

    def legal(self, rows: Rows) -> list[int]:
        """The legal moves, which change nothing."""
        mask, before = Guarded(self.game.moves.words, np.uint64), rows.tobytes()
        self.game.legal(self.game.handle(rows[0]), mask.taken)
        self._past("legal", mask)
        self._unchanged("legal", before, rows)
        words = enumerate(mask.array.tolist())
        return [64 * at + bit for at, word in words for bit in range(64) if word >> bit & 1]

    def observe(self, rows: Rows, seat: int) -> npt.NDArray[np.int8]:
        """An observation, which changes nothing and clears the memory that it's given."""
        seen = []
        for fill in (0, MARK):
            out, before = Guarded(self.game.layout.total, fill=fill), rows.tobytes()
            self.game.observe(self.game.handle(rows[0]), seat, out.taken)
            self._past("observe", out)
            self._unchanged("observe", before, rows)
            seen.append(out.array)
        left = np.flatnonzero(seen[0] != seen[1])
        if len(left):
            self._say(
                Severity.ERROR,
                f"`observe` leaves {_cells(len(left))} as they were, in `{self._part(left[0])}`.",
                "knows.py",
                "Begin with `clear(out, 0, LAYOUT.total)`: batches use their memory again.",
            )
        return seen[0].copy()

    def imagine(self, rows: Rows, seat: int, rng: U64Array) -> Rows:
        """A twin of a state, which stays as it is."""
        twin, scratch = rows.copy(), Guarded(SCRATCH, np.uint64)
        self.game.imagine(self.game.handle(twin[0]), seat, rng, scratch.taken)
        self._past("imagine", scratch)
        return twin

    def scores(self, rows: Rows) -> list[int]:
        """The scores, which change nothing."""
        out, before = Guarded(int(rows[0]["players"]), np.int32), rows.tobytes()
        self.game.scores(self.game.handle(rows[0]), out.array if not INTERPRETED else out.taken)
        self._past("scores", out)
        self._unchanged("scores", before, rows)
        return [int(score) for score in out.array]

    def winners(self, rows: Rows) -> int:
        """The set of winners, as a word; it changes nothing."""
        before = rows.tobytes()
        won = int(self.game.winners(self.game.handle(rows[0])))
        self._unchanged("winners", before, rows)
        return won

    def thumb(self, rows: Rows, legal: list[int], rng: U64Array) -> tuple[int, int]:
        """The rule of thumb's move and the number of its reason; the state stays as it is."""
        mask, why, before = self.game.new_mask(), Guarded(1), rows.tobytes()
        for move in legal:
            mask[move >> 6] |= np.uint64(1) << np.uint64(move & 63)
        why.array[:] = -1
        move = int(self.game.thumb(self.game.handle(rows[0]), mask, rng, why.taken))
        self._past("thumb", why)
        self._unchanged("thumb", before, rows, (), file="thumb.py")
        return move, int(why.array[0])

    def _part(self, cell: int) -> str:
        """The part of the layout that a cell belongs to."""
        return [name for name, start in self.game.layout.items() if start <= cell][-1]

    def _past(self, rule: str, used: Guarded) -> None:
        if used.past:
            what, file, length = LENGTHS[rule]
            self._say(
                Severity.CRITICAL,
                f"`{rule}` uses {_cells(used.past)} outside of {what} ({len(used.array)}).",
                file,
                f"Correct {length} or what `{rule}` writes: compiled, it overwrites other memory.",
            )

    def _unchanged(
        self,
        rule: str,
        before: bytes,
        after: Rows,
        allowed: tuple[str, ...] = (),
        advice: str = "",
        file: str = "",
    ) -> None:
        if after.tobytes() == before:
            return
        real = np.frombuffer(before, dtype=after.dtype)
        changed = [name for name in differing(real, after) if name not in allowed]
        if changed:
            only = " besides its lots and `rng`" if rule == "draw" else ""
            owner = file or ("knows.py" if rule == "observe" else "rules.py")
            self._say(
                Severity.ERROR,
                f"`{rule}` changes the state{only}: {told(changed)}.",
                owner,
                advice or "Only `settle`, `apply` and `imagine` may change a state.",
            )

    def _draws_nothing(self, rule: str, before: npt.NDArray[Any], rows: Rows) -> None:
        if rows["rng"].tobytes() != before.tobytes():
            self._say(
                Severity.ERROR,
                f"`{rule}` draws at random.",
                "rules.py",
                "Set `actor` to `CHANCE`, draw in `draw`, and apply the outcome in `settle`: "
                "records hold outcomes, and a replay would draw others.",
            )

    def _say(self, severity: Severity, sentence: str, file: str, fix: str) -> None:
        self.found.append(Finding(severity, sentence, file, fix, self.where))


def differing(one: Rows, other: Rows) -> list[str]:
    """The fields in which two states differ."""
    return [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]


def told(names: list[str]) -> str:
    """Names of fields, in a sentence."""
    return ", ".join(f"`{name}`" for name in names)


def _cells(count: int) -> str:
    return "1 cell" if count == 1 else f"{count} cells"
