"""Tricksters: a test or more for each clause, named by it, and what a seat may know."""

from __future__ import annotations

import functools
import itertools
import json
import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit import deals
from kit.playout import decisions, follow
from tools import catalogues
from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadEdition, BadOption, BadRecord, IllegalMove
from trickery.core.lessons import lesson
from trickery.core.match import Match, full_view, outcome_of
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.say import Lines, Say
from trickery.core.state import CHANCE, OVER
from trickery.core.words import Translator, english, languages
from trickery.games.tricksters.cards import CARDS, LAYOUT, MOVES, ROUNDS, SUITS, name
from trickery.games.tricksters.rules import Phase, State
from trickery.games.tricksters.thumb import REASONS, thumb

GAME = registry.load("tricksters")
sheet = GAME.sheet
ALL_CARDS = [name(card) for card in range(CARDS)]
PAIR, PLAY = MOVES.start("pair"), MOVES.start("play")


def deal_words(dealer: int | None = 0) -> dict[str, Any]:
    """The cards in order: A1 A2 A3 to seat 0, and so on; D1 to E4 lie face up."""
    words: dict[str, Any] = {
        "deal": "round",
        "hands": [ALL_CARDS[3 * seat : 3 * seat + 3] for seat in range(4)],
        "face_up": ALL_CARDS[12:],
    }
    if dealer is not None:
        words["dealer"] = dealer
    return words


def dealt(dealer: int = 0, edition: Edition | None = None) -> Match:
    """A match whose first round is dealt in order."""
    match = Match(GAME, script=True, edition=edition)
    match.deal(deal_words(dealer))
    return match


def first(match: Match, moves: int) -> list[tuple[int, str]]:
    """Make the first legal move so many times; who moved, and what."""
    done = []
    for _ in range(moves):
        assert match.actor is not None
        seat = match.actor
        done.append((seat, str(match.play(seat, match.legal()[0]))))
    return done


def paired(dealer: int, pair: str) -> Match:
    """A match in which everything is drafted, and the pairs are made."""
    match = dealt(dealer)
    first(match, 12)
    assert match.actor is not None
    match.play(match.actor, pair)
    return match


def cards(*names: str) -> int:
    """A set of cards as a record holds it."""
    return sum(1 << ALL_CARDS.index(card) for card in names)


def trick(counts: Sequence[int], leader: int, partner_of_0: int, suit: int = 1) -> State:
    """The state after a trick whose cards, from the lead on, have these values in the lead's suit.

    In every other suit each card has 9, so that only the right one gives the right result.
    """
    rows = GAME.setting().row.copy()
    s = State(rows[0])
    s.actor = s.leader = leader
    s.leaders[0] = leader
    s.phase, s.pairing = Phase.TRICKING, partner_of_0
    for seat in range(4):
        s.suit[seat] = (suit + seat - leader) % 4
    for place, value in enumerate(counts):
        rows[0]["values"][place] = 9
        s.values[place, suit] = value
        rows[0]["hand"][(leader + place) % 4] = 1 << place
    for place in range(4):
        assert s.actor == (leader + place) % 4
        GAME.apply(GAME.handle(rows[0]), PLAY + place)
    return s


def end_round(rows: Rows, partner_of_0: int, tricks: int) -> State:
    """Let a round end in which seat 0's pair takes so many tricks."""
    s = State(rows[0])
    ours = [0, partner_of_0]
    before = max(0, tricks - 1)
    s.phase, s.pairing, s.trick, s.laid, s.leader = Phase.TRICKING, partner_of_0, 4, 3, 0
    for seat in range(4):
        s.suit[seat] = seat
        s.tricks_won[seat] = before if seat in ours else 4 - before
        s.plays[16 + seat] = 16 + seat
        rows[0]["values"][16 + seat] = 5 if (seat in ours) == (tricks > 0) else 1
        rows[0]["hand"][seat] = 0
    rows[0]["hand"][3] = cards("E4")
    s.actor = 3
    GAME.apply(GAME.handle(rows[0]), PLAY + 19)
    return s


def new_game() -> Rows:
    """A game before its first deal; rounds that a test declares finished were 01 against 23."""
    rows = GAME.seeded(GAME.setting(), 1)
    rows[0]["pairings"] = 1
    return rows


def with_scores(*scores: int) -> list[int]:
    """Who wins a game that ends with these scores."""
    rows = new_game()
    rows[0]["score"] = scores
    rows[0]["actor"] = OVER
    assert GAME.score_list(rows[0]) == list(scores)
    return GAME.winner_list(rows[0])


# Cards ---------------------------------------------------------------------------------------


def test_tricksters_is_for_four() -> None:
    assert GAME.setting().players == 4
    for players in (3, 5):
        with pytest.raises(BadOption, match="for 4 players"):
            GAME.setting(players)


def test_ts_1_every_card_shows_all_four_critters() -> None:
    view = dealt().view(None)
    assert len(view["cards"]) == 20
    assert all(len(values) == 4 for values in view["cards"].values())
    assert SUITS == ("Ravens", "Foxes", "Rats", "Toads")


def test_ts_2_the_deck_is_the_balanced_design() -> None:
    values = GAME.setting().row[0]["values"].tolist()
    for a in range(5):
        for b in range(1, 5):
            assert values[4 * a + b - 1] == [(a + k * b) % 5 + 1 for k in range(4)]
    assert all(len(set(card)) == 4 for card in values)
    for critter in range(4):
        assert Counter(card[critter] for card in values) == dict.fromkeys(range(1, 6), 4)
    pairs = set(itertools.permutations(range(1, 6), 2))
    for one, other in itertools.permutations(range(4), 2):
        assert sorted((card[one], card[other]) for card in values) == sorted(pairs)


def test_ts_2_an_edition_may_repeat_values_and_cards() -> None:
    figures = {"cards": {"A1": [20, 20, 0, 0], "A2": [20, 20, 0, 0]}}
    edition = Edition(figures, "mine")
    match = Match(GAME, seed=1, edition=edition)
    assert match.view(0)["cards"]["A1"] == match.view(0)["cards"]["A2"] == [20, 20, 0, 0]
    assert match.view(0)["cards"]["A3"] == [1, 4, 2, 5], "the rest stays as shipped"
    same = Edition({"cards": {card: [7, 7, 7, 7] for card in ALL_CARDS}}, "all equal")
    match = Match(GAME, seed=1, edition=same)
    rng = random.Random(1)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    assert match.over
    assert all(t["sum"] == t["against"] == 14 for t in match.view(None)["tricks"])


def test_ts_2_a_card_is_known_by_its_place_not_by_its_values() -> None:
    same = Edition({"cards": {card: [7, 7, 7, 7] for card in ALL_CARDS}}, "all equal")
    match = dealt(0, same)
    match.play(3, "draft D2")
    assert match.view(None)["hands"][3]["drafted"] == ["D2"]
    with pytest.raises(IllegalMove, match="Seat 4 has already drafted it"):
        match.play(0, "draft D2")
    assert [name(4 * a + b - 1) for a, b in ((0, 1), (1, 4), (4, 4))] == ["A1", "B4", "E4"]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[cards]\nA1 = [1, 2, 3, 21]", 2, "entry 4 must be a whole number from 0 to 20, not 21"),
        ("[cards]\nA1 = [1, 2, 3, 4]\nB2 = [-1, 2, 3, 4]", 3, "entry 1 .* not -1"),
        ("[cards]\n\nE4 = [1, 2, 3]", 3, "has 3 entries.* needs 4"),
        ("[cards]\nE4 = [1, 2, 3, 4, 5]", 2, "has 5 entries.* needs 4"),
        ("[cards]\nC3 = [1, true, 3, 4]", 2, "entry 2 must be a whole number"),
        ("[cards]\nC3 = [1, 2.0, 3, 4]", 2, "entry 2 must be a whole number"),
        ("[cards]\nC3 = 'high'", 2, "must be a list of whole numbers"),
        ("[cards]\nF1 = [1, 2, 3, 4]", 2, "no such figure"),
        ("cards = 3", 1, "must be a table"),
        ("[card]\nA1 = [1, 2, 3, 4]", 1, "did you mean .cards."),
    ],
)
def test_ts_2_a_bad_edition_is_refused_with_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadEdition, match=rf"mine\.toml, line {line}: .*{reason}"):
        GAME.setting(edition=Edition.read(path))


