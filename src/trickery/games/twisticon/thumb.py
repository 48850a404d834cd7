"""Twisticon: a good player's rule of thumb.

Rests on `rules` and on the geometry of `cube`; uses only what's open (TW-5). Refers to TW-8 and
TW-10 (claims), TW-13 (what is barred), TW-15 to TW-17 (closing), TW-20, TW-21.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below
from trickery.core.sets import NONE, bit, has, lowest, rest, span
from trickery.core.state import U64Array
from trickery.games.twisticon import cube as geometry
from trickery.games.twisticon.cards import CARDS, CLAIM, CLOSE_HAND, FLIP, OF_A_KIND, SET, STAY
from trickery.games.twisticon.cube import BOTTOM, CELLS, NO_TURN, ON_FACE, UPRIGHT, WAYS
from trickery.games.twisticon.faces import icon_at
from trickery.games.twisticon.knows import LINES
from trickery.games.twisticon.rules import Phase, State, claims, shows

REASONS = (
    "reason-nine",
    "reason-line-up",
    "reason-best-off",
    "reason-there",
    "reason-safe",
    "reason-least",
    "reason-too-dear",
    "reason-most",
    "reason-closed",
    "reason-closed-hand",
)
NINE, LINE_UP, BEST_OFF, THERE, SAFE, LEAST, TOO_DEAR, MOST, CLOSED, CLOSED_HAND = range(10)

#: The worth of an icon's closed cards by number, in hundredths of a point, and what one or two open
#: ones add. Three are a point, six are four points (TW-21), and all nine win (TW-20).
WORTH = table([0, 0, 0, 100, 115, 140, 400, 440, 520, 3000])
OPEN = table([0, 10, 30])
EXTRA = 15  # a card from the deck (TW-11)
A_WIN, NOTHING = 2000, -10000  # at least as much as nine cards; less than anything

# Possible lines ------------------------------------------------------------------------

#: The moves to consider: upright twists, the flip, and to stay. (Level twists make no set.)
MOVE = table([*range(UPRIGHT), FLIP, STAY])
_TURNS = [*(way.turn for way in WAYS[:UPRIGHT]), geometry.FLIP, NO_TURN]
CHOICES = len(_TURNS)
NEXT_ICON = np.uint64(CHOICES)  # from the choices for one icon to those for the next
#: The current cells of the stickers that a choice brings to the top.
COMES_FROM = table([turn[at] for turn in _TURNS for at in range(ON_FACE)])


def _reach(then: list[geometry.Turn]) -> list[list[tuple[int, int]]]:
    """By cell: its lines on top with two later cells, after a choice and then a turn.

    A line is the set of those two cells, and the set of choices that lead to it. TW-8: staying uses
    a line that's on top now; no twist creates it again. (But the next player can use any line
    that's there after my move, by staying or by a twist that creates it.)
    """
    choices: dict[tuple[int, ...], int] = {}
    for choice, first in enumerate(_TURNS):
        for second in then:
            for line in LINES:
                cells = tuple(sorted(first[second[at]] for at in line))
                if then != [NO_TURN] or first == NO_TURN or cells[-1] >= ON_FACE:
                    choices[cells] = choices.get(cells, 0) | 1 << choice
    found: list[list[tuple[int, int]]] = [[] for _ in range(CELLS)]
    for (a, b, c), some in sorted(choices.items()):
        found[a].append((1 << b | 1 << c, some))
    return found


MINE, THEIRS = 0, CELLS  # the lines that I can make now, and the next player one twist later
_FROM = _reach([NO_TURN]) + _reach(_TURNS)
OTHER_TWO = table((cells for lines in _FROM for cells, _ in lines), np.uint64)
LED_TO_BY = table((some for lines in _FROM for _, some in lines), np.uint64)
START = table(itertools.accumulate(map(len, _FROM), initial=0))
ON_TOP, BELOW = span(0, ON_FACE), np.uint64(ON_FACE * BOTTOM)

#: Search parameters (`bots/search.py`): almost random playouts explore more of the cube.
SEARCH = {"explore": 0.3, "trust": 2.5, "taste": 0.5, "at_random": 255, "temperature": 0.01}


@rule
def lined_up(s: State, whose: int, shown: np.uint64, barred: int) -> np.uint64:
    """The choices that lead to a line for a hand with these icons (TW-8).

    A hand has at most three icons, so one word holds the choices for each of them.
    """
    found, shift = NONE, NONE
    while shown != NONE:
        icon = lowest(shown)
        cells = showing(s, icon)
        left = cells
        while left != NONE:
            cell = lowest(left)
            left = rest(left)
            for at in range(START[whose + cell], START[whose + cell + 1]):
                two = OTHER_TWO[at]
                # TW-14: a line of the barred icon must bring in a sticker that is not on top now.
                if cells & two == two and (icon != barred or two > ON_TOP):
                    found |= LED_TO_BY[at] << shift
        shown = rest(shown)
        shift += NEXT_ICON
    return found


@rule
def showing(s: State, icon: int) -> np.uint64:
    """The seen cells that show an icon (TW-5)."""
    cells = NONE
    for cell in range(CELLS):
        if icon_at(s.cube, cell) == icon:
            cells |= bit(cell)
    return cells & ~(s.unseen << BELOW)


@rule
def standing(s: State, seat: int, icon: int, cards: int) -> int:
    """The worth of a seat's cards of an icon with that many open; three or more will be closed."""
    closed = s.closed[seat, icon, 0] if s.sets_apart == 0 else 0
    if cards >= SET or closed + cards == OF_A_KIND:
        return WORTH[closed + cards]  # type: ignore[no-any-return]
    return WORTH[closed] + OPEN[cards]  # type: ignore[no-any-return]


