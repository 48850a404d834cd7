"""Fair shares: what costs the processor's time is counted by address; nobody queues for others."""

from __future__ import annotations

import asyncio
import difflib
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kit import loop
from kit.clock import Clock, passes
from kit.server import QUICK, Held, hung_up, play_to_the_end, serving
from trickery.core import registry
from trickery.core.errors import UnknownMove
from trickery.core.match import Match
from trickery.server.directory.opening import PlayedBy
from trickery.server.errors import RateLimited
from trickery.server.metering import Owner, Payer, in_thread, known_as, metered, paid_by, payer
from trickery.server.queueing import RoundRobin, SharedWork
from trickery.server.ratelimit import CpuBudget, ServerLimits
from trickery.server.settings import Settings, parse_settings
from trickery.server.side_thread import SideThread
from trickery.server.storage.store import sqlite_url
from trickery.server.table.bus import EventBus
from trickery.server.table.events import ChatSent, Event, PlayerLeft, PlayerReturned
from trickery.server.table.game import play
from trickery.server.table.state import LoggedEvent, TableState
from trickery.server.table.transcript import Transcript


def paying(address: str, bill: list[float] | None = None) -> Payer:
    return Payer(Owner(address), (bill if bill is not None else []).append)


@pytest.fixture
def bill(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What servers charge anybody for, in seconds."""
    charges: list[float] = []
    charge = CpuBudget.charge

    def charged(budget: CpuBudget, client: str, seconds: float) -> None:
        charges.append(seconds)
        charge(budget, client, seconds)

    monkeypatch.setattr(CpuBudget, "charge", charged)
    return charges


# What it costs -----------------------------------------------------------------------------------


def test_whoever_asks_pays_for_every_step_and_for_what_tasks_and_threads_do_for_them() -> None:
    bill: list[float] = []

    async def a_task() -> Owner:
        await asyncio.sleep(0)
        return payer().owner

    async def work() -> list[Owner]:
        side = SideThread("side", 1.0, QUICK)
        known_as("ann")
        await asyncio.sleep(0)
        begun = len(bill)
        owners = [payer().owner, await asyncio.ensure_future(metered(a_task()))]
        assert len(bill) > begun, "its tasks cost as much"
        begun = len(bill)
        await side.run(lambda: sum(range(100_000)))
        assert max(bill[begun:]) > 1e-4, "and its threads"
        begun = len(bill)
        await in_thread(lambda: sum(range(100_000)))
        assert max(bill[begun:]) > 1e-4, "which may have no queue"
        side.close()
        return owners

    async def main() -> None:
        assert await paid_by(paying("a", bill), work()) == [Owner("a", "ann")] * 2
        assert payer().owner == Owner()

    loop.run(main())
    assert all(seconds >= 0 for seconds in bill)


def test_metered_work_can_fail_and_be_cancelled() -> None:
    seen: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def waits() -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def main() -> None:
        with pytest.raises(ZeroDivisionError):
            await metered(fails())
        task = asyncio.ensure_future(metered(waits()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    loop.run(main())
    assert seen == ["cancelled"]


def test_who_has_taken_too_much_waits_and_nobody_else_does() -> None:
    now = [1000.0]
    budget = CpuBudget(0.25, 2.0, clock=lambda: now[0])
    budget.charge("a", 2.5)
    assert (budget.delay("a"), budget.delay("b")) == (2.0, 0.0)
    now[0] += 1
    assert budget.delay("a") == 1.0
    now[0] += 1000
    budget.charge("a", 2.0)
    assert budget.delay("a") == 0, "no more than a burst is saved"


def test_programs_on_the_same_machine_have_their_share_and_the_host_may_give_them_more() -> None:
    usual, more = ServerLimits(Settings()), ServerLimits(parse_settings(["cpu_share=1000"]))
    for limits in (usual, more):
        limits.payer("127.0.0.1").charge(Settings.cpu_burst_seconds + 1)
    assert usual.cpu.delay("127.0.0.1") == pytest.approx(1 / Settings.cpu_share, abs=0.5)
    assert more.cpu.delay("127.0.0.1") < 0.01


def test_of_one_address_one_thing_goes_on_at_a_time() -> None:
    budget = CpuBudget(1.0, 1.0)
    order: list[str] = []

    async def one(address: str) -> None:
        await budget.turn(address)
        order.append(address)

    async def main() -> None:
        await asyncio.gather(*map(one, ["a"] * 20 + ["b"]))

    loop.run(main())
    assert order.index("b") <= 1


def test_every_message_on_a_socket_waits_for_its_turn_and_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bill: list[float]
) -> None:
    turns: list[str] = []
    turn = CpuBudget.turn

    async def counted(budget: CpuBudget, client: str) -> None:
        turns.append(client)
        await turn(budget, client)

    monkeypatch.setattr(CpuBudget, "turn", counted)
    with serving(sqlite_url(tmp_path), QUICK) as served:
        ann = served.open("trick_party")
        with ann.live() as first, ann.live() as second:
            turns.clear()
            bill.clear()
            for socket in (first, second) * 5:
                socket.tell(type="why", move="x" * 160)
                socket.hear("why")
    assert turns.count("127.0.0.1") >= 10
    assert sum(bill) > 0


def costly(work: Callable[..., Any]) -> Callable[..., Any]:
    """The same, at a tenth of a second."""

    def slowly(*words: Any) -> Any:
        until = time.thread_time() + 0.1
        while time.thread_time() < until:
            pass
        return work(*words)

    return slowly


def test_opening_a_table_and_taking_back_are_paid_for_in_whatever_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bill: list[float]
) -> None:
    with serving(sqlite_url(tmp_path), QUICK) as served:
        monkeypatch.setattr(PlayedBy, "choice", costly(PlayedBy.choice))
        ann = served.open()
        assert max(bill) >= 0.1, "opening"
        while not (state := ann.my_turn())["may_take_back"]:
            ann.move(state["view"]["legal"][0], state["seq"])
        bill.clear()
        monkeypatch.setattr(TableState, "taken_back", costly(TableState.taken_back))
        assert ann.post("take-back").status_code == 200
        assert max(bill) >= 0.1, "taking back"


def test_whoever_moves_pays_for_the_bots_that_follow_which_wait_for_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bill: list[float]
) -> None:
    turns: list[str] = []
    payer_of = ServerLimits.payer

    def counted(limits: ServerLimits, client: str) -> Payer:
        async def turn() -> None:
            turns.append(client)

        return replace(payer_of(limits, client), turn=turn)

    monkeypatch.setattr(ServerLimits, "payer", counted)
    with serving(sqlite_url(tmp_path), QUICK) as served:
        ann = served.open("trick_party", players=4)
        begun = ann.my_turn()["seq"]
        bill.clear()
        turns.clear()
        monkeypatch.setattr("trickery.server.table.commands.play", costly(play))
        for _ in range(3):
            state = ann.my_turn()
            assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
        made = [e for e in ann.my_turn()["entries"] if e["kind"] == "move" and e["seq"] > begun]
    assert len(made) > 3
    assert sum(seconds >= 0.1 for seconds in bill) >= len(made)
    assert turns == ["127.0.0.1"] * (len(made) - 3), "her own were requests"


# Near matches ------------------------------------------------------------------------------------


def test_the_nearest_moves_are_looked_for_only_for_short_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []
    close = difflib.get_close_matches

    def counted(word: str, *more: Any) -> list[str]:
        looked.append(word)
        return close(word, *more)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    match = Match(registry.load("twisticon"), seed=1)
    for text, known in (("twist left colum to the rear", True), (160 * "twist left ", False)):
        with pytest.raises(UnknownMove) as refused:
            match.check(match.actor or 0, text[:160])
        assert (refused.value.reason.id == "no-such-move-near") == known  # type: ignore[union-attr]  # a message
    assert len(looked) == 1
    longest = max(len(str(move)) for name in registry.ours() for move in registry.load(name).moves)
    assert longest <= 40, "a move that is mistyped is a short text"


# Whose turn it is --------------------------------------------------------------------------------


def test_everybody_in_turn_by_address_and_then_by_person() -> None:
    turns = RoundRobin(100)
    waiting = [Owner("a", "ann")] * 3 + [Owner("a", "abe"), Owner("b", "bea"), Owner("c", "")]
    served: list[Owner] = []
    while waiting:
        owner = turns.in_turn(waiting, lambda each: each)[0]
        waiting.remove(owner)
        turns.serve(owner)
        served.append(owner)
    ann, abe, bea = Owner("a", "ann"), Owner("a", "abe"), Owner("b", "bea")
    assert served == [ann, bea, Owner("c", ""), abe, ann, ann]


def in_time(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await work()

    loop.run(main(), Clock)


def test_a_side_thread_serves_addresses_in_turn_and_drops_what_nobody_waits_for() -> None:
    done: list[str] = []
    gate = threading.Event()

    async def ask(side: SideThread, address: str, name: str) -> None:
        await paid_by(paying(address), side.run(lambda: done.append(name)))

    async def main() -> None:
        side = SideThread("side", 1.0, QUICK)
        first = asyncio.ensure_future(side.run(gate.wait))
        await asyncio.sleep(0)
        many = [asyncio.ensure_future(ask(side, "a", f"a{n}")) for n in range(4)]
        other = asyncio.ensure_future(ask(side, "b", "b"))
        await asyncio.sleep(0)
        many[2].cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, other, *many, return_exceptions=True)
        side.close()

    loop.run(main())
    assert done == ["a0", "b", "a1", "a3"]


def test_one_address_may_not_fill_the_queue_of_a_side_thread() -> None:
    gate = threading.Event()

    async def main() -> None:
        side = SideThread("side", 1.0, replace(QUICK, side_work_an_address=2))
        first = asyncio.ensure_future(side.run(gate.wait))
        await asyncio.sleep(0)
        waiting = [
            asyncio.ensure_future(paid_by(paying(address), side.run(int))) for address in "aab"
        ]
        await asyncio.sleep(0)
        with pytest.raises(RateLimited):
            await paid_by(paying("a"), side.run(int))
        gate.set()
        assert await asyncio.gather(first, *waiting) == [True, 0, 0, 0]
        side.close()

    loop.run(main())


def test_a_side_thread_rests_until_it_has_had_its_share_but_not_at_the_cost_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []

    async def at_once(_side: SideThread, work: Any) -> float:
        work.done.set_result(work.do())
        return 10.0

    monkeypatch.setattr(SideThread, "_do", at_once)

    async def main() -> None:
        side = SideThread("side", 0.25, QUICK)

        async def ask(address: str, name: str) -> asyncio.Task[None]:
            asked = paid_by(paying(address), side.run(lambda: done.append(name)))
            task = asyncio.ensure_future(asked)
            for _ in range(3):
                await passes(0)
            return task

        asked = [await ask("a", "a0"), await ask("a", "a1")]
        await passes(29)
        assert done == ["a0"], "it has 30 s to rest"
        asked += [await ask("b", "b0"), await ask("b", "b1")]
        assert done == ["a0", "b0"], "whoever is new need not wait for that"
        await passes(30)
        assert done == ["a0", "b0"], "what it did for them is made up for"
        await passes(2)
        await asyncio.gather(*asked)
        assert done == ["a0", "b0", "a1", "b1"]
        side.close()

    loop.run(main(), Clock)


def test_shared_work_is_done_once_and_dropped_when_nobody_waits() -> None:
    begun: list[str] = []
    ended: list[str] = []
    gate = asyncio.Event()

    async def work() -> str:
        begun.append("")
        try:
            await gate.wait()
        except asyncio.CancelledError:
            ended.append("dropped")
            raise
        return "done"

    async def main() -> None:
        shared = SharedWork[str, str]()
        two = [asyncio.ensure_future(shared.get("key", work)) for _ in range(2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        two[0].cancel()
        await asyncio.sleep(0)
        assert (len(begun), ended) == (1, []), "the other one still waits"
        two[1].cancel()
        for _ in range(3):
            await asyncio.sleep(0)
        assert ended == ["dropped"]
        gate.set()
        assert await shared.get("key", work) == "done"
        assert len(begun) == 2

    loop.run(main())


def test_a_replay_that_nobody_waits_for_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_url(tmp_path), QUICK) as served:
        ann = served.open("trick_party")
        play_to_the_end(ann, lambda moves: moves[0])
        table = served.table(ann.table)
        gate, told = threading.Event(), threading.Semaphore(0)
        tell = type(table).replay

        def slowly(*words: Any) -> Any:
            told.release()
            gate.wait()
            return tell(*words)

        monkeypatch.setattr(type(table), "replay", slowly)
        first = threading.Thread(target=ann.get, args=["replay"])
        first.start()
        assert told.acquire(timeout=30)
        for seat in range(3):
            hung_up(served, f"{ann.path}/replay?eyes={seat}")
        gate.set()
        first.join()
        assert ann.get("replay", eyes="all").status_code == 200
        assert told.acquire(blocking=False), "this one was told"
        assert not told.acquire(blocking=False), "and no other"


# Spectators --------------------------------------------------------------------------------------


def test_spectators_are_told_after_the_seats_and_some_at_a_time() -> None:
    settings = replace(Settings(), spectators_at_once=10)

    async def work() -> None:
        bus = EventBus(lambda key: 0 if key == "ann" else None, settings)
        woken: list[str] = []

        def waking(name: str) -> Callable[[], None]:
            return lambda: woken.append(name)

        for number in range(25):
            bus.subscribe(None, waking(f"{number}"))
        bus.subscribe("ann", waking("ann"))
        woken.clear()
        bus.publish()
        assert (woken[0], len(woken)) == ("ann", 11)
        bus.publish()  # more happens: whoever is still asleep is not woken twice
        assert woken.count("24") == 0
        for _ in range(6):
            await passes(settings.spectator_pause)
        assert set(woken) == {"ann", *map(str, range(25))}
        assert woken.count("24") == 1
        assert bus.keys == {None: 25, "ann": 1}

    in_time(work)


# Growth ------------------------------------------------------------------------------------------


def test_who_leaves_and_returns_for_ever_fills_neither_the_log_nor_anybodys_story(
    tmp_path: Path,
) -> None:
    settings = replace(QUICK, leaves=5, seat_changes_burst=1000)
    with serving(sqlite_url(tmp_path), settings) as served:
        ann = served.open("trick_party", players=4)
        ann.my_turn()  # and so nobody moves until she leaves
        ann.post("pause")
        seq, heard = ann.state()["seq"], []
        for _ in range(8):
            for what in ("leave", "return"):
                ann.post(what)
                state = served.get(ann.path, since=seq).json()
                seq = state["seq"]
                heard += [entry["text"]["id"] for entry in state["entries"]]
        assert heard == ["left-to-a-bot", "is-back"] * 5, "whoever watches hears of all that"
        told = [entry["text"]["id"] for entry in served.get(ann.path).json()["entries"][-3:]]
        assert told == ["pauses", "left-to-a-bot", "is-back"], (
            "whoever comes later hears of the last"
        )
        assert served.store is not None
        kinds = [line.kind for line in served.store.read(ann.table)]
        assert kinds.count("left") == kinds.count("back") == settings.leaves


def test_of_several_who_come_and_go_together_the_last_of_each_is_told() -> None:
    transcript = Transcript(None)
    happened: list[Event] = [PlayerReturned(seat=0), ChatSent(seat=0, phrase=1)]
    happened += [kind(seat=seat) for kind in (PlayerLeft, PlayerReturned) * 9 for seat in (0, 1)]
    for seq, event in enumerate(happened, 1):
        transcript.tell(LoggedEvent(seq, 0.0, event), None)
    last = len(happened)
    told = [(entry["seq"], entry["seat"]) for entry in transcript.entries]
    assert told == [(1, 0), (2, 0), *((last - 3 + n, n % 2) for n in range(4))]


def test_a_table_takes_so_many_changes_of_seats_and_then_goes_on(tmp_path: Path) -> None:
    settings = replace(QUICK, seat_changes=4, seat_changes_burst=1000)
    with serving(sqlite_url(tmp_path), settings) as served:
        ann = served.open("trick_party", start=False, players=4)
        done = [ann.post("seats", seat=1, who=who) for who in ("open", "random") * 3]
        assert [each.status_code for each in done] == [200] * 4 + [409] * 2
        assert done[-1].json()["reason"]["id"] == "too-much-coming"
        assert ann.post("start").status_code == 200


def test_tables_and_records_have_quotas_by_address_and_person(tmp_path: Path) -> None:
    settings = replace(QUICK, tables_a_day=4, tables_a_day_a_person=2, records_an_hour=1)
    with serving(sqlite_url(tmp_path), settings) as served:

        def opened(person: str) -> int:
            new = {"game": "trick_party", "bots": "random", "person": person * 16}
            return served.post("/api/tables", **new).status_code

        assert [opened(person) for person in "aaabb"] == [201, 201, 429, 201, 201]
        assert opened("c") == 429, "the address has had its share"
        assert [served.post("/api/records", record={}).status_code for _ in range(2)][-1] == 429


def test_rematches_count_as_tables_of_whoever_opens_them(tmp_path: Path) -> None:
    with serving(sqlite_url(tmp_path), replace(QUICK, tables_a_day_a_person=2)) as served:
        ann = served.open("trick_party", person="a" * 16)
        play_to_the_end(ann, lambda moves: moves[0])
        following = ann.post("rematch").json()["table"]
        assert ann.post("rematch").json()["table"] == following, "this one is there already"
        ann = Held(served, following, 0, ann.secret)
        assert ann.post("start").status_code == 200
        play_to_the_end(ann, lambda moves: moves[0])
        assert ann.post("rematch").status_code == 429


def test_old_imports_are_removed_and_nothing_else(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path)
    with serving(url) as served:
        ann = served.open("trick_party")
        play_to_the_end(ann, lambda moves: moves[0])
        brought = served.post("/api/records", record=ann.get("record").json()).json()["table"]
        assert served.store is not None
        assert served.store.read(brought)
    with serving(url, replace(QUICK, prune_seconds=0.01)) as served:
        assert served.get(ann.path).status_code == 200
        assert served.store is not None
        assert served.store.read(brought), "it is not old"
    with serving(url, replace(QUICK, prune_seconds=0.01, imports_kept_days=0)) as served:
        assert served.store is not None
        deadline = time.monotonic() + 30
        while served.store.read(brought) and time.monotonic() < deadline:
            pass
        assert not served.store.read(brought)
        assert served.get(f"/api/tables/{brought}").status_code == 404
        assert served.get(ann.path).status_code == 200
