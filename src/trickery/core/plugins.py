"""What other packages offer: games and bots, found by their entry points.

Rests on `errors` and `say`. Only the metadata of installed packages is read here: nothing of theirs
is imported before somebody asks for it. What cannot be used is named, and harms nothing else.
"""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from trickery.core.errors import BadPlugin, TrickeryError
from trickery.core.say import Text, speaker

say = speaker(__package__)

_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Offer:
    """A game or a bot of another package."""

    kind: str  # "game" or "bot"
    name: str
    place: str  # a game's package, or a bot's module:name
    owner: str  # the package as it was installed

    def fault(self, why: Text) -> BadPlugin:
        """The error that says what is wrong with it, and whose it is."""
        if self.kind == "game":
            return BadPlugin(say("bad-game", text=self.name, text_owner=self.owner, why=why))
        return BadPlugin(say("bad-bot", text=self.name, text_owner=self.owner, why=why))


def told_by(error: BaseException) -> Text:
    """What others' code complained of, in one line."""
    if isinstance(error, TrickeryError):
        return error.reason
    line = " ".join(f"{type(error).__name__}: {error}".split())
    return say("in-their-words", text=line[:300])


@dataclass(frozen=True)
class Offers:
    """All that other packages offer of one kind: what can be used by its name, and what cannot."""

    sound: Mapping[str, Offer]
    faults: Mapping[str, BadPlugin]  # by the name that was asked for

    def check(self, name: str) -> None:
        """Raise if this name is one that cannot be used."""
        if name in self.faults:
            raise BadPlugin(self.faults[name].reason)


def offers(kind: str, ours: Collection[str]) -> Offers:
    """What installed packages offer in the group `trickery.games` or `trickery.bots`.

    A name of ours stays ours, and a name that two packages claim is nobody's: a record that tells
    of it could mean either.
    """
    found: dict[str, list[Offer]] = {}
    for point in importlib.metadata.entry_points(group=f"trickery.{kind}s"):
        owner = point.dist.name if point.dist is not None else "unknown"
        found.setdefault(point.name, []).append(Offer(kind, point.name, point.value, owner))
    sound: dict[str, Offer] = {}
    faults: dict[str, BadPlugin] = {}
    for name, same in sorted(found.items()):
        offer, *others = sorted(same, key=lambda offer: offer.owner)
        if not _NAME.fullmatch(name):
            faults[name] = offer.fault(say("plugin-name"))
        elif name in ours:
            faults[name] = offer.fault(say("plugin-ours"))
        elif others:
            rivals = [other.owner for other in others]
            faults[name] = offer.fault(say("plugin-rivals", text_rivals=rivals))
        else:
            sound[name] = offer
    return Offers(sound, faults)
