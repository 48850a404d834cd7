"""Twisticon: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance), on `cards` and on `cube`. Clauses TW-3 to TW-23. Icons,
places on a face and the like are small numbers; sets of them are words, as for all games.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.record import CHANCE, OVER, Cells, Record, Words, i8, i16, u8, u64
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, has, index, size, span
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
from trickery.games.twisticon.cube import BOTTOM, CELLS, ON_FACE, TOP
from trickery.games.twisticon.scramble import scramble

MOVING, CLAIMING, CLOSING = 0, 1, 2  # what the seat to move decides
BY_NINE, BY_CARDS, BY_QUIET = 1, 2, 3  # how a game ended
RESHUFFLED = 63  # among the remembered decisions: a fresh scramble


class State(Record):
    """A game of Twisticon."""

    shows: Words = u64(SEATS)  # icons on the cards in each hand
    may_close: Words = u64(SEATS)  # icons with three open cards or more; KINDS: the hand
    usable: np.uint64 = u64()  # icons with a set on top that is not barred
    unseen: np.uint64 = u64()  # places on the bottom whose sticker nobody has seen
    decisions: int = i16()  # made so far, reshuffles among them
    turn: int = i16()  # turns finished
    horizontal_twists: int = i8()  # option
    reshuffle_after: int = i8()  # option
    nine_with_closed: int = i8()  # option
    dealer: int = i8()
    up_next: int = i8()  # whose turn comes after the scramble
    phase: int = i8()
    stayed: int = i8()
    claimed: int = i8()  # the icon claimed in this turn, or -1
    barred: int = i8()  # the icon claimed in the turn before, or -1
    quiet: int = i8()  # turns in a row without a claim
    stale: int = i8()  # turns in a row without a claim or a reshuffle
    ended: int = i8()
    nine: int = i8()  # who has nine of an icon, or -1
    dealt: int = i8()  # cards that have left the deck
    deck: Cells = i8(CARDS)  # all cards, from the first dealt on
    cube: Cells = u8(CELLS)  # the icon of each cell
    hand: Cells = i8(SEATS, KINDS)  # how many cards of each icon
    open: Cells = i8(SEATS, KINDS)
    closed: Cells = i8(SEATS, KINDS, MOST_SETS)  # sizes of closed sets
    hand_size: Cells = i8(SEATS)
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
    """Put the cube in the middle; before the first turn deal three cards each (TW-3)."""
    for cell in range(CELLS):
        s.cube[cell] = lots[CUBE + cell]
    s.unseen = WHOLE_FACE  # TW-5, TW-19: what was seen before is forgotten
    if s.dealt == 0:
        s.dealer = lots[DEALER]
        for card in range(CARDS):
            s.deck[card] = lots[DECK + card]
        for _ in range(HAND):
            for away in range(1, s.players + 1):
                seat = (s.dealer + away) % s.players
                s.hand[seat, s.deck[s.dealt]] += 1
                s.dealt += 1
        for seat in range(s.players):
            s.hand_size[seat] = HAND
            look_through(s, seat)
        s.up_next = (s.dealer + 1) % s.players
        s.claimed = -1
        s.barred = -1
        s.nine = -1
    else:
        remember(s, s.dealer, RESHUFFLED)
    s.actor = s.up_next
    s.usable = in_line(on_top(s), NONE)


@rule
def remember(s: State, seat: int, move: int) -> None:
    """ALL-3: what was done lately is open."""
    s.recent[s.decisions & (REMEMBERED - 1)] = 64 * seat + move
    s.decisions += 1


@rule
def look_through(s: State, seat: int) -> None:
    """Note which icons a hand shows (TW-8) and what could be closed (TW-15, TW-17)."""
    shows = NONE
    may_close = NONE
    for icon in range(KINDS):
        if s.hand[seat, icon] > 0:
            shows |= bit(icon)
        if s.hand[seat, icon] == HAND:
            may_close |= bit(KINDS)
        if s.open[seat, icon] >= SET:
            may_close |= bit(icon)
    s.shows[seat] = shows
    s.may_close[seat] = may_close


# A turn: the move ----------------------------------------------------------------------------

UPRIGHT_TWISTS = span(0, LEVEL)
ALL_TWISTS = span(0, FLIP)


@rule
def legal(s: State, mask: Words) -> None:
    """TW-6, TW-7, TW-9, TW-16: what may be decided, one step after another."""
    seat = s.actor
    claims = s.usable & s.shows[seat]  # TW-8
    if s.phase == MOVING:
        moves = UPRIGHT_TWISTS if s.horizontal_twists == 0 else ALL_TWISTS
        moves |= bit(FLIP)
        if claims != NONE:
            moves |= bit(STAY)
        mask[0] = moves
    elif s.phase == CLAIMING:
        mask[0] = claims << CLAIM_SHIFT
        if s.stayed == 0:
            mask[0] |= bit(NO_CLAIM)
    else:
        mask[0] = (s.may_close[seat] << CLOSE_SHIFT) | bit(DONE)


CLAIM_SHIFT, CLOSE_SHIFT = np.uint64(CLAIM), np.uint64(CLOSE)


@rule
def apply(s: State, move: int) -> None:
    """Do as decided; a step that leaves nothing to decide is passed over (TW-7)."""
    remember(s, s.actor, move)
    if move <= STAY:
        make_move(s, move)
    elif move < NO_CLAIM:
        claim(s, move - CLAIM)
    elif move == NO_CLAIM:
        s.phase = CLOSING
    elif move < DONE:
        close(s, move - CLOSE)
    if s.phase == CLOSING and (s.may_close[s.actor] == NONE or move == DONE):
        finish_turn(s)


MOST_RINGS = 8
#: Rings of four cells, a byte each: a sticker goes to the next. 5 rings for a row, 8 for a pair.
RINGS = table(
    [
        sum(cell << 8 * at for at, cell in enumerate(ring))
        for way in geometry.WAYS
        for ring in (geometry.cycles(way.turn) + [[0] * 4] * MOST_RINGS)[:MOST_RINGS]
    ],
    np.uint64,
)
RING_COUNT = table([len(geometry.cycles(way.turn)) for way in geometry.WAYS], np.uint8)
_8, _16, _24, BYTE = np.uint64(8), np.uint64(16), np.uint64(24), np.uint64(255)
FLIPPED = table([cell for pair in geometry.cycles(geometry.FLIP) for cell in pair], np.uint8)
SWAPS = len(geometry.cycles(geometry.FLIP))

WHOLE_FACE = span(0, ON_FACE)
_MOVED = [*(way.turn for way in geometry.WAYS), geometry.FLIP, geometry.NO_TURN]
#: By move: where on the bottom the sticker in each place lay before, or -1 if it was in sight.
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
    """TW-6: twist, flip or stay; then claim if one can (TW-7)."""
    if move < FLIP:
        for at in range(MOST_RINGS * move, MOST_RINGS * move + RING_COUNT[move]):
            ring = RINGS[at]
            a, b = index(ring & BYTE), index((ring >> _8) & BYTE)
            c, d = index((ring >> _16) & BYTE), index(ring >> _24)
            last = s.cube[d]
            s.cube[d] = s.cube[c]
            s.cube[c] = s.cube[b]
            s.cube[b] = s.cube[a]
            s.cube[a] = last
    elif move == FLIP:
        for at in range(0, 2 * SWAPS, 2):
            a, b = FLIPPED[at], FLIPPED[at + 1]
            icon = s.cube[a]
            s.cube[a] = s.cube[b]
            s.cube[b] = icon
    else:
        s.stayed = 1
    # TW-5: what leaves the bottom is seen, and what comes there has been.
    if LEVEL <= move < FLIP:
        unseen = NONE
        for at in range(ON_FACE):
            source = CAME_FROM[ON_FACE * move + at]
            if source >= 0 and has(s.unseen, source):
                unseen |= bit(at)
        s.unseen = unseen
    else:
        s.unseen &= STILL_BELOW[move]
    board = on_top(s)
    s.usable = in_line(board, barred_part(s, board, move))
    s.phase = CLAIMING if s.usable & s.shows[s.actor] != NONE else CLOSING


# A turn: sets on the cube --------------------------------------------------------------------

# The top as a word: bit 9 * icon + place. Lines are looked for under all six icons at once, each
# as the lowest of its three places.
_EACH = sum(1 << ON_FACE * icon for icon in range(KINDS))
ROWS = np.uint64(_EACH * 0b001_001_001)
COLUMNS = np.uint64(_EACH * 0b000_000_111)
DIAGONAL = np.uint64(_EACH * 0b000_000_001)
ANTIDIAGONAL = np.uint64(_EACH * 0b000_000_100)
_1, _2, _3, _4, _6 = (np.uint64(n) for n in (1, 2, 3, 4, 6))
#: By move: the places on top whose sticker was on top before, under all six icons.
STILL_ON_TOP = table(
    [
        _EACH * sum(1 << at for at, source in enumerate(geometry.kept(moved, TOP)) if source >= 0)
        for moved in _MOVED
    ],
    np.uint64,
)


@rule
def on_top(s: State) -> np.uint64:
    """The top face as a word."""
    board = NONE
    for at in range(ON_FACE):
        board |= bit(ON_FACE * s.cube[at] + at)
    return board


@rule
def in_line(board: np.uint64, barred: np.uint64) -> np.uint64:
    """TW-8: the icons with three in a row, column or diagonal; TW-14: but for barred lines.

    `barred` is the part of the board that bars: a line wholly within it does not count.
    """
    rows = board & (board >> _1) & (board >> _2) & ROWS
    columns = board & (board >> _3) & (board >> _6) & COLUMNS
    falling = board & (board >> _4) & (board >> _8) & DIAGONAL
    rising = board & (board >> _2) & (board >> _4) & ANTIDIAGONAL
    if barred != NONE:
        rows &= ~(barred & (barred >> _1) & (barred >> _2))
        columns &= ~(barred & (barred >> _3) & (barred >> _6))
        falling &= ~(barred & (barred >> _4) & (barred >> _8))
        rising &= ~(barred & (barred >> _2) & (barred >> _4))
    found = rows | columns | falling | rising
    icons = NONE
    if found != NONE:
        for icon in range(KINDS):
            if found & span(ON_FACE * icon, ON_FACE) != NONE:
                icons |= bit(icon)
    return icons


@rule
def barred_part(s: State, board: np.uint64, move: int) -> np.uint64:
    """TW-13, TW-14: the stickers of the icon just claimed that were on top when it was claimed.

    A line is barred if it is made of the very stickers of a line that was on top then. It is enough
    that all three were on top then, for then they were a line: a twist of upright rows leaves every
    sticker that stays on top in its place, a level one turns the top as a whole, and a flip leaves
    none. So only the move made since is needed to tell them.
    """
    if s.barred < 0:
        return NONE
    part: np.uint64 = board & STILL_ON_TOP[move] & span(ON_FACE * s.barred, ON_FACE)
    return part


# A turn: the claim ---------------------------------------------------------------------------


@rule
def claim(s: State, icon: int) -> None:
    """TW-10: take every face-up card of the icon; TW-11: one more for each further icon on top."""
    seat = s.actor
    taken = 0
    for other in range(s.players):
        taken += s.hand[other, icon] + s.open[other, icon]
        s.hand_size[other] -= s.hand[other, icon]
        s.hand[other, icon] = 0
        s.open[other, icon] = 0
    s.open[seat, icon] = taken  # TW-12
    shown = size(on_top(s) & span(ON_FACE * icon, ON_FACE))
    extra = min(shown - SET, CARDS - s.dealt)
    for _ in range(extra):
        s.open[seat, s.deck[s.dealt]] += 1
        s.dealt += 1
    s.claimed = icon
    for other in range(s.players):
        look_through(s, other)
    s.phase = CLOSING
    look_for_nine(s)


@rule
def look_for_nine(s: State) -> None:
    """TW-20: nine open cards of one icon win; as an option closed ones count too."""
    for icon in range(KINDS):
        cards = s.open[s.actor, icon]
        if s.nine_with_closed != 0:
            for place in range(MOST_SETS):
                cards += s.closed[s.actor, icon, place]
        if cards == OF_A_KIND:
            s.nine = s.actor
    if s.nine >= 0:
        end(s, BY_NINE)


# A turn: closing -----------------------------------------------------------------------------


@rule
def close(s: State, icon: int) -> None:
    """TW-15: all open cards of the icon go in; TW-17: or (as the last "icon") the hand does.

    TW-16: it is a new set, and final. TW-21: 1 point, or 4 with six cards or more.
    """
    seat = s.actor
    if icon < KINDS:
        cards = s.open[seat, icon]
        s.open[seat, icon] = 0
    else:
        cards = HAND
        icon = 0
        while s.hand[seat, icon] != HAND:
            icon += 1
        s.hand[seat, icon] = 0
        s.hand_size[seat] = 0
    place = 0
    while s.closed[seat, icon, place] > 0:
        place += 1
    s.closed[seat, icon, place] = cards
    s.points[seat] += 1 if cards < 2 * SET else 4
    look_through(s, seat)
    if s.nine_with_closed != 0:  # TW-20: a hand may make up nine
        look_for_nine(s)


# A turn: its end -----------------------------------------------------------------------------


@rule
def refill(s: State) -> None:
    """TW-18: every hand is filled up to three, from the mover clockwise, a seat before the next."""
    for away in range(s.players):
        seat = s.actor + away if s.actor + away < s.players else s.actor + away - s.players
        if s.hand_size[seat] < HAND and s.dealt < CARDS:
            while s.hand_size[seat] < HAND and s.dealt < CARDS:
                s.hand[seat, s.deck[s.dealt]] += 1
                s.hand_size[seat] += 1
                s.dealt += 1
            look_through(s, seat)


@rule
def finish_turn(s: State) -> None:
    """TW-18, then the end (TW-21, TW-23), then a reshuffle (TW-19), then the next player."""
    if s.hand_size[s.actor] < HAND:  # who takes cards out of hands always takes one of his own
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
                end(s, BY_CARDS)
                return
    if s.quiet == QUIET_LIMIT * s.players:  # TW-23
        end(s, BY_QUIET)
        return
    if s.claimed >= 0 or s.barred >= 0:  # TW-13: it bars in the next turn only
        s.barred = s.claimed
        s.claimed = -1
        board = on_top(s)
        s.usable = in_line(board, barred_part(s, board, STAY))
    s.phase = MOVING
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
    """The game is over."""
    s.ended = how
    s.phase = MOVING
    s.actor = OVER


@rule
def scores(s: State, out: Any) -> None:
    """TW-21: the points of the closed sets."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def winners(s: State) -> np.uint64:
    """TW-20: nine of an icon; else TW-21: most points; TW-22: then most open cards, else shared."""
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
