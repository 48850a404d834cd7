"""Everything that people are told, described: plain dictionaries, made in quantity and by us.

Rests on Pydantic. `sent` has what they send. `describe` makes OpenAPI and AsyncAPI of both, and the
page's types and the Python client are made from the same source.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from pydantic import ConfigDict
from typing_extensions import TypedDict

from trickery.coach.told import Finding, Review
from trickery.core.say import Message
from trickery.core.views import Shared

# What they are told: a table ---------------------------------------------------------------------

EntryKind = Literal["move", "deal", "seat", "chat", "over"]


class View(Shared):
    """All that one pair of eyes may see of a game: what all games tell, and its own words."""

    __pydantic_config__ = ConfigDict(extra="allow")  # type: ignore[misc]  # no key of a view


#: What a person reads: a message, or a name in notation (docs/protocol.md).
Words = str | Message


class RoundTold(TypedDict):
    """The end of a round: who got what, and why, the best first."""

    title: Words
    rows: list[RoundRowTold]
    note: Words


class RoundRowTold(TypedDict):
    """What a seat got in a round."""

    seat: int
    points: int
    total: int
    why: list[Words]


class Entry(TypedDict):
    """A line of the log: what happened as these eyes saw it, and what came of it."""

    seq: int
    kind: EntryKind
    seat: int | None
    text: Words
    news: list[Words]
    round: NotRequired[RoundTold]  # where a round, hand or game ended
    undone: NotRequired[int]  # where these eyes took moves back: how many of their own


class SeatInfo(TypedDict):
    """Who sits, or could sit, in a seat."""

    who: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    here: bool
    stand_in: bool
    offered: bool  # its cards are dealt, and somebody may take them over


class Asking(TypedDict):
    """Somebody who looks on and asks for a seat; the host answers by the number."""

    number: int
    name: str
    seat: int | None  # promised: theirs when the round is over


class PledgeInfo(TypedDict):
    """What a seat has committed to, and once the game is over its luck."""

    seat: int
    commitment: str
    revealed: bool
    luck: str | None


class Fairness(TypedDict):
    """All that is shown of the shuffle (docs/fair.md); once the game is over, its opening."""

    version: int  # 1: a table from before pledges
    table: str  # where the cards were shuffled: elsewhere, if a deal is played again
    commitment: str  # the server's
    shuffle: int  # the number of this shuffle
    pledges: list[PledgeInfo]
    called_off: list[list[PledgeInfo]]  # earlier shuffles
    seconds: int | None  # left to tell one's luck, while it is shuffled
    secret: str | None  # the server's
    luck: list[str] | None  # of version 1: what people added


class Info(TypedDict):
    """A table without its cards."""

    id: str
    game: str
    title: str
    players: int
    options: dict[str, int]
    pace: float
    hints: bool  # the host allowed them to everybody, before the deal
    phase: Literal["lobby", "shuffling", "playing", "over", "closed"]
    closed: Words  # why the table cannot be carried on; empty if it can
    turn: int
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    watchers: int
    asking: list[Asking]  # told to the host
    asked: bool  # you have asked for a seat, and have none yet
    promised: int | None  # the seat that will be yours when the round is over
    fair: Fairness
    rematch: str | None
    again: str | None
    copied: Literal["game", "record"] | None  # where the deal comes from, if not from here
    seen_before: bool  # somebody knows the cards: nobody can take over a seat


class State(TypedDict):
    """Everything about a table that one pair of eyes is told."""

    type: Literal["state"]
    seq: int
    info: Info
    view: View | None
    aim: Words  # what everybody tries to do
    standing: Words  # what the round is worth to these eyes so far; empty for a bystander
    round_follows: bool  # there can be another round
    may_take_back: bool  # a move of these eyes' own: nobody noticed it, or all others are bots
    hints: Literal["off", "bots", "allowed"]  # may they ask the coach? See `Log.hints`
    prompt: Words
    entries: list[Entry]


# What they are told: answers ---------------------------------------------------------------------


class Accepted(TypedDict):
    """The move was made; `seq` is its event."""

    type: Literal["accepted"]
    key: str
    seq: int


class Stale(TypedDict):
    """The game had moved on: look again, then decide."""

    type: Literal["stale"]
    key: str
    reason: Words
    state: State


class Illegal(TypedDict):
    """The rules do not allow the move; nothing has changed."""

    type: Literal["illegal"]
    key: str
    reason: Words


class Why(TypedDict):
    """Whether a move would be allowed, and why not."""

    type: Literal["why"]
    move: str
    legal: bool
    reason: Words


class SheetRow(TypedDict):
    """A row of points, seat by seat, with the reason for each."""

    label: Words
    points: list[int | str | None]
    why: list[Words]


class Sheet(TypedDict):
    """The score sheet, made by the game's own words."""

    rows: list[SheetRow]
    note: Words


class ScoreSheet(TypedDict):
    """The score sheet so far."""

    type: Literal["sheet"]
    sheet: Sheet


class TakenBack(TypedDict):
    """The last move was taken back."""

    type: Literal["taken_back"]


class Said(TypedDict):
    """It was said."""

    type: Literal["said"]


class Pong(TypedDict):
    """Here."""

    type: Literal["pong"]


class Refusal(TypedDict):
    """It cannot be done, and nothing has changed; `key` is a move's."""

    type: Literal["error"]
    reason: Words
    key: NotRequired[str]


