"""The page's files, which answer for every address that no route has.

Rests on Starlette's static files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from trickery.server.net.error_handlers import NOT_FOUND
from trickery.server.net.hosts import route_path
from trickery.server.net.responses import error_response


class PageFiles(StaticFiles):
    """The page; an error where neither it nor one of the `routes` has the address."""

    def __init__(self, folder: Path, routes: Sequence[BaseRoute]) -> None:
        super().__init__(directory=folder, html=True)
        self._routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file; nothing else is below `/api`, and files have no sockets."""
        if scope["type"] == "websocket":
            await error_response(NOT_FOUND, 404)(scope, receive, send)
            return
        if methods := self._methods(scope):
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(methods))})
        if route_path(scope).startswith("/api/") or "\0" in scope["path"]:
            raise HTTPException(404)
        await super().__call__(scope, receive, send)

    def _methods(self, scope: Scope) -> set[str]:
        """The methods that the routes have for this address, if any has the address at all."""
        partly = [route for route in self._routes if route.matches(scope)[0] is Match.PARTIAL]
        return {method for route in partly for method in getattr(route, "methods", None) or ()}


def page_build(folder: Path) -> bytes:
    """Which build of the page lies here: a page compares it with its own (`web/src/offline`)."""
    page = folder / "index.html"
    found = re.search(rb'data-build="(\w+)"', page.read_bytes()) if page.exists() else None
    return found[1] if found else b""
