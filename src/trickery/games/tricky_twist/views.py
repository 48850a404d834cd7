"""Tricky Twist: the fields of its view.

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

#: The origin of a trick or a false trick: play, Flip, or a bonus card.
_From = TypedDict("_From", {"from": str})  # "from" can't be a field name in a class


class ScoringCard(TypedDict):
    """The scoring card of this round."""

    card: Scoring
    suits: list[Suit]  # the two of a two-suit card
    stars: list[int]  # for 0, 1, 2... of what is counted; by place: for the 1st, 2nd...
    by_place: bool
    sides: Literal["suits", "values"]  # of the variable bonus cards


class BonusCard(TypedDict):
    """A bonus card: on offer, held, or out of the game; and its use."""

    card: Bonus
    face: str
    holder: int | None
    taken_after_trick: int | None
    on_offer: bool
    out_of: OutOf | None  # of Retrieve, once a seat has taken it
    use: str | None
    flips_to: Side | None  # what Flip would turn it into, if it can


class Laid(TypedDict):
    """A card that somebody has played to a trick."""

    seat: int
    card: str
    false_trick: bool  # it is not of the suit that was led


class LastTrick(TypedDict):
    """The trick that ended the round before this one."""

    leader: int
    cards: list[Laid]
    winner: int


class Taken(TypedDict):
    """A bonus card that a seat took."""

    seat: int
    card: Bonus


class Trick(LastTrick):
    """A finished trick of this round: every decision, from the reserves to the bonus cards."""

    took_reserve: list[int]
    pile: list[str]
    false_tricks: list[int]
    bonuses: list[Taken]


class Won(_From):
    """A trick that a seat has."""

    cards: list[str]


class FalseTrick(_From):
    """A false trick as it counts now; one made by a bonus card has no card, and no suit or
    value."""

    card: str | None
    suit: Suit | None
    value: int | None
    adjusted: NotRequired[bool]


class Counts(TypedDict):
    """A seat's counts."""

    tricks: int
    false_tricks: int


class Stars(TypedDict):
    """A seat's stars in a round, by reason."""

    tricks: int
    pairs: int
    scoring_card: int
    harvest: int


class Result(Counts):
    """A seat's counts in a round, and their stars."""

    counted: int  # what the scoring card counts; for fewest and most the place, 0 for none
    stars: Stars
    total: int


class Outlook(TypedDict):
    """A seat's stars if the round ended now."""

    stars: int  # without bonus cards that it has yet to use
    most: int  # with them


class Round(TypedDict):
    """A finished round on the score sheet."""

    scoring_card: Scoring
    suits: list[Suit]  # the two of a two-suit card
    seats: list[Result]


class Options(TypedDict):
    """The options of this game."""

    retrieve_each_round: bool


class View(TypedDict):
    """Everything that a seat or a spectator may see of a game of Tricky Twist."""

    phase: Phase
    round: int
    rounds: int
    first: int
    scoring_card: ScoringCard | None
    scored_before: list[Scoring]
    bonus_cards: list[BonusCard]
    retrieve_leaves: OutOf  # what Retrieve leaves once it's taken
    asked: Bonus | None
    choosing: list[int]
    hand: list[str] | None
    reserve: list[str] | None
    reserve_full: int
    leaving_ends_round: bool  # the asked seat has one card left besides its reserve
    hand_sizes: list[int]
    reserve_sizes: list[int]
    reserves_ready: list[bool]
    known_in_hand: list[list[str]]
    leader: int
    trick_number: int
    led: Suit | None
    trick: list[Laid]
    ahead: int | None  # the seat that would take the trick if it ended now
    took_reserve: list[int]
    tricks: list[Trick]
    last_round_trick: LastTrick | None
    won: list[list[Won]]
    false_tricks: list[list[FalseTrick]]
    counts: list[Result]  # each seat's counts, and its stars if the round ended now
    outlook: Outlook | None  # of the viewer's seat
    choices: dict[str, Outlook]  # after each of its choices of which it's certain, by their texts
    sheet: list[Round]
    options: Options


class Whole(Shared, View):
    """The game's view with the fields that all games share."""