def test_ts_3_four_suit_cards_two_pairs_of_partner_cards_one_dealer() -> None:
    match = dealt(2)
    assert match.view(None)["dealer"] == 2
    first(match, 8)
    assert match.legal_texts() == ["take Ravens", "take Foxes", "take Rats", "take Toads"]
    first(match, 4)
    assert sorted(match.view(None)["suits"]) == sorted(SUITS)
    first(match, 1)
    assert sorted(itertools.chain(*match.view(None)["pairs"])) == [0, 1, 2, 3]
    assert match.scores == [0, 0, 0, 0]


# Drafting ------------------------------------------------------------------------------------


def test_ts_4_three_hidden_cards_each_and_eight_face_up() -> None:
    match = Match(GAME, seed=11)
    view = match.view(None)
    assert view["hands"] == [{"drafted": [], "hidden": 3}] * 4
    assert view["hand"] is None
    assert len(view["face_up"]) == 8
    hands = [match.view(seat)["hand"] for seat in range(4)]
    assert [len(hand) for hand in hands] == [3] * 4
    assert sorted(itertools.chain(*hands, view["face_up"])) == ALL_CARDS


@pytest.mark.parametrize("dealer", range(4))
def test_ts_5_drafting_goes_twice_around_from_the_dealers_right(dealer: int) -> None:
    match = dealt(dealer)
    once = [(dealer - 1) % 4, dealer, (dealer + 1) % 4, (dealer + 2) % 4]
    for turn, seat in enumerate(once + once):
        assert match.actor == seat
        left = ALL_CARDS[12 + turn :]
        assert match.view(None)["face_up"] == left
        assert match.legal_texts() == [f"draft {card}" for card in left]
        match.play(seat, f"draft {left[0]}")
    view = match.view(None)
    assert view["face_up"] == []
    assert [draft["seat"] for draft in view["drafts"]] == once + once
    assert [draft["card"] for draft in view["drafts"]] == ALL_CARDS[12:]
    assert all(len(match.view(seat)["hand"]) == 5 for seat in range(4))


def test_ts_5_drafted_cards_stay_known_to_all_until_played() -> None:
    match = dealt(0)
    first(match, 13)
    assert match.view(2)["hands"][0] == {"drafted": ["D2", "E2"], "hidden": 3}
    match.play(0, "play D2")
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["hands"][0] == {"drafted": ["E2"], "hidden": 3}
    rows = match.snapshot()
    for seed in range(20):
        twin = State(GAME.twin(rows[0], 3, generator(seed))[0])
        assert int(twin.hand[0]) & cards(*ALL_CARDS[12:]) == cards("E2")


@pytest.mark.parametrize("dealer", range(4))
def test_ts_6_suits_are_drafted_from_the_dealers_left_and_he_comes_last(dealer: int) -> None:
    match = dealt(dealer)
    first(match, 8)
    left = list(SUITS)
    for away in (1, 2, 3, 4):
        seat = (dealer + away) % 4
        assert match.actor == seat
        assert match.legal_texts() == [f"take {suit}" for suit in left]
        suit = left.pop()
        match.play(seat, f"take {suit}")
        assert match.view(None)["suits"][seat] == suit
        assert match.view(None)["suits_left"] == left
    assert match.view(None)["suits"][dealer] == "Ravens", "the dealer gets what is left over"


def test_ts_6_a_player_leads_his_own_suit_all_round() -> None:
    rng = random.Random(6)
    for seed in range(5):
        match = Match(GAME, seed=seed)
        led = 0
        while match.actor is not None:
            view = match.view(None)
            if view["phase"] == "tricks" and not view["trick"]:
                assert view["leader"] == match.actor
                assert view["led"] == view["suits"][match.actor]
                led += 1
            for done in view["tricks"]:
                assert done["led"] == view["suits"][done["cards"][0]["seat"]]
            match.play(match.actor, rng.choice(match.legal()))
        assert led == 5 * len(match.view(None)["rounds"])


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("move", "pairs"),
    [
        ("pair 0 with 1", [[0, 1], [2, 3]]),
        ("pair 0 with 2", [[0, 2], [1, 3]]),
        ("pair 0 with 3", [[0, 3], [1, 2]]),
    ],
)
def test_ts_7_the_player_across_makes_any_two_pairs(
    dealer: int, move: str, pairs: list[list[int]]
) -> None:
    match = dealt(dealer)
    first(match, 12)
    assert match.actor == (dealer + 2) % 4
    assert match.view(None)["pairs"] is None
    assert match.legal_texts() == ["pair 0 with 1", "pair 0 with 2", "pair 0 with 3"]
    match.play((dealer + 2) % 4, move)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["pairs"] == pairs


def test_ts_7_pairs_last_one_round() -> None:
    match = paired(0, "pair 0 with 3")
    first(match, 20)
    match.deal(deal_words(None))
    assert match.view(None)["pairs"] is None
    assert match.view(None)["rounds"][0]["pairs"] == [[0, 3], [1, 2]]


# Five tricks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_ts_8_the_dealer_leads_and_all_play_any_card_clockwise(dealer: int) -> None:
    match = paired(dealer, "pair 0 with 1")
    for away in range(4):
        seat = (dealer + away) % 4
        assert match.actor == seat
        hand = match.view(seat)["hand"]
        assert len(hand) == 5
        assert match.legal_texts() == [f"play {card}" for card in hand]
        match.play(seat, f"play {hand[away]}")
    assert [play["seat"] for play in match.view(None)["tricks"][0]["cards"]] == [
        (dealer + away) % 4 for away in range(4)
    ]


def test_ts_8_every_card_counts_by_its_value_in_the_leads_suit() -> None:
    match = paired(0, "pair 0 with 2")  # seat 1 took Ravens, 2 Foxes, 3 Rats, and 0 Toads
    assert match.view(None)["led"] == "Toads"
    for seat, card in enumerate(("A1", "B1", "B4", "C3")):
        match.play(seat, f"play {card}")
    done = match.view(None)["tricks"][0]
    assert [play["counts"] for play in done["cards"]] == [4, 5, 4, 2]
    assert (done["led"], done["pair"], done["sum"], done["against"]) == ("Toads", [0, 2], 8, 7)


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize("partner_of_0", [1, 2, 3])
def test_ts_9_the_higher_sum_takes_the_trick_and_a_tie_goes_against_the_lead(
    leader: int, partner_of_0: int
) -> None:
    for counts in itertools.product((0, 3, 4), repeat=4):
        s = trick(counts, leader, partner_of_0)
        sums = {True: 0, False: 0}  # by: is it the pair that led?
        for place, value in enumerate(counts):
            sums[(leader + place) % 4 in (leader, leader ^ partner_of_0)] += value
        led_won = sums[True] > sums[False]
        expected = [int((p in (leader, leader ^ partner_of_0)) == led_won) for p in range(4)]
        assert s.tricks_won.tolist() == expected


