"""Reviews: finished games looked at by the coach, decision by decision.

Rests on `table`, `findings` and `pool`. A review is for whoever looks at it: its findings are told
as they are done and stored, so that none is ever made twice. A first look at every decision, which
isn't stored, tells early what the likely mistakes are, which are analysed first. When nobody looks
any more, it stops; what is done stays. A few run at once, the others wait in line.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from trickery.coach import Finding, FirstLook, Position, positions, summed_up
from trickery.core import records
from trickery.server import metrics
from trickery.server.catalogue import say
from trickery.server.errors import RateLimited, RequestRefused, Unavailable
from trickery.server.metering import payer
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThread
from trickery.server.storage.schema import ReviewKey
from trickery.server.storage.store import Store
from trickery.server.table.history import record_of
from trickery.server.table.table import Table
from trickery.server.workers.findings import FindingArchive
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.questions import NotReady, Unfit, WorkerFailed
from trickery.wire.messages import ReviewSoFar

log = logging.getLogger(__name__)
FAILED = say("coach-fails")


class ActiveReview:
    """A review that somebody looks at."""

    def __init__(self, key: ReviewKey, game: str, players: int) -> None:
        self.key = key
        self.address = payer().owner.address  # who asked first
        self.game = game
        self.players = players
        self.asked = time.monotonic()
        self.decisions = -1  # not known yet
        self.result: float | None = None
        self.findings: list[Finding] = []  # as they came
        self.first_looks: dict[int, FirstLook] = {}  # by number, until there's a finding
        self.analysing: list[int] = []  # the numbers of the decisions that the coach is at
        self.error: RequestRefused | None = None  # why there will be no more
        self.admitted = asyncio.Event()  # set once it is its turn
        self.updated = asyncio.Event()  # replaced after each update
        self.viewers = 0  # requests that wait for an update
        self.expiry: asyncio.TimerHandle | None = None  # runs while there are no viewers
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Whether every decision has its finding."""
        return len(self.findings) == self.decisions

    @property
    def shown(self) -> int:
        """How many decisions there's something to show of."""
        return len(self.findings) + len(self.first_looks)

    def add(self, *findings: Finding) -> None:
        """Add findings, in the place of first looks."""
        for finding in findings:
            self.findings.append(finding)
            self.first_looks.pop(finding["number"], None)
        self.analysing = []
        self.notify()

    @property
    def working(self) -> bool:
        """Whether its task runs or waits for its turn."""
        return self.task is not None and not self.task.done()

    @property
    def waiting(self) -> bool:
        """Whether it waits in line for its turn."""
        return self.working and not self.admitted.is_set()

    def notify(self) -> None:
        """Wake whoever waits for an update."""
        self.updated.set()
        self.updated = asyncio.Event()

    def message(self, since: int, ahead: int, preparing: bool) -> ReviewSoFar:
        """The review as it stands, without the findings before a number."""
        review = summed_up(
            self.game,
            self.players,
            self.key.seat,
            self.key.playouts,
            self.decisions,
            self.findings,
            self.result,
        )
        review["decisions"] = max(0, self.decisions)
        review["findings"] = self.findings[since:]
        return {
            "type": "review",
            "review": review,
            "first_looks": sorted(self.first_looks.values(), key=lambda look: look["number"]),
            "done": self.done,
            "analysing": self.analysing,
            "ahead": ahead,
            "preparing": preparing,
        }


