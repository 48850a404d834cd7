"""Trick 100: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance) and on `cards`. Clauses TH-4 to TH-20.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, has, lowest, put, put_cards, rest, size, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, U64Array, i8, i16, u8, u64
from trickery.games.trick_100.cards import (
    CARDS,
    HUNDRED,
    IDENTITIES,
    LOTS,
    MOST_TURNS,
    MOVES,
    SEATS,
    TURNS_EACH,
    outbids,
)

ORDER, START = LOTS["order"], LOTS["start"]
CHEAT, PASS, CHALLENGE = MOVES.start("cheat"), MOVES.start("skip"), MOVES.start("challenge")

DEALT = 7  # TH-4
PENALTY = 3  # TH-13

# A turn's log entry: 0-100 played face up, SKIPPED, or FACE_DOWN + the number put face down.
SKIPPED, FACE_DOWN = HUNDRED + 1, HUNDRED + 2
FORGOTTEN = FACE_DOWN + HUNDRED  # imagined games only: put face down, since reshuffled

# Two words each: the cards that outbid a discard (TH-7, TH-8; the only test in TH-9 and TH-13).
OUTBID = table(
    (
        [
            sum(1 << card - first for card in range(first, first + 64) if outbids(card, discard))
            for first in (0, 64)
        ]
        for discard in range(IDENTITIES)
    ),
    np.uint64,
)
HUNDREDS = span(HUNDRED - 64, IDENTITIES - HUNDRED)  # in the second word


class Phase(IntEnum):
    """What comes next."""

    TURN = 0  # an ordinary turn
    RESTART = 1  # TH-16
    END = 2  # decided (TH-18); a challenger may still have to draw


class State(Fields):
    """A game of Trick 100. A set of cards is two words: cards 0-63 and 64-127."""

    hand: U64Array = u64(SEATS, 2)
    box: U64Array = u64(2)  # edition: the cards of the game
    under: U64Array = u64(2)  # discards under the top one
    doubted: U64Array = u64(10)  # the turns that began with a challenge
    aside_by: U64Array = u64(CARDS // 16 + 1)  # owners of the cards put aside: four bits each
    turn: int = i16()  # turns finished
    reshuffled: int = i16()  # the turn of the last reshuffle, or -1
    start: int = i8()
    mover: int = i8()  # whose turn it is
    phase: int = i8()  # see Phase
    passes: int = i8()  # in a row
    opening: int = i8()  # the card turned up at the start
    discard: int = i8()
    face_down: int = i8()  # the card that awaits an answer, or -1; its owner sits before mover
    stock: int = i8()  # cards in the pile
    aside: int = i8()  # face-down cards that nobody challenged
    owed: int = i8()  # cards that are still to be drawn
    drawer: int = i8()
    hundreds_then: Cells = i8(SEATS)  # 100s in each hand at the last reshuffle
    pile: Cells = i8(CARDS)  # top: pile[stock - 1]; cards put aside: from the far end; else -1
    log: Cells = u8(MOST_TURNS)  # one cell per turn, clockwise from start


# Setup ---------------------------------------------------------------------------------------


@rule
def draw(s: State, lots: Cells) -> None:
    """Shuffle all cards for the deal (TH-4, TH-5), or those of a new pile (TH-19)."""
    low = s.box[0] if s.owed == 0 else s.under[0]
    high = s.box[1] if s.owed == 0 else s.under[1]
    count = 0
    while low != NONE:
        lots[ORDER + count] = lowest(low)
        low = rest(low)
        count += 1
    while high != NONE:
        lots[ORDER + count] = min(HUNDRED, 64 + lowest(high))
        high = rest(high)
        count += 1
    if s.owed == 0:
        lots[START] = below(s.rng, s.players)
    else:
        for at in range(CARDS - s.aside, CARDS):
            lots[ORDER + count] = s.pile[at]
            count += 1
    shuffle(s.rng, lots, ORDER, count)


@rule
def settle(s: State, lots: Cells) -> None:
    """Deal the shuffled cards, or continue drawing from the new pile."""
    if s.owed == 0:
        deal(s, lots)
    else:
        reshuffle(s, lots)
        draw_cards(s)


@rule
def deal(s: State, lots: Cells) -> None:
    """TH-4, TH-5: seven cards each, one turned up, the rest is the pile; a random player starts."""
    hundred = HUNDRED  # 100s are equivalent: numbered as they come
    at = ORDER
    for seat in range(s.players):
        low = NONE
        high = NONE
        for _ in range(DEALT):
            card = lots[at]
            at += 1
            if card == HUNDRED:
                card = hundred
                hundred += 1
            if card < 64:
                low |= bit(card)
            else:
                high |= bit(card - 64)
        s.hand[seat, 0] = low
        s.hand[seat, 1] = high
    cards = size(s.box[0]) + size(s.box[1])
    s.stock = ORDER + cards - at - 1
    for place in range(s.stock, -1, -1):
        card = lots[at]
        at += 1
        if card == HUNDRED:
            card = hundred
            hundred += 1
        s.pile[place] = card
    s.discard = s.pile[s.stock]
    for place in range(s.stock, CARDS):
        s.pile[place] = -1
    s.opening = s.discard
    s.face_down = -1
    s.reshuffled = -1
    s.start = lots[START]
    s.mover = s.start
    s.actor = s.start


# A turn --------------------------------------------------------------------------------------


@rule
def legal(s: State, mask: U64Array) -> None:
    """The legal moves: TH-6, TH-7, TH-9 and TH-11, an answer (TH-12, TH-13), a restart."""
    low = s.hand[s.actor, 0]
    high = s.hand[s.actor, 1]
    hundreds = high & HUNDREDS
    numbers = high & ~HUNDREDS
    if hundreds != NONE:  # TH-6: on any card
        mask[1] = bit(HUNDRED - 64)
    if s.phase == Phase.RESTART:  # TH-16: any card, and nothing else
        mask[0] = low
        mask[1] |= numbers
        return
    outbid_low = low & OUTBID[s.discard, 0]
    outbid_high = high & OUTBID[s.discard, 1]
    mask[0] = outbid_low  # TH-7
    mask[1] |= outbid_high
    if s.face_down >= 0:  # TH-13
        mask[CHALLENGE >> 6] |= bit(CHALLENGE & 63)
    else:  # TH-11: any number, but not right after another face-down card
        put_cards(mask, CHEAT, low)
        put_cards(mask, CHEAT + 64, numbers)
    if outbid_low == NONE and outbid_high == NONE:  # TH-9, TH-10
        mask[PASS >> 6] |= bit(PASS & 63)


@rule
def apply(s: State, move: int) -> None:
    """Take a turn, or the first half of one: a challenge."""
    seat = s.mover
    if move == CHALLENGE:
        challenge(s)
        return
    if s.face_down >= 0:
        put_aside(s)
        if s.phase == Phase.END:
            return
    if move < CHEAT:
        play(s, seat, move)
    elif move < PASS:  # TH-11
        card = move - CHEAT
        s.hand[seat, card >> 6] &= ~bit(card & 63)
        s.face_down = card
        s.log[s.turn] = FACE_DOWN + card
        s.passes = 0
        next_turn(s)
    else:  # TH-9
        s.log[s.turn] = SKIPPED
        s.passes += 1
        s.drawer = seat
        s.owed = 1
        draw_cards(s)


@rule
def play(s: State, seat: int, number: int) -> None:
    """TH-6, TH-7, TH-16: play a card face up. TH-17: a player with no cards left wins at once."""
    card = number
    if number == HUNDRED:
        card = 64 + lowest(s.hand[seat, 1] & HUNDREDS)
    s.hand[seat, card >> 6] &= ~bit(card & 63)
    s.under[s.discard >> 6] |= bit(s.discard & 63)
    s.discard = card
    s.log[s.turn] = number
    s.passes = 0
    next_turn(s)
    if s.hand[seat, 0] == NONE and s.hand[seat, 1] == NONE:
        s.actor = OVER


@rule
def next_turn(s: State) -> None:
    """The next player's turn; a restart if all have passed (TH-15), or the limit (TH-20)."""
    s.turn += 1
    s.mover = s.mover + 1 if s.mover + 1 < s.players else 0
    s.phase = Phase.RESTART if s.passes == s.players else Phase.TURN
    s.actor = s.mover if s.turn < TURNS_EACH * s.players else OVER


