"""What a check reports: a fault in a sentence, the file to look in, and the fix.

Rests on nothing. These sentences are for authors of games, and in English like the pages that they
work from (`docs/adding-a-game.md`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum


class Severity(IntEnum):
    """How bad a fault is, worst first."""

    CRITICAL = 0  # a secret gets out, or memory is overwritten
    ERROR = 1  # the game breaks the contract
    ADVICE = 2  # the game works and could be better


@dataclass(frozen=True)
class Finding:
    """One fault."""

    severity: Severity
    sentence: str  # what's wrong
    file: str  # in the game's folder: "knows.py"
    fix: str  # what to do about it, a sentence
    where: str = ""  # how to see it again: player count, options, seed, step, seat


def worst_first(found: Iterable[Finding]) -> list[Finding]:
    """Sort findings, worst first, each fault once: where it was seen first."""
    once: dict[tuple[Severity, str, str], Finding] = {}
    for each in found:
        once.setdefault((each.severity, each.file, each.sentence), each)
    return sorted(once.values(), key=lambda each: each.severity)
