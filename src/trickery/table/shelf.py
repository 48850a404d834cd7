"""The calls that need no table: games, rules, what can be said, and all words, in any language.

Rests on `routes` for what all calls share. Everything is made once a language.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from trickery import bots
from trickery.core import registry, words
from trickery.core.pseudo import PSEUDO, disguised
from trickery.core.say import Say, speaker
from trickery.table import messages as m
from trickery.table.border import kept_answer
from trickery.table.refusals import NoSuchGame
from trickery.table.routes import ERRORS
from trickery.table.story import PHRASES

say = speaker(__package__)

HERE = Path(__file__).parent
#: Languages, the dearest first: `de-AT,en`.
Language = Annotated[str, Query(max_length=200)]

shelf = APIRouter(prefix="/api", responses=ERRORS)


@shelf.get("/games", tags=["games"], response_model=m.Shelf)
async def games(request: Request, language: Language = "") -> Response:
    """The boxes on the shelf: player counts, options, and the levels of bots."""
    return kept_answer(request, await asyncio.to_thread(_games, spoken(language)))


@cache
def _games(language: str) -> bytes:
    text = words.Words(language).text
    levels: list[m.Level] = [
        {"level": level, "name": text(name), "plays": text(plays)}
        for level, (name, plays) in bots.level_words().items()
    ]
    boxes = [_box(name, card, text) for name, card in registry.cards().items()]
    told: m.Shelf = {"games": boxes, "bots": levels, "usual_bot": bots.USUAL}
    return orjson.dumps(told)


def _box(name: str, card: registry.GameCard, text: Callable[[Say], str]) -> m.Box:
    return {
        "name": name,
        "title": card.title,
        "blurb": text(registry.blurb(name)),
        "fewest": card.fewest,
        "most": card.most,
        "usual": card.usual,
        "options": [_option(name, option, text) for option in card.options],
        "lesson": registry.has_lesson(name),
    }


def _option(game: str, option: registry.Option, text: Callable[[Say], str]) -> m.BoxOption:
    label, help_ = registry.option_words(game, option)
    return {
        "name": option.name,
        "label": text(label),
        "help": text(help_),
        "default": option.default,
        "low": option.low,
        "high": option.high,
        "switch": option.is_switch,
    }


@shelf.get("/games/{game}/rules", tags=["games"], response_model=m.RulesPage)
async def rules(game: str, request: Request, language: Language = "") -> Response:
    """A game's rules page, in our own words, as HTML."""
    must_be_here(game)
    return kept_answer(request, await asyncio.to_thread(_rules, game, spoken(language)))


@cache
def _rules(game: str, language: str) -> bytes:
    from markdown_it import MarkdownIt

    page = MarkdownIt("commonmark").enable("table")
    tokens = page.parse(registry.rules_page(game, language))
    if language == PSEUDO:
        for token in tokens:
            for part in token.children or ():
                if part.type == "text":
                    part.content = disguised(part.content)
    told: m.RulesPage = {
        "title": registry.card(game).title,
        "html": page.renderer.render(tokens, page.options, {}),
    }
    return orjson.dumps(told)


def must_be_here(game: str) -> None:
    """Refuse a game that is not on the shelf."""
    if game not in registry.cards():
        raise NoSuchGame(say("no-such-game", text=game[:40], text_known=list(registry.cards())))


@shelf.get("/words", tags=["words"], response_model=m.PageWords)
async def page_words(request: Request, language: Language = "") -> Response:
    """The words of the front page, in the first of the languages that there is."""
    return kept_answer(request, await asyncio.to_thread(_page_words, spoken(language)))


@shelf.get("/words/table", tags=["words"], response_model=m.TableWords)
async def table_words(request: Request, language: Language = "") -> Response:
    """The words of all tables, and of what the server refuses."""
    return kept_answer(request, await asyncio.to_thread(_table_words, spoken(language)))


@shelf.get("/games/{game}/words", tags=["words"], response_model=m.GameWords)
async def game_words(game: str, request: Request, language: Language = "") -> Response:
    """The words of a game."""
    must_be_here(game)
    return kept_answer(request, await asyncio.to_thread(_game_words, game, spoken(language)))


def spoken(wanted: str) -> str:
    """The first language of several that there is; English if there is none."""
    asked = wanted.split(",")
    return PSEUDO if asked[0] == PSEUDO else words.nearest(asked) or words.ENGLISH


@cache
def _page_words(language: str) -> bytes:
    told: m.PageWords = {
        "language": language,
        "languages": {
            each: words.Words(each).text(words.say("language-name")) for each in words.languages()
        },
        "words": words.merged(language, HERE / "page"),
    }
    return orjson.dumps(told)


@cache
def _table_words(language: str) -> bytes:
    folders = (words.folder_of(words.HERE), HERE, HERE / "page" / "table")
    told: m.TableWords = {"words": "".join(words.merged(language, each) for each in folders)}
    return orjson.dumps(told)


@cache
def _game_words(game: str, language: str) -> bytes:
    package = registry.package_of(game)
    told: m.GameWords = {
        "words": words.source(language, package),
        "shapes": words.shapes_of(package),
    }
    return orjson.dumps(told)


@shelf.get("/phrases", tags=["games"], response_model=list[str])
async def phrases(request: Request, language: Language = "") -> Response:
    """What can be said at a table."""
    return kept_answer(request, await asyncio.to_thread(_phrases, spoken(language)))


@cache
def _phrases(language: str) -> bytes:
    return orjson.dumps([words.Words(language).text(phrase) for phrase in PHRASES])
