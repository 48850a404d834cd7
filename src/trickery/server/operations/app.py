"""The application of the operations listener: metrics for anybody who can reach it.

Rests on `gauges` and `metrics`.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trickery.server import metrics
from trickery.server.context import ServerContext
from trickery.server.operations.gauges import refresh


def make_operations_app(context: Callable[[], ServerContext]) -> Starlette:
    """The application; `context` gives that of the server once it has started."""

    async def told(_request: Request) -> Response:
        refresh(context())
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    return Starlette(routes=[Route("/metrics", told)])
