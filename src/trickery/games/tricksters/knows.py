"""Tricksters: what each seat may know.

Rests on `rules`. Hidden from a seat: the unplayed ones of the others' three dealt cards (TS-4,
TS-5); everything else is open (ALL-3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from trickery.core.compile import rule
from trickery.core.observing import clear, write_set
from trickery.core.rng import below, reseed
from trickery.core.sets import NONE, bit, members, nth, size, span
from trickery.core.state import OVER, Cells, U64Array, once
from trickery.games.tricksters.cards import (
    CARDS,
    CRITTERS,
    EVERYBODY_DEALT,
    LAYOUT,
    MOVES,
    SEATS,
    SUITS,
    TRICKS,
    name,
)
from trickery.games.tricksters.rules import (
    PAIR,
    POINTS,
    TARGET_ABOVE,
    Phase,
    State,
    across,
    counts,
    partner,
)
from trickery.games.tricksters.views import Laid, Round, Taken, View, Way

PHASES: dict[int, Literal["draft", "suits", "pairs", "tricks"]] = {
    Phase.DRAFTING: "draft",
    Phase.SUITING: "suits",
    Phase.PAIRING: "pairs",
    Phase.TRICKING: "tricks",
}


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    if seat is None:
        return _open(s)
    hand = _cards(s.hand[seat])
    unseen = [card for card in _not_played(s) if card not in hand]
    return {**_open(s), "hand": hand, "unseen": unseen}


@once
def _not_played(s: State) -> list[str]:
    """The cards that were dealt face down, but for those that have been played."""
    if s.face_up == NONE:
        return []
    played = {name(card) for card in s.plays.tolist()[: SEATS * s.trick + s.laid]}
    return [card for card in _cards(span(0, CARDS) & ~s.face_up) if card not in played]


@once
def _open(s: State) -> View:
    """What lies open to everybody: a spectator's view."""
    dealt = s.face_up != NONE
    playing = s.actor >= 0
    tricking = playing and s.phase == Phase.TRICKING
    tricks = [_trick(s, at, s.suit[s.leaders[at]], s.pairing) for at in range(s.trick)]
    on_table = s.plays.tolist()[SEATS * s.trick :][: s.laid] if tricking else []
    laid = _laid(s, s.leader, s.suit[s.leader], on_table)
    return {
        "phase": PHASES[s.phase] if playing else "over" if s.actor == OVER else "deal",
        "round": s.round + playing,
        "dealer": s.dealer if dealt else None,
        "matchmaker": int(across(s.dealer)) if dealt and not s.pairing else None,
        "cards": {name(card): row for card, row in enumerate(s.values.tolist())},
        "hand": None,
        "hand_sizes": [size(s.hand[p]) for p in range(SEATS)],
        "hands": [
            {"drafted": _cards(s.hand[p] & s.face_up), "hidden": size(s.hand[p] & ~s.face_up)}
            for p in range(SEATS)
        ],
        "face_up": _cards(s.centre),
        "unseen": None,
        "drafts": [
            {"seat": (s.dealer + SEATS - 1 + at) % SEATS, "card": name(s.drafts[at])}
            for at in range(s.drafted)
        ],
        "suits": [SUITS[s.suit[p]] if dealt and s.suit[p] >= 0 else None for p in range(SEATS)],
        "suits_left": [SUITS[suit] for suit in members(s.suits_left)],
        "ways": _ways() if playing and s.phase == Phase.PAIRING else [],
        "pairs": _pairs(s.pairing) if s.pairing else None,
        "leader": s.leader if tricking else None,
        "led": SUITS[s.suit[s.leader]] if tricking else None,
        "trick": laid,
        "sums": [_sum_of((p, p ^ s.pairing), laid) for p in range(SEATS)],
        "tricks": tricks,
        "tricks_won": s.tricks_won.tolist(),
        "worth": [int(POINTS[won]) for won in s.tricks_won.tolist()],
        "last_trick": tricks[-1] if tricks else _last_trick(s) if s.round else None,
        "rounds": [_on_sheet(s, number) for number in range(s.round)],
        "target": s.target or None,
        "target_after": EVERYBODY_DEALT,
        "target_above": TARGET_ABOVE,
    }


def _cards(cards: np.uint64) -> list[str]:
    return [name(card) for card in members(cards)]


def _pairs(pairing: int) -> list[list[int]]:
    """Both pairs, the one of seat 0 first."""
    return [[p, p ^ pairing] for p in range(SEATS) if p < p ^ pairing]


def _ways() -> list[Way]:
    """TS-7: the ways to make two pairs, each with its move."""
    return [
        {"move": str(MOVES[PAIR + partner - 1]), "pairs": _pairs(partner)}
        for partner in range(1, SEATS)
    ]


def _laid(s: State, leader: int, suit: int, cards: list[int]) -> list[Laid]:
    """The cards of a trick in order, each with its value there (TS-8)."""
    return [
        {"seat": (leader + at) % SEATS, "card": name(card), "counts": s.values[card, suit]}
        for at, card in enumerate(cards)
    ]


def _sum_of(pair: Sequence[int], laid: list[Laid]) -> int:
    """TS-9: the sum of a pair's cards."""
    return sum(play["counts"] for play in laid if play["seat"] in pair)


