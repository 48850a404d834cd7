"""Twisticon: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance), on `cards`, `cube`, `faces` and `scramble`. Clauses TW-3 to
TW-23. Icons and places on a face are small numbers; sets of them are words, as in all games.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, has, lowest, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, U64Array, i8, i16, u8, u64
from trickery.games.twisticon import cube as geometry
from trickery.games.twisticon.cards import (
    CARDS,
    CLAIM,
    CLOSE,
    DONE,
    FLIP,
    HAND,
    KINDS,
    LEVEL,
    LOTS,
    MOST_SETS,
    NO_CLAIM,
    OF_A_KIND,
    QUIET_LIMIT,
    REMEMBERED,
    SEATS,
    SET,
    STAY,
)
from trickery.games.twisticon.cube import BOTTOM, FACES, ON_FACE, TOP
from trickery.games.twisticon.faces import SHIFT_OF, flip, how_many, icons_at, lines, twist
from trickery.games.twisticon.scramble import scramble

RESHUFFLED = 63  # in the list of recent decisions: a new scramble


class Phase(IntEnum):
    """The decision of the seat to move."""

    MOVING = 0  # TW-6
    CLAIMING = 1  # TW-9
    CLOSING = 2  # TW-15


class Ended(IntEnum):
    """How a game ended."""

    BY_NINE = 1  # TW-20
    BY_CARDS = 2  # TW-21
    BY_QUIET = 3  # TW-23


class State(Fields):
    """A game of Twisticon."""

    cube: U64Array = u64(len(FACES))  # the faces: see `faces`
    on_top: np.uint64 = u64()  # icons with three in line on top
    usable: np.uint64 = u64()  # ... that may be used now (TW-8, TW-14)
    unseen: np.uint64 = u64()  # places on the bottom whose sticker nobody has seen
    decisions: int = i16()  # made so far, including reshuffles
    turn: int = i16()  # turns finished
    horizontal_twists: int = i8()  # option
    reshuffle_after: int = i8()  # option
    sets_apart: int = i8()  # option
    dealer: int = i8()
    up_next: int = i8()  # the seat to move after the scramble
    phase: int = i8()  # see Phase
    stayed: int = i8()
    claimed: int = i8()  # the icon claimed in this turn, or -1
    barred: int = i8()  # the icon claimed in the turn before, or -1
    quiet: int = i8()  # turns in a row without a claim
    stale: int = i8()  # turns in a row without a claim or a reshuffle
    ended: int = i8()  # see Ended; 0 while it goes on
    nine: int = i8()  # the seat with nine of an icon, or -1
    dealt: int = i8()  # cards that have left the deck
    deck: Cells = i8(CARDS)  # all cards, from the first dealt on
    hand: Cells = i8(SEATS, KINDS)  # how many cards of each icon
    open: Cells = i8(SEATS, KINDS)
    closed: Cells = i8(SEATS, KINDS, MOST_SETS)  # by set, with sets apart; else all in one
    hand_size: Cells = i8(SEATS)
    may_close: Cells = u8(SEATS)  # as a set: icons with three open cards or more; KINDS: the hand
    points: Cells = i8(SEATS)
    recent: Cells = u8(REMEMBERED)  # decisions as 64 * seat + move, in a ring


# Setup ---------------------------------------------------------------------------------------

CUBE, DECK, DEALER = LOTS["cube"], LOTS["deck"], LOTS["dealer"]


@rule
def draw(s: State, lots: Cells) -> None:
    """Twist the cube (TW-4, TW-19); before the first turn also shuffle the cards (TW-3)."""
    scramble(s.rng, lots, CUBE)
    if s.dealt == 0:
        for card in range(CARDS):
            lots[DECK + card] = card // OF_A_KIND
        shuffle(s.rng, lots, DECK, CARDS)
        lots[DEALER] = below(s.rng, s.players)


@rule
def settle(s: State, lots: Cells) -> None:
    """Use the scrambled cube; before the first turn deal three cards each (TW-3)."""
    for face in range(KINDS):
        icons = NONE
        for cell in range(ON_FACE * face, ON_FACE * (face + 1)):
            icons |= np.uint64(lots[CUBE + cell]) << SHIFT_OF[cell]
        s.cube[face] = icons
    s.unseen = WHOLE_FACE  # TW-5, TW-19: everything seen before is void
    if s.dealt == 0:
        s.dealer = lots[DEALER]
        for card in range(CARDS):
            s.deck[card] = lots[DECK + card]
        for _ in range(HAND):
            for away in range(1, s.players + 1):
                deal_card(s, (s.dealer + away) % s.players)
        s.up_next = (s.dealer + 1) % s.players
        s.claimed = -1
        s.barred = -1
        s.nine = -1
    else:
        remember(s, s.dealer, RESHUFFLED)
    s.actor = s.up_next
    s.on_top = icons_at(s.cube[TOP], lines(s.cube[TOP], NONE))
    s.usable = s.on_top


@rule
def remember(s: State, seat: int, move: int) -> None:
    """ALL-3: record a decision, which is open to all."""
    s.recent[s.decisions & (REMEMBERED - 1)] = 64 * seat + move
    s.decisions += 1


@rule
def deal_card(s: State, seat: int) -> None:
    """Deal the deck's next card to a hand; three equal ones may be closed (TW-17)."""
    icon = s.deck[s.dealt]
    s.dealt += 1
    s.hand_size[seat] += 1
    s.hand[seat, icon] += 1
    if s.hand[seat, icon] == HAND:
        s.may_close[seat] |= 1 << KINDS


