"""Any process takes any call: it passes on what concerns a table that another process owns.

Rests on `net` and on the leases of `storage`. It comes before all limits: the owner applies them,
as if the client had asked it. A table that is just changing hands is waited for. Sockets are passed
on by `net.connections`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import httpx
import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trickery.server.net.peers import MOVED_HEADER, Peers, is_passed_on, table_in, target
from trickery.server.net.responses import error_response
from trickery.server.settings import Settings
from trickery.server.storage.status import MOVED
from trickery.wire.limits import MAX_BODY_BYTES

BETWEEN_TRIES = 0.05  # seconds
CHECK_SECONDS = 0.25  # between two looks at whether the owner of a table is still the same
OF_THIS_CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te"}
CONNECTIONS = 500  # to other processes
OPENING = ("/api/tables", "/api/records", "/play-on")  # calls that open a table


class Leases(Protocol):
    """Who owns which table."""

    def owner_of(self, table_id: str | None) -> str | None:
        """Where to reach the owner of a table, or of a new one: "" for this process.

        None if nobody has it.
        """

    async def settle(self, table_id: str | None) -> str | None:
        """The same, after asking the database; what nobody has is taken over."""


class Cluster:
    """This process among the others that share its database."""

    def __init__(self, leases: Leases, peers: Peers, settings: Settings) -> None:
        self.leases = leases
        self.peers = peers
        self.patience = settings.move_patience
        self.client = httpx.AsyncClient(
            trust_env=False,
            limits=httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=50),
            timeout=httpx.Timeout(None, connect=1.0, pool=5.0),
        )


class Forwarding:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, cluster: Callable[[], Cluster | None]) -> None:
        self.app = app
        self._cluster = cluster

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or have it answered by the owner of its table."""
        cluster = self._cluster() if scope["type"] == "http" else None
        if cluster is None or is_passed_on(scope) or not _names_a_table(scope):
            await self.app(scope, receive, send)
            return
        body = await _whole_body(receive)
        table = table_in(scope) or _table_in_body(body.content)
        if body.too_long:  # refused in there
            await self.app(scope, body.again(receive), send)
            return
        await self._answer(cluster, table, scope, body, receive, send)

    async def _answer(
        self,
        cluster: Cluster,
        table: str | None,
        scope: Scope,
        body: _Body,
        receive: Receive,
        send: Send,
    ) -> None:
        deadline = time.monotonic() + cluster.patience
        while True:
            owner = cluster.leases.owner_of(table)
            if owner is None:
                owner = await cluster.leases.settle(table)
            if owner:
                answered = await _relay(cluster, owner, table, scope, body, receive, send)
            else:
                answered = await self._here(scope, body, receive, send)
            if answered:
                return
            if time.monotonic() > deadline:
                await error_response(MOVED, 503)(scope, receive, send)
                return
            await asyncio.sleep(BETWEEN_TRIES)
            await cluster.leases.settle(table)

    async def _here(self, scope: Scope, body: _Body, receive: Receive, send: Send) -> bool:
        """Answer a request; False, and no answer yet, if the table turns out not to be ours."""
        answered = True

        async def unless_moved(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                names = {name for name, _ in message.get("headers", ())}
                answered = MOVED_HEADER.encode() not in names
            if answered:
                await send(message)

        await self.app(scope, body.again(receive), unless_moved)
        return answered


async def _relay(
    cluster: Cluster,
    owner: str,
    table: str | None,
    scope: Scope,
    body: _Body,
    receive: Receive,
    send: Send,
) -> bool:
    """Have a request answered by the owner; False, and no answer yet, if it has to be repeated."""
    host, _, port = owner.rpartition(":")
    url = httpx.URL(scheme="http", host=host, port=int(port), raw_path=target(scope))
    headers = [each for each in cluster.peers.outgoing(scope) if each[0] not in OF_THIS_CONNECTION]
    request = httpx.Request(scope["method"], url, headers=headers, content=body.content)
    asking = asyncio.ensure_future(cluster.client.send(request, stream=True))
    leaving = asyncio.ensure_future(_disconnected(receive))
    try:
        while not asking.done():
            await asyncio.wait(
                {asking, leaving}, timeout=CHECK_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if leaving.done():
                return True  # nobody waits for the answer
            if not asking.done() and cluster.leases.owner_of(table) != owner:
                return await _unless_repeatable(scope, receive, send)
        try:
            answer = asking.result()
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
            return False
        except httpx.HTTPError:
            return await _unless_repeatable(scope, receive, send)
        try:
            return await _pass_back(answer, send)
        finally:
            await answer.aclose()
    finally:
        for task in (asking, leaving):
            task.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await asking


async def _pass_back(answer: httpx.Response, send: Send) -> bool:
    if MOVED_HEADER in answer.headers:
        return False
    headers = [each for each in answer.headers.raw if each[0].lower() not in OF_THIS_CONNECTION]
    start = {"type": "http.response.start", "status": answer.status_code, "headers": headers}
    await send(start)
    async for piece in answer.aiter_raw():
        await send({"type": "http.response.body", "body": piece, "more_body": True})
    await send({"type": "http.response.body", "body": b""})
    return True


async def _unless_repeatable(scope: Scope, receive: Receive, send: Send) -> bool:
    """False if a request whose fate is unknown may be repeated: a move has a key of its own."""
    if scope["method"] in ("GET", "HEAD") or scope["path"].endswith("/moves"):
        return False
    await error_response(MOVED, 503)(scope, receive, send)
    return True


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


# Bodies ------------------------------------------------------------------------------------------


class _Body:
    """The body of a request, read once and given to whoever answers it."""

    def __init__(self, content: bytes, too_long: bool, gone: bool) -> None:
        self.content = content
        self.too_long = too_long
        self._gone = gone

    def again(self, receive: Receive) -> Receive:
        """A `receive` that begins with the body."""
        told = False

        async def receive_again() -> Message:
            nonlocal told
            if not told:
                told = True
                return {
                    "type": "http.request",
                    "body": self.content,
                    "more_body": self.too_long or self._gone,
                }
            return await receive()

        return receive_again


async def _whole_body(receive: Receive) -> _Body:
    content = b""
    while len(content) <= MAX_BODY_BYTES:
        message = await receive()
        if message["type"] == "http.disconnect":
            return _Body(content, too_long=False, gone=True)
        content += message.get("body", b"")
        if not message.get("more_body"):
            return _Body(content, too_long=False, gone=False)
    return _Body(content, too_long=True, gone=False)


def _names_a_table(scope: Scope) -> bool:
    """Does a request concern a table, or open one?"""
    opens = scope["method"] == "POST" and scope["path"].endswith(OPENING)
    return opens or table_in(scope) is not None


def _table_in_body(content: bytes) -> str | None:
    """The table whose deal is to be played again, or from which a record comes."""
    told: Any = None
    with suppress(orjson.JSONDecodeError):
        told = orjson.loads(content)
    if not isinstance(told, dict):
        return None
    record = told.get("record")
    fair = record.get("fair") if isinstance(record, dict) else None
    found = told.get("again") or (fair.get("table") if isinstance(fair, dict) else None)
    return found if isinstance(found, str) else None
