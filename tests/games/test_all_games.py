"""What holds for all games: clauses ALL-1 to ALL-5, over every registered game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from trickery.check.cases import Case
from trickery.core import registry
from trickery.core.errors import NotYourTurn
from trickery.core.match import Match
from trickery.core.moments import Moment, moment_in
from trickery.core.rng import generator
from trickery.core.say import Text, speaker
from trickery.core.state import OVER

GAMES = 2  # random games for each game, player count and option
MOST_MOVES = 20_000
NO = ("no ", "leave ", "decline", "skip", "done", "keep ")  # how moves begin that change nothing


def played(case: Case, seed: int) -> Iterator[Match]:
    """A random game, seen before each decision and once at its end."""
    match = case.match(seed, keep_legal=True)
    rng = random.Random(seed)
    for _ in range(MOST_MOVES):
        yield match
        if match.actor is None:
            return
        match.play(match.actor, rng.choice(match.legal()))
    raise AssertionError("the game does not end")


def lists_in(data: Any) -> Iterator[list[Any]]:
    """Every list anywhere in a view."""
    if isinstance(data, list):
        yield data
    if isinstance(data, list | dict):
        for part in data if isinstance(data, list) else data.values():
            yield from lists_in(part)


# ALL-1 ---------------------------------------------------------------------------------------


def test_all_1_seats_are_numbered_from_0_on(case: Case) -> None:
    seen = set()
    for match in played(case, 1):
        if match.actor is not None:
            seen.add(match.actor)
            for nobody in (-1, case.players):
                with pytest.raises(NotYourTurn, match="there’s no seat"):
                    match.check(nobody, match.legal()[0])
    assert seen == set(range(case.players))
    assert len(match.scores) == len(match.returns) == case.players


def test_all_1_left_is_the_next_seat(case: Case) -> None:
    """Tricks go round to the left; in games without tricks the turn does."""
    followed = 0
    before: int | None = None
    tricks = "trick" in case.match(2).view(None)
    for match in played(case, 2):
        if tricks:
            seats = [play["seat"] for play in match.view(None)["trick"]]
            assert seats == [(seats[0] + at) % case.players for at in range(len(seats))]
            followed += len(seats) > 1
        elif match.actor not in (None, before):
            assert before is None or match.actor == (before + 1) % case.players
            followed += before is not None
            before = match.actor
    assert followed


def test_all_1_right_is_the_previous_seat_and_across_is_two_on() -> None:
    """Tricksters uses all three words: drafting, suits, and who pairs the players."""
    match = Match(registry.load("tricksters"), seed=1)
    dealer = match.view(None)["dealer"]
    asked = []
    for _ in range(13):
        assert match.actor is not None
        asked.append(match.actor)
        match.play(match.actor, match.legal()[0])
    assert asked[0] == (dealer - 1) % 4, "right"
    assert asked[8] == (dealer + 1) % 4, "left"
    assert asked[12] == (dealer + 2) % 4, "across"


# ALL-2 ---------------------------------------------------------------------------------------


def test_all_2_a_seats_only_move_is_asked_for_and_recorded(case: Case) -> None:
    for decisions, match in enumerate(played(case, 3)):
        moves = sum(step.seat is not None for step in match.history)
        assert moves == decisions, "one step for each decision, none made on its own"
    for step in [step for step in match.history if step.seat is not None]:
        assert step.move in step.legal


def test_all_2_an_only_move_is_never_made_by_itself() -> None:
    """The last card of a hand is the one that shows it: everybody plays it out."""
    for game in ("trick_party", "tricksters"):
        match = Match(registry.load(game), seed=2, keep_legal=True)
        rng = random.Random(2)
        while match.actor is not None:
            match.play(match.actor, rng.choice(match.legal()))
        forced = [step for step in match.history if len(step.legal) == 1]
        assert {step.seat for step in forced} == set(range(4))


def test_all_2_nobody_is_asked_for_a_mere_no(case: Case) -> None:
    for seed in range(GAMES):
        for match in played(case, seed):
            if len(match.legal()) == 1:
                assert not match.legal_texts()[0].startswith(NO)


# ALL-3 ---------------------------------------------------------------------------------------


def agrees(shown: Any, own: Any, seat: int, players: int) -> bool:
    """Does a seat see all that is shown to everybody? Of itself and the hidden it may see more."""
    if shown is None:
        return True
    if isinstance(shown, dict) and isinstance(own, dict):
        return all(k in own and agrees(v, own[k], seat, players) for k, v in shown.items())
    if isinstance(shown, list) and isinstance(own, list):
        one_a_seat = len(shown) == players
        return len(shown) == len(own) and all(
            (one_a_seat and at == seat) or agrees(v, own[at], seat, players)
            for at, v in enumerate(shown)
        )
    return bool(shown == own)


def test_all_3_what_is_open_is_open_to_every_seat(case: Case) -> None:
    rng = random.Random(4)
    for match in played(case, 4):
        if match.over or rng.random() < 0.1:
            shown = match.view(None)
            for seat in range(case.players):
                own = match.view(seat)
                for key in set(shown) - {"seat"}:
                    assert agrees(shown[key], own[key], seat, case.players), key
                assert set(own) - set(shown) <= {"legal"}


def test_all_3_hand_sizes_are_open(case: Case) -> None:
    rng = random.Random(5)
    for match in played(case, 5):
        if rng.random() < 0.1:
            views = [match.view(seat) for seat in range(case.players)]
            if "hand" not in views[0]:
                assert len(views[0]["hands"]) == case.players, "the hands themselves are open"
                continue
            for seat, own in enumerate(views):
                assert own["hand_sizes"][seat] == len(own["hand"])
                for other in views:  # a hidden choice shows when it is done (TT-5)
                    assert other["hand_sizes"][seat] >= len(own["hand"])


def test_all_3_cards_played_openly_stay_in_view_with_their_player(case: Case) -> None:
    match = case.match(6)
    rng = random.Random(6)
    recent: list[tuple[int, str]] = []
    while match.actor is not None:
        seat = match.actor
        heard = match.play(seat, rng.choice(match.legal())).heard
        if heard.startswith("play ") and not match.over:
            recent.append((seat, heard.removeprefix("play ")))
        shown = [
            item
            for found in lists_in(match.view(None))
            for item in found
            if isinstance(item, dict) and "seat" in item
        ]
        for player, card in recent[-case.players :]:
            assert any(told["seat"] == player and card in told.values() for told in shown)


def test_all_3_running_scores_are_open(case: Case) -> None:
    rng = random.Random(7)
    for match in played(case, 7):
        if match.over or rng.random() < 0.1:
            for seat in (None, *range(case.players)):
                assert match.view(seat)["scores"] == match.scores


# ALL-4 ---------------------------------------------------------------------------------------


def test_all_4_win_shares_follow_the_winners_that_the_rules_name(case: Case) -> None:
    for seed in range(GAMES):
        for match in played(case, seed):
            if not match.over:
                assert match.winners == []
        shares = [1 / len(match.winners) if p in match.winners else 0 for p in range(case.players)]
        assert match.returns == pytest.approx(shares)


def test_all_4_a_dead_players_0_may_stand_above_a_winners_score() -> None:
    game = registry.load("trick_party")
    rows = game.setting(4).row.copy()
    rows[0]["actor"], rows[0]["dead"], rows[0]["points"][:4] = OVER, 2, [-6, -2, 0, -3]
    assert game.score_list(rows[0]) == [-6, -2, 0, -3]
    assert game.winner_list(rows[0]) == [1]
    assert game.returns(rows[0]) == [0, 1, 0, 0]


# ALL-5 ---------------------------------------------------------------------------------------


def test_all_5_scores_have_no_cap() -> None:
    party = registry.load("trick_party")
    rows = party.setting(4, {"campaign": True}).row.copy()
    rows[0]["total"][:4] = [3000, -3000, 200, -200]
    assert party.score_list(rows[0]) == [3000, -3000, 200, -200]
    # Tricksters: three points count in full although one would have reached the target.
    beyond = 0
    for seed in range(40):
        match = Match(registry.load("tricksters"), seed=seed)
        rng = random.Random(seed)
        while match.actor is not None:
            match.play(match.actor, rng.choice(match.legal()))
        view = match.view(None)
        assert match.scores == [sum(r["points"][p] for r in view["rounds"]) for p in range(4)]
        beyond += max(match.scores) > view["target"]
    assert beyond


def test_all_5_partners_know_no_more_of_each_other_than_anybody() -> None:
    game = registry.load("tricksters")
    match = Match(game, seed=3)
    rng = random.Random(3)
    while match.view(None)["phase"] != "tricks":
        assert match.actor is not None
        match.play(match.actor, rng.choice(match.legal()))
    own = {"seat", "hand", "unseen", "legal"}
    for pair in match.view(None)["pairs"]:
        for seat, partner in (pair, pair[::-1]):
            views = [match.view(p) for p in range(4) if p != partner]
            assert (
                len({str({k: v for k, v in view.items() if k not in own}) for view in views}) == 1
            )
            rows = match.snapshot()
            imagined = {
                int(game.twin(rows[0], seat, generator(n))[0]["hand"][partner]) for n in range(20)
            }
            assert len(imagined) > 5, "the partner's hidden cards could be any"


# Moments -------------------------------------------------------------------------------------


def test_the_news_that_a_game_marks_are_its_own(name: str) -> None:
    game = registry.load(name)
    catalogue = (game.folder / "en.ftl").read_text(encoding="utf-8")
    for marked in game.moments:
        assert f"\n{marked} =" in catalogue


def test_a_mood_comes_before_a_mere_note() -> None:
    say = speaker("trickery.games.trick_party")
    news: list[Text] = [say("a"), "7 of Boos", say("b"), say("c")]
    assert moment_in(news, {"b": "note", "c": "doom"}) == Moment("doom", say("c"))
    assert moment_in(news, {"b": "note"}) == Moment("note", say("b"))
    assert moment_in(news[:2], {"b": "note"}) is None


# Rounds --------------------------------------------------------------------------------------


def test_another_round_is_announced_where_one_can_follow(case: Case) -> None:
    """Whoever is promised a seat for the next round can count on there being one, or may hope."""
    game, before = case.match(5).game, case.match(5).view(None)
    for match in played(case, 5):
        after = match.view(None)
        if game.round_over(before, after) and not after["over"]:
            assert game.round_follows(before)
        before = after
    assert not game.round_follows(before)
