"""WebSockets with limits: how much is read at once, how often, and when the other side has gone.

Rests on `admission` and on uvicorn's protocol, which has no such limits itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from trickery.server.net.admission import admission_of
from trickery.server.net.deadlines import Deadline, abort_at_once


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that is read in small pieces, so that a fast sender does not hold up others."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.admission = admission_of(config.app)
        self.settings = self.admission.settings
        self._answer_deadline = Deadline(self.loop)
        self._pings = self.admission.limits.messages()
        self._unparsed = b""  # received, and not yet parsed
        self._silence = Deadline(self.loop)  # of a connection that is watched
        self._notice: Callable[[bool], None] | None = None
        self._silent = False

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket has ended: its place and its deadlines are given up."""
        self.admission.release(self)
        self._answer_deadline.cancel()
        self._silence.cancel()
        self._notice = None
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        """The handshake: whoever serves the socket can watch its connection."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["connection"] = self

    def watch(self, notice: Callable[[bool], None]) -> None:
        """Ping often, and call `notice` whenever the other side falls silent, or is heard again."""
        self._notice = notice
        self.ping_interval = self.settings.heartbeat_seconds
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()
        self._hear()

    def _hear(self) -> None:
        if self._notice is not None:
            self._silence.start(self.settings.silent_seconds, self._set_silent, True)
            if self._silent:
                self._set_silent(False)

    def _set_silent(self, silent: bool) -> None:
        self._silent = silent
        if self._notice is not None:
            self._notice(silent)

    def data_received(self, data: bytes) -> None:
        """Parse it when what came before has been answered."""
        self._hear()
        self._unparsed += data
        self._parse()
        if self._unparsed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _parse(self) -> None:
        while self._unparsed and (self.queue.empty() or self.close_sent):
            size = self.settings.socket_read_bytes
            piece, self._unparsed = self._unparsed[:size], self._unparsed[size:]
            super().data_received(piece)
            if self.transport.is_closing():
                self._unparsed = b""

    async def send(self, message: Any) -> None:
        """Send a message; a refusal ends the handshake, too, which uvicorn would complain of."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def receive(self) -> Any:
        """The next message; then the one after it is parsed."""
        message = await super().receive()
        self._parse()
        return message

    def handle_ping(self) -> None:
        """A ping of the client; they may not come more often than messages."""
        if self._pings.delay() > 0:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong of the client; they may not come more often than messages."""
        if self._pings.delay() > 0:
            self.transport.abort()
        else:
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more fragment of a message: they may be empty, and so they are counted."""
        if len(self.frames) >= self.settings.message_fragments:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        super().pause_writing()
        self._answer_deadline.start(self.settings.unread_seconds, abort_at_once, self.transport)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._answer_deadline.cancel()

    def keepalive_timeout(self) -> None:
        """The client does not answer pings any more."""
        super().keepalive_timeout()
        self._answer_deadline.start(self.settings.linger_seconds, abort_at_once, self.transport)
