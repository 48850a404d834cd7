"""Limits: how much anybody may send, how often.

Rests on nothing. The figures are of our own choice.
"""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache

LARGEST_BODY = 64 * 1024  # bytes of a request
LARGEST_MESSAGE = 8 * 1024  # bytes of a message on a socket
HELLO = 10.0  # seconds to say hello in on a socket
LONGEST_WAIT = 25.0  # seconds that a request may wait for news
NEWS_OF_THE_COACH = 20.0  # seconds that a request waits for a hint, or for another finding
STEPS = 100  # of a replay in one answer
REMEMBERED = 10_000  # addresses whose doings are kept in mind


class Pace:
    """How much somebody may do: so many at once, then so many a second."""

    def __init__(self, a_second: float, burst: int) -> None:
        self._rate = a_second
        self._burst = burst
        self._spent: dict[str, tuple[float, float]] = {}  # by whom: what is left, and when

    def delay(self, who: str = "") -> float:
        """Count one more; the seconds until it would have been within the limits (0: it is)."""
        now = time.monotonic()
        left, then = self._spent.get(who, (float(self._burst), now))
        left = min(self._burst, left + (now - then) * self._rate)
        if left < 1:
            return (1 - left) / self._rate
        self._spent.pop(who, None)
        if len(self._spent) >= REMEMBERED:
            del self._spent[next(iter(self._spent))]  # whoever has been quiet for longest
        self._spent[who] = (left - 1, now)
        return 0.0


@lru_cache(maxsize=REMEMBERED)
def household(address: str) -> str:
    """Whom limits count as one: an address, or the 2^64 addresses that one IPv6 line is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]  # a Unix socket has no address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, 64), strict=False))
        found = found.ipv4_mapped
    return str(found)
