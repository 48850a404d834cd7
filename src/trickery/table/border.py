"""The border to the net: what holds for every request, whatever it asks for.

Rests on `limits`, `outside` and `door`. Our names and headers, our own origin, no bodies that never
end, nobody faster than the rest; and how a refusal is told.
"""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import RedirectResponse, Response
from starlette._utils import get_route_path
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trickery.core.errors import TrickeryError
from trickery.core.say import Say, Words, speaker, wire
from trickery.table.door import Door
from trickery.table.limits import LARGEST_BODY, Pace, household
from trickery.table.messages import Refusal
from trickery.table.outside import Outside, name_in
from trickery.table.refusals import Refused

say = speaker(__package__)

TOO_MUCH = say("too-much-sent", kilobytes=LARGEST_BODY // 1024)
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-cache",
}
OURS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Border:
    """Lets a request through, or refuses it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._asking: Counter[str] = Counter()  # requests at the moment, by household

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        state = scope["app"].state
        outside: Outside = state.outside
        _warn_of_a_stranger(state.door, outside, scope)
        scope = outside.seen_from(scope)
        whose = household(scope["client"][0]) if scope["client"] else ""
        if scope["type"] == "websocket":
            await self._socket(state.door, whose, scope, receive, send)
        else:
            await self._request(state, whose, scope, receive, _with_headers(send, state.build))

    async def _request(
        self, state: State, whose: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        refusal = _unwelcome(state.outside, scope) or _refusal(scope)
        if refusal is None and self._asking[whose] >= state.door.house.requests_at_once:
            refusal = refused(say("requests-at-once"), 429)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        self._asking[whose] += 1
        try:
            await _wait_for_its_turn(state.requests, whose, scope)
            await self.app(_asked(scope), _counted(receive), send)
        finally:
            self._asking[whose] -= 1
            if not self._asking[whose]:
                del self._asking[whose]

    async def _socket(
        self, door: Door, whose: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """A socket sees to its origin itself, to say why it closes."""
        refusal = _unwelcome(door.outside, scope)
        if refusal is None and door.sockets[whose] >= door.house.sockets_an_address:
            refusal = refused(say("sockets-too-many"), 429)
        if refusal is None and (wait := door.handshakes.delay(whose)) > 0:
            refusal = refused(say("sockets-too-fast", seconds=math.ceil(wait)), 429)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        door.sockets[whose] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            door.sockets[whose] -= 1
            if not door.sockets[whose]:
                del door.sockets[whose]


def _warn_of_a_stranger(door: Door, outside: Outside, scope: Scope) -> None:
    """Whoever runs a proxy and forgot to say so would have all people counted as one."""
    if any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
        address = scope["client"][0] if scope["client"] else ""
        if not outside.trusts(address):
            text = "a proxy at %s is not trusted: if it is yours, serve with --behind %s"
            door.note(text, address, address)


def _unwelcome(outside: Outside, scope: Scope) -> Response | None:
    """A name that is not ours: a page of somebody else's may have been made to point here."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(hosts) != 1 and (hosts or scope["http_version"] != "1.0"):
        return refused(say("one-host"), 400)
    if hosts and not outside.goes_by(hosts[0]):
        name = name_in(hosts[0]) or "NAME"
        return refused(say("not-our-name", text=name[:100]), 421)
    if outside.prefix and scope["path"] == scope["root_path"] == outside.prefix:
        return RedirectResponse(f"{outside.prefix}/", 308)  # the page's own addresses need it
    return None


async def _wait_for_its_turn(requests: Pace, whose: str, scope: Scope) -> None:
    """Whoever asks too much is answered more slowly."""
    if get_route_path(scope).startswith("/api/"):
        while (wait := requests.delay(whose)) > 0:
            await asyncio.sleep(wait)


def _refusal(scope: Scope) -> Response | None:
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > LARGEST_BODY:
        return refused(TOO_MUCH, 413)
    if not same_origin(headers.get("origin"), headers.get("host")):
        return refused(say("other-origin"), 403)
    return None


def _asked(scope: Scope) -> Scope:
    """A request as the routes know it: HEAD is GET, of which uvicorn leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _counted(receive: Receive) -> Receive:
    """A body that is sent in pieces, without saying how many, ends where ours end."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > LARGEST_BODY:
            raise HTTPException(413)
        return message

    return counted


def _with_headers(send: Send, build: bytes) -> Send:
    ours = [*OURS, (b"trickery-build", build)]

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            told = {name for name, _ in message["headers"]}
            extra = [header for header in ours if header[0] not in told]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return with_headers


def same_origin(origin: str | None, host: str | None) -> bool:
    """Does a request come from our own page, or from no page at all?"""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:  # "http://[" is no address at all
        return False


# Answers -----------------------------------------------------------------------------------------


def answer(content: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(orjson.dumps(content), status, media_type="application/json")


def kept_answer(request: Request, content: bytes) -> Response:
    """JSON that stays as it is while the server runs: whoever has it already is told so."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    known = [word.strip() for word in request.headers.get("if-none-match", "").split(",")]
    if tag in known or f"W/{tag}" in known:  # a proxy that packs it calls it weak
        return Response(status_code=304, headers={"etag": tag})
    return Response(content, media_type="application/json", headers={"etag": tag})


def refused(reason: Words, status: int) -> Response:
    """A refusal, with its reason."""
    told: Refusal = {"type": "error", "reason": wire(reason)}
    return answer(told, status)


async def tell_refusal(_request: Request, error: Exception) -> Response:
    """What was refused, as an answer."""
    reason = error.reason if isinstance(error, TrickeryError) else str(error)
    return refused(reason, error.status if isinstance(error, Refused) else 400)


ROUTING = {
    404: say("nothing-here"),
    405: say("other-method"),
    413: TOO_MUCH,
}


async def tell_no_route(request: Request, error: Exception) -> Response:
    """What the framework itself refuses, as an answer like all others."""
    assert isinstance(error, HTTPException)
    headers = dict(error.headers or {})
    if error.status_code == 405:
        methods = {*headers.get("Allow", "GET").split(", "), "OPTIONS"}
        headers = {"allow": ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))}
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=headers)
    status = error.status_code
    told = refused(ROUTING.get(status, say("cannot-be-answered", status=status)), status)
    told.headers.update(headers)
    return told


async def tell_accident(_request: Request, _error: Exception) -> Response:
    """Something that we did not foresee: the log has it, and people are told no more than that."""
    told = refused(say("accident"), 500)
    told.headers.update(HEADERS | {"connection": "close"})  # as uvicorn does after an accident
    return told


async def tell_misunderstanding(_request: Request, error: Exception) -> Response:
    """What could not be understood, as an answer."""
    assert isinstance(error, RequestValidationError)
    return refused(first_complaint(error.errors()), 422)


def first_complaint(errors: Any) -> Say:
    """The first of a model's complaints."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query"))
    kind, given = first["type"], first.get("ctx", {})
    match kind:
        case "missing":
            return say("sent-missing", text=where)
        case "extra_forbidden":
            return say("sent-unknown", text=where)
        case "json_invalid":
            return say("sent-no-json")
        case "string_too_long":
            return say("sent-too-long", text=where, most=given["max_length"])
        case "greater_than_equal":
            return say("sent-too-small", text=where, text_least=f"{given['ge']:g}")
        case "less_than_equal":
            return say("sent-too-large", text=where, text_most=f"{given['le']:g}")
    return say("sent-not-understood", text=where or "-", text_kind=kind)
