"""The application of the operations listener: metrics, and what `trickery admin` asks for.

Rests on `gauges`, `metrics`, `tables` and the directory. Metrics are for anybody who can reach the
listener; everything else needs the token that the server and whoever runs it share.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from trickery.core.errors import BadOption, TrickeryError
from trickery.server import metrics
from trickery.server.context import ServerContext
from trickery.server.directory.erasing import erase_person
from trickery.server.errors import RateLimited, RequestRefused
from trickery.server.operations.gauges import refresh
from trickery.server.operations.tables import TableAdmin

log = logging.getLogger(__name__)
MOST_LISTED = 1000
MAX_IMPORT_BYTES = 64 << 20

Endpoint = Callable[[Request], Awaitable[Response]]


def make_operations_app(context: Callable[[], ServerContext], token: str) -> Starlette:
    """The application; `context` gives that of the server once it has started."""
    calls = _Calls(context)

    def guarded(path: str, call: Endpoint, method: str = "GET") -> Route:
        async def answer(request: Request) -> Response:
            sent = request.headers.get("authorization", "")
            if not secrets.compare_digest(sent.encode(), f"Bearer {token}".encode()):
                return _refusal("this isn't the token of this server", 401)
            try:
                return await call(request)
            except TrickeryError as error:
                status = error.status if isinstance(error, RequestRefused) else 400
                return _refusal(str(error.reason), status)

        return Route(f"/admin{path}", answer, methods=[method])

    return Starlette(
        routes=[
            Route("/metrics", calls.metrics),
            guarded("/tables", calls.listed),
            guarded("/tables", calls.imported, "POST"),
            guarded("/tables/{table}", calls.shown),
            guarded("/tables/{table}", calls.delete, "DELETE"),
            guarded("/tables/{table}/export", calls.exported),
            guarded("/tables/{table}/close", calls.close, "POST"),
            guarded("/people/{person}", calls.erase, "DELETE"),
            guarded("/drain", calls.drain, "POST"),
            guarded("/drain", calls.drained),
        ]
    )


class _Calls:
    def __init__(self, context: Callable[[], ServerContext]) -> None:
        self._context = context

    @property
    def _admin(self) -> TableAdmin:
        return TableAdmin(self._context())

    async def metrics(self, _request: Request) -> Response:
        refresh(self._context())
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    async def listed(self, request: Request) -> Response:
        query = request.query_params
        try:
            idle, most = float(query.get("idle", 0)), int(query.get("most", MOST_LISTED))
        except ValueError:
            raise BadOption("idle and most take numbers") from None
        stored, game, phase = "stored" in query, query.get("game"), query.get("phase")
        return JSONResponse(await self._admin.listed(game, phase, idle, stored, max(1, most)))

    async def shown(self, request: Request) -> Response:
        table, secret = request.path_params["table"], "secret" in request.query_params
        if secret:
            log.warning("whoever runs the server looked at all hands", extra={"table": table})
        return JSONResponse(await self._admin.shown(table, secret))

    async def exported(self, request: Request) -> Response:
        table = request.path_params["table"]
        log.warning("a table was exported, secrets included", extra={"table": table})
        return PlainTextResponse(await self._admin.exported(table))

    async def imported(self, request: Request) -> Response:
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > MAX_IMPORT_BYTES:
                raise RateLimited(f"an export can be {MAX_IMPORT_BYTES >> 20} MB")
        table = await self._admin.imported(body.decode(errors="replace"))
        log.warning("a table was imported", extra={"table": table})
        return JSONResponse({"table": table}, 201)

    async def close(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self._admin.close(table)
        log.warning("a table was closed", extra={"table": table})
        return JSONResponse({"table": table})

    async def delete(self, request: Request) -> Response:
        table = request.path_params["table"]
        await self._admin.delete(table)
        log.warning("a table was deleted", extra={"table": table})
        return JSONResponse({"table": table})

    async def erase(self, request: Request) -> Response:
        person = request.path_params["person"]
        erased = await erase_person(self._context().tables, person)
        log.warning("somebody was erased from %d tables", len(erased.tables))
        return JSONResponse({"tables": list(erased.tables), "elsewhere": list(erased.elsewhere)})

    async def drain(self, request: Request) -> Response:
        log.warning("no new tables from now on: the server is being drained")
        await self._context().drain()
        return await self.drained(request)

    async def drained(self, _request: Request) -> Response:
        tables = self._context().tables
        played = [each for each in tables.in_memory if each.state.phase == "playing"]
        told: dict[str, Any] = {
            "draining": tables.draining,
            "playing": sum(each.presence.awake for each in played),
            "connected": sum(sum(each.bus.keys.values()) for each in tables.in_memory),
        }
        return JSONResponse(told)


def _refusal(reason: str, status: int) -> Response:
    return JSONResponse({"type": "error", "reason": reason}, status)
