"""A contest in progress, which never loses the deals played so far.

Rests on `contest`, `workers`, `measure` and `report`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from trickery.arena import report
from trickery.arena.contest import Contest, DealResult
from trickery.arena.measure import Results, measure
from trickery.arena.workers import in_processes, in_ray
from trickery.core.errors import BadOption
from trickery.core.threads import cores

KEEP_SECONDS = 60.0  # how often the results so far are written


@dataclass
class Run:
    """How to play a contest, and the deals played so far."""

    contest: Contest
    deals: int
    jobs: int | None = None  # all cores
    ray: bool = False
    ray_address: str | None = None
    json: Path | None = None
    outcomes: list[DealResult] = field(default_factory=list)
    _began: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        for what, count in (("deals", self.deals), ("jobs", self.jobs)):
            if count is not None and count < 1:
                raise BadOption(f"the number of {what} must be at least 1, not {count}")

    def play(self, progress: Callable[[int], None] = lambda _: None) -> None:
        """Play all deals, calling `progress` after each; `outcomes` survive any interruption."""
        kept = time.perf_counter()
        with closing(self._stream()) as stream:
            for outcome in stream:
                self.outcomes.append(outcome)
                progress(1)
                if self.json and time.perf_counter() - kept > KEEP_SECONDS:
                    self.keep(self.results())
                    kept = time.perf_counter()

    def _stream(self) -> Generator[DealResult, None, None]:
        if self.ray:
            return in_ray(self.contest.open, self.deals, self.jobs, self.ray_address)
        return in_processes(self.contest.open, self.deals, self.jobs or cores())

    def results(self) -> Results:
        """Compute the results of the deals so far."""
        return measure(self.contest, self.outcomes)

    def keep(self, results: Results) -> None:
        """Write the results to the JSON file, if there is one."""
        if self.json:
            seconds = time.perf_counter() - self._began
            jobs = self.jobs or cores()
            report.write_json(
                self.json, report.as_json(results, self.deals, seconds, jobs, self.ray)
            )
