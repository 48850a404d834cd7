"""A server that kills itself at one step of keeping a move: `kit.server.crashing_server` starts it.

It tells its address as soon as it listens, and dies (kill -9: no farewell of any kind) once a file
named `now` lies in its folder.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from trickery.server.serve import Addresses, serve
from trickery.server.settings import Settings
from trickery.server.storage import store, writer
from trickery.server.table import projections, table
from trickery.server.workers import process
from trickery.wire.messages import State

STEPS = (
    "before the write",
    "after the write",
    "at the commit",
    "after the commit",
    "before telling",
    "after telling",
)


def run(step: str, folder: Path, listens: Connection) -> None:
    """Serve until that step."""
    plain = process.environment
    # Nobody waits until the bots are compiled.
    process.environment = lambda: {**plain(), "NUMBA_DISABLE_JIT": "1"}

    def die(*_: Any) -> None:
        if (folder / "now").exists():
            os.kill(os.getpid(), signal.SIGKILL)

    def dying_first(function: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any) -> Any:
            die()
            return function(*args)

        return wrapped

    at = {
        "before the write": "before_cursor_execute",
        "after the write": "after_cursor_execute",
        "at the commit": "commit",
    }
    if step in at:
        sa.event.listen(sa.Engine, at[step], die)  # any engine's: the server has only one
    if step == "after the commit":
        writer.resolve = dying_first(writer.resolve)
    elif step == "before telling":
        place = dying_first(table.Table._put_in_place)  # noqa: SLF001  # stored, and not yet told
        table.Table._put_in_place = place  # type: ignore[method-assign]  # noqa: SLF001
    elif step == "after telling":
        tell = projections.Projections.state

        def told(self: projections.Projections, *args: Any) -> State:
            state = tell(self, *args)
            die()
            return state

        projections.Projections.state = told  # type: ignore[method-assign, assignment]

    serve(
        Addresses("127.0.0.1", 0),
        store.sqlite_url(folder),
        Settings(pace=0, coach_ahead=0),
        listens.send,
    )
