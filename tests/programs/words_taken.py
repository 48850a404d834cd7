"""Play whole games with cards from the stream, and print which of its words were taken and how.

Run by test_deals.py in a process of its own, interpreted: there every word can be watched.
    python -m programs.words_taken fair | one_key | one_table | twice | backwards
All but the first are careless servers, whose flaws must be found.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import struct
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from trickery.core import fair, registry, rng
from trickery.core.contract import Game
from trickery.core.match import Match, Source
from trickery.core.state import U64Array

SERVERS: dict[str, Callable[[Source], Source]] = {
    "fair": lambda source: source,
    "one_table": lambda source: source,
    "one_key": lambda source: lambda _, count: source(1, count),
    "twice": lambda source: lambda draw, count: np.repeat(source(draw, count), 2)[:count],
    "backwards": lambda source: lambda draw, count: source(draw, count)[::-1],
}


def by_the_page(key: bytes, draw: int, count: int) -> list[int]:
    """The first words of a draw as docs/fair.md has them."""
    own = hmac.digest(key, f"draw {draw}".encode(), "sha256")
    blocks = [hashlib.sha256(own + at.to_bytes(8, "big")).digest() for at in range(count // 4 + 1)]
    return [word for block in blocks for word in struct.unpack(">4Q", block)][:count]


class Watch:
    """All that is hashed and taken, over all games and tables."""

    def __init__(self) -> None:
        self.key, self.draw = b"", 0  # of the game that is being played
        self.hashed: list[bytes] = []  # in this draw: the key of a draw and a block's number
        self.taken: list[int] = []  # in this draw: words, as the rules took them
        self.all_hashed: set[bytes] = set()
        self.all_taken: set[int] = set()
        self.told: dict[str, Any] = {}

    def sha256(self, data: bytes) -> Any:
        """SHA-256, watched."""
        self.hashed += [data] if len(data) == 32 + 8 else []
        return hashlib.sha256(data)

    def draw_word(self, tape: U64Array) -> Any:
        """The next word, watched."""
        word = next_word(tape)
        self.taken.append(int(word))
        return word

    def draw_from(self, game: Game, words: Any, row: Any, lots: Any) -> None:
        """A draw, watched: it takes the first of its own words, and none was taken before."""
        self.draw, self.hashed, self.taken = self.draw + 1, [], []
        draw_from(game, words, row, lots)
        flaws, taken, hashed = self.told["flaws"], self.taken, self.hashed
        if taken != by_the_page(self.key, self.draw, len(taken)):
            flaws.append(f"draw {self.draw} did not take its words in order")
        if len(set(taken) - self.all_taken) != len(taken):
            flaws.append(f"draw {self.draw} took a word that was taken before")
        if not hashed or len(set(hashed) - self.all_hashed) != len(hashed):
            flaws.append(f"draw {self.draw} hashed a block that was hashed before")
        self.all_taken.update(taken)
        self.all_hashed.update(hashed)
        self.told["draws"] += 1
        self.told["words"] += len(taken)

    def play(self, name: str, options: dict[str, int], table: str, server: str) -> None:
        """A whole game at a table."""
        players = registry.card(name).most
        secret = hashlib.sha256(table.encode()).hexdigest()
        self.key, self.draw = fair.Shuffled(table, "", secret, ((),)).key(name, players), 0
        words = SERVERS[server](fair.stream(self.key))
        match = Match(registry.load(name), players, words=words, options=options)
        choice = random.Random(f"{name} {table}")
        while match.actor is not None:
            legal = match.legal()
            # The last moves are mostly to pass or to ask for something, which makes games longer.
            match.make(legal[-1] if choice.random() < 0.7 else choice.choice(legal))


next_word, draw_from = rng.draw_word, Game.draw_from
watch = Watch()


def watch_everything() -> None:
    """Put what is watched in the place of what is not: interpreted code looks names up late."""
    for module in list(sys.modules.values()):
        if getattr(module, "draw_word", None) is next_word:
            vars(module)["draw_word"] = watch.draw_word
    vars(fair)["hashlib"] = SimpleNamespace(sha256=watch.sha256)
    Game.draw_from = lambda *given: watch.draw_from(*given)  # type: ignore[method-assign]


def main(server: str) -> None:
    """Tables of every game, with the usual options and with all of them at their highest."""
    for name in registry.ours():
        registry.load(name)
    watch_everything()
    out = {}
    for name in registry.ours():
        out[name] = watch.told = {"flaws": [], "draws": 0, "words": 0}
        highest = {option.name: option.high for option in registry.card(name).options}
        tables = ["a", "b", "c", "d"] if server != "one_table" else ["a"] * 4
        for table, options in zip(tables, ({}, {}, highest, highest), strict=True):
            watch.play(name, options, table, server)
    print(json.dumps(out))


if __name__ == "__main__":
    main(sys.argv[1])
