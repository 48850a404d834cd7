"""Our games in OpenSpiel: its own tests, its searchers and learners, and what a seat knows there.

Rests on `trickery.envs.openspiel` and OpenSpiel, whose own tests are imported only where they are
run: they take seconds to load.
"""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Iterator
from typing import Any

import absl.logging
import numpy as np
import pyspiel
import pytest

import trickery.envs.openspiel as ours
from kit.cases import needs_torch
from trickery.core import registry
from trickery.core.errors import BadOption, IllegalMove
from trickery.envs import zero_sum

# OpenSpiel logs through absl, which takes hold of `sys.stderr` when it is imported, and closes it
# with its handler when somebody sets up logging anew. In a test that would be pytest's.
absl.logging.get_absl_handler().python_handler.stream = sys.__stderr__

SETTINGS = [
    (game, players)
    for game in registry.names()
    for players in range(registry.card(game).fewest, registry.card(game).most + 1)
]
each_setting = pytest.mark.parametrize(("game_name", "players"), SETTINGS)
NOT_HEARD = pyspiel.INVALID_ACTION


def load(game_name: str, players: int, **more: Any) -> Any:
    return pyspiel.load_game(f"trickery_{game_name}", {"players": players, **more})


def small(game_name: str, **more: Any) -> Any:
    return load(game_name, registry.card(game_name).fewest, **more)


