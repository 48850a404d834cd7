"""Is the server well? For whoever watches over it: `/healthz` and `/readyz`.

Rests on `hall`. The first says that this process answers, the second that its database does, too;
in English, as nobody at a table ever asks.
"""

from __future__ import annotations

import asyncio
import logging

from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.table.border import answer, refused
from trickery.table.hall import Hall

log = logging.getLogger(__name__)

PATIENCE = 3.0  # seconds that the database may take

checks = APIRouter(include_in_schema=False)


@checks.get("/healthz")
async def alive() -> Response:
    """Yes."""
    return answer({"type": "ok"})


@checks.get("/readyz")
async def ready(request: Request) -> Response:
    """Can tables be read? One look at a time, however many ask."""
    state = request.app.state
    looking: asyncio.Task[None] | None = getattr(state, "looking", None)
    if looking is None or looking.done():
        looking = state.looking = asyncio.create_task(_look(state.hall))
    try:
        await asyncio.wait_for(asyncio.shield(looking), PATIENCE)
    except TimeoutError:
        return refused(f"the database has not answered for {PATIENCE:.0f} seconds", 503)
    except Exception as error:  # whatever it was: the database is of no use at the moment
        log.warning("the database does not answer: %s", type(error).__name__)
        return refused("the database does not answer; the server's log tells more", 503)
    return answer({"type": "ok"})


async def _look(hall: Hall) -> None:
    await hall.store.load("-")  # no table has this id
