"""The arena: the same deals for all, figures that can be trusted, and nothing lost on the way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit.process import Run as Command
from trickery import bots
from trickery.arena import contest as contests
from trickery.arena import picture, report
from trickery.arena.contest import BotFailed, Contest, DealResult, ThinkingTime
from trickery.arena.measure import Results, likeliest, measure
from trickery.arena.running import Run
from trickery.arena.workers import WorkerDied, in_processes
from trickery.core.errors import BadOption
from trickery.core.match import Match
from trickery.core.rng import generator


def contest(names: str, game: str = "trick_party", **more: Any) -> Contest:
    chosen = {"players": None, "seed": 1, "options": {}, **more}
    return Contest.make(game, names=names.split(","), **chosen)


def played(plan: Contest, deals: int, **more: Any) -> Results:
    run = Run(plan, deals, **{"jobs": 1, **more})
    run.play()
    return run.results()


def figures(results: Results) -> list[Any]:
    """All that must not depend on who computed it, or how fast."""
    deals = [(o.deal, o.shares.tolist(), o.points.tolist()) for o in results.outcomes]
    ratings = [(entrant.rating, entrant.decisions) for entrant in results.entrants]
    return [deals, list(results.duels), ratings, results.games]


# Deals ------------------------------------------------------------------------------------------


def test_compiled_games_are_the_games_that_the_bots_play_and_each_level_is_stronger(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ladder = ["novice", "beginner", "random"]
    plan = contest(",".join(ladder), name)
    monkeypatch.setattr(contests, "TIMED", 10**9)
    quick = played(plan, 40)
    for duel in quick.duels:
        above = ladder.index(duel.bot) < ladder.index(duel.among)
        assert duel.verdict == ("stronger" if above else "weaker"), duel
    dealer = plan.open()
    monkeypatch.setattr(contests, "TIMED", 1)
    for fast in quick.outcomes[1:3]:
        slow = dealer(fast.deal)
        assert (slow.shares == fast.shares).all()
        assert (slow.points == fast.points).all()
        assert slow.decisions == fast.decisions


def test_a_deal_is_the_game_of_its_seed() -> None:
    """What the arena plays can be played again at a table."""
    plan = contest("thumb,random", "twisticon")
    outcome = plan.open()(0)
    match = Match(plan.open().game, 2, seed=plan.deal_seed(0))
    who = ["thumb", "random"]
    seats = [
        bots.make(name, generator(contests.number_of("bot", 1, 0, *who, seat)))
        for seat, name in enumerate(who)
    ]
    while match.actor is not None:
        match.play(match.actor, bots.ask(seats[match.actor], match))
    assert outcome.shares[0, 0] == match.returns[0]
    assert outcome.points[0, 0] == match.scores[0]


def test_a_duel_does_not_depend_on_who_else_is_there() -> None:
    two = played(contest("random,thumb"), 30).duels[1]
    three = played(contest("thumb,random,random"), 30).duels[0]
    assert (two.bot, two.among) == (three.bot, three.among) == ("thumb", "random")
    assert (two.share.value, two.points, two.above) == (
        three.share.value,
        three.points,
        three.above,
    )


def test_equals_are_not_told_apart() -> None:
    """Random players against random players, at a table of two and at a table of four."""
    for game, players in (("twisticon", 2), ("trick_party", 4)):
        results = played(contest("random,random", game), 300)
        one, other = results.duels
        assert (one.bot, other.bot) == ("random", "random (2)")
        assert one.verdict == other.verdict == "not decided"
        assert one.won
        assert other.won
        assert one.won.value + other.won.value == pytest.approx(1)
        assert one.won.low < 0.5 < one.won.high
        assert abs(one.share.value - 1 / players) < 0.05
    # of two players, one's mirror is the other
    two = played(contest("random,random", "twisticon"), 30)
    assert two.games == 60
    assert two.duels[0].share.value + two.duels[1].share.value == pytest.approx(1)


def test_thinking_is_timed() -> None:
    for entrant in played(contest("thumb,random"), 3).entrants:
        assert 0 < entrant.thinking.moves < entrant.decisions  # the first deal's, not all
        assert 0 < entrant.thinking.longest <= entrant.thinking.seconds


# Who computes -----------------------------------------------------------------------------------


def test_two_processes_and_ray_find_what_one_does() -> None:
    plan = contest("thumb,random")
    here = figures(played(plan, 20))
    assert figures(played(plan, 20, jobs=2)) == here
    assert figures(played(plan, 20, ray=True)) == here


def test_the_interpreter_finds_the_same(tmp_path: Path) -> None:
    file = tmp_path / "interpreted.json"
    words = f"arena trick_party --bots thumb,slips --deals 3 --seed 1 --jobs 1 --json {file}"
    subprocess.run(
        [sys.executable, "-c", "from trickery.cli import main; main()", *words.split()],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
        capture_output=True,
    )
    compiled = played(contest("thumb,slips"), 3)
    found = [deal["points"] for deal in json.loads(file.read_text())["played"]]
    assert found == [outcome.points.tolist() for outcome in compiled.outcomes]


def fragile() -> Callable[[int], int]:
    def play(deal: int) -> int:
        if deal == 3:
            os._exit(9)
        return deal

    return play


def strict() -> Callable[[int], int]:
    def play(deal: int) -> int:
        raise BotFailed(f"deal {deal}")

    return play


def broken() -> Callable[[int], int]:
    raise KeyError("nothing prepared")


def test_a_process_that_dies_is_told_with_its_deal() -> None:
    with pytest.raises(WorkerDied, match=r"playing deal 3 died \(exit code 9\)"):
        list(in_processes(fragile, 20, 2))


def test_what_goes_wrong_in_a_process_goes_wrong_here() -> None:
    with pytest.raises(BotFailed, match=r"deal [01]"):
        list(in_processes(strict, 2, 2))
    with pytest.raises(RuntimeError, match="nothing prepared"):
        list(in_processes(broken, 2, 2))


def test_a_cluster_that_is_not_there() -> None:
    for address in ("nonsense", "127.0.0.1:1", "ray://127.0.0.1:99999"):
        with pytest.raises(BadOption, match=f"no Ray cluster at {address}"):
            played(contest("thumb,random"), 1, ray=True, ray_address=address)


# Bots that fail ---------------------------------------------------------------------------------


class Rogue:
    """Answers what it was made with, or fails, after some good moves."""

    def __init__(self, answer: Any, good: int) -> None:
        self.answer = answer
        self.good = good

    def choose(self, info: bots.Info) -> Any:
        self.good -= 1
        if self.good >= 0:
            return info.legal[0]
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def assess(self, info: bots.Info) -> list[bots.Prospect]:
        raise NotImplementedError


@pytest.fixture
def rogue(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Lets the bot called `policy` go wrong at its sixth move of a game, but not in the warm-up."""
    make = bots.make

    def plant(answer: Any) -> None:
        def planted(spec: str, rng: Any, game: str | None = None) -> bots.Bot:
            if not spec.startswith("policy"):
                return make(spec, rng, game)
            return Rogue(answer, 10**9 if spec.endswith("@1") else 5)

        monkeypatch.setattr(bots, "make", planted)

    return plant


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (10**6, "answered with 1000000, which isn't a legal move"),
        (None, "answered with None, which isn't a legal move"),
        (ZeroDivisionError("by nought"), "failed: ZeroDivisionError: by nought"),
    ],
)
def test_a_bot_that_fails_is_named_with_deal_and_seat(
    rogue: Callable[[Any], None], answer: Any, reason: str
) -> None:
    rogue(answer)
    with pytest.raises(BotFailed) as failure:
        played(contest("policy,random"), 1)
    assert f"bot 'policy' {reason}" in str(failure.value)
    assert "in trick_party, deal 0 (seed " in str(failure.value)
    assert "seat 1 of policy, random, random, random" in str(failure.value)


