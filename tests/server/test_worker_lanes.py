"""The lanes of the worker pool, with processes that are none: what is asked, of whom and when."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import pytest

from kit import loop
from kit.clock import Clock, passes
from trickery import bots
from trickery.coach import Finding, Position
from trickery.server.metering import Owner, Payer, paid_by
from trickery.server.settings import Settings
from trickery.server.workers.capability import Capability
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.process import Message, OnMessage
from trickery.server.workers.questions import (
    Busy,
    MoveQuestion,
    NotReady,
    Unfit,
    WorkerFailed,
    share_of_time,
)

GAME = "trick_party"
SOON = 60.0  # seconds until a move is due where the time plays no part
SETTINGS = Settings(thinkers=1)
QUICK, DEEP, COACH = ("5", "10", "19")  # the lanes, by the priority of their processes


class FakeProcess:
    """A process that answers when the test says so."""

    def __init__(self, arguments: list[str], on_message: OnMessage) -> None:
        self.arguments = arguments
        self.inbox: list[Message] = []  # not answered yet
        self.exit_status = ""
        self.killed = False
        self.joined = False
        self.received = on_message

    def send(self, messages: Iterable[Message]) -> None:
        self.inbox += messages

    def kill(self) -> None:
        self.killed = True

    def join(self) -> None:
        assert self.killed
        self.joined = True

    def starts(self) -> None:
        self.received({"started": 1})

    def answers(self, answer: object = "ready") -> Message:
        """Answer the oldest message, which is given back."""
        asked = self.inbox.pop(0)
        self.received({"answer": answer})
        return asked

    def fails(self, reason: str) -> None:
        self.inbox.pop(0)
        self.received({"failed": reason})

    def ends(self, status: str = "exit status 1") -> None:
        self.exit_status = status
        self.received(None)


class Machine:
    """A pool, and the processes that it has started."""

    def __init__(self, settings: Settings = SETTINGS) -> None:
        self.started: list[FakeProcess] = []
        self.broken = False  # no process can be started
        self.pool = WorkerPool(settings, start_process=self._start)

    def _start(self, arguments: list[str], on_message: OnMessage) -> FakeProcess:
        if self.broken:
            raise OSError("no memory")
        self.started.append(FakeProcess(arguments, on_message))
        return self.started[-1]

    def processes(self, lane: str) -> list[FakeProcess]:
        """All that were started for a lane, the newest last."""
        return [process for process in self.started if process.arguments[0] == lane]

    async def ready(self, *rungs: str) -> None:
        """Warm all processes up for these bots."""
        for rung in rungs:
            self.pool.prepare(GAME, rung)
        for process in list(self.started):
            process.starts()
        await self.warmed_up()

    async def warmed_up(self) -> None:
        """Let everybody who warms up be ready."""
        for _ in range(20):
            for process in self.started:
                if process.inbox and "row" not in process.inbox[0]:
                    process.answers()
            await asyncio.sleep(0)  # lets other lanes go on

    def ask(self, rung: str, seat: int = 0, due: float = SOON) -> MoveQuestion:
        seconds = bots.BOTS[rung].budget.seconds
        return self.pool.ask(GAME, rung, b"\x01", seat, time.monotonic() + due, seconds)


def run(work: Callable[[Machine], Awaitable[None]], settings: Settings = SETTINGS) -> None:
    """Do something with a pool, whose processes must all be ended in the end."""

    async def main() -> None:
        machine = Machine(settings)
        await work(machine)
        machine.pool.close()
        assert all(process.joined for process in machine.started if not process.exit_status)

    loop.run(main(), Clock)


def seats(messages: list[Message]) -> list[int]:
    return [message["seat"] for message in messages]


@pytest.fixture(autouse=True)
def _rungs(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    searching = bots.Budget(seconds=0.3)
    monkeypatch.setitem(bots.BOTS, "glance", bots.Rung("no:Bot", below="random"))
    monkeypatch.setitem(bots.BOTS, "second", bots.Rung("no:Bot", below="random"))
    monkeypatch.setitem(bots.BOTS, "deep", bots.Rung("no:Bot", searching, below="random"))
    monkeypatch.setitem(bots.BOTS, "deeper", bots.Rung("no:Bot", searching, below="random"))
    caplog.set_level(logging.INFO, "trickery")


# Priority and batches ----------------------------------------------------------------------------


def test_every_lane_has_its_processes_and_priority() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance", "deep")
        machine.pool.prepare_coach(GAME)
        assert [len(machine.processes(lane)) for lane in (QUICK, DEEP, COACH)] == [1, 3, 1]
        assert {process.arguments[1] for process in machine.started} == {str(4 << 30)}

    run(work, replace(SETTINGS, thinkers=3))


def test_the_most_urgent_question_goes_first() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (process,) = machine.processes(DEEP)
        first = machine.ask("deep", seat=0, due=SOON)
        machine.ask("deep", seat=1, due=SOON + 2)
        machine.ask("deep", seat=2, due=SOON + 1)
        assert seats(process.inbox) == [0], "one that searches is asked alone"
        assert first.started
        assert [process.answers(7)["seat"] for _ in range(3)] == [0, 2, 1]
        assert await first.answer == 7

    run(work)


def test_quick_questions_are_sent_together_up_to_a_number_and_answered_one_by_one() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance", "second")
        (process,) = machine.processes(QUICK)
        asked = [machine.ask("glance", seat=0)]
        asked += [machine.ask(rung, seat) for seat, rung in enumerate(["glance", "second"] * 2, 1)]
        assert seats(process.inbox) == [0], "there was nobody else to ask for"
        process.answers(0)
        assert seats(process.inbox) == [1, 2, 3], "as many as go together"
        assert [message["bot"] for message in process.inbox] == ["glance", "second", "glance"]
        assert [each.started for each in asked] == [True, True, False, False, False]
        process.answers(1)
        assert asked[2].started
        assert seats(process.inbox) == [2, 3], "the last one waits for all of them"
        for seat in (2, 3, 4):
            process.answers(seat)
        assert [each.answer.result() for each in asked] == [0, 1, 2, 3, 4]

    run(work, replace(SETTINGS, worker_batch=3))


def test_quick_questions_never_wait_behind_a_search_nor_bots_behind_the_coach() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance", "deep")
        machine.pool.prepare_coach(GAME)
        machine.processes(COACH)[0].starts()
        await machine.warmed_up()
        finding = asyncio.create_task(machine.pool.find(POSITION, 20, urgent=False))
        await asyncio.sleep(0)
        for rung in ("deep", "glance"):
            machine.ask(rung)
        for lane in (QUICK, DEEP, COACH):
            assert len(machine.processes(lane)[0].inbox) == 1
        finding.cancel()

    run(work)


def test_what_was_cancelled_while_it_waited_is_not_asked() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (process,) = machine.processes(DEEP)
        for seat in range(3):
            question = machine.ask("deep", seat)
            if seat == 1:
                question.answer.cancel()
        assert [process.answers()["seat"] for _ in range(2)] == [0, 2]

    run(work)


# Time --------------------------------------------------------------------------------------------


def test_those_who_wait_share_the_time_that_is_left() -> None:
    assert share_of_time(0.3, left=0.65, waiting=0, workers=1) == 0.3
    assert share_of_time(0.3, left=0.65, waiting=9, workers=1) == pytest.approx(0.065)
    assert share_of_time(0.3, left=0.65, waiting=9, workers=2) == pytest.approx(0.13)
    assert share_of_time(0.3, left=0.65, waiting=0, workers=8) == 0.3, "more help no further"
    assert share_of_time(0.3, left=0.0, waiting=0, workers=1) == 0


def test_a_bot_is_told_its_share_and_asked_no_more_when_that_is_too_little(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (process,) = machine.processes(DEEP)
        machine.ask("deep", due=0.05 + 0.25)
        assert process.inbox[0]["bot"] == "deep@0.2500s"
        late, *others = [machine.ask("deep", seat, due=0.05 + 0.05) for seat in range(1, 4)]
        process.answers()
        assert isinstance(late.answer.exception(), Busy), "0.05 s for three are too little"
        assert process.inbox[0]["bot"] == "deep@0.0250s", "for the two others they are enough"
        assert not any(each.answer.done() for each in others)

    run(work)


def test_a_quick_bot_is_asked_until_the_very_last_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def work(machine: Machine) -> None:
        await machine.ready("glance")
        machine.ask("glance", due=0.0)
        assert machine.processes(QUICK)[0].inbox[0]["bot"] == "glance"
        late = machine.ask("glance", due=-0.001)
        machine.processes(QUICK)[0].answers()
        assert isinstance(late.answer.exception(), Busy)

    run(work)


# Hanging and dying -------------------------------------------------------------------------------


@pytest.mark.parametrize(("rung", "limit"), [("glance", 1.0), ("deep", 0.3 + 1.0)])
def test_a_process_that_hangs_is_killed_and_only_its_question_is_lost(
    rung: str, limit: float
) -> None:
    async def work(machine: Machine) -> None:
        await machine.ready(rung)
        (process,) = machine.started
        hung, behind = machine.ask(rung, 0), machine.ask(rung, 1)
        await passes(limit - 0.01)
        assert not process.killed
        await passes(0.02)
        assert process.killed
        assert not hung.answer.done(), "until it has ended"
        process.ends("signal 9")
        with pytest.raises(WorkerFailed, match=rf"^hung, and was ended after {limit:.1f} s$"):
            await hung.answer
        assert isinstance(behind.answer.exception(), NotReady), "a bot's turn waits for nobody"
        assert len(machine.started) == 2

    run(work)


def test_each_question_of_a_batch_has_its_own_time() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance")
        (process,) = machine.started
        machine.ask("glance", 0)
        machine.ask("glance", 1)
        machine.ask("glance", 2)
        process.answers()
        for _ in range(2):
            await passes(0.9)
            assert not process.killed
            process.answers()
        await passes(10)
        assert not process.killed, "it is idle, which takes as long as it takes"

    run(work)


def test_what_waited_behind_a_process_that_died_is_given_to_another() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        first, second = machine.processes(DEEP)
        lost, other, behind = [machine.ask("deep", seat) for seat in range(3)]
        first.ends("exit status 3")
        assert str(lost.answer.exception()) == "ended its process (exit status 3)"
        second.answers(1)
        second.answers(2)
        assert (other.answer.result(), behind.answer.result()) == (1, 2)

    run(work, replace(SETTINGS, thinkers=2))


def test_the_rest_of_a_batch_is_told_when_its_process_dies() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance")
        (process,) = machine.started
        machine.ask("glance", 0)
        lost, *behind = [machine.ask("glance", seat) for seat in (1, 2, 3)]
        process.answers()
        assert seats(process.inbox) == [1, 2, 3]
        process.ends()
        assert isinstance(lost.answer.exception(), WorkerFailed)
        for question in behind:
            assert isinstance(question.answer.exception(), NotReady), "nobody waits for nothing"

    run(work)


def test_a_hint_goes_before_reviews_also_when_the_coach_has_to_start_again() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare_coach(GAME)
        (process,) = machine.processes(COACH)
        process.starts()
        tasks = [
            asyncio.create_task(machine.pool.find(replace(POSITION, number=number), 20, urgent))
            for number, urgent in ((0, False), (1, False), (2, True))
        ]
        await asyncio.sleep(0)
        await machine.warmed_up()
        assert process.inbox[0]["number"] == 2, "a hint goes before reviews"
        process.ends()
        await asyncio.sleep(0)  # whoever asked asks again
        again = machine.processes(COACH)[1]
        again.starts()
        await machine.warmed_up()
        for expected in (2, 0, 1):
            assert again.inbox[0]["number"] == expected
            again.answers(FINDING)
        assert await asyncio.gather(*tasks) == [FINDING] * 3

    run(work)


def test_the_coach_looks_at_everybodys_questions_in_turn() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare_coach(GAME)
        (process,) = machine.processes(COACH)
        process.starts()
        await machine.warmed_up()
        asking = [("a", 0), ("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5)]
        tasks = [
            asyncio.create_task(
                paid_by(
                    Payer(Owner(address), lambda _: None),
                    machine.pool.find(replace(POSITION, number=number), 20, urgent=True),
                )
            )
            for address, number in asking
        ]
        await asyncio.sleep(0)
        looked = []
        while process.inbox:
            looked.append(process.answers(FINDING)["number"])
        assert looked == [0, 4, 5, 1, 2, 3]
        await asyncio.gather(*tasks)

    run(work)


def ask_coach(
    machine: Machine, address: str, number: int, game: str = GAME
) -> asyncio.Task[Finding]:
    """Somebody's question to the coach."""
    where = replace(POSITION, number=number, game=game)
    asking = machine.pool.find(where, 20, urgent=True)
    return asyncio.create_task(paid_by(Payer(Owner(address), lambda _: None), asking))


