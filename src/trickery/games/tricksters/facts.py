"""Tricksters: facts that the coach gives as reasons, for one imagined world.

Rests on `rules`. Who has the high numbers of a suit; and of a move, who wins the trick, how often
the seat leads later, how many tricks its pair and the others' win in the round, and before that
which cards remain to draft and who become partners.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.say import Say, speaker
from trickery.core.sets import members
from trickery.games.tricksters.cards import CRITTERS, SEATS, SUITS, TRICKS, name
from trickery.games.tricksters.rules import POINTS, Phase, State

#: What speaks for a move, often or seldom, and the theme of a puzzle that it decides.
THEMES = {
    "fact-partner": "partner",
    "fact-pair-wins.more": "partner",
    "fact-partner-takes.more": "partner",
    "fact-you-take.more": "win",
    "fact-you-lead.more": "win",
    "fact-pair-tricks.more": "partner",
    "fact-rival-tricks.less": "defend",
    "fact-still-there.more": "count",
    "fact-higher": "count",
    "fact-best": "count",
}

#: What explains a move even where it always, or never, comes of it: what tells most first.
CERTAIN = (
    "fact-you-take",
    "fact-partner-takes",
    "fact-pair-wins",
)

#: What findings that were stored by earlier versions tell, too.
FORMER = ("fact-brings",)

MOST = 3  # of the five tricks

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int]]:
    """The cards that the others were dealt and have not played (TS-4); drafted ones are known."""
    for other in range(SEATS):
        if other != seat:
            for card in members(s.hand[other] & ~s.face_up):
                yield name(card), other


def held(s: State, seat: int) -> Iterator[Say]:
    """Who has a higher number than the seat in the suit that counts, or the highest one (TS-8)."""
    laid: set[int] = set()
    suits = set(range(CRITTERS))
    if s.phase == Phase.TRICKING:
        laid = {(s.leader + at) % SEATS for at in range(s.laid)}
        suits = {s.suit[s.leader]}
    others = [other for other in range(SEATS) if other != seat and other not in laid]
    for suit in sorted(suits):
        best = {other: _best(s, other, suit) for other in others}
        most, own = max(best.values(), default=0), _best(s, seat, suit)
        for other in others:
            if most > own:
                if best[other] > own:
                    yield say("fact-higher", seat=other, suit=SUITS[suit])
            elif best[other] == most:
                yield say("fact-best", seat=other, suit=SUITS[suit], value=most)


def _best(s: State, seat: int, suit: int) -> int:
    """The highest value of a seat's cards in a suit."""
    return max((s.values[card, suit] for card in members(s.hand[seat])), default=0)


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:
    """The draft (TS-5), the partner (TS-7), the trick and the leads (TS-9, TS-10), the tricks that
    bring points (TS-11).
    """
    later = 1  # the first trick whose leader isn't certain: the dealer leads (TS-8)
    if before.phase == Phase.DRAFTING and turn.phase == Phase.DRAFTING:
        for card in members(turn.centre):
            yield say("fact-still-there", card=name(card))
    if before.phase < Phase.PAIRING:
        yield say("fact-partner", seat=seat ^ end.pairing)
    if before.phase == Phase.TRICKING:
        later = before.trick + 1
        winner = end.leaders[later]
        if winner in (seat, seat ^ before.pairing):
            yield say("fact-pair-wins")
        if winner == seat:
            yield say("fact-you-take")
        elif winner == seat ^ before.pairing:
            yield say("fact-partner-takes", seat=winner)
    leads = sum(end.leaders[trick] == seat for trick in range(later, TRICKS))
    for tricks in range(leads):
        yield say("fact-you-lead", tricks=tricks + 1)
    for tricks in range(1, TRICKS + 1):
        if POINTS[tricks - 1] < POINTS[tricks] <= POINTS[end.tricks_won[seat]]:
            yield say("fact-pair-tricks", tricks=tricks)
    partner = seat ^ end.pairing if before.phase == Phase.TRICKING else seat  # once it's settled
    for other in range(SEATS):
        if other not in (seat, partner) and end.tricks_won[other] >= MOST:
            yield say("fact-rival-tricks", seat=other, tricks=MOST)
