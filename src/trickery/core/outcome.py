"""How and why a game ended.

Rests on `say`. A game derives the clause and the reason from a view (`ending` in its `words.py`):
everybody may see what ended a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict

from trickery.core.say import Message, Say, speaker, wire

say = speaker(__package__)


class OutcomeView(TypedDict):
    """An outcome in a view."""

    clause: str
    reason: Message
    winners: list[int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How and why a game ended: the clause, the reason in words, and the winners."""

    clause: str  # its id in the rules, such as "TP-11"; empty if the game names none
    reason: Say  # a whole sentence; `str` gives it in English
    winners: tuple[int, ...]  # seats, in order

    def view(self) -> OutcomeView:
        """As plain data, for views."""
        return {"clause": self.clause, "reason": wire(self.reason), "winners": [*self.winners]}


def unexplained(_view: Mapping[str, Any]) -> tuple[str, Say]:
    """The default for games that don't explain their end."""
    return "", say("played-to-the-end")
