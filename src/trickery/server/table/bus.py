"""Who is woken when something happens at a table.

Rests on `numbering`. Nobody is sent anything here: whoever is woken looks for themselves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from trickery.server.table.numbering import Viewer

Wake = Callable[[], None]


class EventBus:
    """The subscribers of one table: connections, and the one who plays for its bots."""

    def __init__(self, viewer_of: Callable[[str | None], Viewer], settle_seconds: float) -> None:
        self._viewer_of = viewer_of  # by the key of a seat
        self._settle_seconds = settle_seconds  # until the others are told who came or went
        self._subscribers: dict[Wake, str | None] = {}  # with the key of their seat
        self._bot_runner: Wake | None = None
        self._pending: asyncio.TimerHandle | None = None

    @property
    def keys(self) -> Collection[str | None]:
        """The seats' keys of all who are connected; spectators have none."""
        return self._subscribers.values()

    def subscribe(self, key: str | None, wake: Wake) -> None:
        """Wake somebody whenever something changes; they have a first look at once."""
        self._subscribers[wake] = key
        wake()

    def unsubscribe(self, wake: Wake) -> str | None:
        """Wake somebody no longer; gives the key that they came with."""
        return self._subscribers.pop(wake)

    def subscribe_bot_runner(self, wake: Wake) -> None:
        """Wake whoever plays for the bots, at once, whenever anything happens."""
        self._bot_runner = wake
        wake()

    def publish(self, hidden: frozenset[Viewer] = frozenset()) -> None:
        """Something has happened: wake everybody but those for whom it does not exist."""
        if self._pending is not None and not hidden:  # when others are told must not depend on it
            self._pending.cancel()
            self._pending = None
        for wake, key in list(self._subscribers.items()):
            if self._viewer_of(key) not in hidden:
                wake()
        self.wake_bot_runner()

    def publish_soon(self) -> None:
        """Somebody came or went: that interests the others, but not more than once in a while."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            self._pending = loop.call_later(self._settle_seconds, self.publish)
        self.wake_bot_runner()

    def wake_bot_runner(self) -> None:
        """Let whoever plays for the bots have a look."""
        if self._bot_runner is not None:
            self._bot_runner()
