"""Which games there are: every folder under `trickery/games`, and what other packages offer.

Rests on `plugins` and `threads`. Games are found, never listed. Titles, player counts and options
are available without loading any rules; a game of another package is imported only on request.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import inspect
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trickery.core.errors import BadOption, BadPlugin, OtherRules, shown
from trickery.core.plugins import Offer, Offers, offers, told_by
from trickery.core.say import Say, Text, speaker
from trickery.core.threads import once

if TYPE_CHECKING:
    from trickery.core.contract import Game

say = speaker(__package__)

GAMES = Path(__file__).resolve().parent.parent / "games"
PARTS = ("cards", "rules", "knows", "words", "thumb")  # modules that every game has
PAGES = ("edition.toml", "rules.md", "en.ftl")  # files that every game has


@dataclass(frozen=True)
class Option:
    """A choice made before the game starts: on or off, or a whole number.

    The game's messages `option-NAME` and `option-NAME-help` describe it.
    """

    name: str
    default: int = 0
    low: int = 0
    high: int = 1
    since: int = 0  # the version of the rules that introduced it
    before: int | None = None  # its value in games before that; the default if None

    @property
    def is_switch(self) -> bool:
        """Whether it's only on or off."""
        return (self.low, self.high) == (0, 1)

    def usual(self, version: int | None = None) -> int:
        """Its default value, today or in games of an older version."""
        if version is None or version >= self.since or self.before is None:
            return self.default
        return self.before

    def check(self, value: Any) -> int:
        """Check a value; returns it as a number."""
        words = {"on": 1, "yes": 1, "true": 1, "off": 0, "no": 0, "false": 0}
        number: Any = value
        if isinstance(value, str):
            number = words.get(value.lower()) if self.is_switch else None
            if number is None and value.isdecimal() and len(value) < 6:
                number = int(value)
        if isinstance(number, bool):
            number = int(number) if self.is_switch else None
        if type(number) is not int or not self.low <= number <= self.high:
            raise BadOption(self._wanted(shown(value, write=repr)))
        return number

    def _wanted(self, told: str) -> Say:
        """The allowed values, for the refusal of another one."""
        name, low, high = self.name, self.low, self.high
        if self.is_switch:
            return say("switch-needs", text_option=name, text=told)
        return say("number-option-needs", text_option=name, low=low, high=high, text=told)


@dataclass(frozen=True)
class GameCard:
    """A game's title, player counts and options; its message `blurb` describes it."""

    title: str
    clauses: str  # the prefix of its clause ids: "TP"
    fewest: int
    most: int
    usual: int
    options: tuple[Option, ...] = ()
    version: int = 1  # of its rules; data from before versioning has version 0
    plays_from: int = 0  # the oldest version whose games can be continued and replayed

    def check_players(self, players: int | None) -> int:
        """Check a player count; returns the usual one for None."""
        if players is None:
            return self.usual
        if type(players) is not int or not self.fewest <= players <= self.most:
            title, fewest, most, told = self.title, self.fewest, self.most, shown(players)
            if fewest == most:
                raise BadOption(say("players-are", text_game=title, most=most, text=told))
            raise BadOption(
                say("players-are-between", text_game=title, fewest=fewest, most=most, text=told)
            )
        return players

    @property
    def span(self) -> str:
        """The possible player counts as a text: 4, or 2-6."""
        return f"{self.fewest}" if self.fewest == self.most else f"{self.fewest}-{self.most}"

    def check_version(self, version: int) -> int:
        """Check a version of the rules; raises if its games can't be continued."""
        title, ours = self.title, self.version
        if version < self.plays_from:
            raise OtherRules(say("older-rules", text_game=title, version=version, ours=ours))
        if version > self.version:
            raise OtherRules(say("newer-rules", text_game=title, version=version, ours=ours))
        return version

    def version_by_options(self, options: Mapping[str, Any]) -> int:
        """Infer a missing version: no older than the named options."""
        return max((option.since for option in self.options if option.name in options), default=0)

    def check_options(
        self, options: Mapping[str, Any], version: int | None = None
    ) -> dict[str, int]:
        """All options of the game, as chosen or by default in a version's games."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                told, title = shown(name), self.title
                if known:
                    offer = list(known)
                    raise BadOption(
                        say("no-such-option", text_game=title, text=told, text_known=offer)
                    )
                raise BadOption(say("no-options-at-all", text_game=title, text=told))
        return {
            name: option.check(options.get(name, option.usual(version)))
            for name, option in known.items()
        }


def names() -> list[str]:
    """The names of all games, in alphabetical order, without importing any."""
    return sorted([*ours(), *_offered().sound])


@once
def ours() -> tuple[str, ...]:
    """The names of the games that are part of Trickery."""
    return tuple(sorted(folder.parent.name for folder in GAMES.glob("*/rules.py")))


def cards() -> dict[str, GameCard]:
    """The cards of all usable games, by name."""
    found = {name: _card(name) for name in names()}
    return {name: card for name, card in found.items() if isinstance(card, GameCard)}


def broken() -> list[Text]:
    """The faults of other packages' games, a line each."""
    found = [*_offered().faults.values(), *(_card(name) for name in names())]
    return [fault.reason for fault in found if isinstance(fault, BadPlugin)]


