"""The listener for whoever runs the server, apart from the one that players reach.

Rests on uvicorn. It runs in the server's event loop, where everything can be read without locks.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp

GRACE_SECONDS = 2  # in which it answers what was begun when it is stopped


class OperationsListener(uvicorn.Server):
    """A second web server in the same process, which leaves signals to the first."""

    def __init__(self, app: ASGIApp, listening: socket.socket) -> None:
        how = uvicorn.Config(
            app,
            log_level="error",
            access_log=False,
            log_config=None,
            lifespan="off",
            ws="none",
            server_header=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
        )
        super().__init__(how)
        self._listening = listening
        self._task: asyncio.Task[None] | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the server that players reach."""
        yield

    def start(self) -> None:
        """Serve from now on, in the event loop that runs."""
        self._task = asyncio.create_task(self.serve(sockets=[self._listening]))

    async def stop(self) -> None:
        """Answer what was begun, and end."""
        self.should_exit = True
        if self._task is not None:
            await self._task
