"""One suite that every registered game passes, at every player count and option.

What a game must do is checked by `trickery.check`, which authors run on their own games; what core
makes of it is tested here. A new game is tested by being there.
"""

from __future__ import annotations

import json
import random
import types
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import pytest
from pydantic import TypeAdapter

from trickery.check import bots, chance, contract, rules, saying, secrecy, views
from trickery.check.cases import Case, few_cases_of
from trickery.check.finding import Finding
from trickery.core import registry
from trickery.core.errors import BadRecord, TrickeryError
from trickery.core.match import Match
from trickery.core.views import Shared, schemas_of_view, type_of_view

Check = Callable[[Case], Iterator[Finding]]


@pytest.mark.parametrize(
    "check", [rules.check, chance.check, views.check], ids=lambda c: c.__module__
)
def test_a_game_keeps_to_the_contract(check: Check, case: Case) -> None:
    assert list(check(case)) == []


def test_a_seat_gets_what_it_was_told_and_nothing_else(case: Case) -> None:
    assert list(secrecy.check(case, games=1)) == []


def test_messages_are_whole_and_give_nothing_away(case: Case) -> None:
    assert list(saying.game_said(case)) == []


@pytest.mark.parametrize("check", [contract.check, saying.check])
def test_a_package_is_whole(check: Callable[[str], Iterator[Finding]], name: str) -> None:
    assert list(check(name)) == []


def test_bots_are_strong_and_twins_are_worth_no_more_than_their_twins(name: str) -> None:
    usual = few_cases_of(name)[0]
    assert list(bots.the_thumb_beats_chance(usual)) == []
    assert list(bots.twins_are_worth_no_more_than_their_twins(usual)) == []


# What core makes of it ---------------------------------------------------------------------------


def play_some(match: Match, rng: random.Random, moves: int) -> None:
    """Make some random moves."""
    for _ in range(moves):
        if match.actor is None:
            return
        match.play(match.actor, rng.choice(match.legal()))


def test_state_is_small_and_has_no_padding(case: Case) -> None:
    dtype = case.game.State.dtype
    assert dtype.itemsize <= 1024
    assert dtype.itemsize == sum(field[0].itemsize for field in (dtype.fields or {}).values())


def test_every_move_reads_back(name: str) -> None:
    moves = registry.load(name).moves
    for number, move in enumerate(moves):
        assert moves.parse(str(move)) == number
        assert moves.number(move) == number
        assert hash(move) == hash(moves[number])


def test_every_view_has_a_schema(name: str) -> None:
    game = registry.load(name)
    own = get_type_hints(game.view)["return"]
    schema = next(iter(schemas_of_view(game).values()))
    assert schema["properties"].keys() == own.__annotations__.keys() | Shared.__annotations__.keys()
    assert set(schema["required"]) == schema["properties"].keys() - {"legal"}
    described = json.dumps(
        {kind: its for kind, its in schemas_of_view(game).items() if not kind.endswith("Message")}
    )  # a message has whatever arguments it has
    assert '"additionalProperties": true' not in described, "something is described as Any"


def test_a_view_that_is_any_dictionary_is_described_by_what_all_games_share() -> None:
    plain = annotated_as(dict)
    schemas = schemas_of_view(plain)
    assert schemas == schemas_of_view(annotated_as(dict[str, Any]))
    assert schemas == schemas_of_view(annotated_as("NotThereWhenItRuns"))
    assert schemas["PlainView"]["properties"].keys() == Shared.__annotations__.keys()
    told = {"game": "plain", "players": 2, "seat": 0, "to_move": 0, "over": False}
    view = {**told, "scores": [0, 0], "winners": [], "outcome": None, "legal": [], "anything": 1}
    TypeAdapter(type_of_view(plain)).validate_python(view, strict=True)


def annotated_as(kind: Any) -> Any:
    """A game of another package, whose view says so much of what it returns."""

    def view(s: Any, seat: int | None) -> Any:
        return {"anything": (s, seat)}

    view.__annotations__["return"] = kind
    return types.SimpleNamespace(view=view, name="plain")


def test_the_log_tells_a_seat_its_own_moves_and_of_others_what_it_heard(case: Case) -> None:
    match = case.match(9)
    play_some(match, random.Random(9), 60)
    moves = [step for step in match.history if step.seat is not None]
    names = case.game.moves
    for seat in [None, *range(case.players)]:
        wanted = [
            (step.seat, str(names[step.move]) if step.seat == seat else names[step.move].heard)
            for step in moves
            if step.seat == seat or names[step.move].heard
        ]
        assert match.log(seat) == wanted


def test_only_seats_there_are_get_a_view(case: Case) -> None:
    match = case.match(1)
    for nobody in (-1, case.players, 99, "0", True, 10**5000, 1.0):
        with pytest.raises(TrickeryError, match="there’s no seat"):
            match.view(nobody)  # type: ignore[arg-type]
        with pytest.raises(TrickeryError, match="there’s no seat"):
            match.play(nobody, 0)  # type: ignore[arg-type]


def test_junk_is_no_draw_of_chance(case: Case) -> None:
    junk: Any
    for junk in (None, [], 5, {}, {"deal": "banana"}, {"deal": None}):
        match = Match(case.game, case.players, options=dict(case.options), script=True, seed=0)
        before = match.snapshot().tobytes()
        with pytest.raises(BadRecord):
            match.deal(junk)
        assert match.snapshot().tobytes() == before
