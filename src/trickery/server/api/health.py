"""Routes for whoever watches over the server: `/healthz` and `/readyz`.

Rests on `readiness`. The first says that this process answers, the second that its database does,
too; in English, as nobody at a table ever asks.
"""

from __future__ import annotations

import logging

from fastapi import APIRouter
from fastapi.responses import Response

from trickery.server.api.dependencies import Context
from trickery.server.net.responses import error_response, json_response

log = logging.getLogger(__name__)

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def alive() -> Response:
    """200 while this process answers."""
    return json_response({"type": "ok"})


@router.get("/readyz")
async def ready(context: Context) -> Response:
    """200 while tables can be read from the database, 503 while they cannot, or when it stops."""
    probe = context.readiness
    if context.draining:
        return error_response("this process stops; another one has its tables", 503)
    try:
        await probe.check()
    except TimeoutError:
        return error_response(f"the database has not answered for {probe.timeout:.0f} seconds", 503)
    except Exception as error:  # whatever it was: the database is of no use at the moment
        log.warning("the database does not answer: %s", type(error).__name__)
        return error_response("the database does not answer; the server's log tells more", 503)
    return json_response({"type": "ok"})
