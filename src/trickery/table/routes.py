"""The calls over HTTP: one function each, from what was sent to what is told.

Rests on `commands`, `hall` and `messages`. `docs/protocol.md` tells the story; OpenAPI is made from
the types here.
"""

from __future__ import annotations

import asyncio
import io
import logging
import math
import re
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.responses import Response

from trickery.core.errors import BadOption, IllegalMove, UnknownMove
from trickery.core.say import speaker, wire
from trickery.table import commands, seating, sent
from trickery.table import messages as m
from trickery.table.border import answer
from trickery.table.hall import Hall, Opening, new_secret
from trickery.table.limits import LONGEST_WAIT, NEWS_OF_THE_COACH, STEPS, Pace, household
from trickery.table.logs import table_id as table_in_the_log
from trickery.table.refusals import (
    NoSuchTable,
    NotInvited,
    Refused,
    Stale,
    TooFast,
    WrongSecret,
)
from trickery.table.table import Table, digest, digested
from trickery.table.turns import known

log = logging.getLogger(__name__)
say = speaker(__package__)


# What every call needs ---------------------------------------------------------------------------


def the_hall(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


InHall = Annotated[Hall, Depends(the_hall)]


async def find(hall: Hall, table_id: str) -> Table:
    """A table by what people sent as its id."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", table_id):
        raise NoSuchTable(say("no-such-table"))
    table_in_the_log.set(table_id)
    return await hall.table(table_id)


async def the_table(table_id: str, hall: InHall) -> Table:
    """The table that a path names."""
    return await find(hall, table_id)


AtTable = Annotated[Table, Depends(the_table)]
Authorization = Annotated[str | None, Header(max_length=200)]


def secret_in(authorization: str | None) -> str | None:
    """The secret of a seat that somebody sends."""
    if authorization is None:
        return None
    kind, _, secret = authorization.partition(" ")
    if kind.lower() != "bearer":
        raise WrongSecret(say("send-your-secret"))
    return secret


async def the_key(table: AtTable, authorization: Authorization = None) -> str | None:
    """A digest of the secret of whoever asks; nothing if they only look."""
    if (secret := secret_in(authorization)) is None:
        return None
    key = digest(secret)
    table.must_know(key)
    if table.presence.asker(key) is None:
        await seating.come_back(table, key)
    return key


async def the_seats_key(key: Annotated[str | None, Depends(the_key)]) -> str:
    """That digest, where a seat is needed. Whether it still holds one is checked when it counts."""
    if key is None:
        raise WrongSecret(say("send-your-secret"))
    return key


Looking = Annotated[str | None, Depends(the_key)]
InSeat = Annotated[str, Depends(the_seats_key)]
TheCoachsTime = Annotated[float, Query(ge=0, le=NEWS_OF_THE_COACH)]
ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": m.Refusal}
    for code in (400, 401, 403, 404, 408, 409, 413, 421, 422, 429, 431, 503)
}
api = APIRouter(prefix="/api", responses=ERRORS)


# Tables ------------------------------------------------------------------------------------------


@api.post("/tables", tags=["tables"], status_code=201, response_model=m.Taken)
async def open_table(
    new: sent.NewTable, hall: InHall, request: Request, authorization: Authorization = None
) -> Response:
    """Open a table and sit down; `bots` fills the other seats. `again` needs a seat's secret."""
    _must_not_open_too_fast(request)
    secret, key = new_secret()
    wish = {**new.model_dump(), "person": digested(new.person)}
    table = await hall.open(Opening(**wish, key=key, by=digested(secret_in(authorization))))
    log.info("opened for %s", table.log.opened.game, extra={"table": table.id})
    taken: m.Taken = {"table": table.id, "seat": 0, "secret": secret}
    return answer(taken, 201)


def _must_not_open_too_fast(request: Request) -> None:
    openings: Pace = request.app.state.openings
    if (wait := openings.delay(_whose(request))) > 0:
        raise TooFast(say("tables-too-fast", seconds=math.ceil(wait)))


def _whose(request: Request) -> str:
    return household(request.client.host) if request.client else ""


@api.get("/tables/{table_id}", tags=["tables"], response_model=m.State)
async def look(
    table: AtTable,
    key: Looking,
    since: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The state of a table as you may see it; `wait` for something after `since`."""
    if wait and table.newest(key) <= since:
        await _news(table, key, since, wait)
    table.must_know(key)  # its seat may have been taken away meanwhile
    return answer(await table.look(key, since))


async def _news(table: Table, key: str | None, since: int, wait: float) -> None:
    """Wait until something has happened after an event, or for so many seconds."""
    news = asyncio.Event()
    wake = news.set
    table.presence.listen(key, wake)
    try:
        async with asyncio.timeout(wait):
            while table.newest(key) <= since and not table.broken:
                await news.wait()
                news.clear()
                async with table.lock:
                    pass  # an event that is being written is no news yet, and perhaps never
    except TimeoutError:
        pass  # nothing happened; the state says so
    finally:
        table.presence.stop_listening(wake)


@api.post("/tables/{table_id}/sit", tags=["tables"], response_model=m.Taken)
async def sit(table: AtTable, asked: sent.SitDown) -> Response:
    """Take an open seat; the answer holds its secret."""
    secret, key = new_secret()
    person = digested(asked.person)
    seat = await seating.sit(table, asked.seat, asked.name, key, asked.invite, person)
    taken: m.Taken = {"table": table.id, "seat": seat, "secret": secret}
    return answer(taken)


@api.post("/tables/{table_id}/ask", tags=["tables"], response_model=m.Asked)
async def ask(table: AtTable, asked: sent.AskForSeat, request: Request) -> Response:
    """Ask the host for the seat of a bot; look or listen with the secret to hear the answer."""
    secret, key = new_secret()
    await seating.ask(table, asked.name, key, digest(asked.person), _whose(request))
    told: m.Asked = {"table": table.id, "secret": secret}
    return answer(told)


@api.post("/tables/{table_id}/answer", tags=["tables"], response_model=m.Answered)
async def answer_asker(table: AtTable, key: InSeat, asked: sent.AnswerAsker) -> Response:
    """Give whoever asked the seat of a bot, at once or when the round is over; or none (host)."""
    await seating.answer(table, key, asked.asker, asked.seat, asked.when == "round")
    told: m.Answered = {"type": "answered"}
    return answer(told)


@api.post("/tables/{table_id}/pledge", tags=["tables"], response_model=m.Pledged)
async def pledge(table: AtTable, key: InSeat, asked: sent.MakePledge) -> Response:
    """Commit to your luck for the next shuffle; replaces what you pledged before."""
    await commands.pledge(table, key, asked.commitment)
    told: m.Pledged = {"type": "pledged"}
    return answer(told)


@api.post("/tables/{table_id}/start", tags=["tables"], response_model=m.Started)
async def start(table: AtTable, key: InSeat, _: sent.Start) -> Response:
    """Fix everybody's pledges (host); it is dealt when all have told their luck."""
    told: m.Started = {"type": "started", "seq": await commands.start(table, key)}
    return answer(told)


@api.post("/tables/{table_id}/reveal", tags=["tables"], response_model=m.Revealed)
async def reveal(table: AtTable, key: InSeat, asked: sent.Reveal) -> Response:
    """Tell the luck that you pledged."""
    await commands.reveal(table, key, asked.luck)
    told: m.Revealed = {"type": "revealed"}
    return answer(told)


@api.post("/tables/{table_id}/seats", tags=["tables"], response_model=m.Seated)
async def set_seat(table: AtTable, key: InSeat, asked: sent.SetSeat, hall: InHall) -> Response:
    """Add a bot, replace a player by one, make a seat open, or offer its dealt cards (host)."""
    bot = asked.who not in (seating.OPEN, seating.OFFERED)
    who = known(asked.who) if bot else asked.who
    await seating.set_seat(table, key, asked.seat, who)
    hall.prepare(table, who if bot else None)
    told: m.Seated = {"type": "seated"}
    return answer(told)


@api.post(
    "/tables/{table_id}/moves",
    tags=["tables"],
    response_model=m.Accepted,
    responses={
        409: {"model": m.Stale | m.Refusal},
        422: {"model": m.Illegal | m.Refusal},
    },
)
async def make_move(table: AtTable, key: InSeat, asked: sent.MakeMove) -> Response:
    """Make a move: 200 accepted, 409 stale, 422 illegal."""
    told = await move_answer(table, key, asked)
    return answer(told, {"accepted": 200, "stale": 409, "illegal": 422}[told["type"]])


async def move_answer(
    table: Table, key: str, asked: sent.MakeMove
) -> m.Accepted | m.Stale | m.Illegal:
    """Try a move, and say what came of it."""
    try:
        seq = await commands.move(table, key, asked.move, asked.expect, asked.key)
    except Stale as error:
        state = await table.look(key, asked.expect)
        return {"type": "stale", "key": asked.key, "reason": wire(error.reason), "state": state}
    except (IllegalMove, UnknownMove) as error:
        return {"type": "illegal", "key": asked.key, "reason": wire(error.reason)}
    return {"type": "accepted", "key": asked.key, "seq": seq}


@api.post("/tables/{table_id}/why", tags=["tables"], response_model=m.Why)
async def why(table: AtTable, key: InSeat, asked: sent.AskWhy) -> Response:
    """Why a move is not allowed; nothing is played."""
    return answer(await why_answer(table, key, asked))


async def why_answer(table: Table, key: str, asked: sent.AskWhy) -> m.Why:
    """Why a move is not allowed, or that it is."""
    reason = await commands.why_not(table, key, asked.move)
    told = wire(reason or say("it-is-allowed"))
    return {"type": "why", "move": asked.move, "legal": not reason, "reason": told}


@api.post("/tables/{table_id}/take-back", tags=["tables"], response_model=m.TakenBack)
async def take_back(table: AtTable, key: InSeat, _: sent.TakeBack) -> Response:
    """Take back your last move that nobody noticed; among bots, your last choice."""
    await commands.take_back(table, key)
    told: m.TakenBack = {"type": "taken_back"}
    return answer(told)


@api.post(
    "/tables/{table_id}/hint",
    tags=["tables"],
    response_model=m.Hint,
    responses={202: {"model": m.Thinking}},
)
async def hint(
    table: AtTable,
    key: InSeat,
    asked: sent.AskHint,
    hall: InHall,
    request: Request,
    wait: TheCoachsTime = NEWS_OF_THE_COACH,
) -> Response:
    """What the coach would do: against bots, or where the host allowed it. 202: ask again."""
    hints: Pace = request.app.state.hints
    if (left := hints.delay(_whose(request))) > 0:
        raise TooFast(say("coach-too-fast", seconds=math.ceil(left)))
    told = await hall.hints.hint(table, key, asked.expect, wait)
    return answer(told, 200 if told["type"] == "hint" else 202)


@api.post("/tables/{table_id}/say", tags=["tables"], response_model=m.Said)
async def speak(table: AtTable, key: InSeat, asked: sent.Say) -> Response:
    """Say one of the phrases, or something in your own words."""
    await commands.speak(table, key, asked.phrase, asked.text)
    told: m.Said = {"type": "said"}
    return answer(told)


@api.get("/tables/{table_id}/sheet", tags=["tables"], response_model=m.ScoreSheet)
async def sheet(table: AtTable, key: Looking) -> Response:
    """The score sheet, every point explained."""
    told: m.ScoreSheet = {"type": "sheet", "sheet": await table.sheet(key)}
    return answer(told)


@api.post("/tables/{table_id}/leave", tags=["tables"], response_model=m.Left)
async def leave(table: AtTable, key: InSeat) -> Response:
    """Leave; a bot stands in until you are back. Or ask for a seat no longer."""
    await seating.leave(table, key)
    told: m.Left = {"type": "left"}
    return answer(told)


@api.get("/tables/{table_id}/invitation", tags=["tables"], response_model=m.Invitation)
async def invitation(table: AtTable, key: Looking, request: Request) -> Response:
    """The page's addresses of this table, as others can reach them; to sit, only from a seat."""
    watch = _address(request, table)
    told: m.Invitation = {"watch": watch, "sit": _to_sit(table, key, watch)}
    return answer(told)


def _to_sit(table: Table, key: str | None, watch: str) -> str | None:
    if (invite := table.log.opened.invite) is None:
        return watch  # a table from before there were two links
    return f"{watch}/{invite}" if table.log.seat_of(key) is not None else None


@api.get(
    "/tables/{table_id}/invitation.svg",
    tags=["tables"],
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture."}},
)
async def invitation_picture(
    table: AtTable, key: Looking, request: Request, to: Literal["watch", "sit"] = "watch"
) -> Response:
    """One of the two addresses as a QR code."""
    import segno

    watch = _address(request, table)
    address = watch if to == "watch" else _to_sit(table, key, watch)
    if address is None:
        raise NotInvited(say("invite-from-a-seat"))
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _address(request: Request, table: Table) -> str:
    base = str(request.base_url).rstrip("/")
    reach: str | None = request.app.state.reach  # this machine, as its network knows it
    if reach and urlsplit(base).hostname in ("localhost", "127.0.0.1", "::1"):
        base = reach + request.scope["root_path"]
    if len(base) > 200:
        raise Refused(say("address-too-long"))
    return f"{base}/#/t/{table.id}"


# After the game ----------------------------------------------------------------------------------


@api.post("/tables/{table_id}/rematch", tags=["after the game"], response_model=m.NextTable)
async def rematch(table: AtTable, key: InSeat, hall: InHall) -> Response:
    """The next table of the same people; your secret holds your seat there, too."""
    told: m.NextTable = {"table": await hall.rematch(table, key)}
    return answer(told)


@api.post(
    "/tables/{table_id}/play-on",
    tags=["after the game"],
    status_code=201,
    response_model=m.Taken,
)
async def play_on(table: AtTable, asked: sent.PlayOn, hall: InHall, request: Request) -> Response:
    """A new table with a finished game's cards and moves up to a decision, which is yours."""
    _must_not_open_too_fast(request)
    secret, key = new_secret()
    opening = Opening(
        table.log.opened.game,
        asked.name,
        key,
        bots=asked.bots,
        pace=asked.pace,
        person=digested(asked.person),
    )
    new = await hall.play_on(table, asked.seat, asked.step, opening)
    taken: m.Taken = {"table": new.id, "seat": asked.seat, "secret": secret}
    return answer(taken, 201)


@api.post("/records", tags=["after the game"], status_code=201, response_model=m.NextTable)
async def bring_record(given: sent.GivenRecord, hall: InHall, request: Request) -> Response:
    """A record becomes a finished table, to be replayed and reviewed there."""
    _must_not_open_too_fast(request)
    told: m.NextTable = {"table": (await hall.bring(given.record)).id}
    return answer(told, 201)


@api.get("/tables/{table_id}/record", tags=["after the game"], response_model=m.GameRecord)
async def record(table: AtTable) -> Response:
    """The finished game's record, for `trickery replay` and `trickery verify`."""
    line = await table.record()
    name = f"{table.log.opened.game}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + "\n", media_type="application/json", headers=headers)


@api.get("/tables/{table_id}/replay", tags=["after the game"], response_model=m.Replay)
async def replay(
    table: AtTable,
    hall: InHall,
    request: Request,
    eyes: Annotated[str, Query(pattern="^([0-9]{1,3}|table|all)$")] = "table",
    start: Annotated[int, Query(ge=0, alias="from")] = 0,
    count: Annotated[int, Query(ge=1, le=STEPS)] = 50,
) -> Response:
    """Steps of the finished game: through a seat's eyes, a bystander's, or all cards open."""
    seat = int(eyes) if eyes.isdigit() else None
    if seat is not None and seat >= len(table.log.seats):
        raise BadOption(seating.no_such_seat(table, seat))
    replays: Pace = request.app.state.replays
    while (wait := replays.delay(_whose(request))) > 0:
        await asyncio.sleep(wait)
    return answer(await hall.replay(table, seat, eyes == "all", start, count))


@api.get("/tables/{table_id}/review", tags=["after the game"], response_model=m.ReviewSoFar)
async def review(
    table: AtTable,
    hall: InHall,
    request: Request,
    seat: Annotated[int, Query(ge=0)],
    since: Annotated[int, Query(ge=0)] = 0,
    wait: TheCoachsTime = NEWS_OF_THE_COACH,
) -> Response:
    """What a seat's decisions cost, found as long as somebody asks; waits for more findings."""
    if seat >= len(table.log.seats):
        raise BadOption(seating.no_such_seat(table, seat))
    reviews: Pace = request.app.state.reviews
    if not hall.reviews.knows(table, seat) and (left := reviews.delay(_whose(request))) > 0:
        raise TooFast(say("coach-too-fast", seconds=math.ceil(left)))
    return answer(await hall.reviews.so_far(table, seat, since, wait))
