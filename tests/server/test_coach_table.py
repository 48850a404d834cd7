"""The coach at tables: reviews that come as they are found and are kept, hints, and who may ask."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import sqlite3
import subprocess
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kit import loop
from kit.process import environment, program
from kit.server import QUICK, Held, Served, play_to_the_end, serving
from programs import stub_coach
from trickery import coach
from trickery.core import registry
from trickery.core.match import Match
from trickery.core.rng import below, generator
from trickery.server.storage.store import sqlite_url
from trickery.server.table.state import TableState
from trickery.server.workers import findings as archive
from trickery.server.workers import hints
from trickery.server.workers.pool import WorkerPool
from trickery.server.workers.questions import WorkerFailed

HOUSE = replace(
    QUICK, review_playouts=stub_coach.PLAYOUTS, reviews_a_minute=1000, hints_a_minute=1000
)


class Sketching(WorkerPool):
    """A coach in this process, who waits to be let go on if somebody holds them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []  # seat and number
        self.held = threading.Semaphore(1_000_000)
        self.cancelled = threading.Event()
        self.prepared: set[str] = set()
        self.costs: dict[int, float] = {}  # by the number of the decision
        self.looks: list[int] = []  # numbers of decisions that were looked at first
        self.known: list[str] = []  # what was known of positions that had been hinted at

    def prepare_coach(self, game: str) -> None:
        self.prepared.add(game)

    async def likely_costs(self, positions: Sequence[coach.Position]) -> list[float]:
        return [self.costs.get(each.number, 0.0) for each in positions]

    async def first_look(self, where: coach.Position, playouts: int) -> coach.FirstLook:
        assert playouts == stub_coach.PLAYOUTS - 1
        self.looks.append(where.number)
        await asyncio.sleep(0)
        cost = self.costs.get(-where.number, 0.0)  # as the first look sees it
        return {
            "number": where.number,
            "step": where.step,
            "chosen": "pass",
            "best": "pass",
            "cost": {"mean": cost, "low": cost, "high": cost},
        }

    async def find(
        self,
        where: coach.Position,
        playouts: int,
        urgent: bool,
        known: coach.Finding | None = None,
    ) -> coach.Finding:
        assert urgent == (where.chosen is None)
        self.asked.append((where.seat, where.number))
        if known is not None:
            self.known.append(where.knows)
        while not self.held.acquire(blocking=False):
            try:
                await asyncio.sleep(0.001)
            except asyncio.CancelledError:
                self.cancelled.set()
                raise
        return stub_coach.sketch(where, playouts)

    def hold(self, after: int = 0) -> None:
        self.held = threading.Semaphore(after)


@dataclass(frozen=True)
class Finished:
    """A finished game in a database."""

    folder: Path
    table: str
    secret: str
    record: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    def copy(self, to: Path) -> str:
        """A database of one's own with this game."""
        shutil.copytree(self.folder, to, dirs_exist_ok=True)
        return sqlite_url(to)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Finished:
    folder = tmp_path_factory.mktemp("finished")
    with serving(sqlite_url(folder)) as served:
        ann = served.open("trick_party", players=4)
        play_to_the_end(ann, lambda legal: legal[0])
        return Finished(folder, ann.table, ann.secret, ann.get("record").json())


def ask(
    served: Served, game: Finished, seat: int, since: int = 0, wait: float = 20, **more: Any
) -> dict[str, Any]:
    told = served.get(f"{game.path}/review", seat=seat, since=since, wait=wait, **more)
    assert told.status_code == 200, told.text
    answer: dict[str, Any] = told.json()
    return answer


def followed(served: Served, game: Finished, seat: int) -> list[dict[str, Any]]:
    """All findings of a review, asked for as the page does it."""
    found: list[dict[str, Any]] = []
    while True:
        told = ask(served, game, seat, len(found))
        found += told["review"]["findings"]
        assert told["review"]["decisions"] >= len(found)
        if told["done"]:
            return found
        assert told["review"]["account"] is None


def until_asked(thinkers: Sketching, many: int) -> None:
    """Return once so many reviews are under way."""
    while len({seat for seat, _ in thinkers.asked}) < many:
        continue


def kept(folder: Path) -> dict[tuple[int, int], dict[str, Any]]:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        rows = database.execute("select seat, number, data from findings order by seat, number")
        found = {(seat, number): json.loads(data) for seat, number, data in rows}
    database.close()
    return found


# Reviews -----------------------------------------------------------------------------------------