def test_one_address_leaves_a_process_of_the_coach_to_others() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare_coach(GAME)
        (first,) = machine.processes(COACH)
        first.starts()
        await machine.warmed_up()
        asked = [ask_coach(machine, "a", number) for number in range(3)]
        await asyncio.sleep(0)
        assert machine.processes(COACH) == [first], "nobody waits for anybody else"
        asked.append(ask_coach(machine, "b", 3))
        await asyncio.sleep(0)
        first, second = machine.processes(COACH)
        second.starts()
        second.answers()  # it is warmed up
        assert second.answers(FINDING)["number"] == 3
        assert not second.inbox, "each address has one at a time"
        asked.append(ask_coach(machine, "a", 4, "trick_100"))
        await asyncio.sleep(0)
        assert second.inbox[0]["game"] == "trick_100", "one of them warms up"
        asked.append(ask_coach(machine, "b", 5))
        await asyncio.sleep(0)
        for expected in (0, 1, 5, 2):
            assert first.answers(FINDING)["number"] == expected, "meanwhile the other answers"
        second.answers()
        assert second.answers(FINDING)["number"] == 4
        assert first.inbox.pop()["game"] == "trick_100", "it comes second"
        assert await asyncio.gather(*asked) == [FINDING] * 6

    run(work)


