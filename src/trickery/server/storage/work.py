"""Work for other machines, as rows of PostgreSQL: each function is one step.

Rests on `schema` and `leases`. A server stores a question; a worker claims it, for as long as it
says that it is alive, and answers it. A claim that has run out may be claimed again, in the next
attempt; who had it before can't answer any more. Only the database's clock counts, and nothing here
needs a session, as in `leases`. Only programs of the same version work for each other: what a
question means may change with it.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from trickery import __version__
from trickery.server.storage.leases import NOW, in_seconds
from trickery.server.storage.schema import PROCESSES, WORK, WORKERS

#: How often a question is handed out: it may be what ends the machines that try to answer it.
ATTEMPTS = 3

Ready = frozenset[tuple[str, str]]  # games, and who plays or looks at each


@dataclass(frozen=True)
class StoredQuestion:
    """A question of a server."""

    id: str
    lane: str
    game: str
    player: str
    question: str


@dataclass(frozen=True)
class WorkClaim:
    """A question that a worker has to answer."""

    id: str
    attempt: int
    game: str
    player: str
    question: str


@dataclass(frozen=True)
class WorkerOffer:
    """What a worker can do in a lane, and in how many processes."""

    lane: str
    processes: int
    ready: Ready


# A server -----------------------------------------------------------------------------------------


def ask(session: sa.Connection, process: str, questions: Iterable[StoredQuestion]) -> None:
    """Store questions of a server; those that are stored already stay as they are."""
    rows = [
        {**vars(each), "version": __version__, "asked_by": process, "attempt": 0}
        for each in questions
    ]
    if rows:
        stored = insert(WORK).values([{**row, "asked_at": NOW} for row in rows])
        session.execute(stored.on_conflict_do_nothing())


def forget(session: sa.Connection, ids: Collection[str]) -> None:
    """Remove questions that are answered, or that nobody waits for any more."""
    if ids:
        session.execute(sa.delete(WORK).where(WORK.c.id.in_(ids)))


def answers(session: sa.Connection, process: str) -> dict[str, str | None]:
    """The answers to all questions of a server; None: there is none yet."""
    query = sa.select(WORK.c.id, WORK.c.answer).where(WORK.c.asked_by == process)
    return {row.id: row.answer for row in session.execute(query)}


def offers(session: sa.Connection) -> list[WorkerOffer]:
    """What the workers that are alive can do, in a lasting order."""
    alive = (WORKERS.c.until > NOW, WORKERS.c.version == __version__)
    query = sa.select(WORKERS).where(*alive).order_by(WORKERS.c.id)
    return [
        WorkerOffer(row.lane, row.processes, frozenset((game, player) for game, player in told))
        for row in session.execute(query)
        for told in [json.loads(row.ready)]
    ]


# A worker -----------------------------------------------------------------------------------------


def announce(session: sa.Connection, worker: str, offer: WorkerOffer, seconds: float) -> None:
    """A worker can do this in a lane, for so many seconds."""
    row = {
        "version": __version__,
        "processes": offer.processes,
        "ready": json.dumps(sorted(offer.ready)),
        "until": in_seconds(seconds),
    }
    announced = insert(WORKERS).values(id=worker, lane=offer.lane, **row)
    session.execute(announced.on_conflict_do_update(index_elements=["id", "lane"], set_=row))


def claim(
    session: sa.Connection, worker: str, offer: WorkerOffer, most: int, seconds: float
) -> list[WorkClaim]:
    """WorkClaim the oldest questions of a lane that a worker is ready for, up to a number of them.

    Those that another worker is just claiming are passed over.
    """
    free = (
        sa.select(WORK.c.id)
        .where(
            WORK.c.lane == offer.lane,
            WORK.c.version == __version__,
            WORK.c.answer.is_(None),
            WORK.c.attempt < ATTEMPTS,
            sa.or_(WORK.c.deadline.is_(None), WORK.c.deadline <= NOW),
            sa.tuple_(WORK.c.game, WORK.c.player).in_(sorted(offer.ready)),
        )
        .order_by(WORK.c.asked_at)
        .limit(most)
        .with_for_update(skip_locked=True)
        .cte("free")
    )
    claimed = (
        sa.update(WORK)
        .where(WORK.c.id.in_(sa.select(free.c.id)))
        .values(claimed_by=worker, attempt=WORK.c.attempt + 1, deadline=in_seconds(seconds))
        .returning(WORK.c.id, WORK.c.attempt, WORK.c.game, WORK.c.player, WORK.c.question)
    )
    return [WorkClaim(**row) for row in session.execute(claimed).mappings()]


def keep(session: sa.Connection, worker: str, ids: Collection[str], seconds: float) -> None:
    """A worker is still at these questions, and has so many seconds more."""
    if ids:
        own = (WORK.c.id.in_(ids), WORK.c.claimed_by == worker)
        session.execute(sa.update(WORK).where(*own).values(deadline=in_seconds(seconds)))


def answer(session: sa.Connection, worker: str, claimed: WorkClaim, text: str) -> bool:
    """Answer a question; False if another worker has it by now, or nobody waits for it."""
    own = (
        WORK.c.id == claimed.id,
        WORK.c.claimed_by == worker,
        WORK.c.attempt == claimed.attempt,
        WORK.c.answer.is_(None),
    )
    done = session.execute(sa.update(WORK).where(*own).values(answer=text))
    return done.rowcount == 1


def resign(session: sa.Connection, worker: str) -> None:
    """A worker ends: others may have its questions at once."""
    session.execute(sa.delete(WORKERS).where(WORKERS.c.id == worker))
    open_ones = (WORK.c.claimed_by == worker, WORK.c.answer.is_(None))
    returned: Mapping[str, object] = {"claimed_by": None, "deadline": None}
    session.execute(sa.update(WORK).where(*open_ones).values(**returned))


def prune(session: sa.Connection) -> None:
    """Remove questions of servers that are gone, and workers that are."""
    alive = sa.select(PROCESSES.c.id).where(PROCESSES.c.until > NOW)
    session.execute(sa.delete(WORK).where(WORK.c.asked_by.not_in(alive)))
    session.execute(sa.delete(WORKERS).where(WORKERS.c.until <= NOW))
