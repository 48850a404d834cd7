"""A client of a table: sit down, look, hear, move; for programs, tests and the terminal.

Rests on `trickery.wire`, httpx and websockets, and on nothing that a server needs.
`Client` waits for its answers, `AsyncClient` has the same methods for asyncio. Both retry what may
be retried: no event is missed, and no move is made twice.
"""

from trickery.client.async_client import AsyncClient, AsyncSeat, AsyncWatcher
from trickery.client.errors import Closed, Illegal, Refused, Stale, Unanswered, Unfair
from trickery.client.localization import read
from trickery.client.sync_client import Client, Seat, Watcher
from trickery.wire.messages import Entry, State, View

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