def _trick(s: State, number: int, suit: int, pairing: int) -> Taken:
    """A finished trick: the winning pair and why it won (TS-9), and the next leader (TS-10)."""
    winner = s.leaders[number + 1]
    laid = _laid(s, s.leaders[number], suit, s.plays.tolist()[SEATS * number :][:SEATS])
    pair = sorted((winner, winner ^ pairing))
    ours = _sum_of(pair, laid)
    against = sum(play["counts"] for play in laid) - ours
    return {
        "number": number + 1,
        "cards": laid,
        "led": SUITS[suit],
        "pair": pair,
        "sum": ours,
        "against": against,
        "tie": ours == against,
        "next_lead": winner if number + 1 < TRICKS else None,
    }


def _last_trick(s: State) -> Taken:
    """The previous round's last trick: it's stored in the place of this round's fifth."""
    return _trick(s, TRICKS - 1, s.last_suit, s.pairings[s.round - 1])


def _on_sheet(s: State, number: int) -> Round:
    """A finished round on the score sheet: every point comes from a pair's tricks (TS-11)."""
    pairs = _pairs(s.pairings[number])
    tricks = [
        s.tricks_of_0[number] if p in pairs[0] else TRICKS - s.tricks_of_0[number]
        for p in range(SEATS)
    ]
    return {
        # The deal has passed from the first dealer to the current one.
        "dealer": (s.dealer + number - (s.round if s.actor >= 0 else s.round - 1)) % SEATS,
        "pairs": pairs,
        "tricks": tricks,
        "points": [int(POINTS[won]) for won in tricks],
    }


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, 0, LAYOUT_TOTAL)
    write_set(out, HAND, s.hand[seat], CARDS)
    write_set(out, OPEN, s.centre, CARDS)
    write_set(out, SUITS_LEFT, s.suits_left, CRITTERS)
    gone = NONE
    for at in range(s.trick * SEATS):
        gone |= bit(s.plays[at])
    write_set(out, GONE, gone, CARDS)
    for card in range(CARDS):
        for suit in range(CRITTERS):
            out[VALUES + card * CRITTERS + suit] = s.values[card, suit]
    for away in range(SEATS):
        other = (seat + away) % SEATS
        write_set(out, DRAFTED + away * CARDS, s.hand[other] & s.face_up, CARDS)
        out[HIDDEN + away] = size(s.hand[other] & ~s.face_up)
        if s.face_up != NONE and s.suit[other] >= 0:
            out[SUIT + away * CRITTERS + s.suit[other]] = 1
        out[TRICKS_WON + away] = s.tricks_won[other]
        out[SCORE + away] = s.score[other]
        if s.target > 0:
            out[TO_TARGET + away] = s.target - s.score[other]
    if s.pairing > 0:
        out[PARTNER + (partner(s, seat) - seat) % SEATS] = 1
    out[TARGET_SET] = 1 if s.target > 0 else 0
    out[ROUND] = s.round
    if s.actor >= 0:
        out[PHASE + s.phase] = 1
        out[TO_MOVE + (s.actor - seat) % SEATS] = 1
        out[DEALER + (s.dealer - seat) % SEATS] = 1
        out[TRICKS_LEFT] = TRICKS - s.trick
        if s.phase == Phase.TRICKING:
            out[LEADER + (s.leader - seat) % SEATS] = 1
            out[LED + s.suit[s.leader]] = 1
            for at in range(s.laid):
                away = (s.leader + at - seat) % SEATS
                out[TRICK + away * CARDS + s.plays[s.trick * SEATS + at]] = 1
                out[COUNTS + away] = counts(s, at)


LAYOUT_TOTAL = LAYOUT.total
HAND, DRAFTED, HIDDEN, OPEN = (LAYOUT[n] for n in ("hand", "drafted", "hidden", "face_up"))
TRICK, COUNTS, GONE, VALUES = (LAYOUT[n] for n in ("trick", "counts", "gone", "values"))
PHASE, TO_MOVE, DEALER, LEADER = (LAYOUT[n] for n in ("phase", "to_move", "dealer", "leader"))
LED, SUIT, SUITS_LEFT, PARTNER = (LAYOUT[n] for n in ("led", "suit", "suits_left", "partner"))
TRICKS_WON, TRICKS_LEFT, SCORE = (LAYOUT[n] for n in ("tricks_won", "tricks_left", "score"))
TO_TARGET, TARGET_SET, ROUND = (LAYOUT[n] for n in ("to_target", "target_set", "round"))


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:  # noqa: ARG001  # the contract's
    """Deal the hidden cards that the others still hold again.

    Nothing limits where a hidden card can be, so every arrangement is equally likely.
    """
    unseen = span(0, CARDS) & ~s.face_up & ~s.hand[seat]
    for at in range(s.trick * SEATS + s.laid):
        unseen &= ~bit(s.plays[at])
    for other in range(SEATS):
        if other != seat:
            hand = s.hand[other] & s.face_up  # TS-5: drafted cards stay known
            for _ in range(size(s.hand[other] & ~s.face_up)):
                card = nth(unseen, below(rng, size(unseen)))
                hand |= bit(card)
                unseen &= ~bit(card)
            s.hand[other] = hand
    reseed(s.rng, rng)


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    return sorted(card for hand in s.hand for card in members(hand))
