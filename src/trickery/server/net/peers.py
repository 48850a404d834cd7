"""The other processes of this server: how one passes a request on to the one that owns the table.

Rests on the scope of a request. It's passed on as it came, with one header more: the address that
it came from, signed with a secret that only processes of the same database know. Whoever gets it
treats it as if that client had connected here.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Mapping
from typing import Any

from starlette.types import Scope

from trickery.server.catalogue import say
from trickery.server.errors import RequestRefused

HEADER = b"x-trickery-peer"
#: In an answer: the table is another process's, and nothing was changed here.
MOVED_HEADER = "x-trickery-moved"
TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(/|$)")

Headers = list[tuple[bytes, bytes]]


class NotAPeer(RequestRefused):
    """Says that it comes from another process of ours, and doesn't."""

    status = 403


class Peers:
    """What the network edge knows of the other processes."""

    def __init__(self, secret: bytes, port: int, owner_of: Callable[[str], str | None]) -> None:
        """`port`: where peers connect; `owner_of`: a table's owner, as `LeaseHolder` tells it."""
        self._secret = secret
        self.port = port
        self.owner_of = owner_of

    def incoming(self, scope: Scope) -> Scope:
        """A request as its client sent it, if a peer has passed it on; refuses whoever lies."""
        if not is_passed_on(scope):
            return scope
        value = next(value for name, value in scope["headers"] if name == HEADER)
        client, _, signature = value.decode("latin-1").rpartition(" ")
        if not hmac.compare_digest(signature.encode("latin-1"), self._sign(scope, client).encode()):
            raise NotAPeer(say("not-a-peer"))
        return {**scope, "client": (client, 0)}

    def outgoing(self, scope: Scope) -> Headers:
        """The headers with which a request is passed on."""
        client = scope["client"][0] if scope["client"] else ""
        signed = f"{client} {self._sign(scope, client)}".encode("latin-1")
        return [*scope["headers"], (HEADER, signed)]

    def _sign(self, scope: Scope, client: str) -> str:
        text = b"\n".join((client.encode(), scope.get("method", "GET").encode(), target(scope)))
        return hmac.digest(self._secret, text, "sha256").hex()


def is_passed_on(scope: Mapping[str, Any]) -> bool:
    """Does a request say that another process has passed it on?"""
    return any(name == HEADER for name, _ in scope["headers"])


def target(scope: Scope) -> bytes:
    """Path and query of a request, as its first line has them."""
    path: bytes = scope["raw_path"]
    query: bytes = scope["query_string"]
    return path + b"?" + query if query else path


def table_in(scope: Scope) -> str | None:
    """The id of the table that a request's path names."""
    found = TABLE.search(scope["path"])
    return found[1] if found else None
