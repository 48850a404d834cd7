"""Trick Party: a test or more for each clause, named by it, and what a seat may know."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit import deals
from kit.plain import plain
from kit.playout import decisions, follow
from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadEdition, BadOption, BadRecord, IllegalMove
from trickery.core.match import Match, full_view, outcome_of
from trickery.core.rng import generator
from trickery.core.rows import Rows
from trickery.core.say import Say
from trickery.core.state import CHANCE, OVER
from trickery.core.words import english
from trickery.games.trick_party.cards import CARDS, LAYOUT, SCORE_CARDS, SUITS, name
from trickery.games.trick_party.rules import State
from trickery.games.trick_party.thumb import REASONS, thumb

GAME = registry.load("trick_party")
sheet = GAME.sheet
ALL_CARDS = [name(card) for card in range(CARDS)]
SHORT = {suit[0]: suit for suit in SUITS}  # P, B, S, F, D
COUNTS = [4, 5, 6]


def card(text: str) -> str:
    """`5B` is the 5 of Boos."""
    return f"{text[:-1]} of {SHORT[text[-1]]}"


def number(text: str) -> int:
    """The number of a card, which is also that of the move that plays it."""
    return ALL_CARDS.index(card(text))


def deal_words(players: int = 4, start: int | None = 0) -> dict[str, Any]:
    """Cards and score cards in order: seat 0 gets all Pumpkinheads, and -5 is on top."""
    each = CARDS // players
    words: dict[str, Any] = {
        "deal": "hand",
        "hands": [ALL_CARDS[each * seat : each * (seat + 1)] for seat in range(players)],
        "score_deck": list(SCORE_CARDS[: each - 1]),
        "put_away": list(SCORE_CARDS[each - 1 :]),
    }
    if start is not None:
        words["start"] = start
    return words


def dealt(*hands: str, start: int = 0, scores: Sequence[int] = ()) -> Match:
    """A match in which the seats hold these cards among others, and these score cards come up.

    What is not named is dealt from the top of the deck (high Dracs last) to whoever lacks cards.
    """
    each = CARDS // len(hands)
    named = [[card(text) for text in hand.split()] for hand in hands]
    rest = [c for c in ALL_CARDS if not any(c in hand for hand in named)]
    order = list(SCORE_CARDS)
    for value in scores:
        order.remove(value)
    order = [*scores, *order]
    match = Match(GAME, len(hands), script=True)
    full = [hand + [rest.pop(0) for _ in range(each - len(hand))] for hand in named]
    match.deal(
        {
            "hands": full,
            "score_deck": order[: each - 1],
            "put_away": order[each - 1 :],
            "start": start,
        }
    )
    return match


def trick(cards: str, leader: int = 0, revolution: str = "") -> int:
    """Who wins a trick of these cards, the lead's first; nobody holds anything else to follow."""
    laid = [number(text) for text in cards.split()]
    players = len(laid)
    rows = GAME.setting(players).row.copy()
    s = State(rows[0])
    if revolution:
        rows[0]["revolution"] = sum(1 << number(text) for text in revolution.split())
    s.leader = s.actor = leader
    for place, c in enumerate(laid):
        rows[0]["hand"][(leader + place) % players] = 1 << c
    for c in laid:
        assert c in GAME.legal_moves(rows[0])
        GAME.apply(GAME.handle(rows[0]), c)
    assert s.leader == s.leaders[1]
    return s.leader


def last_trick(
    points: Sequence[int], dead: int, rows: Rows | None = None, campaign: bool = False
) -> Rows:
    """A hand that ends: the seats have won these points, and one of them now takes DEATH."""
    players = len(points)
    if rows is None:
        rows = GAME.seeded(GAME.setting(players, {"campaign": campaign}), 1)
    s = State(rows[0])
    s.trick, s.laid, s.leader, s.actor = CARDS // players - 1, 0, dead, dead
    for seat in range(players):
        s.points[seat] = points[seat]
        rows[0]["hand"][seat] = 0
    laid = [number(text) for text in ("12D", "1P", "2P", "3P", "4P", "5P")[:players]]
    rows[0]["revolution"] = 0
    for place, c in enumerate(laid):  # the lead's Drac takes it
        rows[0]["hand"][(dead + place) % players] = 1 << c
    for c in laid:
        GAME.apply(GAME.handle(rows[0]), c)
    return rows


def next_deal(rows: Rows) -> State:
    lots = GAME.new_lots()[1]
    GAME.draw(GAME.handle(rows[0]), lots)
    GAME.settle(GAME.handle(rows[0]), lots)
    return State(rows[0])


# Cards ---------------------------------------------------------------------------------------


def test_trick_party_is_for_four_to_six() -> None:
    for players in (3, 7):
        with pytest.raises(BadOption, match="4 to 6 players"):
            GAME.setting(players)


def test_tp_1_sixty_cards_in_five_suits_and_dracs_is_trump() -> None:
    assert len(set(ALL_CARDS)) == 60
    suits = ("Pumpkinheads", "Boos", "Skellies", "Frankies", "Dracs")
    assert [f"{n} of {suit}" for suit in suits for n in range(1, 13)] == ALL_CARDS
    for suit in "PBSF":
        assert trick(f"12{suit} 1D 9{suit} 10{suit}") == 1


def test_tp_2_sixteen_cards_carry_revolution_none_of_them_dracs() -> None:
    view = Match(GAME, seed=1).view(None)
    per_suit = Counter(c.split(" of ")[1] for c in view["revolution_cards"])
    assert per_suit == dict.fromkeys(SUITS[:4], 4)


def test_tp_2a_the_edition_has_2_5_8_11() -> None:
    view = Match(GAME, seed=1).view(None)
    expected = [f"{n} of {suit}" for suit in SUITS[:4] for n in (2, 5, 8, 11)]
    assert view["revolution_cards"] == expected
    assert {13 - n for n in (2, 5, 8, 11)} == {2, 5, 8, 11}, "the same upside down"