@pytest.mark.parametrize(
    ("counts", "leader", "partner_of_0", "next_lead"),
    [
        # the pair that led: 0 and 2
        ((5, 1, 2, 1), 0, 2, 0),
        ((2, 1, 5, 1), 0, 2, 2),
        ((4, 1, 4, 1), 0, 2, 0),  # equal: the same leader again
        # the pair that did not: 1 and 3
        ((1, 5, 1, 2), 0, 2, 1),
        ((1, 2, 1, 5), 0, 2, 3),
        ((1, 4, 1, 4), 0, 2, 1),  # equal: nearer clockwise from the lead
        ((3, 2, 3, 4), 0, 2, 3),  # 6 all: the tie goes to 1 and 3, the higher card is 3's
        ((3, 3, 3, 3), 0, 2, 1),
        # neighbours as partners: 3 led, with 2; against 0 and 1
        ((4, 1, 1, 4), 3, 1, 3),
        ((2, 1, 1, 4), 3, 1, 2),
        ((1, 4, 4, 1), 3, 1, 0),
        ((1, 3, 4, 1), 3, 1, 1),
        # 2 led, with 1 on the right; against 3 and 0
        ((5, 1, 1, 5), 2, 3, 2),
        ((1, 4, 4, 1), 2, 3, 3),
        ((1, 2, 4, 1), 2, 3, 0),
        # 1 led, with 2 on the left; against 3 and 0
        ((5, 5, 1, 1), 1, 3, 1),
        ((1, 1, 4, 4), 1, 3, 3),
        ((1, 1, 4, 5), 1, 3, 0),
    ],
)
def test_ts_10_the_higher_card_of_the_winning_pair_leads_next(
    counts: tuple[int, ...], leader: int, partner_of_0: int, next_lead: int
) -> None:
    s = trick(counts, leader, partner_of_0)
    assert s.actor == s.leader == next_lead
    assert s.tricks_won[next_lead] == s.tricks_won[next_lead ^ partner_of_0] == 1
    assert sum(s.tricks_won.tolist()) == 2


def test_ts_10_the_higher_card_of_the_losing_pair_does_not_matter() -> None:
    s = trick((4, 5, 3, 1), 0, 2)  # 7 to 6; the 5 is on the losing side
    assert s.leader == 0


@pytest.mark.parametrize(
    ("tricks", "ours", "theirs"), [(0, 0, 3), (1, 0, 2), (2, 1, 2), (3, 2, 1), (4, 2, 0), (5, 3, 0)]
)
@pytest.mark.parametrize("partner_of_0", [1, 2, 3])
def test_ts_11_points_by_the_tricks_of_the_pair(
    partner_of_0: int, tricks: int, ours: int, theirs: int
) -> None:
    rows = new_game()
    s = end_round(rows, partner_of_0, tricks)
    expected = [ours if seat in (0, partner_of_0) else theirs for seat in range(4)]
    assert GAME.score_list(rows[0]) == expected
    sheet = GAME.view(s, None)["rounds"]
    assert len(sheet) == 1
    assert sheet[0]["points"] == expected
    assert sheet[0]["tricks"] == [
        tricks if seat in (0, partner_of_0) else 5 - tricks for seat in range(4)
    ]
    assert sheet[0]["pairs"][0] == [0, partner_of_0]


def test_ts_11_a_round_has_five_tricks_and_the_scores_add_up() -> None:
    match = Match(GAME, seed=5)
    rng = random.Random(5)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    view = match.view(None)
    assert len(view["tricks"]) == 5
    assert len(match.history) == len(view["rounds"]) * (1 + 8 + 4 + 1 + 20)
    assert match.scores == [sum(done["points"][p] for done in view["rounds"]) for p in range(4)]
    last = view["rounds"][-1]
    assert last["tricks"] == [sum(p in t["pair"] for t in view["tricks"]) for p in range(4)]


# The game ------------------------------------------------------------------------------------


def next_deal(rows: Rows) -> State:
    lots = GAME.new_lots()[1]
    GAME.draw(GAME.handle(rows[0]), lots)
    GAME.settle(GAME.handle(rows[0]), lots)
    return State(rows[0])


def test_ts_12_the_dealer_card_passes_left_after_each_round() -> None:
    match = Match(GAME, seed=3)
    rng = random.Random(3)
    dealers = {}
    while match.actor is not None:
        view = match.view(None)
        dealers[view["round"]] = view["dealer"]
        assert [d["dealer"] for d in view["rounds"]] == list(dealers.values())[
            : len(view["rounds"])
        ]
        match.play(match.actor, rng.choice(match.legal()))
    assert list(dealers) == list(range(1, len(match.view(None)["rounds"]) + 1))
    for number, dealer in dealers.items():
        assert dealer == (dealers[1] + number - 1) % 4
    assert [d["dealer"] for d in match.view(None)["rounds"]] == list(dealers.values())


def test_ts_12_the_target_is_three_above_the_best_after_round_4_and_stays() -> None:
    rows = new_game()
    rows[0]["round"] = 2
    rows[0]["score"] = [4, 5, 1, 0]
    s = end_round(rows, 1, 3)  # 6 7 2 1 after round 3
    assert (s.target, s.actor) == (0, CHANCE)
    assert GAME.view(s, None)["target"] is None
    next_deal(rows)
    s = end_round(rows, 1, 5)  # 9 10 2 1 after round 4
    assert (s.target, s.actor) == (13, CHANCE)
    next_deal(rows)
    s = end_round(rows, 1, 4)  # 11 12 2 1: short of it, and it does not move
    assert (s.target, s.actor) == (13, CHANCE)
    assert GAME.view(s, None)["target"] == 13


@pytest.mark.parametrize(("had", "over"), [(10, False), (11, True), (12, True)])
@pytest.mark.parametrize("finished", [4, 5, 6])
def test_ts_12_reaching_or_passing_the_target_ends_the_game(
    had: int, over: bool, finished: int
) -> None:
    """At any round after the fourth: it does not matter where the dealer card is."""
    rows = new_game()
    rows[0]["round"], rows[0]["target"], rows[0]["dealer"] = finished, 13, finished % 4
    rows[0]["score"] = [had, 3, 2, 1]
    s = end_round(rows, 2, 4)  # +2
    assert s.actor == (OVER if over else CHANCE)
    assert (GAME.winner_list(rows[0]) != []) == over


@pytest.mark.parametrize(
    ("scores", "reason", "winners"),
    [
        ([11, 3, 2, 1], "Seat 1 has reached the target score of 13.", (0, 2)),
        ([11, 3, 11, 1], "Seat 1 and Seat 3 have reached the target score of 13.", (0, 2)),
        ([11, 4, 2, 1], "Seat 1 has reached the target score of 13.", (0,)),  # TS-13
    ],
)
def test_ts_12_the_outcome_of_a_target_reached(
    scores: list[int], reason: str, winners: tuple[int, ...]
) -> None:
    rows = new_game()
    rows[0]["round"], rows[0]["target"], rows[0]["score"] = 5, 13, scores
    end_round(rows, 2, 4)  # seats 0 and 2: +2
    outcome = outcome_of(GAME, full_view(GAME, rows[0], None))
    assert (outcome.clause, str(outcome.reason)) == ("TS-12", reason)
    assert outcome.winners == winners


