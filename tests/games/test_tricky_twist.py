"""Tricky Twist, clause by clause (TT-1 to TT-28)."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kit import deals
from kit.playout import decisions, follow
from trickery.bots.tuning import alike, bluffs
from trickery.core import registry
from trickery.core.edition import Edition
from trickery.core.errors import BadEdition, BadRecord, IllegalMove
from trickery.core.match import Match, full_view, outcome_of
from trickery.core.pseudo import PSEUDO
from trickery.core.rng import generator
from trickery.core.say import Say
from trickery.core.state import CHANCE, OVER
from trickery.core.words import Translator, languages
from trickery.games.tricky_twist import rules, thumb
from trickery.games.tricky_twist.cards import (
    ADJUST,
    ANY_SIDE,
    BONUS,
    CARDS,
    EVEN_SIDE,
    FLIP,
    HARVEST,
    JOKER,
    LAYOUT,
    MOVES,
    ODD_SIDE,
    RETRIEVE,
    SCORING,
    SIDES,
    SUITS,
    name,
)

GAME = registry.load("tricky_twist")
sheet = GAME.sheet
NUMBER = {name(card): card for card in range(CARDS)}
SHORT = dict(zip("MSQC", SUITS, strict=True))
ENGLISH = Translator(game=GAME.package)


def news(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    return [ENGLISH.text(line) for line in GAME.news(before, after)]


def table(view: dict[str, Any]) -> str:
    return ENGLISH.lines(GAME.table(view))


# Laying out tables ---------------------------------------------------------------------------


def cards(text: str) -> list[str]:
    """Cards in short: `M7 Q12` are the 7 of moons and the 12 of squares."""
    return [f"{short[1:]} of {SHORT[short[0]]}" for short in text.split()]


def card_set(text: str) -> int:
    return sum(1 << NUMBER[card] for card in cards(text))


def begin(
    *seats: tuple[str, str], scoring: str = "sequence", first: int = 0, edition: Any = None
) -> Match:
    """A game up to the first question about reserves; hands and reserves (top first) by seat.

    What is not said is filled up with the cards that nobody was given, lowest first.
    """
    match = Match(GAME, len(seats), script=True, seed=0, edition=edition)
    deal_round(match, *seats, scoring=scoring, first=first)
    return match


def deal_round(
    match: Match, *seats: tuple[str, str], scoring: str, first: int | None = None
) -> None:
    given = {card for hand, reserve in seats for card in cards(hand) + cards(reserve)}
    spare = [name(card) for card in range(CARDS) if name(card) not in given]
    hands, reserves = [], []
    for hand, reserve in seats:
        held, aside = cards(hand), cards(reserve)
        while len(aside) < 5:
            aside.append(spare.pop(0))
        while len(held) < CARDS // len(seats) - 5:
            held.append(spare.pop(0))
        hands.append(held)
        reserves.append(aside)
    words: dict[str, Any] = {
        "deal": "round",
        "scoring_card": scoring,
        "hands": [h + r for h, r in zip(hands, reserves, strict=True)],
    }
    if first is not None:
        words["first"] = first
    match.deal(words)
    while match.actor is not None:
        seat = match.actor
        for card in reserves[seat]:
            match.play(seat, f"reserve {card}")
    match.deal({"deal": "reserves", "reserves": reserves})


def leave(match: Match) -> None:
    """Everybody leaves the reserve."""
    while match.view(None)["phase"] == "take reserve":
        assert match.actor is not None
        match.play(match.actor, "leave reserve")


def trick(match: Match, text: str) -> None:
    """Everybody leaves the reserve; then these cards, from the leader on."""
    leave(match)
    for card in cards(text):
        assert match.actor is not None
        match.play(match.actor, f"play {card}")


class Position:
    """A state written by hand."""

    def __init__(self, players: int = 3, scoring: str = "sequence", **fields: Any) -> None:
        self.rows = GAME.setting(players, edition=fields.pop("edition", None)).row.copy()
        self.rows[0]["holder"] = -1
        self.rows[0]["use"] = -1
        self.rows[0]["order"] = -1
        self.rows[0]["scoring"][0] = SCORING.index(scoring)
        self.rows[0]["trick"] = 5
        for field, value in fields.items():
            self.rows[0][field] = value
        self.players = players

    @property
    def row(self) -> Any:
        return self.rows[0]

    @property
    def state(self) -> Any:
        return GAME.handle(self.rows[0])

    def false(self, *sets: str) -> Position:
        for seat, text in enumerate(sets):
            self.row["false_tricks"][seat] = card_set(text)
        return self

    def won(self, *sets: str) -> Position:
        """Tricks: seats' tricks parted by `/`."""
        number = 0
        leaders = [0] * 17
        for seat, text in enumerate(sets):
            self.row["won"][seat] = card_set(text.replace("/", " "))
            piles = [pile for pile in text.split("/") if pile.strip()]
            self.row["tricks"][seat] = len(piles)
            for pile in piles:
                led, *_ = held = [NUMBER[card] for card in cards(pile)]
                held += [(led + 12) % CARDS] * (self.players - len(held))
                at = number * self.players
                self.row["plays"][at : at + self.players] = held
                number += 1
                leaders[number] = seat
        self.row["trick"] = number
        self.row["leaders"] = leaders
        return self

    def holds(self, seat: int, *bonuses: int) -> Position:
        for bonus in bonuses:
            self.row["holder"][bonus] = seat
        return self

    def end(self) -> Position:
        """The round ends here: who is asked first?"""
        self.row["phase"] = rules.Phase.END
        self.row["asked"] = 0
        rules.ask_end_bonus(self.state)
        if int(self.row["asked"]) == rules.END_CARDS * self.players:
            rules.score_round(self.state)
        return self

    @property
    def asked(self) -> tuple[int, str] | None:
        """The seat and the bonus card that is being decided."""
        if self.scored:
            return None
        return int(self.row["actor"]), self.view()["asked"]

    @property
    def scored(self) -> bool:
        return int(self.row["actor"]) in (CHANCE, OVER)

    def legal(self) -> list[str]:
        return [str(MOVES[number]) for number in GAME.legal_moves(self.row)]

    def play(self, text: str) -> Position:
        number = MOVES.parse(text)
        assert number in GAME.legal_moves(self.row), text
        GAME.apply(self.state, number)
        return self

    def why_not(self, text: str) -> str:
        number = MOVES.parse(text)
        assert number not in GAME.legal_moves(self.row), text
        return str(GAME.why_not(GAME.State(self.row), number))

    def sheet(self) -> list[dict[str, Any]]:
        """The finished round, seat by seat."""
        assert self.scored
        rows: list[dict[str, Any]] = self.view()["sheet"][-1]["seats"]
        return rows

    def counted(self) -> tuple[int, int]:
        """What the scoring card counts of seat 0 in the finished round, and its stars for that."""
        row = self.sheet()[0]
        return row["counted"], row["stars"]["scoring_card"]

    def why(self, seat: int) -> str:
        """What brought a seat its stars in the finished round."""
        return str(sheet(self.view())["rows"][-2]["why"][seat])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return full_view(GAME, self.row, seat)


def scored(scoring: str, *sets: str, **fields: Any) -> list[int]:
    """The scoring card's stars for false tricks, seat by seat."""
    players = max(3, len(sets))
    position = Position(players, scoring, **fields).false(*sets).end()
    return [seat["stars"]["scoring_card"] for seat in position.sheet()]


def own_edition(tmp_path: Path, text: str) -> Edition:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return Edition.read(path)


# Cards ---------------------------------------------------------------------------------------


def test_tt_1_four_suits_of_twelve_and_a_bolt_on_each_seven() -> None:
    assert len(NUMBER) == 48
    assert {name(card).split(" of ")[1] for card in range(48)} == {
        "moons",
        "suns",
        "squares",
        "circles",
    }
    assert sorted(int(name(card).split()[0]) for card in range(48)) == sorted(
        4 * list(range(1, 13))
    )
    sevens = {card for card in range(48) if (int(rules.SEVENS) >> card) & 1}
    assert {name(card) for card in sevens} == set(cards("M7 S7 Q7 C7"))


def test_tt_2_nine_scoring_cards_none_twice_in_a_game() -> None:
    assert len(SCORING) == 9
    assert sum(card.startswith("two suits") for card in SCORING) == 2
    rows = GAME.seeded(GAME.setting(4), 1)
    lots, cells = GAME.new_lots()
    for done, before in enumerate(([], [4], [4, 0], [4, 0, 8])):
        rows[0]["done"] = done
        rows[0]["scoring"][:done] = before
        turned_up = set()
        for _ in range(150):
            GAME.draw(GAME.handle(rows[0]), cells)
            turned_up.add(int(lots[0]))
        assert turned_up == set(range(9)) - set(before)


def test_tt_2_a_record_cannot_turn_a_scoring_card_up_again() -> None:
    match = Match(GAME, 3, seed=4)
    rng = random.Random(1)
    while match.view(None)["round"] == 0:
        assert match.actor is not None
        match.play(match.actor, rng.choice(match.legal()))
    script = Match(GAME, 3, script=True, seed=0)
    last: Any = None
    for step in match.history:
        if step.chance is not None:
            if step.chance["deal"] == "round" and last is not None:
                again = {**step.chance, "scoring_card": last["scoring_card"]}
                with pytest.raises(BadRecord, match="already turned up"):
                    script.deal(again)
                with pytest.raises(BadRecord, match="TT-12"):
                    script.deal({**step.chance, "first": last["first"]})
            last = step.chance if step.chance["deal"] == "round" else last
            script.deal(step.chance)
        else:
            assert step.seat is not None
            script.play(step.seat, step.move)


SUIT_KINDS = ("two suits A", "two suits B", "one suit", "suits", "fewest", "most")


def test_tt_2_the_notation_lists_the_scoring_cards() -> None:
    page = (registry.folder_of("tricky_twist") / "notation.md").read_text(encoding="utf-8")
    listed = page[page.index("A scoring card is one of") : page.index("no move names one")]
    assert re.findall(r"`([^`]+)`", listed) == list(SCORING)


@pytest.mark.parametrize("scoring", SCORING)
def test_tt_3_tt_4_the_scoring_card_decides_which_sides_are_up(scoring: str) -> None:
    view = begin(("", ""), ("", ""), ("", ""), scoring=scoring).view(None)
    faces = [card["face"] for card in view["bonus_cards"]]
    assert [card["card"] for card in view["bonus_cards"]] == list(BONUS)
    assert faces[:4] == ["retrieve", "flip", "joker", "harvest"]
    if scoring in SUIT_KINDS:
        assert faces[4:] == [
            "moons or suns",
            "suns or squares",
            "squares or circles",
            "circles or moons",
        ]
    else:
        assert faces[4:] == ["odd", "even", "any value", "adjust"]
    shown = {"two suits A": ["moons", "suns"], "two suits B": ["squares", "circles"]}
    assert view["scoring_card"]["suits"] == shown.get(scoring, [])


