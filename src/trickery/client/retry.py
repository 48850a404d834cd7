"""When to retry, how soon, and when to give up.

Rests on the errors of httpx and websockets. It does not wait itself: the clients do.
"""

from __future__ import annotations

import random
import time

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from trickery.client.errors import Refused, Unanswered

SHORTEST = 0.1  # seconds between the first two attempts; every pause is twice the one before
LONGEST = 3.0

NOT_NOW = (408, 429, 503)  # the server has done nothing: retry
NO_ANSWER = (502, 504)  # a proxy lost the answer
NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

#: Errors after which a request, or a connection to the socket, may be tried again.
RETRYABLE_HTTP = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError, Refused)
RETRYABLE_SOCKET = (OSError, WebSocketException)


class Backoff:
    """Exponential backoff between attempts, until `seconds` after the first failure."""

    def __init__(self, address: str, seconds: float, idempotent: bool = True) -> None:
        self._address = address
        self._seconds = seconds
        self._idempotent = idempotent  # may be sent again if its answer was lost
        self._until: float | None = None
        self._next = SHORTEST

    def pause(self, error: Exception) -> float:
        """Seconds to wait before the next attempt; raises if another attempt can't help."""
        error = _as_refusal(error)
        if isinstance(error, Refused) and error.status not in (*NOT_NOW, *NO_ANSWER):
            raise error
        if not self._idempotent and not _surely_not_done(error):
            lost = "the answer was lost: look whether it was done before you ask again"
            raise Unanswered(f"{self._address}: {lost}") from error
        now = time.monotonic()
        if self._until is None:
            self._until = now + self._seconds
        if now >= self._until:
            if isinstance(error, Refused):
                raise error
            tried = f"nobody has answered for {self._seconds:g} seconds"
            raise Unanswered(f"{self._address}: {tried} ({error})") from error
        # Jitter: many clients wait for a server that comes back.
        pause = self._next * random.uniform(0.5, 1)
        self._next = min(2 * self._next, LONGEST)
        return min(pause, self._until - now)


def _surely_not_done(error: Exception) -> bool:
    if isinstance(error, Refused):
        return error.status in NOT_NOW
    return isinstance(error, NOT_SENT)


def _as_refusal(error: Exception) -> Exception:
    """The refusal that a closed socket stands for, if it stands for one."""
    if isinstance(error, ConnectionClosed) and error.rcvd and 4400 <= error.rcvd.code < 4500:
        return Refused(error.rcvd.code - 4000, error.rcvd.reason)
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        return Refused(status, f"the socket was refused with status {status}")
    return error
