"""Routes of tables: open one, look at one.

Rests on `directory`. `docs/protocol.md` tells the story; OpenAPI is made from the types here.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import Response

from trickery.server.api.dependencies import (
    ERRORS,
    Authorization,
    ClientAddress,
    Context,
    PathTable,
    ViewerKey,
    bearer_secret,
)
from trickery.server.directory.opening import TableSpec, new_secret
from trickery.server.net.responses import json_response
from trickery.server.table.table import Table, digested
from trickery.wire import messages as m
from trickery.wire import requests
from trickery.wire.limits import MAX_WAIT_SECONDS

log = logging.getLogger(__name__)

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables", tags=["tables"], status_code=201, response_model=m.Taken)
async def open_table(
    body: requests.NewTable,
    context: Context,
    client: ClientAddress,
    authorization: Authorization = None,
) -> Response:
    """Open a table and sit down; `bots` fills the other seats. `again` needs a seat's secret."""
    person = digested(body.person)
    context.limits.open_table(client, person)
    secret, key = new_secret()
    wish = {**body.model_dump(), "person": person}
    spec = TableSpec(**wish, key=key, by=digested(bearer_secret(authorization)))
    table = await context.tables.open(spec)
    log.info("opened for %s", table.state.opened.game, extra={"table": table.id})
    taken: m.Taken = {"table": table.id, "seat": 0, "secret": secret}
    return json_response(taken, 201)


@router.get("/tables/{table_id}", tags=["tables"], response_model=m.State)
async def look(
    table: PathTable,
    key: ViewerKey,
    since: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT_SECONDS)] = 0,
) -> Response:
    """The state of a table as you may see it; `wait` for something after `since`."""
    if wait and table.newest(key) <= since:
        await _wait_for_news(table, key, since, wait)
    table.must_know(key)  # its seat may have been taken away meanwhile
    return json_response(await table.look(key, since))


async def _wait_for_news(table: Table, key: str | None, since: int, wait: float) -> None:
    """Wait until something has happened after an event, or for so many seconds."""
    news = asyncio.Event()
    wake = news.set
    table.presence.connect(key, wake)
    try:
        async with asyncio.timeout(wait):
            while table.newest(key) <= since and not table.behind:
                await news.wait()
                news.clear()
                async with table.lock:
                    pass  # an event that is being written is no news yet, and perhaps never
    except TimeoutError:
        pass  # nothing happened; the state says so
    finally:
        table.presence.disconnect(wake, expected=True)
