"""Freezing the notation of moves.

python tests/tools/notation.py   freezes the moves of a new game of ours, in tests/compat/notation;
                                 existing files are never overwritten
"""

from __future__ import annotations

from pathlib import Path

from trickery.core import registry

FROZEN = Path(__file__).resolve().parent.parent / "compat" / "notation"


if __name__ == "__main__":
    for game in registry.ours():
        file = FROZEN / f"{game}.txt"
        if not file.exists():
            moves = registry.load(game).moves
            file.write_text("".join(f"{move}\n" for move in moves), encoding="utf-8")
            print(file)
