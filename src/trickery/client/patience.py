"""When to try again, how soon, and when to give up.

Rests on the errors of httpx and websockets; it does no waiting itself.
"""

from __future__ import annotations

import random
import time

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from trickery.client.errors import Refused, Unanswered

SHORTEST = 0.1  # seconds between the first two attempts; every pause is twice the one before
LONGEST = 3.0

NOT_NOW = (408, 429, 503)  # nothing has been done: it may be asked again
NO_ANSWER = (502, 504)  # something between us and the server has lost it
NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)

#: What trying again may mend, of a call and of a socket.
CALL_TROUBLE = (httpx.NetworkError, httpx.TimeoutException, httpx.RemoteProtocolError, Refused)
SOCKET_TROUBLE = (OSError, WebSocketException)


class Patience:
    """How long one thing is tried: from the first failure on, with growing pauses."""

    def __init__(self, address: str, seconds: float, again: bool = True) -> None:
        self._address = address
        self._seconds = seconds
        self._again = again  # may it be sent again when the answer was lost?
        self._until: float | None = None
        self._next = SHORTEST

    def pause(self, error: Exception) -> float:
        """Seconds to wait before the next attempt; raises what another attempt cannot mend."""
        error = _in_words(error)
        if isinstance(error, Refused) and error.status not in (*NOT_NOW, *NO_ANSWER):
            raise error
        if not self._again and not _surely_not_done(error):
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
        # Not all at the same moment: a server that comes back has many who were waiting for it.
        pause = self._next * random.uniform(0.5, 1)
        self._next = min(2 * self._next, LONGEST)
        return min(pause, self._until - now)


def _surely_not_done(error: Exception) -> bool:
    if isinstance(error, Refused):
        return error.status in NOT_NOW
    return isinstance(error, NOT_SENT)


def _in_words(error: Exception) -> Exception:
    """A socket's end as the refusal that it was meant as, if it was one."""
    if isinstance(error, ConnectionClosed) and error.rcvd and 4400 <= error.rcvd.code < 4500:
        return Refused(error.rcvd.code - 4000, error.rcvd.reason)
    if isinstance(error, InvalidStatus):
        status = error.response.status_code
        return Refused(status, f"the socket was refused with status {status}")
    return error