def test_tp_2a_another_edition_changes_what_revolts() -> None:
    mine = Edition({"revolution": {"boos": [1, 2, 3, 4]}}, "mine")
    match = Match(GAME, seed=1, edition=mine)
    boos = [c for c in match.view(None)["revolution_cards"] if c.endswith("Boos")]
    assert boos == [f"{n} of Boos" for n in (1, 2, 3, 4)]
    assert "2 of Skellies" in match.view(None)["revolution_cards"], "the rest stays as shipped"
    assert trick("1B 6B 7B 9B", revolution="1B 2B 3B 4B") == 0
    assert trick("1B 6B 7B 8B", revolution="7B 8B 9B 10B") == 3


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[revolution]\nboos = [1, 2, 3]", 2, "has 3 entries, but needs 4"),
        ("[revolution]\n\nboos = [1, 2, 3, 4, 5]", 3, "has 5 entries, but needs 4"),
        ("[revolution]\nboos = [1, 2, 3, 3]", 2, "has 3 more than once"),
        ("[revolution]\nboos = [1, 2, 3, 13]", 2, "entry 4 .* from 1 to 12, not 13"),
        ("[revolution]\nboos = [0, 2, 3, 4]", 2, "entry 1 .* not 0"),
        ("[revolution]\nskellies = [1, 2, 3, true]", 2, "entry 4 must be a whole number"),
        ("[revolution]\nskellies = [1, 2, 3, 4.0]", 2, "entry 4 must be a whole number"),
        ("[revolution]\nfrankies = 'all'", 2, "must be a list"),
        ("[revolution]\ndracs = [1]", 2, "has one entry, but needs 0"),
        ("[revolution]\ndracs = [1, 2, 3, 4]", 2, "but needs 0"),
        ("[revolution]\nskelies = [1, 2, 3, 4]", 2, "did you mean “skellies”"),
        ("revolution = [2]", 1, "must be a table"),
        ("\n[revolutions]\nboos = []", 2, "did you mean “revolution”"),
    ],
)
def test_tp_2a_a_bad_edition_is_refused_with_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadEdition, match=rf"mine\.toml, line {line}: .*{reason}"):
        GAME.setting(edition=Edition.read(path))


def test_tp_3_fifteen_score_cards_and_death() -> None:
    wanted = Counter({**{-v: 2 for v in range(1, 6)}, **dict.fromkeys(range(1, 6), 1)})
    for players in COUNTS:
        words = Match(GAME, players, seed=3).history[0].chance
        assert words is not None
        assert Counter([*words["score_deck"], *words["put_away"]]) == wanted


# Setup ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "away", "players"), [(9, 6, 6), (11, 4, 5), (14, 1, 4)])
def test_tp_4_death_is_last_and_some_score_cards_are_put_away(
    players: int, away: int, deck: int
) -> None:
    match = Match(GAME, players, seed=2)
    words = match.history[0].chance
    assert words is not None
    assert (len(words["put_away"]), len(words["score_deck"])) == (away, deck)
    assert match.view(None)["put_away"] == away
    rng = random.Random(2)
    offers = []
    while match.actor is not None:
        view = match.view(None)
        if not view["trick"]:
            offers.append(view["on_offer"])
            assert view["score_cards_left"] == max(0, deck - len(offers))
        match.play(match.actor, rng.choice(match.legal()))
    assert offers == [*words["score_deck"], "DEATH"]
    assert [done["for"] for done in match.view(None)["tricks"]] == offers


def test_tp_4_the_put_away_cards_vary() -> None:
    away = Counter(
        value
        for seed in range(60)
        for value in (Match(GAME, 6, seed=seed).history[0].chance or {})["put_away"]
    )
    assert sorted(away) == sorted(set(SCORE_CARDS))


