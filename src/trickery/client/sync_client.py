# Generated from async_client.py by `make sync-client`: edit that file instead.
"""The blocking client: it sends, receives and waits.

Rests on `endpoints`, `retry` and `session`, which know the protocol and do no I/O.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any, TypeVar, Unpack

import httpx
from websockets.sync.client import ClientConnection, connect

from trickery.client import endpoints
from trickery.client.endpoints import ApiRequest, NewTableOptions
from trickery.client.errors import Closed, Refused, Stale
from trickery.client.receipt import Receipt
from trickery.client.retry import RETRYABLE_HTTP, RETRYABLE_SOCKET, Backoff
from trickery.client.session import TableSession
from trickery.wire import messages as m

T = TypeVar("T")
GONE = "this seat's connection has been closed"


class Client:
    """A server of tables. `patience`: the seconds for which an unreachable server is retried.

    >>> with Client("http://127.0.0.1:8118") as client:
    ...     seat = client.sit(invited_to, name="My bot")
    ...     seat.play(lambda state: state["view"]["legal"][0])
    """

    def __init__(self, address: str, patience: float = 20.0, person: str | None = None) -> None:
        self.address = endpoints.server_url(address)
        self.person = person or endpoints.new_person()  #: identifies you; keep it secret
        self.patience = patience
        self.closed = False
        self._http = httpx.Client(base_url=self.address)
        self._hearing: set[Watcher] = set()  # those with an open socket

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close every connection. You keep your seats: their secrets still hold them."""
        self.closed = True
        for place in list(self._hearing):
            place.close()
        self._http.close()

    def games(self, language: str = "en") -> m.Shelf:
        """The games, their options and the levels of bots, in a language."""
        return self._ask(endpoints.games(language))

    def rules(self, game: str, language: str = "en") -> m.RulesPage:
        """A game's rules, as HTML."""
        return self._ask(endpoints.rules(game, language))

    def phrases(self, language: str = "en") -> list[str]:
        """The phrases for chat at a table, by number."""
        return self._ask(endpoints.phrases(language))

    def open(self, game: str, **more: Unpack[NewTableOptions]) -> Seat:
        """Open a table and take its first seat; `bots` fills the others with bots of a level."""
        taken = self._ask(endpoints.open_table(game, self.person, more), more.get("secret"))
        return self.seat(taken["table"], taken["secret"])

    def sit(
        self, link: str, *, name: str = "", seat: int | None = None, invite: str | None = None
    ) -> Seat:
        """Take an open seat; `link` is the one to sit down, or a table with what the link holds."""
        table, told = endpoints.parse_invitation(link)
        taken = self._ask(endpoints.sit(table, name, seat, invite or told, self.person))
        return self.seat(taken["table"], taken["secret"])

    def ask(self, link: str, *, name: str = "") -> Seat:
        """Ask the host of a table for a bot's seat, and wait for it; `link` may be one to watch.

        Raises `Refused` if the host declines.
        """
        table, _ = endpoints.parse_invitation(link)
        asked = self._ask(endpoints.ask(table, name, self.person))
        secret = asked["secret"]
        asker = Watcher(self, table, secret, self._ask(endpoints.look(table), secret))
        try:
            while not asker._answered(asker.hear()):
                pass
        finally:
            asker.close()
        return self.seat(table, secret)

    def seat(self, table: str, secret: str) -> Seat:
        """Return to a seat that this secret holds, also after leaving it."""
        state = self._ask(endpoints.look(table), secret)
        number = state["info"]["you"]
        if number is not None and state["info"]["seats"][number].get("left"):
            self._ask(endpoints.come_back(table), secret)
            state = self._ask(endpoints.look(table), secret)
        seat = Seat(self, table, secret, state)
        seat._take_part(state)
        return seat

    def watch(self, table: str) -> Watcher:
        """Watch a table."""
        return Watcher(self, table, None, self._ask(endpoints.look(table)))

    def _ask(self, request: ApiRequest[T], secret: str | None = None) -> T:
        """Send a request, retrying until there's an answer."""
        backoff = Backoff(self.address, self.patience, request.idempotent)
        while not self.closed:
            try:
                told = self._http.request(**request.arguments(secret))
                return request.read(told.status_code, told.content)
            except RETRYABLE_HTTP as error:
                time.sleep(backoff.pause(error))
        raise Closed("this client has been closed")


