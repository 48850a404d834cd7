"""Most Tricks: what each seat may know.

Rests on `rules`. Hidden from a seat: the other hands and the cards put aside (MT-2).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from most_tricks.cards import CARDS, IN_SUIT, LAYOUT, SUITS, name
from most_tricks.rules import State, led_suit
from most_tricks.views import Laid, Taken, View
from trickery.core.compile import rule
from trickery.core.hidden import fill, place, placed
from trickery.core.observing import clear, seats_away, write_set
from trickery.core.rng import reseed
from trickery.core.sets import NONE, bit, has, members, size, span
from trickery.core.state import Cells, U64Array

HAND, TRICK, GONE, VOID, LED = (LAYOUT[n] for n in ("hand", "trick", "gone", "void", "led"))
WON, PLAYERS, TWICE, LEFT = (LAYOUT[n] for n in ("won", "players", "twice", "left"))
TOTAL, KINDS = LAYOUT.total, len(SUITS)


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    plays = s.plays.tolist()

    def trick(number: int, laid: int) -> list[Laid]:
        first, lead = number * s.players, s.leaders[number]
        return [
            {"seat": (lead + at) % s.players, "card": name(plays[first + at])} for at in range(laid)
        ]

    tricks: list[Taken] = [
        {"cards": trick(number, s.players), "winner": s.leaders[number + 1]}
        for number in range(s.trick)
    ]
    return {
        "hand": None if seat is None else [name(card) for card in members(s.hand[seat])],
        "hand_sizes": [size(s.hand[other]) for other in range(s.players)],
        "leader": s.leader,
        "trick": trick(s.trick, s.laid) if s.actor >= 0 else [],
        "tricks": tricks,
        "last_trick": tricks[-1] if tricks else None,
        "cards": s.cards,
        "last_counts_twice": bool(s.last_counts_twice),
    }


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, 0, TOTAL)
    write_set(out, HAND, s.hand[seat], CARDS)
    gone = NONE
    for at in range(s.trick * s.players):
        gone |= bit(s.plays[at])
    write_set(out, GONE, gone, CARDS)
    for at in range(s.laid):
        away = seats_away(seat, (s.leader + at) % s.players, s.players)
        out[TRICK + away * CARDS + s.plays[s.trick * s.players + at]] = 1
    if s.laid > 0:
        out[LED + led_suit(s)] = 1
    for away in range(s.players):
        other = (seat + away) % s.players
        out[WON + away] = s.won[other]
        for suit in range(KINDS):
            out[VOID + away * KINDS + suit] = (s.void[other] >> suit) & 1
    out[PLAYERS + s.players - 1] = 1
    out[TWICE] = s.last_counts_twice
    out[LEFT] = s.cards - s.trick


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:
    """Deal the unseen cards again: to the other hands, respecting shown voids, and aside."""
    unseen = span(0, CARDS) & ~s.hand[seat]
    for at in range(s.trick * s.players + s.laid):
        unseen &= ~bit(s.plays[at])
    # Fill the seats with the most known voids first.
    places = 0
    for lacking in range(KINDS, -1, -1):
        for other in range(s.players):
            if other != seat and size(np.uint64(s.void[other])) == lacking:
                may_hold = unseen
                for suit in range(KINDS):
                    if has(np.uint64(s.void[other]), suit):
                        may_hold &= ~span(suit * IN_SUIT, IN_SUIT)
                for _ in range(size(s.hand[other])):
                    place(scratch, places, may_hold, NONE)
                    places += 1
    for _ in range(size(unseen) - places):
        place(scratch, places, unseen, NONE)
        places += 1
    fill(rng, scratch, places, unseen, NONE)
    places = 0
    for lacking in range(KINDS, -1, -1):
        for other in range(s.players):
            if other != seat and size(np.uint64(s.void[other])) == lacking:
                hand = NONE
                for _ in range(size(s.hand[other])):
                    hand |= bit(placed(scratch, places))
                    places += 1
                s.hand[other] = hand
                unseen &= ~hand
    s.aside = unseen
    reseed(s.rng, rng)


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    return sorted(card for cards in (*s.hand, s.aside) for card in members(cards))
