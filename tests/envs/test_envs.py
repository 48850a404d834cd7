"""Batches and the lone learner: the same games as `Match` plays, whatever the number of threads."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from kit.cases import needs_torch
from kit.process import environment, program
from trickery import bots, envs
from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.errors import BadOption, IllegalMove
from trickery.core.match import Match
from trickery.envs.batches import Batch, generators
from trickery.envs.single_agent import Solo

TABLES, SEED = 5, 30
TOLD = ("observations", "mask", "actor", "rewards", "points", "done")


def state_of(env: Batch) -> list[Any]:
    return [getattr(env, name).copy() for name in TOLD] + [env.snapshot()]


def same(some: list[Any], others: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(some, others, strict=True))


# Batches -------------------------------------------------------------------------------------


def test_a_batch_plays_the_games_that_matches_play(case: Case) -> None:
    game, options = case.game, dict(case.options)
    env = Batch(case.name, TABLES, players=case.players, options=options, seed=SEED, threads=1)
    matches: list[Match | None] = [case.match(SEED + at) for at in range(TABLES)]
    ended = 0
    while any(matches) and ended < 3:
        for at, match in enumerate(matches):
            if match is not None:
                assert env.actor[at] == match.actor
                assert np.flatnonzero(env.mask[at]).tolist() == match.legal()
                wanted = game.observation(match.snapshot()[0], int(env.actor[at]))
                assert np.array_equal(env.observations[at], wanted)
        moves = env.sample()
        for at, match in enumerate(matches):
            if match is not None:
                match.play(int(env.actor[at]), int(moves[at]))
        env.step(moves)
        for at, match in enumerate(matches):
            if match is None:
                continue
            assert env.done[at] == match.over
            if match.over:
                assert env.rewards[at] == pytest.approx(envs.zero_sum(match.returns), abs=1e-6)
                assert env.points[at].tolist() == match.scores
                matches[at] = None
                ended += 1
            else:
                assert not env.rewards[at].any()
                assert not env.points[at].any()


def test_games_follow_each_other_and_rewards_sum_to_zero(name: str) -> None:
    env = Batch(name, 16, seed=SEED, threads=1)
    games = 0
    while games < 40:
        env.step(env.sample())
        games += int(env.done.sum())
        assert env.mask.any(axis=1).all()
        assert env.rewards.sum(axis=1) == pytest.approx(0, abs=1e-5)
        assert (env.rewards.any(axis=1) <= env.done).all()
        assert env.rewards.max() <= 1


def test_threads_and_calls_make_no_difference(name: str) -> None:
    alone = Batch(name, 32, seed=SEED, threads=1)
    together = Batch(name, 32, seed=SEED, threads=3)
    for _ in range(40):
        alone.step(alone.sample())
    together.random(40)
    assert same(state_of(alone), state_of(together))
    together.close()


def test_forced_moves_are_made_where_it_is_wanted(name: str) -> None:
    env = Batch(name, 64, seed=SEED, skip_forced=True, threads=1)
    for _ in range(60):
        assert (env.mask.sum(axis=1) > 1).all()
        env.step(env.sample())


def test_player_counts_take_turns(name: str) -> None:
    card = registry.card(name)
    counts = range(card.fewest, card.most + 1)
    env = Batch(name, 9, players=counts, seed=SEED)
    assert env.players.tolist() == [counts[at % len(counts)] for at in range(9)]
    alone = Batch(name, 1, players=counts[-1], seed=SEED + len(counts) - 1)
    assert np.array_equal(env.observations[len(counts) - 1], alone.observations[0])
    env.random(50)
    assert (env.actor < env.players).all()


def test_one_illegal_move_and_nothing_is_made() -> None:
    env = Batch("trick_party", 300, seed=SEED, threads=2)
    before, moves = state_of(env), env.sample()
    wrong = moves.copy()
    wrong[217] = np.flatnonzero(~env.mask[217])[0]
    for bad, words in [
        (wrong, "table 217: play .*you don’t have"),
        (np.where(np.arange(300) == 3, 60, moves), "table 3: moves are numbered 0 to 59; 60"),
        (np.where(np.arange(300) == 3, -1, moves), "table 3: moves are numbered"),
        (moves[:5], r"300 whole numbers.*shape \(5,\)"),
        (moves.astype(float), "whole numbers.*float64"),
    ]:
        with pytest.raises(IllegalMove, match=words):
            env.step(bad)
        assert same(before, state_of(env))
    env.step(moves.tolist())
    assert not same(before, state_of(env))


def test_what_cannot_be_is_refused() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"size": 0}, "at least one table"),
        ({"threads": 0}, "at least one"),
        ({"players": 9}, "4 to 6 players"),
        ({"players": []}, "at least one player count"),
        ({"options": {"speed": 1}}, "no option “speed”"),
        ({"device": "tpu"}, "'cpu' or 'cuda'"),
        ({"game": "trick_part"}, "did you mean “trick_party”"),
    ]
    for more, words in refused:
        with pytest.raises(BadOption, match=words):
            envs.batch(**{"game": "trick_party", "size": 2, **more})
    with pytest.raises(BadOption, match="at least one step"):
        envs.batch("trick_party", 2).random(0)


@needs_torch
def test_a_gpu_batch_is_the_same_games_and_refuses_illegal_moves() -> None:
    """In the CUDA simulator, in a process of its own; every game, players in turn."""
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    ran = subprocess.run(
        program("gpu_batches"),
        env=environment(**simulated),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert ran.stdout.split() == registry.names()


@pytest.mark.parametrize(
    ("use", "library", "extra"),
    [
        ("envs.solo('trick_party')", "gymnasium", "envs"),
        ("envs.batch('trick_party', 2, device='cuda')", "torch", "train"),
        ("import trickery.envs.pettingzoo", "pettingzoo", "envs"),
        ("import trickery.envs.openspiel", "pyspiel", "envs"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(
    use: str, library: str, extra: str
) -> None:
    code = f"import sys; sys.modules['{library}'] = None; from trickery import envs; {use}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    wanted = f"ModuleNotFoundError: {library} is not installed: pip install 'trickery[{extra}]'"
    assert ran.stderr.strip().endswith(wanted)


# One learner ---------------------------------------------------------------------------------


def by_hand(name: str, rung: str, seat: int, at: int, steps: int) -> list[Any]:
    """What a learner at one table gets, played through `Match` and the bots themselves."""
    game = registry.load(name)
    match = Match(game, seed=SEED + at)
    rng = generators(at + 1, SEED)[at]
    bot = bots.make(rung, rng)
    told: list[Any] = []
    for step in range(steps):
        while match.actor not in (None, seat):
            match.play(int(match.actor or 0), bots.ask(bot, match))
        if match.over:
            told.append((match.scores[seat], envs.zero_sum(match.returns)[seat]))
            break
        legal = match.legal()
        told.append((game.observation(match.snapshot()[0], seat).tolist(), legal))
        match.play(seat, legal[step % len(legal)])
    return told


@pytest.mark.parametrize("rung", ["random", "slips", "policy"])
def test_a_learner_meets_the_very_bots_of_the_ladder(name: str, rung: str) -> None:
    if rung == "policy" and not (registry.folder_of(name) / "network.npz").exists():
        assert name not in registry.ours()
        pytest.skip("a game of another package need not have a network")
    steps, at, players = 60, 2, registry.card(name).usual
    env = envs.solo(name, 3, opponents=rung, seed=SEED, threads=1)
    seat = at % players
    observed, _ = env.reset(seed=SEED)
    mine: list[Any] = []
    for step in range(steps):
        masks = observed["action_mask"]
        legal = np.flatnonzero(masks[at]).tolist()
        mine.append((observed["observation"][at].tolist(), legal))
        moves = masks.argmax(axis=1)
        moves[at] = legal[step % len(legal)]
        observed, rewards, ended, cut, infos = env.step(moves)
        assert not cut.any()
        if ended[at]:
            mine.append((infos["final_info"]["points"][at], rewards[at]))
            assert infos["_final_obs"][at]
            last = infos["final_obs"][at]
            assert env.single_observation_space.contains(last)
            assert not last["action_mask"].any()
            break
    theirs = by_hand(name, rung, seat, at, steps)
    assert len(mine) == len(theirs)
    assert mine[:-1] == theirs[:-1]
    assert mine[-1] == theirs[-1] or mine[-1] == pytest.approx(theirs[-1])  # how it ended


def test_a_learner_is_told_by_gymnasiums_conventions() -> None:
    env = envs.solo("tricksters", 40, opponents="random", threads=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    first, infos = env.reset(seed=9)
    assert infos == {}
    assert env.observation_space.contains(first)
    games, total = 0, 0.0
    for _ in range(120):
        moves = env.sample()
        assert env.action_space.contains(moves)
        observed, rewards, ended, _, infos = env.step(moves)
        assert env.observation_space.contains(observed)
        assert (rewards != 0)[~ended].sum() == 0
        assert ("final_obs" in infos) == ended.any()
        games, total = games + int(ended.sum()), total + float(rewards.sum())
    assert games > 40
    again, _ = env.reset(seed=9)
    assert np.array_equal(first["observation"], again["observation"])
    other, _ = env.reset()
    assert not np.array_equal(first["observation"], other["observation"])
    env.close()


def test_seats_and_opponents_are_chosen() -> None:
    env = Solo("trick_party", 8, players=5, opponents=["search@8", "thumb", "random", "policy"])
    assert env.seats.tolist() == [0, 1, 2, 3, 4, 0, 1, 2]
    for _ in range(14):
        seen = env.step(env.sample())[0]
    assert Solo("trick_party", 3, seat=2).seats.tolist() == [2, 2, 2]
    refused: list[tuple[dict[str, Any], str]] = [
        ({"seat": 4}, "seat is 0 to 3"),
        ({"opponents": ["thumb", "thumb"]}, "one opponent, or all 3, not 2"),
        ({"opponents": "tumb"}, "did you mean “thumb”"),
    ]
    for more, words in refused:
        with pytest.raises(BadOption, match=words):
            envs.solo("trick_party", 4, **more)
    illegal = env.sample()
    illegal[0] = np.flatnonzero(seen["action_mask"][0] == 0)[0]
    with pytest.raises(IllegalMove, match="table 0: play"):
        env.step(illegal)
