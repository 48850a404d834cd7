"""HTTP headers: those of every answer, and whether a request comes from our own page.

Rests on Starlette's types.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.types import Message, Send

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
#: What has a tag may be kept, and is asked for every time; a hand is not for any disk or proxy.
TAGGED, UNTAGGED = (b"cache-control", b"no-cache"), (b"cache-control", b"no-store")


def with_headers(send: Send, page_build: bytes) -> Send:
    """A `send` that adds our headers to every answer that does not set them itself."""
    ours = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
    ours.append((b"trickery-build", page_build))

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            kept = TAGGED if b"etag" in own else UNTAGGED
            extra = [header for header in (*ours, kept) if header[0] not in own]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return send_with_headers


def same_origin(origin: str | None, host: str | None) -> bool:
    """Does a request come from our own page, or from no page at all?"""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:  # "http://[" is no address at all
        return False
