"""Trick 100: taking back a face-down card that waits for an answer, to judge whether it lies.

Rests on `rules`. Whoever knows all cards can tell what its owner chose it from (TH-11). Earlier
turns are not taken back: what they told is known, and what was drawn since cannot be told.
"""

from __future__ import annotations

from trickery.core.compile import rule
from trickery.core.sets import bit
from trickery.games.trick_100.rules import CHEAT, Phase, State, face_down_owner


@rule
def rewind(s: State) -> int:
    """Take the face-down card back to its owner's hand and return the move; -1 if none waits."""
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