def test_a_review_is_the_coachs_own_and_is_found_once(finished: Finished, tmp_path: Path) -> None:
    """With its real process; the second time there is none."""
    url = finished.copy(tmp_path)
    with serving(url, HOUSE) as served:
        findings = followed(served, finished, 0)
        told = ask(served, finished, 0)
    assert told["review"]["findings"] == findings
    findings.sort(key=lambda each: each["number"])
    review = {**told["review"], "findings": findings}
    assert review == coach.review(finished.record, 0, stub_coach.PLAYOUTS)
    account = told["review"]["account"]
    moved = account["start"] + sum(account["luck"]) + sum(account["skill"])
    assert moved == pytest.approx(account["result"], abs=0.01)
    thinkers = Sketching()
    with serving(url, HOUSE, thinkers=thinkers) as served:
        assert ask(served, finished, 0)["review"] == review
    assert thinkers.asked == []


def test_findings_come_as_they_are_done_and_in_order(finished: Finished, tmp_path: Path) -> None:
    thinkers = Sketching()
    with serving(finished.copy(tmp_path), HOUSE, thinkers=thinkers) as served:
        thinkers.hold(after=1)
        first = ask(served, finished, 1)
        assert [each["number"] for each in first["review"]["findings"]] == [0]
        assert not first["done"]
        thinkers.held.release()
        second = ask(served, finished, 1, since=1)
        assert [each["number"] for each in second["review"]["findings"]] == [1]
        thinkers.held.release(1000)
        numbers = [each["number"] for each in followed(served, finished, 1)]
        assert numbers == list(range(first["review"]["decisions"]))
    assert thinkers.asked == [(1, number) for number in numbers]


def test_likely_mistakes_come_first(finished: Finished, tmp_path: Path) -> None:
    thinkers = Sketching()
    thinkers.costs = {3: 0.2, 1: 0.1}
    with serving(finished.copy(tmp_path), HOUSE, thinkers=thinkers) as served:
        thinkers.hold(after=1)
        first = ask(served, finished, 1)
        assert [each["number"] for each in first["review"]["findings"]] == [3]
        assert ask(served, finished, 1, since=1, wait=0)["analysing"] == [1]
        thinkers.held.release(1000)
        numbers = [each["number"] for each in followed(served, finished, 1)]
        assert numbers[:4] == [3, 1, 0, 2]
        assert sorted(numbers) == list(range(len(numbers)))
        again = ask(served, finished, 1)["review"]["findings"]
        assert [each["number"] for each in again] == numbers


def test_first_looks_are_told_early_and_decide_what_is_analysed_first(
    finished: Finished, tmp_path: Path
) -> None:
    thinkers = Sketching()
    thinkers.costs = {3: 0.2, 1: 0.1, -2: 0.4}  # the second look finds what the guess missed
    house = replace(HOUSE, review_first_look=stub_coach.PLAYOUTS - 1)
    with serving(finished.copy(tmp_path), house, thinkers=thinkers) as served:
        thinkers.hold(after=1)
        first = ask(served, finished, 1)
        number = first["review"]["decisions"]
        assert [each["number"] for each in first["review"]["findings"]] == [2]
        told = ask(served, finished, 1, since=1, wait=0)["first_looks"]
        assert [each["number"] for each in told] == [n for n in range(number) if n != 2]
        assert thinkers.looks[:2] == [3, 1]
        assert len(thinkers.looks) == number
        shown = ask(served, finished, 1, since=1, shown=number - 1, wait=9)
        assert len(shown["first_looks"]) == number - 1  # there was something to tell: no waiting
        thinkers.held.release(1000)
        numbers = [each["number"] for each in followed(served, finished, 1)]
        assert sorted(numbers) == list(range(number))
        assert ask(served, finished, 1)["first_looks"] == []


def test_a_review_that_nobody_looks_at_stops_and_goes_on_later(
    finished: Finished, tmp_path: Path
) -> None:
    thinkers = Sketching()
    settings = replace(HOUSE, review_patience=0.5)
    with serving(finished.copy(tmp_path), settings, thinkers=thinkers) as served:
        thinkers.hold(after=2)
        while (2, 2) not in thinkers.asked:  # somebody looks until the third is under way
            ask(served, finished, 2, since=2, wait=0.05)
        assert thinkers.cancelled.wait(20)
        thinkers.held.release(1000)
        assert [each["number"] for each in followed(served, finished, 2)][:3] == [0, 1, 2]
    assert thinkers.asked.count((2, 0)) == thinkers.asked.count((2, 1)) == 1
    assert thinkers.asked.count((2, 2)) == 2  # it was under way


