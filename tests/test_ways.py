"""The three ways of running the rules give identical games: compiled, interpreted, CUDA kernel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

WAYS = Path(__file__).with_name("ways.py")
STRICT = "error::RuntimeWarning"  # a word that wraps where it is not meant to is told
SIMULATED = {
    "NUMBA_DISABLE_JIT": "1",
    "NUMBA_ENABLE_CUDASIM": "1",
    "PYTHONWARNINGS": STRICT,
}


def came_out(what: str, **environment: str) -> Any:
    ran = subprocess.run(
        [sys.executable, str(WAYS), what],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout)


def test_interpreted_games_are_the_compiled_ones() -> None:
    compiled = came_out("states", NUMBA_DISABLE_JIT="0")
    interpreted = came_out("states", NUMBA_DISABLE_JIT="1", PYTHONWARNINGS=STRICT)
    assert compiled == interpreted


def test_kernels_play_the_same_games() -> None:
    compiled = came_out("tallies", NUMBA_DISABLE_JIT="0")
    simulated = came_out("kernels", **SIMULATED)
    assert compiled == simulated


def test_tw_4_twisticons_scrambles_are_the_same_three_ways() -> None:
    compiled = came_out("scrambles", NUMBA_DISABLE_JIT="0")
    assert len(set(compiled)) == 3
    assert came_out("scrambles", NUMBA_DISABLE_JIT="1") == compiled
    kernel = came_out("scrambles_in_a_kernel", **SIMULATED)
    assert kernel == compiled
