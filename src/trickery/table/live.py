"""A socket: a table as it happens, and what its person sends meanwhile.

Rests on `routes`, whose answers it gives. A socket has a cursor and no queue: when the other side
is ready it is sent the newest state with all that is new since, and nobody waits for it. Why a
socket was closed is told in English: it is for programs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from trickery.core.errors import TrickeryError
from trickery.core.say import speaker, wire
from trickery.table import commands, seating, sent
from trickery.table import messages as m
from trickery.table.border import first_complaint, same_origin
from trickery.table.door import Door
from trickery.table.hall import Hall
from trickery.table.limits import HELLO, Pace
from trickery.table.refusals import Refused, Unavailable, WrongSecret
from trickery.table.routes import find, move_answer, why_answer
from trickery.table.table import Table, digest, digested

say = speaker(__package__)

sockets = APIRouter(prefix="/api")


@sockets.websocket("/tables/{table_id}/live")
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
                hello = sent.Hello.model_validate_json(await hear(socket))
        except ValidationError as error:
            await socket.close(4408, brief(str(first_complaint(error.errors()))))
            return
        except TimeoutError:
            await socket.close(4408, "say hello first")
            return
        except Unavailable as error:
            await socket.close(1013, brief(str(error)))
            return
        except TrickeryError as error:
            await socket.close(4404, brief(str(error)))
            return
        try:
            table.must_know(digested(hello.secret))
        except WrongSecret as error:
            await socket.close(4401, brief(str(error)))
            return
        if hello.secret is not None and socket.client is not None:
            door: Door = socket.app.state.door
            door.welcome(socket.client.host)
        pace = Pace(hall.house.messages_a_second, hall.house.burst)
        await Live(socket, table, hello, pace).run()
    except Refused as error:  # whoever held the seat has lost it, or could not come back to it
        with suppress(RuntimeError):  # it was closed already
            await socket.close(1012, brief(str(error)))
    except WebSocketDisconnect:
        pass
    except RuntimeError:
        if socket.application_state is not WebSocketState.DISCONNECTED:
            raise


async def hear(socket: WebSocket) -> str:
    """The next message, which is text: whoever sends anything else is told so, and parted with."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    text: str | None = message.get("text")
    if text is None:
        reason = say("frames-are-text")
        told: m.Refusal = {"type": "error", "reason": wire(reason)}
        await socket.send_text(orjson.dumps(told).decode())
        await socket.close(1003, str(reason))
        raise WebSocketDisconnect(1003)
    return text


def brief(reason: str) -> str:
    """As much of a reason as the end of a socket can carry: 123 bytes."""
    return reason.encode()[:120].decode(errors="ignore")


class Live:
    """One socket: reads what its person sends, and sends the newest state when it is ready."""

    def __init__(self, socket: WebSocket, table: Table, hello: sent.Hello, pace: Pace) -> None:
        self.socket = socket
        self.table = table
        self.key = digest(hello.secret) if hello.secret is not None else None
        self.since = hello.since
        self.eyes = table.log.seat_of(self.key)
        self.last: m.State | None = None  # what was sent, without its entries
        self.news = asyncio.Event()
        self.pace = pace
        self.answering = asyncio.Lock()

    async def run(self) -> None:
        """Until either side goes."""
        presence, wake = self.table.presence, self.news.set
        presence.listen(self.key, wake)
        both = {asyncio.create_task(self._tell()), asyncio.create_task(self._read())}
        try:
            if self.key is not None and self.eyes is not None:
                await seating.come_back(self.table, self.key)
            ended, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()  # the other side has gone, or something worth a line in the log
        finally:
            presence.stop_listening(wake)
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
                state = await self.table.look(self.key, self._counted())
            except Refused as error:
                async with self.answering:  # what was asked before is answered before
                    await self.socket.close(1012, brief(str(error)))
                return
            if state["info"]["you"] != self.eyes:  # just now
                self.news.set()
                continue
            self.since = state["seq"]
            still: m.State = {**state, "entries": []}
            if state["entries"] or still != self.last:
                self.last = still
                await self._send(state)

    def _counted(self) -> int:
        """What was told already, as the eyes that these are now would count it."""
        numbers, eyes = self.table.log.numbers, self.table.log.seat_of(self.key)
        if eyes != self.eyes:
            self.since = numbers.told(numbers.kept(self.since, self.eyes), eyes)
            self.eyes = eyes
        return self.since

    async def _send(self, message: m.FromTable) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())

    async def _read(self) -> None:
        while True:
            text = await hear(self.socket)
            if (wait := self.pace.delay()) > 0:
                await asyncio.sleep(wait)
                self.pace.delay()
            async with self.answering:
                await self._send(await self._answer(text))

    async def _answer(self, text: str) -> m.FromTable:
        try:
            message = sent.to_table.validate_json(text)
            if isinstance(message, sent.Ping):
                return {"type": "pong"}
            if isinstance(message, sent.AskSheet):
                return {"type": "sheet", "sheet": await self.table.sheet(self.key)}
            if self.key is None or self.table.log.seat_of(self.key) is None:
                return {"type": "error", "reason": wire(say("no-seat-of-yours"))}
            await seating.come_back(self.table, self.key)
            if isinstance(message, sent.MakeMove):
                return await self._move(self.key, message)
            if isinstance(message, sent.TakeBack):
                await commands.take_back(self.table, self.key)
                return {"type": "taken_back"}
            if isinstance(message, sent.AskWhy):
                return await why_answer(self.table, self.key, message)
            await commands.speak(self.table, self.key, message.phrase, message.text)
            return {"type": "said"}
        except ValidationError as error:
            return {"type": "error", "reason": wire(first_complaint(error.errors()))}
        except TrickeryError as error:
            return {"type": "error", "reason": wire(error.reason)}

    async def _move(self, key: str, message: sent.MakeMove) -> m.FromTable:
        try:
            return await move_answer(self.table, key, message)
        except TrickeryError as error:
            return {"type": "error", "key": message.key, "reason": wire(error.reason)}
