"""Pearl Dive: what each seat may know.

Rests on `rules`. Hidden from a seat: the other hands and the cards put aside (PD-3), and the cards
that others have picked, until everybody has (PD-4).
"""

from __future__ import annotations

from typing import Any

from pearl_dive.cards import CARDS, HAND, LAYOUT, MOST_AIR, TOKENS, name
from pearl_dive.rules import Phase, State, air_left
from pearl_dive.views import Turn, View
from trickery.core.compile import rule
from trickery.core.observing import clear, seats_away, write_set
from trickery.core.rng import below, reseed
from trickery.core.rows import as_row
from trickery.core.sets import NONE, bit, members, nth, size
from trickery.core.state import OVER, Cells, U64Array

OWN, PICK, SEEN, PICKED = (LAYOUT[n] for n in ("hand", "pick", "seen", "picked"))
CARD, DIVER, BAG, HAUL = (LAYOUT[n] for n in ("card", "diver", "bag", "haul"))
AIR, CHEST, POINTS, PLAYERS = (LAYOUT[n] for n in ("air", "chest", "points", "players"))
LEFT, TOTAL, KINDS = LAYOUT["left"], LAYOUT.total, len(TOKENS)


@rule
def under_water(s: State) -> bool:
    """Whether the picks of this dive are shown and somebody dives."""
    return s.actor != OVER and (s.phase == Phase.DRAW or s.phase == Phase.DECIDE)


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    row = as_row(s)  # what compiled rules take
    diving = bool(under_water(row))
    dives, own = s.turn // s.players, 0 if seat is None else s.pick[seat]
    if s.actor == OVER or s.phase == Phase.DEAL:
        dives -= 1  # the last one, until another begins
    shown = (dives + 1) * s.players if diving else s.turn
    return {
        "hand": None if seat is None else [name(card) for card in members(s.hand[seat])],
        "hand_sizes": [size(s.hand[other]) for other in range(s.players)],
        "pick": name(own - 1) if own else None,
        "picked": [other for other in range(s.players) if s.pick[other] > 0],
        "round": max(0, dives) // HAND + 1,
        "rounds": s.rounds,
        "dive": max(0, dives) % HAND + 1,
        "turns": [_turn(s, turn) for turn in range(shown)],
        "diver": s.divers[s.turn] if diving else None,
        "haul": s.haul,
        "air": int(air_left(row)) if diving else 0,
        "bag": {token: s.bag[kind] for kind, token in enumerate(TOKENS)},
        "chest": bool(s.chest),
    }


def _turn(s: State, turn: int) -> Turn:
    """One turn, as far as it has come."""
    tokens = s.tokens.tolist()[turn * MOST_AIR : (turn + 1) * MOST_AIR]
    dive = turn // s.players
    first = range(dive * s.players, turn)
    return {
        "round": dive // HAND + 1,
        "dive": dive % HAND + 1,
        "seat": s.divers[turn],
        "card": name(s.cards[turn]),
        "drawn": [TOKENS[token - 1] for token in tokens if token],
        "points": s.gains[turn] if turn < s.turn else None,
        "chest": s.gains[turn] > 0 and not any(s.gains[before] for before in first),
    }


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, 0, TOTAL)
    write_set(out, OWN, s.hand[seat], CARDS)
    if s.pick[seat] > 0:
        out[PICK + s.pick[seat] - 1] = 1
    diving = under_water(s)
    dive = s.turn - s.turn % s.players
    for turn in range(dive - dive % (s.players * HAND), dive + (s.players if diving else 0)):
        out[SEEN + s.cards[turn]] = 1
    for other in range(s.players):
        away = seats_away(seat, other, s.players)
        out[PICKED + away] = 1 if s.pick[other] > 0 else 0
        out[POINTS + away] = min(s.points[other], 127)  # what a cell can hold
    if diving:
        for turn in range(dive, dive + s.players):
            away = seats_away(seat, s.divers[turn], s.players)
            out[CARD + away * CARDS + s.cards[turn]] = 1
        out[DIVER + seats_away(seat, s.divers[s.turn], s.players)] = 1
        out[AIR] = air_left(s)
    for kind in range(KINDS):
        out[BAG + kind] = s.bag[kind]
    out[HAUL] = s.haul
    out[CHEST] = s.chest
    out[PLAYERS + s.players - 1] = 1
    out[LEFT] = s.rounds * HAND - s.turn // s.players


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:  # noqa: ARG001  # few cards
    """Deal the unseen cards again: into the others' secret picks, their hands, and aside.

    A pick that isn't shown yet is as hidden as a hand: it's taken back and drawn anew.
    """
    unseen = s.aside
    for other in range(s.players):
        if other != seat:
            unseen |= s.hand[other]
            if s.pick[other] > 0:
                unseen |= bit(s.pick[other] - 1)
    for other in range(s.players):
        if other != seat:
            if s.pick[other] > 0:
                card = nth(unseen, below(rng, size(unseen)))
                unseen &= ~bit(card)
                s.pick[other] = card + 1
            hand = NONE
            for _ in range(size(s.hand[other])):
                card = nth(unseen, below(rng, size(unseen)))
                unseen &= ~bit(card)
                hand |= bit(card)
            s.hand[other] = hand
    s.aside = unseen
    reseed(s.rng, rng)


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    picks = [card - 1 for card in s.pick.tolist() if card]
    return sorted([*picks, *(card for cards in (*s.hand, s.aside) for card in members(cards))])
