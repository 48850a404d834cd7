"""Coach and bots on other machines: their work is rows of PostgreSQL, and none is done twice."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from kit import loop
from kit.fleet import pooler
from kit.process import Run
from kit.server import QUICK, Cluster, cluster, serving
from programs import stub_worker
from programs.stub_worker import GAME, SETTINGS, Mode
from trickery.coach import Position
from trickery.server.storage import leases, work
from trickery.server.storage.leases import Peer
from trickery.server.storage.schema import METADATA, WORK, WORKERS
from trickery.server.storage.store import Store
from trickery.server.storage.work import StoredQuestion, WorkerOffer
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.process import Message, OnMessage
from trickery.server.workers.remote import LANES, WorkBoard

OWN = "own"  # the answer of a server's own process
COACH = WorkerOffer("coach", 1, frozenset({(GAME, "coach")}))


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(autouse=True)
def _tables(postgres: Cluster) -> None:
    """The tables, which no worker makes, without what other tests have killed."""
    store = Store(postgres.url, SETTINGS)
    with store.engine.begin() as session:
        for table in (WORK, WORKERS):
            session.execute(sa.delete(table))
    store.close()


class OwnProcess:
    """A process of the server itself, which answers at once."""

    def __init__(self, _arguments: list[str], on_message: OnMessage) -> None:
        self.exit_status = ""
        self.answers = on_message
        self.loop = asyncio.get_running_loop()
        self.loop.call_soon(on_message, {"started": 0})

    def send(self, messages: Iterable[Message]) -> None:
        for message in messages:
            self.loop.call_soon(self.answers, {"answer": OWN if "row" in message else "ready"})

    def kill(self) -> None:
        pass

    def join(self) -> None:
        pass


class Pool(WorkerPool):
    """A pool that notes how many processes other machines have for it."""

    def __init__(self) -> None:
        super().__init__(replace(SETTINGS, thinkers=1), start_process=OwnProcess)
        self.shares = dict.fromkeys(LANES, 0)
        self.changed = asyncio.Event()

    def use_remote(self, lane: str, ready: Any, start: Any) -> None:
        super().use_remote(lane, ready, start)
        self.shares[lane] = len([each for each in ready if each])
        self.changed.set()

    async def shared(self, coach: int) -> None:
        """Wait until so many others think for the coach."""
        while self.shares["coach"] != coach:
            self.changed.clear()
            await self.changed.wait()


class StubWorker:
    """A worker in a process of its own, forked from one that has loaded it already."""

    def __init__(self, url: str, processes: int, mode: Mode) -> None:
        forking = multiprocessing.get_context("forkserver")
        forking.set_forkserver_preload([stub_worker.__name__])
        self._line, its_end = forking.Pipe()
        self.process = forking.Process(target=stub_worker.run, args=(url, processes, mode, its_end))
        self.process.start()
        its_end.close()
        assert self.process.pid is not None
        self.pid = self.process.pid

    def hears(self, beginning: str) -> str:
        """Wait for a line that begins so."""
        while not (line := str(self._line.recv())).startswith(beginning):
            pass
        return line

    def asked(self) -> Awaitable[str]:
        """Wait until it is asked something."""
        return asyncio.to_thread(self.hears, "asked")

    def go_on(self) -> None:
        """Let it answer."""
        self._line.send("go on")

    def stop(self) -> list[str]:
        """End it in order; gives the rest of what it says."""
        self.process.terminate()
        said: list[str] = []
        with suppress(EOFError):
            while True:
                said.append(self._line.recv())
        self.process.join()
        assert self.process.exitcode == 0
        return said

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self._line.close()


class Server:
    """What thinks in a server, without the rest."""

    def __init__(self, url: str) -> None:
        self.store = Store(url, SETTINGS)
        self.pool = Pool()
        board = WorkBoard.of(self.store, self.pool, SETTINGS)
        assert board is not None
        self.board = board

    def find(self, number: int = 0) -> asyncio.Task[Any]:
        """Ask the coach."""
        where = Position(GAME, b"\x01", 0, None, number, number, "")
        return asyncio.create_task(self.pool.find(where, 1, urgent=False))

    async def close(self) -> None:
        await self.board.close()
        self.pool.close()
        self.store.close()


def run(url: str, body: Callable[[Server], Awaitable[None]]) -> None:
    """Do something with a server."""

    async def main() -> None:
        server = Server(url)
        try:
            await body(server)
        finally:
            await server.close()

    loop.run(main())


@contextmanager
def workers(url: str, *modes: Mode, processes: int = 1) -> Iterator[list[StubWorker]]:
    with ExitStack() as running:
        started = [StubWorker(url, processes, mode) for mode in modes]
        for each in started:
            running.callback(each.kill)
        yield started


def rows(cluster: Cluster) -> list[Any]:
    with psycopg.connect(cluster.plain) as session:
        return session.execute("select id, claimed_by, attempt, answer from work").fetchall()


# A whole question --------------------------------------------------------------------------------


@pytest.mark.parametrize("pooled", [False, True])
def test_a_worker_answers_coach_and_bots(postgres: Cluster, pooled: bool) -> None:
    with ExitStack() as resources:
        url = resources.enter_context(pooler(postgres.url)) if pooled else postgres.url
        [worker] = resources.enter_context(workers(url, "prompt"))

        async def body(server: Server) -> None:
            await server.pool.shared(1)
            assert await server.find() == worker.pid
            while server.pool.shares["search"] != 1:
                server.pool.changed.clear()
                await server.pool.changed.wait()
            due = time.monotonic() + 20
            asked = server.pool.ask(GAME, "search", b"\x01", 0, due, 0.3)
            assert await asked.answer == worker.pid

        run(url, body)


def test_without_workers_everything_is_done_here(postgres: Cluster) -> None:
    async def body(server: Server) -> None:
        found = [server.find(number) for number in range(20)]
        assert await asyncio.gather(*found) == [OWN] * 20
        assert server.board.processes == {"coach": 0, "search": 0}

    run(postgres.url, body)
    assert rows(postgres) == []


class Elsewhere(WorkerPool):
    """A pool without any process of its own."""

    def __init__(self) -> None:
        super().__init__(SETTINGS, start_process=self._none)
        self.ready = threading.Event()

    def _none(self, _arguments: list[str], _on_message: OnMessage) -> OwnProcess:
        raise OSError("this server has none")

    def use_remote(self, lane: str, ready: Any, start: Any) -> None:
        super().use_remote(lane, ready, start)
        if any(ready):
            self.ready.set()


def test_a_real_process_of_a_worker_gives_a_hint_at_a_table(postgres: Cluster) -> None:
    settings, pool = replace(QUICK, review_playouts=1, claim_seconds=2.0), Elsewhere()
    with (
        workers(postgres.url, "real"),
        serving(postgres.url, settings, thinkers=pool) as served,
    ):
        ann = served.open(GAME)
        state = ann.my_turn()
        while len(state["view"]["legal"]) == 1:
            ann.move(state["view"]["legal"][0], state["seq"])
            state = ann.my_turn()
        assert pool.ready.wait(60)
        told = ann.post("hint", expect=state["seq"])
        moves = [move for group in told.json()["finding"]["groups"] for move in group["moves"]]
        assert sorted(moves) == sorted(state["view"]["legal"])


# Workers that go away ----------------------------------------------------------------------------


def test_what_a_killed_worker_was_at_is_done_by_another(postgres: Cluster) -> None:
    with workers(postgres.url, "held") as [lost]:

        async def body(server: Server) -> None:
            await server.pool.shared(1)
            found = server.find(7)
            assert await lost.asked() == "asked 7"
            with workers(postgres.url, "prompt") as [other]:
                await server.pool.shared(2)
                os.kill(lost.pid, signal.SIGKILL)
                assert await found == other.pid

        run(postgres.url, body)


def test_when_all_workers_are_gone_questions_come_back(postgres: Cluster) -> None:
    with workers(postgres.url, "held") as [lost]:

        async def body(server: Server) -> None:
            await server.pool.shared(1)
            found = server.find()
            await lost.asked()
            os.kill(lost.pid, signal.SIGKILL)
            assert await found == OWN
            assert await server.find() == OWN

        run(postgres.url, body)


def test_a_worker_that_was_paused_answers_too_late(postgres: Cluster) -> None:
    with workers(postgres.url, "held") as [paused]:

        async def body(server: Server) -> None:
            await server.pool.shared(1)
            found = server.find()
            await paused.asked()
            with workers(postgres.url, "held") as [other]:
                await server.pool.shared(2)
                os.kill(paused.pid, signal.SIGSTOP)
                await other.asked()
                os.kill(paused.pid, signal.SIGCONT)
                paused.go_on()
                await asyncio.to_thread(paused.hears, "an answer came too late (attempt 1)")
                assert not found.done()
                other.go_on()
                assert await found == other.pid

        run(postgres.url, body)


def test_a_worker_that_is_stopped_gives_back_what_it_was_at(postgres: Cluster) -> None:
    with workers(postgres.url, "held") as [stopped]:

        async def body(server: Server) -> None:
            await server.pool.shared(1)
            found = server.find()
            await stopped.asked()
            await asyncio.to_thread(stopped.stop)
            assert await found == OWN

        run(postgres.url, body)


def test_workers_never_do_the_same(postgres: Cluster) -> None:
    with workers(postgres.url, "prompt", "prompt", processes=3) as [one, two]:

        async def body(server: Server) -> None:
            await server.pool.shared(6)
            numbers = range(60)
            found = await asyncio.gather(*(server.find(number) for number in numbers))
            asked = Counter(one.stop() + two.stop())
            elsewhere = [number for number, by in zip(numbers, found, strict=True) if by != OWN]
            for number in numbers:
                assert asked[f"asked {number}"] == (number in elsewhere)

        run(postgres.url, body)


# The rows ----------------------------------------------------------------------------------------


@pytest.fixture
def engine(postgres: Cluster) -> Iterator[sa.Engine]:
    """The database, with a live server 'here' and nothing to do."""
    engine = sa.create_engine(postgres.url)
    with engine.begin() as session:
        leases.announce(session, Peer("here", "", draining=False), 60)
        work.ask(session, "here", [question(str(number)) for number in range(4)])
    yield engine
    engine.dispose()


def question(name: str) -> StoredQuestion:
    return StoredQuestion(name, "coach", GAME, "coach", "{}")


def test_a_claim_that_ran_out_is_the_next_ones(engine: sa.Engine) -> None:
    with engine.begin() as session:
        [first] = work.claim(session, "slow", COACH, 1, 0)
    with engine.begin() as session:
        again = work.claim(session, "quick", COACH, 9, 60)
    again.sort(key=lambda each: each.id)
    assert [(each.id, each.attempt) for each in again] == [("0", 2)] + [(name, 1) for name in "123"]
    with engine.begin() as session:
        work.keep(session, "slow", [first.id], 60)
        assert not work.answer(session, "slow", first, "late")
        assert not work.answer(session, "quick", first, "of the wrong attempt")
        assert work.answer(session, "quick", again[0], "good")
        assert not work.answer(session, "quick", again[0], "twice")
        assert work.answers(session, "here") == {"0": "good", "1": None, "2": None, "3": None}


def test_claims_at_the_same_time_are_of_different_questions(engine: sa.Engine) -> None:
    with engine.connect() as one, engine.connect() as two:
        first = work.claim(one, "one", COACH, 2, 60)
        second = work.claim(two, "two", COACH, 9, 60)
        one.commit()
        two.commit()
    assert {each.id for each in first} == {"0", "1"}
    assert {each.id for each in second} == {"2", "3"}


def test_only_what_a_worker_is_ready_for_is_claimed(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    with engine.begin() as session:
        other_lane, other_game = replace(COACH, lane="search"), frozenset({("go", "coach")})
        assert work.claim(session, "w", other_lane, 9, 60) == []
        assert work.claim(session, "w", replace(COACH, ready=other_game), 9, 60) == []
        work.announce(session, "w", COACH, 60)
        assert work.offers(session) == [COACH]
        monkeypatch.setattr(work, "__version__", "another")
        assert work.claim(session, "w", COACH, 9, 60) == []
        assert work.offers(session) == []


def test_a_question_that_ends_machines_is_not_asked_for_ever(engine: sa.Engine) -> None:
    for attempt in range(work.ATTEMPTS):
        with engine.begin() as session:
            assert [each.attempt for each in work.claim(session, "w", COACH, 9, 0)] == [
                attempt + 1
            ] * 4
    with engine.begin() as session:
        assert work.claim(session, "w", COACH, 9, 60) == []


def test_what_nobody_waits_for_goes(engine: sa.Engine) -> None:
    with engine.begin() as session:
        work.ask(session, "gone", [question("x")])
        work.announce(session, "alive", COACH, 60)
        work.announce(session, "dead", COACH, 0)
    with engine.begin() as session:
        work.prune(session)
        work.forget(session, ["0", "1"])
        assert sorted(session.scalars(sa.select(WORK.c.id))) == ["2", "3"]
        assert list(session.scalars(sa.select(WORKERS.c.id))) == ["alive"]
        work.ask(session, "here", [question("2")])  # once more, since no answer came
        assert len(work.answers(session, "here")) == 2


def test_a_worker_needs_a_shared_database(run: Run, tmp_path: Path, postgres: Cluster) -> None:
    code, _, said = run("worker", "--database", f"sqlite:///{tmp_path}/tables.sqlite")
    assert (code, "PostgreSQL" in said) == (2, True)
    code, _, said = run("worker", "--database", postgres.url, "--lanes", "kitchen")
    assert (code, "coach and search, not 'kitchen'" in said) == (2, True)
    engine = sa.create_engine(postgres.url)
    with engine.begin() as session:
        METADATA.drop_all(session)
        session.exec_driver_sql("drop table alembic_version")
    engine.dispose()
    code, _, said = run("worker", "--database", postgres.url)
    assert (code, "start a server of this version first" in said) == (2, True)
