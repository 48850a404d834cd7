"""Tricky Twist: what a coach may give as a reason, world by world.

Rests on `rules` and `knows`. Who lacks a suit or holds its best card, and what the seat's own
reserve gives next; who takes the trick and collects a 7, whether the round ends with it, and how
tricks, false tricks and the scoring card stand at the end of the round.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.contract import as_row
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
from trickery.games.tricky_twist.rules import (
    BONUS_CARD,
    CARD_STARS,
    END,
    FALSE_TRICKS,
    HARVESTED,
    NOBODY,
    PICK,
    PLAY,
    TAKE,
    TRICKS,
    State,
    pair_stars,
    suit_sides,
)

ELSEWHERE = "reserve"  # where a card may be besides in a hand
MILESTONES = (6, 12)  # stars that the scoring card may bring: fair, and good (TT-26)
_SUIT = (1 << VALUES) - 1  # the cards of the first suit, as a set

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

    While reserves are picked everything is still possible, and at the end nothing matters any more.
    """
    if s.phase in (PICK, END):
        return
    hands = s.hand.tolist()
    reserves = s.reserve.tolist()
    if s.phase == TAKE and reserves[seat]:
        top = s.order[seat * RESERVE + reserves[seat].bit_count() - 1]
        yield say("fact-reserve", suit=SUITS[suit_of(top)])
    laid = s.plays.tolist()[s.trick * s.players :][: s.laid]
    suits = _suits(hands[seat])
    still = [other for other in range(s.players) if other != seat]
    if laid and suit_of(laid[0]) in suits:  # only who is yet to play can take it from me
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
    """What the trick, the bonus cards and the round bring (TT-8 to TT-10, TT-22, TT-23)."""
    if end.round != before.round or end.done == before.done:
        return
    if before.phase in (TAKE, PLAY):
        yield from _trick(before, end, seat)
    if before.phase == BONUS_CARD:
        for bonus in range(BONUSES):
            taker = end.holder[bonus]
            if before.holder[bonus] == NOBODY and taker not in (NOBODY, seat):
                yield say("fact-takes-bonus", seat=taker, bonus=_titled(before, bonus))
    result = end.sheet.tolist()[before.round][seat]
    tricks, shown, stars = result[TRICKS], result[FALSE_TRICKS], result[CARD_STARS]
    if before.phase == END:  # by now it can be told to the star
        all_stars = tricks + pair_stars(tricks, shown) + stars + result[HARVESTED] * tricks
        yield say("fact-stars", stars=int(all_stars))
        return
    if tricks == shown:
        yield say("fact-level")
    else:
        yield say("fact-more-tricks" if tricks > shown else "fact-more-false-tricks")
    for milestone in MILESTONES:
        if stars >= milestone:
            yield say("fact-scoring-card", stars=milestone)


def _trick(before: State, end: State, seat: int) -> Iterator[Say]:
    """What came of the trick that is being played: who has it, and who has collected a 7."""
    players, number = before.players, before.trick
    leader, winner = end.leaders[number], end.leaders[number + 1]
    cards = end.plays.tolist()[number * players :][:players]
    if winner == seat:
        yield say("fact-you-take")
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


def _suits(hand: int) -> list[int]:
    return [suit for suit in range(len(SUITS)) if hand >> suit * VALUES & _SUIT]


def _titled(s: State, bonus: int) -> str:
    """A bonus card by what it shows this round (TT-3)."""
    return face(s, bonus, suit_sides(as_row(s)))
