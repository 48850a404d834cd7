"""Finished games: the steps of a replay, and the record.

Rests on `entries`.
"""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from trickery.wire.messages.entries import Entry, View, Words


class Step(TypedDict):
    """A step of a finished game."""

    step: int
    entry: Entry
    view: View
    open: list[View] | None  # every seat's, with all cards open
    prompt: Words


class Replay(TypedDict):
    """Some steps of a finished game, and how many there are."""

    total: int
    steps: list[Step]


class GameRecord(TypedDict):
    """A game as `docs/records.md` describes it; no result if its rules are no longer available."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, int]
    edition: dict[str, Any]
    steps: list[dict[str, Any]]
    scores: list[int] | None
    winners: list[int] | None
    fair: NotRequired[dict[str, Any]]  # absent if the cards weren't shuffled there
    taken_back: NotRequired[list[dict[str, int]]]  # absent if no move was taken back
    digest: str
