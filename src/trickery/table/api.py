"""The border to the net: HTTP, WebSockets, the page; what comes in is checked here.

Rests on `hall`. `docs/protocol.md` tells the protocol. A message changes something or is answered
with a reason; whoever sends too many is read more slowly; a slow reader is sent the newest state
when he is ready, and nobody waits for him.
"""

from __future__ import annotations

import asyncio
import html
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Depends, FastAPI, Header, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, Response
from fastapi.staticfiles import StaticFiles
from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
    model_validator,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect, WebSocketState

from trickery import __version__
from trickery import bots as players
from trickery.core import fair, registry
from trickery.core.errors import BadOption, IllegalMove, TrickeryError, UnknownMove
from trickery.table.hall import Hall, Opening, new_secret
from trickery.table.store import NotKept
from trickery.table.table import (
    PHRASES,
    NoSuchTable,
    Pace,
    Refused,
    Stale,
    Table,
    WrongSecret,
    digest,
)
from trickery.table.turns import known

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 64 * 1024
HELLO = 10.0  # seconds to say hello in
LONGEST_WAIT = 25.0
STEPS = 100  # of a replay in one answer
HOW_BOTS_PLAY = {
    "novice": "by a good player's rule of thumb, without long thinking",
    "regular": "at a glance, by what it learned in millions of games against itself",
    "expert": "by what it learned, and by imagining what others may hold and trying it out",
    "master": "by what it learned and by trying out what others may hold; it takes its time",
}

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

Name = Annotated[str, Field(max_length=80)]
Luck = Annotated[str, Field(max_length=fair.LUCK)]
MoveText = Annotated[str, Field(max_length=160)]
Key = Annotated[str, Field(min_length=1, max_length=64)]
Number = Annotated[int, Field(ge=0, le=2**31)]


class Said(BaseModel):
    """What somebody sends; words that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Said):
    """Open a table and take seat 0."""

    game: Annotated[str, Field(max_length=40)]
    name: Name = ""
    players: int | None = None
    options: dict[str, int | str | bool] = Field(default_factory=dict, max_length=20)
    edition: dict[str, Any] | None = None
    bots: Annotated[str, Field(max_length=40)] | None = None
    pace: float | int | None = None
    again: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,32}$")] | None = None

    @model_validator(mode="after")
    def can_be_written(self) -> NewTable:
        """Half a character cannot be sent on to others."""
        try:
            orjson.dumps(self.model_dump())
        except TypeError as error:
            raise ValueError(f"this cannot be written down: {error}") from None
        return self


class SitDown(Said):
    """Take an open seat."""

    name: Name = ""
    seat: int | None = None
    luck: Luck = ""


class Start(Said):
    """Deal."""

    luck: Luck = ""


class SetSeat(Said):
    """Give a seat to a bot of some level, or make it `open`."""

    seat: int
    who: Annotated[str, Field(max_length=40)]


class MakeMove(Said):
    """A move, for the state that was seen at `expect`."""

    type: Literal["move"] = "move"
    move: MoveText
    expect: Number
    key: Key


class AskWhy(Said):
    """Why is this move not allowed?"""

    type: Literal["why"] = "why"
    move: MoveText


class Say(Said):
    """One of the phrases."""

    type: Literal["say"] = "say"
    phrase: Number


class Hello(Said):
    """The first message on a socket."""

    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=100)] | None = None
    since: Number = 0


class AskSheet(Said):
    """The score sheet, please."""

    type: Literal["sheet"]


class Ping(Said):
    """Are you there?"""

    type: Literal["ping"]


_hello: TypeAdapter[Hello] = TypeAdapter(Hello)
_messages: TypeAdapter[MakeMove | AskWhy | Say | AskSheet | Ping] = TypeAdapter(
    Annotated[MakeMove | AskWhy | Say | AskSheet | Ping, Field(discriminator="type")]
)


class Seated(BaseModel):
    """A seat of your own: keep the secret."""

    table: str
    seat: int
    secret: str


# What every route needs --------------------------------------------------------------------------


def the_hall(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def the_table(table_id: str, hall: Annotated[Hall, Depends(the_hall)]) -> Table:
    """The table that a path names."""
    return await find(hall, table_id)


async def find(hall: Hall, table_id: str) -> Table:
    """A table by what people sent as its id."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", table_id):
        raise NoSuchTable("there is no such table: check the link, or open a new one")
    return await hall.table(table_id)


