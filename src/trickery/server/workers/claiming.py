"""`trickery worker`: a machine that thinks for servers, as long as they share its database.

Rests on `storage.work` and `lane`. It claims as many questions as it has processes free, and keeps
its claims by saying again and again that it's alive. A question that it can't answer any more,
because it was away for too long, has gone to somebody else, and its answer is refused.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import signal
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.server.settings import Settings
from trickery.server.storage import migrations, work
from trickery.server.storage.engine import QueryWatchdog, create_engine
from trickery.server.storage.status import first_line
from trickery.server.storage.store import is_shared, unusable
from trickery.server.storage.work import WorkClaim, WorkerOffer
from trickery.server.workers import process
from trickery.server.workers.capability import COACH, Capability, is_from_package, is_quick
from trickery.server.workers.lane import CompileProgress, Lane, LaneSettings
from trickery.server.workers.questions import Question, new_answer

log = logging.getLogger(__name__)

UNTIL_READY = "servers ask others until then"
NO_PROCESS = "no process can be started (%s): nothing is answered"
BEATS = 3  # signs of life in the time for which a claim lasts without one


@dataclass(eq=False)
class ClaimedQuestion(Question):
    """A question of some server, as it would send it to a process of its own."""

    claim: WorkClaim
    seconds: float

    def seconds_allowed(self, waiting: int, workers: int, settings: Settings) -> float:  # noqa: ARG002  # its server has decided
        """What its server allows."""
        return self.seconds

    def message(self, seconds: float) -> dict[str, Any]:  # noqa: ARG002  # as it was asked
        """The question as it came."""
        message: dict[str, Any] = json.loads(self.claim.question)
        return message


class Machine:
    """What a worker is asked, and answers."""

    def __init__(
        self,
        engine: sa.Engine,
        watchdog: QueryWatchdog,
        lanes: Mapping[str, Lane],
        settings: Settings,
    ) -> None:
        self._id = secrets.token_hex(8)
        self._engine = engine
        self._watchdog = watchdog
        self._lanes = lanes
        self._settings = settings
        self._claims: dict[str, WorkClaim] = {}  # by question
        self._answers: list[tuple[WorkClaim, str]] = []  # not stored yet
        self._answered = asyncio.Event()
        self._next_beat = 0.0
        self._announced: dict[str, WorkerOffer] = {}  # what servers know of the lanes
        self._failing = False

    async def run(self, stop: asyncio.Event) -> None:
        """Answer questions until this machine is to stop; then others may have what is left."""
        while not stop.is_set():
            await self._exchange()
            pause = self._settings.work_poll_seconds
            if self._failing:
                pause = self._settings.reconnect_seconds
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._answered.wait()
            self._answered.clear()
        with suppress(SQLAlchemyError):  # else its claims run out
            await asyncio.to_thread(self._resign)

    async def _exchange(self) -> None:
        """Store answers, say that we're alive, and claim what can be begun at once."""
        answers, began = list(self._answers), time.monotonic()
        offers = {name: _offer(name, lane) for name, lane in self._lanes.items()}
        wanted = {name: lane.free - len(lane.waiting) for name, lane in self._lanes.items()}
        beats = began >= self._next_beat or offers != self._announced
        held = list(self._claims) if beats else None
        query = partial(self._query, answers, list(offers.values()), wanted, held)
        try:
            claimed = await asyncio.to_thread(query)
        except Exception as error:  # whatever it was: it is tried again
            if not self._failing:
                log.error("the database doesn't answer: %s", first_line(error))
            self._failing = True
            return
        self._failing = False
        if beats:
            self._announced = offers
            self._next_beat = began + self._settings.claim_seconds / BEATS
        del self._answers[: len(answers)]
        for name, claims in claimed.items():
            for claim in claims:
                self._begin(self._lanes[name], claim)

    def _query(
        self,
        answers: Iterable[tuple[WorkClaim, str]],
        offers: Collection[WorkerOffer],
        wanted: Mapping[str, int],
        held: Collection[str] | None,
    ) -> dict[str, list[WorkClaim]]:
        seconds = self._settings.claim_seconds
        with self._engine.connect() as session, self._watchdog.watching(session):
            for claim, answer in answers:
                if not work.answer(session, self._id, claim, answer):
                    log.info("an answer came too late (attempt %d)", claim.attempt)
                session.commit()
            if held is not None:
                for offer in offers:
                    work.announce(session, self._id, offer, seconds)
                work.keep(session, self._id, held, seconds)
                session.commit()
            claims = {
                offer.lane: work.claim(session, self._id, offer, wanted[offer.lane], seconds)
                for offer in offers
                if offer.ready and wanted[offer.lane] > 0
            }
            session.commit()
            return claims

    def _begin(self, lane: Lane, claim: WorkClaim) -> None:
        seconds = self._settings.finding_seconds
        if claim.player != COACH:
            bot = json.loads(claim.question)["bot"]
            seconds = bots.parse(bot, claim.game)[1].seconds or self._settings.quick_bot_seconds
        capability = Capability(claim.game, claim.player)
        question = ClaimedQuestion(capability, 0.0, new_answer(), claim, seconds)
        self._claims[claim.id] = claim
        question.answer.add_done_callback(partial(self._finish, claim))
        lane.submit(question)

    def _finish(self, claim: WorkClaim, answer: asyncio.Future[Any]) -> None:
        """Keep an answer, or what happened over it, until it can be stored."""
        if self._claims.get(claim.id) is claim:
            del self._claims[claim.id]
        if not answer.cancelled():
            error = answer.exception()
            told = {"answer": answer.result()} if error is None else {"lost": str(error)}
            self._answers.append((claim, json.dumps(told)))
            self._answered.set()

    def _resign(self) -> None:
        with self._engine.connect() as session, self._watchdog.watching(session):
            work.resign(session, self._id)
            session.commit()


