"""Tricky Twist: what its view tells, word by word.

Rests on `core.views` and `cards`. `knows.view` makes it; the page's types are generated from it.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from trickery.core.views import Shared
from trickery.games.tricky_twist.cards import Bonus, Scoring, Suit

OutOf = TypeAliasType("OutOf", Literal["round", "game"])
Side = TypeAliasType("Side", Literal["trick", "false trick"])
Phase = TypeAliasType(
    "Phase",
    Literal[
        "deal",
        "pick reserve",
        "shuffle reserves",
        "take reserve",
        "play",
        "choose bonus",
        "retrieve",
        "end of round",
        "over",
    ],
)

#: Where a trick or a false trick comes from: play, Flip, or a bonus card.
_From = TypedDict("_From", {"from": str})  # no name that Python allows in a class


class ScoringCard(TypedDict):
    """The scoring card of this round."""

    card: Scoring
    suits: list[Suit]  # the two of a two-suit card
    stars: list[int]  # for 0, 1, 2... of what is counted; by place: for the 1st, 2nd...
    by_place: bool
    sides: Literal["suits", "values"]  # of the variable bonus cards


class BonusCard(TypedDict):
    """A bonus card: on offer, held, or out of the game; and what it is used for."""

    card: Bonus
    face: str
    holder: int | None
    taken_after_trick: int | None
    on_offer: bool
    out_of: OutOf | None  # Retrieve, once somebody has taken it
    use: str | None
    flips_to: Side | None  # what Flip would make of it, if it counts as the other


class Laid(TypedDict):
    """A card that somebody has laid to a trick."""

    seat: int
    card: str
    false_trick: bool  # it is not of the suit that was led


class LastTrick(TypedDict):
    """The trick that ended the round before this one."""

    leader: int
    cards: list[Laid]
    winner: int


class Taken(TypedDict):
    """A bonus card that somebody took."""

    seat: int
    card: Bonus


class Trick(LastTrick):
    """A finished trick of this round: who did what, from the reserves to the bonus cards."""

    took_reserve: list[int]
    pile: list[str]
    false_tricks: list[int]
    bonuses: list[Taken]


class Won(_From):
    """A trick that a seat has."""

    cards: list[str]


class FalseTrick(_From):
    """A false trick as it counts now; one made by a bonus card lacks a card, and suit or value."""

    card: str | None
    suit: Suit | None
    value: int | None
    adjusted: NotRequired[bool]


class Counts(TypedDict):
    """How many a seat has."""

    tricks: int
    false_tricks: int


class Stars(TypedDict):
    """The stars of a seat in a round, and what each is for."""

    tricks: int
    pairs: int
    scoring_card: int
    harvest: int


class Result(Counts):
    """What a seat has in a round, and what that is worth."""

    counted: int  # what the scoring card counts; for fewest and most the place, 0 for none
    stars: Stars
    total: int


class Round(TypedDict):
    """A finished round on the score sheet."""

    scoring_card: Scoring
    suits: list[Suit]  # the two of a two-suit card
    seats: list[Result]


class Options(TypedDict):
    """What was chosen before the game."""

    retrieve_each_round: bool


class View(TypedDict):
    """All that a seat, or a bystander, may see of a game of Tricky Twist."""

    phase: Phase
    round: int
    rounds: int
    first: int
    scoring_card: ScoringCard | None
    scored_before: list[Scoring]
    bonus_cards: list[BonusCard]
    retrieve_leaves: OutOf  # what Retrieve is out of once it is taken
    asked: Bonus | None
    choosing: list[int]
    hand: list[str] | None
    reserve: list[str] | None
    reserve_full: int
    leaving_ends_round: bool  # whoever is asked holds one card beside their reserve
    hand_sizes: list[int]
    reserve_sizes: list[int]
    reserves_ready: list[bool]
    known_in_hand: list[list[str]]
    leader: int
    trick_number: int
    led: Suit | None
    trick: list[Laid]
    ahead: int | None  # who would take the trick if it ended now
    took_reserve: list[int]
    tricks: list[Trick]
    last_round_trick: LastTrick | None
    won: list[list[Won]]
    false_tricks: list[list[FalseTrick]]
    counts: list[Result]  # what each seat has, and its stars if the round ended now
    sheet: list[Round]
    options: Options


class Whole(Shared, View):
    """The view with what all games share."""
