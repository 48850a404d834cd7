"""Checking a game from start to end: in processes of their own, one way of running after the other.

Rests on `child`, `browser` and `finding`. Whatever the game does, this process goes on and reports.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from trickery.check import adapters, browser, watch, ways
from trickery.check.cases import Case
from trickery.check.finding import Finding, Severity, worst_first
from trickery.core import registry

#: Seconds for one step of a check; compiling a function is a step, too.
LIMITS = {"interpreted": 20.0, "compiled": 300.0}

Progress = Callable[[str], None]


@dataclass
class Report:
    """What was found, and what wasn't looked at."""

    findings: list[Finding] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[Finding]:
        """The findings that are more than advice."""
        return [each for each in self.findings if each.severity < Severity.ADVICE]


def check(
    name: str, progress: Progress, quick: bool = False, every: bool = False, limit: float = 0
) -> Report:
    """Check a game: interpreted, compiled, and in a browser, as far as it's worth while."""
    report = Report()
    extent = "quick" if quick else "every" if every else ""
    digests: dict[str, ways.Digests] = {}
    found = list(_passed("interpreted", name, extent, progress, digests, limit))
    report.findings = worst_first(found)
    if quick:
        report.skipped.append("golden games, adapters, compiled rules, bots, browser: left out")
        return report
    report.skipped += [f"{each}: not installed" for each in adapters.missing()]
    if report.faults:
        report.skipped.append("compiled rules, bots, browser: once the rest is corrected")
        return report
    found += _passed("compiled", name, extent, progress, digests, limit)
    if reason := browser.unavailable():
        report.skipped.append(f"browser: {reason}")
    else:
        progress("browser")
        found += browser.check(name)
    report.findings = worst_first(found)
    return report


def _passed(
    way: str,
    name: str,
    extent: str,
    progress: Progress,
    digests: dict[str, ways.Digests],
    limit: float,
) -> Iterator[Finding]:
    """One pass in a process of its own; `digests` keeps those of the pass before."""
    command = [sys.executable, "-m", "trickery.check.child", way, name]
    command += [str(limit or LIMITS[way]), extent]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1" if way == "interpreted" else "0"}
    stage, done = "files", False
    with (
        tempfile.TemporaryFile("w+") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, env=environment, text=True
        ) as process,
    ):
        for line in process.stdout or ():
            said = _read(line)
            if "stage" in said:
                stage = said["stage"]
                progress(f"{way}: {stage}")
            elif "finding" in said:
                told = said["finding"]
                yield Finding(**{**told, "severity": Severity(told["severity"])})
            elif "digests" in said:
                yield from _compared(said, digests)
            done = done or "done" in said
        process.wait()
        errors.seek(0)
        told = errors.read()
    if not done:
        yield stopped(name, process.returncode, told, f"{way}: {stage}")


def _read(line: str) -> dict[str, Any]:
    """A line of the child's; what an author's code prints isn't one."""
    try:
        said = json.loads(line)
    except ValueError:
        return {}
    return said if isinstance(said, dict) else {}


def _compared(said: dict[str, Any], digests: dict[str, ways.Digests]) -> Iterator[Finding]:
    told = said["digests"]
    options = tuple((option, value) for option, value in told["options"])
    case = Case(told["name"], told["players"], options)
    if str(case) in digests:
        yield from ways.compared(case, digests[str(case)], said["steps"])
    digests[str(case)] = said["steps"]


def stopped(name: str, code: int, told: str, stage: str) -> Finding:
    """What made the process of a check end early."""
    found = watch.where(told, _folder(name))
    file, line, function = found or ("rules.py", 0, "")
    subject = f"`{function}`, line {line}," if function else "The game"
    if watch.ran_out(code, told):
        return Finding(
            Severity.ERROR,
            f"{subject} doesn’t come to an end.",
            file,
            "Look for a loop whose condition never changes.",
            stage,
        )
    if code < 0 or "Fatal Python error" in told:
        return Finding(
            Severity.CRITICAL,
            f"{subject} crashes Python ({_last(told, 'Fatal Python error') or code}).",
            file,
            "Look for an index past the end of an array: compiled, nothing checks it.",
            stage,
        )
    return Finding(
        Severity.ERROR,
        f"{subject} ends the check: {_last(told, '') or f'exit status {code}'}.",
        file,
        "Let the game raise no error, and end no process.",
        stage,
    )


def _folder(name: str) -> Path:
    """A game's folder, without importing it: its import may be what ended the process."""
    from importlib.util import find_spec

    spec = find_spec(registry.package_of(name).partition(".")[0])
    places = list(spec.submodule_search_locations or ()) if spec else []
    folder = Path(places[0]) if places else Path()
    return folder.joinpath(*registry.package_of(name).split(".")[1:])


def _last(told: str, words: str) -> str:
    """The last line with some words."""
    lines = [line.strip() for line in told.splitlines() if line.strip() and words in line]
    return lines[-1][:200] if lines else ""
