"""The border to the net: what holds for every request, whatever it asks for.

Rests on `limits`. Our headers, our own origin, no bodies that never end, nobody faster than the
rest; and how a refusal is told.
"""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trickery.table.limits import LARGEST_BODY, Pace
from trickery.table.messages import Refusal
from trickery.table.refusals import Refused
from trickery.table.store import NotKept

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-cache",
}


class Border:
    """Lets a request through, or refuses it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket; sockets see to their origin themselves, to say why they close."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await _wait_for_its_turn(scope)
        if (refusal := _refusal(scope)) is not None:
            await refusal(scope, receive, send)
            return
        await self.app(scope, _counted(receive), _with_headers(send))


async def _wait_for_its_turn(scope: Scope) -> None:
    """Whoever asks too much is answered more slowly."""
    if scope["path"].startswith("/api/") and scope["client"]:
        requests: Pace = scope["app"].state.requests
        while (wait := requests.delay(scope["client"][0])) > 0:
            await asyncio.sleep(wait)


def _refusal(scope: Scope) -> Response | None:
    headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > LARGEST_BODY:
        return refused(f"at most {LARGEST_BODY // 1024} kB can be sent", 413)
    if not same_origin(headers.get("origin"), headers.get("host")):
        return refused("a page of another origin", 403)
    return None


def _counted(receive: Receive) -> Receive:
    """A body that is sent in pieces, without saying how many, ends where ours end."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        return {"type": "http.disconnect"} if taken > LARGEST_BODY else message

    return counted


def _with_headers(send: Send) -> Send:
    extra = [(key.encode(), value.encode()) for key, value in HEADERS.items()]

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
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


def refused(reason: str, status: int) -> Response:
    """A refusal, with its reason."""
    told: Refusal = {"type": "error", "reason": reason}
    return answer(told, status)


async def tell_refusal(_request: Request, error: Exception) -> Response:
    """What was refused, as an answer."""
    status = 400
    if isinstance(error, Refused):
        status = error.status
    elif isinstance(error, NotKept):
        status = 503
    return refused(str(error), status)


async def tell_misunderstanding(_request: Request, error: Exception) -> Response:
    """What could not be understood, as an answer."""
    assert isinstance(error, RequestValidationError)
    return refused(first_complaint(error.errors()), 422)


def first_complaint(errors: Any) -> str:
    """The first of a model's complaints, in words."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query"))
    return f"{where}: {first['msg']}" if where else str(first["msg"])