def test_ts_12_no_score_ends_the_game_before_round_5() -> None:
    rows = new_game()
    for _ in range(4):
        assert end_round(rows, 1, 5).actor == CHANCE
        next_deal(rows)
    assert GAME.score_list(rows[0]) == [12, 12, 0, 0]
    assert State(rows[0]).target == 15
    assert end_round(rows, 1, 5).actor == OVER


POINTS = (0, 0, 1, 2, 2, 3)
ROUND_ENDS = list(itertools.product((1, 2, 3), range(6)))  # partner and tricks of seat 0


def after_round(scores: tuple[int, ...], partner: int, tricks: int) -> tuple[int, ...]:
    points = [POINTS[tricks if p in (0, partner) else 5 - tricks] for p in range(4)]
    return tuple(had + got for had, got in zip(scores, points, strict=True))


@functools.cache
def most_rounds(scores: tuple[int, ...], finished: int, target: int) -> int:
    """How many rounds may still come; which seat has which score does not matter."""
    if finished == 4:
        target = max(scores) + 3
    if finished > 4 and max(scores) >= target:
        return 0
    return 1 + max(
        most_rounds(tuple(sorted(after_round(scores, *end))), finished + 1, target)
        for end in ROUND_ENDS
    )


def test_ts_12_the_score_sheet_holds_the_longest_game() -> None:
    """Every round gives points, so games end; the record has room for the longest."""
    assert most_rounds((0, 0, 0, 0), 0, 0) == ROUNDS
    rows = new_game()
    way = []
    for left in range(ROUNDS, 0, -1):
        s = next_deal(rows)
        scores = tuple(s.score.tolist())
        partner, tricks = max(
            ROUND_ENDS,
            key=lambda end: most_rounds(
                tuple(sorted(after_round(scores, *end))),
                s.round + 1,
                s.target,
            ),
        )
        way.append((partner, tricks))
        assert end_round(rows, partner, tricks).actor == (CHANCE if left > 1 else OVER)
    sheet = GAME.view(State(rows[0]), None)["rounds"]
    assert [done["tricks"][0] for done in sheet] == [tricks for _, tricks in way]
    assert [done["pairs"][0][1] for done in sheet] == [partner for partner, _ in way]


def test_ts_13_the_two_highest_share_the_victory() -> None:
    assert with_scores(10, 8, 7, 7) == [0, 1]
    assert with_scores(7, 10, 7, 8) == [1, 3]
    assert with_scores(0, 1, 2, 13) == [2, 3]


def test_ts_13_a_tie_for_second_leaves_the_first_alone() -> None:
    assert with_scores(10, 8, 8, 5) == [0]
    assert with_scores(8, 8, 10, 8) == [2]
    assert with_scores(0, 0, 0, 13) == [3]


def test_ts_14_two_tied_for_first_are_the_two() -> None:
    assert with_scores(10, 10, 8, 8) == [0, 1]
    assert with_scores(3, 10, 8, 10) == [1, 3]


def test_ts_14_three_or_four_tied_for_first_all_share_it() -> None:
    assert with_scores(10, 10, 8, 10) == [0, 1, 3]
    assert with_scores(10, 10, 10, 10) == [0, 1, 2, 3]


def test_ts_13_ts_14_win_shares_add_up() -> None:
    rows = new_game()
    rows[0]["actor"] = OVER
    for scores in itertools.product(range(4), repeat=4):
        rows[0]["score"] = scores
        shares = GAME.returns(rows[0])
        assert sum(shares) == pytest.approx(1)
        assert shares[scores.index(max(scores))] > 0, "whoever is first always wins"


def test_ts_15_the_first_dealer_is_random() -> None:
    dealers = Counter(Match(GAME, seed=seed).view(None)["dealer"] for seed in range(200))
    assert sorted(dealers) == [0, 1, 2, 3]
    assert min(dealers.values()) > 25


def test_ts_15_only_the_first_deal_names_a_dealer() -> None:
    match = Match(GAME, seed=4)
    first(match, 33)
    deals = [step.chance for step in match.history if step.chance is not None]
    assert len(deals) == 2
    assert ["dealer" in words for words in deals] == [True, False]


# Who may know what ---------------------------------------------------------------------------


def some_states(seed: int) -> list[tuple[Match, Rows]]:
    """Positions all over a game."""
    match = Match(GAME, seed=seed)
    rng = random.Random(seed)
    found = []
    while match.actor is not None:
        if rng.random() < 0.2:
            found.append((match, match.snapshot()))
        match.play(match.actor, rng.choice(match.legal()))
    return found


def test_imagined_hands_keep_what_is_known_and_use_the_unseen_cards() -> None:
    for _, rows in some_states(1):
        real = State(rows[0])
        for seat in range(4):
            view = full_view(GAME, rows[0], seat)
            twin = State(GAME.twin(rows[0], seat, generator(7))[0])
            hidden = []
            for other in range(4):
                held = GAME.view(twin, other)["hand"]
                assert len(held) == int(real.hand[other]).bit_count()
                if other == seat:
                    assert held == view["hand"]
                else:
                    drafted = view["hands"][other]["drafted"]
                    assert set(drafted) <= set(held)
                    hidden += [card for card in held if card not in drafted]
            assert sorted(hidden) == view["unseen"]


def test_imagined_hands_are_evenly_random() -> None:
    rows = dealt(0).snapshot()
    found = Counter[int]()
    for seed in range(900):
        twin = State(GAME.twin(rows[0], 0, generator(seed))[0])
        found.update(seat for seat in range(4) if int(twin.hand[seat]) & cards("B1"))
    assert sorted(found) == [1, 2, 3]
    assert all(240 < count < 360 for count in found.values())


def test_no_view_tells_the_others_hidden_cards() -> None:
    match = dealt(0)
    first(match, 14)  # pairs are made, and seat 0 has led
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)
        shown = json.dumps({k: v for k, v in view.items() if k not in ("cards", "unseen", "legal")})
        own = set(view["hand"] or [])
        for other in range(4):
            for card in set(ALL_CARDS[3 * other : 3 * other + 3]) - own:
                played = card == view["trick"][0]["card"]
                assert (f'"{card}"' in shown) == played


def test_the_unseen_cards_are_the_others_dealt_ones_until_they_are_played() -> None:
    match = dealt(0)
    assert match.view(None)["unseen"] is None
    assert match.view(1)["unseen"] == [*ALL_CARDS[:3], *ALL_CARDS[6:12]]
    first(match, 13)
    match.play(0, "play A2")
    assert match.view(1)["unseen"] == ["A1", "A3", *ALL_CARDS[6:12]]


def test_the_last_trick_of_a_round_stays_in_view_until_the_next_is_finished() -> None:
    match = Match(GAME, seed=8)
    rng = random.Random(8)
    seen = 0
    while match.actor is not None:
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
        after = match.view(None)
        if len(after["rounds"]) > len(before["rounds"]):
            shown = after["last_trick"]
            assert shown["cards"][:3] == before["trick"]
            assert shown["led"] == before["led"]
            assert sorted(shown["pair"]) in before["pairs"]
            assert shown["next_lead"] is None
            pair = shown["pair"]
            ours = sum(play["counts"] for play in shown["cards"] if play["seat"] in pair)
            assert (shown["sum"], shown["sum"] >= shown["against"]) == (ours, True)
            seen += 1
        elif not after["tricks"] and not after["over"]:
            assert after["last_trick"] == before["last_trick"]
    assert seen == len(match.view(None)["rounds"])


