"""Check games with mistakes, one after the other, each until what was expected is found.

Run by test_mistakes.py with their folder on the path:
    python -m programs.mistaken NAME...
"""

from __future__ import annotations

import dataclasses
import json
import sys

from kit.mistakes import MISTAKES, SOUND, Mistake
from trickery.check import passes
from trickery.check.finding import Finding


def findings(mistake: Mistake) -> list[dict[str, object]]:
    """The findings up to the expected one, or all."""
    found = []
    for said in passes.interpreted(mistake.name, quick=True):
        if isinstance(said, Finding):
            found.append(dataclasses.asdict(said))
            if mistake.says and mistake.says in said.sentence and said.file == mistake.file:
                break
    return found


if __name__ == "__main__":
    known = {each.name: each for each in (*MISTAKES, *SOUND)}
    for name in sys.argv[1:]:
        print(json.dumps([name, findings(known[name])]), flush=True)