# A turn: the move ----------------------------------------------------------------------------

UPRIGHT_TWISTS = span(0, LEVEL)
ALL_TWISTS = span(0, FLIP)


@rule
def legal(s: State, mask: U64Array) -> None:
    """TW-6, TW-7, TW-9, TW-16: the legal moves of each step."""
    if s.phase == Phase.MOVING:
        moves = UPRIGHT_TWISTS if s.horizontal_twists == 0 else ALL_TWISTS
        moves |= bit(FLIP)
        if claims(s) != NONE:
            moves |= bit(STAY)
        mask[0] = moves
    elif s.phase == Phase.CLAIMING:
        mask[0] = claims(s) << CLAIM_SHIFT
        if s.stayed == 0:
            mask[0] |= bit(NO_CLAIM)
    else:
        mask[0] = (np.uint64(s.may_close[s.actor]) << CLOSE_SHIFT) | bit(DONE)


CLAIM_SHIFT, CLOSE_SHIFT = np.uint64(CLAIM), np.uint64(CLOSE)


@rule
def claims(s: State) -> np.uint64:
    """TW-8: the sets that the mover could claim: a card in hand must show the icon."""
    if s.usable == NONE:
        return NONE
    return s.usable & shows(s, s.actor)


@rule
def shows(s: State, seat: int) -> np.uint64:
    """The icons on the cards in a hand."""
    icons = NONE
    for icon in range(KINDS):
        if s.hand[seat, icon] > 0:
            icons |= bit(icon)
    return icons


@rule
def apply(s: State, move: int) -> None:
    """Make a move; skip steps without a decision (TW-7)."""
    remember(s, s.actor, move)
    if move <= STAY:
        make_move(s, move)
    elif move < NO_CLAIM:
        claim(s, move - CLAIM)
    elif move == NO_CLAIM:
        s.phase = Phase.CLOSING
    elif move < DONE:
        close(s, move - CLOSE)
    if s.phase == Phase.CLOSING and (s.may_close[s.actor] == 0 or move == DONE):
        finish_turn(s)


