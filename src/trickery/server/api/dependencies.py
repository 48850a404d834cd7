"""What routes depend on: the server's context, the table of a path, the secret of a seat.

Rests on `context` and `table`. FastAPI fills in parameters of these types.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Header, Query, Request
from starlette.exceptions import HTTPException

from trickery.server.catalogue import say
from trickery.server.context import ServerContext, server_context
from trickery.server.directory.directory import TableDirectory
from trickery.server.errors import NoSuchTable, WrongSecret
from trickery.server.logs import table_id as logged_table_id
from trickery.server.metering import known_as, metered
from trickery.server.ratelimit import address_block
from trickery.server.table import attendance
from trickery.server.table.table import Table, digest
from trickery.wire import messages as m
from trickery.wire.limits import MAX_COACH_WAIT_SECONDS

T = TypeVar("T")

#: Every error has the same form, whatever its status.
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Refusal}
    for code in (400, 401, 403, 404, 408, 409, 413, 421, 422, 429, 431, 503)
}

Context = Annotated[ServerContext, Depends(server_context)]


async def find_table(tables: TableDirectory, table_id: str) -> Table:
    """The table with an id that a client sent; log lines of this request name it."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", table_id):
        raise NoSuchTable(say("no-such-table"))
    logged_table_id.set(table_id)
    return await tables.table(table_id)


async def path_table(table_id: str, context: Context) -> Table:
    """The table that a request's path names."""
    return await find_table(context.tables, table_id)


PathTable = Annotated[Table, Depends(path_table)]
Authorization = Annotated[str | None, Header(max_length=200)]


def bearer_secret(authorization: str | None) -> str | None:
    """The secret in an `Authorization` header, if there is one."""
    if authorization is None:
        return None
    kind, _, secret = authorization.partition(" ")
    if kind.lower() != "bearer":
        raise WrongSecret(say("send-your-secret"))
    return secret


async def viewer_key(table: PathTable, authorization: Authorization = None) -> str | None:
    """The digest of a client's secret; nothing for a bystander, who sends none."""
    if (secret := bearer_secret(authorization)) is None:
        return None
    key = digest(secret)
    known_as(key)
    table.must_know(key)
    if (seat := table.state.seats.held_by(key)) is not None:
        table.presence.looked(seat)
    return key


async def seat_key(key: Annotated[str | None, Depends(viewer_key)]) -> str:
    """That digest, where a seat is needed. Whether it still holds one is checked when it counts."""
    if key is None:
        raise WrongSecret(say("send-your-secret"))
    return key


async def player_key(table: PathTable, key: Annotated[str, Depends(seat_key)]) -> str:
    """The same for whatever only somebody at the table does: if they had left, they are back."""
    await attendance.come_back(table, key)
    return key


ViewerKey = Annotated[str | None, Depends(viewer_key)]
SeatKey = Annotated[str, Depends(seat_key)]
PlayerKey = Annotated[str, Depends(player_key)]
CoachWait = Annotated[float, Query(ge=0, le=MAX_COACH_WAIT_SECONDS)]


async def client_block(request: Request) -> str:
    """Whom limits count: the client's address, or the block of addresses that it has."""
    return address_block(request.client.host) if request.client else ""


ClientAddress = Annotated[str, Depends(client_block)]


async def while_heard(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, which is given up as soon as whoever asked for it has gone."""
    working = asyncio.ensure_future(metered(work))
    going = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait([working, going], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HTTPException(408)  # nobody will read it
        return working.result()
    finally:
        working.cancel()
        going.cancel()


async def _gone(request: Request) -> None:
    """Return once the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