def test_the_coach_learns_a_game_when_one_has_ended(tmp_path: Path) -> None:
    """So that whoever asks then does not wait for it; the house may want otherwise."""
    for ahead, learned in ((1, {"trick_party"}), (0, set())):
        thinkers, folder = Sketching(), tmp_path / str(ahead)
        folder.mkdir()
        settings = replace(HOUSE, coach_ahead=ahead)
        with serving(sqlite_url(folder), settings, thinkers=thinkers) as served:
            ann = served.open("trick_party", players=4)
            with_a_choice(ann)
            assert thinkers.prepared == set()
            play_to_the_end(ann, lambda legal: legal[0])
            assert thinkers.prepared == learned


def test_others_wait_in_line(finished: Finished, tmp_path: Path) -> None:
    thinkers = Sketching()
    settings = replace(HOUSE, reviews=1, reviews_in_line=2)
    with serving(finished.copy(tmp_path), settings, thinkers=thinkers) as served:
        thinkers.hold(after=1)
        assert ask(served, finished, 0)["ahead"] == 0  # under way
        assert [ask(served, finished, seat, wait=0)["ahead"] for seat in (1, 2)] == [0, 1]
        full = served.get(f"{finished.path}/review", seat=3)
        assert (full.status_code, full.json()["reason"]["id"]) == (429, "reviews-in-line")
        assert {seat for seat, _ in thinkers.asked} == {0}
        thinkers.held.release(1000)
        assert all(followed(served, finished, seat) for seat in (2, 1, 0))


def test_one_address_does_not_keep_others_from_their_reviews(
    finished: Finished, tmp_path: Path
) -> None:
    thinkers = Sketching()
    settings = replace(HOUSE, reviews=3, reviews_an_address=2, reviews_in_line_an_address=1)
    with serving(finished.copy(tmp_path), settings, thinkers=thinkers) as served:
        thinkers.hold()
        for seat in range(2):
            ask(served, finished, seat, wait=0)
            until_asked(thinkers, seat + 1)  # it is under way
        ask(served, finished, 2, wait=0)
        full = served.get(f"{finished.path}/review", seat=3)
        assert (full.status_code, full.json()["reason"]["id"]) == (429, "reviews-in-line")
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(base_url=served.address, transport=elsewhere, timeout=30) as other:
            path = f"{finished.path}/review"
            other.get(path, params={"seat": 3, "wait": 0})
            until_asked(thinkers, 3)
        assert {seat for seat, _ in thinkers.asked} == {0, 1, 3}
        thinkers.held.release(1000)


