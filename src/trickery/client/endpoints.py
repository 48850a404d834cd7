"""The endpoints of the HTTP API, one function each: what to send, and the type of the answer.

Rests on `trickery.wire.messages`; `docs/protocol.md` describes them. It sends nothing. An answer
is not checked against its type, so that newer servers may add fields.
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
from trickery.wire import messages as m

T = TypeVar("T")

TIMEOUT = 10.0  # seconds that an answer may take


@dataclass(frozen=True)
class ApiRequest(Generic[T]):
    """A request to an endpoint that answers with a T."""

    method: str
    path: str
    body: Mapping[str, Any] | None = None
    query: Mapping[str, Any] = field(default_factory=dict)
    wait: float = 0.0  # seconds that the server was asked to wait
    idempotent: bool = True  # may be sent again if its answer was lost
    refusals: tuple[str, ...] = ()  # kinds of refusals that count as answers
    game: str | None = None  # the game, if only the request knows it

    def arguments(self, secret: str | None) -> dict[str, Any]:
        """The arguments of httpx's `request`."""
        return {
            "method": self.method,
            "url": self.path,
            "json": self.body,
            "params": self.query,
            "headers": {} if secret is None else {"authorization": f"Bearer {secret}"},
            "timeout": TIMEOUT + self.wait,
        }

    def read(self, status: int, content: bytes) -> T:
        """The answer; raises `Refused` if it is a refusal."""
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


def server_url(address: str) -> str:
    """A server's address, without a slash at its end."""
    if not address.startswith(("http://", "https://")):
        known = "an address begins with http:// or https://"
        raise TrickeryError(f"{known}: '{shown(address)}' does not")
    return address.rstrip("/")


def socket_url(address: str, table: str) -> str:
    """The address of a table's WebSocket."""
    return "ws" + address.removeprefix("http") + table_path(table, "live")


def table_path(table: str, *more: str) -> str:
    """The path of an endpoint of a table."""
    return "/".join(["/api/tables", quote(table, safe=""), *more])


def parse_invitation(link: str) -> tuple[str, str | None]:
    """A link's table, and its invitation if it's an invite link."""
    table, _, invite = link.rpartition("#/t/")[2].partition("/")
    return table, invite or None


def new_person() -> str:
    """Make a random id that identifies a person anonymously."""
    return secrets.token_urlsafe(24)


# Without a table ---------------------------------------------------------------------------------


def games(language: str) -> ApiRequest[m.Shelf]:
    """The games."""
    return ApiRequest("GET", "/api/games", query={"language": language})


def rules(game: str, language: str) -> ApiRequest[m.RulesPage]:
    """A game's rules."""
    path = f"/api/games/{quote(game, safe='')}/rules"
    return ApiRequest("GET", path, query={"language": language})


def phrases(language: str) -> ApiRequest[list[str]]:
    """The phrases."""
    return ApiRequest("GET", "/api/phrases", query={"language": language})


class NewTableOptions(TypedDict, total=False):
    """The settings of a new table; the server chooses missing ones."""

    name: str
    players: int
    options: Mapping[str, int | str | bool]
    edition: Mapping[str, Any]
    bots: str | None  # a level; without one the other seats are open
    pace: float  # seconds that a bot takes for a move
    hints: bool  # all players may ask for hints
    clock: int  # seconds for a person's move, after which a bot makes it
    again: str  # a finished table, to play its deal again
    secret: str  # of your seat there


def open_table(game: str, person: str, more: NewTableOptions) -> ApiRequest[m.Taken]:
    """A new table."""
    wish = {name: value for name, value in more.items() if name != "secret"}
    body = {"game": game, "person": person, **wish}
    return ApiRequest("POST", "/api/tables", body, idempotent=False, game=game)


# At a table --------------------------------------------------------------------------------------


def look(table: str, since: int = 0, wait: float = 0.0) -> ApiRequest[m.State]:
    """The state."""
    return ApiRequest("GET", table_path(table), query={"since": since, "wait": wait}, wait=wait)


def sit(
    table: str, name: str, seat: int | None, invite: str | None, person: str
) -> ApiRequest[m.Taken]:
    """An open seat."""
    body = {"name": name, "seat": seat, "invite": invite, "person": person}
    return ApiRequest("POST", table_path(table, "sit"), body, idempotent=False)


def ask(table: str, name: str, person: str) -> ApiRequest[m.Asked]:
    """A seat, if the host gives one."""
    return ApiRequest("POST", table_path(table, "ask"), {"name": name, "person": person})


