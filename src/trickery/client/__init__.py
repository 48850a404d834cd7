"""A client of a table: sit down, look, hear, move; for programs, tests and the terminal.

Rests on the messages of `trickery.table`, httpx and websockets, and on nothing that a server needs.
`Client` waits for its answers, `AsyncClient` has the same methods for asyncio. Both try again what
can be tried again: nothing that was told is missed, and no move is made twice.
"""

from trickery.client.awaiting import AsyncClient, AsyncSeat, AsyncWatcher
from trickery.client.blocking import Client, Seat, Watcher
from trickery.client.errors import Closed, Illegal, Refused, Stale, Unanswered, Unfair
from trickery.client.reading import read
from trickery.table.messages import Entry, State, View

__all__ = [
    "AsyncClient",
    "AsyncSeat",
    "AsyncWatcher",
    "Client",
    "Closed",
    "Entry",
    "Illegal",
    "Refused",
    "Seat",
    "Stale",
    "State",
    "Unanswered",
    "Unfair",
    "View",
    "Watcher",
    "read",
]
