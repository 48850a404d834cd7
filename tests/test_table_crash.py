"""kill -9 at each step of keeping a move: what was acknowledged is kept, nothing is doubled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from crashing import STEPS
from serving import Held, Served, Socket, play_to_the_end
from trickery.core import fair, records

HERE = Path(__file__).parent


@contextmanager
def crashing_server(step: str, folder: Path) -> Iterator[tuple[Served, subprocess.Popen[bytes]]]:
    """A server of its own process, which says where it is once it listens."""
    command = [sys.executable, str(HERE / "crashing.py"), step, str(folder)]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE)
    assert process.stdout is not None
    address = process.stdout.readline().decode().strip()
    served = Served(address, lambda _: pytest.fail("in another process"))
    served.http.timeout = 60
    try:
        yield served, process
    finally:
        served.http.close()
        process.kill()
        process.wait()
        process.stdout.close()


def until_closed(live: Socket) -> Iterator[dict[str, Any]]:
    """Everything that is still said before the other side dies."""
    with suppress(ConnectionClosed):
        while True:
            yield live.hear()


@pytest.mark.parametrize("step", STEPS)
def test_a_crash_loses_no_acknowledged_move_and_doubles_none(step: str, tmp_path: Path) -> None:
    acknowledged = {}
    with crashing_server(step, tmp_path) as (served, process):
        ann = served.open("trick_party")
        for _ in range(3):
            state = ann.my_turn()
            told = ann.move(state["view"]["legal"][0], state["seq"], key=f"before {state['seq']}")
            acknowledged[told.json()["key"]] = told.json()["seq"]
        state = ann.my_turn()
        move = state["view"]["legal"][0]
        with ann.live() as live:
            live.hear("state")
            (tmp_path / "now").touch()
            live.tell(type="move", move=move, expect=state["seq"], key="the one")
            for answer in until_closed(live):  # whatever was said before the end counts
                if answer["type"] == "accepted":
                    acknowledged[answer["key"]] = answer["seq"]
        assert process.wait() == -9
    (tmp_path / "now").unlink()
    with crashing_server("never", tmp_path) as (served, _):
        back = Held(served, ann.table, 0, ann.secret)
        for key, seq in acknowledged.items():
            assert back.move("any", 0, key=key).json() == {
                "type": "accepted",
                "key": key,
                "seq": seq,
            }
        told = back.move(move, state["seq"], key="the one")  # the page sends it again
        assert told.json()["type"] == "accepted"
        mine = [e for e in back.state()["entries"] if e["kind"] == "move" and e["seat"] == 0]
        assert len(mine) == 4
        play_to_the_end(back, lambda legal: legal[0])
        assert fair.verify(records.parse(back.get("record").text))
