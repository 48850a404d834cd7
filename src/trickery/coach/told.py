"""The types of the coach's results: plain data in the games' notation, as it's stored and sent.

Rests on `core.say`, so that tables and clients can use them without loading the coach's engine.
"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from trickery.core.say import Message

FORMAT = "trickery/review/2"
#: Playouts per decision, by the name of the depth.
DEPTHS: Final = {"quick": 400, "usual": 2_000, "deep": 40_000}
USUAL = "usual"


class Span(TypedDict):
    """A mean and its 95% confidence interval."""

    mean: float
    low: float
    high: float


class Group(TypedDict):
    """Moves that can't be told apart, with one figure for all of them."""

    moves: list[str]  # in the first group, the one to suggest comes first
    share: Span  # the chance of winning, given what the seat could know
    points: Span
    cost: Span  # win share that the best group is worth more
    points_cost: float
    sure: bool  # whether the best group is better beyond doubt
    after: list[float]  # all seats' win shares after one of these moves


class Point(TypedDict):
    """A fact that raises or lowers the chance of winning of the better of two moves."""

    helps: bool  # whether it speaks for the better one
    text: Message


class Reason(TypedDict):
    """Why the best move is better than another."""

    against: str | None  # the move compared with; none if no move is worse
    says: Message  # one plain sentence
    points: list[Point]  # with figures, the most important first


class Whereabouts(TypedDict):
    """Where a hidden card may be: per hundred worlds, the number for each seat or place."""

    card: str
    seats: list[int]  # of a hundred, seat by seat
    places: dict[str, int]  # of a hundred, by the place's name


class Finding(TypedDict):
    """What the coach says about one decision."""

    number: int  # among the seat's decisions with a choice, from 0
    step: int  # the number of moves made in the game before it
    seat: int
    chosen: str | None  # none for a hint
    best: str  # the one to suggest, of the best group
    cost: Span  # win share that the best group is worth more than the chosen move's
    points_cost: float
    sure: bool  # whether the best group is better beyond doubt
    hard: int  # how many of the rule of thumb and the Regular bot miss the best group
    thumb: str
    regular: str | None  # the Regular bot's move; none in a game without a network
    groups: list[Group]  # best first; their figures fall
    before: list[float]  # all seats' win shares, if bots played on: Regular ones, or rules of thumb
    after: list[float]  # win shares after the chosen move; for a hint, after the best
    room: float  # how much more the best group is worth than such a bot's move
    why: Reason
    hidden: list[Whereabouts]  # what matters most first
    playouts: int


class FirstLook(TypedDict):
    """What the coach sees in a decision before it analyses it: few playouts, no reasons."""

    number: int  # these four as in its finding
    step: int
    chosen: str | None
    best: str
    cost: Span


class Account(TypedDict):
    """The summary of a seat's result: start, luck and skill add up to it."""

    start: float  # an equal share
    luck: list[float]  # before each decision, and, last, after all of them
    skill: list[float]  # of each decision: room - cost
    cost: float  # summed up
    cost_low: float
    cost_high: float
    room: float  # summed up
    result: float | None  # none: the game goes on, and luck ends with the last decision


class Review(TypedDict):
    """What the coach says about a game."""

    format: str
    game: str
    players: int
    seat: int
    playouts: int  # per decision
    decisions: int  # with a choice, in the whole game
    findings: list[Finding]  # the findings so far, in the order of the game
    account: Account | None  # once all findings are there
