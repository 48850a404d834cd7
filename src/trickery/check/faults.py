"""What a game's own code raised, as a finding: which function in which file, and what to do.

Rests on `cases` and `finding`.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType

from numba.core.errors import NumbaError

from trickery.check.cases import MOST_MOVES, Case, Endless, Stuck, moves_made
from trickery.check.finding import Finding, Severity
from trickery.core import registry
from trickery.core.errors import TrickeryError
from trickery.core.match import Match

Check = Callable[[Case], Iterator[Finding]]

ENDLESS = f"A random game hasn’t ended after {MOST_MOVES:,} moves."

_LONGER = (
    "Make the array as long as what’s kept there (a field of `State`; `LAYOUT`, `LOTS` or `MOVES` "
    "in cards.py), or correct the index: compiled, this overwrites memory."
)
_WIDER = (
    "Widen the field in `State` (`i8` holds -128 to 127, `u8` 0 to 255, `i16` 32,767), or correct "
    "the number: compiled, it silently becomes another one."
)
_WORD = "Correct the sum, or mark the function `@wrapping` if that’s meant."
_ZERO = "Treat that case before dividing: compiled, the result is any number."
_LOOP = "Rules can’t recurse without a limit: use a loop."
_PAST = "uses a place past the end of an array"
_TOO_LARGE = "stores a number that its cells can’t hold"
#: An exception, a part of its text, how bad it is, what the code does, and the fix.
KINDS: tuple[tuple[type[BaseException], str, Severity, str, str], ...] = (
    (IndexError, "out of bounds", Severity.CRITICAL, _PAST, _LONGER),
    (OverflowError, "out of bounds", Severity.ERROR, _TOO_LARGE, _WIDER),
    (OverflowError, "", Severity.ERROR, "computes a number that’s no 64-bit word", _WORD),
    (RuntimeWarning, "overflow", Severity.ERROR, "computes a number that’s no 64-bit word", _WORD),
    (ZeroDivisionError, "", Severity.ERROR, "divides by zero", _ZERO),
    (RuntimeWarning, "divide", Severity.ERROR, "divides by zero", _ZERO),
    (RecursionError, "", Severity.ERROR, "calls itself without an end", _LOOP),
)


def raised(error: BaseException, case: Case, file: str) -> Finding:
    """The finding for an exception; `file` is where to look if no line of the game was running."""
    place = _place(error.__traceback__, case)
    if isinstance(error, Endless):
        return Finding(
            Severity.ERROR,
            ENDLESS,
            "rules.py",
            "Let `apply` set `actor` to `OVER` sooner or later, whatever is played.",
            place,
        )
    if isinstance(error, NumbaError):
        return _uncompiled(error, case, file)
    if isinstance(error, Stuck):
        return stuck(place)
    file, name, line = _innermost(error, case.name) or (file, "", 0)
    what = f"{type(error).__name__}: {error}"
    if isinstance(error, TrickeryError):
        what = str(error.reason)
    detail = f" ({' '.join(what.split())[:200]})"
    subject = f"`{name}`, line {line}," if name else "The game"
    for kind, words, severity, does, fix in KINDS:
        if isinstance(error, kind) and words in str(error):
            return Finding(severity, f"{subject} {does}{detail}.", file, fix, place)
    missing = re.fullmatch(r"name '(\w+)' is not defined", str(error))
    fix = (
        f"Define or import `{missing[1]}`."
        if missing
        else f"Correct it in {file}" + (f", line {line}." if line else ".")
    )
    return Finding(Severity.ERROR, f"{subject} fails{detail}.", file, fix, place)


def stuck(place: str) -> Finding:
    """Somebody is to move and has no legal move."""
    return Finding(
        Severity.ERROR,
        "A seat is to move and has no legal move.",
        "rules.py",
        "Add a move to `legal`, or let `apply` pass the turn to somebody who has one.",
        place,
    )


def _uncompiled(error: BaseException, case: Case, file: str) -> Finding:
    """What the compiler says, with the last line of the game that it names."""
    folder, line, told = registry.folder_of(case.name).resolve(), 0, str(error)
    for path, number in re.findall(r'File "([^"]+)", line (\d+)', told):
        if Path(path).resolve().is_relative_to(folder):
            file, line = Path(path).name, int(number)
    clean = [text.strip() for text in re.sub(r"\x1b\[\d*m", "", told).splitlines()]
    what = next((text for text in clean[1:] if text and not text.startswith(("-", "During"))), "")
    return Finding(
        Severity.ERROR,
        f"{file}{f', line {line},' if line else ''} can’t be compiled ({what[:160]}).",
        file,
        "Use numbers, sets of cards and loops: no list, new array, text, dictionary or exception "
        "(docs/adding-a-game.md).",
        str(case),
    )


def safely(check: Check, case: Case, file: str) -> Iterator[Finding]:
    """A check's findings; an exception in the game's code becomes one of them."""
    try:
        yield from check(case)
    except (Exception, SystemExit) as error:  # whatever an author's code raises is reported
        yield raised(error, case, file)


def _innermost(error: BaseException, name: str) -> tuple[str, str, int] | None:
    """The last line of the game's own that ran: its file, function and line."""
    folder = registry.folder_of(name).resolve()
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename).resolve()
        if path.is_relative_to(folder):
            return str(path.relative_to(folder)), frame.name, frame.lineno or 0
    return None


def _place(trace: TracebackType | None, case: Case) -> str:
    """The position that was looked at, as far as the frames of this package know it."""
    seed, moves = None, None
    while trace is not None:
        known = trace.tb_frame.f_locals
        if isinstance(known.get("seed"), int):
            seed = known["seed"]
        match = known.get("match")
        if isinstance(match, Match):
            moves = moves_made(match)
        trace = trace.tb_next
    return str(case) if seed is None else case.at(seed, moves)
