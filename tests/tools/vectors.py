"""The test vectors of docs/fair.md: the results of a fixed secret and fixed luck, step by step.

Rests on `core.fair`. `make docs` writes them into the page; tests check the checkers of
examples/fair against them too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
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


def shuffled(game: str = registry.ours()[0], version: int = fair.VERSION) -> fair.Shuffled:
    """Seat 3 was silent in the first shuffle; the second one was dealt."""
    ours = fair.Shuffled(TABLE, settings(game), SECRET, (), version=version)
    for number in (1, 2):
        told = ((seat, luck) for (at, seat), luck in LUCK.items() if at == number)
        pledges = (
            fair.Pledge(seat, ours.pledge(number, seat, luck or SILENT), luck)
            for seat, luck in told
        )
        ours = replace(ours, shuffles=(*ours.shuffles, tuple(pledges)))
    return ours


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
        "chain": {"of shuffle 1": ours.chain(1), "of shuffle 2": ours.chain(2)},
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
                "pledges": [[each.commitment for each in s] for s in shuffled(game).shuffles],
                "key of the game": shuffled(game).key(game, PLAYERS).hex(),
                "chance": beginning(first_draw(game)),
            }
            for game in registry.ours()
        },
        "later draws": later_draws(),
    }


def later_draws() -> dict[str, Any]:
    """The second draws of games in which they depend on the moves, or are of another kind."""
    return {"trick_100": new_pile(), "tricky_twist": reserves(), "twisticon": new_cube()}


def second_draw(name: str, choose: Callable[[Match, list[str]], str]) -> Match:
    """A game with these words until chance has come twice; `choose` makes the moves."""
    words = fair.stream(shuffled(name).key(name, PLAYERS))
    match = Match(registry.load(name), PLAYERS, words=words)
    while sum(step.chance is not None for step in match.history) < 2:
        assert match.actor is not None
        match.play(match.actor, choose(match, match.legal_texts()))
    return match


def moves_of(match: Match) -> list[tuple[int, str]]:
    """Who made which moves so far."""
    texts = match.game.moves
    return [(step.seat, str(texts[step.move])) for step in match.history if step.seat is not None]


def drawn_second(match: Match) -> dict[str, Any]:
    """The number of the draw and its outcome."""
    return {"draw": 2, "chance": [step.chance for step in match.history if step.chance][1]}


def new_pile() -> dict[str, Any]:
    """Some cards are played, some laid face down and never challenged; then whoever may passes."""

    def choose(match: Match, legal: list[str]) -> str:
        made = len(moves_of(match))
        wanted = ("play", "cheat")[made % 2] if made < 12 else "pass"
        fitting = [text for text in legal if text.startswith(wanted)]
        return (fitting or [text for text in legal if text != "challenge"])[0]

    match = second_draw("trick_100", choose)
    first = match.history[0].chance
    assert first is not None
    moves = [text.split() for _, text in moves_of(match)]
    played = [words[1] for words in moves if words[0] == "play"]
    under = sorted([first["discard"], *played][:-1], key=int)
    aside = [words[1] for words in reversed(moves) if words[0] == "cheat"]
    return {"under": under, "aside, the newest first": aside, **drawn_second(match)}


def reserves() -> dict[str, Any]:
    """Everybody puts the first cards aside that they may, in the order in which they may."""
    match = second_draw("tricky_twist", lambda _, legal: legal[-1])
    put: list[list[str]] = [[] for _ in range(PLAYERS)]
    for seat, text in moves_of(match):
        put[seat].append(text.removeprefix("reserve "))
    return {"put aside": put, **drawn_second(match)}


def new_cube() -> dict[str, Any]:
    """Nobody claims anything for a while, so that the cube is twisted anew."""

    def choose(_: Match, legal: list[str]) -> str:
        return next((text for text in legal if not text.startswith("claim")), legal[0])

    return drawn_second(second_draw("twisticon", choose))


def as_text() -> str:
    """The vectors in the page's format: JSON, with short values on one line."""
    return laid_out(vectors(), "")


def in_lines(texts: list[str], width: int) -> list[str]:
    """As many texts on a line as there is room for."""
    lines = [""]
    for text in texts:
        longer = f"{lines[-1]}, {text}" if lines[-1] else text
        lines[-1:] = [longer] if len(longer) < width else [lines[-1], text]
    return lines


def laid_out(value: Any, before: str) -> str:
    """Human-readable JSON."""
    line = json.dumps(value)
    if len(line) + len(before) < 110 or not isinstance(value, dict | list):
        return line
    inner = before + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {laid_out(each, inner)}" for key, each in value.items()]
    elif any(isinstance(each, dict | list) for each in value):
        parts = [laid_out(each, inner) for each in value]
    else:
        parts = in_lines([json.dumps(each) for each in value], 110 - len(inner))
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{before}{closing}"
