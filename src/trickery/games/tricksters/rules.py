"""Tricksters: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance) and on `cards`. Clauses TS-4 to TS-15.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, size, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, U64Array, i8, u64
from trickery.games.tricksters.cards import (
    CARDS,
    CRITTERS,
    EVERYBODY_DEALT,
    FACE_UP,
    HIDDEN,
    LOTS,
    MOVES,
    ROUNDS,
    SEATS,
    TRICKS,
)

DEALT, DEALER = LOTS["cards"], LOTS["dealer"]
DRAFT, TAKE, PAIR, PLAY = (MOVES.start(kind) for kind in ("draft", "take", "pair", "play"))

POINTS = table((0, 0, 1, 2, 2, 3))  # TS-11: by tricks taken
TARGET_ABOVE = 3  # TS-12


class Phase(IntEnum):
    """The phases of a round."""

    DRAFTING = 0  # TS-5
    SUITING = 1  # TS-6
    PAIRING = 2  # TS-7
    TRICKING = 3  # TS-8


class State(Fields):
    """A round of Tricksters, and the game around it."""

    hand: U64Array = u64(SEATS)
    face_up: np.uint64 = u64()  # all eight face-up cards of this round, wherever they are now
    centre: np.uint64 = u64()  # those still to be drafted
    suits_left: np.uint64 = u64()
    values: Cells = i8(CARDS, CRITTERS)  # edition: Raven, Fox, Rat, Toad
    phase: int = i8()  # see Phase
    dealer: int = i8()
    drafted: int = i8()  # cards drafted in this round
    drafts: Cells = i8(FACE_UP)  # which, in order
    suit: Cells = i8(SEATS)  # the suit card of each seat, else -1
    pairing: int = i8()  # the partner of seat 0, else 0
    trick: int = i8()  # tricks finished in this round
    laid: int = i8()  # cards on the table in this trick
    leader: int = i8()
    plays: Cells = i8(CARDS)  # every card played in this round, in order
    leaders: Cells = i8(TRICKS + 1)  # leaders; from the second on: best card of the winning pair
    tricks_won: Cells = i8(SEATS)  # in this round, by each seat's pair
    score: Cells = i8(SEATS)
    round: int = i8()  # rounds finished
    target: int = i8()  # once it is set, else 0
    pairings: Cells = i8(ROUNDS)  # the score sheet: the pairs in each finished round ...
    tricks_of_0: Cells = i8(ROUNDS)  # ... and how many tricks seat 0's pair took
    last_suit: int = i8()  # the suit that counted in the previous round's last trick


@rule
def next_seat(seat: int) -> int:
    """The seat on the left (ALL-1)."""
    return seat + 1 if seat + 1 < SEATS else 0


@rule
def across(seat: int) -> int:
    """The seat on the other side of the table."""
    return (seat + 2) % SEATS


# Drafting ------------------------------------------------------------------------------------


@rule
def draw(s: State, lots: Cells) -> None:
    """Shuffle the deck (TS-4); draw the first dealer (TS-15), later pass the card left (TS-12)."""
    for card in range(CARDS):
        lots[DEALT + card] = card
    shuffle(s.rng, lots, DEALT, CARDS)
    lots[DEALER] = below(s.rng, SEATS) if s.round == 0 else next_seat(s.dealer)


@rule
def settle(s: State, lots: Cells) -> None:
    """TS-4: three hidden cards for each player, the other eight face up."""
    for seat in range(SEATS):
        hand = NONE
        for place in range(seat * HIDDEN, (seat + 1) * HIDDEN):
            hand |= bit(lots[DEALT + place])
        s.hand[seat] = hand
        s.suit[seat] = -1
        s.tricks_won[seat] = 0
    centre = NONE
    for place in range(SEATS * HIDDEN, CARDS):
        centre |= bit(lots[DEALT + place])
    s.face_up = centre
    s.centre = centre
    s.suits_left = span(0, CRITTERS)
    s.dealer = lots[DEALER]
    s.pairing = 0
    s.drafted = 0
    s.trick = 0
    s.laid = 0
    s.phase = Phase.DRAFTING
    s.actor = (s.dealer + SEATS - 1) % SEATS  # TS-5: the dealer's right begins


@rule
def legal(s: State, mask: U64Array) -> None:
    """The cards left to take (TS-5, TS-6), all pairings (TS-7), or the whole hand (TS-8)."""
    if s.phase == Phase.TRICKING:
        mask[0] = s.hand[s.actor] << np.uint64(PLAY)
    elif s.phase == Phase.DRAFTING:
        mask[0] = s.centre << np.uint64(DRAFT)
    elif s.phase == Phase.SUITING:
        mask[0] = s.suits_left << np.uint64(TAKE)
    else:
        mask[0] = span(PAIR, SEATS - 1)


@rule
def apply(s: State, move: int) -> None:
    """Make the move of the phase."""
    if s.phase == Phase.TRICKING:
        play(s, move - PLAY)
    elif s.phase == Phase.DRAFTING:
        draft(s, move - DRAFT)
    elif s.phase == Phase.SUITING:
        take_suit(s, move - TAKE)
    else:
        pair_up(s, move - PAIR + 1)


@rule
def draft(s: State, card: int) -> None:
    """TS-5: draft a face-up card; clockwise, until none is left."""
    s.hand[s.actor] |= bit(card)
    s.centre &= ~bit(card)
    s.drafts[s.drafted] = card
    s.drafted += 1
    if s.drafted < FACE_UP:
        s.actor = next_seat(s.actor)
    else:
        s.phase = Phase.SUITING
        s.actor = next_seat(s.dealer)  # TS-6: the dealer's left begins


@rule
def take_suit(s: State, suit: int) -> None:
    """TS-6: take a suit card; clockwise, the dealer last."""
    s.suit[s.actor] = suit
    s.suits_left &= ~bit(suit)
    if s.actor != s.dealer:
        s.actor = next_seat(s.actor)
    else:
        s.phase = Phase.PAIRING
        s.actor = across(s.dealer)  # TS-7


@rule
def pair_up(s: State, partner_of_0: int) -> None:
    """TS-7: make pairs in one of three ways. TS-8: then the dealer leads."""
    s.pairing = partner_of_0
    s.phase = Phase.TRICKING
    s.leader = s.dealer
    s.leaders[0] = s.dealer
    s.actor = s.dealer


@rule
def partner(s: State, seat: int) -> int:
    """The partner of a seat: 01|23, 02|13 and 03|12 flip one bit, the other, or both."""
    return seat ^ s.pairing


# Tricks --------------------------------------------------------------------------------------


@rule
def play(s: State, card: int) -> None:
    """TS-8: play any card, since each card has every suit; clockwise, one each."""
    s.hand[s.actor] &= ~bit(card)
    s.plays[s.trick * SEATS + s.laid] = card
    s.laid += 1
    if s.laid < SEATS:
        s.actor = next_seat(s.actor)
    else:
        finish_trick(s)


@rule
def counts(s: State, place: int) -> int:
    """TS-8: the value of a card in this trick, counted from 0 for the lead: in the lead's suit."""
    return s.values[s.plays[s.trick * SEATS + place], s.suit[s.leader]]


