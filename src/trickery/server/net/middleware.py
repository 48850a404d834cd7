"""The middleware before everything: what holds for every request, whatever it asks for.

Rests on `admission` and `headers`. A request must go to a name of ours and come from our own
origin, its body ends, and nobody is faster than the limits allow, or takes more of the processor.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, cast

from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused
from trickery.server.metering import paid_by
from trickery.server.net.admission import Admission, admission_of
from trickery.server.net.headers import same_origin, with_headers
from trickery.server.net.hosts import HostPolicy, host_name, route_path
from trickery.server.net.peers import NotAPeer
from trickery.server.net.responses import BODY_TOO_LARGE, error_response
from trickery.server.ratelimit import ConcurrencyLimiter, RateLimiter, address_block
from trickery.wire.limits import MAX_BODY_BYTES


class EdgeMiddleware:
    """Lets a request or a socket through, or refuses it."""

    def __init__(self, app: ASGIApp, page_build: bytes) -> None:
        self.app = app
        self._page_build = page_build

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        admission = admission_of(scope["app"])
        if admission.peers is not None:
            try:
                scope = admission.peers.incoming(scope)
            except NotAPeer as error:
                await error_response(error.reason, error.status)(scope, receive, send)
                return
        _warn_of_unknown_proxy(admission, scope)
        scope = admission.hosts.resolve(scope)
        client = address_block(scope["client"][0]) if scope["client"] else ""
        if scope["type"] == "websocket":
            await self._socket(admission, client, scope, receive, send)
        else:
            send = with_headers(send, self._page_build)
            await self._request(admission, client, scope, receive, send)

    async def _request(
        self, admission: Admission, client: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        limits = admission.limits
        refusal = (
            _wrong_host(admission.hosts, scope)
            or _wrong_headers(scope)
            or _over_limit(client, limits.requests_at_once)
        )
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        with limits.requests_at_once.hold(client):
            if route_path(scope).startswith("/api/"):
                await limits.requests.wait(client)
            await limits.cpu.turn(client)
            work = self.app(_head_as_get(scope), _with_largest_body(receive), send)
            await paid_by(limits.payer(client), cast(Coroutine[Any, Any, None], work))

    async def _socket(
        self, admission: Admission, client: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """A socket; it checks its origin itself, to say why it closes."""
        limits = admission.limits
        refusal = _wrong_host(admission.hosts, scope) or _over_limit(
            client, limits.sockets, limits.handshakes
        )
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        with limits.sockets.hold(client):
            await limits.cpu.turn(client)
            work = self.app(scope, receive, send)
            await paid_by(limits.payer(client), cast(Coroutine[Any, Any, None], work))


def _warn_of_unknown_proxy(admission: Admission, scope: Scope) -> None:
    """Whoever runs a proxy and forgot to say so would have all people counted as one."""
    if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
        address = scope["client"][0] if scope["client"] else ""
        if not admission.hosts.trusts(address):
            text = "a proxy at %s is not trusted: if it is yours, serve with --behind %s"
            admission.warn(text, address, address)


def _wrong_host(hosts: HostPolicy, scope: Scope) -> Response | None:
    """A name that is not ours: a page of somebody else's may have been made to point here."""
    named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(named) != 1 and (named or scope["http_version"] != "1.0"):
        return error_response(say("one-host"), 400)
    if named and not hosts.allows(named[0]):
        name = host_name(named[0]) or "NAME"
        return error_response(say("not-our-name", text=name[:100]), 421)
    if hosts.prefix and scope["path"] == scope["root_path"] == hosts.prefix:
        return RedirectResponse(f"{hosts.prefix}/", 308)  # the page's own addresses need it
    return None


def _wrong_headers(scope: Scope) -> Response | None:
    """A body that is too long by its own account, or a page of another origin."""
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > MAX_BODY_BYTES:
        return error_response(BODY_TOO_LARGE, 413)
    if not same_origin(headers.get("origin"), headers.get("host")):
        return error_response(say("other-origin"), 403)
    return None


def _over_limit(client: str, *limiters: RateLimiter | ConcurrencyLimiter) -> Response | None:
    """The refusal of the first limiter beyond which this client is."""
    try:
        for limiter in limiters:
            limiter.check(client)
    except RequestRefused as error:
        return error_response(error.reason, error.status)
    return None


def _head_as_get(scope: Scope) -> Scope:
    """A request as the routes know it: HEAD is GET, of which uvicorn leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _with_largest_body(receive: Receive) -> Receive:
    """A `receive` that ends a body which comes in pieces, without saying how many, at our limit."""
    taken = 0

    async def receive_counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > MAX_BODY_BYTES:
            raise HTTPException(413)
        return message

    return receive_counted
