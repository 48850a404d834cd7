"""Puzzles: every shipped one by today's rules, what is told of it, and the making of a new one."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from kit.process import Run
from kit.server import Held, Served
from trickery.coach.puzzle_maker import lost_at_once
from trickery.coach.puzzle_variety import (
    FEW,
    HABIT,
    best_habit,
    by_chance,
    fits,
    has_reason,
    most_habitual,
    solvers,
)
from trickery.coach.puzzles import FILE, LEVELS, Puzzle, puzzles, read
from trickery.core import registry
from trickery.core.rng import generator
from trickery.core.say import heard
from trickery.core.words import Translator
from trickery.server.api.puzzles import describe_puzzle

LEAST = 40


def of(name: str) -> list[Puzzle]:
    """A game's puzzles."""
    found = list(puzzles(registry.load(name)).values())
    if name not in registry.ours():
        pytest.skip("a game of another package need not have any")
    return found


def test_every_puzzle_stands_by_todays_rules(name: str) -> None:
    """One clearly best move, which is allowed, and which the rule of thumb misses."""
    game = registry.load(name)
    for puzzle in of(name):
        match, finding = puzzle.begin(), puzzle.finding
        best, *others = finding["groups"]
        listed = [move for group in finding["groups"] for move in group["moves"]]
        assert sorted(listed) == sorted(match.legal_texts())
        assert best["moves"] == [finding["best"]]
        # Where the rule of thumb draws lots it may not choose the same again, but never this one.
        assert finding["best"] not in (finding["thumb"], finding["chosen"])
        assert best["share"]["low"] > others[0]["share"]["high"]
        assert all(best["share"]["mean"] - each["share"]["mean"] > 0.01 for each in others)
        assert finding["sure"]
        assert finding["playouts"] > 10_000
        assert match.actor == finding["seat"] == puzzle.seat
        row = match.snapshot()[0]
        advised = {game.advised(row, generator(seed))[0] for seed in range(3)}
        assert game.moves.parse(finding["best"]) not in advised


def test_there_are_enough_of_each_kind(name: str) -> None:
    """So many, none twice, no two of the same game, for every number of players."""
    found, card = of(name), registry.card(name)
    assert len(found) >= LEAST
    lines = (registry.folder_of(name) / FILE).read_text().splitlines()
    assert [json.loads(line)["id"] for line in lines] == [puzzle.id for puzzle in found]
    assert len({json.dumps(puzzle.steps[0]) for puzzle in found}) == len(found)
    assert {puzzle.players for puzzle in found} == set(range(card.fewest, card.most + 1))
    assert len(Counter(puzzle.level for puzzle in found)) >= 2


def test_no_habit_solves_puzzles_nor_does_a_regular_bot_solve_half(name: str) -> None:
    """Such as "challenge if you can, else pass, else the first card": it's no better than luck."""
    game, found = registry.load(name), of(name)
    every = [solvers(game, puzzle) for puzzle in found]
    assert best_habit(every) <= HABIT * by_chance(every)
    assert 2 * sum(each.regular for each in every) < len(every)
    assert len({puzzle.theme for puzzle in found}) >= 2
    assert {"easy", "tricky", "hard"} == {puzzle.level for puzzle in found}
    assert all(map(has_reason, found))


def test_no_answer_of_twisticon_lets_the_next_seat_win_at_once() -> None:
    """Such as: leave the cube as it is and claim the ninth icon. The worst moves here do that."""
    found = of("twisticon")
    assert not any(map(lost_at_once, found))
    worst = [_answered(each, each.finding["groups"][-1]["moves"]) for each in found]
    assert any(map(lost_at_once, worst))


def _answered(puzzle: Puzzle, moves: list[str]) -> Puzzle:
    """The same position with another answer."""
    groups = [{**puzzle.finding["groups"][0], "moves": moves}]
    return replace(puzzle, finding={**puzzle.finding, "groups": groups})


