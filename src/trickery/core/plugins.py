"""What other packages offer: games and bots, found by their entry points.

Rests on `errors`. Only the metadata of installed packages is read here: nothing of theirs is
imported before somebody asks for it. What cannot be used is named, and harms nothing else.
"""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from trickery.core.errors import BadPlugin

_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Offer:
    """A game or a bot of another package."""

    kind: str  # "game" or "bot"
    name: str
    place: str  # a game's package, or a bot's module:name
    owner: str  # the package as it was installed

    def fault(self, what: object) -> BadPlugin:
        """The error that says what is wrong with it, and whose it is."""
        reason = " ".join(str(what).split())[:300]
        return BadPlugin(
            f"the {self.kind} '{self.name}' of the package '{self.owner}' cannot be used: {reason}"
        )


@dataclass(frozen=True)
class Offers:
    """All that other packages offer of one kind: what can be used by its name, and what cannot."""

    sound: Mapping[str, Offer]
    faults: Mapping[str, BadPlugin]  # by the name that was asked for

    def check(self, name: str) -> None:
        """Raise if this name is one that cannot be used."""
        if name in self.faults:
            raise BadPlugin(str(self.faults[name]))


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
            faults[name] = offer.fault("its name must be small letters, digits and _")
        elif name in ours:
            faults[name] = offer.fault("Trickery has one of that name itself")
        elif others:
            rivals = ", ".join(f"'{other.owner}'" for other in others)
            faults[name] = offer.fault(f"{rivals} offers one of that name, too")
        else:
            sound[name] = offer
    return Offers(sound, faults)