FromTable = (
    State | Accepted | Stale | Illegal | Why | ScoreSheet | TakenBack | Said | Pong | Refusal
)


class Taken(TypedDict):
    """A seat of your own: keep the secret."""

    table: str
    seat: int
    secret: str


class Pledged(TypedDict):
    """The pledge is taken."""

    type: Literal["pledged"]


class Revealed(TypedDict):
    """The luck fits its pledge."""

    type: Literal["revealed"]


class Started(TypedDict):
    """The pledges are fixed, or the cards dealt if there are none."""

    type: Literal["started"]
    seq: int


class Seated(TypedDict):
    """The seat has changed hands."""

    type: Literal["seated"]


class Asked(TypedDict):
    """The host is asked. If you are given a seat, this secret holds it: keep it."""

    table: str
    secret: str


class Answered(TypedDict):
    """Whoever asked has a seat, will have one, or is told that there is none."""

    type: Literal["answered"]


class Left(TypedDict):
    """A bot stands in for you; or you ask for a seat no longer."""

    type: Literal["left"]


class NextTable(TypedDict):
    """The table that follows."""

    table: str


class Step(TypedDict):
    """A step of a finished game."""

    step: int
    entry: Entry
    view: View
    open: list[View] | None  # every seat's, with all cards open
    prompt: Words


class Replay(TypedDict):
    """Some steps of a finished game, and how many there are."""

    total: int
    steps: list[Step]


class Hint(TypedDict):
    """What the coach says about the decision that you are asked for."""

    type: Literal["hint"]
    seq: int
    finding: Finding


class Thinking(TypedDict):
    """The coach thinks still: ask again."""

    type: Literal["thinking"]
    preparing: bool  # it is learning the game, which takes a while the first time


class ReviewSoFar(TypedDict):
    """What the coach has found in a finished game so far, for one seat."""

    type: Literal["review"]
    review: Review  # with the findings that were asked for
    done: bool
    ahead: int  # reviews that wait before this one
    preparing: bool  # the coach is learning the game, which takes a while the first time


class GameRecord(TypedDict):
    """A game as `docs/records.md` describes it; no result if its rules are no longer ours."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, int]
    edition: dict[str, Any]
    steps: list[dict[str, Any]]
    scores: list[int] | None
    winners: list[int] | None
    fair: NotRequired[dict[str, Any]]  # none where the cards were not shuffled there
    digest: str


class Invitation(TypedDict):
    """The page's addresses of a table: to watch, and for those who sit there to pass on, to sit."""

    watch: str
    sit: str | None


# What they are told: lessons ---------------------------------------------------------------------


class LessonFrame(TypedDict):
    """The table in a lesson, as the learner sees it, and the move that led there."""

    view: View
    aim: Words
    standing: Words
    prompt: Words
    entry: Entry | None  # nothing before the first move


class LessonStep(TypedDict):
    """A step: what it says and points at, what it asks for, and what comes of that."""

    says: Words
    lit: list[str]  # "move MOVE", "seat N", "part NAME"
    move: str  # what is asked for; empty: it is only to be read
    wrong: dict[str, Words]  # other moves that have words of their own
    frames: list[LessonFrame]
    answer: Words


class LessonTold(TypedDict):
    """A guided first hand (docs/lessons.md)."""

    game: str
    title: str
    players: int
    seat: int  # the learner's
    names: list[str]  # of the others; the learner has their own
    first: LessonFrame
    steps: list[LessonStep]


class LessonTried(TypedDict):
    """What came of a move that a lesson did not ask for, or of playing on."""

    frames: list[LessonFrame]


# What they are told: puzzles ----------------------------------------------------------------------


class PuzzleListed(TypedDict):
    """A puzzle in the list of its game's."""

    id: str
    players: int
    level: int  # 1 easy to 3 hard


class PuzzleTold(TypedDict):
    """A position with one clearly best move, as the seat to move sees it."""

    id: str
    game: str
    title: str
    players: int
    seat: int
    level: int
    names: list[str]  # of the others; whoever solves it has their own
    frame: LessonFrame
    entries: list[Entry]  # the last moves that led there


class Answer(TypedDict):
    """Was it the best move? And what each one is worth; what was chosen is the rule of thumb's."""

    type: Literal["answer"]
    right: bool
    finding: Finding


# What they are told: the shelf -------------------------------------------------------------------


class BoxOption(TypedDict):
    """A choice made before the game starts: on or off (a switch), or a whole number."""

    name: str
    label: str
    help: str
    default: int
    low: int
    high: int
    switch: bool


class Box(TypedDict):
    """The outside of a game's box."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    options: list[BoxOption]
    lesson: bool  # is there a guided first hand?


class Level(TypedDict):
    """A level of bots: its word at the server, its name for people, and how it plays."""

    level: str
    name: str
    plays: str


class Shelf(TypedDict):
    """What there is to play, and against whom."""

    games: list[Box]
    bots: list[Level]
    usual_bot: str


class PageWords(TypedDict):
    """The words of the front page, as a catalogue in Fluent's format."""

    language: str  # the nearest to what was asked for
    languages: dict[str, str]  # all that there are, each by its own name
    words: str


class TableWords(TypedDict):
    """The words of all tables, and of what is refused."""

    words: str


class GameWords(TypedDict):
    """A game's words, and how its names are put together: by shape, the message that tells it."""

    words: str
    shapes: dict[str, str]


class RulesPage(TypedDict):
    """A game's rules in our own words, as HTML."""

    title: str
    html: str
