"""Flea Market: what each seat may know.

Rests on `rules`. Hidden from a seat: the others' colours (FM-2) until the game is over, and the
treasures that haven't come up (FM-3).
"""

from __future__ import annotations

from typing import Any

from flea_market.cards import COLOURS, KINDS, LAYOUT, TREASURES, name
from flea_market.rules import NOBODY, State
from flea_market.views import View
from trickery.core.compile import rule
from trickery.core.observing import clear, seats_away, write_set
from trickery.core.rng import reseed, shuffle
from trickery.core.sets import bit, has, lowest, members, rest, span
from trickery.core.state import CHANCE, OVER, Cells, U64Array

COLOUR, NOW, GONE, OWNED = (LAYOUT[n] for n in ("colour", "now", "gone", "owned"))
HIGH, BIDDER, PASSED = (LAYOUT[n] for n in ("high", "bidder", "passed"))
COINS, PLAYERS, LEFT = (LAYOUT[n] for n in ("coins", "players", "left"))
TOTAL = LAYOUT.total


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    going, over = s.actor >= 0, s.actor == OVER
    names = [COLOURS[colour] for colour in s.colour.tolist()[: s.players]]
    return {
        "colour": None if seat is None or s.actor == CHANCE else names[seat],
        "colours": names if over else None,
        "coins": s.coins.tolist()[: s.players],
        "treasures": [[name(t) for t in members(s.owned[other])] for other in range(s.players)],
        "treasure": name(s.stack[s.auction]) if going else None,
        "left": 0 if over else s.auctions - s.auction - 1,
        "high": s.high if going else 0,
        "bidder": s.bidder if going and s.bidder != NOBODY else None,
        "passed": members(s.passed) if going else [],
        "sales": [
            {
                "treasure": name(s.stack[at]),
                "buyer": s.buyers[at] if s.buyers[at] != NOBODY else None,
                "price": s.prices[at],
            }
            for at in range(s.auction)
        ],
    }


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, 0, TOTAL)
    if s.actor != CHANCE:  # before the deal, nobody has one
        out[COLOUR + s.colour[seat]] = 1
    for at in range(s.auction):
        out[GONE + s.stack[at]] = 1
    for other in range(s.players):
        away = seats_away(seat, other, s.players)
        write_set(out, OWNED + away * TREASURES, s.owned[other], TREASURES)
        out[COINS + away] = s.coins[other]
        if s.actor >= 0 and has(s.passed, other):
            out[PASSED + away] = 1
    if s.actor >= 0:
        out[NOW + s.stack[s.auction]] = 1
        out[HIGH] = s.high
        out[LEFT] = s.auctions - s.auction - 1
        if s.bidder != NOBODY:
            out[BIDDER + seats_away(seat, s.bidder, s.players)] = 1
    out[PLAYERS + s.players - 1] = 1


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:  # noqa: ARG001  # few cards
    """Shuffle what's hidden again: the others' colours, and the treasures that are to come.

    Both are put in order first, so that what's imagined can't depend on where things really are.
    """
    if s.actor == CHANCE:  # nothing is dealt yet
        reseed(s.rng, rng)
        return
    if s.actor != OVER:  # then the colours are shown
        own = s.colour[seat]
        others = span(0, KINDS) & ~bit(own)
        s.colour[0] = own
        for at in range(1, KINDS):
            s.colour[at] = lowest(others)
            others = rest(others)
        shuffle(rng, s.colour, 1, KINDS - 1)
        s.colour[0] = s.colour[seat]
        s.colour[seat] = own
    shown = s.auction + 1 if s.actor >= 0 else s.auction
    hidden = span(0, TREASURES)
    for at in range(shown):
        hidden &= ~bit(s.stack[at])
    for at in range(shown, TREASURES):
        s.stack[at] = lowest(hidden)
        hidden = rest(hidden)
    shuffle(rng, s.stack, shown, TREASURES - shown)
    reseed(s.rng, rng)


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    return [sorted(s.colour.tolist()), sorted(s.stack.tolist())]