def test_the_coach_is_asked_once_more_and_then_given_up() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare_coach(GAME)
        finding = asyncio.create_task(machine.pool.find(POSITION, 20, urgent=True))
        for number in range(2):
            machine.processes(COACH)[number].starts()
            await machine.warmed_up()
            assert machine.processes(COACH)[number].inbox
            machine.processes(COACH)[number].ends()
            await asyncio.sleep(0)
        with pytest.raises(WorkerFailed, match="ended its process"):
            await finding

    run(work)


def test_a_bot_that_raises_keeps_its_process() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance")
        (process,) = machine.started
        question = machine.ask("glance")
        process.fails("RuntimeError: no idea")
        assert str(question.answer.exception()) == "failed: RuntimeError: no idea"
        machine.ask("glance")
        assert len(process.inbox) == len(machine.started) == 1

    run(work)


# Processes on other machines ---------------------------------------------------------------------


def elsewhere(machine: Machine, *ready: set[Capability]) -> list[FakeProcess]:
    """Have so many processes on other machines for bots that search; those that are new."""
    started: list[FakeProcess] = []

    def start(arguments: list[str], on_message: OnMessage) -> FakeProcess:
        started.append(FakeProcess(arguments, on_message))
        return started[-1]

    machine.pool.use_remote("search", ready, start)
    for process in started:
        process.starts()
    return started