InHall = Annotated[Hall, Depends(the_hall)]
AtTable = Annotated[Table, Depends(the_table)]


async def the_key(
    table: AtTable, authorization: Annotated[str | None, Header(max_length=200)] = None
) -> str | None:
    """A digest of the secret of whoever asks; nothing if he only looks."""
    if authorization is None:
        return None
    kind, _, secret = authorization.partition(" ")
    if kind.lower() != "bearer":
        raise WrongSecret("send the secret of your seat: Authorization: Bearer SECRET")
    await table.come_back(digest(secret))
    return digest(secret)


async def the_seats_key(key: Annotated[str | None, Depends(the_key)]) -> str:
    """The same, where a seat is needed. Whether it still holds one is checked when it counts."""
    if key is None:
        raise WrongSecret("send the secret of your seat: Authorization: Bearer SECRET")
    return key


Looking = Annotated[str | None, Depends(the_key)]
InSeat = Annotated[str, Depends(the_seats_key)]
api = APIRouter(prefix="/api")


def answer(content: Any, status: int = 200) -> Response:
    """Plain data as JSON."""
    return Response(orjson.dumps(content), status, media_type="application/json")


# Games -------------------------------------------------------------------------------------------


@api.get("/games", tags=["games"])
async def games() -> Response:
    """The boxes on the shelf: player counts, options, and the levels of bots."""
    boxes = []
    for name in registry.names():
        card = registry.card(name)
        options = [
            {
                "name": option.name,
                "help": option.help,
                "default": option.default,
                "low": option.low,
                "high": option.high,
                "switch": option.is_switch,
            }
            for option in card.options
        ]
        boxes.append(
            {
                "name": name,
                "title": card.title,
                "blurb": card.blurb,
                "fewest": card.fewest,
                "most": card.most,
                "usual": card.usual,
                "options": options,
            }
        )
    levels = [
        {"level": level, "name": level.capitalize(), "plays": HOW_BOTS_PLAY.get(level, "")}
        for level in players.LEVELS
    ]
    return answer({"games": boxes, "bots": levels, "usual_bot": players.USUAL})


@api.get("/games/{game}/rules", tags=["games"])
async def rules(game: str) -> Response:
    """A game's rules page, in our own words, as HTML."""
    from markdown_it import MarkdownIt

    if game not in registry.names():
        raise NoSuchGame(f"no game is called '{game[:40]}'")
    card = registry.card(game)
    text = MarkdownIt("commonmark").enable("table").render(registry.rules_page(game))
    return answer({"title": card.title, "html": text})


@api.get("/phrases", tags=["games"])
async def phrases() -> list[str]:
    """What can be said at a table."""
    return list(PHRASES)


# Tables ------------------------------------------------------------------------------------------


@api.post("/tables", tags=["tables"], status_code=201)
async def open_table(new: NewTable, hall: InHall, request: Request) -> Seated:
    """Open a table and sit down; `bots` fills the other seats."""
    openings: Pace = request.app.state.openings
    address = request.client.host if request.client else ""
    if (wait := openings.delay(address)) > 0:
        raise TooFast(f"that is a lot of new tables: try again in {wait:.0f} seconds")
    secret, key = new_secret()
    table = await hall.open(Opening(**new.model_dump(), key=key))
    return Seated(table=table.id, seat=0, secret=secret)


