# The source of sync_client.py: run `make sync-client` after every change.
"""The asyncio client: it sends, receives and waits.

Rests on `endpoints`, `retry` and `session`, which know the protocol and do no I/O.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, TypeVar, Unpack

import httpx
from websockets.asyncio.client import ClientConnection, connect

from trickery.client import endpoints
from trickery.client.endpoints import ApiRequest, NewTableOptions
from trickery.client.errors import Closed, Refused, Stale
from trickery.client.receipt import Receipt
from trickery.client.retry import RETRYABLE_HTTP, RETRYABLE_SOCKET, Backoff
from trickery.client.session import TableSession
from trickery.wire import messages as m

T = TypeVar("T")
GONE = "this seat's connection has been closed"


class AsyncClient:
    """A server of tables. `patience`: the seconds for which an unreachable server is retried.

    >>> async with AsyncClient("http://127.0.0.1:8118") as client:
    ...     seat = await client.sit(invited_to, name="My bot")
    ...     await seat.play(lambda state: state["view"]["legal"][0])
    """

    def __init__(self, address: str, patience: float = 20.0, person: str | None = None) -> None:
        self.address = endpoints.server_url(address)
        self.person = person or endpoints.new_person()  #: identifies you; keep it secret
        self.patience = patience
        self.closed = False
        self._http = httpx.AsyncClient(base_url=self.address)
        self._hearing: set[AsyncWatcher] = set()  # those with an open socket

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close every connection. You keep your seats: their secrets still hold them."""
        self.closed = True
        for place in list(self._hearing):
            await place.close()
        await self._http.aclose()

    async def games(self, language: str = "en") -> m.Shelf:
        """The games, their options and the levels of bots, in a language."""
        return await self._ask(endpoints.games(language))

    async def rules(self, game: str, language: str = "en") -> m.RulesPage:
        """A game's rules, as HTML."""
        return await self._ask(endpoints.rules(game, language))

    async def phrases(self, language: str = "en") -> list[str]:
        """The phrases for chat at a table, by number."""
        return await self._ask(endpoints.phrases(language))

    async def open(self, game: str, **more: Unpack[NewTableOptions]) -> AsyncSeat:
        """Open a table and take its first seat; `bots` fills the others with bots of a level."""
        taken = await self._ask(endpoints.open_table(game, self.person, more), more.get("secret"))
        return await self.seat(taken["table"], taken["secret"])

    async def sit(
        self, link: str, *, name: str = "", seat: int | None = None, invite: str | None = None
    ) -> AsyncSeat:
        """Take an open seat; `link` is the one to sit down, or a table with what the link holds."""
        table, told = endpoints.parse_invitation(link)
        taken = await self._ask(endpoints.sit(table, name, seat, invite or told, self.person))
        return await self.seat(taken["table"], taken["secret"])

    async def ask(self, link: str, *, name: str = "") -> AsyncSeat:
        """Ask the host of a table for a bot's seat, and wait for it; `link` may be one to watch.

        Raises `Refused` if the host declines.
        """
        table, _ = endpoints.parse_invitation(link)
        asked = await self._ask(endpoints.ask(table, name, self.person))
        secret = asked["secret"]
        asker = AsyncWatcher(self, table, secret, await self._ask(endpoints.look(table), secret))
        try:
            while not asker._answered(await asker.hear()):
                pass
        finally:
            await asker.close()
        return await self.seat(table, secret)

    async def seat(self, table: str, secret: str) -> AsyncSeat:
        """Return to a seat that this secret holds, also after leaving it."""
        state = await self._ask(endpoints.look(table), secret)
        number = state["info"]["you"]
        if number is not None and state["info"]["seats"][number].get("left"):
            await self._ask(endpoints.come_back(table), secret)
            state = await self._ask(endpoints.look(table), secret)
        seat = AsyncSeat(self, table, secret, state)
        await seat._take_part(state)
        return seat

    async def watch(self, table: str) -> AsyncWatcher:
        """Watch a table."""
        return AsyncWatcher(self, table, None, await self._ask(endpoints.look(table)))

    async def _ask(self, request: ApiRequest[T], secret: str | None = None) -> T:
        """Send a request, retrying until there's an answer."""
        backoff = Backoff(self.address, self.patience, request.idempotent)
        while not self.closed:
            try:
                told = await self._http.request(**request.arguments(secret))
                return request.read(told.status_code, told.content)
            except RETRYABLE_HTTP as error:
                await asyncio.sleep(backoff.pause(error))
        raise Closed("this client has been closed")


