"""Trick Party: the fields of its view.

Rests on `core.views` and `cards`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from trickery.core.views import Shared
from trickery.games.trick_party.cards import Suit

Prize = TypeAliasType("Prize", int | Literal["DEATH"])


class Laid(TypedDict):
    """A card that somebody has played to a trick."""

    seat: int
    card: str


_Prized = TypedDict("_Prized", {"for": Prize})  # "for" can't be a field name in a class


class Finished(_Prized):
    """A finished trick, what it was for, and who took it."""

    cards: list[Laid]
    winner: int


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Trick Party."""

    hand: list[str] | None
    hand_sizes: list[int]
    on_offer: Prize | None
    score_cards_left: int
    put_away: int
    unseen_scores: list[int]  # in the deck or put away: not yet turned up
    leader: int
    led: Suit | None
    trump: Suit
    trick: list[Laid]
    ahead: int | None  # the seat that would take the trick if it ended now
    revolutions: int  # in this trick so far
    reversed: bool  # low beats high at the moment
    revolution_cards: list[str]
    tricks: list[Finished]
    last_trick: Finished | None
    last_reversed: bool  # low beat high in it
    tricks_in_hand: int
    points: list[int]
    last_dead: int | None
    start: int
    hand_number: int
    hands: int
    hand_scores: list[list[int]]


class Whole(Shared, View):
    """The game's view with the fields that all games share."""
