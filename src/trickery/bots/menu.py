"""The menu of bots that people choose from: a game's levels, then the bots of other packages.

Rests on `bots` and on the catalogues. A package names its bot in its own messages: `bot-NAME` is
its name, and `bot-NAME-plays` completes "It plays …". Without them, the bot goes by the name of its
entry point.
"""

from __future__ import annotations

import importlib
from collections.abc import Collection
from dataclasses import dataclass

from trickery import bots
from trickery.core import registry
from trickery.core.errors import BadPlugin
from trickery.core.say import Say, Text, speaker
from trickery.core.words import ENGLISH, catalogue

say = speaker("trickery.core")  # tables and the prompt share these messages


@dataclass(frozen=True)
class Choice:
    """A bot on the menu: what it's asked for by, its name for people, and how it plays."""

    bot: str
    name: Text
    plays: Text


def levels(game: str | None = None) -> list[Choice]:
    """The levels of a game, the weakest first; all that there are, if no game is given."""
    words = {
        "beginner": (say("level-beginner"), say("level-beginner-plays")),
        "novice": (say("level-novice"), say("level-novice-plays")),
        "regular": (say("level-regular"), say("level-regular-plays")),
        "expert": (say("level-expert"), say("level-expert-plays")),
        "master": (say("level-master"), say("level-master-plays")),
    }
    untrained = {"expert": say("level-expert-alone"), "master": say("level-master-alone")}
    known = bots.LEVELS if game is None else bots.levels(game)
    plays = {} if known is bots.LEVELS else untrained
    return [Choice(level, words[level][0], plays.get(level, words[level][1])) for level in known]


def menu(game: str, packages: Collection[str] | None = None) -> list[Choice]:
    """The bots for a game: its levels, and those of other packages that play it.

    Of these, only the ones in `packages` are on it, or all. One that can't be loaded isn't.
    """
    others = []
    for name in bots.offered().sound:
        if packages is None or name in packages:
            try:
                if bots.plays(name, game):
                    others.append(_of_package(name))
            except BadPlugin:
                continue  # whoever asks for it by its name is told why
    return [*levels(game), *others]


def says_missing(game: str) -> Say | None:
    """That a game lacks some levels that others have, and why; nothing if it has them all."""
    lacks = [choice.name for choice in levels() if choice.bot not in bots.levels(game)]
    if not lacks:
        return None
    return say("levels-untrained", text_title=registry.card(game).title, names=lacks)


def _of_package(name: str) -> Choice:
    """What a package says about its bot, as far as it says anything."""
    offer = bots.offered().sound[name]
    package = importlib.import_module(offer.place.partition(":")[0]).__package__ or ""
    id_ = f"bot-{name.replace('_', '-')}"
    spoken = catalogue(ENGLISH, package) if _has_files(package) else None
    said = [
        Say(package, each) if spoken is not None and spoken.has_message(each) else None
        for each in (id_, f"{id_}-plays")
    ]
    return Choice(name, said[0] or name, said[1] or say("bot-of-package", text=offer.owner))


def _has_files(package: str) -> bool:
    """Whether a package has a folder of its own, which may have catalogues."""
    return bool(package and getattr(importlib.import_module(package), "__file__", None))
