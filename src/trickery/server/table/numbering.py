"""How events are numbered for a viewer: those that they cannot notice do not exist for them.

Rests on nothing. A move that is not heard and changes nothing in the others' views (a card laid
aside in secret) must not show in a count either. The log numbers everything from 1; people are told
the number of an event among those that exist for them. Both follow from the log alone.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict

Viewer = int | None  # who looks at a table: a seat's player, or a spectator


class Numbering:
    """The numbers by which each viewer knows the events of one table."""

    def __init__(self) -> None:
        self._hidden: dict[Viewer, list[int]] = defaultdict(list)  # from whom: events, in order
        self._turns: list[int] = []  # events that changed the game

    def copy(self) -> Numbering:
        """A numbering that can go on without changing this one."""
        other = Numbering()
        other._turns = list(self._turns)
        for viewer, seqs in self._hidden.items():
            other._hidden[viewer] = list(seqs)
        return other

    def hide(self, seq: int, viewers: frozenset[Viewer]) -> None:
        """An event does not exist for these."""
        for each in viewers:
            self._hidden[each].append(seq)

    def turned(self, seq: int) -> None:
        """An event changed the game."""
        self._turns.append(seq)

    def shown(self, seq: int, viewer: Viewer) -> int:
        """A viewer's number of an event, or else of the last one before it that exists for them."""
        return seq - bisect_right(self._hidden.get(viewer, ()), seq)

    def logged(self, number: int, viewer: Viewer) -> int:
        """The last event of the log by which a viewer has counted so many."""
        for seq in self._hidden.get(viewer, ()):
            if seq > number + 1:
                break
            number += 1
        return number

    def turn(self, viewer: Viewer) -> int:
        """A viewer's number of the last event that changed the game, as far as they know."""
        return self.shown(self.turn_logged(viewer), viewer)

    def turn_logged(self, viewer: Viewer) -> int:
        """The last event that changed the game, as far as a viewer knows; 0 before the deal."""
        hidden = self._hidden.get(viewer, ())
        for seq in reversed(self._turns):
            at = bisect_left(hidden, seq)
            if at == len(hidden) or hidden[at] != seq:
                return seq
        return 0
