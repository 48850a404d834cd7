"""The server as an ASGI application: the routes and the socket behind the border, and the page.

Rests on `routes`, `live`, `border` and `describe`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles

from trickery import __version__
from trickery.core.errors import TrickeryError
from trickery.table import describe, live, routes
from trickery.table.border import Border, tell_misunderstanding, tell_refusal
from trickery.table.hall import Hall
from trickery.table.limits import Pace

STATIC = Path(__file__).parent / "static"


def make_app(hall: Callable[[], Hall], reach: str | None = None) -> FastAPI:
    """The application; the hall is made when it starts. `reach`: our address on the network."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = opened = hall()
        per_minute = opened.house.new_tables_a_minute
        app.state.openings = Pace(per_minute / 60, per_minute)
        per_second = opened.house.requests_a_second
        app.state.requests = Pace(per_second, int(4 * per_second))
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
    for part in (routes.api, live.sockets, describe.pages):
        app.include_router(part)
    app.add_middleware(Border)
    app.add_exception_handler(TrickeryError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_misunderstanding)
    app.mount("/", StaticFiles(directory=STATIC, html=True), name="page")
    return app