def test_by_another_format_all_is_found_anew(
    finished: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = finished.copy(tmp_path)
    with serving(url, HOUSE, thinkers=Sketching()) as served:
        count = len(followed(served, finished, 0))
    monkeypatch.setattr(archive, "FORMAT", "trickery/review/later")
    thinkers = Sketching()
    with serving(url, HOUSE, thinkers=thinkers) as served:
        followed(served, finished, 0)
    assert len(thinkers.asked) == count
    assert {data["format"] for data in kept(tmp_path).values()} == {"trickery/review/later"}


def test_a_finding_that_cannot_be_kept_harms_nobody(finished: Finished, tmp_path: Path) -> None:
    def refuse(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("INSERT INTO findings"):
            raise ZeroDivisionError

    with serving(finished.copy(tmp_path), HOUSE, thinkers=Sketching()) as served:
        assert served.store is not None
        sa.event.listen(served.store.engine, "before_cursor_execute", refuse)
        ann = served.open("trick_party")
        assert followed(served, finished, 0)
        state = ann.my_turn()
        assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    assert kept(tmp_path) == {}


def test_a_coach_who_fails_says_so(
    finished: Finished, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_: Any, **__: Any) -> None:
        raise WorkerFailed("hung")

    monkeypatch.setattr(Sketching, "find", lost)
    with serving(finished.copy(tmp_path), HOUSE, thinkers=Sketching()) as served:
        told = served.get(f"{finished.path}/review", seat=0)
        assert (told.status_code, told.json()["reason"]["id"]) == (409, "coach-fails")


def test_a_kill_loses_at_most_the_decision_under_way(finished: Finished, tmp_path: Path) -> None:
    url = finished.copy(tmp_path)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = program("stub_coach", str(port), str(tmp_path))
    env = environment(NUMBA_DISABLE_JIT="1", **{stub_coach.HOLDS: "3"})
    process = subprocess.Popen(command, env=env)
    try:
        served = Served(f"http://127.0.0.1:{port}", lambda _: pytest.fail("in another process"))
        transport = httpx.HTTPTransport(retries=8)  # until it listens
        with httpx.Client(base_url=served.address, transport=transport, timeout=60) as served.http:
            told = 0
            while told < 3:
                told += len(ask(served, finished, 1, told)["review"]["findings"])
    finally:
        process.kill()
        process.wait()
    assert sorted(kept(tmp_path)) == [(1, 0), (1, 1), (1, 2)]
    thinkers = Sketching()
    with serving(url, HOUSE, thinkers=thinkers) as served:
        count = len(followed(served, finished, 1))
    assert thinkers.asked == [(1, number) for number in range(3, count)]


def test_a_review_is_of_finished_games_whose_cards_nobody_plays(
    finished: Finished, tmp_path: Path
) -> None:
    with serving(finished.copy(tmp_path), HOUSE, thinkers=Sketching()) as served:
        running = served.open("trick_party")
        told = served.get(f"{running.path}/review", seat=0)
        assert (told.status_code, told.json()["reason"]["id"]) == (409, "cards-still-secret")
        assert served.get(f"{finished.path}/review", seat=9).status_code == 400
        assert followed(served, finished, 0)
        again = served.open("trick_party", again=finished.table, secret=finished.secret)
        assert served.get(f"{finished.path}/review", seat=0).status_code == 409
        play_to_the_end(again, lambda legal: legal[0])
        assert followed(served, finished, 0)


# The process -------------------------------------------------------------------------------------


def test_a_coach_whose_process_dies_is_asked_once_more_and_hints_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
    monkeypatch.setenv(stub_coach.DIES, str(tmp_path / "dead"))
    caplog.set_level("INFO", "trickery")
    match = Match(registry.load("trick_party"), 4, seed=3)
    assert match.actor is not None
    where = coach.position(match.game, match.snapshot(), match.actor, None, 0, 0)

    async def run() -> list[int]:
        thinkers = WorkerPool(HOUSE, "programs.stub_coach")
        order: list[int] = []

        async def find(number: int, urgent: bool) -> None:
            found = await thinkers.find(replace(where, number=number), 1, urgent)
            assert found["number"] == number
            order.append(number)

        try:
            assert not thinkers.coach_is_ready("trick_party")
            async with asyncio.TaskGroup() as group:
                for number, urgent in enumerate([False, False, False, True]):
                    group.create_task(find(number, urgent))
                    await asyncio.sleep(0)
        finally:
            thinkers.close()
        return order

    # The hint is the first to be asked, dies with its process, and is the first again.
    assert loop.run(run()) == [3, 0, 1, 2]
    (line,) = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
    assert line == "trick_party, decision 3: the coach ended its process (exit status 1)"


# Hints -------------------------------------------------------------------------------------------


def with_a_choice(held: Held) -> dict[str, Any]:
    """The state at this seat's next turn with more than one legal move."""
    while len((state := held.my_turn())["view"]["legal"]) == 1:
        assert held.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    return state


def refusal(told: httpx.Response) -> tuple[int, str]:
    return told.status_code, told.json()["reason"]["id"]


@pytest.fixture
def hinting(tmp_path: Path) -> Iterator[tuple[Served, Sketching]]:
    thinkers = Sketching()
    with serving(sqlite_url(tmp_path), HOUSE, thinkers=thinkers) as served:
        yield served, thinkers


def test_against_bots_there_are_hints(hinting: tuple[Served, Sketching]) -> None:
    served, thinkers = hinting
    ann = served.open("trick_party", players=4)
    state = with_a_choice(ann)
    assert state["hints"] == "bots"
    told = ann.post("hint", expect=state["seq"])
    assert told.status_code == 200
    finding = told.json()["finding"]
    assert finding["chosen"] is None
    listed = [move for group in finding["groups"] for move in group["moves"]]
    assert sorted(listed) == sorted(state["view"]["legal"])
    assert ann.post("hint", expect=state["seq"]).content == told.content
    assert len(thinkers.asked) == 1
    assert served.get(ann.path).json()["hints"] == "off"  # a bystander
    assert served.post(f"{ann.path}/hint", expect=state["seq"]).status_code == 401
    assert ann.move(finding["best"], state["seq"]).status_code == 200
    assert refusal(ann.post("hint", expect=state["seq"])) == (409, "moved-on")
    play_to_the_end(ann, lambda legal: legal[0])
    assert refusal(ann.post("hint", expect=ann.state()["seq"]))[0] == 409
    assert ann.state()["hints"] == "off"


def test_a_review_goes_on_from_the_hints(hinting: tuple[Served, Sketching]) -> None:
    """Of the positions that were hinted at and stood in the end."""
    served, thinkers = hinting
    ann = served.open("trick_party", players=4)
    for _ in range(2):
        state = with_a_choice(ann)
        assert ann.post("hint", expect=state["seq"]).status_code == 200
        assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    play_to_the_end(ann, lambda legal: legal[0])
    finished = Finished(Path(), ann.table, ann.secret, ann.get("record").json())
    decisions = followed(served, finished, 0)
    assert len(thinkers.known) == len(set(thinkers.known)) == 2
    assert len(decisions) > 2


def test_a_hint_that_takes_long_is_asked_for_again(hinting: tuple[Served, Sketching]) -> None:
    served, thinkers = hinting
    thinkers.hold()
    ann = served.open("trick_party")
    state = with_a_choice(ann)
    told = ann.post("hint?wait=0", expect=state["seq"])
    assert (told.status_code, told.json()) == (202, {"type": "thinking", "preparing": True})
    thinkers.held.release()
    assert ann.post("hint", expect=state["seq"]).status_code == 200
    assert len(thinkers.asked) == 1


def test_a_hint_that_nobody_waits_for_is_dropped(tmp_path: Path) -> None:
    thinkers = Sketching()
    impatient = replace(HOUSE, hint_patience=0.05)
    with serving(sqlite_url(tmp_path), impatient, thinkers=thinkers) as served:
        thinkers.hold()
        ann = served.open("trick_party")
        state = with_a_choice(ann)
        assert ann.post("hint?wait=0", expect=state["seq"]).status_code == 202
        assert thinkers.cancelled.wait(10)
        thinkers.held.release()
        assert ann.post("hint", expect=state["seq"]).status_code == 200, "it is looked for anew"


def test_with_people_there_are_none(hinting: tuple[Served, Sketching]) -> None:
    served, thinkers = hinting
    ann, bea = served.two("trick_party", players=4)
    for held in (ann, bea):
        state = held.state()
        assert state["hints"] == "off"
        assert refusal(held.post("hint", expect=state["seq"])) == (409, "hints-off")
    # Also not when the other has gone: they have played with us.
    assert ann.post("seats", seat=bea.seat, who="random").status_code == 200
    assert ann.state()["hints"] == "off"
    # And not any more when somebody comes.
    alone = served.open("trick_party", bots=None)
    assert alone.state()["hints"] == "bots"
    alone.take_over(1)
    assert alone.state()["hints"] == "off"
    assert thinkers.asked == []


def test_a_hint_is_for_whoever_is_to_move_and_has_a_choice(
    hinting: tuple[Served, Sketching], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, thinkers = hinting
    ann = served.open("trick_party")
    while len((state := ann.my_turn())["view"]["legal"]) > 1:
        assert ann.move(state["view"]["legal"][0], state["seq"]).status_code == 200
    assert refusal(ann.post("hint", expect=state["seq"])) == (409, "hint-no-choice")
    monkeypatch.setattr(TableState, "hints", lambda *_: "allowed")
    both = served.two("trick_100", players=2)
    mover = both[0].state()["view"]["to_move"]
    asked = [held.post("hint", expect=held.state()["seq"]) for held in both]
    assert asked[mover].status_code == 200
    assert refusal(asked[1 - mover]) == (409, "hint-not-your-turn")
    assert thinkers.asked == [(mover, 0)]


def test_what_the_coach_gets_is_what_the_seat_knows(name: str) -> None:
    """From a game and from its twin it gets the very same bytes."""
    game, rng, compared = registry.load(name), generator(5), 0
    match = Match(game, seed=11)
    for step in range(60):
        if (seat := match.actor) is None:
            break
        legal = match.legal()
        if len(legal) > 1:
            rows = match.snapshot()
            twin = game.twin(rows[0], seat, generator(step))
            assert hints.position_for(game, rows, seat, step) == hints.position_for(
                game, twin, seat, step
            )
            compared += 1
        match.play(seat, legal[below(rng, len(legal))])
    assert compared > 5