def test_tt_4_an_edition_can_print_other_sides(tmp_path: Path) -> None:
    edition = own_edition(
        tmp_path,
        '[suit_sides]\nscoring_cards = ["odd"]\nside_2 = ["circles", "suns"]\n'
        '[two_suits]\nb = ["moons", "circles"]\n',
    )
    odd = begin(("", ""), ("", ""), ("", ""), scoring="odd", edition=edition).view(0)
    assert [card["face"] for card in odd["bonus_cards"]][4:6] == [
        "moons or suns",
        "circles or suns",
    ]
    two = begin(("", ""), ("", ""), ("", ""), scoring="two suits B", edition=edition).view(0)
    assert [card["face"] for card in two["bonus_cards"]][4:] == [
        "odd",
        "even",
        "any value",
        "adjust",
    ]
    assert two["scoring_card"]["suits"] == ["moons", "circles"]
    assert scored("two suits B", "M1 M2 Q1 Q2 Q3", edition=edition)[0] == 5  # two moons


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[suit_sides]\nside_1 = ["moons"]', 2, "has one entry, but needs 2"),
        ('[suit_sides]\nside_1 = ["moons", "stars"]', 2, "entry 2 must be one of moons, suns"),
        ('[suit_sides]\nside_4 = ["suns", "suns"]', 2, "more than once"),
        ('[suit_sides]\n\nscoring_cards = ["oddest"]', 3, "entry 1 must be one of sequence"),
        ('[suit_sides]\nscoring_cards = "odd"', 2, "must be a list of names"),
        ("[two_suits]\na = [[1], 2]", 2, "entry 1 must be one of moons"),
        ("[value_sides]\nodd = [1, 4]", 2, "4 isn’t odd"),
        ("[value_sides]\neven = [2, 3]", 2, "3 isn’t even"),
        ("[value_sides]\neven = []", 2, "has 0 entries"),
        ("[value_sides]\nodd = [1, 13]", 2, "entry 2 must be a whole number from 1 to 12"),
        ("[stars]\nsequence = []", 2, "has 0 entries, but needs 1 to 13"),
        ("[stars]\nsuits = [0, -1]", 2, "entry 2 must be a whole number from 0 to 99"),
        ("[stars]\nodd = [0, 1.5]", 2, "entry 2 must be a whole number"),
        ("[stars]\neven = 4", 2, "must be a list of whole numbers"),
        ("[stars]\nplaces = [12, 7, 3, 1, 0]", 2, "has 5 entries, but needs 1 to 4"),
        ("[stars]\nmosst = [1]", 2, "no such figure"),
    ],
)
def test_tt_4_tt_19_tt_26_bad_figures_are_refused_with_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    with pytest.raises(BadEdition) as refused:
        GAME.setting(3, edition=own_edition(tmp_path, text + "\n"))
    assert f"line {line}:" in str(refused.value)
    assert reason in str(refused.value)


# Setup of a round ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "each"), [(3, 16), (4, 12)])
def test_tt_5_all_cards_are_dealt_and_five_are_put_aside(players: int, each: int) -> None:
    match = Match(GAME, players, seed=11)
    first = match.view(None)["first"]
    assert match.view(None)["scoring_card"] is not None
    dealt = [match.view(seat)["hand"] for seat in range(players)]
    assert [len(hand) for hand in dealt] == [each] * players
    assert len({card for hand in dealt for card in hand}) == 48
    rng = random.Random(3)
    for turn in range(players):  # seat by seat from the first player
        seat = (first + turn) % players
        for picked in range(5):
            assert match.actor == seat
            assert match.legal_texts() == [f"reserve {card}" for card in match.view(seat)["hand"]]
            assert f"{picked + 1} of 5" in str(match.prompt())
            match.play(seat, rng.choice(match.legal()))
    assert match.view(None)["phase"] == "take reserve"
    for seat in range(players):
        view = match.view(seat)
        assert (len(view["hand"]), len(view["reserve"])) == (each - 5, 5)
        assert sorted(view["hand"] + view["reserve"]) == sorted(dealt[seat])


def test_tt_5_the_reserve_is_the_five_picked_shuffled_by_chance() -> None:
    tops = set()
    for seed in range(30):
        match = Match(GAME, 3, seed=seed)
        while match.view(None)["phase"] == "pick reserve":
            assert match.actor is not None
            match.play(match.actor, match.legal()[0])
        seat = match.actor
        assert seat is not None
        before = match.view(seat)
        match.play(seat, "take reserve")
        after = match.view(seat)
        (card,) = set(after["hand"]) - set(before["hand"])
        assert set(before["reserve"]) - set(after["reserve"]) == {card}
        assert before["reserve"] == sorted(before["reserve"], key=NUMBER.__getitem__)  # unordered
        tops.add(before["reserve"].index(card))
    assert tops == set(range(5))


def test_tt_5_nobody_learns_how_far_a_seat_has_picked() -> None:
    match = Match(GAME, 3, seed=2)
    first = match.actor
    assert first is not None
    others = [None, *(seat for seat in range(3) if seat != first)]
    seen = {seat: match.view(seat) for seat in others}
    start = match.snapshot()
    told = {seat: GAME.observation(start[0], seat) for seat in others if seat is not None}
    for _ in range(4):
        match.play(first, match.legal()[0])
        row = match.snapshot()[0]
        for seat in others:
            assert match.view(seat) == seen[seat]
            if seat is not None:
                assert np.array_equal(GAME.observation(row, seat), told[seat])
                twins = [GAME.twin(r, seat, generator(5)) for r in (start[0], row)]
                assert twins[0].tobytes() == twins[1].tobytes()
                assert int(twins[0][0]["reserve"][first]) == 0
        assert len(match.view(first)["hand"]) < 16
    move = match.play(first, match.legal()[0])
    assert str(move).startswith("reserve ")
    assert move.heard == ""
    assert match.view(None)["reserve_sizes"][first] == 5
    assert match.view(None)["reserves_ready"][first] is True
    assert sum(match.view(None)["reserves_ready"]) == 1


def test_tt_5_news_tells_only_that_a_reserve_is_ready() -> None:
    match = Match(GAME, 3, seed=2)
    first = match.actor
    assert first is not None
    lines = []
    for _ in range(5):
        before = match.view(None)
        match.play(first, match.legal()[0])
        lines.append(news(before, match.view(None)))
    assert lines == [[], [], [], [], [f"Seat {first + 1} has picked a reserve."]]


# A trick -------------------------------------------------------------------------------------


def test_tt_6_each_may_take_one_top_card_before_the_first_card() -> None:
    match = begin(("", "M1 S1"), ("", "M2 S2"), ("", "M3 S3"), first=1)
    asked = []
    for answer in ("take reserve", "leave reserve", "take reserve"):
        asked.append(match.actor)
        assert match.legal_texts() == ["take reserve", "leave reserve"]
        assert match.actor is not None
        match.play(match.actor, answer)
    assert asked == [1, 2, 0]  # from the leader clockwise
    assert match.actor == 1
    assert match.view(None)["phase"] == "play"  # at most one each
    assert "2 of moons" in match.view(1)["hand"]
    assert "1 of moons" in match.view(0)["hand"]
    assert "3 of moons" in match.view(2)["reserve"]
    assert match.view(None)["took_reserve"] == [0, 1]
    assert match.view(None)["reserve_sizes"] == [4, 4, 5]
    assert match.view(None)["hand_sizes"] == [12, 12, 11]
    with pytest.raises(IllegalMove, match="TT-6"):
        match.play(1, "take reserve")


def test_tt_6_the_order_of_the_reserve_is_kept_and_every_trick_asks_again() -> None:
    match = begin(("M12 S12", "C1 C5 C3 C4 C2"), ("", ""), ("", ""))
    came = []
    tricks = []
    while match.view(0)["reserve"]:
        seat = match.actor
        assert seat is not None
        before = match.view(0)
        if before["phase"] == "take reserve":
            match.play(seat, "take reserve" if seat == 0 else "leave reserve")
            if seat == 0:
                came += [card for card in match.view(0)["hand"] if card not in before["hand"]]
                tricks.append(before["trick_number"])
        else:
            match.play(seat, match.legal()[0])
    assert came == cards("C1 C5 C3 C4 C2")
    assert tricks == [1, 2, 3, 4, 5]


def test_tt_6_a_seat_without_a_reserve_is_not_asked() -> None:
    position = Position(
        phase=rules.Phase.TAKE, actor=0, leader=0, hand=[1, 2, 4, 0], reserve=[8, 0, 16, 0]
    )
    position.row["order"][0], position.row["order"][10] = 3, 4
    position.play("leave reserve")
    assert int(position.row["actor"]) == 2
    position.play("take reserve")
    assert (int(position.row["actor"]), int(position.row["phase"])) == (0, rules.Phase.PLAY)
    assert int(position.row["hand"][2]) == 4 | 16


def test_tt_6_tt_10_declining_with_one_card_in_hand_ends_the_round() -> None:
    position = Position(
        scoring="odd",
        phase=rules.Phase.TAKE,
        leader=0,
        trick=2,
        hand=[card_set("M1"), card_set("M2 M3"), card_set("M4 M5"), 0],
        reserve=[card_set("C1"), 0, 0, 0],
    )
    position.row["order"][0] = NUMBER["1 of circles"]
    position.play("leave reserve").play("play 1 of moons").play("play 2 of moons")
    position.play("play 4 of moons")
    assert position.scored
    assert [seat["tricks"] for seat in position.sheet()] == [0, 0, 1]


def test_tt_7_the_leader_plays_anything_and_the_others_follow_if_they_can() -> None:
    match = begin(("M1 S1 Q1 C1", ""), ("M2 S2", ""), ("S3 Q3 C3", "M3 M4 M5 M6 M7"))
    leave(match)
    assert len(match.legal()) == 11
    match.play(0, "play 1 of moons")
    moons = [card for card in match.view(1)["hand"] if card.endswith("moons")]
    assert match.legal_texts() == [f"play {card}" for card in moons]
    with pytest.raises(IllegalMove, match=r"you have moons, so you have to follow suit \(TT-7\)"):
        match.play(1, "play 2 of suns")
    with pytest.raises(IllegalMove, match="you don’t have the 3 of circles"):
        match.play(1, "play 3 of circles")


def test_tt_7_who_cannot_follow_plays_anything_and_a_reserve_does_not_oblige() -> None:
    low = "S1 S2 S3 S4 S5 S6 Q1 Q2 Q3 Q4 C12"
    match = begin(("M1", ""), (low, "M2 M3 M4 M5 M6"), ("M7", ""))
    leave(match)
    match.play(0, "play 1 of moons")
    assert sorted(match.legal_texts()) == sorted(f"play {card}" for card in cards(low))
    with pytest.raises(IllegalMove, match="still in your reserve"):
        match.play(1, "play 2 of moons")


def test_tt_7_tt_8_tt_9_the_booklets_example() -> None:
    """Seats 0-3 lay 7, 9, a 2 of another suit, and 2: seat 1 takes three cards and a bonus card."""
    others = "S2 S3 S4 S5 S6 S7 S8"
    match = begin(("M7", ""), ("M9", ""), (others, ""), ("M2", ""), scoring="odd")
    trick(match, "M7 M9 S2 M2")
    view = match.view(None)
    assert view["won"][1] == [{"cards": cards("M7 M9 M2"), "from": "trick 1"}]
    assert [one["card"] for one in view["false_tricks"][2]] == cards("S2")
    assert [count["tricks"] for count in view["counts"]] == [0, 1, 0, 0]
    assert [count["false_tricks"] for count in view["counts"]] == [0, 0, 1, 0]
    assert (match.actor, view["phase"], view["choosing"]) == (1, "choose bonus", [1])
    match.play(1, "bonus harvest")
    assert match.view(None)["bonus_cards"][HARVEST]["holder"] == 1
    assert match.actor == 1  # and leads
    assert match.view(None)["leader"] == 1


def trick_about(players: int, led: str, *others: str, **fields: Any) -> Position:
    """A trick led by seat 1; nobody has more cards of its suit, but each a spare card."""
    hands = [0, 0, 0, 0]
    texts = [led, *others]
    spare = ["C1", "C2", "C3", "C4"]
    for turn, text in enumerate(texts):
        seat = (1 + turn) % players
        hands[seat] = card_set(f"{text} {spare[turn]}" if fields.get("spare", True) else text)
    fields.pop("spare", None)
    position = Position(players, phase=rules.Phase.PLAY, actor=1, leader=1, hand=hands, **fields)
    position.row["leaders"][int(position.row["trick"])] = 1
    for text in texts:
        position.play(f"play {cards(text)[0]}")
    return position


def test_tt_8_a_leader_can_win_with_a_lone_card_and_high_cards_of_other_suits_lose() -> None:
    position = trick_about(3, "M1", "S12", "Q12", trick=0)  # seats 1, 2, 0
    view = position.view()
    assert view["won"] == [[], [{"cards": cards("M1"), "from": "trick 1"}], []]
    assert [[one["card"] for one in shown] for shown in view["false_tricks"]] == [
        cards("Q12"),
        [],
        cards("S12"),
    ]
    assert int(position.row["leader"]) == 1


