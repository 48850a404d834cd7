"""Trick Party: what each seat may know.

Rests on `rules`. Hidden from a seat: the other hands, the order of the score deck, and which score
cards were put away; everything else is open (ALL-3).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.hidden import fill, place, placed
from trickery.core.observing import clear, seats_away, write_set
from trickery.core.rng import reseed, shuffle
from trickery.core.rows import as_row
from trickery.core.sets import NONE, bit, has, index, members, size, span
from trickery.core.state import OVER, Cells, U64Array, once
from trickery.games.trick_party.cards import (
    BEST,
    CARDS,
    DRACS,
    LAYOUT,
    NUMBERS,
    SCORE_CARDS,
    SCORES,
    SUITS,
    WORST,
    name,
    suit_of,
)
from trickery.games.trick_party.rules import (
    SCORE_VALUES,
    State,
    cards_of,
    led_suit,
    revolutions,
    trick_winner,
    tricks_in_hand,
    turns_over,
)
from trickery.games.trick_party.views import Finished, Laid, View

VALUES = BEST - WORST + 1


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    return {**_open(s), "hand": None if seat is None else _cards(s.hand[seat])}


@once
def _open(s: State) -> View:
    """What lies open to everybody: a spectator's view."""
    tricks = CARDS // s.players
    plays = s.plays.tolist()

    def trick(number: int, laid: int) -> list[Laid]:
        lead = s.leaders[number]
        first = number * s.players
        return [
            {"seat": (lead + i) % s.players, "card": name(plays[first + i])} for i in range(laid)
        ]

    def finished(number: int) -> Finished:
        return {
            "cards": trick(number, s.players),
            "winner": s.leaders[number + 1],
            "for": "DEATH" if number == tricks - 1 else s.deck[number],
        }

    # The previous hand's last trick is stored in the place of this hand's last one.
    last = s.trick - 1 if s.trick > 0 else tricks - 1
    playing = s.actor >= 0
    hands_done = s.hand_number + (s.actor == OVER and not s.campaign)
    ended = s.trick > 0 or hands_done > 0
    laid = s.laid if playing else 0
    turns = _revolutions(s, s.trick, laid)
    return {
        "hand": None,
        "hand_sizes": [size(s.hand[p]) for p in range(s.players)],
        "on_offer": (
            None if not playing else "DEATH" if s.trick == tricks - 1 else s.deck[s.trick]
        ),
        "score_cards_left": max(0, tricks - 2 - s.trick),
        "put_away": SCORES - tricks + 1,
        "unseen_scores": _unseen_scores(s),
        "leader": s.leader,
        "led": SUITS[suit_of(plays[s.trick * s.players])] if laid else None,
        "trump": SUITS[DRACS],
        "trick": trick(s.trick, laid),
        "ahead": int(trick_winner(as_row(s))) if laid else None,
        "revolutions": turns,
        "reversed": bool(turns_over(turns)),
        "revolution_cards": _cards(s.revolution),
        "tricks": [finished(number) for number in range(s.trick)],
        "last_trick": finished(last) if ended else None,
        "last_reversed": ended and bool(turns_over(_revolutions(s, last, s.players))),
        "tricks_in_hand": tricks,
        "points": s.points.tolist()[: s.players],
        "last_dead": s.dead if hands_done else None,
        "start": s.start,
        "hand_number": s.hand_number,
        "hands": s.players if s.campaign else 1,
        "hand_scores": [row[: s.players] for row in s.hand_scores.tolist()[:hands_done]],
    }


def _revolutions(s: State, trick: int, laid: int) -> int:
    """How many of the first cards of a trick carry REVOLUTION."""
    return int(revolutions(as_row(s), cards_of(as_row(s), trick, laid)))


def _unseen_scores(s: State) -> list[int]:
    """The score cards that have not been turned up: in the deck, or put away (TP-4)."""
    unseen = list(SCORE_CARDS)
    for value in s.deck.tolist()[: turned_up(as_row(s))]:
        if value in unseen:  # a position set up by a test may have any deck
            unseen.remove(value)
    return unseen


