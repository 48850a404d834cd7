"""Tricky Twist: what each seat may know.

Rests on `rules`. Clause TT-28: hidden from a seat are the other hands, the cards in other reserves,
the order of its own, and the scoring cards to come; while a seat picks its reserve the others don't
see its progress (TT-5). Everything else is open (ALL-3).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from typing_extensions import TypedDict

from trickery.core.compile import rule
from trickery.core.hidden import SCRATCH, fill, place, placed
from trickery.core.observing import clear, seats_away, write_counts, write_set
from trickery.core.rng import reseed, shuffle
from trickery.core.rows import as_row
from trickery.core.sets import NONE, bit, lowest, members, rest, size, span, spread
from trickery.core.state import OVER, Cells, U64Array, once
from trickery.games.tricky_twist.cards import (
    ADJUST,
    BONUS,
    BONUSES,
    CARDS,
    COUNTING,
    FEWEST,
    FIGURES,
    FLIP,
    FLIPS,
    HARVEST,
    JOKER,
    LAYOUT,
    MOST,
    RESERVE,
    RETRIEVE,
    SCORING,
    SIDES,
    SUITS,
    TABLE_OF,
    TARGETS,
    TWO_A,
    TWO_B,
    VALUE_SIDES,
    VALUES,
    Suit,
    name,
    suit_of,
    value_of,
)
from trickery.games.tricky_twist.forecast import choices, outlook
from trickery.games.tricky_twist.rules import (
    AS_FALSE_TRICK,
    NOBODY,
    NOT_USED,
    STARS_OF,
    TURNED,
    Phase,
    State,
    card_stars,
    counted,
    end_bonus,
    false_count,
    known_card,
    led_suit,
    pair_stars,
    round_stars,
    suit_sides,
    trick_winner,
    value_counts,
)
from trickery.games.tricky_twist.views import (
    BonusCard,
    FalseTrick,
    Laid,
    LastTrick,
    OutOf,
    Result,
    Round,
    ScoringCard,
    Side,
    Trick,
    View,
    Won,
)
from trickery.games.tricky_twist.views import Phase as PhaseName

PHASES: dict[int, PhaseName] = {
    Phase.DEAL: "deal",
    Phase.PICK: "pick reserve",
    Phase.SHUFFLE: "shuffle reserves",
    Phase.TAKE: "take reserve",
    Phase.PLAY: "play",
    Phase.BONUS_CARD: "choose bonus",
    Phase.RETRIEVING: "retrieve",
    Phase.END: "end of round",
}


class Reserves(TypedDict):
    """What a view tells of hands and reserves."""

    hand_sizes: list[int]
    reserve_sizes: list[int]
    reserves_ready: list[bool]


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    if seat is None:
        return _open(s)
    dealt = _dealt(s)
    view: View = {
        **_open(s),
        "hand": _cards(s.hand[seat]),
        "reserve": _cards(s.reserve[seat]),
        "outlook": outlook(s, seat) if dealt else None,
        "choices": choices(s, seat) if dealt else {},
    }
    if s.phase == Phase.PICK and s.actor == seat:
        return {**view, **_reserves(s, -1)}
    return view


@once
def _open(s: State) -> View:
    """What lies open to everybody: a spectator's view."""
    seats = range(s.players)
    over = s.actor == OVER
    asked_to_take = s.actor >= 0 and s.phase == Phase.TAKE
    plays = s.plays.tolist()
    trick = _laid(s, s.leader, plays[s.trick * s.players :][: s.laid])
    tricks = [_trick(s, number, plays) for number in range(s.trick)]
    by_suit = suit_sides(as_row(s))
    return {
        "phase": "over" if over else PHASES[s.phase],
        "round": s.round,
        "rounds": s.players,
        "first": s.first,
        "scoring_card": _scoring_card(s, by_suit),
        "scored_before": [SCORING[s.scoring[r]] for r in range(s.round)],
        "bonus_cards": [_bonus_card(s, bonus, by_suit) for bonus in range(BONUSES)],
        "retrieve_leaves": retrieve_leaves(s),
        "asked": BONUS[end_bonus(as_row(s))] if s.phase == Phase.END and not over else None,
        "choosing": [p for p in seats if (s.earned >> p) & 1],
        "hand": None,
        "reserve": None,
        "reserve_full": RESERVE,
        "leaving_ends_round": asked_to_take and size(s.hand[s.actor]) == 1,  # TT-10
        **_reserves(s, s.actor if s.phase == Phase.PICK else -1),  # TT-5: shown as not begun
        "known_in_hand": [_cards(known_card(as_row(s), p)) for p in seats],
        "leader": s.leader,
        "trick_number": s.trick + 1,
        "led": SUITS[led_suit(as_row(s))] if trick else None,
        "trick": trick,
        "ahead": int(trick_winner(as_row(s))) if trick else None,
        "took_reserve": [p for p in seats if (s.took[p] >> (s.trick + 1)) & 1],
        "tricks": tricks,
        "last_round_trick": _last_round_trick(s),
        "won": [_won(s, p, tricks) for p in seats],
        "false_tricks": [_false_tricks(s, p, by_suit) for p in seats],
        "counts": [_so_far(s, p) for p in seats],
        "outlook": None,
        "choices": {},
        "sheet": [_sheet(s, r) for r in range(s.done)],
        "options": {"retrieve_each_round": bool(s.retrieve_each_round)},
    }