ABLE = {Capability(GAME, "deep")}


def test_other_machines_are_asked_first_and_need_no_warming_up() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (own,) = machine.processes(DEEP)
        far, unable = elsewhere(machine, ABLE, {Capability(GAME, "deeper")})
        asked = [machine.ask("deep", seat) for seat in range(3)]
        assert (seats(far.inbox), seats(own.inbox), unable.inbox) == ([0], [1], [])
        far.answers(7)
        assert asked[0].answer.result() == 7
        assert seats(far.inbox) == [2]
        elsewhere(machine)

    run(work)


def test_what_has_no_time_for_the_way_is_thought_about_here() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (own,) = machine.processes(DEEP)
        (far,) = elsewhere(machine, ABLE)
        machine.ask("deep", seat=1, due=SETTINGS.answer_margin + SETTINGS.work_margin)
        assert (far.inbox, seats(own.inbox)) == ([], [1])
        own.answers()
        machine.ask("deep", seat=2, due=0.1 + SETTINGS.answer_margin + SETTINGS.work_margin)
        assert [message["bot"] for message in far.inbox] == ["deep@0.1000s"]

    run(work)


@pytest.mark.parametrize("left", [(), ({Capability("another", "deep")},)])
def test_what_a_machine_that_is_gone_was_asked_is_asked_again(left: tuple[set[Capability]]) -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (own,) = machine.processes(DEEP)
        (far,) = elsewhere(machine, ABLE)
        asked = machine.ask("deep")
        assert seats(far.inbox) == [0]
        elsewhere(machine, *left)
        assert far.killed
        far.ends("withdrawn")
        own.answers(5)
        assert asked.answer.result() == 5

    run(work)


def test_of_fewer_machines_those_that_think_stay() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        for far in elsewhere(machine, ABLE, ABLE):
            far.ends("its row is gone")
        one, two = elsewhere(machine, ABLE, ABLE)
        machine.ask("deep")
        assert elsewhere(machine, ABLE) == []
        assert (one.killed, two.killed) == (not one.inbox, not two.inbox)
        assert one.killed != two.killed

    run(work)


def test_a_question_that_hangs_elsewhere_is_lost_as_here() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("deep")
        (far,) = elsewhere(machine, ABLE)
        asked = machine.ask("deep")
        await passes(0.3 + SETTINGS.bot_overtime + 0.1)
        assert far.killed
        far.ends()
        with pytest.raises(WorkerFailed, match="hung"):
            await asked.answer

    run(work)


# Getting ready -----------------------------------------------------------------------------------


