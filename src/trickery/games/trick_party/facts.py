"""Trick Party: facts that the coach gives as reasons, for one imagined world.

Rests on `rules`. Who lacks a suit, who holds a card that turns the order over or the highest Drac;
and of a move, who takes the score card on offer, whether the seat takes others later, who takes
DEATH, and what the hand brings.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.say import Say, speaker
from trickery.core.sets import NONE, members, span
from trickery.games.trick_party.cards import CARDS, NUMBERS, SUITS, name
from trickery.games.trick_party.rules import TRUMPS, State

#: What speaks for a move, often or seldom, and the theme of a puzzle that it decides.
THEMES = {
    "fact-you-take.more": "win",
    "fact-you-take-prank.less": "duck",
    "fact-you-die": "duck",
    "fact-takes": "defend",
    "fact-later-treat.more": "count",
    "fact-later-prank.less": "count",
    "fact-plus.more": "win",
    "fact-minus.less": "duck",
    "fact-lacks": "count",
    "fact-can-turn": "count",
    "fact-holds": "count",
}

#: What explains a move even where it always, or never, comes of it: what tells most first.
CERTAIN = (
    "fact-you-die",
    "fact-you-take",
    "fact-you-take-prank",
    "fact-takes",
)

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int]]:
    """The cards in other hands."""
    for other in range(s.players):
        if other != seat:
            for card in members(s.hand[other]):
                yield name(card), other


def held(s: State, seat: int) -> Iterator[Say]:
    """Who lacks a suit that's still in play, can reverse the order, or has the highest unseen Drac.

    TP-8, TP-9, TP-10. What a seat holds that has already played can't matter to this trick.
    """
    out = NONE
    for other in range(s.players):
        if other != seat:
            out |= s.hand[other]
    dracs = members(out & TRUMPS)
    played = {(s.leader + place) % s.players for place in range(s.laid)}
    for other in range(s.players):
        if other == seat or other in played or s.hand[other] == NONE:
            continue
        for suit, called in enumerate(SUITS):
            cards = span(suit * NUMBERS, NUMBERS)
            if out & cards != NONE and s.hand[other] & cards == NONE:
                yield say("fact-lacks", seat=other, suit=called)
        if s.hand[other] & s.revolution != NONE:
            yield say("fact-can-turn", seat=other)
        if dracs and dracs[-1] in members(s.hand[other]):
            yield say("fact-holds", seat=other, card=name(dracs[-1]))


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:
    """Score cards, now and later (TP-11), who takes DEATH, and the hand's result (TP-12).

    If the scores are unchanged at the end of the hand, another one may have been played by then.
    """
    another = end.hand_number > before.hand_number + 1
    taken = end if turn.hand_number != before.hand_number else turn
    if before.trick + 1 < CARDS // before.players and not (taken is end and another):
        winner, prize = taken.leaders[before.trick + 1], f"{before.deck[before.trick]:+d}"
        if winner == seat:
            take = "fact-you-take" if before.deck[before.trick] > 0 else "fact-you-take-prank"
            yield say(take, prize=prize)
        else:
            yield say("fact-takes", seat=winner, prize=prize)
    if not another:
        later = range(before.trick + 1, CARDS // before.players - 1)
        won = [before.deck[trick] for trick in later if end.leaders[trick + 1] == seat]
        if any(prize > 0 for prize in won):
            yield say("fact-later-treat")
        if any(prize < 0 for prize in won):
            yield say("fact-later-prank")
    points = end.hand_scores[before.hand_number, seat]
    if end.dead == seat and not another:
        yield say("fact-you-die")
    elif points > 0:
        yield say("fact-plus")
    elif points < 0:
        yield say("fact-minus")
