"""Trick 100: what a coach may give as a reason, world by world.

Rests on `rules`. Whether a hidden card is the truth, who can outbid and who holds a 100; and of a
move, whether it is challenged, who passes, and who goes out before the seat's next turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.contract import bits
from trickery.core.say import Say, speaker
from trickery.core.state import OVER
from trickery.games.trick_100.cards import CARDS, HUNDRED, name, outbids
from trickery.games.trick_100.rules import FACE_DOWN, SKIPPED, Phase, State

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int | str]]:
    """The cards in other hands, in the pile, put aside by others and waiting (TH-12).

    100s are alike: told is who has one.
    """
    for other in range(s.players):
        if other != seat:
            for card in _different(bits(s.hand[other])):
                yield card, other
    pile = s.pile.tolist()
    for card in _different(pile[: s.stock]):
        yield card, "pile"
    for number in range(s.aside):
        if _laid_by(s, number) != seat:
            yield name(pile[CARDS - 1 - number]), "aside"
    if s.face_down >= 0 and _owner(s) != seat:
        yield name(s.face_down), "face down"


def _different(cards: list[int]) -> list[str]:
    return list(dict.fromkeys(map(name, cards)))


def _laid_by(s: State, number: int) -> int:
    """Who laid a card that was put aside, counted from the first one."""
    return int(s.aside_by[number >> 4]) >> 4 * (number & 15) & 15


def _owner(s: State) -> int:
    """Who laid the card that waits for an answer."""
    return (s.mover - 1) % s.players


def held(s: State, seat: int) -> Iterator[Say]:
    """Is the hidden card the truth (TH-13), who can outbid (TH-7), who holds a 100 (TH-6)?"""
    if s.face_down >= 0:
        owner = _owner(s)
        if owner != seat and outbids(s.face_down, s.discard):
            yield say("fact-truth", seat=owner)
    for other in range(s.players):
        if other == seat:
            continue
        cards = bits(s.hand[other])
        if s.discard < HUNDRED and _can_outbid(cards, s.discard):
            yield say("fact-can-outbid", seat=other, discard=name(s.discard))
        if any(card >= HUNDRED for card in cards):
            yield say("fact-hundred", seat=other)


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:
    """Challenges (TH-13), passes (TH-9, TH-15) and going out (TH-17, TH-18) by the next turn.

    After a challenge the seat restarts within the same turn; so turns are read from the end's log.
    """
    next_turn = before.turn + before.players
    if end.turn > before.turn:
        laid = end.log[before.turn]
        if laid >= FACE_DOWN and before.turn + 1 in bits(end.doubted):
            if outbids(laid - FACE_DOWN, before.discard):
                yield say("fact-trapped", seat=(seat + 1) % before.players)
            else:
                yield say("fact-caught")
    for number in range(before.turn + 1, min(next_turn + 1, end.turn)):
        if end.log[number] == SKIPPED:
            other = (before.start + number) % before.players
            yield say("fact-you-pass") if other == seat else say("fact-passes", seat=other)
    if turn.turn == next_turn and turn.actor == seat and turn.phase == Phase.RESTART:
        yield say("fact-you-restart")
    if end.actor == OVER and end.face_down < 0:
        for other in range(before.players):
            if end.hand[other].any():
                continue
            if other == seat and end.turn == before.turn + 1:
                yield say("fact-you-go-out")
            if other != seat and end.turn + (end.phase == Phase.END) <= next_turn:
                yield say("fact-goes-out", seat=other)


def _can_outbid(cards: list[int], discard: int) -> bool:
    return any(outbids(card, discard) for card in cards)
