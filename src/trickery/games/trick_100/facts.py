"""Trick 100: facts that the coach gives as reasons, for one imagined world.

Rests on `rules`. Whether a hidden card is honest, who can outbid and who holds a 100; and of a
move, whether it's challenged, who passes, who draws for a challenge, who goes out before the seat's
next turn, and how many cards the seat has left then.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.contract import bits
from trickery.core.say import Say, speaker
from trickery.core.state import OVER
from trickery.games.trick_100.cards import CARDS, HUNDRED, name, outbids
from trickery.games.trick_100.rules import FACE_DOWN, PENALTY, SKIPPED, Phase, State

#: What speaks for a move, often or seldom, and the theme of a puzzle that it decides.
THEMES = {
    "fact-truth": "bluff",
    "fact-caught.less": "bluff",
    "fact-trapped.more": "bluff",
    "fact-you-draw.less": "bluff",
    "fact-draws.more": "bluff",
    "fact-can-outbid": "count",
    "fact-hundred": "count",
    "fact-passes.more": "defend",
    "cheat fact-passes.more": "bluff",
    "fact-goes-out.less": "defend",
    "fact-you-pass.less": "race",
    "fact-you-restart.more": "race",
    "fact-you-have.more": "race",
    "fact-you-go-out.more": "race",
}

#: What explains a move even where it always, or never, comes of it: what tells most first.
CERTAIN = (
    "fact-goes-out",
    "fact-passes",
)

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int | str]]:
    """The cards in other hands and in the pile, and the others' face-down cards (TH-12).

    100s are equivalent: only whether a seat has one is reported.
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
    """The owner of a card that was put aside, counted from the first one."""
    return int(s.aside_by[number >> 4]) >> 4 * (number & 15) & 15


def _owner(s: State) -> int:
    """The owner of the face-down card that awaits an answer."""
    return (s.mover - 1) % s.players


def held(s: State, seat: int) -> Iterator[Say]:
    """Whether the hidden card is honest (TH-13), who can outbid (TH-7), who has a 100 (TH-6)."""
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
    """Challenges (TH-13), passes (TH-9, TH-15), going out (TH-17, TH-18), cards by the next turn.

    After a challenge the seat restarts within the same turn, so the log at the end tells turns
    apart.
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
    for other in range(before.players):
        if _drawn(before, turn, other) >= PENALTY:
            yield say("fact-you-draw") if other == seat else say("fact-draws", seat=other)
    if turn.actor == seat:
        for cards in range(_cards(turn, seat), _cards(before, seat)):
            yield say("fact-you-have", cards=cards)
    if end.actor == OVER and end.face_down < 0:
        for other in range(before.players):
            if end.hand[other].any():
                continue
            if other == seat and end.turn == before.turn + 1:
                yield say("fact-you-go-out")
            if other != seat and end.turn + (end.phase == Phase.END) <= next_turn:
                yield say("fact-goes-out", seat=other)


def _cards(s: State, seat: int) -> int:
    """The number of cards in a hand."""
    return len(bits(s.hand[seat]))


def _drawn(before: State, after: State, seat: int) -> int:
    """The cards that a seat has drawn in between: what it has now and has played, less what it had.

    A pass draws one card (TH-9), a challenge three (TH-13).
    """
    turns = range(before.turn, after.turn)
    own = [number for number in turns if (before.start + number) % before.players == seat]
    played = sum(after.log[number] != SKIPPED for number in own)
    return _cards(after, seat) + played - _cards(before, seat)


def _can_outbid(cards: list[int], discard: int) -> bool:
    return any(outbids(card, discard) for card in cards)