class AsyncWatcher(TableSession):
    """A spectator of a table: `state` is the latest known."""

    def __init__(self, client: AsyncClient, table: str, secret: str | None, state: m.State) -> None:
        super().__init__(table, secret, state)
        self._client = client
        self._socket: ClientConnection | None = None
        self._opened = AsyncExitStack()  # closes it: websockets asks for a context manager
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether this object or its client has been closed."""
        return self._closed or self._client.closed

    async def close(self) -> None:
        """Stop listening for good, even while another thread is listening."""
        self._closed = True
        await self._disconnect()

    async def look(self, since: int = 0, wait: float = 0.0) -> m.State:
        """The state now, with all entries after `since`; or wait for something after that."""
        return self._noted(await self._ask(endpoints.look(self.table, since, wait)))

    async def hear(self) -> m.State:
        """Wait for the next state; every log entry is in exactly one of them."""
        backoff = Backoff(self._client.address, self._client.patience)
        while not self.closed:
            try:
                socket = await self._connect()
                if (state := self._parse_frame(await socket.recv())) is not None:
                    return state
            except RETRYABLE_SOCKET as error:
                await self._disconnect()
                if not self.closed:
                    await asyncio.sleep(backoff.pause(error))
        raise Closed(GONE)

    async def states(self, stay: bool = False) -> AsyncIterator[m.State]:
        """States as they happen, until the game is over; with `stay`, until you stop."""
        while True:
            try:
                state = await self.hear()
            except Closed:
                return
            yield state
            if self._finished(state) and not stay:
                await self._disconnect()
                return

    async def sheet(self) -> m.Sheet:
        """The score sheet, every point explained."""
        told = await self._ask(endpoints.sheet(self.table))
        return told["sheet"]

    async def invitation(self) -> m.Invitation:
        """The page's links to this table: to `watch`, and from a seat also to `sit`."""
        return await self._ask(endpoints.invitation(self.table))

    async def record(self) -> m.GameRecord:
        """The finished game, as `docs/records.md` describes it."""
        return await self._ask(endpoints.record(self.table))

    async def replay(self, eyes: str | int = "table", start: int = 0, count: int = 50) -> m.Replay:
        """Steps of the finished game: as a seat saw it, as the `table` saw it, or `all`."""
        return await self._ask(endpoints.replay(self.table, eyes, start, count))

    async def _ask(self, request: ApiRequest[T]) -> T:
        return await self._client._ask(request, self.secret)

    async def _connect(self) -> ClientConnection:
        socket = self._socket
        if socket is None:
            address = endpoints.socket_url(self._client.address, self.table)
            opening = connect(address, max_size=None, close_timeout=2)
            self._socket = socket = await self._opened.enter_async_context(opening)
            self._client._hearing.add(self)
            await socket.send(self._hello())
            if self.closed:  # closed meanwhile: drop what has arrived
                await self._disconnect()
                raise Closed(GONE)
        return socket

    async def _disconnect(self) -> None:
        self._client._hearing.discard(self)
        self._socket = None
        await self._opened.aclose()


