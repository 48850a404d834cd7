"""What the tests share: every registered game in every setting, and ways to lay out a table.

`--game NAME` tests one game only, also one of another package.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import hypothesis
import pytest

from kit import order, timing
from kit.cases import cases, games_to_test, only
from kit.process import Run
from trickery import cli

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from kit.browser import Person
    from kit.server import Served

# Two processes test at once: threads of numpy and PyTorch would only be in each other's way.
for library in ("OMP", "OPENBLAS"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

# The first example compiles; every run tries the same ones, so that a red build is red at home too.
hypothesis.settings.register_profile("trickery", deadline=None, derandomize=True)
hypothesis.settings.load_profile("trickery")

# What is tested is English unless a test asks for another language, whatever the system speaks.
os.environ["TRICKERY_LANGUAGE"] = "en"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="test this game only; may be repeated")
    timing.pytest_addoption(parser)


def pytest_configure(config: pytest.Config) -> None:
    only.extend(config.getoption("--game") or ())
    timing.pytest_configure(config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(cases()), ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", games_to_test())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = getattr(config, "workerinput", {}).get("workercount")
    if workers and not config.pluginmanager.hasplugin("tools.quick"):  # that has an order already
        items[:] = order.in_parts(items, workers)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what was skipped and why, a line for each reason."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, tests in sorted(reasons.items()):
        terminalreporter.write_line(f"skipped {tests}: {reason}")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: exit code, output, complaints."""
    # Some commands run the rules interpreted, and say so in the environment: not beyond this test.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", os.environ.get("NUMBA_DISABLE_JIT", "0"))

    def command(*words: str, answers: str = "") -> tuple[int, str, str]:
        lines: Iterator[str] = iter(answers.splitlines())

        def answer(question: str) -> str:
            print(question)
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr(sys, "argv", ["trickery", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 1
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


# A server and a browser, for tests that need one: one for all tests of a worker ----------------


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests that need none of their own: each sits at a table of its own."""
    from kit.server import serving
    from trickery.server.storage.store import sqlite_url

    with serving(sqlite_url(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests: people have contexts of their own (`kit.browser.person`)."""
    from kit.browser import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def ann(browser: Browser, served: Served) -> Iterator[Person]:
    """Somebody at the page, who has never been there."""
    from kit.browser import person

    with person(browser, served.address) as somebody:
        yield somebody
