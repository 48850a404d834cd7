"""House rules: what a server allows and expects. Figures of our own choice.

Rests on `coach` and core's errors. `docs/hosting.md` lists them;
`trickery serve --limit NAME=VALUE` sets one. What is wrong with one is told in English, to whoever
starts the server.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from trickery.coach import DEPTHS, USUAL
from trickery.core.errors import BadOption

MAY_BE_NONE = ("grace", "pace", "least", "kept_for_players", "replay_megabytes", "coach_ahead")


@dataclass(frozen=True)
class HouseRules:
    """The figures of one server."""

    grace: float = 45.0  # seconds away until a bot stands in
    reveal_within: float = 10.0  # seconds for everybody to tell their luck once a game is started
    database_patience: float = 5.0  # seconds that the database may take over anything
    pace: float = 0.7  # seconds a bot takes for a move that others hear, unless the table says
    slowest_pace: float = 5.0
    least: float = 0.1  # seconds of a bot's turn that nobody hears of, unless it plays at random
    thinkers: int | None = None  # processes for bots that search; all cores but one if not said
    tables_in_memory: int = 2000
    new_tables_a_minute: int = 30  # by one address
    requests_a_second: float = 50.0  # by one address; more are answered more slowly
    requests_at_once: int = 200  # by one address, waiting for news included
    replays_a_second: float = 5.0  # by one address; more are answered more slowly
    replay_share: float = 0.25  # of a core, for telling replays that were not told before
    replay_megabytes: int = 32  # of told replays that are kept in memory
    reviews: int = 10  # games that the coach looks at in turn; others wait in line
    reviews_a_table: int = 4  # of them, seats of one table
    reviews_in_line: int = 200
    reviews_a_minute: int = 12  # begun by one address
    review_patience: float = 30.0  # seconds until a review that nobody looks at is stopped
    review_playouts: int = DEPTHS[USUAL]  # a decision
    coach_ahead: int = 1  # the coach learns a game when one ends; 0: when somebody asks
    hints_a_minute: int = 30  # by one address
    messages_a_second: float = 20.0  # by one connection; more are read more slowly
    burst: int = 40
    phrases: int = 200  # that one seat may say at one table, or lines that it may write
    take_backs: int = 200  # that one seat may make at one table
    host_keeps: float = 60.0  # seconds for which a host who has left stays the host
    agains: int = 20  # times that one deal may be played again
    given_up: float = 86400.0  # seconds without any event after which a game counts as given up

    # Before anybody has said who they are.
    connections: int = 4000  # in all; fewer where the system gives fewer file descriptors
    kept_for_players: int = 1000  # of them, for addresses that have shown a seat's secret
    connections_an_address: int = 250  # at once
    connections_a_second: float = 50.0  # new ones, by one address; at first ten times as many
    sockets_an_address: int = 120  # at once
    handshakes_a_second: float = 10.0  # of sockets, by one address; at first ten times as many
    head_bytes: int = 16 * 1024  # of a request's first line and headers
    head_seconds: float = 10.0  # in which they must have come
    body_seconds: float = 20.0  # in which what a request sends must have come
    idle_seconds: float = 5.0  # until a connection without a request is closed
    unread_seconds: float = 30.0  # until somebody who does not read their answer is cut off


def house_rules(limits: Iterable[str]) -> HouseRules:
    """The usual rules, but for what was said otherwise as NAME=VALUE."""
    kinds = {
        field.name: float if "float" in str(field.type) else int for field in fields(HouseRules)
    }
    chosen: dict[str, int | float] = {}
    for limit in limits:
        name, _, value = limit.partition("=")
        if name not in kinds:
            raise BadOption(f"there is no limit '{name}'; there are: {', '.join(kinds)}")
        try:
            chosen[name] = kinds[name](value)
        except ValueError:
            raise BadOption(f"--limit {name}=VALUE takes a number, not '{value}'") from None
        least = 0 if name in MAY_BE_NONE else 1e-3
        if not least <= chosen[name] <= 1e9:
            raise BadOption(f"--limit {name}: it must be above 0, and not {value}")
    return HouseRules(**chosen)  # type: ignore[arg-type]  # each is of its field's own kind
