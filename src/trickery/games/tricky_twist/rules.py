"""Tricky Twist: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance) and on `cards`. Clauses TT-2 to TT-27. Our words: the
booklet's turn is a trick here, from the first card played to the last one collected.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, ONE, bit, has, index, lowest, nth, put_cards, rest, size, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, U64Array, i8, i16, i32, u64
from trickery.games.tricky_twist.cards import (
    ADJUST,
    ANY_SIDE,
    BOLT,
    BONUSES,
    CARDS,
    COUNTING,
    EVEN,
    EVEN_SIDE,
    FEWEST,
    FIGURES,
    FLIP,
    HARVEST,
    JOKER,
    LOTS,
    MADE,
    MANY_SUITS,
    MOST,
    MOST_TRICKS,
    MOVES,
    ODD,
    ODD_SIDE,
    ONE_SUIT,
    RESERVE,
    RETRIEVE,
    SCORING,
    SEATS,
    SEQUENCE,
    SIDES,
    SUITS,
    TABLE_OF,
    TABLES,
    TARGETS,
    TWO_A,
    TWO_B,
    VALUES,
)

# A small field reads as eight bits. `s.leader + 0` is an ordinary integer: sums of it don't
# overflow, and helper functions are compiled for one type only.

#: The numbers of the first moves of each kind.
PUT_ASIDE, PLAY_CARD, TOP, TAKE_BONUS, DECLINE = (
    MOVES.start(kind) for kind in ("reserve", "play", "top", "bonus", "decline")
)
TAKE_BACK, TURN, JOKER_AS, AS_SUIT, AS_VALUE = (
    MOVES.start(kind) for kind in ("retrieve", "flip", "joker", "suit", "value")
)
RAISE = MOVES.start("up")

SCORING_CARD, FIRST, DEALT, RESERVES = (
    LOTS[part] for part in ("scoring", "first", "cards", "reserves")
)
STARS_OF = table(TABLE_OF)
TURNABLE = table(COUNTING)
#: TT-21: the order in which a player decides on bonus cards, with value sides and with suit sides
#: up. TT-14, TT-17: Retrieve and Harvest need no decision then.
END_ORDER = table(
    (
        (JOKER, ODD_SIDE, EVEN_SIDE, ANY_SIDE, FLIP, ADJUST),
        (JOKER, SIDES, SIDES + 1, SIDES + 2, SIDES + 3, FLIP),
    )
)
END_CARDS = 6
N_TARGETS = len(TARGETS)
ALL_SUITS = len(SUITS)
ALL_SCORING = np.uint64((1 << len(SCORING)) - 1)
ALL_VALUES = np.uint64((1 << VALUES) - 1)
SEVENS = np.uint64(sum(1 << (suit * VALUES + BOLT - 1) for suit in range(ALL_SUITS)))
HIGHEST = np.uint64(sum(1 << (suit * VALUES + VALUES - 1) for suit in range(ALL_SUITS)))
LOWEST = np.uint64(sum(1 << (suit * VALUES) for suit in range(ALL_SUITS)))
BOTH = np.uint64(3)  # both moves of a kind with two
NOBODY = -1  # holds a bonus card that is on offer
GONE = -2  # "holds" Retrieve, once it is out of the game and its round is over (TT-14)
NOT_USED = -1  # a bonus card
AS_TRICK, AS_FALSE_TRICK = 0, 1  # the uses of the Joker
TURNED = -2  # the use of a side that Flip turned into a plain trick
# The columns of a round's score sheet; every star follows from these.
TRICKS, FALSE_TRICKS, COUNTED, CARD_STARS, HARVESTED = range(5)


class Phase(IntEnum):
    """The current decision: by chance (DEAL, SHUFFLE) or by the seat to move."""

    DEAL = 0
    PICK = 1  # TT-5: cards for the reserve
    SHUFFLE = 2  # of the reserves
    TAKE = 3  # TT-6: the top card of the reserve, or not
    PLAY = 4  # TT-7
    BONUS_CARD = 5  # TT-9
    RETRIEVING = 6  # TT-14
    END = 7  # TT-21: bonus cards at the end of the round


class State(Fields):
    """A round of Tricky Twist, and the stars of the rounds before it."""

    hand: U64Array = u64(SEATS)
    reserve: U64Array = u64(SEATS)  # the cards in it; while picking: those put aside
    won: U64Array = u64(SEATS)  # cards in the tricks a seat has taken
    false_tricks: U64Array = u64(SEATS)  # number cards face up as false tricks
    fresh: U64Array = u64(
        SEATS
    )  # by trick number: a reserve card that may still be in hand (TT-28)
    took: Cells = i32(SEATS)  # by trick number: took the top card of the reserve
    total: Cells = i16(SEATS)  # stars of the finished rounds
    suit_kinds: int = i16()  # edition: scoring cards that turn up the suit sides
    side_values: Cells = i16(2)  # edition: values of the odd and the even side
    phase: int = i8()  # see Phase
    done: int = i8()  # rounds finished
    round: int = i8()  # this round's number, from 0; a finished one's until the next is dealt
    first: int = i8()  # this round's first player
    leader: int = i8()
    trick: int = i8()  # tricks finished in this round
    laid: int = i8()  # cards on the table in this trick
    asked: int = i8()  # progress of the question that goes round the table
    earned: int = i8()  # seats that have yet to choose a bonus card, as a set
    scoring: Cells = i8(SEATS)  # the scoring card of each round so far
    tricks: Cells = i8(SEATS)
    made: Cells = i8(SEATS)  # false tricks that bonus cards have made
    plays: Cells = i8(CARDS)  # every card played in this round, in order
    leaders: Cells = i8(MOST_TRICKS + 1)  # the leader of each trick, who won the one before
    order: Cells = i8(SEATS * RESERVE)  # the reserves, bottom first; -1 once taken
    void_at: Cells = i8(SEATS, ALL_SUITS)  # the last trick in which a seat did not follow a suit
    holder: Cells = i8(BONUSES)  # the seat that took a bonus card this round; or NOBODY, or GONE
    taken_at: Cells = i8(BONUSES)  # ... and after which trick
    use: Cells = i8(BONUSES)  # its current use: a card, suit, value or target
    last: Cells = i8(SEATS + 2)  # the round before: its last trick's cards, leader and winner
    sheet: Cells = i8(SEATS, SEATS, 5)  # by round and seat: see TRICKS to HARVESTED
    side_suits: Cells = i8(4, 2)  # edition
    two_suits: Cells = i8(2, 2)  # edition
    stars: Cells = i8(len(TABLES), FIGURES)  # edition
    places: Cells = i8(SEATS)  # edition
    retrieve_each_round: int = i8()  # option


# Setup ---------------------------------------------------------------------------------------


@rule
def suit_sides(s: State) -> bool:
    """TT-3, TT-4: whether the four variable bonus cards show their suit sides this round."""
    return (s.suit_kinds >> s.scoring[s.round]) & 1 != 0


@rule
def draw(s: State, lots: Cells) -> None:
    """Turn up a scoring card, shuffle and deal (TT-2, TT-5); later shuffle the reserves (TT-5)."""
    if s.phase == Phase.SHUFFLE:
        start = RESERVES
        piles = s.players + 0
        each = RESERVE
        for seat in range(s.players):
            cards = s.reserve[seat]
            for place in range(RESERVE):
                lots[RESERVES + seat * RESERVE + place] = lowest(cards)
                cards = rest(cards)
    else:
        unused = ALL_SCORING  # TT-2: no card twice in a game
        for before in range(s.done):
            unused &= ~bit(s.scoring[before])
        lots[SCORING_CARD] = nth(unused, below(s.rng, size(unused)))
        first = (s.first + 1) % s.players
        lots[FIRST] = below(s.rng, s.players + 0) if s.done == 0 else first  # TT-12
        start = DEALT
        piles = 1
        each = CARDS
        for card in range(CARDS):
            lots[DEALT + card] = card
    for pile in range(piles):
        shuffle(s.rng, lots, start + pile * each, each)


@rule
def settle(s: State, lots: Cells) -> None:
    """Deal a round, or set out the shuffled reserves."""
    if s.phase == Phase.SHUFFLE:
        for seat in range(s.players):
            for place in range(RESERVE):
                s.order[seat * RESERVE + RESERVE - 1 - place] = lots[
                    RESERVES + seat * RESERVE + place
                ]
        s.phase = Phase.TAKE
        s.asked = 0
        ask_reserve(s)
    else:
        deal(s, lots)


@rule
def deal(s: State, lots: Cells) -> None:
    """TT-5, TT-13: deal all cards; offer the bonus cards, except a Retrieve that's out of the
    game."""
    gone = s.done > 0 and s.holder[RETRIEVE] != NOBODY and s.retrieve_each_round == 0
    if s.done > 0:  # ALL-3: the end of the previous round stays visible
        at = (s.trick - 1) * s.players
        for place in range(s.players):
            s.last[place] = s.plays[at + place]
        s.last[SEATS] = s.leaders[s.trick - 1]
        s.last[SEATS + 1] = s.leader
    s.round = s.done
    s.scoring[s.round] = lots[SCORING_CARD]
    s.first = lots[FIRST]
    each = CARDS // s.players
    for seat in range(s.players):
        hand = NONE
        for place in range(seat * each, (seat + 1) * each):
            hand |= bit(lots[DEALT + place])
        s.hand[seat] = hand
        s.reserve[seat] = NONE
        s.won[seat] = NONE
        s.false_tricks[seat] = NONE
        s.fresh[seat] = NONE
        s.took[seat] = 0
        s.tricks[seat] = 0
        s.made[seat] = 0
        for suit in range(ALL_SUITS):
            s.void_at[seat, suit] = 0
    for place in range(SEATS * RESERVE):
        s.order[place] = -1
    for bonus in range(BONUSES):
        s.holder[bonus] = NOBODY
        s.taken_at[bonus] = 0
        s.use[bonus] = NOT_USED
    if gone:
        s.holder[RETRIEVE] = GONE
    s.trick = 0
    s.laid = 0
    s.earned = 0
    s.leader = s.first  # TT-12: the first player leads the first trick
    s.leaders[0] = s.first
    s.phase = Phase.PICK
    s.actor = s.first


@rule
def put_aside(s: State, card: int) -> None:
    """TT-5: put a card into the reserve: five per seat, from the first player on; then a
    shuffle."""
    seat = s.actor
    s.hand[seat] &= ~bit(card)
    s.reserve[seat] |= bit(card)
    if size(s.reserve[seat]) == RESERVE:
        after = seat + 1 if seat + 1 < s.players else 0
        s.actor = after
        if after == s.first:
            s.phase = Phase.SHUFFLE
            s.actor = CHANCE


# A trick -------------------------------------------------------------------------------------


@rule
def ask_reserve(s: State) -> None:
    """TT-6: ask clockwise from the leader every seat with a reserve; then the leader plays."""
    while s.asked < s.players:
        seat = s.leader + s.asked
        seat = seat if seat < s.players else seat - s.players
        if s.reserve[seat] != NONE:
            s.actor = seat
            return
        s.asked += 1
    s.phase = Phase.PLAY
    s.actor = s.leader


@rule
def take_top(s: State) -> None:
    """TT-6: take the top card of the reserve into the hand, unseen by the others."""
    seat = s.actor
    place = seat * RESERVE + size(s.reserve[seat]) - 1
    card = bit(s.order[place])
    s.order[place] = -1
    s.reserve[seat] &= ~card
    s.hand[seat] |= card
    s.fresh[seat] |= bit(s.trick + 1)
    s.took[seat] |= 1 << (s.trick + 1)


@rule
def led_suit(s: State) -> int:
    """The suit of the trick's first card."""
    return s.plays[s.trick * s.players] // VALUES


