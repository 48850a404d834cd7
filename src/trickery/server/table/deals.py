"""The tables that were dealt the same cards: while one of them is played, none of them shows any.

Rests on `catalogue`. All tables with the same cards that are in memory share one of these;
`directory.shared_deals` sees to it, and fills in what it knows of those that are not.
"""

from __future__ import annotations

import time

from trickery.server.catalogue import say

PLAYED = say("cards-in-play")


class SharedDeal:
    """Where the cards of one deal are in play."""

    def __init__(self, first: str, rest: float) -> None:
        self.first = first  # the table at which they were shuffled
        self._rest = rest  # seconds without any event after which a game is taken for given up
        self._played: dict[str, float] = {}  # tables, and when something last happened there

    def note(self, table: str, at: float, played: bool) -> None:
        """Something happened at a table with these cards: are they in play there?"""
        if played:
            self._played[table] = at
        else:
            self._played.pop(table, None)

    def in_play_elsewhere(self, than: str) -> bool:
        """Is a game with these cards going on at another table?"""
        lately = time.time() - self._rest
        return any(at > lately for table, at in self._played.items() if table != than)
