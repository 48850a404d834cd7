"""The types of the coach's results: plain data in the games' notation, as it's stored and sent.

Rests on `core.say`, so that tables and clients can use them without loading the coach's engine.
"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from trickery.core.say import Message

FORMAT = "trickery/review/1"
#: Playouts per decision, by the name of the depth.
DEPTHS: Final = {"quick": 400, "usual": 2_000, "deep": 40_000}
USUAL = "usual"


class Span(TypedDict):
    """A mean and its 95% confidence interval."""

    mean: float
    low: float
    high: float


class MoveWorth(TypedDict):
    """What a move was worth to the seat, given what it could know."""

    move: str
    share: Span  # of the win
    points: Span
    worlds: int  # imagined, in which it was played


class Group(TypedDict):
    """Moves that can't be told apart: one figure for all of them."""

    moves: list[str]  # notation; the first is the one to suggest
    share: Span  # chance of winning of a move of this group
    points: Span
    cost: Span  # how much more the best group is worth (0 for the best group)
    points_cost: float
    sure: bool  # worse than the best beyond doubt
    after: list[float]  # all seats' chances after it


class Point(TypedDict):
    """What speaks for the better move, or against it."""

    helps: bool  # speaks for the better move, or against it
    text: Message


class Reason(TypedDict):
    """Why the best group is better than `against`."""

    against: str | None  # the move compared with; none if there's nothing better to explain
    says: Message  # one plain sentence, first
    points: list[Point]  # at most three for and three against, with figures


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
    best: str
    cost: Span  # win share that the best move is worth more than the chosen one
    points_cost: float
    sure: bool  # whether the best one is better beyond doubt
    hard: int  # 0: rule of thumb, network and coach agree; 1: two of them; 2: none
    thumb: str
    regular: str
    groups: list[Group]  # the best first: figures fall strictly
    before: list[float]  # all seats' win shares, if Regular bots played on
    after: list[float]  # win shares after the chosen move; for a hint, after the best
    room: float  # how much more the best move is worth than a Regular bot's
    why: Reason
    hidden: list[Whereabouts]  # the ones that matter most first
    playouts: int


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
    findings: list[Finding]  # so far, likely blunders first: any of the game's decisions
    account: Account | None  # once all findings are there
