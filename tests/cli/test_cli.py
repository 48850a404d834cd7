"""The command line as people use it: what it prints, what it refuses, how little it loads."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit.process import Run
from trickery import bots
from trickery.cli.shared import LADDER
from trickery.core import registry
from trickery.core.compile import INTERPRETED
from trickery.core.errors import UnknownMove
from trickery.core.layout import find, folded
from trickery.core.lessons import lesson
from trickery.core.match import Match
from trickery.core.pseudo import PSEUDO
from trickery.core.rng import generator
from trickery.core.say import speaker
from trickery.core.words import Translator, languages
from trickery.language import chosen
from trickery.lesson_prompt import LessonPrompt
from trickery.prompt import Prompt
from trickery.records import result

say = speaker("trickery")


def test_help_loads_neither_compiler_nor_games_nor_words() -> None:
    code = (
        "import sys, trickery.cli as cli\n"
        "sys.argv = ['trickery', '--help']\n"
        "try:\n    cli.main()\nexcept SystemExit:\n    pass\n"
        "heavy = {'numba', 'numpy', 'rich', 'llvmlite', 'ray', 'matplotlib', 'fluent', 'babel'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "simulate" in ran.stdout


def test_help_names_every_bot_there_is() -> None:
    from trickery.bots import BOTS, LEVELS

    assert all(f"{name}" in LADDER for name in (*BOTS, *LEVELS))


def test_games_are_listed_with_counts_and_options(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    for name in registry.names():
        assert name in out
        assert registry.card(name).title in out
        for option in registry.card(name).options:
            assert f"--option {option.name}=" in out


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_rules_are_shown(run: Run, name: str, language: str) -> None:
    code, out, _ = run("rules", name, "--language", language)
    assert code == 0
    assert f"{registry.card(name).clauses}-1" in out
    assert "ALL-1" in out
    page = registry.folder_of(name) / f"rules.{language}.md"
    page = page if page.exists() else page.with_name("rules.md")  # English where there is no other
    assert out.startswith(page.read_text(encoding="utf-8"))


def test_simulating_with_and_without_records_gives_the_same_games(
    run: Run, name: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    words = ("simulate", name, "--games", "3", "--seed", "7")
    code, out, _ = run(*words)
    assert code == 0
    assert run(*words, "--records", str(path), "--legal") == (0, out, "")
    lines = path.read_text().splitlines()
    assert len(lines) == 3
    assert all("legal" in json.loads(line)["steps"][-1] for line in lines)
    code, out, _ = run("replay", str(path))
    assert code == 0
    assert "3 records checked" in out
    code, out, _ = run("replay", "--quiet", str(path))
    assert (code, out) == (0, "3 records checked: every step follows the rules.\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("simulate", "trickparty"), "did you mean “trick_party”"),
        (("simulate", "trick_party", "--players", "3"), "is for 4 to 6 players, not 3"),
        (("simulate", "trick_party", "--games", "0"), "at least 1, not 0"),
        (("simulate", "trick_party", "--bots", "randon"), "did you mean “random”"),
        (("simulate", "trick_party", "--bots", "a,b,c,d,e"), "more bots than seats (5 for 4)"),
        (
            ("simulate", "trick_party", "--option", "campaign"),
            "write options as --option NAME=VALUE",
        ),
        (("simulate", "trick_party", "--option", "x=1"), "has no option “x”"),
        (("simulate", "trick_party", "--legal"), "--legal needs --records"),
        (("simulate", "trick_party", "--edition", "no.toml"), "can’t read no.toml"),
        (("simulate", "trick_party", "--records", "no/such/file"), "can’t write no/such/file"),
        (("replay", "no.jsonl"), "can’t read no.jsonl"),
        (("play", "trick_party", "--seat", "0"), "--seat must be a number from 1 to 4"),
        (("play", "trick_party", "--seat", "5"), "--seat must be a number from 1 to 4"),
        (("play", "trick_party", "--record", "no/such/file"), "can’t write no/such/file"),
        (("play", "trick_party", "--bots", "expart"), "did you mean “expert”"),
        (("arena", "trick_party", "--bots", "thumb"), "at least two bots"),
        (("arena", "trick_party", "--bots", "thumb,randon"), "did you mean “random”"),
        (
            ("arena", "trick_party", "--bots", "thumb@x,random"),
            "write a bot’s budget as thumb@1000",
        ),
        (("arena", "trick_party", "--bots", "thumb,random", "-n", "0"), "deals must be at least 1"),
        (("arena", "trick_party", "--bots", "thumb,random", "-j", "0"), "jobs must be at least 1"),
        (("arena", "trick_party", "--bots", "thumb,random", "-p", "9"), "is for 4 to 6 players"),
        (("arena", "trick_party", "--bots", "thumb,random", "-o", "x=1"), "has no option “x”"),
        (
            ("arena", "trick_party", "--bots", "thumb,random", "--json", "no/such/file"),
            "can’t write no/such/file",
        ),
        (
            ("arena", "trick_party", "--bots", "thumb,random", "--picture", "a.gif"),
            "a picture's name must end in .png",
        ),
        (("rules", "chess"), "no game called “chess”"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    run: Run, words: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert err.startswith("trickery: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_an_own_edition_is_used_and_recorded(run: Run, tmp_path: Path) -> None:
    mine, games = tmp_path / "mine.toml", tmp_path / "games.jsonl"
    mine.write_text("[revolution]\nboos = [1, 2, 3, 4]\n")
    words = ("simulate", "trick_party", "--games", "1", "--edition", str(mine))
    assert run(*words, "--records", str(games))[0] == 0
    assert json.loads(games.read_text())["edition"]["revolution"]["boos"] == [1, 2, 3, 4]
    assert run("replay", "-q", str(games))[0] == 0
    mine.write_text("[revolution]\nboos = [1, 2, 3]\n")
    code, _, err = run(*words)
    assert code == 2
    assert "mine.toml, line 2: revolution.boos: has 3 entries, but needs 4" in err


def test_a_broken_records_file_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "trick_party", "--games", "2", "--seed", "1", "--records", str(path))
    whole = path.read_text()
    path.write_text(whole[:-100])
    code, _, err = run("replay", "-q", str(path))
    assert code == 2
    assert "line 2: not a whole record" in err
    path.write_text("")
    assert run("replay", str(path))[0] == 2


def test_a_whole_game_at_the_prompt(run: Run, name: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    code, out, _ = run(
        "play",
        name,
        "--seed",
        "5",
        "--record",
        str(path),
        answers="help\n?\nnonsense\n" + "1\n" * 5000,
    )
    assert code == 0
    assert "You’re Seat" in out
    assert "isn’t a move in this game" in out
    assert "The game is over." in out
    assert run("replay", "-q", str(path))[0] == 0


def test_leaving_and_choosing_at_the_prompt(run: Run) -> None:
    code, out, _ = run(
        "play", "--seed", "1", answers="chess\ntrick_party\nnobody\n\ntable\nlog\nrules\nquit\n"
    )
    assert code == 0
    assert "no game called “chess”" in out
    assert "TP-1" in out
    assert "You’ve left the table." in out
    assert run("play", answers="")[0] == 0


def test_the_prompt_shows_only_what_the_seat_may_know(name: str) -> None:
    """All that is said before the person's first move is the same for a twin of the game."""
    game = registry.load(name)

    def said(imagined: bool) -> list[str]:
        match = Match(game, seed=11)
        seat = match.actor
        assert seat is not None
        if imagined:
            match = match.standing_at(game.twin(match.snapshot()[0], seat, generator(3)))
        lines: list[str] = []

        def leave(question: str) -> str:
            lines.append(question)
            raise EOFError

        opponents = [bots.make("random", generator(1)) for _ in range(match.players)]
        with pytest.raises(EOFError):
            Prompt(match, seat, opponents, leave, lines.append).play()
        return lines

    assert said(imagined=True) == said(imagined=False)


