"""Pearl Dive, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import trickery

GAME = trickery.load("pearl_dive")
HANDS = ([3, 12, 20], [5, 9, 22])


def dealt(*hands: list[int], rounds: int = 1) -> trickery.Match:
    """A table with these cards, everything else aside; tokens come from `draw`."""
    told = [[f"air {number}" for number in hand] for hand in hands]
    aside = [f"air {n}" for n in range(1, 25) if not any(n in hand for hand in hands)]
    edition = trickery.Edition({"rounds": rounds}, "the test")
    match = trickery.Match(GAME, len(hands), seed=0, edition=edition, script=True)
    match.deal({"deal": "hand", "hands": told, "aside": aside})
    return match


def play(match: trickery.Match, *steps: str) -> dict[str, Any]:
    """Moves of whoever's turn it is, and tokens (from the bag) in between."""
    for step in steps:
        if match.actor is None:
            match.deal({"deal": "token", "token": step})
        else:
            match.play(match.actor, step)
    return match.view(None)


def test_pd_1_pd_6_air_is_how_many_tokens_a_card_lets_you_draw() -> None:
    match = dealt([3, 12, 20], [17, 18, 19])
    play(match, "pick air 3", "pick air 17", "white pearl")
    assert match.view(0)["air"] == 1
    view = play(match, "dive", "white pearl", "pink pearl")  # two tokens: the air is used up
    assert view["turns"][0]["points"] == 4
    assert (view["diver"], view["air"]) == (1, 3)


def test_pd_2_the_bag_holds_twenty_four_tokens() -> None:
    view = dealt(*HANDS).view(None)
    assert view["bag"] == {"white pearl": 9, "pink pearl": 7, "black pearl": 4, "shark": 4}


def test_pd_3_a_round_has_three_dives_and_then_new_cards() -> None:
    match = dealt(*HANDS, rounds=2)
    for first, second in (("3", "5"), ("12", "9"), ("20", "22")):
        play(match, f"pick air {first}", f"pick air {second}", "shark", "shark")
    assert match.actor is None
    with pytest.raises(trickery.BadRecord, match="begins with its deal"):
        match.deal({"deal": "token", "token": "shark"})
    match.leave_script()
    assert (match.view(0)["round"], match.view(0)["dive"]) == (2, 1)
    assert match.view(0)["hand_sizes"] == [3, 3]


def test_pd_4_a_pick_is_secret_until_everybody_has_picked() -> None:
    match = dealt(*HANDS)
    play(match, "pick air 12")
    assert match.view(0)["pick"] == "air 12"
    for other in (1, None):
        view = match.view(other)
        assert (view["pick"], view["picked"], view["turns"]) == (None, [0], [])
        assert "air 12" not in str(view)
        assert match.log(other) == [(0, "pick a card")]
    assert match.log(0) == [(0, "pick air 12")]


def test_pd_5_the_lowest_card_dives_first() -> None:
    view = play(dealt(*HANDS), "pick air 20", "pick air 9")
    assert [(turn["seat"], turn["card"]) for turn in view["turns"]] == [(1, "air 9"), (0, "air 20")]
    assert view["diver"] == 1


def test_pd_6_a_shark_takes_the_pearls_of_the_turn() -> None:
    match = dealt(*HANDS)
    view = play(match, "pick air 12", "pick air 9", "black pearl", "dive", "shark")
    assert (view["turns"][0]["points"], match.scores) == (0, [0, 0])
    assert view["bag"]["shark"] == 3
    with pytest.raises(trickery.BadRecord, match="still in the bag"):
        match.deal({"deal": "token", "token": "whale"})


def test_pd_6_picked_cards_stay_picked() -> None:
    match = dealt(*HANDS)
    with pytest.raises(trickery.IllegalMove, match="everybody picks a card first"):
        play(match, "dive")
    with pytest.raises(trickery.IllegalMove, match="you don’t have Air 5"):
        match.play(0, "pick air 5")
    play(match, "pick air 12", "pick air 9", "black pearl")
    with pytest.raises(trickery.IllegalMove, match="dive or surface"):
        match.play(1, "pick air 5")


def test_pd_7_the_first_to_come_up_gets_the_chest() -> None:
    match = dealt(*HANDS)
    play(match, "pick air 12", "pick air 9", "pink pearl", "surface", "pink pearl", "surface")
    assert match.scores == [2, 4]


def test_pd_8_the_most_points_win_and_a_tie_is_shared() -> None:
    match = dealt(*HANDS)
    for first, second in (("3", "5"), ("12", "9"), ("20", "22")):
        play(match, f"pick air {first}", f"pick air {second}", "shark", "shark")
    assert match.over
    assert match.winners == [0, 1]
    assert match.outcome is not None
    assert match.outcome.clause == "PD-8"
