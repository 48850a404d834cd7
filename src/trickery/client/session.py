"""A session at a table, a player's or a watcher's: what it knows, and how it reads answers.

Rests on `trickery.wire`. It sends nothing: the clients do.
"""

from __future__ import annotations

import json
from typing import cast

from trickery.client.errors import Illegal, Refused, Stale
from trickery.client.localization import read
from trickery.core.say import Message
from trickery.wire import messages as m

DECLINED = cast(Message, {"id": "seat-declined"})


class TableSession:
    """What one player or watcher knows of a table; the base of seats and watchers."""

    def __init__(self, table: str, secret: str | None, state: m.State) -> None:
        self.table = table  #: the table's id, which is also the invitation to it
        self.secret = secret  #: holds the seat: keep it, to come back with `Client.seat`
        self.state = state  #: the newest state that is known
        self._heard = 0  # the last event that came over the socket: there it is resumed
        self._turn = 0  # the last event of the game that we know of

    @property
    def number(self) -> int | None:
        """The number of the seat; None for a spectator."""
        return self.state["info"]["you"]

    def text(self, told: m.Words, language: str = "en") -> str:
        """What a state or an answer says, in words: its prompt, an entry's text or news, a reason.

        Players appear by name, if they have one.
        """
        info = self.state["info"]
        return read(told, info["game"], [seat["name"] for seat in info["seats"]], language)

    def __repr__(self) -> str:
        who = "a bystander" if self.number is None else f"number={self.number}"
        return f"<{type(self).__name__}: {who} at table {self.table}>"

    def _hello(self) -> str:
        """The first message on a socket, which resumes where the last one broke off."""
        return json.dumps({"type": "hello", "secret": self.secret, "since": self._heard})

    def _parse_frame(self, frame: str | bytes) -> m.State | None:
        """The state in a frame of the socket; None for other kinds of frames."""
        message = json.loads(frame)
        if message.get("type") != "state":
            return None
        state: m.State = message
        other_eyes = state["info"]["you"] != self.number
        self._heard = state["seq"] if other_eyes else max(self._heard, state["seq"])
        return self._noted(state)

    def _noted(self, state: m.State) -> m.State:
        """A state, remembered if none is newer."""
        if state["info"]["you"] != self.number:  # seat lost: viewers number events apart
            self.state, self._turn = state, 0
        if state["seq"] >= self.state["seq"]:
            self.state = state
        self._turn = max(self._turn, state["info"]["turn"])
        return state

    def _answered(self, state: m.State) -> bool:
        """Whether the person who asked has been given a seat; raises if they were declined."""
        if self.number is None and not state["info"]["asked"]:
            raise Refused(409, DECLINED)
        return self.number is not None

    def _move_result(self, told: m.Accepted | m.Stale | m.Illegal) -> int:
        """The number of a move's event; raises `Stale` or `Illegal` if it was not made."""
        if told["type"] == "stale":
            raise Stale(told["reason"], self._noted(told["state"]))
        if told["type"] == "illegal":
            raise Illegal(told["reason"], self.state)
        self._turn = max(self._turn, told["seq"])
        return told["seq"]

    def my_turn(self, state: m.State) -> bool:
        """Whether it's this seat's turn, as far as the client knows."""
        view = state["view"]
        return view is not None and "legal" in view and state["info"]["turn"] >= self._turn

    def _finished(self, state: m.State) -> bool:
        return state["info"]["phase"] in ("over", "closed")
