"""Routes of play: move, ask why not, take back, ask the coach, chat, see the score, leave.

Rests on `table.commands`. The socket gives the same answers.
"""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from fastapi.responses import Response

from trickery.core.errors import IllegalMove, UnknownMove
from trickery.core.say import wire
from trickery.server.api.dependencies import (
    ERRORS,
    ClientAddress,
    CoachWait,
    Context,
    PathTable,
    PlayerKey,
    SeatKey,
    ViewerKey,
    while_heard,
)
from trickery.server.catalogue import say
from trickery.server.errors import OutOfDate
from trickery.server.metrics import MOVE_SECONDS
from trickery.server.net.responses import done, json_response
from trickery.server.table import attendance, commands, tempo
from trickery.server.table.table import Table
from trickery.wire import messages as m
from trickery.wire import requests
from trickery.wire.limits import MAX_COACH_WAIT_SECONDS

MOVE_STATUS = {"accepted": 200, "stale": 409, "illegal": 422}

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post(
    "/tables/{table_id}/moves",
    tags=["tables"],
    response_model=m.Accepted,
    responses={
        409: {"model": m.Stale | m.Refusal},
        422: {"model": m.Illegal | m.Refusal},
    },
)
async def make_move(table: PathTable, key: PlayerKey, body: requests.MakeMove) -> Response:
    """Make a move: 200 accepted, 409 stale, 422 illegal."""
    answer = await answer_to_move(table, key, body)
    return json_response(answer, MOVE_STATUS[answer["type"]])


async def answer_to_move(
    table: Table, key: str, body: requests.MakeMove
) -> m.Accepted | m.Stale | m.Illegal:
    """Try a move; whether it was accepted."""
    began, told = time.perf_counter(), "refused"
    try:
        answer = await _answer_to_move(table, key, body)
        told = answer["type"]
        return answer
    finally:
        MOVE_SECONDS.labels(told).observe(time.perf_counter() - began)


async def _answer_to_move(
    table: Table, key: str, body: requests.MakeMove
) -> m.Accepted | m.Stale | m.Illegal:
    try:
        seq = await commands.move(table, key, body.move, body.expect, body.key)
    except OutOfDate as error:
        state = await table.look(key, body.expect)
        return {"type": "stale", "key": body.key, "reason": wire(error.reason), "state": state}
    except (IllegalMove, UnknownMove) as error:
        return {"type": "illegal", "key": body.key, "reason": wire(error.reason)}
    return {"type": "accepted", "key": body.key, "seq": seq}


@router.post("/tables/{table_id}/why", tags=["tables"], response_model=m.Why)
async def why(table: PathTable, key: SeatKey, body: requests.AskWhy) -> Response:
    """Why a move is not allowed; nothing is played."""
    return json_response(await answer_to_why(table, key, body))


async def answer_to_why(table: Table, key: str, body: requests.AskWhy) -> m.Why:
    """Why a move is not allowed, or that it is."""
    reason = await commands.why_not(table, key, body.move)
    text = wire(reason or say("it-is-allowed"))
    return {"type": "why", "move": body.move, "legal": not reason, "reason": text}


@router.post("/tables/{table_id}/take-back", tags=["tables"], response_model=m.TakenBack)
async def take_back(table: PathTable, key: PlayerKey, _: requests.TakeBack) -> Response:
    """Take back your last move that nobody noticed; among bots, your last choice."""
    await commands.take_back(table, key)
    taken_back: m.TakenBack = {"type": "taken_back"}
    return json_response(taken_back)


@router.post(
    "/tables/{table_id}/hint",
    tags=["tables"],
    response_model=m.Hint,
    responses={202: {"model": m.Thinking}},
)
async def hint(
    table: PathTable,
    key: SeatKey,
    body: requests.AskHint,
    request: Request,
    context: Context,
    client: ClientAddress,
    wait: CoachWait = MAX_COACH_WAIT_SECONDS,
) -> Response:
    """What the coach would do: against bots, or where the host allowed it. 202: ask again."""
    context.limits.hints.check(client)
    asking = context.tables.hints.hint(table, key, body.expect, wait)
    answer = await while_heard(request, asking)
    return json_response(answer, 200 if answer["type"] == "hint" else 202)


@router.post("/tables/{table_id}/say", tags=["tables"], response_model=m.Said)
async def speak(table: PathTable, key: PlayerKey, body: requests.Say) -> Response:
    """Say one of the phrases, or something in your own words."""
    await commands.speak(table, key, body.phrase, body.text)
    said: m.Said = {"type": "said"}
    return json_response(said)


@router.get("/tables/{table_id}/sheet", tags=["tables"], response_model=m.ScoreSheet)
async def sheet(table: PathTable, key: ViewerKey) -> Response:
    """The score sheet, every point explained."""
    score_sheet: m.ScoreSheet = {"type": "sheet", "sheet": await table.sheet(key)}
    return json_response(score_sheet)


@router.post("/tables/{table_id}/nudge", tags=["tables"], response_model=m.Acknowledged)
async def nudge(table: PathTable, key: PlayerKey) -> Response:
    """Remind the person whose turn it is; everybody sees that."""
    await tempo.nudge(table, key)
    return done()


@router.post("/tables/{table_id}/pause", tags=["tables"], response_model=m.Acknowledged)
async def pause(table: PathTable, key: PlayerKey) -> Response:
    """Pause the table for everybody, until anybody who sits there resumes it."""
    await tempo.pause(table, key)
    return done()


@router.post("/tables/{table_id}/resume", tags=["tables"], response_model=m.Acknowledged)
async def resume(table: PathTable, key: PlayerKey) -> Response:
    """Go on after a pause, whoever began it."""
    await tempo.resume(table, key)
    return done()


@router.post("/tables/{table_id}/return", tags=["tables"], response_model=m.Acknowledged)
async def come_back(key: PlayerKey) -> Response:  # noqa: ARG001  # its reading is all there is to do
    """Take your seat again after you left; anything that you do at the table does so, too."""
    return done()


@router.post("/tables/{table_id}/leave", tags=["tables"], response_model=m.Left)
async def leave(table: PathTable, key: SeatKey) -> Response:
    """Leave; a bot plays until you come back. Or ask for a seat no longer."""
    await attendance.leave(table, key)
    left: m.Left = {"type": "left"}
    return json_response(left)
