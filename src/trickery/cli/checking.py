"""The command for authors of games: check.

Rests on `check`, loaded only when the command needs it. It speaks English, for programmers.
"""

from __future__ import annotations

import dataclasses
import json as to_json
import sys
import time
from typing import TYPE_CHECKING, Annotated

import typer

from trickery.cli.shared import GameName

if TYPE_CHECKING:
    from trickery.check.running import Report


class ProgressLine:
    """What's being checked, on standard error, once it has taken a second."""

    def __init__(self) -> None:
        self.told = time.monotonic()

    def __call__(self, stage: str) -> None:
        """A part of the check begins."""
        now = time.monotonic()
        if now - self.told >= 1:
            self.told = now
            line = f"{stage:<78.78}" if sys.stderr.isatty() else stage
            ends = "\r" if sys.stderr.isatty() else "\n"
            print(line, end=ends, file=sys.stderr, flush=True)


def check(
    game: GameName,
    quick: Annotated[
        bool, typer.Option("--quick", help="Only the usual game, and nothing compiled.")
    ] = False,
    every: Annotated[
        bool, typer.Option("--all", help="All player counts with all options: takes long.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
    limit: Annotated[
        float, typer.Option(help="How many seconds one step may compute; by default, 20.")
    ] = 0,
    golden: Annotated[
        bool, typer.Option("--golden", help="Write the game's golden games anew, and stop.")
    ] = False,
) -> None:
    """Check a game of your own: rules, secrecy, words, and all that a package needs."""
    from trickery.check import running
    from trickery.core import registry

    name = registry.plain(game)
    if name not in registry.names():
        registry.card(name)  # says which names there are
    if golden:
        from trickery.check.golden import write

        for path in write(name):
            print(path)
        return
    report = running.check(name, ProgressLine(), quick, every, limit)
    if sys.stderr.isatty():
        print(" " * 78, end="\r", file=sys.stderr)
    if json:
        findings = [dataclasses.asdict(each) for each in report.findings]
        told = [{**each, "severity": each["severity"].name.lower()} for each in findings]
        print(to_json.dumps({"findings": told, "skipped": report.skipped}, indent=1))
    else:
        _print(name, report)
    raise typer.Exit(1 if report.faults else 0)


def _print(name: str, report: Report) -> None:
    for each in report.findings:
        print(f"{each.severity.name.lower()}: {each.file}: {each.sentence}")
        print(f"    {each.fix}")
        if each.where:
            print(f"    See {each.where}")
    advice = len(report.findings) - len(report.faults)
    if any("position(" in each.where for each in report.findings):
        print("\nTo see a position: from trickery.check.cases import position")
    for skipped in report.skipped:
        print(f"Not checked: {skipped}.")
    print(f"{name}: {_count(len(report.faults), 'fault')}, {_count(advice, 'suggestion')}.")


def _count(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"
