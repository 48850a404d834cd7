"""Processes on other machines: what they are asked goes through rows of the database.

Rests on `storage.work` and `pool`. A lane treats such a process like one of its own, and gives it
one question at a time, so no more questions are stored than there are processes to answer them.
Servers share the processes out among themselves.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from trickery.server.settings import Settings
from trickery.server.storage import leases, work
from trickery.server.storage.engine import QueryWatchdog
from trickery.server.storage.status import first_line
from trickery.server.storage.store import Store
from trickery.server.storage.work import Ready, StoredQuestion, WorkerOffer
from trickery.server.workers.capability import COACH, Capability
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.process import Message, OnMessage

log = logging.getLogger(__name__)

LANES = ("coach", "search")
LOOKS = 3  # for workers, while one that has gone silent still counts as alive


class RemoteProcess:
    """What a lane takes for a process: any that is free, on any machine, answers."""

    def __init__(self, board: WorkBoard, lane: str, on_message: OnMessage) -> None:
        self.exit_status = ""
        self._board = board
        self._lane = lane
        self._on_message = on_message
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._loop.call_soon(self.receive, {"started": 0})

    def send(self, messages: Iterable[Message]) -> None:
        """Ask a question; its lane sends no other one before the answer."""
        for message in messages if not self._ended else ():
            self._board.ask(self, self._lane, message)

    def receive(self, message: Message) -> None:
        """Hand an answer over."""
        if not self._ended:
            self._on_message(message)

    def kill(self) -> None:
        """Do without the answer."""
        self._board.withdraw(self)
        self.end("withdrawn")

    def end(self, status: str) -> None:
        """Let the lane know that nobody will answer."""
        if not self._ended:
            self._ended, self.exit_status = True, status
            self._loop.call_soon(self._on_message, None)

    def join(self) -> None:
        """Nothing to wait for."""


class Found(NamedTuple):
    """What a look at the database has found."""

    answers: dict[str, str | None]  # to all questions that are stored
    offers: list[WorkerOffer] | None = None  # None: it wasn't time to look for workers
    peers: Sequence[str] = ()  # the servers that share them, this one included


class WorkBoard:
    """The open questions of one server to other machines."""

    def __init__(
        self,
        pool: WorkerPool,
        engine: sa.Engine,
        watchdog: QueryWatchdog,
        process: str,
        settings: Settings,
    ) -> None:
        """`process`: the id under which the server shares the database."""
        self.processes: dict[str, int] = dict.fromkeys(LANES, 0)  # on other machines, by lane
        self._pool = pool
        self._engine = engine
        self._watchdog = watchdog
        self._process = process
        self._settings = settings
        self._open: dict[str, RemoteProcess] = {}  # by question
        self._unsent: dict[str, StoredQuestion] = {}
        self._done: set[str] = set()  # rows to remove
        self._next_look = 0.0  # for workers
        self._trusted_until = 0.0  # what was found then
        self._failing = False
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, "work")
        self._task = asyncio.get_running_loop().create_task(self._run())

    @classmethod
    def of(cls, store: Store, pool: WorkerPool, settings: Settings) -> WorkBoard | None:
        """That of a server with this database; none if other machines can't have it."""
        if store.leases is None:
            return None
        return cls(pool, store.engine, store.watchdog, store.leases.process, settings)

    def ask(self, process: RemoteProcess, lane: str, message: Message) -> None:
        """Store a question of a process that isn't here."""
        player = message.get("bot", COACH).partition("@")[0]
        text = json.dumps(message)
        asked = StoredQuestion(secrets.token_hex(8), lane, message["game"], player, text)
        self._open[asked.id] = process
        self._unsent[asked.id] = asked
        self._news.set()

    def withdraw(self, process: RemoteProcess) -> None:
        """Nobody waits for the answer to this process's question any more."""
        for question in [each for each, asker in self._open.items() if asker is process]:
            del self._open[question]
            self._unsent.pop(question, None)
            self._done.add(question)

    async def close(self) -> None:
        """Stop; other servers remove what is left."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._thread.shutdown()

    async def _run(self) -> None:
        settings = self._settings
        while True:
            await self._exchange()
            looking = settings.claim_seconds / LOOKS
            waiting = self._open and not self._failing
            with suppress(TimeoutError):
                async with asyncio.timeout(settings.work_poll_seconds if waiting else looking):
                    await self._news.wait()
            self._news.clear()

    async def _exchange(self) -> None:
        """Store what is asked, and fetch what is answered."""
        sent, done = list(self._unsent.values()), list(self._done)
        began = time.monotonic()
        query = partial(self._query, sent, done, bool(self._open), began >= self._next_look)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._thread, query)
        except Exception as error:  # whatever it was: it is tried again
            if not self._failing:
                log.error("no work for other machines: %s", first_line(error))
            self._failing = True
            if began > self._trusted_until:
                self._share_out(Found({}, []))
            return
        self._failing = False
        for asked in sent:
            self._unsent.pop(asked.id, None)
        self._done.difference_update(done)
        self._hand_over(found.answers)
        if found.offers is not None:
            self._next_look = began + self._settings.claim_seconds / LOOKS
            self._trusted_until = began + self._settings.claim_seconds
            self._share_out(found)

    def _query(
        self, sent: Collection[StoredQuestion], done: Collection[str], waiting: bool, look: bool
    ) -> Found:
        with self._engine.connect() as session, self._watchdog.watching(session):
            work.forget(session, done)
            work.ask(session, self._process, sent)
            session.commit()
            found = Found(work.answers(session, self._process) if waiting else {})
            if look:
                work.prune(session)
                peers = [peer.id for peer in leases.peers(session)]
                found = Found(found.answers, work.offers(session), peers)
            session.commit()
            return found

    def _hand_over(self, answers: dict[str, str | None]) -> None:
        for question, process in list(self._open.items()):
            if question in self._unsent:
                continue  # asked since then
            answer: str | None = answers.get(question)
            if answer is not None:
                del self._open[question]
                self._done.add(question)
                process.receive(json.loads(answer))
            elif question not in answers:
                del self._open[question]
                process.end("its row is gone")

    def _share_out(self, found: Found) -> None:
        """Give each lane its share of the processes on other machines."""
        offers = found.offers or []
        for lane in LANES:
            every = [
                each.ready for each in offers if each.lane == lane for _ in range(each.processes)
            ]
            if every or self.processes[lane]:
                ready = [[Capability(*each) for each in some] for some in self._share(every, found)]
                self._pool.use_remote(lane, ready, partial(self._start, lane))
            self.processes[lane] = len(every)

    def _share(self, every: Sequence[Ready], found: Found) -> Sequence[Ready]:
        """This server's share; if there are fewer processes than servers, all have the first."""
        if self._process not in found.peers:
            return every
        return every[found.peers.index(self._process) :: len(found.peers)] or every[:1]

    def _start(self, lane: str, _arguments: Any, on_message: OnMessage) -> RemoteProcess:
        return RemoteProcess(self, lane, on_message)
