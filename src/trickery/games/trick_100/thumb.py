"""Trick 100: a good player's rule of thumb, with cheating.

Rests on `rules`; uses the hand of the seat to move, the open cards and the hand sizes. Refers to
TH-6 (a 100 always fits), TH-9, TH-11 to TH-14 (lies and challenges) and TH-16 to TH-18.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from trickery.core.compile import rule, table
from trickery.core.rng import below
from trickery.core.sets import NONE, bit, has, lowest, rest, size, span
from trickery.core.state import U64Array
from trickery.games.trick_100.cards import HUNDRED, IDENTITIES, outbids
from trickery.games.trick_100.rules import (
    CHALLENGE,
    CHEAT,
    HUNDREDS,
    OUTBID,
    PASS,
    Phase,
    State,
    face_down_owner,
)

#: Messages, by their ids.
REASONS = (
    "reason-last-card",
    "reason-stop-the-winner",
    "reason-stuck",
    "reason-smells",
    "reason-hardest",
    "reason-better-than-drawing",
    "reason-safe-lie",
    "reason-mixed-lie",
    "reason-trap",
    "reason-keep-the-hundred",
    "reason-honest",
)
(
    LAST_CARD,
    STOP_THE_WINNER,
    STUCK_ANYWAY,
    SMELLS,
    HARDEST,
    BETTER_THAN_DRAWING,
    SAFE_LIE,
    MIXED_LIE,
    TRAP,
    KEEP_THE_HUNDRED,
    HONEST,
) = range(len(REASONS))

# On how many discards a number outbids: 00 on none, 98 on most.
FITS = table(
    sum(outbids(card, discard) for discard in range(HUNDRED)) for card in range(IDENTITIES)
)
OPEN_NUMBERS = span(0, HUNDRED - 64)  # in the second word of moves: numbers played face up
LIKELY = 7  # tenths of an outbidding card to be expected: a neighbour can probably outbid
NEARLY_OUT = 2  # cards

#: Search parameters (`bots/search.py`): whoever holds fewer cards after some turns is likely to
#: win. In a bluffing game the search is less reliable than the network, which therefore counts more
#: here.
SEARCH = {"taste": 0.5, "memory": 1, "horizon": 36, "temperature": 0.1}


@rule
def hardest(low: np.uint64, high: np.uint64) -> int:
    """The card of a nonempty set that fits on the fewest discards; the lowest among ties."""
    found = -1
    while low != NONE:
        card = lowest(low)
        low = rest(low)
        if found < 0 or FITS[card] < FITS[found]:
            found = card
    while high != NONE:
        card = 64 + lowest(high)
        high = rest(high)
        if found < 0 or FITS[card] < FITS[found]:
            found = card
    return found


@rule
def expects(s: State, cards: int, tenths: int) -> bool:
    """Whether that many unseen cards contain, on average, more outbidding ones than this."""
    low = s.box[0] & ~s.under[0] & ~s.hand[s.actor, 0]
    high = s.box[1] & ~s.under[1] & ~s.hand[s.actor, 1] & ~HUNDREDS
    if s.discard < 64:
        low &= ~bit(s.discard)
    else:
        high &= ~bit(s.discard - 64)
    above = size(low & OUTBID[s.discard, 0]) + size(high & OUTBID[s.discard, 1])
    return 10 * above * cards > tenths * (size(low) + size(high))


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds: open to all."""
    return size(s.hand[seat, 0]) + size(s.hand[seat, 1])


@rule
def thumb(s: State, legal: U64Array, rng: U64Array, why: Any) -> int:
    """A good player's rule of thumb for the seat to move; `why[0]` receives its reason's number."""
    low = legal[0]  # what may be played face up: what outbids, or at a restart any number
    high = legal[1] & OPEN_NUMBERS
    stuck = low == NONE and high == NONE
    hundred = has(legal[1], HUNDRED - 64)
    answer = s.face_down >= 0
    owner_left = hand_size(s, face_down_owner(s)) if answer else 0

    # An unchallenged last card wins, so a challenge can't lose more.
    if answer and owner_left == 0:
        why[0] = STOP_THE_WINNER
        return CHALLENGE

    # Go out if you can.
    if hand_size(s, s.actor) == 1 and (hundred or not stuck):
        why[0] = LAST_CARD
        return HUNDRED if stuck else hardest(low, high)

    # If you're stuck, challenge: for a pass you draw a card too, while a challenger may play any
    # card. If you can outbid, do that; only if hardly anything outbids, challenge every other time.
    if answer and s.discard < HUNDRED:
        if stuck:
            why[0] = STUCK_ANYWAY
            return CHALLENGE
        if not expects(s, owner_left + 1, 4) and below(rng, 2) == 0:
            why[0] = SMELLS
            return CHALLENGE

    neighbour = s.actor + 1 if s.actor + 1 < s.players else 0
    theirs = hand_size(s, neighbour)
    hideable = s.phase == Phase.TURN and not answer
    if not stuck:
        # A neighbour who is stuck will challenge: put down an honest card.
        if hideable and not expects(s, theirs, LIKELY) and below(rng, 10) > 0:
            why[0] = TRAP
            return CHEAT + hardest(low, high)
        # Face up, too, play the cards that seldom fit first: the high ones will always fit
        # somewhere.
        why[0] = HARDEST
        return hardest(low, high)

    # A 100 saves you a draw. But any card fits on it, so don't play it before a neighbour who is
    # nearly out, unless you hold only 100s.
    low = s.hand[s.actor, 0]
    high = s.hand[s.actor, 1] & ~HUNDREDS
    only_hundreds = low == NONE and high == NONE
    if hundred and (theirs > NEARLY_OUT or only_hundreds):
        why[0] = BETTER_THAN_DRAWING
        return HUNDRED

    # Cheat if your neighbour is unlikely to challenge. Otherwise cheat seldom, but sometimes, or
    # challenges would always be wrong. A last card is challenged in any case.
    if hand_size(s, s.actor) > 1:
        safe = expects(s, theirs, LIKELY)
        if safe or below(rng, 10) == 0:
            why[0] = SAFE_LIE if safe else MIXED_LIE
            return CHEAT + hardest(low, high)
    why[0] = KEEP_THE_HUNDRED if hundred else HONEST
    return PASS