def _cards(cards: np.uint64) -> list[str]:
    return [name(card) for card in members(cards)]


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, TRICK, GONE)
    clear(out, VOID, LAYOUT_TOTAL)
    write_set(out, HAND, s.hand[seat], CARDS)
    write_set(out, REVOLUTION, s.revolution, CARDS)
    gone = span(0, CARDS)  # TP-5: every card is dealt, so gone is what nobody holds
    upside_down = 0
    away = seats_away(seat, s.leader, s.players)
    for at in range(s.trick * s.players, s.trick * s.players + s.laid):
        card = s.plays[at]
        out[TRICK + away * CARDS + card] = 1
        away = away + 1 if away + 1 < s.players else 0
        gone &= ~bit(card)
        upside_down ^= 1 if has(s.revolution, card) else 0
    out[UPSIDE_DOWN] = upside_down
    if s.actor >= 0:
        out[LEAD + seats_away(seat, s.leader, s.players)] = 1
        if s.laid > 0:
            out[LED + led_suit(s)] = 1
        if s.trick == tricks_in_hand(s) - 1:
            out[DEATH] = 1
        else:
            out[OFFER + s.deck[s.trick] - WORST] = 1
    for value in range(VALUES):
        out[UNSEEN_SCORES + value] = SCORE_COUNTS[value]
    for at in range(turned_up(s)):
        out[UNSEEN_SCORES + s.deck[at] - WORST] -= 1
    out[HAND_SIZE] = size(s.hand[seat])
    other = seat
    for away in range(s.players):
        gone &= ~s.hand[other]
        out[POINTS + away] = s.points[other]
        out[TOTAL + away] = min(127, max(-127, s.total[other]))
        for suit in range(len(SUITS)):
            out[VOID + away * len(SUITS) + suit] = (s.void[other] >> suit) & 1
        other = other + 1 if other + 1 < s.players else 0
    write_set(out, GONE, gone, CARDS)
    out[PLAYERS + s.players - 1] = 1
    out[HANDS_LEFT] = s.players - s.hand_number if s.campaign != 0 else 1


#: How many score cards there are of each value.
SCORE_COUNTS = table(list(SCORE_CARDS).count(value) for value in range(WORST, BEST + 1))
LAYOUT_TOTAL = LAYOUT.total
HAND, TRICK, GONE, REVOLUTION = (LAYOUT[n] for n in ("hand", "trick", "gone", "revolution"))
VOID, LEAD, LED, UPSIDE_DOWN = (LAYOUT[n] for n in ("void", "lead", "led", "upside_down"))
OFFER, DEATH, UNSEEN_SCORES = (LAYOUT[n] for n in ("offer", "death", "unseen_scores"))
HAND_SIZE, POINTS, TOTAL = (LAYOUT[n] for n in ("hand_size", "points", "total"))
PLAYERS, HANDS_LEFT = LAYOUT["players"], LAYOUT["hands_left"]


@rule
def turned_up(s: State) -> int:
    """How many score cards have been seen: one a trick, the current trick's too (TP-7)."""
    seen = s.trick + 1 if s.actor >= 0 else s.trick
    return min(seen, tricks_in_hand(s) - 1)


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:
    """Deal the other hands (respecting shown voids) and the unseen score cards again."""
    unseen = span(0, CARDS) & ~s.hand[seat]
    for at in range(s.trick * s.players + s.laid):
        unseen &= ~bit(s.plays[at])
    # Fill the seats with the most known voids first.
    places = 0
    for lacking in range(len(SUITS), -1, -1):
        for other in range(s.players):
            if other != seat and size(np.uint64(s.void[other])) == lacking:
                may_hold = unseen
                for suit in range(len(SUITS)):
                    if has(np.uint64(s.void[other]), suit):
                        may_hold &= ~span(suit * NUMBERS, NUMBERS)
                for _ in range(size(s.hand[other])):
                    place(scratch, places, may_hold, NONE)
                    places += 1
    fill(rng, scratch, places, unseen, NONE)
    places = 0
    for lacking in range(len(SUITS), -1, -1):
        for other in range(s.players):
            if other != seat and size(np.uint64(s.void[other])) == lacking:
                hand = NONE
                for _ in range(size(s.hand[other])):
                    hand |= bit(placed(scratch, places))
                    places += 1
                s.hand[other] = hand
    _imagine_score_cards(s, rng)
    reseed(s.rng, rng)


@rule
def _imagine_score_cards(s: State, rng: U64Array) -> None:
    """Shuffle the score cards that haven't been turned up, including those put away."""
    counts = np.uint64(0)  # how many of each value are left, four bits each
    for at in range(SCORES):
        counts += bit(4 * (SCORE_VALUES[at] - WORST))
    for at in range(turned_up(s)):
        counts -= bit(4 * (s.deck[at] - WORST))
    at = turned_up(s)
    for value in range(VALUES):
        for _ in range(index((counts >> np.uint64(4 * value)) & np.uint64(15))):
            s.deck[at] = value + WORST
            at += 1
    shuffle(rng, s.deck, turned_up(s), SCORES - turned_up(s))


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    return sorted(card for hand in s.hand for card in members(hand)) + sorted(s.deck.tolist())