def test_a_bot_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "policy", bots.Rung("nowhere:Nobody"))
    with pytest.raises(BadOption, match="can't load the bot 'policy'"):
        contest("policy,random")


# Figures ----------------------------------------------------------------------------------------


def outcomes(shares: Any) -> list[DealResult]:
    """Deals at a table of two in which the first bot got these shares."""
    nothing = np.zeros((2, 2))
    idle = [ThinkingTime(), ThinkingTime()]
    return [
        DealResult(deal, np.array([[x, x], [1 - x, 1 - x]]), nothing, nothing, 2, [1, 1], idle)
        for deal, x in enumerate(shares)
    ]


def test_intervals_are_those_of_the_textbook_and_hold_the_truth_as_often_as_promised() -> None:
    plan = contest("random,random", "twisticon")
    rng = np.random.default_rng(4)
    shares = rng.choice([0, 0.5, 1], p=[0.2, 0.4, 0.4], size=(200, 100))
    share = measure(plan, outcomes(shares[0])).duels[0].share
    error = 1.96 * shares[0].std() / np.sqrt(100)
    assert share.value == pytest.approx(shares[0].mean())
    assert share.low == pytest.approx(share.value - error, abs=0.1 * error)
    assert share.high == pytest.approx(share.value + error, abs=0.1 * error)
    found = [measure(plan, outcomes(some), resamples=400).duels[0].share for some in shares]
    held = sum(each.low <= 0.6 <= each.high for each in found)
    assert 180 <= held <= 198  # 190 of 200 are promised, and so many deals give or take a few


def test_verdicts_and_decided_deals() -> None:
    plan = contest("random,random", "twisticon")
    one, other = measure(plan, outcomes([1] * 30 + [0.5] * 60 + [0] * 10)).duels
    assert (one.verdict, other.verdict) == ("stronger", "weaker")
    assert one.won
    assert (one.decided, one.won.value, one.above, one.below) == (40, 0.75, 30, 10)
    assert measure(plan, outcomes([1] * 29)).duels[0].verdict == "too few deals"
    even = measure(plan, outcomes([0.5] * 40))
    assert (even.duels[0].verdict, even.duels[0].won) == ("not decided", None)
    assert even.entrants[1].rating.value == pytest.approx(0)


