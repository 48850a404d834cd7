"""House rules: what a server allows and expects. Figures of our own choice.

Rests on nothing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class HouseRules:
    """The figures of one server."""

    grace: float = 45.0  # seconds away until a bot stands in
    reveal_within: float = 10.0  # seconds for everybody to tell their luck once a game is started
    pace: float = 0.7  # seconds a bot takes for a move that others hear, unless the table says
    slowest_pace: float = 5.0
    least: float = 0.1  # seconds of a bot's turn that nobody hears of, unless it plays at random
    thinkers: int | None = None  # processes for bots that search; all cores but one if not said
    tables_in_memory: int = 2000
    new_tables_a_minute: int = 30  # by one address
    requests_a_second: float = 50.0  # by one address; more are answered more slowly
    messages_a_second: float = 20.0  # by one connection; more are read more slowly
    burst: int = 40
    phrases: int = 60  # that one seat may say at one table
    host_keeps: float = 60.0  # seconds for which a host who has left stays the host
    agains: int = 20  # times that one deal may be played again
    given_up: float = 86400.0  # seconds without any event after which a game counts as given up
