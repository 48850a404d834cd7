"""What other packages offer: games and bots, found by their entry points.

Rests on `errors` and `say`. Only the metadata of installed packages is read here: their code is
imported only on request. An unusable one is reported, and affects nothing else.
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
    """A game or a bot from another package."""

    kind: str  # "game" or "bot"
    name: str
    place: str  # a game's package, or a bot's module:name
    owner: str  # the distribution that provides it

    def fault(self, why: Text) -> BadPlugin:
        """The error that says what's wrong, and in which package."""
        if self.kind == "game":
            return BadPlugin(say("bad-game", text=self.name, text_owner=self.owner, why=why))
        return BadPlugin(say("bad-bot", text=self.name, text_owner=self.owner, why=why))


def told_by(error: BaseException) -> Text:
    """A plugin's error, in one line."""
    if isinstance(error, TrickeryError):
        return error.reason
    line = " ".join(f"{type(error).__name__}: {error}".split())
    return say("in-their-words", text=line[:300])


@dataclass(frozen=True)
class Offers:
    """All offers of one kind from other packages: usable ones by name, and faults."""

    sound: Mapping[str, Offer]
    faults: Mapping[str, BadPlugin]  # by the requested name

    def check(self, name: str) -> None:
        """Raise if this name is unusable."""
        if name in self.faults:
            raise BadPlugin(self.faults[name].reason)


def offers(kind: str, ours: Collection[str]) -> Offers:
    """Find the offers of installed packages in the group `trickery.games` or `trickery.bots`.

    Names of ours take precedence, and a name that two packages claim is unusable: a record could
    mean either of them.
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
