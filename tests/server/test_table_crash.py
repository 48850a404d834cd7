"""kill -9 at each step of keeping a move: what was acknowledged is kept, nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.server import Held, Socket, crashing_server, play_to_the_end
from programs.crashing_server import STEPS
from trickery.core import fair, records


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
        process.join()
        assert process.exitcode == -9
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