def _reserves(s: State, picking: int) -> Reserves:
    """How many cards lie in hands and reserves; a seat that's picking has them all in its hand."""
    seats = range(s.players)
    aside = [NONE if p == picking else s.reserve[p] for p in seats]
    return {
        "hand_sizes": [
            size(s.hand[p]) + (size(s.reserve[p]) if p == picking else 0) for p in seats
        ],
        "reserve_sizes": [size(aside[p]) for p in seats],
        "reserves_ready": [s.phase > Phase.PICK or size(aside[p]) == RESERVE for p in seats],
    }


def _cards(cards: np.uint64) -> list[str]:
    return [name(card) for card in members(cards)]


def _scoring_card(s: State, by_suit: bool) -> ScoringCard | None:
    if not _dealt(s):
        return None
    kind = s.scoring[s.round]
    by_place = kind in (FEWEST, MOST)
    stars = s.places.tolist()[: s.players] if by_place else s.stars.tolist()[TABLE_OF[kind]]
    return {
        "card": SCORING[kind],
        "suits": _two_suits(s, kind),
        "stars": stars,
        "by_place": by_place,
        "sides": "suits" if by_suit else "values",
    }


def _two_suits(s: State, kind: int) -> list[Suit]:
    """The suits that a scoring card shows, if it is of the two-suit kind."""
    return [SUITS[s.two_suits[kind - TWO_A, i]] for i in (0, 1)] if kind in (TWO_A, TWO_B) else []


def _bonus_card(s: State, bonus: int, by_suit: bool) -> BonusCard:
    holder = s.holder[bonus]
    shows, use = face(s, bonus, by_suit), _use(s, bonus)
    return {
        "card": BONUS[bonus],
        "face": shows,
        "holder": holder if holder >= 0 else None,
        "taken_after_trick": s.taken_at[bonus] if holder >= 0 else None,
        "on_offer": holder == NOBODY,
        "out_of": out_of(s) if bonus == RETRIEVE else None,
        "use": use,
        "flips_to": _flips_to(bonus, shows, use),
    }


def retrieve_leaves(s: State) -> OutOf:
    """TT-14: what Retrieve leaves once it's taken: the round or the game."""
    return "round" if s.retrieve_each_round else "game"


def out_of(s: State) -> OutOf | None:
    """TT-13, TT-14: what Retrieve has left, if a seat has taken it."""
    return None if s.holder[RETRIEVE] == NOBODY else retrieve_leaves(s)


def face(s: State, bonus: int, by_suit: bool) -> str:
    """A bonus card's face in this round; `by_suit`: the suit sides are up (`suit_sides`)."""
    if bonus < SIDES:
        return BONUS[bonus]
    if not by_suit:
        return VALUE_SIDES[bonus - SIDES]
    return " or ".join(SUITS[s.side_suits[bonus - SIDES, i]] for i in (0, 1))


