"""Bots at a table: whatever one does, somebody moves in time, and nobody else is held up."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit import loop
from kit.paths import TESTS
from kit.server import QUICK, crashing_server, play_to_the_end, serving
from programs.faulty_bots import RUNGS
from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.core.match import Match
from trickery.server.settings import Settings
from trickery.server.storage.store import sqlite_url
from trickery.server.workers import child as thinker
from trickery.server.workers import process as worker
from trickery.server.workers import turns
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.turns import BotTurn, BotTurns

ONE = Settings(thinkers=1)  # process for bots that search
TIME = 20.0  # seconds until a move is due where a test waits for a failure, and not for the time


@pytest.fixture(autouse=True)
def _misbehaving(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    for name, rung in RUNGS.items():
        monkeypatch.setitem(bots.BOTS, name, rung)
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    caplog.set_level(logging.INFO, "trickery")


class Heard(logging.Handler):
    """Waits for a line in the log."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.there = threading.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if self.text in record.getMessage():
            self.there.set()

    def __enter__(self) -> Heard:
        logging.getLogger("trickery").addHandler(self)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("trickery").removeHandler(self)

    def wait(self) -> None:
        assert self.there.wait(60), f"nobody logged '{self.text}'"


def a_turn(level: str, players: int = 5) -> BotTurn:
    """The first turn of a game, with a choice to make."""
    match = Match(registry.load("trick_party"), players, seed=3)
    assert match.actor is not None
    assert len(match.legal()) > 1
    return BotTurn("t1", match.actor, level, match.game, match.snapshot(), match.legal())


def with_turns(work: Callable[[BotTurns], Awaitable[None]]) -> None:
    """Do something with processes for the bots of `faulty_bots`."""

    async def run() -> None:
        found = BotTurns(WorkerPool(ONE, "programs.faulty_bots"))
        try:
            await work(found)
        finally:
            found.close()

    loop.run(run())


async def ready(found: BotTurns, *levels: str) -> None:
    """Wait until these bots can be asked."""
    for level in levels:
        with Heard(f"'{level}' is ready") as heard:
            found.prepare("trick_party", level)
            await asyncio.to_thread(heard.wait)


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]


# Losing a turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("crasher", "crasher failed: RuntimeError: no idea"),
        ("quitter", "quitter ended its process (exit status 1)"),
        ("cheater", "cheater chose move 9999, which is not legal"),
        ("glutton", "glutton failed: MemoryError"),
    ],
)
def test_a_bot_that_fails_loses_its_turn_to_the_rung_below(
    level: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, level)
        turn = a_turn(level)
        assert await found.choose(turn, time.monotonic() + TIME) in turn.legal
        (line,) = faults(caplog)
        assert line.startswith(f"table t1, seat {turn.seat}: {told}")
        assert line.endswith("; thumb moved instead")

    with_turns(work)


def test_a_bot_that_hangs_is_ended_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, "dreamer")
        turn = a_turn("dreamer")
        with Heard("'dreamer' is ready") as again:  # the process that takes its place
            assert await found.choose(turn, time.monotonic() + TIME) in turn.legal
            await asyncio.to_thread(again.wait)
        text = f"table t1, seat {turn.seat}: dreamer hung, and was ended after"
        (line,) = faults(caplog)
        assert line.startswith(text)
        assert line.endswith("; thumb moved instead")
        small = a_turn("dreamer", players=4)  # where it behaves
        assert await found.choose(small, time.monotonic() + TIME) == small.legal[-1]

    with_turns(work)


def test_when_the_time_is_up_the_reserve_moves(caplog: pytest.LogCaptureFixture) -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, "dreamer")
        turn = a_turn("dreamer")
        assert await found.choose(turn, time.monotonic() + 0.3) in turn.legal
        told = "dreamer gave no answer in time; thumb moved instead"
        assert faults(caplog) == [f"table t1, seat {turn.seat}: {told}"]

    with_turns(work)


def test_rungs_are_tried_in_turn_and_told_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, "cheater", "faller")
        turn = a_turn("faller")
        assert await found.choose(turn, time.monotonic() + TIME) in turn.legal
        (line,) = faults(caplog)
        assert "faller failed: RuntimeError: no idea, cheater chose move 9999" in line

    with_turns(work)


