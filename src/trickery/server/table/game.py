"""The game at a table: its deal, the moves that stand, and one more move tried out on a copy.

Rests on `events`, `numbering` and core's Match. Playing gives a value and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from trickery.core.match import Bookmark, Match
from trickery.server.table.events import CardsDealt, ChanceOutcome, MoveMade
from trickery.server.table.numbering import Viewer

NOBODY: frozenset[Viewer] = frozenset()


@dataclass(frozen=True)
class GameStep:
    """A step of the game, tried out: the game after it, and who can't notice it."""

    match: Match
    number: int = -1  # of the move, as the game numbers it
    hidden: frozenset[Viewer] = NOBODY  # the move does not exist for these
    choice: bool = False  # it was one of several


@dataclass(frozen=True)
class StandingMove:
    """A move that was made and not taken back."""

    seq: int  # its place in the table's log
    event: MoveMade
    number: int
    hidden: frozenset[Viewer]
    choice: bool
    before: Bookmark | None = None  # where the game stood then; of people's moves only


def taken_back(match: Match, moves: Sequence[StandingMove], count: int) -> Match:
    """A game as it stood before the last few of its moves, of which none was forgotten.

    It costs what was played since the last place that is known, not what came before.
    """
    first = len(moves) - count
    known = first
    while known and moves[known].before is None:
        known -= 1
    place = moves[known].before
    assert place is not None  # a game begins with one
    after = match.back_at(place)
    for each in moves[known:first]:
        after.make(each.number, each.event.chance)
    return after


@dataclass
class TableGame:
    """The game of one table, as far as it has come."""

    match: Match | None = None
    dealt: CardsDealt | None = None
    turn: int = 0  # the event that last changed the game
    moves: list[StandingMove] = field(default_factory=list)
    seen_before: bool = False  # whoever took over a seat now would be cheated
    #: The events that moves became, by the key of the seat and of the intent.
    answers: dict[tuple[str | None, str], int] = field(default_factory=dict)
    over: bool = False

    def copy(self) -> TableGame:
        """A game that can go on without changing this one; the match is replaced, not changed."""
        return replace(self, moves=list(self.moves), answers=dict(self.answers))

    def undoable(self, seat: int, viewers: set[Viewer], only_bots: bool) -> list[StandingMove]:
        """The moves that this seat may take back, from one of its own on.

        Among bots that is its last one with a choice; else the last move, if nobody noticed it.
        """
        if only_bots:
            first = len(self.moves) - 1
            while first >= 0 and not self._is_choice(self.moves[first], seat):
                first -= 1
            return self.moves[first:] if first >= 0 else []
        last = self.moves[-1] if self.moves else None
        if last is None or last.event.seat != seat or not last.hidden >= viewers - {seat}:
            return []
        return [] if last.event.chance else [last]

    @staticmethod
    def _is_choice(move: StandingMove, seat: int) -> bool:
        return move.choice and move.event.seat == seat


def play(match: Match, number: int, chance: Sequence[ChanceOutcome] | None = None) -> GameStep:
    """Make a move that was checked on a copy of the game; `chance` is what it brought, if known."""
    after = match.copy()
    after.make(number, chance)
    return GameStep(after, number, _unnoticed(match, number, after), len(match.legal()) > 1)


def _unnoticed(before: Match, number: int, after: Match) -> frozenset[Viewer]:
    """Who is none the wiser for a move: it isn't heard, and changes nothing in their view."""
    if before.game.moves[number].heard:
        return NOBODY
    others: list[Viewer] = [each for each in viewers_of(before.players) if each != before.actor]
    return frozenset(each for each in others if before.seen(each) == after.seen(each))


def viewers_of(players: int) -> Iterator[Viewer]:
    """Everybody who can look at a table: a spectator, and every seat."""
    yield None
    yield from range(players)
