"""Limits: how much anybody may do, how often, and how much of it at once.

Rests on `settings`, which has the figures, and on cachetools. `ServerLimits` are those of a whole
server, counted by address; `TableLimits` are those of one table.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from trickery.core.say import Say
from trickery.server.catalogue import say
from trickery.server.errors import RateLimited, RequestRefused
from trickery.server.metering import Owner, Payer
from trickery.server.settings import Settings

#: What is raised beyond a limit; it is given the seconds until there is room again.
Refusal = Callable[[int], RequestRefused]


def _too_fast(_seconds: int) -> RequestRefused:
    return RateLimited(say("requests-at-once"))


class RateLimiter:
    """A token bucket for each client: so many at once, then so many a second."""

    def __init__(
        self,
        a_second: float,
        burst: int,
        refusal: Refusal = _too_fast,
        *,
        clients: int = Settings.remembered_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = a_second
        self._burst = burst
        self._refusal = refusal
        self._clock = clock
        # By client: tokens left, and when. Whoever has been quiet for longest is forgotten first.
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(clients)

    def delay(self, client: str = "") -> float:
        """Count one more; the seconds until it would have been within the limit (0: it is)."""
        now = self._clock()
        left, then = self._buckets.get(client, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < 1:
            return (1 - left) / self._rate
        self._buckets[client] = (left - 1, now)
        return 0.0

    def check(self, client: str = "") -> None:
        """Count one more, and raise the refusal if it is one too many."""
        if (seconds := self.delay(client)) > 0:
            raise self._refusal(math.ceil(seconds))

    async def wait(self, client: str = "") -> None:
        """Count one more, as soon as it is within the limit."""
        while (seconds := self.delay(client)) > 0:
            await asyncio.sleep(seconds)


class CpuBudget:
    """How much of a core each client may take: whoever took more waits until they may go on."""

    def __init__(
        self,
        share: float,
        burst_seconds: float,
        *,
        clients: int = Settings.remembered_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._share = share
        self._burst = burst_seconds
        self._clock = clock
        self._accounts: LRUCache[str, tuple[float, float]] = LRUCache(clients)  # left, and when
        self._gates: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def charge(self, client: str, seconds: float) -> None:
        """A client has taken so many seconds of the processor."""
        self._accounts[client] = (self._left(client) - seconds, self._clock())

    def delay(self, client: str) -> float:
        """The seconds until a client may go on."""
        return max(0.0, -self._left(client) / self._share)

    def _left(self, client: str) -> float:
        now = self._clock()
        left, then = self._accounts.get(client, (self._burst, now))
        return min(self._burst, left + (now - then) * self._share)

    async def turn(self, client: str) -> None:
        """Wait until a client may go on; of all that it wants, one thing goes on at a time.

        Between two of them everybody else has their turn.
        """
        gate = self._gates.setdefault(client, asyncio.Lock())
        async with gate:
            while (seconds := self.delay(client)) > 0:
                await asyncio.sleep(seconds)
            await asyncio.sleep(0)


class ConcurrencyLimiter:
    """How many things each client may have under way at once."""

    def __init__(self, most: int, reason: Say) -> None:
        self._most = most
        self._reason = reason
        self._running: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many things all clients have under way."""
        return self._running.total()

    def check(self, client: str) -> None:
        """Refuse if one more would be one too many."""
        if self._running[client] >= self._most:
            raise RateLimited(self._reason)

    def start(self, client: str) -> None:
        """Count one more, allowed or not."""
        self._running[client] += 1

    def end(self, client: str) -> None:
        """Count one less."""
        self._running[client] -= 1
        if not self._running[client]:
            del self._running[client]

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """Count one more for as long as the context lasts; refuse if it is one too many."""
        self.check(client)
        self.start(client)
        try:
            yield
        finally:
            self.end(client)