def test_deals_may_come_in_any_order() -> None:
    plan = contest("random,random", "twisticon")
    deals = outcomes([1, 0, 0.5, 1, 1] * 10)
    assert figures(measure(plan, deals)) == figures(measure(plan, deals[::-1]))


def test_ratings_are_the_likeliest() -> None:
    ten_to_one = likeliest(np.array([[[0, 1.0], [10, 0]]]))
    assert ten_to_one[0].tolist() == pytest.approx([0, 400])
    # three whose odds multiply: 2:1 and 3:1 make 6:1
    wins = np.array([[[0, 30.0, 10], [60, 0, 15], [60, 45, 0]]])
    rating = likeliest(wins)[0]
    assert rating.tolist() == pytest.approx([0, 400 * np.log10(2), 400 * np.log10(6)])
    lopsided = likeliest(np.array([[[0, 0.5, 0.5], [2000.5, 0, 0.5], [2000.5, 2000.5, 0]]]))
    assert np.isfinite(lopsided).all()
    assert lopsided[0, 2] > lopsided[0, 1] > 1000


# What people see --------------------------------------------------------------------------------

WORDS = ("arena", "trick_party", "--bots", "novice,random,random", "--seed", "3", "--jobs", "1")


def test_the_file_holds_what_the_table_says(run: Command, tmp_path: Path) -> None:
    file, drawn = tmp_path / "all.json", tmp_path / "all.svg"
    code, out, err = run(*WORDS, "-n", "40", "--json", str(file), "--picture", str(drawn))
    assert (code, err) == (0, "")
    data = json.loads(file.read_text())
    assert data["command"][:3] == ["trickery", "arena", "trick_party"]
    assert {"trickery", "python", "numpy", "numba"} <= set(data["versions"])
    assert (data["deals"], data["deals_wanted"], data["games"]) == (40, 40, 40 * 6 * 4)
    assert data["bots"][0]["rung"] == "thumb"
    for row, duel in enumerate(data["duels"]):
        share = duel["share"]
        assert duel["in_words"] in out
        assert f"{share['value']:.1%}" in out
        shares = [deal["shares"][row] for deal in data["played"]]
        assert np.mean(shares) == pytest.approx(share["value"])
        assert share["low"] <= share["value"] <= share["high"]
    assert "novice is stronger" in out
    assert "win share of, among" in out
    assert run(*WORDS, "-n", "40")[1].split("ms a move")[0] == out.split("ms a move")[0]
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_the_picture_is_one(tmp_path: Path) -> None:
    file = tmp_path / "duel.png"
    picture.draw(played(contest("thumb,random", "twisticon"), 5), file)
    assert file.read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
    assert file.stat().st_size > 10_000


def test_results_are_kept_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trickery.arena.running.KEEP_SECONDS", 0.0)
    kept: list[int] = []
    monkeypatch.setattr(report, "write_json", lambda _, data: kept.append(data["deals"]))
    Run(contest("random,random", "twisticon"), 2, jobs=1, json=tmp_path / "x.json").play()
    assert kept == [1, 2]


def test_ctrl_c_shows_what_has_been_played(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []

    def advance(more: int) -> None:
        heard.append(more)
        if len(heard) == 3:
            raise KeyboardInterrupt

    @contextmanager
    def progress(*_: Any) -> Iterator[Any]:
        yield advance

    monkeypatch.setattr("trickery.cli.contests.progress", progress)
    file = tmp_path / "some.json"
    code, out, err = run(*WORDS, "-n", "500", "--json", str(file))
    assert code == 130
    assert "3 deals, 72 games" in out
    assert "too few deals to tell" in out
    assert "Stopped after 3 of 500 deals" in err
    assert json.loads(file.read_text())["deals"] == 3


def test_a_fault_shows_what_has_been_played(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = contests.Dealer.__call__

    def until_two(self: contests.Dealer, number: int) -> DealResult:
        if number == 2:
            raise BotFailed("bot 'novice' fell asleep")
        return deal(self, number)

    monkeypatch.setattr(contests.Dealer, "__call__", until_two)
    code, out, err = run(*WORDS, "-n", "9")
    assert code == 2
    assert "2 deals, 48 games" in out
    assert err == "trickery: bot 'novice' fell asleep\n"


@pytest.mark.parametrize("missing", ["ray", "matplotlib"])
def test_what_is_not_installed_is_named(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    wanted = {"ray": ["--ray"], "matplotlib": ["--picture", str(tmp_path / "a.png")]}[missing]
    code, out, err = run(*WORDS, *wanted)
    assert (code, out) == (2, "")
    assert "pip install 'trickery[" in err
