"""Records: a finished game is written, read back, replayed and narrated.

Rests on `records`, `cases` and `finding`.
"""

from __future__ import annotations

from collections.abc import Iterator

from trickery.check.cases import Case, random_game
from trickery.check.finding import Finding, Severity
from trickery.check.saying import MISSING, languages_of
from trickery.check.watch import still_going
from trickery.core.errors import TrickeryError
from trickery.core.records import line_of, parse, record_of, replay
from trickery.records import narrate


def check(case: Case) -> Iterator[Finding]:
    """One game of a case, recorded and replayed."""
    seed = 1
    match = list(random_game(case, seed))[-1]
    record = parse(line_of(record_of(match)))
    still_going(now=True)
    try:
        again = replay(record)
    except TrickeryError as error:
        yield Finding(
            Severity.ERROR,
            f"A record of a game can’t be replayed: {error.reason}.",
            "words.py",
            "`chance_lots` must accept what `chance_words` writes.",
            case.at(seed),
        )
        return
    if record_of(again) != record:
        yield Finding(
            Severity.ERROR,
            "A replayed game has another record.",
            "words.py",
            "Write everything into the words of a draw that `settle` reads.",
            case.at(seed),
        )
    for language in languages_of(case.name):
        for line in narrate(record, language):
            still_going()
            if MISSING.search(line):
                yield Finding(
                    Severity.ERROR,
                    f"A replayed game reads “{line.strip()[:80]}”.",
                    f"{language}.ftl",
                    "Add the message or argument that’s in braces.",
                    case.at(seed),
                )
                break
