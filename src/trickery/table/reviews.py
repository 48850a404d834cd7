"""Reviews under way: a finished game looked at by the coach, decision by decision.

Rests on `table`, `store` and `thinkers`. A review is for whoever looks at it: its findings are told
as they are done, and kept, so that none is ever made twice. When nobody looks any more, it stops;
what is done stays. A few are under way at once, the others wait in line.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from typing import Any

import orjson

from trickery.coach import FORMAT, Finding, Position, positions, summed_up
from trickery.core import records
from trickery.core.say import speaker
from trickery.table.house import HouseRules
from trickery.table.messages import ReviewSoFar
from trickery.table.refusals import Refused, TooFast, Unavailable
from trickery.table.store import NotKept, Reviewed, Store
from trickery.table.table import Table
from trickery.table.thinkers import Lost, NotReady, Thinkers, Unfit

log = logging.getLogger(__name__)
say = speaker(__package__)

FAILED = say("coach-fails")


class UnderWay:
    """A review that somebody looks at."""

    def __init__(self, of: Reviewed, game: str, players: int) -> None:
        self.of = of
        self.game = game
        self.players = players
        self.decisions = -1  # not known yet
        self.result: float | None = None
        self.findings: list[Finding] = []  # in the order of the game
        self.trouble: Refused | None = None  # why there will be no more
        self.place = asyncio.Event()  # set once it is its turn
        self.news = asyncio.Event()  # another one after each news
        self.looking = 0  # who wait for news
        self.end: asyncio.TimerHandle | None = None  # when nobody looks
        self.task: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        """Is everything found?"""
        return len(self.findings) == self.decisions

    @property
    def working(self) -> bool:
        """Is there still something to be found?"""
        return self.task is not None and not self.task.done()

    def tell(self) -> None:
        """Wake whoever waits for news."""
        self.news.set()
        self.news = asyncio.Event()

    def told(self, since: int, ahead: int, preparing: bool) -> ReviewSoFar:
        """All of it, without the findings before a number."""
        review = summed_up(
            self.game,
            self.players,
            self.of.seat,
            self.of.playouts,
            self.decisions,
            self.findings,
            self.result,
        )
        review["decisions"] = max(0, self.decisions)
        review["findings"] = review["findings"][since:]
        return {
            "type": "review",
            "review": review,
            "done": self.done,
            "ahead": ahead,
            "preparing": preparing,
        }


class Reviews:
    """The reviews that people look at on one server."""

    def __init__(self, store: Store, thinkers: Thinkers, house: HouseRules) -> None:
        self._store = store
        self._thinkers = thinkers
        self._house = house
        self._under_way: dict[Reviewed, UnderWay] = {}  # whoever came first comes first
        self._reader = asyncio.Semaphore(1)  # games are played again one at a time

    def knows(self, table: Table, seat: int) -> bool:
        """Does somebody look at this review already?"""
        return self._of(table, seat) in self._under_way

    async def so_far(self, table: Table, seat: int, since: int, wait: float) -> ReviewSoFar:
        """What there is after a number of findings; waits so many seconds for more."""
        await self._must_be_shown(table)
        review = self._under_way.get(self._of(table, seat)) or self._begin(table, seat)
        self._look(review, 1)
        try:
            async with asyncio.timeout(wait):
                while len(review.findings) <= since and not review.done and not review.trouble:
                    self._store.must_be_ours()
                    await review.news.wait()
        except TimeoutError:
            pass  # it is told how it stands
        finally:
            self._look(review, -1)
        await self._must_be_shown(table)  # they may have been dealt again meanwhile
        if review.trouble:
            raise review.trouble
        preparing = review.place.is_set() and not self._thinkers.coach_is_ready(review.game)
        return review.told(since, self._ahead_of(review), preparing and not review.done)

    async def _must_be_shown(self, table: Table) -> None:
        async with table.lock:
            table.must_be_shown()
            if table.log.closed:
                raise Refused(table.log.closed)

    def _of(self, table: Table, seat: int) -> Reviewed:
        return Reviewed(table.id, seat, self._house.review_playouts)

    # Beginning, waiting in line, ending --------------------------------------------------------

    def _begin(self, table: Table, seat: int) -> UnderWay:
        waiting = sum(other.working and not other.place.is_set() for other in self._all)
        if waiting >= self._house.reviews_in_line:
            raise TooFast(say("reviews-in-line"))
        opened = table.log.opened
        review = UnderWay(self._of(table, seat), opened.game, opened.players)
        self._under_way[review.of] = review
        review.task = asyncio.create_task(self._make(review, table.log.record()))
        return review

    @property
    def _all(self) -> list[UnderWay]:
        return list(self._under_way.values())

    def _look(self, review: UnderWay, more: int) -> None:
        """Somebody begins or ends looking; when nobody has looked for a while, it is over."""
        review.looking += more
        if review.end is not None:
            review.end.cancel()
            review.end = None
        if review.looking == 0:
            patience = self._house.review_patience
            review.end = asyncio.get_running_loop().call_later(patience, self._forget, review)

    def _forget(self, review: UnderWay) -> None:
        if review.working:
            assert review.task is not None
            review.task.cancel()
            log.info("review of seat %d: nobody looks", review.of.seat, extra=_at(review))
        self._under_way.pop(review.of, None)

    def _next_in_line(self) -> None:
        """Give the places that are free to those who wait, in the order of their coming."""
        busy = [other.of.table_id for other in self._all if other.working and other.place.is_set()]
        for review in self._all:
            if len(busy) >= self._house.reviews:
                break
            if not review.working or review.place.is_set():
                continue
            if busy.count(review.of.table_id) < self._house.reviews_a_table:
                review.place.set()
                busy.append(review.of.table_id)

    def _ahead_of(self, review: UnderWay) -> int:
        if review.place.is_set() or not review.working:
            return 0
        before = self._all[: self._all.index(review)] if review in self._all else []
        return sum(other.working and not other.place.is_set() for other in before)

    # Making ------------------------------------------------------------------------------------

    async def _make(self, review: UnderWay, record: Mapping[str, Any]) -> None:
        try:
            await self._find_all(review, record)
        except Unavailable as error:
            review.trouble = error
            self._under_way.pop(review.of, None)  # it may be asked again at once
        except (Lost, NotReady, Unfit) as error:
            log.error("review of seat %d: given up: %s", review.of.seat, error, extra=_at(review))
            review.trouble = Refused(FAILED)
        except Exception:  # whoever waits must hear of it
            log.exception("review of seat %d: given up", review.of.seat, extra=_at(review))
            review.trouble = Refused(FAILED)
        finally:
            review.tell()
            asyncio.get_running_loop().call_soon(self._next_in_line)  # this one has ended then

    async def _find_all(self, review: UnderWay, record: Mapping[str, Any]) -> None:
        of = review.of
        kept = await self._kept(of)
        async with self._reader:
            wanted, result = await asyncio.to_thread(_played_again, record, of.seat)
        review.decisions, review.result = len(wanted), result
        for where in wanted:
            finding = kept.get(where.number)
            if finding is None:
                self._next_in_line()
                await review.place.wait()
                finding = await self._thinkers.find(where, of.playouts, urgent=False)
                await self._keep(of, finding)
            review.findings.append(finding)
            review.tell()

    async def _kept(self, of: Reviewed) -> dict[int, Finding]:
        """What was found before, by this version of the coach."""
        kept: dict[int, Finding] = {}
        for number, data in (await self._store.findings(of)).items():
            told = json.loads(data)
            if told["format"] == FORMAT:
                kept[number] = told["finding"]
        return kept

    async def _keep(self, of: Reviewed, finding: Finding) -> None:
        data = orjson.dumps({"format": FORMAT, "finding": finding}).decode()
        try:
            await self._store.keep_finding(of, finding["number"], data)
        except NotKept as error:  # it can be made again
            log.warning("a finding was not kept: %s", error, extra={"table": of.table_id})

    # The end -----------------------------------------------------------------------------------

    def say_goodbye(self) -> None:
        """The server stops: whoever waits is told so."""
        for review in self._all:
            review.tell()

    async def close(self) -> None:
        """Stop; what was found is kept."""
        for review in self._all:
            if review.end is not None:
                review.end.cancel()
        tasks = [review.task for review in self._all if review.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _played_again(record: Mapping[str, Any], seat: int) -> tuple[list[Position], float]:
    """A seat's decisions as it knew them, and its share of the win."""
    match = records.start(record)
    return list(positions(match, record, seat)), float(match.returns[seat])


def _at(review: UnderWay) -> dict[str, str]:
    return {"table": review.of.table_id}
