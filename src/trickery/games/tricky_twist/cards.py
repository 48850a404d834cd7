"""Tricky Twist: its cards, moves, layouts and edition figures.

Rests on `core.layout` and `core.edition`. Clauses TT-1 to TT-4, TT-19 and TT-26 (figures).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves
from trickery.core.say import speaker

say = speaker(__package__)

# TT-1: four suits of 1-12; the 7s carry the bolt.
Suit = TypeAliasType("Suit", Literal["moons", "suns", "squares", "circles"])
SUITS: tuple[Suit, ...] = get_args(Suit.__value__)
VALUES = 12
CARDS = len(SUITS) * VALUES
BOLT = 7

# TT-2: the nine scoring cards; two are of the two-suit kind.
Scoring = TypeAliasType(
    "Scoring",
    Literal[
        "sequence",
        "two suits A",
        "two suits B",
        "one suit",
        "suits",
        "fewest",
        "most",
        "even",
        "odd",
    ],
)
SCORING: tuple[Scoring, ...] = get_args(Scoring.__value__)
SEQUENCE, TWO_A, TWO_B, ONE_SUIT, MANY_SUITS, FEWEST, MOST, EVEN, ODD = range(len(SCORING))

# TT-3: the eight bonus cards; the four variable ones have a suit side and a value side.
Bonus = TypeAliasType(
    "Bonus", Literal["retrieve", "flip", "joker", "harvest", "side 1", "side 2", "side 3", "side 4"]
)
BONUS: tuple[Bonus, ...] = get_args(Bonus.__value__)
BONUSES = len(BONUS)
RETRIEVE, FLIP, JOKER, HARVEST, SIDES = 0, 1, 2, 3, 4
ODD_SIDE, EVEN_SIDE, ANY_SIDE, ADJUST = 4, 5, 6, 7  # TT-19: the value sides, in this order
VALUE_SIDES = ("odd", "even", "any value", "adjust")
MADE = 3  # false tricks that value sides can make: odd, even, any
COUNTING = (JOKER, *range(SIDES, BONUSES))  # TT-15: may count as a trick or a false trick

SEATS = 4
RESERVE = 5  # TT-5
MOST_TRICKS = 16  # TT-5: with 3 players, if everybody takes the whole reserve

# TT-26: one row of stars for each kind of count; the figures for 0 to 12.
TABLES = ("sequence", "two_suits", "one_suit", "suits", "even", "odd")
TABLE_OF = (0, 1, 1, 2, 3, 0, 0, 4, 5)  # by scoring card; fewest and most depend on places
FIGURES = 13
MOST_STARS = 99


def suit_of(card: int) -> int:
    """The suit of a card, as a place in SUITS."""
    return card // VALUES


def value_of(card: int) -> int:
    """The value of a card, 1-12."""
    return card % VALUES + 1


NAMES = [f"{value_of(card)} of {SUITS[suit_of(card)]}" for card in range(CARDS)]


def name(card: int) -> str:
    """A card in words."""
    return NAMES[card]


@dataclass(frozen=True)
class PutAside(Move):
    """Put a card into the reserve: the others hear nothing (TT-5)."""

    text = "reserve {card}"
    heard_as = ""
    card: str


@dataclass(frozen=True)
class Play(Move):
    """Play a card to the trick."""

    text = "play {card}"
    card: str


@dataclass(frozen=True)
class TakeTop(Move):
    """Take the top card of the reserve."""

    text = "take reserve"


@dataclass(frozen=True)
class LeaveTop(Move):
    """Leave the reserve as it is."""

    text = "leave reserve"


@dataclass(frozen=True)
class TakeBonus(Move):
    """Take a bonus card for a 7."""

    text = "bonus {bonus}"
    bonus: str


@dataclass(frozen=True)
class Decline(Move):
    """Take no bonus card, or don't use one."""

    text = "no thanks"


@dataclass(frozen=True)
class Retrieve(Move):
    """Take a false trick back into the hand."""

    text = "retrieve {card}"
    card: str


@dataclass(frozen=True)
class Flip(Move):
    """Turn over a trick or a false trick: by its visible card, or the bonus card that made it."""

    text = "flip {what}"
    what: str


@dataclass(frozen=True)
class JokerAs(Move):
    """Choose what the joker counts as."""

    text = "joker as {what}"
    what: str


@dataclass(frozen=True)
class CountAs(Move):
    """Choose the suit or the value for the side of a bonus card."""

    text = "count as {what}"
    what: str


@dataclass(frozen=True)
class Raise(Move):
    """Raise the value of a false trick by one."""

    text = "raise {what}"
    what: str


@dataclass(frozen=True)
class Lower(Move):
    """Lower the value of a false trick by one."""

    text = "lower {what}"
    what: str


#: What Flip can turn: a number card, or a bonus card that counts as a trick or a false trick.
FLIPS: tuple[str, ...] = (*NAMES, *(BONUS[bonus] for bonus in COUNTING))
#: What Adjust can be put on: a number card, or a false trick made by a value side.
TARGETS: tuple[str, ...] = (*NAMES, *BONUS[SIDES : SIDES + MADE])

