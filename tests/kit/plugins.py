"""Other packages, installed without pip: their files in a folder, with entry points beside them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.paths import EXAMPLES
from kit.process import environment
from kit.server import Served

EXAMPLE = EXAMPLES / "most_tricks" / "src" / "most_tricks"


def install_example(target: Path, drawing: bool) -> Path:
    """The example game below a folder; by wish without its drawing."""
    left_out = ("__pycache__",) if drawing else ("__pycache__", "drawing")
    shutil.copytree(EXAMPLE, target / "most_tricks", ignore=shutil.ignore_patterns(*left_out))
    about = target / "trickery_most_tricks-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: most-tricks\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[trickery.games]\nmost_tricks = most_tricks\n")
    return target


@contextmanager
def server_with(packages: Path, data: Path) -> Iterator[Served]:
    """A server of its own process, which finds these packages installed."""
    code = "from trickery.cli import main; main()"
    words = ["serve", "--port", "0", "--data", str(data)]
    limits = ("new_tables_a_minute", "tables_a_day", "requests_a_second", "handshakes_a_second")
    words += [word for name in limits for word in ("--limit", f"{name}=10000")]
    env = environment(PYTHONUNBUFFERED="1")
    env["PYTHONPATH"] = f"{packages}:{env['PYTHONPATH']}"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words], env=env, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        told = process.stdout.readline()
        assert told.startswith("Trickery is at "), told
        served = Served(told.split()[3], lambda _: pytest.fail("in another process"))
        yield served
        served.http.close()
    finally:
        process.terminate()
        process.communicate(timeout=60)