def test_observation_of_a_trick() -> None:
    match = paired(0, "pair 0 with 3")
    match.play(0, "play A1")
    rows = match.snapshot()
    rows[0]["score"] = [9, 8, 7, 6]
    rows[0]["target"] = 12
    seen = GAME.observation(rows[0], 1)

    def part(what: str) -> list[int]:
        cells: list[int] = seen[LAYOUT[what] :][: LAYOUT.sizes[what]].tolist()
        return cells

    hand = match.view(1)["hand"]
    assert [ALL_CARDS[at] for at, cell in enumerate(part("hand")) if cell] == hand
    assert part("drafted")[60:] == [int(c in ("D2", "E2")) for c in ALL_CARDS], "seat 0 is 3 away"
    assert part("hidden") == [3, 3, 3, 2]
    assert part("trick")[60:] == [1] + [0] * 19
    assert part("counts") == [0, 0, 0, 4]
    assert part("values")[:8] == [1, 2, 3, 4, 1, 3, 5, 2]
    assert part("phase") == [0, 0, 0, 1]
    assert part("to_move") == [1, 0, 0, 0]
    assert part("dealer") == part("leader") == [0, 0, 0, 1]
    assert part("led") == [0, 0, 0, 1]
    assert part("suit") == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert part("partner") == [0, 1, 0, 0]
    assert part("score") == [8, 7, 6, 9]
    assert part("to_target") == [4, 5, 6, 3]
    assert part("tricks_left") == [5]
    assert part("target_set") == [1]


# Words ---------------------------------------------------------------------------------------


def test_ts_2_ts_11_the_page_of_rules_shows_cards_and_points_as_they_are() -> None:
    text = (catalogues.PAGE / "games" / "tricksters" / "Sheet.svelte").read_text(encoding="utf-8")
    (points,) = re.findall(r"POINTS = \[([\d, ]+)\]", text)
    assert tuple(map(int, points.split(","))) == POINTS
    cards_shown = re.findall(r'card: "(\w\d)", values: \[([\d, ]+)\]', text)
    assert len(cards_shown) == 5
    for card, values in cards_shown:
        assert list(map(int, values.split(","))) == dealt().view(None)["cards"][card]
    for language in languages():
        told = Translator(language).text(Say(GAME.package, "explain-tricks"))
        assert " ".join(map(str, POINTS)) in told


@pytest.mark.parametrize(
    ("moves", "move", "reason"),
    [
        (0, "draft A1", "it isn.t face up"),  # seat 3 is to draft
        (0, "draft D1", None),
        (0, "draft C4", "it was dealt to you"),
        (1, "draft D1", "Seat 4 has already drafted it"),
        (4, "draft D1", "you.ve already drafted it"),
        (0, "take Rats", "face-up cards have to be drafted first"),
        (0, "pair 0 with 1", "face-up cards have to be drafted first"),
        (0, "play C4", "face-up cards have to be drafted first"),
        (8, "draft D1", "time to pick a suit card"),
        (9, "take Ravens", "Seat 2 has already taken Ravens"),
        (12, "take Ravens", "first you hand out the partner cards"),
        (12, "play B3", "first you hand out the partner cards"),
        (13, "pair 0 with 1", "you have to play a card"),
        (13, "play B1", "it isn.t in your hand"),
        (14, "play A1", "already been played"),
    ],
)
def test_refusals_give_the_reason(moves: int, move: str, reason: str | None) -> None:
    match = dealt(0)
    first(match, moves)
    assert match.actor is not None
    if reason is None:
        match.play(match.actor, move)
    else:
        with pytest.raises(IllegalMove, match=rf"{move}.*: .*{reason}"):
            match.play(match.actor, move)


def test_phases_have_their_prompts() -> None:
    match = dealt(0)
    assert "one of the 8 face-up cards" in str(match.prompt())
    first(match, 7)
    assert "the last face-up card" in str(match.prompt())
    first(match, 1)
    assert "Take a suit card" in str(match.prompt())
    first(match, 3)
    assert "Take the last suit card" in str(match.prompt())
    first(match, 1)
    assert "Choose the partners" in str(match.prompt())
    match.play(2, "pair 0 with 2")
    assert str(match.prompt()) == "Lead any card. Your suit counts in this trick: Toads."
    match.play(0, "play A1")
    assert "The other pair has 4 so far, and your partner plays after you" in str(match.prompt())
    match.play(1, "play B1")
    assert "Your partner has 4, and the other pair has 5 so far" in str(match.prompt())
    match = paired(0, "pair 0 with 1")
    match.play(0, "play A1")
    assert "Your partner has 4, and the other pair hasn\u2019t played yet" in str(match.prompt())


def told(match: Match, move: str) -> list[str]:
    before = match.view(None)
    assert match.actor is not None
    match.play(match.actor, move)
    return news(before, match.view(None))


