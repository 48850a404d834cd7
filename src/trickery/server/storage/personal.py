"""What an event says of people: their names, who they are, and what they wrote.

Rests on nothing. It's stored apart from the events: `split` puts something anonymous in its place,
`join` puts it back. So a person can be erased, and the log, which proves the game, stays whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

WRITTEN = "…"  # in place of what somebody wrote
PEOPLE = ("opened", "sat", "seated")  # kinds of events that say who has a seat
KINDS = (*PEOPLE, "renamed", "said")  # ... and that say anything of people
NONSENSE = (ValueError, KeyError, TypeError, AttributeError)  # events that we have not written

#: What was taken out of an event, by its path in it.
Words = dict[str, Any]


@dataclass(frozen=True)
class PersonalField:
    """A field of an event that says something of the person in a seat."""

    path: str
    holder: dict[str, Any]  # the object that has the field
    field: str
    seat: int
    anonymous: str | None


def nameless(seat: int) -> str:
    """The name of somebody who has none any more: their seat's number, in any language."""
    return f"#{seat + 1}"


def places(kind: str, event: dict[str, Any]) -> Iterator[PersonalField]:
    """The fields of an event that say something of people."""
    for path, seat, holder in _holders(kind, event):
        yield PersonalField(f"{path}name", holder, "name", seat, nameless(seat))
        yield PersonalField(f"{path}person", holder, "person", seat, None)
    if kind == "seated" and event.get("stood_up"):
        yield PersonalField("stood_up", event, "stood_up", event["seat"], nameless(event["seat"]))
    elif kind == "renamed":
        for name in ("name", "was"):
            yield PersonalField(name, event, name, event["seat"], nameless(event["seat"]))
    elif kind == "said" and event.get("text"):
        yield PersonalField("text", event, "text", event["seat"], WRITTEN)


def _holders(kind: str, event: dict[str, Any]) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """The people to whom an event gives a seat: path, number of the seat, and what it says."""
    if kind == "opened":
        for seat, holder in enumerate(event["seats"]):
            if holder["who"] == "person":
                yield f"seats.{seat}.", seat, holder
    elif kind == "sat":
        yield "", event["seat"], event
    elif kind == "seated" and event["as"]["who"] == "person":
        yield "as.", event["seat"], event["as"]


def seats_in(kind: str, data: str) -> dict[str, int]:
    """The seat that each personal word of an event is about, by the word's path."""
    with suppress(*NONSENSE):
        return {place.path: place.seat for place in places(kind, json.loads(data))}
    return {}


def people_in(kind: str, data: str) -> dict[int, str | None]:
    """Whose each seat is from an event on, as far as it says so; None: nobody who is known."""
    with suppress(*NONSENSE):
        return _people_in(kind, json.loads(data))
    return {}


def _people_in(kind: str, event: dict[str, Any]) -> dict[int, str | None]:
    if kind == "opened":
        return {seat: holder.get("person") for seat, holder in enumerate(event["seats"])}
    if kind == "sat":
        return {event["seat"]: event.get("person")}
    if kind == "seated":
        return {event["seat"]: event["as"].get("person")}
    return dict.fromkeys(event["left_out"]) if kind == "called_off" else {}


def split(kind: str, data: str) -> tuple[str, Words]:
    """An event's data with something anonymous in place of personal words, and these."""
    if kind not in KINDS:
        return data, {}
    words: Words = {}
    with suppress(*NONSENSE):
        event = json.loads(data)
        for place in list(places(kind, event)):
            word = place.holder.get(place.field)
            if word not in (None, place.anonymous):
                words[place.path] = word
                place.holder[place.field] = place.anonymous
        return (_written(event), words) if words else (data, {})
    return data, {}


def join(kind: str, data: str, words: Words) -> str:
    """An event's data with the personal words in it that were taken out."""
    with suppress(*NONSENSE):
        event = json.loads(data)
        for place in list(places(kind, event)):
            if place.path in words:
                place.holder[place.field] = words[place.path]
        return _written(event)
    return data


def _written(event: dict[str, Any]) -> str:
    return json.dumps(event, separators=(",", ":"), ensure_ascii=True)