@pytest.mark.parametrize(("players", "each"), [(4, 15), (5, 12), (6, 10)])
def test_tp_5_all_sixty_cards_are_dealt(players: int, each: int) -> None:
    match = Match(GAME, players, seed=2)
    hands = [match.view(seat)["hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [each] * players
    assert sorted(c for hand in hands for c in hand) == sorted(ALL_CARDS)
    assert match.view(None)["hand_sizes"] == [each] * players


@pytest.mark.parametrize("players", COUNTS)
def test_tp_6_the_start_player_is_random_and_leads(players: int) -> None:
    starts = Counter[int]()
    for seed in range(240):
        match = Match(GAME, players, seed=seed)
        view = match.view(None)
        assert match.actor == view["start"] == view["leader"]
        starts[view["start"]] += 1
    assert sorted(starts) == list(range(players))
    assert min(starts.values()) > 240 // players // 2


# A trick -------------------------------------------------------------------------------------


def test_tp_7_the_score_card_is_turned_up_before_the_lead() -> None:
    match = dealt("12D", "", "", "", scores=[3, -5, 1])
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["on_offer"] == 3
        assert match.view(seat)["trick"] == []
    assert str(match.prompt()) == "Lead a card. This trick is for +3."
    play(match, "12D")
    assert match.view(None)["on_offer"] == 3
    for _ in range(3):
        anything(match)
    assert match.view(None)["on_offer"] == -5


def play(match: Match, *cards: str) -> None:
    """The seats to move play these cards in turn."""
    for text in cards:
        assert match.actor is not None
        match.play(match.actor, f"play {card(text)}")


def anything(match: Match) -> None:
    assert match.actor is not None
    match.play(match.actor, match.legal()[0])


def legal(match: Match) -> set[str]:
    return {text.removeprefix("play ") for text in match.legal_texts()}


def test_tp_8_the_lead_plays_any_card_and_the_others_follow_clockwise() -> None:
    match = dealt("5B", "1B 2B 7D", "", "3B", start=3)
    assert match.actor == 3
    assert legal(match) == set(match.view(3)["hand"])
    play(match, "3B")
    assert match.actor == 0
    assert legal(match) == {c for c in match.view(0)["hand"] if c.endswith("Boos")}
    play(match, "5B")
    assert match.actor == 1
    assert legal(match) == {c for c in match.view(1)["hand"] if c.endswith("Boos")}
    assert card("7D") not in legal(match), "no trumping while one can follow"


def test_tp_8_who_cannot_follow_may_play_anything() -> None:
    match = Match(GAME, 5, script=True)
    match.deal(deal_words(5))  # each seat holds one suit
    play(match, "9P")
    for seat, text in ((1, "3B"), (2, "4S"), (3, "5F"), (4, "1D")):
        assert legal(match) == set(match.view(seat)["hand"])
        play(match, text)
    assert match.view(None)["tricks"][0]["winner"] == 4


def test_tp_8_trump_that_is_led_must_be_followed_too() -> None:
    match = dealt("3D", "4D 12D 1P", "", "")
    play(match, "3D")
    assert legal(match) == {c for c in match.view(1)["hand"] if c.endswith("Dracs")}
    with pytest.raises(IllegalMove, match="you have Dracs, so you must follow suit"):
        play(match, "1P")
    play(match, "4D")  # and nobody must beat


def test_tp_8_a_revolution_card_belongs_to_its_suit() -> None:
    match = dealt("1B", "2B 5B 3P", "", "")  # both Boos of seat 1 carry it, and it must follow
    play(match, "1B")
    assert {card("2B"), card("5B")} <= legal(match)
    assert card("3P") not in legal(match)
    match = dealt("1B", "3B 2P 5S", "", "")
    play(match, "1B")
    assert card("2P") not in legal(match), "not even a revolution of another suit"


def test_tp_9_one_revolution_turns_the_numbers_over_and_two_turn_them_back() -> None:
    """The booklet's example: first 1 beats 12, then 12 beats 1 again."""
    assert trick("12B 1B 3B 4B") == 0
    assert trick("12B 1B 5B 4B") == 1
    assert trick("12B 1B 5B 8B") == 0
    assert trick("12B 1B 5B 8B 2B") == 1
    assert trick("12B 1B 5B 8B 2B 11B") == 0


def test_tp_9_a_revolution_counts_in_any_suit_by_anybody_at_any_time() -> None:
    assert trick("5B 12B 1B 4B") == 2, "led"
    assert trick("12B 1B 3B 5P") == 1, "thrown off, last of all"
    assert trick("12B 5S 3B 4B") == 2, "thrown off in the middle"
    assert trick("12B 5S 8F 1B") == 0, "two of other suits"
    assert trick("12B 2P 5S 8F") == 0, "three: the only Boo wins either way"
    assert trick("12B 2P 5S 8F 1B") == 4, "three: 1 beats 12"


def test_tp_10_the_strongest_card_of_the_suit_led_wins() -> None:
    assert trick("3B 12P 12S 12F") == 0
    assert trick("3B 4B 12S 1B") == 1
    assert trick("3B 4B 12S 1B", leader=2) == 3
    assert trick("3B 4B 5P 1B") == 3, "upside down"


def test_tp_10_any_drac_beats_the_rest_and_the_strongest_drac_wins() -> None:
    assert trick("12B 1D 10B 9B") == 1
    assert trick("12B 1D 3D 9B") == 2
    assert trick("7D 12D 1D 9B") == 1
    assert trick("12B 1D 3D 9B 12D 2D", leader=3) == 1


def test_tp_10_revolution_reverses_dracs_but_not_that_they_are_trump() -> None:
    assert trick("1B 12D 5B 9B") == 1, "a Drac beats the upside-down best Boo"
    assert trick("1B 12D 3D 5B") == 2, "among Dracs the lower wins"
    assert trick("1D 12D 3D 5B") == 0
    assert trick("1B 12D 8B 5B") == 1


def test_tp_8_to_tp_10_the_example_tricks_of_the_one_page_sheet_are_true() -> None:
    """As drawn in `web/src/games/trick_party/Sheet.svelte`."""
    assert trick("7B 12B 9B 12S") == 1
    assert trick("7B 12B 3D 9B") == 2
    assert trick("7B 12B 5B 9B") == 2


def test_tp_11_the_winner_takes_the_score_card_and_leads() -> None:
    match = dealt("1B", "3B", "12B", "4B", scores=[5, -2])
    play(match, "1B", "3B", "12B", "4B")
    view = match.view(None)
    assert view["points"] == match.scores == [0, 0, 5, 0]
    assert match.actor == view["leader"] == 2
    assert view["tricks"] == [
        {
            "cards": [
                {"seat": seat, "card": card(text)}
                for seat, text in enumerate(("1B", "3B", "12B", "4B"))
            ],
            "winner": 2,
            "for": 5,
        }
    ]


@pytest.mark.parametrize("players", COUNTS)
def test_tp_11_tricks_go_on_until_all_hands_are_empty(players: int) -> None:
    match = Match(GAME, players, seed=9)
    rng = random.Random(9)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    view = match.view(None)
    assert view["hand_sizes"] == [0] * players
    assert len(view["tricks"]) == 60 // players
    won = [0] * players
    for done, after in itertools.pairwise(view["tricks"]):
        assert after["cards"][0]["seat"] == done["winner"]
        won[done["winner"]] += done["for"]
    won[view["tricks"][-1]["winner"]] = 0
    assert match.scores == won


# End -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "dead"), [(7, 2), (-9, 2), (0, 2), (12, 0)])
def test_tp_12_death_brings_0_points_and_no_win(had: int, dead: int) -> None:
    points = [-1, -2, -3, -4]
    points[dead] = had
    rows = last_trick(points, dead)
    assert int(rows[0]["actor"]) == OVER
    expected = [0 if seat == dead else points[seat] for seat in range(4)]
    assert GAME.score_list(rows[0]) == expected
    assert dead not in GAME.winner_list(rows[0])
    assert GAME.view(State(rows[0]), None)["last_dead"] == dead


def test_tp_13_the_highest_sum_of_the_living_wins() -> None:
    assert GAME.winner_list(last_trick([3, 1, 9, 2], dead=2)[0]) == [0]
    assert GAME.winner_list(last_trick([3, 1, 9, 2], dead=0)[0]) == [2]


def test_tp_13_even_a_negative_sum_below_the_dead_players_0() -> None:
    rows = last_trick([-6, -2, 5, -3], dead=2)
    assert GAME.score_list(rows[0]) == [-6, -2, 0, -3]
    assert GAME.winner_list(rows[0]) == [1]
    assert GAME.returns(rows[0]) == [0, 1, 0, 0]


def test_tp_13_who_took_nothing_has_0_and_can_win() -> None:
    rows = last_trick([0, -2, 5, -3], dead=2)
    assert GAME.winner_list(rows[0]) == [0]


def test_tp_14_equal_sums_share_the_win() -> None:
    rows = last_trick([4, 4, 9, -3, 4], dead=2)
    assert GAME.winner_list(rows[0]) == [0, 1, 4]
    assert GAME.returns(rows[0]) == pytest.approx([1 / 3, 1 / 3, 0, 0, 1 / 3])


def test_tp_14_equal_totals_of_a_campaign_share_the_win() -> None:
    rows = campaign([([5, 0, 0, 1], 1), ([0, 4, 2, 0], 2), ([1, 2, 0, 0], 3), ([0, 0, 0, 0], 0)])
    assert GAME.score_list(rows[0]) == [6, 6, 0, 1]
    assert GAME.winner_list(rows[0]) == [0, 1]


def campaign(hands: Sequence[tuple[Sequence[int], int]]) -> Rows:
    """A campaign whose hands end with these points, and one seat dead in each."""
    players = len(hands[0][0])
    rows = GAME.seeded(GAME.setting(players, {"campaign": True}), 1)
    for points, dead in hands:
        assert int(rows[0]["actor"]) == CHANCE
        next_deal(rows)
        last_trick(points, dead, rows)
    return rows


def test_tp_15_a_campaign_adds_up_as_many_hands_as_players() -> None:
    hands = [([5, -3, 0, 1], 1), ([-4, 4, 2, 0], 2), ([1, 2, -8, 0], 3), ([-9, 1, 1, 1], 0)]
    rows = campaign(hands)
    assert int(rows[0]["actor"]) == OVER
    assert GAME.score_list(rows[0]) == [2, 7, -7, 2]
    assert GAME.winner_list(rows[0]) == [1]
    view = full_view(GAME, rows[0], None)
    assert view["hand_scores"] == [[5, 0, 0, 1], [-4, 4, 0, 0], [1, 2, -8, 0], [0, 1, 1, 1]]
    assert view["hands"] == 4
    assert "Round 4 of 4" in english().lines(GAME.table(view))


@pytest.mark.parametrize("players", COUNTS)
def test_tp_15_every_hand_of_a_campaign_is_set_up_afresh(players: int) -> None:
    match = Match(GAME, players, seed=3, options={"campaign": True})
    rng = random.Random(3)
    hands = []
    while match.actor is not None:
        view = match.view(None)
        if view["hand_sizes"] == [60 // players] * players:
            hands.append([match.view(seat)["hand"] for seat in range(players)])
            assert view["points"] == [0] * players
            assert view["tricks"] == []
            assert not any(State(match.snapshot()[0]).void.tolist()), "new cards, new voids"
        match.play(match.actor, rng.choice(match.legal()))
    deals = [step for step in match.history if step.chance is not None]
    assert len(hands) == len(deals) == players
    assert all(one != other for one, other in itertools.pairwise(hands))
    rows = match.view(None)["hand_scores"]
    assert match.scores == [sum(row[seat] for row in rows) for seat in range(players)]


def test_tp_15_without_the_option_one_hand_is_the_game() -> None:
    match = Match(GAME, 4, seed=3)
    while match.actor is not None:
        anything(match)
    assert match.over
    assert len(match.history) == 61
    assert match.view(None)["hands"] == 1


def test_tp_11_the_outcome_of_a_hand() -> None:
    outcome = outcome_of(GAME, full_view(GAME, last_trick([-1, 2, -3, -4], 2)[0], None))
    assert (outcome.clause, str(outcome.reason)) == ("TP-11", "All the cards have been played.")
    assert outcome.winners == (1,)


def test_tp_15_the_outcome_of_a_campaign() -> None:
    hands = [([5, -3, 0, 1], 1), ([-4, 4, 2, 0], 2), ([1, 2, -8, 0], 3), ([-9, 1, 1, 1], 0)]
    outcome = outcome_of(GAME, full_view(GAME, campaign(hands)[0], None))
    assert (outcome.clause, str(outcome.reason)) == ("TP-15", "All 4 rounds have been played.")
    assert outcome.winners == (1,)


def test_tp_16_neither_deaths_nor_hands_won_count() -> None:
    # Seat 0 dies every time, also last; the others only lose. Seat 1 wins three hands.
    hands = [([3, -1, -2, -2], 0), ([3, -1, -2, -2], 0), ([0, -1, -2, -2], 0)]
    rows = campaign([*hands, ([9, -9, -2, -2], 0)])
    assert GAME.score_list(rows[0]) == [0, -12, -8, -8]
    assert GAME.winner_list(rows[0]) == [0]


@pytest.mark.parametrize("players", COUNTS)
def test_tp_16_the_start_player_moves_one_seat_left_each_hand(players: int) -> None:
    match = Match(GAME, players, seed=12, options={"campaign": True})
    starts = {}
    rng = random.Random(1)
    while match.actor is not None:
        view = match.view(None)
        if view["hand_sizes"] == [60 // players] * players:
            assert match.actor == view["start"]
        starts[view["hand_number"]] = view["start"]
        match.play(match.actor, rng.choice(match.legal()))
    assert list(starts.values()) == [(starts[0] + i) % players for i in range(players)]


# Who may know what ---------------------------------------------------------------------------


def twins(rows: Rows, seat: int, count: int = 60) -> list[State]:
    return [State(GAME.twin(rows[0], seat, generator(seed))[0]) for seed in range(count)]


def holds(s: State, seat: int) -> set[str]:
    return set(GAME.view(s, seat)["hand"])


def test_imagined_hands_respect_what_a_seat_has_shown_to_lack() -> None:
    match = Match(GAME, 4, script=True)
    match.deal(deal_words(4))  # seat 0: Pumpkinheads and 1-3 Boos; 3: the Dracs and 10-12 Frankies
    play(match, "1P", "4B", "7S", "10F")
    for s in twins(match.snapshot(), 0):
        for other in (1, 2, 3):
            assert not any(c.endswith("Pumpkinheads") for c in holds(s, other))
    # Seat 0's own suit is gone for all, so what seat 1 imagines must leave it the Pumpkinheads.
    for s in twins(match.snapshot(), 1):
        assert {c for c in ALL_CARDS if c.endswith("Pumpkinheads")} - {card("1P")} <= holds(s, 0)


def test_a_void_lasts_and_is_no_more_than_that() -> None:
    no_boos = " ".join(f"{n}{suit}" for suit in "PSF" for n in range(1, 6))
    match = dealt("1B", no_boos, "2B", "3B")
    play(match, "1B", "1P")
    row = match.snapshot()
    assert State(row[0]).void.tolist()[:4] == [0, 1 << 1, 0, 0]
    shown = 0
    for s in twins(row, 0):
        assert not any(c.endswith("Boos") for c in holds(s, 1))
        shown += any(c.endswith("Pumpkinheads") for c in holds(s, 1))
    assert shown, "it may still hold others of the suit that it threw off"


def test_imagined_hands_have_the_right_sizes_and_the_unseen_cards() -> None:
    for players in COUNTS:
        match = Match(GAME, players, seed=4)
        rng = random.Random(4)
        while match.actor is not None:
            if rng.random() < 0.2:
                rows = match.snapshot()
                for seat in range(players):
                    s = twins(rows, seat, 1)[0]
                    hands = [holds(s, p) for p in range(players)]
                    assert [len(hand) for hand in hands] == match.view(None)["hand_sizes"]
                    assert hands[seat] == set(match.view(seat)["hand"])
                    together = set().union(*hands)
                    assert together == set().union(*(match.view(p)["hand"] for p in range(players)))
            match.play(match.actor, rng.choice(match.legal()))


def test_imagined_hands_are_evenly_random() -> None:
    rows = Match(GAME, 4, seed=1).snapshot()
    mine = State(rows[0])
    text = next(c for c in ALL_CARDS if c in holds(mine, 1))
    found = Counter(p for s in twins(rows, 0, 600) for p in range(4) if text in holds(s, p))
    assert sorted(found) == [1, 2, 3]
    assert all(150 < count < 250 for count in found.values())


def test_imagined_score_cards_keep_those_turned_up_and_vary_the_rest() -> None:
    match = dealt("1B", "3B", "12B", "4B", "", "", scores=[5, -2])
    play(match, "1B", "3B", "12B", "4B")
    anything(match)
    anything(match)
    assert match.view(None)["on_offer"] == -2
    thirds, away = set(), set()
    for s in twins(match.snapshot(), 3):
        deck = s.deck.tolist()
        assert deck[:2] == [5, -2]
        assert sorted(deck) == list(SCORE_CARDS)
        thirds.add(deck[2])
        away.update(deck[9:])
    assert len(thirds) >= 7
    assert len(away) >= 9, "nobody knows what was put away"
    assert 5 not in thirds | away, "the +5 has been seen"


def test_no_view_tells_hands_deck_or_put_away_cards() -> None:
    match = Match(GAME, 4, script=True)
    match.deal(deal_words(4))
    other = Match(GAME, 4, script=True)
    words = deal_words(4)
    words["hands"][1:] = [words["hands"][3], words["hands"][1], words["hands"][2]]
    words["score_deck"][1:] = words["score_deck"][:0:-1]
    words["score_deck"][-1], words["put_away"][0] = words["put_away"][0], words["score_deck"][-1]
    other.deal(words)
    assert match.view(0) == other.view(0)
    assert match.view(None) == other.view(None)
    assert match.view(1) != other.view(1)


def test_observation_of_a_trick() -> None:
    match = dealt("5B", "12P 3P", "2B", "3B", scores=[-4])
    play(match, "5B")
    rows = match.snapshot()
    seen = GAME.observation(rows[0], 1)

    def part(what: str) -> list[int]:
        cells: list[int] = seen[LAYOUT[what] :][: LAYOUT.sizes[what]].tolist()
        return cells

    hand = match.view(1)["hand"]
    assert [ALL_CARDS[at] for at, cell in enumerate(part("hand")) if cell] == hand
    laid = [at for at, cell in enumerate(part("trick")) if cell]
    assert laid == [3 * 60 + number("5B")], "seat 0 is three seats on"
    assert part("lead") == [0, 0, 0, 1, 0, 0]
    assert part("led") == [0, 1, 0, 0, 0]
    assert part("upside_down") == [1]
    assert part("offer") == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert part("unseen_scores") == [2, 1, 2, 2, 2, 0, 1, 1, 1, 1, 1]
    assert part("hand_size") == [15]
    assert part("players") == [0, 0, 0, 1, 0, 0]
    assert part("death") == [0]


# Words ---------------------------------------------------------------------------------------


def test_refusals_give_the_reason() -> None:
    match = dealt("1B", "3B 9P", "", "")
    with pytest.raises(IllegalMove, match="you don’t have the 3 of Boos"):
        play(match, "3B")
    play(match, "1B")
    with pytest.raises(IllegalMove, match=r"you have Boos, so you must follow suit \(TP-8\)"):
        play(match, "9P")


def test_news_tells_tricks_death_and_the_hands_result() -> None:
    match = dealt("1B", "3B", "12B", "4B", scores=[5, -2])
    play(match, "1B", "3B", "12B")
    before = match.view(None)
    play(match, "4B")
    assert [str(line) for line in GAME.news(before, match.view(None))] == [
        "Seat 3 wins the trick and takes +5.",
        "The next trick is for -2.",
    ]
    rng = random.Random(1)
    while match.actor is not None:
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
    lines = [str(line) for line in GAME.news(before, match.view(None))]
    dead = match.view(None)["last_dead"]
    assert lines[0] == f"Seat {dead + 1} wins the last trick and takes DEATH."
    assert lines[1].startswith("The round is over: Seat 1 ")


def test_views_between_the_hands_of_a_campaign() -> None:
    """A record is replayed step by step: somebody may look before the next deal."""
    for players in COUNTS:
        match = Match(GAME, players, script=True, options={"campaign": True})
        fresh = match.view(None)
        assert fresh["on_offer"] is None
        assert fresh["last_dead"] is None
        assert fresh["hand_sizes"] == [0] * players
        match.deal(deal_words(players))
        while match.actor is not None:
            before = match.view(None)
            anything(match)
        after = match.view(None)
        assert (after["on_offer"], after["to_move"], after["over"]) == (None, None, False)
        assert len(after["hand_scores"]) == 1
        assert str(GAME.news(before, after)[0]).endswith("wins the last trick and takes DEATH.")
        assert GAME.table(match.view(0))
        assert GAME.observation(match.snapshot()[0], 0).any()


def test_the_last_trick_of_a_hand_stays_in_view_until_the_next_is_finished() -> None:
    for players in COUNTS:
        match = Match(GAME, players, seed=8, options={"campaign": True})
        assert match.view(None)["last_trick"] is None
        rng = random.Random(8)
        while match.actor is not None:
            before = match.view(None)
            match.play(match.actor, rng.choice(match.legal()))
            after = match.view(None)
            if after["hand_number"] > before["hand_number"]:
                assert after["last_trick"]["cards"][:-1] == before["trick"]
                assert after["last_trick"]["winner"] == after["last_dead"]
                assert after["last_trick"]["for"] == "DEATH"
            elif after["tricks"]:
                assert after["last_trick"] == after["tricks"][-1]
            else:
                assert after["last_trick"] == before["last_trick"]


def test_the_table_marks_revolutions() -> None:
    match = dealt("2B 3B", "", "", "")
    text = english().lines(GAME.table(match.view(0)))
    assert "2* 3" in text
    play(match, "2B")
    assert "Seat 1: 2 of Boos *" in english().lines(GAME.table(match.view(1)))


# The deal as data ----------------------------------------------------------------------------

JUNK: list[Any] = [
    None,
    True,
    0,
    -7,
    1.0,
    float("nan"),
    "",
    "-1",
    [],
    [[]],
    {},
    {"a": 1},
    "1 of Boo",
]


def refused(words: Any, reason: str, players: int = 4) -> None:
    match = Match(GAME, players, script=True)
    before = match.snapshot().tobytes()
    with pytest.raises(BadRecord, match=reason):
        match.deal(words)
    assert match.snapshot().tobytes() == before
    assert match.history == []


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("players", COUNTS)
def test_a_malformed_deal_is_refused_whatever_it_holds(players: int, junk: Any) -> None:
    refused(junk, "deal|hands", players)
    refused({**deal_words(players), "deal": junk}, "a round begins with its deal", players)
    refused({**deal_words(players), "hands": junk}, "lists of", players)
    refused({**deal_words(players), "score_deck": junk}, "score cards", players)
    refused({**deal_words(players), "put_away": junk}, "score cards", players)
    if type(junk) is not int or junk not in range(players):
        refused({**deal_words(players), "start": junk}, "“start” must be a number", players)
    for seat in range(players):
        words = deal_words(players)
        words["hands"][seat] = junk
        refused(words, "lists of", players)
        words = deal_words(players)
        words["hands"][seat][0] = junk
        refused(words, "isn’t a card", players)
    for key in ("score_deck", "put_away"):
        words = deal_words(players)
        words[key][0] = junk
        refused(words, "score cards once", players)


@pytest.mark.parametrize("key", ["hands", "score_deck", "put_away", "start"])
def test_a_deal_must_be_whole(key: str) -> None:
    words = deal_words()
    del words[key]
    refused(words, "must be")


def test_a_deal_must_hold_every_card_once() -> None:
    words = deal_words()
    words["hands"][0][0] = "12 of Dracs"
    refused(words, "12 of Dracs more than once")
    words = deal_words()
    words["hands"][0].append(words["hands"][1].pop())
    refused(words, "4 lists of cards, 15 in each")
    words = deal_words()
    words["score_deck"][0] = 5
    refused(words, "each of the 15 score cards once")
    words = deal_words()
    words["put_away"].append(words["score_deck"].pop())
    refused(words, "list of 14 score cards, and “put_away” of 1")
    words = deal_words()
    words["score_deck"] = [float(value) for value in words["score_deck"]]
    refused(words, "score cards once")
    refused(deal_words(5), "4 lists of cards, 15 in each")


def test_true_is_no_score_card() -> None:
    words = deal_words()
    words["score_deck"][words["score_deck"].index(1)] = True
    refused(words, "score cards once")


def test_a_later_deal_cannot_move_the_start() -> None:
    match = Match(GAME, 4, script=True, options={"campaign": True})
    match.deal(deal_words(4, 2))
    while match.actor is not None:
        anything(match)
    with pytest.raises(BadRecord, match="“start” must be 3"):
        match.deal(deal_words(4, 0))
    match.deal(deal_words(4, None))
    assert match.actor == match.view(None)["start"] == 3


# The score sheet -----------------------------------------------------------------------------


@pytest.mark.parametrize("campaign", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_the_sheet_adds_up_at_every_step_for_all_eyes(players: int, campaign: bool) -> None:
    match = Match(GAME, players, seed=5, options={"campaign": campaign})
    rng = random.Random(5)
    while True:
        eyes = [match.view(seat) for seat in (None, *range(players))]
        rows = plain(sheet(eyes[0]))["rows"]
        assert all(plain(sheet(view))["rows"] == rows for view in eyes)
        *parts, total = rows
        assert total["label"] == "Total"
        assert total["points"] == eyes[0]["scores"]
        added = [sum(row["points"][seat] or 0 for row in parts) for seat in range(players)]
        assert added == total["points"]
        assert all(row["why"] for row in parts)
        if match.actor is None:
            break
        match.play(match.actor, rng.choice(match.legal()))
    assert len(parts) == (players if campaign else CARDS // players)


def test_the_sheet_explains_a_trick() -> None:
    match = dealt("2B 1P", "3B 4P", "12B 2P", "1D 5P", scores=[5, -2])
    play(match, "1P", "4P", "2P", "5P")  # both 2 and 5 turn the order
    first = plain(sheet(match.view(0)))["rows"][0]
    assert first["label"] == "Trick 1: +5"
    assert first["points"] == [None, None, None, 5]
    assert first["why"] == [
        "Seat 4 takes +5 with the 5 of Pumpkinheads",
        "2 revolutions: they cancel out (TP-9)",
    ]


def test_the_sheet_explains_death() -> None:
    match = Match(GAME, 5, seed=3)
    rng = random.Random(3)
    while match.actor is not None:
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
    view = match.view(None)
    dead = view["last_dead"]
    *_, death, total = plain(sheet(view))["rows"]
    assert death["label"] == "Trick 12: DEATH"
    assert death["points"][dead] == -before["points"][dead]
    assert any(f"Seat {dead + 1} scores 0 for the round" in why for why in death["why"])
    assert f"Seat {dead + 1} took DEATH and can’t win (TP-12)" in total["why"]


def test_the_sheet_between_the_hands_of_a_campaign() -> None:
    match = Match(GAME, 4, script=True, options={"campaign": True})
    assert sheet(match.view(None))["rows"][-1]["points"] == [0] * 4
    match.deal(deal_words())
    while match.actor is not None:
        anything(match)
    between = plain(sheet(match.view(None)))
    assert [row["label"] for row in between["rows"]] == ["Round 1", "Total"]
    assert any("takes DEATH" in why for why in between["rows"][0]["why"])
    assert "Round 2 of 4. The next round is about to be dealt." in between["note"]
    match.deal(deal_words(4, None))
    anything(match)
    after = plain(sheet(match.view(None)))
    dead = match.view(None)["last_dead"]
    assert after["rows"][0]["why"][-1] == f"Seat {dead + 1} took DEATH"
    assert "15 tricks left in this round" in after["note"]


# Aim, standing, and the end of a hand --------------------------------------------------------


def test_the_aim_says_trump_treats_pranks_and_death() -> None:
    single = str(GAME.aim(Match(GAME, 4, seed=1).view(0)))
    campaign = str(GAME.aim(Match(GAME, 5, seed=1, options={"campaign": True}).view(0)))
    for words in ("treats (+)", "pranks (-)", "Dracs are trump", "DEATH", "0"):
        assert words in single
        assert words in campaign
    assert "total after 5 rounds" in campaign


def test_the_standing_spells_out_the_sum() -> None:
    match = dealt("1B 1D", "3B 3D", "12B 12D", "4B 4D", scores=[5, -2, 3])
    assert str(GAME.standing(match.view(2))) == "This round so far: 0, no score cards yet."
    play(match, "1B", "3B", "12B", "4B")
    assert str(GAME.standing(match.view(2))) == "This round so far: +5, one score card."
    play(match, "12D", "4D", "1D", "3D")
    assert match.view(2)["points"][2] == 3
    assert str(GAME.standing(match.view(2))) == "This round so far: +5 -2 = +3."
    assert GAME.standing(match.view(None)) == ""


@pytest.mark.parametrize("campaign", [False, True])
@pytest.mark.parametrize("players", COUNTS)
def test_a_hands_end_is_told_once_by_the_rules_own_figures(players: int, campaign: bool) -> None:
    match = Match(GAME, players, seed=7, options={"campaign": campaign})
    rng = random.Random(7)
    ended = []
    while match.actor is not None:
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
        after = match.view(None)
        if told := GAME.round_over(before, after):
            ended.append(told)
            rows = {row["seat"]: row for row in told["rows"]}
            assert [rows[seat]["points"] for seat in range(players)] == after["hand_scores"][-1]
            assert [rows[seat]["total"] for seat in range(players)] == after["scores"]
            for seat, row in rows.items():
                cards, *more = (str(why) for why in row["why"])
                parts = cards.removeprefix("score cards: ").split()
                figures = [int(part) for part in parts if part[0] in "+-"]
                if seat == after["last_dead"]:
                    assert parts[-1] == "DEATH"
                    assert more[0].startswith("DEATH: 0 this round")
                    assert str(sum(figures)) in more[0]
                else:
                    assert more == []
                    assert sum(figures) == row["points"]
            best = [row["seat"] for row in told["rows"]][: len(after["winners"])]
            if after["over"]:
                assert set(best) == set(after["winners"])
                assert ("wins with" in str(told["note"])) == (len(best) == 1)
    assert len(ended) == (players if campaign else 1)
    assert GAME.round_over(after, after) is None
    if not campaign:
        assert told is not None
        assert told["rows"][-1]["seat"] == after["last_dead"], "DEATH is last, below any minus"
        assert told["rows"][-1]["place"] == players, "and shares that place with nobody"


def test_death_is_told_to_its_taker() -> None:
    match = Match(GAME, 4, seed=2)
    rng = random.Random(2)
    while match.actor is not None:
        view = match.view(match.actor)
        if view["on_offer"] == "DEATH":
            assert "0" in str(GAME.standing(view))
        match.play(match.actor, rng.choice(match.legal()))
    dead = match.view(None)["last_dead"]
    assert str(GAME.standing(match.view(dead))).startswith("DEATH: you score 0 this round")
    living = (dead + 1) % 4
    assert "DEATH" not in str(GAME.standing(match.view(living)))


# The rule of thumb ---------------------------------------------------------------------------


def thumbs(rows: Rows) -> tuple[int, str]:
    """What the rule of thumb plays for the seat to move, and why."""
    mask, why = GAME.new_mask(), np.zeros(1, dtype=np.int8)
    GAME.legal(GAME.handle(rows[0]), mask)
    move = int(thumb(GAME.handle(rows[0]), mask, generator(1), why))
    return move, str(Say(GAME.package, REASONS[why[0]]))


def late(*hands: str, offer: int, points: int = 0, campaign: bool = False) -> Rows:
    """Near the end: these cards are left, all seats have these points, and seat 0 leads."""
    held = [[number(text) for text in hand.split()] for hand in hands]
    rows = GAME.seeded(GAME.setting(len(hands), {"campaign": campaign}), 1)
    s = next_deal(rows)
    s.trick, s.leader, s.actor = CARDS // len(hands) - len(held[0]), 0, 0
    s.deck[s.trick] = offer
    for seat, cards in enumerate(held):
        s.points[seat] = points
        rows[0]["hand"][seat] = sum(1 << c for c in cards)
    gone = [c for c in range(CARDS) if not any(c in cards for cards in held)]
    for at, c in enumerate(gone):
        s.plays[at] = c
    return rows


@pytest.mark.parametrize(
    ("offer", "laid", "mine", "best", "reason"),
    [
        (5, "1B 3B 4B", "2B 6B", "6B", "it’s sure to win a score card I want"),
        (-5, "1B 3B 4B", "2B 6B", "2B", "it can’t win, and nobody wants this score card"),
        (4, "7B 3B 4B", "2B 6B", "2B", "it’s sure to win a score card I want"),
        (-4, "7B 3B 4B", "2B 6B", "6B", "it can’t win, and nobody wants this score card"),
        (3, "9B 1D 4B", "7B 12B", "12B", "I can’t win this score card, so I play"),
        (-3, "3B 6P 7P", "9B 12B", "12B", "I’ll get this score card whatever I play"),
    ],
)
def test_thumb_as_the_last_of_a_trick_counts_the_revolutions(
    offer: int, laid: str, mine: str, best: str, reason: str
) -> None:
    first, second, third = laid.split()
    rows = late(f"{first} 9S", f"{second} 10S", f"{third} 12S", mine, offer=offer)
    for text in laid.split():
        GAME.apply(GAME.handle(rows[0]), number(text))
    move, why = thumbs(rows)
    assert name(move) == card(best)
    assert why.startswith(reason)


def test_thumb_throws_off_its_last_card_of_a_suit() -> None:
    rows = late("4B 1P 2P", "7B 6P 9F", "9B 10F 11P", "7S 6F 7F", offer=-4)
    for text in ("4B", "7B", "9B"):
        GAME.apply(GAME.handle(rows[0]), number(text))
    reason = "it can’t win, and next time its suit is led I can play anything"
    assert thumbs(rows) == (number("7S"), reason)


def test_thumb_spends_its_drac_before_the_last_trick() -> None:
    hands = ("6D 6P", "7P 3B", "9P 4B", "10P 1S")
    in_time = "a Drac in the last trick wins DEATH, so I play mine before then"
    assert thumbs(late(*hands, offer=-2)) == (number("6D"), in_time)
    rows = late(*hands, offer=-2, points=6, campaign=True)
    assert thumbs(rows) == (number("6D"), in_time), "DEATH would cost six points"


def test_thumb_goes_for_death_if_it_is_below_zero_in_a_campaign() -> None:
    hands = ("6D 6P", "7P 3B", "9P 4B", "10P 1S")
    forgiven = "I’m below zero, so I save my Dracs for DEATH, which brings me back up to 0"
    rows = late(*hands, offer=2, points=-6, campaign=True)
    assert thumbs(rows) == (number("6P"), forgiven)


def test_thumb_uses_only_what_the_seat_knows_and_all_its_reasons() -> None:
    given = set()
    for players, campaign in itertools.product(COUNTS, (False, True)):
        match = Match(GAME, players, seed=players, options={"campaign": campaign})
        rng = generator(players)
        while match.actor is not None:
            move = match.legal()[0]
            if len(match.legal()) > 1:
                rows = match.snapshot()
                move, why = thumbs(rows)
                given.add(why)
                assert thumbs(GAME.twin(rows[0], match.actor, rng)) == (move, why)
            match.play(match.actor, move)
    assert given == {str(Say(GAME.package, reason)) for reason in REASONS}


@pytest.mark.parametrize("players", COUNTS)
def test_thumb_wins_far_more_than_its_share_against_random_play(players: int) -> None:
    rng = random.Random(players)
    games = 30 * players
    won = 0.0
    for game in range(games):
        match = Match(GAME, players, seed=game // players)
        while match.actor is not None:
            move = rng.choice(match.legal())
            if match.actor == game % players and len(match.legal()) > 1:
                move, _ = thumbs(match.snapshot())
            match.play(match.actor, move)
        won += match.returns[game % players]
    assert won / games > 1.6 / players


# What the view works out ----------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_tp_9_tp_10_the_view_tells_who_is_ahead(players: int) -> None:
    turned = 0
    for seed in range(6):
        match = Match(GAME, players, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            view = match.view(None)
            suits = [play["card"].split(" of ")[1] for play in view["trick"]]
            turns = sum(play["card"] in view["revolution_cards"] for play in view["trick"])
            assert (view["revolutions"], view["reversed"]) == (turns, turns % 2 == 1)
            assert view["led"] == (suits[0] if suits else None)
            if suits:
                strong = view["trump"] if view["trump"] in suits else suits[0]
                able = [play for play in view["trick"] if play["card"].endswith(strong)]
                pick = min if turns % 2 else max
                best = pick(able, key=lambda play: int(play["card"].split()[0]))
                assert view["ahead"] == best["seat"]
            else:
                assert view["ahead"] is None
            seen = [trick["for"] for trick in view["tricks"]] + [view["on_offer"]]
            told = [score for score in seen if score != "DEATH"] + view["unseen_scores"]
            assert sorted(told) == list(SCORE_CARDS)
            match.play(match.actor, rng.choice(match.legal()))
            if len(match.view(None)["tricks"]) > len(view["tricks"]):
                laid = match.view(None)["last_trick"]["cards"]
                count = sum(play["card"] in view["revolution_cards"] for play in laid)
                assert match.view(None)["last_reversed"] == (count % 2 == 1)
                turned += count % 2
    assert turned


# Live deals ----------------------------------------------------------------------------------


def test_tp_4_tp_5_tp_6_live_deals_are_even() -> None:
    deals.check(GAME, ("cards", "scores"), {"start": GAME.card.usual})


# What a coach says of a move ---------------------------------------------------------------------


@pytest.mark.parametrize("campaign", [0, 1])
def test_facts_of_a_move_are_what_the_table_is_told(campaign: int) -> None:
    """TP-11, TP-12: who takes score cards, now and later, and DEATH, and what the hand brings."""
    rng = random.Random(campaign)
    kinds = set()
    played = list(decisions(GAME, rng, players=5, options={"campaign": campaign}))
    for row, seat in rng.sample(played, 25):
        story = follow(GAME, row, seat, rng.choice(GAME.legal_moves(row)), rng)
        views, news = story.views(), [(said.id, dict(said.args)) for said in story.news()]
        over = next(filter(None, map(GAME.round_over, views, views[1:])))
        points = next(each["points"] for each in over["rows"] if each["seat"] == seat)
        taker, prize = next(args.values() for id_, args in news if id_ == "news-takes")
        dead = [args["seat"] for id_, args in news if id_ == "news-death"]
        wanted = [("fact-takes", {"seat": taker, "prize": prize})]
        if taker == seat:
            prank = int(str(prize)) < 0
            wanted = [("fact-you-take-prank" if prank else "fact-you-take", {"prize": prize})]
        ids = [id_ for id_, _ in news]
        takes = [args for id_, args in news[: ids.index("news-death")] if id_ == "news-takes"]
        later = [int(str(args["prize"])) for args in takes[1:] if args["seat"] == seat]
        if any(prize > 0 for prize in later):
            wanted.append(("fact-later-treat", {}))
        if any(prize < 0 for prize in later):
            wanted.append(("fact-later-prank", {}))
        if dead[0] == seat:
            wanted.append(("fact-you-die", {}))
        elif points:
            wanted.append(("fact-plus" if points > 0 else "fact-minus", {}))
        facts = [(fact.id, dict(fact.args)) for fact in story.facts()]
        assert facts == wanted or (len(dead) > 1 and all(fact in wanted for fact in facts))
        kinds |= {id_ for id_, _ in wanted}
    assert len(kinds) == 8
