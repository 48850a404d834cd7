"""Settings: every figure of a server, with its default.

Rests on `coach` and core's errors. `docs/hosting.md` lists all of them;
`trickery serve --limit NAME=VALUE` sets one, and so do the environment and a file (`cli.sources`).
Errors are in English, for whoever starts the server.
What clients rely on, such as the longest wait of a request, is not set here but fixed in
`trickery.wire.limits`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, fields
from typing import Any

from trickery.coach import DEPTHS, USUAL
from trickery.core.errors import BadOption

MAY_BE_ZERO = (
    "grace", "pace", "least", "kept_for_players", "replay_megabytes", "coach_ahead",
    "presence_delay", "quick_bots_nice", "deep_bots_nice", "coach_nice",
    "coach_reserve", "keep_finished_days", "keep_abandoned_days",
)  # fmt: skip
LARGEST_VALUE = 1e9


@dataclass(frozen=True)
class Settings:
    """The figures of one server."""

    # At a table.
    grace: float = 20.0  # seconds away until a bot stands in
    heartbeat_seconds: float = 1.0  # between two pings of somebody who has a seat
    silent_seconds: float = 2.0  # without an answer until the others are told of it
    reveal_within: float = 10.0  # seconds for everybody to tell their luck once a game is started
    recently_seen: float = 5.0  # seconds: whoever opens a table and starts has no socket yet
    presence_delay: float = 0.5  # seconds until the others are told who came or went
    spectators_at_once: int = 20  # who are told what happened, before others have their turn
    spectator_pause: float = 0.02  # seconds between two times
    host_keeps: float = 60.0  # seconds for which a host whose connection is lost stays the host
    host_changes: int = 100  # at one table, for that reason
    seat_changes_a_second: float = 0.5  # by one person at one table
    seat_changes_burst: int = 40
    seat_changes: int = 1000  # at one table: people who sit down, leave, are seated, pledge luck
    leaves: int = 50  # of them, how often one seat may leave; later nobody is told
    seat_requests: int = 6  # that wait for the host's answer at one table
    seat_requests_a_second: float = 0.1  # by one address at one table
    seat_requests_burst: int = 6
    shortest_clock: int = 10  # seconds for a person's move, if the host wants a clock
    longest_clock: int = 600
    pauses: int = 50  # that one seat may begin at one table
    pauses_a_second: float = 0.2  # by one seat
    pauses_burst: int = 5
    nudges: int = 50  # that one seat may send at one table
    nudge_seconds: float = 15.0  # until somebody may be nudged again
    phrases: int = 200  # that one seat may say at one table, or lines that it may write
    chat_lines_a_second: float = 1.0  # by one seat
    chat_burst: int = 1
    take_backs: int = 200  # that one seat may make at one table
    agains: int = 20  # times that one deal may be played again
    given_up: float = 86400.0  # seconds without any event after which a game counts as given up

    # Requests, by one address.
    new_tables_a_minute: int = 30
    tables_a_day: int = 1000
    tables_a_day_a_person: int = 200  # of them, by one person, or by all who don't say who they are
    records_an_hour: int = 30  # that become finished tables
    requests_a_second: float = 50.0  # more are answered more slowly
    request_burst_seconds: float = 4.0  # so many seconds' requests may come at once
    requests_at_once: int = 200  # waiting for news included
    cpu_share: float = 0.25  # of a core, for all that it asks for; more waits
    cpu_burst_seconds: float = 3.0  # of the processor that it may take at once
    side_work_an_address: int = 24  # lessons, replays, logs that wait, of each
    replays_a_second: float = 5.0  # more are answered more slowly
    replay_burst: int = 40
    reviews_a_minute: int = 12  # begun
    hints_a_minute: int = 30
    messages_a_second: float = 20.0  # by one socket; more are read more slowly
    burst: int = 40  # messages of one socket at once

    # Bots.
    pace: float = 0.7  # seconds a bot takes for a move that others hear, unless the table says
    slowest_pace: float = 5.0
    least: float = 0.1  # seconds of a bot's turn that nobody hears of, unless it plays at random
    longest_thought: int = 5  # seconds that a bot at a table may think
    bot_overhead: float = 0.1  # seconds around a bot's thinking: asking, waiting, hearing
    answer_margin: float = 0.05  # seconds between an answer and the moment it is needed
    shortest_search: float = 0.02  # seconds below which the rung below plays as well
    quick_bot_seconds: float = 1.0  # after which a bot that needs no time hangs
    package_bots: tuple[str, ...] = ()  # of other packages, that may play: `serve --allow-bot`
    bot_overtime: float = 1.0  # seconds after its time is up when a bot that searches hangs
    busy_note_seconds: float = 10.0  # between two lines in the log about a busy machine

    # Worker processes of the bots and the coach.
    thinkers: int | None = None  # processes for bots that search; all cores but one if not said
    worker_megabytes: int = 4096  # of address space for each process
    worker_batch: int = 16  # quick questions sent at once: on a busy machine waking takes long
    failed_starts: int = 3  # in a row, after which no more processes are started
    compile_seconds: float = 300.0  # to compile a bot for a game in, on any machine
    rehearsal_seconds: float = 0.02  # that a searching bot is given when it is tried out
    quick_bots_nice: int = 5  # how far their process steps back for others
    deep_bots_nice: int = 10
    coach_nice: int = 19
    work_poll_seconds: float = 0.05  # between two looks for questions or answers of other machines
    work_margin: float = 0.15  # seconds for a question to another machine, and its answer
    claim_seconds: float = 6.0  # until another machine may answer what a silent one was asked

    # The coach.
    reviews: int = 10  # games that the coach looks at in turn; others wait in line
    reviews_a_table: int = 4  # of them, seats of one table
    reviews_an_address: int = 3  # of them, asked for from one address
    reviews_in_line: int = 200
    reviews_in_line_an_address: int = 40  # of them
    review_patience: float = 30.0  # seconds until a review that nobody looks at is stopped
    hint_patience: float = 5.0  # the same for a hint that nobody waits for
    review_playouts: int = DEPTHS[USUAL]  # a decision
    review_first_look: int = DEPTHS["quick"]  # playouts a decision, before those; 0: none
    coach_reserve: int = 1  # more processes of its own, once addresses wait for each other
    coach_ahead: int = 1  # the coach learns a game when one ends; 0: when somebody asks
    finding_seconds: float = 300.0  # on a busy machine the coach hardly gets a turn
    finding_tries: int = 2  # if a process is lost over it

    # Memory.
    tables_in_memory: int = 2000
    log_share: float = 0.5  # of a core, for reading tables: after a restart all come back at once
    replay_share: float = 0.25  # the same for replays that are not in memory
    lesson_share: float = 0.25  # the same for lessons and puzzles
    picture_share: float = 0.1  # the same for QR codes
    pictures_in_memory: int = 256  # QR codes
    replay_megabytes: int = 32  # of replays that are kept in memory
    puzzles_in_memory: int = 256  # positions of puzzles
    puzzle_moves: int = 40  # before a puzzle's position that are shown
    described_addresses: int = 16  # under which the API's description is kept
    remembered_addresses: int = 10_000  # whose requests are counted

    # The database.
    database_patience: float = 5.0  # seconds that the database may take over anything
    keep_finished_days: float = 90.0  # without any event; 0: for ever
    keep_abandoned_days: float = 7.0  # the same for tables whose game is not over
    imports_kept_days: float = 30.0  # tables that were made of records
    prune_seconds: float = 3600.0  # between two looks at what is to be removed
    database_readers: int = 4  # tables that are read from it at the same time
    events_a_commit: int = 512
    lock_check_seconds: float = 1.0  # between two looks at the database's lock
    lease_seconds: float = 4.0  # until a process that does not renew its leases has lost them
    lease_renewal_seconds: float = 1.0  # between two renewals
    drain_seconds: float = 4.0  # in which a process that stops hands its tables over
    move_patience: float = 6.0  # that a request may wait for a table that is changing hands
    reconnect_seconds: float = 0.25  # the same while the database is away
    timeout_check_seconds: float = 0.1  # between two looks at statements that take too long
    health_seconds: float = 3.0  # that the database may take to answer `/readyz`

    # Connections, before anybody has said who they are.
    connections: int = 4000  # in all; fewer where the system gives fewer file descriptors
    kept_for_players: int = 1000  # of them, for addresses that have shown a seat's secret
    connections_an_address: int = 250  # at once
    connections_a_second: float = 50.0  # new ones, by one address
    connection_burst_seconds: float = 10.0  # so many seconds' new connections may come at once
    sockets_an_address: int = 120  # at once
    handshakes_a_second: float = 10.0  # of sockets, by one address
    handshake_burst_seconds: float = 10.0  # after a restart all come back at once
    hello_seconds: float = 10.0  # in which a socket's first message must have come
    head_bytes: int = 16 * 1024  # of a request's first line and headers
    head_seconds: float = 10.0  # in which they must have come
    body_seconds: float = 20.0  # in which what a request sends must have come
    idle_seconds: float = 5.0  # until a connection without a request is closed
    unread_seconds: float = 30.0  # until somebody who does not read their answer is cut off
    linger_seconds: float = 1.0  # for whoever still sends to read why they were refused
    lingering: int = 256  # refused connections that are told why; more are cut off at once
    socket_read_bytes: int = 4096  # of one socket, before others have their turn
    message_fragments: int = 64  # of one message on a socket
    ping_seconds: float = 20.0  # between two pings on a quiet socket
    pong_seconds: float = 40.0  # until a socket that does not answer one is closed
    backlog: int = 1024  # connections that the system may hand over at once
    spare_files: int = 128  # file descriptors for the database, the log, the bots' processes
    file_descriptors: int = 65_536  # that are asked of the system, at most
    send_buffer_bytes: int = 128 * 1024  # that the system keeps for whoever does not read
    log_notes_a_minute: float = 1.0  # of each kind about what is refused: no flood of the log
    shutdown_seconds: int = 8  # in which a server that is stopped answers what was begun


def figures() -> list[Field[Any]]:
    """The settings that are figures, which `--limit` sets."""
    return [field for field in fields(Settings) if "tuple" not in str(field.type)]


def parse_settings(limits: Iterable[str]) -> Settings:
    """The defaults, but for what was said otherwise as NAME=VALUE."""
    parts = (limit.partition("=") for limit in limits)
    return chosen_settings({name: (value, "--limit") for name, _, value in parts})


def chosen_settings(given: Mapping[str, tuple[object, str]]) -> Settings:
    """The defaults, but for these values, each with where it was set."""
    kinds = {field.name: float if "float" in str(field.type) else int for field in figures()}
    chosen: dict[str, int | float] = {}
    for name, (value, source) in given.items():
        if name not in kinds:
            raise BadOption(f"{source}: there's no limit '{name}'")
        try:
            chosen[name] = kinds[name](str(value))
        except ValueError:
            kind = "a number" if kinds[name] is float else "a whole number"
            raise BadOption(f"{source}: {name} takes {kind}, not '{value}'") from None
        smallest = 0 if name in MAY_BE_ZERO else 1e-3
        if not smallest <= chosen[name] <= LARGEST_VALUE:
            raise BadOption(f"{source}: {name} must be above 0, and not {value}")
    return Settings(**chosen)  # type: ignore[arg-type]  # each is of its field's own kind