# After a face-down card ----------------------------------------------------------------------


@rule
def face_down_owner(s: State) -> int:
    """The owner of the card that awaits an answer."""
    return s.mover - 1 if s.mover > 0 else s.players - 1


@rule
def put_aside(s: State) -> None:
    """TH-12: put an unchallenged card aside, unseen. TH-18: if it was the last one, it wins."""
    owner = face_down_owner(s)
    s.aside_by[s.aside >> 4] |= bit(4 * (s.aside & 15)) * np.uint64(owner)
    s.aside += 1
    s.pile[CARDS - s.aside] = s.face_down
    s.face_down = -1
    if s.hand[owner, 0] == NONE and s.hand[owner, 1] == NONE:
        s.phase = Phase.END
        s.actor = OVER


@rule
def challenge(s: State) -> None:
    """TH-13: show the card; its owner or the challenger draws, and the challenger restarts."""
    owner = face_down_owner(s)
    card = s.face_down
    s.face_down = -1
    s.under[card >> 6] |= bit(card & 63)  # TH-14: before anybody draws
    put(s.doubted, s.turn)
    s.passes = 0
    s.phase = Phase.RESTART
    s.drawer = owner
    if has(OUTBID[s.discard, card >> 6], card & 63):
        s.drawer = s.mover
        if s.hand[owner, 0] == NONE and s.hand[owner, 1] == NONE:  # TH-18
            s.phase = Phase.END
    s.owed = PENALTY
    draw_cards(s)


