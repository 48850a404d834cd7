"""Readable games and position counts, kept: a change in them must be on purpose (make golden)."""

from __future__ import annotations

import pytest

from kit.cases import games_to_test
from tools import golden
from trickery.check.cases import Case
from trickery.check.golden import SEED, at_the_prompt, count
from trickery.core import registry


@pytest.mark.parametrize("setting", list(golden.settings()), ids=str)
def test_golden_files_tell_what_happens(setting: Case) -> None:
    for path, text in golden.files(setting).items():
        assert path.exists(), f"{path.name} is missing: make golden"
        kept = path.read_text(encoding="utf-8")
        assert kept == text, f"{path.name} differs: look at it, then make golden"


@pytest.mark.parametrize(("game", "language"), list(golden.spoken()))
def test_golden_files_tell_a_game_at_the_prompt(game: str, language: str) -> None:
    path = golden.name_of(game, language)
    assert path.exists(), f"{path.name} is missing: make golden"
    told = at_the_prompt(game, language)
    kept = path.read_text(encoding="utf-8")
    assert kept == told, f"{path.name} differs: look at it, then make golden"
    assert not set("{}") & set(told), "a message is in no catalogue"


def test_ways_to_draft_are_counted_right() -> None:
    """Tricksters begins with eight face-up cards, one after another: 8, 8 x 7, 8 x 7 x 6 ways."""
    counted = list(count(Case("tricksters", 4, ()).match(SEED)))
    assert counted[:3] == [(1, 8, 8), (2, 56, 56), (3, 336, 336)]


def test_ways_to_play_a_trick_are_counted_right() -> None:
    """Trick Party's first cards, counted by hand: any lead, then follow suit if you can."""
    match = Case("trick_party", 5, ()).match(SEED)
    deal = match.history[0].chance
    assert deal is not None
    order = [(deal["start"] + away) % 5 for away in range(5)]
    hands = [deal["hands"][seat] for seat in order]

    def suit(card: str) -> str:
        return card.split(" of ")[1]

    def ways(laid: list[str], depth: int) -> int:
        if len(laid) == depth:
            return 1
        hand = hands[len(laid)]
        following = [card for card in hand if laid and suit(card) == suit(laid[0])]
        return sum(ways([*laid, card], depth) for card in following or hand)

    counted = list(count(match))
    assert len(counted) >= 3
    assert [number for _, number, _ in counted[:3]] == [ways([], depth) for depth in (1, 2, 3)]


def test_no_golden_file_is_left_over() -> None:
    kept = {path.name.partition("-")[0] for path in golden.FOLDER.iterdir()}
    assert kept == set(registry.ours())
    for name in games_to_test():
        wanted = {p for setting in golden.settings() for p in golden.names(setting)}
        wanted |= {golden.name_of(*each) for each in golden.spoken()}
        wanted |= {golden.spoken_file(*each) for each in golden.listened()}
        assert set(golden.folder_of(name).glob(f"{name}-*")) <= wanted