def card(name: str) -> GameCard:
    """A game's card."""
    folder = plain(name)
    if folder not in names():
        _offered().check(folder)
        told, all_names = name[:40], names()
        if near := difflib.get_close_matches(folder, all_names, n=1):
            raise BadOption(
                say("no-such-game-near", text=told, text_near=near[0], text_known=all_names)
            )
        raise BadOption(say("no-such-game", text=told, text_known=all_names))
    found = _card(folder)
    if isinstance(found, BadPlugin):
        raise BadPlugin(found.reason)
    return found


def blurb(name: str) -> Say:
    """A game's description, in a sentence."""
    return Say(package_of(name), "blurb")


def option_words(name: str, option: Option) -> tuple[Say, Say]:
    """An option's name, and what it does."""
    id_ = f"option-{option.name.replace('_', '-')}"
    return Say(package_of(name), id_), Say(package_of(name), f"{id_}-help")


def has_lesson(name: str) -> bool:
    """Whether a game has a guided first hand (`lessons`)."""
    return (folder_of(plain(name)) / "lesson.toml").exists()


def has_puzzles(name: str) -> bool:
    """Whether a game has puzzles (`coach.puzzles`)."""
    file = folder_of(plain(name)) / "puzzles.jsonl"
    return file.exists() and bool(file.read_text(encoding="utf-8").strip())


def rules_page(name: str, language: str = "en") -> str:
    """A game's rules in our own words, then those of all games; in English if there's no
    translation."""
    card(name)
    told = []
    for folder in (folder_of(plain(name)), GAMES):
        own = folder / f"rules.{language}.md"
        page = own if own.exists() else folder / "rules.md"
        told.append(page.read_text(encoding="utf-8"))
    return "\n".join(told)


def load(name: str) -> Game:
    """A game with its rules (compiled on first use)."""
    card(name)
    return _loaded(plain(name))


def plain(name: str) -> str:
    """Normalize a game's name to that of its folder."""
    return name.lower().replace(" ", "_").replace("-", "_")


def package_of(name: str) -> str:
    """The package that contains a game."""
    offer = _offered().sound.get(name)
    return offer.place if offer else f"trickery.games.{name}"


@once
def is_game(package: str) -> bool:
    """Whether a package contains a game."""
    return all(_has(f"{package}.{part}") for part in PARTS)


def folder_of(name: str) -> Path:
    """The folder with a game's files."""
    return Path(inspect.getfile(importlib.import_module(package_of(name)))).parent


@once
def _offered() -> Offers:
    return offers("game", ours())


@once
def _card(name: str) -> GameCard | BadPlugin:
    """A game's card; or, for another package's game, what's wrong with it."""
    offer = _offered().sound.get(name)
    if offer is None:
        found: GameCard = importlib.import_module(package_of(name)).CARD
        return found
    try:
        return _checked(offer)
    except (Exception, SystemExit) as error:  # plugins may raise anything: report it
        return offer.fault(told_by(error))


def _checked(offer: Offer) -> GameCard:
    """The card of another package's game; raises if a required part is missing."""
    card = getattr(importlib.import_module(offer.place), "CARD", None)
    if not isinstance(card, GameCard):
        raise BadOption(say("plugin-lacks-card", text=offer.place))
    if not isinstance(card.title, str) or not card.title:
        raise BadOption(say("plugin-needs-a-title"))
    if not re.fullmatch("[A-Z]+", card.clauses):
        raise BadOption(say("plugin-clauses", text=shown(card.clauses)))
    counts = (card.fewest, card.usual, card.most)
    if (
        not all(type(count) is int for count in counts)
        or not 2 <= counts[0] <= counts[1] <= counts[2]
    ):
        raise BadOption(say("plugin-player-counts", text=shown(counts)))
    for option in card.options:
        option.check(option.default)
    missing = [f"{part}.py" for part in PARTS if not _has(f"{offer.place}.{part}")]
    missing += [page for page in PAGES if not (folder_of(offer.name) / page).exists()]
    if missing:
        raise BadOption(say("plugin-lacks", text=offer.place, text_lacks=missing))
    return card


def _has(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


@once
def _loaded(name: str) -> Game:
    from trickery.core.contract import Game

    offer = _offered().sound.get(name)
    if offer is None:
        return Game(name, card(name), package_of(name))
    try:
        return Game(name, card(name), offer.place)
    except (Exception, SystemExit) as error:  # as above
        raise offer.fault(told_by(error)) from error
