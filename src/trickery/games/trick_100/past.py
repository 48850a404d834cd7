"""Trick 100: taking back a face-down card that awaits an answer, to judge whether it's a lie.

Rests on `rules`. With all cards known, the hand that its owner chose from is known too (TH-11).
Earlier turns aren't taken back: what they reveal is in the log already, and the cards drawn since
aren't known.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import bit
from trickery.games.trick_100.rules import CHEAT, Phase, State, face_down_owner


@rule
def rewind(s: State) -> int:
    """Take the face-down card back to its owner's hand and return the move; -1 if there's none."""
    if s.actor < 0 or s.face_down < 0:
        return -1
    card = s.face_down
    s.mover = face_down_owner(s)
    s.actor = s.mover
    s.hand[s.actor, card >> 6] |= bit(card & 63)
    s.face_down = -1
    s.turn -= 1
    s.phase = Phase.TURN
    return CHEAT + card
