"""All messages of a whole game to anybody: for tests of messages, and for proofreading."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.errors import TrickeryError
from trickery.core.match import Match
from trickery.core.rng import generator
from trickery.core.say import Arg, Say


def everything_said(match: Match, rng: random.Random) -> Iterator[Say | str]:
    """All messages of a game from here to its end."""
    game = match.game
    while match.actor is not None:
        eyes = [match.view(seat) for seat in (None, *range(match.players))]
        yield match.prompt()
        yield game.advised(match.snapshot()[0], generator(1))[1]
        for view in eyes[:2]:
            yield from _flat(game.table(view))
            yield from _flat(game.sheet(view))
        illegal = sorted(set(range(len(game.moves))) - set(match.legal()))
        for move in rng.sample(illegal, min(3, len(illegal))):
            with pytest.raises(TrickeryError) as refused:
                match.check(match.actor, move)
            yield refused.value.reason
        match.play(match.actor, rng.choice(match.legal()))
        for seat, before in zip((None, *range(match.players)), eyes, strict=True):
            yield from game.news(before, match.view(seat))
    for seat in (None, 0):
        yield from _flat(game.table(match.view(seat)))
        yield from _flat(game.sheet(match.view(seat)))


def _flat(said: Any) -> Iterator[Say | str]:
    if isinstance(said, Say | str):
        yield said
    elif isinstance(said, dict):
        for value in said.values():
            yield from _flat(value)
    elif isinstance(said, list | tuple):
        for one in said:
            yield from _flat(one)


def two_games(game: Game) -> list[Match]:
    """One with the fewest players, one with the most and every option at its maximum."""
    options = {option.name: option.high for option in game.card.options}
    return [
        Match(game, game.card.fewest, seed=3),
        Match(game, game.card.most, seed=4, options=options),
    ]


@cache
def said_in(name: str) -> frozenset[Say | str]:
    """The messages of two whole games of a kind."""
    game = registry.load(name)
    return frozenset(
        said for match in two_games(game) for said in everything_said(match, random.Random(3))
    )


def within(said: Say | str) -> Iterator[Say]:
    """A message and those nested in it."""
    if isinstance(said, Say):
        yield said
        for _, value in said.args:
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Say | str):
                    yield from within(one)


def arguments(name: str) -> dict[tuple[str, str], set[Arg]]:
    """All values of a game's messages' arguments, by message and argument."""
    found: dict[tuple[str, str], set[Arg]] = {}
    for said in said_in(name):
        for each in within(said):
            for argument, value in each.args:
                found.setdefault((each.id, argument), set()).update(
                    value if isinstance(value, tuple) else (value,)
                )
    return found
