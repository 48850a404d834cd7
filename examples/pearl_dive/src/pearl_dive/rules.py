"""Pearl Dive: the rules.

Rests on `trickery.core` and `cards`. Clauses PD-2 to PD-8.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from pearl_dive.cards import (
    CARDS,
    CHEST,
    DIVE,
    HAND,
    IN_BAG,
    LOTS,
    MOST_AIR,
    MOST_TURNS,
    SEATS,
    SHARK,
    SURFACE,
    TOKENS,
    WORTH,
)
from trickery.core.compile import rule
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, U64Array, i8, i16, u64

DECK, TOKEN = LOTS["deck"], LOTS["token"]
KINDS = len(TOKENS)


class Phase(IntEnum):
    """What happens now."""

    DEAL = 0  # chance: the cards of a round
    PICK = 1  # everybody picks a card, in secret
    DRAW = 2  # chance: a token for the diver
    DECIDE = 3  # the diver dives on or comes up


class State(Fields):
    """A whole game. What's in `cards`, `tokens` and `gains` lies open; hands and picks don't."""

    hand: U64Array = u64(SEATS)
    aside: np.uint64 = u64()  # dealt to nobody
    rounds: int = i8()  # edition
    phase: int = i8()
    pick: Cells = i8(SEATS)  # this dive's secret cards, from 1; 0 for none
    turn: int = i8()  # turns of divers that are over, in the whole game
    drawn: int = i8()  # tokens drawn in this turn
    haul: int = i8()  # pearls of this turn, in points
    chest: int = i8()  # whether it's still there in this dive
    bag: Cells = i8(KINDS)  # tokens of each kind left in this dive
    divers: Cells = i8(MOST_TURNS)  # turn by turn: who dives,
    cards: Cells = i8(MOST_TURNS)  # with which card,
    tokens: Cells = i8(MOST_TURNS * MOST_AIR)  # drawing which tokens, from 1,
    gains: Cells = i8(MOST_TURNS)  # for how many points
    points: Cells = i16(SEATS)


@rule
def draw(s: State, lots: Cells) -> None:
    """PD-3, PD-6: shuffle the cards, or draw a token. It only reads the state."""
    if s.phase == Phase.DEAL:
        for card in range(CARDS):
            lots[DECK + card] = card
        shuffle(s.rng, lots, DECK, CARDS)
    else:
        left = 0
        for kind in range(KINDS):
            left += s.bag[kind]
        n = below(s.rng, left)
        kind = 0
        while n >= s.bag[kind]:
            n -= s.bag[kind]
            kind += 1
        lots[TOKEN] = kind


@rule
def settle(s: State, lots: Cells) -> None:
    """Apply what chance brought: a deal or a token, by the phase."""
    if s.phase == Phase.DEAL:
        deal(s, lots)
    else:
        take_token(s, lots[TOKEN])


@rule
def deal(s: State, lots: Cells) -> None:
    """PD-3: three cards for everybody; the rest are put aside."""
    s.aside = span(0, CARDS)
    for seat in range(s.players):
        hand = NONE
        for at in range(seat * HAND, (seat + 1) * HAND):
            hand |= bit(lots[DECK + at])
        s.hand[seat] = hand
        s.aside &= ~hand
    begin_dive(s)


@rule
def begin_dive(s: State) -> None:
    """PD-4: everybody picks. They do so one after another, and nobody is told what."""
    for kind in range(KINDS):
        s.bag[kind] = IN_BAG[kind]
    s.chest = 1
    s.phase = Phase.PICK
    s.actor = 0


@rule
def legal(s: State, mask: U64Array) -> None:
    """PD-4: any card of the hand; PD-6: dive on, or come up."""
    if s.phase == Phase.PICK:
        mask[0] = s.hand[s.actor]
    else:
        mask[0] = bit(DIVE) | bit(SURFACE)


@rule
def apply(s: State, move: int) -> None:
    """Make a move; after `dive`, chance draws the token."""
    if s.phase == Phase.PICK:
        s.hand[s.actor] &= ~bit(move)
        s.pick[s.actor] = move + 1
        if s.actor + 1 < s.players:
            s.actor += 1
        else:
            show_picks(s)
    elif move == DIVE:
        s.phase = Phase.DRAW
        s.actor = CHANCE
    else:
        surface(s)


@rule
def show_picks(s: State) -> None:
    """PD-5: all cards are turned over; the lowest dives first."""
    for place in range(s.players):
        first = -1
        for seat in range(s.players):
            if s.pick[seat] > 0 and (first < 0 or s.pick[seat] < s.pick[first]):
                first = seat
        s.divers[s.turn + place] = first
        s.cards[s.turn + place] = s.pick[first] - 1
        s.pick[first] = 0
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """PD-6: the first token of a turn is drawn without being asked for."""
    s.drawn = 0
    s.haul = 0
    s.phase = Phase.DRAW
    s.actor = CHANCE


@rule
def air_left(s: State) -> int:
    """PD-1: how many tokens the diver may still draw."""
    return 2 + s.cards[s.turn] // 8 - s.drawn


@rule
def take_token(s: State, kind: int) -> None:
    """PD-6: a shark ends the turn with nothing; so does the last of the air, with the pearls."""
    s.bag[kind] -= 1
    s.tokens[s.turn * MOST_AIR + s.drawn] = kind + 1
    s.drawn += 1
    if kind == SHARK:
        end_turn(s)
        return
    s.haul += WORTH[kind]
    if air_left(s) == 0:
        surface(s)
    else:
        s.phase = Phase.DECIDE
        s.actor = s.divers[s.turn]


@rule
def surface(s: State) -> None:
    """PD-7: the diver keeps the pearls, and the chest goes to the first of the dive."""
    gain = s.haul + (CHEST if s.chest != 0 else 0)
    s.chest = 0
    s.gains[s.turn] = gain
    s.points[s.divers[s.turn]] += gain
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """PD-3, PD-8: the next diver, the next dive, the next round, or the end."""
    s.turn += 1
    s.drawn = 0
    s.haul = 0
    if s.turn % s.players != 0:
        begin_turn(s)
    elif s.turn % (s.players * HAND) != 0:
        begin_dive(s)
    elif s.turn < s.players * HAND * s.rounds:
        s.phase = Phase.DEAL
        s.actor = CHANCE
    else:
        s.actor = OVER


@rule
def scores(s: State, out: Any) -> None:
    """Points so far."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: State) -> np.uint64:
    """PD-8: most points; ties share the win."""
    best = 0
    for seat in range(s.players):
        best = max(best, s.points[seat])
    won = NONE
    for seat in range(s.players):
        if s.points[seat] == best:
            won |= bit(seat)
    return won