def test_tt_8_each_trick_is_kept_apart() -> None:
    match = begin(("M1 M2 M3", ""), ("M9 M10", ""), ("M4 M5", ""), scoring="odd")
    trick(match, "M1 M9 M4")
    trick(match, "M10 M5 M2")
    assert [won["cards"] for won in match.view(0)["won"][1]] == [
        cards("M1 M9 M4"),
        cards("M10 M5 M2"),
    ]
    counts = match.view(None)["counts"][1]
    assert (counts["tricks"], counts["false_tricks"]) == (2, 0)


def test_tt_9_several_sevens_are_served_from_the_winner_clockwise() -> None:
    position = trick_about(4, "M7", "S7", "M9", "Q7")  # seats 1, 2, 3, 0: seat 3 wins
    order = []
    for bonus in ("flip", "joker", "harvest"):
        order.append(int(position.row["actor"]))
        offered = [text for text in position.legal() if text.startswith("bonus ")]
        assert len(offered) == 9 - len(order)
        assert "no thanks" in position.legal()
        position.play(f"bonus {bonus}")
        if bonus != "harvest":
            assert "TT-9" in position.why_not(f"bonus {bonus}")
    assert order == [3, 0, 2]
    assert [int(position.row["holder"][b]) for b in (FLIP, JOKER, HARVEST)] == [3, 0, 2]
    assert int(position.row["phase"]) == rules.Phase.PLAY


def test_tt_9_taking_is_optional_and_needs_a_seven() -> None:
    position = trick_about(3, "M7", "M8", "S1")
    assert int(position.row["actor"]) == 2
    position.play("no thanks")
    assert set(position.row["holder"]) == {-1}
    assert (int(position.row["phase"]), int(position.row["actor"])) == (rules.Phase.PLAY, 2)
    assert "right after collecting a 7" in position.why_not("bonus flip")
    assert "TT-7" in position.why_not("no thanks")
    assert int(trick_about(3, "M6", "M8", "S1").row["phase"]) == rules.Phase.PLAY


def test_tt_9_one_player_can_hold_several_bonus_cards() -> None:
    position = trick_about(3, "M7", "M8", "S1").holds(2, JOKER, FLIP).play("bonus side 3")
    held = [b["card"] for b in position.view()["bonus_cards"] if b["holder"] == 2]
    assert held == ["flip", "joker", "side 3"]


def test_tt_10_the_winner_leads_unless_a_hand_is_empty() -> None:
    position = trick_about(3, "M6", "M8", "S1", reserve=[0, 0, 0, 0])
    assert (int(position.row["phase"]), int(position.row["actor"])) == (rules.Phase.PLAY, 2)
    ended = trick_about(3, "M6", "M8", "S1", spare=False, reserve=[1 << 40, 2 << 40, 4 << 40, 0])
    assert ended.scored  # reserves do not matter


def test_tt_11_a_retrieved_card_keeps_the_round_going() -> None:
    position = Position(
        scoring="odd",
        phase=rules.Phase.PLAY,
        actor=1,
        leader=1,
        hand=[card_set("M9 C3"), card_set("M8 C1"), card_set("S7"), 0],
    )
    for text in ("8 of moons", "7 of suns", "9 of moons"):
        position.play(f"play {text}")
    ending = Position(scoring="odd")
    ending.rows = position.rows.copy()
    position.play("bonus retrieve").play("retrieve 7 of suns")
    assert (int(position.row["phase"]), int(position.row["actor"])) == (rules.Phase.PLAY, 0)
    ending.play("no thanks")
    assert ending.scored


