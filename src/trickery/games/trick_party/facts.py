"""Trick Party: what a coach may give as a reason, world by world.

Rests on `rules`. Who lacks a suit, who holds a card that turns the order over, who takes the score
card on offer, and who takes DEATH.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.say import Say, speaker
from trickery.core.sets import NONE, members, span
from trickery.games.trick_party.cards import CARDS, NUMBERS, SUITS, name
from trickery.games.trick_party.rules import State

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int]]:
    """The cards in other hands."""
    for other in range(s.players):
        if other != seat:
            for card in members(s.hand[other]):
                yield name(card), other


def held(s: State, seat: int) -> Iterator[Say]:
    """Who lacks a suit that is still about, and who can turn the order over (TP-8, TP-9)."""
    everything = NONE
    for other in range(s.players):
        everything |= s.hand[other]
    for other in range(s.players):
        if other == seat or s.hand[other] == NONE:
            continue
        for suit, called in enumerate(SUITS):
            cards = span(suit * NUMBERS, NUMBERS)
            if everything & cards != NONE and s.hand[other] & cards == NONE:
                yield say("fact-lacks", seat=other, suit=called)
        if s.hand[other] & s.revolution != NONE:
            yield say("fact-can-turn", seat=other)


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:
    """Who takes what is on offer, who dies, and what the hand brings (TP-11, TP-12)."""
    last = before.trick == CARDS // before.players - 1
    winner = _winner(before, turn if turn.trick > before.trick else end)
    if not last and winner is not None:
        prize = int(before.deck[before.trick])
        if winner == seat:
            yield say("fact-you-take", prize=f"{prize:+d}")
        else:
            yield say("fact-takes", seat=winner, prize=f"{prize:+d}")
    over = end.hand_number > before.hand_number or end.trick == CARDS // before.players
    if over and end.dead == seat:
        yield say("fact-you-die")


def _winner(before: State, later: State) -> int | None:
    """Who won the trick that was being played."""
    if later.hand_number != before.hand_number or later.trick <= before.trick:
        return None
    return int(later.leaders[before.trick + 1])
