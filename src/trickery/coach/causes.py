"""The coach's sentences about causes: what follows from a move more often, or less often.

Rests on the games' messages: a fact that can be a cause has the clauses `.more` and `.less`, and
one that is the aim itself, such as points, has none.
"""

from __future__ import annotations

from trickery.core.say import Say, speaker
from trickery.core.words import ENGLISH, catalogue

say = speaker(__package__)

NO_SINGLE_REASON = say("coach-no-single-reason")
NO_FACTS = say("coach-no-facts")  # in a game without `facts.py`
ALL_ALIKE = say("coach-all-alike")


def can_be_a_cause(fact: Say) -> bool:
    """Whether the game tells a fact as a cause."""
    bundle = catalogue(ENGLISH, fact.of)
    return bundle.has_message(fact.id) and {"more", "less"} <= set(
        bundle.get_message(fact.id).attributes
    )


def because(move: str, fact: Say, *, more: bool) -> Say:
    """With this move, the fact comes true more often (or less often), and that helps."""
    return say("coach-because-more" if more else "coach-because-less", move=move, fact=fact)
