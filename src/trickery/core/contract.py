"""What a game must offer: the functions that everything else is derived from.

Rests on `state`, `layout` and `edition`. A game is one folder, under `trickery/games` or in a
package of its own:

    __init__.py   CARD: title, player counts, options (light to import)
    edition.toml  figures that we chose or a player supplies
    cards.py      cards, MOVES, LAYOUT (observation), LOTS (a draw of chance), read_edition
    rules.py      State and the compiled rules: draw, settle, legal, apply, scores, winners
    views.py      the fields of a view
    knows.py      what each seat may know: view, observe, imagine, census
    words.py      aim, standing, prompts, reasons, news, the table as text, the score sheet,
                  the end, chance
    en.ftl        the messages of these, in English; `de.ftl` and so on in other languages
    thumb.py      a good player's rule of thumb, and its reasons; SEARCH: search parameters
    slips.py      (optional) a beginner's mistakes, and how often
    past.py       (optional) taking moves back
    facts.py      (optional) facts that the coach gives as reasons: see `Facts`
    lesson.toml   (optional) a guided first hand: see `lessons`
    drawing/      (optional) how the page shows the game, if its package isn't ours: table.js
    rules.md      the rules page, in our own words, with the clause ids
    notation.md   how its moves are written, for readers of records and authors of bots

`docs/adding-a-game.md` says what each function must do.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import inspect
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NotRequired, Protocol

import numpy as np
import numpy.typing as npt
from typing_extensions import TypedDict

from trickery.core.compile import INTERPRETED
from trickery.core.edition import Edition
from trickery.core.errors import BadOption
from trickery.core.hidden import SCRATCH
from trickery.core.layout import Layout, Moves
from trickery.core.moments import Mood
from trickery.core.outcome import unexplained
from trickery.core.registry import PARTS, GameCard
from trickery.core.rng import seed_words
from trickery.core.rows import Rows, cells, row_at, with_tape
from trickery.core.say import Lines, Say, Text, speaker
from trickery.core.sets import NONE, members, win_share
from trickery.core.state import CHANCE, OVER, Fields, Row, U64Array

say = speaker(__package__)


@dataclass(frozen=True)
class Setting:
    """A game's player count, options and edition: the row that every such game starts from."""

    players: int
    options: Mapping[str, int]
    edition: Edition
    version: int  # of the rules
    row: Rows = field(repr=False)  # one state, nothing dealt yet


class RoundRow(TypedDict):
    """A seat's result of a round, and how it adds up."""

    seat: int
    points: int  # in this round
    total: int  # with all rounds so far
    why: list[Text]  # each line of the sum
    place: NotRequired[int]  # from 1; those who are tied share one (`core.ranking`)


class RoundOver(TypedDict):
    """The end of a round, hand or game: each seat's points, the best total first."""

    title: Text
    rows: list[RoundRow]
    note: Text  # what comes next, or how it ended


def _silent(_view: Mapping[str, Any]) -> Text:
    """The default: no aim is shown."""
    return ""


def _alone(_view: Mapping[str, Any]) -> bool:
    """The default: a game of one round."""
    return False


def _never(_before: Mapping[str, Any], _after: Mapping[str, Any]) -> RoundOver | None:
    """The default: a game without rounds."""
    return None


class Facts(Protocol):
    """Facts about one imagined world, which the coach gives as reasons: a game's `facts.py`.

    These functions read states and never change them. A fact is a message, a whole sentence, that
    takes `$times` besides its arguments here: in how many of a hundred worlds it holds. What can
    be the cause of a win also has clauses, `.more` and `.less`; the aim itself has none.
    """

    #: What may speak for a move, by a fact's id, or by its id with `.more` or `.less` if it speaks
    #: for a move only if that makes it more likely, or less; and the theme of a puzzle that it
    #: decides. The themes' names are in the page's catalogue (`puzzles-theme`).
    THEMES: Mapping[str, str]

    #: What explains a move even where it always comes of it, or never; what tells most first. These
    #: facts also have the clauses `.always` and `.never`. A `facts.py` without it has none.
    CERTAIN: Sequence[str]

    def hidden(self, s: Any, seat: int) -> Iterable[tuple[str, int | str]]:
        """The hidden cards, in notation, each with the seat that holds it or its place."""
        ...

    def held(self, s: Any, seat: int) -> Iterable[Say]:
        """What the others hold or lack, and other hidden facts that matter to the seat."""
        ...

    def came(self, before: Any, turn: Any, end: Any, seat: int) -> Iterable[Say]:
        """The consequences of a move, up to the seat's next turn and the end of the round."""
        ...


