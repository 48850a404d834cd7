"""Connections, each with its patience: how slow somebody may be, and how much they may send.

Rests on `door` and on uvicorn's two protocols, which keep no such limits themselves: its parser
would read a header without end, and wait for one as long.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from http import HTTPStatus
from typing import Any

import orjson
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from trickery.core.say import Words, speaker, wire
from trickery.table.door import Door
from trickery.table.limits import LARGEST_BODY, Pace

say = speaker(__package__)

LINGER = 1.0  # seconds in which somebody who is still sending may read why they were refused
LINGERERS = 256  # of those whom the door turned away; more are not told why
SLICE = 4096  # bytes of a socket that are read before others have their turn
PIECES = 64  # of one message on a socket


def cut(transport: asyncio.Transport) -> None:
    """End a connection at once, and let the system keep nothing for it either."""
    line = transport.get_extra_info("socket")
    if line is not None and not transport.is_closing():
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


class Patience:
    """At most one thing that a connection is waited for."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._due: asyncio.TimerHandle | None = None

    def ends_in(self, seconds: float, then: Any, *words: Any) -> None:
        """Do something, unless what we wait for comes before."""
        self.ends_never()
        self._due = self._loop.call_later(seconds, then, *words)

    def ends_never(self) -> None:
        """What we waited for has come."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def __bool__(self) -> bool:
        return self._due is not None


class Guest(HttpToolsProtocol):
    """A connection that must say what it wants soon, briefly, and read what it is told."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door: Door = config.app.state.door  # type: ignore[union-attr]  # ours: it has a state
        self.house = self.door.house
        self.timeout_keep_alive = self.house.idle_seconds
        self._speaking = Patience(self.loop)
        self._reading = Patience(self.loop)
        self._in_head = True
        self._taken = 0  # bytes of this request so far
        self._done = False  # refused: nothing more is heard
        self._older: RequestResponseCycle | None = None  # the request before
        self._refusal: tuple[int, Words] | None = None  # was not let in, and may hear why

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """Somebody knocks."""
        super().connection_made(transport)
        refusal = self.door.enter(self, self.client[0] if self.client else "")
        if refusal is None:
            self._speaking.ends_in(
                self.house.head_seconds, self.turn_away, 408, say("asked-for-nothing")
            )
        elif self.door.lingering < LINGERERS:
            self.door.lingering += 1
            self._refusal = refusal
            self._speaking.ends_in(LINGER, transport.abort)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.door.leave(self)
        self.door.lingering -= self._refusal is not None
        self._speaking.ends_never()
        self._reading.ends_never()
        if self._older is not None:
            self._older.disconnected = True  # uvicorn sees to the newest only
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read no more than a request may be long."""
        if self._refusal is not None and not self._done:
            self.turn_away(*self._refusal)
        if not self._speaking and self._in_head:
            late = say("headers-too-slow")
            self._speaking.ends_in(self.house.head_seconds, self.turn_away, 408, late)
        while data and not self._done and not self.transport.is_closing():
            most = self.house.head_bytes + (0 if self._in_head else 2 * LARGEST_BODY)
            if (room := most - self._taken) <= 0:
                if self._in_head:
                    kilobytes = self.house.head_bytes // 1024
                    self.turn_away(431, say("headers-too-long", kilobytes=kilobytes))
                else:
                    self.turn_away(413, say("too-much-sent", kilobytes=LARGEST_BODY // 1024))
                return
            piece, data = data[:room], data[room:]
            self._taken += len(piece)
            self._piece = len(piece)
            super().data_received(piece)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._taken, self._in_head = self._piece, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The whole head of a request: what it sends is still to come, perhaps."""
        self._in_head = False
        self.door.heard(self)
        if self.pipeline:  # one may wait while another is answered; they can ask again for the rest
            self.cycle.keep_alive = False
            self._done = True
            return
        late = say("body-too-slow")
        self._speaking.ends_in(self.house.body_seconds, self.turn_away, 408, late)
        self._older = self.cycle
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request."""
        self._speaking.ends_never()
        self._taken, self._in_head = 0, True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket."""
        self._done = True
        self._speaking.ends_never()
        if (wrong := _no_handshake(self.scope["method"], dict(self.headers))) is not None:
            self.turn_away(400, wrong)
            return
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        self.door.upgrade(self, line)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # ours says more
        """What was sent is no request at all."""
        self.turn_away(400, say("no-request"))

    def turn_away(self, status: int, reason: Words) -> None:
        """Say why, if somebody can still hear it, and part soon."""
        self._done = True
        self.door.note("turned away: %s (%s)", str(reason), self.client[0] if self.client else "")
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(refusal_in_bytes(status, reason))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.flow.pause_reading()
        self._speaking.ends_in(LINGER, self.transport.abort)

    def pause_writing(self) -> None:
        """They do not read what they asked for."""
        super().pause_writing()
        self._reading.ends_in(self.house.unread_seconds, cut, self.transport)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        self._reading.ends_never()

    def on_response_complete(self) -> None:
        """The end of an answer; a connection that closes now must not wait to be read for ever."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._reading.ends_in(self.house.unread_seconds, cut, self.transport)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked."""
        super().timeout_keep_alive_handler()
        self._reading.ends_in(self.house.unread_seconds, cut, self.transport)


class Line(WebSocketsSansIOProtocol):
    """A socket that is read in small pieces, so that nobody's haste is everybody's wait."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door: Door = config.app.state.door  # type: ignore[union-attr]  # ours: it has a state
        house = self.door.house
        self._unread_seconds = house.unread_seconds
        self._reading = Patience(self.loop)
        self._pings = Pace(house.messages_a_second, house.burst)
        self._rest = b""  # heard, and not yet looked at

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.door.leave(self)
        self._reading.ends_never()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Look at it when what came before has been answered."""
        self._rest += data
        self._look()
        if self._rest and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _look(self) -> None:
        while self._rest and (self.queue.empty() or self.close_sent):
            piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            super().data_received(piece)
            if self.transport.is_closing():
                self._rest = b""

    async def send(self, message: Any) -> None:
        """Tell something; a refusal ends the handshake, too, which uvicorn would complain of."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def receive(self) -> Any:
        """The next message; then the one after it is looked for."""
        message = await super().receive()
        self._look()
        return message

    def handle_ping(self) -> None:
        """Somebody wants to know whether we are here; not more often than messages may come."""
        if self._pings.delay() > 0:
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a question that was hardly ever asked."""
        if self._pings.delay() > 0:
            self.transport.abort()
        else:
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message: they may be empty, and so they are counted."""
        if len(self.frames) >= PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def pause_writing(self) -> None:
        """They do not read what they are told."""
        super().pause_writing()
        self._reading.ends_in(self._unread_seconds, cut, self.transport)

    def resume_writing(self) -> None:
        """They read again."""
        super().resume_writing()
        self._reading.ends_never()

    def keepalive_timeout(self) -> None:
        """They do not answer any more."""
        super().keepalive_timeout()
        self._reading.ends_in(LINGER, cut, self.transport)


def _no_handshake(method: str, headers: dict[bytes, bytes]) -> Words | None:
    """Why this cannot become a socket; nothing if it can."""
    if method != "GET" or headers.get(b"sec-websocket-version") != b"13":
        return say("socket-version")
    if len(headers.get(b"sec-websocket-key", b"")) != 24:
        return say("socket-key")
    return None


def refusal_in_bytes(status: int, reason: Words) -> bytes:
    """A refusal by somebody who has no application to ask."""
    body = orjson.dumps({"type": "error", "reason": wire(reason)})
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