class ReviewService:
    """The reviews that people look at on one server."""

    def __init__(
        self,
        store: Store,
        archive: FindingArchive,
        pool: WorkerPool,
        settings: Settings,
        thread: SideThread,
    ) -> None:
        self._store = store
        self._archive = archive
        self._pool = pool
        self._settings = settings
        self._thread = thread  # plays games again
        self._active: dict[ReviewKey, ActiveReview] = {}  # in the order of coming

    def is_active(self, table: Table, seat: int) -> bool:
        """Whether somebody looks at this review already."""
        return self._key(table, seat) in self._active

    @property
    def waiting(self) -> list[float]:
        """Since when each review in the line has waited, by the monotonic clock."""
        return [review.asked for review in self._all if review.waiting]

    @property
    def running(self) -> int:
        """How many reviews the coach works on."""
        return sum(review.working and not review.waiting for review in self._all)

    async def progress(
        self, table: Table, key: str | None, seat: int, since: int, shown: int | None, wait: float
    ) -> ReviewSoFar:
        """The review with its findings after a number, for whoever holds this key.

        It waits so many seconds for more of them, or for first looks at more decisions than are
        shown already.
        """
        await self._require_shown(table, key)
        review = self._active.get(self._key(table, seat)) or self._start(table, seat)
        self._add_viewers(review, 1)
        try:
            async with asyncio.timeout(wait):
                while not (
                    len(review.findings) > since
                    or (shown is not None and review.shown > shown)
                    or review.done
                    or review.error
                ):
                    self._store.require_ownership(table.id)
                    await review.updated.wait()
        except TimeoutError:
            pass  # it is told how it stands
        finally:
            self._add_viewers(review, -1)
        await self._require_shown(table, key)  # they may have been dealt again meanwhile
        if review.error:
            raise review.error
        preparing = review.admitted.is_set() and not self._pool.coach_is_ready(review.game)
        return review.message(since, self._ahead_of(review), preparing and not review.done)

    async def _require_shown(self, table: Table, key: str | None) -> None:
        async with table.lock:
            await table.ready()
            table.must_be_shown(key)
            if table.state.closed:
                raise RequestRefused(table.state.closed)

    def _key(self, table: Table, seat: int) -> ReviewKey:
        return ReviewKey(table.id, seat, self._settings.review_playouts)

    # Starting, waiting in line, expiring -------------------------------------------------------

    def _start(self, table: Table, seat: int) -> ActiveReview:
        line = [other.address for other in self._all if other.waiting]
        mine, most = line.count(payer().owner.address), self._settings.reviews_in_line_an_address
        if len(line) >= self._settings.reviews_in_line or mine >= most:
            raise RateLimited(say("reviews-in-line"))
        opened = table.state.opened
        review = ActiveReview(self._key(table, seat), opened.game, opened.players)
        self._active[review.key] = review
        metrics.REVIEWS.inc()
        review.task = asyncio.create_task(self._run(review, record_of(table.state)))
        return review

    @property
    def _all(self) -> list[ActiveReview]:
        return list(self._active.values())

    def _add_viewers(self, review: ActiveReview, more: int) -> None:
        """Count viewers; a review that has had none for a while expires."""
        review.viewers += more
        if review.expiry is not None:
            review.expiry.cancel()
            review.expiry = None
        if review.viewers == 0:
            seconds = self._settings.review_patience
            review.expiry = asyncio.get_running_loop().call_later(seconds, self._expire, review)

    def _expire(self, review: ActiveReview) -> None:
        if review.working:
            assert review.task is not None
            review.task.cancel()
            log.info("review of seat %d: nobody looks", review.key.seat, extra=_log_fields(review))
        self._active.pop(review.key, None)

    def _admit_waiting(self) -> None:
        """Let as many reviews run as may run, in the order of the line."""
        settings = self._settings
        running = [review for review in self._all if review.working and not review.waiting]
        tables = Counter(review.key.table_id for review in running)
        addresses = Counter(review.address for review in running)
        for review in self._line():
            if tables.total() >= settings.reviews:
                break
            table, address = review.key.table_id, review.address
            if (
                tables[table] < settings.reviews_a_table
                and addresses[address] < settings.reviews_an_address
            ):
                review.admitted.set()
                tables[table] += 1
                addresses[address] += 1

    def _line(self) -> list[ActiveReview]:
        """Those that wait: the first of every address, then the second of each."""
        seen = Counter(each.address for each in self._all if each.working and not each.waiting)
        places: dict[ActiveReview, int] = {}
        for review in self._all:
            if review.waiting:
                seen[review.address] += 1
                places[review] = seen[review.address]
        return sorted(places, key=lambda review: places[review])

    def _ahead_of(self, review: ActiveReview) -> int:
        line = self._line()
        return line.index(review) if review in line else 0

    # Running -----------------------------------------------------------------------------------

    async def _run(self, review: ActiveReview, record: Mapping[str, Any]) -> None:
        try:
            await self._find_all(review, record)
        except Unavailable as error:
            review.error = error
            self._active.pop(review.key, None)  # it may be asked again at once
        except (WorkerFailed, NotReady, Unfit) as error:
            seat = review.key.seat
            log.error("review of seat %d: given up: %s", seat, error, extra=_log_fields(review))
            review.error = RequestRefused(FAILED)
        except Exception:  # whoever waits must hear of it
            log.exception("review of seat %d: given up", review.key.seat, extra=_log_fields(review))
            review.error = RequestRefused(FAILED)
        finally:
            review.notify()
            asyncio.get_running_loop().call_soon(self._admit_waiting)  # this one has ended then

    async def _find_all(self, review: ActiveReview, record: Mapping[str, Any]) -> None:
        key = review.key
        kept = await self._archive.load(key)
        decisions, result = await self._thread.run(partial(_decisions, record, key.seat))
        review.decisions, review.result = len(decisions), result
        found = [kept.reviewed[each.number] for each in decisions if each.number in kept.reviewed]
        review.add(*found)
        left = [each for each in decisions if each.number not in kept.reviewed]
        if not left:
            return
        self._admit_waiting()
        await review.admitted.wait()
        costs = dict(zip(left, await self._pool.likely_costs(left), strict=True))
        left.sort(key=lambda each: -costs[each])
        playouts = self._settings.review_first_look
        if 0 < playouts < key.playouts:
            for position in left:
                if position.knows not in kept.hints:  # those cost hardly anything to find
                    look = await self._pool.first_look(position, playouts)
                    review.first_looks[position.number] = look
                    costs[position] = look["cost"]["mean"]
                    review.notify()
            left.sort(key=lambda each: -costs[each])
        for position in left:
            review.analysing = [position.number]
            known = kept.hints.get(position.knows)
            finding = await self._pool.find(position, key.playouts, urgent=False, known=known)
            await self._archive.save(key, finding)
            review.add(finding)

    # The end -----------------------------------------------------------------------------------

    def wake_all(self) -> None:
        """Wake whoever waits, because the server stops: they are told so."""
        for review in self._all:
            review.notify()

    async def close(self) -> None:
        """Stop all reviews; what was found is stored."""
        for review in self._all:
            if review.expiry is not None:
                review.expiry.cancel()
        tasks = [review.task for review in self._all if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _decisions(record: Mapping[str, Any], seat: int) -> tuple[list[Position], float]:
    """The decisions of a seat as it knew them, and its share of the win."""
    match = records.start(record)
    return list(positions(match, record, seat)), float(match.returns[seat])


def _log_fields(review: ActiveReview) -> dict[str, str]:
    return {"table": review.key.table_id}
