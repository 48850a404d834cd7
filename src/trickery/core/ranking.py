"""Who came in which place: ties share one.

Rests on `contract`'s rows. Used by games for the results of a round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from trickery.core.contract import RoundRow


def ranked(rows: Iterable[RoundRow], key: Callable[[RoundRow], Any]) -> list[RoundRow]:
    """Rows with their places, the best first: the smaller `key`, the better; equal ones are tied.

    After two in first place comes the third.
    """
    told = sorted(rows, key=key)
    keys = [key(row) for row in told]
    return [{**row, "place": keys.index(each) + 1} for row, each in zip(told, keys, strict=True)]
