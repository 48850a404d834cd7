"""Authors' mistakes, in every file of a game: each is found, told in a sentence, with a fix."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from kit.mistakes import MISTAKES, RISKY, SOUND, UNCOMPILED, Mistake, install
from kit.process import environment, program
from trickery.check.finding import Severity

Told = list[dict[str, Any]]
TRICKERY = "from trickery.cli import main; main()"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with copies of the example, each with a mistake."""
    folder = tmp_path_factory.mktemp("mistakes")
    install(folder)
    path = os.pathsep.join([environment()["PYTHONPATH"], str(folder)])
    return environment(PYTHONPATH=path, NUMBA_DISABLE_JIT="1")


@pytest.fixture(scope="module")
def found(packages: dict[str, str]) -> dict[str, Told]:
    """What one process finds in all of them, one after the other."""
    names = [each.name for each in (*MISTAKES, *SOUND)]
    ran = subprocess.run(
        program("mistaken", *names), env=packages, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return dict(json.loads(line) for line in ran.stdout.splitlines())


def fitting(mistake: Mistake, told: Told) -> dict[str, Any]:
    """The finding that a mistake is expected to have."""
    for each in told:
        if mistake.says in each["sentence"] and mistake.file == each["file"]:
            return each
    raise AssertionError(f"{mistake.name}: {told}")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_a_mistake_is_found(mistake: Mistake, found: dict[str, Told]) -> None:
    told = fitting(mistake, found[mistake.name])
    assert told["severity"] < Severity.ADVICE
    assert told["sentence"].endswith((".", ")."))
    assert len(told["fix"]) > 10


@pytest.mark.parametrize("sound", SOUND, ids=lambda sound: sound.name)
def test_a_sound_game_is_sound(sound: Mistake, found: dict[str, Told]) -> None:
    assert [each for each in found[sound.name] if each["severity"] < Severity.ADVICE] == []


def trickery(packages: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", TRICKERY, "check", *words],
        env=packages,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("mistake", RISKY, ids=lambda mistake: mistake.name)
def test_whatever_a_game_does_the_command_goes_on(
    mistake: Mistake, packages: dict[str, str]
) -> None:
    ran = trickery(packages, mistake.name, "--quick", "--json", "--limit", "3")
    assert ran.returncode == 1, ran.stderr
    fitting(mistake, json.loads(ran.stdout)["findings"])


@pytest.mark.parametrize("mistake", UNCOMPILED, ids=lambda mistake: mistake.name)
def test_what_cannot_be_compiled_is_told(mistake: Mistake, packages: dict[str, str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "trickery.check.child", "compiled", mistake.name, "300"],
        env={**packages, "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    fitting(mistake, [each["finding"] for each in said if "finding" in each])


def test_the_command_says_what_is_wrong_where_and_how_to_see_it(packages: dict[str, str]) -> None:
    ran = trickery(packages, "no_move", "--quick")
    assert ran.returncode == 1
    first, *_ = ran.stdout.splitlines()
    assert first == "error: rules.py: A seat is to move and has no legal move."
    assert "    See position('no_move', 3, seed=" in ran.stdout
    assert "no_move: 1 fault, 1 suggestion." in ran.stdout


def test_a_sound_game_exits_with_0(packages: dict[str, str]) -> None:
    ran = trickery(packages, "sound", "--quick")
    assert ran.returncode == 0, ran.stdout
    assert "sound: no faults, 1 suggestion." in ran.stdout