def test_a_habit_is_found_out(name: str) -> None:
    """Puzzles that the last lit card of a kind solves are too many if they are the only ones."""
    game = registry.load(name)
    every = [solvers(game, puzzle) for puzzle in of(name)]
    habit = max(
        (h for each in every for h in each.habits), key=lambda h: sum(h in e.habits for e in every)
    )
    plain = [each for each in every if habit in each.habits] * 3
    assert best_habit(plain) == len(plain) > max(FEW, HABIT * by_chance(plain))
    assert most_habitual(plain) is not None
    assert not fits(plain, plain[0], len(plain) + 1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_a_puzzle_has_words_for_its_reasons(name: str, language: str) -> None:
    package = registry.package_of(name)
    words = Translator(language, package, "P{}".format, ["trickery.coach"])
    for puzzle in of(name):
        told = puzzle.finding["why"]
        for said in (told["says"], *(point["text"] for point in told["points"])):
            assert "{" not in words.text(heard(said))


def test_what_is_told_of_a_puzzle_is_what_its_seat_knows(name: str) -> None:
    """Byte for byte the same of a twin, in which the hidden cards are others."""
    for number, puzzle in enumerate(of(name)[:8]):
        match = puzzle.begin()
        twin = match.game.twin(match.snapshot()[0], puzzle.seat, generator(number))
        there = match.standing_at(twin)
        assert describe_puzzle(puzzle, match, 40) == describe_puzzle(puzzle, there, 40)


def test_puzzles_over_http(served: Served, name: str) -> None:
    found = of(name)
    listed = served.get(f"/api/games/{name}/puzzles").json()
    assert {each.pop("id"): each for each in listed} == {
        each.id: {"players": each.players, "level": each.level, "theme": each.theme}
        for each in found
    }
    levels = [LEVELS.index(each["level"]) for each in listed]
    assert levels == sorted(levels)
    for puzzle in found[:3]:
        place = f"/api/games/{name}/puzzles/{puzzle.id}"
        shown = served.get(place).json()
        assert shown["frame"]["view"]["seat"] == shown["frame"]["view"]["to_move"] == puzzle.seat
        assert "finding" not in shown
        for move in shown["frame"]["view"]["legal"]:
            told = served.post(place, move=move).json()
            assert told["right"] == (move in puzzle.answers)
            assert told["finding"] == puzzle.finding
        assert served.post(place, move="win at once").status_code == 400
        taken = served.post(f"{place}/play-on", name="Ann", bots="random", pace=0).json()
        table = Held(served, taken["table"], taken["seat"], taken["secret"]).state()
        assert {**table["view"], "legal": []} == {**shown["frame"]["view"], "legal": []}
        assert table["view"]["legal"] == shown["frame"]["view"]["legal"]
        assert [seat["who"] for seat in table["info"]["seats"]].count("bot") == puzzle.players - 1
        assert served.get(f"/api/games/{name}/puzzles/nosuch").status_code == 404


def test_a_theme_is_kept_and_older_lines_have_none(tmp_path: Path) -> None:
    line = json.loads(next(iter(of("trick_party"))).line())
    file = tmp_path / "some.jsonl"
    old = {key: value for key, value in line.items() if key != "theme"}
    file.write_text(f"{json.dumps({**line, 'theme': 'duck'})}\n{json.dumps(old)}\n")
    duck, other = read("trick_party", file)
    assert [duck.theme, other.theme] == ["duck", "other"]
    assert duck.id == other.id == line["id"]
    assert json.loads(duck.line())["theme"] == "duck"


def test_a_new_puzzle_is_made_and_checked(run: Run, tmp_path: Path) -> None:
    """A small one, of little depth; what was broken off is gone on with."""
    file = tmp_path / "new.jsonl"
    make = (
        "puzzles",
        "make",
        "trick_party",
        "--depth",
        "4000",
        "--within",
        "12",
        "--out",
        str(file),
    )
    for count in (1, 2):
        code, _, told = run(*make, "--count", str(count))
        assert code == 0
        assert "trick_party: 1 of 1" in told
    first, second = read("trick_party", file)
    assert first.id != second.id
    code, out, _ = run("puzzles", "check", "trick_party", "--depth", "4000", "--file", str(file))
    assert (code, out.splitlines()[-1]) == (0, "2 of 2 still hold")
    code, _, _ = run("puzzles", "refresh", "trick_party", "--file", str(file))
    assert [each.id for each in read("trick_party", file)] == [first.id, second.id]
