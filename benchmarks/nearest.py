"""The game of OpenSpiel to compare with one of ours, from `peers.toml`.

Rests on nothing.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

PEERS = Path(__file__).with_name("peers.toml")


def peer_of(game: str) -> str:
    """OpenSpiel's nearest card game to one of ours; the default if none was chosen."""
    told = tomllib.loads(PEERS.read_text(encoding="utf-8"))
    nearest: str = told["nearest"].get(game, told["usual"])
    return nearest
