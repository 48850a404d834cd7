"""Running the scripts of `programs` in separate processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from kit.paths import TESTS

#: Runs a command in this process (the fixture `run`): exit code, output, errors.
Run = Callable[..., tuple[int, str, str]]


def program(name: str, *words: str) -> list[str]:
    """The command that runs a module of `programs`; its environment is `environment()`."""
    return [sys.executable, "-m", f"programs.{name}", *words]


def environment(**more: str) -> dict[str, str]:
    """This process's environment, in which Python finds `kit`, `programs` and `tools` besides."""
    path = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {**os.environ, "PYTHONPATH": path, **more}


def came_out(name: str, what: str, **more: str) -> Any:
    """What a module of `programs` prints as JSON, in a process of its own."""
    ran = subprocess.run(
        program(name, what), env=environment(**more), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    return json.loads(ran.stdout)