class ServerLimits:
    """All limits of a server that are counted by address (see `address_block`)."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.new_connections = self._per_second(
            settings.connections_a_second,
            settings.connection_burst_seconds,
            lambda _: RateLimited(say("connections-too-fast")),
        )
        self.connections = ConcurrencyLimiter(
            settings.connections_an_address, say("connections-too-many")
        )
        self.handshakes = self._per_second(
            settings.handshakes_a_second,
            settings.handshake_burst_seconds,
            lambda seconds: RateLimited(say("sockets-too-fast", seconds=seconds)),
        )
        self.sockets = ConcurrencyLimiter(settings.sockets_an_address, say("sockets-too-many"))
        self.requests = self._per_second(
            settings.requests_a_second, settings.request_burst_seconds
        )  # waited for
        self.requests_at_once = ConcurrencyLimiter(
            settings.requests_at_once, say("requests-at-once")
        )
        self.cpu = CpuBudget(
            settings.cpu_share,
            settings.cpu_burst_seconds,
            clients=settings.remembered_addresses,
        )
        self.new_tables = self._per_minute(settings.new_tables_a_minute, _tables_too_fast)
        self.tables_a_day = self._per_day(settings.tables_a_day)  # by address
        self.persons_tables = self._per_day(settings.tables_a_day_a_person)  # and person
        self.records = self._limiter(
            settings.records_an_hour / 3600, settings.records_an_hour, _tables_too_fast
        )
        self.replays = self._limiter(settings.replays_a_second, settings.replay_burst)  # waited for
        self.reviews = self._per_minute(settings.reviews_a_minute, _coach_too_fast)
        self.hints = self._per_minute(settings.hints_a_minute, _coach_too_fast)
        self.log_notes = self._limiter(settings.log_notes_a_minute / 60, 1)  # by kind and address

    def messages(self) -> RateLimiter:
        """A limiter for the messages of one socket."""
        return RateLimiter(self._settings.messages_a_second, self._settings.burst, clients=1)

    def payer(self, client: str) -> Payer:
        """Who pays for what this client wants."""
        turn = partial(self.cpu.turn, client)
        return Payer(Owner(client), partial(self.cpu.charge, client), turn)

    def _limiter(self, a_second: float, burst: int, refusal: Refusal = _too_fast) -> RateLimiter:
        clients = self._settings.remembered_addresses
        return RateLimiter(a_second, burst, refusal, clients=clients)

    def _per_second(
        self, a_second: float, seconds: float, refusal: Refusal = _too_fast
    ) -> RateLimiter:
        return self._limiter(a_second, max(1, int(seconds * a_second)), refusal)

    def _per_day(self, a_day: int) -> RateLimiter:
        return self._limiter(a_day / 86400, a_day, _tables_too_fast)

    def open_table(self, client: str, person: str | None) -> None:
        """Count one more table of a person, of whom we keep a digest; refuses one too many."""
        self.new_tables.check(client)
        self.persons_tables.check(f"{client} {person or ''}")
        self.tables_a_day.check(client)

    def _per_minute(self, a_minute: int, refusal: Refusal) -> RateLimiter:
        return self._limiter(a_minute / 60, a_minute, refusal)


def _tables_too_fast(seconds: int) -> RequestRefused:
    return RateLimited(say("tables-too-fast", seconds=seconds))


def _coach_too_fast(seconds: int) -> RequestRefused:
    return RateLimited(say("coach-too-fast", seconds=seconds))


class SeatingLimiter(RateLimiter):
    """How fast people may come and go at a table, and how often in all: its log is kept."""

    def __init__(self, settings: Settings, changes: Callable[[], int]) -> None:
        a_second, burst = settings.seat_changes_a_second, settings.seat_changes_burst
        super().__init__(a_second, burst, lambda _: RequestRefused(say("too-much-coming")))
        self._most = settings.seat_changes
        self._changes = changes

    def check(self, client: str = "") -> None:
        """Count one more, and refuse what is too fast, or too much for one table."""
        if self._changes() >= self._most:
            raise RequestRefused(say("too-much-coming"))
        super().check(client)


class TableLimits:
    """The limits of one table. Each person is counted alone: nobody can keep the others still."""

    def __init__(self, settings: Settings, changes: Callable[[], int] = lambda: 0) -> None:
        """`changes`: how often somebody came, went or was seated at this table so far."""
        self.seating = SeatingLimiter(settings, changes)
        self.chat = RateLimiter(
            settings.chat_lines_a_second,
            settings.chat_burst,
            lambda _: RequestRefused(say("phrases-too-fast")),
        )
        self.pauses = RateLimiter(
            settings.pauses_a_second,
            settings.pauses_burst,
            lambda _: RequestRefused(say("paused-too-often")),
        )
        self.nudges = RateLimiter(  # of one person, whoever nudges
            1 / settings.nudge_seconds, 1, lambda _: RequestRefused(say("nudged-just-now"))
        )
        self.seat_requests = RateLimiter(
            settings.seat_requests_a_second,
            settings.seat_requests_burst,
            lambda _: RateLimited(say("too-many-ask")),
        )


@lru_cache(maxsize=Settings.remembered_addresses)
def address_block(address: str) -> str:
    """Whom limits count as one: an address, or the 2^64 addresses that one IPv6 line is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]  # a Unix socket has no address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)
