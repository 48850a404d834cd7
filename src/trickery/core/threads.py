"""Helpers for threads and processes: values made once, and the number of cores.

Rests on nothing.
"""

from __future__ import annotations

import functools
import os
import threading
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")

_making = threading.RLock()  # one lock: making one value often makes another


def once(make: Callable[..., T]) -> Callable[..., T]:
    """Cache a function's results by its arguments; concurrent callers get one object.

    (`functools.cache` lets each of them make its own, and keeps the last.)
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
    """Cache a function's results by its arguments, separately for each thread.

    (For working memory, which a thread reuses and never shares.)
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
    """The number of cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1  # macOS and Windows don't say
