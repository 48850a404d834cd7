"""A game without a network, puzzles or facts: all that is offered for it works, compiled.

And the bot of its package: it plays where the host allows it, and nowhere else.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kit.packages import installed_in, run, trickery

COMPILED = {"NUMBA_DISABLE_JIT": "0"}
LEVELS = ["beginner", "novice", "expert", "master"]


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed_in(tmp_path_factory.mktemp("untrained"))


@pytest.fixture(scope="module")
def games(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A record of a game between its levels, each asked for by name."""
    file = str(tmp_path_factory.mktemp("games") / "games.jsonl")
    words = ("-n", "1", "-p", "4", "--seed", "3", "--records", file)
    done = trickery(packages, "simulate", "most_tricks", "--bots", ",".join(LEVELS), *words)
    assert done.returncode == 0, done.stderr
    return file


# At the command line -----------------------------------------------------------------------------


def test_a_finished_game_is_reviewed(packages: Path, games: str, tmp_path: Path) -> None:
    json_file, html = tmp_path / "review.json", tmp_path / "review.html"
    words = ("--seat", "all", "--depth", "60", "--json", str(json_file), "--html", str(html))
    done = trickery(packages, "review", games, *words, **COMPILED)
    assert done.returncode == 0, done.stderr
    assert "the best moves were than the rule of thumb’s" in done.stdout
    reviews = json.loads(json_file.read_text(encoding="utf-8"))
    assert len(reviews) == 4
    for review in reviews:
        assert review["account"]["result"] is not None
        for found in review["findings"]:
            assert (found["regular"], found["hard"] in (0, 1)) == (None, True)
            assert found["why"]["says"]["id"] in ("coach-no-facts", "coach-all-alike")
    told = html.read_text(encoding="utf-8")
    assert "the rule of thumb" in told
    assert "Regular" not in done.stdout + told


def test_a_position_is_assessed(packages: Path, games: str) -> None:
    done = trickery(packages, "assess", games, "--step", "1", "--depth", "60", **COMPILED)
    assert done.returncode == 0, done.stderr
    assert "chance of winning" in done.stdout


