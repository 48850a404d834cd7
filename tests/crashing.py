"""A server that kills itself at one step of keeping a move: `python crashing.py STEP FOLDER`.

It prints its address as soon as it listens, and dies (kill -9: no farewell of any kind) once a file
named `now` lies in the folder.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from trickery.table import store, story, table
from trickery.table.house import HouseRules
from trickery.table.messages import State
from trickery.table.serve import serve

STEPS = (
    "before the write",
    "after the write",
    "at the commit",
    "after the commit",
    "before telling",
    "after telling",
)


def main() -> None:
    step, folder = sys.argv[1], Path(sys.argv[2])

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
        store.answer = dying_first(store.answer)
    elif step == "before telling":
        table.Table.take_in = dying_first(table.Table.take_in)  # type: ignore[method-assign]
    elif step == "after telling":
        tell = story.Stories.state

        def told(self: story.Stories, *args: Any) -> State:
            state = tell(self, *args)
            die()
            return state

        story.Stories.state = told  # type: ignore[method-assign, assignment]

    def listens(address: str) -> None:
        print(address, flush=True)

    serve("127.0.0.1", 0, store.sqlite_url(folder), HouseRules(pace=0), listens)


if __name__ == "__main__":
    main()
