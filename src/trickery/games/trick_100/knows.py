"""Trick 100: what each seat may know.

Rests on `rules`. Hidden from a seat: the other hands, what the others drew or put face down, and
the order of the pile; everything else is open (ALL-3). The log limits what a hidden card can be: a
player who passes can't outbid (TH-9), and a card that went into a new pile (TH-19) was drawn after
that.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.contract import bits
from trickery.core.hidden import PLACES, fill, place, placed
from trickery.core.observing import clear, seats_away, write_eight, write_set
from trickery.core.rng import below, draw_word, reseed
from trickery.core.sets import NONE, ONE, bit, has, holds, index, lowest, rest, size, span
from trickery.core.state import CHANCE, OVER, Cells, U64Array, once
from trickery.games.trick_100.cards import (
    CARDS,
    HUNDRED,
    LAYOUT,
    MOST_TURNS,
    RECENT,
    SEATS,
    TOLD,
    TURNS_EACH,
    digits,
    name,
    number_of,
    outbids,
)
from trickery.games.trick_100.rules import (
    DEALT,
    FACE_DOWN,
    FORGOTTEN,
    HUNDREDS,
    OUTBID,
    PENALTY,
    SKIPPED,
    Phase,
    State,
    face_down_owner,
)
from trickery.games.trick_100.views import Aside, Begun, Drawn, Hid, ToOutbid, Turn, View

# The view --------------------------------------------------------------------------------


#: Which of the 100s lies openly where: no view tells them apart, and neither do the rules.
PUBLIC = ("opening", "discard", "under")


def view(s: State, seat: int | None) -> View:
    """Everything that a seat or a spectator may see."""
    if seat is None:
        return _open(s)
    view: View = {**_open(s), "hand": _cards(s.hand[seat])}
    if own := _hid(s).get(seat):
        history = list(view["history"])
        for turn in own:
            history[turn["turn"]] = {**turn, "card": name(s.log[turn["turn"]] - FACE_DOWN)}
        view["history"], view["aside"] = history, _aside(s, history)
        if view["face_down"] and view["face_down"]["seat"] == seat:
            view["face_down"] = {**view["face_down"], "card": name(s.face_down)}
    return view


@once
def _open(s: State) -> View:
    """What lies open to everybody: a spectator's view."""
    dealt = s.actor != CHANCE or s.owed > 0
    owner = (s.mover - 1) % s.players
    waiting = dealt and s.face_down >= 0
    history = _history(s)
    hand_sizes = [len(bits(s.hand[p])) for p in range(s.players)]
    box = bits(s.box)
    ended: Literal["limit", "shed"] | None = None
    if s.actor == OVER:
        ended = "limit" if min(hand_sizes) or waiting else "shed"
    return {
        "hand": None,
        "hand_sizes": hand_sizes,
        "discard": name(s.discard) if dealt else None,
        "to_outbid": _to_outbid(s.discard) if dealt else None,
        "under": _cards(s.under),
        "pile": s.stock,
        "face_down": (
            {
                "seat": owner,
                "card": None,
                "last_card": hand_sizes[owner] == 0,
            }
            if waiting
            else None
        ),
        "aside": _aside(s, history),
        "phase": (
            "over"
            if s.actor == OVER
            else "chance"
            if s.actor == CHANCE
            else "restart"
            if s.phase == Phase.RESTART
            else "answer"
            if waiting
            else "turn"
        ),
        "turn": s.turn,
        "turn_limit": TURNS_EACH * s.players,
        "passes": s.passes,
        "start": s.start if dealt else None,
        "opening": name(s.opening) if dealt else None,
        "history": history,
        "ended": ended,
        "last_card": _last_card(history[-1]) if ended == "shed" else None,
        "score_sheet": [
            {
                "seat": p,
                "in_hand": hand_sizes[p],
                "face_down": int(waiting and p == owner),
                "cards_left": hand_sizes[p] + int(waiting and p == owner),
            }
            for p in range(s.players)
        ],
        "box": {
            "numbers": [card for card in box if card < HUNDRED],
            "hundreds": sum(card >= HUNDRED for card in box),
        },
    }


#: How many numbers outbid each discard.
_OUTBIDDERS = [sum(outbids(card, discard) for card in range(HUNDRED)) for discard in range(101)]


