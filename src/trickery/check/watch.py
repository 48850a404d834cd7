"""A watch over code that may never return: the process ends, and says where it was.

Rests on nothing. The limit is for one step of a check, such as one move, in seconds that it
computes: a busy machine is no fault of a game's. Whoever plays positions calls `still_going`.
"""

from __future__ import annotations

import faulthandler
import re
import signal
import time
from pathlib import Path

_EVERY = 0.5  # seconds
_WAITING = 10  # as many times the limit may pass if the process computes nothing

_limit = 0.0
_set = 0.0


def begin(seconds: float) -> None:
    """Watch this process from now on; its standard error tells where it hung or crashed."""
    global _limit
    faulthandler.enable()
    if hasattr(signal, "SIGPROF"):  # not on Windows
        faulthandler.register(signal.SIGPROF, chain=True)
    _limit = seconds
    still_going(now=True)


def still_going(now: bool = False) -> None:
    """Begin a new step."""
    global _set
    clock = time.monotonic()
    if _limit and (now or clock - _set > _EVERY):
        _set = clock
        if hasattr(signal, "SIGPROF"):
            signal.setitimer(signal.ITIMER_PROF, _limit)
        faulthandler.dump_traceback_later(_limit * _WAITING, exit=True)


def ran_out(code: int, told: str) -> bool:
    """Did a process end because a step took too long?"""
    by_signal = hasattr(signal, "SIGPROF") and code == -signal.SIGPROF
    return by_signal or re.search(r"^Timeout \(", told, re.MULTILINE) is not None


def where(told: str, folder: Path) -> tuple[str, int, str] | None:
    """The innermost line of a game in a dumped traceback: its file, line and function."""
    for path, line, name in re.findall(r'File "([^"]+)", line (\d+) in (\S+)', told):
        if Path(path).resolve().is_relative_to(folder.resolve()):
            return Path(path).name, int(line), name
    return None