def test_a_bot_that_cannot_be_made_ready_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    async def work(found: BotTurns) -> None:
        with Heard("cannot be made ready") as heard:
            found.prepare("trick_party", "unready")
            await asyncio.to_thread(heard.wait)
        turn = a_turn("unready")
        for _ in range(3):
            assert await found.choose(turn, time.monotonic() + TIME) in turn.legal
        (line,) = faults(caplog)
        assert line.startswith("trick_party: 'unready' cannot be made ready: Attribute")

    with_turns(work)


def test_where_nothing_can_be_compiled_the_rule_of_thumb_moves_and_a_beginner_slips(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(found: BotTurns) -> None:
        with Heard("bots have no process of their own") as heard:
            found.prepare("trick_party", "novice")
            await asyncio.to_thread(heard.wait)
        turn = a_turn("novice")
        by_thumb = [await found.choose(turn, time.monotonic() + TIME) for _ in range(3)]
        advised = turn.game.advised(turn.rows[0], np.ones(2, dtype=np.uint64))[0]
        assert set(by_thumb) == {advised}
        beginner = a_turn("beginner")
        slipping = [await found.choose(beginner, time.monotonic() + TIME) for _ in range(40)]
        assert advised in slipping
        assert len(set(slipping)) == 2, "or the slip: never anything, as at random"

    monkeypatch.setattr(worker, "environment", lambda: {"PYTHONPATH": "", "PYTHONHOME": "/none"})
    with_turns(work)
    assert len(faults(caplog)) == 1


def test_a_table_goes_on_whatever_goes_wrong_in_choosing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def confused(*_: Any) -> int:
        raise RuntimeError("a fault of our own")

    monkeypatch.setattr(BotTurns, "choose", confused)
    with serving(sqlite_url(tmp_path)) as served:
        ann = served.open("trick_100", players=2)
        assert play_to_the_end(ann, lambda legal: legal[0])["info"]["phase"] == "over"
    assert any("random moved instead" in line for line in faults(caplog))


# Time --------------------------------------------------------------------------------------------


def test_a_turn_takes_as_long_whatever_is_chosen() -> None:
    found = BotTurns(WorkerPool(ONE), replace(ONE, least=0.1))
    assert found.duration("trick_party", "random", pace=0.7, heard=True) == 0.7
    assert found.duration("trick_party", "random", pace=0.7, heard=False) == 0
    assert found.duration("trick_party", "novice", pace=0.7, heard=True) == 0.7
    assert found.duration("trick_party", "novice", pace=0.7, heard=False) == 0.1
    assert found.duration("trick_party", "search@2s", pace=0.7, heard=True) == 2 + ONE.bot_overhead
    assert found.duration("trick_party", "search@2s", pace=0.7, heard=False) == 2 + ONE.bot_overhead
    assert found.duration("trick_party", "no longer there", pace=0, heard=True) == 0.1
    found.close()


def test_a_bot_that_is_ready_early_does_not_move_early(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, least=0.2)) as served:
        ann = served.open("trick_party", bots="novice")
        state = ann.my_turn()
        began = time.monotonic()
        assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        ann.my_turn()
        took = time.monotonic() - began
        seats = [entry["seat"] for entry in ann.state()["entries"] if entry["kind"] == "move"]
        assert took >= 0.2 * seats[::-1].index(0)  # each of the bots since


def test_quick_bots_do_not_wait_behind_those_that_search() -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, "dreamer", "fine")
        hung = asyncio.create_task(found.choose(a_turn("dreamer"), time.monotonic() + TIME))
        quick = a_turn("fine")
        assert await found.choose(quick, time.monotonic() + TIME) == quick.legal[-1]
        assert not hung.done()
        await hung

    with_turns(work)


def test_what_waits_for_a_process_that_dies_is_given_to_others() -> None:
    async def work(found: BotTurns) -> None:
        await ready(found, "dreamer", "thinker")
        hung = asyncio.create_task(found.choose(a_turn("dreamer"), time.monotonic() + TIME))
        await asyncio.sleep(0)  # it is asked first
        behind = a_turn("thinker")
        assert await found.choose(behind, time.monotonic() + TIME) in behind.legal
        await hung

    with_turns(work)


