"""A pytest plugin: the CPU time of tests, with an optional limit.

Seconds are CPU time, of a test and of the processes that it waited for: they don't depend on the
machine's load. A shared server's or browser's time is counted when it ends.

    --cpu-limit SECONDS   the run fails if all workers together took longer
    --cpu-times FILE      writes the sum of each test module, the longest first (`tests/times.txt`)
"""

from __future__ import annotations

import resource
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

SLOWEST = 10  # slowest tests to list at the end of a run
USED = "cpu seconds"


def used() -> float:
    """CPU seconds of this process, and of those that it waited for."""
    times = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in times)


class Measuring:
    """The plugin in each worker: times each test."""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.before = used()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "teardown":
            report.user_properties.append((USED, used() - self.before))
        return report

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[USED] = used()


class Summing:
    """The plugin in the controller: sums up all workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.limit: float | None = config.getoption("--cpu-limit")
        self.file: str | None = config.getoption("--cpu-times")
        self.tests: dict[str, float] = defaultdict(float)
        self.total = 0.0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == USED and isinstance(value, float):
                self.tests[report.nodeid] += value

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.total += getattr(node, "workeroutput", {}).get(USED, 0.0)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.total = self.total or used()
        if self.limit is not None and self.total > self.limit and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        if self.file:
            modules: dict[str, float] = defaultdict(float)
            for test, seconds in self.tests.items():
                modules[test.partition("::")[0]] += seconds
            rows = sorted(modules.items(), key=lambda row: -row[1])
            Path(self.file).write_text("".join(f"{took:6.1f} {name}\n" for name, took in rows))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.limit is None:
            return
        for name in sorted(self.tests, key=lambda name: -self.tests[name])[:SLOWEST]:
            terminalreporter.write_line(f"{self.tests[name]:6.1f} s  {name}")
        terminalreporter.write_line(f"{self.total:6.1f} s of the processor, of {self.limit:.0f}")
        if self.total > self.limit:
            terminalreporter.write_line(
                "FAILED: the suite takes too long. Make what grew quicker (kit/timing.py)", red=True
            )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--cpu-limit", type=float, help="fail if all takes more of the processor")
    parser.addoption("--cpu-times", help="a file to write what each test module takes")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Summing(config))
    config.pluginmanager.register(Measuring())
