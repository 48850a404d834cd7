"""What is checked, in which order, in this process: interpreted, then compiled.

Rests on every check. A pass yields stages and findings; `child` sends them to another process.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from trickery.check import (
    adapters,
    bots,
    chance,
    contract,
    golden,
    lesson,
    notation,
    records,
    rules,
    saying,
    secrecy,
    views,
    ways,
)
from trickery.check.cases import Case, cases_of, few_cases_of
from trickery.check.faults import ENDLESS, Check, safely
from trickery.check.finding import Finding, Severity


@dataclass(frozen=True)
class Stage:
    """A part of a pass begins."""

    title: str


@dataclass(frozen=True)
class Digested:
    """What happened in a game of one case, to be compared with another process."""

    case: Case
    steps: ways.Digests


PassSaid: TypeAlias = Stage | Finding | Digested

#: The checks of each case, with the file to look in if nothing tells a better one.
OF_CASES: tuple[tuple[str, Check, str], ...] = (
    ("chance", chance.check, "words.py"),
    ("views", views.check, "knows.py"),
    ("secrecy", secrecy.check, "knows.py"),
    ("messages", saying.game_said, "words.py"),
    ("records", records.check, "words.py"),
)
OF_GAMES: tuple[tuple[str, Callable[[str], Iterator[Finding]], str], ...] = (
    ("words", saying.check, "en.ftl"),
    ("notation", notation.check, "notation.md"),
    ("lesson", lesson.check, "lesson.toml"),
)
BEHAVIOUR = ("rules", rules.check, "rules.py")


def interpreted(name: str, quick: bool = False, every: bool = False) -> Iterator[PassSaid]:
    """Everything that needs no compiler, errors of numbers and indexes above all.

    `quick` plays the usual game only, `every` all player counts with all options.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        yield Stage("files")
        faults = list(contract.check(name))
        yield from faults
        if any(fault.severity < Severity.ADVICE and _stops(fault) for fault in faults):
            return
        usual, *others = few_cases_of(name)
        cases = [usual] if quick else list(cases_of(name)) if every else [usual, *others]
        for title, check, file in OF_GAMES:
            yield Stage(title)
            yield from safely(_of_game(check), usual, file)
        for case in cases:
            found = list(_of_case(case, (BEHAVIOUR,)))
            yield from found
            if any(isinstance(each, Finding) and each.sentence == ENDLESS for each in found):
                return
            yield from _of_case(case, OF_CASES)
            yield Digested(case, list(_digests(case)))
        if not quick:
            yield Stage("golden games")
            yield from safely(_of_game(golden.check), usual, golden.FOLDER)
            yield from _of_case(usual, (("adapters", adapters.check, "rules.py"),))


def _of_game(check: Callable[[str], Iterator[Finding]]) -> Check:
    """A check of a game as one of a case."""
    return lambda case: check(case.name)


def _stops(fault: Finding) -> bool:
    """Can nothing be played before this is corrected?"""
    return fault.file.endswith((".py", "edition.toml"))


def compiled(name: str, every: bool = False) -> Iterator[PassSaid]:
    """Games in guarded memory, compiled; then what takes many of them."""
    usual, *others = few_cases_of(name)
    for case in list(cases_of(name)) if every else [usual, *others]:
        yield from _of_case(case, (("compiled rules", ways.check, "rules.py"),))
        yield Digested(case, list(_digests(case)))
    for title, check, file in (
        ("strength", bots.the_thumb_beats_chance, "thumb.py"),
        ("search", bots.twins_are_worth_no_more_than_their_twins, "knows.py"),
    ):
        yield from _of_case(usual, ((title, check, file),))


def _of_case(case: Case, checks: tuple[tuple[str, Check, str], ...]) -> Iterator[PassSaid]:
    for title, check, file in checks:
        yield Stage(f"{title}, {case}")
        yield from safely(check, case, file)


def _digests(case: Case) -> ways.Digests:
    try:
        return ways.digests(case)
    except Exception:  # `rules` has reported it
        return []