def _use(s: State, bonus: int) -> str | None:
    """A bonus card's current use, in words (TT-15)."""
    use = s.use[bonus]
    if use == NOT_USED:
        return None
    if use == TURNED:
        return "trick"
    if bonus in (RETRIEVE, FLIP):
        return FLIPS[use]
    if bonus == JOKER:
        return ("trick", "false trick")[use]
    if suit_sides(as_row(s)):
        return SUITS[use]
    if bonus == ADJUST:
        return f"{TARGETS[use % len(TARGETS)]} {'-1' if use >= len(TARGETS) else '+1'}"
    return str(use)


def _flips_to(bonus: int, shows: str, use: str | None) -> Side | None:
    """TT-15: what Flip would turn a bonus card that counts as a trick or a false trick into."""
    if bonus not in COUNTING or use is None or shows == "adjust":
        return None
    return "false trick" if use == "trick" else "trick"


def _laid(s: State, leader: int, cards: list[int]) -> list[Laid]:
    """The cards of a trick in order; those that don't follow suit are false tricks."""
    return [
        {
            "seat": (leader + at) % s.players,
            "card": name(card),
            "false_trick": suit_of(card) != suit_of(cards[0]),
        }
        for at, card in enumerate(cards)
    ]


def _trick(s: State, number: int, plays: list[int]) -> Trick:
    """A finished trick of this round: every decision, from the reserves to the bonus cards."""
    leader = s.leaders[number]
    cards = _laid(s, leader, plays[number * s.players :][: s.players])
    return {
        "took_reserve": [p for p in range(s.players) if (s.took[p] >> (number + 1)) & 1],
        "leader": leader,
        "cards": cards,
        "winner": s.leaders[number + 1],
        "pile": [laid["card"] for laid in cards if not laid["false_trick"]],
        "false_tricks": [laid["seat"] for laid in cards if laid["false_trick"]],
        "bonuses": [
            {"seat": s.holder[b], "card": BONUS[b]}
            for b in range(BONUSES)
            if s.holder[b] >= 0 and s.taken_at[b] == number + 1
        ],
    }


def _last_round_trick(s: State) -> LastTrick | None:
    """The trick that ended the round before this one."""
    if s.round == 0:
        return None
    *cards, leader, winner = s.last.tolist()
    return {
        "leader": leader,
        "cards": _laid(s, leader, cards[: s.players]),
        "winner": winner,
    }


def _won(s: State, seat: int, finished: list[Trick]) -> list[Won]:
    """A seat's tricks, each with its cards and its origin."""
    flipped = _flipped(s, seat)
    tricks: list[Won] = [
        {"cards": list(trick["pile"]), "from": f"trick {number}"}
        for number, trick in enumerate(finished, 1)
        if trick["winner"] == seat and flipped not in trick["pile"]
    ]
    if flipped in _cards(s.won[seat] & ~s.false_tricks[seat]):
        tricks.append({"cards": [flipped], "from": "flip"})
    for bonus in COUNTING:
        if s.holder[bonus] == seat and _use(s, bonus) == "trick":
            tricks.append({"cards": [], "from": BONUS[bonus]})
    return tricks


def _flipped(s: State, seat: int) -> str | None:
    """The target of a seat's Flip."""
    return _use(s, FLIP) if s.holder[FLIP] == seat else None