WHOLE_FACE = span(0, ON_FACE)
_MOVED = [*(way.turn for way in geometry.WAYS), geometry.FLIP, geometry.NO_TURN]
#: By move: where on the bottom the sticker in each place was before, or -1 if it was visible.
CAME_FROM = table([at for moved in _MOVED for at in geometry.kept(moved, BOTTOM)])
STILL_BELOW = table(
    [
        sum(1 << at for at, source in enumerate(geometry.kept(moved, BOTTOM)) if source >= 0)
        for moved in _MOVED
    ],
    np.uint64,
)


@rule
def make_move(s: State, move: int) -> None:
    """TW-6: twist, flip or stay; then claim if possible (TW-7)."""
    if move == STAY:
        s.stayed = 1
    else:
        if move < FLIP:
            twist(s.cube, move)
        else:
            flip(s.cube)
        look_below(s, move)
        look_on_top(s, move)
    s.phase = Phase.CLAIMING if claims(s) != NONE else Phase.CLOSING


@rule
def look_below(s: State, move: int) -> None:
    """TW-5: stickers that leave the bottom become seen; those that arrive there were seen."""
    if LEVEL <= move < FLIP:
        unseen = NONE
        for at in range(ON_FACE):
            source = CAME_FROM[ON_FACE * move + at]
            if source >= 0 and has(s.unseen, source):
                unseen |= bit(at)
        s.unseen = unseen
    else:
        s.unseen &= STILL_BELOW[move]


# A turn: sets on the cube --------------------------------------------------------------------

#: By move: the places on top whose sticker was on top before, as an argument of `faces.lines`.
STILL_ON_TOP = table(
    [
        sum(1 << 4 * at for at, source in enumerate(geometry.kept(moved, TOP)) if source >= 0)
        for moved in _MOVED
    ],
    np.uint64,
)


@rule
def look_on_top(s: State, move: int) -> None:
    """TW-8: after a move a set is a line that the move created, by bringing in at least one
    sticker.

    A line that was on top before keeps its places (or a level twist turns the whole top), so its
    places identify it. TW-14: barred lines were on top before, so no move can create them.
    """
    top = s.cube[TOP]
    there = lines(top, NONE)
    s.on_top = NONE
    s.usable = NONE
    if there != NONE:
        s.on_top = icons_at(top, there)
        s.usable = icons_at(top, lines(top, STILL_ON_TOP[move]))


# A turn: the claim ---------------------------------------------------------------------------


@rule
def claim(s: State, icon: int) -> None:
    """TW-10: take every face-up card of the icon; TW-11: one more for each further icon on top."""
    taken = 0
    for other in range(s.players):
        from_hand, open_cards = s.hand[other, icon], s.open[other, icon]
        taken += from_hand + open_cards
        if from_hand > 0:
            s.hand[other, icon] = 0
            s.hand_size[other] -= from_hand
            s.may_close[other] &= ~(1 << KINDS)
        if open_cards > 0:
            s.open[other, icon] = 0
            s.may_close[other] &= ~(1 << icon)
    win_cards(s, icon, taken)
    extra = min(how_many(s.cube[TOP], icon) - SET, CARDS - s.dealt)
    for _ in range(extra):
        win_cards(s, s.deck[s.dealt], 1)
        s.dealt += 1
    s.claimed = icon
    s.phase = Phase.CLOSING
    if s.nine >= 0:
        end(s, Ended.BY_NINE)


@rule
def win_cards(s: State, icon: int, cards: int) -> None:
    """TW-12: the mover gets cards, open; TW-15: three or more may be closed."""
    s.open[s.actor, icon] += cards
    if s.open[s.actor, icon] >= SET:
        s.may_close[s.actor] |= 1 << icon
    look_for_nine(s, icon)


@rule
def look_for_nine(s: State, icon: int) -> None:
    """TW-20: check for all nine cards of an icon, open and closed; with sets apart only open
    ones."""
    cards = s.open[s.actor, icon]
    if s.sets_apart == 0:
        cards += s.closed[s.actor, icon, 0]
    if cards == OF_A_KIND:
        s.nine = s.actor


