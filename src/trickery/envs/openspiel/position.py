"""Immutable positions of a game, so that all copies of a state can share them.

Rests on `core`. OpenSpiel copies states far more often than it makes moves. Here a position is a
row's bytes, the actor and the legal moves; a move makes a new position, which links to the previous
one. What a seat has seen and heard since the start is computed on demand from these links, once.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.core import registry
from trickery.core.compile import specialise
from trickery.core.contract import Game
from trickery.core.match import full_view
from trickery.core.playout import chance_step
from trickery.core.rng import generator, seed_words
from trickery.core.rows import Rows, as_cells
from trickery.core.sets import clear_mask, holds
from trickery.core.state import U64Array
from trickery.core.threads import once
from trickery.core.words import english

EVERYBODY = -1  # in place of a seat: what's public
_DRAW, _NOTHING = -1, -2  # in place of a move

Known = tuple[bytes, bytes]  # fingerprints: of everything learnt so far, and of the current view
Options = tuple[tuple[str, int], ...]


@once
def moving(game: Game) -> Callable[..., int]:
    """The function that makes a move, or draws, and lists the legal moves after it.

    One call of compiled code on a whole array: passing a single row takes ten times as long.
    """
    legal_moves, apply, chance = game.legal, game.apply, chance_step(game)
    state_at, words, total = game.state_at, game.moves.words, len(game.moves)

    @specialise(game, "openspiel move")
    def move_on(table: Any, move: int, lots: Any, mask: U64Array, legal: Any) -> int:
        s = state_at(table, 0)
        if move == _DRAW:
            chance(s, as_cells(lots))
        elif move >= 0:
            apply(s, move)
        # OpenSpiel supplies future chance: our generator's state would only make equal positions
        # differ.
        s.rng[0] = np.uint64(0)
        s.rng[1] = np.uint64(0)
        count = 0
        if s.actor >= 0:
            clear_mask(mask, words)
            legal_moves(s, mask)
            for number in range(total):
                if holds(mask, number):
                    legal[count] = number
                    count += 1
        return count

    return move_on


@once
def observing(game: Game) -> Callable[..., None]:
    """`observe` on a whole array."""
    observe, state_at = game.observe, game.state_at

    @specialise(game, "openspiel observe")
    def observe_first(table: Any, seat: int, out: Any) -> None:
        observe(state_at(table, 0), seat, as_cells(out))

    return observe_first


class SpielTable:
    """A game's setting: the data that all its positions share."""

    def __init__(self, name: str, players: int, options: Options, open_cards: bool) -> None:
        self.game = game = registry.load(name)
        self.setting = game.setting(players, dict(options))
        self.players, self.open_cards = self.setting.players, open_cards
        self.texts = [str(move) for move in game.moves]
        self.heard = self.texts if open_cards else [move.heard for move in game.moves]
        self.start = SpielPosition(self, self.setting.row.copy())
        for seat in (EVERYBODY, *range(self.players)):
            saw = self.start.saw(seat)
            self.start.known[seat] = fingerprint(seat.to_bytes(1, "little", signed=True), saw), saw

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.setting.options.items())
        return table_of, (self.game.name, self.players, options, self.open_cards)


@once
def table_of(name: str, players: int, options: Options, open_cards: bool) -> SpielTable:
    """The shared table of a setting."""
    return SpielTable(name, players, options, open_cards)


