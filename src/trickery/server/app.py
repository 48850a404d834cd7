"""The server as an ASGI application: the API, the page, and the middleware before both.

Rests on `api`, `net` and `context`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from trickery import __version__
from trickery.core.errors import TrickeryError
from trickery.server.api import (
    catalog,
    drawings,
    finished,
    health,
    invitations,
    lessons,
    play,
    puzzles,
    schema,
    seats,
    socket,
    tables,
)
from trickery.server.context import ApiCaches, ServerContext, context_of
from trickery.server.directory.directory import TableDirectory
from trickery.server.forwarding import Cluster, Forwarding
from trickery.server.net.admission import Admission
from trickery.server.net.error_handlers import (
    handle_http_error,
    handle_refusal,
    handle_unexpected_error,
    handle_validation_error,
)
from trickery.server.net.hosts import HostPolicy
from trickery.server.net.middleware import EdgeMiddleware
from trickery.server.net.peers import Peers
from trickery.server.net.static_files import PageFiles, page_build
from trickery.server.ratelimit import ServerLimits
from trickery.server.readiness import ReadinessProbe
from trickery.server.table import names

ROUTERS = tuple(
    part.router
    for part in (
        catalog, drawings, lessons, puzzles, tables, seats, play, invitations, finished, socket,
        schema, health,
    )
)  # fmt: skip
STATIC = Path(__file__).parent / "static"


def make_app(
    open_tables: Callable[[], TableDirectory],
    hosts: HostPolicy | None = None,
    public_address: str | None = None,
    peer_port: int | None = None,
) -> FastAPI:
    """The application; its tables are opened when it starts, in the event loop that it runs in.

    `peer_port`: where other processes that share its database connect.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables = open_tables()
        settings, limits = tables.settings, ServerLimits(tables.settings)
        leases, cluster = tables.store.leases, None
        if leases is not None and peer_port is not None:
            peers = Peers(leases.secret, peer_port, leases.owner_of)
            cluster = Cluster(leases, peers, settings)
        app.state.context = ServerContext(
            settings=settings,
            tables=tables,
            limits=limits,
            admission=Admission(
                settings, hosts or HostPolicy(), limits, cluster.peers if cluster else None
            ),
            cluster=cluster,
            readiness=ReadinessProbe(tables.store, settings.health_seconds),
            caches=ApiCaches(settings),
            threads=tables.threads,
            public_address=public_address,
        )
        await asyncio.to_thread(names.learn)
        yield
        await tables.close()
        if cluster is not None:
            await cluster.client.aclose()

    app = FastAPI(
        title="Trickery",
        version=__version__,
        summary="Sit down at a table: the same protocol for the page and for programs.",
        openapi_url=None,  # `schema` serves its own, with the games' views
        docs_url=None,  # FastAPI's own page loads its scripts from another origin
        redoc_url=None,
        lifespan=lifespan,
    )
    for router in ROUTERS:
        app.include_router(router)
    app.add_middleware(EdgeMiddleware, page_build=page_build(STATIC))
    app.add_middleware(Forwarding, cluster=lambda: context_of(app).cluster)
    app.add_exception_handler(TrickeryError, handle_refusal)
    app.add_exception_handler(RequestValidationError, handle_validation_error)
    app.add_exception_handler(HTTPException, handle_http_error)
    app.add_exception_handler(Exception, handle_unexpected_error)
    routes = [route for router in ROUTERS for route in router.routes]
    app.mount("/", PageFiles(STATIC, routes), name="page")
    return app