def _to_outbid(discard: int) -> ToOutbid:
    """TH-7, TH-8: what outbids the discard, as a player would put it."""
    number = number_of(discard)
    if number == HUNDRED:
        return {"by": "anything", "digits": []}
    return {"by": "higher" if _OUTBIDDERS[number] else "nothing", "digits": digits(number)}


def _last_card(last: Turn) -> Literal["laid openly", "not challenged", "true"]:
    """TH-17, TH-18: how the winner got rid of their last card."""
    if last["did"] == "cheat":
        return "not challenged"
    return "true" if last["did"] == "challenge" and last["restart"] is None else "laid openly"


def _aside(s: State, history: list[Turn]) -> list[Aside]:
    """The face-down cards that nobody challenged, since the last new pile."""
    lying: list[Aside] = [
        {"seat": turn["seat"], "card": turn["card"]}
        for turn in history[s.reshuffled + 1 :]
        if turn["did"] == "cheat" and not turn["shown"]
    ]
    return lying[:-1] if s.face_down >= 0 else lying


@once
def _hid(s: State) -> dict[int, list[Hid]]:
    """The turns whose cards nobody but their own seat knows, by seat."""
    hid: dict[int, list[Hid]] = {}
    for turn in _history(s):
        if turn["did"] == "cheat" and not turn["shown"] and s.log[turn["turn"]] != FORGOTTEN:
            hid.setdefault(turn["seat"], []).append(turn)
    return hid


@once
def _history(s: State) -> list[Turn]:
    """Every turn so far as the table saw it."""
    turns: list[Turn] = []
    if s.actor == CHANCE and s.owed == 0:
        return turns  # nothing is dealt yet
    top = number_of(s.opening)
    stock = len(bits(s.box)) - DEALT * s.players - 1
    loose = 0  # cards under the discard or put aside
    doubted = set(bits(s.doubted))
    log: list[int] = s.log.tolist()

    def drawn(at: int, owed: int) -> Drawn:
        nonlocal stock, loose
        drew, reshuffle = 0, False
        for still_owed in range(owed, 0, -1):
            if stock == 0 and loose > 0 and not (at == s.turn and s.owed == still_owed):
                stock, loose = loose, 0
                reshuffle = True
            if stock > 0:
                stock -= 1
                drew += 1
        return {"drew": drew, "reshuffle": reshuffle}

    for at in range(s.turn + 1):
        mover = (s.start + at) % s.players
        turn: Begun = {"turn": at, "seat": mover, "on": name(top)}
        doubt = at in doubted
        told = log[at] if at < s.turn or (s.owed > 0 and not doubt) else None
        if at > 0 and log[at - 1] >= FACE_DOWN:
            loose += 1
        if doubt:
            shown = log[at - 1] - FACE_DOWN
            true = outbids(shown, top)
            turns.append(
                {
                    **turn,
                    "did": "challenge",
                    "card": name(shown),
                    "outbids": true,
                    "drawer": mover if true else (mover - 1) % s.players,
                    **drawn(at, PENALTY),
                    "restart": None if told is None else name(told),
                }
            )
        elif told is None:
            break
        elif told == SKIPPED:
            turns.append({**turn, "did": "pass", **drawn(at, 1)})
        elif told >= FACE_DOWN:
            shown_next = at + 1 in doubted
            card = name(told - FACE_DOWN) if shown_next and told != FORGOTTEN else None
            turns.append({**turn, "did": "cheat", "shown": shown_next, "card": card})
        else:
            turns.append({**turn, "did": "play", "card": name(told)})
        if told is not None and told <= HUNDRED:
            loose += 1
            top = told
    return turns


def _cards(cards: U64Array) -> list[str]:
    return [name(card) for card in bits(cards)]


# The view as numbers -------------------------------------------------------------------------


