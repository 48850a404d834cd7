"""Connections with limits: how slow a client may be, and how much it may send.

Rests on `admission` and on uvicorn's protocol, which has no such limits itself: its parser would
read a header without end, and wait for one as long. `sockets` has the connections that go on as
WebSockets.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import orjson
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from trickery.core.say import Text, wire
from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused
from trickery.server.metrics import refused
from trickery.server.net.admission import admission_of
from trickery.server.net.deadlines import Deadline, abort_at_once
from trickery.server.net.peers import Peers, is_passed_on, table_in
from trickery.server.net.responses import BODY_TOO_LARGE
from trickery.server.net.sockets import SocketConnection
from trickery.server.net.tunnel import tunnel
from trickery.server.storage.status import MOVED
from trickery.wire.limits import MAX_BODY_BYTES


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection with limits on the time and size of requests, and on unread answers."""

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
        self.timeout_keep_alive = self.settings.idle_seconds  # type: ignore[assignment]  # takes fractions
        self._request_deadline = Deadline(self.loop)
        self._answer_deadline = Deadline(self.loop)
        self._in_head = True
        self._received = 0  # bytes of this request so far
        self._stopped = False  # nothing more is read
        self._previous: RequestResponseCycle | None = None  # the request before
        self._refusal: tuple[int, Text] | None = None  # was not admitted, and may read why

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        """A new connection: admitted, refused when it sends something, or closed at once."""
        super().connection_made(transport)
        admission, settings = self.admission, self.settings
        try:
            admission.admit(self, self.client[0] if self.client else "", self._from_peer())
        except RequestRefused as refusal:
            if admission.lingering >= settings.lingering:
                transport.abort()
                return
            admission.lingering += 1
            self._refusal = refusal.status, refusal.reason
            self._request_deadline.start(settings.linger_seconds, transport.abort)
        else:
            self._request_deadline.start(
                settings.head_seconds, self.reject, 408, say("asked-for-nothing")
            )

    def _from_peer(self) -> bool:
        """Did this connection come to where only our other processes connect?"""
        peers = self.admission.peers
        return peers is not None and self.server is not None and self.server[1] == peers.port

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended: its place and its deadlines are given up."""
        self.admission.release(self)
        self.admission.lingering -= self._refusal is not None
        self._request_deadline.cancel()
        self._answer_deadline.cancel()
        if self._previous is not None:
            self._previous.disconnected = True  # uvicorn sees to the newest only
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand what has come to the parser, but no more than a request may be long."""
        if self._refusal is not None and not self._stopped:
            self.reject(*self._refusal)
        if not self._request_deadline and self._in_head:
            late = say("headers-too-slow")
            self._request_deadline.start(self.settings.head_seconds, self.reject, 408, late)
        while data and not self._stopped and not self.transport.is_closing():
            most = self.settings.head_bytes + (0 if self._in_head else 2 * MAX_BODY_BYTES)
            if (room := most - self._received) <= 0:
                if self._in_head:
                    kilobytes = self.settings.head_bytes // 1024
                    self.reject(431, say("headers-too-long", kilobytes=kilobytes))
                else:
                    self.reject(413, BODY_TOO_LARGE)
                return
            piece, data = data[:room], data[room:]
            self._received += len(piece)
            self._piece = len(piece)
            super().data_received(piece)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._received, self._in_head = self._piece, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The whole head of a request; its body may still be to come."""
        self._in_head = False
        self.admission.request_received(self)
        if self.pipeline:  # one may wait while another is answered; they can ask again for the rest
            self.cycle.keep_alive = False
            self._stopped = True
            return
        late = say("body-too-slow")
        self._request_deadline.start(self.settings.body_seconds, self.reject, 408, late)
        self._previous = self.cycle
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request."""
        self._request_deadline.cancel()
        self._received, self._in_head = 0, True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a WebSocket, if the handshake is sound."""
        self._stopped = True
        self._request_deadline.cancel()
        if (wrong := _handshake_error(self.scope["method"], dict(self.headers))) is not None:
            self.reject(400, wrong)
            return
        if (owner := self._owner_elsewhere()) is not None:
            self.transport.pause_reading()
            task = self.loop.create_task(self._pass_on(*owner))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, SocketConnection)
        self.admission.upgrade(self, upgraded)

    def _owner_elsewhere(self) -> tuple[Peers, str, str] | None:
        """The table that a handshake is about, and where to reach its owner, if that isn't us."""
        peers = self.admission.peers
        table = table_in({"path": self.url.decode("latin-1").partition("?")[0]})
        if peers is None or table is None or is_passed_on(self.scope):
            return None
        owner = peers.owner_of(table)
        return (peers, table, owner) if owner else None

    async def _pass_on(self, peers: Peers, table: str, owner: str) -> None:
        """Let the owner of a table serve its socket."""
        path, _, query = self.url.partition(b"?")
        headers = peers.outgoing({**self.scope, "raw_path": path, "query_string": query})
        lines = [b"GET " + self.url + b" HTTP/1.1", *(b": ".join(each) for each in headers)]
        head = b"\r\n".join([*lines, b"", b""])
        try:
            there = await tunnel(
                self.transport, owner, head, lambda: peers.owner_of(table) == owner
            )
            if not there:
                self.transport.resume_reading()
                self.reject(503, MOVED)
        finally:
            self.connections.discard(self)
            self.admission.release(self)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # ours says more
        """Answer what is no request at all."""
        self.reject(400, say("no-request"))

    def reject(self, status: int, reason: Text) -> None:
        """Answer with an error, if an answer is still possible, and close the connection soon."""
        self._stopped = True
        address = self.client[0] if self.client else ""
        self.admission.warn("turned away: %s (%s)", str(reason), address)
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(raw_error_response(status, reason))
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.flow.pause_reading()
        self._request_deadline.start(self.settings.linger_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        self._answer_deadline.start(self.settings.unread_seconds, abort_at_once, self.transport)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._answer_deadline.cancel()

    def on_response_complete(self) -> None:
        """The end of an answer; a connection that closes now must not wait to be read for ever."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._answer_deadline.start(self.settings.unread_seconds, abort_at_once, self.transport)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that makes no more requests."""
        super().timeout_keep_alive_handler()
        self._answer_deadline.start(self.settings.unread_seconds, abort_at_once, self.transport)


def _handshake_error(method: str, headers: dict[bytes, bytes]) -> Text | None:
    """Why a request cannot become a WebSocket; nothing if it can."""
    if method != "GET" or headers.get(b"sec-websocket-version") != b"13":
        return say("socket-version")
    if len(headers.get(b"sec-websocket-key", b"")) != 24:
        return say("socket-key")
    return None


def raw_error_response(status: int, reason: Text) -> bytes:
    """An error as bytes of HTTP, for a connection that has not reached the application."""
    refused(reason, status)
    body = orjson.dumps({"type": "error", "reason": wire(reason)})
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nx-content-type-options: nosniff\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body