# Drawing -------------------------------------------------------------------------------------


@rule
def draw_cards(s: State) -> None:
    """Draw the cards owed, after a reshuffle if necessary (TH-19), and continue."""
    while s.owed > 0:
        if s.stock == 0:
            if s.aside > 0 or s.under[0] != NONE or s.under[1] != NONE:
                s.actor = CHANCE
                return
            s.owed = 0  # no cards are left to draw
        else:
            s.stock -= 1
            card = s.pile[s.stock]
            s.pile[s.stock] = -1
            s.hand[s.drawer, card >> 6] |= bit(card & 63)
            s.owed -= 1
    if s.phase == Phase.TURN:
        next_turn(s)
    else:
        s.actor = s.mover if s.phase == Phase.RESTART else OVER


@rule
def reshuffle(s: State, lots: Cells) -> None:
    """TH-19: the discards under the top one and the cards put aside are the new pile."""
    s.stock = size(s.under[0]) + size(s.under[1]) + s.aside
    for place in range(s.stock, CARDS):
        s.pile[place] = -1
    hundreds = s.under[1] & HUNDREDS
    for at in range(s.stock):
        card = lots[ORDER + at]
        if card == HUNDRED:
            card = 64 + lowest(hundreds)
            hundreds = rest(hundreds)
        s.pile[s.stock - 1 - at] = card
    s.under[0] = NONE
    s.under[1] = NONE
    s.aside = 0
    for word in range(len(s.aside_by)):
        s.aside_by[word] = NONE
    s.reshuffled = s.turn
    for seat in range(s.players):
        s.hundreds_then[seat] = size(s.hand[seat, 1] & HUNDREDS)


# End -----------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Any) -> None:
    """TH-20: cards left; a face-down card without an answer counts as in its owner's hand."""
    for seat in range(s.players):
        out[seat] = size(s.hand[seat, 0]) + size(s.hand[seat, 1])
    if s.turn > 0 and s.face_down >= 0:
        out[face_down_owner(s)] += 1


@rule
def winners(s: State) -> np.uint64:
    """TH-17, TH-18: the player with no cards left; TH-20: at the limit, those with the fewest."""
    fewest = CARDS
    won = NONE
    for seat in range(s.players):
        cards = size(s.hand[seat, 0]) + size(s.hand[seat, 1])
        if s.face_down >= 0 and seat == face_down_owner(s):
            cards += 1
        if cards < fewest:
            fewest = cards
            won = NONE
        if cards == fewest:
            won |= bit(seat)
    return won
