"""The process in which a game is checked: it may crash or hang, and nothing else with it.

Rests on `passes` and `watch`. Run by `running`; a line of JSON for everything that's said:
    python -m trickery.check.child interpreted|compiled GAME SECONDS [quick|every]
"""

from __future__ import annotations

import dataclasses
import json
import sys
from typing import Any

from trickery.check import passes, watch


def line_of(said: passes.PassSaid) -> dict[str, Any]:
    """A stage, a finding or digests, as JSON."""
    if isinstance(said, passes.Stage):
        return {"stage": said.title}
    if isinstance(said, passes.Digested):
        return {"digests": dataclasses.asdict(said.case), "steps": said.steps}
    return {"finding": dataclasses.asdict(said)}


def main(way: str, name: str, seconds: str, extent: str = "") -> None:
    """Check a game in one way of running the rules."""
    watch.begin(float(seconds))
    if way == "compiled":
        found = passes.compiled(name, every=extent == "every")
    else:
        found = passes.interpreted(name, quick=extent == "quick", every=extent == "every")
    for said in found:
        watch.still_going()
        print(json.dumps(line_of(said)), flush=True)
    print(json.dumps({"done": True}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
