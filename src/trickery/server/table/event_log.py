"""How events are stored: as their kind and their fields in JSON, with the version that wrote them.

Rests on `events` and on Pydantic. `read` lifts older events to today's form, so nothing else knows
of older versions.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from pydantic import ValidationError

from trickery.core import registry
from trickery.core.errors import TrickeryError
from trickery.server.catalogue import say
from trickery.server.table.events import (
    KINDS,
    VERSION,
    CardsDealt,
    Event,
    PlayerLeft,
    SeatAssigned,
    SeatHolder,
    SeatTaken,
    TableOpened,
)
from trickery.server.table.names import without_bot_mark


class UnknownEvent(TrickeryError):
    """A line of a log that no version of ours could have written."""


def written(event: Event) -> str:
    """An event's fields as they are kept."""
    fields = event.model_dump(by_alias=True)
    return json.dumps(fields, separators=(",", ":"), ensure_ascii=True)


def read(kind: str, text: str) -> Event:
    """The event that was kept; raises with the reason if it cannot be one."""
    if kind not in KINDS:
        raise UnknownEvent(say("log-unknown-event", text=kind[:40]))
    try:
        event = KINDS[kind].model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        why = f"{where}: {first['msg']}"
        raise UnknownEvent(say("log-unreadable-event", text=kind, text_why=why)) from None
    if event.version > VERSION:
        raise UnknownEvent(say("log-newer-event", text=kind))
    version = event.version if "version" in event.model_fields_set else 0
    lift = _LIFTS.get(kind)
    changes = lift(event, version) if lift else {}
    if version < VERSION:
        changes["version"] = VERSION
    return event.model_copy(update=changes) if changes else event


# Older events, lifted to today's form ------------------------------------------------------------


def _lift_opened(event: Any, _version: int) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if not event.rules:
        changes["rules"] = registry.card(event.game).version_by_options(event.options)
    if any(seat.name != without_bot_mark(seat.name) for seat in event.seats):
        changes["seats"] = tuple(map(_lift_seat, event.seats))
    return changes


def _lift_assigned(event: Any, _version: int) -> dict[str, Any]:
    seat = _lift_seat(event.to)
    return {"to": seat} if seat != event.to else {}


def _lift_taken(event: Any, _version: int) -> dict[str, Any]:
    name = without_bot_mark(event.name)
    return {"name": name} if name != event.name else {}


def _lift_seat(seat: SeatHolder) -> SeatHolder:
    return seat.model_copy(update={"name": without_bot_mark(seat.name)})


def _lift_dealt(_event: Any, version: int) -> dict[str, Any]:
    return {"open_luck": True} if version < 2 else {}


def _lift_left(_event: Any, version: int) -> dict[str, Any]:
    return {"keeps_host": False} if version < 2 else {}


_LIFTS: dict[str, Callable[[Any, int], dict[str, Any]]] = {
    TableOpened.kind: _lift_opened,
    SeatTaken.kind: _lift_taken,
    SeatAssigned.kind: _lift_assigned,
    CardsDealt.kind: _lift_dealt,
    PlayerLeft.kind: _lift_left,
}
