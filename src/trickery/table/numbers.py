"""How events are numbered for a pair of eyes: those that they cannot notice do not exist for them.

Rests on core's Match. A move that is not heard and changes nothing in the others' views (a card
laid aside in secret) must not show in a count either. The log numbers everything from 1; people are
told the number of an event among those that exist for them. Both follow from the log alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable

from trickery.core.match import Match

Eyes = int | None  # a seat's, or a bystander's


def unnoticed(match: Match, number: int, make: Callable[[], None]) -> frozenset[Eyes]:
    """Let the seat to move make a move; gives those who are none the wiser."""
    others: list[Eyes] = []
    if not match.game.moves[number].heard:
        others = [eyes for eyes in (None, *range(match.players)) if eyes != match.actor]
    before = [match.view(eyes) for eyes in others]
    make()
    return frozenset(
        eyes for eyes, view in zip(others, before, strict=True) if match.view(eyes) == view
    )


class Numbers:
    """What each pair of eyes calls the events of one table."""

    def __init__(self) -> None:
        self._hidden: dict[Eyes, list[int]] = defaultdict(list)  # from whom: events, in order
        self._turns: list[int] = []  # events that changed the game

    def hide(self, seq: int, eyes: frozenset[Eyes]) -> None:
        """An event does not exist for these."""
        for each in eyes:
            self._hidden[each].append(seq)

    def turned(self, seq: int) -> None:
        """An event changed the game."""
        self._turns.append(seq)

    def told(self, seq: int, eyes: Eyes) -> int:
        """What a pair of eyes calls an event, or else the last one before it that exists."""
        return seq - bisect_right(self._hidden.get(eyes, ()), seq)

    def kept(self, number: int, eyes: Eyes) -> int:
        """The last event of the log by when a pair of eyes has counted so many."""
        for seq in self._hidden.get(eyes, ()):
            if seq > number + 1:
                break
            number += 1
        return number

    def turn(self, eyes: Eyes) -> int:
        """The last event that changed the game, as far as a pair of eyes knows."""
        hidden = self._hidden.get(eyes, [])
        at = len(hidden)
        for seq in reversed(self._turns):
            if not at or hidden[at - 1] != seq:
                return self.told(seq, eyes)
            at -= 1
        return 0