@rule
def known_card(s: State, seat: int) -> np.uint64:
    """TT-28: a retrieved card that is still in the hand, as a set: everybody saw it go there."""
    if s.holder[RETRIEVE] == seat and s.use[RETRIEVE] >= 0:
        return s.hand[seat] & bit(s.use[RETRIEVE])  # type: ignore[no-any-return]
    return NONE


@rule
def lay(s: State, card: int) -> None:
    """TT-7: play a card."""
    seat = s.actor
    s.plays[s.trick * s.players + s.laid] = card
    s.laid += 1
    suit = card // VALUES
    led = led_suit(s)
    if suit != led:
        s.void_at[seat, led] = s.trick + 1
    # TT-28: of the hidden cards in a hand, the dealt ones obey every void shown, a reserve card
    # those shown since it was taken. A played card leaves the oldest place that it may have had:
    # that keeps exactly the possible hands possible.
    fresh = s.fresh[seat]
    if fresh != NONE:
        known = known_card(s, seat)
        if known != bit(card):
            dealt = size(s.hand[seat]) - size(known) - size(fresh)
            void = s.void_at[seat, suit]
            if dealt == 0 or void > 0:
                later = fresh & ~(bit(void + 1) - ONE)
                s.fresh[seat] = (fresh & ~later) | rest(later)
    s.hand[seat] &= ~bit(card)
    s.actor = seat + 1 if seat + 1 < s.players else 0


