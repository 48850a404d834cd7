"""What the coach answers: a hint, or a review as far as it has come.

Rests on `coach`, whose findings these are.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from trickery.coach.told import Finding, Review


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
