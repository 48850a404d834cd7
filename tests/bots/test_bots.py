"""The ladder's protocol, and the trained networks: what they read, what they answer, how fast."""

from __future__ import annotations

import inspect
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit.cases import cases
from trickery import bots
from trickery.bots.network import NoNetwork, about, judge, network, room_for, think
from trickery.bots.policy import mind_of
from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.errors import BadOption
from trickery.core.match import Match
from trickery.core.rng import below, generator
from trickery.core.rows import Rows

MEGABYTE = 1024 * 1024


def positions(case: Case, seed: int, every: int = 9) -> list[tuple[Rows, int]]:
    """States of one random game at which somebody has a choice, and who."""
    match = Match(case.game, case.players, seed=seed, options=dict(case.options))
    rng = generator(seed)
    found: list[tuple[Rows, int]] = []
    while match.actor is not None and len(found) < 8:
        legal = match.legal()
        if len(legal) > 1 and len(match.history) % every == 0:
            found.append((match.snapshot(), match.actor))
        match.play(match.actor, legal[below(rng, len(legal))] if len(legal) > 1 else legal[0])
    return found


# Names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "meant"),
    [
        ("Beginner", ("slips", bots.Budget())),
        ("novice", ("thumb", bots.Budget())),
        ("Master", ("policy+search", bots.Budget(seconds=0.6))),
        ("expert@0.2s", ("policy+search", bots.Budget(seconds=0.2))),
        ("search@10000", ("search", bots.Budget(simulations=10_000))),
        (" policy+search@0.25s ", ("policy+search", bots.Budget(seconds=0.25))),
    ],
)
def test_a_bot_is_called_by_rung_or_level_with_a_budget(
    spec: str, meant: tuple[str, bots.Budget]
) -> None:
    assert bots.parse(spec) == meant


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("serch", "did you mean “search”"),
        ("search@many", "write a bot’s budget as"),
        ("search@0", "whole number"),
        ("search@1.5", "whole number"),
        ("search@0s", "up to 60 seconds"),
        ("search@100s", "up to 60 seconds"),
        ("", "there’s no bot called"),
    ],
)
def test_a_wrong_name_is_told(spec: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        bots.parse(spec)


def test_every_rung_names_one_below_it_down_to_random() -> None:
    for rung in bots.BOTS:
        seen, at = set(), rung
        while (below_it := bots.BOTS[at].below) is not None:
            assert below_it not in seen
            seen.add(at)
            at = below_it
        assert at == "random"
    assert {bots.parse(level)[0] for level in bots.LEVELS} <= set(bots.BOTS)
    assert bots.USUAL in bots.LEVELS


# Beginners ---------------------------------------------------------------------------------------


def test_in_a_game_that_does_not_tell_a_beginner_slips_in_every_third_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case = next(case for case in cases() if case.game.name == "trick_party")
    game, (rows, seat) = case.game, positions(case, 8)[0]
    monkeypatch.setitem(game.__dict__, "slips", None)
    info = bots.info_of(game, rows, seat)
    bot, advised = bots.make("beginner", generator(3)), game.advised(rows[0], generator(1))[0]
    chosen = [bot.choose(info) for _ in range(600)]
    assert set(chosen) == set(info.legal), "any move, but"
    assert 0.6 < chosen.count(advised) / 600 < 0.85, "mostly the one that is advised"


# Networks ----------------------------------------------------------------------------------------


def test_weights_are_small_and_say_where_they_come_from(name: str) -> None:
    game = registry.load(name)
    assert (game.folder / "network.npz").stat().st_size <= 2 * MEGABYTE
    told = about(game)
    assert told["game"] == name
    assert told["decisions"] > 1e8


def by_numpy(game: Game, seen: Any, advice: int) -> Any:
    net, x = network(game), seen.astype(np.float32)
    for number in range(3):
        weights, bias = getattr(net, f"policy{number}_w"), getattr(net, f"policy{number}_b")
        x = np.maximum(x @ weights + bias, 0)
    logits = x @ net.policy3_w + net.policy3_b
    logits[advice] += float(x @ net.trust_w + net.trust_b[0])
    return logits


def test_inference_is_what_the_network_says(case: Case) -> None:
    game, room = case.game, room_for(case.game)
    net, ask = network(game), judge(game)
    for rows, seat in positions(case, 5):
        advice = game.advised(rows[0], generator(1))[0]
        seen = game.observation(rows[0], seat)
        game.observe(game.handle(rows[0]), seat, room.seen)
        think(net, room, advice)
        assert np.allclose(room.logits, by_numpy(game, seen, advice), atol=1e-3)
        ask(game.handle(rows[0]), net, room)
        shares = room.shares[: case.players]
        assert shares.sum() == pytest.approx(1, abs=1e-4)
        assert (shares >= 0).all()
        assert np.isfinite(room.points).all()


def test_a_policy_decides_by_what_its_seat_knows(case: Case) -> None:
    game, bot = case.game, bots.make("policy", generator(3))
    for number, (rows, seat) in enumerate(positions(case, 6)):
        twin = game.twin(rows[0], seat, generator(number))
        odds = mind_of(game).odds(rows[0], game.legal_moves(rows[0]), generator(9))
        assert np.allclose(
            odds, mind_of(game).odds(twin[0], game.legal_moves(rows[0]), generator(9))
        )
        assert odds.sum() == pytest.approx(1)
        assert bot.choose(bots.info_of(game, rows, seat)) in game.legal_moves(rows[0])


def test_a_policy_needs_less_than_two_milliseconds(name: str) -> None:
    case = next(case for case in cases() if case.game.name == name)
    bot, took = bots.make("policy", generator(3)), []
    infos = [bots.info_of(case.game, rows, seat) for rows, seat in positions(case, 7, every=3)]
    for info in infos * 5:
        began = time.perf_counter()
        bot.choose(info)
        took.append(time.perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.002


RUNGS = ("random", "slips", "thumb", "policy", "search@200", "policy+search@200")


@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_assesses_every_legal_move(name: str, rung: str) -> None:
    case = next(case for case in cases() if case.game.name == name)
    rows, seat = positions(case, 8)[0]
    info = bots.info_of(case.game, rows, seat)
    bot = bots.make(rung, generator(2))
    prospects = bot.assess(info)
    assert [prospect.move for prospect in prospects] == list(info.legal)
    assert sum(prospect.samples for prospect in prospects) > 0
    for prospect in prospects:
        assert 0 <= prospect.share <= 1
        figures = (prospect.share_error, prospect.points, prospect.points_error)
        assert np.isfinite(figures).all()
    assert bot.choose(info) in info.legal


def test_a_planner_keeps_to_its_budget() -> None:
    case = next(case for case in cases() if case.game.name == "trick_party")
    rows, seat = positions(case, 8)[0]
    info = bots.info_of(case.game, rows, seat)
    bots.make("policy+search@1", generator(2)).choose(info)  # compiled
    began = time.perf_counter()
    bots.make("policy+search@0.2s", generator(2)).choose(info)
    assert 0.15 < time.perf_counter() - began < 1.0


def test_a_missing_or_foreign_network_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load("tricksters")
    monkeypatch.setenv("TRICKERY_NETWORKS", str(tmp_path))
    with pytest.raises(NoNetwork, match="trickery train tricksters"):
        inspect.unwrap(network)(game)
    (tmp_path / "tricksters").mkdir()
    foreign = registry.load("trick_party").folder / "network.npz"
    (tmp_path / "tricksters" / "network.npz").write_bytes(foreign.read_bytes())
    with pytest.raises(NoNetwork, match="another version"):
        inspect.unwrap(network)(game)