@rule
def beats(card: int, best: int, led: int) -> bool:
    """TT-8: whether a card takes the trick from the best one so far (-1: from none)."""
    return card // VALUES == led and card > best


@rule
def trick_winner(s: State) -> int:
    """TT-8: the seat with the best card of the trick so far."""
    first = s.trick * s.players
    led = led_suit(s)
    best = -1
    winner = 0
    for place in range(s.laid):
        if beats(s.plays[first + place], best, led):
            best = s.plays[first + place]
            winner = place
    return (s.leader + winner) % s.players


@rule
def resolve_trick(s: State) -> None:
    """TT-8: the led suit is one trick for its highest card; each other card is a false trick."""
    first = s.trick * s.players
    led = led_suit(s)
    seat = s.leader + 0
    winner = seat
    best = -1
    pile = NONE
    earned = 0
    for place in range(first, first + s.players):
        card = s.plays[place]
        if card // VALUES == led:
            pile |= bit(card)
            if beats(card, best, led):
                best = card
                winner = seat
        else:
            s.false_tricks[seat] |= bit(card)
            if has(SEVENS, card):
                earned |= 1 << seat
        seat = seat + 1 if seat + 1 < s.players else 0
    s.won[winner] |= pile
    s.tricks[winner] += 1
    if pile & SEVENS != NONE:
        earned |= 1 << winner
    s.trick += 1
    s.laid = 0
    s.leader = winner
    s.leaders[s.trick] = winner
    s.earned = earned


