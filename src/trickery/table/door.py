"""The door: which connections come in, before anybody has said a word.

Rests on `house`, `limits` and `outside`. `guests` are the connections that it counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

from trickery.core.say import Words, speaker
from trickery.table.house import HouseRules
from trickery.table.limits import REMEMBERED, Pace, household
from trickery.table.outside import Outside

if TYPE_CHECKING:
    from trickery.table.guests import Guest, Line

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)
say = speaker(__package__)

BACKLOG = 1024  # connections that the system may hand over at once, before any is turned away
FILES = 128  # descriptors for the database, the log, the bots' processes


class Door:
    """Who is inside, and who may come in."""

    def __init__(self, house: HouseRules, outside: Outside) -> None:
        self.house = house
        self.outside = outside
        self.room = min(house.connections, room_for())
        self.sockets: Counter[str] = Counter()  # by household
        self.handshakes = Pace(
            house.handshakes_a_second, max(1, int(10 * house.handshakes_a_second))
        )
        self._arrivals = Pace(
            house.connections_a_second, max(1, int(10 * house.connections_a_second))
        )
        self._inside: dict[asyncio.Protocol, str] = {}
        self._from: Counter[str] = Counter()  # connections by household
        self._unheard: dict[Guest, None] = {}  # no whole request yet; the oldest first
        self._players: OrderedDict[str, None] = OrderedDict()
        self._noted = Pace(1 / 60, 1)
        self.lingering = 0  # turned away at the door, and still there to read why

    def enter(self, guest: Guest, address: str) -> tuple[int, Words] | None:
        """Let a connection in; or the status and the reason with which it is turned away."""
        whose = household(address)
        refusal = self._refusal(whose, self.outside.trusts(address))
        if refusal is not None:
            return refusal
        self._inside[guest] = whose
        self._from[whose] += 1
        self._unheard[guest] = None
        return None

    def _refusal(self, whose: str, proxy: bool) -> tuple[int, Words] | None:
        house = self.house
        if not proxy and self._arrivals.delay(whose) > 0:
            return 429, say("connections-too-fast")
        if not proxy and self._from[whose] >= house.connections_an_address:
            return 429, say("connections-too-many")
        known = proxy or whose in self._players
        kept = 0 if known else min(house.kept_for_players, self.room // 2)
        if len(self._inside) >= self.room - kept and not self._make_room():
            return 503, say("server-full")
        return None

    def _make_room(self) -> bool:
        """Part with whoever has been silent for longest."""
        if not self._unheard:
            return False
        oldest = next(iter(self._unheard))
        self.leave(oldest)
        oldest.transport.abort()
        return True

    def heard(self, guest: Guest) -> None:
        """A connection has made a whole request."""
        self._unheard.pop(guest, None)

    def upgrade(self, guest: Guest, line: Line) -> None:
        """A connection goes on as a socket."""
        if (whose := self._inside.pop(guest, None)) is not None:
            self._inside[line] = whose

    def leave(self, who: asyncio.Protocol) -> None:
        """A connection has ended; to say so twice does no harm."""
        if (whose := self._inside.pop(who, None)) is not None:
            self._from[whose] -= 1
            if not self._from[whose]:
                del self._from[whose]
        self._unheard.pop(who, None)  # type: ignore[call-overload]  # a socket is none of these

    def welcome(self, address: str) -> None:
        """Somebody at this address holds a seat: there will be room for them."""
        whose = household(address)
        self._players[whose] = None
        self._players.move_to_end(whose)
        if len(self._players) > REMEMBERED:
            self._players.popitem(last=False)

    def note(self, text: str, *words: str) -> None:
        """A line in the log, once a minute for each kind: whoever floods us must not flood it."""
        if self._noted.delay(text + words[0]) == 0:
            log.warning(text, *words)


def room_for() -> int:
    """How many connections the system's descriptors allow, with some left for everything else."""
    if resource is None:
        return 400
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return 10**6
    return max(soft - BACKLOG - FILES, soft // 2)


def more_descriptors() -> None:
    """As many file descriptors as the system gives without being asked by its administrator."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
