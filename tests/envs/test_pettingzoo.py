"""PettingZoo: its own tests at every player count, and what they do not ask: secrecy, refusals.

Rests on `trickery.envs.pettingzoo` and PettingZoo's `test` package.
"""

from __future__ import annotations

import copy
import importlib
import pickle
import re
import time
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest

from kit.paths import ROOT
from trickery.core import registry
from trickery.core.errors import BadOption, IllegalMove
from trickery.core.match import Match, full_view
from trickery.core.rng import generator
from trickery.core.words import english
from trickery.envs import pettingzoo as zoo
from trickery.envs import zero_sum
from trickery.envs.pettingzoo import picture

with warnings.catch_warnings():  # PettingZoo's tests import an environment in its old way
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
    from pettingzoo.test.state_test import state_test

DOCS = ROOT / "docs" / "pettingzoo.md"

TABLES = [
    (game, players)
    for game in registry.names()
    for players in range(registry.card(game).fewest, registry.card(game).most + 1)
]
every_table = pytest.mark.parametrize(("game", "players"), TABLES)

# PettingZoo knows its own environments with Dict observations by name, and doubts all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]


def played(env: Any, seed: int) -> Iterator[str]:
    """Play a game at random; yields whoever is to move, before the move."""
    choice = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            return
        yield agent
        env.step(choice.choice(np.flatnonzero(observation["action_mask"])))


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[k], other[k]) for k in one)


# PettingZoo's own tests ----------------------------------------------------------------------


@every_table
def test_pettingzoos_api_test(game: str, players: int) -> None:
    api_test(zoo.env(game, players=players))
    api_test(zoo.raw_env(game, players=players))


@every_table
def test_pettingzoos_seed_test(game: str, players: int) -> None:
    seed_test(lambda: zoo.env(game, players=players))


@every_table
def test_pettingzoos_render_test(game: str, players: int) -> None:
    whole = {
        "ansi": lambda text: len(text.splitlines()) > 3,
        "rgb_array": lambda image: image.shape == (picture.SIZE[1], picture.SIZE[0], 3),
    }
    render_test(lambda **mode: zoo.env(game, players=players, **mode), custom_tests=whole)


@every_table
def test_pettingzoos_parallel_api_test(game: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(game, players=players))


