"""Deadlines of connections, and their end when nobody reads what we send.

Rests on asyncio.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any


def abort_at_once(transport: asyncio.Transport) -> None:
    """End a connection at once, and let the system keep nothing for it either."""
    connection = transport.get_extra_info("socket")
    if connection is not None and not transport.is_closing():
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Deadline:
    """A timer that ends what a connection is waited for; at most one runs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, then: Any, *words: Any) -> None:
        """Call something after so many seconds, unless the deadline is cancelled before."""
        self.cancel()
        self._timer = self._loop.call_later(seconds, then, *words)

    def cancel(self) -> None:
        """End the timer: what was waited for has come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def __bool__(self) -> bool:
        return self._timer is not None
