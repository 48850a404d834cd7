"""The calls that need no table: the games on the shelf, their rules, what can be said.

Rests on `routes` for what all calls share. Rules pages are rendered once.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from trickery import bots
from trickery.core import registry, words
from trickery.core.pseudo import PSEUDO
from trickery.table import messages as m
from trickery.table.border import answer, kept_answer
from trickery.table.refusals import NoSuchGame
from trickery.table.routes import ERRORS
from trickery.table.story import PHRASES

HOW_BOTS_PLAY = {
    "novice": "by a good player's rule of thumb, without long thinking",
    "regular": "at a glance, by what it learned in millions of games against itself",
    "expert": "by what it learned, and by imagining what others may hold and trying it out",
    "master": "by what it learned and by trying out what others may hold; it takes its time",
}

HERE = Path(__file__).parent
#: Languages, the dearest first: `de-AT,en`.
Language = Annotated[str, Query(max_length=200)]

shelf = APIRouter(prefix="/api", responses=ERRORS)


@shelf.get("/games", tags=["games"], response_model=m.Shelf)
async def games() -> Response:
    """The boxes on the shelf: player counts, options, and the levels of bots."""
    levels: list[m.Level] = [
        {"level": level, "name": level.capitalize(), "plays": HOW_BOTS_PLAY.get(level, "")}
        for level in bots.LEVELS
    ]
    boxes = [_box(name, card) for name, card in registry.cards().items()]
    told: m.Shelf = {"games": boxes, "bots": levels, "usual_bot": bots.USUAL}
    return answer(told)


def _box(name: str, card: registry.GameCard) -> m.Box:
    return {
        "name": name,
        "title": card.title,
        "blurb": str(registry.blurb(name)),
        "fewest": card.fewest,
        "most": card.most,
        "usual": card.usual,
        "options": [
            {
                "name": option.name,
                "label": str(registry.option_words(name, option)[0]),
                "help": str(registry.option_words(name, option)[1]),
                "default": option.default,
                "low": option.low,
                "high": option.high,
                "switch": option.is_switch,
            }
            for option in card.options
        ],
    }


@shelf.get("/games/{game}/rules", tags=["games"], response_model=m.RulesPage)
async def rules(game: str, request: Request) -> Response:
    """A game's rules page, in our own words, as HTML."""
    if game not in registry.cards():
        raise NoSuchGame(f"no game is called '{game[:40]}'")
    return kept_answer(request, await asyncio.to_thread(_rules, game))


@cache
def _rules(game: str) -> bytes:
    from markdown_it import MarkdownIt

    text = MarkdownIt("commonmark").enable("table").render(registry.rules_page(game))
    page: m.RulesPage = {"title": registry.card(game).title, "html": text}
    return orjson.dumps(page)


@shelf.get("/words", tags=["words"], response_model=m.PageWords)
async def page_words(request: Request, language: Language = "") -> Response:
    """The words of the page and of all tables, in the first of the languages that there is."""
    return kept_answer(request, await asyncio.to_thread(_page_words, spoken(language)))


@shelf.get("/games/{game}/words", tags=["words"], response_model=m.GameWords)
async def game_words(game: str, request: Request, language: Language = "") -> Response:
    """The words of a game, and those that the page needs at every table."""
    if game not in registry.cards():
        raise NoSuchGame(f"no game is called '{game[:40]}'")
    return kept_answer(request, await asyncio.to_thread(_game_words, game, spoken(language)))


def spoken(wanted: str) -> str:
    """The first language of several that there is; English if there is none."""
    asked = wanted.split(",")
    return PSEUDO if asked[0] == PSEUDO else words.nearest(asked) or words.ENGLISH


@cache
def _page_words(language: str) -> bytes:
    folders = (words.folder_of(words.HERE), HERE, HERE / "page")
    told: m.PageWords = {
        "language": language,
        "languages": {
            each: words.Words(each).text(words.say("language-name")) for each in words.languages()
        },
        "words": "".join(words.merged(language, folder) for folder in folders),
    }
    return orjson.dumps(told)


@cache
def _game_words(game: str, language: str) -> bytes:
    package = registry.package_of(game)
    told: m.GameWords = {
        "words": words.merged(language, HERE / "page" / "table") + words.source(language, package),
        "shapes": words.shapes_of(package),
    }
    return orjson.dumps(told)


@shelf.get("/phrases", tags=["games"])
async def phrases() -> list[str]:
    """What can be said at a table."""
    return list(PHRASES)
