"""Trick Party: a good player's rule of thumb.

Rests on `rules` and `core.sets`. Weighs the score card by a card's chance to win it (TP-7 to
TP-10), and plans for the end: a Drac in the last trick takes DEATH (TP-12, TP-15).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule
from trickery.core.sets import NONE, bit, lowest, rest, size, span
from trickery.core.state import U64Array
from trickery.games.trick_party.cards import CARDS, DRACS, NUMBERS
from trickery.games.trick_party.rules import State, led_suit, tricks_in_hand

#: Messages, by their ids.
REASONS = (
    "reason-sure",
    "reason-hope",
    "reason-dear",
    "reason-spare",
    "reason-duck",
    "reason-free",
    "reason-safest",
    "reason-now",
    "reason-caught",
    "reason-in-time",
    "reason-forgiven",
)
SURE, HOPE, DEAR, SPARE, DUCK, FREE, SAFEST, NOW, CAUGHT, IN_TIME, FORGIVEN = range(11)

# Probabilities and values in points are in millionths.
ONE = 1_000_000
DEATH = 7 * ONE  # the value of avoiding DEATH
DRAC = 400_000  # a Drac in hand: void in the suit led, I can win at will
VOID = 500_000  # the value of a void, shared by the cards that I hold of the suit
EDGE = 18_000  # the value of losing a card, per step from the middle of its suit
TRUMPS = np.uint64(span(DRACS * NUMBERS, NUMBERS))

#: Search parameters (`bots/search.py`): here it's more reliable than the network.
SEARCH = {"temperature": 0.01}


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:  # noqa: ARG001  # nothing to mix
    """A good player's rule of thumb for the seat to move; `why[0]` receives its reason's number.

    It's never called in the last trick, when only one card is left.
    """
    me = s.actor
    table = NONE
    for at in range(s.trick * s.players, s.trick * s.players + s.laid):
        table |= bit(s.plays[at])
    unseen = span(0, CARDS) & ~s.hand[me]
    for at in range(s.trick * s.players + s.laid):
        unseen &= ~bit(s.plays[at])
    turn = chance_of_a_turn(s, unseen)
    prize = s.deck[s.trick]

    # The best plain card and the best Drac, for this trick and for the rest of the hand.
    plain, drac = -1, -1
    plain_worth, drac_worth = -100 * ONE, -100 * ONE
    plain_wins, drac_wins = 0, 0
    least, most = ONE, 0
    cards = legal[0]
    while cards != NONE:
        card = lowest(cards)
        cards = rest(cards)
        wins = chance_to_win(s, card, table, unseen, turn)
        least = min(least, wins)
        most = max(most, wins)
        worth = prize * wins - worth_in_hand(s, card)
        if card // NUMBERS == DRACS:
            if worth > drac_worth:
                drac, drac_worth, drac_wins = card, worth, wins
        elif worth > plain_worth:
            plain, plain_worth, plain_wins = card, worth, wins

    # A Drac left for the last trick brings DEATH: the nearer it is, the more that counts. In a
    # campaign DEATH only sets my points to 0, whether they were positive or negative.
    stake = DEATH if s.campaign == 0 else s.points[me] * ONE
    end = stake // (tricks_in_hand(s) - 1 - s.trick)
    if drac >= 0 and (plain < 0 or drac_worth + end > plain_worth):
        in_time = plain >= 0 and drac_worth <= plain_worth
        why[0] = IN_TIME if in_time else reason(prize, drac_wins, least, most, False)
        return drac
    lone = size(s.hand[me] & span(plain // NUMBERS * NUMBERS, NUMBERS)) == 1
    forgiven = drac >= 0 and drac_worth > plain_worth
    why[0] = FORGIVEN if forgiven else reason(prize, plain_wins, least, most, lone)
    return plain


@rule
def reason(prize: int, wins: int, least: int, most: int, lone: bool) -> int:
    """The reason for a card with this chance to win, given the least and the most of all cards."""
    if prize > 0:
        if wins == ONE:
            return SURE
        if most == 0:
            return SPARE
        return HOPE if wins == most else DEAR
    if least == ONE:
        return CAUGHT
    if wins == 0:
        return FREE if lone else DUCK
    return SAFEST if wins == least else NOW


@rule
def worth_in_hand(s: State, card: int) -> int:
    """The value of keeping a card, apart from DEATH."""
    suit = card // NUMBERS
    if suit == DRACS:
        return DRAC
    # The last card of a suit is a liability, and so are high and low ones: the order may change.
    held = size(s.hand[s.actor] & span(suit * NUMBERS, NUMBERS))
    from_the_middle = abs(2 * (card % NUMBERS) - (NUMBERS - 1)) // 2
    return -(VOID // held) - EDGE * from_the_middle


@rule
def chance_of_a_turn(s: State, unseen: np.uint64) -> int:
    """The probability that the seats after me reverse the order: an odd number of revolutions
    (TP-9)."""
    cards = size(unseen)
    surplus = ONE  # probability of an even number minus that of an odd one
    for _ in range(s.players - 1 - s.laid):
        surplus = surplus * (cards - 2 * size(unseen & s.revolution)) // cards
    return (ONE - surplus) // 2


@rule
def chance_to_win(s: State, card: int, table: np.uint64, unseen: np.uint64, turn: int) -> int:
    """A card's probability of winning the trick if later seats play at random (TP-9, TP-10)."""
    suit = card // NUMBERS
    led = led_suit(s) if s.laid > 0 else suit
    if suit != DRACS and (suit != led or table & TRUMPS != NONE):
        return 0
    turned = size((table | bit(card)) & s.revolution) & 1
    first = suit * NUMBERS
    chance = 0
    for low_wins in range(2):
        stronger = span(card + 1, first + NUMBERS - 1 - card)
        if low_wins == 1:
            stronger = span(first, card - first)
        if table & stronger == NONE:
            wins = ONE - turn if turned == low_wins else turn
            beaten = chance_to_be_beaten(s, suit, led, stronger, unseen)
            for _ in range(s.players - 1 - s.laid):
                wins = wins * (ONE - beaten) // ONE
            chance += wins
    return chance


@rule
def chance_to_be_beaten(
    s: State, suit: int, led: int, stronger: np.uint64, unseen: np.uint64
) -> int:
    """The probability that one later seat beats my card of a suit, given the stronger cards."""
    others = s.players - 1
    follow = size(unseen & span(led * NUMBERS, NUMBERS))
    free = size(unseen) - follow
    # The fewer unseen cards the suit led has, the likelier a seat is void in it.
    lacks = ONE * 2 * others * others // (2 * others * (others + follow) + follow * follow)
    beaten = 0
    if suit == led and follow > 0:
        beaten += (ONE - lacks) * size(unseen & stronger) // follow
    if led != DRACS and free > 0:
        trumps = unseen & TRUMPS if suit != DRACS else unseen & stronger
        beaten += lacks * size(trumps) // free
    return beaten
