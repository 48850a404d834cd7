"""Trick Party: the rules, in the order of the booklet.

Rests on `core` (records, sets, chance) and on `cards`. Clauses TP-4 to TP-16. Our words: what the
booklet calls a hand is a trick here, and what it calls a game is a hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below, shuffle
from trickery.core.sets import NONE, bit, size, span
from trickery.core.state import CHANCE, OVER, Cells, Fields, Words, i8, i16, u8, u64
from trickery.games.trick_party.cards import (
    CARDS,
    DRACS,
    LOTS,
    MOST_TRICKS,
    NUMBERS,
    SCORE_CARDS,
    SCORES,
    SEATS,
)

DEALT, SCORE_ORDER, START = LOTS["cards"], LOTS["scores"], LOTS["start"]
SCORE_VALUES = table(SCORE_CARDS)
TRUMPS = span(DRACS * NUMBERS, NUMBERS)


class State(Fields):
    """A hand of Trick Party, and the campaign around it."""

    hand: Words = u64(SEATS)
    revolution: np.uint64 = u64()  # edition: the cards that carry it
    points: Cells = i16(SEATS)  # won in this hand
    total: Cells = i16(SEATS)  # over the finished hands
    campaign: int = i8()  # option
    hand_number: int = i8()
    start: int = i8()  # who led the first trick of this hand
    trick: int = i8()  # tricks finished in this hand
    laid: int = i8()  # cards on the table in this trick
    leader: int = i8()
    dead: int = i8()  # who took DEATH in the last finished hand, else -1
    plays: Cells = i8(CARDS)  # every card played in this hand, in order
    leaders: Cells = i8(MOST_TRICKS + 1)  # the leader of each trick, who won the one before
    deck: Cells = i8(SCORES)  # score cards from the top; the last ones are put away
    hand_scores: Cells = i8(SEATS, SEATS)  # by finished hand and seat
    void: Cells = u8(SEATS)  # suits a seat has shown it lacks: common knowledge, for imagine


# Setup ---------------------------------------------------------------------------------------


@rule
def tricks_in_hand(s: State) -> int:
    """TP-4, TP-5: as many tricks as cards a seat is dealt; the last is for DEATH."""
    return CARDS // s.players


@rule
def draw(s: State, lots: Cells) -> None:
    """Shuffle the play cards and the score cards (TP-4, TP-5); draw a start player (TP-6)."""
    for card in range(CARDS):
        lots[DEALT + card] = card
    shuffle(s.rng, lots, DEALT, CARDS)
    for score in range(SCORES):
        lots[SCORE_ORDER + score] = SCORE_VALUES[score]
    shuffle(s.rng, lots, SCORE_ORDER, SCORES)
    lots[START] = below(s.rng, s.players) if s.hand_number == 0 else s.start


@rule
def settle(s: State, lots: Cells) -> None:
    """Deal the shuffled hand."""
    each = tricks_in_hand(s)
    for seat in range(s.players):  # TP-5: all cards are dealt
        hand = NONE
        for place in range(seat * each, (seat + 1) * each):
            hand |= bit(lots[DEALT + place])
        s.hand[seat] = hand
        s.points[seat] = 0
        s.void[seat] = 0
    for place in range(SCORES):  # TP-4: the first tricks_in_hand - 1 lie above DEATH
        s.deck[place] = lots[SCORE_ORDER + place]
    s.start = lots[START]
    s.trick = 0
    s.laid = 0
    if s.hand_number == 0:
        s.dead = -1
    s.leader = s.start
    s.leaders[0] = s.start
    s.actor = s.start


# A trick -------------------------------------------------------------------------------------


@rule
def led_suit(s: State) -> int:
    """The suit of the trick's first card."""
    return s.plays[s.trick * s.players] // NUMBERS