@every_table
def test_pettingzoos_performance_benchmark(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs until its clock says five seconds: here a clock that goes a hundred times as fast."""
    bench = importlib.import_module("pettingzoo.test.performance_benchmark")
    clock = SimpleNamespace(time=lambda: 100 * time.process_time())
    monkeypatch.setattr(bench, "time", clock)
    bench.performance_benchmark(zoo.env(game, players=players))
    printed = capsys.readouterr().out
    rate = re.search(r"([\d.]+) turns per second", printed)
    assert rate is not None
    assert float(rate[1]) > 0
    assert "Finished performance benchmark" in printed


def test_pettingzoos_state_test(name: str) -> None:
    state_test(zoo.env(name), zoo.parallel_env(name))


# The rules are the one implementation ----------------------------------------------------------


@every_table
def test_a_game_is_the_match_with_the_same_seed(game: str, players: int) -> None:
    env = zoo.env(game, players=players)
    rules = registry.load(game)
    match = Match(rules, players, seed=7)
    choice = np.random.default_rng(7)
    env.reset(seed=7)
    while not match.over:
        seat = match.actor
        assert seat is not None
        assert env.agent_selection == f"player_{seat}"
        for other, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            expected = rules.observation(match.snapshot()[0], other)
            assert np.array_equal(seen["observation"], expected)
            legal = match.legal() if other == seat else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert env.observation_space(agent).contains(seen)
            assert env.infos[agent] == {"points": match.scores[other]}
        move = choice.choice(match.legal())
        match.play(seat, int(move))
        env.step(move)
    assert all(env.terminations.values())
    assert [env.infos[agent]["points"] for agent in env.agents] == match.scores
    won = {agent for agent, reward in env.rewards.items() if reward > 0}
    if len(match.winners) < players:
        assert won == {f"player_{seat}" for seat in match.winners}
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_rewards_are_win_shares_that_sum_to_zero() -> None:
    assert zero_sum([1, 0]) == [1, -1]
    assert zero_sum([0, 1, 0, 0, 0]) == [-0.25, 1, -0.25, -0.25, -0.25]
    assert zero_sum([0.5, 0.5, 0, 0]) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert zero_sum([0.25] * 4) == [0] * 4


def test_without_a_seed_games_go_on_from_the_last_one(name: str) -> None:
    first, second = zoo.env(name), zoo.env(name)
    deals = []
    for env in (first, second):
        env.reset(seed=11)
        deals.append([env.unwrapped.state()])
        for _ in range(3):
            env.reset()
            deals[-1].append(env.unwrapped.state())
    assert np.array_equal(deals[0], deals[1])
    assert len({deal.tobytes() for deal in deals[0]}) == 4


# What a seat may not see -----------------------------------------------------------------------


@every_table
def test_twins_look_alike(game: str, players: int) -> None:
    """Observation, mask, text and picture of a seat are the same in a state imagined from it."""
    rules, rng = registry.load(game), generator(3)
    env = zoo.raw_env(game, players=players, render_mode="ansi")
    for turn, _ in enumerate(played(env, seed=3)):
        if turn % 9 == 0:
            for seat, agent in enumerate(env.possible_agents):
                env.render_agent = agent
                twin = copy.deepcopy(env)
                twin.lay(rules.twin(env.snapshot()[0], seat, rng))
                assert same(env.observe(agent), twin.observe(agent))
                assert env.render() == twin.render()
                if turn == 9:
                    assert np.array_equal(_picture(env), _picture(twin))
            env.render_agent = None


def _picture(env: Any) -> Any:
    drawn = copy.deepcopy(env)
    drawn.render_mode = "rgb_array"
    return drawn.render()


def test_render_uses_the_eyes_of_who_is_to_move_or_of_one_agent(name: str) -> None:
    env = zoo.env(name, render_mode="ansi")
    fixed = zoo.env(name, render_mode="ansi", render_agent="player_1")
    rules, others = registry.load(name), 0
    for agent, _ in zip(played(env, seed=2), played(fixed, seed=2), strict=True):
        seat = env.possible_agents.index(agent)
        row = env.unwrapped.snapshot()[0]
        assert env.render().startswith(english().lines(rules.table(full_view(rules, row, seat))))
        assert fixed.render().startswith(english().lines(rules.table(full_view(rules, row, 1))))
        others += seat != 1
        if others == 3:
            break


# What is refused -------------------------------------------------------------------------------


def test_the_raw_environment_refuses_illegal_moves_with_the_reason(name: str) -> None:
    env = zoo.raw_env(name)
    for turn, agent in enumerate(played(env, seed=5)):
        legal = env.observe(agent)["action_mask"]
        before = env.snapshot().tobytes(), env.agent_selection, env.infos
        refused = [*np.flatnonzero(legal == 0)[:3], -1, len(legal), None, 0.5, "a", 10**400]
        for action in refused:
            with pytest.raises(IllegalMove, match=agent):
                env.step(action)
        assert (env.snapshot().tobytes(), env.agent_selection, env.infos) == before
        assert same({"mask": env.observe(agent)["action_mask"]}, {"mask": legal})
        if turn == 10:
            break


def test_env_ends_the_game_of_who_moves_illegally(name: str) -> None:
    env = zoo.env(name)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {a: zoo.ILLEGAL if a == agent else 0 for a in env.possible_agents}
    for one in env.agent_iter():
        assert not env.observe(one)["action_mask"].any()
        env.step(None)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        env.step(env.action_space(agent).n)


def test_wrong_settings_are_refused_in_words() -> None:
    game = registry.names()[0]
    with pytest.raises(BadOption, match="did you mean"):
        zoo.env(game[:-1] + "x")
    with pytest.raises(BadOption, match="players"):
        zoo.env(game, players=99)
    with pytest.raises(BadOption, match="has no option"):
        zoo.env(game, options={"colour": 1})
    with pytest.raises(BadOption, match="ansi"):
        zoo.env(game, render_mode="film")
    with pytest.raises(BadOption, match="player_0"):
        zoo.env(game, render_agent="player_99")


def test_render_without_a_mode_warns() -> None:
    env = zoo.raw_env(registry.names()[0])
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


# Names and copies ------------------------------------------------------------------------------


def test_environments_have_versioned_names(name: str) -> None:
    versioned = getattr(zoo, f"{name}_v{zoo.VERSION}")
    players = registry.card(name).most
    for made in (versioned.env, versioned.raw_env, versioned.parallel_env):
        env = made(players=players)
        assert env.metadata["name"] == versioned.name == str(env.unwrapped)
        assert env.max_num_agents == players
    assert versioned.name in dir(zoo)


def test_environments_are_in_pettingzoos_registry(name: str) -> None:
    known = f"trickery/{name}-v{zoo.VERSION}"
    for kind in ("aec", "parallel"):
        env = pettingzoo.make(kind, known, render_mode="ansi")
        env.reset(seed=1)
        assert env.max_num_agents == registry.card(name).usual
        assert env.render()


def test_a_wrong_name_gets_help() -> None:
    near = f"{registry.names()[0][:-1]}_v{zoo.VERSION}"
    with pytest.raises(ImportError, match="did you mean"):
        exec(f"from trickery.envs.pettingzoo import {near}")
    assert not hasattr(zoo, "no_such_thing")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(name: str, copied: Any) -> None:
    env = zoo.env(name)
    twin = copied(env)
    for turn, _ in enumerate(played(env, seed=4)):
        if turn == 5:
            twin = copied(env)
            kept = env.unwrapped.state()
    assert np.array_equal(twin.unwrapped.state(), kept)
    assert not any(twin.terminations.values())
    twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
    env.reset()
    twin.reset()
    assert np.array_equal(twin.unwrapped.state(), env.unwrapped.state())


# Pictures --------------------------------------------------------------------------------------


def test_long_text_still_fits_the_picture() -> None:
    short = picture.draw("A title", "One line.", "")
    tall = picture.draw("A title", "\n".join("a long line " * 30 for _ in range(60)), "and more")
    assert short.shape == tall.shape == (picture.SIZE[1], picture.SIZE[0], 3)
    assert picture.draw("Žluťoučký", "\N{SNOWMAN}", "").shape == short.shape


# The page --------------------------------------------------------------------------------------


def test_the_page_lists_the_environments_as_they_are() -> None:
    expected = []
    for game in registry.names():
        rules, card = registry.load(game), registry.card(game)
        span = f"{card.fewest}" if card.fewest == card.most else f"{card.fewest}-{card.most}"
        options = ", ".join(f"`{option.name}`" for option in card.options) or "none"
        sizes = f"{span} ({card.usual}) | {rules.layout.total} | {len(rules.moves)}"
        expected.append(f"| `{game}_v{zoo.VERSION}` | {sizes} | {options} |")
    listed = [row for row in DOCS.read_text().splitlines() if re.match(r"\| `\w+_v\d+`", row)]
    assert listed == expected


def test_the_pages_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(block, {})
    assert capsys.readouterr().out