def test_puzzles_are_made_of_it(packages: Path, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    words = ("-n", "1", "--depth", "400", "--seed", "1", "--out", str(file))
    done = trickery(packages, "puzzles", "make", "most_tricks", *words, **COMPILED)
    assert done.returncode == 0, done.stderr
    (puzzle,) = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert puzzle["finding"]["regular"] is None
    assert puzzle["finding"]["best"] != puzzle["finding"]["thumb"]


def test_an_expert_searches_and_beats_the_rule_of_thumb(packages: Path, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    words = ("--bots", "expert@200,novice", "--one-way", "--deals", "40", "--seed", "1", "-j", "1")
    done = trickery(packages, "arena", "most_tricks", *words, "--json", str(file), **COMPILED)
    assert done.returncode == 0, done.stderr
    told = json.loads(file.read_text(encoding="utf-8"))
    assert told["bots"][0]["rung"] == "search"
    (duel,) = told["duels"]
    assert duel["share"]["low"] > told["equal_share"]


def test_a_bot_that_needs_a_network_is_refused_with_what_there_is(packages: Path) -> None:
    words = ("most_tricks", "--bots", "thumb,policy+search@0.1s")
    done = trickery(packages, "arena", *words, NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    assert "Most Tricks has no “policy+search”: that would take a network trained" in done.stderr
    assert "beginner, novice, expert, master, highest" in done.stderr


def test_a_host_allows_only_bots_that_there_are(packages: Path) -> None:
    done = trickery(packages, "serve", "--port", "0", "--allow-bot", "lowest")
    assert done.returncode == 2
    assert "--allow-bot lowest: no package has such a bot; there are: highest" in done.stderr


def test_the_menu_at_the_prompt_lists_what_there_is(packages: Path) -> None:
    code = (
        "import builtins; from trickery.cli import main;"
        "answers = iter(['most tricks', 'regular', 'Highest', 'quit']);"
        "builtins.input = lambda asked: (print(asked), next(answers))[1]; main()"
    )
    done = run(packages, "-c", code, "play", NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0, done.stderr
    assert "  5  Highest: plays the last of its cards that it may play" in done.stdout
    assert "Most Tricks has no Regular level" in done.stdout
    assert "Most Tricks has no “regular”" in done.stdout
    assert "Most Tricks, 3 players." in done.stdout


def test_a_bot_of_a_package_says_what_it_plays(packages: Path) -> None:
    code = """
from dataclasses import replace
from trickery import bots
from trickery.bots.menu import menu
from trickery.core.words import Translator
text = Translator("de").text
print(*(text(each.name) for each in menu("trick_party")))
bots.BOTS["highest"] = replace(bots.BOTS["highest"], games=("most_tricks",))
print(*(each.bot for each in menu("trick_party")))
print(*(each.bot for each in menu("most_tricks", ["another"])))
for bot, game in (("highest", "trick_party"), ("regular", "most_tricks")):
    try: bots.parse(bot, game)
    except bots.BadOption as error: print(str(error).partition(" (")[0])
"""
    done = run(packages, "-c", code, NUMBA_DISABLE_JIT="1")
    assert done.stdout.splitlines() == [
        "Anfänger Amateur Kenner Experte Meister Höchste",
        "beginner novice regular expert master",
        "beginner novice expert master",
        "the bot “highest” doesn’t play Trick Party",
        "Most Tricks has no “regular”: that would take a network trained for this game",
    ], done.stderr


# At a table --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def told(packages: Path) -> dict[str, Any]:
    """What happened at the servers of `programs.untrained`; each plays the rules interpreted."""
    interpreted = {"NUMBA_DISABLE_JIT": "1"}
    done = run(packages, "-m", "programs.untrained", "most_tricks", "highest", **interpreted)
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_table_offers_what_there_is(told: dict[str, Any]) -> None:
    box = told["allowed"]["box"]
    assert [bot["level"] for bot in box["bots"]] == [*LEVELS, "highest"]
    assert box["bots"][-1]["name"] == "Highest"
    assert box["bots"][-1]["plays"].startswith("the last of its cards")
    assert box["lacks"].startswith("Most Tricks has no Regular level")
    assert (box["lesson"], box["puzzles"]) == (True, False)
    assert told["allowed"]["regular"] == [400, "bot-untrained"]
    assert told["allowed"]["puzzles"] == []


def test_hints_and_reviews_come_from_a_compiled_coach(told: dict[str, Any]) -> None:
    review = told["allowed"]["review"]
    assert len(review["findings"]) == review["decisions"] > 0
    assert review["account"] is not None
    assert all(found["regular"] is None for found in review["findings"])


def test_a_package_s_bot_plays_for_itself_where_it_is_allowed(told: dict[str, Any]) -> None:
    for_itself = told["allowed"]["highest"]
    assert len(for_itself) == 8
    assert sum(for_itself) >= 6  # on a busy machine, the rule of thumb may stand in for a move
    # Nothing was tried that the game doesn't have; "random", below the bot, needs no process.
    assert sorted(told["prepared"]) == ["coach", "highest", "search", "thumb"]


def test_nowhere_else_is_it_offered_nor_let_in_nor_loaded(told: dict[str, Any]) -> None:
    never = told["never"]
    assert [bot["level"] for bot in never["box"]["bots"]] == LEVELS
    assert never["opened"] == never["seated"] == [400, "bot-not-allowed"]
    assert not never["loaded"]


def test_a_table_goes_on_when_its_bot_is_allowed_no_longer(told: dict[str, Any]) -> None:
    assert told["later"] == {"phase": "over", "bot": "highest"}
    assert told["prepared later"] == ["thumb"]
