"""What the tests share: every registered game in every setting, and ways to lay out a table.

`--game NAME` tests one game only, also one of another package.
"""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

from trickery import cli
from trickery.core import registry
from trickery.core.contract import Game
from trickery.core.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browsing import Person
    from serving import Served

# Two processes test at once: threads of numpy and PyTorch would only be in each other's way.
for library in ("OMP", "OPENBLAS"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

# The first example compiles; every run tries the same ones, so that a red build is red at home too.
hypothesis.settings.register_profile("trickery", deadline=None, derandomize=True)
hypothesis.settings.load_profile("trickery")

#: For tests that train. Where nothing may be skipped they run, and fail for want of PyTorch.
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None and not os.environ.get("TRICKERY_CI"),
    reason="PyTorch is not installed (5 GB): make test-all installs it and runs them",
)


@dataclass(frozen=True)
class Case:
    """A game at one player count with one choice of options."""

    name: str
    players: int
    options: tuple[tuple[str, int], ...]

    @property
    def game(self) -> Game:
        return registry.load(self.name)

    def match(self, seed: int, **more: Any) -> Match:
        return Match(self.game, self.players, seed=seed, options=dict(self.options), **more)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.name}-{self.players}{chosen}"


# What is tested is English unless a test asks for another language, whatever the system speaks.
os.environ["TRICKERY_LANGUAGE"] = "en"

_only: list[str] = []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="test this game only; may be repeated")


def pytest_configure(config: pytest.Config) -> None:
    _only.extend(config.getoption("--game") or ())


def games_to_test() -> list[str]:
    """The games that are tested: all that there are, unless some were named."""
    return _only or registry.names()


def cases() -> Iterator[Case]:
    """Every game, player count and option value (numbers: both ends and the default)."""
    for name in games_to_test():
        card = registry.card(name)
        choices = [sorted({o.low, o.default, o.high}) for o in card.options]
        for players in range(card.fewest, card.most + 1):
            for chosen in itertools.product(*choices):
                yield Case(
                    name, players, tuple(zip((o.name for o in card.options), chosen, strict=True))
                )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(cases()), ids=str)
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", games_to_test())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say at the end what was skipped and why, a line for each reason."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, tests in sorted(reasons.items()):
        terminalreporter.write_line(f"skipped {tests}: {reason}")


def differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    """The keys under which two views differ: for readable failures."""
    return [key for key in {*before, *after} if before.get(key) != after.get(key)]


def came_out(script: str, what: str, **environment: str) -> Any:
    """What a script of this folder prints as JSON, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, str(Path(__file__).with_name(script)), what],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout)


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: exit code, output, complaints."""

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


# A server and a browser, for tests that need one: loaded only there ------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a file."""
    from serving import serving
    from trickery.table.store import sqlite_url

    with serving(sqlite_url(tmp_path_factory.mktemp("tables"))) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for all tests of a file."""
    from browsing import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def ann(browser: Browser, served: Served) -> Iterator[Person]:
    """Somebody at the page, who has never been there."""
    from browsing import person

    with person(browser, served.address) as somebody:
        yield somebody