@rule
def after_trick(s: State) -> None:
    """TT-9 to TT-11: bonus cards, from the winner clockwise; then the next trick or the end."""
    if s.earned != 0:
        seat = s.leader + 0
        while (s.earned >> seat) & 1 == 0:
            seat = seat + 1 if seat + 1 < s.players else 0
        s.phase = Phase.BONUS_CARD
        s.actor = seat
        return
    s.phase = Phase.TAKE
    s.asked = 0
    for seat in range(s.players):
        if s.hand[seat] == NONE:  # TT-10: even if reserves have cards
            s.phase = Phase.END


@rule
def take_bonus(s: State, move: int) -> None:
    """TT-9: a bonus card for a 7, or none. TT-14: Retrieve is used at once or not at all."""
    seat = s.actor
    if s.phase == Phase.RETRIEVING:
        s.phase = Phase.BONUS_CARD
        if move != DECLINE:
            card = bit(move - TAKE_BACK)
            s.use[RETRIEVE] = move - TAKE_BACK
            s.false_tricks[seat] &= ~card
            s.hand[seat] |= card
        return
    s.earned &= ~(1 << seat)
    if move != DECLINE:
        bonus = move - TAKE_BONUS
        s.holder[bonus] = seat
        s.taken_at[bonus] = s.trick
        if bonus == RETRIEVE and s.false_tricks[seat] != NONE:
            s.phase = Phase.RETRIEVING


# Bonus cards at the end of a round -----------------------------------------------------------


@rule
def flippable(s: State, seat: int) -> np.uint64:
    """TT-15: Flip's targets, by number in FLIPS; Adjust is decided later."""
    targets = s.won[seat] | s.false_tricks[seat]
    for at in range(len(COUNTING)):
        if s.holder[TURNABLE[at]] == seat and s.use[TURNABLE[at]] != NOT_USED:
            targets |= bit(CARDS + at)
    return targets  # type: ignore[no-any-return]


