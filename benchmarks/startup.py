"""How long people wait: `--help`, a start with compiled code on disk, and the first compile.

    python benchmarks/startup.py

Each command runs in a process of its own; the cold ones with an empty cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from trickery.core import registry


def seconds(words: list[str], cache: str) -> float:
    """How long a command takes."""
    began = time.perf_counter()
    subprocess.run(
        [sys.executable, "-c", "from trickery.cli import main; main()", *words],
        env={**os.environ, "TRICKERY_CACHE": cache},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return time.perf_counter() - began


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as cache:
        print(f"--help: {min(seconds(['--help'], cache) for _ in range(5)):.2f} s")
    for name in registry.names():
        words = ["simulate", name, "--games", "1", "--seed", "1"]
        with tempfile.TemporaryDirectory() as cache:
            cold = seconds(words, cache)
            warm = min(seconds(words, cache) for _ in range(3))
        print(f"simulate {name}: cold {cold:.1f} s, warm {warm:.2f} s", flush=True)


if __name__ == "__main__":
    main()