def test_nobody_waits_for_a_bot_that_is_not_ready_but_for_the_coach() -> None:
    async def work(machine: Machine) -> None:
        question = machine.ask("glance")
        assert isinstance(question.answer.exception(), NotReady)
        finding = asyncio.create_task(machine.pool.find(POSITION, 20, urgent=True))
        await asyncio.sleep(0)
        for process in list(machine.started):
            process.starts()
        assert isinstance(machine.ask("glance").answer.exception(), NotReady), "it is warming up"
        await machine.warmed_up()
        assert machine.pool.coach_is_ready(GAME)
        machine.processes(COACH)[0].answers(FINDING)
        assert await finding == FINDING
        assert not machine.ask("glance").answer.done()

    run(work)


def test_one_thing_is_compiled_at_a_time_and_quick_bots_first() -> None:
    async def work(machine: Machine) -> None:
        for rung in ("deep", "deeper", "glance", "second"):
            machine.pool.prepare(GAME, rung)
        for process in machine.started:
            process.starts()
        for expected in ("glance", "second", "deep@0.02s"):
            (busy,) = [process for process in machine.started if process.inbox]
            assert busy.answers()["bot"] == expected
            await asyncio.sleep(0)  # lets other lanes go on
        first, second = machine.processes(DEEP)
        assert first.inbox[0]["bot"] == "deeper@0.02s"
        assert second.inbox[0]["bot"] == "deep@0.02s", "it loads what the first has compiled"
        second.answers()
        assert not second.inbox, "the first is still compiling"
        first.answers()
        assert second.inbox[0]["bot"] == "deeper@0.02s"

    run(work, replace(SETTINGS, thinkers=2))


def test_what_cannot_be_made_ready_is_refused_and_tried_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare(GAME, "deep")
        for process in machine.started:
            process.starts()
        machine.processes(DEEP)[0].fails("ImportError: no bot")
        with pytest.raises(Unfit, match="ImportError"):
            await machine.ask("deep").answer
        assert not any(process.inbox for process in machine.started)

    run(work, replace(SETTINGS, thinkers=2))
    assert "'deep' cannot be made ready: ImportError: no bot" in caplog.text


def test_a_process_that_hangs_over_compiling_is_replaced_and_the_bot_unfit() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare(GAME, "glance")
        (process,) = machine.started
        process.starts()
        await passes(SETTINGS.compile_seconds + 0.01)
        assert process.killed
        process.ends("signal 9")
        with pytest.raises(Unfit, match="hung"):
            await machine.ask("glance").answer
        assert len(machine.started) == 2

    run(work)


def test_processes_that_do_not_start_are_given_up_and_told_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare(GAME, "glance")
        for number in range(3):
            assert len(machine.started) == number + 1
            machine.started[-1].ends(f"exit status {number}")
        assert len(machine.started) == 3
        assert isinstance(machine.ask("glance").answer.exception(), NotReady)
        machine.broken = True  # the same where the system starts none at all
        with pytest.raises(NotReady):
            await machine.pool.find(POSITION, 20, urgent=True)

    run(work)
    errors = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert [line.partition(":")[0] for line in errors] == [
        "bots have no process of their own (ended its process (exit status 2))",
        "the coach has no process of its own (no memory)",
    ]


def test_a_start_that_succeeds_makes_up_for_those_that_failed() -> None:
    async def work(machine: Machine) -> None:
        machine.pool.prepare(GAME, "glance")
        machine.started[-1].ends()
        machine.started[-1].starts()
        await machine.warmed_up()
        machine.started[-1].ends()  # later
        machine.started[-1].ends()
        assert len(machine.started) == 4, "one failed in a row, and not two"
        machine.started[-1].ends()
        assert len(machine.started) == 4

    run(work, replace(SETTINGS, failed_starts=2))


def test_nothing_is_started_once_the_pool_is_closed() -> None:
    async def work(machine: Machine) -> None:
        await machine.ready("glance")
        machine.pool.close()
        machine.started[0].ends("signal 9")
        machine.pool.prepare(GAME, "deep")
        assert len(machine.started) == 1

    run(work)


POSITION = Position(GAME, b"\x01", 0, None, 0, 0, "")
FINDING: Finding = {"number": 0}  # type: ignore[typeddict-item]  # nobody looks into it


def test_a_capability_says_how_it_is_warmed_up() -> None:
    assert Capability(GAME, "coach").warm_up_message(0.02) == {"game": GAME}
    assert Capability(GAME, "glance").warm_up_message(0.02) == {"game": GAME, "bot": "glance"}
    assert Capability(GAME, "deep").warm_up_message(0.02)["bot"] == "deep@0.02s"
