"""A game in progress: its state, its legal moves, and everything that has happened.

Rests on `contract`. This is the boundary: it checks moves that arrive as text or numbers, and
returns only views. A refused move changes nothing.
"""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from trickery.core.contract import Game, Setting, bits
from trickery.core.edition import Edition
from trickery.core.errors import BadRecord, IllegalMove, NotYourTurn, shown
from trickery.core.layout import Move
from trickery.core.outcome import Outcome
from trickery.core.rng import fresh_seed
from trickery.core.rows import Rows
from trickery.core.say import Text, speaker
from trickery.core.state import CHANCE, OVER, Cells, U64Array

say = speaker(__package__)

#: A source of random words: maps a draw's number and a count to that draw's first words.
Source = Callable[[int, int], U64Array]


@dataclass(frozen=True)
class Happened:
    """One step of a game: a draw of chance (no seat) or a seat's move."""

    seat: int | None
    move: int = -1
    chance: Mapping[str, Any] | None = None
    legal: Sequence[int] = ()  # the seat's legal moves, if the match records them


@dataclass(frozen=True)
class Bookmark:
    """A place in a match to which it can go back."""

    steps: int  # of its history
    drawn: int
    state: bytes


class Match:
    """One game at one table."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        *,
        seed: int | tuple[int, int] | None = None,
        words: Source | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        version: int | None = None,
        chance: Sequence[Mapping[str, Any]] | None = None,
        keep_legal: bool = False,
        script: bool = False,
    ) -> None:
        """Start a game; with `script` nothing is drawn at random: `deal` supplies the outcomes.

        A seed is any whole number, or the generator's own two words. `words` replaces it: each
        random draw then uses its own words. To continue a game from a log, pass its `version` of
        the rules, and the outcomes of `chance` here and in `make`.
        """
        self.game = game
        self.setting: Setting = game.setting(players, options, edition, version)
        self.players = self.setting.players
        self.history: list[Happened] = []
        self._words = words
        self._drawn = 0  # draws of chance so far
        if words is not None:
            seed = 0  # the state's generator is not used
        self._rows: Rows = game.seeded(self.setting, fresh_seed() if seed is None else seed)
        self._lots = game.new_lots()
        self._mask = game.new_mask()
        self._keep_legal = keep_legal
        self._script = script
        self._refresh()
        self._draw_chance(chance)

    # Information ----------------------------------------------------------------------------

    @property
    def actor(self) -> int | None:
        """The seat to act; None before a random draw and when the game is over."""
        actor = int(self._rows[0]["actor"])
        return actor if actor >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return int(self._rows[0]["actor"]) == OVER

    @property
    def scores(self) -> list[int]:
        """The scores so far, or the result."""
        return self.game.score_list(self._rows[0])

    @property
    def winners(self) -> list[int]:
        """The winning seats, once the game is over."""
        return self.game.winner_list(self._rows[0])

    @property
    def outcome(self) -> Outcome | None:
        """How and why the game ended: clause, reason, winners; None while it goes on."""
        return outcome_of(self.game, self.view(None)) if self.over else None

    @property
    def returns(self) -> list[float]:
        """Win shares, once the game is over."""
        return self.game.returns(self._rows[0])

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat (or a spectator: None) may see, as plain data."""
        if seat is not None:
            self._check_seat(seat)
        return full_view(self.game, self._rows[0], seat)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat (or a spectator: None), made once for each state.

        What everybody sees alike is one object in all views: nobody may change it.
        """
        if seat is not None:
            self._check_seat(seat)
        return self._views.of(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            told = seat + 1 if type(seat) is int else seat  # people count seats from 1
            raise NotYourTurn(say("no-such-seat", text=shown(told), last=self.players))

    def log(self, seat: int | None) -> list[tuple[int, str]]:
        """Every move so far, with its seat, as the seat heard it (ALL-3: the past is open)."""
        told = []
        for step in self.history:
            if step.seat is not None:
                move = self.game.moves[step.move]
                heard = str(move) if step.seat == seat else move.heard
                if heard:
                    told.append((step.seat, heard))
        return told

    def prompt(self) -> Text:
        """The prompt for the seat to act; empty if there's none."""
        return "" if self.actor is None else self.game.prompt(self.view(self.actor))

    def legal(self) -> list[int]:
        """The numbers of the legal moves of the seat to act."""
        return bits(self._mask)

    def legal_texts(self) -> list[str]:
        """The legal moves in notation."""
        return [self.game.moves.texts[number] for number in self.legal()]

    def snapshot(self) -> Rows:
        """A copy of the whole state, for tests and for code that may know everything."""
        return self._rows.copy()

    # Moves -----------------------------------------------------------------------------------

    def check(self, seat: int, move: int | str | Move) -> int:
        """Return the number of a move if this seat may make it now; otherwise raise with the
        reason."""
        if self.over:
            raise IllegalMove(say("game-is-over"))
        if self.actor is None:
            raise IllegalMove(say("chance-comes-first"))
        self._check_seat(seat)
        if seat != self.actor:
            raise NotYourTurn(say("not-your-turn", seat=self.actor))
        if isinstance(move, str):
            number = self.game.moves.parse(move, self.legal())
        elif isinstance(move, Move):
            number = self.game.moves.parse(str(move))
        else:
            number = move
        if type(number) is not int or not 0 <= number < len(self.game.moves):
            raise IllegalMove(say("no-such-number", last=len(self.game.moves) - 1))
        if not (int(self._mask[number >> 6]) >> (number & 63)) & 1:
            reason = self.game.why_not(self.game.State(self._rows[0]), number)
            raise IllegalMove(say("may-not", move=str(self.game.moves[number]), why=reason))
        return number

    def play(self, seat: int, move: int | str | Move) -> Move:
        """Make a move, then any random draws; raises with the reason if it isn't allowed."""
        number = self.check(seat, move)
        self.make(number)
        return self.game.moves[number]

    def make(self, number: int, chance: Sequence[Mapping[str, Any]] | None = None) -> None:
        """Make a move that `check` has allowed for the seat to act, then any random draws.

        `chance` gives known outcomes of these draws.
        """
        legal = tuple(self.legal()) if self._keep_legal else ()
        self.history.append(Happened(self.actor, number, legal=legal))
        self.game.apply(self.game.handle(self._rows[0]), number)
        self._refresh()
        self._draw_chance(chance)

    def deal(self, words: Mapping[str, Any]) -> None:
        """Use this outcome for the next random draw (with `script`); raises if it's impossible."""
        if int(self._rows[0]["actor"]) != CHANCE:
            raise BadRecord(say("no-chance-now"))
        self._take_lots(words)
        self._settle()

    def leave_script(self) -> None:
        """Draw at random from now on, instead of following `script`."""
        self._script = False
        self._draw_chance(None)

    def copy(self) -> Match:
        """A match that can be played on without changing this one."""
        other = copy.copy(self)
        other.history = list(self.history)
        other._rows, other._mask = self._rows.copy(), self._mask.copy()
        other._lots = self.game.new_lots()
        other._views = Views(self.game, other._rows[0])
        return other

    def bookmark(self) -> Bookmark:
        """This very place."""
        return Bookmark(len(self.history), self._drawn, self._rows.tobytes())

    def back_at(self, place: Bookmark) -> Match:
        """This match as it stood at a place of its past; it can be played on from there."""
        other = self.copy()
        del other.history[place.steps :]
        other._drawn = place.drawn
        other._rows = np.frombuffer(place.state, dtype=self._rows.dtype).copy()
        other._refresh()
        return other

    def standing_at(self, rows: Rows) -> Match:
        """A copy of this match with another state; for code that may know everything."""
        other = self.copy()
        other._rows = rows.copy()
        other._refresh()
        return other

    # Steps -------------------------------------------------------------------------------------

    def _draw_chance(self, known: Sequence[Mapping[str, Any]] | None) -> None:
        drawn = 0
        while int(self._rows[0]["actor"]) == CHANCE and not self._script:
            self._drawn += 1
            if self._words is None:
                # Draw even if the outcome is known, so that the generator advances as it did then.
                self.game.draw(self.game.handle(self._rows[0]), self._lots[1])
            elif known is None:
                own = functools.partial(self._words, self._drawn)
                self.game.draw_from(own, self._rows[0], self._lots[1])
            if known is not None:
                if drawn == len(known):
                    raise BadRecord(say("chance-is-missing"))
                self._take_lots(known[drawn])
            self._settle()
            drawn += 1
        if known is not None and drawn != len(known):
            raise BadRecord(say("chance-is-too-much"))

    def _take_lots(self, words: Mapping[str, Any]) -> None:
        """Read a random draw's outcome from words; raises, and changes nothing, if it's
        impossible."""
        lots = np.zeros_like(self._lots[0])
        self.game.chance_lots(self.game.State(self._rows[0]), words, Cells(lots))
        self._lots[0][:] = lots

    def _settle(self) -> None:
        words = self.game.chance_words(self.game.State(self._rows[0]), Cells(self._lots[0]))
        self.game.settle(self.game.handle(self._rows[0]), self._lots[1])
        self.history.append(Happened(None, chance=words))
        self._refresh()

    def _refresh(self) -> None:
        self._views = Views(self.game, self._rows[0])
        self._mask[:] = 0
        if int(self._rows[0]["actor"]) >= 0:
            self.game.legal(self.game.handle(self._rows[0]), self._mask)


