"""HTTP responses: JSON, JSON that clients may cache, and errors, which all have one form.

Rests on `wire` for that form.
"""

from __future__ import annotations

import hashlib
from typing import Any

import orjson
from fastapi import Request
from fastapi.responses import Response

from trickery.core.say import Text, wire
from trickery.server.catalogue import say
from trickery.server.metrics import refused
from trickery.wire.limits import MAX_BODY_BYTES
from trickery.wire.messages import Acknowledged, Refusal

BODY_TOO_LARGE = say("too-much-sent", kilobytes=MAX_BODY_BYTES // 1024)


def json_response(content: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(orjson.dumps(content), status, media_type="application/json")


def done() -> Response:
    """That what was asked for is done; there is no more to say."""
    answer: Acknowledged = {"type": "done"}
    return json_response(answer)


def cached_response(
    request: Request, content: bytes, media_type: str = "application/json"
) -> Response:
    """What seldom changes: 304 for whoever has it already."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    known = [word.strip() for word in request.headers.get("if-none-match", "").split(",")]
    if tag in known or f"W/{tag}" in known:  # a proxy that packs it calls it weak
        return Response(status_code=304, headers={"etag": tag})
    return Response(content, media_type=media_type, headers={"etag": tag})


def error_response(reason: Text, status: int) -> Response:
    """An error, with its reason."""
    refused(reason, status)
    refusal: Refusal = {"type": "error", "reason": wire(reason)}
    return json_response(refusal, status)
