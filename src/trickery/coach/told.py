"""What the coach tells, described: plain data in the games' notation, as it is kept and sent.

Rests on `core.say`, so that tables and clients know it without loading what finds it out.
"""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from trickery.core.say import Message

FORMAT = "trickery/review/1"
#: Playouts a decision, by the name that people choose a depth by.
DEPTHS: Final = {"quick": 400, "usual": 2_000, "deep": 40_000}
USUAL = "usual"


class Span(TypedDict):
    """A mean, and the ends of the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


class MoveWorth(TypedDict):
    """What a move was worth to the seat, as far as it could know."""

    move: str
    share: Span  # of the win
    points: Span
    worlds: int  # imagined, in which it was played


class Whereabouts(TypedDict):
    """Where something hidden may be: in so many of a hundred worlds with each seat or place."""

    card: str
    seats: list[int]  # of a hundred, seat by seat
    places: dict[str, int]  # of a hundred, by the place's name


class Finding(TypedDict):
    """What the coach says about one decision."""

    number: int  # among the seat's decisions with a choice, from 0
    step: int  # the moves that were made in the game before it
    seat: int
    chosen: str | None  # nothing yet, if it is a hint
    best: str
    cost: Span  # of the win: what the best move is worth more than the chosen one
    points_cost: float
    sure: bool  # is it beyond doubt that the best one is better?
    hard: int  # 0: rule of thumb, network and coach agree; 1: two of them; 2: none
    thumb: str
    regular: str
    moves: list[MoveWorth]  # the best first
    before: list[float]  # everybody's share of the win, if a regular went on for all
    after: list[float]  # the same after the chosen move; of a hint, after the best one
    room: float  # what the best move is worth more than a regular's
    reasons: list[Message]
    hidden: list[Whereabouts]
    playouts: int


class Account(TypedDict):
    """How a seat's share of the win came about: start, luck and skill add up to the result."""

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
    playouts: int  # a decision
    decisions: int  # with a choice, in the whole game
    findings: list[Finding]  # those that are done, in the order of the game
    account: Account | None  # once all are done