MOVES = Moves(
    reserve=[PutAside(card) for card in NAMES],
    play=[Play(card) for card in NAMES],
    top=[TakeTop(), LeaveTop()],
    bonus=[TakeBonus(bonus) for bonus in BONUS],
    decline=[Decline()],
    retrieve=[Retrieve(card) for card in NAMES],
    flip=[Flip(what) for what in FLIPS],
    joker=[JokerAs("trick"), JokerAs("false trick")],
    suit=[CountAs(suit) for suit in SUITS],
    value=[CountAs(str(value)) for value in range(1, VALUES + 1)],
    up=[Raise(target) for target in TARGETS],
    down=[Lower(target) for target in TARGETS],
)

#: The patterns of names in views, each with its message. A card has a message
#: for each suit: some languages name a card by one moon, and the suit by several.
SHAPES = {
    "{value} of moons": "card-moons",
    "{value} of suns": "card-suns",
    "{value} of squares": "card-squares",
    "{value} of circles": "card-circles",
    "{suit} or {other}": "either-suit",  # the face of a suit side
    "trick {number}": "numbered-trick",  # the origin of a trick
    "{what} +1": "raised",  # what Adjust was used for
    "{what} -1": "lowered",
    "secret move": "move-put-aside-heard",  # what others see of a move that they don't hear
}

#: A random draw. For a round: the scoring card, the first player, the cards seat by seat; then,
#: once all have picked, each seat's reserve from the top.
LOTS = Layout(scoring=1, first=1, cards=CARDS, reserves=SEATS * RESERVE)

#: What a seat knows; seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    hand=CARDS,
    reserve=CARDS,  # the cards left in the seat's own, unordered
    trick=SEATS * CARDS,  # the card each seat has played to this trick
    won=SEATS * CARDS,  # cards in each seat's tricks
    false_tricks=SEATS * CARDS,  # cards face up as false tricks
    known=SEATS * CARDS,  # a retrieved card that is still in that hand
    may_hold=SEATS * len(SUITS),  # how many hidden cards of a hand could have each suit
    hand_size=SEATS,
    reserve_size=SEATS,
    tricks=SEATS,
    made=SEATS,  # false tricks made by bonus cards
    held=SEATS * BONUSES,  # bonus cards taken
    on_offer=BONUSES,
    earned=SEATS,  # seats that have yet to choose a bonus card in this trick
    made_suits=SEATS * len(SUITS),  # suits of false tricks made by suit sides
    shown_values=SEATS * VALUES,  # how many false tricks of each value, as they count now
    phase=8,
    asked=BONUSES,  # the bonus card to decide on
    scoring=len(SCORING),
    scored=len(SCORING),  # scoring cards of the earlier rounds
    stars=FIGURES,  # of the scoring card, in this edition
    places=SEATS,
    two_suits=len(SUITS),  # shown on the scoring card
    suit_sides=1,  # which sides of the variable bonus cards are up
    side_suits=SEATS * len(SUITS),
    side_values=2 * VALUES,  # on the odd and the even side
    lead=SEATS,
    led=len(SUITS),
    first=SEATS,  # the round's first player
    to_move=SEATS,
    trick_number=1,
    total=SEATS,  # stars of the finished rounds, minus the seat's own
    players=SEATS,
    rounds_left=1,
    retrieve_each_round=1,  # option
)


def read_edition(edition: Edition) -> Mapping[str, Any]:
    """The record's fields that hold edition figures (TT-4, TT-19, TT-26)."""
    kinds = edition.names("suit_sides.scoring_cards", SCORING, (0, len(SCORING)))
    sides = [edition.names(f"suit_sides.side_{n}", SUITS, (2, 2)) for n in (1, 2, 3, 4)]
    pairs = [edition.names(f"two_suits.{which}", SUITS, (2, 2)) for which in "ab"]
    tables = []
    for row in TABLES:
        figures = edition.numbers(f"stars.{row}", 0, MOST_STARS, (1, FIGURES))
        tables.append(figures + [figures[-1]] * (FIGURES - len(figures)))
    places = edition.numbers("stars.places", 0, MOST_STARS, (1, SEATS))
    return {
        "suit_kinds": sum(1 << kind for kind in kinds),
        "side_suits": sides,
        "two_suits": pairs,
        "side_values": [_values(edition, "odd", 1), _values(edition, "even", 0)],
        "stars": tables,
        "places": places + [places[-1]] * (SEATS - len(places)),
    }


def _values(edition: Edition, side: str, odd: int) -> int:
    """The values on the odd or the even side, as a set: bit 1 for value 1."""
    path = f"value_sides.{side}"
    values = edition.numbers(path, 1, VALUES, (1, VALUES // 2), distinct=True)
    for value in values:
        if value % 2 != odd:
            told = (
                say("edition-not-odd", value=value) if odd else say("edition-not-even", value=value)
            )
            raise edition.fail(path, told)
    return sum(1 << value for value in values)
