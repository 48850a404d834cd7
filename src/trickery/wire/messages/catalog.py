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


class Level(TypedDict):
    """A level of bots, or another bot: its id, its name for people, and how it plays."""

    level: str
    name: str
    plays: str


class Box(TypedDict):
    """A game in the catalog, with its options."""

    name: str
    title: str
    blurb: str
    fewest: int
    most: int
    usual: int
    options: list[BoxOption]
    lesson: bool  # whether there's a guided first hand
    puzzles: bool  # whether there are any
    bots: list[Level]  # that play it, also of packages that the host allows; none: all levels
    lacks: str  # that it has no bots of some levels, and why; empty if it has all


class Shelf(TypedDict):
    """The games, and the levels of bots."""

    games: list[Box]
    bots: list[Level]  # all levels, in general words: a game may not have each of them
    usual_bot: str


class PageWords(TypedDict):
    """The words of the front page, as a catalogue in Fluent's format."""

    language: str  # the best match for the requested one
    languages: dict[str, str]  # all available ones, each by its own name
    words: str


class TableWords(TypedDict):
    """The messages of all tables, and of refusals."""

    words: str


class GameWords(TypedDict):
    """A game's messages, and the patterns of its names, each with its message."""

    words: str
    shapes: dict[str, str]


class DrawingFiles(TypedDict):
    """The files of the drawing that a game's package ships; none if it has no drawing."""

    files: list[str]


class RulesPage(TypedDict):
    """A game's rules in our own words, as HTML."""

    title: str
    html: str