@rule
def observe(s: State, seat: int, out: Cells) -> None:
    """Write the view as numbers in the layout LAYOUT; seats count from `seat` on.

    Only the last turns are included.
    """
    clear(out, DISCARD, DISCARD + HUNDRED + 1)
    clear(out, OWN_UNSEEN, LAYOUT_TOTAL)
    _observe_turns(s, out)
    _observe_cards(out, HAND, s.hand[seat, 0], s.hand[seat, 1])
    _observe_cards(out, UNDER, s.under[0], s.under[1])
    _observe_cards(out, BOX, s.box[0], s.box[1])
    out[DISCARD + min(s.discard, HUNDRED)] = 1
    _observe_unseen(s, seat, out)
    if s.face_down >= 0:
        owner = face_down_owner(s)
        out[WAITING] = 1
        out[LAST_CARD] = 1 if (s.hand[owner, 0] | s.hand[owner, 1]) == NONE else 0
    out[MUST_RESTART] = 1 if s.phase == Phase.RESTART else 0
    out[TO_MOVE + seats_away(seat, s.mover, s.players)] = 1
    other = seat
    for away in range(s.players):
        out[HAND_SIZE + away] = size(s.hand[other, 0]) + size(s.hand[other, 1])
        other = other + 1 if other + 1 < s.players else 0
    out[PILE] = s.stock
    out[ASIDE] = s.aside
    out[PASSES] = s.passes
    out[ROUNDS_LEFT] = (TURNS_EACH * s.players - s.turn) // s.players
    out[PLAYERS + s.players - 1] = 1


@rule
def _observe_cards(out: Cells, at: int, low: np.uint64, high: np.uint64) -> None:
    """A set of cards, one cell per number; the last cell is the number of 100s."""
    write_set(out, at, low, 64)
    write_set(out, at + 64, high, HUNDRED - 64)
    out[at + HUNDRED] = size(high & HUNDREDS)


