"""The three ways of running the rules give identical games: compiled, interpreted, CUDA kernel."""

from __future__ import annotations

from kit.process import came_out

STRICT = "error::RuntimeWarning"  # a word that wraps where it is not meant to is told
SIMULATED = {
    "NUMBA_DISABLE_JIT": "1",
    "NUMBA_ENABLE_CUDASIM": "1",
    "PYTHONWARNINGS": STRICT,
}


def test_interpreted_games_are_the_compiled_ones() -> None:
    compiled = came_out("ways", "states", NUMBA_DISABLE_JIT="0")
    interpreted = came_out("ways", "states", NUMBA_DISABLE_JIT="1", PYTHONWARNINGS=STRICT)
    assert compiled == interpreted


def test_kernels_play_the_same_games() -> None:
    compiled = came_out("ways", "tallies", NUMBA_DISABLE_JIT="0")
    simulated = came_out("ways", "kernels", **SIMULATED)
    assert compiled == simulated
