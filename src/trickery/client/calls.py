"""Every call of the protocol: what to send, and how to read what comes back. It sends nothing.

Rests on `trickery.table.messages`; `docs/protocol.md` tells the story. What comes back is taken at
its word, so that a newer server may tell more than these types know.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypedDict, TypeVar, cast
from urllib.parse import quote

from trickery.client.errors import Refused
from trickery.core.errors import TrickeryError, shown
from trickery.table import messages as m

T = TypeVar("T")

ANSWER = 10.0  # seconds that an answer may take


@dataclass(frozen=True)
class Call(Generic[T]):
    """A call that is answered with a T."""

    verb: str
    path: str
    body: Mapping[str, Any] | None = None
    query: Mapping[str, Any] = field(default_factory=dict)
    wait: float = 0.0  # seconds that the server was asked to wait
    again: bool = True  # does no harm if it is sent again after its answer was lost
    refusals: tuple[str, ...] = ()  # kinds of refusals that are answers, too
    game: str | None = None  # what is played, if only the call knows

    def request(self, secret: str | None) -> dict[str, Any]:
        """What httpx is to send."""
        return {
            "method": self.verb,
            "url": self.path,
            "json": self.body,
            "params": self.query,
            "headers": {} if secret is None else {"authorization": f"Bearer {secret}"},
            "timeout": ANSWER + self.wait,
        }

    def read(self, status: int, content: bytes) -> T:
        """The answer; raises what was refused."""
        try:
            told = json.loads(content)
        except ValueError:
            told = None
        kind = told.get("type") if isinstance(told, dict) else None
        if (status < 300 and told is not None) or kind in self.refusals:
            return cast(T, told)
        if kind is None:
            raise Refused(status, f"this is no answer of a table of Trickery's (status {status})")
        raise Refused(status, told["reason"], self.game)


def server(address: str) -> str:
    """The address of a server, without a slash at its end."""
    if not address.startswith(("http://", "https://")):
        known = "an address begins with http:// or https://"
        raise TrickeryError(f"{known}: '{shown(address)}' does not")
    return address.rstrip("/")


def live(address: str, table: str) -> str:
    """The address of a table's socket."""
    return "ws" + address.removeprefix("http") + at(table, "live")


def at(table: str, *more: str) -> str:
    """A path at a table."""
    return "/".join(["/api/tables", quote(table, safe=""), *more])


def invited(link: str) -> tuple[str, str | None]:
    """The table that a link leads to, and what it holds if it is one to sit down."""
    table, _, invite = link.rpartition("#/t/")[2].partition("/")
    return table, invite or None


def new_person() -> str:
    """What tells one person from all others, without a name."""
    return secrets.token_urlsafe(24)


# Without a table ---------------------------------------------------------------------------------


def games(language: str) -> Call[m.Shelf]:
    """What there is to play."""
    return Call("GET", "/api/games", query={"language": language})


def rules(game: str, language: str) -> Call[m.RulesPage]:
    """A game's rules."""
    path = f"/api/games/{quote(game, safe='')}/rules"
    return Call("GET", path, query={"language": language})


def phrases(language: str) -> Call[list[str]]:
    """What can be said."""
    return Call("GET", "/api/phrases", query={"language": language})


class Opening(TypedDict, total=False):
    """What may be chosen for a new table; the rest is left to the server."""

    name: str
    players: int
    options: Mapping[str, int | str | bool]
    edition: Mapping[str, Any]
    bots: str | None  # a level; without one the other seats are open
    pace: float  # seconds that a bot takes for a move
    hints: bool  # everybody who plays may ask for hints
    again: str  # a finished table, whose deal is to be played again
    secret: str  # of your seat there


def open_table(game: str, person: str, more: Opening) -> Call[m.Taken]:
    """A new table."""
    wish = {name: value for name, value in more.items() if name != "secret"}
    body = {"game": game, "person": person, **wish}
    return Call("POST", "/api/tables", body, again=False, game=game)


# At a table --------------------------------------------------------------------------------------


def look(table: str, since: int = 0, wait: float = 0.0) -> Call[m.State]:
    """The state."""
    return Call("GET", at(table), query={"since": since, "wait": wait}, wait=wait)


def sit(table: str, name: str, seat: int | None, invite: str | None, person: str) -> Call[m.Taken]:
    """An open seat."""
    body = {"name": name, "seat": seat, "invite": invite, "person": person}
    return Call("POST", at(table, "sit"), body, again=False)


def ask(table: str, name: str, person: str) -> Call[m.Asked]:
    """A seat, if the host gives one."""
    return Call("POST", at(table, "ask"), {"name": name, "person": person})


def answer(table: str, asker: int, seat: int | None, when: str) -> Call[m.Answered]:
    """A seat for whoever asked, now or when the round is over; or none."""
    body = {"asker": asker, "seat": seat, "when": when}
    return Call("POST", at(table, "answer"), body, again=False)


def pledge(table: str, commitment: str) -> Call[m.Pledged]:
    """Commit to one's luck."""
    return Call("POST", at(table, "pledge"), {"commitment": commitment})


def start(table: str) -> Call[m.Started]:
    """Fix the pledges, and deal once all have revealed."""
    return Call("POST", at(table, "start"), {}, again=False)


def reveal(table: str, luck: str) -> Call[m.Revealed]:
    """Tell one's luck."""
    return Call("POST", at(table, "reveal"), {"luck": luck})


def set_seat(table: str, seat: int, who: str) -> Call[m.Seated]:
    """Give a seat to a bot, or open it."""
    return Call("POST", at(table, "seats"), {"seat": seat, "who": who}, again=False)


def move(
    table: str, text: str, expect: int, key: str | None = None
) -> Call[m.Accepted | m.Stale | m.Illegal]:
    """A move. Its key makes it one intent: however often it is sent, it is made once."""
    body = {"move": text, "expect": expect, "key": key or secrets.token_hex(16)}
    return Call("POST", at(table, "moves"), body, refusals=("stale", "illegal"))


def take_back(table: str) -> Call[m.TakenBack]:
    """Take back a seat's last move."""
    return Call("POST", at(table, "take-back"), {})


def why(table: str, text: str) -> Call[m.Why]:
    """Why is this move not allowed?"""
    return Call("POST", at(table, "why"), {"move": text})


def say(table: str, what: int | str) -> Call[m.Said]:
    """One of the phrases, or a text."""
    body = {"text": what} if isinstance(what, str) else {"phrase": what}
    return Call("POST", at(table, "say"), body, again=False)


def sheet(table: str) -> Call[m.ScoreSheet]:
    """The score sheet."""
    return Call("GET", at(table, "sheet"))


def leave(table: str) -> Call[m.Left]:
    """Give the seat up; in the lobby for good, so a second time would be refused."""
    return Call("POST", at(table, "leave"), again=False)


def invitation(table: str) -> Call[m.Invitation]:
    """The page's address."""
    return Call("GET", at(table, "invitation"))


def rematch(table: str) -> Call[m.NextTable]:
    """The next table; there is only one, however often it is asked for."""
    return Call("POST", at(table, "rematch"))


def record(table: str) -> Call[m.GameRecord]:
    """The finished game."""
    return Call("GET", at(table, "record"))


def replay(table: str, eyes: str | int, start: int, count: int) -> Call[m.Replay]:
    """Steps of the finished game."""
    query = {"eyes": str(eyes), "from": start, "count": count}
    return Call("GET", at(table, "replay"), query=query)
