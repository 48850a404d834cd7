"""A database of any version is brought to today's tables, with all that it holds."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from kit import loop
from kit.frozen import TABLES, lines, play_on, read_table, table_of
from kit.server import cluster
from trickery.core.errors import BadOption
from trickery.server.storage import migrations
from trickery.server.storage.schema import METADATA, ReviewKey
from trickery.server.storage.schema import TABLES as KNOWN
from trickery.server.storage.shards import shard_of
from trickery.server.storage.store import Store, sqlite_url

#: The tables of the first release, as SQLAlchemy made them then.
FIRST = """
create table events (
    table_id varchar(32) not null, seq integer not null, at float not null,
    kind varchar(16) not null, data text not null, primary key (table_id, seq)
)"""
STORED = {
    table_of(file): file
    for file in TABLES
    if file.parent.parent.name in ("fair-2", "unversioned")
    and file.stem in ("trick_100-lively-unfinished", "trick_party-4-over")
}
REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with cluster() as running:
        yield running.url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("postgres")
    with connected(found) as connection:
        connection.exec_driver_sql("drop schema public cascade")
        connection.exec_driver_sql("create schema public")
        connection.commit()
    return found


@contextmanager
def connected(url: str) -> Iterator[sa.Connection]:
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection:
        yield connection


def fill(connection: sa.Connection) -> None:
    """Store tables as every version did, and what else there was a place for then."""
    found = sa.MetaData()
    found.reflect(connection)
    for table, file in STORED.items():
        rows = [{"table_id": table, **asdict(line)} for line in lines(file)]
        connection.execute(sa.insert(found.tables["events"]), rows)
    table = next(iter(STORED))
    if "findings" in found.tables:
        finding = {"table_id": table, "seat": 0, "playouts": 20, "number": 1, "data": "found"}
        connection.execute(sa.insert(found.tables["findings"]), [finding])
    if "imports" in found.tables:
        connection.execute(sa.insert(found.tables["imports"]), [{"table_id": table, "at": 1.0}])


def still_plays(url: str, findings: bool) -> None:
    """Open the database as a server does, and play its tables on."""

    async def work() -> None:
        assert (await store.load_findings(ReviewKey(first, 0, 20))) == (
            {1: "found"} if findings else {}
        )
        for table, file in STORED.items():
            assert await store.load(table) == lines(file)
            at = await read_table(store, table)
            await play_on(at, random.Random(1))
            assert at.state.phase == "over"

    first = next(iter(STORED))
    store = Store(url)
    try:
        loop.run(work())
    finally:
        store.close()


def agrees(url: str) -> bool:
    """Are the tables those of the model, and is the database at the newest revision?"""
    with connected(url) as connection:
        at = MigrationContext.configure(connection)
        return (at.get_current_revision(), compare_metadata(at, METADATA)) == (migrations.HEAD, [])


def migrate(connection: sa.Connection, revision: str) -> None:
    command.upgrade(migrations.alembic_config(connection), revision)


def test_revisions_are_one_line_that_ends_at_the_newest() -> None:
    with connected("sqlite://") as connection:
        scripts = ScriptDirectory.from_config(migrations.alembic_config(connection))
    assert scripts.get_heads() == [migrations.HEAD]
    assert tuple(each.revision for each in scripts.walk_revisions())[::-1] == REVISIONS


def test_a_new_database_has_the_tables_of_the_model(url: str) -> None:
    Store(url).close()
    assert agrees(url)


def test_a_database_of_the_first_release_goes_on(url: str) -> None:
    with connected(url) as connection:
        connection.exec_driver_sql(FIRST)
        fill(connection)
        connection.commit()
    still_plays(url, findings=False)
    assert agrees(url)


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("numbered", [True, False])
def test_a_database_of_any_revision_goes_on(url: str, revision: str, numbered: bool) -> None:
    if not numbered and revision not in migrations.UNNUMBERED.values():
        pytest.skip("every database says that it's at this one")
    with connected(url) as connection:
        migrate(connection, revision)
        fill(connection)
        if not numbered:
            connection.exec_driver_sql("drop table alembic_version")
        connection.commit()
    still_plays(url, findings=revision >= "0002")
    assert agrees(url)


def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(url: str) -> None:
    Store(url).close()
    with connected(url) as connection:
        connection.execute(sa.update(migrations.VERSION).values(version_num="9999"))
        connection.commit()
    for _ in range(2):
        with pytest.raises(BadOption, match=r"newer Trickery has used this database .* 9999"):
            Store(url)


def test_what_fails_on_the_way_leaves_the_database_as_it_was(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with connected(url) as connection:
        connection.exec_driver_sql(FIRST)
        fill(connection)
        connection.commit()

    def fails(connection: sa.Connection) -> None:
        connection.exec_driver_sql("no such thing")

    with monkeypatch.context() as patch:
        real = migrations.alembic_config
        patch.setattr(migrations, "alembic_config", failing_after(real, "0002", fails))
        with pytest.raises(BadOption, match="cannot be used"):
            Store(url)
    with connected(url) as connection:
        assert sa.inspect(connection).get_table_names() == ["events"]
    still_plays(url, findings=False)


def failing_after(
    real: Callable[[sa.Connection], object],
    revision: str,
    fails: Callable[[sa.Connection], None],
) -> Callable[[sa.Connection], object]:
    """The configuration of Alembic, with which migrating fails after a revision."""

    def config(connection: sa.Connection) -> object:
        command.upgrade(real(connection), revision)  # type: ignore[arg-type]
        fails(connection)
        return real(connection)

    return config


def test_two_processes_that_start_at_once_take_the_steps_once(postgres: str) -> None:
    with connected(postgres) as connection:
        connection.exec_driver_sql("drop schema public cascade")
        connection.exec_driver_sql("create schema public")
        connection.exec_driver_sql(FIRST)
        connection.commit()
    with connected(postgres) as first, connected(postgres) as second:
        first.exec_driver_sql(f"select pg_advisory_xact_lock({migrations.LOCK})")
        waits = threading.Thread(target=migrations.upgrade, args=[second])
        waits.start()
        with connected(postgres) as third:
            query = "select count(*) from pg_locks where locktype = 'advisory' and not granted"
            while waits.is_alive() and not third.scalar(sa.text(query)):
                third.rollback()
        migrations._migrate(first, "0001")  # noqa: SLF001  # as the faster one does
        first.commit()
        waits.join()
    assert agrees(postgres)


def test_what_is_stored_already_counts_as_active_on_the_day_of_the_upgrade(url: str) -> None:
    with connected(url) as connection:
        connection.exec_driver_sql(FIRST)
        fill(connection)
        connection.commit()
    began = time.time()
    Store(url).close()
    with connected(url) as connection:
        rows = connection.execute(sa.select(KNOWN)).all()
    assert {row.table_id for row in rows} == set(STORED)
    assert all(row.finished is None and began <= row.active_at <= time.time() for row in rows)


def test_tables_with_the_same_cards_are_in_one_shard(url: str) -> None:
    """Ids from before there were shards don't say so: the database lists those that moved."""
    opened = {
        "a-first": {},
        "z-again": {"again": "a-first", "first": "a-first"},
        "y-again": {"again": "z-again", "origin": {"table": "z-again"}},
        "x-copy": {"copied": {"table": "y-again"}},
        "a-copy": {"copied": {"fair": {"table": "a-first"}}},
        "w-alone": {"copied": {}},
        "v-damaged": None,
    }
    with connected(url) as connection:
        connection.exec_driver_sql(FIRST)
        insert = sa.text("insert into events values (:table, 1, 0, 'opened', :data)")
        for table, fields in opened.items():
            data = "{" if fields is None else json.dumps(fields)
            connection.execute(insert, {"table": table, "data": data})
        connection.commit()
    Store(url).close()
    with connected(url) as connection:
        rows = connection.execute(sa.text("select table_id, shard from moved"))
        moved = {row.table_id: row.shard for row in rows}
    shard = shard_of("a-first")
    assert moved == {"z-again": shard, "y-again": shard, "x-copy": shard}
