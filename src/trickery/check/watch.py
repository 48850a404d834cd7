"""A watch over code that may never return: the process ends, and says where it was.

Rests on nothing. The limit is for one step of a check, such as one move; whoever plays positions
calls `still_going`.
"""

from __future__ import annotations

import faulthandler
import re
import time
from pathlib import Path

_EVERY = 0.5  # seconds

_limit = 0.0
_set = 0.0


def begin(seconds: float) -> None:
    """Watch this process from now on; its standard error tells where it hung or crashed."""
    global _limit
    faulthandler.enable()
    _limit = seconds
    still_going(now=True)


def still_going(now: bool = False) -> None:
    """Begin a new step."""
    global _set
    clock = time.monotonic()
    if _limit and (now or clock - _set > _EVERY):
        _set = clock
        faulthandler.dump_traceback_later(_limit, exit=True)


def where(told: str, folder: Path) -> tuple[str, int, str] | None:
    """The innermost line of a game in a dumped traceback: its file, line and function."""
    for path, line, name in re.findall(r'File "([^"]+)", line (\d+) in (\S+)', told):
        if Path(path).resolve().is_relative_to(folder.resolve()):
            return Path(path).name, int(line), name
    return None
