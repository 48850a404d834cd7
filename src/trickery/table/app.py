"""The server as an ASGI application: the routes and the socket behind the border, and the page.

Rests on `shelf`, `lessons`, `puzzles`, `routes`, `live`, `border` and `describe`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette._utils import get_route_path
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from trickery import __version__
from trickery.core.errors import TrickeryError
from trickery.table import describe, health, lessons, live, names, puzzles, routes, shelf
from trickery.table.border import (
    ROUTING,
    Border,
    refused,
    tell_accident,
    tell_misunderstanding,
    tell_no_route,
    tell_refusal,
)
from trickery.table.door import Door
from trickery.table.hall import Hall
from trickery.table.limits import Pace
from trickery.table.outside import Outside

PARTS = (
    shelf.shelf, lessons.lessons, puzzles.puzzles, routes.api, live.sockets,
    describe.pages, health.checks,
)  # fmt: skip
STATIC = Path(__file__).parent / "static"


class Page(StaticFiles):
    """The page, and what is asked for where nothing is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file of the page; nothing else lies under `/api`, and files have no sockets."""
        if scope["type"] == "websocket":
            await refused(ROUTING[404], 404)(scope, receive, send)
            return
        if known := _methods(scope):  # asked before the page, but not in this way
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(known))})
        if get_route_path(scope).startswith("/api/") or "\0" in scope["path"]:
            raise HTTPException(404)
        await super().__call__(scope, receive, send)


def _methods(scope: Scope) -> set[str]:
    """The methods that our routes know for an address, if they know it at all."""
    known = [route for part in PARTS for route in part.routes]
    partly = [route for route in known if route.matches(scope)[0] is Match.PARTIAL]
    return {method for route in partly for method in getattr(route, "methods", None) or ()}


def _build() -> bytes:
    """Which build of the page is served here: a page compares it with its own (`web/src/lib`)."""
    page = STATIC / "index.html"
    found = re.search(rb'data-build="(\w+)"', page.read_bytes()) if page.exists() else None
    return found[1] if found else b""


def make_app(
    hall: Callable[[], Hall], reach: str | None = None, outside: Outside | None = None
) -> FastAPI:
    """The application; the hall is made when it starts. `reach`: our address on the network."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = opened = hall()
        per_minute = opened.house.new_tables_a_minute
        app.state.door = Door(opened.house, app.state.outside)
        app.state.openings = Pace(per_minute / 60, per_minute)
        per_second = opened.house.requests_a_second
        app.state.requests = Pace(per_second, max(1, int(4 * per_second)))
        app.state.replays = Pace(opened.house.replays_a_second, 40)
        app.state.reviews = Pace(opened.house.reviews_a_minute / 60, opened.house.reviews_a_minute)
        app.state.hints = Pace(opened.house.hints_a_minute / 60, opened.house.hints_a_minute)
        await asyncio.to_thread(names.learn)
        yield
        await opened.close()

    app = FastAPI(
        title="Trickery",
        version=__version__,
        summary="Sit down at a table: the same protocol for the page and for programs.",
        openapi_url=None,  # `describe` serves its own, with the games' views
        docs_url=None,  # FastAPI's own page loads its scripts from another origin
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.reach = reach
    app.state.described = {}  # by kind and address
    app.state.outside = outside or Outside()
    app.state.build = _build()
    for part in PARTS:
        app.include_router(part)
    app.add_middleware(Border)
    app.add_exception_handler(TrickeryError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_misunderstanding)
    app.add_exception_handler(HTTPException, tell_no_route)
    app.add_exception_handler(Exception, tell_accident)
    app.mount("/", Page(directory=STATIC, html=True), name="page")
    return app