def test_tt_12_first_player_by_chance_then_to_the_left_and_leads() -> None:
    firsts = {Match(GAME, 4, seed=seed).view(None)["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    match = Match(GAME, 4, seed=1)
    rng = random.Random(0)
    first = match.view(None)["first"]
    rounds = 0
    while not match.over:
        view = match.view(None)
        assert view["first"] == (first + view["round"]) % 4
        if view["phase"] == "play" and not view["tricks"] and not view["trick"]:
            assert match.actor == view["first"]
            rounds += 1
        assert match.actor is not None
        match.play(match.actor, rng.choice(match.legal()))
    assert rounds == 4


@pytest.mark.parametrize("option", [False, True])
def test_tt_13_bonus_cards_come_back_each_round_but_for_a_retrieve_taken(option: bool) -> None:
    games = 0  # in which Retrieve was taken
    for seed in range(12):
        match = Match(GAME, 3, seed=seed, options={"retrieve_each_round": option})
        assert match.view(None)["options"] == {"retrieve_each_round": option}
        rng = random.Random(seed)
        taken, rounds = False, 0
        while match.actor is not None:
            view = match.view(None)
            if view["round"] == rounds:  # a new one
                rounds += 1
                retrieve, *others = view["bonus_cards"]
                assert all(b["on_offer"] and b["use"] is None for b in others)
                assert retrieve["on_offer"] == (option or not taken)
                assert retrieve["out_of"] == ("game" if taken and not option else None)
                assert (retrieve["holder"], retrieve["use"]) == (None, None)
            text = str(match.play(match.actor, rng.choice(match.legal())))
            assert not (text == "bonus retrieve" and taken and not option)
            taken = taken or text == "bonus retrieve"
        games += taken
    assert games


def test_tt_13_tt_14_a_retrieve_out_of_the_game_is_neither_held_nor_on_offer() -> None:
    match = begin(("M7", ""), ("M9", ""), ("M2", ""), scoring="odd")
    trick(match, "M7 M9 M2")
    before = match.view(None)
    match.play(1, "bonus retrieve")  # without a false trick to take back
    assert news(before, match.view(None)) == [
        "Seat 2 has no false trick to take back. Retrieve is out of the game."
    ]
    taken = match.view(None)["bonus_cards"][RETRIEVE]
    assert (taken["holder"], taken["taken_after_trick"], taken["out_of"]) == (1, 1, "game")
    while match.actor is not None:
        match.play(match.actor, match.legal()[-1])
    deal_round(match, ("M7", ""), ("M2", ""), ("M9", ""), scoring="even")
    trick(match, "M2 M9 M7")
    out = GAME.observation(match.snapshot()[0], 2)
    assert out[LAYOUT["held"] + RETRIEVE : LAYOUT["on_offer"] : 8].tolist() == [0, 0, 0, 0]
    assert out[LAYOUT["on_offer"] : LAYOUT["earned"]].tolist() == [0] + 7 * [1]
    assert "bonus retrieve" not in match.legal_texts()
    assert "Retrieve" not in str(match.prompt())
    assert "\nRetrieve is out of the game\n" in table(match.view(None))
    with pytest.raises(IllegalMove, match=r"in an earlier round .* the game \(TT-13, TT-14\)"):
        match.play(2, "bonus retrieve")


def test_tt_13_the_observation_tells_the_option() -> None:
    assert LAYOUT["retrieve_each_round"] == LAYOUT.total - 1
    for option in (False, True):
        match = Match(GAME, 4, seed=1, options={"retrieve_each_round": option})
        assert GAME.observation(match.snapshot()[0], 2)[-1] == option


# Bonus cards ---------------------------------------------------------------------------------


def test_tt_14_retrieve_takes_a_false_trick_back_at_once_and_is_out_of_the_game() -> None:
    position = trick_about(3, "M7", "M8", "S1").false("Q1", "Q2", "Q3 S9")
    position.play("bonus retrieve")
    assert position.legal() == ["no thanks", "retrieve 9 of suns", "retrieve 3 of squares"]
    assert "isn’t one of your false tricks" in position.why_not("retrieve 1 of squares")
    position.play("retrieve 9 of suns")
    view = position.view(2)
    assert "9 of suns" in view["hand"]
    assert [one["card"] for one in view["false_tricks"][2]] == cards("Q3")
    assert view["known_in_hand"][2] == cards("S9")
    card = view["bonus_cards"][RETRIEVE]
    assert (card["out_of"], card["on_offer"], card["use"]) == ("game", False, "9 of suns")
    assert int(position.row["actor"]) == 2
    assert int(position.row["phase"]) == rules.Phase.PLAY


def test_tt_14_it_may_be_declined_and_is_gone_all_the_same() -> None:
    position = trick_about(4, "M7", "M8", "S7", "M1").false("", "", "Q3", "S7")
    position.play("bonus retrieve").play("no thanks")
    assert int(position.row["actor"]) == 3  # the next seat with a 7
    assert "out of the game (TT-14)" in position.why_not("bonus retrieve")
    position.row["retrieve_each_round"] = 1
    assert "out of the round (TT-14)" in position.why_not("bonus retrieve")
    assert int(position.row["false_tricks"][2]) == card_set("Q3")


def test_tt_14_even_the_seven_itself_and_it_earns_again() -> None:
    position = trick_about(3, "M8", "S7", "M1").play("bonus retrieve")
    assert position.legal() == ["no thanks", "retrieve 7 of suns"]
    position.play("retrieve 7 of suns")
    position.row["hand"][:3] = [card_set("C3 Q2 Q3"), card_set("C1 Q1"), card_set("C2 S7")]
    position.play("play 1 of circles").play("play 2 of circles").play("play 3 of circles")
    assert int(position.row["actor"]) == 0
    position.play("play 2 of squares").play("play 1 of squares").play("play 7 of suns")
    assert (int(position.row["phase"]), int(position.row["actor"])) == (rules.Phase.BONUS_CARD, 2)


def test_tt_14_it_may_be_taken_to_deny_it() -> None:
    position = trick_about(3, "M7", "M8", "M1")  # nobody has a false trick
    position.play("bonus retrieve")
    assert int(position.row["phase"]) == rules.Phase.PLAY  # nothing is asked
    assert int(position.row["holder"][RETRIEVE]) == 2
    assert position.view()["known_in_hand"] == [[], [], []]


def test_tt_15_flip_a_trick_and_choose_the_card_that_shows() -> None:
    position = Position(scoring="sequence").false("S5", "", "").won("M7 M9 M2/Q1", "C1", "")
    position.holds(0, FLIP).end()
    assert position.asked == (0, "flip")
    assert set(position.legal()) == {
        "no thanks",
        *(f"flip {card}" for card in cards("M7 M9 M2 Q1 S5")),
    }
    assert "TT-15" in position.why_not("flip 1 of circles")
    position.play("flip 2 of moons")
    row = position.sheet()[0]
    assert (row["tricks"], row["false_tricks"]) == (1, 2)
    view = position.view()
    assert view["won"][0] == [{"cards": cards("Q1"), "from": "trick 2"}]
    assert [(one["card"], one["from"]) for one in view["false_tricks"][0]] == [
        ("2 of moons", "flip"),
        ("5 of suns", "play"),
    ]


def test_tt_15_flip_a_false_trick_into_a_trick_or_nothing() -> None:
    position = Position().false("S5 S6", "", "").won("M7 M9 M2", "", "").holds(0, FLIP).end()
    other = Position()
    other.rows = position.rows.copy()
    position.play("flip 5 of suns")
    row = position.sheet()[0]
    assert (row["tricks"], row["false_tricks"]) == (2, 1)
    won = position.view()["won"][0]
    assert won[1] == {"cards": cards("S5"), "from": "flip"}
    other.play("no thanks")
    row = other.sheet()[0]
    assert (row["tricks"], row["false_tricks"]) == (1, 2)


def counts(position: Position, seat: int = 0) -> tuple[int, int]:
    """A seat's tricks and false tricks, told in every way that there is."""
    view = position.view()
    said = view["counts"][seat]
    assert said["tricks"] == len(view["won"][seat])
    assert said["false_tricks"] == len(view["false_tricks"][seat])
    return said["tricks"], said["false_tricks"]


@pytest.mark.parametrize(("used", "becomes"), [("trick", "false trick"), ("false trick", "trick")])
def test_tt_15_flip_turns_a_used_joker(used: str, becomes: str) -> None:
    position = Position(scoring="most").false("M2").won("M7 M9").holds(0, FLIP, JOKER).end()
    position.play(f"joker as {used}")
    assert "flip joker" in position.legal()
    position.play("flip joker")
    assert counts(position) == ((1, 2) if becomes == "false trick" else (2, 1))
    row = position.sheet()[0]
    assert (row["tricks"], row["false_tricks"]) == counts(position)
    flip, joker = position.view()["bonus_cards"][FLIP : JOKER + 1]
    assert (flip["use"], joker["use"]) == ("joker", becomes)
    place = "won" if becomes == "trick" else "false_tricks"
    assert [one["from"] for one in position.view()[place][0]][-1] == "joker"
    assert f"Joker: {becomes}" in table(position.view())


def test_tt_15_flip_turns_a_used_suit_side_into_a_plain_trick() -> None:
    position = Position(scoring="one suit").false("M2 M3").won("C1/C2/C3")
    position.holds(0, FLIP, SIDES, SIDES + 3).end().play("count as moons").play("count as moons")
    assert counts(position) == (3, 4)
    made = LAYOUT["made_suits"]
    assert GAME.observation(position.row, 0)[made : made + 4].tolist() == [2, 0, 0, 0]
    position.play("flip side 4")
    assert counts(position) == (4, 3)
    assert GAME.observation(position.row, 0)[made : made + 4].tolist() == [1, 0, 0, 0]
    assert position.counted() == (3, 3)
    assert position.view()["won"][0][-1] == {"cards": [], "from": "side 4"}
    assert position.view()["bonus_cards"][SIDES + 3]["use"] == "trick"


def test_tt_15_tt_20_a_value_side_that_flip_turned_has_no_value_to_count_or_adjust() -> None:
    position = Position(scoring="sequence").won().false("M2")
    position.holds(0, FLIP, ODD_SIDE, ANY_SIDE, ADJUST).end()
    position.play("count as 3").play("count as 4").play("flip side 3")
    assert counts(position) == (1, 2)
    assert position.asked == (0, "side 4")
    adjustable = [text for text in position.legal() if text.startswith("raise")]
    assert adjustable == ["raise 2 of moons", "raise side 1"]
    assert "isn’t one of your false tricks" in position.why_not("raise side 3")
    values = LAYOUT["shown_values"]
    assert GAME.observation(position.row, 0)[values : values + 5].tolist() == [0, 1, 1, 0, 0]
    assert position.play("no thanks").counted() == (2, 3)


def test_tt_15_flip_turns_only_bonus_cards_that_were_used_and_count_so() -> None:
    position = Position().false("M2").holds(0, *range(ADJUST)).holds(1, ADJUST).end()
    position.play("no thanks").play("count as 3").play("no thanks").play("no thanks")
    assert position.asked == (0, "flip")
    assert position.legal() == ["no thanks", "flip 2 of moons", "flip side 1"]
    assert position.why_not("flip joker").startswith("you didn’t use this bonus card")
    assert position.why_not("flip side 2").startswith("you didn’t use this bonus card")
    assert position.why_not("flip side 4").endswith("nor a false trick (TT-15, TT-20)")
    position.holds(1, JOKER)
    assert position.why_not("flip joker") == "you don’t have this bonus card (TT-15)"
    flips = [str(move) for move in MOVES if str(move).startswith("flip ")]
    assert flips[CARDS:] == ["flip joker", *(f"flip side {n}" for n in (1, 2, 3, 4))]


def test_tt_15_tt_21_a_used_joker_alone_is_something_to_flip() -> None:
    position = Position().holds(0, FLIP, JOKER).end().play("joker as trick")
    assert position.asked == (0, "flip")
    assert position.legal() == ["no thanks", "flip joker"]
    assert Position().holds(0, FLIP, JOKER).end().play("no thanks").scored


def test_tt_16_joker_is_a_trick_or_a_false_trick_without_value_and_suit() -> None:
    for scoring, stars in (("even", 1), ("odd", 0), ("sequence", 1), ("suits", 1), ("one suit", 1)):
        position = Position(scoring=scoring).false("M2").holds(0, JOKER).end()
        assert position.legal() == ["no thanks", "joker as trick", "joker as false trick"]
        position.play("joker as false trick")
        row = position.sheet()[0]
        assert (row["tricks"], row["false_tricks"]) == (0, 2)
        assert row["stars"]["scoring_card"] == stars
    position = Position().false("M2").holds(0, JOKER).end().play("joker as trick")
    assert position.sheet()[0]["stars"]["pairs"] == 5
    most = Position(scoring="most").false("M2", "M3").holds(1, JOKER).end()
    most.play("joker as false trick")
    assert [row["stars"]["scoring_card"] for row in most.sheet()] == [7, 12, 0]


def test_tt_17_harvest_counts_tricks_after_all_other_bonus_cards() -> None:
    position = Position(scoring="odd").false("M2 M4").won("Q1/Q2").holds(0, HARVEST).end()
    assert position.sheet()[0]["stars"]["harvest"] == 2  # it asks nothing
    position = Position(scoring="odd").false("M2 M4").won("Q1/Q2")
    position.holds(0, HARVEST, FLIP, JOKER).end()
    position.play("joker as trick").play("flip 4 of moons")
    row = position.sheet()[0]
    assert (row["tricks"], row["stars"]["harvest"]) == (4, 4)
    assert row["total"] == 4 + 3 + 0 + 4
    assert position.why(0).endswith(": 4 for 4 tricks, 3 for 1 pair at 3, 4 for Harvest")


def test_tt_18_a_suit_side_is_a_false_trick_of_one_of_its_suits() -> None:
    position = Position(scoring="one suit").false("M2 C3").holds(0, SIDES + 3).end()
    assert position.asked == (0, "side 4")
    assert position.legal() == ["no thanks", "count as moons", "count as circles"]
    assert position.why_not("count as suns") == "you can only choose circles or moons here (TT-18)"
    position.play("count as circles")
    row = position.sheet()[0]
    assert (row["false_tricks"], row["stars"]["scoring_card"]) == (3, 2)
    declined = Position(scoring="one suit").false("M2 C3").holds(0, SIDES + 3).end()
    assert declined.play("no thanks").sheet()[0]["false_tricks"] == 2


def test_tt_18_tt_19_suit_sides_have_no_value_and_value_sides_no_suit(tmp_path: Path) -> None:
    suits = own_edition(tmp_path, '[suit_sides]\nscoring_cards = ["odd"]\n')
    position = Position(scoring="odd", edition=suits).holds(0, SIDES).end().play("count as suns")
    assert position.sheet()[0]["false_tricks"] == 1
    assert position.sheet()[0]["stars"]["scoring_card"] == 0
    for scoring in ("one suit", "suits", "two suits A"):
        values = Position(scoring=scoring, edition=suits).holds(0, ANY_SIDE).end()
        values.play("count as 1")
        assert values.sheet()[0]["false_tricks"] == 1
        assert values.sheet()[0]["stars"]["scoring_card"] == 0


@pytest.mark.parametrize(
    ("side", "values"),
    [(ODD_SIDE, range(1, 12, 2)), (EVEN_SIDE, range(2, 13, 2)), (ANY_SIDE, range(1, 13))],
)
def test_tt_19_a_value_side_is_a_false_trick_of_the_chosen_value(side: int, values: range) -> None:
    position = Position(scoring="sequence").false("M2 M4").holds(1, side).end()
    assert position.legal() == ["no thanks", *(f"count as {value}" for value in values)]
    if side == ODD_SIDE:
        odd = "you can only choose an odd value here: 1, 3, 5, 7, 9, 11 (TT-19)"
        assert position.why_not("count as 2") == odd
    value = values[2]
    position.play(f"count as {value}")
    row = position.sheet()[1]
    assert (row["false_tricks"], row["stars"]["scoring_card"]) == (1, 1)
    assert position.view()["false_tricks"][1] == [
        {"card": None, "suit": None, "value": value, "from": BONUS[side]}
    ]


def test_tt_19_an_edition_can_offer_fewer_values(tmp_path: Path) -> None:
    edition = own_edition(tmp_path, "[value_sides]\nodd = [3, 11]\n")
    position = Position(edition=edition).holds(0, ODD_SIDE).end()
    assert position.legal() == ["no thanks", "count as 3", "count as 11"]


def test_tt_19_adjust_changes_a_value_by_exactly_one_within_1_to_12() -> None:
    def asked() -> Position:
        return Position(scoring="sequence").false("M1 S4 Q12", "M2").holds(0, ADJUST).end()

    assert asked().legal() == [
        "no thanks",
        "raise 1 of moons",
        "raise 4 of suns",
        "lower 4 of suns",
        "lower 12 of squares",
    ]
    assert asked().why_not("lower 1 of moons").startswith("a 1 can’t be lowered")
    assert asked().why_not("raise 12 of squares").startswith("a 12 can’t be raised")
    assert "TT-19" in asked().why_not("raise 2 of moons")
    assert asked().play("no thanks").counted() == (1, 1)
    assert asked().play("raise 1 of moons").counted() == (1, 1)
    three = Position().false("M1 S4 Q2").holds(0, ADJUST).end().play("lower 4 of suns")
    assert three.counted() == (3, 6)
    gone = Position().false("M3 S4 Q2").holds(0, ADJUST).end().play("raise 4 of suns")
    assert gone.counted() == (2, 3)  # the old value does not count any more
    shown = gone.view()["false_tricks"][0][2]
    assert shown["card"] == "2 of squares"
    shown = gone.view()["false_tricks"][0][1]
    assert (shown["card"], shown["value"], shown["suit"]) == ("4 of suns", 5, "suns")


def test_tt_20_adjust_is_no_false_trick_and_works_on_made_ones() -> None:
    position = Position(scoring="even").won("M3 M4").holds(0, FLIP, ODD_SIDE, ADJUST).end()
    position.play("count as 11").play("flip 3 of moons")
    assert position.legal() == [
        "no thanks",
        "raise 3 of moons",
        "raise side 1",
        "lower 3 of moons",
        "lower side 1",
    ]
    other = Position(scoring="even")
    other.rows = position.rows.copy()
    position.play("raise side 1")
    row = position.sheet()[0]
    assert (row["false_tricks"], row["stars"]["scoring_card"]) == (2, 1)  # 3 and 12
    assert position.view()["false_tricks"][0][1]["value"] == 12
    other.play("lower 3 of moons")
    assert other.sheet()[0]["stars"]["scoring_card"] == 1  # 2 and 11


def test_tt_20_a_made_twelve_cannot_be_raised_nor_a_made_one_lowered() -> None:
    position = Position().holds(0, EVEN_SIDE, ANY_SIDE, ADJUST).end()
    position.play("count as 12").play("count as 1")
    assert position.legal() == ["no thanks", "raise side 3", "lower side 2"]
    assert position.why_not("raise side 2").startswith("a 12 can’t be raised")
    assert "isn’t one of your false tricks" in position.why_not("raise side 1")


def test_tt_20_a_seven_at_the_end_earns_nothing() -> None:
    position = Position().false("M6").holds(0, ODD_SIDE, ANY_SIDE, ADJUST).end()
    position.play("count as 7").play("count as 7").play("raise 6 of moons")
    assert position.scored
    flipped = Position().won("M7 M8").holds(0, FLIP).end().play("flip 7 of moons")
    assert flipped.scored


def test_tt_21_seat_by_seat_and_card_by_card() -> None:
    suits = Position(4, "suits", first=2).won("M1", "M2", "M3", "M4")
    suits.holds(0, SIDES + 1, FLIP).holds(2, SIDES + 3, SIDES, JOKER).holds(3, SIDES + 2).end()
    order = []
    while suits.asked is not None:
        order.append(suits.asked)
        suits.play("no thanks")
    assert order == [
        (2, "joker"),
        (2, "side 1"),
        (2, "side 4"),
        (3, "side 3"),
        (0, "side 2"),
        (0, "flip"),
    ]
    values = Position(3, "odd", first=1).won("M1").false("M2")
    values.holds(0, *range(8)).end()
    order = []
    while values.asked is not None:
        order.append(values.asked)
        assert "TT-21" in values.why_not("joker as trick" if order[1:] else "flip 1 of moons")
        values.play("no thanks")
    assert [bonus for _, bonus in order] == [
        "joker",
        "side 1",
        "side 2",
        "side 3",
        "flip",
        "side 4",
    ]


def test_tt_21_a_card_with_no_possible_use_is_not_asked_about() -> None:
    assert Position().holds(0, FLIP, ADJUST, HARVEST).end().scored
    adjusted = Position().won("M1").holds(0, FLIP, ADJUST).end()
    assert adjusted.asked == (0, "flip")
    adjusted.play("flip 1 of moons")
    assert adjusted.asked == (0, "side 4")  # now there is a value to adjust
    taken_away = Position().false("M1").holds(0, FLIP, ADJUST).end()
    assert taken_away.play("flip 1 of moons").scored  # ... and now there is none
    joker = Position().holds(0, JOKER, ADJUST).end().play("joker as false trick")
    assert joker.scored  # a joker has no value


# Score of a round ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tricks", "false_tricks", "stars"),
    [(6, 1, 9), (3, 4, 12), (4, 4, 24), (0, 0, 0), (5, 0, 5), (0, 5, 0), (1, 1, 6)],
)
def test_tt_22_tricks_and_pairs(tricks: int, false_tricks: int, stars: int) -> None:
    text = " ".join(f"M{value}" for value in range(1, false_tricks + 1))
    position = Position(scoring="suits", tricks=[tricks, 0, 0, 0]).false(text).end()
    row = position.sheet()[0]
    assert row["stars"]["tricks"] + row["stars"]["pairs"] == stars
    assert row["total"] == stars + row["stars"]["scoring_card"]
    assert GAME.score_list(position.row)[0] == row["total"]


def test_tt_22_what_is_left_counts_nothing_and_bonus_cards_count() -> None:
    position = Position(
        scoring="odd",
        tricks=[2, 0, 0, 0],
        hand=[card_set("M1 M3"), 0, 0, 0],
        reserve=[card_set("S1 S3"), 0, 0, 0],
    ).end()
    assert GAME.score_list(position.row)[0] == 2
    balanced = Position(scoring="odd", tricks=[1, 0, 0, 0]).false("M2 M4").holds(0, JOKER).end()
    balanced.play("joker as trick")
    assert balanced.sheet()[0]["stars"] == {
        "tricks": 2,
        "pairs": 10,
        "scoring_card": 0,
        "harvest": 0,
    }


def test_tt_23_the_booklets_examples() -> None:
    assert scored("sequence", "S7 M3 S6 Q2 C8")[0] == 6  # 6-7-8: a run of 3
    assert scored("one suit", "S7 M3 S6 Q2 S9")[0] == 3  # three of one suit
    assert scored("suits", "S7 M3 S6 Q2 M7")[0] == 6  # three suits
    assert scored("even", "M7 C3 S6 Q2 S7")[0] == 3  # two even values
    assert scored("odd", "M7 C3 S6 Q2 S7")[0] == 5  # three odd values


def test_tt_23_sequences() -> None:
    assert scored("sequence", "M4 S4 Q5 C5", "M12 M1 S2", "M9") == [3, 3, 1]
    assert scored("sequence", "M1 S2 Q3 C4 M5 S6 Q7 C8 M9 S10 Q11 C12", "M3 M5 M7") == [20, 1, 0]
    assert scored("sequence", "M1 M2 M4 M5 M6 M8") == [6, 0, 0]


def test_tt_23_suits() -> None:
    assert scored("two suits A", "M1 M2 S1 S2 S3 Q1 Q2 Q3 Q4", "Q1 C1", "S9") == [8, 0, 2]
    assert scored("two suits B", "M1 M2 Q1 Q2 Q3 C4", "M5", "C5 C6") == [8, 0, 5]
    assert scored("one suit", "M1 M2 S1 S2", "Q1 Q2 Q3 Q4", "") == [2, 7, 0]
    assert scored("suits", "M3 S3 Q3 C3 C4", "M6 M8 S1") == [11, 3, 0]


def test_tt_23_only_false_tricks_count() -> None:
    position = Position(scoring="odd").won("M1 M3 M5/M7 M9").false("S2").end()
    assert position.sheet()[0]["stars"]["scoring_card"] == 0


def test_tt_24_tt_25_places_and_ties() -> None:
    assert scored("fewest", "M1", "M2 M3", "M4 M5 M6", "M7 M8 M9 M10") == [12, 7, 3, 0]
    assert scored("most", "M1", "M2 M3", "M4 M5 M6", "M7 M8 M9 M10") == [0, 3, 7, 12]
    assert scored("fewest", "M1", "M2", "M4 M5 M6", "M8 M9") == [12, 12, 0, 3]  # 1st, 1st, 3rd
    assert scored("most", "M1 M2", "M3 M4", "M5 M6", "M8 M9") == [12, 12, 12, 12]
    assert scored("most", "M1 M2", "M3", "M5", "M8") == [12, 7, 7, 7]
    assert scored("fewest", "", "M2 M3", "M4", "") == [0, 7, 12, 0]  # without any: no place
    assert scored("most", "", "M2", "", "") == [0, 12, 0, 0]


def test_tt_26_the_tables_and_past_their_end(tmp_path: Path) -> None:
    def row(suit: str, many: int) -> str:
        return " ".join(f"{suit}{value}" for value in range(1, many + 1))

    two = [scored("two suits A", row("M", many))[0] for many in range(9)]
    assert two == [0, 2, 5, 8, 12, 17, 23, 23, 23]
    one = [scored("one suit", row("Q", many))[0] for many in range(10)]
    assert one == [0, 1, 2, 3, 7, 12, 18, 24, 24, 24]
    run = [scored("sequence", row("C", many))[0] for many in range(10)]
    assert run == [0, 1, 3, 6, 9, 12, 16, 20, 20, 20]
    suits = [scored("suits", text)[0] for text in ("", "M1", "M1 S1", "M1 S1 Q1", "M1 S1 Q1 C1")]
    assert suits == [0, 1, 3, 6, 11]
    for kind, start in (("even", 2), ("odd", 1)):
        texts = [f"{suit}{value}" for suit in "MS" for value in range(start, 13, 2)]
        stars = [scored(kind, " ".join(texts[:many]))[0] for many in range(10)]
        assert stars == [0, 1, 3, 5, 8, 12, 16, 21, 21, 21]
    mine = own_edition(tmp_path, "[stars]\nodd = [1, 50]\nplaces = [9, 4]\n")
    assert scored("odd", "M1 M3 M5", edition=mine) == [50, 1, 1]
    assert scored("most", "M1 M2 M3", "M4 M5", "M6", edition=mine) == [9, 4, 4]


def test_tt_26_many_cards_are_counted_right() -> None:
    """More than any table has: fifteen false tricks and two value sides, all even."""
    text = " ".join(f"{suit}{value}" for suit in "MSQ" for value in range(2, 13, 2)[:5])
    position = Position(scoring="even").false(text).holds(0, EVEN_SIDE, ANY_SIDE).end()
    position.play("count as 2").play("count as 2")
    assert position.counted() == (17, 21)


# End -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_tt_27_as_many_rounds_as_players_and_the_sheet_adds_up(players: int) -> None:
    match = Match(GAME, players, seed=21)
    rng = random.Random(21)
    while not match.over:
        assert match.actor is not None
        match.play(match.actor, rng.choice(match.legal()))
    view = match.view(None)
    assert len(view["sheet"]) == players
    for seat in range(players):
        rows = [round_["seats"][seat] for round_ in view["sheet"]]
        assert sum(row["total"] for row in rows) == match.scores[seat]
        assert all(sum(row["stars"].values()) == row["total"] for row in rows)
    best = max(match.scores)
    assert match.winners == [seat for seat in range(players) if match.scores[seat] == best]
    assert view["phase"] == "over"
    assert "The game is over" in table(match.view(0))


def test_tt_27_most_stars_win_and_a_tie_is_shared() -> None:
    position = Position(4, scoring="odd", done=3, round=3, total=[5, 9, 9, 2]).end()
    assert int(position.row["actor"]) == OVER
    assert GAME.winner_list(position.row) == [1, 2]
    assert GAME.returns(position.row) == [0, 0.5, 0.5, 0]
    alone = Position(
        3, scoring="odd", done=2, round=2, total=[5, 9, 8, 0], tricks=[0, 0, 2, 0]
    ).end()
    assert GAME.winner_list(alone.row) == [2]


def test_tt_27_the_outcome_after_the_last_round() -> None:
    position = Position(4, scoring="odd", done=3, round=3, total=[5, 9, 9, 2]).end()
    outcome = outcome_of(GAME, full_view(GAME, position.row, None))
    assert (outcome.clause, str(outcome.reason)) == ("TT-27", "All 4 rounds have been played.")
    assert outcome.winners == (1, 2)


# Who may know what ---------------------------------------------------------------------------


def midgame(seed: int, moves: int, players: int = 3) -> Match:
    match = Match(GAME, players, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if match.actor is not None:
            match.play(match.actor, rng.choice(match.legal()))
    return match


def test_tt_28_hands_and_reserves_are_hidden_also_after_the_round() -> None:
    match = begin(("M1 S1 Q1 C1", "M9"), ("M2", "M3"), ("M4", "M5"))
    trick(match, "M1 M2 M4")
    text = json.dumps(match.view(None))
    for card in cards("S1 Q1 C1 M9 M3 M5"):
        assert f'"{card}"' not in text
        assert (f'"{card}"' in json.dumps(match.view(0))) == (card in cards("S1 Q1 C1 M9"))
    over = Match(GAME, 3, seed=6)
    rng = random.Random(6)
    while not over.over:
        assert over.actor is not None
        over.play(over.actor, rng.choice(over.legal()))
    assert over.view(None)["hand"] is None
    seen = over.view(1)
    row = over.snapshot()[0]
    assert len(seen["hand"]) == int(row["hand"][1]).bit_count()


def test_tt_28_other_cards_and_the_order_of_ones_own_reserve_vary_in_twins() -> None:
    match = midgame(9, 24)
    row = match.snapshot()[0]
    seen: dict[str, set[Any]] = {"hand": set(), "reserve": set(), "own order": set()}
    for seed in range(20):
        twin = GAME.twin(row, 0, generator(seed))[0]
        seen["hand"].add(int(twin["hand"][1]))
        seen["reserve"].add(int(twin["reserve"][2]))
        seen["own order"].add(tuple(twin["order"][:5].tolist()))
        assert int(twin["reserve"][0]) == int(row["reserve"][0])
        assert sorted(twin["order"][:5].tolist()) == sorted(row["order"][:5].tolist())
        assert int(twin["hand"][0]) == int(row["hand"][0])
        dealt = [int(twin[field][seat]) for field in ("hand", "reserve") for seat in range(3)]
        assert all(a & b == 0 for a, b in itertools.combinations(dealt, 2))
        for seat in (1, 2):
            left = int(twin["reserve"][seat]).bit_count()
            order = twin["order"][5 * seat : 5 * seat + 5].tolist()
            assert sum(1 << card for card in order[:left]) == int(twin["reserve"][seat])
            assert order[left:] == [-1] * (5 - left)
    assert all(len(found) > 4 for found in seen.values())


def test_tt_28_a_void_binds_the_hand_but_not_the_reserve() -> None:
    low = "S1 S2 S3 S4 S5 S6 Q1 Q2 Q3 Q4 Q5"
    match = begin(("M1 M10", ""), (low, "M2 M3 M4 M5 M6"), ("M8 M9", ""))
    trick(match, "M1 S1 M8")  # seat 1 has no moon in hand
    moons = card_set(" ".join(f"M{value}" for value in range(1, 13)))
    row = match.snapshot()[0]
    in_reserve = 0
    for seed in range(20):
        twin = GAME.twin(row, 0, generator(seed))[0]
        assert int(twin["hand"][1]) & moons == 0
        in_reserve |= int(twin["reserve"][1]) & moons
    assert in_reserve
    assert match.actor == 2
    match.play(2, "leave reserve")
    match.play(0, "leave reserve")
    match.play(1, "take reserve")  # one card that may be a moon
    row = match.snapshot()[0]
    held = {
        (int(GAME.twin(row, 0, generator(seed))[0]["hand"][1]) & moons).bit_count()
        for seed in range(40)
    }
    assert held == {0, 1}
    out = GAME.observation(row, 0)
    assert out[LAYOUT["may_hold"] + 4 : LAYOUT["may_hold"] + 8].tolist() == [1, 11, 11, 11]
    match.play(2, "play 9 of moons")
    match.play(0, "play 10 of moons")
    match.play(1, "play 2 of moons")  # it was one: none can be left
    row = match.snapshot()[0]
    for seed in range(20):
        assert int(GAME.twin(row, 0, generator(seed))[0]["hand"][1]) & moons == 0
    assert GAME.observation(row, 0)[LAYOUT["may_hold"] + 4] == 0


def test_tt_28_a_retrieved_card_is_known_until_it_is_played() -> None:
    position = trick_about(3, "M7", "M8", "S1").false("", "", "Q3 S9")
    out = [*cards("M7 M8 S1 Q3 S9 C1 C2 C3")]
    spare = [card for card in NUMBER if card not in out]
    for seat in (0, 2):  # all other cards are in the two hands
        for card in spare[seat // 2 :: 2]:
            position.row["hand"][seat] |= np.uint64(1 << NUMBER[card])
    position.play("bonus retrieve").play("retrieve 9 of suns")
    hands = set()
    for seed in range(20):
        twin = GAME.twin(position.row, 1, generator(seed))[0]
        assert int(twin["hand"][2]) & card_set("S9")
        assert int(twin["hand"][2]).bit_count() == int(position.row["hand"][2]).bit_count()
        hands.add(int(twin["hand"][2]))
    assert len(hands) > 1
    position.play("play 9 of suns")
    assert position.view(1)["known_in_hand"] == [[], [], []]
    twin = GAME.twin(position.row, 1, generator(3))[0]
    assert not int(twin["hand"][2]) & card_set("S9")


def possible_hands(dealt: int, row: Any) -> set[tuple[int, ...]]:
    """The numbers of cards of each suit that seat 0's hidden hand could have, by what is kept."""
    fresh = [at for at in range(1, 17) if (int(row["fresh"][0]) >> at) & 1]
    void = row["void_at"][0].tolist()
    places = [[s for s in range(4) if void[s] == 0]] * (dealt - len(fresh))
    places += [[s for s in range(4) if void[s] < at] for at in fresh]
    return {tuple(suits.count(s) for s in range(4)) for suits in itertools.product(*places)}


def test_tt_28_what_is_kept_about_a_hand_is_exactly_what_could_be() -> None:
    """Against a search through all hands: two dealt cards and up to three from the reserve."""
    for seed in range(60):
        rng = random.Random(seed)
        hand = [rng.randrange(4) for _ in range(2)]  # suits only
        could_be = set(itertools.product(range(4), repeat=2))
        position = Position(phase=rules.Phase.PLAY, hand=[0, 0, 0, 0], trick=0)
        held = {suit * 12 + at for at, suit in enumerate(hand)}
        for number in range(5):
            row = position.row
            row["trick"], row["laid"], row["actor"], row["leader"] = number, 1, 0, 2
            if number and rng.random() < 0.7 and number < 4:
                suit = rng.randrange(4)
                held.add(suit * 12 + 5 + number)
                row["fresh"][0] |= np.uint64(1 << (number + 1))
                could_be = {(*h, s) for h in could_be for s in range(4)}
            if len(held) < 2:
                break
            row["hand"][0] = sum(1 << card for card in held)
            led = rng.randrange(4)
            row["plays"][number * 3] = led * 12 + 11
            following = [card for card in held if card // 12 == led]
            card = rng.choice(following or sorted(held))
            suit = card // 12
            if suit != led:
                could_be = {h for h in could_be if led not in h}
            could_be = {
                h[:at] + h[at + 1 :] for h in could_be for at in range(len(h)) if h[at] == suit
            }
            held.remove(card)
            rules.lay(position.state, card)
            counted = {tuple(h.count(s) for s in range(4)) for h in could_be}
            assert possible_hands(len(held), position.row) == counted, (seed, number)


def test_tt_28_a_twin_is_a_whole_deal() -> None:
    for seed in range(4):
        match = Match(GAME, 3 + seed % 2, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            if rng.random() < 0.04:
                row = match.snapshot()[0]
                for seat in range(match.players):
                    twin = GAME.twin(row, seat, generator(seed))[0]
                    fields = ("hand", "reserve")
                    held = [int(twin[f][p]) for f in fields for p in range(match.players)]
                    out = [int(row["won"][p] | row["false_tricks"][p]) for p in range(4)]
                    at = int(row["trick"]) * match.players
                    laid = row["plays"][at : at + int(row["laid"])].tolist()
                    everything = sum(held) + sum(1 << card for card in laid)
                    for pile in out:
                        assert everything & pile == 0 or int(row["phase"]) == rules.Phase.END
                        everything |= pile
                    assert everything == (1 << 48) - 1
                    if int(row["phase"]) != rules.Phase.PICK:
                        sizes = [int(row[f][p]) for f in fields for p in range(match.players)]
                        assert [c.bit_count() for c in held] == [c.bit_count() for c in sizes]
            move = rng.choice(match.legal())
            match.play(match.actor, move)


def test_tt_28_the_observation_shows_the_open_table() -> None:
    position = trick_about(3, "M7", "M8", "S1")
    position.play("bonus joker")
    out = GAME.observation(position.row, 1)

    def part(name_: str, offset: int = 0) -> int:
        return int(out[LAYOUT[name_] + offset])

    assert part("won", 1 * 48 + NUMBER["7 of moons"]) == 1  # seat 2 is one away from seat 1
    assert part("false_tricks", 2 * 48 + NUMBER["1 of suns"]) == 1  # seat 0 is two away
    assert part("held", 1 * 8 + JOKER) == 1
    assert part("on_offer", JOKER) == 0
    assert part("on_offer", FLIP) == 1
    assert part("tricks", 1) == 1
    assert part("lead", 1) == 1
    assert part("to_move", 1) == 1
    assert part("scoring", SCORING.index("sequence")) == 1
    assert out[LAYOUT["stars"] : LAYOUT["stars"] + 8].tolist() == [0, 1, 3, 6, 9, 12, 16, 20]


# Words ---------------------------------------------------------------------------------------


def test_every_move_that_is_refused_has_a_reason() -> None:
    phases: set[tuple[int, str | None]] = set()
    for seed in range(5):
        match = Match(GAME, 3, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            state: Any = GAME.State(match.snapshot()[0])
            key = state.phase, match.view(None)["asked"]
            if key not in phases:
                phases.add(key)
                for move in set(range(len(MOVES))) - set(match.legal()):
                    reason = str(GAME.why_not(state, move))
                    assert "(TT-" in reason or reason.startswith("you don’t have the"), reason
                assert match.prompt()
            match.play(match.actor, rng.choice(match.legal()))
    choices = (
        rules.Phase.PICK,
        rules.Phase.TAKE,
        rules.Phase.PLAY,
        rules.Phase.BONUS_CARD,
        rules.Phase.RETRIEVING,
    )
    end = ("flip", "joker", *BONUS[SIDES:])
    assert phases == {(phase, None) for phase in choices} | {
        (rules.Phase.END, bonus) for bonus in end
    }


def test_news_of_a_trick_and_of_a_round() -> None:
    position = trick_about(3, "M6", "M8", "S1")
    lines: list[str] = []
    match = begin(("M1", ""), ("M9", ""), ("M2", ""), scoring="odd")
    leave(match)
    for card in cards("M1 M9 M2"):
        before = match.view(None)
        assert match.actor is not None
        match.play(match.actor, f"play {card}")
        lines += news(before, match.view(None))
    assert lines == ["Seat 2 wins a trick: 1 of moons, 9 of moons, 2 of moons."]
    assert position.view()["tricks"][-1]["false_tricks"] == [0]
    whole = Match(GAME, 3, seed=5)
    rng = random.Random(5)
    told: list[str] = []
    while not whole.over:
        before = whole.view(None)
        assert whole.actor is not None
        whole.play(whole.actor, rng.choice(whole.legal()))
        told += news(before, whole.view(None))
    assert [line for line in told if line.startswith("Round ") and "over" in line] == [
        "Round 1 is over.",
        "Round 2 is over.",
        "Round 3 is over.",
    ]
    assert sum("wins a trick" in line for line in told) >= 3 * 11
    assert any("collected a 7" in line for line in told)


def test_the_label_of_every_move_is_its_own_and_in_words() -> None:
    for language in (*languages(), PSEUDO):
        words = Translator(language, GAME.package)
        labels = [words.label(str(move)) for move in MOVES]
        assert len(set(labels)) == len(MOVES)
        assert not any(set("{}") & set(label) for label in labels)
    english = {ENGLISH.label(str(move)) for move in MOVES}
    assert english.isdisjoint(labels)  # those of the last language, which says nothing in English


@pytest.mark.parametrize(
    ("notation", "label"),
    [
        ("7 of moons", "7 of moons"),
        ("moons or suns", "moons or suns"),
        ("two suits B", "Two suits"),
        ("trick 3", "Trick 3"),
        ("side 1 +1", "variable bonus 1 +1"),
        ("9 of suns -1", "9 of suns -1"),
        ("any value", "Any value"),
        ("false trick", "false trick"),
        ("reserve 7 of moons", "Set aside 7 of moons"),
        ("take reserve", "Draw a reserve card"),
        ("bonus side 1", "Take variable bonus 1"),
        ("joker as false trick", "Use Joker as a false trick"),
        ("raise side 1", "Raise variable bonus 1 by 1"),
        ("count as 3", "Make a false trick: 3"),
        ("secret move", "Set aside a card, face down"),
    ],
)
def test_names_in_notation_have_a_label(notation: str, label: str) -> None:
    assert ENGLISH.label(notation) == label


GOOD_HANDS = [[name(card) for card in range(16 * seat, 16 * seat + 16)] for seat in range(3)]
GOOD = {"deal": "round", "scoring_card": "odd", "hands": GOOD_HANDS, "first": 0}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"deal": "reserves"}, "chance deals “round” here"),
        ({"deal": None}, "chance deals “round” here"),
        ({"deal": ["round"]}, "chance deals “round” here"),
        ({"scoring_card": "wild"}, "“scoring_card” must be one of"),
        ({"scoring_card": ["odd"]}, "“scoring_card” must be one of"),
        ({"hands": GOOD_HANDS[:2]}, "“hands” must be 3 lists of 16"),
        ({"hands": {"0": []}}, "“hands” must be 3 lists of 16"),
        ({"hands": [[1], 2, None]}, "“hands” must be 3 lists of 16"),
        ({"hands": [GOOD_HANDS[0]] * 3}, "each of the 48 cards once"),
        ({"hands": [[*GOOD_HANDS[0][:15], {}], *GOOD_HANDS[1:]]}, "isn’t a card"),
        ({"hands": [[*GOOD_HANDS[0][:15], "13 of moons"], *GOOD_HANDS[1:]]}, "isn’t a card"),
        ({"first": 3}, "“first” must be a number from 0 to 2"),
        ({"first": True}, "“first” must be a number from 0 to 2"),
        ({"first": "0"}, "“first” must be a number from 0 to 2"),
    ],
)
def test_a_bad_deal_is_refused(change: dict[str, Any], reason: str) -> None:
    match = Match(GAME, 3, script=True, seed=0)
    with pytest.raises(BadRecord, match=reason):
        match.deal({**GOOD, **change})
    broken: list[Any] = [None, [], "round", 7]
    for words in broken:
        with pytest.raises(BadRecord, match="a draw of chance must be"):
            match.deal(words)
    match.deal(GOOD)
    assert match.actor == 0


def test_a_bad_shuffle_of_the_reserves_is_refused() -> None:
    match = Match(GAME, 3, script=True, seed=0)
    match.deal(GOOD)
    picked: list[list[str]] = [[], [], []]
    while match.actor is not None:
        seat = match.actor
        picked[seat].append(match.view(seat)["hand"][0])
        match.play(seat, match.legal()[0])
    for bad, reason in (
        (GOOD, "chance deals “reserves” here"),
        ({"deal": "reserves"}, "“reserves” must be 3 lists of 5"),
        ({"deal": "reserves", "reserves": picked[:2]}, "“reserves” must be 3 lists of 5"),
        ({"deal": "reserves", "reserves": picked[::-1]}, "must hold the cards that were picked"),
        ({"deal": "reserves", "reserves": [[1] * 5] * 3}, "isn’t a card"),
    ):
        with pytest.raises(BadRecord, match=reason):
            match.deal(bad)
    match.deal({"deal": "reserves", "reserves": [pile[::-1] for pile in picked]})
    match.play(0, "take reserve")
    assert picked[0][4] in match.view(0)["hand"]


# The score sheet -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_sheet_adds_up_at_every_step_and_for_all_eyes(players: int) -> None:
    match = Match(GAME, players, seed=5)
    rng = random.Random(5)
    while True:
        sheets = [sheet(match.view(seat)) for seat in (None, *range(players))]
        assert all(one == sheets[0] for one in sheets)
        *rounds, total = sheets[0]["rows"]
        assert (str(total["label"]), total["points"]) == ("Total", match.scores)
        assert len(rounds) == len(match.view(None)["sheet"])
        for seat in range(players):
            assert sum(row["points"][seat] for row in rounds) == total["points"][seat]
        if match.actor is None:
            break
        match.play(match.actor, rng.choice(match.legal()))
    assert len(rounds) == players
    won = " and ".join(f"Seat {seat + 1}" for seat in match.winners)
    note = str(sheets[0]["note"])
    assert note.startswith(f"The game is over. Most stars: {won} (TT-27).")


def sum_of(text: str) -> int:
    """The stars in lines such as "2 for 2 tricks + 10 for 2 pairs at 5"."""
    return sum(map(int, re.findall(r"(\d+) for ", text)))


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_tt_22_what_a_round_is_worth_so_far_is_what_its_end_would_bring(
    players: int, seed: int
) -> None:
    """The rules' own score of every position, and the sum that tells it; for all eyes the same."""
    match = Match(GAME, players, seed=seed)
    rng = random.Random(seed)
    rounds = 0
    while match.actor is not None:
        now = match.snapshot()
        rules.score_round(GAME.handle(now[0]))
        ended = full_view(GAME, now[0], None)["sheet"][-1]["seats"]
        for seat in range(players):
            view = match.view(seat)
            assert view["counts"] == ended
            told = ENGLISH.text(GAME.standing(view))
            assert told.startswith("If the round ended now: ")
            assert sum_of(told) == ended[seat]["total"]
        before = match.view(None)
        match.play(match.actor, rng.choice(match.legal()))
        after = match.view(None)
        over = GAME.round_over(before, after)
        assert (over is not None) == (len(after["sheet"]) > len(before["sheet"]))
        if over is None:
            continue
        rounds += 1
        seats = after["sheet"][-1]["seats"]
        totals = [row["total"] for row in over["rows"]]
        assert totals == sorted(totals, reverse=True)
        assert [row["place"] for row in over["rows"]] == [totals.index(it) + 1 for it in totals]
        for row in over["rows"]:
            assert row["points"] == seats[row["seat"]]["total"]
            assert row["points"] == sum_of(", ".join(map(ENGLISH.text, row["why"])))
            assert row["total"] == after["scores"][row["seat"]]
        said = [over["title"], over["note"], *(why for row in over["rows"] for why in row["why"])]
        assert not any("TT-" in ENGLISH.text(one) for one in said)
        assert ENGLISH.text(over["title"]) == f"Round {rounds} of {players} is over"
    assert rounds == players
    assert ENGLISH.text(GAME.standing(match.view(0))) == ""


@pytest.mark.parametrize(("players", "seed"), [(3, 3), (4, 2)])
def test_tt_22_every_choice_makes_what_it_promises(players: int, seed: int) -> None:
    """At every step of a game: the stars after each choice are what the rules then count, and the
    most is the best of all ways to use the seat's bonus cards."""
    match = Match(GAME, players, seed=seed)
    rng, others = random.Random(seed), random.Random(seed)
    kinds: Counter[str] = Counter()
    more = 0
    while match.actor is not None:
        seat = match.actor
        for text, promised in match.view(seat)["choices"].items():
            rows = match.snapshot()
            tricks = int(rows[0]["trick"])
            GAME.apply(GAME.handle(rows[0]), MOVES.parse(text))
            while text.startswith("play") and int(rows[0]["trick"]) == tricks:
                GAME.apply(GAME.handle(rows[0]), others.choice(GAME.legal_moves(rows[0])))
            assert promised["stars"] == stars_of(rows, seat)
            assert promised == full_view(GAME, rows[0], seat)["outlook"]
            if promised["most"] > promised["stars"] and kinds[text.split()[0]] < 40:
                assert promised["most"] == most_of(rows, seat)
                more += 1
            kinds[text.split()[0]] += 1
        assert match.view((seat + 1) % players)["choices"] == {}
        match.play(seat, rng.choice([m for m in match.legal() if m != rules.DECLINE]))
    assert more > 30
    assert kinds.keys() >= {"play", "bonus", "no", "retrieve", "flip", "joker", "count"}


def stars_of(rows: Any, seat: int) -> int:
    """What the round brings a seat if it's scored as it is."""
    row = rows.copy()[0]
    if int(row["actor"]) >= 0:
        rules.score_round(GAME.handle(row))
    stars: int = full_view(GAME, row, None)["sheet"][-1]["seats"][seat]["total"]
    return stars


def most_of(rows: Any, seat: int) -> int:
    """The most that a seat can make of its bonus cards, if it's asked next."""
    first, row = rows.copy(), rows[0]
    players = int(row["players"])
    turn, asked = (seat - int(row["first"])) % players, int(row["asked"]) // rules.END_CARDS
    if int(row["phase"]) != rules.Phase.END or turn > asked:
        first[0]["phase"], first[0]["first"], first[0]["asked"] = rules.Phase.END, seat, 0
        rules.ask_end_bonus(GAME.handle(first[0]))
    return best_way(first, seat) if int(row["actor"]) >= 0 else stars_of(first, seat)


def best_way(rows: Any, seat: int) -> int:
    """The best of all ways through a seat's decisions when the round ends."""
    row = rows[0]
    if int(row["actor"]) != seat or int(row["asked"]) >= rules.END_CARDS * int(row["players"]):
        return stars_of(rows, seat)
    best = 0
    for move in GAME.legal_moves(row):
        after = rows.copy()
        GAME.apply(GAME.handle(after[0]), move)
        best = max(best, best_way(after, seat))
    return best


def test_tt_22_a_card_promises_nothing_that_others_can_change() -> None:
    """Cards that lead, or are ahead, or change a place that others change too: no figure."""
    table = Position(scoring="even", phase=rules.Phase.PLAY, actor=1, leader=0, laid=1)
    table.row["hand"][:3] = [card_set("S1"), card_set("M2 M9"), card_set("S2")]
    table.row["plays"][5 * 3] = NUMBER["5 of moons"]
    assert list(table.view(1)["choices"]) == ["play 2 of moons"]
    table.row["hand"][1] = card_set("Q4 C5")
    assert table.view(1)["choices"] == {
        "play 4 of squares": {"stars": 1, "most": 1},
        "play 5 of circles": {"stars": 0, "most": 0},
    }
    table.row["scoring"][0] = SCORING.index("most")
    assert table.view(1)["choices"] == {}
    table.row["laid"], table.row["leader"] = 0, 1
    assert table.view(1)["choices"] == {}


def test_the_sum_of_a_round_so_far_is_spelled_out() -> None:
    two = Position(scoring="even", phase=rules.Phase.PLAY, actor=0)
    two.won("M1 M2/S1 S2").false("Q4 C6")
    told = "If the round ended now: 15 stars = 2 for 2 tricks + 10 for 2 pairs at 5"
    assert ENGLISH.text(GAME.standing(two.view(0))) == f"{told} + 3 for 2 even values"
    assert ENGLISH.text(GAME.standing(two.view(1))) == "If the round ended now: no stars yet"
    two.false("Q4").holds(0, EVEN_SIDE).holds(1, JOKER)
    told = (
        "If the round ended now: 6 stars (2 for 2 tricks + 3 for 1 pair at 3 + 1 for 1 even value)"
    )
    assert ENGLISH.text(GAME.standing(two.view(0))) == f"{told}, up to 15 with your bonus cards"
    told = "If the round ended now: no stars yet, up to 1 with your bonus cards"
    assert ENGLISH.text(GAME.standing(two.view(1))) == told


def test_every_star_of_the_sheet_has_its_reason() -> None:
    match = Match(GAME, 4, seed=8)
    rng = random.Random(8)
    while match.actor is not None:
        match.play(match.actor, rng.choice(match.legal()))
    for row in sheet(match.view(None))["rows"][:-1]:
        for seat, why in enumerate(map(str, row["why"])):
            assert why.startswith(f"Seat {seat + 1}, with ")
            stars = [int(count) for count in re.findall(r"(\d+) for ", why)]
            assert sum(stars) == row["points"][seat]
            assert (stars == []) == why.endswith(": no stars")


def test_the_sheet_of_a_round_in_words() -> None:
    stars = {"tricks": 2, "pairs": 10, "scoring_card": 5, "harvest": 2}
    level = {"tricks": 2, "false_tricks": 2, "counted": 2, "stars": stars, "total": 19}
    nothing = dict.fromkeys(stars, 0)
    none = {"tricks": 0, "false_tricks": 1, "counted": 0, "stars": nothing, "total": 0}
    suits = ["squares", "circles"]
    view = {
        "sheet": [{"scoring_card": "two suits B", "suits": suits, "seats": [level, none]}],
        "scores": [19, 0],
        "rounds": 3,
        "over": False,
    }
    first, total = sheet(view)["rows"]
    assert str(first["label"]) == "Round 1 (Two suits)"
    assert first["points"] == total["points"] == [19, 0]
    head, reasons = str(first["why"][0]).split(": ")
    assert head == "Seat 1, with 2 tricks and 2 false tricks"
    assert reasons == (
        "2 for 2 tricks, 10 for 2 pairs at 5, 5 for 2 in squares or circles, 2 for Harvest"
    )
    assert str(first["why"][1]) == "Seat 2, with 0 tricks and 1 false trick: no stars"
    note = "After 2 more rounds, the player with the most stars wins (TT-27)."
    assert str(sheet(view)["note"]).startswith(note)
    assert str(sheet({**view, "sheet": [], "rounds": 1})["note"]).startswith("After 1 more round, ")


@pytest.mark.parametrize(
    ("scoring", "text", "why"),
    [
        ("sequence", "M1 S2", "3 for a run of 2"),
        ("two suits A", "S1 S2", "5 for 2 in moons or suns"),
        ("one suit", "S1 S2", "2 for 2 in one suit"),
        ("suits", "S1", "1 for 1 suit"),
        ("suits", "S1 M1", "3 for 2 different suits"),
        ("fewest", "S1", "12 for 1st place (fewest false tricks)"),
        ("most", "S1", "12 for 1st place (most false tricks)"),
        ("even", "S1 S2", "1 for 1 even value"),
        ("odd", "S1 S3", "3 for 2 odd values"),
    ],
)
def test_tt_23_tt_24_what_brought_the_stars_of_a_scoring_card(
    scoring: str, text: str, why: str
) -> None:
    assert Position(scoring=scoring).false(text).end().why(0).endswith(f": {why}")


# The rule of thumb ---------------------------------------------------------------------------


def advice(row: Any, seed: int = 0) -> tuple[str, str]:
    """What the rule of thumb does here, and why."""
    mask, why = GAME.new_mask(), np.zeros(1, dtype=np.int8)
    GAME.legal(GAME.handle(row), mask)
    before = row.tobytes()
    move = int(thumb.thumb(GAME.handle(row), mask, generator(seed), why))
    assert move in GAME.legal_moves(row)
    assert row.tobytes() == before
    return str(MOVES[move]), str(Say(GAME.package, thumb.REASONS[why[0]]))


def test_thumb_puts_whole_short_suits_aside() -> None:
    hands = [cards("M2 M9 S4 S5 S6 Q1 Q2 Q3 Q4 Q6 Q8 C1 C2 C4 C5 C9"), [], []]
    spare = [card for card in NUMBER if card not in hands[0]]
    hands[1:] = [spare[:16], spare[16:]]
    match = Match(GAME, 3, script=True, seed=0)
    match.deal({"deal": "round", "scoring_card": "odd", "hands": hands, "first": 0})
    while match.actor == 0:
        text, why = advice(match.snapshot()[0])
        assert "whenever it’s led" in why
        match.play(0, text)
    assert match.view(0)["reserve"] == cards("M2 M9 S4 S5 S6")


def test_thumb_takes_from_the_reserve_while_tricks_are_lacking() -> None:
    position = Position(phase=rules.Phase.TAKE, actor=0, hand=[card_set("M1 M2"), 0, 0, 0])
    position.row["reserve"][0] = card_set("S1 S2")
    position.row["tricks"][0] = 2
    position.false("Q1 Q2 Q3")
    text, why = advice(position.row)
    assert (text, why[:31]) == ("take reserve", "I have more false tricks than t")
    position.false("Q1 Q2")
    assert advice(position.row) == (
        "leave reserve",
        "the fewer suits I have, the more false tricks I can make",
    )


def test_thumb_wins_cheaply_until_it_has_more_tricks_than_false_tricks() -> None:
    position = Position(phase=rules.Phase.PLAY, actor=2, laid=2, leader=0, trick=0)
    position.row["hand"][2] = card_set("M3 M9 M11 Q1")
    position.row["plays"][:2] = [NUMBER["4 of moons"], NUMBER["8 of moons"]]
    text, why = advice(position.row)
    assert text == "play 9 of moons"
    assert why.startswith("I could use another trick")
    position.row["tricks"][2] = 1
    text, why = advice(position.row)
    assert text == "play 3 of moons"
    assert why.startswith("I don’t want this trick")


@pytest.mark.parametrize(
    ("scoring", "hand", "card"),
    [
        ("odd", "S4 Q9 C8", "9 of squares"),
        ("even", "S4 Q9 C9", "4 of suns"),
        ("sequence", "S3 Q6 C11", "6 of squares"),  # it shows a 5
        ("two suits B", "S3 Q4 S6", "4 of squares"),
        ("suits", "S4 C4 C3", "4 of suns"),
        ("odd", "S4 Q3 C7", "7 of circles"),
        ("even", "S4 Q3 C7", "7 of circles"),  # a bonus card before what the round rewards
    ],
)
def test_thumb_shows_what_the_scoring_card_rewards(scoring: str, hand: str, card: str) -> None:
    position = Position(scoring=scoring, phase=rules.Phase.PLAY, actor=1, laid=1, leader=0, trick=0)
    position.false("", "C5").row["hand"][1] = card_set(hand)
    position.row["plays"][0] = NUMBER["4 of moons"]
    text, why = advice(position.row)
    assert text == f"play {card}"
    assert ("bonus card" in why) == card.startswith("7")


def test_thumb_takes_the_joker_and_makes_it_what_is_lacking() -> None:
    position = trick_about(3, "M7", "M8", "S1")
    assert advice(position.row)[0] == "bonus joker"
    assert "whichever I need" in advice(position.row)[1]
    for false_tricks, wanted in (
        ("Q1", "joker as false trick"),
        ("Q1 Q2 Q3", "joker as trick"),
        ("Q1 Q2", "no thanks"),  # level: worth 12 stars, and one more trick only 9
    ):
        level = Position(scoring="fewest").won("M1/M2").false(false_tricks).holds(0, JOKER).end()
        assert advice(level.row)[0] == wanted
    level.holds(0, SIDES)  # a side that is still to be used will be one more false trick
    assert advice(level.row)[0] == "joker as trick"


def test_thumb_counts_on_its_sides_when_it_wants_tricks() -> None:
    position = Position(
        scoring="one suit", phase=rules.Phase.PLAY, actor=2, laid=2, leader=0, trick=0
    )
    position.row["hand"][2] = card_set("M3 M9 Q1")
    position.row["plays"][:2] = [NUMBER["4 of moons"], NUMBER["8 of moons"]]
    position.row["tricks"][2] = 1
    assert advice(position.row)[0] == "play 3 of moons"  # more tricks than false tricks
    assert advice(position.holds(2, SIDES).row)[0] == "play 9 of moons"


def test_thumb_takes_harvest_once_it_has_tricks() -> None:
    position = trick_about(3, "M7", "M8", "S1", scoring="fewest").holds(0, JOKER)
    position.row["tricks"][2] = 1
    assert advice(position.row)[0] != "bonus harvest"
    position.row["tricks"][2] = 4
    assert advice(position.row)[0] == "bonus harvest"


def test_thumb_knows_that_flip_is_still_to_come() -> None:
    position = Position(scoring="odd").won("M1/M3/M5").false("M2").holds(0, JOKER).end()
    assert advice(position.row)[0] == "joker as false trick"  # 3 and 2: 9 stars
    assert advice(position.holds(0, FLIP).row)[0] == "no thanks"
    position.play("no thanks").play(advice(position.row)[0])
    assert counts(position) == (2, 2)  # 12 stars


def test_thumb_flips_a_bonus_card_to_be_level() -> None:
    side = Position(scoring="odd").won("M1/M3").false("M9 S9 Q9").holds(0, FLIP, EVEN_SIDE).end()
    side.play("count as 2")
    assert advice(side.row)[0] == "flip side 2"  # level, and no odd value is lost
    joker = Position(scoring="odd").won("M1").false("M9 S9").holds(0, FLIP, JOKER).end()
    joker.play("joker as false trick")
    assert advice(joker.row)[0] == "flip joker"


def test_thumb_uses_a_bonus_card_for_a_better_place() -> None:
    for scoring, wanted in (("most", "joker as false trick"), ("suits", "no thanks")):
        level = Position(scoring=scoring).won("M1/M2").false("Q1 Q2", "C1 C2 C3")
        assert advice(level.holds(0, JOKER).end().row)[0] == wanted


def test_thumb_leaves_retrieve_to_the_others() -> None:
    position = trick_about(3, "M8", "S7", "M1").holds(0, *range(FLIP, 8))
    assert advice(position.row)[0] == "no thanks"
    position.row["holder"][JOKER] = -1
    assert advice(position.row)[0] == "bonus joker"


@pytest.mark.parametrize("players", [3, 4])
def test_thumb_beats_random_play_and_knows_no_more_than_its_seat(players: int) -> None:
    won = 0.0
    for seed in range(8):
        match = Match(GAME, players, seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            if match.actor != seed % players or len(match.legal()) == 1:
                match.play(match.actor, rng.choice(match.legal()))
                continue
            row = match.snapshot()[0]
            chosen = advice(row, seed)
            if rng.random() < 0.2:
                assert advice(GAME.twin(row, match.actor, generator(seed))[0], seed) == chosen
            match.play(match.actor, chosen[0])
        won += match.returns[seed % players]
    assert won >= 6


def test_a_searching_bot_does_not_mix_although_reserves_are_picked_in_secret() -> None:
    assert not bluffs(GAME)
    assert (alike(GAME) >= 0).any()


# What the view works out ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_tt_8_the_view_tells_who_is_ahead_and_what_is_a_false_trick(players: int) -> None:
    strayed = last_cards = 0
    for seed in range(4):
        match = Match(GAME, players, seed=seed)
        rng = random.Random(seed)
        while (seat := match.actor) is not None:
            view = match.view(seat)
            laid = [(play["seat"], *play["card"].split(" of ")) for play in view["trick"]]
            following = [(int(value), who) for who, value, suit in laid if suit == laid[0][2]]
            assert view["led"] == (laid[0][2] if laid else None)
            assert view["ahead"] == (max(following)[1] if laid else None)
            assert [play["false_trick"] for play in view["trick"]] == [
                suit != laid[0][2] for _, _, suit in laid
            ]
            strayed += len(laid) - len(following)
            ends = "leave reserve" in view["legal"] and len(view["hand"]) == 1
            assert view["leaving_ends_round"] == ends
            last_cards += ends
            match.play(seat, rng.choice(match.legal()))
    assert strayed
    assert last_cards


FLIPPING = ("bonus flip", "bonus joker", "joker as trick", "flip joker", "flip side 1")


def test_tt_15_the_view_tells_what_flip_would_make_of_a_bonus_card() -> None:
    found = set()
    for seed in range(40):
        match = Match(GAME, 3, seed=seed)
        rng = random.Random(seed)
        while (seat := match.actor) is not None:
            before = match.view(seat)
            wanted = [move for move in before["legal"] if move in FLIPPING]
            move = str(match.play(seat, rng.choice(wanted or before["legal"])))
            card = next((c for c in before["bonus_cards"] if move == f"flip {c['card']}"), None)
            if card is not None and match.view(seat)["round"] == before["round"]:
                more = "tricks" if card["flips_to"] == "trick" else "false_tricks"
                if match.view(seat)["phase"] == "end of round":
                    assert (
                        match.view(seat)["counts"][seat][more] == before["counts"][seat][more] + 1
                    )
                    found.add(card["flips_to"])
    assert found == {"trick", "false trick"}


# Live deals ----------------------------------------------------------------------------------


def test_tt_2_tt_5_tt_12_live_deals_are_even() -> None:
    deals.check(GAME, ("cards",), {"first": GAME.card.usual, "scoring": 9})


# What a coach says of a move ---------------------------------------------------------------------


def test_facts_of_a_move_are_what_the_table_shows() -> None:
    """TT-8, TT-9: tricks and false tricks, and bonus cards until the round ends; TT-22: stars."""
    rng = random.Random(3)
    kinds: set[str] = set()
    played = [each for players in (3, 4) for each in decisions(GAME, rng, players=players)]
    for row, seat in rng.sample(played, 60):
        story = follow(GAME, row, seat, rng.choice(GAME.legal_moves(row)), rng)
        first, last = (full_view(GAME, story.states[at][0], seat) for at in (0, -1))
        facts = [(fact.id, dict(fact.args)) for fact in story.facts()]
        if first["phase"] == "end of round":
            total = last["sheet"][first["round"]]["seats"][seat]["total"]
            assert facts == [("fact-stars", {"stars": total})]
            continue
        had, has = (
            [each["holder"] for each in v["bonus_cards"]].count(seat) for v in (first, last)
        )
        more = [("fact-bonuses", {"cards": n + 1}) for n in range(has - had)]
        assert [fact for fact in facts if fact[0] == "fact-bonuses"] == more
        if first["phase"] in ("take reserve", "play"):
            trick = last["tricks"][len(first["tricks"])]
            own = next(card for card in trick["cards"] if card["seat"] == seat)
            assert (("fact-you-take", {}) in facts) == (trick["winner"] == seat)
            assert (("fact-you-false", {}) in facts) == own["false_trick"]
        kinds |= {id_ for id_, _ in facts}
    assert {"fact-you-take", "fact-you-false", "fact-bonuses"} <= kinds