class AsyncSeat(AsyncWatcher):
    """A seat of your own, as long as you have its secret."""

    secret: str

    def __init__(self, client: AsyncClient, table: str, secret: str, state: m.State) -> None:
        super().__init__(client, table, secret, state)
        seat, shown = state["info"]["you"], state["info"]["fair"]["commitment"]
        self._receipt = Receipt(table, -1 if seat is None else seat, shown)

    @property
    def receipt(self) -> dict[str, Any]:
        """This seat's receipt of the shuffle, for `trickery verify --receipt`."""
        return self._receipt.told()

    async def look(self, since: int = 0, wait: float = 0.0) -> m.State:
        """The state now, with all entries after `since`; or wait for something after that."""
        return await self._take_part(await super().look(since, wait))

    async def hear(self) -> m.State:
        """Wait for the next state; every log entry is in exactly one of them."""
        return await self._take_part(await super().hear())

    async def _take_part(self, state: m.State) -> m.State:
        """Add this seat's luck to the shuffle, when it's time for it."""
        self._receipt.note(state)
        if (due := self._receipt.due(state)) is not None:
            with suppress(Refused):  # too late, or overtaken: the next state says
                await self._ask(due)
        return state

    async def start(self) -> m.State:
        """Start the shuffle, if you're the host; the deal follows when everybody has revealed."""
        await self._ask(endpoints.start(self.table))
        state = await self.look()
        return await self.look() if state["info"]["phase"] == "shuffling" else state

    async def set_seat(self, seat: int, who: str) -> None:
        """Give a seat to a bot of some level, or make it `open`, if you're the host."""
        await self._ask(endpoints.set_seat(self.table, seat, who))

    async def set_clock(self, seconds: int) -> None:
        """Set the seconds for a person's move (0: no limit) before the deal, if you're the host."""
        await self._ask(endpoints.set_clock(self.table, seconds))

    async def rename(self, name: str) -> None:
        """Go by another name, before the deal."""
        await self._ask(endpoints.rename(self.table, name))

    async def pause(self) -> None:
        """Pause the table for everybody."""
        await self._ask(endpoints.pause(self.table))

    async def resume(self) -> None:
        """Go on after a pause, whoever began it."""
        await self._ask(endpoints.resume(self.table))

    async def nudge(self) -> None:
        """Remind the person whose turn it is."""
        await self._ask(endpoints.nudge(self.table))

    async def stop_waiting(self, seat: int) -> None:
        """Let a bot play at once for somebody whose connection is lost."""
        await self._ask(endpoints.stop_waiting(self.table, seat))

    async def answer(self, asker: int, seat: int | None, when: str = "now") -> None:
        """Give a bot's seat to a person who asks (see `info.asking`), or decline with None.

        `when`: `now`, or `round`: when the round is over, if another can follow.
        """
        await self._ask(endpoints.answer(self.table, asker, seat, when))

    async def move(self, text: str, expect: int | None = None, key: str | None = None) -> int:
        """Make a move in the newest known state, or in `expect`; returns its event's number.

        Raises `Stale` or `Illegal`. If the answer is lost, the request is retried; the move is made
        once.
        """
        expect = self.state["seq"] if expect is None else expect
        return self._move_result(await self._ask(endpoints.move(self.table, text, expect, key)))

    async def take_back(self) -> None:
        """Take back your last move if nobody noticed it; among bots, your last choice."""
        await self._ask(endpoints.take_back(self.table))

    async def why(self, text: str) -> m.Why:
        """Whether a move would be legal, and if not, why; makes no move."""
        return await self._ask(endpoints.why(self.table, text))

    async def say(self, what: int | str) -> None:
        """Say one of the phrases, by its number, or a text of your own."""
        await self._ask(endpoints.say(self.table, what))

    async def turns(self) -> AsyncIterator[m.State]:
        """States in which it's your turn, until the game is over; repeats one until you move."""
        async for state in self.states():
            while self.my_turn(state):
                yield state

    async def play(self, choose: Callable[[m.State], str]) -> m.State:
        """Play to the end with the moves that `choose` returns; returns the last state."""
        async for state in self.turns():
            with suppress(Stale):  # a bot moved meanwhile: the next state shows it
                await self.move(choose(state), state["seq"])
        return self.state

    async def leave(self) -> None:
        """Give the seat to a bot until you move again, or return with `Client.seat`."""
        await self._ask(endpoints.leave(self.table))
        await self._disconnect()

    async def rematch(self) -> AsyncSeat:
        """Your seat at the next table, after the game."""
        told = await self._ask(endpoints.rematch(self.table))
        return await self._client.seat(told["table"], self.secret)
