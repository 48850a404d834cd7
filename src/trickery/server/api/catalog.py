"""Routes of the catalog of games: games, rules, phrases, and all texts, in any language.

Rests on core's registry and catalogues. Everything is made once a language.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from trickery import bots, coach
from trickery.bots import menu
from trickery.core import registry, words
from trickery.core.errors import BadPlugin
from trickery.core.pseudo import PSEUDO, disguised
from trickery.core.say import Text
from trickery.server.api.dependencies import ERRORS, Context
from trickery.server.catalogue import say
from trickery.server.errors import NoSuchGame
from trickery.server.net.responses import cached_response
from trickery.server.table.transcript import PHRASES
from trickery.wire import messages as m

SERVER_FOLDER = Path(__file__).parent.parent
#: Languages, the preferred one first: `de-AT,en`.
Language = Annotated[str, Query(max_length=200)]

router = APIRouter(prefix="/api", responses=ERRORS)


@router.get("/games", tags=["games"], response_model=m.Shelf)
async def games(request: Request, context: Context, language: Language = "") -> Response:
    """The boxes on the shelf: player counts, options, and the bots that play them."""
    allowed = context.settings.package_bots
    shelf = await asyncio.to_thread(_games, best_language(language), allowed)
    return cached_response(request, shelf)


@cache
def _games(language: str, allowed: tuple[str, ...]) -> bytes:
    text = words.Translator(language).text
    levels = [_level(choice, text) for choice in menu.levels()]
    boxes = [_box(name, card, text, allowed) for name, card in registry.cards().items()]
    for box in boxes:  # the front page loads this: nothing is said twice
        if box["bots"] == levels:
            box["bots"] = []
    shelf: m.Shelf = {"games": boxes, "bots": levels, "usual_bot": bots.USUAL}
    return orjson.dumps(shelf)


def _level(choice: menu.Choice, text: Callable[[Text], str]) -> m.Level:
    return {"level": choice.bot, "name": text(choice.name), "plays": text(choice.plays)}


def _box(
    name: str, card: registry.GameCard, text: Callable[[Text], str], allowed: Sequence[str]
) -> m.Box:
    try:
        playing, lacks = menu.menu(name, allowed), menu.says_missing(name)
    except BadPlugin:  # whoever opens a table is told what is wrong with the game
        playing, lacks = [], None
    return {
        "name": name,
        "title": card.title,
        "blurb": text(registry.blurb(name)),
        "fewest": card.fewest,
        "most": card.most,
        "usual": card.usual,
        "options": [_option(name, option, text) for option in card.options],
        "lesson": registry.has_lesson(name),
        "puzzles": registry.has_puzzles(name),
        "bots": [_level(choice, text) for choice in playing],
        "lacks": text(lacks or ""),
    }


def _option(game: str, option: registry.Option, text: Callable[[Text], str]) -> m.BoxOption:
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


@router.get("/games/{game}/rules", tags=["games"], response_model=m.RulesPage)
async def rules(game: str, request: Request, language: Language = "") -> Response:
    """A game's rules page, in our own words, as HTML."""
    require_game(game)
    return cached_response(request, await asyncio.to_thread(_rules, game, best_language(language)))


@cache
def _rules(game: str, language: str) -> bytes:
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark").enable("table")
    tokens = markdown.parse(registry.rules_page(game, language))
    if language == PSEUDO:
        for token in tokens:
            for part in token.children or ():
                if part.type == "text":
                    part.content = disguised(part.content)
    rules_page: m.RulesPage = {
        "title": registry.card(game).title,
        "html": markdown.renderer.render(tokens, markdown.options, {}),
    }
    return orjson.dumps(rules_page)


def require_game(game: str) -> None:
    """Refuse a game that is not installed."""
    if game not in registry.cards():
        raise NoSuchGame(say("no-such-game", text=game[:40], text_known=list(registry.cards())))


@router.get("/words", tags=["words"], response_model=m.PageWords)
async def page_words(request: Request, language: Language = "") -> Response:
    """The words of the front page, in the first of the languages that there is."""
    return cached_response(request, await asyncio.to_thread(_page_words, best_language(language)))


@router.get("/words/table", tags=["words"], response_model=m.TableWords)
async def table_words(request: Request, language: Language = "") -> Response:
    """The words of all tables, and of what the server refuses."""
    return cached_response(request, await asyncio.to_thread(_table_words, best_language(language)))


@router.get("/games/{game}/words", tags=["words"], response_model=m.GameWords)
async def game_words(game: str, request: Request, language: Language = "") -> Response:
    """The words of a game."""
    require_game(game)
    return cached_response(
        request, await asyncio.to_thread(_game_words, game, best_language(language))
    )


def best_language(wanted: str) -> str:
    """The first language of several that there is; English if there is none."""
    asked = wanted.split(",")
    return PSEUDO if asked[0] == PSEUDO else words.nearest(asked) or words.ENGLISH


@cache
def _page_words(language: str) -> bytes:
    page_texts: m.PageWords = {
        "language": language,
        "languages": {
            each: words.Translator(each).text(words.say("language-name"))
            for each in words.languages()
        },
        "words": words.merged(language, SERVER_FOLDER / "page"),
    }
    return orjson.dumps(page_texts)


@cache
def _table_words(language: str) -> bytes:
    said = map(words.folder_of, (words.HERE, coach.__name__))
    folders = (*said, SERVER_FOLDER, SERVER_FOLDER / "page" / "table")
    table_texts: m.TableWords = {"words": "".join(words.merged(language, each) for each in folders)}
    return orjson.dumps(table_texts)


@cache
def _game_words(game: str, language: str) -> bytes:
    package = registry.package_of(game)
    game_texts: m.GameWords = {
        "words": words.source(language, package),
        "shapes": words.shapes_of(package),
    }
    return orjson.dumps(game_texts)


@router.get("/phrases", tags=["games"], response_model=list[str])
async def phrases(request: Request, language: Language = "") -> Response:
    """What can be said at a table."""
    return cached_response(request, await asyncio.to_thread(_phrases, best_language(language)))


@cache
def _phrases(language: str) -> bytes:
    return orjson.dumps([words.Translator(language).text(phrase) for phrase in PHRASES])