@rule
def flip(s: State, target: int) -> None:
    """TT-15: a trick becomes a false trick that shows the card chosen, or the reverse."""
    seat = s.actor
    s.use[FLIP] = target
    more = 1  # one more trick, one false trick fewer
    if target < CARDS:
        more = 1 if has(s.false_tricks[seat], target) else -1
        s.won[seat] |= bit(target)
        s.false_tricks[seat] ^= bit(target)
    else:
        bonus = TURNABLE[target - CARDS]
        if bonus != JOKER:
            s.use[bonus] = TURNED
        elif s.use[JOKER] == AS_FALSE_TRICK:
            s.use[JOKER] = AS_TRICK
        else:
            s.use[JOKER] = AS_FALSE_TRICK
            more = -1
        s.made[seat] -= more
    s.tricks[seat] += more


@rule
def adjustable(s: State, seat: int) -> np.uint64:
    """TT-19, TT-20: Adjust's targets: false tricks with a value, by number in TARGETS."""
    targets = s.false_tricks[seat]
    for side in range(MADE):
        if s.holder[SIDES + side] == seat and s.use[SIDES + side] > NOT_USED:
            targets |= bit(CARDS + side)
    return targets  # type: ignore[no-any-return]


@rule
def end_bonus(s: State) -> int:
    """TT-21: the bonus card to decide on."""
    return END_ORDER[1 if suit_sides(s) else 0, s.asked % END_CARDS]  # type: ignore[no-any-return]


@rule
def ask_end_bonus(s: State) -> None:
    """TT-21: ask clockwise from the first player, each in END_ORDER; skip cards without a use.

    `asked` counts seats from the first player, times the bonus cards of that order.
    """
    sides = 1 if suit_sides(s) else 0
    while s.asked < s.players * END_CARDS:
        bonus = END_ORDER[sides, s.asked % END_CARDS]
        seat = s.first + s.asked // END_CARDS
        seat = seat if seat < s.players else seat - s.players
        if s.holder[bonus] == seat:
            usable = True
            if bonus == FLIP:
                usable = flippable(s, seat) != NONE
            elif bonus == ADJUST and sides == 0:
                usable = adjustable(s, seat) != NONE
            if usable:
                s.actor = seat
                return
        s.asked += 1


@rule
def legal_end_bonus(s: State, mask: U64Array) -> None:
    """TT-15, TT-16, TT-18, TT-19: the possible uses of the bonus card to decide on, or none."""
    seat = s.actor + 0
    bonus = end_bonus(s)
    kind = TURN
    some = NONE
    if bonus == FLIP:
        some = flippable(s, seat)
    elif bonus == JOKER:
        kind = JOKER_AS
        some = BOTH
    elif suit_sides(s):
        kind = AS_SUIT
        some = bit(s.side_suits[bonus - SIDES, 0]) | bit(s.side_suits[bonus - SIDES, 1])
    elif bonus == ANY_SIDE:
        kind = AS_VALUE
        some = ALL_VALUES
    elif ODD_SIDE <= bonus <= EVEN_SIDE:
        kind = AS_VALUE
        some = np.uint64(s.side_values[bonus - ODD_SIDE]) >> ONE
    elif bonus == ADJUST:
        targets = adjustable(s, seat)
        tops = HIGHEST
        bottoms = LOWEST
        for side in range(MADE):  # made false tricks of 12 and of 1
            tops |= bit(CARDS + side) if s.use[SIDES + side] == VALUES else NONE
            bottoms |= bit(CARDS + side) if s.use[SIDES + side] == 1 else NONE
        kind = RAISE
        some = targets & ~tops
        put_cards(mask, kind + N_TARGETS, targets & ~bottoms)
    put_cards(mask, kind, some)
    mask[DECLINE >> 6] |= bit(DECLINE & 63)


@rule
def use_end_bonus(s: State, move: int) -> None:
    """Use the bonus card to decide on."""
    seat = s.actor
    bonus = end_bonus(s)
    if bonus == FLIP:
        flip(s, move - TURN)
    elif bonus == JOKER:  # TT-16
        s.use[JOKER] = move - JOKER_AS
        if s.use[JOKER] == AS_TRICK:
            s.tricks[seat] += 1
        else:
            s.made[seat] += 1
    elif suit_sides(s):  # TT-18
        s.use[bonus] = move - AS_SUIT
        s.made[seat] += 1
    elif bonus == ADJUST:  # TT-20: no false trick itself
        s.use[ADJUST] = move - RAISE
    else:  # TT-19
        s.use[bonus] = move - AS_VALUE + 1
        s.made[seat] += 1


