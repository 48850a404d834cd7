"""Draw Twisticon's cubes in whatever way this process runs the rules, and print what came out.

Run by test_twisticon.py in processes of their own: compiled, interpreted, in the CUDA simulator.
    python -m programs.twisticon_scrambles scrambles | scrambles_in_a_kernel
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
from typing import Any, cast

import numpy as np

from trickery.core.rng import generator
from trickery.games.twisticon.scramble import scramble

THREADS = 3
CUBES = 800  # that each thread draws
cuda: Any = None  # imported where kernels are wanted; the simulator looks for it here


def scrambles() -> list[str]:
    """Twisticon's cubes from a few seeds, and what is left of the generators: a digest of each."""
    out = []
    for thread in range(THREADS):
        rng, cubes = generator(41 + thread), np.zeros((CUBES, 54), dtype=np.int8)
        for cube in cubes:
            scramble(rng, cast(Any, cube), 0)
        out.append(hashlib.sha256(cubes.tobytes() + rng.tobytes()).hexdigest())
    return out


def scrambles_in_a_kernel() -> list[str]:
    """The same cubes, drawn by the threads of a CUDA kernel."""
    global cuda
    cuda = importlib.import_module("trickery.core.gpu").cuda

    @cuda.jit  # type: ignore[untyped-decorator]  # numba-cuda is untyped
    def kernel(rngs: Any, cubes: Any) -> None:
        thread = cuda.grid(1)
        if thread < len(rngs):
            for at in range(cubes.shape[1]):
                scramble(rngs[thread], cubes[thread, at], 0)

    rngs = np.stack([generator(41 + thread) for thread in range(THREADS)])
    cubes = np.zeros((THREADS, CUBES, 54), dtype=np.int8)
    on_device = cuda.to_device(rngs), cuda.to_device(cubes)
    kernel[2, 2](*on_device)
    rngs, cubes = (array.copy_to_host() for array in on_device)
    drawn = zip(rngs, cubes, strict=True)
    return [hashlib.sha256(many.tobytes() + rng.tobytes()).hexdigest() for rng, many in drawn]


if __name__ == "__main__":
    ways = {"scrambles": scrambles, "scrambles_in_a_kernel": scrambles_in_a_kernel}
    print(json.dumps(ways[sys.argv[1]]()))