class Views:
    """What is seen of one state, which doesn't change: each seat's view, made when it's needed."""

    def __init__(self, game: Game, row: Any) -> None:
        self._game = game
        self._row = row
        self._still = game.State.still(row)  # reads nothing yet
        self._shared: dict[str, Any] | None = None
        self._made: dict[int | None, dict[str, Any]] = {}

    def of(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat, or a spectator's."""
        if seat not in self._made:
            self._made[seat] = self._make(seat)
        return self._made[seat]

    def _for_all(self) -> dict[str, Any]:
        """The fields that all games share, as a spectator sees them."""
        game, row, actor = self._game, self._row, self._still.actor
        return {
            "game": game.name,
            "players": self._still.players,
            "seat": None,
            "to_move": actor if actor >= 0 else None,
            "over": actor == OVER,
            "scores": game.score_list(row),
            "winners": game.winner_list(row),
            "outcome": None,
        }

    def _make(self, seat: int | None) -> dict[str, Any]:
        game, actor = self._game, self._still.actor
        if self._shared is None:
            self._shared = self._for_all()
        view = {**self._shared, "seat": seat, **game.view(self._still, seat)}
        if actor == OVER:
            view["outcome"] = outcome_of(game, view).view()
        if seat is not None and seat == actor:
            view["legal"] = [game.moves.texts[n] for n in game.legal_moves(self._row)]
        return view


def full_view(game: Game, row: Any, seat: int | None) -> dict[str, Any]:
    """A game's view with the fields that all games share; legal moves only for their own seat."""
    return Views(game, row).of(seat)


def outcome_of(game: Game, view: Mapping[str, Any]) -> Outcome:
    """How and why a game ended, from any viewer's final view."""
    clause, reason = game.ending(view)
    return Outcome(clause, reason, tuple(view["winners"]))
