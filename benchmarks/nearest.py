"""Which game of OpenSpiel one of ours is measured against: `peers.toml` says it.

Rests on nothing.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

PEERS = Path(__file__).with_name("peers.toml")


def peer_of(game: str) -> str:
    """OpenSpiel's nearest card game to one of ours; the usual one if nobody chose another."""
    told = tomllib.loads(PEERS.read_text(encoding="utf-8"))
    nearest: str = told["nearest"].get(game, told["usual"])
    return nearest
