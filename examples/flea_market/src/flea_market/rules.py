"""Flea Market: the rules.

Rests on `trickery.core` and `cards`. Clauses FM-2 to FM-7.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flea_market.cards import EACH, KINDS, LOTS, LOWEST, PASS, SEATS, TREASURES
from trickery.core.compile import rule
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, has, span
from trickery.core.state import OVER, Cells, Fields, U64Array, i8, i16, u64

COLOUR, STACK, START = LOTS["colours"], LOTS["stack"], LOTS["start"]
NOBODY = -1


class State(Fields):
    """A whole game."""

    owned: U64Array = u64(SEATS)  # treasures, open to all
    passed: np.uint64 = u64()  # seats that have dropped out of this auction
    auctions: int = i8()  # edition
    purse: int = i8()  # edition: everybody's coins at the start
    colour: Cells = i8(KINDS)  # each seat's secret colour, and behind them those of nobody
    stack: Cells = i8(TREASURES)  # from the top; hidden from the next treasure on
    coins: Cells = i16(SEATS)
    auction: int = i8()  # the number of the treasure that's up
    opener: int = i8()  # who may bid first for it
    high: int = i8()  # the highest bid
    bidder: int = i8()  # whose it is, or NOBODY
    buyers: Cells = i8(TREASURES)  # auction by auction: who bought, or NOBODY,
    prices: Cells = i8(TREASURES)  # and for how much


@rule
def draw(s: State, lots: Cells) -> None:
    """FM-2, FM-3, FM-4: shuffle the colours and the treasures; draw a start player."""
    for colour in range(KINDS):
        lots[COLOUR + colour] = colour
    shuffle(s.rng, lots, COLOUR, KINDS)
    for treasure in range(TREASURES):
        lots[STACK + treasure] = treasure
    shuffle(s.rng, lots, STACK, TREASURES)
    lots[START] = below(s.rng, s.players)


@rule
def settle(s: State, lots: Cells) -> None:
    """FM-2, FM-3: a secret colour and coins for everybody; the first treasure is shown."""
    for at in range(KINDS):
        s.colour[at] = lots[COLOUR + at]
    for at in range(TREASURES):
        s.stack[at] = lots[STACK + at]
    for seat in range(s.players):
        s.coins[seat] = s.purse
    s.opener = lots[START]
    begin_auction(s)


@rule
def begin_auction(s: State) -> None:
    """FM-4: nobody has bid or passed."""
    s.passed = NONE
    s.high = 0
    s.bidder = NOBODY
    s.actor = next_bidder(s, s.opener)


@rule
def next_bidder(s: State, first: int) -> int:
    """FM-5: the next seat, from `first` on, that can bid more; NOBODY if it's decided.

    Nobody is asked who could only pass.
    """
    for away in range(s.players):
        seat = (first + away) % s.players
        if seat != s.bidder and not has(s.passed, seat) and s.coins[seat] > s.high:
            return seat
    return NOBODY


@rule
def legal(s: State, mask: U64Array) -> None:
    """FM-5: any bid above the highest that you can pay, or pass."""
    mask[0] = span(s.high, s.coins[s.actor] - s.high) | bit(PASS)


@rule
def apply(s: State, move: int) -> None:
    """Bid or pass."""
    seat = s.actor
    if move == PASS:
        s.passed |= bit(seat)
    else:
        s.high = move + 1
        s.bidder = seat
    following = next_bidder(s, seat + 1)
    if following == NOBODY:
        end_auction(s)
    else:
        s.actor = following


@rule
def end_auction(s: State) -> None:
    """FM-5, FM-6: the highest bidder pays; then the next auction, or the end."""
    s.buyers[s.auction] = s.bidder
    s.prices[s.auction] = s.high
    if s.bidder != NOBODY:
        s.coins[s.bidder] -= s.high
        s.owned[s.bidder] |= bit(s.stack[s.auction])
    s.auction += 1
    rich = False
    for seat in range(s.players):
        rich = rich or s.coins[seat] > 0
    if s.auction == s.auctions or not rich:
        s.actor = OVER
    else:
        s.opener = (s.opener + 1) % s.players
        begin_auction(s)


@rule
def worth(treasure: int, colour: int) -> int:
    """FM-7: what a treasure counts for whoever has this secret colour."""
    value = LOWEST + treasure % EACH
    return 2 * value if treasure // EACH == colour else value


@rule
def scores(s: State, out: Any) -> None:
    """FM-7: coins and treasures. The secret colours count only when the game is over."""
    for seat in range(s.players):
        colour = s.colour[seat] if s.actor == OVER else NOBODY
        points = s.coins[seat]
        for treasure in range(TREASURES):
            if has(s.owned[seat], treasure):
                points += worth(treasure, colour)
        out[seat] = points


@rule
def winners(s: State) -> np.uint64:
    """FM-7: most points; ties share the win."""
    best = -1
    won = NONE
    for seat in range(s.players):
        points = s.coins[seat]
        for treasure in range(TREASURES):
            if has(s.owned[seat], treasure):
                points += worth(treasure, s.colour[seat])
        if points > best:
            best = points
            won = NONE
        if points == best:
            won |= bit(seat)
    return won