def news(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """The news in English."""
    return [str(line) for line in GAME.news(before, after)]


def test_news_tells_tricks_rounds_and_the_end() -> None:
    match = paired(0, "pair 0 with 2")
    for card in ("A1", "B1", "B4"):
        assert told(match, f"play {card}") == []
    assert told(match, "play C3") == [
        "Seat 1 and Seat 3 win the trick, 8 to 7 in Toads. Seat 1 leads next."
    ]
    for card in ("A2", "A4", "C1"):  # 2 and 1 for seats 0 and 2, 3 so far for seat 1
        assert told(match, f"play {card}") == []
    # C4 makes 5 more; a tie is told with its reason elsewhere: here it is 3 to 8
    assert told(match, "play C4") == [
        "Seat 2 and Seat 4 win the trick, 8 to 3 in Toads. Seat 4 leads next."
    ]
    first(match, 11)
    before = match.view(None)
    first(match, 1)
    lines = news(before, match.view(None))
    assert "win the last trick" in lines[0]
    assert lines[1].startswith("Round 1 is over: Seat 1 and Seat 3 won ")
    before = match.view(None)
    match.deal(deal_words(None))
    assert news(before, match.view(None)) == ["Round 2: Seat 2 deals, and Seat 1 drafts first."]


def test_news_explains_ties_target_and_victory() -> None:
    rows = new_game()
    rows[0]["round"], rows[0]["target"] = 6, 12
    rows[0]["score"] = [10, 10, 1, 1]
    before = full_view(GAME, rows[0], None)
    end_round(rows, 1, 5)
    lines = news(before, full_view(GAME, rows[0], None))
    five, none = "won 5 tricks (+3 each)", "won no tricks (+0 each)"
    assert lines == [
        "Seat 1 and Seat 2 win the last trick, 10 to 2 in Ravens.",
        f"Round 7 is over: Seat 1 and Seat 2 {five}; Seat 3 and Seat 4 {none}.",
        "Seat 1 and Seat 2 have reached the target score of 12.",
        "Seat 1 and Seat 2 share the victory.",
    ]
    rows = new_game()
    rows[0]["round"] = 3
    before = full_view(GAME, rows[0], None)
    end_round(rows, 1, 2)
    lines = news(before, full_view(GAME, rows[0], None))
    assert lines[-1] == "Everybody has dealt once, so the target score is now set at 5."
    s = trick((3, 3, 3, 3), 0, 2)
    row = s.row
    line = news({**full_view(GAME, row, None), "tricks": []}, full_view(GAME, row, None))
    tie = "It\u2019s 6 all in Foxes. Seat 2 and Seat 4 didn\u2019t lead, so they win the trick."
    assert line == [f"{tie} Seat 2 leads next."]


def test_news_tells_who_wins_alone() -> None:
    rows = new_game()
    rows[0]["round"], rows[0]["target"] = 6, 12
    rows[0]["score"] = [10, 1, 4, 4]
    before = full_view(GAME, rows[0], None)
    end_round(rows, 1, 5)
    after = full_view(GAME, rows[0], None)
    assert news(before, after)[-2:] == [
        "Seat 1 has reached the target score of 12.",
        "There\u2019s a tie for second place, so Seat 1 wins alone.",
    ]
    assert str(sheet(after)["note"]).endswith("Seat 1 wins alone (TS-13).")


def test_the_standing_is_what_the_rules_would_score_now() -> None:
    match = Match(GAME, seed=8)
    rng = random.Random(8)
    told = set()
    while match.actor is not None:
        for seat in range(4):
            view = match.view(seat)
            said = dict(GAME.standing(view).args)  # type: ignore[union-attr]
            if view["phase"] == "draft" and not view["drafts"] and view["rounds"]:
                done = view["rounds"][-1]
                assert said["points"] == done["points"][seat] == POINTS[done["tricks"][seat]]
                assert said["before"] + said["points"] == said["total"] == match.scores[seat]
                continue
            if view["phase"] != "tricks":
                assert said == {"points": POINTS}
                continue
            tricks = sum(seat in trick["pair"] for trick in view["tricks"])
            partner = next(p for pair in view["pairs"] if seat in pair for p in pair if p != seat)
            assert (said["seat"], said["tricks"]) == (partner, tricks)
            assert said["points"] == POINTS[tricks]
            assert said["total"] == match.scores[seat] + POINTS[tricks]
            assert said["before"] == match.scores[seat]
            told.add(tricks)
        match.play(match.actor, rng.choice(match.legal()))
    assert told >= {0, 1, 2, 3}
    assert GAME.standing(match.view(0)) == GAME.standing(match.view(None)) == ""


def test_aim_and_standing_in_words() -> None:
    match = paired(0, "pair 0 with 2")
    for card in ("A1", "B1", "B4", "C3"):
        match.play(match.actor or 0, f"play {card}")
    view = match.view(2)
    now = "If the round ended now, you\u2019d have 0 points: 0 + 0 for 1 trick with Seat 1."
    assert str(GAME.standing(view)) == now
    assert "the two players with the most points win" in str(GAME.aim(view))
    assert "Once somebody reaches 9, the game ends" in str(GAME.aim({**view, "target": 9}))


def test_a_round_ends_with_what_everybody_got_and_why() -> None:
    match = Match(GAME, seed=8)
    rng = random.Random(8)
    ended = []
    while match.actor is not None:
        before, scores = match.view(1), match.scores
        match.play(match.actor, rng.choice(match.legal()))
        after = match.view(1)
        told = GAME.round_over(before, after)
        assert (told is not None) == (len(after["rounds"]) > len(before["rounds"]))
        if told is None:
            continue
        ended.append(told)
        totals = [row["total"] for row in told["rows"]]
        assert totals == sorted(totals, reverse=True)
        winners = sum(row["place"] == 1 for row in told["rows"])
        assert winners == (len(after["winners"]) or totals.count(totals[0]))
        assert sorted(row["seat"] for row in told["rows"]) == [0, 1, 2, 3]
        for row in told["rows"]:
            assert row["total"] == match.scores[row["seat"]]
            assert row["points"] == match.scores[row["seat"]] - scores[row["seat"]]
        assert "(TS-" not in all_in_english(told)
        assert "win the last trick" in str(told["note"])
    assert [str(told["title"]) for told in ended[:2]] == ["Round 1 is over", "Round 2 is over"]
    assert "the target score is now set" in str(ended[3]["note"])
    assert str(ended[3]["note"]).endswith(" deals round 5.")
    assert "has reached the target" in str(ended[-1]["note"])


@pytest.mark.parametrize(("tricks", "told"), [(0, "no tricks"), (1, "1 trick"), (5, "5 tricks")])
def test_a_round_tells_the_tricks_of_each_pair(tricks: int, told: str) -> None:
    rows = new_game()
    before = full_view(GAME, rows[0], 0)
    end_round(rows, 2, tricks)
    ended = GAME.round_over(before, full_view(GAME, rows[0], 0))
    assert ended is not None
    mine = next(row for row in ended["rows"] if row["seat"] == 0)
    assert [str(line) for line in mine["why"]] == [f"{told} with Seat 3: +{POINTS[tricks]}"]


def shown(match: Match, seat: int | None) -> str:
    """The table as text, in English."""
    return english().lines(GAME.table(match.view(seat)))


def test_the_table_shows_the_values_of_every_card_in_sight() -> None:
    match = dealt(0)
    text = shown(match, 0)
    assert "[Raven Fox Rat Toad]" in text
    assert "Your hand: A1 [1 2 3 4], A2 [1 3 5 2], A3 [1 4 2 5]" in text
    assert "D1 [4 5 1 2]" in text
    assert "No cards have been dealt yet" in shown(Match(GAME, script=True), 0)


def test_the_table_tells_what_is_known_of_a_hand() -> None:
    match = dealt(0)
    assert "Seat 1 (you): holds 3 hidden cards" in shown(match, 0)
    first(match, 13)
    held = "holds D2 [4 1 3 5], E2 [5 2 4 1] and 3 hidden cards"
    assert f"Seat 1: leads Toads, no tricks, {held}" in shown(match, None)
    first(match, 20)
    assert ", has no cards" in shown(match, None)
    assert "  Round 1: Seat 1 and Seat 2 won " in shown(match, None)


def all_in_english(said: Any) -> str:
    """Whatever is said, a list or a row of a score sheet too, as a person reads it."""
    if isinstance(said, dict):
        return all_in_english(list(said.values()))
    if isinstance(said, list):
        return "\n".join(all_in_english(one) for one in said)
    return Translator(game=GAME.package).text(said) if isinstance(said, Say) else ""


def messages_of(said: Any) -> set[str]:
    """The ids of all messages, those within others too."""
    if isinstance(said, dict):
        return messages_of(list(said.values()))
    if isinstance(said, list | tuple):
        return {id_ for one in said for id_ in messages_of(one)}
    if isinstance(said, Say):
        return {said.id} | messages_of([value for _, value in said.args])
    return set()


def told_lines(lines: Lines) -> list[Any]:
    """Lines with those that are set in."""
    return [
        one for line in lines for one in ([line] if isinstance(line, Say) else told_lines(line))
    ]


def test_every_move_has_a_label_of_its_own() -> None:
    people = ["Ann", "Bo", "Cy", "Di"]
    words = Translator(game=GAME.package, seats=people.__getitem__)
    labels = [words.label(str(move)) for move in MOVES]
    assert len(set(labels)) == len(MOVES)
    assert not any("{" in label or "}" in label for label in labels)
    assert labels[MOVES.start("draft")] == "Draft A1"
    assert labels[MOVES.start("take")] == "Take Ravens"
    assert labels[PAIR] == "Make Ann and Bo partners"
    assert labels[PLAY] == "Play A1"


# The deal as data ----------------------------------------------------------------------------

JUNK: list[Any] = [
    None,
    True,
    0,
    3,
    -1,
    1.0,
    float("nan"),
    "",
    "A1",
    [],
    [[]],
    {},
    {"A1": 1},
    "abcd",
]


def refused(words: Any, reason: str = "hand|card|deal") -> None:
    match = Match(GAME, script=True)
    before = match.snapshot().tobytes()
    with pytest.raises(BadRecord, match=reason):
        match.deal(words)
    assert match.snapshot().tobytes() == before
    assert match.history == []


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_a_malformed_deal_is_refused_whatever_it_holds(junk: Any) -> None:
    refused(junk)
    for key in ("deal", "hands", "face_up", "dealer"):
        if not (key == "dealer" and type(junk) is int and junk in range(4)):
            refused({**deal_words(), key: junk})
    for at in range(4):
        words = deal_words()
        words["hands"][at] = junk
        refused(words, "4 lists of 3 cards")
    for spot in ("hands", "face_up"):
        if junk != "A1":
            words = deal_words()
            place = words["hands"][0] if spot == "hands" else words["face_up"]
            place[0] = junk
            refused(words, "isn.t a card")


def test_a_deal_must_hold_every_card_once() -> None:
    words = deal_words()
    words["hands"][0][0] = "E4"
    refused(words, "E4 appears more than once")
    words = deal_words()
    words["hands"][3].append(words["face_up"].pop())
    refused(words, "4 lists of 3 cards")
    words = deal_words()
    words["face_up"].pop()
    refused(words, "8 cards")
    words = deal_words(None)
    refused(words, "“dealer” must be a number from 0 to 3")


def test_a_later_deal_cannot_move_the_dealer_card() -> None:
    match = dealt(2)
    first(match, 33)
    with pytest.raises(BadRecord, match="passed to Seat 4"):
        match.deal(deal_words(1))
    match.deal(deal_words(3))
    assert match.view(None)["dealer"] == 3


# The score sheet -----------------------------------------------------------------------------


def test_the_sheet_of_a_new_game_has_nothing_but_a_total() -> None:
    made = sheet(dealt().view(None))
    (total,) = made["rows"]
    assert str(total["label"]) == "Total"
    assert total["points"] == [0, 0, 0, 0]
    assert total["why"] == []
    assert "after round 4" in str(made["note"])


def seats(pair: list[int]) -> str:
    """A pair as people read it, who count seats from 1."""
    return f"Seat {pair[0] + 1} and Seat {pair[1] + 1}"


def test_the_sheet_explains_every_round_and_the_one_being_played() -> None:
    match = paired(0, "pair 0 with 2")
    first(match, 4)
    view = match.view(1)
    playing = sheet(view)["rows"][0]
    assert playing["points"] == [None] * 4
    taker = view["last_trick"]["pair"]
    told = f"{seats(taker)} have won 1 trick so far: 0 points each (TS-11)"
    assert told in [str(line) for line in playing["why"]]
    first(match, 16)
    done = match.view(1)["rounds"][0]
    row = sheet(match.view(1))["rows"][0]
    assert str(row["label"]) == "Round 1"
    assert row["points"] == done["points"]
    for pair, line in zip(done["pairs"], row["why"], strict=True):
        tricks = done["tricks"][pair[0]] or "no"
        assert str(line).startswith(f"{seats(pair)} won {tricks} trick")
        assert f"{done['points'][pair[0]]} point" in str(line)


@pytest.mark.parametrize("seed", range(3))
def test_the_sheet_adds_up_at_every_step_for_everybody(seed: int) -> None:
    match = Match(GAME, seed=seed)
    rng = random.Random(seed)
    while True:
        for seat in (None, 0, 1, 2, 3):
            view = match.view(seat)
            made = sheet(view)
            *rounds, total = made["rows"]
            assert str(total["label"]) == "Total"
            assert total["points"] == view["scores"]
            for player in range(4):
                assert sum(row["points"][player] or 0 for row in rounds) == view["scores"][player]
            if view["target"] and not view["over"]:
                assert f"The target score is {view['target']}: Seat" in str(made["note"])
        if match.actor is None:
            break
        match.play(match.actor, rng.choice(match.legal()))
    for winner in match.view(None)["winners"]:
        assert f"Seat {winner + 1}" in str(made["note"])


# The rule of thumb ---------------------------------------------------------------------------


def thought(rows: Rows) -> tuple[str, str]:
    """What the rule of thumb does for the seat to move, and why."""
    legal, why = GAME.new_mask(), np.zeros(1, dtype=np.int8)
    state = GAME.handle(rows[0])
    GAME.legal(state, legal)
    move = int(thumb(state, legal, generator(1), why))
    assert move in GAME.legal_moves(rows[0])
    return str(MOVES[move]), str(Say(GAME.package, REASONS[why[0]]))


@pytest.mark.parametrize(
    ("hand", "face_up", "card", "reason"),
    [
        # D3 has 14 points, the others 11 to 13
        (["C2", "C3", "C4"], ["D1", "D3", "E1", "E3"], "D3", "no other face-up card adds up"),
        # B1 has 14 points, but in no suit more than this hand; E1 has 11, with a 5 in Ravens
        (["A1", "A3", "B4"], ["B1", "A2", "E1", "D4"], "E1", "it\u2019s higher than"),
    ],
)
def test_thumb_drafts_strong_cards_and_what_the_hand_lacks(
    hand: list[str], face_up: list[str], card: str, reason: str
) -> None:
    rows = dealt(0).snapshot()  # seat 3 is to draft
    rows[0]["hand"][3] = cards(*hand)
    rows[0]["centre"] = rows[0]["face_up"] = cards(*face_up)
    move, why = thought(rows)
    assert move == f"draft {card}"
    assert why.startswith(reason)


def test_thumb_takes_the_suit_it_would_hate_to_see_led() -> None:
    first(match := dealt(0), 8)
    rows = match.snapshot()  # seat 1 is to take a suit
    rows[0]["hand"][1] = cards("E1", "E2", "E3", "E4", "D1")  # 24 15 11 12
    assert thought(rows)[0] == "take Rats"
    assert "weakest" in thought(rows)[1]
    rows[0]["suits_left"] = 0b1011  # Rats are gone
    assert thought(rows)[0] == "take Toads"


@pytest.mark.parametrize(
    ("drafted", "move", "reason"),
    [
        # seat 2 hands out the partner cards; seat 0, the dealer, leads. 25 points each:
        ({0: ["D2", "E2"], 1: ["D1", "E3"], 3: ["D3", "E1"]}, "pair 0 with 1", "left-hand"),
        # 28 points drafted by seat 1, then by the dealer: reason enough
        ({0: ["D2", "E2"], 1: ["D3", "E4"], 3: ["D4", "E1"]}, "pair 0 with 3", "strong cards"),
        ({0: ["D3", "E4"], 1: ["D4", "D1"], 3: ["E2", "E1"]}, "pair 0 with 2", "strong cards"),
    ],
)
def test_thumb_picks_a_partner_by_drafted_cards_and_place(
    drafted: dict[int, list[str]], move: str, reason: str
) -> None:
    first(match := dealt(0), 12)
    rows = match.snapshot()
    for seat, held in drafted.items():
        rows[0]["hand"][seat] = cards(*ALL_CARDS[3 * seat : 3 * seat + 3], *held)
    assert thought(rows)[0] == move
    assert reason in thought(rows)[1]


@pytest.mark.parametrize(
    ("played", "card", "reason"),
    [
        # Toads, seats 0 and 2 against 1 and 3. Seat 3 is the last and has 4 2 5 2 3:
        (["A1", "B2", "B4"], "C4", "of the cards that should win the trick"),  # 5 makes 8 all
        # ... C3 has fewer points than D1, but also the only high Rat
        (["A1", "E3", "E4"], "D1", "of the cards that should win the trick"),  # 2 is enough
        (["A3", "B2", "B4"], "D1", "the trick is as good as lost"),  # 6 would be needed
        # Seat 2 has 1 4 1 1 2, and seat 3 is known to hold a 2 and a 3:
        (["D2", "A4"], "B4", "of the cards that should win the trick"),  # 9 to 8 at worst
        (["D2", "E3"], "B4", "it gives us the best chance"),  # 9 all, if seat 3 hides a 5
        (["E2", "A4"], "D4", "the trick is as good as lost"),  # 5 to 6, with the known 3
    ],
)
def test_thumb_takes_tricks_with_what_it_can_spare(
    played: list[str], card: str, reason: str
) -> None:
    match = paired(0, "pair 0 with 2")
    for seat, laid in enumerate(played):
        match.play(seat, f"play {laid}")
    move, why = thought(match.snapshot())
    assert move == f"play {card}"
    assert why.startswith(reason)


def test_thumb_knows_only_what_its_seat_knows() -> None:
    rng = random.Random(5)
    asked = Counter[str]()
    for seed in range(3):
        match = Match(GAME, seed=seed)
        while match.actor is not None:
            if len(match.legal()) > 1:
                rows = match.snapshot()
                twin = GAME.twin(rows[0], match.actor, generator(rng.randrange(1000)))
                assert thought(twin) == thought(rows)
                asked[thought(rows)[1]] += 1
            match.play(match.actor, rng.choice(match.legal()))
    assert len(asked) == len(REASONS), "every reason has its occasion"


def test_thumb_wins_far_more_than_its_share_against_random_players() -> None:
    rng = random.Random(6)
    share = 0.0
    for game in range(40):
        match = Match(GAME, seed=game // 4)
        while match.actor is not None:
            move: int | str = rng.choice(match.legal())
            if match.actor == game % 4 and len(match.legal()) > 1:
                move = thought(match.snapshot())[0]
            match.play(match.actor, move)
        share += match.returns[game % 4] / 40
    assert share > 0.4


# What the view works out ----------------------------------------------------------------------


def test_ts_7_the_view_tells_who_pairs_up_and_the_ways_to() -> None:
    match = Match(GAME, seed=2)
    rng = random.Random(2)
    asked = 0
    for _ in range(60):
        view = match.view(match.actor)
        if view["phase"] == "pairs":
            asked += 1
            assert match.actor == view["matchmaker"]
            assert [way["move"] for way in view["ways"]] == view["legal"]
            chosen = rng.choice(view["ways"])
            match.play(view["matchmaker"], chosen["move"])
            assert match.view(None)["pairs"] == chosen["pairs"]
            assert match.view(None)["matchmaker"] is None
        else:
            assert view["ways"] == []
            match.play(view["to_move"], rng.choice(match.legal()))
    assert asked


def test_ts_9_ts_11_the_view_tells_sums_ties_and_what_tricks_are_worth() -> None:
    ties = 0
    for seed in range(4):
        match = Match(GAME, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            view = match.view(None)
            for pair in view["pairs"] or ():
                sums = sum(play["counts"] for play in view["trick"] if play["seat"] in pair)
                assert [view["sums"][seat] for seat in pair] == [sums, sums]
            assert [taken["number"] for taken in view["tricks"]] == [
                *range(1, len(view["tricks"]) + 1)
            ]
            for taken in view["tricks"]:
                assert taken["tie"] == (taken["sum"] == taken["against"])
                assert not taken["tie"] or taken["cards"][0]["seat"] not in taken["pair"]
                ties += taken["tie"]
            worth, scores, rounds = view["worth"], view["scores"], len(view["rounds"])
            match.play(match.actor, rng.choice(match.legal()))
            after = match.view(None)
            if len(after["rounds"]) > rounds:
                gained = [new - old for new, old in zip(after["scores"], scores, strict=True)]
                assert all(new >= old for new, old in zip(gained, worth, strict=True))
                assert after["rounds"][-1]["points"] == gained
    assert ties


# Live deals ----------------------------------------------------------------------------------


def test_ts_4_ts_15_live_deals_are_even() -> None:
    deals.check(GAME, ("cards",), {"dealer": 4})


# What a coach says of a move ---------------------------------------------------------------------


def test_facts_of_a_move_are_what_the_table_is_told() -> None:
    """TS-5, TS-7, TS-9 to TS-11: cards left, partners, whose trick it is, leads, pairs' tricks."""
    rng = random.Random(3)
    kinds: set[str] = set()
    for row, seat in itertools.islice(decisions(GAME, rng), 70):
        story = follow(GAME, row, seat, rng.choice(GAME.legal_moves(row)), rng)
        views, turn = story.views(), full_view(GAME, story.turn[0], seat)
        phase, done = views[0]["phase"], views[-1]["rounds"][-1]
        mate = next(sum(pair) - seat for pair in done["pairs"] if seat in pair)
        wanted: list[tuple[str, dict[str, Any]]] = []
        if phase == turn["phase"] == "draft":
            wanted += [("fact-still-there", {"card": card}) for card in turn["face_up"]]
        if phase in ("draft", "suits"):
            wanted.append(("fact-partner", {"seat": mate}))
        best = [dict(s.args)["seat_next"] for s in story.news() if s.id == "news-trick"]
        if phase == "tricks":
            if best[0] in (seat, mate):
                wanted.append(("fact-pair-wins", {}))
            if best[0] == seat:
                wanted.append(("fact-you-take", {}))
            if best[0] == mate:
                wanted.append(("fact-partner-takes", {"seat": mate}))
        leads = best.count(seat)
        wanted += [("fact-you-lead", {"tricks": n + 1}) for n in range(leads)]
        fewest = (2, 3, 5)[: done["points"][seat]]  # tricks that bring so many points
        wanted += [("fact-pair-tricks", {"tricks": tricks}) for tricks in fewest]
        rivals = set(range(4)) - {seat, mate if phase == "tricks" else seat}
        wanted += [
            ("fact-rival-tricks", {"seat": rival, "tricks": 3})
            for rival in sorted(rivals)
            if done["points"][rival] >= 2
        ]
        assert [(fact.id, dict(fact.args)) for fact in story.facts()] == wanted
        kinds |= {id_ for id_, _ in wanted}
    assert len(kinds) == 8


def test_ts_7_what_the_lesson_says_of_the_open_cards_is_true() -> None:
    """The sums that it compares when the learner chooses a partner, and whose cards it chooses."""
    taught = lesson(GAME)
    assert taught is not None
    at = next(n for n, step in enumerate(taught.steps) if step.says == "lesson-pair")
    view = taught.at_step(at).match.view(0)
    drafted = {seat: view["hands"][seat]["drafted"] for seat in (1, 2, 3)}
    sums = [sum(sum(view["cards"][card]) for card in cards) for cards in drafted.values()]
    assert sums == [25, 24, 23]
    assert taught.steps[at].move == "pair 0 with 1"
    said = Translator("en", GAME.package, "P{}".format).text([*taught.shown()][at].says)
    assert "P1’s add up to 25, P2’s to 24, P3’s to 23" in said
