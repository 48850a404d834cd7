"""The leases of this process: a thread renews them, and shares the shards out with the others.

Rests on `leases`. All processes do the same: each takes its fair share of what has expired, and
gives to whoever has less. A lease that can't be renewed counts as lost here before anybody else can
have it; and if this process sleeps through that, the database refuses what it writes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace

import sqlalchemy as sa

from trickery.core.errors import BadOption
from trickery.server.settings import Settings
from trickery.server.storage import leases
from trickery.server.storage.engine import QueryWatchdog
from trickery.server.storage.leases import Held, Lease, Peer
from trickery.server.storage.shards import SHARDS, ShardMap, new_id
from trickery.server.storage.status import first_line

log = logging.getLogger(__name__)

AT_ONCE = 8  # shards that are handed over before others have their turn
OLDER_LOCK = 8118  # the advisory lock of servers that knew no leases


class LeaseHolder:
    """The shards of one process. It is the database's lock, too (`lock.DatabaseLock`)."""

    held_by_session = True  # what a broken connection was about to store may still be stored

    def __init__(self, engine: sa.Engine, watchdog: QueryWatchdog, settings: Settings) -> None:
        self._engine = engine
        self._watchdog = watchdog
        self._settings = settings
        self._me = Peer(secrets.token_hex(8), "", draining=False)
        self._changing = threading.RLock()  # held from a question about leases to its effect
        self._held: Held = {}
        self._until = 0.0  # of all our leases, by our own clock
        self._addresses: dict[int, str] = {}  # where to reach the owner of a shard
        self._waiting: dict[asyncio.Future[None], int | None] = {}  # for news, of a shard perhaps
        self._news = threading.Event()  # somebody waits, or the thread is to end
        self._closing = False
        self._failing = False
        self.shards = ShardMap()
        self.secret = b""
        #: Called, in any thread, with shards that are ours no longer.
        self.on_lost: Callable[[Collection[int]], object] = lambda _: None
        self._thread = threading.Thread(target=self._run, name="leases", daemon=True)

    # The lock of a session that writes -----------------------------------------------------------

    def prepare(self, session: sa.Connection) -> None:
        """Make what every database has, and learn what this one's processes agree on."""
        older = sa.text(
            "select count(*) from pg_locks where locktype = 'advisory' and objid = :lock"
            " and database = (select oid from pg_database where datname = current_database())"
        )
        if session.scalar(older, {"lock": OLDER_LOCK}):
            raise BadOption(
                "a server of an older version is using this database: stop it first (from this"
                " version on, several servers can share one)"
            )
        leases.create(session)
        self.secret = leases.shared_secret(session)
        self.shards = ShardMap(leases.moved(session))
        session.commit()

    def start(self, address: str) -> None:
        """Take a share of the tables; other processes can reach this one at an address."""
        self._me = replace(self._me, address=address)
        self.look_around()
        self._thread.start()

    def acquire(self, session: sa.Connection) -> None:
        """A new session writes: what an older one was about to store is settled from here on."""
        with self._changing:
            sent = time.monotonic()
            leases.must_go_on(session, self._settings.lease_seconds)
            held = leases.advance(session, self._me.id, self._settings.lease_seconds)
            session.commit()
            self._set(held, sent)

    def check(self) -> None:
        """Nothing to check here: what is written is checked where it is stored."""

    def renew(self, session: sa.Connection) -> None:
        """Query the session: the thread renews the leases."""
        session.scalar(sa.text("select 1"))
        session.commit()

    def release(self) -> None:
        """End, and let the others have the shards at once."""
        self._closing = True
        self._news.set()
        if self._thread.ident is not None:
            self._thread.join()
        with suppress(Exception), self._engine.begin() as session:  # else the leases expire
            leases.resign(session, self._me.id)

    # Ownership -----------------------------------------------------------------------------------

    def owns(self, shard: int) -> bool:
        """Is a shard ours, as far as we know?"""
        return shard in self._held and time.monotonic() < self._until

    def tenure(self, table_id: str) -> int | None:
        """The epoch in which a table is ours."""
        shard = self.shards.of(table_id)
        return self._held.get(shard) if self.owns(shard) else None

    def new_id(self, beside: str | None) -> str:
        """An id in the shard of another table, or in any that is ours."""
        own = list(self._held) if time.monotonic() < self._until else []
        return new_id((self.shards.of(beside),) if beside is not None else own or range(SHARDS))

    def ours(self, session: sa.Connection, tables: Collection[str]) -> set[str]:
        """Those whose shard is ours, in the epoch that we know; nobody can take it over now."""
        held, shards = self._held, {table: self.shards.of(table) for table in tables}
        believed = {shard: held[shard] for shard in shards.values() if shard in held}
        leases.must_go_on(session, self._settings.lease_seconds)
        fenced = leases.fence(session, self._me.id, believed) if believed else set()
        found = {table for table, shard in shards.items() if shard in fenced}
        if len(found) < len(shards):
            self._news.set()  # somebody else has a shard of ours: find out
        return found

    # The others ----------------------------------------------------------------------------------

    def owner_of(self, table_id: str | None) -> str | None:
        """Where to reach the process that owns a table: "" for this one, None if nobody does.

        Without a table, a process that can open one.
        """
        if table_id is None:
            able = self._held and not self._me.draining and time.monotonic() < self._until
            return "" if able else next(iter(self._addresses.values()), None)
        shard = self.shards.of(table_id)
        return "" if self.owns(shard) else self._addresses.get(shard)

    async def settle(self, table_id: str | None) -> str | None:
        """Ask the database who owns a table; if nobody does, this process takes it over."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[waiting] = None if table_id is None else self.shards.of(table_id)
        self._news.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.lease_renewal_seconds):
                await waiting
        self._waiting.pop(waiting, None)
        return self.owner_of(table_id)

    @property
    def process(self) -> str:
        """The id of this process, as the database knows it."""
        return self._me.id

    @property
    def held(self) -> int:
        """How many shards are ours."""
        return len(self._held)

    @property
    def of_others(self) -> int:
        """How many shards are known to be another process's, which can be reached."""
        return len(self._addresses.keys() - self._held.keys())

    @property
    def draining(self) -> bool:
        """Does this process give everything away?"""
        return self._me.draining

    def drain(self) -> None:
        """Hand all shards over, some at a time, to processes that live; waits for the database.

        Where there is nobody, they stay until this process ends.
        """
        with self._changing:
            self._me = replace(self._me, draining=True)
        deadline = time.monotonic() + self._settings.drain_seconds
        while self._held and time.monotonic() < deadline:
            held = len(self._held)
            self.look_around()
            if len(self._held) == held:
                return

    # The thread ----------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closing:
            self._news.wait(self._settings.lease_renewal_seconds)
            self._news.clear()
            if not self._closing:
                self.look_around()

    def look_around(self) -> None:
        """Renew what is ours, and share the shards out with the others that live: one round."""
        waiting = dict(self._waiting)
        try:
            # Each step is a transaction of its own: whoever falls asleep here holds up nobody.
            with self._engine.connect() as session, self._watchdog.watching(session):
                session.execution_options(isolation_level="AUTOCOMMIT")
                self._renew_and_share(
                    session, {each for each in waiting.values() if each is not None}
                )
        except Exception as error:  # whatever it was: it is tried again, and leases run out
            if not self._failing:
                log.error("the leases were not renewed: %s", first_line(error))
            self._failing = True
            if time.monotonic() > self._until:
                self._set({}, self._until)
        else:
            self._failing = False
        for each in waiting:
            with suppress(RuntimeError):  # its loop has ended
                each.get_loop().call_soon_threadsafe(_resolve, each)

    def _renew_and_share(self, session: sa.Connection, wanted: Collection[int]) -> None:
        settings, me = self._settings, self._me
        with self._changing:
            sent = time.monotonic()
            leases.announce(session, me, settings.lease_seconds)
            held = leases.renew(session, me.id, settings.lease_seconds)
            others = [peer for peer in leases.peers(session) if peer.id != me.id]
            able = [peer for peer in others if not peer.draining]
            share = _fair_share(len(able), me.draining)
            missing = max(0, share - len(held))
            if (missing or wanted) and not (me.draining and able):
                held |= leases.claim(session, me.id, settings.lease_seconds, missing, wanted)
            self._set(held, sent)
        known = leases.all_leases(session)
        self._hand_on(session, able, known, share)
        addresses = {peer.id: peer.address for peer in others}
        self._addresses = {
            lease.shard: addresses[lease.owner]
            for lease in known
            if lease.alive and lease.owner in addresses
        }

    def _hand_on(
        self, session: sa.Connection, able: Sequence[Peer], known: Sequence[Lease], share: int
    ) -> None:
        """Give what is too much to those who have too little."""
        count = {peer.id: 0 for peer in able}
        for lease in known:
            if lease.owner in count:
                count[lease.owner] += 1
        for _ in range(AT_ONCE if not self._me.draining else SHARDS):
            surplus = len(self._held) - share
            poorest = min(count, key=count.__getitem__, default=None)
            if poorest is None or surplus <= 0:
                return
            if not self._me.draining and count[poorest] >= SHARDS // (len(able) + 1):
                return
            some = sorted(self._held)[: AT_ONCE if self._me.draining else 1]
            with self._changing:
                self._set({s: e for s, e in self._held.items() if s not in some})
                seconds = self._settings.lease_seconds
                leases.hand_over(session, self._me.id, some, poorest, seconds)
            count[poorest] += len(some)

    def _set(self, held: Held, sent: float | None = None) -> None:
        """Note what is ours; `sent`: when the database was asked to renew it."""
        with self._changing:
            lost = [shard for shard in self._held if shard not in held]
            self._held = dict(held)
            if sent is not None:
                self._until = sent + self._settings.lease_seconds
        if lost:
            self.on_lost(lost)


def _fair_share(others: int, draining: bool) -> int:
    """How many shards a process may have beside so many others that take some."""
    return (0 if others else SHARDS) if draining else -(-SHARDS // (others + 1))


def _resolve(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)
