"""Flea Market, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import trickery

GAME = trickery.load("flea_market")
COLOURS = ("red", "yellow", "green", "blue", "white")
TREASURES = [f"{colour} {worth}" for colour in COLOURS for worth in (2, 3, 4)]


def market(*first: str, players: int = 2, **figures: int) -> trickery.Match:
    """A market with these treasures on top; seat 0 collects red and opens, seat 1 yellow."""
    edition = trickery.Edition(figures, "the test")
    match = trickery.Match(GAME, players, seed=0, edition=edition, script=True)
    colours = list(COLOURS)
    stack = [*first, *(treasure for treasure in TREASURES if treasure not in first)]
    words = {"colours": colours[:players], "unused": colours[players:], "stack": stack}
    match.deal({"deal": "market", "start": 0, **words})
    return match


def play(match: trickery.Match, *moves: str) -> dict[str, Any]:
    """Moves of whoever's turn it is."""
    for move in moves:
        assert match.actor is not None
        match.play(match.actor, move)
    return match.view(None)


def test_fm_1_fm_3_a_market_needs_all_treasures() -> None:
    assert market().view(0)["left"] == 7
    with pytest.raises(trickery.BadRecord, match="each of the 15 treasures once"):
        market("blue 9")
    with pytest.raises(trickery.BadEdition, match="from 1 to 20"):
        market(coins=21)


def test_fm_2_a_colour_is_secret_until_the_end() -> None:
    match = market(auctions=1)
    assert match.view(0)["colour"] == "red"
    assert match.view(None)["colour"] is None
    assert "yellow" not in str({**match.view(0), "legal": []})
    assert play(match, "pass", "pass")["colours"] == ["red", "yellow"]


def test_fm_4_auctions_are_opened_in_turn() -> None:
    match = market("green 2", players=3)
    assert (match.actor, match.view(None)["treasure"]) == (0, "green 2")
    play(match, "pass", "bid 1", "pass")
    assert match.actor == 1


def test_fm_5_a_bid_is_higher_and_can_be_paid() -> None:
    match = market(coins=5)
    play(match, "bid 3")
    for low in ("bid 2", "bid 3"):
        with pytest.raises(trickery.IllegalMove, match="more than 3"):
            match.play(1, low)
    with pytest.raises(trickery.IllegalMove, match="only 5 coins"):
        match.play(1, "bid 6")
    assert match.legal_texts() == ["bid 4", "bid 5", "pass"]


def test_fm_5_whoever_passed_or_cannot_pay_is_not_asked_again() -> None:
    match = market("green 2", players=3, coins=5)
    play(match, "bid 2", "pass", "bid 3")
    assert match.actor == 0
    view = play(match, "bid 5")  # seat 2 has no more than that
    assert view["sales"] == [{"treasure": "green 2", "buyer": 0, "price": 5}]
    assert view["coins"] == [0, 5, 5]
    assert match.actor == 1


def test_fm_5_what_nobody_wants_is_put_away() -> None:
    view = play(market("green 2"), "pass", "pass")
    assert view["sales"] == [{"treasure": "green 2", "buyer": None, "price": 0}]


def test_fm_6_the_market_ends_when_nobody_has_coins() -> None:
    match = market("green 2", "green 3", coins=2)
    play(match, "bid 2", "bid 2")
    assert match.over
    assert match.outcome is not None
    assert str(match.outcome.reason) == "Nobody has any coins left."


def test_fm_7_your_own_colour_counts_twice_at_the_end() -> None:
    match = market("red 3", "yellow 2", auctions=2)
    play(match, "bid 2", "pass")
    assert match.scores == [13 + 3, 15]
    play(match, "bid 1", "pass")
    assert match.scores == [13 + 6, 14 + 4]
    assert match.winners == [0]
