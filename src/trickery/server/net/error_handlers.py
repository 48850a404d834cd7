"""Exception handlers of the application: every error becomes a response of the one form.

Rests on `responses`.
"""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from trickery.core.errors import TrickeryError
from trickery.core.say import Say
from trickery.server.catalogue import say
from trickery.server.errors import Moved, RequestRefused
from trickery.server.net.headers import SECURITY_HEADERS
from trickery.server.net.peers import MOVED_HEADER
from trickery.server.net.responses import BODY_TOO_LARGE, error_response

NOT_FOUND = say("nothing-here")
HTTP_REASONS = {404: NOT_FOUND, 405: say("other-method"), 413: BODY_TOO_LARGE}


async def handle_refusal(_request: Request, error: Exception) -> Response:
    """The response to what our own code refuses."""
    reason = error.reason if isinstance(error, TrickeryError) else str(error)
    status = error.status if isinstance(error, RequestRefused) else 400
    response = error_response(reason, status)
    if isinstance(error, Moved):
        response.headers[MOVED_HEADER] = "1"
    return response


async def handle_http_error(request: Request, error: Exception) -> Response:
    """The response to what the framework refuses."""
    assert isinstance(error, HTTPException)
    status, headers = error.status_code, dict(error.headers or {})
    if status == 405:
        methods = {*headers.get("Allow", "GET").split(", "), "OPTIONS"}
        headers = {"allow": ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))}
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=headers)
    reason = HTTP_REASONS.get(status, say("cannot-be-answered", status=status))
    response = error_response(reason, status)
    response.headers.update(headers)
    return response


async def handle_unexpected_error(_request: Request, _error: Exception) -> Response:
    """The response to an error in our code: the log has it, the client does not."""
    response = error_response(say("accident"), 500)
    # The middleware that adds our headers is inside; uvicorn closes the connection afterwards.
    response.headers.update(SECURITY_HEADERS | {"connection": "close"})
    return response


async def handle_validation_error(_request: Request, error: Exception) -> Response:
    """The response to a request that does not fit its schema."""
    assert isinstance(error, RequestValidationError)
    return error_response(validation_reason(error.errors()), 422)


def validation_reason(errors: Any) -> Say:
    """The first of the errors that Pydantic found, as a message."""
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