@api.get("/tables/{table_id}", tags=["tables"])
async def look(
    table: AtTable,
    key: Looking,
    hall: InHall,
    since: Annotated[int, Query(ge=0)] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The state of a table as you may see it; `wait` for something after `since`."""
    hall.nudge(table)
    if wait and len(table.events) <= since:
        news = asyncio.Event()
        wake = news.set
        table.listen(key, wake)
        try:
            async with asyncio.timeout(wait):
                while len(table.events) <= since and not table.broken:
                    await news.wait()
                    news.clear()
        except TimeoutError:
            pass  # nothing happened; the state says so
        finally:
            table.stop_listening(wake)
            hall.nudge(table)
    if key is not None:
        table.held_by(key)  # it may have been taken away meanwhile
    return answer(await table.look(key, since))


@api.post("/tables/{table_id}/sit", tags=["tables"])
async def sit(table: AtTable, asked: SitDown, hall: InHall) -> Seated:
    """Take an open seat; the answer holds its secret."""
    secret, key = new_secret()
    seat = await table.sit(asked.seat, asked.name, key, asked.luck)
    hall.nudge(table)
    return Seated(table=table.id, seat=seat, secret=secret)


@api.post("/tables/{table_id}/start", tags=["tables"])
async def start(table: AtTable, key: InSeat, asked: Start, hall: InHall) -> Response:
    """Deal (host)."""
    await table.start(key, asked.luck)
    hall.nudge(table)
    return answer({"type": "started", "seq": table.turn})


@api.post("/tables/{table_id}/seats", tags=["tables"])
async def set_seat(table: AtTable, key: InSeat, asked: SetSeat, hall: InHall) -> Response:
    """Add a bot, replace a player by one, or make a seat open (host)."""
    level = None if asked.who == "open" else known(asked.who)
    await table.set_seat(key, asked.seat, level)
    if level is not None:
        hall.turns.prepare(table.events[0].data["game"], level)
    hall.nudge(table)
    return answer({"type": "seated"})


@api.post("/tables/{table_id}/moves", tags=["tables"])
async def make_move(table: AtTable, key: InSeat, asked: MakeMove, hall: InHall) -> Response:
    """Make a move: 200 accepted, 409 stale, 422 illegal."""
    told = await move_answer(table, key, asked)
    hall.nudge(table)
    status = {"accepted": 200, "stale": 409, "illegal": 422}
    return answer(told, status[told["type"]])


@api.post("/tables/{table_id}/why", tags=["tables"])
async def why(table: AtTable, key: InSeat, asked: AskWhy) -> Response:
    """Why a move is not allowed; nothing is played."""
    return answer(await why_answer(table, key, asked))


@api.post("/tables/{table_id}/say", tags=["tables"])
async def say(table: AtTable, key: InSeat, asked: Say) -> Response:
    """Say one of the phrases."""
    await table.say(key, asked.phrase)
    return answer({"type": "said"})


@api.get("/tables/{table_id}/sheet", tags=["tables"])
async def sheet(table: AtTable, key: Looking) -> Response:
    """The score sheet, every point explained."""
    return answer({"type": "sheet", "sheet": await table.sheet(key)})


@api.post("/tables/{table_id}/leave", tags=["tables"])
async def leave(table: AtTable, key: InSeat, hall: InHall) -> Response:
    """Leave; a bot stands in until you are back."""
    await table.leave(key)
    hall.nudge(table)
    return answer({"type": "left"})


@api.post("/tables/{table_id}/rematch", tags=["after the game"])
async def rematch(table: AtTable, key: InSeat, hall: InHall) -> Response:
    """The next table of the same people; your secret holds your seat there, too."""
    return answer({"table": await hall.rematch(table, key)})


@api.get("/tables/{table_id}/record", tags=["after the game"])
async def record(table: AtTable) -> Response:
    """The finished game's record, for `trickery replay` and `trickery verify`."""
    line = await table.record()
    name = f"{table.events[0].data['game']}-{table.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(line + "\n", media_type="application/json", headers=headers)


@api.get("/tables/{table_id}/replay", tags=["after the game"])
async def replay(
    table: AtTable,
    hall: InHall,
    eyes: Annotated[str, Query(pattern="^([0-9]|table|all)$")] = "table",
    start: Annotated[int, Query(ge=0, alias="from")] = 0,
    count: Annotated[int, Query(ge=1, le=STEPS)] = 50,
) -> Response:
    """Steps of the finished game: through a seat's eyes, a bystander's, or all cards open."""
    seat = int(eyes) if eyes.isdigit() else None
    if seat is not None and seat >= len(table.seats):
        raise BadOption(f"there is no seat {seat}: they are 0 to {len(table.seats) - 1}")
    return answer(await hall.replay(table, seat, eyes == "all", start, count))


@api.get("/tables/{table_id}/invitation", tags=["tables"])
async def invitation(table: AtTable, request: Request) -> Response:
    """The page's address of this table, as others can reach it."""
    return answer({"url": _address(request, table)})


@api.get("/tables/{table_id}/invitation.svg", tags=["tables"])
async def invitation_picture(table: AtTable, request: Request) -> Response:
    """The same as a QR code."""
    import segno

    picture = io.BytesIO()
    segno.make(_address(request, table), error="m").save(picture, kind="svg", scale=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


def _address(request: Request, table: Table) -> str:
    base = str(request.base_url).rstrip("/")
    reach: str | None = request.app.state.reach  # this machine, as its network knows it
    if reach and urlsplit(base).hostname in ("localhost", "127.0.0.1", "::1"):
        base = reach
    if len(base) > 200:
        raise Refused("this server's address is too long for an invitation")
    return f"{base}/#/t/{table.id}"


async def move_answer(table: Table, key: str, asked: MakeMove) -> dict[str, Any]:
    """Try a move, and say what came of it."""
    try:
        seq = await table.move(key, asked.move, asked.expect, asked.key)
    except Stale as error:
        state = await table.look(key, asked.expect)
        return {"type": "stale", "key": asked.key, "reason": str(error), "state": state}
    except (IllegalMove, UnknownMove) as error:
        return {"type": "illegal", "key": asked.key, "reason": str(error)}
    return {"type": "accepted", "key": asked.key, "seq": seq}


async def why_answer(table: Table, key: str, asked: AskWhy) -> dict[str, Any]:
    """Why a move is not allowed, or that it is."""
    reason = await table.why_not(key, asked.move)
    legal = not reason
    return {"type": "why", "move": asked.move, "legal": legal, "reason": reason or "It is allowed."}


# Sockets -----------------------------------------------------------------------------------------


class NoSuchGame(Refused):
    """A game that is not on the shelf."""

    status = 404


class TooFast(Refused):
    """Too many in too short a time."""

    status = 429


class Live:
    """One socket: reads what its person sends, and sends the newest state when it is ready."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, hello: Hello) -> None:
        self.socket = socket
        self.hall = hall
        self.table = table
        self.key = digest(hello.secret) if hello.secret is not None else None
        self.since = hello.since
        self.news = asyncio.Event()
        self.pace = Pace(hall.house.messages_a_second, hall.house.burst)

    async def run(self) -> None:
        """Until either side goes."""
        table = self.table
        wake = self.news.set
        table.listen(self.key, wake)
        both = {asyncio.create_task(self._tell()), asyncio.create_task(self._read())}
        try:
            if self.key is not None:
                await table.come_back(self.key)
            self.hall.nudge(table)
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()  # the other side has gone, or something worth a line in the log
        finally:
            table.stop_listening(wake)
            self.hall.nudge(table)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _tell(self) -> None:
        """Send what is new, as fast as the other side reads and no faster."""
        while True:
            await self.news.wait()
            self.news.clear()
            try:
                # Whose eyes these are is asked every time: the seat may have been taken away.
                state = await self.table.look(self.key, self.since)
            except Refused as error:
                await self.socket.close(1012, str(error))
                return
            self.since = state["seq"]
            await self._send(state)

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if (wait := self.pace.delay()) > 0:
                await asyncio.sleep(wait)
                self.pace.delay()
            await self._send(await self._answer(text))
            self.hall.nudge(self.table)

    async def _answer(self, text: str) -> dict[str, Any]:
        try:
            message = _messages.validate_json(text)
            if isinstance(message, Ping):
                return {"type": "pong"}
            if isinstance(message, AskSheet):
                return {"type": "sheet", "sheet": await self.table.sheet(self.key)}
            if self.key is None or self.table.seat_of(self.key) is None:
                return {"type": "error", "reason": "you have no seat at this table: you may watch"}
            await self.table.come_back(self.key)
            if isinstance(message, MakeMove):
                return await self._move(self.key, message)
            if isinstance(message, AskWhy):
                return await why_answer(self.table, self.key, message)
            await self.table.say(self.key, message.phrase)
            return {"type": "said"}
        except ValidationError as error:
            return {"type": "error", "reason": _what_is_wrong(error.errors())}
        except TrickeryError as error:
            return {"type": "error", "reason": str(error)}

    async def _move(self, key: str, message: MakeMove) -> dict[str, Any]:
        try:
            return await move_answer(self.table, key, message)
        except TrickeryError as error:
            return {"type": "error", "key": message.key, "reason": str(error)}


@api.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """A table as it happens (docs/protocol.md)."""
    await socket.accept()
    try:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403, "a page of another origin")
            return
        hall: Hall = socket.app.state.hall
        try:
            table = await find(hall, table_id)
            async with asyncio.timeout(HELLO):
                hello = _hello.validate_json(await socket.receive_text())
        except ValidationError as error:
            await socket.close(4408, _what_is_wrong(error.errors())[:120])
            return
        except TimeoutError:
            await socket.close(4408, "say hello first")
            return
        except TrickeryError as error:
            await socket.close(4404, str(error)[:120])
            return
        if hello.secret is not None and table.seat_of(digest(hello.secret)) is None:
            await socket.close(4401, "this secret holds no seat at this table")
            return
        await Live(socket, hall, table, hello).run()
    except (WebSocketDisconnect, KeyError):  # gone, or sent bytes where text was expected
        pass
    except RuntimeError:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            raise


def _what_is_wrong(errors: Any) -> str:
    """The first complaint, in words."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if part not in ("body", "query"))
    return f"{where}: {first['msg']}" if where else str(first["msg"])


def same_origin(origin: str | None, host: str | None) -> bool:
    """Does a request come from our own page, or from no page at all?"""
    try:
        return origin is None or (host is not None and urlsplit(origin).netloc == host)
    except ValueError:  # "http://[" is no address at all
        return False


# The whole ---------------------------------------------------------------------------------------


class Border:
    """What holds for every request: our headers, our origin, no bodies that never end."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        refusal = None
        if scope["path"].startswith("/api/") and scope["client"]:
            requests: Pace = scope["app"].state.requests
            while (wait := requests.delay(scope["client"][0])) > 0:
                await asyncio.sleep(wait)
        if not same_origin(headers.get("origin"), headers.get("host")):
            refusal = answer({"type": "error", "reason": "a page of another origin"}, 403)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > LARGEST_BODY:
            refusal = too_large()
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:  # sent in pieces, without saying how many
                return {"type": "http.disconnect"}
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
                extra.append((b"cache-control", b"no-cache"))
                message = {**message, "headers": [*message["headers"], *extra]}
            await send(message)

        await self.app(scope, counted, with_headers)


def too_large() -> Response:
    """The answer to a body that is too large."""
    reason = f"at most {LARGEST_BODY // 1024} kB can be sent"
    return answer({"type": "error", "reason": reason}, 413)


def make_app(hall: Callable[[], Hall], reach: str | None = None) -> FastAPI:
    """The server as an ASGI application; the hall is made when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = opened = hall()
        per_minute = opened.house.new_tables_a_minute
        app.state.openings = Pace(per_minute / 60, per_minute)
        per_second = opened.house.requests_a_second
        app.state.requests = Pace(per_second, int(4 * per_second))
        yield
        await opened.close()

    app = FastAPI(
        title="Trickery",
        version=__version__,
        summary="Sit down at a table: the same protocol for the page and for programs.",
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's own page loads its scripts from another origin
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.reach = reach
    app.include_router(api)
    app.add_middleware(Border)
    app.add_exception_handler(TrickeryError, _refused)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.get("/api/docs", include_in_schema=False)(api_page)
    app.mount("/", StaticFiles(directory=STATIC, html=True), name="page")
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    status = 400
    if isinstance(error, Refused):
        status = error.status
    elif isinstance(error, NotKept):
        status = 503
    return answer({"type": "error", "reason": str(error)}, status)


async def _not_understood(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return answer({"type": "error", "reason": _what_is_wrong(error.errors())}, 422)


async def api_page(request: Request) -> HTMLResponse:
    """The calls of the API as a plain page, made from its OpenAPI description."""
    schema = request.app.openapi()
    rows = []
    for path, verbs in schema["paths"].items():
        for verb, call in verbs.items():
            name = f"<code>{verb.upper()} {html.escape(path)}</code>"
            rows.append(f"<dt>{name}</dt><dd>{html.escape(call.get('description', ''))}</dd>")
    return HTMLResponse(
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>Trickery: the API</title>"
        f"<h1>{html.escape(schema['info']['title'])}: the API</h1>"
        "<p>Machines read <a href='/api/openapi.json'>/api/openapi.json</a>; "
        "<code>docs/protocol.md</code> in the sources tells the story.</p>"
        f"<dl>{''.join(rows)}</dl></html>"
    )
