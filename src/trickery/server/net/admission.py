"""Admission control: which connections are let in, before anybody has said a word.

Rests on `ratelimit` and `hosts`. `connections` has the connections that it counts.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from cachetools import LRUCache

from trickery.server.catalogue import say
from trickery.server.errors import Unavailable
from trickery.server.net.hosts import HostPolicy
from trickery.server.net.peers import Peers
from trickery.server.ratelimit import ServerLimits, address_block
from trickery.server.settings import Settings

if TYPE_CHECKING:
    from trickery.server.net.connections import HttpConnection
    from trickery.server.net.sockets import SocketConnection

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)


class Admission:
    """The open connections of a server, and the decision on each new one."""

    def __init__(
        self,
        settings: Settings,
        hosts: HostPolicy,
        limits: ServerLimits,
        peers: Peers | None = None,
    ) -> None:
        self.settings = settings
        self.peers = peers  # other processes of this server
        self.hosts = hosts
        self.limits = limits
        self._capacity = min(settings.connections, connection_capacity(settings))
        self._open: dict[asyncio.Protocol, str] = {}  # with the block of its address
        self._silent: dict[HttpConnection, None] = {}  # no whole request yet; the oldest first
        self._players: LRUCache[str, None] = LRUCache(settings.remembered_addresses)  # blocks
        self.lingering = 0  # connections that were refused, and are still there to read why

    def admit(self, connection: HttpConnection, address: str, from_peer: bool = False) -> None:
        """Let a connection in; raises the reason for which it is refused."""
        block, proxy = address_block(address), from_peer or self.hosts.trusts(address)
        if not proxy:  # a proxy counts for itself
            self.limits.new_connections.check(block)
            self.limits.connections.check(block)
        kept = self.settings.kept_for_players
        reserved = 0 if proxy or block in self._players else min(kept, self._capacity // 2)
        if len(self._open) >= self._capacity - reserved and not self._close_oldest_silent():
            raise Unavailable(say("server-full"))
        self._open[connection] = block
        self._silent[connection] = None
        self.limits.connections.start(block)

    def _close_oldest_silent(self) -> bool:
        """Make room by closing the connection that has been silent for longest, if there is one."""
        if not self._silent:
            return False
        oldest = next(iter(self._silent))
        self.release(oldest)
        oldest.transport.abort()
        return True

    def request_received(self, connection: HttpConnection) -> None:
        """A connection has made a whole request: it is silent no more."""
        self._silent.pop(connection, None)

    def upgrade(self, connection: HttpConnection, socket: SocketConnection) -> None:
        """A connection goes on as a socket."""
        if (block := self._open.pop(connection, None)) is not None:
            self._open[socket] = block

    def release(self, connection: asyncio.Protocol) -> None:
        """A connection has ended; to say so twice does no harm."""
        if (block := self._open.pop(connection, None)) is not None:
            self.limits.connections.end(block)
        self._silent.pop(connection, None)  # type: ignore[call-overload]  # a socket is none of these

    def remember_player(self, address: str) -> None:
        """Somebody at this address holds a seat: there will be room for them."""
        self._players[address_block(address)] = None

    def warn(self, text: str, *words: str) -> None:
        """A line in the log, now and then for each kind: whoever floods us must not flood it."""
        if self.limits.log_notes.delay(text + words[0]) == 0:
            log.warning(text, *words)


def admission_of(app: Any) -> Admission:
    """The admission control of a running application, out of its context (`server.context`)."""
    admission: Admission = app.state.context.admission
    return admission


def connection_capacity(settings: Settings) -> int:
    """How many connections the system's descriptors allow, with some left for everything else."""
    if resource is None:
        return 400
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if soft == resource.RLIM_INFINITY:
        return settings.connections
    return max(soft - settings.backlog - settings.spare_files, soft // 2)


def raise_descriptor_limit(settings: Settings) -> None:
    """Take as many file descriptors as the system gives without its administrator."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = settings.file_descriptors
        wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