class Game:
    """One game's rules, knowledge and words, gathered from its folder."""

    def __init__(self, name: str, card: GameCard, package: str) -> None:
        self.name = name
        self.card = card
        self.package = package
        cards, rules, knows, words, thumb = (
            importlib.import_module(f"{package}.{part}") for part in PARTS
        )
        self.folder = Path(inspect.getfile(cards)).parent
        # cards.py
        self.moves: Moves = cards.MOVES
        self.layout: Layout = cards.LAYOUT
        self.lots: Layout = cards.LOTS
        self._read_edition: Callable[[Edition], Mapping[str, Any]] = cards.read_edition
        # rules.py: compiled, or interpreted, over a row
        self.State: type[Fields] = rules.State
        self.draw: Callable[[Any, Any], None] = rules.draw
        self.settle: Callable[[Any, Any], None] = rules.settle
        self.legal: Callable[[Any, U64Array], None] = rules.legal
        self.apply: Callable[[Any, int], None] = rules.apply
        self.scores: Callable[[Any, Any], None] = rules.scores
        self.winners: Callable[[Any], np.uint64] = rules.winners
        # knows.py
        self.view: Callable[[Any, int | None], dict[str, Any]] = knows.view
        self.observe: Callable[[Any, int, Any], None] = knows.observe
        self.imagine: Callable[[Any, int, U64Array, U64Array], None] = knows.imagine
        self.census: Callable[[Any], list[Any]] = knows.census
        # Fields of the state that everybody may know although no view shows them.
        self.public: Collection[str] = getattr(knows, "PUBLIC", ())
        # thumb.py
        self.thumb: Callable[[Any, U64Array, U64Array, Any], int] = thumb.thumb
        self.reasons: Sequence[str] = thumb.REASONS  # messages, by their ids
        self.search: Mapping[str, float] = getattr(thumb, "SEARCH", {})
        # words.py
        self.aim: Callable[[Mapping[str, Any]], Text] = getattr(words, "aim", _silent)
        self.standing: Callable[[Mapping[str, Any]], Text] = getattr(words, "standing", _silent)
        self.round_over: Callable[[Mapping[str, Any], Mapping[str, Any]], RoundOver | None]
        self.round_over = getattr(words, "round_over", _never)
        # Can another round follow the one that is played?
        self.round_follows: Callable[[Mapping[str, Any]], bool]
        self.round_follows = getattr(words, "round_follows", _alone)
        # From the view of a finished game: the clause that ended it, and the reason.
        self.ending: Callable[[Mapping[str, Any]], tuple[str, Say]]
        self.ending = getattr(words, "ending", unexplained)
        self.prompt: Callable[[Mapping[str, Any]], Text] = words.prompt
        self.why_not: Callable[[Any, int], Text] = words.why_not
        self.news: Callable[[Mapping[str, Any], Mapping[str, Any]], Sequence[Text]] = words.news
        # Which messages of the news people remember, and in which mood: see `moments`.
        self.moments: Mapping[str, Mood] = getattr(words, "MOMENTS", {})
        self.table: Callable[[Mapping[str, Any]], Lines] = words.table
        self.sheet: Callable[[Mapping[str, Any]], dict[str, Any]] = words.sheet
        self.chance_words: Callable[[Any, Any], dict[str, Any]] = words.chance_words
        self.chance_lots: Callable[[Any, Mapping[str, Any], Any], None] = words.chance_lots
        self.chances: Mapping[str, tuple[str, str]] = words.CHANCES

    def _part(self, name: str) -> Any:
        """An optional module of the game, or None."""
        place = f"{self.package}.{name}"
        return importlib.import_module(place) if importlib.util.find_spec(place) else None

    @functools.cached_property
    def rewind(self) -> Callable[[Any], int] | None:
        """The function that takes back the last move, if the game has one (`past.py`)."""
        past = self._part("past")
        return past.rewind if past else None

    @functools.cached_property
    def slips(self) -> tuple[int, Callable[[Any, U64Array, U64Array], int]] | None:
        """How many of a hundred decisions a beginner gets wrong, and the move instead
        (`slips.py`)."""
        slips = self._part("slips")
        return (slips.OFTEN, slips.slip) if slips else None

    @functools.cached_property
    def facts(self) -> Facts | None:
        """The facts about one sampled world (`facts.py`)."""
        facts: Facts | None = self._part("facts")
        return facts

    @functools.cached_property
    def printed_edition(self) -> Edition:
        """The figures that ship with the game."""
        return Edition.read(self.folder / "edition.toml")

    def setting(
        self,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        version: int | None = None,
    ) -> Setting:
        """Check player count, options and edition, and set up the first state.

        Games started under older rules give the `version` of those rules.
        """
        rules = self.card.version if version is None else self.card.check_version(version)
        count = self.card.check_players(players)
        chosen = self.card.check_options(options or {}, rules)
        printed = self.printed_edition
        figures = edition.over(printed) if edition is not None else printed
        row: Rows = np.zeros(1, dtype=self.State.dtype)
        state = self.State(row[0])
        state.players = count
        state.actor = CHANCE
        for name, value in {**chosen, **self._read_edition(figures)}.items():
            row[0][name] = value
        return Setting(count, chosen, figures, rules, row)

    def seeded(self, setting: Setting, seed: int | tuple[int, int]) -> Rows:
        """A state ready for its first random draw."""
        if isinstance(seed, tuple) and (
            len(seed) != 2 or not all(0 <= w < 2**64 for w in seed) or not any(seed)
        ):
            raise BadOption(say("bad-generator"))
        rows = setting.row.copy()
        rows[0]["rng"] = seed if isinstance(seed, tuple) else seed_words(seed)
        return rows

    def draw_from(self, words: Callable[[int], U64Array], row: Row, lots: Any) -> None:
        """Draw like `draw`, but with random words from `words(n)`, which returns the first n.

        The rules receive a copy of the row whose generator is a tape of these words.
        """
        room = 256
        while True:
            tape = np.zeros(1, dtype=with_tape(self.State.dtype, room))
            for name in self.State.fields():
                if name != "rng":
                    tape[0][name] = row[name]
            tape[0]["rng"][0, 1:] = words(room)
            self.draw(self.handle(tape[0]), lots)
            if int(tape[0]["rng"][0, 0]) <= room:
                return
            room *= 2  # too few words: start over with more

    # What compiled and interpreted rules receive -----------------------------------------

    @property
    def state_at(self) -> Callable[[Rows, int], Any]:
        """A function, for compiled code, that selects one of several states for the rules."""
        return (lambda rows, at: self.State(rows[at])) if INTERPRETED else row_at

    def handle(self, row: Row) -> Any:
        """A row in the form that rules take: the row itself, or its wrapper class."""
        return self.State(row) if INTERPRETED else row

    def new_lots(self) -> tuple[npt.NDArray[np.int8], Any]:
        """Memory for one random draw, as an array and in the form that rules take."""
        lots = np.zeros(max(1, self.lots.total), dtype=np.int8)
        return lots, cells(lots)

    def new_mask(self) -> U64Array:
        """Memory for a set of moves."""
        return np.zeros(self.moves.words, dtype=np.uint64)

    def new_scratch(self) -> U64Array:
        """Working memory for `imagine`."""
        return np.zeros(SCRATCH, dtype=np.uint64)

    def legal_moves(self, row: Row) -> list[int]:
        """The numbers of all legal moves, in order."""
        mask = self.new_mask()
        self.legal(self.handle(row), mask)
        return bits(mask)

    def observation(self, row: Row, seat: int) -> npt.NDArray[np.int8]:
        """What a seat knows, as a tensor with the layout `layout`."""
        out = np.zeros(self.layout.total, dtype=np.int8)
        self.observe(self.handle(row), seat, cells(out))
        return out

    def advised(self, row: Row, rng: U64Array) -> tuple[int, Say]:
        """The rule of thumb's move for the seat to act, and why."""
        mask, why = self.new_mask(), np.zeros(1, dtype=np.int8)
        self.legal(self.handle(row), mask)
        if sum(int(word).bit_count() for word in mask) == 1:
            return bits(mask)[0], say("only-move")
        move = self.thumb(self.handle(row), mask, rng, cells(why))
        return int(move), Say(self.package, self.reasons[int(why[0])])

    def twin(self, row: Row, seat: int, rng: U64Array) -> Rows:
        """A random complete state that the seat can't tell from this one."""
        rows = np.array([row], dtype=self.State.dtype)
        self.imagine(self.handle(rows[0]), seat, rng, self.new_scratch())
        return rows

    def score_list(self, row: Row) -> list[int]:
        """The scores so far, or at the end, seat by seat."""
        players = int(row["players"])
        out = np.zeros(players, dtype=np.int32)
        self.scores(self.handle(row), out)
        return [int(score) for score in out]

    def winner_list(self, row: Row) -> list[int]:
        """The winning seats; none while the game goes on."""
        if int(row["actor"]) != OVER:
            return []
        return bits(np.array([self.winners(self.handle(row))], dtype=np.uint64))

    def returns(self, row: Row) -> list[float]:
        """Win shares: 1/k for each of k winners, else 0."""
        won = self.winners(self.handle(row)) if int(row["actor"]) == OVER else NONE
        return [float(win_share(won, seat)) for seat in range(int(row["players"]))]


def bits(mask: U64Array) -> list[int]:
    """The members of a set of several words, in order."""
    return [64 * at + member for at, word in enumerate(mask) for member in members(word)]