@rule
def legal(s: State, mask: Words) -> None:
    """TP-8: the lead plays anything; the others follow suit if they can."""
    hand = s.hand[s.actor]
    if s.laid > 0:
        following = hand & span(led_suit(s) * NUMBERS, NUMBERS)
        if following != NONE:
            hand = following
    mask[0] = hand


@rule
def apply(s: State, move: int) -> None:
    """Play a card; the last one of a trick decides it."""
    card = move
    seat = s.actor
    s.hand[seat] &= ~bit(card)
    s.plays[s.trick * s.players + s.laid] = card
    s.laid += 1
    suit = led_suit(s)
    if card // NUMBERS != suit:
        s.void[seat] |= 1 << suit
    if s.laid < s.players:
        s.actor = seat + 1 if seat + 1 < s.players else 0
    else:
        finish_trick(s)


@rule
def cards_of(s: State, trick: int, laid: int) -> np.uint64:
    """The first cards of a trick, as a set."""
    first = trick * s.players
    cards = NONE
    for place in range(first, first + laid):
        cards |= bit(s.plays[place])
    return cards


@rule
def revolutions(s: State, cards: np.uint64) -> int:
    """TP-2: how many of some cards carry REVOLUTION."""
    return size(cards & s.revolution)


@rule
def turns_over(revolutions: int) -> bool:
    """TP-9: whether this many reverse the order, so that low beats high."""
    return revolutions & 1 != 0


@rule
def trick_winner(s: State) -> int:
    """TP-9, TP-10: the seat with the strongest card of the strongest suit, in the current order.

    In an unfinished trick: the seat that would win it if it ended now.
    """
    first = s.trick * s.players
    cards = cards_of(s, s.trick, s.laid)
    low_wins = turns_over(revolutions(s, cards))
    suit = led_suit(s) if cards & TRUMPS == NONE else DRACS
    best = -1
    winner = 0
    for place in range(s.laid):
        card = s.plays[first + place]
        if card // NUMBERS == suit:
            strength = CARDS - card if low_wins else card
            if strength > best:
                best = strength
                winner = place
    seat = s.leader + winner
    return seat if seat < s.players else seat - s.players


@rule
def finish_trick(s: State) -> None:
    """TP-11: the winner takes the score card and leads; the last trick is for DEATH."""
    winner = trick_winner(s)
    if s.trick + 1 < tricks_in_hand(s):
        s.points[winner] += s.deck[s.trick]
        s.actor = winner
    s.trick += 1
    s.laid = 0
    s.leader = winner
    s.leaders[s.trick] = winner
    if s.trick == tricks_in_hand(s):
        finish_hand(s, winner)


# End -----------------------------------------------------------------------------------------


@rule
def finish_hand(s: State, dead: int) -> None:
    """TP-12, TP-15: DEATH sets its taker's points for the hand to 0; a campaign adds the hands
    up."""
    s.dead = dead
    s.points[dead] = 0
    for seat in range(s.players):
        s.hand_scores[s.hand_number, seat] = s.points[seat]
    if s.campaign != 0:
        for seat in range(s.players):
            s.total[seat] += s.points[seat]
            s.points[seat] = 0
        s.hand_number += 1
        if s.hand_number < s.players:
            s.start = s.start + 1 if s.start + 1 < s.players else 0  # TP-16
            s.actor = CHANCE
            return
    s.actor = OVER


@rule
def scores(s: State, out: Any) -> None:
    """Points so far; at the end the result (TP-12, TP-15)."""
    for seat in range(s.players):
        out[seat] = s.total[seat] + s.points[seat]


@rule
def winners(s: State) -> np.uint64:
    """TP-13, TP-14: the highest sum among the living; in a campaign the highest total."""
    best = -1000
    won = NONE
    for seat in range(s.players):
        score = s.total[seat] + s.points[seat]
        if s.campaign == 0 and seat == s.dead:
            continue
        if score > best:
            best = score
            won = NONE
        if score == best:
            won |= bit(seat)
    return won
