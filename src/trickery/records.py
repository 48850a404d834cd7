"""Records of finished games: writing, reading, replaying, verifying and narrating them.

Rests on `core`. `docs/records.md` specifies the format.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trickery.core import registry
from trickery.core.contract import Setting
from trickery.core.fair import verify
from trickery.core.records import line_of, parse, read, record_of, replay, start, steps
from trickery.core.say import Say, Text, speaker
from trickery.core.words import ENGLISH, Translator

__all__ = [
    "line_of",
    "narrate",
    "narrate_unchecked",
    "parse",
    "read",
    "record_of",
    "replay",
    "verify",
]

say = speaker(__package__)


def narrate(record: Mapping[str, Any], language: str = ENGLISH) -> Iterator[str]:
    """Narrate a record move by move with all cards open, checking it on the way."""
    match = start(record)
    game = match.game
    words = Translator(language, game.package)
    yield words.text(_beginning(game.name, match.setting))
    before: dict[str, Any] | None = None
    told: Sequence[Text] = ()
    for number in steps(record, match):
        yield f"  {words.text(_step(record['steps'][number - 1]))}"
        after = match.view(None) if match.actor is not None or match.over else before
        if before is not None and after is not None and after is not before:
            told = game.news(before, after)
            for line in told:
                yield f"    {words.text(line)}"
        before = after
    if match.outcome is not None and match.outcome.reason not in told:
        yield words.text(match.outcome.reason)
    yield words.text(result(match.scores, match.winners))


def narrate_unchecked(record: Mapping[str, Any], language: str = ENGLISH) -> Iterator[str]:
    """Narrate a record without checks: for games under rules that Trickery doesn't have."""
    game = registry.plain(record["game"])
    words = Translator(language, registry.package_of(game))
    title, players = registry.card(game).title, record["players"]
    yield words.text(say("story-begins", text_title=title, players=players))
    for step in record["steps"]:
        yield f"  {words.text(_step(step))}"
    if record["winners"] is not None:
        yield words.text(result(record["scores"], record["winners"]))


def result(scores: Sequence[int], winners: Sequence[int], reader: int | None = None) -> Say:
    """How a game ended, for a spectator or for the reader in a seat."""
    points = [
        say("your-score", points=score)
        if seat == reader
        else say("seat-score", seat=seat, points=score)
        for seat, score in enumerate(scores)
    ]
    return say("result", scores=points, outcome=_outcome(winners, reader))


def _outcome(winners: Sequence[int], reader: int | None) -> Say:
    others = [seat for seat in winners if seat != reader]
    if not others:
        return say("outcome-you-win")
    if reader in winners:
        return say("outcome-you-share", seats=others)
    if len(others) == 1:
        return say("outcome-wins", seat=others[0])
    return say("outcome-share", seats=others)


def _beginning(game: str, setting: Setting) -> Say:
    card, players = registry.card(game), setting.players
    chosen = []
    for option in card.options:
        name, value = registry.option_words(game, option)[0], setting.options[option.name]
        if option.is_switch:
            chosen.append(say("story-switch", option=name, value="on" if value else "off"))
        else:
            chosen.append(say("story-number", option=name, value=value))
    if not chosen:
        return say("story-begins", text_title=card.title, players=players)
    return say("story-begins-with", text_title=card.title, players=players, options=chosen)


def _step(step: Mapping[str, Any]) -> Say:
    if "chance" in step:
        return say("story-chance", text=json.dumps(step["chance"], separators=(", ", ": ")))
    return say("seat-move", seat=step["seat"], move=step["move"])