# A turn: closing -----------------------------------------------------------------------------


@rule
def close(s: State, icon: int) -> None:
    """TW-15: close all open cards of an icon; TW-17: or (as the last "icon") the hand.

    TW-16: they join the icon's closed cards, or with sets apart form a new set.
    """
    seat = s.actor
    s.may_close[seat] &= ~(1 << icon)
    if icon < KINDS:
        cards = s.open[seat, icon]
        s.open[seat, icon] = 0
    else:
        cards = HAND
        icon = lowest(shows(s, seat))
        s.hand[seat, icon] = 0
        s.hand_size[seat] = 0
    place = 0
    while s.sets_apart != 0 and s.closed[seat, icon, place] > 0:
        place += 1
    s.points[seat] -= worth(s.closed[seat, icon, place])
    s.closed[seat, icon, place] += cards
    s.points[seat] += worth(s.closed[seat, icon, place])
    look_for_nine(s, icon)  # a closed hand can complete nine
    if s.nine >= 0:
        end(s, Ended.BY_NINE)


@rule
def worth(cards: int) -> int:
    """TW-21: the points of an icon's closed cards: 1 from three on, 4 from six on."""
    if cards < SET:
        return 0
    return 1 if cards < 2 * SET else 4


# A turn: its end -----------------------------------------------------------------------------


@rule
def refill(s: State) -> None:
    """TW-18: fill every hand up to three, clockwise from the mover, one seat after the other."""
    for away in range(s.players):
        seat = s.actor + away if s.actor + away < s.players else s.actor + away - s.players
        while s.hand_size[seat] < HAND and s.dealt < CARDS:
            deal_card(s, seat)


@rule
def finish_turn(s: State) -> None:
    """Refill (TW-18), check the end (TW-21, TW-23) and a reshuffle (TW-19); then the next turn."""
    if s.hand_size[s.actor] < HAND:  # a claim takes one of the mover's cards too
        refill(s)
    s.turn += 1
    if s.claimed >= 0:
        s.quiet = 0
        s.stale = 0
    else:
        s.quiet += 1
        s.stale += 1
    if s.dealt == CARDS:  # TW-21
        for seat in range(s.players):
            if s.hand_size[seat] == 0:
                end(s, Ended.BY_CARDS)
                return
    if s.quiet == QUIET_LIMIT * s.players:  # TW-23
        end(s, Ended.BY_QUIET)
        return
    s.usable = s.on_top  # TW-8: the next player may stay and use a set
    if s.claimed >= 0:  # TW-13, TW-14: except any line of the icon just claimed
        s.usable &= ~bit(s.claimed)
    s.barred = s.claimed
    s.claimed = -1
    s.phase = Phase.MOVING
    s.stayed = 0
    s.up_next = s.actor + 1 if s.actor + 1 < s.players else 0
    if s.stale == s.reshuffle_after * s.players and s.stale > 0:  # TW-19
        s.stale = 0
        s.actor = CHANCE
    else:
        s.actor = s.up_next


# End -----------------------------------------------------------------------------------------


@rule
def end(s: State, how: int) -> None:
    """End the game."""
    s.ended = how
    s.phase = Phase.MOVING
    s.actor = OVER


@rule
def scores(s: State, out: Any) -> None:
    """TW-21: the points of the closed sets."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: State) -> np.uint64:
    """TW-20: nine of an icon; else TW-21: most points; TW-22: then most open cards; else shared."""
    if s.nine >= 0:
        return bit(s.nine)
    best = -1
    won = NONE
    for seat in range(s.players):
        loose = 0
        for icon in range(KINDS):
            loose += s.open[seat, icon]
        result = (CARDS + 1) * s.points[seat] + loose
        if result > best:
            best = result
            won = NONE
        if result == best:
            won |= bit(seat)
    return won
