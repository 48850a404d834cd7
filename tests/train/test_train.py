"""Training: the rules in kernels; a tiny network learns a little, is kept, resumed and played.

All of it runs in numba-cuda's simulator on the CPU, in a process of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import kit.process
from kit.cases import needs_torch
from trickery.core import registry
from trickery.core.errors import BadOption
from trickery.train.recipe import Recipe

TINY = ("tables=6", "steps=2", "slices=2", "judged=4", "judged_steps=2", "past=2", "lessons=0.3")
NARROW = ("first=12", "width=10", "seat_width=6")
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


#: One process for several commands: to load PyTorch takes longer than what most of them do.
IN_TURN = """
import contextlib, io, json, sys
from trickery.cli import main
ended = []
for words in json.load(sys.stdin):
    sys.argv = ["trickery", *words]
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main()
        except SystemExit as end:
            code = end.code or 0
    ended.append([code, out.getvalue(), err.getvalue()])
json.dump(ended, sys.stdout)
"""


class Ended(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


class Runs(NamedTuple):
    folder: Path
    ended: dict[str, Ended]


def in_turn(*commands: Sequence[str], **environment: str) -> list[Ended]:
    ran = subprocess.run(
        [sys.executable, "-c", IN_TURN],
        input=json.dumps(commands),
        env={**os.environ, **SIMULATED, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return [Ended(*each) for each in json.loads(ran.stdout)]


def train(game: str, folder: Path, *more: str) -> list[str]:
    """The words of a command that trains a tiny network."""
    figures = [word for figure in TINY + NARROW for word in ("--set", figure)]
    return ["train", game, "--simulated", "--out", str(folder), *figures, *more]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Runs:
    """Runs of one game and what is wrong with some, all in one process."""
    folder = tmp_path_factory.mktemp("runs")
    taken = folder / "taken"
    taken.mkdir()
    (taken / "checkpoint.pt").write_bytes(b"")
    start = ("--start", str(folder / "one" / "network.npz"))
    game = "trick_party"
    commands = {
        "first": train(game, folder / "one", "--minutes", "0.004"),
        # No update at all, so what comes out is what went in.
        "begun": train(game, folder / "two", "--minutes", "1e-7", *start, "--set", "rate=0"),
        "wide": train(game, folder / "three", *start, "--set", "width=11"),
        "both": train(game, folder / "one", "--resume", *start),
        "broken": train(game, folder / "four", "--start", str(folder)),
        "taken": train(game, taken, "--minutes", "0.004"),
        "none": train(game, folder / "new", "--minutes", "0.004", "--resume"),
        "no gpu": ["train", game, "--out", str(folder / "x")],
    }
    ended = in_turn(*commands.values(), CUDA_VISIBLE_DEVICES="")
    return Runs(folder, dict(zip(commands, ended, strict=True)))


@needs_torch
def test_a_run_may_begin_with_the_weights_of_an_earlier_one(runs: Runs) -> None:
    for good in ("first", "begun"):
        assert runs.ended[good].returncode == 0, runs.ended[good].stderr[-2000:]
    before, after = (np.load(runs.folder / run / "network.npz") for run in ("one", "two"))
    for name in ("policy0_w", "policy3_b", "trust_w", "critic2_w"):
        np.testing.assert_allclose(before[name], after[name], atol=2e-3, err_msg=name)


@needs_torch
@pytest.mark.parametrize(
    ("mistake", "complaint"),
    [
        ("wide", "another recipe"),
        ("both", "--resume or --start"),
        ("broken", "can't read weights"),
        ("taken", "--resume"),  # it is not overwritten
        ("none", "no run to resume"),
        ("no gpu", "CUDA GPU"),
    ],
)
def test_mistakes_are_told(runs: Runs, mistake: str, complaint: str) -> None:
    assert runs.ended[mistake].returncode == 2
    assert complaint in runs.ended[mistake].stderr


@needs_torch
def test_a_tiny_network_is_trained_kept_resumed_and_played(tmp_path: Path) -> None:
    """A game of bluffing; the next test trains one of open moves."""
    game = "trick_100"
    folder = tmp_path / game
    (first,) = in_turn(train(game, folder, "--minutes", "0.004"))
    assert first.returncode == 0, first.stderr[-2000:]
    assert "ready" in first.stdout
    before = (folder / "checkpoint.pt").stat().st_size
    log = folder / "log.jsonl"
    used = json.loads(log.read_text().splitlines()[-1])["seconds"]  # a slow machine takes long
    again, played = in_turn(
        train(game, folder, "--minutes", str(used / 60 + 0.01), "--resume"),
        ["simulate", game, "--games", "1", "--bots", "policy", "--seed", "3"],
        TRICKERY_NETWORKS=str(tmp_path),
    )
    assert again.returncode == 0, again.stderr[-2000:]
    assert (folder / "checkpoint.pt").stat().st_size == pytest.approx(before, rel=0.01)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines[-1]["decisions"] > lines[0]["decisions"] > 0
    assert all(np.isfinite(line["share_loss"]) for line in lines)
    assert (folder / "curves.png").read_bytes()[:4] == b"\x89PNG"
    assert played.returncode == 0, played.stderr[-2000:]
    assert "policy" in played.stdout


@needs_torch
def test_tables_on_the_gpu_are_at_the_same_decisions_as_on_the_cpu() -> None:
    ran = subprocess.run(
        kit.process.program("kernels"),
        env=kit.process.environment(**SIMULATED),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert ran.stdout.split() == registry.names()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("table=3", "no figure"),
        ("tables=three", "isn't a number"),
        ("tables=-4", "negative"),
        ("tables=7", "multiple"),
    ],
)
def test_a_recipe_says_what_is_wrong_with_it(change: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Recipe.make(1.0, [change])
