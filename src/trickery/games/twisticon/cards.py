"""Twisticon: its icons, moves and layouts.

Rests on `core.layout`, `core.edition` and `cube`. Clauses TW-1, TW-2, TW-6, TW-7.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from typing_extensions import TypeAliasType

from trickery.core.edition import Edition
from trickery.core.layout import Layout, Move, Moves
from trickery.games.twisticon.cube import CELLS, ON_FACE, UPRIGHT, WAYS

# TW-1, TW-2: six icons, nine stickers and nine cards of each.
Icon = TypeAliasType("Icon", Literal["comet", "leaf", "key", "bell", "anchor", "spark"])
ICONS: tuple[Icon, ...] = get_args(Icon.__value__)
KINDS = len(ICONS)
OF_A_KIND = 9
CARDS = KINDS * OF_A_KIND

SEATS = 4
HAND = 3  # TW-3: cards in a full hand
SET = 3  # TW-15: the fewest cards of a closed set
MOST_SETS = OF_A_KIND // SET  # closed sets of one icon, with sets apart
QUIET_LIMIT = 20  # TW-23: turns per player without a claim
REMEMBERED = 32  # decisions that views show


@dataclass(frozen=True)
class Twist(Move):
    """Turn an outer row, or it and the middle one, by a quarter turn (TW-6)."""

    text = "twist {way}"
    way: str


@dataclass(frozen=True)
class Flip(Move):
    """Turn the cube over (TW-6)."""

    text = "flip"


@dataclass(frozen=True)
class Stay(Move):
    """Leave the cube as it is, to use a set on top (TW-6)."""

    text = "stay"


@dataclass(frozen=True)
class Claim(Move):
    """Use a set of three on top (TW-8, TW-10)."""

    text = "claim {icon}"
    icon: str


@dataclass(frozen=True)
class NoClaim(Move):
    """Claim none of the sets on top (TW-9)."""

    text = "no claim"


@dataclass(frozen=True)
class Close(Move):
    """Turn all your open cards of an icon face down (TW-15)."""

    text = "close {icon}"
    icon: str


@dataclass(frozen=True)
class CloseHand(Move):
    """Turn a hand of three equal cards face down (TW-17)."""

    text = "close hand"


@dataclass(frozen=True)
class Done(Move):
    """Stop closing (TW-16)."""

    text = "done"


MOVES = Moves(
    twist=[Twist(way.name) for way in WAYS],
    flip=[Flip()],
    stay=[Stay()],
    claim=[Claim(icon) for icon in ICONS],
    no_claim=[NoClaim()],
    close=[Close(icon) for icon in ICONS],
    close_hand=[CloseHand()],
    done=[Done()],
)
LEVEL = MOVES.start("twist") + UPRIGHT  # the first of the horizontal twists
FLIP, STAY, CLAIM, NO_CLAIM = (MOVES.start(k) for k in ("flip", "stay", "claim", "no_claim"))
CLOSE, CLOSE_HAND, DONE = (MOVES.start(kind) for kind in ("close", "close_hand", "done"))

#: The patterns of compound names, each with its message.
SHAPES = {"bottom {number}": "place-below"}  # a place on the bottom: see `facts`

#: A scramble: the icon of each cell; the first one also has the deck and the dealer.
LOTS = Layout(cube=CELLS, deck=CARDS, dealer=1)

#: What a seat knows (all know the same); seats are counted clockwise from the seat itself.
LAYOUT = Layout(
    cube=CELLS * KINDS,  # the icon of each cell; none for an unseen one
    unseen=ON_FACE,  # places on the bottom that have not been seen
    hand=SEATS * KINDS,  # how many cards of each icon
    open=SEATS * KINDS,
    closed=SEATS * KINDS,  # in closed sets
    deck=KINDS,  # how many of each icon are in the deck
    deck_size=1,
    points=SEATS,
    to_move=SEATS,
    phase=3,  # move, claim, close
    usable=KINDS,  # sets on top that may be used now
    stayed=1,  # the mover stayed, so they must claim
    claimed=KINDS,  # in this turn
    barred=KINDS,  # claimed in the turn before
    quiet=1,  # turns without a claim
    stale=1,  # turns without a claim or a reshuffle
    players=SEATS,  # how many play
    horizontal_twists=1,
    reshuffle_after=1,
    sets_apart=1,
)


def read_edition(edition: Edition) -> Mapping[str, Any]:  # noqa: ARG001  # the contract's shape
    """This game has no edition figures to read."""
    return {}