@rule
def _observe_unseen(s: State, seat: int, out: Cells) -> None:
    """The unseen cards on the table, counted by owner; the seat's own one by one."""
    owner = seat
    for away in range(s.players):
        for first in range(0, s.aside, 16):
            theirs = _laid_by(s, owner, first)
            out[UNSEEN_BY + away] += size(theirs)
            while away == 0 and theirs != NONE:
                out[OWN_UNSEEN + s.pile[CARDS - 1 - first - lowest(theirs) // 4]] = 1
                theirs = rest(theirs)
        owner = owner + 1 if owner + 1 < s.players else 0
    if s.face_down >= 0:
        owner = face_down_owner(s)
        out[UNSEEN_BY + seats_away(seat, owner, s.players)] += 1
        if owner == seat:
            out[OWN_UNSEEN + s.face_down] = 1


@rule
def _laid_by(s: State, owner: int, first: int) -> np.uint64:
    """Of sixteen cards put aside, those of one owner, marked by the lowest of their four bits."""
    differs = s.aside_by[first >> 4] ^ (np.uint64(owner) * EACH_FOUR)
    differs |= differs >> np.uint64(2)
    differs |= differs >> ONE
    there = EACH_FOUR if s.aside - first >= 16 else EACH_FOUR & span(0, 4 * (s.aside - first))
    return ~differs & there  # type: ignore[no-any-return]


EACH_FOUR = np.uint64(0x1111_1111_1111_1111)


@rule
def _observe_turns(s: State, out: Cells) -> None:
    """The last turns, from the oldest on, since each depends on the discard of the one before.

    Eight cells are written at a time: a turn's seven, and one before them that comes later.
    """
    oldest = max(0, s.turn - RECENT)
    top = discard_at(s, oldest)
    doubts = _doubts_from(s, oldest)
    cell = RECENT_TURNS + TOLD * (s.turn - oldest)
    for turn in range(oldest, s.turn):
        cell -= TOLD
        told = s.log[turn]
        doubted = doubts & ONE
        doubts >>= ONE
        seven = TELLS[told, index(doubts & ONE)] | doubted << _32 | np.uint64(top) << _48
        write_eight(out, cell - 1, seven << _8)
        top = told if told <= HUNDRED else top


@rule
def _doubts_from(s: State, turn: int) -> np.uint64:
    """Which turns from this one on began with a challenge: as many as an observation has, or
    more."""
    word = turn >> 6
    doubts = s.doubted[word] >> np.uint64(turn & 63)
    if turn & 63 != 0 and word + 1 < len(s.doubted):
        doubts |= s.doubted[word + 1] << np.uint64(64 - (turn & 63))
    return doubts  # type: ignore[no-any-return]


def _tell(told: int, shown: bool) -> int:
    """The first cells of a turn, from its log entry and whether the card was shown later."""
    if told <= HUNDRED:
        return 1 | told << 40
    if told == SKIPPED:
        return 1 << 8
    return 1 << 24 | told - FACE_DOWN << 40 if shown else 1 << 16


_8, _32, _48 = np.uint64(8), np.uint64(32), np.uint64(48)
TELLS = table([[_tell(told, shown) for shown in (False, True)] for told in range(256)], np.uint64)
LAYOUT_TOTAL = LAYOUT.total
HAND, DISCARD, UNDER, BOX = (LAYOUT[n] for n in ("hand", "discard", "under", "box"))
OWN_UNSEEN, WAITING, LAST_CARD = (LAYOUT[n] for n in ("own_unseen", "face_down", "last_card"))
MUST_RESTART, TO_MOVE, HAND_SIZE = (LAYOUT[n] for n in ("restart", "to_move", "hand_size"))
PILE, ASIDE, PASSES = (LAYOUT[n] for n in ("pile", "aside", "passes"))
UNSEEN_BY = LAYOUT["unseen_by"]
ROUNDS_LEFT, PLAYERS, RECENT_TURNS = (LAYOUT[n] for n in ("rounds_left", "players", "recent"))


@rule
def _unseen(s: State, turn: int) -> bool:
    """Whether a card was put face down in this turn and hasn't been seen since."""
    return s.log[turn] >= FACE_DOWN and not holds(s.doubted, turn + 1)


@rule
def discard_at(s: State, turn: int) -> int:
    """The discard at the start of a turn: the last number played face up before."""
    for before in range(turn - 1, -1, -1):
        if s.log[before] <= HUNDRED:
            return s.log[before]
    return min(s.opening, HUNDRED)


# Imagining -------------------------------------------------------------------------------
#
# Every card that another seat ever received is a *berth*, dated by the turn in which it was
# received; a round of turns before the first stands for the deal. A penalty for cheating is dated
# by the turn of the cheat. Each turn has two dates: the odd one is for cards drawn before a
# reshuffle in that turn, so that every date is clearly before or after each reshuffle.
#
# A berth can hold a card only if its seat didn't pass later on a discard that the card outbids
# (TH-9), and if the card isn't known to have gone into a new pile later. Later dates allow more
# cards, so a card played face up is taken from the oldest berth that can have held it: that keeps
# every possible hand possible. A face-down card comes from any berth older than its turn, drawn at
# random after all cards played face up are assigned.
#
# A 100 is never put face down, so 100s that others held at a reshuffle stayed in their hands, and
# only later berths can hold 100s of the new pile.

TRIES = 100
# Working memory, in the parts of `scratch` that `fill` doesn't use before it's called.
_BARS = 2 * PLACES  # a byte per turn: 1 + the number that was passed on
_FREE = _BARS + MOST_TURNS // 8 + 1  # a byte per date: berths not emptied so far
_NEWER = _FREE + (MOST_TURNS + SEATS) // 4 + 1  # a word per number: the first date that can hold it
_FRESH = _NEWER + HUNDRED  # the date of the last reshuffle, or 0
_OLD = _FRESH + 1  # 100s that the others have held since before it
_WISH = _OLD + 1  # the number of this attempt: each resolves ambiguous berths differently
_BYTE = np.uint64(255)


@rule
def imagine(s: State, seat: int, rng: U64Array, scratch: U64Array) -> None:
    """Deal what the seat can't see again, consistent with the log."""
    low = s.box[0] & ~s.under[0] & ~s.hand[seat, 0]
    high = s.box[1] & ~s.under[1] & ~s.hand[seat, 1]
    if s.discard < 64:
        low &= ~bit(s.discard)
    else:
        high &= ~bit(s.discard - 64)
    lying = s.aside + (1 if s.face_down >= 0 else 0)  # the others' unseen cards on the table
    for turn in range(s.reshuffled + 1, s.turn):
        if _unseen(s, turn) and (s.start + turn) % s.players == seat:
            card = s.log[turn] - FACE_DOWN
            lying -= 1
            if card < 64:
                low &= ~bit(card)
            else:
                high &= ~bit(card - 64)
    places = size(low) + size(high)
    old = NONE  # the unseen 100s held since before the last reshuffle
    done = False
    for attempt in range(TRIES):
        scratch[_WISH] = np.uint64(attempt)
        if _retell(s, seat, rng, scratch):
            kept = index(scratch[_OLD])
            if _limit_unseen(s, seat, rng, scratch, lying, low, high) and kept <= size(
                high & HUNDREDS
            ):
                old = NONE
                for _ in range(kept):
                    left = high & HUNDREDS & ~old
                    old |= left & ~rest(left)
                _limit(s, seat, scratch, lying, low, high, old)
                done = fill(rng, scratch, places, low, high)
                if done:
                    break
    if not done:  # never observed: a deal that respects only TH-11
        for at in range(places):
            place(scratch, at, low, high if at >= lying else high & ~HUNDREDS)
        fill(rng, scratch, places, low, high)
    _lay_out(s, seat, scratch, lying, old)
    reseed(s.rng, rng)


@rule
def _bar(scratch: U64Array, turn: int) -> int:
    """1 + the number that was passed on in a turn; 0 if it wasn't a pass."""
    return index((scratch[_BARS + (turn >> 3)] >> np.uint64(8 * (turn & 7))) & _BYTE)


@rule
def _berths(scratch: U64Array, date: int) -> int:
    """How many berths of a date aren't emptied yet."""
    return index((scratch[_FREE + (date >> 3)] >> np.uint64(8 * (date & 7))) & _BYTE)


@rule
def _gain(scratch: U64Array, date: int) -> None:
    """Add a berth of a date."""
    scratch[_FREE + (date >> 3)] += ONE << np.uint64(8 * (date & 7))


@rule
def _lose(scratch: U64Array, date: int) -> None:
    """Remove a berth of a date."""
    scratch[_FREE + (date >> 3)] -= ONE << np.uint64(8 * (date & 7))


@rule
def _date(s: State, turn: int) -> int:
    """The date of cards received in a turn; turn -1 is the last of the deal."""
    return 2 * (turn + s.players + 1)


@rule
def _retell(s: State, seat: int, rng: U64Array, scratch: U64Array) -> bool:
    """Replay the game as the seat heard it: draws add berths, and cards played face up empty them.

    Returns False if its random choices turn out to be impossible.
    """
    for word in range(_BARS, _OLD + 1):
        scratch[word] = NONE
    for other in range(s.players):
        for _ in range(DEALT):
            _gain(scratch, _date(s, other - s.players))
        if other != seat and s.reshuffled >= 0:
            s.hundreds_then[other] = 0
    stock = size(s.box[0]) + size(s.box[1]) - DEALT * s.players - 1
    loose = 0  # cards under the discard or put aside
    top = min(s.opening, HUNDRED)
    known_low = NONE  # numbers that will go into the next new pile, as the seat knows
    known_high = NONE
    hundreds_out = 1 if top == HUNDRED else 0  # on the discard or under it
    for turn in range(s.turn + 1):
        doubt = holds(s.doubted, turn)
        if turn == s.turn and not doubt and s.owed == 0:
            break
        told = s.log[turn]
        mover = (s.start + turn) % s.players
        before = (s.start + turn - 1) % s.players
        # The answer to a face-down card, and the cards drawn for it or for a pass.
        owed = 0
        date = _date(s, turn)
        if turn > 0 and s.log[turn - 1] >= FACE_DOWN:
            loose += 1
            card = s.log[turn - 1] - FACE_DOWN
            if (doubt or before == seat) and card < HUNDRED:
                if card < 64:
                    known_low |= bit(card)
                else:
                    known_high |= bit(card - 64)
            if doubt:
                owed = PENALTY
                if not has(OUTBID[top, card >> 6], card & 63):
                    date = _date(s, turn - 1)
        if told == SKIPPED and not doubt:
            owed = 1
            scratch[_BARS + (turn >> 3)] += np.uint64(top + 1) << np.uint64(8 * (turn & 7))
        for left in range(owed, 0, -1):
            if stock == 0:
                if loose == 0 or (turn == s.turn and left == s.owed):
                    break
                for _ in range(owed - left):
                    _lose(scratch, date)
                    _gain(scratch, date - 1)
                stock = loose
                loose = 0
                for number in range(HUNDRED):
                    if has(known_low if number < 64 else known_high, number & 63):
                        scratch[_NEWER + number] = np.uint64(date)
                known_low = NONE
                known_high = NONE
                if turn == s.reshuffled:
                    held = size(s.box[1] & HUNDREDS) - hundreds_out - s.hundreds_then[seat]
                    scratch[_FRESH] = np.uint64(date)
                    scratch[_OLD] = np.uint64(held)
                hundreds_out = 1 if top == HUNDRED else 0
            stock -= 1
            _gain(scratch, date)
        if turn == s.turn:
            break
        # The card played in this turn, if it has been seen.
        if told <= HUNDRED:
            loose += 1
            if top < 64:
                known_low |= bit(top)
            elif top < HUNDRED:
                known_high |= bit(top - 64)
            top = told
            hundreds_out += 1 if told == HUNDRED else 0
        if mover != seat and (told <= HUNDRED or (told >= FACE_DOWN and not _unseen(s, turn))):
            card = told if told <= HUNDRED else told - FACE_DOWN
            if not _empty(s, turn, card, rng, scratch):
                return False
    return True


@rule
def _empty(s: State, turn: int, card: int, rng: U64Array, scratch: U64Array) -> bool:
    """Take a card that everybody has seen from the mover's oldest berth that can have held it."""
    fresh = index(scratch[_FRESH])
    coin = index(draw_word(rng) & ONE)
    since = 0
    until = _date(s, turn) + 1
    if card < HUNDRED:
        since = index(scratch[_NEWER + card])
        for own in range(turn - s.players, -1, -s.players):
            bar = _bar(scratch, own)
            if bar > 0 and has(OUTBID[bar - 1, card >> 6], card & 63):
                since = max(since, _date(s, own))
                break
        return _empty_berth(s, turn, rng, scratch, since, until)
    # A 100: held since before the last reshuffle, or drawn after it.
    for side in range(2):
        young = (side + coin) & 1 == 0
        since = fresh if young else 0
        until = _date(s, turn) + 1 if young else fresh
        if not young and scratch[_OLD] == NONE:
            continue
        if _empty_berth(s, turn, rng, scratch, since, until):
            if not young:
                scratch[_OLD] -= ONE
                s.hundreds_then[(s.start + turn) % s.players] += 1
            return True
    return False


@rule
def _empty_berth(
    s: State, turn: int, rng: U64Array, scratch: U64Array, since: int, until: int
) -> bool:
    """Take a card from the mover's oldest available berth with since <= date < until.

    Face-down cards need berths too: if only as many are left as cards were put face down by then,
    all of them are reserved. After a reshuffle the oldest berth may be needed for a card that
    wasn't in the new pile: if the first attempt fails, some later ones take any berth.
    """
    first = turn % s.players - s.players
    berths = 0
    needed = 0
    for own in range(first, turn + 1, s.players):
        date = _date(s, own)
        if 0 <= own < turn and _unseen(s, own):
            needed += 1
            if berths <= needed:
                since = max(since, date - 1)
        berths += _berths(scratch, date - 1) + _berths(scratch, date)
    any_berth = index(scratch[_WISH]) % 2 == 1 and draw_word(rng) & ONE == ONE
    taken = -1
    for own in range(first, turn + 1, s.players):
        for date in range(max(since, _date(s, own) - 1), min(until, _date(s, own) + 1)):
            free = _berths(scratch, date) > 0
            if free and (taken < 0 or (any_berth and draw_word(rng) & ONE == ONE)):
                taken = date
    if taken < 0:
        return False
    _lose(scratch, max(0, taken))
    return True


@rule
def _limit_unseen(
    s: State,
    seat: int,
    rng: U64Array,
    scratch: U64Array,
    at: int,
    low: np.uint64,
    high: np.uint64,
) -> bool:
    """Draw the berth that each face-down card came from; list the cards that are still unseen.

    They are the places before `at`, the latest card first. Returns False if its random choices turn
    out to be impossible.
    """
    for turn in range(0, s.turn):  # noqa: PIE808  # compiled, its type is that of the 0
        if (s.start + turn) % s.players == seat or not _unseen(s, turn):
            continue
        first = turn % s.players - s.players
        berths = _berths(scratch, _date(s, first))
        for own in range(first + s.players, turn, s.players):
            berths += _berths(scratch, _date(s, own) - 1) + _berths(scratch, _date(s, own))
        if berths == 0:
            return False
        n = below(rng, berths)
        if turn <= s.reshuffled and index(scratch[_WISH]) > 2:
            n = 0  # it no longer matters; the oldest berths are the hardest to fill
        taken = -1
        can_low = low
        can_high = high & ~HUNDREDS
        for own in range(first, turn, s.players):
            bar = _bar(scratch, own) if own >= 0 and taken >= 0 else 0
            if bar > 0:
                can_low &= ~OUTBID[bar - 1, 0]
                can_high &= ~OUTBID[bar - 1, 1]
            for date in range(_date(s, own) - 1, _date(s, own) + 1):
                if taken < 0:
                    n -= _berths(scratch, date)
                    taken = date if n < 0 else -1
        _lose(scratch, max(0, taken))
        if turn > s.reshuffled:
            at -= 1
            place(scratch, at, can_low, can_high)
            _cut(scratch, at, max(0, taken))
    return True


@rule
def _limit(
    s: State,
    seat: int,
    scratch: U64Array,
    at: int,
    low: np.uint64,
    high: np.uint64,
    old: np.uint64,
) -> None:
    """List the other hidden places with what each can hold: hands, then the pile."""
    fresh = index(scratch[_FRESH])
    for away in range(1, s.players):
        other = (seat + away) % s.players
        # From the newest berth back to the deal, so that the oldest, narrowest one is listed first.
        at += size(s.hand[other, 0]) + size(s.hand[other, 1])
        listed = at
        can_low = low
        can_high = high
        last = s.turn - (s.turn + s.start - other) % s.players
        for own in range(last, -s.players - 1, -s.players):
            for date in range(_date(s, own), _date(s, own) - 2, -1):
                for _ in range(_berths(scratch, date)):
                    listed -= 1
                    hundreds = old if date < fresh else HUNDREDS & ~old
                    place(scratch, listed, can_low, can_high & (~HUNDREDS | hundreds))
                    _cut(scratch, listed, date)
            bar = _bar(scratch, own) if own >= 0 else 0
            if bar > 0:
                can_low &= ~OUTBID[bar - 1, 0]
                can_high &= ~OUTBID[bar - 1, 1]
    for pile_place in range(at, at + s.stock):
        place(scratch, pile_place, low, high & ~old)


@rule
def _cut(scratch: U64Array, at: int, date: int) -> None:
    """Remove from a place's set the numbers that went into a new pile after a date."""
    if index(scratch[_FRESH]) <= date:
        return
    for number in range(HUNDRED):
        if index(scratch[_NEWER + number]) > date:
            scratch[at + (PLACES if number > 63 else 0)] &= ~bit(number & 63)


@rule
def _lay_out(s: State, seat: int, scratch: U64Array, lying: int, old: np.uint64) -> None:
    """Move the imagined cards from the list of places into the state."""
    at = lying
    aside = 0
    for turn in range(0, s.turn):  # noqa: PIE808  # as above
        if not _unseen(s, turn):
            continue
        other = (s.start + turn) % s.players
        if turn <= s.reshuffled:
            if other != seat:
                s.log[turn] = FORGOTTEN
            continue
        aside += 1
        if other != seat:
            at -= 1
            card = placed(scratch, at)
            s.log[turn] = FACE_DOWN + card
            if aside <= s.aside:
                s.pile[CARDS - aside] = card
            else:
                s.face_down = card
    at = lying
    for away in range(1, s.players):
        other = (seat + away) % s.players
        low = NONE
        high = NONE
        for _ in range(size(s.hand[other, 0]) + size(s.hand[other, 1])):
            card = placed(scratch, at)
            at += 1
            if card < 64:
                low |= bit(card)
            else:
                high |= bit(card - 64)
        s.hand[other, 0] = low
        s.hand[other, 1] = high
        if s.reshuffled >= 0:
            s.hundreds_then[other] += size(high & old)
    for place_in_pile in range(s.stock):
        s.pile[place_in_pile] = placed(scratch, at)
        at += 1


def census(s: State) -> list[Any]:
    """Everything that `imagine` rearranges, sorted: equal in every world."""
    pile = s.pile.tolist()
    lying = pile[: s.stock] + pile[len(pile) - s.aside :] + [s.face_down]
    return sorted(lying + [card for hand in s.hand for card in bits(hand)])
