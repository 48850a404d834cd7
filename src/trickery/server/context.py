"""The context of a running server: everything that its requests share, in one typed object.

Rests on `directory`, `net` and `readiness`. `app` makes it when the server starts, and keeps it in
the application's state; `server_context` gets it from there.
"""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass

from cachetools import LRUCache
from fastapi import FastAPI
from starlette.requests import HTTPConnection

from trickery.core.match import Match
from trickery.server.directory.directory import TableDirectory
from trickery.server.forwarding import Cluster
from trickery.server.net.admission import Admission
from trickery.server.ratelimit import ServerLimits
from trickery.server.readiness import ReadinessProbe
from trickery.server.settings import Settings
from trickery.server.side_thread import SideThreads


class ApiCaches:
    """What the API keeps in memory between requests; whoever uses it in a thread holds the lock."""

    def __init__(self, settings: Settings) -> None:
        self.lock = threading.Lock()
        #: QR codes, by the address in them.
        self.pictures: LRUCache[str, bytes] = LRUCache(settings.pictures_in_memory)
        #: Positions of puzzles, by game and id.
        self.puzzles: LRUCache[tuple[str, str], Match] = LRUCache(settings.puzzles_in_memory)
        #: Descriptions of the API, by kind and by the server's address in them.
        self.descriptions: LRUCache[tuple[str, str], bytes] = LRUCache(
            2 * settings.described_addresses
        )


@dataclass(frozen=True)
class ServerContext:
    """What all requests of a running server share."""

    settings: Settings
    tables: TableDirectory
    limits: ServerLimits
    admission: Admission
    readiness: ReadinessProbe
    caches: ApiCaches
    threads: SideThreads
    cluster: Cluster | None  # the processes that share the database, if it's shared
    public_address: str | None  # of this machine, as its network knows it

    async def drain(self) -> None:
        """Take no new tables from now on, and hand all over to other processes, if there are any.

        Where there are none, games that are under way go on here.
        """
        self.tables.draining = True
        if (leases := self.tables.store.leases) is not None:
            await asyncio.to_thread(leases.drain)

    @property
    def draining(self) -> bool:
        """Should this process be asked nothing new?"""
        leases = self.tables.store.leases
        return self.tables.draining or (leases is not None and leases.draining)


def context_of(app: FastAPI) -> ServerContext:
    """The context of a running application."""
    context: ServerContext = app.state.context
    return context


async def server_context(connection: HTTPConnection) -> ServerContext:
    """The context of the server that got a request, or has a socket (a FastAPI dependency)."""
    app: FastAPI = connection.app
    return context_of(app)
