"""What is asked of PostgreSQL about leases: each function is one step.

Rests on `schema` and `shards`. A shard belongs to the process that its row in `leases` names, in
that row's epoch. Whoever appends events locks the row and checks both, in the same transaction;
whoever takes the shard over changes the row, and waits for that lock. So there are never two
processes that can write, whatever they believe. Only the database's clock counts. Nothing here
needs a session: it works behind a pooler that gives each transaction another one.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from trickery.server.storage.schema import CLUSTER, LEASES, MOVED, PROCESSES
from trickery.server.storage.shards import SHARDS

Held = dict[int, int]  # the shards that a process owns, with their epochs

NOW = sa.func.clock_timestamp()
LONG_AGO = sa.text("timestamptz 'epoch'")
NOBODY = ""


@dataclass(frozen=True)
class Peer:
    """Another process that shares the database."""

    id: str
    address: str
    draining: bool


@dataclass(frozen=True)
class Lease:
    """Who owns a shard at the moment, if anybody does."""

    shard: int
    owner: str
    alive: bool  # it has not expired


def in_seconds(seconds: float) -> sa.ColumnElement[object]:
    """So many seconds from now."""
    return NOW + sa.func.make_interval(0, 0, 0, 0, 0, 0, seconds)


def create(session: sa.Connection) -> None:
    """Make the rows that every database has: the leases, and a secret of its own."""
    rows = [{"shard": shard, "owner": NOBODY, "epoch": 0} for shard in range(SHARDS)]
    leases = insert(LEASES).values([{**row, "until": LONG_AGO} for row in rows])
    session.execute(leases.on_conflict_do_nothing())
    secret = insert(CLUSTER).values(name="secret", value=secrets.token_urlsafe(32))
    session.execute(secret.on_conflict_do_nothing())


def shared_secret(session: sa.Connection) -> bytes:
    """What only processes that use this database know."""
    query = sa.select(CLUSTER.c.value).where(CLUSTER.c.name == "secret")
    return str(session.scalar(query)).encode()


def moved(session: sa.Connection) -> dict[str, int]:
    """The tables that are in another shard than their id says."""
    return {row.table_id: row.shard for row in session.execute(sa.select(MOVED))}


def must_go_on(session: sa.Connection, seconds: float) -> None:
    """End this transaction if we fall asleep over it: nobody could take over what it has locked.

    Behind a pooler, a setting of the session would be another client's, too.
    """
    limit = f"set local idle_in_transaction_session_timeout = {round(1000 * seconds)}"
    session.execute(sa.text(limit))


# Processes ---------------------------------------------------------------------------------------


def announce(session: sa.Connection, me: Peer, seconds: float) -> None:
    """This process is alive, for so many seconds; forget those that have long been gone."""
    row = {"address": me.address, "draining": me.draining, "until": in_seconds(seconds)}
    announced = insert(PROCESSES).values(id=me.id, **row)
    session.execute(announced.on_conflict_do_update(index_elements=["id"], set_=row))
    session.execute(sa.delete(PROCESSES).where(PROCESSES.c.until < in_seconds(-60 * seconds)))


def resign(session: sa.Connection, owner: str) -> None:
    """This process ends: whoever asks first may have its shards, without waiting."""
    session.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == owner))
    session.execute(sa.update(LEASES).where(LEASES.c.owner == owner).values(until=LONG_AGO))


def peers(session: sa.Connection) -> list[Peer]:
    """All processes that are alive, this one included."""
    query = sa.select(PROCESSES).where(PROCESSES.c.until > NOW).order_by(PROCESSES.c.id)
    return [Peer(row.id, row.address, row.draining) for row in session.execute(query)]


# Leases ------------------------------------------------------------------------------------------


def all_leases(session: sa.Connection) -> list[Lease]:
    """Who owns each shard."""
    query = sa.select(LEASES.c.shard, LEASES.c.owner, (LEASES.c.until > NOW).label("alive"))
    return [Lease(row.shard, row.owner, row.alive) for row in session.execute(query)]


def renew(session: sa.Connection, owner: str, seconds: float) -> Held:
    """Keep what a process owns for so many seconds more."""
    kept = sa.update(LEASES).where(LEASES.c.owner == owner).values(until=in_seconds(seconds))
    return _held(session, kept)


def advance(session: sa.Connection, owner: str, seconds: float) -> Held:
    """Begin a new epoch in all that a process owns.

    What it sent over a connection that broke is stored by then, or never will be.
    """
    values = {"epoch": LEASES.c.epoch + 1, "until": in_seconds(seconds)}
    return _held(session, sa.update(LEASES).where(LEASES.c.owner == owner).values(**values))


def claim(
    session: sa.Connection, owner: str, seconds: float, most: int, wanted: Collection[int] = ()
) -> Held:
    """Take over shards whose lease has expired: those that are wanted, and others up to a number.

    Shards that another process is just claiming are passed over.
    """
    first = sa.case((LEASES.c.shard.in_(wanted), 0), else_=1)
    expired = (
        sa.select(LEASES.c.shard)
        .where(LEASES.c.until <= NOW)
        .order_by(first, sa.func.random())
        .limit(max(most, len(wanted)))
        .with_for_update(skip_locked=True)
        .cte("expired")
    )
    values = {"owner": owner, "epoch": LEASES.c.epoch + 1, "until": in_seconds(seconds)}
    these = LEASES.c.shard.in_(sa.select(expired.c.shard))
    return _held(session, sa.update(LEASES).where(these).values(**values))


def hand_over(
    session: sa.Connection, owner: str, shards: Iterable[int], to: str, seconds: float
) -> list[int]:
    """Give shards to another process; returns which of them were still ours to give."""
    given = (
        sa.update(LEASES)
        .where(LEASES.c.owner == owner, LEASES.c.shard.in_(list(shards)))
        .values(owner=to, epoch=LEASES.c.epoch + 1, until=in_seconds(seconds))
    )
    return sorted(_held(session, given))


def fence(session: sa.Connection, owner: str, held: Mapping[int, int]) -> set[int]:
    """Which of these shards a process still owns, in these epochs.

    Nobody can take them over until the transaction has ended.
    """
    wanted = sa.tuple_(LEASES.c.shard, LEASES.c.epoch).in_(list(held.items()))
    query = sa.select(LEASES.c.shard).where(LEASES.c.owner == owner, wanted)
    # In order, so that two transactions never wait for each other.
    locked = query.order_by(LEASES.c.shard).with_for_update(read=True)
    return set(session.scalars(locked))


def _held(session: sa.Connection, change: sa.Update) -> Held:
    rows: Sequence[sa.Row[tuple[int, int]]] = session.execute(
        change.returning(LEASES.c.shard, LEASES.c.epoch)
    ).all()
    return {row.shard: row.epoch for row in rows}
