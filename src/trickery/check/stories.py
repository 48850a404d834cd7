"""Other games that can really happen, in which a seat has been told the same story.

Rests on `cases` and `playing`. What was hidden from the seat is decided differently: other lots of
a draw, another move of which it hears the same. Such a game goes on beside the real one, step by
step, as long as the seat hears and sees the same. Nothing here asks `imagine`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from trickery.check.cases import Case
from trickery.check.guards import differing
from trickery.check.playing import PlayedStep, Playthrough
from trickery.core.contract import Game
from trickery.core.errors import BadRecord
from trickery.core.match import full_view
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.state import CHANCE, Cells

MOST = 12  # games beside the real one
TRIES = 60  # other outcomes tried for each draw


@dataclass
class World:
    """A game beside the real one; `swapped` are values of a draw that changed places."""

    rows: Rows
    swapped: tuple[int, int] | None = None


class Stories:
    """A real game, and others that told one seat the same so far."""

    def __init__(self, case: Case, seed: int, seat: int) -> None:
        self.case, self.seat, self.game = case, seat, case.game
        self.play = Playthrough(case, seed)
        self.worlds: list[World] = []
        self._rng = random.Random(seed)
        self._differed: set[str] = set()
        self._varied: set[str] = set()

    def positions(self) -> Iterator[list[World]]:
        """Play on; at each position, the games beside the real one."""
        while True:
            before = self.play.rows.copy()
            if self.play.actor < 0 and self.play.actor != CHANCE:
                return
            if self.play.actor >= 0 and not self.play.legal:
                return
            step = self.play.next_step()
            self._follow(before, step)
            self._compare()
            yield self.worlds

    def never_varied(self) -> list[str]:
        """Fields that differed between these games, and never between twins."""
        return sorted(self._differed - self._varied)

    def _compare(self) -> None:
        for world in self.worlds:
            self._differed |= set(differing(self.play.rows, world.rows)) - {"rng"}
        if self.worlds and self._differed - self._varied:
            for number in range(3):
                twin = self.game.twin(self.play.rows[0], self.seat, generator(number))
                self._varied |= set(differing(self.play.rows, twin))

    def _follow(self, before: Rows, step: PlayedStep) -> None:
        """The same step in every world; those in which the seat would notice are dropped."""
        told = self._told(self.play.rows)
        found = [self._stepped(world, step) for world in self.worlds]
        found += self._other_lots(before, step) if step.lots is not None else []
        found += self._other_moves(before, step) if step.lots is None else []
        kept: list[World] = []
        seen = {_bare(self.play.rows)}
        for world in found:
            if world is None or _bare(world.rows) in seen:
                continue
            if self._told(world.rows) == told:
                seen.add(_bare(world.rows))
                kept.append(world)
        self._rng.shuffle(kept)
        self.worlds = kept[:MOST]

    def _told(self, rows: Rows) -> tuple[Any, ...]:
        """What the seat sees, and what everybody may know besides."""
        return (full_view(self.game, rows[0], self.seat), public(self.game, rows))

    def _stepped(self, world: World, step: PlayedStep) -> World | None:
        rows = world.rows.copy()
        if step.lots is None:
            move = self._heard_alike(rows, step)
            if move is None:
                return None
            self.game.apply(self.game.handle(rows[0]), move)
            return World(rows, world.swapped)
        for lots in (step.lots, self._exchanged(step.lots, world.swapped)):
            settled = self._settled(rows, step.lots, lots)
            if settled is not None:
                return World(settled, world.swapped)
        return None

    def _heard_alike(self, rows: Rows, step: PlayedStep) -> int | None:
        """The move itself; or, of another seat, one of which this seat hears the same."""
        legal, moves = self.game.legal_moves(rows[0]), self.game.moves
        if step.move in legal:
            return step.move
        if step.seat == self.seat:
            return None
        alike = [m for m in legal if moves[m].heard == moves[step.move].heard]
        return self._rng.choice(alike) if alike else None

    def _other_moves(self, before: Rows, step: PlayedStep) -> list[World | None]:
        """Other moves of which the seat hears the same."""
        moves = self.game.moves
        if step.seat == self.seat:
            return []
        found: list[World | None] = []
        for move in self.game.legal_moves(before[0]):
            if move != step.move and moves[move].heard == moves[step.move].heard:
                rows = before.copy()
                self.game.apply(self.game.handle(rows[0]), move)
                found.append(World(rows))
        return found

    def _other_lots(self, before: Rows, step: PlayedStep) -> list[World | None]:
        """Other outcomes of a draw: two cells exchanged, one cell changed, a part drawn anew."""
        found: list[World | None] = []
        if step.lots is None:
            return found
        parts = [(at, self.game.lots.sizes[name]) for name, at in self.game.lots.items()]
        others = []
        for seed in range(4):
            rows = before.copy()
            rows[0]["rng"] = generator(seed)
            others.append(self.play.rules.draw(rows))
        for _ in range(TRIES):
            at, size = self._rng.choices(parts, [size for _, size in parts])[0]
            lots, swapped = step.lots.copy(), None
            if self._rng.random() < 0.6 and size > 1:
                one, two = (at + n for n in self._rng.sample(range(size), 2))
                lots[one], lots[two] = lots[two], lots[one]
                swapped = (int(lots[one]), int(lots[two]))
            elif self._rng.random() < 0.5:
                cell = at + self._rng.randrange(size)
                lots[cell] = self._rng.choice(others)[cell]
            else:
                lots[at : at + size] = self._rng.choice(others)[at : at + size]
            settled = self._settled(before, step.lots, lots)
            if settled is not None:
                found.append(World(settled, swapped))
        return found

    def _settled(
        self,
        rows: Rows,
        real: npt.NDArray[np.int8],
        lots: npt.NDArray[np.int8],
    ) -> Rows | None:
        """A world after a draw; None if it can't come out like that there."""
        game, after = self.game, rows.copy()
        read = np.zeros_like(lots)
        try:
            words = game.chance_words(game.State(after[0]), Cells(lots))
            game.chance_lots(game.State(after[0]), words, Cells(read))
            if game.chance_words(game.State(after[0]), Cells(read)) != words:
                return None
        except (BadRecord, IndexError, KeyError):  # no draw of this world
            return None
        if not self._same_values(real, lots):
            return None
        self.play.rules.settle(after, lots)
        return after

    def _same_values(self, real: npt.NDArray[Any], lots: npt.NDArray[Any]) -> bool:
        """No card twice: for games that accept such a draw (which `chance` reports)."""
        for name, at in self.game.lots.items():
            size = self.game.lots.sizes[name]
            one, two = real[at : at + size], lots[at : at + size]
            if len(set(one.tolist())) == size and len(set(two.tolist())) < size:
                return False
        return True

    @staticmethod
    def _exchanged(
        lots: npt.NDArray[np.int8], values: tuple[int, int] | None
    ) -> npt.NDArray[np.int8]:
        """The same draw where two values have changed places."""
        if values is None:
            return lots
        one, two = values
        changed = lots.copy()
        changed[lots == one], changed[lots == two] = two, one
        return changed