class SpielPosition:
    """A complete state, with its history."""

    __slots__ = ("actor", "before", "blanks", "known", "legal", "move", "row", "table", "told")

    def __init__(
        self,
        table: SpielTable,
        rows: Rows,
        move: int = _NOTHING,
        before: SpielPosition | None = None,
    ) -> None:
        """Make a position from `rows`, which it then owns."""
        game = table.game
        lots, mask = np.zeros(max(1, game.lots.total), np.int8), game.new_mask()
        legal = np.empty(len(game.moves), np.int16)
        count = moving(game)(rows, move, lots, mask, legal)
        self.table, self.move, self.before = table, move, before
        self.row = rows.tobytes()
        self.actor = int(rows["actor"][0])
        self.legal: list[int] = legal[:count].tolist()
        self.known: dict[int, Known] = {}
        self.told = ""  # cached by `tell`: views are slow
        # OpenSpiel's history as each seat knows it; cached, since it's slow to make.
        self.blanks: dict[tuple[int, int], Any] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielPosition:
        return self  # it's immutable

    def __reduce__(self) -> tuple[Any, ...]:
        for seat in (EVERYBODY, *range(self.table.players)):
            self.knows(seat)
        return restored, (self.table, self.row, self.known)

    # Moves -----------------------------------------------------------------------------------

    def rows(self) -> Rows:
        """The state as the rules take it; a copy."""
        return np.frombuffer(bytearray(self.row), dtype=self.table.game.State.dtype)

    def after(self, move: int) -> SpielPosition:
        """The position after a legal move."""
        return SpielPosition(self.table, self.rows(), move, self)

    def after_chance(self, luck: bytes) -> SpielPosition:
        """The position after the draw determined by these random bytes."""
        rows = self.rows()
        rows["rng"] = seed_words(int.from_bytes(luck, "little"))
        return SpielPosition(self.table, rows, _DRAW, self)

    def twin(self, seat: int, seed: int) -> SpielPosition:
        """A position that the seat can't tell from this one.

        It has no history: the others know what's public, and what they would see now.
        """
        game, rows = self.table.game, self.rows()
        game.imagine(game.handle(rows[0]), seat, generator(seed), game.new_scratch())
        twin = SpielPosition(self.table, rows)
        common = self.knows(EVERYBODY)
        for other in range(self.table.players):
            saw = twin.saw(other)
            twin.known[other] = fingerprint(common, saw), saw
        for eyes in (EVERYBODY, seat):
            self.knows(eyes)
            twin.known[eyes] = self.known[eyes]
        return twin

    def why_not(self, move: int) -> str:
        """Why a move is illegal for the seat to move."""
        game = self.table.game
        return str(game.why_not(game.State(self.rows()[0]), move))

    # Information ------------------------------------------------------------------------------

    def observation(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as small integers."""
        out = np.zeros(self.table.game.layout.total, np.int8)
        observing(self.table.game)(self.rows(), seat, out)
        return out

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat or a spectator may see, as plain data."""
        return full_view(self.table.game, self.rows()[0], seat)

    def record(self) -> Mapping[str, Any]:
        """Every field of the state by name, hidden ones too."""
        row, fields = self.rows()[0], self.table.game.State.fields()
        return {name: row[name].tolist() for name in fields if name != "rng"}

    def tell(self) -> str:
        """The complete state as text: the table as the seat to move sees it, then every field."""
        if not self.told:
            table = self.table.game.table(self.view(self.actor if self.actor >= 0 else None))
            self.told = f"{english().lines(table)}\n{json.dumps(self.record())}"
        return self.told

    def saw(self, seat: int) -> bytes:
        """A fingerprint of what a seat sees in this position."""
        if self.table.open_cards:
            return fingerprint(self.row)
        if seat == EVERYBODY:
            return fingerprint(json.dumps(self.view(None)).encode())
        actor = self.actor.to_bytes(1, "little", signed=True)  # the actor is public
        return fingerprint(actor, self.observation(seat).tobytes())

    def hears(self, seat: int) -> str:
        """What a seat hears of the move that led here: its own in full; nothing of chance."""
        if self.move < 0 or self.before is None:
            return ""
        mover = self.before.actor
        words = (self.table.texts if seat == mover else self.table.heard)[self.move]
        return f"seat {mover}: {words}" if words else ""

    def knows(self, seat: int) -> bytes:
        """A fingerprint of everything that a seat has seen and heard since the start."""
        path, at = [], self
        while seat not in at.known:
            path.append(at)
            assert at.before is not None, "a first position knows everything"
            at = at.before
        before = at.known[seat]
        for position in reversed(path):
            before = position.known[seat] = position._learnt(seat, before)
        return before[0]

    def _learnt(self, seat: int, before: Known) -> Known:
        saw, heard = self.saw(seat), self.hears(seat)
        if not heard and saw == before[1]:
            return before  # another seat's secret move: not noticeable
        return fingerprint(before[0], heard.encode(), saw), saw


def restored(table: SpielTable, row: bytes, known: dict[int, Known]) -> SpielPosition:
    """A restored position: with every seat's knowledge, but without its history."""
    rows: Rows = np.frombuffer(bytearray(row), dtype=table.game.State.dtype)
    position = SpielPosition(table, rows)
    position.known.update(known)
    return position


def fingerprint(*parts: bytes) -> bytes:
    """A 16-byte hash of a sequence of parts."""
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(4, "little") + part)
    return digest.digest()