def answer(table: str, asker: int, seat: int | None, when: str) -> ApiRequest[m.Answered]:
    """Give a person who asked a seat, now or after the round; or decline."""
    body = {"asker": asker, "seat": seat, "when": when}
    return ApiRequest("POST", table_path(table, "answer"), body, idempotent=False)


def pledge(table: str, commitment: str) -> ApiRequest[m.Pledged]:
    """Commit to your luck."""
    return ApiRequest("POST", table_path(table, "pledge"), {"commitment": commitment})


def start(table: str) -> ApiRequest[m.Started]:
    """Fix the pledges, and deal once all have revealed."""
    return ApiRequest("POST", table_path(table, "start"), {}, idempotent=False)


def reveal(table: str, luck: str) -> ApiRequest[m.Revealed]:
    """Reveal your luck."""
    return ApiRequest("POST", table_path(table, "reveal"), {"luck": luck})


def set_seat(table: str, seat: int, who: str) -> ApiRequest[m.Seated]:
    """Give a seat to a bot, or open it."""
    return ApiRequest(
        "POST", table_path(table, "seats"), {"seat": seat, "who": who}, idempotent=False
    )


def rename(table: str, name: str) -> ApiRequest[m.Acknowledged]:
    """Another name."""
    return ApiRequest("POST", table_path(table, "rename"), {"name": name})


def set_clock(table: str, seconds: int) -> ApiRequest[m.Acknowledged]:
    """The clock; 0: none."""
    return ApiRequest("POST", table_path(table, "clock"), {"seconds": seconds})


def stop_waiting(table: str, seat: int) -> ApiRequest[m.Acknowledged]:
    """A bot for somebody whose connection is lost."""
    return ApiRequest("POST", table_path(table, "stop-waiting"), {"seat": seat})


def pause(table: str) -> ApiRequest[m.Acknowledged]:
    """Pause the table."""
    return ApiRequest("POST", table_path(table, "pause"))


def resume(table: str) -> ApiRequest[m.Acknowledged]:
    """Resume the table."""
    return ApiRequest("POST", table_path(table, "resume"))


def nudge(table: str) -> ApiRequest[m.Acknowledged]:
    """Remind the person whose turn it is."""
    return ApiRequest("POST", table_path(table, "nudge"), idempotent=False)


def come_back(table: str) -> ApiRequest[m.Acknowledged]:
    """Take a seat again that was left."""
    return ApiRequest("POST", table_path(table, "return"))


def move(
    table: str, text: str, expect: int, key: str | None = None
) -> ApiRequest[m.Accepted | m.Stale | m.Illegal]:
    """A move. Its key makes it idempotent: it's made once, however often it's sent."""
    body = {"move": text, "expect": expect, "key": key or secrets.token_hex(16)}
    return ApiRequest("POST", table_path(table, "moves"), body, refusals=("stale", "illegal"))


def take_back(table: str) -> ApiRequest[m.TakenBack]:
    """Take back a seat's last move."""
    return ApiRequest("POST", table_path(table, "take-back"), {})


def why(table: str, text: str) -> ApiRequest[m.Why]:
    """Ask why a move isn't allowed."""
    return ApiRequest("POST", table_path(table, "why"), {"move": text})


def say(table: str, what: int | str) -> ApiRequest[m.Said]:
    """One of the phrases, or a text."""
    body = {"text": what} if isinstance(what, str) else {"phrase": what}
    return ApiRequest("POST", table_path(table, "say"), body, idempotent=False)


def sheet(table: str) -> ApiRequest[m.ScoreSheet]:
    """The score sheet."""
    return ApiRequest("GET", table_path(table, "sheet"))


def leave(table: str) -> ApiRequest[m.Left]:
    """Give the seat up; in the lobby for good, so a second time would be refused."""
    return ApiRequest("POST", table_path(table, "leave"), idempotent=False)


def invitation(table: str) -> ApiRequest[m.Invitation]:
    """The page's address."""
    return ApiRequest("GET", table_path(table, "invitation"))


def rematch(table: str) -> ApiRequest[m.NextTable]:
    """The next table; there is only one, however often it is asked for."""
    return ApiRequest("POST", table_path(table, "rematch"))


def record(table: str) -> ApiRequest[m.GameRecord]:
    """The finished game."""
    return ApiRequest("GET", table_path(table, "record"))


def replay(table: str, eyes: str | int, start: int, count: int) -> ApiRequest[m.Replay]:
    """Steps of the finished game."""
    query = {"eyes": str(eyes), "from": start, "count": count}
    return ApiRequest("GET", table_path(table, "replay"), query=query)
