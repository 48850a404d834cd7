"""The socket: a table as it happens, and what its person sends meanwhile.

Rests on `play`, whose answers it gives. A socket has a cursor and no queue: when the other side is
ready it is sent the newest state with all that is new since, and nobody waits for it. The reasons
of closed sockets are in English: they are for programs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from trickery.core.errors import TrickeryError
from trickery.core.say import Text, wire
from trickery.server.api.dependencies import Context, find_table
from trickery.server.api.play import answer_to_move, answer_to_why
from trickery.server.catalogue import say
from trickery.server.errors import Moved, RequestRefused, Unavailable, WrongSecret
from trickery.server.metering import known_as, metered, payer
from trickery.server.metrics import refused
from trickery.server.net.error_handlers import validation_reason
from trickery.server.net.headers import same_origin
from trickery.server.net.sockets import SocketConnection
from trickery.server.ratelimit import ServerLimits
from trickery.server.table import attendance, commands
from trickery.server.table.table import Table, digest, digested
from trickery.wire import messages as m
from trickery.wire import requests

router = APIRouter(prefix="/api")


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, context: Context) -> None:
    """A table as it happens (docs/protocol.md)."""
    await socket.accept()
    try:
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(4403, "a page of another origin")
            return
        try:
            table = await find_table(context.tables, table_id)
            async with asyncio.timeout(context.settings.hello_seconds):
                hello = requests.Hello.model_validate_json(await receive_text(socket))
        except ValidationError as error:
            await socket.close(4408, close_reason(validation_reason(error.errors())))
            return
        except TimeoutError:
            await socket.close(4408, "say hello first")
            return
        except Unavailable as error:
            await socket.close(1013, close_reason(error))
            return
        except TrickeryError as error:
            await socket.close(4404, close_reason(error))
            return
        try:
            table.must_know(digested(hello.secret))
        except WrongSecret as error:
            await socket.close(4401, close_reason(error))
            return
        if hello.secret is not None and socket.client is not None:
            context.admission.remember_player(socket.client.host)
            known_as(digest(hello.secret))
        await SocketSession(socket, table, hello, context.limits).run()
    except RequestRefused as error:  # the seat was lost, or its person could not come back to it
        with suppress(RuntimeError):  # it was closed already
            await socket.close(1012, close_reason(error))
    except WebSocketDisconnect:
        pass
    except RuntimeError:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            raise


async def receive_text(socket: WebSocket) -> str:
    """The next message; a socket on which comes anything but text gets an error, and is closed."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text: str | None = message.get("text")
    if text is None:
        reason = say("frames-are-text")
        await socket.send_text(orjson.dumps(_refusal(reason)).decode())
        await socket.close(1003, str(reason))
        raise WebSocketDisconnect(1003)
    return text


def close_reason(reason: TrickeryError | Text) -> str:
    """As much of a reason as the close frame of a socket can carry: 123 bytes."""
    refused(reason.reason if isinstance(reason, TrickeryError) else reason)
    return str(reason).encode()[:120].decode(errors="ignore")


class SocketSession:
    """One socket: reads what its person sends, and sends the newest state when it is ready."""

    def __init__(
        self, socket: WebSocket, table: Table, hello: requests.Hello, limits: ServerLimits
    ) -> None:
        self.socket = socket
        self.table = table
        self.key = digest(hello.secret) if hello.secret is not None else None
        self.since = hello.since
        self.viewer = table.state.seats.held_by(self.key)
        self.last: m.State | None = None  # what was sent, without its entries
        self.news = asyncio.Event()
        self.limiter = limits.messages()
        self.turn = payer().turn
        self.answering = asyncio.Lock()

    async def run(self) -> None:
        """Send and read until either side closes the socket."""
        presence, wake = self.table.presence, self.news.set
        presence.connect(self.key, wake)
        if self.key is not None:
            connection: SocketConnection = self.socket.state.connection
            connection.watch(partial(presence.silence, wake))
        both = {asyncio.create_task(metered(each)) for each in (self._send_news(), self._read())}
        try:
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()  # the other side has gone, or something worth a line in the log
        finally:
            presence.disconnect(wake)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _send_news(self) -> None:
        """Send what is new, as fast as the other side reads and no faster."""
        while True:
            await self.news.wait()
            await self.turn()
            self.news.clear()
            try:
                # Whose seat this is is asked every time: it may have been taken away.
                sent = await self.table.sent(self.key, self._cursor())
            except RequestRefused as error:
                async with self.answering:  # what was asked before is answered before
                    await self.socket.close(1012, close_reason(error))
                return
            state = sent.state
            if state["info"]["you"] != self.viewer:  # just now
                self.news.set()
                continue
            self.since = state["seq"]
            if state["entries"] or sent.still != self.last:
                self.last = sent.still
                await self.socket.send_text(sent.text)

    def _cursor(self) -> int:
        """The last event that was sent, in the numbering of the seat that this is now."""
        numbers, viewer = self.table.state.numbering, self.table.state.seats.held_by(self.key)
        if viewer != self.viewer:
            self.since = numbers.shown(numbers.logged(self.since, self.viewer), viewer)
            self.viewer = viewer
        return self.since

    async def _send(self, message: m.FromTable) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())

    async def _read(self) -> None:
        while True:
            text = await receive_text(self.socket)
            await self.limiter.wait()
            await self.turn()
            async with self.answering:
                await self._send(await self._answer(text))

    async def _answer(self, text: str) -> m.FromTable:
        try:
            message = requests.to_table.validate_json(text)
            if isinstance(message, requests.Ping):
                return {"type": "pong"}
            if isinstance(message, requests.AskSheet):
                return {"type": "sheet", "sheet": await self.table.sheet(self.key)}
            if self.key is None or self.table.state.seats.held_by(self.key) is None:
                return _refusal(say("no-seat-of-yours"))
            if isinstance(message, requests.AskWhy):
                return await answer_to_why(self.table, self.key, message)
            await attendance.come_back(self.table, self.key)
            if isinstance(message, requests.MakeMove):
                return await self._move(self.key, message)
            if isinstance(message, requests.TakeBack):
                await commands.take_back(self.table, self.key)
                return {"type": "taken_back"}
            await commands.speak(self.table, self.key, message.phrase, message.text)
            return {"type": "said"}
        except ValidationError as error:
            return _refusal(validation_reason(error.errors()))
        except Moved:  # nothing was done: they ask again once they have come back
            raise
        except TrickeryError as error:
            return _refusal(error.reason)

    async def _move(self, key: str, message: requests.MakeMove) -> m.FromTable:
        try:
            return await answer_to_move(self.table, key, message)
        except Moved:
            raise
        except TrickeryError as error:
            return {**_refusal(error.reason), "key": message.key}


def _refusal(reason: Text) -> m.Refusal:
    refused(reason)
    return {"type": "error", "reason": wire(reason)}