class Watcher(TableSession):
    """A spectator of a table: `state` is the latest known."""

    def __init__(self, client: Client, table: str, secret: str | None, state: m.State) -> None:
        super().__init__(table, secret, state)
        self._client = client
        self._socket: ClientConnection | None = None
        self._opened = ExitStack()  # closes it: websockets asks for a context manager
        self._closed = False

    @property
    def closed(self) -> bool:
        """Whether this object or its client has been closed."""
        return self._closed or self._client.closed

    def close(self) -> None:
        """Stop listening for good, even while another thread is listening."""
        self._closed = True
        self._disconnect()

    def look(self, since: int = 0, wait: float = 0.0) -> m.State:
        """The state now, with all entries after `since`; or wait for something after that."""
        return self._noted(self._ask(endpoints.look(self.table, since, wait)))

    def hear(self) -> m.State:
        """Wait for the next state; every log entry is in exactly one of them."""
        backoff = Backoff(self._client.address, self._client.patience)
        while not self.closed:
            try:
                socket = self._connect()
                if (state := self._parse_frame(socket.recv())) is not None:
                    return state
            except RETRYABLE_SOCKET as error:
                self._disconnect()
                if not self.closed:
                    time.sleep(backoff.pause(error))
        raise Closed(GONE)

    def states(self, stay: bool = False) -> Iterator[m.State]:
        """States as they happen, until the game is over; with `stay`, until you stop."""
        while True:
            try:
                state = self.hear()
            except Closed:
                return
            yield state
            if self._finished(state) and not stay:
                self._disconnect()
                return

    def sheet(self) -> m.Sheet:
        """The score sheet, every point explained."""
        told = self._ask(endpoints.sheet(self.table))
        return told["sheet"]

    def invitation(self) -> m.Invitation:
        """The page's links to this table: to `watch`, and from a seat also to `sit`."""
        return self._ask(endpoints.invitation(self.table))

    def record(self) -> m.GameRecord:
        """The finished game, as `docs/records.md` describes it."""
        return self._ask(endpoints.record(self.table))

    def replay(self, eyes: str | int = "table", start: int = 0, count: int = 50) -> m.Replay:
        """Steps of the finished game: as a seat saw it, as the `table` saw it, or `all`."""
        return self._ask(endpoints.replay(self.table, eyes, start, count))

    def _ask(self, request: ApiRequest[T]) -> T:
        return self._client._ask(request, self.secret)

    def _connect(self) -> ClientConnection:
        socket = self._socket
        if socket is None:
            address = endpoints.socket_url(self._client.address, self.table)
            opening = connect(address, max_size=None, close_timeout=2)
            self._socket = socket = self._opened.enter_context(opening)
            self._client._hearing.add(self)
            socket.send(self._hello())
            if self.closed:  # closed meanwhile: drop what has arrived
                self._disconnect()
                raise Closed(GONE)
        return socket

    def _disconnect(self) -> None:
        self._client._hearing.discard(self)
        self._socket = None
        self._opened.close()


