"""The test vectors of docs/fair.md: the results of a fixed secret and fixed luck, step by step.

Rests on `core.fair`. `make docs` writes them into the page; tests check the checkers of
examples/fair against them too.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from trickery.core import fair, registry
from trickery.core.match import Match
from trickery.core.rng import below

TABLE = "k3v9"
SECRET = bytes(range(32)).hex()
LUCK = {(1, 0): "11" * 32, (1, 3): None, (2, 0): "22" * 32, (2, 2): "33" * 32}  # by shuffle, seat
SILENT = "44" * 32  # the luck that seat 3 pledged and didn't reveal
PLAYERS = 4  # supported by every game


def shuffled(game: str = registry.ours()[0]) -> fair.Shuffled:
    """Seat 3 was silent in the first shuffle; the second one was dealt."""
    shuffles = [
        tuple(
            fair.Pledge(seat, fair.pledge(TABLE, number, seat, luck or SILENT), luck)
            for (at, seat), luck in LUCK.items()
            if at == number
        )
        for number in (1, 2)
    ]
    return fair.Shuffled(TABLE, settings(game), SECRET, tuple(shuffles))


def settings(name: str) -> str:
    """The settings hash: the printed edition, with four players."""
    game = registry.load(name)
    return fair.settings_of(game, game.setting(PLAYERS))


def first_draw(game: str) -> Any:
    """A game's first random draw."""
    words = fair.stream(shuffled(game).key(game, PLAYERS))
    return Match(registry.load(game), PLAYERS, words=words).history[0].chance


def beginning(value: Any) -> Any:
    """The beginning of a long list."""
    if isinstance(value, list):
        few = 2 if isinstance(value[0], list) else 5
        return [beginning(each) for each in value[:few]] + ["..."] * (len(value) > few)
    if isinstance(value, dict):
        return {key: beginning(each) for key, each in value.items()}
    return value


def numbers_below(bounds: list[int], words: list[int]) -> list[int]:
    """Numbers below some bounds, from words one after the other."""
    tape = np.array([[0, *words]], dtype=np.uint64)
    return [below(tape, n) for n in bounds]


def hexadecimal(words: list[int]) -> list[str]:
    """Words as 16 digits each."""
    return [f"{word:016x}" for word in words]


def vectors() -> dict[str, Any]:
    """All vectors."""
    game = registry.ours()[0]
    ours = shuffled(game)
    key = ours.key(game, PLAYERS)
    source = fair.stream(key)
    first = [int(word) for word in source(1, 5)]
    bounds = [60, 59, 58, 2, 2116316160]
    rejected = [0, (1 << 64) - 1]
    return {
        "fair": ours.opened(),
        "game": game,
        "players": PLAYERS,
        "transcript": ours.transcript(game, PLAYERS).split("\n"),
        "key of the game": key.hex(),
        "key of draw 1": fair.key_of_draw(key, 1).hex(),
        "key of draw 2": fair.key_of_draw(key, 2).hex(),
        "words of draw 1": hexadecimal(first),
        "words of draw 2": hexadecimal([int(word) for word in source(2, 5)]),
        "numbers below": {"n": bounds, "from the words of draw 1": numbers_below(bounds, first)},
        "a number below 3": {
            "from the words": hexadecimal(rejected),
            "is": numbers_below([3], rejected)[0],
        },
        "first draws": {
            game: {
                "settings": settings(game),
                "commitment": shuffled(game).commitment,
                "key of the game": shuffled(game).key(game, PLAYERS).hex(),
                "chance": beginning(first_draw(game)),
            }
            for game in registry.ours()
        },
    }


def as_text() -> str:
    """The vectors in the page's format: JSON, with short values on one line."""
    return laid_out(vectors(), "")


def laid_out(value: Any, before: str) -> str:
    """Human-readable JSON."""
    line = json.dumps(value)
    if len(line) + len(before) < 110 or not isinstance(value, dict | list):
        return line
    inner = before + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {laid_out(each, inner)}" for key, each in value.items()]
    else:
        parts = [laid_out(each, inner) for each in value]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{before}{closing}"