def public(game: Game, rows: Rows) -> list[Any]:
    """The fields that everybody may know, as the game declares them."""
    return [rows[0][name].tolist() for name in game.public]


def _bare(rows: Rows) -> bytes:
    """A state's bytes but for its generator."""
    rows = rows.copy()
    rows["rng"] = 0
    return rows.tobytes()


# What is heard -----------------------------------------------------------------------------------


@dataclass
class Hidden:
    """What views show of one kind of move, beside what is heard of it."""

    kind: str
    where: str
    shown: int = 0  # heard alike, seen apart
    kept: int = 0  # heard alike, seen alike
    only_heard: tuple[str, str] | None = None  # heard apart, seen alike

    def add(self, other: Hidden) -> None:
        """Gather what another position tells."""
        if self is other:
            return
        self.shown += other.shown
        self.kept += other.kept
        self.only_heard = self.only_heard or other.only_heard


def heard_by_others(case: Case, seed: int) -> Iterator[Hidden]:
    """At each decision of a random game: the move beside others that could have been made."""
    play, game, rng = Playthrough(case, seed), case.game, random.Random(seed)
    while play.actor == CHANCE or play.legal:
        before, legal, where = play.rows.copy(), play.legal, play.where
        step = play.next_step()
        if step.lots is not None or len(legal) < 2:
            continue
        others = [seat for seat in range(case.players) if seat != step.seat]
        eyes = rng.choice(others)
        made, after = game.moves[step.move], full_view(game, play.rows[0], eyes)
        for move in rng.sample(legal, min(3, len(legal))):
            other = game.moves[move]
            if type(other) is not type(made) or other == made:
                continue
            rows = before.copy()
            game.apply(game.handle(rows[0]), move)
            same = full_view(game, rows[0], eyes) == after
            same = same and public(game, rows) == public(game, play.rows)
            found = Hidden(type(made).__name__, where)
            if made.heard == other.heard:
                found.kept, found.shown = int(same), int(not same)
            elif same and _varies(game, play.rows, rows, eyes):
                found.only_heard = (made.heard, other.heard)
            yield found


def _varies(game: Game, one: Rows, other: Rows, seat: int) -> bool:
    """Do a seat's twins differ in what two moves have changed differently?"""
    changed = set(differing(one, other)) - {"rng"}
    twins = [game.twin(one[0], seat, generator(number)) for number in range(6)]
    return any(changed & set(differing(one, twin)) for twin in twins)