class Seat(Watcher):
    """A seat of your own, as long as you have its secret."""

    secret: str

    def __init__(self, client: Client, table: str, secret: str, state: m.State) -> None:
        super().__init__(client, table, secret, state)
        seat, shown = state["info"]["you"], state["info"]["fair"]["commitment"]
        self._receipt = Receipt(table, -1 if seat is None else seat, shown)

    @property
    def receipt(self) -> dict[str, Any]:
        """This seat's receipt of the shuffle, for `trickery verify --receipt`."""
        return self._receipt.told()

    def look(self, since: int = 0, wait: float = 0.0) -> m.State:
        """The state now, with all entries after `since`; or wait for something after that."""
        return self._take_part(super().look(since, wait))

    def hear(self) -> m.State:
        """Wait for the next state; every log entry is in exactly one of them."""
        return self._take_part(super().hear())

    def _take_part(self, state: m.State) -> m.State:
        """Add this seat's luck to the shuffle, when it's time for it."""
        self._receipt.note(state)
        if (due := self._receipt.due(state)) is not None:
            with suppress(Refused):  # too late, or overtaken: the next state says
                self._ask(due)
        return state

    def start(self) -> m.State:
        """Start the shuffle, if you're the host; the deal follows when everybody has revealed."""
        self._ask(endpoints.start(self.table))
        state = self.look()
        return self.look() if state["info"]["phase"] == "shuffling" else state

    def set_seat(self, seat: int, who: str) -> None:
        """Give a seat to a bot of some level, or make it `open`, if you're the host."""
        self._ask(endpoints.set_seat(self.table, seat, who))

    def set_clock(self, seconds: int) -> None:
        """Set the seconds for a person's move (0: no limit) before the deal, if you're the host."""
        self._ask(endpoints.set_clock(self.table, seconds))

    def rename(self, name: str) -> None:
        """Go by another name, before the deal."""
        self._ask(endpoints.rename(self.table, name))

    def pause(self) -> None:
        """Pause the table for everybody."""
        self._ask(endpoints.pause(self.table))

    def resume(self) -> None:
        """Go on after a pause, whoever began it."""
        self._ask(endpoints.resume(self.table))

    def nudge(self) -> None:
        """Remind the person whose turn it is."""
        self._ask(endpoints.nudge(self.table))

    def stop_waiting(self, seat: int) -> None:
        """Let a bot play at once for somebody whose connection is lost."""
        self._ask(endpoints.stop_waiting(self.table, seat))

    def answer(self, asker: int, seat: int | None, when: str = "now") -> None:
        """Give a bot's seat to a person who asks (see `info.asking`), or decline with None.

        `when`: `now`, or `round`: when the round is over, if another can follow.
        """
        self._ask(endpoints.answer(self.table, asker, seat, when))

    def move(self, text: str, expect: int | None = None, key: str | None = None) -> int:
        """Make a move in the newest known state, or in `expect`; returns its event's number.

        Raises `Stale` or `Illegal`. If the answer is lost, the request is retried; the move is made
        once.
        """
        expect = self.state["seq"] if expect is None else expect
        return self._move_result(self._ask(endpoints.move(self.table, text, expect, key)))

    def take_back(self) -> None:
        """Take back your last move if nobody noticed it; among bots, your last choice."""
        self._ask(endpoints.take_back(self.table))

    def why(self, text: str) -> m.Why:
        """Whether a move would be legal, and if not, why; makes no move."""
        return self._ask(endpoints.why(self.table, text))

    def say(self, what: int | str) -> None:
        """Say one of the phrases, by its number, or a text of your own."""
        self._ask(endpoints.say(self.table, what))

    def turns(self) -> Iterator[m.State]:
        """States in which it's your turn, until the game is over; repeats one until you move."""
        for state in self.states():
            while self.my_turn(state):
                yield state

    def play(self, choose: Callable[[m.State], str]) -> m.State:
        """Play to the end with the moves that `choose` returns; returns the last state."""
        for state in self.turns():
            with suppress(Stale):  # a bot moved meanwhile: the next state shows it
                self.move(choose(state), state["seq"])
        return self.state

    def leave(self) -> None:
        """Give the seat to a bot until you move again, or return with `Client.seat`."""
        self._ask(endpoints.leave(self.table))
        self._disconnect()

    def rematch(self) -> Seat:
        """Your seat at the next table, after the game."""
        told = self._ask(endpoints.rematch(self.table))
        return self._client.seat(told["table"], self.secret)