def test_serve_says_where_it_is_and_runs_the_rules_interpreted(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[str] = []
    monkeypatch.setenv("NUMBA_DISABLE_JIT", str(int(INTERPRETED)))
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: served.append("served"))
    where = ["--port", "0", "--data", str(tmp_path / "new" / "folder")]
    code, out, _ = run("serve", *where)
    assert (code, served) == (0, ["served"])
    assert "Trickery is at http://127.0.0.1:" in out
    assert "Only this machine can reach it" in out
    code, out, _ = run("serve", "--lan", *where)
    assert (code, served) == (0, ["served", "served"])
    assert "Everybody on your network can reach it, phones too: http://" in out
    assert (tmp_path / "new" / "folder" / "tables.sqlite").exists()
    assert os.environ["NUMBA_DISABLE_JIT"] == "1"


def test_serve_refuses_what_cannot_be(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", str(int(INTERPRETED)))
    for words, reason in (
        (["--data", str(tmp_path), "--database", "sqlite://"], "not both"),
        (["--lan", "--host", "127.0.0.1"], "not both"),
        (["--port", "0", "--database", "nonsense"], "cannot be used"),
        (["--port", "0", "--database", "postgresql+psycopg://u:hush@127.0.0.1:1/x"], "cannot be"),
        (["--port", "0", "--data", "/dev/null/x"], "cannot hold the tables"),
        (["--host", "203.0.113.7", "--port", "80"], "can't listen at 203.0.113.7:80"),
    ):
        code, _, complaint = run("serve", *words)
        assert code == 2
        assert reason in complaint
        assert "hush" not in complaint


def test_verify_needs_a_record_with_a_commitment(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run("simulate", "trick_party", "--games", "1", "--records", str(file))[0] == 0
    code, _, complaint = run("verify", str(file))
    assert code == 2
    assert "line 1: the record has no “fair” part" in complaint
    file.write_text("", encoding="utf-8")
    assert "doesn’t have any records" in run("verify", str(file))[2]


# Languages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": PSEUDO}, "en"),  # nobody's system speaks it
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "de_DE@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "xx:de:en"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "xx"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_DE.UTF-8", "TRICKERY_LANGUAGE": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "TRICKERY_LANGUAGE": "fr-CH"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "TRICKERY_LANGUAGE": PSEUDO}, PSEUDO),
    ],
)
def test_the_language_is_the_systems_if_none_is_asked_for(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trickery.core.words.languages", lambda: ("en", "de", "fr"))
    assert chosen(None, environment) == language
    assert chosen("de", environment) == "de"


def test_a_language_that_there_is_not_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (["games"], ["rules", "trick_party"], ["play"], ["replay", "no.jsonl"]):
        code, out, err = run(*command, "--language", "tlh")
        assert (code, out) == (2, "")
        assert "“tlh”" in err
        assert ", ".join(languages()) in err
    monkeypatch.setenv("TRICKERY_LANGUAGE", "tlh")
    code, _, err = run("games")
    assert code == 2
    assert "“tlh”" in err
    monkeypatch.setenv("TRICKERY_LANGUAGE", "")
    monkeypatch.setenv("LC_ALL", "tlh")
    assert run("games")[0] == 0


def test_commands_speak_the_language_that_is_asked_for(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the pseudo-language no plain word of a message is left."""
    code, out, _ = run("games", "--language", PSEUDO)
    assert code == 0
    assert "players" not in out
    assert "default" not in out
    monkeypatch.setenv("TRICKERY_LANGUAGE", PSEUDO)
    assert run("games")[1] == out
    code, out, err = run("play", "trick_party", "--seat", "5")
    assert code == 2
    assert err.startswith("trickery: \u27e6")
    file = tmp_path / "games.jsonl"
    run("simulate", "trick_party", "--games", "1", "--seed", "1", "--records", str(file))
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "every step" not in out
    assert "Scores" not in out
    code, out, _ = run("play", "trick_party", answers="1\n" * 99)
    assert "over" not in out
    code, out, _ = run("play", "trick_party", "--language", "en", answers="1\n" * 99)
    assert "The game is over." in out


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_a_move_is_understood_by_number_in_notation_and_by_label(language: str, name: str) -> None:
    match = Match(registry.load(name), seed=4)
    move = match.legal()[-1]
    notation = str(match.game.moves[move])
    reader = Translator(language, match.game.package, reader=match.actor)
    label, told = (
        reader.label(notation),
        reader.text(say("seat-move", seat=match.actor, move=notation)),
    )
    for typed in (str(len(match.legal())), notation, notation.upper(), label, label.upper()):
        assert after_typing(match.standing_at(match.snapshot()), typed, language)[0] == told, typed


def test_a_part_of_a_move_that_is_not_allowed_gets_the_reason() -> None:
    match = Match(registry.load("trick_party"), seed=4)
    held = next(card for card in match.view(match.actor)["hand"] if card.endswith("Boos"))
    other = next(n for n in range(1, 13) if f"{n} of Boos" not in match.view(match.actor)["hand"])
    refused = (
        f"“Play {other} of Boos” isn’t allowed: you don’t have the {other} of Boos"
        " (“?” lists your moves)"
    )
    assert after_typing(match, f"{other} boo", "en") == [refused]
    assert after_typing(match, held, "en")[0] == f"You play the {held}"


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_a_command_is_understood_in_english_and_in_the_language(language: str) -> None:
    match = Match(registry.load("trick_party"), seed=4)
    prompt = Prompt(match, 0, [], input, print, language)
    for said, _, act in prompt.commands:
        for words in (Translator(language), Translator("en")):
            for word in words.text(said).split(","):
                assert prompt.command(word) == act, word
                assert prompt.command(folded(word)) == act, word


@pytest.mark.parametrize("language", languages())
def test_no_word_for_a_command_means_anything_else(language: str, name: str) -> None:
    game = registry.load(name)
    own, words = Translator(language), Translator(language, game.package)
    taught = lesson(game)
    seat = (
        LessonPrompt(taught, [], input, print, language)
        if taught
        else Prompt(Match(game), 0, [], input, print, language)
    )
    said = [said for said, _, _ in seat.commands]
    commands = [folded(word) for each in said for word in own.text(each).split(",")]
    assert len(set(commands)) == len(commands)
    assert not set(commands) & {folded(words.label(str(move))) for move in game.moves}


def after_typing(match: Match, answer: str, language: str) -> list[str]:
    """What is said between an answer of whoever is to move and the next question."""
    opponents = [bots.make("random", generator(1)) for _ in range(match.players)]
    answers, lines = [answer], list[str]()

    def ask(_question: str) -> str:
        if not answers:
            raise EOFError
        lines.clear()
        return answers.pop()

    assert match.actor is not None
    with contextlib.suppress(EOFError):
        Prompt(match, match.actor, opponents, ask, lines.append, language).play()
    return lines


def test_a_part_is_enough_and_accents_may_be_left_out() -> None:
    moves = {3: "Jouer l\u2019\u00e9toile", 5: "Jouer la cl\u00e9", 8: "Passer"}
    for typed, number in (
        ("jouer l'etoile", 3),
        ("ETOILE", 3),
        ("cle", 5),
        ("jouer cl\u00e9", 5),
        ("pas", 8),
    ):
        assert find(typed, moves) == number
    with pytest.raises(UnknownMove, match="could mean any of these"):
        find("jouer", moves)
    with pytest.raises(UnknownMove, match="did you mean"):
        find("passe-moi", moves)


def test_a_result_is_told_to_whoever_reads_it() -> None:
    def told(winners: list[int], reader: int | None) -> str:
        return str(result([3, -1, 3], winners, reader))

    assert told([0], None) == "Scores: Seat 1: 3, Seat 2: -1, Seat 3: 3. Seat 1 wins."
    assert told([0, 2], None).endswith(". Seat 1 and Seat 3 share the win.")
    assert told([0], 0) == "Scores: You: 3, Seat 2: -1, Seat 3: 3. You win!"
    assert told([0, 2], 0).endswith(". You share the win with Seat 3.")
    assert told([2], 0).endswith(". Seat 3 wins.")
