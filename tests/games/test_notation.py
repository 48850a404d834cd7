"""The notation of moves: told so that a stranger can write a reader, and frozen.

What is told stands in the tables of each game's `notation.md` (read by `notation`), which make
up docs/notation.md.
"""

from __future__ import annotations

import re

import pytest

from kit.paths import ROOT
from tools import notation
from trickery.check import notation as told
from trickery.core import registry
from trickery.core.errors import BadRecord, UnknownMove
from trickery.core.match import Match
from trickery.core.records import record_of, replay

FROZEN = sorted(notation.FROZEN.iterdir())


def test_the_page_writes_every_move_once_and_explains_it(name: str) -> None:
    assert list(told.check(name)) == []


# Frozen -----------------------------------------------------------------------------------------


def test_every_game_of_ours_is_frozen() -> None:
    frozen = [file.stem for file in FROZEN]
    assert frozen == sorted(registry.ours()), "a new game: python tests/tools/notation.py"


@pytest.mark.parametrize("game", registry.ours())
def test_notation_is_what_it_was_for_ever(game: str) -> None:
    """Records, bots and networks of others rest on every text and on its number."""
    frozen = (notation.FROZEN / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    moves = [str(move) for move in registry.load(game).moves]
    assert moves == frozen, "moves keep their texts and numbers: change the game, not this file"


def test_all_that_was_ever_kept_is_in_this_notation() -> None:
    """Tables and records of earlier versions, those of revised rules too."""
    known = {text for file in FROZEN for text in file.read_bytes().splitlines()}
    kept = [file for file in notation.FROZEN.parent.rglob("*") if file.is_file()]
    moves = {
        move for file in kept for move in re.findall(rb'"move": ?"([^"]+)"', file.read_bytes())
    }
    assert len(moves) > 300
    assert moves <= known


# What the page says of all games ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("play 7 of Boos", "play 7 of Boos"),
        (" PLAY 7,  of boos;", "play 7 of Boos"),
        ("7 boos", "play 7 of Boos"),
        ("p 7 b", "play 7 of Boos"),
        ("boos 7", "in another order"),
        ("1 boos", "a number that is cut short"),
        ("boos", "two of them"),
    ],
)
def test_moves_may_be_shortened_as_the_page_says(typed: str, meant: str) -> None:
    moves = registry.load("trick_party").moves
    legal = [moves.parse(text) for text in ("play 7 of Boos", "play 12 of Boos", "play 7 of Dracs")]
    if meant.startswith("play"):
        assert str(moves[moves.parse(typed, legal)]) == meant
    else:
        with pytest.raises(UnknownMove):
            moves.parse(typed, legal)


def test_a_record_holds_exact_notation_only() -> None:
    match = Match(registry.load("trick_party"), seed=1)
    while match.actor is not None:
        match.play(match.actor, match.legal()[0])
    record = record_of(match)
    step = next(step for step in record["steps"] if "move" in step)
    whole = step["move"]
    assert replay(record).over
    for other, complaint in (
        (whole.upper(), "should read"),
        (whole.removeprefix("play "), "isn’t a move in this game"),
    ):
        step["move"] = other
        with pytest.raises(BadRecord, match=complaint):
            replay(record)


def test_the_page_is_linked_where_moves_are_read() -> None:
    for page in ("docs/records.md", "docs/protocol.md", "README.md"):
        assert "notation.md)" in (ROOT / page).read_text(encoding="utf-8"), page
