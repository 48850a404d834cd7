"""What a record says of its shuffle, read and held to its form.

Rests on `pledges`. `docs/fair.md` tells the form; what it proves is for `fair` to check.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from trickery.core.errors import BadRecord, shown
from trickery.core.pledges import VERSION, FirstGame, Pledge, Shuffled
from trickery.core.say import speaker

say = speaker(__package__)

KEYS = {"version", "table", "settings", "commitment", "secret", "shuffles", "again"}


def read(fair: Mapping[str, Any]) -> Shuffled:
    """Read the opened commitment of a shuffle; raises if it's malformed."""
    must_hold(fair, "fair", version=int, table=str, settings=str, commitment=str)
    must_hold(fair, "fair", secret=str, shuffles=list)
    if fair["version"] not in (2, VERSION):
        raise BadRecord(say("fair-version", version=VERSION, text=shown(fair["version"])))
    if set(fair) != KEYS:
        raise BadRecord(say("fair-again"))
    for key in ("settings", "commitment", "secret"):
        must_be_hex(fair[key], f"fair.{key}")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", fair["table"]) or not fair["shuffles"]:
        raise BadRecord(say("fair-table"))
    shuffles = tuple(_read_pledges(told) for told in fair["shuffles"])
    again, first, version = _read_again(fair["version"], fair["again"])
    shuffled = Shuffled(
        fair["table"], fair["settings"], fair["secret"], shuffles, again, first, version
    )
    if shuffled.commitment != fair["commitment"]:
        raise BadRecord(say("fair-other-secret"))
    return shuffled


def _read_again(version: int, told: Any) -> tuple[bool, FirstGame | None, int]:
    """Were the cards dealt before, in which game, and by which version were they shuffled?"""
    if version == 2 and type(told) is bool:
        return told, None, 2
    if version == VERSION and told is None:
        return False, None, VERSION
    if version == 2 or not isinstance(told, Mapping):
        raise BadRecord(say("fair-again"))
    must_hold(told, "fair.again", version=int, edition=dict, options=dict, rules=int)
    if set(told) != {"version", "edition", "options", "rules"} or told["version"] not in (2, 3):
        raise BadRecord(say("fair-again"))
    first = FirstGame(told["edition"], told["options"], told["rules"])
    return True, first, told["version"]


def _read_pledges(told: Any) -> tuple[Pledge, ...]:
    if not isinstance(told, list):
        raise BadRecord(say("shuffle-no-list"))
    pledges = []
    for each in told:
        must_hold(each, "pledge", seat=int, commitment=str)
        if set(each) != {"seat", "commitment", "luck"}:
            raise BadRecord(say("pledge-keys"))
        must_be_hex(each["commitment"], "commitment")
        if each["luck"] is not None:
            must_be_hex(each["luck"], "luck")
        pledges.append(Pledge(each["seat"], each["commitment"], each["luck"]))
    seats = [each.seat for each in pledges]
    if seats != sorted(set(seats)) or any(seat < 0 for seat in seats):
        raise BadRecord(say("pledge-order"))
    return tuple(pledges)


def must_hold(told: Any, what: str, **kinds: type) -> None:
    """Raise unless something is an object with these keys, of these types."""
    if not isinstance(told, Mapping):
        raise BadRecord(say("fair-no-object", text_key=what))
    for key, kind in kinds.items():
        if type(told.get(key)) is not kind:
            name = kind.__name__
            raise BadRecord(say("fair-lacks", text_what=what, text_key=key, text_kind=name))


def must_be_hex(text: str, key: str) -> None:
    """Raise unless a text is 32 bytes in hexadecimal."""
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise BadRecord(say("not-hexadecimal", text_key=key))
