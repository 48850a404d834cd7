"""The catalog: games with their options, levels of bots, rules, and texts in a language.

Rests on nothing.
"""

from __future__ import annotations

from typing_extensions import TypedDict


class BoxOption(TypedDict):
    """A choice made before the game starts: on or off (a switch), or a whole number."""

    name: str
    label: str
    help: str
    default: int
    low: int
    high: int
    switch: bool


class Box(TypedDict):
    """The outside of a game's box."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    options: list[BoxOption]
    lesson: bool  # is there a guided first hand?


class Level(TypedDict):
    """A level of bots: its word at the server, its name for people, and how it plays."""

    level: str
    name: str
    plays: str


class Shelf(TypedDict):
    """What there is to play, and against whom."""

    games: list[Box]
    bots: list[Level]
    usual_bot: str


class PageWords(TypedDict):
    """The words of the front page, as a catalogue in Fluent's format."""

    language: str  # the nearest to what was asked for
    languages: dict[str, str]  # all that there are, each by its own name
    words: str


class TableWords(TypedDict):
    """The words of all tables, and of what is refused."""

    words: str


class GameWords(TypedDict):
    """A game's words, and how its names are put together: by shape, the message that tells it."""

    words: str
    shapes: dict[str, str]


class RulesPage(TypedDict):
    """A game's rules in our own words, as HTML."""

    title: str
    html: str