def test_a_table_of_bots_that_hang_holds_up_nobody_and_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        Heard("'sleeper' is ready") as heard,
        serving(sqlite_url(tmp_path), thinkers=WorkerPool(ONE, "programs.faulty_bots")) as served,
    ):
        slow = served.open("trick_party", players=5, bots="sleeper")
        heard.wait()
        quick = served.open("trick_party")
        assert play_to_the_end(quick, lambda legal: legal[0])["info"]["phase"] == "over"
        assert play_to_the_end(slow, lambda legal: legal[0])["info"]["phase"] == "over"
    assert all("moved instead" in line or "no time" in line for line in faults(caplog))


def test_processes_compile_although_the_server_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    asked = "from trickery.core.compile import INTERPRETED; print(INTERPRETED)"
    command = [sys.executable, "-c", asked]
    told = subprocess.run(command, env=worker.environment(), capture_output=True, check=True)
    assert told.stdout == b"False\n"


# What a bot gets to see --------------------------------------------------------------------------


def test_a_bot_is_shown_a_twin_and_never_the_real_state(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Spy:
        def __init__(self, _rng: Any, _budget: Any) -> None:
            pass

        def choose(self, info: bots.Info) -> int:
            (rows,) = [
                cell.cell_contents
                for cell in info.imagine.__closure__ or ()
                if isinstance(cell.cell_contents, np.ndarray)
            ]
            seen.append((info.view(), rows.tobytes()))
            return info.legal[0]

    monkeypatch.setattr(bots, "make", lambda *_: Spy(None, None))
    match = Match(registry.load("trick_party"), seed=5)
    assert match.actor is not None
    real = match.snapshot().tobytes()
    for _ in range(5):
        thinker.choose(match.game, "spy", real.hex(), match.actor)
    assert all(view == match.view(match.actor) for view, _ in seen)
    assert all(row != real for _, row in seen)
    assert len({row for _, row in seen}) == 5


# Levels ------------------------------------------------------------------------------------------


def test_every_level_is_offered_with_words(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path)) as served:
        shelf = served.get("/api/games").json()
        assert [bot["level"] for bot in shelf["bots"]] == list(bots.LEVELS)
        assert [bot["name"] for bot in shelf["bots"]] == [level.title() for level in bots.LEVELS]
        assert all(bot["plays"] for bot in shelf["bots"])
        assert not any(box["bots"] for box in shelf["games"])  # all have a network, so all levels
        assert shelf["usual_bot"] in bots.LEVELS
        for level in (
            "beginner",
            "random",
            "slips",
            "thumb",
            "search@0.2s",
        ):  # rungs are names, too
            ann = served.open("trick_party", start=False, bots=level)
            assert ann.state()["info"]["seats"][1]["bot"] == level


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("search@1000", "thinking time in seconds"),
        ("search@9s", "up to 5 seconds"),
        ("god", "no bot"),
    ],
)
def test_a_bot_whose_turns_have_no_fixed_length_cannot_sit_down(level: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        turns.check_bot_level(level, "trick_party", ONE)


# The end -----------------------------------------------------------------------------------------


@pytest.fixture
def watching() -> Iterator[Callable[[int], list[int]]]:
    """Gives the processes that a server has started, as something that tells of their end."""
    opened: list[int] = []

    def children(pid: int) -> list[int]:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        opened.extend(os.pidfd_open(int(child)) for child in listed)
        return opened

    yield children
    for file in opened:
        os.close(file)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="other systems tell it otherwise")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_the_server(
    how: signal.Signals, tmp_path: Path, watching: Callable[[int], list[int]]
) -> None:
    with crashing_server("never", tmp_path) as (served, process):
        ann = served.open("trick_party", bots="expert")
        ann.my_turn()
        left = watching(int(process.pid or 0))
        assert len(left) >= 2
        os.kill(int(process.pid or 0), how)
        process.join()
        while left:
            ended, _, _ = select.select(left, [], [], 30)
            assert ended, "a process is still there"
            left = [file for file in left if file not in ended]