@rule
def trick_winner(s: State) -> int:
    """TS-9, TS-10: the player whose card earns the next lead; their pair takes the trick."""
    mate = (partner(s, s.leader) + SEATS - s.leader) % SEATS
    near = 2 if mate == 1 else 1
    far = 2 if mate == 3 else 3
    if counts(s, 0) + counts(s, mate) > counts(s, near) + counts(s, far):
        winner = mate if counts(s, mate) > counts(s, 0) else 0
    else:  # TS-9: a tie too
        winner = far if counts(s, far) > counts(s, near) else near
    return (s.leader + winner) % SEATS


@rule
def finish_trick(s: State) -> None:
    """Give the trick to the winning pair; its higher card leads the next (TS-9, TS-10)."""
    winner = trick_winner(s)
    s.tricks_won[winner] += 1
    s.tricks_won[partner(s, winner)] += 1
    s.trick += 1
    s.laid = 0
    s.leaders[s.trick] = winner
    if s.trick < TRICKS:
        s.leader = winner
        s.actor = winner
    else:
        finish_round(s)


@rule
def finish_round(s: State) -> None:
    """TS-11: points by tricks. TS-12: a new round, unless somebody has reached the target."""
    highest = 0
    for seat in range(SEATS):
        s.score[seat] += POINTS[s.tricks_won[seat]]
        highest = max(highest, s.score[seat])
    s.last_suit = s.suit[s.leader]
    s.pairings[s.round] = s.pairing
    s.tricks_of_0[s.round] = s.tricks_won[0]
    s.round += 1
    s.actor = CHANCE
    if s.round == EVERYBODY_DEALT:
        s.target = highest + TARGET_ABOVE
    elif s.round > EVERYBODY_DEALT and highest >= s.target:
        s.actor = OVER


# The end -------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Any) -> None:
    """Points so far; at the end the result."""
    for seat in range(SEATS):
        out[seat] = s.score[seat]


@rule
def seats_with(s: State, points: int) -> np.uint64:
    """The seats that have exactly that many points."""
    seats = NONE
    for seat in range(SEATS):
        if s.score[seat] == points:
            seats |= bit(seat)
    return seats


@rule
def winners(s: State) -> np.uint64:
    """TS-13: the two best share the win; a tie for second leaves only the first. TS-14: ties."""
    first = 0
    for seat in range(SEATS):
        first = max(first, s.score[seat])
    won = seats_with(s, first)
    if size(won) == 1:
        second = -1
        for seat in range(SEATS):
            if s.score[seat] < first:
                second = max(second, s.score[seat])
        if size(seats_with(s, second)) == 1:
            won |= seats_with(s, second)
    return won