def _false_tricks(s: State, seat: int, by_suit: bool) -> list[FalseTrick]:
    """A seat's false tricks: each one's card, its current suit and value, and its origin."""
    shown: list[FalseTrick] = []
    flipped = _flipped(s, seat)
    for card in members(s.false_tricks[seat]):
        shown.append(
            {
                "card": name(card),
                "suit": SUITS[card // VALUES],
                "value": value_of(card),
                "from": "flip" if name(card) == flipped else "play",
            }
        )
    if s.holder[JOKER] == seat and s.use[JOKER] == AS_FALSE_TRICK:
        shown.append({"card": None, "suit": None, "value": None, "from": "joker"})
    for bonus in range(SIDES, BONUSES):
        use = s.use[bonus]
        if s.holder[bonus] != seat or use < 0 or (bonus == ADJUST and not by_suit):
            continue
        suit, value = (SUITS[use], None) if by_suit else (None, use)
        shown.append({"card": None, "suit": suit, "value": value, "from": BONUS[bonus]})
    if s.holder[ADJUST] == seat and s.use[ADJUST] != NOT_USED and not by_suit:
        target = TARGETS[s.use[ADJUST] % len(TARGETS)]
        for one in shown:
            if target in (one["card"], one["from"]) and one["value"] is not None:
                one["value"] += 1 if s.use[ADJUST] < len(TARGETS) else -1
                one["adjusted"] = True
    return shown


def _dealt(s: State) -> bool:
    """Before the first deal, nobody holds a bonus card, and nothing says so yet."""
    return s.phase != Phase.DEAL or s.done > 0


def _so_far(s: State, seat: int) -> Result:
    """A seat's counts, and its stars if the round ended now (TT-22 to TT-26)."""
    if not _dealt(s):
        return _result(0, 0, 0, 0, False)
    row = as_row(s)
    count = counted(row, seat)
    harvest = s.holder[HARVEST] == seat
    return _result(
        s.tricks[seat], false_count(row, seat), count, int(card_stars(row, count)), harvest
    )


def _result(tricks: int, false_tricks: int, count: int, stars: int, harvest: int) -> Result:
    """A seat's stars, by reason (TT-22 to TT-26)."""
    pairs = pair_stars(tricks, false_tricks)
    return {
        "tricks": tricks,
        "false_tricks": false_tricks,
        "counted": count,
        "stars": {
            "tricks": tricks,
            "pairs": pairs,
            "scoring_card": stars,
            "harvest": harvest * tricks,
        },
        "total": round_stars(tricks, false_tricks, stars, harvest),
    }


def _sheet(s: State, number: int) -> Round:
    """A finished round."""
    kind = s.scoring[number]
    seats = [_result(*row) for row in s.sheet.tolist()[number][: s.players]]
    return {"scoring_card": SCORING[kind], "suits": _two_suits(s, kind), "seats": seats}


# As numbers ----------------------------------------------------------------------------------

HAND, OWN_RESERVE, TRICK, WON = (LAYOUT[n] for n in ("hand", "reserve", "trick", "won"))
SHOWN, KNOWN, MAY_HOLD = (LAYOUT[n] for n in ("false_tricks", "known", "may_hold"))
HAND_SIZE, RESERVE_SIZE = LAYOUT["hand_size"], LAYOUT["reserve_size"]
TRICK_COUNT, MADE_COUNT, EARNED = (LAYOUT[n] for n in ("tricks", "made", "earned"))
HELD, ON_OFFER, PHASE, ASKED = (LAYOUT[n] for n in ("held", "on_offer", "phase", "asked"))
MADE_SUITS, SHOWN_VALUES = LAYOUT["made_suits"], LAYOUT["shown_values"]
SCORING_NOW, SCORED, STARS, PLACES = (LAYOUT[n] for n in ("scoring", "scored", "stars", "places"))
TWO_SUITS, SUIT_SIDES = LAYOUT["two_suits"], LAYOUT["suit_sides"]
SIDE_SUITS, SIDE_VALUES = LAYOUT["side_suits"], LAYOUT["side_values"]
LEAD, LED, FIRST, TO_MOVE = (LAYOUT[n] for n in ("lead", "led", "first", "to_move"))
TRICK_NUMBER, TOTAL, PLAYERS = (LAYOUT[n] for n in ("trick_number", "total", "players"))
ROUNDS_LEFT, EACH_ROUND = LAYOUT["rounds_left"], LAYOUT["retrieve_each_round"]
LAYOUT_TOTAL = LAYOUT.total
ALL_SUITS = len(SUITS)


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on."""
    clear(out, TRICK, LAYOUT_TOTAL)
    write_set(out, HAND, s.hand[seat], CARDS)
    write_set(out, OWN_RESERVE, s.reserve[seat], CARDS)
    away = seats_away(seat, s.leader, s.players)
    for at in range(s.trick * s.players, s.trick * s.players + s.laid):
        out[TRICK + away * CARDS + s.plays[at]] = 1
        away = away + 1 if away + 1 < s.players else 0
    other = seat
    for away in range(s.players):
        _observe_seat(s, other, seat, away, out)
        other = other + 1 if other + 1 < s.players else 0
    for bonus in range(BONUSES):
        if s.holder[bonus] >= 0:
            away = seats_away(seat, s.holder[bonus], s.players)
            out[HELD + away * BONUSES + bonus] = 1
        elif s.holder[bonus] == NOBODY:
            out[ON_OFFER + bonus] = 1
    _observe_round(s, out)
    if s.actor >= 0:
        out[PHASE + s.phase] = 1
        out[TO_MOVE + seats_away(seat, s.actor, s.players)] = 1
        if s.phase == Phase.END:
            out[ASKED + end_bonus(s)] = 1
        out[LEAD + seats_away(seat, s.leader, s.players)] = 1
        if s.laid > 0:
            out[LED + led_suit(s)] = 1
        out[FIRST + seats_away(seat, s.first, s.players)] = 1
        out[ROUNDS_LEFT] = s.players - s.done
    out[TRICK_NUMBER] = s.trick + 1
    out[PLAYERS + s.players - 1] = 1
    out[EACH_ROUND] = s.retrieve_each_round


@rule
def _observe_seat(s: State, other: int, seat: int, away: int, out: Cells) -> None:
    """Write what's known about one seat."""
    held = size(s.hand[other])
    aside = size(s.reserve[other])
    if s.phase == Phase.PICK and s.actor == other and other != seat:  # TT-5: shown as not begun
        held += aside
        aside = 0
    out[HAND_SIZE + away] = held
    out[RESERVE_SIZE + away] = aside
    out[TRICK_COUNT + away] = s.tricks[other]
    out[MADE_COUNT + away] = s.made[other]
    out[EARNED + away] = (s.earned >> other) & 1
    out[TOTAL + away] = min(127, max(-127, s.total[other] - s.total[seat]))
    write_set(out, WON + away * CARDS, s.won[other], CARDS)
    write_set(out, SHOWN + away * CARDS, s.false_tricks[other], CARDS)
    known = known_card(s, other)
    spread(out, KNOWN + away * CARDS, known)
    fresh = s.fresh[other]
    dealt = held - size(known) - size(fresh)
    for suit in range(ALL_SUITS):
        void = s.void_at[other, suit]
        later = 0 if fresh == NONE else size(fresh & ~span(0, void + 1))
        out[MAY_HOLD + away * ALL_SUITS + suit] = later + dealt if void == 0 else later
    if s.made[other] > 0 and suit_sides(s):
        for bonus in range(SIDES, BONUSES):
            if s.holder[bonus] == other and s.use[bonus] >= 0:
                out[MADE_SUITS + away * ALL_SUITS + s.use[bonus]] += 1
    if s.made[other] > 0 or s.false_tricks[other] != NONE:
        write_counts(out, SHOWN_VALUES + away * VALUES, value_counts(s, other), VALUES)


@rule
def _observe_round(s: State, out: Cells) -> None:
    """Write the scoring card, the face-up sides, and the edition's figures."""
    kind = s.scoring[s.round]
    out[SCORING_NOW + kind] = 1
    for before in range(s.round):
        out[SCORED + s.scoring[before]] = 1
    for place_ in range(s.players):
        out[PLACES + place_] = s.places[place_]
    if not FEWEST <= kind <= MOST:
        for count in range(FIGURES):
            out[STARS + count] = s.stars[STARS_OF[kind], count]
    if TWO_A <= kind <= TWO_B:
        out[TWO_SUITS + s.two_suits[kind - TWO_A, 0]] = 1
        out[TWO_SUITS + s.two_suits[kind - TWO_A, 1]] = 1
    out[SUIT_SIDES] = 1 if suit_sides(s) else 0
    for side in range(BONUSES - SIDES):
        out[SIDE_SUITS + side * ALL_SUITS + s.side_suits[side, 0]] = 1
        out[SIDE_SUITS + side * ALL_SUITS + s.side_suits[side, 1]] = 1
    for side in range(2):
        write_set(out, SIDE_VALUES + side * VALUES, np.uint64(s.side_values[side] >> 1), VALUES)


# Imagining ----------------------------------------------------------------------------------

_NEW_HAND = SCRATCH - 1  # working memory: the last words gather the imagined hands


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:
    """Deal the other hands and reserves, and the order of the seat's own, again."""
    if s.phase == Phase.PICK and s.actor != seat:  # TT-5: as if the picking seat had not begun
        s.hand[s.actor] |= s.reserve[s.actor]
        s.reserve[s.actor] = NONE
    unseen = span(0, CARDS) & ~s.hand[seat] & ~s.reserve[seat]
    for other in range(s.players):
        unseen &= ~(s.won[other] | s.false_tricks[other] | known_card(s, other))
    for at in range(s.laid):
        unseen &= ~bit(s.plays[s.trick * s.players + at])
    places = _hidden_hands(s, seat, unseen, scratch, 0)
    in_hands = places
    for other in range(s.players):
        if other != seat:
            for _ in range(size(s.reserve[other])):
                place(scratch, places, unseen, NONE)
                places += 1
    fill(rng, scratch, places, unseen, NONE)
    _hidden_hands(s, seat, unseen, scratch, 1)
    ordered = s.phase != Phase.PICK and s.phase != Phase.SHUFFLE
    places = in_hands
    for other in range(s.players):
        if other != seat:
            reserve = NONE
            for depth in range(size(s.reserve[other])):
                card = placed(scratch, places)
                places += 1
                reserve |= bit(card)
                if ordered:
                    s.order[other * RESERVE + depth] = card
            s.reserve[other] = reserve
            s.hand[other] = scratch[_NEW_HAND - other] | known_card(s, other)
    if ordered:
        own = s.reserve[seat]
        for depth in range(size(s.reserve[seat])):
            s.order[seat * RESERVE + depth] = lowest(own)
            own = rest(own)
        shuffle(rng, s.order, seat * RESERVE, size(s.reserve[seat]))
    reseed(s.rng, rng)


@rule
def _hidden_hands(s: State, seat: int, unseen: np.uint64, scratch: U64Array, dealt: int) -> int:
    """List the hidden cards in the other hands, narrow places first; or collect the dealt ones.

    TT-28: the cards of the deal obey every void that a seat has shown, a card from the reserve
    only those shown since it was taken.
    """
    places = 0
    for other in range(s.players):
        scratch[_NEW_HAND - other] = NONE
    for lacking in range(ALL_SUITS, -1, -1):
        for other in range(s.players):
            if other == seat:
                continue
            fresh = s.fresh[other]
            taken = 0  # the trick before which these cards arrived; the deal first
            many = size(s.hand[other]) - size(known_card(s, other)) - size(fresh)
            while True:
                may_hold = unseen
                lacks = 0
                for suit in range(ALL_SUITS):
                    if s.void_at[other, suit] > 0 and s.void_at[other, suit] >= taken:
                        may_hold &= ~span(suit * VALUES, VALUES)
                        lacks += 1
                if lacks == lacking:
                    for _ in range(many):
                        if dealt == 0:
                            place(scratch, places, may_hold, NONE)
                        else:
                            scratch[_NEW_HAND - other] |= bit(placed(scratch, places))
                        places += 1
                if fresh == NONE:
                    break
                taken = lowest(fresh)
                fresh = rest(fresh)
                many = 1
    return places


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted, and whether it fits: equal in every world.

    A seat that didn't follow a suit has no card of it, except any taken from the reserve since.
    """
    seats = range(s.players)
    hidden = [card for seat in seats for card in members(s.hand[seat]) + members(s.reserve[seat])]
    lies = 0
    for seat in seats:
        known = [s.use[0]] if s.holder[0] == seat else []
        for suit, void in enumerate(s.void_at.tolist()[seat]):
            held = [c for c in members(s.hand[seat]) if c // VALUES == suit and c not in known]
            since = [at for at in members(s.fresh[seat]) if at > void]
            lies += void > 0 and len(held) > len(since)
    piles = [s.order.tolist()[RESERVE * seat :][:RESERVE] for seat in seats]
    orders = [sorted(card for card in pile if card >= 0) for pile in piles]
    matching = piles[0][0] < 0 or orders == [members(s.reserve[seat]) for seat in seats]
    return [*sorted(hidden), lies, matching]
