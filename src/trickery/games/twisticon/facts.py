"""Twisticon: facts that the coach gives as reasons, for one imagined world.

Rests on `rules`, `faces` and `thumb`. What the unseen bottom has in line; claims before the seat's
next turn, with their gains and losses, what the seat can claim then, and who gets all nine.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.core.rows import as_row
from trickery.core.say import Say, speaker
from trickery.core.sets import NONE, bit, members
from trickery.games.twisticon.cards import (
    CARDS,
    CLAIM,
    ICONS,
    MOST_SETS,
    NO_CLAIM,
    REMEMBERED,
)
from trickery.games.twisticon.cube import BOTTOM, ON_FACE
from trickery.games.twisticon.faces import SHIFT_OF, icons_at, lines
from trickery.games.twisticon.rules import Phase, State, shows
from trickery.games.twisticon.thumb import MINE, lined_up

NEXT_CARD = "next card"  # a place: the top of the deck
MILESTONES = (1, 3)  # points that a turn can bring: for a set of three, and for making it six
_SHIFTS = [int(SHIFT_OF[ON_FACE * BOTTOM + at]) for at in range(ON_FACE)]

#: What speaks for a move, often or seldom, and the theme of a puzzle that it decides.
THEMES = {
    "fact-below": "count",
    "fact-you-claim.more": "race",
    "fact-you-can-claim.more": "race",
    "fact-you-can.more": "race",
    "fact-you-score.more": "race",
    "fact-you-nine.more": "race",
    "fact-claims.less": "defend",
    "fact-claims-any.less": "defend",
    "fact-takes-yours.less": "defend",
    "fact-you-lose.less": "defend",
    "fact-scores.less": "defend",
    "fact-nine.less": "defend",
}

#: What explains a move even where it always, or never, comes of it: what tells most first.
CERTAIN = (
    "fact-nine",
    "fact-takes-yours",
    "fact-you-score",
    "fact-you-claim",
    "fact-scores",
    "fact-claims",
    "fact-claims-any",
    "fact-you-lose",
    "fact-you-can-claim",
)

say = speaker(__package__)


def hidden(s: State, seat: int) -> Iterator[tuple[str, int | str]]:  # noqa: ARG001  # all equal
    """The stickers on the bottom that nobody has seen (TW-5), and the deck's next card."""
    bottom = int(s.cube[BOTTOM])
    for at in members(s.unseen):
        yield ICONS[bottom >> _SHIFTS[at] & 15], f"bottom {at + 1}"
    if s.dealt < CARDS:
        yield ICONS[s.deck[s.dealt]], NEXT_CARD


def held(s: State, seat: int) -> Iterator[Say]:  # noqa: ARG001  # all equal
    """The lines that a flip would reveal (TW-5, TW-6, TW-8): everything else that matters is
    open."""
    if s.unseen != NONE:
        bottom = s.cube[BOTTOM]
        for icon in members(icons_at(bottom, lines(bottom, NONE))):
            yield say("fact-below", icon=ICONS[icon])


def came(before: State, turn: State, end: State, seat: int) -> Iterator[Say]:
    """Claims and points until the seat's next turn (TW-8, TW-10, TW-21), and its claims then.

    Also nine of an icon (TW-20), no matter when.
    """
    yield from _claims(before, turn, seat)
    for other in range(before.players):
        more = turn.points[other] - before.points[other]
        for points in MILESTONES:
            if more >= points and other == seat:
                yield say("fact-you-score", points=points)
            elif more >= points:
                yield say("fact-scores", seat=other, points=points)
    if turn.actor == seat:
        row = as_row(turn)
        able = [
            icon
            for icon in members(shows(row, seat))
            if lined_up(row, MINE, bit(icon), turn.barred) != NONE
        ]
        if able:
            yield say("fact-you-can-claim")
        for icon in able:
            yield say("fact-you-can", icon=ICONS[icon])
    if end.nine >= 0:
        yield say("fact-you-nine") if end.nine == seat else say("fact-nine", seat=end.nine)


def _claims(before: State, turn: State, seat: int) -> Iterator[Say]:
    """Claims until the seat's next turn (TW-8, TW-10), and the open cards that they take from it.

    How many those are is a lower bound: cards that the seat won in this same turn don't count.
    """
    first = max(before.decisions, turn.decisions - REMEMBERED)
    claims = [
        (made >> 6, (made & 63) - CLAIM)
        for made in (turn.recent[at % REMEMBERED] for at in range(first, turn.decisions))
        if CLAIM <= made & 63 < NO_CLAIM
    ]
    for claimer, icon in claims:
        if claimer != seat:
            had = before.open[seat, icon] > 0 or (seat, icon) in claims
            lost = had and _closed(turn, seat, icon) == _closed(before, seat, icon)
            told = "fact-takes-yours" if lost else "fact-claims"
            yield say(told, seat=claimer, icon=ICONS[icon])
        elif before.phase == Phase.MOVING:
            yield say("fact-you-claim", icon=ICONS[icon])
    others = [claim for claim in claims if claim[0] != seat]
    for claimer in sorted({claimer for claimer, _ in others}):
        yield say("fact-claims-any", seat=claimer)
    for cards in range(
        sum(_lost(before, turn, seat, icon) for icon in {icon for _, icon in others})
    ):
        yield say("fact-you-lose", cards=cards + 1)


def _lost(before: State, turn: State, seat: int, icon: int) -> int:
    """How many cards of an icon that somebody claimed were open before, and aren't closed now."""
    return max(0, before.open[seat, icon] - _closed(turn, seat, icon) + _closed(before, seat, icon))


def _closed(s: State, seat: int, icon: int) -> int:
    """The closed cards of an icon (TW-15, TW-16)."""
    return sum(s.closed[seat, icon, place] for place in range(MOST_SETS))
