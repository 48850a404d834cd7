"""Who is woken when something happens at a table.

Rests on `numbering`. Nobody is sent anything here: whoever is woken looks for themselves.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Mapping

from trickery.server.settings import Settings
from trickery.server.table.numbering import Viewer

Wake = Callable[[], None]


class EventBus:
    """The subscribers of one table: connections, and the one who plays for its bots."""

    def __init__(self, viewer_of: Callable[[str | None], Viewer], settings: Settings) -> None:
        self._viewer_of = viewer_of  # by the key of a seat
        self._settle_seconds = settings.presence_delay
        self._slice = settings.spectators_at_once
        self._slice_seconds = settings.spectator_pause
        self._subscribers: dict[Wake, str | None] = {}  # with the key of their seat
        self._connected: Counter[str | None] = Counter()  # how many are connected, by that key
        self._asleep: dict[Wake, None] = {}  # spectators who are still to be woken, in turn
        self._waking: asyncio.TimerHandle | None = None
        self._bot_runner: Wake | None = None
        self._pending: asyncio.TimerHandle | None = None
        self.changes = 0  # how often something may have changed about who is here

    @property
    def keys(self) -> Mapping[str | None, int]:
        """How many are connected, by the seat's key; spectators have none."""
        return self._connected

    def key_of(self, wake: Wake) -> str | None:
        """The seat's key that somebody came with."""
        return self._subscribers.get(wake)

    def subscribe(self, key: str | None, wake: Wake) -> None:
        """Wake somebody whenever something changes; they have a first look at once."""
        self._subscribers[wake] = key
        self._connected[key] += 1
        self.changes += 1
        wake()

    def unsubscribe(self, wake: Wake) -> str | None:
        """Wake somebody no longer; gives the key that they came with."""
        key = self._subscribers.pop(wake)
        self._asleep.pop(wake, None)
        self._connected[key] -= 1
        self.changes += 1
        if not self._connected[key]:
            del self._connected[key]
        return key

    def subscribe_bot_runner(self, wake: Wake | None) -> None:
        """Wake whoever plays for the bots, at once, whenever anything happens; or nobody."""
        self._bot_runner = wake
        self.wake_bot_runner()

    def publish(self, hidden: frozenset[Viewer] = frozenset()) -> None:
        """Something has happened: wake everybody but those for whom it does not exist.

        Spectators are woken after the seats, some at a time: a thousand keep nobody waiting.
        """
        if self._pending is not None and not hidden:  # when others are told must not depend on it
            self._pending.cancel()
            self._pending = None
        for wake, key in list(self._subscribers.items()):
            if key is None:
                if None not in hidden:
                    self._asleep[wake] = None
            elif self._viewer_of(key) not in hidden:
                wake()
        self.wake_bot_runner()
        if self._waking is None:
            self._wake_spectators()

    def _wake_spectators(self) -> None:
        self._waking = None
        for wake in list(itertools.islice(self._asleep, self._slice)):
            del self._asleep[wake]
            wake()
        if self._asleep:
            loop = asyncio.get_running_loop()
            self._waking = loop.call_later(self._slice_seconds, self._wake_spectators)

    def publish_soon(self) -> None:
        """Somebody came or went: that interests the others, but not more than once in a while."""
        if self._pending is None:
            loop = asyncio.get_running_loop()
            self._pending = loop.call_later(self._settle_seconds, self.publish)
        self.wake_bot_runner()

    def wake_bot_runner(self) -> None:
        """Let whoever plays for the bots have a look."""
        self.changes += 1
        if self._bot_runner is not None:
            self._bot_runner()
