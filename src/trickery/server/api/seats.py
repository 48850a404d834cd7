"""Routes of seats and of the shuffle: sit down, ask the host for a seat, pledge, start.

Rests on `table.seating` and `table.commands`.
"""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response

from trickery.server.api.dependencies import ERRORS, ClientAddress, Context, PathTable, SeatKey
from trickery.server.directory.opening import new_secret
from trickery.server.net.responses import done, json_response
from trickery.server.table import attendance, commands, seating, tempo
from trickery.server.table.table import digest, digested
from trickery.server.workers.turns import check_bot_level
from trickery.wire import messages as m
from trickery.wire import requests

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/tables/{table_id}/sit", tags=["tables"], response_model=m.Taken)
async def sit(table: PathTable, body: requests.SitDown) -> Response:
    """Take an open seat; the answer holds its secret."""
    secret, key = new_secret()
    person = digested(body.person)
    seat = await seating.sit(table, body.seat, body.name, key, body.invite, person)
    taken: m.Taken = {"table": table.id, "seat": seat, "secret": secret}
    return json_response(taken)


@router.post("/tables/{table_id}/ask", tags=["tables"], response_model=m.Asked)
async def ask(table: PathTable, body: requests.AskForSeat, client: ClientAddress) -> Response:
    """Ask the host for the seat of a bot; look or listen with the secret to hear the answer."""
    secret, key = new_secret()
    await seating.ask(table, body.name, key, digest(body.person), client)
    asked: m.Asked = {"table": table.id, "secret": secret}
    return json_response(asked)


@router.post("/tables/{table_id}/answer", tags=["tables"], response_model=m.Answered)
async def answer_asker(table: PathTable, key: SeatKey, body: requests.AnswerAsker) -> Response:
    """Give whoever asked the seat of a bot, at once or when the round is over; or none (host)."""
    await seating.answer(table, key, body.asker, body.seat, body.when == "round")
    answered: m.Answered = {"type": "answered"}
    return json_response(answered)


@router.post("/tables/{table_id}/pledge", tags=["tables"], response_model=m.Pledged)
async def pledge(table: PathTable, key: SeatKey, body: requests.MakePledge) -> Response:
    """Commit to your luck for the next shuffle; replaces what you pledged before."""
    await commands.pledge(table, key, body.commitment)
    pledged: m.Pledged = {"type": "pledged"}
    return json_response(pledged)


@router.post("/tables/{table_id}/start", tags=["tables"], response_model=m.Started)
async def start(table: PathTable, key: SeatKey, _: requests.Start) -> Response:
    """Fix everybody's pledges (host); it is dealt when all have told their luck."""
    started: m.Started = {"type": "started", "seq": await commands.start(table, key)}
    return json_response(started)


@router.post("/tables/{table_id}/reveal", tags=["tables"], response_model=m.Revealed)
async def reveal(table: PathTable, key: SeatKey, body: requests.Reveal) -> Response:
    """Tell the luck that you pledged."""
    await commands.reveal(table, key, body.luck)
    revealed: m.Revealed = {"type": "revealed"}
    return json_response(revealed)


@router.post("/tables/{table_id}/rename", tags=["tables"], response_model=m.Acknowledged)
async def rename(table: PathTable, key: SeatKey, body: requests.Rename) -> Response:
    """Go by another name, before the deal."""
    await attendance.rename(table, key, body.name)
    return done()


@router.post("/tables/{table_id}/stop-waiting", tags=["tables"], response_model=m.Acknowledged)
async def stop_waiting(table: PathTable, key: SeatKey, body: requests.StopWaiting) -> Response:
    """Let a bot play at once for somebody whose connection is lost, until they are back."""
    await attendance.stop_waiting(table, key, body.seat)
    return done()


@router.post("/tables/{table_id}/clock", tags=["tables"], response_model=m.Acknowledged)
async def set_clock(table: PathTable, key: SeatKey, body: requests.SetClock) -> Response:
    """Set the clock, before the deal (host)."""
    await tempo.set_clock(table, key, body.seconds)
    return done()


@router.post("/tables/{table_id}/seats", tags=["tables"], response_model=m.Seated)
async def set_seat(
    table: PathTable, key: SeatKey, body: requests.SetSeat, context: Context
) -> Response:
    """Add a bot, replace a player by one, make a seat open, or offer its dealt cards (host)."""
    bot = body.who not in (seating.OPEN, seating.OFFERED)
    game = table.state.opened.game
    who = check_bot_level(body.who, game, context.settings) if bot else body.who
    await seating.set_seat(table, key, body.seat, who)
    context.tables.prepare(table, who if bot else None)
    seated: m.Seated = {"type": "seated"}
    return json_response(seated)
