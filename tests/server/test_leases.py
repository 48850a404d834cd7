"""The lease, step by step on a real PostgreSQL: whatever the order, two owners never both write."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from unittest import mock

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from kit.server import QUICK, Cluster, cluster
from trickery.server.storage import leases
from trickery.server.storage.engine import QueryWatchdog
from trickery.server.storage.lease_holder import LeaseHolder
from trickery.server.storage.schema import EVENTS, LEASES, METADATA
from trickery.server.storage.shards import shard_of

TABLE = "a-table-1234"
SHARD = shard_of(TABLE)
WAITS = "lock_timeout=20"  # milliseconds: a step that has to wait for another is not made
STEPS = settings(
    max_examples=100,
    stateful_step_count=30,
    derandomize=True,
    phases=[Phase.generate],  # the shortest example would take a minute
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


class Process:
    """A process with its leases, which writes one event at a time to one table."""

    def __init__(self, engine: sa.Engine, watchdog: QueryWatchdog) -> None:
        self.engine = engine
        self.leases = LeaseHolder(engine, watchdog, replace(QUICK, lease_seconds=600))
        self.writing: sa.Connection | None = None
        self.number = 0  # of the event that is being written
        self.epoch: int | None = None  # in which it began

    def read(self) -> int:
        with self.engine.connect() as session:
            return session.scalar(sa.select(sa.func.count()).select_from(EVENTS)) or 0


class Interleaving(RuleBasedStateMachine):
    """Any order of the steps that two processes make, with pauses as long as you like."""

    engine: sa.Engine
    watchdog: QueryWatchdog

    def __init__(self) -> None:
        super().__init__()
        with self.engine.begin() as session:
            session.execute(sa.text("set local lock_timeout = 0"))
            for table in reversed(METADATA.sorted_tables):
                session.execute(sa.delete(table))
            leases.create(session)
        self.processes = [Process(self.engine, self.watchdog) for _ in range(2)]
        self.processes[0].leases.look_around()  # and owns everything
        self.acknowledged: list[tuple[int, int]] = []  # whose event has which number

    @rule(who=st.integers(0, 1))
    def look_around(self, who: int) -> None:
        """Renew, claim what has expired, give away what is too much."""
        self.processes[who].leases.look_around()

    @rule(who=st.integers(0, 1))
    def reconnect(self, who: int) -> None:
        """The connection that writes broke: what it was about to store is settled first."""
        process = self.processes[who]
        with suppress(sa.exc.OperationalError), self.engine.connect() as session:
            process.leases.acquire(session)

    @rule(who=st.integers(0, 1))
    def sleep(self, who: int) -> None:
        """A process is paused for longer than its lease; its own clock may not have noticed."""
        id_ = self.processes[who].leases.process
        with suppress(sa.exc.OperationalError), self.engine.begin() as session:
            expired = sa.update(LEASES).where(LEASES.c.owner == id_)
            session.execute(expired.values(until=leases.LONG_AGO))

    @rule(who=st.integers(0, 1))
    def give_up(self, who: int) -> None:
        """A process ends in order, and others take its tables."""
        process = self.processes[who]
        if process.writing is None:
            process.leases.release()

    @precondition(lambda self: any(each.writing is None for each in self.processes))
    @rule(who=st.integers(0, 1))
    def begin(self, who: int) -> None:
        """Read the table, and begin to write the next event; the transaction stays open."""
        process = self.processes[who]
        if process.writing is not None or process.leases.tenure(TABLE) is None:
            return
        process.number, process.epoch = process.read() + 1, process.leases.tenure(TABLE)
        session = process.writing = self.engine.connect()
        row = {"table_id": TABLE, "seq": process.number, "at": 0, "kind": "said", "data": str(who)}
        try:
            if not process.leases.ours(session, {TABLE}):
                self._end(process)
                return
            session.execute(sa.insert(EVENTS), [row])
        except sa.exc.DBAPIError:
            self._end(process)

    @precondition(lambda self: any(each.writing for each in self.processes))
    @rule(who=st.integers(0, 1))
    def commit(self, who: int) -> None:
        """The open transaction ends, and whoever waited is told that their event is safe."""
        process = self.processes[who]
        if process.writing is None:
            return
        with self.engine.connect() as session:
            row = session.execute(sa.select(LEASES).where(LEASES.c.shard == SHARD)).one()
        process.writing.commit()
        self._end(process)
        self.acknowledged.append((who, process.number))
        owner = row.owner == process.leases.process and row.epoch == process.epoch
        assert owner, "another process had taken the table over before this was stored"

    @rule(who=st.integers(0, 1))
    def break_off(self, who: int) -> None:
        """The transaction is lost with its connection."""
        process = self.processes[who]
        if process.writing is not None:
            self._end(process)

    @invariant()
    def nothing_acknowledged_is_lost_or_doubled(self) -> None:
        with self.engine.connect() as session:
            rows = session.execute(sa.select(EVENTS).order_by(EVENTS.c.seq)).all()
        assert [(int(row.data), row.seq) for row in rows] == self.acknowledged
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))

    def teardown(self) -> None:
        for process in self.processes:
            self._end(process)

    @staticmethod
    def _end(process: Process) -> None:
        session, process.writing = process.writing, None
        if session is not None:
            session.close()


@pytest.fixture
def machine(postgres: Cluster) -> Iterator[type[Interleaving]]:
    options = {"options": f"-c {WAITS}"}
    engine = sa.create_engine(postgres.url, connect_args=options, pool_size=8)
    METADATA.create_all(engine)
    watchdog = QueryWatchdog(60, 1)
    yield type("Machine", (Interleaving,), {"engine": engine, "watchdog": watchdog})
    watchdog.close()
    engine.dispose()


def test_no_order_of_steps_lets_two_owners_write(machine: type[Interleaving]) -> None:
    run_state_machine_as_test(machine, settings=STEPS)


def test_without_the_fence_an_order_is_found_that_does(machine: type[Interleaving]) -> None:
    def believed(_session: sa.Connection, _owner: str, held: Collection[int]) -> set[int]:
        return set(held)

    with mock.patch.object(leases, "fence", believed), pytest.raises(AssertionError, match="taken"):
        run_state_machine_as_test(machine, settings=STEPS)
