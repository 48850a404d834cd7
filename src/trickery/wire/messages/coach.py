"""The coach's answers: a hint, or a review so far.

Rests on `coach`, whose findings these are.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.coach.told import Finding, FirstLook, Review


class Hint(TypedDict):
    """The coach's finding about your current decision."""

    type: Literal["hint"]
    seq: int
    finding: Finding


class Thinking(TypedDict):
    """The coach is still thinking: ask again."""

    type: Literal["thinking"]
    preparing: bool  # it is loading the game, which takes a while the first time


class ReviewSoFar(TypedDict):
    """What the coach has found in a finished game so far, for one seat."""

    type: Literal["review"]
    review: Review  # with the requested findings, as they came: likely mistakes first
    first_looks: list[FirstLook]  # at decisions that have no finding yet, in the order of the game
    done: bool
    analysing: list[int]  # the numbers of the decisions that the coach is at
    ahead: int  # reviews ahead in the queue
    preparing: bool  # the coach is loading the game, which takes a while the first time