def _offer(name: str, lane: Lane) -> WorkerOffer:
    ready = frozenset((game, player) for game, player in lane.compiled)
    return WorkerOffer(name, lane.serving, ready)


def capabilities(lane: str, games: Iterable[str]) -> Iterator[Capability]:
    """What is thought about in a lane: by the coach, or by our bots that search."""
    for game in games:
        if lane == "coach":
            yield Capability(game, COACH)
        else:
            yield from (
                Capability(game, rung)
                for rung in list(bots.BOTS)
                if not is_quick(rung) and not is_from_package(rung) and bots.plays(rung, game)
            )


async def serve(
    engine: sa.Engine,
    watchdog: QueryWatchdog,
    processes: int,
    lanes: Sequence[str],
    settings: Settings,
    module: str | None = None,
    games: Sequence[str] = (),
) -> None:
    """Think until somebody stops this process, with so many processes for each lane."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, stop.set)
    nice = {"coach": settings.coach_nice, "search": settings.deep_bots_nice}
    opened: dict[str, Lane] = {}
    for name in lanes:
        how = LaneSettings(processes, nice[name], True, UNTIL_READY, NO_PROCESS)
        opened[name] = Lane(
            how, settings, CompileProgress(), process.WorkerProcess, partial(_go_on, opened), module
        )
        for capability in capabilities(name, games or registry.names()):
            opened[name].warm_up(capability)
    try:
        await Machine(engine, watchdog, opened, settings).run(stop)
    finally:
        for lane in opened.values():
            lane.close()


def _go_on(lanes: Mapping[str, Lane]) -> None:
    for lane in lanes.values():
        lane.dispatch()


def run(
    url: str,
    processes: int,
    lanes: Sequence[str],
    settings: Settings,
    module: str | None = None,
    games: Sequence[str] = (),
) -> None:
    """The command `trickery worker`; tests bring a module of bots, and limit the games."""
    if not is_shared(url):
        raise BadOption(
            "a worker needs the PostgreSQL database of its servers: --database postgresql+psycopg://"
            "..."
        )
    with ExitStack() as resources:
        try:
            engine = create_engine(sa.make_url(url), settings.database_patience)
            resources.callback(engine.dispose)
            with engine.connect() as session:
                revision = migrations.revision(session)
        except (SQLAlchemyError, ImportError, OSError) as error:
            raise BadOption(unusable(url, error)) from None
        if revision != migrations.HEAD:
            raise BadOption(
                f"the database is at revision {revision}, and this version needs {migrations.HEAD}:"
                " start a server of this version first"
            )
        watchdog = QueryWatchdog(settings.database_patience, settings.timeout_check_seconds)
        resources.callback(watchdog.close)
        asyncio.run(serve(engine, watchdog, processes, lanes, settings, module, games))
