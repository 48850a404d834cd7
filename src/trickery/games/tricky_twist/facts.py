"""Tricky Twist: facts that the coach gives as reasons, for one imagined world.

Rests on `rules` and `knows`. Who lacks a suit or holds its best card, and what the seat's own
reserve gives next; who takes the trick and collects a 7, whether it's a false trick for the seat
and the round's last; and how bonus cards, tricks, false tricks, the scoring card and the stars
stand at the end of the round.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.rows import as_row
from trickery.core.say import Say, speaker
from trickery.core.sets import members
from trickery.games.tricky_twist.cards import (
    BOLT,
    BONUSES,
    RESERVE,
    SUITS,
    VALUES,
    name,
    suit_of,
    value_of,
)
from trickery.games.tricky_twist.knows import face
from trickery.games.tricky_twist.rules import NOBODY, Phase, State, pair_stars, suit_sides

ELSEWHERE = "reserve"  # where a card can be, other than in a hand
# Stars worth mentioning. Half of the seats get 5 from the scoring card and 14 in the round.
BY_CARD, IN_ALL = (6, 12), (10, 20, 30)
_SUIT = (1 << VALUES) - 1  # the cards of the first suit, as a set

#: What speaks for a move, often or seldom, and the theme of a puzzle that it decides.
THEMES = {
    "fact-you-take.more": "win",
    "fact-you-take.less": "duck",
    "fact-you-false": "duck",
    "fact-you-collect.more": "win",
    "fact-bonuses.more": "win",
    "fact-collects.less": "defend",
    "fact-takes-bonus.less": "defend",
    "fact-balance": "count",
    "fact-scoring-card.more": "count",
    "fact-good-round.more": "win",
    "fact-stars": "win",
    "fact-ends": "count",
    "fact-lacks": "count",
    "fact-holds": "count",
    "fact-reserve": "count",
}

#: What explains a move even where it always, or never, comes of it: what tells most first.
CERTAIN = (
    "fact-you-collect",
    "fact-you-take",
    "fact-collects",
    "fact-ends",
)

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int | str]]:
    """The cards in other hands and in other reserves (TT-28)."""
    for other in range(s.players):
        if other != seat:
            for card in members(s.hand[other]):
                yield name(card), other
            for card in members(s.reserve[other]):
                yield name(card), ELSEWHERE


def held(s: State, seat: int) -> Iterator[Say]:
    """Who lacks a suit (TT-7), holds its best card (TT-8) or its 7 (TT-9); what comes next (TT-6).

    While players pick reserves nothing is known yet, and at the end it no longer matters.
    """
    if s.phase in (Phase.PICK, Phase.END):
        return
    hands = s.hand.tolist()
    reserves = s.reserve.tolist()
    if s.phase == Phase.TAKE and reserves[seat]:
        top = s.order[seat * RESERVE + reserves[seat].bit_count() - 1]
        yield say("fact-reserve", suit=SUITS[suit_of(top)])
    laid = s.plays.tolist()[s.trick * s.players :][: s.laid]
    suits = _suits(hands[seat])
    still = [other for other in range(s.players) if other != seat]
    if laid and suit_of(laid[0]) in suits:  # only players after me can take it
        suits = [suit_of(laid[0])]
        still = [other for other in still if (other - s.leader) % s.players > s.laid]
    about = 0
    for other in range(s.players):
        if other != seat:
            about |= hands[other] | reserves[other]
    for suit in suits:
        left = about >> suit * VALUES & _SUIT
        if not left:
            continue
        best, seven = left.bit_length(), left >> BOLT - 1 & 1
        for other in still:
            cards = hands[other] >> suit * VALUES & _SUIT
            if not cards:
                yield say("fact-lacks", seat=other, suit=SUITS[suit])
            elif cards.bit_length() == best:
                yield say("fact-holds", seat=other, card=name(suit * VALUES + best - 1))
            if seven and best != BOLT and cards >> BOLT - 1 & 1:
                yield say("fact-holds", seat=other, card=name(suit * VALUES + BOLT - 1))


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:  # noqa: ARG001
    """What the trick, the bonus cards and the round bring (TT-8 to TT-10, TT-22 to TT-26)."""
    if end.round != before.round or end.done == before.done:
        return
    if before.phase in (Phase.TAKE, Phase.PLAY):
        yield from _trick(before, end, seat)
    if before.phase == Phase.BONUS_CARD:
        for bonus in range(BONUSES):  # others with a 7 of this trick choose after me
            taker = end.holder[bonus]
            after_me = before.holder[bonus] == NOBODY and end.taken_at[bonus] == before.trick
            if after_me and taker not in (NOBODY, seat):
                yield say("fact-takes-bonus", seat=taker, bonus=_shown(before, bonus))
    tricks, shown, _, by_card, harvest = end.sheet.tolist()[before.round][seat]
    stars = tricks + int(pair_stars(tricks, shown)) + by_card + harvest * tricks
    if before.phase == Phase.END:  # by now the stars are certain
        yield say("fact-stars", stars=stars)
        return
    for bonuses in range(_bonuses(end, seat) - _bonuses(before, seat)):
        yield say("fact-bonuses", cards=bonuses + 1)
    balance = "level" if tricks == shown else "above" if tricks > shown else "below"
    yield say("fact-balance", balance=balance)
    for many in BY_CARD:
        if by_card >= many:
            yield say("fact-scoring-card", stars=many)
    for many in IN_ALL:
        if stars >= many:
            yield say("fact-good-round", stars=many)


def _trick(before: State, end: State, seat: int) -> Iterator[Say]:
    """The current trick: who won it, whether the seat got a false trick, who collected a 7."""
    players, number = before.players, before.trick
    leader, winner = end.leaders[number], end.leaders[number + 1]
    cards = end.plays.tolist()[number * players :][:players]
    if winner == seat:
        yield say("fact-you-take")
    if suit_of(cards[(seat - leader) % players]) != suit_of(cards[0]):
        yield say("fact-you-false")
    for place, card in enumerate(cards):
        if value_of(card) == BOLT:
            own = suit_of(card) != suit_of(cards[0])
            collector = (leader + place) % players if own else winner
            if collector == seat:
                yield say("fact-you-collect")
            else:
                yield say("fact-collects", seat=collector)
    if end.trick == number + 1:
        yield say("fact-ends")


def _bonuses(s: State, seat: int) -> int:
    """How many bonus cards a seat has taken in this round (TT-9)."""
    return sum(s.holder[bonus] == seat for bonus in range(BONUSES))


def _suits(hand: int) -> list[int]:
    return [suit for suit in range(len(SUITS)) if hand >> suit * VALUES & _SUIT]


def _shown(s: State, bonus: int) -> str:
    """A bonus card by its face-up side (TT-3)."""
    return face(s, bonus, suit_sides(as_row(s)))
