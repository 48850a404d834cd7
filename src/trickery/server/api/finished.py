"""Routes of finished games: rematch, play on, records, replays, reviews.

Rests on `directory` and on the coach's reviews.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from trickery.core.errors import BadOption
from trickery.server.api.dependencies import (
    ERRORS,
    ClientAddress,
    CoachWait,
    Context,
    PathTable,
    SeatKey,
    ViewerKey,
    while_heard,
)
from trickery.server.directory.opening import TableSpec, new_secret
from trickery.server.net.responses import json_response
from trickery.server.table import seating
from trickery.server.table.table import digested
from trickery.wire import messages as m
from trickery.wire import requests
from trickery.wire.limits import MAX_COACH_WAIT_SECONDS, MAX_REPLAY_STEPS

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table_id}/rematch", tags=["after the game"], response_model=m.NextTable)
async def rematch(
    table: PathTable, key: SeatKey, context: Context, client: ClientAddress
) -> Response:
    """The next table of the same people; your secret holds your seat there, too."""
    if table.state.rematch is None:
        context.limits.open_table(client, table.state.seats[table.held_by(key)].person)
    following: m.NextTable = {"table": await context.tables.rematch(table, key)}
    return json_response(following)


@router.post(
    "/tables/{table_id}/play-on",
    tags=["after the game"],
    status_code=201,
    response_model=m.Taken,
)
async def play_on(
    table: PathTable,
    by: ViewerKey,
    body: requests.PlayOn,
    context: Context,
    client: ClientAddress,
) -> Response:
    """A new table with a finished game's cards and moves up to a decision, which is yours."""
    person = digested(body.person)
    context.limits.open_table(client, person)
    secret, key = new_secret()
    spec = TableSpec(
        table.state.opened.game,
        body.name,
        key,
        bots=body.bots,
        pace=body.pace,
        person=person,
        by=by,
    )
    new = await context.tables.play_on(table, body.seat, body.step, spec)
    taken: m.Taken = {"table": new.id, "seat": body.seat, "secret": secret}
    return json_response(taken, 201)


@router.post("/records", tags=["after the game"], status_code=201, response_model=m.NextTable)
async def bring_record(
    body: requests.GivenRecord, context: Context, client: ClientAddress
) -> Response:
    """A record becomes a finished table, to be replayed and reviewed there."""
    context.limits.records.check(client)
    context.limits.open_table(client, None)
    finished: m.NextTable = {"table": (await context.tables.bring(body.record)).id}
    return json_response(finished, 201)


@router.get("/tables/{table_id}/record", tags=["after the game"], response_model=m.GameRecord)
async def record(table: PathTable, key: ViewerKey) -> Response:
    """The finished game's record, for `trickery replay` and `trickery verify`."""
    line = await table.record(key)
    name = f"{table.state.opened.game}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + "\n", media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/replay", tags=["after the game"], response_model=m.Replay)
async def replay(
    table: PathTable,
    key: ViewerKey,
    request: Request,
    context: Context,
    client: ClientAddress,
    eyes: Annotated[str, Query(pattern="^([0-9]{1,3}|table|all)$")] = "table",
    start: Annotated[int, Query(ge=0, alias="from")] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_REPLAY_STEPS)] = 50,
) -> Response:
    """Steps of the finished game: through a seat's eyes, a bystander's, or all cards open."""
    seat = int(eyes) if eyes.isdigit() else None
    if seat is not None and seat >= len(table.state.seats):
        raise BadOption(seating.no_such_seat(table, seat))

    async def tell() -> m.Replay:
        await context.limits.replays.wait(client)
        return await context.tables.replay(table, key, seat, eyes == "all", start, count)

    return json_response(await while_heard(request, tell()))


@router.get("/tables/{table_id}/review", tags=["after the game"], response_model=m.ReviewSoFar)
async def review(
    table: PathTable,
    key: ViewerKey,
    request: Request,
    context: Context,
    client: ClientAddress,
    seat: Annotated[int, Query(ge=0)],
    since: Annotated[int, Query(ge=0)] = 0,
    shown: Annotated[int | None, Query(ge=0)] = None,
    wait: CoachWait = MAX_COACH_WAIT_SECONDS,
) -> Response:
    """What a seat's decisions cost, found as long as somebody asks; waits for more findings.

    With `shown`, it also waits for first looks at more decisions than that.
    """
    if seat >= len(table.state.seats):
        raise BadOption(seating.no_such_seat(table, seat))
    reviews = context.tables.reviews
    if not reviews.is_active(table, seat):
        context.limits.reviews.check(client)
    progress = reviews.progress(table, key, seat, since, shown, wait)
    return json_response(await while_heard(request, progress))