@rule
def gain(s: State, seat: int, icon: int) -> int:
    """TW-10: the worth to a seat of taking all face-up cards of an icon."""
    cards = 0
    for other in range(s.players):
        cards += s.hand[other, icon] + s.open[other, icon]
    return standing(s, seat, icon, cards) - standing(s, seat, icon, s.open[seat, icon])


@rule
def extras(s: State, choice: int, icon: int) -> int:
    """TW-11: cards from the deck for icons on top beyond three, as far as they're seen."""
    shown = 0
    for at in range(ON_FACE):
        hidden = MOVE[choice] == FLIP and has(s.unseen, at)
        if icon_at(s.cube, COMES_FROM[ON_FACE * choice + at]) == icon and not hidden:
            shown += 1
    return min(shown - SET, CARDS - s.dealt)


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:
    """A good player's rule of thumb for the seat to move; `why[0]` receives its reason's number."""
    if s.phase == Phase.MOVING:
        return best_move(s, legal, rng, why)
    if s.phase == Phase.CLAIMING:
        return best_claim(s, why)
    # Close at once: closed cards count as much as open ones (TW-16), and nobody can take them.
    move = lowest(legal[0])
    why[0] = CLOSED_HAND if move == CLOSE_HAND else CLOSED
    return move


@rule
def best_move(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:
    """Compare all twists by what I can claim, and by what the next player can after one more."""
    seat = s.actor
    after = seat + 1 if seat + 1 < s.players else 0
    my_icons, their_icons = shows(s, seat), shows(s, after)
    mine = lined_up(s, MINE, my_icons, s.barred)
    theirs = lined_up(s, THEIRS, their_icons, -1)
    best, move = NOTHING, FLIP
    start = below(rng, CHOICES)  # ties are broken at random
    for more in range(CHOICES):
        choice = (start + more) % CHOICES
        if not has(legal[0], MOVE[choice]):
            continue
        # What I would get, from the set that brings the most.
        got, claimed = 0, -1
        icons, at = my_icons, choice
        while icons != NONE:
            if has(mine, at):
                icon = lowest(icons)
                worth = gain(s, seat, icon) + EXTRA * extras(s, choice, icon)
                if claimed < 0 or worth > got:
                    got, claimed = worth, icon
            icons, at = rest(icons), at + CHOICES
        # The next player's gain if I don't win; my claim removes the icon from all hands.
        left = 0
        icons, at = their_icons if got < A_WIN else NONE, choice
        while icons != NONE:
            if has(theirs, at) and lowest(icons) != claimed:
                left = max(left, gain(s, after, lowest(icons)))
            icons, at = rest(icons), at + CHOICES
        if got - left > best:
            best, move = got - left, MOVE[choice]
            why[0] = reason(move, got, left, mine)
    return move


@rule
def reason(move: int, got: int, left: int, mine: np.uint64) -> int:
    """The reason for the best move."""
    if got >= A_WIN:
        return NINE
    if move == STAY:
        return THERE
    if got > 0:
        return LINE_UP if left == 0 else BEST_OFF
    if mine != NONE:
        return TOO_DEAR
    return SAFE if left == 0 else LEAST


@rule
def best_claim(s: State, why: Any) -> int:
    """Claim the set on top that brings the most: claiming is always worthwhile."""
    best, chosen = NOTHING, 0
    icons = claims(s)
    while icons != NONE:
        icon = lowest(icons)
        worth = gain(s, s.actor, icon) + EXTRA * extras(s, CHOICES - 1, icon)
        if worth > best:
            best, chosen = worth, icon
        icons = rest(icons)
    why[0] = NINE if best >= A_WIN else MOST
    return CLAIM + chosen
