"""Most Tricks, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import trickery

GAME = trickery.load("most_tricks")


def dealt(*hands: str, **options: int) -> trickery.Match:
    """A table with these hands ("2c ac"), everything else aside; seat 0 leads."""
    suits = {suit[0]: suit for suit in ("clubs", "diamonds", "hearts", "spades")}
    values = {"j": "jack", "q": "queen", "k": "king", "a": "ace"}
    told = [
        [f"{values.get(card[:-1], card[:-1])} of {suits[card[-1]]}" for card in hand.split()]
        for hand in hands
    ]
    edition = trickery.Edition({"cards": len(told[0])}, "the test")
    match = trickery.Match(GAME, len(hands), seed=0, options=options, edition=edition, script=True)
    deck = [str(move).removeprefix("play ") for move in GAME.moves]
    aside = [card for card in deck if not any(card in hand for hand in told)]
    match.deal({"deal": "hand", "hands": told, "aside": aside, "start": 0})
    return match


def played(match: trickery.Match, *moves: str) -> list[int]:
    for move in moves:
        assert match.actor is not None
        match.play(match.actor, move)
    return match.scores


def test_mt_1_the_deck_is_the_standard_one() -> None:
    assert len(GAME.moves) == 52
    assert str(GAME.moves[51]) == "play ace of spades"


def test_mt_2_everybody_is_dealt_as_many_as_the_edition_says() -> None:
    view: dict[str, Any] = trickery.Match(GAME, 4, seed=1).view(None)
    assert view["hand_sizes"] == [8] * 4
    with pytest.raises(trickery.BadEdition, match="from 2 to 10"):
        trickery.Match(GAME, 4, edition=trickery.Edition({"cards": 11}, "mine"))


def test_mt_3_suit_is_followed_by_who_can() -> None:
    match = dealt("2c 3c", "kh 4c", "ah qh")
    match.play(0, "2 of clubs")
    with pytest.raises(trickery.IllegalMove, match="you have clubs"):
        match.play(1, "play king of hearts")
    match.play(1, "4 of clubs")
    assert match.legal_texts() == ["play queen of hearts", "play ace of hearts"]


def test_mt_4_the_highest_of_the_suit_led_takes_the_trick_and_leads() -> None:
    match = dealt("2c 3c", "kh 4c", "ah qh")
    assert played(match, "2 of clubs", "4 of clubs", "ace of hearts") == [0, 1, 0]
    assert match.actor == 1


def test_mt_5_who_is_level_shares_the_win() -> None:
    match = dealt("2c 3d", "4c 2d")
    assert played(match, "2 of clubs", "4 of clubs", "2 of diamonds", "3 of diamonds") == [1, 1]
    assert match.winners == [0, 1]


def test_mt_6_the_last_trick_may_count_as_two() -> None:
    match = dealt("2c 3d", "4c 2d", last_counts_twice=1)
    assert played(match, "2 of clubs", "4 of clubs", "2 of diamonds", "3 of diamonds") == [2, 1]
    assert match.winners == [0]
