"""What threads and processes need to know of each other: things made once, and how many cores.

Rests on nothing.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

_making = threading.RLock()  # one for all: what is made once often needs something else made once


def once(make: Callable[..., T]) -> Callable[..., T]:
    """Keep what a function returned, by its arguments; threads that ask at once get one thing.

    (`functools.cache` lets each of them make their own, and keeps the last.)
    """
    kept: dict[Hashable, T] = {}

    @functools.wraps(make)
    def kept_or_made(*key: Any) -> T:
        if key not in kept:
            with _making:
                if key not in kept:
                    kept[key] = make(*key)
        return kept[key]

    return kept_or_made


def once_a_thread(make: Callable[..., T]) -> Callable[..., T]:
    """Keep what a function returned, by its arguments, for the thread that asked: what it works in.

    (Working memory serves all that a thread does, one after the other, and no other thread.)
    """
    own = threading.local()

    @functools.wraps(make)
    def kept_or_made(*key: Any) -> T:
        kept: dict[Hashable, T] = own.__dict__.setdefault("kept", {})
        if key not in kept:
            kept[key] = make(*key)
        return kept[key]

    return kept_or_made


def cores() -> int:
    """How many cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1  # macOS and Windows do not tell