# Score of a round ----------------------------------------------------------------------------


@rule
def false_count(s: State, seat: int) -> int:
    """How many false tricks a seat has, including those made by bonus cards."""
    return size(s.false_tricks[seat]) + s.made[seat]


@rule
def pair_stars(tricks: int, false_tricks: int) -> int:
    """TT-22: 3 stars for each pair of a trick and a false trick, or 5 if there are as many."""
    if tricks == false_tricks:
        return 5 * tricks
    return 3 * tricks if tricks < false_tricks else 3 * false_tricks


@rule
def round_stars(tricks: int, false_tricks: int, by_card: int, harvest: int) -> int:
    """TT-17, TT-22, TT-23: the stars for tricks, pairs, the scoring card and harvest."""
    return tricks + pair_stars(tricks, false_tricks) + by_card + harvest * tricks


@rule
def suit_count(s: State, seat: int, suit: int) -> int:
    """A seat's false tricks of a suit; suit sides count, joker and value sides have no suit."""
    count = size(s.false_tricks[seat] & span(suit * VALUES, VALUES))
    if suit_sides(s):
        for bonus in range(SIDES, BONUSES):
            if s.holder[bonus] == seat and s.use[bonus] == suit:
                count += 1
    return count


#: Six values of a suit as a set, each one's bit moved to its four-bit counter.
FOURS = table((sum((six >> at & 1) << 4 * at for at in range(6)) for six in range(64)), np.uint64)
SIX, _6, _12, _24 = np.uint64(63), np.uint64(6), np.uint64(VALUES), np.uint64(24)


@rule
def value_counts(s: State, seat: int) -> np.uint64:
    """A seat's false tricks of each value, four bits each; joker and suit sides have no value."""
    counts = NONE
    cards = s.false_tricks[seat]
    for _ in range(ALL_SUITS):
        counts += FOURS[index(cards & SIX)] + (FOURS[index((cards >> _6) & SIX)] << _24)
        cards >>= _12
    if suit_sides(s):
        return counts
    for side in range(SIDES, SIDES + MADE):
        if s.holder[side] == seat and s.use[side] > NOT_USED:
            counts += bit(4 * (s.use[side] - 1))
    if s.holder[ADJUST] == seat and s.use[ADJUST] != NOT_USED:
        target = s.use[ADJUST] % N_TARGETS
        value = target % VALUES if target < CARDS else s.use[SIDES + target - CARDS] - 1
        counts -= bit(4 * value)
        counts += bit(4 * (value + 1)) if s.use[ADJUST] < N_TARGETS else bit(4 * (value - 1))
    return counts


@rule
def place_with(s: State, seat: int, mine: int) -> int:
    """TT-24, TT-25: a seat's place with that many false tricks; 0 without any."""
    if mine == 0:
        return 0
    place = 1
    for rival in range(s.players):
        theirs = false_count(s, rival)
        ahead = theirs < mine if s.scoring[s.round] == FEWEST else theirs > mine
        if rival != seat and theirs > 0 and ahead:
            place += 1
    return place


@rule
def counted(s: State, seat: int) -> int:
    """TT-23: what the scoring card counts among false tricks; TT-24, TT-25: or the place."""
    kind = s.scoring[s.round]
    if kind == SEQUENCE:  # each value once; 12 and 1 aren't adjacent
        counts = value_counts(s, seat)
        longest = 0
        run = 0
        for value in range(VALUES):
            run = run + 1 if (counts >> np.uint64(4 * value)) & np.uint64(15) != NONE else 0
            longest = run if run > longest else longest
        return longest
    if EVEN <= kind <= ODD:
        counts = value_counts(s, seat)
        many = 0
        for value in range(2 if kind == EVEN else 1, VALUES + 1, 2):
            many += index((counts >> np.uint64(4 * (value - 1))) & np.uint64(15))
        return many
    if TWO_A <= kind <= TWO_B:
        one = suit_count(s, seat, s.two_suits[kind - TWO_A, 0] + 0)
        other = suit_count(s, seat, s.two_suits[kind - TWO_A, 1] + 0)
        return one if one > other else other
    if ONE_SUIT <= kind <= MANY_SUITS:
        most = 0
        suits = 0
        for suit in range(ALL_SUITS):
            many = suit_count(s, seat, suit)
            most = many if many > most else most
            suits += 1 if many > 0 else 0
        return most if kind == ONE_SUIT else suits
    return place_with(s, seat, false_count(s, seat))


