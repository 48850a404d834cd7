"""Erasing a person: their names, what they wrote and who they are, at all their tables.

Rests on `personal` and `schema`. Their seats, moves and lucky numbers stay, because other people's
games consist of them. An event from before personal words were stored apart is split first.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from trickery.core.errors import BadOption
from trickery.server.storage.personal import PEOPLE, Words, join, people_in, seats_in, split
from trickery.server.storage.schema import EVENTS, PERSONAL

DIGEST = re.compile("[0-9a-f]{64}")


@dataclass
class Erasure:
    """What became of somebody's tables."""

    tables: list[str] = field(default_factory=list)  # in which they have been erased
    elsewhere: list[str] = field(default_factory=list)  # of other processes: ask those, too


def must_be_a_digest(person: str) -> None:
    """Refuse what cannot be anybody's digest: it is searched for in the text of events."""
    if not DIGEST.fullmatch(person):
        raise BadOption("a person's digest has 64 hexadecimal digits")


def events_with_words() -> sa.Select[Any]:
    """The query for events, with the personal words of each."""
    same = sa.and_(PERSONAL.c.table_id == EVENTS.c.table_id, PERSONAL.c.seq == EVENTS.c.seq)
    return sa.select(EVENTS, PERSONAL.c.words).outerjoin_from(EVENTS, PERSONAL, same)


def whole(kind: str, data: str, words: str | None) -> str:
    """An event's data as it was before its personal words were taken out."""
    return data if words is None else join(kind, data, json.loads(words))


def tables_with(person: str, after: str, last: str | None) -> sa.CompoundSelect[Any]:
    """The query for somebody's tables, among those whose ids follow one, up to another."""
    found = []
    for column in (EVENTS.c.data, PERSONAL.c.words):
        ids = column.table.c.table_id
        query = sa.select(ids).where(ids > after, column.contains(person))
        if column.table is EVENTS:
            query = query.where(EVENTS.c.kind.in_(PEOPLE))
        found.append(query if last is None else query.where(ids <= last))
    return sa.union(*found)


def erase(session: sa.Connection, table_id: str, person: str) -> None:
    """Erase somebody in the events of one table."""
    query = events_with_words().where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.seq)
    before: dict[int, str | None] = {}
    for row in session.execute(query).all():
        stored: Words = json.loads(row.words) if row.words else {}
        event = whole(row.kind, row.data, row.words)
        after = {**before, **people_in(row.kind, event)}
        data, words = split(row.kind, event)
        seats, kept = seats_in(row.kind, event), dict(words)
        for path in words:
            people = before if path == "stood_up" else after  # who stands up had it until then
            if people.get(seats[path]) == person:
                del kept[path]
        before = after
        if data != row.data:
            this = {"table_id": table_id, "seq": row.seq}
            session.execute(sa.update(EVENTS).filter_by(**this).values(data=data))
        if kept != stored:
            _replace_words(session, table_id, row.seq, kept)


def _replace_words(session: sa.Connection, table_id: str, seq: int, words: Words) -> None:
    """Store the personal words of an event in place of those that it had."""
    session.execute(sa.delete(PERSONAL).filter_by(table_id=table_id, seq=seq))
    if words:
        session.execute(sa.insert(PERSONAL), [row_of(table_id, seq, words)])


def forget_deleted(session: sa.Connection) -> None:
    """Let nothing that was deleted stay in SQLite's file; PostgreSQL sees to its own."""
    if session.dialect.name == "sqlite":
        session.exec_driver_sql("vacuum")
        session.exec_driver_sql("pragma wal_checkpoint(truncate)")


def row_of(table_id: str, seq: int, words: Words) -> dict[str, Any]:
    """The row of an event's personal words."""
    return {"table_id": table_id, "seq": seq, "words": json.dumps(words, separators=(",", ":"))}
