"""The coach's sentences about causes: what follows from a move more often, or less often.

Rests on the games' messages: a fact that can be a cause has the clauses `.more` and `.less`, and
one that is the aim itself, such as points, has none. One that explains a move even where it's
certain also has `.always` and `.never`.
"""

from __future__ import annotations

from trickery.core.say import Say, speaker
from trickery.core.words import ENGLISH, catalogue

say = speaker(__package__)

NO_SINGLE_REASON = say("coach-no-single-reason")
NO_FACTS = say("coach-no-facts")  # in a game without `facts.py`
ALL_ALIKE = say("coach-all-alike")


ALWAYS, NEVER = 95, 5  # times out of a hundred: from here on a fact is told as certain


def can_be_a_cause(fact: Say) -> bool:
    """Whether the game tells a fact as a cause."""
    return {"more", "less"} <= _clauses(fact)


def sure(often: tuple[int, int]) -> bool:
    """Whether a fact always comes of one move, and never of the other."""
    return max(often) >= ALWAYS and min(often) <= NEVER


def because(move: str, fact: Say, often: tuple[int, int]) -> Say:
    """With this move, the fact comes true more often (or less often), and that helps.

    Or it always comes true, or never: then it's told without "often", if the game has words for it.
    """
    more = often[0] > often[1]
    if sure(often) and {"always", "never"} <= _clauses(fact):
        return say("coach-because-always" if more else "coach-because-never", move=move, fact=fact)
    return say("coach-because-more" if more else "coach-because-less", move=move, fact=fact)


def _clauses(fact: Say) -> set[str]:
    bundle = catalogue(ENGLISH, fact.of)
    return set(bundle.get_message(fact.id).attributes) if bundle.has_message(fact.id) else set()