def walk(game: Any, seed: int, some: float = 1.0) -> Iterator[Any]:
    """Some states of a random game, and its last one, as they are when it comes by them."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if rng.random() < some:
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def decisions(game: Any, seed: int, some: float = 1.0) -> Iterator[Any]:
    return (state for state in walk(game, seed, some) if state.is_player_node())


def first_decision(game: Any, seed: int = 0) -> Any:
    return next(decisions(game, seed))


def knowledge(state: Any) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]


# OpenSpiel's own tests ---------------------------------------------------------------------------


@each_setting
def test_its_random_simulation(game_name: str, players: int) -> None:
    game = load(game_name, players)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_setting
def test_its_simulation_from_python_with_pickles(game_name: str, players: int) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(players)  # it draws from there
    GamesSimTest().sim_game(load(game_name, players))


@each_setting
def test_its_api_test(game_name: str, players: int) -> None:
    hold_to_its_api(load(game_name, players))


def test_its_api_test_with_open_cards(name: str) -> None:
    hold_to_its_api(small(name, open_cards=True))


def hold_to_its_api(game: Any) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    random.seed(5)  # it draws from there
    told = {"game": game, "game_name": game.get_type().short_name}
    result = unittest.TestResult()
    suite = type("OurApiTest", (EnforceAPIOnPartialTreeBase,), told)
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.errors, *result.failures]


# Rules and results are ours ----------------------------------------------------------------------


@each_setting
def test_moves_observations_and_returns_are_our_games(game_name: str, players: int) -> None:
    rules, game = registry.load(game_name), load(game_name, players)
    for state in walk(game, seed=players, some=0.2):
        row = state.snapshot()[0]
        for seat in range(players):
            seen = rules.observation(row, seat)
            assert np.array_equal(state.observation_tensor(seat), seen)
        if state.is_player_node():
            assert state.legal_actions() == rules.legal_moves(row)
            texts = [str(rules.moves[move]) for move in state.legal_actions()]
            assert [state.action_to_string(move) for move in state.legal_actions()] == texts
    assert state.returns() == zero_sum(rules.returns(row))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= game.max_utility()
    assert min(state.returns()) >= game.min_utility()


def test_a_history_replays_to_the_same_state(name: str) -> None:
    game = small(name)
    for state in walk(game, seed=3, some=0.05):
        again = game.new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state)
        assert knowledge(again) == knowledge(state)


def test_a_draw_is_eight_equally_likely_bytes(name: str) -> None:
    game = small(name)
    state = game.new_initial_state()
    for byte in range(8):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(outcome, 1 / 256) for outcome in range(256)]
        assert state.action_to_string(17) == "deal byte 17"
        state.apply_action(byte)
    other = game.new_initial_state()
    for byte in range(8):
        other.apply_action(byte + 1)
    assert str(state) != str(other)


def test_what_is_refused_changes_nothing_and_says_why(name: str) -> None:
    game = small(name)
    start, state = game.new_initial_state(), first_decision(game)
    last = list(walk(game, seed=1, some=0))[-1]
    illegal = next(m for m in range(game.num_distinct_actions()) if m not in state.legal_actions())
    for place, action, reason in [
        (start, 256, "bytes 0 to 255"),
        (state, illegal, ": "),
        (state, 9999, "numbered 0 to"),
        (last, 0, "the game is over"),
    ]:
        before = str(place), place.history()
        with pytest.raises(IllegalMove, match=reason):
            place.apply_action(action)
        assert (str(place), place.history()) == before


def test_parameters_are_players_options_and_open_cards(name: str) -> None:
    card = registry.card(name)
    for option in card.options:
        value = option.high if option.default != option.high else option.low
        game = small(name, **{option.name: bool(value) if option.is_switch else value})
        assert game.table.setting.options[option.name] == value
    with pytest.raises(BadOption, match="players"):
        load(name, card.most + 1)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        small(name, horses=True)
    kinds = pyspiel.GameType.Information
    assert small(name).get_type().information == kinds.IMPERFECT_INFORMATION
    assert small(name, open_cards=True).get_type().information == kinds.PERFECT_INFORMATION


def test_every_game_is_registered_and_python_ends_well_afterwards() -> None:
    assert set(ours.names()) <= set(pyspiel.registered_names())
    code = "import trickery.envs.openspiel as ours; print(ours.names()[0])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ours.names()[0]


# Copies and saved states -------------------------------------------------------------------------


@pytest.mark.parametrize("open_cards", [False, True])
def test_a_saved_state_comes_back_also_in_the_middle_of_a_draw(name: str, open_cards: bool) -> None:
    game = small(name, open_cards=open_cards)
    in_a_draw = 0
    for state in walk(game, seed=4, some=0.15):
        in_a_draw += bool(state.luck)
        saved = pyspiel.serialize_game_and_state(game, state)
        for again in (
            pyspiel.deserialize_game_and_state(saved)[1],
            pickle.loads(pickle.dumps(state)),
        ):
            assert (str(again), again.history()) == (str(state), state.history())
            assert knowledge(again) == knowledge(state)
            if not state.is_terminal():
                action = state.legal_actions()[-1]
                assert knowledge(again.child(action)) == knowledge(state.child(action))
    assert in_a_draw


def test_a_clone_goes_its_own_way(name: str) -> None:
    for state in walk(small(name), seed=6, some=0.1):
        clone, before = state.clone(), (str(state), state.history(), knowledge(state))
        while not clone.is_terminal():
            clone.apply_action(clone.legal_actions()[0])
        assert (str(state), state.history(), knowledge(state)) == before


# What a seat knows -------------------------------------------------------------------------------


@each_setting
def test_a_seat_tells_two_moves_apart_if_it_heard_or_saw_the_difference(
    game_name: str, players: int
) -> None:
    game, moves = load(game_name, players), registry.load(game_name).moves
    rng = random.Random(7)
    for state in decisions(game, seed=7, some=0.08):
        actor, legal = state.current_player(), state.legal_actions()
        pair = rng.sample(legal, min(2, len(legal)))
        children = [state.child(move) for move in pair]
        for seat in range(players):
            heard = {str(moves[m]) if seat == actor else moves[m].heard for m in pair}
            seen = {json.dumps(child.position.view(seat)) for child in children}
            known = {child.information_state_string(seat) for child in children}
            assert len(known) == max(len(heard), len(seen))


@each_setting
def test_a_seat_tells_two_deals_apart_if_it_sees_the_difference(
    game_name: str, players: int
) -> None:
    game = load(game_name, players)
    deals = [first_decision(game, seed) for seed in range(6)]
    for seat in range(players):
        seen = {deal.observation_string(seat) for deal in deals}
        known = {deal.information_state_string(seat) for deal in deals}
        assert len(known) == len(seen)


def test_an_information_state_never_comes_again(name: str) -> None:
    """Perfect recall: at each of its turns a seat knows more than before."""
    met = [state.information_state_string() for state in decisions(small(name), seed=8)]
    assert len(set(met)) == len(met)


def test_chance_under_way_is_known_to_nobody(name: str) -> None:
    game = small(name)
    state = game.new_initial_state()
    before = knowledge(state), state.observation_tensor(0), state.observation_string(0)
    for byte in range(7):
        state.apply_action(byte)
        assert (
            knowledge(state),
            state.observation_tensor(0),
            state.observation_string(0),
        ) == before


@each_setting
def test_a_resampled_state_is_the_same_to_its_seat(game_name: str, players: int) -> None:
    game, rules = load(game_name, players), registry.load(game_name)
    sampler = pyspiel.UniformProbabilitySampler(9, 0.0, 1.0)
    worlds = set()
    for state in walk(game, seed=9, some=0.04):
        for seat in range(players):
            world = state.resample_from_infostate(seat, sampler)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.current_player() == state.current_player()
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
            again = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(game, world)
            )[1]
            assert (str(again), again.history()) == (str(world), world.history())
            assert knowledge(again) == knowledge(world)
            worlds.add(world.position.row != state.position.row)
            while not world.is_terminal():  # it is whole: it can be played on
                world.apply_action(world.legal_actions()[-1])
            assert rules.winner_list(world.snapshot()[0])
    assert True in worlds, "worlds really vary"


@each_setting
def test_a_resampled_history_tells_only_what_the_seat_heard(game_name: str, players: int) -> None:
    game, moves = load(game_name, players), registry.load(game_name).moves
    state = list(walk(game, seed=10, some=0))[-1]
    for seat in range(players):
        world = state.resample_from_infostate(seat, random.Random(1).random)
        steps = zip(state.full_history(), world.full_history(), strict=True)
        for real, told in steps:
            move = None if real.player < 0 else moves[real.action]
            heard = move is not None and (real.player == seat or move.heard == str(move))
            assert (told.player, told.action) == (real.player, real.action if heard else NOT_HEARD)


def test_observers_show_the_public_the_private_or_both(name: str) -> None:
    from open_spiel.python.observation import make_observation

    kinds, nobody = pyspiel.IIGObservationType, pyspiel.PrivateInfoType.NONE
    game, rules = small(name), registry.load(name)
    state = first_decision(game)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert {part: len(cells) for part, cells in seen.dict.items()} == rules.layout.sizes
    assert np.array_equal(seen.tensor, rules.observation(state.snapshot()[0], 1))
    public = make_observation(game, kinds(perfect_recall=False, private_info=nobody))
    assert public.tensor is None
    assert json.loads(public.string_from(state, 0)) == state.position.view(None)
    own = make_observation(game, kinds(public_info=False, perfect_recall=False))
    both = {**state.position.view(None), **json.loads(own.string_from(state, 1))}
    assert both == state.position.view(1)
    with pytest.raises(BadOption, match="remembered"):
        make_observation(game, kinds(public_info=False, perfect_recall=True))


def test_with_open_cards_everybody_sees_everything(name: str) -> None:
    game, rules = small(name, open_cards=True), registry.load(name)
    state = first_decision(game)
    row, players = state.snapshot()[0], state.num_players()
    seats = [(1 + away) % players for away in range(players)]
    everything = np.concatenate([rules.observation(row, seat) for seat in seats])
    assert np.array_equal(state.observation_tensor(1), everything)
    shown = json.loads(state.observation_string(1))
    assert set(shown["all"]) == set(rules.State.fields()) - {"rng"}
    same = state.resample_from_infostate(1, random.Random(2).random)
    assert str(same) == str(state)


# Its searchers and learners run unchanged --------------------------------------------------------


def test_its_ismcts_plays(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = small(name), np.random.RandomState(11)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 12, random_state=rng)
    state = next(s for s in decisions(game, seed=11) if len(s.legal_actions()) > 1)
    policy = dict(bot.get_policy(state))
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)
    assert bot.step(state) in state.legal_actions()


def test_its_mcts_plays_with_open_cards(name: str) -> None:
    from open_spiel.python.algorithms import mcts

    game, rng = small(name, open_cards=True), np.random.RandomState(12)
    state = next(s for s in decisions(game, seed=12) if len(s.legal_actions()) > 1)
    bot = mcts.MCTSBot(game, 1.4, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    # And its search in C++. (Its `step` lets go of Python's lock and crashes on a game in Python.)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=12)
    fast = pyspiel.MCTSBot(
        game,
        rollouts,
        uct_c=1.4,
        max_simulations=12,
        max_memory_mb=100,
        solve=False,
        seed=12,
        verbose=False,
    )
    assert fast.mcts_search(state).best_child().action in state.legal_actions()


@needs_torch
def test_its_actor_critic_learns() -> None:
    import torch
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch.policy_gradient import PolicyGradient

    np.random.seed(13)
    torch.manual_seed(13)
    env = rl_environment.Environment(small(registry.names()[0]))
    env.seed(13)
    size, moves = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        PolicyGradient(
            seat, size, moves, hidden_layers_sizes=(16,), batch_size=4, num_critic_before_pi=1
        )
        for seat in range(env.num_players)
    ]
    before = [weights.clone() for weights in agents[0].policy_logits_network.parameters()]
    for _ in range(4):
        time_step = env.reset()
        while not time_step.last():
            time_step = env.step([agents[time_step.current_player()].step(time_step).action])
        for agent in agents:
            agent.step(time_step)
    after = agents[0].policy_logits_network.parameters()
    assert all(torch.isfinite(weights).all() for weights in after)
    after = agents[0].policy_logits_network.parameters()
    assert any(not torch.equal(old, new) for old, new in zip(before, after, strict=True))


def test_its_tabular_regret_minimiser_learns() -> None:
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    np.random.seed(14)
    game = small(registry.names()[0])
    solver = OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = first_decision(game)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
    assert len(solver._infostates) > 10  # noqa: SLF001  # OpenSpiel's own has no other name