@rule
def card_stars(s: State, count: int) -> int:
    """TT-24 to TT-26: the stars for a count."""
    kind = s.scoring[s.round]
    if FEWEST <= kind <= MOST:
        return s.places[count - 1] + 0 if count > 0 else 0
    return s.stars[STARS_OF[kind], count if count < FIGURES else FIGURES - 1] + 0


@rule
def score_round(s: State) -> None:
    """TT-17, TT-22 to TT-26: stars for tricks, pairs, the scoring card and harvest."""
    for seat in range(s.players):
        tricks = s.tricks[seat] + 0
        false_tricks = false_count(s, seat)
        count = counted(s, seat)
        stars = card_stars(s, count)
        harvest = 1 if s.holder[HARVEST] == seat else 0
        s.sheet[s.round, seat, TRICKS] = tricks
        s.sheet[s.round, seat, FALSE_TRICKS] = false_tricks
        s.sheet[s.round, seat, COUNTED] = count
        s.sheet[s.round, seat, CARD_STARS] = stars
        s.sheet[s.round, seat, HARVESTED] = harvest
        s.total[seat] += round_stars(tricks, false_tricks, stars, harvest)
    s.done += 1
    if s.done < s.players:  # TT-27: as many rounds as players
        s.phase = Phase.DEAL
        s.actor = CHANCE
    else:
        s.actor = OVER


# Moves ----------------------------------------------------------------------------


@rule
def legal(s: State, mask: U64Array) -> None:
    """The moves of the seat to move: of one kind, and for bonus cards also "no thanks"."""
    seat = s.actor
    if s.phase == Phase.END:
        legal_end_bonus(s, mask)
        return
    if s.phase == Phase.PLAY:  # TT-7: follow suit if you can
        kind = PLAY_CARD
        some = s.hand[seat]
        if s.laid > 0:
            following = some & span(led_suit(s) * VALUES, VALUES)
            if following != NONE:
                some = following
    elif s.phase == Phase.TAKE:  # TT-6
        kind = TOP
        some = BOTH
    elif s.phase == Phase.PICK:  # TT-5
        kind = PUT_ASIDE
        some = s.hand[seat]
    elif s.phase == Phase.BONUS_CARD:  # TT-9: one that is on offer, or none
        kind = TAKE_BONUS
        some = bit(DECLINE - TAKE_BONUS)
        for bonus in range(BONUSES):
            if s.holder[bonus] == NOBODY:
                some |= bit(bonus)
    else:  # TT-14
        mask[DECLINE >> 6] |= bit(DECLINE & 63)
        kind = TAKE_BACK
        some = s.false_tricks[seat]
    put_cards(mask, kind, some)


@rule
def apply(s: State, move: int) -> None:
    """Make a move, and determine the next decision."""
    if s.phase == Phase.PLAY:
        lay(s, move - PLAY_CARD)
        if s.laid < s.players:
            return
        resolve_trick(s)
        after_trick(s)
    elif s.phase == Phase.TAKE:
        if move == TOP:
            take_top(s)
        s.asked += 1
    elif s.phase == Phase.PICK:
        put_aside(s, move - PUT_ASIDE)
    elif s.phase == Phase.END:
        if move != DECLINE:
            use_end_bonus(s, move)
        s.asked += 1
    else:
        take_bonus(s, move)
        if s.phase == Phase.BONUS_CARD:
            after_trick(s)
    if s.phase == Phase.TAKE:
        ask_reserve(s)
    elif s.phase == Phase.END:
        ask_end_bonus(s)
        if s.asked == s.players * END_CARDS:
            score_round(s)


# End -----------------------------------------------------------------------------------------


@rule
def scores(s: State, out: Any) -> None:
    """Stars of the finished rounds; at the end the result (TT-27)."""
    for seat in range(s.players):
        out[seat] = s.total[seat]


@rule
def winners(s: State) -> np.uint64:
    """TT-27: most stars; a tie is shared."""
    best = -1
    won = NONE
    for seat in range(s.players):
        if s.total[seat] > best:
            best = s.total[seat]
            won = NONE
        if s.total[seat] == best:
            won |= bit(seat)
    return won
